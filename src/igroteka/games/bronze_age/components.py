"""Dice, board and score sheets of The Bronze Age, read from `components.toml`."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import msgspec

from igroteka.engine.components import Small, Sourced, load, misplaced, wrong
from igroteka.engine.errors import BadComponents
from igroteka.engine.figures import Figures

Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Worth = Annotated[int, msgspec.Meta(ge=1, le=999)]
FewPlayers = Annotated[int, msgspec.Meta(ge=2, le=4)]


class Start(Sourced, kw_only=True):
    """What everyone begins with."""

    food: Small
    cities: int


class Limits(Sourced, kw_only=True):
    """How much food and goods one keeps, and how often one rolls."""

    food: Small
    kept: Small
    rolls: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Solo(Sourced, kw_only=True):
    """How long the game for one is."""

    turns: Positive


class End(Sourced, kw_only=True):
    """How many developments of one player end the game."""

    base: Annotated[int, msgspec.Meta(ge=1, le=13)]
    late: Annotated[int, msgspec.Meta(ge=1, le=17)]


class Ships(Sourced, kw_only=True):
    """How many ships there may be, and what one costs."""

    most: Small
    wood: Small
    cloth: Small


class Face(Sourced, kw_only=True):
    """A face of the die."""

    key: str
    food: Small = 0
    workers: Small = 0
    goods: Small = 0
    coins: Small = 0
    skulls: Small = 0


class Good(Sourced, kw_only=True):
    """A row of the board."""

    key: str
    values: Annotated[list[Worth], msgspec.Meta(min_length=1, max_length=20)]


class City(Sourced, kw_only=True):
    """A city that can be built."""

    key: str
    boxes: Positive


class Monument(Sourced, kw_only=True):
    """A monument of the score sheet."""

    key: str
    boxes: Positive
    first: Small
    later: Small
    late: Small
    out: list[FewPlayers] = []


class Disaster(Sourced, kw_only=True):
    """What so many skulls bring."""

    key: str
    skulls: Positive
    loss: Small


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """What one score sheet says of a development."""

    cost: Small
    points: Small
    effect: Small = 0


class Development(Sourced, kw_only=True):
    """A development, on the sheet of The Late Bronze Age and perhaps on that of the base game."""

    key: str
    base: Printed | None = None
    late: Printed


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    start: Start
    limits: Limits
    solo: Solo
    end: End
    ships: Ships
    face: list[Face]
    good: list[Good]
    city: list[City]
    monument: list[Monument]
    disaster: list[Disaster]
    development: list[Development]


def figures(components: Components) -> Figures:
    """How long the rows of the board are and what a full one is worth; and what a development does on either sheet.

    Where the sheets of a box differ, both are told, the base game's first: `1/2`.
    """
    found: Figures = {}
    for good in components.good:
        found[f"good-{good.key}-most"] = len(good.values)
        found[f"good-{good.key}-full"] = good.values[-1]
    for development in components.development:
        base, late = (development.base or development.late).effect, development.late.effect
        found[f"development-{development.key}-effect"] = late if base == late else f"{base}/{late}"
    return found


# fmt: off
FACES = ["food", "workers", "either", "good", "skull", "coin"]
GIVING = {"food": ["food", "either"], "workers": ["workers", "either"], "coins": ["coin"]}
"""The faces that give something; goods come of any."""
GOODS = ["wood", "stone", "pottery", "cloth", "spearheads"]
ITEMS = [*GOODS, "food"]
"""What stands on the board, and can be traded: the goods from the bottom up, and food."""
CITIES = ["city4", "city5", "city6", "city7"]
MONUMENTS = [
    "step_pyramid", "stone_circle", "temple", "obelisk", "hanging_gardens", "great_wall", "great_pyramid",
]
PROJECTS = [*CITIES, *MONUMENTS]
"""What workers build."""
DISASTERS = ["famine", "drought", "pestilence", "invasion", "revolt"]
DEVELOPMENTS = [
    "leadership", "irrigation", "agriculture", "quarrying", "medicine", "preservation", "coinage", "caravans",
    "shipping", "smithing", "religion", "granaries", "masonry", "engineering", "commerce", "architecture", "empire",
]
NUMBERED = [
    "agriculture", "quarrying", "preservation", "coinage", "smithing", "granaries", "masonry", "engineering",
    "commerce", "architecture", "empire",
]
"""The developments whose effect is a number."""
LATE_ONLY = ["preservation", "shipping", "smithing", "commerce"]
# fmt: on


def check(components: Components) -> Iterator[BadComponents]:
    """What the schema alone can't see."""
    tables = (
        ("face", [each.key for each in components.face], FACES),
        ("good", [each.key for each in components.good], GOODS),
        ("city", [each.key for each in components.city], CITIES),
        ("monument", [each.key for each in components.monument], MONUMENTS),
        ("disaster", [each.key for each in components.disaster], DISASTERS[1:]),
        ("development", [each.key for each in components.development], DEVELOPMENTS),
    )
    for table, found, keys in tables:
        yield from misplaced(table, found, keys)
    for number, good in enumerate(components.good):
        if good.values != sorted(set(good.values)):
            yield wrong(__file__, "values", ("good", number, "values"))
    for number, development in enumerate(components.development):
        if (development.base is None) != (development.key in LATE_ONLY):
            yield wrong(__file__, "base", ("development", number, "base"), late=", ".join(LATE_ONLY))
    skulls = [disaster.skulls for disaster in components.disaster]
    for number, (fewer, more) in enumerate(pairwise(skulls), 1):
        if fewer >= more:
            yield wrong(__file__, "skulls", ("disaster", number, "skulls"))
    yield from unused(components)
    if components.start.cities != 3:
        yield wrong(__file__, "cities", ("start", "cities"))
    if components.start.food > components.limits.food:
        yield wrong(__file__, "food", ("start", "food"))


def unused(components: Components) -> Iterator[BadComponents]:
    """Figures that the rules would never look at."""
    for number, face in enumerate(components.face):
        if face.skulls != (face.key == "skull"):
            yield wrong(__file__, "dice", ("face", number, "skulls"))
        for figure, faces in GIVING.items():
            if getattr(face, figure) and face.key not in faces:
                yield wrong(__file__, "face", ("face", number, figure))
    for number, development in enumerate(components.development):
        for sheet in ("base", "late"):
            side = getattr(development, sheet)
            if side is not None and side.effect and development.key not in NUMBERED:
                yield wrong(__file__, "effect", ("development", number, sheet, "effect"))
    for number, disaster in enumerate(components.disaster):
        if disaster.key == "revolt" and disaster.loss:
            yield wrong(__file__, "loss", ("disaster", number, "loss"))


GROUPS = {
    "dice": ["face"],
    "goods": ["good"],
    "cities": ["city"],
    "monuments": ["monument"],
    "developments": ["development"],
    "disasters": ["disaster"],
    "match": ["start", "limits", "ships", "end", "solo"],
}
"""The tables of the file as a player would lay them out."""
COMPONENTS = load(
    "bronze_age", Components, Path(__file__).with_name("components.toml"), check=check, groups=GROUPS, more=figures
)


def printed(edition: int, column: str) -> list[int]:
    """One printed number for each development, on the sheet of the base game (0) or of The Late Bronze Age (1)."""
    sheets = [development.late if edition else development.base for development in COMPONENTS.development]
    return [getattr(sheet, column) if sheet is not None else 0 for sheet in sheets]
