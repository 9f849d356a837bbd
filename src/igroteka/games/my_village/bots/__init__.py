"""Bots for My Village, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.my_village.bots.reasons import Spoken

STRATEGIES: dict[str, Strategy] = {"regular": Spoken(0.3)}
