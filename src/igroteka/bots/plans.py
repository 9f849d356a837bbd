"""Which of several ways of playing does best from here.

A move's worth depends on what its player means to do with it: a Chapel is a bad buy for somebody who then plays as if
he had none. So before a search compares moves, it compares plans, whole matches long, and is then guided by the best.
The comparison is with the usual plan under the same luck, which cancels much of the noise; and it is remembered from
decision to decision, fading as the position changes.
"""

import math
from typing import Final

from igroteka.engine.mind import Strategy

SURE: Final = 1.0
"""By how many standard errors a plan must beat the usual one to be followed."""
HOPE: Final = 2.0
"""Within how many standard errors a plan may be the best, and is tried on."""
TRIALS: Final = 12.0
"""So often every plan is tried before it is given up."""
FADING: Final = 0.9
"""What a trial in the last position counts for in this one."""


class Plans:
    """The ways of playing that a seat may follow, the usual one first, and what each gained over it."""

    def __init__(self, strategies: list[Strategy]) -> None:
        self.strategies = strategies
        self.trials = [0.0] * len(strategies)
        self.gains = [0.0] * len(strategies)
        """The sum over all trials of what a plan brought beyond the usual one."""
        self.squares = [0.0] * len(strategies)
        """The sum of the squares of the same."""

    def learn(self, plan: int, gain: float) -> None:
        """Take in one trial."""
        self.trials[plan] += 1.0
        self.gains[plan] += gain
        self.squares[plan] += gain * gain

    def gain(self, plan: int) -> float:
        """What a plan brings on average."""
        return self.gains[plan] / self.trials[plan] if self.trials[plan] > 0.0 else 0.0

    def error(self, plan: int) -> float:
        """The standard error of that average, as far as one can tell."""
        trials = self.trials[plan]
        if trials == 0.0:
            return 1.0
        mean = self.gains[plan] / trials
        return math.sqrt((max(0.0, self.squares[plan] / trials - mean * mean) + 1.0 / (trials + 1.0)) / trials)

    def sure_gain(self, plan: int) -> float:
        """What a plan brings at the least; the usual one brings nothing beyond itself."""
        return self.gain(plan) - SURE * self.error(plan) if plan > 0 else 0.0

    def best(self) -> int:
        """The plan that surely gains most; the usual one, if none surely gains."""
        chosen = 0
        for plan in range(1, len(self.strategies)):
            if self.sure_gain(plan) > self.sure_gain(chosen):
                chosen = plan
        return chosen

    def hopeful(self) -> list[int]:
        """The plans besides the usual one that may still be the best."""
        least = self.sure_gain(self.best())
        plans: list[int] = []
        for plan in range(1, len(self.strategies)):
            if self.trials[plan] < TRIALS or self.gain(plan) + HOPE * self.error(plan) > least:
                plans.append(plan)
        return plans

    def fade(self) -> None:
        """The position has changed, so what was learnt in earlier ones counts for less."""
        for plan in range(len(self.strategies)):
            self.trials[plan] *= FADING
            self.gains[plan] *= FADING
            self.squares[plan] *= FADING
