"""What a seat sees of a position: its view, written field by field, so that nothing hidden can slip in."""

from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.game import Game
from igroteka.games.my_village import scoring
from igroteka.games.my_village.components import (
    CHURCHES,
    COMPONENTS,
    COUNCILS,
    CUSTOMERS,
    FIELDS,
    GOODS,
    MONKS,
    ROADS,
    STACKS,
    TRAVELS,
    WORKSHOPS,
)
from igroteka.games.my_village.foresight import Reach, changes, changes_to, passing, reaches, usual, waking
from igroteka.games.my_village.kinds import (
    AREA_KEYS,
    BANNER_KEYS,
    CATALOGUE,
    CELL_KEYS,
    COFFINS,
    CUSTOMER_BANNER,
    DICE,
    DIE_KEYS,
    GUILD,
    LAST_ROUND,
    LEFT,
    NO_TOKEN,
    NONE,
    RAID,
    RAT_DIE,
    RAT_RED,
    RIGHT,
    TERRITORIES,
    VILLAGE_PLAYS,
    VILLAGER_KEYS,
    WINDOWS,
)
from igroteka.games.my_village.rules import is_last_round
from igroteka.games.my_village.state import State
from igroteka.games.my_village.view import (
    CardView,
    CustomerView,
    FieldView,
    HandView,
    PassingView,
    RatView,
    RoadView,
    SeatView,
    ShopView,
    StackView,
    SumView,
    View,
    WakesView,
)


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees: the same for all but for the question."""
    asked = NONE if seat is None or seat not in kernel.to_act(s) else seat
    made = reaches(s, asked) if asked != NONE else []
    return View(
        **game.common(s, seat),
        round=s.round,
        last_round=LAST_ROUND,
        final=is_last_round(s),
        active=s.active,
        dice=[DIE_KEYS[kind] for kind in range(DICE) for _ in range(s.dice_left(kind))],
        taken=[face for face in (s.die1, s.die2) if face],
        value=s.value() if s.die2 else None,
        sums=see_changed(s) if s.die2 and asked != NONE else see_sums(s, made),
        wakes=see_wakes(s, asked) if asked != NONE else [],
        dear=[WakesView([reach.value], named(reach.less)) for reach in made if reach.less],
        passing=see_passing(s, asked) if asked != NONE else [],
        due=len(s.due),
        usual=see_usual(s, asked) if asked != NONE else None,
        hand=HandView(s.hand, s.hand_story, bool(s.hand_back)),
        chronicle={key: s.written(villager) for villager, key in enumerate(VILLAGER_KEYS)},
        graves=s.graves,
        coffins=s.coffins(),
        coffins_to_end=COFFINS[s.players - 2],
        rat=RatView(s.rat, RAT_RED, RAID, RAID - s.rat, RAID - s.rat <= RAT_DIE),
        customers_left=len(s.customers),
        offer=[see_customer(customer) for customer in s.offer],
        looked=TRAVELS[s.looked] if s.looked != NONE else None,
        roads=[
            RoadView(ROADS[letter], road.values, road.time, road.coins, len(s.roads[letter]))
            for letter, road in enumerate(COMPONENTS.road)
        ],
        monks=[see_stack(s, stack) for stack in range(len(STACKS))],
        workshops=[
            CardView(card.key, card.values, card.time)
            for number, card in enumerate(COMPONENTS.workshop)
            if s.free_shops >> number & 1
        ],
        fields_left=s.free_fields,
        churches=[
            CardView(card.key, card.values, card.time)
            for number, card in enumerate(COMPONENTS.church)
            if s.free_churches >> number & 1
        ],
        councils=[
            CardView(card.key, card.values, card.time)
            for number, card in enumerate(COMPONENTS.council)
            if s.free_councils >> number & 1
        ],
        seats=[see_seat(s, each) for each in range(s.players)],
    )


def see_sums(s: State, made: list[Reach]) -> list[SumView]:
    """The values that whoever is asked can make."""
    return [
        SumView(
            reach.value,
            places(s, reach.dice),
            [reach.time, reach.coins, reach.markers] if reach.time or reach.coins or reach.markers else [],
            named(changes_to(reach)),
        )
        for reach in made
    ]


def places(s: State, kinds: list[int]) -> list[int]:
    """Where such dice lie among those that are left: of two alike, one beside the other."""
    found: list[int] = []
    for kind in kinds:
        place = sum(s.dice_left(other) for other in range(kind))
        found.append(place + 1 if place in found else place)
    return found


def see_changed(s: State) -> list[SumView]:
    """The values that one change of the two dice would make, each with the moves that do it."""
    found: dict[int, list[int]] = {}
    for value, move in changes(s):
        found.setdefault(value, []).append(move)
    return [SumView(value, [], [0, 1, 0], named(moves)) for value, moves in found.items()]


def see_wakes(s: State, seat: int) -> list[WakesView]:
    """The banners that whoever is asked could activate, those of the same values together."""
    found: dict[tuple[int, ...], list[int]] = {}
    for each in waking(s, seat):
        found.setdefault(tuple(each.values), []).append(each.move)
    return [WakesView(list(values), named(moves)) for values, moves in found.items()]


def named(moves: list[int]) -> str:
    """Moves by name, with spaces between them."""
    return " ".join(CATALOGUE.names[move] for move in moves)


def see_passing(s: State, seat: int) -> list[PassingView]:
    """The answers that take time, those that take the same together."""
    found: dict[tuple[int, int, bool], list[str]] = {}
    legal = kernel.legal(s, seat)
    for each in passing(s, seat, legal, Dealer(Chance(key_of("passing"), 0))):
        found.setdefault((each.time, each.cloud, each.crosses), []).append(str(legal.index(each.move)))
    return [PassingView(time, cloud, crosses, " ".join(moves)) for (time, cloud, crosses), moves in found.items()]


def see_usual(s: State, seat: int) -> str | None:
    """Which answer of whoever is asked goes without saying."""
    move = usual(s, seat)
    return None if move == NONE else CATALOGUE.names[move]


def see_customer(number: int) -> CustomerView:
    """A customer's card."""
    card = COMPONENTS.customer[number]
    return CustomerView(card.key, card.values, {str(good): n for good, n in card.goods.items()}, card.prestige)


