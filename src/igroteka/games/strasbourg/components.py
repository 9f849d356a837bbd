"""The board, cards and tiles of Strasbourg, read from `components.toml`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from igroteka.engine.components import Small, Source, Sourced, load, misplaced, wrong
from igroteka.engine.errors import BadComponents
from igroteka.engine.figures import Figures
from igroteka.engine.schema import given

COLUMNS = "abcdefghi"
ROWS = "123456"
CELL_KEYS = [f"{column}{row}" for row in ROWS for column in COLUMNS]
CORNER_KEYS = [f"{column}{row}" for row in ROWS[:-1] for column in COLUMNS[:-1]]
"""Where four cells meet, named by the upper left one of them."""
ROUNDS = 5
PLOTS = 7

GuildKey = Literal["smiths", "vintners", "cobblers", "butchers", "bakers"]
Price = Annotated[int, msgspec.Meta(ge=0, le=9)]
"""One figure on the map."""
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

    money: Small
    tasks: int
    copies: Annotated[int, msgspec.Meta(ge=1, le=4)]
    """Influence cards of each value."""
    highest: int
    """The highest value."""


class Council(Sourced, kw_only=True):
    """The places of the town council."""

    seats: list[str]


class Rank(Sourced, kw_only=True):
    """What the ranks may do in a guild, with so many players."""

    players: int
    rights: Annotated[list[Right], msgspec.Meta(min_length=1, max_length=3)]


class City(Sourced, kw_only=True):
    """The map: guild and price of each cell."""

    guilds: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]
    prices: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]


class Guild(Sourced, kw_only=True):
    """A guild, its letter on the map, and what its cells may cost: one price or more."""

    key: str
    letter: str
    prices: Annotated[list[Price], msgspec.Meta(min_length=1, max_length=9)]


class Good(Sourced, kw_only=True):
    """The good of a guild."""

    key: str
    price: Small
    copies: Annotated[int, msgspec.Meta(ge=0, le=255)]


class Chapels(Sourced, kw_only=True):
    """How many chapels there are, and where they may stand."""

    number: int
    sites: list[str]


class Building(Sourced, kw_only=True):
    """A building tile."""

    key: str
    points: Small


class Card(Sourced, kw_only=True):
    """A round card: the guilds at its steps B, D and F."""

    key: str
    guilds: tuple[GuildKey, GuildKey, GuildKey]


class FailedTask(Sourced, kw_only=True):
    """What a task costs that is not done."""

    points: Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Task(Sourced, kw_only=True):
    """A task card."""

    key: str
    kind: Kind
    of: str = ""
    least: tuple[Small, Small, Small] = (0, 0, 0)
    """How many are needed with 3, 4 and 5 players."""
    points: Small
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
    """How large a deck is, what cells cost and goods bring, who gets a right in a guild, and what tasks ask for."""
    found: Figures = {"start-deck": components.start.copies * components.start.highest}
    for guild, good in zip(components.guild, components.good, strict=True):
        *cheaper, dearest = sorted(set(guild.prices))
        found[f"guild-{guild.key}-cheaper"] = ", ".join(map(str, cheaper)) or "none"
        found[f"guild-{guild.key}-dearest"] = dearest
        found[f"guild-{guild.key}-good"] = [(f"good-{good.key}", 1)]
        found[f"guild-{guild.key}-sale"] = good.price
    for right in get_args(Right):
        where = [rank.players for rank in components.rank if right in rank.rights]
        found[f"right-{right}-where"] = "all" if len(where) == len(components.rank) else spans(where)
    for task in components.task:
        name = f"task-{task.key}"
        alike = len(set(task.least)) == 1
        found[f"{name}-need"] = task.least[0] if alike else "/".join(map(str, task.least))
        found[f"{name}-alike"] = "yes" if alike else "no"
        kind = {"at_building": "building", "in_guild": "guild"}.get(task.kind)
        found[f"{name}-place"] = [(f"{kind}-{task.of}", 1)] if kind else []
    return found


def spans(numbers: list[int]) -> str:
    """Numbers of players as people write them: 4–5, but 3, 5."""
    if not numbers:
        return "none"
    neighbours = len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1
    return f"{numbers[0]}–{numbers[-1]}" if neighbours else ", ".join(map(str, numbers))


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


def check_order(components: Components) -> Iterator[BadComponents]:
    """Things are named, drawn and described by their keys, so those are fixed."""
    entries = (
        ("guild", [each.key for each in components.guild], GUILD_KEYS),
        ("good", [each.key for each in components.good], GOOD_KEYS),
        ("building", [each.key for each in components.building], BUILDING_KEYS),
        ("task", [each.key for each in components.task], TASK_KEYS),
        ("council", components.council.seats, SEAT_KEYS),
        ("rank", [str(each.players) for each in components.rank], ["3", "4", "5"]),
    )
    for kind, found, wanted in entries:
        yield from misplaced(kind, found, wanted)


def check_city(city: City, guilds: list[Guild]) -> Iterator[BadComponents]:
    """Six rows of nine cells, seven of them plots, each other one with a guild and one of its prices."""
    sizes = {"rows": str(len(ROWS)), "columns": str(len(COLUMNS))}
    for name, rows in (("guilds", city.guilds), ("prices", city.prices)):
        for number, row in enumerate(rows):
            if len(row) != len(COLUMNS):
                yield wrong(__file__, "city", ("city", name, number), **sizes)
                return
    prices = {guild.letter: guild.prices for guild in guilds}
    letters, figures = "".join(city.guilds), "".join(city.prices)
    for cell, letter, figure in zip(CELL_KEYS, letters, figures, strict=True):
        line = ROWS.index(cell[1])
        if letter == "#":
            if figure != ".":
                yield wrong(__file__, "plot", ("city", "prices", line), cell=cell, given=given(figure))
        elif letter not in prices:
            known = ", ".join(prices)
            yield wrong(__file__, "guild", ("city", "guilds", line), cell=cell, given=given(letter), known=known)
        elif not figure.isdigit() or int(figure) not in prices[letter]:
            known = ", ".join(map(str, prices[letter]))
            yield wrong(__file__, "price", ("city", "prices", line), cell=cell, known=known, given=given(figure))
    if letters.count("#") != PLOTS:
        yield wrong(__file__, "plots", ("city", "guilds"), wanted=str(PLOTS), found=str(letters.count("#")))


def check_tasks(tasks: list[Task]) -> Iterator[BadComponents]:
    """A task about one building or guild says which."""
    for number, task in enumerate(tasks):
        known = {"at_building": BUILDING_KEYS, "in_guild": GUILD_KEYS}.get(task.kind, [""])
        if task.of not in known:
            key = "of" if any(known) else "of-nothing"
            yield wrong(__file__, key, ("task", number, "of"), known=", ".join(known), given=given(task.of))


def check(components: Components) -> Iterator[BadComponents]:
    """What the schema alone can't see."""
    orders = list(check_order(components))
    yield from orders
    if not orders:
        yield from check_city(components.city, components.guild)
        yield from check_tasks(components.task)
    if len(components.card) != ROUNDS:
        yield wrong(__file__, "rounds", ("card",), n=str(ROUNDS))
    if components.chapels.number != ROUNDS:
        yield wrong(__file__, "rounds", ("chapels", "number"), n=str(ROUNDS))
    sites = components.chapels.sites
    for number, site in enumerate(sites):
        if site not in CORNER_KEYS or site in sites[:number]:
            how = "site-twice" if site in sites[:number] else "sites"
            yield wrong(__file__, how, ("chapels", "sites", number), site=site)
    if len(sites) < ROUNDS:
        yield wrong(__file__, "few-sites", ("chapels", "sites"), n=str(ROUNDS))
    if components.start.highest != 6:
        yield wrong(__file__, "highest", ("start", "highest"))
    if components.start.tasks != 5:
        yield wrong(__file__, "tasks", ("start", "tasks"))


GROUPS = {
    "city": ["city", "guild", "chapels"],
    "goods": ["good"],
    "buildings": ["building"],
    "rounds": ["card", "rank"],
    "tasks": ["task", "failed_task"],
    "start": ["start", "council"],
}
"""The tables of the file as a player would lay them out."""
COMPONENTS = load(
    "strasbourg",
    Components,
    Path(__file__).with_name("components.toml"),
    check=check,
    groups=GROUPS,
    choices={"chapels.sites": ("corner", CORNER_KEYS)},
    more=figures,
)
