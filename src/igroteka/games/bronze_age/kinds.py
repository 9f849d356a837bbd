"""Faces, goods, projects and developments as numbers, their printed figures as tables, the moves and the events.

Everything that is looked up while playing is here, as plain lists by number.
"""

from typing import Final

from igroteka.engine.catalogue import Catalogue, Domain, Verb
from igroteka.engine.dealer import Kind
from igroteka.games.bronze_age.components import (
    COMPONENTS,
    DEVELOPMENTS,
    GOODS,
    ITEMS,
    LATE_ONLY,
    PROJECTS,
    printed,
)

# Editions: two score sheets.

BASE: Final = 0
LATE: Final = 1

# Faces of the die.

FOOD_FACE: Final = 0
WORKERS_FACE: Final = 1
EITHER: Final = 2
GOOD_FACE: Final = 3
SKULL: Final = 4
COIN: Final = 5
FACE_COUNT: Final = 6

FACE_FOOD: Final[list[int]] = [face.food for face in COMPONENTS.face]
FACE_WORKERS: Final[list[int]] = [face.workers for face in COMPONENTS.face]
FACE_GOODS: Final[list[int]] = [face.goods for face in COMPONENTS.face]
FACE_COINS: Final[list[int]] = [face.coins for face in COMPONENTS.face]

# Rows of the board: five goods from the bottom up, and food.

WOOD: Final = 0
STONE: Final = 1
POTTERY: Final = 2
CLOTH: Final = 3
SPEARHEADS: Final = 4
GOOD_COUNT: Final = 5
FOOD: Final = 5
ITEM_COUNT: Final = 6

VALUE: Final[list[list[int]]] = [[0, *good.values] for good in COMPONENTS.good]
"""What a stack of so many of a good is worth."""
ROW: Final[list[int]] = [*(len(good.values) for good in COMPONENTS.good), COMPONENTS.limits.food]
"""How many of each fit on the board."""

# Projects: four cities, seven monuments.

CITY_COUNT: Final = 4
MONUMENT_COUNT: Final = 7
PROJECT_COUNT: Final = 11
GREAT_WALL: Final = 5
"""Among the monuments."""

BOXES: Final[list[int]] = [
    *(city.boxes for city in COMPONENTS.city),
    *(monument.boxes for monument in COMPONENTS.monument),
]
FIRST_POINTS: Final[list[int]] = [monument.first for monument in COMPONENTS.monument]
LATER_POINTS: Final[list[list[int]]] = [
    [monument.later for monument in COMPONENTS.monument],
    [monument.late for monument in COMPONENTS.monument],
]
OUT: Final[list[list[int]]] = [
    [monument for monument in range(MONUMENT_COUNT) if players in COMPONENTS.monument[monument].out]
    for players in range(5)
]
"""By the number of players: the monuments that the base game does without."""
NO_SEAT: Final = -1
NOT_IN_PLAY: Final = -2

# Developments.

LEADERSHIP: Final = 0
IRRIGATION: Final = 1
AGRICULTURE: Final = 2
QUARRYING: Final = 3
MEDICINE: Final = 4
PRESERVATION: Final = 5
COINAGE: Final = 6
CARAVANS: Final = 7
SHIPPING: Final = 8
SMITHING: Final = 9
RELIGION: Final = 10
GRANARIES: Final = 11
MASONRY: Final = 12
ENGINEERING: Final = 13
COMMERCE: Final = 14
ARCHITECTURE: Final = 15
EMPIRE: Final = 16
DEVELOPMENT_COUNT: Final = 17

COST: Final[list[list[int]]] = [printed(BASE, "cost"), printed(LATE, "cost")]
POINTS: Final[list[list[int]]] = [printed(BASE, "points"), printed(LATE, "points")]
EFFECT: Final[list[list[int]]] = [printed(BASE, "effect"), printed(LATE, "effect")]
"""By edition: the number in a development's effect."""
ON_SHEET: Final[list[list[int]]] = [
    [number for number in range(DEVELOPMENT_COUNT) if DEVELOPMENTS[number] not in LATE_ONLY],
    list(range(DEVELOPMENT_COUNT)),
]

