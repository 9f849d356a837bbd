"""What a seat may know. Nearly all of Village lies open.

Hidden are the customers still face down, and which customers another player has served: those tiles lie face down until
the end, so others see only how many there are. What is in the bags everyone could count; what comes out of them next
is chance.
"""

from typing import Literal

import msgspec

from igroteka.engine.view import View as EngineView


class SpaceView(msgspec.Struct):
    """An action space with its cubes."""

    space: str
    cubes: dict[str, int]


class CustomerView(msgspec.Struct):
    """A customer tile, face up."""

    customer: str
    wants: dict[str, int]
    points: int


class MemberView(msgspec.Struct):
    """Someone of a family."""

    seat: int
    generation: int


class ChapterView(msgspec.Struct):
    """A chapter of the chronicle, or the graves: how many spaces there are, and who lies there."""

    place: str
    spaces: int
    members: list[MemberView]


class SeatView(msgspec.Struct):
    """A family, as everyone sees it."""

    life: int
    dying: int
    prestige: int
    stock: dict[str, int]
    """What lies on the farm."""
    family: dict[str, list[int]]
    """The generations of the members at each place, unborn and dead included."""
    visited: list[str]
    customers_served: int
    customers: list[CustomerView] | None
    """One's own; everybody's once the match is over."""
    customer_points: int | None
    """What they are worth, likewise."""
    windows: int
    """How many stand in the windows of the church."""
    remembered: int
    """How many are in the chronicle."""
    serves: list[str]
    """On a market day: the customers whom the farm could serve."""
    city_points: int
    """What the cities visited are worth at the end."""
    chronicle_points: int
    """What those in the chronicle are worth at the end."""


class SceneView(msgspec.Struct):
    """What goes on beside the turns, for everyone to see."""

    kind: Literal["market", "pull", "climb"]
    """A market day, or a mass: pieces come out of the black bag, or members climb."""
    free: bool = False
    """Whether this is the opener's first sale, which has no fee."""
    pieces: int = 0
    """How many pieces are still to come out of the black bag."""


class PassingView(msgspec.Struct, array_like=True):
    """Possible answers that take so much time. A row without names of columns, since there are many."""

    time: int
    life: int
    """Where the marker would stand."""
    dies: int | None
    """If it crosses the bridge: the generation of which somebody would die then, 0 where nobody can."""
    places: str
    """Where they are, with spaces between."""
    moves: str
    """The answers by their places among all of one's own, likewise: names would be longer on the wire."""


class View(EngineView):
    """The village as a seat sees it."""

    round: int
    active: int
    order: list[int]
    """All seats in turn order of this round, and of mass, the starting player first."""
    next_first: int | None
    """Who has the next first player's marker; none while it lies in the council."""
    spaces: list[SpaceView]
    bag: dict[str, int]
    """The green bag: what is left in it, as everyone could count."""
    supply: dict[str, int]
    black_bag: list[MemberView]
    """The members in the black bag; the monks are always there too."""
    stalls: list[CustomerView]
    queue: list[CustomerView]
    supplied: list[str]
    """The customers at the stalls and in the queue for whom one's own farm has everything."""
    pile: int
    """How many customers are still face down."""
    booths: int
    """How many stalls there are."""
    sellers: list[int]
    """On a market day: who still takes part in it, from whoever is asked on in the order of sale."""
    passed: list[int]
    """Who takes no further part in the market day that goes on."""
    scene: SceneView | None
    """The market day or the mass that goes on."""
    child: int | None
    """The generation of one's own next child; none once all are born."""
    passing: list[PassingView]
    """One's own answers that take time."""
    usual: str | None
    """Of one's own answers, the one that goes without saying after what was just done; none where there is a choice."""
    leaders: list[int]
    """Who would get the prestige of the church if the mass ended now."""
    chronicle: list[ChapterView]
    graves: ChapterView
    ender: int | None
    """Who has taken the last space of chronicle or graves."""
    last_turns: int | None
    """How many last actions are still to come."""
    seats: list[SeatView]
