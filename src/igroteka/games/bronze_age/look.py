"""What a seat sees of a position: its view, written field by field, so that nothing hidden can slip in."""

from igroteka.engine.game import Game
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
    EFFECT,
    ENOUGH,
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
from igroteka.games.bronze_age.view import (
    DevelopmentView,
    DieView,
    MonumentView,
    OfferView,
    PayingView,
    RowView,
    SeatView,
    View,
)


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
            DevelopmentView(
                DEVELOPMENTS[number], COST[s.edition][number], POINTS[s.edition][number], EFFECT[s.edition][number]
            )
            for number in ON_SHEET[s.edition]
        ],
        end=SOLO_TURNS if s.players == 1 else ENOUGH[s.edition],
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
        return OfferView(question.seat, given, wanted, {})
    scales = trading.scales(s, question.seat, question.partner)
    return OfferView(
        question.partner, given, wanted, {ITEMS[item]: scale for item, scale in enumerate(scales) if scale != (0, 0)}
    )


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
