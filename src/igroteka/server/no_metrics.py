"""Figures for where nobody comes to read them, in a browser: like those of `prometheus_client`, as far as used."""

from typing import Any


class NoMetric:
    """Takes whatever it is told, and forgets it."""

    def __init__(self, name: str, documentation: str, labelnames: Any = (), **how: Any) -> None:
        self.name = name

    def labels(self, *values: str) -> "NoMetric":
        """The same, for these values."""
        return self

    def inc(self) -> None:
        """One more."""

    def dec(self) -> None:
        """One less."""

    def set(self, value: float) -> None:
        """So many now."""

    def observe(self, amount: float) -> None:
        """So much this time."""


Counter = Gauge = Histogram = NoMetric
