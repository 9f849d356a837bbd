"""A strategy that can be read: what is a rank worth, what does a stack cost, and is it worth it?

Everything is counted in points of prestige. The chapter on worth says what things are worth; here is what is done about
it.
"""

from igroteka.engine.strategy import Strategy
from igroteka.games.strasbourg.actions import BuyCell, PlaceBuilding, PlaceChapel
from igroteka.games.strasbourg.bots.worth import SUITS, cell_worth, good_worth, own_less_others, rank_worths
from igroteka.games.strasbourg.choosing import ChooseTasks
from igroteka.games.strasbourg.influence import Bid, Recover
from igroteka.games.strasbourg.kinds import (
    APART,
    BUILD,
    BUILDING_POINTS,
    BUY,
    CHAPEL,
    DRAW,
    DRAWING,
    GUILDS,
    JOIN,
    KEEP,
    LEAVE,
    PASS,
    RETURN,
    REVEAL,
    ROUNDS,
    SKIP,
    STEP_G,
    STOP,
    TAKE,
    TOUCHING,
    WAIT,
)
from igroteka.games.strasbourg.planning import Planning
from igroteka.games.strasbourg.stacks import size_of, sum_of
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import among

MOST_STACKS = 7
"""There are no more than seven steps to reveal a stack at."""
PRICE_OF_INFLUENCE = 0.4
"""What a point of influence brings in elsewhere."""


class Regular(Strategy):
    """Plays soundly and simply."""

    looks_further = False

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        question = s.stack[-1]
        if isinstance(question, Bid):
            return bid(s, seat, legal)
        if isinstance(question, Planning):
            return plan(s, seat)
        if isinstance(question, BuyCell):
            return settle(s, seat, question.guild, legal)
        if isinstance(question, PlaceBuilding):
            return place_building(s, seat, question.building, legal)
        if isinstance(question, PlaceChapel):
            return place_chapel(s, seat, legal)
        if isinstance(question, ChooseTasks):
            return choose_task(legal)
        if isinstance(question, Recover):
            return legal[-2] if legal[-1] == LEAVE else legal[0]
        return legal[0]  # sell everything: money buys cells, goods buy nothing


def choose_task(legal: list[int]) -> int:
    """Keep the tasks that this strategy fulfils often enough."""
    if len(legal) == 1 or SUITS[legal[0] - KEEP]:
        return legal[0]
    return legal[0] - KEEP + RETURN


# Planning: the same share of the deck each round, the last round all of it.


def plan(s: State, seat: int) -> int:
    """Draw a fair share, and divide it into about two stacks for every three cards, as even as can be."""
    family = s.families[seat]
    cards = family.cards_in_plan()
    if family.plan == DRAWING:
        all_cards = cards + len(family.deck)
        rounds = ROUNDS - s.round
        return DRAW if cards * rounds < all_cards else STOP
    stacks = family.stacks
    if len(stacks) < min(MOST_STACKS, (2 * cards + 2) // 3):
        return APART
    lowest = 0
    for i in range(len(stacks)):
        if sum_of(stacks[i]) < sum_of(stacks[lowest]):
            lowest = i
    return JOIN + lowest


# Influence: the stack that gains most, if any gains more than it costs.


def bid(s: State, seat: int, legal: list[int]) -> int:
    """Reveal the stack with the best bargain; wait for it if much is at stake; else pass."""
    worths = rank_worths(s, seat)
    stacks = s.families[seat].stacks
    steps_left = STEP_G - s.step
    price = PRICE_OF_INFLUENCE * min(1.0, steps_left / (1.5 * len(stacks)))
    best = 0.0
    chosen = PASS
    for i in range(len(stacks)):
        influence: int = sum_of(stacks[i])
        gain = expected_worth(s, seat, influence, worths) - price * influence
        if gain > best:
            best = gain
            chosen = REVEAL + i
    if chosen != PASS and WAIT in legal and len(s.queue) > 2 and worths[0] - worths[1] > 4.0:
        return WAIT
    return chosen


def expected_worth(s: State, seat: int, influence: int, worths: list[float]) -> float:
    """What revealing so much influence brings, on average over what the others may still do."""
    ahead = 0
    chances = [1.0] + [0.0] * s.players
    for other in s.turn_order():
        if other == seat:
            continue
        theirs = sum_of(s.families[other].bid)
        if theirs:
            nearer = (other - s.first) % s.players < (seat - s.first) % s.players
            if theirs > influence or (theirs == influence and nearer):
                ahead += 1
        elif other in s.queue:
            beaten = chance_to_be_beaten(s, other, influence)
            for n in range(s.players - 1, -1, -1):
                chances[n + 1] += chances[n] * beaten
                chances[n] *= 1.0 - beaten
    expected = 0.0
    for n in range(s.players - ahead):
        expected += chances[n] * worths[ahead + n]
    return expected


def chance_to_be_beaten(s: State, other: int, influence: int) -> float:
    """How likely a player who has yet to decide reveals more: three and a half for each card of his largest stack."""
    largest = 0
    for stack in s.families[other].stacks:
        largest = max(largest, size_of(stack))
    return min(0.8, max(0.05, 0.35 + (3.5 * largest - influence) / 9.0))


# The city: where it pays to live, and what to build where.


def settle(s: State, seat: int, guild: int, legal: list[int]) -> int:
    """The best cell, or the good for an apprentice if that is worth more, or nothing."""
    best = 0.0
    chosen = SKIP
    for move in legal:
        worth = 0.0
        if TAKE <= move < TAKE + GUILDS:
            worth = good_worth(s, guild)
        elif move != SKIP:
            worth = cell_worth(s, seat, move - BUY)
        if worth > best:
            best = worth
            chosen = move
    return chosen


def place_building(s: State, seat: int, building: int, legal: list[int]) -> int:
    """Where it gives us most, and the others least."""
    best = -99
    chosen = legal[0]
    for move in legal:
        worth = BUILDING_POINTS[building] * own_less_others(s, seat, move - BUILD, building)
        if worth > best:
            best = worth
            chosen = move
    return chosen


def place_chapel(s: State, seat: int, legal: list[int]) -> int:
    """Where more of us live than of any other family."""
    best = -99
    chosen = legal[0]
    for move in legal:
        worth = 0
        for other in range(s.players):
            members = among(s, other, TOUCHING[move - CHAPEL])
            worth += 2 * members if other == seat else -members
        if worth > best:
            best = worth
            chosen = move
    return chosen
