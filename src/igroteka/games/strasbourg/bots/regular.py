"""A strategy that can be read: what is a rank worth, what does a stack cost, and is it worth it?

Everything is counted in points of prestige. `worth.py` says what things are worth, `chances.py` how likely tasks are
fulfilled, `bids.py` which stack is for which step; here is what is done about it.
"""

from typing import Final

from igroteka.engine.strategy import Strategy
from igroteka.games.strasbourg.actions import BuyCell, PlaceBuilding, PlaceChapel
from igroteka.games.strasbourg.bots.bids import CLOSE, bid, close_bids
from igroteka.games.strasbourg.bots.weights import WEIGHTS
from igroteka.games.strasbourg.bots.worth import Eyes, standing_worth
from igroteka.games.strasbourg.choosing import ChooseTasks
from igroteka.games.strasbourg.components import TASK_KEYS
from igroteka.games.strasbourg.influence import Bid, Recover
from igroteka.games.strasbourg.kinds import (
    APART,
    BUILD,
    BUY,
    CHAPEL,
    DRAW,
    DRAWING,
    FAILED,
    GUILDS,
    JOIN,
    KEEP,
    LEAVE,
    RETURN,
    ROUNDS,
    SKIP,
    STOP,
    TAKE,
    TASK_POINTS,
)
from igroteka.games.strasbourg.planning import Planning
from igroteka.games.strasbourg.stacks import sum_of
from igroteka.games.strasbourg.state import State

MOST_STACKS: Final = 7
"""There are no more than seven steps to reveal a stack at."""
LEAST_SHARE: Final = 0.5
MOST_SHARE: Final = 1.9
"""Cards for a round, as shares of an even distribution of what is left: with fewer nobody stops, with so many everybody
does. Who puts his whole deck into one round has none for the others."""
ENOUGH: Final = 12
"""A stack of more than this needs no further card while another has less."""

FULFILLED: Final[dict[str, tuple[int, int, int]]] = {
    "at_bathhouse": (38, 20, 26),
    "at_fountain": (31, 23, 28),
    "at_inn": (28, 25, 22),
    "at_town_hall": (45, 33, 15),
    "at_palace": (33, 26, 13),
    "three_smiths": (10, 15, 11),
    "three_vintners": (5, 13, 9),
    "three_cobblers": (27, 10, 27),
    "three_butchers": (27, 45, 28),
    "three_bakers": (35, 56, 39),
    "three_at_one": (22, 23, 21),
    "straight": (52, 67, 48),
    "councillors": (34, 33, 43),
    "four_buildings": (44, 37, 25),
    "diagonal": (43, 50, 40),
    "largest_family": (37, 12, 18),
    "square": (34, 42, 29),
    "richest": (24, 31, 28),
    "every_guild": (34, 62, 59),
    "three_at_chapel": (52, 42, 41),
    "four_chapels": (41, 54, 28),
    "most_privileges": (11, 15, 17),
    "high_offices": (24, 16, 11),
    "quarter": (25, 43, 25),
    "corners": (57, 55, 45),
}
"""How often, of a hundred times, a task that was kept is fulfilled by this way of playing: with 3, 4 and 5 seats."""
OFTEN: Final[list[tuple[int, int, int]]] = [FULFILLED[key] for key in TASK_KEYS]


class Regular(Strategy):
    """Plays soundly and simply."""

    looks_further = False
    effort = 2

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
            return choose_task(s, seat, legal)
        if isinstance(question, Recover):
            return legal[-2] if legal[-1] == LEAVE else legal[0]
        return legal[0]  # sell everything: money buys cells, goods buy nothing

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """No round with nearly all cards or none, no more stacks than steps, no card for a stack that wins anyway.

        At the steps, what seems to leave nearly as much in the whole round as the best; in the city, what seems to be
        worth nearly as much.
        """
        question = s.stack[-1]
        if isinstance(question, Bid):
            return close_bids(s, seat, legal)
        if isinstance(question, BuyCell):
            return close_to_best(legal, cell_worths(s, seat, question.guild, legal))
        if isinstance(question, PlaceBuilding):
            return close_to_best(legal, building_worths(s, seat, question.building, legal))
        if isinstance(question, PlaceChapel):
            return close_to_best(legal, chapel_worths(s, seat, legal))
        if not isinstance(question, Planning):
            return legal
        return drawings(s, seat, legal) if s.families[seat].plan == DRAWING else divisions(s, seat, legal)


