"""What things are worth to the regular, in points of prestige.

Worths are rough on purpose. What is in hand at the end counts in full; what only helps later counts by how much of the
match is still to come (`future`). Time has no fixed price: it brings the next death nearer, and that is a gain while
the chronicle has room for the right people.
"""

from typing import Final

from igroteka.games.village.actions import harvest_of
from igroteka.games.village.council import chamber_of
from igroteka.games.village.deaths import deathbeds, oldest, resting_place
from igroteka.games.village.kinds import (
    BIRTH,
    BLACK_BAG,
    BUY,
    CHAMBER,
    CHAMBER_POINTS,
    CHAMBER_TIME,
    CHAPTER_OF,
    CHRONICLE,
    CHRONICLE_SPACES,
    CHURCH_TIME,
    CITY,
    CITY_COINS,
    CITY_CUBES,
    CITY_PRESTIGE,
    CLIMB,
    COIN,
    COUNCIL_NEEDS,
    CUSTOMER_POINTS,
    ENTER,
    FARM,
    FETCH,
    GENERATION,
    GONE,
    GOOD_GRAIN,
    GOOD_NEEDS,
    GRAIN,
    GRAIN_LIMIT,
    GRAVE,
    GRAVES,
    GREEN,
    HORSE,
    IN_KIND,
    LAP,
    MAKE,
    MAKE_TIME,
    MEMBERS,
    MILL,
    MILL_COINS,
    MILL_GRAIN,
    MILL_TIME,
    N_CHAMBERS,
    N_CHAPTERS,
    N_CITIES,
    N_COLOURS,
    N_GENERATIONS,
    N_GOODS,
    N_ROADS,
    N_VISIBLE,
    N_WINDOWS,
    OX,
    PLOUGH,
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
    TRAVEL_POINTS,
    VILLAGE,
    WAGON,
    WANTS,
    WANTS_OF,
    WINDOW,
    WINDOW_GRAIN,
    WINDOW_POINTS,
    WORKSHOP,
    WORKSHOP_OF,
)
from igroteka.games.village.market import has_goods
from igroteka.games.village.mass import leaders
from igroteka.games.village.scoring import cities_visited
from igroteka.games.village.state import State
from igroteka.games.village.travel import city_of, generation_of, start_of

LIVES_ON: Final = [0.1, 0.45, 0.9, 1.0]
"""How likely someone of each generation is to see the end of the match, from its start."""
REMEMBERED: Final = [1.8, 2.2, 3.4, 3.2, 4.6]
"""What a family's first, second, ... member in the chronicle is worth; more than five bring nothing."""
LOST: Final = -2.0
"""What a member in a nameless grave is worth."""


# How far the match is, and what time and things are worth.


def future(s: State) -> float:
    """How much of the match is still to come, from 1 at the start to 0 in the last actions."""
    if s.ender >= 0:
        return 0.0
    column = s.players - 2
    room = 0
    spaces = 0
    for chapter in range(N_CHAPTERS):
        room += s.chronicle_room[chapter]
        spaces += CHRONICLE_SPACES[column][chapter]
    share = min(room / spaces, s.graves_room / GRAVES[column] * 0.5 + 0.5)
    return min(1.0, 0.1 + share)


def survival(s: State, generation: int) -> float:
    """How likely someone is to see the end of the match from here."""
    return 1.0 - (1.0 - LIVES_ON[generation]) * future(s)


def price_of_time(s: State, seat: int) -> float:
    """What a unit of time costs: its share of the next death. It is less than nothing if that death is welcome."""
    places = deathbeds(s, seat)
    best = -1000.0
    for place in range(WINDOW + N_WINDOWS):
        if places >> place & 1:
            best = max(best, worth_of_death(s, seat, place))
    if best < -999.0:
        return 0.0
    if s.ender >= 0:
        # Only a death in this very turn still counts.
        return -best / 4 if s.life[seat] >= LAP - 4 else 0.0
    return -best / LAP


