"""«Действия»: harvest, family and church; and which question each space asks.

Crafts, travel, council and market have chapters of their own.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.village.council import CouncilAction
from igroteka.games.village.crafts import CraftsAction
from igroteka.games.village.kinds import (
    BARN_FULL,
    BIRTH,
    BLACK_BAG,
    CHURCH,
    CHURCH_NEEDS,
    CHURCH_TIME,
    COUNCIL,
    CRAFTS,
    ENTERS_BAG,
    FAMILY,
    FAMILY_WHOLE,
    FARM,
    FARM_EMPTY,
    FETCH,
    FETCHES,
    GRAIN,
    GRAIN_LIMIT,
    HARVEST,
    HARVEST_HORSE,
    HARVEST_OX,
    HARVEST_PLAIN,
    HARVESTS,
    HORSE,
    IN_KIND,
    IS_BORN,
    N_GENERATIONS,
    N_VISIBLE,
    OX,
    PLOUGH,
    PRAY,
    REAP,
    TRAIN,
    TRAVEL,
    UNBORN,
    WORKSHOP,
)
from igroteka.games.village.questions import Action, add_generations, add_steps, pay_cubes
from igroteka.games.village.reasons import why_no_member, why_too_dear
from igroteka.games.village.state import State
from igroteka.games.village.travel import TravelAction

# «Сбор зерна»


class HarvestAction(Action):
    """Bring in grain; somebody must be on the farm."""

    def space(self) -> int:
        return HARVEST

    def moves(self, s: State) -> list[int]:
        if s.has(self.seat, GRAIN) < GRAIN_LIMIT and s.anyone_at(self.seat, FARM):
            return [REAP]
        return []

    def idle(self, s: State) -> int:
        return BARN_FULL if s.anyone_at(self.seat, FARM) else FARM_EMPTY

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


AT_WORK: Final[int] = (1 << N_VISIBLE) - (1 << WORKSHOP)
"""The places, as bits, from where someone can come home to the farm,"""
AT_WORK_OR_UNBORN: Final[int] = AT_WORK | 1 << UNBORN
"""and with those who can be born."""


class FamilyAction(Action):
    """A child is born, lowest generation first; or someone comes home from the board."""

    def space(self) -> int:
        return FAMILY

    def possible(self, s: State) -> bool:
        return s.places_of(self.seat) & AT_WORK_OR_UNBORN != 0

    def idle(self, s: State) -> int:
        return FAMILY_WHOLE

    def prompt(self, s: State, seat: int) -> Text:
        places = s.places_of(seat)
        if not places >> UNBORN & 1:
            return Text("ask-family-home")
        return Text("ask-family" if places & AT_WORK else "ask-family-child")

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


# «Церковь»


class ChurchAction(Action):
    """Someone from the farm goes into the black bag, for a cube or for time."""

    def space(self) -> int:
        return CHURCH

    def possible(self, s: State) -> bool:
        return s.anyone_at(self.seat, FARM)

    def idle(self, s: State) -> int:
        return FARM_EMPTY

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
