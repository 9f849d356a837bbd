"""Bots for Dominion, by name: the regular player, and priority lists that have names among players."""

from igroteka.engine.strategy import Strategy
from igroteka.games.dominion.bots.beginner import Beginner
from igroteka.games.dominion.bots.engine import ENGINE
from igroteka.games.dominion.bots.lists import LISTS, parse
from igroteka.games.dominion.bots.regular import REGULAR

STRATEGIES: dict[str, Strategy] = {"regular": REGULAR, **{name: parse(text) for name, text in LISTS.items()}}
STRATEGIES["novice"] = Beginner(parse("Gold; Silver").clauses)
STRATEGIES["engine"] = ENGINE
