"""What the regular builds and develops, in tenths of a point: cities first, then what gives most for what it takes."""

from typing import Final

from igroteka.games.bronze_age.building import is_open
from igroteka.games.bronze_age.kinds import (
    AGRICULTURE,
    ARCHITECTURE,
    BOXES,
    BUILD,
    BUY,
    BUY_NOTHING,
    CARAVANS,
    CITY_COUNT,
    COINAGE,
    COMMERCE,
    DEVELOPMENT_COUNT,
    DISCARD,
    DONE_BUILDING,
    EFFECT,
    EMPIRE,
    ENGINEER,
    ENGINEERING,
    ENOUGH,
    FIRST_POINTS,
    FOOD,
    GOOD_COUNT,
    GRANARIES,
    IRRIGATION,
    KEPT,
    LATER_POINTS,
    LEADERSHIP,
    MASONRY,
    MEDICINE,
    NO_SEAT,
    PAY,
    POINTS,
    PRESERVATION,
    PROJECT_COUNT,
    QUARRYING,
    RELIGION,
    SHIP,
    SHIPPING,
    SMITHING,
    SOLO_TURNS,
    STONE,
    VALUE,
)
from igroteka.games.bronze_age.state import State

WORKER: Final = 7
GOOD: Final = 10
ENOUGH_CITIES: Final = 6


def _use() -> list[int]:
    """What a development helps, while the match is young."""
    use = [0] * DEVELOPMENT_COUNT
    use[LEADERSHIP] = 5
    use[IRRIGATION] = 5
    use[AGRICULTURE] = 25
    use[QUARRYING] = 10
    use[MEDICINE] = 10
    use[PRESERVATION] = 5
    use[COINAGE] = 25
    use[CARAVANS] = 15
    use[SHIPPING] = 10
    use[SMITHING] = 5
    use[RELIGION] = 5
    use[GRANARIES] = 5
    use[MASONRY] = 25
    use[ENGINEERING] = 10
    return use


USE: Final[list[int]] = _use()


def build(s: State, seat: int, legal: list[int]) -> int:
    """A ship if it can be had, then the best place for a worker, then stone for a monument that it would finish."""
    if SHIP in legal:
        return SHIP
    workers = s.workers
    if s.owns(seat, ENGINEERING):
        workers += s.has(seat, STONE) * EFFECT[s.edition][ENGINEERING]
    project = best_project(s, seat, workers)
    if s.workers > 0:
        return BUILD + project
    if ENGINEER in legal and project >= CITY_COUNT and boxes_left(s, seat, project) <= workers:
        return ENGINEER
    return DONE_BUILDING


def best_project(s: State, seat: int, workers: int) -> int:
    """Where workers are worth most, if there are so many of them."""
    best = 0
    most = -1
    for project in range(PROJECT_COUNT):
        if is_open(s, project):
            worth = project_worth(s, seat, project, workers)
            if worth > most:
                best = project
                most = worth
    return best


def project_worth(s: State, seat: int, project: int, workers: int) -> int:
    """Cities while there are few and turns enough; else points for each worker still needed, twice if done now."""
    left = boxes_left(s, seat, project)
    if project < CITY_COUNT:
        if s.cities(seat) >= ENOUGH_CITIES or turns_left(s) <= 2:
            return 0
        return 1000 - left
    monument = project - CITY_COUNT
    first = s.builders[monument] == NO_SEAT
    points = FIRST_POINTS[monument] if first else LATER_POINTS[s.edition][monument]
    if s.owns(seat, ARCHITECTURE):
        points += EFFECT[s.edition][ARCHITECTURE]
    return points * (20 if left <= workers else 10) // left


def boxes_left(s: State, seat: int, project: int) -> int:
    """How many workers a city or monument still takes."""
    return BOXES[project] - s.boxes[seat * PROJECT_COUNT + project]


def turns_left(s: State) -> int:
    """How many turns the match may still have."""
    if s.players == 1:
        return SOLO_TURNS - s.round
    if s.ending:
        return 0
    most = 0
    for seat in range(s.players):
        most = max(most, s.developed(seat))
    return ENOUGH[s.edition] - most


def buy(s: State, seat: int, legal: list[int]) -> int:
    """The best development. A poor one waits for better times, while there are turns left and goods can be kept."""
    best = BUY_NOTHING
    most = 0
    for move in legal:
        if move != BUY_NOTHING:
            worth = development_worth(s, seat, move - BUY)
            if worth > most:
                best = move
                most = worth
    can_wait = s.coins < 14 and turns_left(s) > 1 and (s.goods(seat) <= KEPT or s.owns(seat, CARAVANS))
    if can_wait and most < 40:
        return BUY_NOTHING
    return best


def development_worth(s: State, seat: int, development: int) -> int:
    """Its points, what it adds at the end, and its use in the turns that remain."""
    worth = 10 * POINTS[s.edition][development] + USE[development] * min(turns_left(s), 4) // 4
    effect = EFFECT[s.edition][development]
    if development == ARCHITECTURE:
        worth += 10 * effect * s.monuments(seat)
    elif development == EMPIRE:
        worth += 10 * effect * s.cities(seat)
    elif development == COMMERCE:
        worth += 5 * effect * s.goods(seat)
    return worth


def pay(s: State, seat: int, missing: int, legal: list[int]) -> int:
    """The stacks (and with Granaries the food) that cover the price with the least to spare."""
    price = EFFECT[s.edition][GRANARIES] if s.owns(seat, GRANARIES) else 0
    food = s.has(seat, FOOD) if price else 0
    best = -1
    least = 10_000
    for mask in range(1 << GOOD_COUNT):
        total = 0
        for good in range(GOOD_COUNT):
            if mask >> good & 1:
                total += VALUE[good][s.has(seat, good)]
        sold = 0
        while total < missing and sold < food:
            total += price
            sold += 1
        if total >= missing and total < least:
            least = total
            best = mask
    for good in range(GOOD_COUNT):
        if best >= 0 and best >> good & 1 and PAY + good in legal:
            return PAY + good
    return PAY + FOOD if PAY + FOOD in legal else legal[0]


def discard(s: State, seat: int, legal: list[int]) -> int:
    """The good whose stack loses least."""
    best = legal[0]
    for move in legal:
        if last_value(s, seat, move - DISCARD) < last_value(s, seat, best - DISCARD):
            best = move
    return best


def last_value(s: State, seat: int, good: int) -> int:
    """What the last good of a stack adds to its value."""
    count = s.has(seat, good)
    return VALUE[good][count] - VALUE[good][count - 1]
