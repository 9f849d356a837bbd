"""Bots for Dominion, by name: priority lists, to begin with."""

from igroteka.engine.strategy import Strategy
from igroteka.games.dominion.bots.beginner import Beginner
from igroteka.games.dominion.bots.lists import LISTS, parse

STRATEGIES: dict[str, Strategy] = {name: parse(text) for name, text in LISTS.items()}
STRATEGIES["novice"] = Beginner(parse(LISTS["regular"]).clauses)
