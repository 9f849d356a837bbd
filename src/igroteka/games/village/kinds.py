"""Village in numbers: places, items and printed figures as tables, the moves and the events.

Everything that is looked up while playing is here, as plain lists.
"""

from typing import Final

from mypy_extensions import i64

from igroteka.engine.catalogue import Domain, Verb
from igroteka.engine.dealer import Kind
from igroteka.games.village.components import (
    CHAMBERS,
    CITIES,
    COLOURS,
    COMPONENTS,
    CUSTOMERS,
    GENERATIONS,
    GOODS,
    ITEMS,
    PLACES,
    SPACES,
    WINDOWS,
    WORKSHOPS,
    Moves,
)

# The action spaces («Подготовка к игре», А to Ж).

HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6
N_SPACES: Final = 7

# Items: cubes of influence (and of the plague), goods, grain, coins.

ORANGE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
PINK: Final = 3
PLAGUE: Final = 4
SCROLL: Final = 5
HORSE: Final = 6
PLOUGH: Final = 7
OX: Final = 8
WAGON: Final = 9
GRAIN: Final = 10
COIN: Final = 11
N_ITEMS: Final = 12
N_COLOURS: Final = 4
"""Colours of influence; the plague is none of them."""
N_CUBES: Final = 5
N_GOODS: Final = 5
BITS: Final = 5
"""Counts of items lie in one number, so many bits for each; so do the places of a family's members."""
MASK: Final = 31
INFLUENCE: Final = (1 << BITS * N_COLOURS) - 1
"""The counts of the four colours among those of all cubes."""
ITEM_COUNT: Final[list[int]] = [item.count for item in COMPONENTS.item]

# Where a member of a family can be. Those from FARM to the last window are visible, and so can die.

FARM: Final = 0
WORKSHOP: Final = 1
"""The first of four workshops."""
CITY: Final = 5
"""The first of six cities."""
CHAMBER: Final = 11
"""The first of four chambers of the council."""
WINDOW: Final = 15
"""The first of four windows of the church, the rightmost."""
BLACK_BAG: Final = 19
CHRONICLE: Final = 20
"""The first of five chapters of the chronicle."""
GRAVE: Final = 25
GONE: Final = 26
UNBORN: Final = 27
N_VISIBLE: Final = 19
N_WORKSHOPS: Final = 4
N_CITIES: Final = 6
N_CHAMBERS: Final = 4
N_WINDOWS: Final = 4
N_CHAPTERS: Final = 5
VILLAGE: Final = -1
"""Where roads begin that lead out of the village."""

CHAPTER_OF: Final[list[int]] = [4] + [0] * 4 + [2] * 6 + [1] * 4 + [3] * 4
"""The chapter of the chronicle for whoever dies at a visible place: crafts, council, travel, church, farm."""

# The family and its life.

LAP: Final[int] = COMPONENTS.life.spaces
N_GENERATIONS: Final = 4
GENERATION: Final[list[int]] = [
    generation for generation in range(4) for _ in range(COMPONENTS.family.generations[generation])
]
"""The generation of each member of a family, from 0."""
MEMBERS: Final[i64] = len(GENERATION)
PLAGUE_TIME: Final[int] = COMPONENTS.plague.time
START_COINS: Final[int] = COMPONENTS.farm.coins
GRAIN_LIMIT: Final[int] = COMPONENTS.farm.grain_limit
HARVEST_PLAIN: Final[int] = COMPONENTS.farm.harvest
HARVEST_HORSE: Final[int] = COMPONENTS.farm.horse
HARVEST_OX: Final[int] = COMPONENTS.farm.ox

# Figures that depend on the number of players; their first index is players - 2.

BAG: Final[list[list[int]]] = [bag.by_colour() for bag in COMPONENTS.bag]
BOARD: Final[list[list[int]]] = [
    [board.harvest, board.family, board.crafts, board.market, board.travel, board.council, board.church]
    for board in COMPONENTS.board
]
STALLS: Final[list[int]] = list(COMPONENTS.market.stalls)
CHRONICLE_SPACES: Final[list[list[int]]] = [
    [chapter.spaces[column] for chapter in COMPONENTS.chronicle] for column in range(3)
]
GRAVES: Final[list[int]] = list(COMPONENTS.graves.spaces)

# Prices. Needs are cubes by colour.

WELL_CUBES: Final[int] = COMPONENTS.well.cubes
WELL_NEEDS: Final[list[list[int]]] = [
    [WELL_CUBES if colour == other else 0 for other in range(N_COLOURS)] for colour in range(N_COLOURS)
]

