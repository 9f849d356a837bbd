"""The table: all of it is open, so every seat and every spectator sees the same."""

import msgspec

from igroteka.engine.game import Game
from igroteka.engine.view import View as EngineView
from igroteka.games.bronze_age import building, developing, dice, disasters, trading
from igroteka.games.bronze_age.components import CITIES, COMPONENTS, DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS
from igroteka.games.bronze_age.kinds import (
    BOXES,
    CITY_COUNT,
    COST,
    DEVELOPMENT_COUNT,
    FIRST_POINTS,
    FOOD,
    ITEM_COUNT,
    LATE,
    LATER_POINTS,
    MONUMENT_COUNT,
    NOT_IN_PLAY,
    ON_SHEET,
    POINTS,
    PROJECT_COUNT,
    ROLLS,
    SKULL,
)
from igroteka.games.bronze_age.scoring import lines
from igroteka.games.bronze_age.state import State


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


class OfferView(msgspec.Struct):
    """The offer being made or considered."""

    partner: int
    given: dict[str, int]
    wanted: dict[str, int]


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
    rolls_left: int
    workers: int
    coins: int
    swaps: int
    offers: int
    offer: OfferView | None
    rows: list[RowView]
    food_limit: int
    cities: list[int]
    """The boxes of the four cities."""
    monuments: list[MonumentView]
    developments: list[DevelopmentView]
    ships: int | None
    """How many ships a sheet has room for; none in the base game."""
    seats: list[SeatView]


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    return View(
        **game.common(s, seat),
        edition="late_bronze_age" if s.edition == LATE else "bronze_age",
        trading=s.trading,
        first=s.first,
        active=s.active,
        round=s.round,
        last_round=s.ending,
        step=step(s),
        dice=[DieView(FACES[face], face == SKULL and s.players > 1) for face in s.dice],
        rolls_left=ROLLS - s.rolls if s.stack and isinstance(s.stack[-1], ROLLING) else 0,
        workers=s.workers,
        coins=s.coins,
        swaps=s.swaps,
        offers=s.offers,
        offer=see_offer(s),
        rows=[RowView(good.key, good.values) for good in COMPONENTS.good],
        food_limit=COMPONENTS.limits.food,
        cities=BOXES[:CITY_COUNT],
        monuments=[see_monument(s, monument) for monument in range(MONUMENT_COUNT)],
        developments=[
            DevelopmentView(DEVELOPMENTS[number], COST[s.edition][number], POINTS[s.edition][number])
            for number in ON_SHEET[s.edition]
        ],
        ships=COMPONENTS.ships.most if s.edition == LATE else None,
        seats=[see_seat(s, each) for each in range(s.players)],
    )


def see_monument(s: State, monument: int) -> MonumentView:
    """A monument, and who was first."""
    builder = s.builders[monument]
    return MonumentView(
        monument=MONUMENTS[monument],
        boxes=BOXES[CITY_COUNT + monument],
        first=FIRST_POINTS[monument],
        later=LATER_POINTS[s.edition][monument],
        in_play=builder != NOT_IN_PLAY,
        builder=builder if builder >= 0 else None,
    )


def see_seat(s: State, seat: int) -> SeatView:
    """One player."""
    boxes = s.boxes[seat * PROJECT_COUNT : (seat + 1) * PROJECT_COUNT]
    return SeatView(
        food=s.has(seat, FOOD),
        goods={key: s.has(seat, good) for good, key in enumerate(GOODS)},
        goods_value=s.goods_value(seat),
        cities=s.cities(seat),
        city_boxes=boxes[: len(CITIES)],
        monument_boxes=boxes[len(CITIES) :],
        developments=[DEVELOPMENTS[number] for number in range(DEVELOPMENT_COUNT) if s.owns(seat, number)],
        ships=s.ships[seat],
        disasters=s.disasters[seat],
        score=sum(lines(s, seat)),
    )


def see_offer(s: State) -> OfferView | None:
    """The offer on the table."""
    if not s.offer:
        return None
    question = s.stack[-1]
    partner = question.partner if isinstance(question, trading.Compose) else question.seat
    return OfferView(partner, by_item(s.offer[:ITEM_COUNT]), by_item(s.offer[ITEM_COUNT:]))


def by_item(counts: list[int]) -> dict[str, int]:
    """Counts by item, only what there is."""
    return {ITEMS[item]: counts[item] for item in range(ITEM_COUNT) if counts[item]}


ROLLING = (dice.FirstRoll, dice.Reroll)
STEPS = {
    dice.FirstRoll: "roll",
    dice.Reroll: "roll",
    dice.Lead: "roll",
    dice.FoodOrWorkers: "food",
    disasters.SpendSpearheads: "disaster",
    trading.Trading: "trade",
    trading.Compose: "trade",
    trading.Consider: "trade",
    building.Building: "build",
    developing.BuyDevelopment: "develop",
    developing.Payment: "develop",
    developing.DiscardGoods: "discard",
}


def step(s: State) -> str:
    """What the turn is at."""
    return STEPS[type(s.stack[-1])] if s.stack else "end"
