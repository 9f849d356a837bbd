"""Why a move is made, as a player would say it: what it brings, in the terms that the regular weighs it by."""

from typing import Final

from igroteka.engine.words import Noun, Text
from igroteka.games.village.actions import action_of, harvest_of
from igroteka.games.village.bots.deeds import (
    worth_of_action,
    worth_of_market,
    worth_of_privilege,
    worth_of_sale,
)
from igroteka.games.village.bots.worths import (
    completes_team,
    road_needs,
    share_in_sale,
    survival,
    worth_of_city,
    worth_of_next_journey,
)
from igroteka.games.village.components import CHAMBERS, CUSTOMERS
from igroteka.games.village.council import chamber_of
from igroteka.games.village.deaths import resting_place
from igroteka.games.village.kinds import (
    ACT,
    BIRTH,
    BLACK_BAG,
    BURY,
    BUY,
    CHAMBER,
    CHAMBER_POINTS,
    CHRONICLE,
    CITY,
    CLIMB,
    COIN,
    COIN_POINTS,
    COINS,
    COUNCIL_NEEDS,
    CUSTOMER_POINTS,
    DONE,
    ENTER,
    FARM,
    FETCH,
    GRAIN,
    GRAIN_LIMIT,
    GRAVE,
    GREEN,
    HARVEST_PLAIN,
    MAJORITY,
    MAKE,
    MAKE_TIME,
    MARKET,
    MILL,
    MILL_COINS,
    MILL_GRAIN,
    N_CHAPTERS,
    N_CUBES,
    N_GENERATIONS,
    N_GOODS,
    N_ROADS,
    PLAGUE,
    PRAY,
    PRIVILEGE,
    PRIVILEGE_CUBES,
    PRIVILEGE_PRESTIGE,
    PULL,
    REAP,
    RISE,
    ROAD_FROM,
    ROAD_NEEDS,
    ROAD_TO,
    SALE_NEEDS,
    SALE_TIME,
    SCROLL,
    SERVE,
    SKIP,
    TAKE,
    TAKE_CUBE,
    TAKE_GOOD,
    TRAIN,
    TRAVEL_POINTS,
    VILLAGE,
    WAGON,
    WELL,
    WELL_CUBES,
    WINDOW,
    WINDOW_GRAIN,
    WINDOW_POINTS,
    WORKSHOP,
    WORKSHOP_OF,
)
from igroteka.games.village.market import Sale, can_sell, has_goods
from igroteka.games.village.mass import Pulling, leaders
from igroteka.games.village.questions import item_noun, place_noun
from igroteka.games.village.rules import Turn
from igroteka.games.village.scoring import chronicle_points, cities_visited
from igroteka.games.village.state import State
from igroteka.games.village.travel import city_of

PAIR: Final = max(max(needs) for needs in ROAD_NEEDS)
"""So many cubes of a colour pay for any road."""


def reason(s: State, seat: int, move: int) -> Text | None:
    """Why this may be right; nothing where the strategy has no more to say than that it is."""
    question = s.stack[-1]
    if isinstance(question, Turn):
        return of_cube_and_action(s, seat, move) if move < WELL else of_well(s, seat, move - WELL)
    if ACT <= move < SKIP:
        return of_space(s, seat, move - ACT)
    if isinstance(question, Sale):
        return of_sale(move - SERVE, question.free)
    if isinstance(question, Pulling):
        return of_pulling(s, seat, move - PULL)
    if COINS <= move < TAKE_CUBE:
        return Text("reason-pay-cubes", points=COIN_POINTS) if move == question.answers(s)[0] else None
    if TAKE_CUBE <= move < TAKE_GOOD:
        return of_cube(s, seat, move - TAKE_CUBE)
    if TAKE_GOOD <= move < BURY:
        return of_good(s, seat, move - TAKE_GOOD)
    if BURY <= move < PULL:
        return of_death(s, seat, move - BURY)
    if CLIMB <= move < DONE:
        window = (move - CLIMB) // N_GENERATIONS
        gained = WINDOW_POINTS[window + 1] - WINDOW_POINTS[window]
        return Text("reason-climb", points=gained, grain=WINDOW_GRAIN[window])
    return of_deed(s, seat, move)


# A turn.


def of_cube_and_action(s: State, seat: int, move: int) -> Text | None:
    """What the action brings that comes with a cube; where it brings nothing, the cube."""
    space = (move - TAKE) // N_CUBES
    cube = (move - TAKE) % N_CUBES
    then = s.copy()
    if cube != PLAGUE:
        then.families[seat].add(cube, 1)
    found = of_space(then, seat, space)
    return found if found is not None or cube == PLAGUE else of_cube(s, seat, cube)