TRAIN_TIME: Final[list[int]] = [workshop.train for workshop in COMPONENTS.workshop]
_WORKSHOP_OF: dict[str, int] = {
    good: number for number, workshop in enumerate(COMPONENTS.workshop) for good in workshop.goods
}
WORKSHOP_OF: Final[list[int]] = [_WORKSHOP_OF[good] for good in GOODS]
"""The workshop of each good; goods are numbered from 0 here, so item less SCROLL."""
MAKE_TIME: Final[list[int]] = [COMPONENTS.workshop[_WORKSHOP_OF[good]].make for good in GOODS]
GOOD_NEEDS: Final[list[list[int]]] = [price.by_colour() for price in COMPONENTS.price]
GOOD_GRAIN: Final[list[int]] = [price.grain for price in COMPONENTS.price]
MILL_GRAIN: Final[int] = COMPONENTS.mill.grain
MILL_TIME: Final[int] = COMPONENTS.mill.time
MILL_COINS: Final[int] = COMPONENTS.mill.coins

N_CUSTOMERS: Final = 24
QUEUE: Final[int] = COMPONENTS.market.queue
WANTS: Final[list[list[int]]] = [[ITEMS.index(item) for item in customer.wants] for customer in COMPONENTS.customer]
"""What each customer wants, item by item."""
WANTS_OF: Final[list[list[int]]] = [[wants.count(item) for item in range(N_ITEMS)] for wants in WANTS]
"""The same as counts by item."""
CUSTOMER_POINTS: Final[list[int]] = [customer.points for customer in COMPONENTS.customer]
SALE_NEEDS: Final[list[int]] = [0, COMPONENTS.market.green, 0, 0]
SALE_TIME: Final[int] = COMPONENTS.market.time

# Roads lead both ways, but nobody rides back into the village.
_ROADS = [(road.ends[0], road.ends[1], road) for road in COMPONENTS.road]
_ROADS += [(end, start, road) for start, end, road in _ROADS if start != "village"]
N_ROADS: Final[int] = len(_ROADS)
ROAD_FROM: Final[list[int]] = [-1 if start == "village" else CITIES.index(start) for start, _, _ in _ROADS]
"""Where a road leads from: VILLAGE, or a city from 0."""
ROAD_TO: Final[list[int]] = [CITIES.index(end) for _, end, _ in _ROADS]
ROAD_TIME: Final[list[int]] = [road.time for _, _, road in _ROADS]
ROAD_WAGONS: Final[list[int]] = [road.wagons for _, _, road in _ROADS]
ROAD_NEEDS: Final[list[list[int]]] = [road.by_colour() for _, _, road in _ROADS]
ROAD_BETWEEN: Final[list[int]] = [
    next((road for road in range(N_ROADS) if ROAD_FROM[road] == start and ROAD_TO[road] == end), -1)
    for start in range(-1, N_CITIES)
    for end in range(N_CITIES)
]
"""The road from VILLAGE or a city to a city, at `(start + 1) * N_CITIES + end`; -1 if there is none."""
CITY_PRESTIGE: Final[list[int]] = [city.prestige for city in COMPONENTS.city]
CITY_COINS: Final[list[int]] = [city.coins for city in COMPONENTS.city]
CITY_CUBES: Final[list[int]] = [city.cubes for city in COMPONENTS.city]

CHAMBER_TIME: Final[list[int]] = [chamber.time for chamber in COMPONENTS.chamber]
CHAMBER_POINTS: Final[list[int]] = [chamber.points for chamber in COMPONENTS.chamber]
COUNCIL_NEEDS: Final[list[int]] = [0, COMPONENTS.council.green, 0, 0]
COUNCIL_SCROLLS: Final[int] = COMPONENTS.council.scrolls
PRIVILEGE_CUBES: Final[int] = COMPONENTS.privileges.cubes
PRIVILEGE_GOODS: Final[int] = COMPONENTS.privileges.goods
PRIVILEGE_COINS: Final[int] = COMPONENTS.privileges.coins
PRIVILEGE_PRESTIGE: Final[int] = COMPONENTS.privileges.prestige

