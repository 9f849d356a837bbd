"""What things are worth to the regular, in points of prestige.

Worths are rough on purpose. What is in hand at the end counts in full; what only helps later counts by how much of the
match is still to come (`future`). Time has no fixed price: it brings the next death nearer, and that is a gain while
the chronicle has room for the right people.
"""

from typing import Final

from igroteka.games.village.deaths import deathbeds, oldest, resting_place
from igroteka.games.village.kinds import (
    BITS,
    BLACK_BAG,
    CHAMBER,
    CHAMBER_POINTS,
    CHAPTER_OF,
    CHRONICLE,
    CHRONICLE_SPACES,
    CITY,
    CITY_COINS,
    CITY_CUBES,
    CITY_PRESTIGE,
    CUSTOMER_POINTS,
    FARM,
    GENERATION,
    GONE,
    GRAIN,
    GRAVE,
    GRAVES,
    GREEN,
    HORSE,
    LAP,
    MASK,
    N_CHAPTERS,
    N_COLOURS,
    N_ROADS,
    N_VISIBLE,
    N_WINDOWS,
    OX,
    PLOUGH,
    ROAD_FROM,
    ROAD_NEEDS,
    ROAD_TO,
    SCROLL,
    TRAVEL_POINTS,
    VILLAGE,
    WAGON,
    WANTS,
    WANTS_OF,
    WINDOW,
    WINDOW_POINTS,
)
from igroteka.games.village.scoring import cities_visited
from igroteka.games.village.state import State

LIVES_ON: Final = [0.1, 0.45, 0.9, 1.0]
"""How likely someone of each generation is to see the end of the match, from its start."""
REMEMBERED: Final = [1.8, 2.2, 3.4, 3.2, 4.6]
"""What a family's first, second, ... member in the chronicle is worth; more than five bring nothing."""
ALL_CHRONICLE_SPACES: Final = [sum(spaces) for spaces in CHRONICLE_SPACES]
"""How many can be remembered, by the number of players."""
KINDS_WANTED: Final = [sorted(set(wants)) for wants in WANTS]
"""The different things that each customer wants."""
ELDEST: Final = GENERATION.count(0)
"""The members of the first generation, who come first."""
LOST: Final = -2.0
"""What a member in a nameless grave is worth."""


def future(s: State) -> float:
    """How much of the match is still to come, from 1 at the start to 0 in the last actions."""
    if s.ender >= 0:
        return 0.0
    column = s.players - 2
    share = sum(s.chronicle_room) / ALL_CHRONICLE_SPACES[column]
    graves = s.graves_room / GRAVES[column] * 0.5 + 0.5
    if graves < share:
        share = graves
    return 0.1 + share if share < 0.9 else 1.0


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
        return -best / 4 if s.families[seat].life >= LAP - 4 else 0.0
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
    people = s.families[seat].people
    old = 0
    for member in range(ELDEST):
        where = people >> BITS * member & MASK
        if where < N_VISIBLE and CHAPTER_OF[where] == chapter:
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
        if ROAD_NEEDS[road][colour] and not s.families[seat].visited >> ROAD_TO[road] & 1:
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
    stock = s.families[seat].stock
    missing = 0
    for other in KINDS_WANTED[customer]:
        lacks = wants[other] - (stock >> BITS * other & MASK)
        if lacks > 0:
            missing += lacks
    points = float(CUSTOMER_POINTS[customer])
    if missing == 1:
        return points * 0.75
    return points / (missing + 0.6)


def worth_of_city(s: State, seat: int, city: int) -> float:
    """Coming to a city: the next step of the travel table, and its reward."""
    if s.families[seat].visited >> city & 1:
        return 0.0
    visited = cities_visited(s, seat)
    worth = float(TRAVEL_POINTS[visited + 1] - TRAVEL_POINTS[visited])
    worth += CITY_PRESTIGE[city] + CITY_COINS[city] * worth_of_coin(s)
    return worth + CITY_CUBES[city] * 0.9 * future(s)


def worth_of_next_journey(s: State, seat: int) -> float:
    """What a wagon is good for: the best journey that could be paid, or nearly."""
    most = 0.0
    for road in range(N_ROADS):
        start = ROAD_FROM[road]
        city = ROAD_TO[road]
        if s.families[seat].visited >> city & 1 or not s.anyone_at(seat, FARM if start == VILLAGE else CITY + start):
            continue
        missing = 0
        for colour in range(N_COLOURS):
            missing += max(0, ROAD_NEEDS[road][colour] - s.has(seat, colour))
        most = max(most, worth_of_city(s, seat, city) - 1.6 - 0.6 * missing)
    return most
