"""Bots for Strasbourg, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.strasbourg.bots.regular import Regular

STRATEGIES: dict[str, Strategy] = {"regular": Regular()}
