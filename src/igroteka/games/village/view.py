"""What a seat may know. Nearly all of Village lies open.

Hidden are the customers still face down, and which customers another player has served: those tiles lie face down until
the end, so others see only how many there are. What is in the bags everyone could count; what comes out of them next
is chance.
"""

from typing import Literal

import msgspec

from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.game import Game
from igroteka.engine.view import View as EngineView
from igroteka.games.village.components import CHRONICLE, CITIES, CUSTOMERS, ITEMS, PLACES, SPACES
from igroteka.games.village.counts import count_of
from igroteka.games.village.foresight import could_serve, passing
from igroteka.games.village.kinds import (
    BLACK_BAG,
    CATALOGUE,
    CHRONICLE_SPACES,
    CUSTOMER_POINTS,
    GENERATION,
    GRAVE,
    GRAVES,
    MASS_PIECES,
    MEMBERS,
    N_CHAPTERS,
    N_CUSTOMERS,
    TRAVEL_POINTS,
    WANTS,
)
from igroteka.games.village.kinds import CHRONICLE as CHRONICLE_PLACE
from igroteka.games.village.market import NextSeller, Sale, has_goods
from igroteka.games.village.mass import Climbing, ClimbInTurn, Pulling, PullInTurn, leaders
from igroteka.games.village.scoring import chronicle_points, cities_visited, customers_served
from igroteka.games.village.state import State


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
    """The answers, likewise."""


class View(EngineView):
    """The village as a seat sees it."""

    round: int
    active: int
    first: int
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
    passed: list[int]
    """Who takes no further part in the market day that goes on."""
    scene: SceneView | None
    """The market day or the mass that goes on."""
    passing: list[PassingView]
    """One's own answers that take time."""
    leaders: list[int]
    """Who would get the prestige of the church if the mass ended now."""
    chronicle: list[ChapterView]
    graves: ChapterView
    ender: int | None
    """Who has taken the last space of chronicle or graves."""
    last_turns: int | None
    """How many last actions are still to come."""
    seats: list[SeatView]


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    over = not s.stack
    return View(
        **game.common(s, seat),
        round=s.rounds,
        active=s.active,
        first=s.first,
        next_first=None if s.next_first < 0 else s.next_first,
        spaces=[SpaceView(key, by_item(s.board[space])) for space, key in enumerate(SPACES)],
        bag=by_item(s.bag),
        supply=by_item(s.stock),
        black_bag=members_at(s, BLACK_BAG),
        stalls=[see_customer(customer) for customer in s.stalls],
        queue=[see_customer(customer) for customer in s.queue],
        supplied=[] if seat is None else [CUSTOMERS[n] for n in (*s.stalls, *s.queue) if has_goods(s, seat, n)],
        pile=len(s.pile),
        passed=[each for each in range(s.players) if s.out >> each & 1],
        scene=see_scene(s),
        passing=see_passing(s, seat),
        leaders=leaders(s),
        chronicle=[
            ChapterView(key, CHRONICLE_SPACES[s.players - 2][number], members_at(s, CHRONICLE_PLACE + number))
            for number, key in enumerate(CHRONICLE)
        ],
        graves=ChapterView(PLACES[GRAVE], GRAVES[s.players - 2], members_at(s, GRAVE)),
        ender=None if s.ender < 0 else s.ender,
        last_turns=None if s.last_turns < 0 else s.last_turns,
        seats=[see_seat(s, each, each == seat or over) for each in range(s.players)],
    )


def see_passing(s: State, seat: int | None) -> list[PassingView]:
    """Which answers of a seat take time."""
    if seat is None or seat not in kernel.to_act(s):
        return []
    alike: dict[tuple[int, int, bool, int, int], list[int]] = {}
    for each in passing(s, seat, kernel.legal(s, seat), Dealer(Chance(key_of("passing"), 0))):
        what = each.time, each.life, each.crosses, each.generation, each.places
        alike.setdefault(what, []).append(each.move)
    return [
        PassingView(
            time,
            life,
            generation + 1 if crosses else None,
            " ".join(key for place, key in enumerate(PLACES) if places >> place & 1),
            " ".join(CATALOGUE.names[move] for move in moves),
        )
        for (time, life, crosses, generation, places), moves in alike.items()
    ]


def see_scene(s: State) -> SceneView | None:
    """The market day or the mass that the questions belong to."""
    for question in s.stack:
        if isinstance(question, Sale):
            return SceneView("market", free=question.free)
        if isinstance(question, NextSeller):
            return SceneView("market")
        if isinstance(question, Pulling | PullInTurn):
            return SceneView("pull", pieces=MASS_PIECES - question.pulled)
        if isinstance(question, Climbing | ClimbInTurn):
            return SceneView("climb")
    return None


def on_market_day(s: State) -> bool:
    """Whether a market day goes on."""
    return any(isinstance(question, Sale | NextSeller) for question in s.stack)


def see_seat(s: State, seat: int, tiles: bool) -> SeatView:
    """One family; its customers only to whom they are shown."""
    family = s.families[seat]
    people: dict[str, list[int]] = {}
    for member in range(MEMBERS):
        place = PLACES[family.place_of(member)]
        people.setdefault(place, []).append(GENERATION[member] + 1)
    return SeatView(
        life=family.life,
        dying=family.dying,
        prestige=family.prestige,
        stock=by_item(family.stock),
        family={place: people[place] for place in PLACES if place in people},
        visited=[key for city, key in enumerate(CITIES) if family.visited >> city & 1],
        customers_served=customers_served(s, seat),
        serves=[CUSTOMERS[customer] for customer in could_serve(s, seat)] if on_market_day(s) else [],
        city_points=TRAVEL_POINTS[cities_visited(s, seat)],
        chronicle_points=chronicle_points(s.count_at(seat, CHRONICLE_PLACE, N_CHAPTERS)),
        customers=[see_customer(n) for n in range(N_CUSTOMERS) if family.served >> n & 1] if tiles else None,
    )


def see_customer(customer: int) -> CustomerView:
    """A tile that lies face up."""
    wants: dict[str, int] = {}
    for item in WANTS[customer]:
        wants[ITEMS[item]] = wants.get(ITEMS[item], 0) + 1
    return CustomerView(CUSTOMERS[customer], wants, CUSTOMER_POINTS[customer])


def members_at(s: State, place: int) -> list[MemberView]:
    """Everyone at a place, family by family."""
    return [
        MemberView(seat, GENERATION[member] + 1)
        for seat, family in enumerate(s.families)
        for member in range(MEMBERS)
        if family.place_of(member) == place
    ]


def by_item(counts: int) -> dict[str, int]:
    """Counts by item, only what there is."""
    return {key: count_of(counts, item) for item, key in enumerate(ITEMS) if count_of(counts, item)}
