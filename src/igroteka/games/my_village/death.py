"""«Проверьте, не умер ли кто-либо из Ваших жителей»: the reaper, the chronicle, the rat and day labourers."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.my_village.kinds import (
    BEGINS_THE_END,
    BURY,
    CHRONICLE_STORY,
    COFFINS,
    ENDURE,
    ENTERS_CHRONICLE,
    ENTERS_GRAVE,
    HEAL,
    HEALING,
    HEALING_CELLS,
    HEALS,
    HIRE,
    HIRES,
    LOSES_STORY,
    NONE,
    RAID,
    RAT_DIE,
    RAT_RUNS,
    RAT_START,
    RATS_RAID,
    VILLAGERS,
)
from igroteka.games.my_village.payments import Question, Then, noun
from igroteka.games.my_village.state import State


class Reaper(Then):
    """The turn is over: whose marker has crossed the bridge buries a villager; then the rat runs."""

    def run(self, s: State, d: Dealer) -> None:
        if not s.crossed:
            return
        s.crossed = 0
        s.ask(HIRING)
        s.ask(RAT)
        villagers = s.villages[s.active].villagers
        if villagers & villagers - 1:
            s.ask(BURIALS[s.active])
        else:
            for villager in range(VILLAGERS):
                if villagers >> villager & 1:
                    bury(s, s.active, villager, d)


class Burial(Question):
    """Which villager dies."""

    def answers(self, s: State) -> list[int]:
        villagers = s.villages[self.seat].villagers
        return [BURY + villager for villager in range(VILLAGERS) if villagers >> villager & 1]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        bury(s, self.seat, move - BURY, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-bury")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if BURY <= move < BURY + VILLAGERS:
            return Text("why-nobody-there", villager=noun("villager", move - BURY))
        return None


def bury(s: State, seat: int, villager: int, d: Dealer) -> None:
    """Into the chronicle while it has room for the profession, else into a nameless grave."""
    s.villages[seat].villagers &= ~(1 << villager)
    written = s.written(villager)
    cells = CHRONICLE_STORY[villager]
    if written < len(cells):
        s.chronicle += 1 << 8 * villager
        d.tell(ENTERS_CHRONICLE, seat, villager)
        s.gain_story(seat, cells[written], d)
    else:
        s.graves += 1
        d.tell(ENTERS_GRAVE, seat, villager, s.graves)
    if s.coffins() == COFFINS[s.players - 2]:
        d.tell(BEGINS_THE_END, NONE, s.coffins())


class RatRuns(Then):
    """The grey die moves the rat; at the end of its track it raids everyone."""

    def run(self, s: State, d: Dealer) -> None:
        roll = d.chance.below(RAT_DIE) + 1
        s.rat = min(RAID, s.rat + roll)
        d.tell(RAT_RUNS, s.active, roll, s.rat)
        if s.rat < RAID:
            return
        d.tell(RATS_RAID, NONE)
        s.rat = RAT_START[s.players - 2]
        for step in range(s.players - 1, -1, -1):
            s.ask(RAIDS[(s.active + step) % s.players])


class Raid(Then):
    """Rats in one village."""

    def __init__(self, victim: int) -> None:
        super().__init__()
        self.victim = victim

    def run(self, s: State, d: Dealer) -> None:
        seat = self.victim
        village = s.villages[seat]
        if village.tree < 2:
            return
        if village.has_church(HEALING) and village.healings < HEALING_CELLS:
            s.ask(Healing(seat))
        else:
            lose_half(s, seat, d)


def lose_half(s: State, seat: int, d: Dealer) -> None:
    """Half of the story points on the tree, rounded down."""
    village = s.villages[seat]
    lost = village.tree // 2
    village.tree -= lost
    d.tell(LOSES_STORY, seat, lost)


class Healing(Question):
    """Whether the church of healing keeps the rats away; it can twice in a match."""

    def answers(self, s: State) -> list[int]:
        return [HEAL, ENDURE]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == HEAL:
            s.villages[self.seat].healings += 1
            d.tell(HEALS, self.seat)
        else:
            lose_half(s, self.seat, d)

    def prompt(self, s: State, seat: int) -> Text:
        village = s.villages[seat]
        return Text("ask-heal", n=village.tree // 2, left=HEALING_CELLS - village.healings)


class HiringCheck(Then):
    """An empty village must hire a day labourer: the rulebook has this after the three steps of a death."""

    def run(self, s: State, d: Dealer) -> None:
        if s.villages[s.active].villagers == 0:
            s.ask(HIRINGS[s.active])


class Hiring(Question):
    """Which profession the day labourer takes up."""

    def answers(self, s: State) -> list[int]:
        return [HIRE + villager for villager in range(VILLAGERS)]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        village = s.villages[self.seat]
        village.labourers += 1
        village.villagers |= 1 << (move - HIRE)
        d.tell(HIRES, self.seat, move - HIRE)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-hire")


REAPER: Final = Reaper()
RAT: Final = RatRuns()
HIRING: Final = HiringCheck()
RAIDS: Final[list[Raid]] = [Raid(seat) for seat in range(4)]
BURIALS: Final[list[Burial]] = [Burial(seat) for seat in range(4)]
HIRINGS: Final[list[Hiring]] = [Hiring(seat) for seat in range(4)]
