"""Bots for Pig, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.pig.bots.regular import Swineherd

STRATEGIES: dict[str, Strategy] = {"regular": Swineherd()}
