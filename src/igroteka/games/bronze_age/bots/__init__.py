"""Bots for The Bronze Age, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.bronze_age.bots.reasons import Spoken

STRATEGIES: dict[str, Strategy] = {"regular": Spoken()}
