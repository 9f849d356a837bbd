"""What a seat sees: nearly everything. Face down lie only the stacks («Подготовка»), of which all see the size.

Of the monks the top card of each stack is open; story points may not be hidden («Примечания»).
"""

import msgspec

from igroteka.engine.view import View as EngineView


class CustomerView(msgspec.Struct):
    """A customer: without values, any will do."""

    customer: str
    values: list[int]
    goods: dict[str, int]
    prestige: int


class HandView(msgspec.Struct):
    """The starting hand."""

    owner: int
    story: int
    taken: bool
    """Its back is up: it has been taken in this round."""


class RatView(msgspec.Struct):
    """The rat on its track."""

    cell: int
    red: int
    """From this cell on, one roll can bring the raid."""
    raid: int
    away: int
    """How many cells are left to the raid."""
    near: bool
    """Whether the next roll can bring it."""


class RoadView(msgspec.Struct):
    """A stack of travel cards by its dark side; `coins` stand in for the cart, none if no cart is needed."""

    road: str
    values: list[int]
    time: int
    coins: int
    left: int


class StackView(msgspec.Struct):
    """A stack of monks with its open card."""

    stack: str
    left: int
    monk: str | None
    values: list[int]
    time: int
    price: int


class CardView(msgspec.Struct):
    """A card of the table that can be taken, with its black banner."""

    card: str
    values: list[int]
    time: int


class ShopView(msgspec.Struct):
    """A workshop in a village."""

    workshop: str
    values: list[int]
    good: str
    goods: int
    cells: int


class FieldView(msgspec.Struct):
    """A field in a village."""

    field: str
    plough: bool


class SeatView(msgspec.Struct):
    """One village."""

    play: list[int]
    """The values of its play banner."""
    cloud: int
    clouds: int
    reaper: bool
    """Whether the reaper rides on the time marker."""
    coins: int
    tree: int
    house: int
    headman: str
    pupils: list[str]
    villagers: list[str]
    labourers: int
    church: str | None
    healings: int
    monks: list[str]
    windows: int
    window_points: int
    """What they are worth."""
    council: str | None
    jokers: int
    marked: list[str]
    """Marked cells of the council of territories or of the people."""
    meeting: int | None
    """Markers on the meeting place."""
    token: str | None
    """The banner or customer beside which the 2/12 token lies."""
    fields: list[FieldView]
    journey: list[str]
    workshops: list[ShopView]
    ploughs: int
    """In the forge and on the fields together."""
    market: list[CustomerView]
    served: list[str]
    prestige: int
    """As things stand."""


class SumView(msgspec.Struct, array_like=True):
    """A value that the dice can make, in the cheapest way: without markers of the meeting place if coins suffice.

    A row without names of columns, since there are many.
    """

    value: int
    dice: list[int]
    """The dice that are taken for it, by their places among all of them."""
    costs: list[int]
    """Time for black dice, coins, and markers of the meeting place; empty, as for most, if it costs nothing."""
    changes: str
    """The moves that change them then, with spaces between them; once two dice are taken, each of them alone."""


class WakesView(msgspec.Struct, array_like=True):
    """A row, likewise: values, and the banners that any of them would activate."""

    values: list[int]
    moves: str
    """With spaces between them."""


class PassingView(msgspec.Struct, array_like=True):
    """A row, since there are many: possible answers that take so much time."""

    time: int
    cloud: int
    """Where the marker would stand."""
    crosses: bool
    """Whether it crosses the bridge."""
    moves: str
    """Their places among all of one's answers, with spaces between them: names would be longer on the wire."""


class View(EngineView):
    """The table as everyone sees it."""

    round: int
    last_round: int
    """The house's bound: the match ends with this round at the latest."""
    final: bool
    """Whether it ends with the round that is being played."""
    active: int
    dice: list[str]
    taken: list[int]
    """The faces of the dice that the active player has taken."""
    value: int | None
    """What both of them make."""
    sums: list[SumView]
    """What one's dice can make, while they are taken; then what one change of one's two dice would make of them."""
    wakes: list[WakesView]
    """The banners that values would activate, as long as nothing is paid to make them."""
    dear: list[WakesView]
    """Those of them that couldn't be paid for any more, once the value is made."""
    passing: list[PassingView]
    """One's own answers that take time."""
    due: int
    """How many units the active player still has to pay."""
    usual: str | None
    """Of one's own answers, the one that goes without saying after what was just done; none where there is a choice."""
    hand: HandView
    chronicle: dict[str, int]
    graves: int
    coffins: int
    coffins_to_end: int
    rat: RatView
    customers_left: int
    offer: list[CustomerView]
    looked: str | None
    """The travel card that the active player may still exchange."""
    roads: list[RoadView]
    monks: list[StackView]
    workshops: list[CardView]
    fields_left: int
    churches: list[CardView]
    councils: list[CardView]
    seats: list[SeatView]
