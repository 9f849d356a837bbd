"""«Квартал ремесленников»: four workshops and the mill."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.village.components import WORKSHOPS
from igroteka.games.village.kinds import (
    BUY,
    BUYS,
    COIN,
    CRAFTS,
    DONE,
    FARM,
    GOOD_GRAIN,
    GOOD_NEEDS,
    GRAIN,
    MAKE,
    MAKE_TIME,
    MAKES,
    MILL,
    MILL_COINS,
    MILL_GRAIN,
    MILL_TIME,
    MILLS,
    N_GENERATIONS,
    N_GOODS,
    N_WORKSHOPS,
    NO_CRAFT,
    SCROLL,
    TRAIN,
    TRAIN_TIME,
    TRAINS,
    WORKSHOP,
    WORKSHOP_OF,
)
from igroteka.games.village.questions import Action, Question, add_generations, pay_cubes
from igroteka.games.village.reasons import why_no_member, why_none_left, why_too_dear
from igroteka.games.village.state import State


class CraftsAction(Action):
    """Make a good with time, or buy it with cubes or grain; or grind coins at the mill."""

    def space(self) -> int:
        return CRAFTS

    def possible(self, s: State) -> bool:
        return s.anyone_at(self.seat, FARM) or len(self.moves(s)) > 0

    def idle(self, s: State) -> int:
        return NO_CRAFT

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
