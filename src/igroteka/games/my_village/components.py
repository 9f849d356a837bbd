"""The boards and cards of My Village, read from `components.toml`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from igroteka.engine.components import Small, Sourced, load, misplaced, wrong
from igroteka.engine.errors import BadComponents
from igroteka.engine.figures import Figures

Value = Annotated[int, msgspec.Meta(ge=2, le=12)]
"""What two dice can show together."""
Values = Annotated[list[Value], msgspec.Meta(min_length=1)]
"""What a banner wants: any one of these."""
Good = Literal["horse", "beer", "plough", "scroll", "cart"]
ByPlayers = tuple[Small, Small, Small]
"""With 2, 3 and 4 players."""
SomeDice = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""As many as a position can hold of one kind."""
ByCustomers = Annotated[list[Small], msgspec.Meta(min_length=4, max_length=4)]
"""For 1 to 4 customers."""


class Life(Sourced, kw_only=True):
    """The track of a village's time."""

    clouds: Annotated[int, msgspec.Meta(ge=5, le=99)]


class Windows(Sourced, kw_only=True):
    """Prestige by the number of church windows, from none."""

    prestige: Annotated[list[Small], msgspec.Meta(min_length=7, max_length=7)]


class School(Sourced, kw_only=True):
    """The school: its banner, what placing a villager costs, and what the right cell adds."""

    values: Values
    time: Small
    story: Small


class Headman(Sourced, kw_only=True):
    """The black "?" banner and the headman's path."""

    time: Small
    coins: Small
    story: Small


class Play(Sourced, kw_only=True):
    """What the play banner gives."""

    story: Small


class Village(Sourced, kw_only=True):
    """What one village board has of its own: the values of its play banner."""

    key: str
    play: Values


class Start(Sourced, kw_only=True):
    """Coins in turn order."""

    coins: tuple[Small, Small, Small, Small]


class Labourer(Sourced, kw_only=True):
    """What a day labourer counts at the end."""

    prestige: Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Dice(Sourced, kw_only=True):
    """How many dice are rolled, and the time that each black one costs."""

    white: tuple[SomeDice, SomeDice, SomeDice]
    black: tuple[SomeDice, SomeDice, SomeDice]
    plague: Small


class Hand(Sourced, kw_only=True):
    """The starting hand."""

    values: Values
    story: Small
    prestige: Small


class Clerk(Sourced, kw_only=True):
    """The clerk's office: the price by the number of customers, and how many wait there."""

    values: Values
    time: ByCustomers
    coins: ByCustomers
    open: Annotated[int, msgspec.Meta(ge=1, le=33)]


Coffins = Annotated[list[Small], msgspec.Meta(max_length=4)]
"""Story points of the cells of one profession, in the order in which they are filled."""


class Chronicle(Sourced, kw_only=True):
    """Story points of the chronicle's cells. `story` is for every profession that has no cells of its own here."""

    story: Coffins | None = None
    abbot: Coffins = []
    councilman: Coffins = []
    traveller: Coffins = []
    craftsman: Coffins = []
    merchant: Coffins = []

    def __post_init__(self) -> None:
        alike = self.story or []
        self.abbot = self.abbot or alike
        self.councilman = self.councilman or alike
        self.traveller = self.traveller or alike
        self.craftsman = self.craftsman or alike
        self.merchant = self.merchant or alike
        self.story = None

    def cells(self) -> list[list[int]]:
        """By profession, as villagers are numbered."""
        return [self.abbot, self.councilman, self.traveller, self.craftsman, self.merchant]


class Rat(Sourced, kw_only=True):
    """The rat's track: where it begins, from where it may reach the raid, and the raid."""

    raid: Annotated[int, msgspec.Meta(ge=2, le=99)]
    start: ByPlayers
    red: Small


class Ending(Sourced, kw_only=True):
    """How many coffins end the match."""

    coffins: ByPlayers


