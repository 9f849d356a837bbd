"""«Деревенский совет»: four chambers and their privileges."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.village.components import CHAMBERS
from igroteka.games.village.kinds import (
    CHAMBER,
    CHAMBER_TIME,
    COIN,
    COUNCIL,
    COUNCIL_NEEDS,
    COUNCIL_SCROLLS,
    DONE,
    ENTER,
    FARM,
    GIVES_COINS,
    IN_KIND,
    LEADS_NEXT,
    N_CHAMBERS,
    N_GENERATIONS,
    NO_COUNCILLOR,
    NO_STEP,
    PRIVILEGE,
    PRIVILEGE_COINS,
    PRIVILEGE_CUBES,
    PRIVILEGE_GOODS,
    PRIVILEGE_PRESTIGE,
    RISE,
    SCROLL,
    SITS,
)
from igroteka.games.village.questions import (
    Action,
    Question,
    Then,
    add_steps,
    ask_cubes,
    ask_goods,
    cubes_in_supply,
    goods_in_supply,
    pay_cubes,
)
from igroteka.games.village.reasons import why_no_member, why_too_dear
from igroteka.games.village.state import State


class CouncilAction(Action):
    """Step in, step up, or use a privilege."""

    def space(self) -> int:
        return COUNCIL

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

    def idle(self, s: State) -> int:
        places = s.places_of(self.seat)
        return NO_STEP if places >> FARM & 1 or highest_chamber(places) >= 0 else NO_COUNCILLOR

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
        s.families[seat].prestige += PRIVILEGE_PRESTIGE
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