CHURCH_NEEDS: Final[list[int]] = [0, 0, COMPONENTS.church.brown, 0]
CHURCH_TIME: Final[int] = COMPONENTS.church.time
MONKS: Final[int] = COMPONENTS.mass.monks
MASS_PIECES: Final[int] = COMPONENTS.mass.pieces
MASS_COINS: Final[int] = COMPONENTS.mass.coins
MAJORITY: Final[int] = COMPONENTS.mass.majority
WINDOW_POINTS: Final[list[int]] = [window.points for window in COMPONENTS.window]
WINDOW_GRAIN: Final[list[int]] = [window.grain for window in COMPONENTS.window]

TRAVEL_POINTS: Final[list[int]] = COMPONENTS.scoring.travel
CHRONICLE_POINTS: Final[list[int]] = COMPONENTS.scoring.chronicle
COIN_POINTS: Final[int] = COMPONENTS.scoring.coin

# Moves.

NEEDS = [*WELL_NEEDS, *GOOD_NEEDS, *ROAD_NEEDS, SALE_NEEDS, COUNCIL_NEEDS, CHURCH_NEEDS]
MOST_COINS: Final[int] = max(max(needs) for needs in NEEDS)
"""The most coins that can stand in for cubes of one colour."""

_SPACE = Domain("space", SPACES, "space")
_COLOUR = Domain("cube", COLOURS, "item")
_GOOD = Domain("item", GOODS, "item")
_GENERATION = Domain("generation", GENERATIONS)
_CITY = Domain("city", CITIES, "place")
CATALOGUE = Moves(
    Verb("take", _SPACE, Domain("cube", ITEMS[:N_CUBES], "item")),
    Verb("well", _COLOUR),
    Verb("act", _SPACE),
    Verb("skip"),
    Verb("harvest"),
    Verb("birth"),
    Verb("fetch", Domain("place", PLACES[WORKSHOP:N_VISIBLE], "place"), _GENERATION),
    Verb("train", Domain("place", WORKSHOPS, "place"), _GENERATION),
    Verb("make", _GOOD),
    Verb("buy", _GOOD),
    Verb("mill"),
    Verb("serve", Domain("customer", CUSTOMERS, "customer")),
    Verb("pass"),
    Verb("set_out", _CITY, _GENERATION),
    Verb("travel_on", Domain("origin", CITIES, "place"), _CITY, _GENERATION),
    Verb("enter", _GENERATION, Domain("payment", ["green", "scroll"], "payment")),
    Verb(
        "rise", Domain("place", CHAMBERS[:-1], "place"), _GENERATION, Domain("payment", ["green", "scroll"], "payment")
    ),
    Verb("privilege", Domain("place", CHAMBERS, "privilege")),
    Verb("church", _GENERATION, Domain("payment", ["brown", "time"], "payment")),
    Verb("coins", Domain("n", [str(n) for n in range(MOST_COINS + 1)])),
    Verb("take_cube", _COLOUR),
    Verb("take_good", _GOOD),
    Verb("bury", Domain("place", PLACES[:N_VISIBLE], "place")),
    Verb("pull", _GENERATION),
    Verb("climb", Domain("place", WINDOWS[:-1], "place"), _GENERATION),
    Verb("done"),
)

TAKE: Final[int] = CATALOGUE.first("take")
WELL: Final[int] = CATALOGUE.first("well")
ACT: Final[int] = CATALOGUE.first("act")
SKIP: Final[int] = CATALOGUE.first("skip")
REAP: Final[int] = CATALOGUE.first("harvest")
BIRTH: Final[int] = CATALOGUE.first("birth")
FETCH: Final[int] = CATALOGUE.first("fetch")
TRAIN: Final[int] = CATALOGUE.first("train")
MAKE: Final[int] = CATALOGUE.first("make")
BUY: Final[int] = CATALOGUE.first("buy")
MILL: Final[int] = CATALOGUE.first("mill")
SERVE: Final[int] = CATALOGUE.first("serve")
PASS: Final[int] = CATALOGUE.first("pass")
SET_OUT: Final[int] = CATALOGUE.first("set_out")
TRAVEL_ON: Final[int] = CATALOGUE.first("travel_on")
ENTER: Final[int] = CATALOGUE.first("enter")
RISE: Final[int] = CATALOGUE.first("rise")
PRIVILEGE: Final[int] = CATALOGUE.first("privilege")
PRAY: Final[int] = CATALOGUE.first("church")
COINS: Final[int] = CATALOGUE.first("coins")
TAKE_CUBE: Final[int] = CATALOGUE.first("take_cube")
TAKE_GOOD: Final[int] = CATALOGUE.first("take_good")
BURY: Final[int] = CATALOGUE.first("bury")
PULL: Final[int] = CATALOGUE.first("pull")
CLIMB: Final[int] = CATALOGUE.first("climb")
DONE: Final[int] = CATALOGUE.first("done")

