"""What a seat sees of a position: its view, written field by field, so that nothing hidden can slip in."""

from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.game import Game
from igroteka.games.village.components import CHRONICLE, CITIES, CUSTOMERS, ITEMS, PLACES, SPACES
from igroteka.games.village.counts import count_of
from igroteka.games.village.foresight import could_serve, passing, usual
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
    N_WINDOWS,
    STALLS,
    TRAVEL_POINTS,
    WANTS,
    WINDOW,
)
from igroteka.games.village.kinds import CHRONICLE as CHRONICLE_PLACE
from igroteka.games.village.market import NextSeller, Sale, has_goods
from igroteka.games.village.mass import Climbing, ClimbInTurn, Pulling, PullInTurn, leaders
from igroteka.games.village.scoring import chronicle_points, cities_visited, customers_served
from igroteka.games.village.state import State
from igroteka.games.village.view import (
    ChapterView,
    CustomerView,
    MemberView,
    PassingView,
    SceneView,
    SeatView,
    SpaceView,
    View,
)


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    over = not s.stack
    return View(
        **game.common(s, seat),
        round=s.rounds,
        active=s.active,
        order=[(s.first + place) % s.players for place in range(s.players)],
        next_first=None if s.next_first < 0 else s.next_first,
        spaces=[SpaceView(key, by_item(s.board[space])) for space, key in enumerate(SPACES)],
        bag=by_item(s.bag),
        supply=by_item(s.stock),
        black_bag=members_at(s, BLACK_BAG),
        stalls=[see_customer(customer) for customer in s.stalls],
        queue=[see_customer(customer) for customer in s.queue],
        supplied=[] if seat is None else [CUSTOMERS[n] for n in (*s.stalls, *s.queue) if has_goods(s, seat, n)],
        pile=len(s.pile),
        booths=STALLS[s.players - 2],
        sellers=see_sellers(s),
        passed=[each for each in range(s.players) if s.out >> each & 1],
        scene=see_scene(s),
        child=None if seat is None else see_child(s, seat),
        passing=see_passing(s, seat),
        usual=see_usual(s, seat),
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


def see_child(s: State, seat: int) -> int | None:
    """Who would be born next."""
    generation = s.next_unborn(seat)
    return None if generation < 0 else generation + 1


def see_sellers(s: State) -> list[int]:
    """Who takes part in the market day that goes on: nobody but who sells is asked on it."""
    if not on_market_day(s):
        return []
    order = [kernel.to_act(s)[0]]
    while len(order) < s.players:
        order.append(s.after(order[-1]))
    return [seat for seat in order if not s.out >> seat & 1]


def see_passing(s: State, seat: int | None) -> list[PassingView]:
    """Which answers of a seat take time."""
    if seat is None or seat not in kernel.to_act(s):
        return []
    alike: dict[tuple[int, int, bool, int, int], list[str]] = {}
    legal = kernel.legal(s, seat)
    for each in passing(s, seat, legal, Dealer(Chance(key_of("passing"), 0))):
        what = each.time, each.life, each.crosses, each.generation, each.places
        alike.setdefault(what, []).append(str(legal.index(each.move)))
    return [
        PassingView(
            time,
            life,
            generation + 1 if crosses else None,
            " ".join(key for place, key in enumerate(PLACES) if places >> place & 1),
            " ".join(moves),
        )
        for (time, life, crosses, generation, places), moves in alike.items()
    ]


def see_usual(s: State, seat: int | None) -> str | None:
    """Which answer of a seat goes without saying."""
    move = usual(s, kernel.legal(s, seat)) if seat is not None and seat in kernel.to_act(s) else -1
    return None if move < 0 else CATALOGUE.names[move]


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
    served = [customer for customer in range(N_CUSTOMERS) if family.served >> customer & 1]
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
        customers=[see_customer(n) for n in served] if tiles else None,
        customer_points=sum(CUSTOMER_POINTS[n] for n in served) if tiles else None,
        windows=s.count_at(seat, WINDOW, N_WINDOWS),
        remembered=s.count_at(seat, CHRONICLE_PLACE, N_CHAPTERS),
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
