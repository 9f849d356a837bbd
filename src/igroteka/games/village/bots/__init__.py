"""Bots for Village, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.village.bots.regular import Regular

STRATEGIES: dict[str, Strategy] = {"regular": Regular()}