class Bound(Sourced, kw_only=True):
    """The house's own bound: no match is longer than this."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Workshop(Sourced, kw_only=True):
    """A craft building."""

    key: str
    good: Good
    values: Values
    time: Small
    white_time: Small
    cells: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Field(Sourced, kw_only=True):
    """All fields are alike."""

    values: Values
    time: Small
    white_time: Small
    coins: Small
    plough_coins: Small
    prestige: Small


class Customer(Sourced, kw_only=True):
    """A customer; without values, any will do."""

    key: str
    values: list[Value]
    goods: dict[Good, Annotated[int, msgspec.Meta(ge=1, le=9)]]
    prestige: Small


class Road(Sourced, kw_only=True):
    """The dark side that all travel cards of a letter share. `coins` stand in for a cart; none: no cart is needed."""

    key: Literal["a", "b", "c", "d", "e"]
    values: Values
    time: Small
    coins: Small


class Travel(Sourced, kw_only=True):
    """The light side of a travel card."""

    key: str
    road: Literal["a", "b", "c", "d", "e"]
    prestige: Small
    grey_coins: Small = 0
    grey_beer: Small = 0
    grey_time: Small = 0
    chapel: bool = False


class Church(Sourced, kw_only=True):
    """A church."""

    key: str
    values: Values
    time: Small
    prestige: Small
    cells: Small = 0


class Monk(Sourced, kw_only=True):
    """A monk: what he costs, and what he does once."""

    key: str
    stack: Literal["quill", "chalice", "rosary"]
    values: Values
    time: Small
    price: Annotated[int, msgspec.Meta(ge=0, le=9)]
    effect: Literal["story", "path", "school", "clerk"]
    n: Small


class Council(Sourced, kw_only=True):
    """A council chamber."""

    key: str
    values: Values
    time: Small
    white_time: Small
    coins: Small = 0
    cells: Small
    prestige: Small


class Bonus(Sourced, kw_only=True):
    """What the markers on two of the councils are worth."""

    territories: Small
    people: Small


class Meeting(Sourced, kw_only=True):
    """All meeting places are alike."""

    values: Values
    time: Small
    white_time: Small
    cells: Small
    story: Small
    prestige: Small


class Token(Sourced, kw_only=True):
    """The values that a token adds to the white banner beside it."""

    values: Values


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    life: Life
    windows: Windows
    school: School
    headman: Headman
    play: Play
    village: list[Village]
    start: Start
    labourer: Labourer
    dice: Dice
    hand: Hand
    clerk: Clerk
    chronicle: Chronicle
    rat: Rat
    ending: Ending
    bound: Bound
    workshop: list[Workshop]
    field: Field
    customer: list[Customer]
    road: list[Road]
    travel: list[Travel]
    church: list[Church]
    monk: list[Monk]
    council: list[Council]
    bonus: Bonus
    meeting: Meeting
    token: Token


GOODS = ["horse", "beer", "plough", "scroll", "cart"]
VILLAGES = ["1", "2", "3", "4"]
CRAFTS = ["stable", "brewery", "forge", "office", "wainwright"]
WORKSHOPS = [f"{craft}-{value}" for craft in CRAFTS for value in (5, 6, 8, 9)]
FIELDS = [f"field{number}" for number in range(1, 9)]
CUSTOMERS = [f"k{number:02}" for number in range(1, 34)]
ROADS = ["a", "b", "c", "d", "e"]
TRAVELS = [f"{road}{number}" for road in ROADS for number in range(1, 4 if road == "e" else 5)]
CHURCHES = ["healing", "monastery", "trade", "travellers"]
STACKS = ["quill", "chalice", "rosary"]
MONKS = [f"{stack}{number}" for stack, size in zip(STACKS, (3, 4, 5), strict=True) for number in range(1, size + 1)]
COUNCILS = ["finance", "guild", "territories", "people"]


def check(components: Components) -> Iterator[BadComponents]:
    """What the schema alone can't say."""
    orders = list(check_order(components))
    yield from orders or check_cards(components)
    yield from check_boards(components)


