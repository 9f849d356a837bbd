"""What a seat may know: the board, the sizes of all stacks, and what lies behind its own screen."""

from typing import Literal

import msgspec

from igroteka.engine.view import View as EngineView


class CellView(msgspec.Struct):
    """A cell of the city."""

    cell: str
    guild: str | None
    """None for a plot."""
    price: int
    owner: int | None
    building: str | None


class PlotView(msgspec.Struct, array_like=True):
    """A plot, and what its building brings: the one that stands there, or that of this round if it were built here.

    Told as a row, without the names of its fields, for all plots come at once.
    """

    cell: str
    points: int
    shares: list[int]
    """What each seat would get, as the city stands."""


class SourceView(msgspec.Struct, array_like=True):
    """What brings points in the city at the end: the city as a whole, a building, a chapel. A row, likewise."""

    kind: Literal["city", "building", "chapel"]
    key: str
    """The building, or the chapel's site."""
    cells: list[int]
    """Where members stand who count there."""
    points: int
    """For each of them."""
    shares: list[int]
    """What each seat gets from it."""


class SiteView(msgspec.Struct):
    """A site for a chapel, at the lower right corner of the cell whose name it has."""

    site: str
    chapel: bool
    cells: list[int]
    """The cells that a chapel there touches, counted row by row."""


class RoundView(msgspec.Struct):
    """A round card, and the building beneath it."""

    card: str
    guilds: dict[str, str]
    """The guild that is influenced in a step; none in the others."""
    building: str
    points: int
    built: bool
    cells: list[int]
    """The cells beside the building, counted row by row; none before it is built."""


class TaskView(msgspec.Struct):
    """A task card."""

    task: str
    points: int
    kept: bool | None
    """None while that is still to be decided."""
    done: bool | None
    """At the end only: tasks are looked at once, when the match is over."""
    have: int
    """How many of what it counts there are now."""
    need: int | None
    """How many it takes; none where that is behind the others' screens."""
    stands: bool | None
    """Whether it would be fulfilled if the match ended now; none likewise."""
    cells: list[int]
    """Where in the city members count for it, row by row; none where it looks elsewhere."""


class RankView(msgspec.Struct, array_like=True):
    """Who has a rank in this step, and by how much. A row, likewise."""

    seat: int
    influence: int


class SeatView(msgspec.Struct):
    """What is seen of one player."""

    prestige: int
    members: int
    councillors: int
    deck_size: int
    """While another player plans unseen, as it was before."""
    stack_sizes: list[int]
    bid: list[int]
    """The cards revealed in this step."""
    money: int | None
    """One's own only, like all that follows; everyone's at the end."""
    privileges: int | None
    goods: dict[str, int] | None
    tasks: list[TaskView] | None
    drawn: list[int] | None
    """Cards not yet put into a stack."""
    stacks: list[list[int]] | None


class View(EngineView):
    """The table as a seat sees it."""

    round: int
    """From 1; 0 while tasks are chosen."""
    step: str
    phase: str
    """`tasks`, `planning`, `action` or `end`."""
    order: list[int]
    """All seats in turn order, the first player first."""
    queue: list[int]
    """Who has yet to decide in this step, in order."""
    ranks: list[RankView]
    """Who has revealed a stack in this step, highest influence first."""
    prizes: dict[str, list[str]]
    """What the ranks of each step where one bids get, best first, as far as they get anything: alike in every round."""
    parts: dict[str, list[str]]
    """What each prize consists of: a council `seat`, a `good`, a `cell`, a `sale`; `or` stands between two of them."""
    rest: Literal["nothing", "nothing-last"]
    """What further ranks get: a card back, but in the last round."""
    stands: list[int]
    """While one decides: the rank, from 0, that each of one's stacks would have if it were revealed now."""
    rounds: list[RoundView]
    council: dict[str, int | None]
    must_keep: int
    """While one chooses tasks: how many more have to be kept at least."""
    privileged: list[int]
    """Who would get a privilege if the council met now."""
    city: list[CellView]
    sites: list[SiteView]
    site_shares: list[list[int]]
    """What a chapel at each site brings each seat, as the city stands: at the end, and to who is about to build one."""
    plots: list[PlotView]
    """To who is about to build on one."""
    sources: list[SourceView]
    """What the city brings, at the end."""
    city_points: list[int]
    """What each seat gets from all of that together."""
    worth: list[int]
    """What a family member in each cell would bring at the end, as the city stands."""
    reserve: dict[str, int]
    good_prices: dict[str, int]
    sale: int
    """What all of one's goods would bring, while one sells."""
    seats: list[SeatView]
