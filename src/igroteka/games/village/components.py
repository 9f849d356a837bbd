"""The figures of Village, read from `components.toml`, and the keys of everything that moves and events name."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from igroteka.engine.catalogue import Catalogue
from igroteka.engine.components import Sourced, load, wrong
from igroteka.engine.figures import Figures
from igroteka.engine.words import Noun

Positive = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
ByPlayers = tuple[Positive, Positive, Positive]
"""One number each for 2, 3 and 4 players."""


class Life(Sourced, kw_only=True):
    """The life track around a farm."""

    spaces: Positive


class Family(Sourced, kw_only=True):
    """How many members of each generation."""

    generations: tuple[
        Annotated[int, msgspec.Meta(ge=1, le=4)],
        Annotated[int, msgspec.Meta(ge=0, le=3)],
        Annotated[int, msgspec.Meta(ge=0, le=3)],
        Annotated[int, msgspec.Meta(ge=0, le=2)],
    ]
    """No more than twelve in all: a position keeps where they are in sixty bits."""


class Farm(Sourced, kw_only=True):
    """What a farm begins with, holds and harvests."""

    coins: Count
    grain_limit: Count
    harvest: Count
    horse: Count
    ox: Count


class Plague(Sourced, kw_only=True):
    """What a plague cube costs."""

    time: Count


class Well(Sourced, kw_only=True):
    """How many equal cubes the well asks."""

    cubes: Count


class Item(Sourced, kw_only=True):
    """Cubes, goods, grain and coins: how many there are."""

    key: str
    count: Annotated[int, msgspec.Meta(ge=0, le=31)]
    """A position keeps such counts in five bits."""


class Cubes(Sourced, kw_only=True):
    """Anything that is paid or laid out in influence cubes."""

    orange: Count = 0
    green: Count = 0
    brown: Count = 0
    pink: Count = 0

    def by_colour(self) -> list[int]:
        """The cubes in the order of the colours."""
        return [self.orange, self.green, self.brown, self.pink]


class Bag(Cubes, kw_only=True):
    """What goes into the green bag each round."""

    players: Count


class Board(Sourced, kw_only=True):
    """How many cubes each action space gets."""

    players: Count
    harvest: Count
    family: Count
    crafts: Count
    market: Count
    travel: Count
    council: Count
    church: Count


class Workshop(Sourced, kw_only=True):
    """A workshop with its goods, and the time that training and making take."""

    key: str
    goods: list[str]
    train: Count
    make: Count


class Price(Cubes, kw_only=True):
    """What a good costs without time and member."""

    key: str
    grain: Count = 0


class Mill(Sourced, kw_only=True):
    """Grain and time in, coins out."""

    grain: Count
    time: Count
    coins: Count


class Market(Sourced, kw_only=True):
    """Stalls, queue, and what a further sale costs."""

    stalls: ByPlayers
    queue: Count
    green: Count
    time: Count


class Customer(Sourced, kw_only=True):
    """A customer tile."""

    key: str
    wants: list[str]
    points: Count


class City(Sourced, kw_only=True):
    """A city and its one reward."""

    key: str
    prestige: Count = 0
    coins: Count = 0
    cubes: Count = 0


class Road(Cubes, kw_only=True):
    """A road between two cities, or out of the village."""

    ends: tuple[str, str]
    time: Count
    wagons: Count


class Council(Sourced, kw_only=True):
    """What every step in the council costs: green cubes, or scrolls."""

    green: Count
    scrolls: Count


class Chamber(Sourced, kw_only=True):
    """A chamber of the council."""

    key: str
    time: Count
    points: Count


class Privileges(Sourced, kw_only=True):
    """Cubes of the second chamber, goods of the third; coins for prestige in the fourth."""

    cubes: Count
    goods: Count
    coins: Count
    prestige: Count


class Church(Sourced, kw_only=True):
    """What it costs to enter the black bag: brown cubes, or time."""

    brown: Count
    time: Count


class Mass(Sourced, kw_only=True):
    """The figures of a mass."""

    monks: Count
    pieces: Count
    coins: Count
    majority: Count


class Window(Sourced, kw_only=True):
    """A window of the church, and the grain to climb on from it."""

    key: str
    points: Count
    grain: Count


class Chronicle(Sourced, kw_only=True):
    """The chronicle's spaces for one walk of life."""

    key: str
    spaces: ByPlayers


class Graves(Sourced, kw_only=True):
    """The nameless graves."""

    spaces: ByPlayers


class Scoring(Sourced, kw_only=True):
    """Prestige at the end."""

    travel: list[Count]
    chronicle: list[Count]
    coin: Count


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    life: Life
    family: Family
    farm: Farm
    plague: Plague
    well: Well
    item: list[Item]
    bag: list[Bag]
    board: list[Board]
    workshop: list[Workshop]
    price: list[Price]
    mill: Mill
    market: Market
    customer: list[Customer]
    city: list[City]
    road: list[Road]
    council: Council
    chamber: list[Chamber]
    privileges: Privileges
    church: Church
    mass: Mass
    window: list[Window]
    chronicle: list[Chronicle]
    graves: Graves
    scoring: Scoring