# Disasters.

FAMINE: Final = 0
DROUGHT: Final = 1
PESTILENCE: Final = 2
INVASION: Final = 3
REVOLT: Final = 4
NO_DISASTER: Final = -1

LOSS: Final[list[int]] = [1, *(disaster.loss for disaster in COMPONENTS.disaster)]
"""Points lost; for famine, for each city."""

# Limits.

START_FOOD: Final[int] = COMPONENTS.start.food
START_CITIES: Final[int] = COMPONENTS.start.cities
DICE: Final[int] = START_CITIES + CITY_COUNT
ROLLS: Final[int] = COMPONENTS.limits.rolls
FOOD_LIMIT: Final[int] = COMPONENTS.limits.food
KEPT: Final[int] = COMPONENTS.limits.kept
SOLO_TURNS: Final[int] = COMPONENTS.solo.turns
SHIPS: Final[int] = COMPONENTS.ships.most
SHIP_WOOD: Final[int] = COMPONENTS.ships.wood
SHIP_CLOTH: Final[int] = COMPONENTS.ships.cloth
ENOUGH: Final[list[int]] = [COMPONENTS.end.base, COMPONENTS.end.late]
"""By edition: how many developments of one player end the game."""
OFFERS: Final = 6
"""How many offers a player may begin in a turn. The rulebook has no such bound; it keeps every turn finite."""


def _of_skulls() -> list[int]:
    """The disaster for each number of skulls."""
    found = []
    for skulls in range(DICE + 1):
        reached = [number for number, each in enumerate(COMPONENTS.disaster, 1) if each.skulls <= skulls]
        found.append(reached[-1] if reached else NO_DISASTER)
    return found


OF_SKULLS: Final[list[int]] = _of_skulls()

# Moves. `keep` stands right before `reroll`, so that KEEP + mask is the re-roll of these dice, bit by bit.

_ITEM = Domain("good", ITEMS, "good")
_GOOD = Domain("good", GOODS, "good")
_SUBSETS = [",".join(str(die + 1) for die in range(DICE) if mask >> die & 1) for mask in range(1, 1 << DICE)]
NEIGHBOURS = ["left", "across", "right"]
CATALOGUE = Catalogue(
    Verb("preserve"),
    Verb("roll"),
    Verb("keep"),
    Verb("reroll", Domain("dice", _SUBSETS)),
    Verb("food", Domain("n", [str(n) for n in range(DICE + 1)])),
    Verb("spears", Domain("n", [str(n) for n in range(ROW[SPEARHEADS] + 1)])),
    Verb("build", Domain("project", PROJECTS, "project")),
    Verb("engineer"),
    Verb("ship"),
    Verb("done_building"),
    Verb("offer", Domain("partner", NEIGHBOURS, "neighbour")),
    Verb("give", _ITEM),
    Verb("ask", _ITEM),
    Verb("send"),
    Verb("withdraw"),
    Verb("accept"),
    Verb("decline"),
    Verb("swap", _GOOD, Domain("other", GOODS, "good")),
    Verb("done_trading"),
    Verb("buy", Domain("development", DEVELOPMENTS, "development")),
    Verb("buy_nothing"),
    Verb("pay", _ITEM),
    Verb("discard", _GOOD),
)

