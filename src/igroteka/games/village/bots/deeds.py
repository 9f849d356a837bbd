"""What the regular gains by each action, in points of prestige: what it brings, less what it takes (`worths.py`)."""

from igroteka.games.village.actions import harvest_of
from igroteka.games.village.bots.worths import (
    future,
    price_of_time,
    prospect,
    survival,
    worth_of_city,
    worth_of_coin,
    worth_of_cubes,
    worth_of_good,
    worth_of_grain,
    worth_of_member,
)
from igroteka.games.village.council import chamber_of
from igroteka.games.village.kinds import (
    BIRTH,
    BLACK_BAG,
    BUY,
    CHAMBER,
    CHAMBER_POINTS,
    CHAMBER_TIME,
    CHURCH_TIME,
    CITY,
    CLIMB,
    COIN,
    COUNCIL_NEEDS,
    CUSTOMER_POINTS,
    ENTER,
    FARM,
    FETCH,
    GOOD_GRAIN,
    GOOD_NEEDS,
    GRAIN,
    GRAIN_LIMIT,
    IN_KIND,
    MAKE,
    MAKE_TIME,
    MILL,
    MILL_COINS,
    MILL_GRAIN,
    MILL_TIME,
    N_CHAMBERS,
    N_CITIES,
    N_GENERATIONS,
    N_GOODS,
    N_ROADS,
    PRAY,
    PRIVILEGE,
    PRIVILEGE_CUBES,
    PRIVILEGE_PRESTIGE,
    REAP,
    RISE,
    ROAD_BETWEEN,
    ROAD_FROM,
    ROAD_NEEDS,
    ROAD_TIME,
    ROAD_TO,
    SALE_NEEDS,
    SALE_TIME,
    SCROLL,
    TRAIN,
    TRAIN_TIME,
    VILLAGE,
    WANTS,
    WINDOW,
    WINDOW_GRAIN,
    WINDOW_POINTS,
    WORKSHOP,
    WORKSHOP_OF,
)
from igroteka.games.village.market import has_goods
from igroteka.games.village.mass import leaders
from igroteka.games.village.state import State
from igroteka.games.village.travel import city_of, generation_of, start_of


def worth_of_action(s: State, seat: int, move: int) -> float:
    """What a move of one of the action spaces is worth."""
    if move == REAP:
        n = min(harvest_of(s, seat), GRAIN_LIMIT - s.has(seat, GRAIN))
        return n * worth_of_grain(s, seat)
    if move == BIRTH:
        return worth_of_birth(s, seat)
    if move < TRAIN:
        return worth_of_fetching(s, seat, move)
    if move < MAKE:
        return worth_of_training(s, seat, move)
    if move < BUY:
        return worth_of_making(s, seat, move - MAKE)
    if move < MILL:
        good = move - BUY
        price = worth_of_cubes(s, seat, GOOD_NEEDS[good]) + GOOD_GRAIN[good] * worth_of_grain(s, seat) * 0.8
        return worth_of_good(s, seat, good) - price
    if move == MILL:
        gain = min(MILL_COINS, s.supply(COIN)) * worth_of_coin(s)
        return gain - MILL_GRAIN * worth_of_grain(s, seat) - MILL_TIME * price_of_time(s, seat)
    if move < ENTER:
        return worth_of_journey(s, seat, move)
    if move < PRIVILEGE:
        return worth_of_step(s, seat, move)
    if move < PRAY:
        return worth_of_privilege(s, seat, move - PRIVILEGE)
    return worth_of_praying(s, seat, move)


def worth_of_birth(s: State, seat: int) -> float:
    """A child: the more, the emptier the farm and the longer the match."""
    on_farm = s.count_at(seat, FARM, 1)
    worth = 3.4 - 0.55 * on_farm
    if on_farm == 0:
        worth += 0.6
    return worth * max(0.0, future(s) - 0.12)


def worth_of_fetching(s: State, seat: int, move: int) -> float:
    """Bringing someone home helps when nobody else can be sent out, and nobody is left to be born."""
    place = WORKSHOP + (move - FETCH) // N_GENERATIONS
    generation = (move - FETCH) % N_GENERATIONS
    if s.next_unborn(seat) >= 0:
        return -1.0
    return worth_of_birth(s, seat) - 0.5 - worth_of_member(s, seat, generation, place)


def worth_of_training(s: State, seat: int, move: int) -> float:
    """A craftsman makes something at once, and more later; the old ones do it as well as the young."""
    workshop = (move - TRAIN) // N_GENERATIONS
    generation = (move - TRAIN) % N_GENERATIONS
    ahead = future(s)
    first = 0.0
    for good in range(N_GOODS):
        if WORKSHOP_OF[good] == workshop and s.supply(SCROLL + good):
            first = max(first, worth_of_making(s, seat, good))
    later = 0.0 if s.anyone_at(seat, WORKSHOP + workshop) else 1.3 * ahead
    later += prospect(s, seat, generation, WORKSHOP + workshop)
    leaving = (0.7 + 0.6 * generation) * ahead + (0.5 * ahead if s.count_at(seat, FARM, 1) == 1 else 0.0)
    return first + later - leaving - TRAIN_TIME[workshop] * price_of_time(s, seat)


def worth_of_making(s: State, seat: int, good: int) -> float:
    """A good for time."""
    return worth_of_good(s, seat, good) - MAKE_TIME[good] * price_of_time(s, seat)


