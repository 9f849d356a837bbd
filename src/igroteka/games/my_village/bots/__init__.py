"""Bots for My Village, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.my_village.bots.regular import Regular

STRATEGIES: dict[str, Strategy] = {"regular": Regular(0.3)}