def of_well(s: State, seat: int, colour: int) -> Text | None:
    """The best action of all, for cubes that are good for little else."""
    then = s.copy()
    cubes = min(WELL_CUBES, s.has(seat, colour))
    then.families[seat].add(colour, -cubes)
    then.families[seat].add(COIN, cubes - WELL_CUBES)
    best = -1
    most = 0.0
    for space in range(len(s.board)):
        worth = best_worth(then, seat, space)
        if worth > most:
            best = space
            most = worth
    why = of_space(then, seat, best) if best >= 0 else None
    return None if why is None else Text("reason-well", cubes=WELL_CUBES, why=why)


def best_worth(s: State, seat: int, space: int) -> float:
    """What the best that can be done at a space is worth."""
    if space == MARKET:
        return worth_of_market(s, seat)
    most = 0.0
    for move in action_of(space, seat).moves(s):
        most = max(most, worth_of_action(s, seat, move))
    return most


def of_space(s: State, seat: int, space: int) -> Text | None:
    """Why to act at a space: what the best that can be done there brings."""
    if space == MARKET:
        return of_market(s, seat)
    best = SKIP
    most = 0.0
    for move in action_of(space, seat).moves(s):
        worth = worth_of_action(s, seat, move)
        if worth > most:
            best = move
            most = worth
    return None if best == SKIP else of_deed(s, seat, best)


def of_cube(s: State, seat: int, colour: int) -> Text | None:
    """Cubes of a colour open a road, a chamber, or the well."""
    if colour == GREEN and s.has(seat, GREEN) + 1 == COUNCIL_NEEDS[GREEN]:
        return Text("reason-pair-council", n=COUNCIL_NEEDS[GREEN])
    if s.has(seat, colour) < PAIR and road_needs(s, seat, colour):
        return Text("reason-road")
    if s.has(seat, colour) == WELL_CUBES - 1:
        return Text("reason-cube-well", cubes=WELL_CUBES)
    return None


# What is done at the spaces.


