"""Bots for Strasbourg, by name."""

from igroteka.engine.strategy import Strategy
from igroteka.games.strasbourg.bots.reasons import Spoken

STRATEGIES: dict[str, Strategy] = {"regular": Spoken()}