def see_stack(s: State, number: int) -> StackView:
    """A stack of monks; only the top card is open."""
    stack = s.stacks[number]
    if not stack:
        return StackView(STACKS[number], 0, None, [], 0, 0)
    card = COMPONENTS.monk[stack[-1]]
    return StackView(STACKS[number], len(stack), card.key, card.values, card.time, card.price)


def see_seat(s: State, seat: int) -> SeatView:
    """One village."""
    village = s.villages[seat]
    council = village.council
    cells = AREA_KEYS if council == TERRITORIES else VILLAGER_KEYS
    marks = village.council_marks if council > GUILD else 0
    return SeatView(
        play=VILLAGE_PLAYS[village.board],
        cloud=village.time,
        clouds=COMPONENTS.life.clouds,
        reaper=bool(s.crossed) and seat == s.active,
        coins=village.coins,
        tree=village.tree,
        house=village.house,
        headman=CELL_KEYS[village.headman],
        pupils=[side for side, bit in (("left", LEFT), ("right", RIGHT)) if village.school & bit],
        villagers=keys_of(village.villagers, VILLAGER_KEYS),
        labourers=village.labourers,
        church=CHURCHES[village.church] if village.church != NONE else None,
        healings=village.healings,
        monks=keys_of(village.monks, MONKS),
        windows=village.windows(),
        window_points=WINDOWS[village.windows()],
        council=COUNCILS[council] if council != NONE else None,
        jokers=village.jokers(),
        marked=keys_of(marks, cells),
        meeting=village.meeting if village.meeting != NONE else None,
        token=see_token(village.token),
        fields=[
            FieldView(FIELDS[field], bool(village.ploughs >> field & 1))
            for field in range(len(FIELDS))
            if village.fields >> field & 1
        ],
        journey=[TRAVELS[card] for card in village.journey],
        workshops=[
            ShopView(
                WORKSHOPS[shop],
                COMPONENTS.workshop[shop].values,
                GOODS[shop // 4],
                village.stock(shop // 4),
                COMPONENTS.workshop[shop].cells,
            )
            for shop in range(len(WORKSHOPS))
            if village.shops >> shop & 1
        ],
        ploughs=village.all_ploughs(),
        market=[see_customer(customer) for customer in village.market],
        served=keys_of(village.served, CUSTOMERS),
        prestige=sum(scoring.breakdown(s, seat).values()),
    )


def see_token(banner: int) -> str | None:
    """Where a 2/12 token lies."""
    if banner == NO_TOKEN:
        return None
    return BANNER_KEYS[banner] if banner < CUSTOMER_BANNER else CUSTOMERS[banner - CUSTOMER_BANNER]


def keys_of(bits: int, keys: list[str]) -> list[str]:
    """The keys whose bits are set."""
    return [key for number, key in enumerate(keys) if bits >> number & 1]