def worth_of_death(s: State, seat: int, place: int) -> float:
    """A death at a place: a line in the chronicle, or a nameless grave; less what the member was good for."""
    rest = resting_place(s, place)
    generation = oldest(s, seat)
    if rest == GRAVE:
        worth = LOST - 1.0 if s.graves_room == 1 else LOST
    elif rest == GONE:
        worth = LOST
    else:
        buried = s.count_at(seat, CHRONICLE, N_CHAPTERS)
        worth = REMEMBERED[buried] if buried < len(REMEMBERED) else 0.0
        if s.chronicle_room[rest - CHRONICLE] == 1:
            worth += 0.3  # whoever comes next finds the chapter full
    return worth - worth_of_member(s, seat, generation, place)


def prospect(s: State, seat: int, generation: int, place: int) -> float:
    """What it means to be sent from the farm to a place for someone who won't see the end: to be remembered, or not."""
    dies = 1.0 - survival(s, generation)
    return dies * (remembrance(s, seat, place) - remembrance(s, seat, FARM))


def remembrance(s: State, seat: int, place: int) -> float:
    """What dying at a place would bring, if those of the family who are there already die first."""
    chapter = CHAPTER_OF[place]
    old = 0
    for member in range(seat * MEMBERS, (seat + 1) * MEMBERS):
        where = s.people[member]
        if where < N_VISIBLE and CHAPTER_OF[where] == chapter and GENERATION[member % MEMBERS] == 0:
            old += 1
    buried = s.count_at(seat, CHRONICLE, N_CHAPTERS)
    if s.chronicle_room[chapter] <= old:
        return LOST
    return REMEMBERED[buried] if buried < len(REMEMBERED) else 0.0


def worth_of_member(s: State, seat: int, generation: int, place: int) -> float:
    """What someone at a place is still good for."""
    ahead = future(s)
    if place == FARM:
        return 1.2 * ahead * (1.0 if s.count_at(seat, FARM, 1) > 1 else 1.8)
    if place < CITY:
        return 0.9 * ahead
    if place < CHAMBER:
        return 1.0 * ahead
    lives = survival(s, generation)
    if place < WINDOW:
        chamber = place - CHAMBER
        return CHAMBER_POINTS[chamber] * lives + (1.0 + 0.4 * chamber) * ahead
    return WINDOW_POINTS[place - WINDOW] * lives + 0.8 * ahead


def worth_of_cube(s: State, seat: int, colour: int) -> float:
    """One more cube of a colour; the fourth and later ones only fill the well."""
    have = s.has(seat, colour)
    worth = 0.9 - 0.15 * have
    if have < 2:
        # A pair opens a road or a chamber.
        worth += 0.35 if colour == GREEN or road_needs(s, seat, colour) else 0.0
    return max(0.25, worth) * min(1.0, future(s) * 1.5)


def road_needs(s: State, seat: int, colour: int) -> bool:
    """Whether a colour pays for a road to a city where the family hasn't been."""
    for road in range(N_ROADS):
        if ROAD_NEEDS[road][colour] and not s.visited[seat] >> ROAD_TO[road] & 1:
            start = ROAD_FROM[road]
            if s.anyone_at(seat, FARM if start == VILLAGE else CITY + start):
                return True
    return False


def worth_of_cubes(s: State, seat: int, needs: list[int]) -> float:
    """What it costs to pay these cubes, coins for missing ones."""
    price = 0.0
    for colour in range(N_COLOURS):
        if needs[colour]:
            cubes = min(needs[colour], s.has(seat, colour))
            price += 0.6 * cubes * min(1.0, future(s) * 1.5) + (needs[colour] - cubes) * worth_of_coin(s)
    return price


def worth_of_coin(s: State) -> float:
    """A coin is a point, and a joker while there is time to use it."""
    return 1.0 + 0.5 * future(s)


