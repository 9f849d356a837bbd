"""Which stack for which step: what is gained now, against what the stack would gain later in the round.

Stacks that are not revealed are lost, and who reveals one in vain gets a card back, so none is kept for nothing.
"""

import math
from typing import Final

from igroteka.games.strasbourg.bots.weights import WEIGHTS
from igroteka.games.strasbourg.bots.worth import Eyes
from igroteka.games.strasbourg.kinds import (
    NO_RIGHT,
    PASS,
    REVEAL,
    RIGHTS,
    ROUNDS,
    STEP_A,
    STEP_C,
    STEP_E,
    STEP_G,
    WAIT,
)
from igroteka.games.strasbourg.stacks import highest_of, size_of, sum_of
from igroteka.games.strasbourg.state import State

MANY: Final = 6
"""Of more stacks than this, the order is not thought through."""
CLOSE: Final = 0.5
"""So many points less than the best a move may seem to be worth, and still be worth a thought."""


def bid(s: State, seat: int, legal: list[int]) -> int:
    """Reveal the stack that leaves most in the whole round, or none; spend a privilege where that is worth it."""
    eyes = Eyes(s, seat)
    worths = eyes.ranks(s.step)
    gained = gains(s, seat, eyes, worths)
    best = gained[-1]
    chosen = PASS
    for i in range(len(gained) - 1):
        if gained[i] > best + 0.001:
            best = gained[i]
            chosen = REVEAL + i
    if WAIT in legal and len(s.queue) > 1 and waits(s, seat, worths):
        return WAIT
    return chosen


def close_bids(s: State, seat: int, legal: list[int]) -> list[int]:
    """What seems to leave nearly as much as the best; to wait is always worth a thought, and what `bid` would do."""
    if len(legal) == 1:
        return legal
    eyes = Eyes(s, seat)
    gained = gains(s, seat, eyes, eyes.ranks(s.step))
    least = max(gained) - CLOSE
    found: list[int] = []
    for move in legal:
        if move == WAIT or gained[-1 if move == PASS else move - REVEAL] >= least:
            found.append(move)
    return found


def gains(s: State, seat: int, eyes: Eyes, worths: list[float]) -> list[float]:
    """What revealing each stack leaves in the whole round, and last, what revealing none does."""
    stacks = s.families[seat].stacks
    n = len(stacks)
    later = rest_of_round(s, seat, eyes)
    everything = (1 << min(n, MANY)) - 1
    found: list[float] = []
    for i in range(n):
        mask = everything & ~(1 << i) if i < MANY else everything
        found.append(now(s, seat, stacks[i], worths) + WEIGHTS.kept_back * later[mask])
    found.append(WEIGHTS.kept_back * later[everything])
    return found


def waits(s: State, seat: int, worths: list[float]) -> bool:
    """Whether to decide last is worth a privilege: much is at stake, and others are yet to show what they have."""
    to_come = 0
    for other in s.queue[1:]:
        if s.families[other].stacks:
            to_come += 1
    return to_come > 0 and (worths[0] - worths[1]) * to_come > WEIGHTS.wait * 2.0 + 1.0


def now(s: State, seat: int, stack: int, worths: list[float]) -> float:
    """What revealing this stack now brings, on average over what the others may still do."""
    influence = sum_of(stack)
    ahead = 0
    beaten: list[float] = []
    for other in s.turn_order():
        if other == seat:
            continue
        theirs = sum_of(s.families[other].bid)
        if theirs:
            nearer = (other - s.first) % s.players < (seat - s.first) % s.players
            if theirs > influence or (theirs == influence and nearer):
                ahead += 1
        elif other in s.queue:
            beaten.append(threat(s, other, s.step).beats(float(influence)))
    return over_ranks(s, s.step, ahead, beaten, worths, stack)


def over_ranks(s: State, step: int, ahead: int, beaten: list[float], worths: list[float], stack: int) -> float:
    """The mean over the ranks that one may get; where a rank gives nothing, a card comes back."""
    back = WEIGHTS.recovered * int(highest_of(stack)) if s.round < ROUNDS - 1 else 0.0
    chances = [1.0] + [0.0] * len(beaten)
    for p in beaten:
        for n in range(len(beaten) - 1, -1, -1):
            chances[n + 1] += chances[n] * p
            chances[n] *= 1.0 - p
    expected = 0.0
    for n in range(len(chances)):
        rank = ahead + n
        if rank < s.players:
            expected += chances[n] * (worths[rank] if acts(s, step, rank) else back)
    return expected


def acts(s: State, step: int, rank: int) -> bool:
    """Whether a rank gives anything at a step."""
    if step == STEP_A:
        return rank < 2
    if step in (STEP_C, STEP_E, STEP_G):
        return rank == 0
    return RIGHTS[s.players - 3][rank] != NO_RIGHT


class Threat:
    """What somebody may reveal at a step that he has yet to decide on."""

    def __init__(self, bids: float, expected: float) -> None:
        self.bids = bids
        """How likely he reveals a stack."""
        self.expected = expected
        """The influence to be expected of it."""

    def beats(self, influence: float) -> float:
        """How likely he reveals more than this."""
        if self.bids == 0.0:
            return 0.0
        return self.bids / (1.0 + math.exp((influence - self.expected) / WEIGHTS.spread))


def threat(s: State, other: int, step: int) -> Threat:
    """What a seat may reveal at a step."""
    family = s.families[other]
    stacks = len(family.stacks)
    if stacks == 0:
        return Threat(0.0, 0.0)
    steps = STEP_G - s.step + 1
    if step in (STEP_C, STEP_E):
        bids = WEIGHTS.bids_merchants if family.goods else WEIGHTS.idle_merchant
    elif step == STEP_G:
        bids = WEIGHTS.bids_last
    else:
        bids = WEIGHTS.bids_nobility if step == STEP_A else WEIGHTS.bids_guild
    bids *= min(1.0, 1.6 * stacks / steps)
    cards = 0
    for stack in family.stacks:
        cards += size_of(stack)
    return Threat(bids, WEIGHTS.card * cards / stacks + (1.0 if step == STEP_A or step in (1, 3, 5) else -1.0))


def rest_of_round(s: State, seat: int, eyes: Eyes) -> list[float]:
    """What each set of one's stacks can bring in the steps after this one, each at its best step."""
    stacks = s.families[seat].stacks
    n = min(len(stacks), MANY)
    value = [0.0] * (1 << n)
    for step in range(STEP_G, s.step, -1):
        worths = eyes.ranks(step)
        threats = [threat(s, other, step) for other in range(s.players) if other != seat]
        gains: list[float] = []
        for i in range(n):
            influence = float(sum_of(stacks[i]))
            beaten_by = [each.beats(influence) for each in threats]
            gains.append(over_ranks(s, step, 0, beaten_by, worths, stacks[i]))
        for mask in range((1 << n) - 1, 0, -1):
            best = value[mask]
            for i in range(n):
                if mask >> i & 1:
                    best = max(best, gains[i] + value[mask & ~(1 << i)])
            value[mask] = best
    return value
