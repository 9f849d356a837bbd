"""The table: all of it is open, so every seat and every spectator sees the same."""

import msgspec

from igroteka.engine.view import View as EngineView


class DieView(msgspec.Struct):
    """A die: what it shows, and whether it must lie."""

    face: str
    locked: bool


class RowView(msgspec.Struct):
    """A row of the board: what so many of a good are worth."""

    good: str
    values: list[int]


class MonumentView(msgspec.Struct):
    """A monument of the score sheet."""

    monument: str
    boxes: int
    first: int
    later: int
    in_play: bool
    builder: int | None
    """Who finished it first."""


class DevelopmentView(msgspec.Struct):
    """A development of the score sheet."""

    development: str
    cost: int
    points: int
    effect: int
    """The figure in what it does; 0 where there is none."""


class OfferView(msgspec.Struct):
    """The offer being made or considered."""

    partner: int
    given: dict[str, int]
    wanted: dict[str, int]
    scales: dict[str, tuple[int, int]]
    """While it is made: how far each item can go, from as many as can be wanted, counted down, to as many as can be
    given. Nothing goes both ways, so one number says how much of it changes hands."""


class SeatView(msgspec.Struct):
    """A player's board and score sheet."""

    food: int
    goods: dict[str, int]
    goods_value: int
    cities: int
    city_boxes: list[int]
    monument_boxes: list[int]
    developments: list[str]
    ships: int
    disasters: int
    score: int


class PayingView(msgspec.Struct):
    """A way to pay: what would still be missing then, and what of it would be lost."""

    item: str
    missing: int
    lost: int


class View(EngineView):
    """The table."""

    edition: str
    trading: bool
    first: int
    active: int
    round: int
    last_round: bool
    step: str
    """What the turn is at: `roll`, `food`, `disaster`, `trade`, `build`, `develop`, `discard` or `end`."""
    dice: list[DieView]
    disaster: str | None
    """What the skulls of these dice bring."""
    rolls_left: int
    workers: int
    coins: int
    paying: list[PayingView]
    """What one's own answers would pay, while a development is paid for."""
    only: str | None
    """The answer that has to be given, since every stack is needed for the price."""
    swaps: int
    offers: int
    offer: OfferView | None
    rows: list[RowView]
    food_limit: int
    cities: list[int]
    """The boxes of the four cities."""
    monuments: list[MonumentView]
    developments: list[DevelopmentView]
    end: int
    """How many developments end the match; for one player, how many turns it has."""
    ships: int | None
    """How many ships a sheet has room for; none in the base game."""
    seats: list[SeatView]
