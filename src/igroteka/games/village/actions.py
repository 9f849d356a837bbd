"""«Действия»: harvest, family, crafts, travel, council and church. The market has a chapter of its own.

Every action may be left undone («Вы так же можете взять кубик и не выполнять само действие»).
"""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.village.components import CHAMBERS, SPACES, WORKSHOPS
from igroteka.games.village.kinds import (
    BIRTH,
    BLACK_BAG,
    BUY,
    BUYS,
    CHAMBER,
    CHAMBER_TIME,
    CHURCH,
    CHURCH_NEEDS,
    CHURCH_TIME,
    CITY,
    CITY_COINS,
    CITY_CUBES,
    CITY_PRESTIGE,
    COIN,
    COUNCIL,
    COUNCIL_NEEDS,
    COUNCIL_SCROLLS,
    CRAFTS,
    DONE,
    ENTER,
    ENTERS_BAG,
    FAMILY,
    FARM,
    FETCH,
    FETCHES,
    GETS,
    GIVES_COINS,
    GOOD_GRAIN,
    GOOD_NEEDS,
    GRAIN,
    GRAIN_LIMIT,
    HARVEST,
    HARVEST_HORSE,
    HARVEST_OX,
    HARVEST_PLAIN,
    HARVESTS,
    HORSE,
    IN_CUBES,
    IN_KIND,
    IS_BORN,
    LEADS_NEXT,
    MAKE,
    MAKE_TIME,
    MAKES,
    MILL,
    MILL_COINS,
    MILL_GRAIN,
    MILL_TIME,
    MILLS,
    N_CHAMBERS,
    N_CITIES,
    N_GENERATIONS,
    N_GOODS,
    N_ROADS,
    N_VISIBLE,
    N_WORKSHOPS,
    OX,
    PLOUGH,
    PRAY,
    PRIVILEGE,
    PRIVILEGE_COINS,
    PRIVILEGE_CUBES,
    PRIVILEGE_GOODS,
    PRIVILEGE_PRESTIGE,
    REAP,
    RISE,
    ROAD_BETWEEN,
    ROAD_FROM,
    ROAD_NEEDS,
    ROAD_TIME,
    ROAD_TO,
    ROAD_WAGONS,
    SCROLL,
    SET_OUT,
    SETS_OUT,
    SITS,
    SKIP,
    SKIPS,
    TRAIN,
    TRAIN_TIME,
    TRAINS,
    TRAVEL,
    TRAVEL_ON,
    TRAVELS_ON,
    UNBORN,
    VILLAGE,
    WAGON,
    WORKSHOP,
    WORKSHOP_OF,
)
from igroteka.games.village.questions import (
    Question,
    Then,
    add_generations,
    ask_cubes,
    ask_goods,
    cubes_in_supply,
    goods_in_supply,
    pay_cubes,
)
from igroteka.games.village.reasons import why_no_member, why_none_left, why_too_dear
from igroteka.games.village.state import State


