"""«Путешествие»: the roads, the cities and their rewards."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.village.kinds import (
    CITY,
    CITY_COINS,
    CITY_CUBES,
    CITY_PRESTIGE,
    COIN,
    ENTER,
    FARM,
    GETS,
    N_CITIES,
    N_GENERATIONS,
    N_ROADS,
    NO_CUBES,
    NO_TRAVELLER,
    NO_WAGON,
    ROAD_BETWEEN,
    ROAD_FROM,
    ROAD_NEEDS,
    ROAD_TIME,
    ROAD_TO,
    ROAD_WAGONS,
    SET_OUT,
    SETS_OUT,
    TRAVEL,
    TRAVEL_ON,
    TRAVELS_ON,
    VILLAGE,
    WAGON,
)
from igroteka.games.village.questions import Action, Then, add_generations, ask_cubes, pay_cubes
from igroteka.games.village.reasons import why_no_member, why_too_dear
from igroteka.games.village.state import State


class TravelAction(Action):
    """Someone sets out from the farm to a neighbouring city, or rides on from city to city."""

    def space(self) -> int:
        return TRAVEL

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

    def idle(self, s: State) -> int:
        places = s.places_of(self.seat)
        why = NO_TRAVELLER
        for road in range(N_ROADS):
            start = ROAD_FROM[road]
            if places >> (FARM if start == VILLAGE else CITY + start) & 1:
                if s.has(self.seat, WAGON) >= ROAD_WAGONS[road]:
                    return NO_CUBES
                why = NO_WAGON
        return why

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
        family = s.families[self.family]
        if family.visited >> self.city & 1:
            return
        family.visited |= 1 << self.city
        if CITY_PRESTIGE[self.city]:
            s.earn(self.family, CITY_PRESTIGE[self.city], d)
        coins = s.gain(self.family, COIN, CITY_COINS[self.city])
        if coins:
            d.tell(GETS, self.family, COIN, coins)
        ask_cubes(s, self.family, CITY_CUBES[self.city])