def check_order(components: Components) -> Iterator[BadComponents]:
    """All cards, in their order."""
    entries = (
        ("village", [each.key for each in components.village], VILLAGES),
        ("workshop", [each.key for each in components.workshop], WORKSHOPS),
        ("customer", [each.key for each in components.customer], CUSTOMERS),
        ("road", [each.key for each in components.road], ROADS),
        ("travel", [each.key for each in components.travel], TRAVELS),
        ("church", [each.key for each in components.church], CHURCHES),
        ("monk", [each.key for each in components.monk], MONKS),
        ("council", [each.key for each in components.council], COUNCILS),
    )
    for kind, found, keys in entries:
        yield from misplaced(kind, found, keys)


def check_cards(components: Components) -> Iterator[BadComponents]:
    """Each card where it belongs."""
    for number, workshop in enumerate(components.workshop):
        if workshop.good != GOODS[number // 4]:
            yield wrong(__file__, "good", ("workshop", number, "good"), good=GOODS[number // 4])
    for number, travel in enumerate(components.travel):
        if travel.road != travel.key[0]:
            yield wrong(__file__, "road", ("travel", number, "road"), road=travel.key[0])
    for number, monk in enumerate(components.monk):
        if monk.stack != monk.key[:-1]:
            yield wrong(__file__, "stack", ("monk", number, "stack"), stack=monk.key[:-1])
        if monk.effect == "clerk" and monk.n > 4:
            yield wrong(__file__, "invites", ("monk", number, "n"))
    for number, council in enumerate(components.council[2:], 2):
        if council.cells != 5:
            yield wrong(__file__, "cells", ("council", number, "cells"))


def check_boards(components: Components) -> Iterator[BadComponents]:
    """Figures of the boards that must fit each other."""
    for track, costs in (("time", components.clerk.time), ("coins", components.clerk.coins)):
        if costs != sorted(costs):
            yield wrong(__file__, "clerk", ("clerk", track))
    for number, start in enumerate(components.rat.start):
        if start >= components.rat.raid:
            yield wrong(__file__, "rat", ("rat", "start", number))
    for number, least in enumerate((8, 6, 8)):
        if components.dice.white[number] + components.dice.black[number] < least:
            yield wrong(__file__, "dice", ("dice", "white", number), least=str(least))


def figures(components: Components) -> Figures:
    """What cards are called by, and prices as lists of what they are made of."""
    found: Figures = {}
    for road in components.road:
        found[f"road-{road.key}-letter"] = road.key.upper()
    for workshop in components.workshop:
        found[f"workshop-{workshop.key}-makes"] = [(f"good-{workshop.good}", 1)]
    for travel in components.travel:
        fare = (("means-coin", travel.grey_coins), ("good-beer", travel.grey_beer), ("track-time", travel.grey_time))
        name = f"travel-{travel.key}"
        found[f"{name}-name"] = travel.key.upper()
        found[f"{name}-fare"] = [(noun, n) for noun, n in fare if n]
        found[f"{name}-grey"] = "some" if found[f"{name}-fare"] else "none"
    return found


SAME = {"dcdef5a6c2557950": "18428e70c2d31977"}
"""Files that differ in remarks only, and so are the same to records."""
GROUPS = {
    "customers": ["customer", "clerk"],
    "crafts": ["workshop", "field"],
    "travel": ["road", "travel"],
    "religion": ["church", "monk", "windows"],
    "councils": ["council", "bonus", "meeting", "token"],
    "village": ["life", "school", "headman", "play", "village", "labourer"],
    "chronicle": ["chronicle", "rat", "ending"],
    "start": ["start", "hand", "dice", "bound"],
}
"""The tables of the file as a player would lay them out."""
COMPONENTS = load(
    "my_village",
    Components,
    Path(__file__).with_name("components.toml"),
    check=check,
    groups=GROUPS,
    nouns={"goods": "good"},
    more=figures,
    same=SAME,
)
