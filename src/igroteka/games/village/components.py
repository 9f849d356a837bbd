"""The figures of Village, read from `components.toml`, and the keys of everything that moves and events name."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.catalogue import Catalogue
from igroteka.engine.components import Small, Sourced, load, misplaced, wrong
from igroteka.engine.errors import BadComponents
from igroteka.engine.figures import Figures
from igroteka.engine.words import Noun

Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Good = Literal["scroll", "horse", "plough", "ox", "wagon"]
Wanted = Literal["scroll", "horse", "plough", "ox", "wagon", "grain"]
Start = Literal["village", "city-a", "city-b", "city-c", "city-d", "city-e", "city-f"]
Town = Literal["city-a", "city-b", "city-c", "city-d", "city-e", "city-f"]
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

    coins: Small
    grain_limit: Small
    harvest: Small
    horse: Small
    ox: Small


class Plague(Sourced, kw_only=True):
    """What a plague cube costs."""

    time: Small


class Well(Sourced, kw_only=True):
    """How many equal cubes the well asks."""

    cubes: Small


class Item(Sourced, kw_only=True):
    """Cubes, goods, grain and coins: how many there are."""

    key: str
    count: Annotated[int, msgspec.Meta(ge=0, le=31)]
    """A position keeps such counts in five bits."""


class Cubes(Sourced, kw_only=True):
    """Anything that is paid or laid out in influence cubes."""

    orange: Small = 0
    green: Small = 0
    brown: Small = 0
    pink: Small = 0

    def by_colour(self) -> list[int]:
        """The cubes in the order of the colours."""
        return [self.orange, self.green, self.brown, self.pink]


class Bag(Cubes, kw_only=True):
    """What goes into the green bag each round."""

    players: Small


class Board(Sourced, kw_only=True):
    """How many cubes each action space gets."""

    players: Small
    harvest: Small
    family: Small
    crafts: Small
    market: Small
    travel: Small
    council: Small
    church: Small


class Workshop(Sourced, kw_only=True):
    """A workshop with its goods, and the time that training and making take."""

    key: str
    goods: list[Good]
    train: Small
    make: Small


class Price(Cubes, kw_only=True):
    """What a good costs without time and member."""

    key: str
    grain: Small = 0


class Mill(Sourced, kw_only=True):
    """Grain and time in, coins out."""

    grain: Small
    time: Small
    coins: Small


class Market(Sourced, kw_only=True):
    """Stalls, queue, and what a further sale costs."""

    stalls: ByPlayers
    queue: Small
    green: Small
    time: Small


class Customer(Sourced, kw_only=True):
    """A customer tile."""

    key: str
    wants: Annotated[list[Wanted], msgspec.Meta(min_length=1, max_length=6)]
    points: Small


class City(Sourced, kw_only=True):
    """A city and its one reward."""

    key: str
    prestige: Small = 0
    coins: Small = 0
    cubes: Small = 0


class Road(Cubes, kw_only=True):
    """A road between two cities, or out of the village."""

    ends: tuple[Start, Town]
    time: Small
    wagons: Small


class Council(Sourced, kw_only=True):
    """What every step in the council costs: green cubes, or scrolls."""

    green: Small
    scrolls: Small


class Chamber(Sourced, kw_only=True):
    """A chamber of the council."""

    key: str
    time: Small
    points: Small


class Privileges(Sourced, kw_only=True):
    """Cubes of the second chamber, goods of the third; coins for prestige in the fourth."""

    cubes: Small
    goods: Small
    coins: Small
    prestige: Small


class Church(Sourced, kw_only=True):
    """What it costs to enter the black bag: brown cubes, or time."""

    brown: Small
    time: Small


class Mass(Sourced, kw_only=True):
    """The figures of a mass."""

    monks: Small
    pieces: Small
    coins: Small
    majority: Small


class Window(Sourced, kw_only=True):
    """A window of the church, and the grain to climb on from it."""

    key: str
    points: Small
    grain: Small


class Chronicle(Sourced, kw_only=True):
    """The chronicle's spaces for one walk of life."""

    key: str
    spaces: ByPlayers


class Graves(Sourced, kw_only=True):
    """The anonymous graves."""

    spaces: ByPlayers


class Scoring(Sourced, kw_only=True):
    """Prestige at the end."""

    travel: Annotated[list[Small], msgspec.Meta(min_length=7, max_length=7)]
    chronicle: Annotated[list[Small], msgspec.Meta(min_length=1, max_length=12)]
    coin: Small


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


def check_order(components: Components) -> Iterator[BadComponents]:
    """The rules know these entries by name, so the file has exactly them, in this order."""
    entries = (
        ("item", [each.key for each in components.item], ITEMS),
        ("workshop", [each.key for each in components.workshop], WORKSHOPS),
        ("price", [each.key for each in components.price], GOODS),
        ("city", [each.key for each in components.city], CITIES),
        ("chamber", [each.key for each in components.chamber], CHAMBERS),
        ("window", [each.key for each in components.window], WINDOWS),
        ("chronicle", [each.key for each in components.chronicle], CHRONICLE),
        ("bag", [str(each.players) for each in components.bag], ["2", "3", "4"]),
        ("board", [str(each.players) for each in components.board], ["2", "3", "4"]),
        ("customer", [each.key for each in components.customer], [f"k{number:02}" for number in range(1, 25)]),
    )
    for table, found, wanted in entries:
        yield from misplaced(table, found, wanted)


def check(components: Components) -> Iterator[BadComponents]:
    """What the schema alone can't see."""
    yield from check_order(components)
    if sorted(good for workshop in components.workshop for good in workshop.goods) != sorted(GOODS):
        yield wrong(__file__, "goods", ("workshop",))
    roads: set[frozenset[str]] = set()
    for number, road in enumerate(components.road):
        if road.ends[0] == road.ends[1]:
            yield wrong(__file__, "road", ("road", number, "ends"))
        elif frozenset(road.ends) in roads:
            yield wrong(__file__, "roads", ("road", number, "ends"))
        roads.add(frozenset(road.ends))
    members = sum(components.family.generations)
    for number, players in enumerate((2, 3, 4)):
        # Whoever has nobody left can do nothing: somebody's death must fill the chronicle or the graves before that.
        room = sum(chapter.spaces[number] for chapter in components.chronicle) + components.graves.spaces[number]
        if members * players <= room - 2:
            yield wrong(__file__, "family", ("family", "generations"), players=str(players))
    if components.mass.monks < components.mass.pieces:
        yield wrong(__file__, "monks", ("mass", "monks"))
    if max(components.market.stalls) + components.market.queue > len(components.customer):
        yield wrong(__file__, "market", ("market", "queue"))


GROUPS = {
    "market": ["customer", "market"],
    "travel": ["city", "road"],
    "crafts": ["workshop", "price", "mill"],
    "council": ["council", "chamber", "privileges"],
    "church": ["church", "mass", "window"],
    "chronicle": ["chronicle", "graves"],
    "round": ["bag", "board"],
    "farm": ["farm", "family", "life", "plague", "well"],
    "scoring": ["scoring"],
    "supply": ["item"],
}
"""The tables of the file as a player would lay them out."""
COMPONENTS = load(
    "village",
    Components,
    Path(__file__).with_name("components.toml"),
    check=check,
    groups=GROUPS,
    nouns={"wants": "item"},
    more=figures,
)
CUSTOMERS = [customer.key for customer in COMPONENTS.customer]


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
