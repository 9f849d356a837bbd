"""The board, cards and tiles of Strasbourg, read from `components.toml`."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from igroteka.engine.components import Source, Sourced, load, wrong
from igroteka.engine.figures import Figures

COLUMNS = "abcdefghi"
ROWS = "123456"
CELL_KEYS = [f"{column}{row}" for row in ROWS for column in COLUMNS]
CORNER_KEYS = [f"{column}{row}" for row in ROWS[:-1] for column in COLUMNS[:-1]]
"""Where four cells meet, named by the upper left one of them."""
ROUNDS = 5
PLOTS = 7

Right = Literal["master", "journeyman", "apprentice"]
Kind = Literal[
    "at_building",
    "in_guild",
    "at_one_building",
    "straight",
    "council",
    "buildings",
    "diagonal",
    "most_members",
    "square",
    "most_money",
    "guilds",
    "at_one_chapel",
    "chapels",
    "most_privileges",
    "offices",
    "group",
    "corners",
]


class Start(Sourced, kw_only=True):
    """What everyone begins with."""

    money: int
    tasks: int
    copies: int
    """Influence cards of each value."""
    highest: int
    """The highest value."""


class Council(Sourced, kw_only=True):
    """The places of the town council."""

    seats: list[str]


class Rank(Sourced, kw_only=True):
    """What the ranks may do in a guild, with so many players."""

    players: int
    rights: list[Right]


class City(Sourced, kw_only=True):
    """The map: guild and price of each cell."""

    guilds: list[str]
    prices: list[str]


class Guild(Sourced, kw_only=True):
    """A guild, its letter on the map, and what its cells may cost: one price or more."""

    key: str
    letter: str
    prices: Annotated[list[int], msgspec.Meta(min_length=1)]


class Good(Sourced, kw_only=True):
    """The good of a guild."""

    key: str
    price: int
    copies: Annotated[int, msgspec.Meta(ge=0, le=255)]


class Chapels(Sourced, kw_only=True):
    """How many chapels there are, and where they may stand."""

    number: int
    sites: list[str]


class Building(Sourced, kw_only=True):
    """A building tile."""

    key: str
    points: int


class Card(Sourced, kw_only=True):
    """A round card: the guilds at its steps B, D and F."""

    key: str
    guilds: tuple[str, str, str]


class FailedTask(Sourced, kw_only=True):
    """What a task costs that is not done."""

    points: int


class Task(Sourced, kw_only=True):
    """A task card."""

    key: str
    kind: Kind
    of: str = ""
    least: tuple[int, int, int] = (0, 0, 0)
    """How many are needed with 3, 4 and 5 players."""
    points: int
    condition: Source


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    start: Start
    council: Council
    rank: list[Rank]
    city: City
    guild: list[Guild]
    good: list[Good]
    chapels: Chapels
    building: list[Building]
    card: list[Card]
    failed_task: FailedTask
    task: list[Task]


def figures(components: Components) -> Figures:
    """How large a deck is, and what tasks ask for."""
    found: Figures = {"start-deck": components.start.copies * components.start.highest}
    for task in components.task:
        name = f"task-{task.key}"
        alike = len(set(task.least)) == 1
        found[f"{name}-need"] = task.least[0] if alike else "/".join(map(str, task.least))
        found[f"{name}-alike"] = "yes" if alike else "no"
        kind = {"at_building": "building", "in_guild": "guild"}.get(task.kind)
        found[f"{name}-place"] = [(f"{kind}-{task.of}", 1)] if kind else []
    return found


COMPONENTS = load("strasbourg", Components, Path(__file__).with_name("components.toml"), more=figures)

GUILD_KEYS = ["smiths", "vintners", "cobblers", "butchers", "bakers"]
SEAT_KEYS = ["nobility", "church", *GUILD_KEYS, "merchants"]
GOOD_KEYS = ["weapon", "barrel", "shoes", "meat", "bread"]
BUILDING_KEYS = ["bathhouse", "fountain", "inn", "town_hall", "palace"]
# fmt: off
TASK_KEYS = [
    "at_bathhouse", "at_fountain", "at_inn", "at_town_hall", "at_palace",
    "three_smiths", "three_vintners", "three_cobblers", "three_butchers", "three_bakers",
    "three_at_one", "straight", "councillors", "four_buildings", "diagonal", "largest_family", "square", "richest",
    "every_guild", "three_at_chapel", "four_chapels", "most_privileges", "high_offices", "quarter", "corners",
]
# fmt: on


def check_order(what: str, found: list[str], wanted: list[str]) -> None:
    """Things are named, drawn and described by their keys, so those are fixed."""
    if found != wanted:
        raise wrong(__file__, "order", kind=what, keys=", ".join(wanted))


def check_city(city: City, guilds: list[Guild]) -> None:
    """Six rows of nine cells, seven of them plots, each other one with a guild and one of its prices."""
    for rows in (city.guilds, city.prices):
        if len(rows) != len(ROWS) or any(len(row) != len(COLUMNS) for row in rows):
            raise wrong(__file__, "city", rows=str(len(ROWS)), columns=str(len(COLUMNS)))
    prices = {guild.letter: guild.prices for guild in guilds}
    letters, figures = "".join(city.guilds), "".join(city.prices)
    for cell, letter, figure in zip(CELL_KEYS, letters, figures, strict=True):
        if letter == "#":
            if figure != ".":
                raise wrong(__file__, "plot", cell=cell, given=repr(figure))
        elif letter not in prices:
            raise wrong(__file__, "guild", cell=cell, given=repr(letter), known=", ".join(prices))
        elif not figure.isdigit() or int(figure) not in prices[letter]:
            known = "/".join(map(str, prices[letter]))
            raise wrong(__file__, "price", cell=cell, guild=letter, known=known, given=repr(figure))
    if letters.count("#") != PLOTS:
        raise wrong(__file__, "plots", wanted=str(PLOTS), found=str(letters.count("#")))


def check_tasks(tasks: list[Task]) -> None:
    """A task about one building or guild says which."""
    for task in tasks:
        known = {"at_building": BUILDING_KEYS, "in_guild": GUILD_KEYS}.get(task.kind, [""])
        if task.of not in known:
            key = "of" if any(known) else "of-nothing"
            raise wrong(__file__, key, task=task.key, known=", ".join(known), given=repr(task.of))


def check(all_of: Components) -> None:
    """What the schema alone can't see."""
    check_order("guild", [guild.key for guild in all_of.guild], GUILD_KEYS)
    check_order("good", [good.key for good in all_of.good], GOOD_KEYS)
    check_order("building", [building.key for building in all_of.building], BUILDING_KEYS)
    check_order("task", [task.key for task in all_of.task], TASK_KEYS)
    check_order("council.seats", all_of.council.seats, SEAT_KEYS)
    check_order("rank.players", [str(rank.players) for rank in all_of.rank], ["3", "4", "5"])
    check_city(all_of.city, all_of.guild)
    check_tasks(all_of.task)
    if len(all_of.card) != ROUNDS or all_of.chapels.number != ROUNDS:
        raise wrong(__file__, "rounds", n=str(ROUNDS))
    for card in all_of.card:
        unknown = [key for key in card.guilds if key not in GUILD_KEYS]
        if unknown:
            raise wrong(__file__, "card", card=card.key, given=", ".join(unknown))
    sites = all_of.chapels.sites
    misplaced = [site for site in sites if site not in CORNER_KEYS or sites.count(site) > 1]
    if misplaced:
        raise wrong(__file__, "sites", n=str(ROUNDS), sites=str(misplaced))
    if len(sites) < ROUNDS:
        raise wrong(__file__, "few-sites", n=str(ROUNDS))
    if all_of.start.highest != 6 or not 1 <= all_of.start.copies <= 4 or all_of.start.tasks != 5:
        raise wrong(__file__, "start")


check(COMPONENTS)
