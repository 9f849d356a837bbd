"""Strategies that can be read."""

from igroteka.engine.mind import Strategy

STRATEGIES: dict[str, Strategy] = {}
