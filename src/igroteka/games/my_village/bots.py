"""stub."""

from igroteka.engine.mind import Strategy

STRATEGIES: dict[str, Strategy] = {}