class Action(Question):
    """The action of one space: its moves, or to leave it undone."""

    space = -1

    def moves(self, s: State) -> list[int]:
        """What can be done here."""
        raise NotImplementedError(type(self).__name__)

    def do(self, s: State, move: int, d: Dealer) -> None:
        """Do it."""
        raise NotImplementedError(type(self).__name__)

    def answers(self, s: State) -> list[int]:
        moves = self.moves(s)
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == SKIP:
            d.tell(SKIPS, self.seat, self.space)
        else:
            self.do(s, move, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text(f"ask-{SPACES[self.space]}")


def action_of(space: int, seat: int) -> Action:
    """The question of an action space (but for the market, which is no single question)."""
    if space == HARVEST:
        return HarvestAction(seat)
    if space == FAMILY:
        return FamilyAction(seat)
    if space == CRAFTS:
        return CraftsAction(seat)
    if space == TRAVEL:
        return TravelAction(seat)
    if space == COUNCIL:
        return CouncilAction(seat)
    return ChurchAction(seat)


# «Сбор зерна»


class HarvestAction(Action):
    """Bring in grain; somebody must be on the farm."""

    space = HARVEST

    def moves(self, s: State) -> list[int]:
        if s.has(self.seat, GRAIN) < GRAIN_LIMIT and s.anyone_at(self.seat, FARM):
            return [REAP]
        return []

    def do(self, s: State, move: int, d: Dealer) -> None:
        d.tell(HARVESTS, self.seat, s.gain(self.seat, GRAIN, harvest_of(s, self.seat)))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if move != REAP:
            return None
        return Text("why-barn-full", n=GRAIN_LIMIT) if s.anyone_at(seat, FARM) else Text("why-farm-empty")


def harvest_of(s: State, seat: int) -> int:
    """What a farm brings in: a plough needs an animal, and only the best team counts. Nothing is used up."""
    if s.has(seat, PLOUGH):
        if s.has(seat, OX):
            return HARVEST_OX
        if s.has(seat, HORSE):
            return HARVEST_HORSE
    return HARVEST_PLAIN


# «Семья»


class FamilyAction(Action):
    """A child is born, lowest generation first; or someone comes home from the board."""

    space = FAMILY

    def moves(self, s: State) -> list[int]:
        moves: list[int] = []
        places = s.places_of(self.seat)
        if places >> UNBORN & 1:
            moves.append(BIRTH)
        for place in range(WORKSHOP, N_VISIBLE):
            if places >> place & 1:
                verb = FETCH + (place - WORKSHOP) * N_GENERATIONS
                add_generations(moves, verb, 1, s.generations_at(self.seat, place))
        return moves

    def do(self, s: State, move: int, d: Dealer) -> None:
        if move == BIRTH:
            generation = s.next_unborn(self.seat)
            s.move(self.seat, generation, UNBORN, FARM)
            d.tell(IS_BORN, self.seat, generation + 1)
        else:
            place = WORKSHOP + (move - FETCH) // N_GENERATIONS
            generation = (move - FETCH) % N_GENERATIONS
            s.move(self.seat, generation, place, FARM)
            d.tell(FETCHES, self.seat, generation + 1, place)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if move == BIRTH:
            return Text("why-all-born")
        if FETCH <= move < TRAIN:
            place = WORKSHOP + (move - FETCH) // N_GENERATIONS
            return why_no_member(s, seat, place, (move - FETCH) % N_GENERATIONS)
        return None


# «Квартал ремесленников»


class CraftsAction(Action):
    """Make a good with time, or buy it with cubes or grain; or grind coins at the mill."""

    space = CRAFTS

    def moves(self, s: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        places = s.places_of(seat)
        if places & 1 << FARM:
            on_farm = s.generations_at(seat, FARM)
            for workshop in range(N_WORKSHOPS):
                add_generations(moves, TRAIN + workshop * N_GENERATIONS, 1, on_farm)
        grain = s.has(seat, GRAIN)
        for good in range(N_GOODS):
            if s.supply(SCROLL + good) == 0:
                continue
            if places >> (WORKSHOP + WORKSHOP_OF[good]) & 1:
                moves.append(MAKE + good)
            if grain >= GOOD_GRAIN[good] and s.can_pay(seat, GOOD_NEEDS[good]):
                moves.append(BUY + good)
        if grain >= MILL_GRAIN and s.supply(COIN) > 0:
            moves.append(MILL)
        return moves

    def do(self, s: State, move: int, d: Dealer) -> None:
        seat = self.seat
        if move == MILL:
            s.spend_time(seat, MILL_TIME)
            d.tell(MILLS, seat, s.gain(seat, COIN, MILL_COINS), MILL_TIME)
            s.hand_over(seat, GRAIN, MILL_GRAIN, d)
        elif move >= BUY:
            good = move - BUY
            s.gain(seat, SCROLL + good, 1)
            d.tell(BUYS, seat, SCROLL + good)
            s.hand_over(seat, GRAIN, GOOD_GRAIN[good], d)
            pay_cubes(s, seat, GOOD_NEEDS[good], d)
        elif move >= MAKE:
            make(s, seat, move - MAKE, d)
        else:
            workshop = (move - TRAIN) // N_GENERATIONS
            generation = (move - TRAIN) % N_GENERATIONS
            s.move(seat, generation, FARM, WORKSHOP + workshop)
            s.spend_time(seat, TRAIN_TIME[workshop])
            d.tell(TRAINS, seat, generation + 1, WORKSHOP + workshop, TRAIN_TIME[workshop])
            if goods_of(s, workshop):
                s.ask(FirstWork(seat, workshop))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if TRAIN <= move < MAKE:
            return why_no_member(s, seat, FARM, (move - TRAIN) % N_GENERATIONS)
        if MAKE <= move < BUY:
            return why_none_left(s, SCROLL + move - MAKE) or Text(
                "why-not-trained", place=Noun("place", WORKSHOPS[WORKSHOP_OF[move - MAKE]])
            )
        if BUY <= move < MILL:
            good = move - BUY
            return why_none_left(s, SCROLL + good) or why_too_dear(s, seat, GOOD_NEEDS[good], GRAIN, GOOD_GRAIN[good])
        if move == MILL:
            return why_none_left(s, COIN) or why_too_dear(s, seat, [], GRAIN, MILL_GRAIN)
        return None


def goods_of(s: State, workshop: int) -> list[int]:
    """The goods that a workshop can still make."""
    return [good for good in range(N_GOODS) if WORKSHOP_OF[good] == workshop and s.supply(SCROLL + good) > 0]


def make(s: State, seat: int, good: int, d: Dealer) -> None:
    """Make a good with time, by whoever is trained for it."""
    s.spend_time(seat, MAKE_TIME[good])
    s.gain(seat, SCROLL + good, 1)
    d.tell(MAKES, seat, SCROLL + good, MAKE_TIME[good])


class FirstWork(Question):
    """Whether the member just trained makes a good at once («Затем вы можете немедленно произвести»)."""

    def __init__(self, seat: int, workshop: int) -> None:
        super().__init__(seat)
        self.workshop = workshop

    def answers(self, s: State) -> list[int]:
        moves = [MAKE + good for good in goods_of(s, self.workshop)]
        moves.append(DONE)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move != DONE:
            make(s, self.seat, move - MAKE, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-first-work", place=Noun("place", WORKSHOPS[self.workshop]))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if MAKE <= move < BUY:
            return why_none_left(s, SCROLL + move - MAKE) or Text(
                "why-other-workshop", place=Noun("place", WORKSHOPS[WORKSHOP_OF[move - MAKE]])
            )
        return None


# «Путешествие»


class TravelAction(Action):
    """Someone sets out from the farm to a neighbouring city, or rides on from city to city."""

    space = TRAVEL

    def moves(self, s: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        wagons = s.has(seat, WAGON)
        places = s.places_of(seat)
        for road in range(N_ROADS):
            start = ROAD_FROM[road]
            origin = FARM if start == VILLAGE else CITY + start
            if places >> origin & 1 and wagons >= ROAD_WAGONS[road] and s.can_pay(seat, ROAD_NEEDS[road]):
                verb = SET_OUT if start == VILLAGE else TRAVEL_ON + start * N_CITIES * N_GENERATIONS
                add_generations(moves, verb + ROAD_TO[road] * N_GENERATIONS, 1, s.generations_at(seat, origin))
        return moves

    def do(self, s: State, move: int, d: Dealer) -> None:
        seat = self.seat
        start = start_of(move)
        city = city_of(move)
        generation = generation_of(move)
        road = ROAD_BETWEEN[(start + 1) * N_CITIES + city]
        s.spend_time(seat, ROAD_TIME[road])
        if start == VILLAGE:
            s.move(seat, generation, FARM, CITY + city)
            d.tell(SETS_OUT, seat, generation + 1, CITY + city, ROAD_TIME[road])
        else:
            s.move(seat, generation, CITY + start, CITY + city)
            d.tell(TRAVELS_ON, seat, generation + 1, CITY + start, CITY + city, ROAD_TIME[road])
        s.hand_over(seat, WAGON, ROAD_WAGONS[road], d)
        s.ask(Arrival(seat, city))
        pay_cubes(s, seat, ROAD_NEEDS[road], d)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if not SET_OUT <= move < ENTER:
            return None
        start = start_of(move)
        origin = FARM if start == VILLAGE else CITY + start
        road = ROAD_BETWEEN[(start + 1) * N_CITIES + city_of(move)]
        if road < 0:
            return Text("why-no-road")
        return why_no_member(s, seat, origin, generation_of(move)) or why_too_dear(
            s, seat, ROAD_NEEDS[road], WAGON, ROAD_WAGONS[road]
        )


def start_of(move: int) -> int:
    """Where a move of travel starts: VILLAGE, or a city from 0."""
    return VILLAGE if move < TRAVEL_ON else (move - TRAVEL_ON) // (N_CITIES * N_GENERATIONS)


def city_of(move: int) -> int:
    """Where a move of travel leads, a city from 0."""
    return (move - (SET_OUT if move < TRAVEL_ON else TRAVEL_ON)) // N_GENERATIONS % N_CITIES


def generation_of(move: int) -> int:
    """Who travels."""
    return (move - (SET_OUT if move < TRAVEL_ON else TRAVEL_ON)) % N_GENERATIONS


class Arrival(Then):
    """The road is paid: the first time in a city, a marker is left there and its reward taken."""

    def __init__(self, family: int, city: int) -> None:
        super().__init__()
        self.family = family
        self.city = city

    def run(self, s: State, d: Dealer) -> None:
        if s.visited[self.family] >> self.city & 1:
            return
        s.visited[self.family] |= 1 << self.city
        if CITY_PRESTIGE[self.city]:
            s.earn(self.family, CITY_PRESTIGE[self.city], d)
        coins = s.gain(self.family, COIN, CITY_COINS[self.city])
        if coins:
            d.tell(GETS, self.family, COIN, coins)
        ask_cubes(s, self.family, CITY_CUBES[self.city])


# «Деревенский совет»


class CouncilAction(Action):
    """Step in, step up, or use a privilege."""

    space = COUNCIL

    def moves(self, s: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        in_cubes = s.can_pay(seat, COUNCIL_NEEDS)
        in_scrolls = s.has(seat, SCROLL) >= COUNCIL_SCROLLS
        places = s.places_of(seat)
        if in_cubes or in_scrolls:
            if places >> FARM & 1:
                add_steps(moves, ENTER, s.generations_at(seat, FARM), in_cubes, in_scrolls)
            for chamber in range(N_CHAMBERS - 1):
                if places >> (CHAMBER + chamber) & 1:
                    verb = RISE + chamber * N_GENERATIONS * 2
                    add_steps(moves, verb, s.generations_at(seat, CHAMBER + chamber), in_cubes, in_scrolls)
        add_privileges(moves, s, seat, highest_chamber(places))
        return moves

    def do(self, s: State, move: int, d: Dealer) -> None:
        seat = self.seat
        if move >= PRIVILEGE:
            use_privilege(s, seat, move - PRIVILEGE, d)
            return
        chamber = chamber_of(move)
        generation = (move - (ENTER if move < RISE else RISE)) // 2 % N_GENERATIONS
        s.move(seat, generation, CHAMBER + chamber - 1 if chamber else FARM, CHAMBER + chamber)
        s.spend_time(seat, CHAMBER_TIME[chamber])
        d.tell(SITS, seat, generation + 1, CHAMBER + chamber, CHAMBER_TIME[chamber])
        s.ask(OfferPrivilege(seat, chamber))
        if (move - ENTER) % 2 == IN_KIND:
            s.hand_over(seat, SCROLL, COUNCIL_SCROLLS, d)
        else:
            pay_cubes(s, seat, COUNCIL_NEEDS, d)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if ENTER <= move < PRIVILEGE:
            chamber = chamber_of(move)
            generation = (move - (ENTER if move < RISE else RISE)) // 2 % N_GENERATIONS
            nobody = why_no_member(s, seat, CHAMBER + chamber - 1 if chamber else FARM, generation)
            if nobody is not None:
                return nobody
            if (move - ENTER) % 2 == IN_KIND:
                return why_too_dear(s, seat, [], SCROLL, COUNCIL_SCROLLS)
            return why_too_dear(s, seat, COUNCIL_NEEDS, SCROLL, 0)
        return why_no_privilege(s, seat, move, highest_chamber(s.places_of(seat)))


def chamber_of(move: int) -> int:
    """The chamber, from 0, that a step in the council leads to."""
    return 0 if move < RISE else (move - RISE) // (N_GENERATIONS * 2) + 1


def highest_chamber(places: int) -> int:
    """The highest chamber among these places, from 0; -1 if none is."""
    for chamber in range(N_CHAMBERS - 1, -1, -1):
        if places >> (CHAMBER + chamber) & 1:
            return chamber
    return -1


def add_steps(moves: list[int], verb: int, generations: int, in_cubes: bool, in_kind: bool) -> None:
    """One move for each generation and each way to pay."""
    if in_cubes:
        add_generations(moves, verb + IN_CUBES, 2, generations)
    if in_kind:
        add_generations(moves, verb + IN_KIND, 2, generations)


def add_privileges(moves: list[int], s: State, seat: int, highest: int) -> None:
    """The privileges of a chamber and of all before it that would give something."""
    for chamber in range(highest + 1):
        if gives_something(s, seat, chamber):
            moves.append(PRIVILEGE + chamber)


def gives_something(s: State, seat: int, chamber: int) -> bool:
    """Whether a chamber's privilege can be used now."""
    if chamber == 0:
        return s.next_first < 0
    if chamber == 1:
        return cubes_in_supply(s)
    if chamber == 2:
        return goods_in_supply(s)
    return s.has(seat, COIN) >= PRIVILEGE_COINS


def use_privilege(s: State, seat: int, chamber: int, d: Dealer) -> None:
    """«Виды привилегий»."""
    if chamber == 0:
        s.next_first = seat
        d.tell(LEADS_NEXT, seat)
    elif chamber == 1:
        ask_cubes(s, seat, PRIVILEGE_CUBES)
    elif chamber == 2:
        ask_goods(s, seat, PRIVILEGE_GOODS)
    else:
        s.give(seat, COIN, PRIVILEGE_COINS)
        s.prestige[seat] += PRIVILEGE_PRESTIGE
        d.tell(GIVES_COINS, seat, PRIVILEGE_COINS, PRIVILEGE_PRESTIGE)


class OfferPrivilege(Then):
    """The step is paid: now its privilege, or one of the chambers before, may be used."""

    def __init__(self, family: int, chamber: int) -> None:
        super().__init__()
        self.family = family
        self.chamber = chamber

    def run(self, s: State, d: Dealer) -> None:
        for chamber in range(self.chamber + 1):
            if gives_something(s, self.family, chamber):
                s.ask(Privilege(self.family, self.chamber))
                return


class Privilege(Question):
    """Which privilege to use after a step in the council, if any."""

    def __init__(self, seat: int, chamber: int) -> None:
        super().__init__(seat)
        self.chamber = chamber

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        add_privileges(moves, s, self.seat, self.chamber)
        moves.append(DONE)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move != DONE:
            use_privilege(s, self.seat, move - PRIVILEGE, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-privilege", place=Noun("place", CHAMBERS[self.chamber]))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        return why_no_privilege(s, seat, move, self.chamber)


def why_no_privilege(s: State, seat: int, move: int, highest: int) -> Text | None:
    """Why a privilege can't be used."""
    chamber = move - PRIVILEGE
    if not 0 <= chamber < N_CHAMBERS:
        return None
    if chamber > highest:
        return Text("why-chamber-not-reached", place=Noun("place", CHAMBERS[chamber]))
    if chamber == 0:
        return Text("why-marker-taken")
    if chamber == N_CHAMBERS - 1:
        return Text("why-few-coins", have=s.has(seat, COIN))
    return Text("why-supply-empty")


# «Церковь»


class ChurchAction(Action):
    """Someone from the farm goes into the black bag, for a cube or for time."""

    space = CHURCH

    def moves(self, s: State) -> list[int]:
        moves: list[int] = []
        on_farm = s.generations_at(self.seat, FARM)
        if on_farm:
            add_steps(moves, PRAY, on_farm, s.can_pay(self.seat, CHURCH_NEEDS), True)
        return moves

    def do(self, s: State, move: int, d: Dealer) -> None:
        seat = self.seat
        generation = (move - PRAY) // 2
        s.move(seat, generation, FARM, BLACK_BAG)
        if (move - PRAY) % 2 == IN_KIND:
            s.spend_time(seat, CHURCH_TIME)
            d.tell(ENTERS_BAG, seat, generation + 1, CHURCH_TIME)
        else:
            d.tell(ENTERS_BAG, seat, generation + 1, 0)
            pay_cubes(s, seat, CHURCH_NEEDS, d)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if not PRAY <= move < PRAY + 2 * N_GENERATIONS:
            return None
        return why_no_member(s, seat, FARM, (move - PRAY) // 2) or why_too_dear(s, seat, CHURCH_NEEDS, GRAIN, 0)
