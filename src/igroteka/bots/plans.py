"""Which of several ways of playing does best from here.

A move's worth depends on what its player means to do with it: a Chapel is a bad buy for somebody who then plays as if
he had none. So before a search compares moves, it compares plans, whole matches long, and is then guided by the best.
The comparison is with the usual plan under the same luck, which cancels much of the noise; and it is remembered from
decision to decision, fading as the position changes.
"""

import math
from typing import Final

from igroteka.engine.strategy import Strategy

SURE: Final = 1.0
"""By how many standard errors a plan must beat the usual one to be followed."""
HOPE: Final = 2.0
"""Within how many standard errors one may be the best, and is tried on."""
TRIALS: Final = 12.0
"""So often each plan is tried before it is given up."""
LUCK: Final = 1.0
"""The variance that must be reckoned with before there are trials, where each goes to the end of the match."""
FADING: Final = 0.9
"""What a trial in the last position counts for in this one."""


class Comparison:
    """Several ways to go on, and what each gained over the first, the usual one, under the same luck."""

    def __init__(self, ways: int, trials: float, sure: float, luck: float, worthwhile: float) -> None:
        self.ways = ways
        self.patience = trials
        """So often each is tried before it is given up."""
        self.sure = sure
        """By how many standard errors one must beat the usual one to be preferred."""
        self.luck = luck
        """The variance of one trial that must be reckoned with."""
        self.worthwhile = worthwhile
        """What can't gain more than this is tried no further."""
        self.trials = [0.0] * ways
        self.gains = [0.0] * ways
        """The sum over all trials of what each brought beyond the usual one."""
        self.squares = [0.0] * ways
        """The sum of the squares of the same."""

    def learn(self, way: int, gain: float) -> None:
        """Take in one trial."""
        self.trials[way] += 1.0
        self.gains[way] += gain
        self.squares[way] += gain * gain

    def gain(self, way: int) -> float:
        """What a way brings on average."""
        return self.gains[way] / self.trials[way] if self.trials[way] > 0.0 else 0.0

    def error(self, way: int) -> float:
        """The standard error of that average, as far as one can tell."""
        trials = self.trials[way]
        if trials == 0.0:
            return 1.0
        mean = self.gains[way] / trials
        return math.sqrt((max(0.0, self.squares[way] / trials - mean * mean) + self.luck / (trials + 1.0)) / trials)

    def sure_gain(self, way: int) -> float:
        """What a way brings at the least; the usual one brings nothing beyond itself."""
        return self.gain(way) - self.sure * self.error(way) if way > 0 else 0.0

    def best(self) -> int:
        """The way that surely gains most; the usual one, if none surely gains."""
        chosen = 0
        for way in range(1, self.ways):
            if self.sure_gain(way) > self.sure_gain(chosen):
                chosen = way
        return chosen

    def hopeful(self) -> list[int]:
        """Those besides the usual one that may still be the best, and worth it."""
        least = self.sure_gain(self.best()) + self.worthwhile
        found: list[int] = []
        for way in range(1, self.ways):
            if self.trials[way] < self.patience or self.gain(way) + HOPE * self.error(way) > least:
                found.append(way)
        return found

    def fade(self) -> None:
        """The position has changed, so what was learnt in earlier ones counts for less."""
        for way in range(self.ways):
            self.trials[way] *= FADING
            self.gains[way] *= FADING
            self.squares[way] *= FADING


class Plans(Comparison):
    """The ways of playing that a seat may follow, the usual one first."""

    def __init__(self, strategies: list[Strategy]) -> None:
        super().__init__(len(strategies), TRIALS, SURE, LUCK, 0.0)
        self.strategies = strategies
