"""«1) Фаза планирования»: draw influence cards one by one, then divide them into stacks.

Everyone plans at once, and nobody sees how the others get on until all have finished: then the stacks are laid out, and
their sizes are seen. With the option, players plan in turn order, and each sees the stacks laid out before.

Stacks lie in order of their size, equal ones in random order: where a stack lies must not tell what is in it.
"""

from mypy_extensions import i64

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.strasbourg.family import Family
from igroteka.games.strasbourg.kinds import (
    APART,
    DIVIDING,
    DRAW,
    DRAWING,
    DRAWS,
    IDLE,
    JOIN,
    LAYS_OUT,
    PLANNED,
    REVEAL,
    STOP,
)
from igroteka.games.strasbourg.questions import SEATS_OF, Question, Then, card_noun
from igroteka.games.strasbourg.stacks import ONE, highest_of, size_of
from igroteka.games.strasbourg.state import State


class Plan(Then):
    """One seat, or everyone at once, begins to plan: the first card is drawn before anything is decided."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def run(self, s: State, d: Dealer) -> None:
        if self.who >= 0:
            begin_planning(s, self.who, d)
        else:
            for seat in range(s.players):
                begin_planning(s, seat, d)
        if all_planned(s, self.who):
            lay_out(s, self.who, d)
        else:
            s.ask(Planning(self.who))


class Planning(Question):
    """Draw another card or stop; then, which stack the next card goes to.

    Its seat is -1 when all are asked at once.
    """

    def seats(self, s: State) -> tuple[int, ...]:
        if self.seat >= 0:
            return (self.seat,)
        asked: i64 = 0
        bit: i64 = 1
        for family in s.families:
            if family.plan < PLANNED:
                asked |= bit
            bit <<= 1
        return SEATS_OF[asked]

    def answers_of(self, s: State, seat: int) -> list[int]:
        family = s.families[seat]
        if family.plan == DRAWING:
            return [DRAW, STOP]
        moves = [APART]
        for i in range(len(family.stacks)):
            moves.append(JOIN + i)
        return moves

    def answer_of(self, s: State, seat: int, move: int, d: Dealer) -> None:
        family = s.families[seat]
        if move == DRAW:
            draw_card(s, seat, d)
            if not family.deck:
                begin_dividing(family)
        elif move == STOP:
            begin_dividing(family)
        else:
            put_on_stack(family, len(family.stacks) if move == APART else move - JOIN)
        if family.plan == PLANNED and all_planned(s, self.seat):
            s.answered()
            lay_out(s, self.seat, d)

    def apart(self) -> bool:
        return self.seat < 0

    def prompt(self, s: State, seat: int) -> Text:
        family = s.families[seat]
        if family.plan == DRAWING:
            return Text("ask-draw")
        return Text("ask-divide", card=card_noun(highest_of(family.drawn)))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        drawing = s.families[seat].plan == DRAWING
        if APART <= move < REVEAL and drawing:
            return Text("why-still-drawing")
        if move in (DRAW, STOP):
            return Text("why-stopped")
        if JOIN <= move < REVEAL:
            return Text("why-no-such-stack", n=len(s.families[seat].stacks))
        return None


# The first step: «сколько карт влияния».


def begin_planning(s: State, seat: int, d: Dealer) -> None:
    """Draw the first card. Who has no cards left has nothing to plan."""
    family = s.families[seat]
    if not family.deck:
        family.plan = PLANNED
        return
    family.plan = DRAWING
    draw_card(s, seat, d)
    if not family.deck:
        begin_dividing(family)


def draw_card(s: State, seat: int, d: Dealer) -> None:
    """Draw one influence card; nobody else sees anything yet."""
    family = s.families[seat]
    value = family.deck.pop()
    family.drawn += ONE[value]
    d.whisper(DRAWS, seat, value - 1)


# The second step: «стопки влияния».


def begin_dividing(family: Family) -> None:
    """The highest card makes the first stack."""
    family.plan = DIVIDING
    put_on_stack(family, 0)


def put_on_stack(family: Family, number: int) -> None:
    """Put the highest card that is left on a stack, or make a new one of it."""
    card = ONE[highest_of(family.drawn)]
    family.drawn -= card
    if number == len(family.stacks):
        family.stacks.append(card)
    else:
        family.stacks[number] += card
    if family.drawn == 0:
        family.plan = PLANNED


def all_planned(s: State, who: int) -> bool:
    """Whether the seat that plans, or everyone, has finished."""
    if who >= 0:
        return s.families[who].plan == PLANNED
    for family in s.families:
        if family.plan != PLANNED:
            return False
    return True


def lay_out(s: State, who: int, d: Dealer) -> None:
    """Show the stacks face down."""
    for seat in range(s.players):
        if who in (-1, seat):
            family = s.families[seat]
            family.plan = IDLE
            arrange(family.stacks, d)
            if d.loud and family.stacks:
                sizes = [size_of(stack) for stack in family.stacks]
                d.tell_list(LAYS_OUT, seat, sizes, len(sizes), sum(sizes))


def arrange(stacks: list[int], d: Dealer) -> None:
    """Put the stacks in an order that tells nothing: larger ones first, equal ones at random."""
    d.chance.shuffle(stacks)
    for i in range(1, len(stacks)):
        stack = stacks[i]
        size = size_of(stack)
        j = i
        while j > 0 and size_of(stacks[j - 1]) < size:
            stacks[j] = stacks[j - 1]
            j -= 1
        stacks[j] = stack
