"""What the regular builds and develops, in tenths of a point: cities first, then what gives most for what it takes."""

from igroteka.games.bronze_age.bots.weights import WEIGHTS
from igroteka.games.bronze_age.building import is_open
from igroteka.games.bronze_age.kinds import (
    ARCHITECTURE,
    BOXES,
    BUILD,
    BUY,
    BUY_NOTHING,
    CARAVANS,
    CITY_COUNT,
    COMMERCE,
    COST,
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
    KEPT,
    LATER_POINTS,
    MEDICINE,
    NO_SEAT,
    ON_SHEET,
    PAY,
    POINTS,
    PROJECT_COUNT,
    SHIP,
    SOLO_TURNS,
    STONE,
    VALUE,
)
from igroteka.games.bronze_age.state import State


def build(s: State, seat: int, legal: list[int]) -> int:
    """A ship if it can still sail, then the best place for a worker, then stone for a monument that it would finish."""
    if SHIP in legal and turns_left(s) > 1:
        return SHIP
    workers = s.workers
    if s.owns(seat, ENGINEERING):
        workers += s.has(seat, STONE) * EFFECT[s.edition][ENGINEERING]
    project = best_project(s, seat, workers)
    if BUILD + project in legal:
        return BUILD + project
    if ENGINEER in legal and project >= CITY_COUNT and boxes_left(s, seat, project) <= workers:
        return ENGINEER
    return DONE_BUILDING


def best_project(s: State, seat: int, workers: int) -> int:
    """Where workers are worth most, if there are so many of them."""
    best = 0
    most = -1.0
    for project in range(PROJECT_COUNT):
        if is_open(s, project):
            worth = project_worth(s, seat, project, workers)
            if worth > most:
                best = project
                most = worth
    return best


def project_worth(s: State, seat: int, project: int, workers: int) -> float:
    """Points for each worker still needed, more if it is done now; cities while there are few and turns enough."""
    left = boxes_left(s, seat, project)
    if project < CITY_COUNT:
        if s.cities(seat) >= WEIGHTS.cities or turns_left(s) <= WEIGHTS.city_turns:
            return 0.0
        return WEIGHTS.city * turns_left(s) / left
    monument = project - CITY_COUNT
    first = s.builders[monument] == NO_SEAT
    points = float(FIRST_POINTS[monument] if first else LATER_POINTS[s.edition][monument])
    if s.owns(seat, ARCHITECTURE):
        points += EFFECT[s.edition][ARCHITECTURE]
    if left <= workers:
        return points * WEIGHTS.done_now / left
    if first:
        begun = 0
        for other in range(s.players):
            if other != seat:
                begun = max(begun, s.boxes[other * PROJECT_COUNT + project])
        points -= WEIGHTS.race * points * begun / BOXES[project]
    return points / left


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
    most = 0.0
    for move in legal:
        if move != BUY_NOTHING:
            worth = development_worth(s, seat, move - BUY)
            if worth > most:
                best = move
                most = worth
    goods_stay = s.goods(seat) <= KEPT or s.owns(seat, CARAVANS)
    if most < WEIGHTS.poor and s.coins < WEIGHTS.coins_enough and turns_left(s) > 1 and goods_stay:
        return BUY_NOTHING
    return best


def development_worth(s: State, seat: int, development: int) -> float:
    """Its points, what it adds at the end, and its use in the turns that remain."""
    use = WEIGHTS.use[development]
    if development == MEDICINE:
        use += WEIGHTS.medicine * (s.players - 1)
    worth = 10.0 * POINTS[s.edition][development] + use * min(turns_left(s), 4) / 4.0
    effect = EFFECT[s.edition][development]
    if development == ARCHITECTURE:
        worth += 10 * effect * s.monuments(seat)
    elif development == EMPIRE:
        worth += 10 * effect * s.cities(seat)
    elif development == COMMERCE:
        worth += 5 * effect * s.goods(seat)
    return worth


def purchase(s: State, seat: int, coins: int) -> float:
    """What the best development is worth that so many coins buy."""
    best = 0.0
    for development in ON_SHEET[s.edition]:
        if COST[s.edition][development] <= coins and not s.owns(seat, development):
            best = max(best, development_worth(s, seat, development))
    return best


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
