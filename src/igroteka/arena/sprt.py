"""When to stop: a sequential test, as testers of chess engines use it.

After every deal the test weighs two claims about a pair of bots: the first is the better one by a margin, or the
second is. x is the share in which the first came out ahead of the second in a deal's matches (a tie is half). The
evidence is the logarithm of the likelihood ratio of the claims "the mean of x is 1/2 + margin" and "... 1/2 - margin",
for a mean of many deals whose spread is estimated from the deals themselves (the generalised sequential probability
ratio test). A deal is one observation, since its matches share their luck: that is what the testers' "pentanomial"
counting does for pairs of games. The test stops when the evidence leaves the strip of half-width log(c / (1 - c)), c
being how sure one wants to be; if the truth is at least the margin away from equality, it is then wrong in no more
than 1 - c of all tournaments.
"""

import math

import msgspec

FEWEST = 16
"""Deals before the first verdict: the spread must be known a little."""


IMAGINED = 4
"""With these two the simulated rate of errors is near the promise (docs/arena.md has the figures)."""


class Verdict(msgspec.Struct):
    """What the test says about two bots."""

    first: int
    second: int
    deals: int
    evidence: float
    """Above `bound` the first is better, below -`bound` the second."""
    bound: float

    @property
    def better(self) -> int | None:
        """The better of the two, if the test is sure."""
        if self.deals < FEWEST or abs(self.evidence) < self.bound:
            return None
        return self.first if self.evidence > 0 else self.second


class PairTest:
    """The test for one pair of bots."""

    def __init__(self, first: int, second: int, bound: float, margin: float) -> None:
        self.first = first
        self.second = second
        self.bound = bound
        self.margin = margin
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        """One more deal."""
        self.deals += 1
        self.sum += share
        self.squares += share * share

    @property
    def evidence(self) -> float:
        """The logarithm of the likelihood ratio."""
        if not self.deals:
            return 0.0
        mean = self.sum / self.deals
        # Some imagined deals half a point off keep a row of equal results from looking like certainty.
        spread = (self.squares - self.deals * mean * mean + IMAGINED * 0.25) / (self.deals + IMAGINED)
        return self.deals * 2 * self.margin * (mean - 0.5) / spread

    def verdict(self) -> Verdict:
        """What it says now."""
        return Verdict(self.first, self.second, self.deals, self.evidence, self.bound)


def pair_tests(bots: int, focus: bool, sure: float, margin: float) -> list[PairTest]:
    """A test for every pair that is to be told apart; together they are as sure as wanted."""
    pairs = [(one, other) for one in range(bots) for other in range(one + 1, bots) if one == 0 or not focus]
    wrong = (1 - sure) / max(1, len(pairs))
    return [PairTest(one, other, math.log((1 - wrong) / wrong), margin) for one, other in pairs]
