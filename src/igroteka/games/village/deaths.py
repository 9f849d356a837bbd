"""«Член семьи покидает нас»: who dies, and where the dead find rest."""

from mypy_extensions import i64

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.village.kinds import (
    BITS,
    BURY,
    CHAPTER_OF,
    CHRONICLE,
    DIES,
    ENDING,
    GENERATION,
    GONE,
    GRAVE,
    MASK,
    MEMBERS,
    N_CHAPTERS,
    N_VISIBLE,
    NOBODY_DIES,
)
from igroteka.games.village.questions import Question, Then, place_noun
from igroteka.games.village.state import State


def oldest(s: State, seat: int) -> int:
    """The lowest generation that a family has on its farm or on the board; -1 if it has nobody there.

    Members in the black bag can't be seen, so they don't die; nor do the unborn.
    """
    people: i64 = s.families[seat].people
    for member in range(MEMBERS):
        if people & MASK < N_VISIBLE:
            return GENERATION[member]
        people >>= BITS
    return -1


def deathbeds(s: State, seat: int) -> int:
    """The places, as bits, where the oldest of a family are."""
    generation = oldest(s, seat)
    people: i64 = s.families[seat].people
    places: i64 = 0
    for member in range(MEMBERS):
        if people & MASK < N_VISIBLE and GENERATION[member] == generation:
            places |= 1 << (people & MASK)
        people >>= BITS
    return places


def let_die(s: State, seat: int, n: int) -> None:
    """Put so many deaths of a family on the stack, to happen before anything else."""
    for _ in range(n):
        s.ask(Death(seat))


class Death(Then):
    """Someone of a family dies now. There is a choice only if the oldest are at several places."""

    def __init__(self, family: int) -> None:
        super().__init__()
        self.family = family

    def run(self, s: State, d: Dealer) -> None:
        places = deathbeds(s, self.family)
        if places == 0:
            d.tell(NOBODY_DIES, self.family)
        elif places & (places - 1):
            s.ask(WhoDies(self.family))
        else:
            place = 0
            while places >> place != 1:
                place += 1
            bury(s, self.family, place, d)


class WhoDies(Question):
    """Which of the oldest members dies."""

    def answers(self, s: State) -> list[int]:
        places = deathbeds(s, self.seat)
        return [BURY + place for place in range(N_VISIBLE) if places >> place & 1]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        bury(s, self.seat, move - BURY, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-bury", generation=oldest(s, seat) + 1)

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        """The chronicle has no space for this one, but for another it has."""
        rest = resting_place(s, move - BURY)
        if rest not in (GRAVE, GONE):
            return None
        remembered = any(resting_place(s, other - BURY) not in (GRAVE, GONE) for other in self.answers(s))
        return Text("warn-nameless", rest=place_noun(rest)) if remembered else None

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        place = move - BURY
        if not 0 <= place < N_VISIBLE:
            return None
        if s.anyone_at(seat, place):
            return Text("why-too-young", generation=oldest(s, seat) + 1, place=place_noun(place))
        return Text("why-nobody-there", place=place_noun(place))


def resting_place(s: State, place: int) -> int:
    """Where someone who dies at this place is laid: chronicle, grave, or (only at the very end) nowhere."""
    chapter = CHAPTER_OF[place]
    if s.chronicle_room[chapter] > 0:
        return CHRONICLE + chapter
    return GRAVE if s.graves_room > 0 else GONE


def bury(s: State, seat: int, place: int, d: Dealer) -> None:
    """Lay the oldest member at a place to rest; the last space of chronicle or graves ends the match."""
    generation = oldest(s, seat)
    rest = resting_place(s, place)
    s.move(seat, generation, place, rest)
    d.tell(DIES, seat, generation + 1, place, rest)
    if rest == GRAVE:
        s.graves_room -= 1
    elif rest != GONE:
        s.chronicle_room[rest - CHRONICLE] -= 1
    if s.ender < 0 and (s.graves_room == 0 or chronicle_is_full(s)):
        s.ender = seat
        d.tell(ENDING, seat, int(s.graves_room == 0))


def chronicle_is_full(s: State) -> bool:
    """Whether no chapter of the chronicle has a free space."""
    room = s.chronicle_room
    for chapter in range(N_CHAPTERS):
        if room[chapter] > 0:
            return False
    return True
