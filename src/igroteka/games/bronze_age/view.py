"""The table: all of it is open, so every seat and every spectator sees the same."""

import msgspec

from igroteka.engine.game import Game
from igroteka.engine.view import View as EngineView
from igroteka.games.bronze_age import building, developing, dice, disasters, trading
from igroteka.games.bronze_age.components import (
    CITIES,
    COMPONENTS,
    DEVELOPMENTS,
    DISASTERS,
    FACES,
    GOODS,
    ITEMS,
    MONUMENTS,
)
from igroteka.games.bronze_age.developing import Payment
from igroteka.games.bronze_age.kinds import (
    BOXES,
    CATALOGUE,
    CITY_COUNT,
    COST,
    DEVELOPMENT_COUNT,
    FIRST_POINTS,
    FOOD,
    ITEM_COUNT,
    LATE,
    LATER_POINTS,
    MONUMENT_COUNT,
    NO_DISASTER,
    NOT_IN_PLAY,
    OF_SKULLS,
    ON_SHEET,
    PAY,
    POINTS,
    PROJECT_COUNT,
    ROLLS,
    SKULL,
    SOLO_TURNS,
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
    can_give: dict[str, int]
    """While it is made: how many of each item can be given at most, by what both sides have and have room for."""
    can_want: dict[str, int]
    """Likewise, the other way round."""


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
        last_round=s.ending or (s.players == 1 and s.round == SOLO_TURNS),
        step=step(s),
        dice=[DieView(FACES[face], face == SKULL and s.players > 1) for face in s.dice],
        disaster=see_disaster(s),
        rolls_left=ROLLS - s.rolls if s.stack and isinstance(s.stack[-1], ROLLING) else 0,
        workers=s.workers,
        coins=s.coins,
        paying=see_paying(s, seat),
        only=see_only(s, seat),
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


def see_disaster(s: State) -> str | None:
    """The disaster of so many skulls as lie there."""
    disaster = OF_SKULLS[disasters.skulls(s)]
    return None if disaster == NO_DISASTER else DISASTERS[disaster]


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


def payment(s: State, seat: int | None) -> Payment | None:
    """The payment that a seat is asked for."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Payment) and top.seat == seat else None


def see_paying(s: State, seat: int | None) -> list[PayingView]:
    """What a seat's answers would pay."""
    asked = payment(s, seat)
    if asked is None:
        return []
    missing = asked.missing(s)
    values = [(move - PAY, asked.worth(s, move - PAY)) for move in asked.answers(s)]
    return [PayingView(ITEMS[item], max(0, missing - value), max(0, value - missing)) for item, value in values]


def see_only(s: State, seat: int | None) -> str | None:
    """The answer that a seat has to give."""
    asked = payment(s, seat)
    move = -1 if asked is None else asked.only(s)
    return None if move < 0 else CATALOGUE.names[move]


def see_offer(s: State) -> OfferView | None:
    """The offer on the table."""
    if not s.offer:
        return None
    question = s.stack[-1]
    given, wanted = by_item(s.offer[:ITEM_COUNT]), by_item(s.offer[ITEM_COUNT:])
    if not isinstance(question, trading.Compose):
        return OfferView(question.seat, given, wanted, {}, {})
    seat, partner = question.seat, question.partner
    can_give, can_want = (by_item(trading.most(s, *each)) for each in ((seat, partner), (partner, seat)))
    return OfferView(partner, given, wanted, can_give, can_want)


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