def worth_of_journey(s: State, seat: int, move: int) -> float:
    """A city's worth less wagon, cubes and time; and where one can go on from there."""
    start = start_of(move)
    city = city_of(move)
    generation = generation_of(move)
    road = ROAD_BETWEEN[(start + 1) * N_CITIES + city]
    ahead = future(s)
    worth = worth_of_city(s, seat, city)
    beyond = 0.0
    for other in range(N_ROADS):
        if ROAD_FROM[other] == city and not s.families[seat].visited >> ROAD_TO[other] & 1:
            beyond += 0.35
    worth += min(0.7, beyond) * ahead
    if start == VILLAGE:
        worth += prospect(s, seat, generation, CITY + city) - (0.5 + 0.4 * generation) * ahead
        if s.count_at(seat, CITY, N_CITIES):
            worth -= 0.4 * ahead
    price = 1.2 * ahead + worth_of_cubes(s, seat, ROAD_NEEDS[road]) + ROAD_TIME[road] * price_of_time(s, seat)
    return worth - price


def worth_of_step(s: State, seat: int, move: int) -> float:
    """A step in the council: points if the member lives to the end, and the best privilege on the way."""
    chamber = chamber_of(move)
    generation = (move - (ENTER if move < RISE else RISE)) // 2 % N_GENERATIONS
    ahead = future(s)
    gained = CHAMBER_POINTS[chamber] - (CHAMBER_POINTS[chamber - 1] if chamber else 0)
    worth = gained * survival(s, generation)
    if chamber == 0:
        worth += prospect(s, seat, generation, CHAMBER)
        worth += (0.8 + 1.6 * survival(s, generation) - (0.5 + 0.1 * generation)) * ahead
        if s.count_at(seat, CHAMBER, N_CHAMBERS):
            worth -= 0.5 * ahead
    else:
        worth += 1.0 * ahead
    privilege = 0.0
    for each in range(chamber + 1):
        privilege = max(privilege, worth_of_privilege(s, seat, each))
    price = CHAMBER_TIME[chamber] * price_of_time(s, seat)
    if (move - ENTER) % 2 == IN_KIND:
        price += 1.1 * ahead + 0.1
    else:
        price += worth_of_cubes(s, seat, COUNCIL_NEEDS)
    return worth + privilege - price


def worth_of_privilege(s: State, seat: int, chamber: int) -> float:
    """What a chamber's privilege brings now."""
    ahead = future(s)
    if chamber == 0:
        return 1.1 * ahead if s.next_first < 0 and s.first != seat else 0.4 * ahead if s.next_first < 0 else 0.0
    if chamber == 1:
        return PRIVILEGE_CUBES * 0.75 * ahead
    if chamber == 2:
        most = 0.0
        for good in range(N_GOODS):
            if s.supply(SCROLL + good):
                most = max(most, worth_of_good(s, seat, good))
        return most
    return PRIVILEGE_PRESTIGE - worth_of_coin(s) if s.has(seat, COIN) else 0.0


def worth_of_praying(s: State, seat: int, move: int) -> float:
    """A window is worth points to those who live long; in the bag nobody dies meanwhile."""
    generation = (move - PRAY) // 2
    ahead = future(s)
    inside = s.count_at(seat, BLACK_BAG, 1)
    worth = (WINDOW_POINTS[0] + 1.0 * ahead) * survival(s, generation) + 1.2 * ahead
    if ahead == 0.0:
        worth *= 0.5
    worth += prospect(s, seat, generation, WINDOW) - (0.9 + 0.1 * generation) * ahead - 0.3 * inside
    if (move - PRAY) % 2 == IN_KIND:
        return worth - CHURCH_TIME * price_of_time(s, seat)
    return worth - 0.6 * min(1.0, ahead * 1.5)


def worth_of_market(s: State, seat: int) -> float:
    """A market day of one's own: the best sale, and half of a second one."""
    best = 0.0
    second = 0.0
    for customer in s.stalls:
        if has_goods(s, seat, customer):
            worth = worth_of_sale(s, seat, customer, True)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return best + (0.4 * second if s.can_pay(seat, SALE_NEEDS) else 0.0)


def worth_of_sale(s: State, seat: int, customer: int, free: bool) -> float:
    """A customer's points, less what the goods would still be good for, less the fee."""
    worth = float(CUSTOMER_POINTS[customer])
    ahead = future(s)
    for item in WANTS[customer]:
        worth -= (0.35 if item == GRAIN else 0.9) * ahead
    if not free:
        worth -= worth_of_cubes(s, seat, SALE_NEEDS) + SALE_TIME * price_of_time(s, seat)
    return worth


def worth_of_pulling(s: State, seat: int, generation: int) -> float:
    """A coin for a sure place: at the last mass for its points, before that to lead in the church."""
    if s.last_turns == 0:
        return WINDOW_POINTS[0] - 1.0
    t = s.copy()
    t.move(seat, generation, BLACK_BAG, WINDOW)
    leads = seat in leaders(t) and seat not in leaders(s)
    return 0.8 if leads and s.has(seat, COIN) > 1 else -0.2


def worth_of_climbing(s: State, seat: int, move: int) -> float:
    """A window higher for grain: always at the last mass; before, with grain to spare and people who live on."""
    window = (move - CLIMB) // N_GENERATIONS
    generation = (move - CLIMB) % N_GENERATIONS
    gained = float(WINDOW_POINTS[window + 1] - WINDOW_POINTS[window])
    if s.last_turns == 0:
        # First those who can reach the last window, where most is gained.
        return gained / max(1, WINDOW_GRAIN[window]) + 0.1
    grain = s.has(seat, GRAIN)
    spare = 0.9 if grain >= GRAIN_LIMIT - 1 else 0.6
    return gained * survival(s, generation) * spare - WINDOW_GRAIN[window] * 0.4
