"""Shares, means and their uncertainty.

Matches of one deal share their luck, so a deal, not a match, is one independent observation.
"""

import math
from collections import defaultdict

import msgspec

Z = 1.959963984540054
"""Of a 95 % interval."""
MANY = 30
"""With fewer deals than this, sharing luck is never believed to make us surer than independent matches would."""


class Interval(msgspec.Struct):
    """A share, with the interval that holds the true one in 95 of 100 tournaments, and what it rests on."""

    mean: float
    low: float
    high: float
    matches: int


class Spread(msgspec.Struct):
    """Mean and standard deviation."""

    mean: float
    deviation: float


def wilson(share: float, matches: float) -> tuple[float, float]:
    """Wilson's score interval of a share in so many independent matches.

    >>> low, high = wilson(0.5, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.404 0.596'
    """
    scale = 1 + Z * Z / matches
    middle = (share + Z * Z / (2 * matches)) / scale
    half = Z * math.sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches)) / scale
    low = 0.0 if share == 0 else middle - half
    high = 1.0 if share == 1 else middle + half
    return max(0.0, low), min(1.0, high)


class Tally:
    """Shares of wins, gathered by deal."""

    def __init__(self) -> None:
        self.sums: dict[int, float] = defaultdict(float)
        self.counts: dict[int, int] = defaultdict(int)

    def add(self, deal: int, share: float) -> None:
        """One seat of one match: 1 for a win, 1/2 for a win shared by two, 0 for a loss."""
        self.sums[deal] += share
        self.counts[deal] += 1

    @property
    def matches(self) -> int:
        """How many were added."""
        return sum(self.counts.values())

    def interval(self) -> Interval | None:
        """The share and its interval: Wilson's, over as many independent matches as these are worth."""
        matches = self.matches
        if not matches:
            return None
        mean = sum(self.sums.values()) / matches
        low, high = wilson(mean, self.worth(mean, matches))
        return Interval(mean, low, high, matches)

    def worth(self, mean: float, matches: int) -> float:
        """The number of independent matches with the same uncertainty, by the spread between deals.

        More than there are, if rotated seats cancel the luck of a deal, or fewer, if a deal suits one of the bots.
        """
        deals = len(self.counts)
        if deals < 2 or not 0 < mean < 1:
            return matches
        squares = sum((self.sums[deal] - mean * count) ** 2 for deal, count in self.counts.items())
        variance = squares * deals / (deals - 1) / matches**2
        if deals < MANY:
            variance = max(variance, mean * (1 - mean) / matches)
        # Even if every deal comes out alike, a match is worth no more than ten.
        return min(mean * (1 - mean) / variance if variance else math.inf, 10.0 * matches)


def spread(values: list[int]) -> Spread:
    """Mean and standard deviation of a sample."""
    mean = sum(values) / len(values)
    squares = sum((value - mean) ** 2 for value in values)
    return Spread(mean, math.sqrt(squares / (len(values) - 1)) if len(values) > 1 else 0.0)