PRESERVE: Final[int] = CATALOGUE.first("preserve")
ROLL: Final[int] = CATALOGUE.first("roll")
KEEP: Final[int] = CATALOGUE.first("keep")
TAKE_FOOD: Final[int] = CATALOGUE.first("food")
SPEARS: Final[int] = CATALOGUE.first("spears")
BUILD: Final[int] = CATALOGUE.first("build")
ENGINEER: Final[int] = CATALOGUE.first("engineer")
SHIP: Final[int] = CATALOGUE.first("ship")
DONE_BUILDING: Final[int] = CATALOGUE.first("done_building")
OFFER: Final[int] = CATALOGUE.first("offer")
GIVE: Final[int] = CATALOGUE.first("give")
ASK: Final[int] = CATALOGUE.first("ask")
SEND: Final[int] = CATALOGUE.first("send")
WITHDRAW: Final[int] = CATALOGUE.first("withdraw")
ACCEPT: Final[int] = CATALOGUE.first("accept")
DECLINE: Final[int] = CATALOGUE.first("decline")
SWAP: Final[int] = CATALOGUE.first("swap")
DONE_TRADING: Final[int] = CATALOGUE.first("done_trading")
BUY: Final[int] = CATALOGUE.first("buy")
BUY_NOTHING: Final[int] = CATALOGUE.first("buy_nothing")
PAY: Final[int] = CATALOGUE.first("pay")
DISCARD: Final[int] = CATALOGUE.first("discard")

# Events. Everything is open here, so all are told to everyone.

BEGINS: Final = Kind("turn", "n")
PRESERVES: Final = Kind("preserve", "n")
ROLLS_DICE: Final[list[Kind]] = [
    Kind(f"roll-{n}", *(f"d{die + 1}=face" for die in range(n)), reveals=True) for n in range(DICE + 1)
]
"""By the number of dice: what each of them shows, in their order."""
COLLECTS: Final = Kind("collect", "lost", "goods=good*")
HARVESTS: Final = Kind("harvest", "n", "food")
FEEDS: Final = Kind("feed", "n", "food")
LOSES: Final = Kind("lose", "disaster=disaster", "n")
IS_SAFE: Final = Kind("safe", "disaster=disaster")
LOSES_GOODS: Final = Kind("lose-goods", "disaster=disaster", "goods=good*")
BRINGS: Final = Kind("bring", "disaster=disaster")
SPENDS_SPEARS: Final = Kind("spears", "n")
ENGINEERS: Final = Kind("engineer", "n")
BUILDS: Final = Kind("build", "projects=project*")
FOUNDS: Final = Kind("found", "project=project", "n")
FINISHES: Final = Kind("finish", "project=project", "points")
FINISHES_LATER: Final = Kind("finish-later", "project=project", "points")
LAUNCHES: Final = Kind("ship", "n")
OFFERS_TO: Final = Kind("offer", "partner=@", "goods=good*")
WANTS: Final = Kind("want", "goods=good*")
WITHDRAWS: Final = Kind("withdraw")
ACCEPTS: Final = Kind("accept")
DECLINES: Final = Kind("decline")
SWAPS: Final = Kind("swap", "good=good", "other=good")
PAYS: Final = Kind("pay", "good=good", "n")
BUYS: Final = Kind("buy", "development=development", "points")
DISCARDS: Final = Kind("discard", "good=good")
LAST_ROUND: Final = Kind("last-round", "n")
ENDS_BY_DEVELOPMENTS: Final = Kind("end-developments", "n", "figures=@#")
ENDS_BY_MONUMENTS: Final = Kind("end-monuments")
ENDS_ALONE: Final = Kind("end-solo", "n")

# fmt: off
EVENTS = (
    BEGINS, PRESERVES, *ROLLS_DICE[START_CITIES:], COLLECTS, HARVESTS, FEEDS, LOSES, IS_SAFE, LOSES_GOODS, BRINGS,
    SPENDS_SPEARS, ENGINEERS, BUILDS, FOUNDS, FINISHES, FINISHES_LATER, LAUNCHES, OFFERS_TO, WANTS, WITHDRAWS,
    ACCEPTS, DECLINES, SWAPS, PAYS, BUYS, DISCARDS, LAST_ROUND, ENDS_BY_DEVELOPMENTS, ENDS_BY_MONUMENTS, ENDS_ALONE,
)
# fmt: on