IN_CUBES: Final = 0
IN_KIND: Final = 1
"""The second way to pay: a scroll in the council, time in the church."""

# Why nothing can be done at a space.

FARM_EMPTY: Final = 0
BARN_FULL: Final = 1
FAMILY_WHOLE: Final = 2
NO_CRAFT: Final = 3
NO_TRAVELLER: Final = 4
NO_WAGON: Final = 5
NO_CUBES: Final = 6
NO_COUNCILLOR: Final = 7
NO_STEP: Final = 8
IDLE: Final[list[str]] = [
    "farm_empty",
    "barn_full",
    "family_whole",
    "no_craft",
    "no_traveller",
    "no_wagon",
    "no_cubes",
    "no_councillor",
    "no_step",
]

# Events. Everything in Village happens openly.

ROUND: Final = Kind("round", "n")
LAYS_OUT: Final = Kind("lay-out", "space=space", "cubes=item*", reveals=True)
TAKES: Final = Kind("take", "cube=item", "space=space")
SUFFERS: Final = Kind("plague", "cube=item", "space=space", "time")
DRAWS_WATER: Final = Kind("well", "space=space")
ACTS_FREELY: Final = Kind("act", "space=space")
SKIPS: Final = Kind("skip", "space=space")
IS_IDLE: Final = Kind("idle", "space=space", "why=idle")
HARVESTS: Final = Kind("harvest", "n")
IS_BORN: Final = Kind("birth", "generation")
FETCHES: Final = Kind("fetch", "generation", "place=place")
TRAINS: Final = Kind("train", "generation", "place=place", "time")
MAKES: Final = Kind("make", "item=item", "time")
BUYS: Final = Kind("buy", "item=item")
MILLS: Final = Kind("mill", "n", "time")
PAYS: Final = Kind("pay", "items=item*")
OPENS_MARKET: Final = Kind("market")
SERVES: Final = Kind("serve", "points", "customer=customer", "wants=item*")
PASSES: Final = Kind("pass")
CUSTOMERS_COME: Final = Kind("customers", "customers=customer*", reveals=True)
SETS_OUT: Final = Kind("set-out", "generation", "city=place", "time")
TRAVELS_ON: Final = Kind("travel-on", "generation", "origin=place", "city=place", "time")
PRESTIGE: Final = Kind("prestige", "n")
GETS: Final = Kind("get", "item=item", "n")
SITS: Final = Kind("council", "generation", "place=place", "time")
LEADS_NEXT: Final = Kind("next-first")
GIVES_COINS: Final = Kind("gift", "coins", "n")
ENTERS_BAG: Final = Kind("church", "generation", "time")
DIES: Final = Kind("die", "generation", "place=place", "rest=place")
NOBODY_DIES: Final = Kind("nobody-dies")
ENDING: Final = Kind("ending", "graves")
ENDS_BY_CHRONICLE: Final = Kind("end-chronicle")
ENDS_BY_GRAVES: Final = Kind("end-graves")
LAST_ACTION: Final = Kind("last-action")
MASS: Final = Kind("mass")
PULLS: Final = Kind("pull", "generation", "n")
IS_DRAWN: Final = Kind("drawn", "generation", reveals=True)
MONKS_DRAWN: Final = Kind("monks", "n", reveals=True)
CLIMBS: Final = Kind("climb", "generation", "place=place", "n")
LEADS_CHURCH: Final = Kind("majority", "n")
LEADS: Final = Kind("first")

# fmt: off
EVENTS = (
    ROUND, LAYS_OUT, TAKES, SUFFERS, DRAWS_WATER, ACTS_FREELY, SKIPS, IS_IDLE, HARVESTS, IS_BORN, FETCHES, TRAINS,
    MAKES, BUYS, MILLS, PAYS, OPENS_MARKET, SERVES, PASSES, CUSTOMERS_COME, SETS_OUT, TRAVELS_ON, PRESTIGE, GETS, SITS,
    LEADS_NEXT,
    GIVES_COINS, ENTERS_BAG, DIES, NOBODY_DIES, ENDING, LAST_ACTION, MASS, PULLS, IS_DRAWN, MONKS_DRAWN, CLIMBS,
    LEADS_CHURCH, LEADS, ENDS_BY_CHRONICLE, ENDS_BY_GRAVES,
)
# fmt: on
