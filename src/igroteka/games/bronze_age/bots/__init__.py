"""Bots for The Bronze Age, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.bronze_age.bots.regular import Steward

STRATEGIES: dict[str, Strategy] = {"regular": Steward()}