def figures(components: Components) -> Figures:
    """Prices and rewards as lists of what they are made of."""
    found: Figures = {}
    for price in components.price:
        cubes = zip(COLOURS, price.by_colour(), strict=True)
        found[f"price-{price.key}-cost"] = [(f"item-{item}", n) for item, n in (*cubes, ("grain", price.grain)) if n]
    for city in components.city:
        reward = (("track-prestige", city.prestige), ("item-coin", city.coins), ("reward-cube", city.cubes))
        found[f"{city.key}-reward"] = [(noun, n) for noun, n in reward if n]
    return found


SPACES = ["harvest", "family", "crafts", "market", "travel", "council", "church"]
COLOURS = ["orange", "green", "brown", "pink"]
GOODS = ["scroll", "horse", "plough", "ox", "wagon"]
ITEMS = [*COLOURS, "plague", *GOODS, "grain", "coin"]
WORKSHOPS = ["wainwright", "stable", "office", "smithy"]
CITIES = ["city-a", "city-b", "city-c", "city-d", "city-e", "city-f"]
CHAMBERS = ["chamber-1", "chamber-2", "chamber-3", "chamber-4"]
WINDOWS = ["window-1", "window-2", "window-3", "window-4"]
CHRONICLE = ["chronicle-crafts", "chronicle-council", "chronicle-travel", "chronicle-church", "chronicle-farm"]
PLACES = ["farm", *WORKSHOPS, *CITIES, *CHAMBERS, *WINDOWS, "bag", *CHRONICLE, "grave", "gone", "unborn"]
GENERATIONS = ["1", "2", "3", "4"]

COMPONENTS = load(
    "village", Components, Path(__file__).with_name("components.toml"), nouns={"wants": "item"}, more=figures
)
CUSTOMERS = [customer.key for customer in COMPONENTS.customer]


def check_keys(table: str, found: list[str], wanted: list[str]) -> None:
    """The rules know these entries by name, so the file has exactly them, in this order."""
    if found != wanted:
        raise wrong(__file__, "order", kind=table, keys=", ".join(wanted))


check_keys("item", [item.key for item in COMPONENTS.item], ITEMS)
check_keys("workshop", [workshop.key for workshop in COMPONENTS.workshop], WORKSHOPS)
check_keys("price", [price.key for price in COMPONENTS.price], GOODS)
check_keys("city", [city.key for city in COMPONENTS.city], CITIES)
check_keys("chamber", [chamber.key for chamber in COMPONENTS.chamber], CHAMBERS)
check_keys("window", [window.key for window in COMPONENTS.window], WINDOWS)
check_keys("chronicle", [chapter.key for chapter in COMPONENTS.chronicle], CHRONICLE)
check_keys("bag", [str(bag.players) for bag in COMPONENTS.bag], ["2", "3", "4"])
check_keys("board", [str(board.players) for board in COMPONENTS.board], ["2", "3", "4"])
check_keys("workshop.goods", sorted(good for workshop in COMPONENTS.workshop for good in workshop.goods), sorted(GOODS))
check_keys("customer", CUSTOMERS, [f"k{number:02}" for number in range(1, 25)])
for _customer in COMPONENTS.customer:
    if not _customer.wants or not set(_customer.wants) <= {*GOODS, "grain"}:
        raise wrong(__file__, "wants", customer=_customer.key)
for _road in COMPONENTS.road:
    if _road.ends[0] == _road.ends[1] or _road.ends[0] not in ["village", *CITIES] or _road.ends[1] not in CITIES:
        raise wrong(__file__, "road", ends=" - ".join(_road.ends))
if len({frozenset(road.ends) for road in COMPONENTS.road}) != len(COMPONENTS.road):
    raise wrong(__file__, "roads")
if len(COMPONENTS.scoring.travel) != len(CITIES) + 1:
    raise wrong(__file__, "travel")
if COMPONENTS.mass.monks < COMPONENTS.mass.pieces:
    raise wrong(__file__, "monks")
if max(COMPONENTS.market.stalls) + COMPONENTS.market.queue > len(CUSTOMERS):
    raise wrong(__file__, "market")
if not COMPONENTS.scoring.chronicle:
    raise wrong(__file__, "chronicle")


class Moves(Catalogue):
    """The catalogue. Its labels tell what a customer wants as the components have it, and count coins."""

    def args(self, move: int) -> dict[str, Any]:
        args: dict[str, Any] = super().args(move)
        if self.verb(move) == "serve":
            customer = COMPONENTS.customer[move - self.first("serve")]
            args["wants"] = [Noun("item", item) for item in customer.wants]
            args["points"] = customer.points
        elif self.verb(move) == "coins":
            args["n"] = move - self.first("coins")
        return args
