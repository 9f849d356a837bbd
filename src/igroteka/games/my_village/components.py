"""The boards and cards of My Village, read from `components.toml`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from igroteka.engine.components import Sourced, load, wrong
from igroteka.engine.figures import Figures

Value = Annotated[int, msgspec.Meta(ge=2, le=12)]
"""What two dice can show together."""
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Good = Literal["horse", "beer", "plough", "scroll", "cart"]
ByPlayers = tuple[Small, Small, Small]
"""With 2, 3 and 4 players."""
SomeDice = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""As many as a position can hold of one kind."""


class Life(Sourced, kw_only=True):
    """The track of a village's time."""

    clouds: Annotated[int, msgspec.Meta(ge=5, le=99)]


class Windows(Sourced, kw_only=True):
    """Prestige by the number of church windows, from none."""

    prestige: list[Small]


class School(Sourced, kw_only=True):
    """The school: its banner, what placing a villager costs, and what the right cell adds."""

    values: list[Value]
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
    play: list[Value]


class Start(Sourced, kw_only=True):
    """Coins in turn order."""

    coins: tuple[Small, Small, Small, Small]


class Labourer(Sourced, kw_only=True):
    """What a day labourer counts at the end."""

    prestige: int


class Dice(Sourced, kw_only=True):
    """How many dice are rolled, and the time that each black one costs."""

    white: tuple[SomeDice, SomeDice, SomeDice]
    black: tuple[SomeDice, SomeDice, SomeDice]
    plague: Small


class Hand(Sourced, kw_only=True):
    """The starting hand."""

    values: list[Value]
    story: Small
    prestige: Small


class Clerk(Sourced, kw_only=True):
    """The clerk's office: the price by the number of customers, and how many wait there."""

    values: list[Value]
    time: list[Small]
    coins: list[Small]
    open: Annotated[int, msgspec.Meta(ge=1, le=33)]


class Chronicle(Sourced, kw_only=True):
    """Story points of the chronicle's cells, by how many of the profession already lie there."""

    story: list[Small]


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
    values: list[Value]
    time: Small
    white_time: Small
    cells: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Field(Sourced, kw_only=True):
    """All fields are alike."""

    values: list[Value]
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
    values: list[Value]
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
    values: list[Value]
    time: Small
    prestige: Small
    cells: Small = 0


class Monk(Sourced, kw_only=True):
    """A monk: what he costs, and what he does once."""

    key: str
    stack: Literal["quill", "chalice", "rosary"]
    values: list[Value]
    time: Small
    price: Annotated[int, msgspec.Meta(ge=0, le=9)]
    effect: Literal["story", "path", "school", "clerk"]
    n: Small


class Council(Sourced, kw_only=True):
    """A council chamber."""

    key: str
    values: list[Value]
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

    values: list[Value]
    time: Small
    white_time: Small
    cells: Small
    story: Small
    prestige: Small


class Token(Sourced, kw_only=True):
    """The values that a token adds to the white banner beside it."""

    values: list[Value]


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


def check(components: Components) -> None:
    """What the schema alone can't say."""
    check_cards(components)
    check_boards(components)


def check_cards(components: Components) -> None:
    """All cards, in their order, each where it belongs."""
    entries: list[tuple[str, Sequence[Workshop | Customer | Road | Travel | Church | Monk | Council], list[str]]] = [
        ("workshop", components.workshop, WORKSHOPS),
        ("customer", components.customer, CUSTOMERS),
        ("road", components.road, ROADS),
        ("travel", components.travel, TRAVELS),
        ("church", components.church, CHURCHES),
        ("monk", components.monk, MONKS),
        ("council", components.council, COUNCILS),
    ]
    for kind, found, keys in entries:
        if [entry.key for entry in found] != keys:
            raise wrong(__file__, "order", kind=kind, keys=", ".join(keys))
    for number, workshop in enumerate(components.workshop):
        if workshop.good != GOODS[number // 4]:
            raise wrong(__file__, "good", workshop=workshop.key, good=GOODS[number // 4])
    for travel in components.travel:
        if travel.road != travel.key[0]:
            raise wrong(__file__, "road", card=travel.key, road=travel.key[0])
    for monk in components.monk:
        if monk.stack != monk.key[:-1]:
            raise wrong(__file__, "stack", card=monk.key, stack=monk.key[:-1])
        if monk.effect == "clerk" and monk.n > 4:
            raise wrong(__file__, "invites", card=monk.key)
    for council in components.council[2:]:
        if council.cells != 5:
            raise wrong(__file__, "cells", council=council.key)


def check_boards(components: Components) -> None:
    """Figures of the boards that must fit each other."""
    if len(components.village) != 4:
        raise wrong(__file__, "villages")
    if len(components.windows.prestige) != 7:
        raise wrong(__file__, "windows")
    clerk = components.clerk
    if (
        not len(clerk.time) == len(clerk.coins) == 4
        or clerk.time != sorted(clerk.time)
        or clerk.coins != sorted(clerk.coins)
    ):
        raise wrong(__file__, "clerk")
    if any(start >= components.rat.raid for start in components.rat.start):
        raise wrong(__file__, "rat")
    if min(components.dice.white[n] + components.dice.black[n] - (8, 6, 8)[n] for n in range(3)) < 0:
        raise wrong(__file__, "dice")


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
COMPONENTS = load(
    "my_village",
    Components,
    Path(__file__).with_name("components.toml"),
    nouns={"goods": "good"},
    more=figures,
    same=SAME,
)
check(COMPONENTS)