def choose_task(s: State, seat: int, legal: list[int]) -> int:
    """Keep what is fulfilled often enough; each task more divides one's efforts, so it must be the better for it."""
    if len(legal) == 1:
        return legal[0]
    task = legal[0] - KEEP
    family = s.families[seat]
    worth = task_worth(s, task)
    better = 0
    for other in family.dealt:
        if other != task and (task_worth(s, other), other) > (worth, task):
            better += 1
    return KEEP + task if worth > better * WEIGHTS.divided or better == 0 else RETURN + task


def task_worth(s: State, task: int) -> float:
    """What keeping a task brings on average."""
    often = OFTEN[task][s.players - 3] / 100.0
    return often * TASK_POINTS[task] + (1.0 - often) * FAILED


# Planning: nearly the same share of the deck each round, the last round all of it.


def plan(s: State, seat: int) -> int:
    """Draw a fair share, and divide it into stacks, as even as can be."""
    family = s.families[seat]
    cards = family.cards_in_plan()
    if family.plan == DRAWING:
        all_cards = cards + len(family.deck)
        rounds = ROUNDS - s.round
        share = WEIGHTS.first_share if s.round == 0 else WEIGHTS.middle_share
        return DRAW if cards * rounds < all_cards * share or s.round == ROUNDS - 1 else STOP
    stacks = family.stacks
    if len(stacks) < min(MOST_STACKS, int(cards * WEIGHTS.stacks + 0.5)):
        return APART
    lowest = 0
    for i in range(len(stacks)):
        if sum_of(stacks[i]) < sum_of(stacks[lowest]):
            lowest = i
    return JOIN + lowest


def drawings(s: State, seat: int, legal: list[int]) -> list[int]:
    """Whether to draw and to stop are both worth a thought."""
    family = s.families[seat]
    cards = family.cards_in_plan()
    fair = (cards + len(family.deck)) / (ROUNDS - s.round)
    if cards < LEAST_SHARE * fair or s.round == ROUNDS - 1:
        return [DRAW]
    return [STOP] if cards >= MOST_SHARE * fair else legal


def divisions(s: State, seat: int, legal: list[int]) -> list[int]:
    """Which stacks the next card may go to."""
    stacks = s.families[seat].stacks
    lowest = min(sum_of(stack) for stack in stacks)
    found: list[int] = []
    for move in legal:
        if move == APART:
            if len(stacks) < MOST_STACKS:
                found.append(move)
        elif sum_of(stacks[move - JOIN]) <= max(lowest, ENOUGH):
            found.append(move)
    return found


# The city: where it pays to live, and what to build where.


def settle(s: State, seat: int, guild: int, legal: list[int]) -> int:
    """The best cell, or the good for an apprentice if that is worth more, or nothing."""
    worths = cell_worths(s, seat, guild, legal)
    best = 0.0
    chosen = SKIP
    for i in range(len(legal)):
        if worths[i] > best:
            best = worths[i]
            chosen = legal[i]
    return chosen


def cell_worths(s: State, seat: int, guild: int, legal: list[int]) -> list[float]:
    """What each cell is worth, or the good, or nothing."""
    eyes = Eyes(s, seat)
    worths: list[float] = []
    for move in legal:
        if TAKE <= move < TAKE + GUILDS:
            worths.append(eyes.good(guild))
        else:
            worths.append(0.0 if move == SKIP else eyes.cell(move - BUY))
    return worths


def place_building(s: State, seat: int, building: int, legal: list[int]) -> int:
    """Where it gives us most, tasks included, and the others least."""
    worths = building_worths(s, seat, building, legal)
    return legal[worths.index(max(worths))]


def building_worths(s: State, seat: int, building: int, legal: list[int]) -> list[float]:
    """What the building would gain us on each plot."""
    worths: list[float] = []
    for move in legal:
        then = s.copy()
        then.buildings[building] = move - BUILD
        worths.append(gain(then, seat))
    return worths


def place_chapel(s: State, seat: int, legal: list[int]) -> int:
    """The same for a chapel."""
    worths = chapel_worths(s, seat, legal)
    return legal[worths.index(max(worths))]


def chapel_worths(s: State, seat: int, legal: list[int]) -> list[float]:
    """What the chapel would gain us at each corner."""
    worths: list[float] = []
    for move in legal:
        then = s.copy()
        then.chapels.append(move - CHAPEL)
        worths.append(gain(then, seat))
    return worths


def close_to_best(legal: list[int], worths: list[float]) -> list[int]:
    """The moves that seem to be worth nearly as much as the best."""
    least = max(worths) - CLOSE
    return [legal[i] for i in range(len(legal)) if worths[i] >= least]


def gain(s: State, seat: int) -> float:
    """What the city is worth to us, less a share of what it is worth to the others, whose tasks nobody knows."""
    worth = standing_worth(s, seat, True)
    for other in range(s.players):
        if other != seat:
            worth -= standing_worth(s, other, False) / s.players
    return worth
