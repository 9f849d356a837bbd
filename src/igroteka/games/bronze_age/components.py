"""Dice, board and score sheets of The Bronze Age, read from `components.toml`."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from igroteka.engine.components import Sourced, load, wrong
from igroteka.engine.figures import Figures


class Start(Sourced, kw_only=True):
    """What everyone begins with."""

    food: int
    cities: int


class Limits(Sourced, kw_only=True):
    """How much food and goods one keeps, and how often one rolls."""

    food: int
    kept: int
    rolls: int


class Solo(Sourced, kw_only=True):
    """How long the game for one is."""

    turns: int


class End(Sourced, kw_only=True):
    """How many developments of one player end the game."""

    base: int
    late: int


class Ships(Sourced, kw_only=True):
    """How many ships there may be, and what one costs."""

    most: int
    wood: int
    cloth: int


class Face(Sourced, kw_only=True):
    """A face of the die."""

    key: str
    food: int = 0
    workers: int = 0
    goods: int = 0
    coins: int = 0
    skulls: int = 0


class Good(Sourced, kw_only=True):
    """A row of the board."""

    key: str
    values: list[int]


class City(Sourced, kw_only=True):
    """A city that can be built."""

    key: str
    boxes: int


class Monument(Sourced, kw_only=True):
    """A monument of the score sheet."""

    key: str
    boxes: int
    first: int
    later: int
    late: int
    out: list[int] = []


class Disaster(Sourced, kw_only=True):
    """What so many skulls bring."""

    key: str
    skulls: int
    loss: int


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """What one score sheet says of a development."""

    cost: int
    points: int
    effect: int = 0


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
    """How long the rows of the board are, and what a full one is worth."""
    found: Figures = {}
    for good in components.good:
        found[f"good-{good.key}-most"] = len(good.values)
        found[f"good-{good.key}-full"] = good.values[-1] if good.values else 0
    return found


COMPONENTS = load("bronze_age", Components, Path(__file__).with_name("components.toml"), more=figures)

# fmt: off
FACES = ["food", "workers", "either", "good", "skull", "coin"]
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
LATE_ONLY = ["preservation", "shipping", "smithing", "commerce"]
# fmt: on


def _check(holds: bool, key: str, **args: str) -> None:
    if not holds:
        raise wrong(__file__, key, **args)


def _check_order(entries: Sequence[Face | Good | City | Monument | Disaster | Development], keys: list[str]) -> None:
    kind = type(entries[0]).__name__.lower() if entries else "entry"
    _check([entry.key for entry in entries] == keys, "order", kind=kind, keys=", ".join(keys))


_check_order(COMPONENTS.face, FACES)
_check_order(COMPONENTS.good, GOODS)
_check_order(COMPONENTS.city, CITIES)
_check_order(COMPONENTS.monument, MONUMENTS)
_check_order(COMPONENTS.disaster, DISASTERS[1:])
_check_order(COMPONENTS.development, DEVELOPMENTS)
for _good in COMPONENTS.good:
    _rising = _good.values == sorted(set(_good.values)) and _good.values[:1] > [0]
    _check(_rising, "values", good=_good.key)
for _city in COMPONENTS.city:
    _check(_city.boxes > 0, "city", city=_city.key)
for _monument in COMPONENTS.monument:
    _check(_monument.boxes > 0, "monument", monument=_monument.key)
    _check(set(_monument.out) <= {2, 3, 4}, "out", monument=_monument.key)
for _development in COMPONENTS.development:
    _missing = _development.base is None
    _check(_missing == (_development.key in LATE_ONLY), "base", late=", ".join(LATE_ONLY))
_skulls = [_disaster.skulls for _disaster in COMPONENTS.disaster]
_check(_skulls == sorted(set(_skulls)) and _skulls[:1] > [0], "skulls")
_check(COMPONENTS.start.cities == 3, "cities")
_check(COMPONENTS.limits.rolls >= 1, "rolls")
_check(0 <= COMPONENTS.start.food <= COMPONENTS.limits.food, "food")


def printed(edition: int, column: str) -> list[int]:
    """One printed number for each development, on the sheet of the base game (0) or of The Late Bronze Age (1)."""
    sheets = [development.late if edition else development.base for development in COMPONENTS.development]
    return [getattr(sheet, column) if sheet is not None else 0 for sheet in sheets]