def worth_of_grain(s: State, seat: int) -> float:
    """One sack of grain: for customers, the mill, the church."""
    if s.ender >= 0:
        return 0.8 if s.count_at(seat, WINDOW, N_WINDOWS - 1) or s.anyone_at(seat, BLACK_BAG) else 0.0
    have = s.has(seat, GRAIN)
    return (0.85 - 0.08 * have) * min(1.0, future(s) + 0.2)


def worth_of_good(s: State, seat: int, good: int) -> float:
    """One more of a good: the customers in sight who want it, and what else it does."""
    item = SCROLL + good
    have = s.has(seat, item)
    ahead = future(s)
    worth = 0.8 * ahead
    for customer in s.stalls:
        worth = max(worth, share_in_sale(s, seat, item, customer) * (0.85 if ahead > 0 else 0.0))
    for customer in s.queue:
        worth = max(worth, share_in_sale(s, seat, item, customer) * 0.65 * ahead)
    if item == WAGON and have == 0:
        worth = max(worth, worth_of_next_journey(s, seat) * min(1.0, ahead * 1.5))
    elif item == SCROLL and have == 0:
        worth = max(worth, 1.7 * ahead)
    elif have == 0 and completes_team(s, seat, item):
        worth += 1.0 * ahead
    return worth / (1.0 + 0.35 * have)


def completes_team(s: State, seat: int, item: int) -> bool:
    """Whether a plough finds its animal, or an animal its plough."""
    if item == PLOUGH:
        return s.has(seat, OX) + s.has(seat, HORSE) > 0
    return item in (OX, HORSE) and s.has(seat, PLOUGH) > 0


def share_in_sale(s: State, seat: int, item: int, customer: int) -> float:
    """What one more of an item adds to serving a customer: much if it is the last thing missing."""
    wants = WANTS_OF[customer]
    if wants[item] == 0 or s.has(seat, item) >= wants[item]:
        return 0.0
    missing = 0
    for other in range(SCROLL, GRAIN + 1):
        missing += max(0, wants[other] - s.has(seat, other))
    points = float(CUSTOMER_POINTS[customer])
    if missing == 1:
        return points * 0.75
    return points / (missing + 0.6)


# The actions.


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


def worth_of_city(s: State, seat: int, city: int) -> float:
    """Coming to a city: the next step of the travel table, and its reward."""
    if s.visited[seat] >> city & 1:
        return 0.0
    visited = cities_visited(s, seat)
    worth = float(TRAVEL_POINTS[visited + 1] - TRAVEL_POINTS[visited])
    worth += CITY_PRESTIGE[city] + CITY_COINS[city] * worth_of_coin(s)
    return worth + CITY_CUBES[city] * 0.9 * future(s)


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
        if ROAD_FROM[other] == city and not s.visited[seat] >> ROAD_TO[other] & 1:
            beyond += 0.35
    worth += min(0.7, beyond) * ahead
    if start == VILLAGE:
        worth += prospect(s, seat, generation, CITY + city) - (0.5 + 0.4 * generation) * ahead
        if s.count_at(seat, CITY, N_CITIES):
            worth -= 0.4 * ahead
    price = 1.2 * ahead + worth_of_cubes(s, seat, ROAD_NEEDS[road]) + ROAD_TIME[road] * price_of_time(s, seat)
    return worth - price


def worth_of_next_journey(s: State, seat: int) -> float:
    """What a wagon is good for: the best journey that could be paid, or nearly."""
    most = 0.0
    for road in range(N_ROADS):
        start = ROAD_FROM[road]
        city = ROAD_TO[road]
        if s.visited[seat] >> city & 1 or not s.anyone_at(seat, FARM if start == VILLAGE else CITY + start):
            continue
        missing = 0
        for colour in range(N_COLOURS):
            missing += max(0, ROAD_NEEDS[road][colour] - s.has(seat, colour))
        most = max(most, worth_of_city(s, seat, city) - 1.6 - 0.6 * missing)
    return most


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


# Market and mass.


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