def of_deed(s: State, seat: int, move: int) -> Text | None:
    """What an action brings."""
    if move == REAP:
        return of_harvest(s, seat)
    if move == BIRTH:
        return Text("reason-child", n=s.count_at(seat, FARM, 1))
    if FETCH <= move < TRAIN:
        return Text("reason-home", n=s.count_at(seat, FARM, 1)) if s.next_unborn(seat) < 0 else None
    if TRAIN <= move < MAKE:
        return of_training(s, seat, (move - TRAIN) // N_GENERATIONS, (move - TRAIN) % N_GENERATIONS)
    if MAKE <= move < BUY:
        return of_good(s, seat, move - MAKE)
    if BUY <= move < MILL:
        return of_good(s, seat, move - BUY)
    if move == MILL:
        return Text("reason-mill", grain=MILL_GRAIN, coins=min(MILL_COINS, s.supply(COIN)))
    if move < ENTER:
        return of_journey(s, seat, city_of(move))
    if move < PRIVILEGE:
        return of_step(s, seat, move)
    if move < PRAY:
        return of_privilege(move - PRIVILEGE)
    return Text("reason-bag", points=WINDOW_POINTS[0])


def of_harvest(s: State, seat: int) -> Text:
    """Grain, and more of it with a team."""
    grain = min(harvest_of(s, seat), GRAIN_LIMIT - s.has(seat, GRAIN))
    return Text("reason-harvest" if grain <= HARVEST_PLAIN else "reason-harvest-team", n=grain)


def of_training(s: State, seat: int, workshop: int, generation: int) -> Text:
    """Old ones are remembered where the chronicle has room; others are there for what they make."""
    place = WORKSHOP + workshop
    rest = resting_place(s, place)
    if survival(s, generation) < 0.5 and rest != GRAVE and CHRONICLE <= rest < CHRONICLE + N_CHAPTERS:
        room = s.chronicle_room[rest - CHRONICLE]
        return Text("reason-train-old", generation=generation + 1, place=place_noun(place), n=room)
    goods = [good for good in range(N_GOODS) if WORKSHOP_OF[good] == workshop]
    made = [item_noun(SCROLL + good) for good in goods]
    return Text("reason-train", items=made, time=MAKE_TIME[goods[0]])


def of_good(s: State, seat: int, good: int) -> Text | None:
    """Who wants it, and what else it is good for."""
    item = SCROLL + good
    customer = -1
    most = 0.0
    for each in s.stalls + s.queue:
        share = share_in_sale(s, seat, item, each)
        if share > most:
            customer = each
            most = share
    if item == WAGON and s.has(seat, WAGON) == 0 and worth_of_next_journey(s, seat) > most:
        return of_wagon(s, seat)
    if s.has(seat, item) == 0 and completes_team(s, seat, item):
        then = s.copy()
        then.families[seat].add(item, 1)
        if harvest_of(then, seat) > harvest_of(s, seat):
            return Text("reason-team", now=harvest_of(s, seat), later=harvest_of(then, seat))
    if customer >= 0:
        then = s.copy()
        then.families[seat].add(item, 1)
        points = CUSTOMER_POINTS[customer]
        key = "reason-last-missing" if has_goods(then, seat, customer) else "reason-wanted"
        return Text(key, customer=Noun("customer", CUSTOMERS[customer]), points=points)
    if item == SCROLL and s.has(seat, SCROLL) == 0:
        return Text("reason-scroll", green=COUNCIL_NEEDS[GREEN])
    return None


def of_wagon(s: State, seat: int) -> Text | None:
    """The best city that can be reached with it."""
    best = -1
    most = 0.0
    for road in range(N_ROADS):
        start = ROAD_FROM[road]
        if s.anyone_at(seat, FARM if start == VILLAGE else CITY + start):
            worth = worth_of_city(s, seat, ROAD_TO[road])
            if worth > most:
                best = ROAD_TO[road]
                most = worth
    return None if best < 0 else Text("reason-wagon", city=place_noun(CITY + best))


def of_journey(s: State, seat: int, city: int) -> Text | None:
    """What one more city counts."""
    if s.families[seat].visited >> city & 1:
        return None
    visited = cities_visited(s, seat)
    more = TRAVEL_POINTS[visited + 1] - TRAVEL_POINTS[visited]
    return Text("reason-city", n=visited + 1, total=TRAVEL_POINTS[visited + 1], points=more)


def of_step(s: State, seat: int, move: int) -> Text | None:
    """A step in the council: a privilege at once, and points at the end for whoever lives to see it."""
    chamber = chamber_of(move)
    best = -1
    most = 0.0
    for each in range(chamber + 1):
        worth = worth_of_privilege(s, seat, each)
        if worth > most:
            best = each
            most = worth
    more = CHAMBER_POINTS[chamber] - (CHAMBER_POINTS[chamber - 1] if move >= RISE else 0)
    if best < 0:
        return Text("reason-step", points=more) if more > 0 else None
    privilege = Noun("privilege", CHAMBERS[best])
    if more > 0:
        return Text("reason-step-privilege", points=more, privilege=privilege)
    return Text("reason-council", place=place_noun(CHAMBER + chamber), privilege=privilege)


def of_privilege(chamber: int) -> Text:
    """What a chamber's privilege is good for."""
    if chamber == 0:
        return Text("reason-begin")
    if chamber == 1:
        return Text("reason-free-cubes", n=PRIVILEGE_CUBES)
    if chamber == 2:
        return Text("reason-free-good")
    return Text("reason-buy-prestige", n=PRIVILEGE_PRESTIGE, points=COIN_POINTS)


# The market, deaths, mass.


def of_market(s: State, seat: int) -> Text | None:
    """A market day of one's own: the best sale, and who else has something to sell."""
    best = -1
    most = 0.0
    for customer in s.stalls:
        if has_goods(s, seat, customer):
            worth = worth_of_sale(s, seat, customer, True)
            if worth > most:
                best = customer
                most = worth
    if best < 0:
        return None
    others = 0
    for other in range(s.players):
        others += other != seat and can_sell(s, other, False)
    customer_noun = Noun("customer", CUSTOMERS[best])
    return Text("reason-market", customer=customer_noun, points=CUSTOMER_POINTS[best], others=others)


def of_sale(customer: int, free: bool) -> Text:
    """A customer's points."""
    points = CUSTOMER_POINTS[customer]
    if free:
        return Text("reason-serve-free", points=points)
    return Text("reason-serve", points=points, green=SALE_NEEDS[GREEN], time=SALE_TIME)


def of_death(s: State, seat: int, place: int) -> Text | None:
    """A line in the chronicle; or a nameless grave, where nobody who could die would be remembered."""
    rest = resting_place(s, place)
    if CHRONICLE <= rest < CHRONICLE + N_CHAPTERS:
        n = s.count_at(seat, CHRONICLE, N_CHAPTERS) + 1
        left = s.chronicle_room[rest - CHRONICLE]
        return Text("reason-remembered", rest=place_noun(rest), n=n, points=chronicle_points(n), left=left)
    for move in s.stack[-1].answers(s):
        if resting_place(s, move - BURY) != rest:
            return None
    return Text("reason-nameless")


def of_pulling(s: State, seat: int, generation: int) -> Text | None:
    """A coin for a sure place in a window."""
    then = s.copy()
    then.move(seat, generation, BLACK_BAG, WINDOW)
    if seat in leaders(then) and seat not in leaders(s):
        return Text("reason-pull-lead", n=MAJORITY)
    if s.last_turns == 0:
        return Text("reason-pull-last", points=WINDOW_POINTS[0], coin=COIN_POINTS)
    return None
