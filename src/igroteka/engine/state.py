"""The position, and the questions pending in it.

A state is a value: small ints, lists of ints, bytes where little changes, and perhaps a part for each seat, which is a
value too. What it waits for is a stack of questions inside it, so a position can be saved, copied, undone and searched
in the middle of any choice. When nothing is asked any more, the game is over.

Two house rules make copying, saving and comparing the same for every game:

- the constructor of a state, a part or a question takes exactly its fields, under the same names (a `Then` has no
  seat);
- a question never changes once asked, so copies share it; and it holds only what every seat may know, for the stack is
  not hidden from anyone. What a seat alone has seen lies in the state.
"""

from typing import Any, Final, Generic, TypeVar

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text

NOBODY: Final = -1
STEP: Final = -2
"""The seat of what asks nobody. It is told from a question by that: its class would take several times as long."""


def fields(thing: object) -> list[str]:
    """The names of a state's, part's or question's fields, in either build."""
    native: tuple[str, ...] | None = getattr(type(thing), "__mypyc_attrs__", None)
    names = set(native if native is not None else vars(thing)) - {"__dict__"}
    if isinstance(thing, Then):
        names.discard("seat")
    return sorted(names)


def dump(thing: object) -> Any:
    """The whole content as plain data: equal dumps are equal positions."""
    if isinstance(thing, (State, Part, Question)):
        content: dict[str, Any] = {"is": type(thing).__qualname__}
        for name in fields(thing):
            content[name] = dump(getattr(thing, name))
        return content
    if isinstance(thing, (list, tuple, bytes)):
        return [dump(each) for each in thing]
    return thing


def rebuild(kind: type, content: dict[str, Any]) -> object:
    """What unpickling calls: a state, part or question from its fields."""
    return kind(**content)


S = TypeVar("S", bound="State")


class Question(Generic[S]):
    """What the game is waiting for: whom it asks, what may be answered, what happens then."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The one seat that is asked; NOBODY where `seats` has several to name, STEP where nobody is asked."""

    def seats(self, s: S) -> tuple[int, ...]:
        """Whom this asks. Nearly always one seat."""
        return (self.seat,)

    def answers(self, s: S) -> list[int]:
        """The moves that may be answered, never none."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: S, move: int, d: Dealer) -> None:
        """Carry out the answer; pop the question (`s.answered()`) when it is settled."""
        raise NotImplementedError(type(self).__name__)

    # A question to several seats at once overrides these two instead.

    def answers_of(self, s: S, seat: int) -> list[int]:
        """The moves that one of the asked seats may answer."""
        return self.answers(s)

    def answer_of(self, s: S, seat: int, move: int, d: Dealer) -> None:
        """Carry out one asked seat's answer."""
        self.answer(s, move, d)

    def apart(self) -> bool:
        """Whether each asked seat answers apart: nobody is to learn how far the others are until all have finished.

        What one seat answers must then change nothing for the others before that.
        """
        return False

    def prompt(self, s: S, seat: int) -> Text:
        """What the asked seat is asked, in words. Others only hear that the seat is thinking."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, s: S, seat: int, move: int) -> Text | None:
        """Why a move of the catalogue is no answer here, where there is more to say than "not now"."""
        return None

    def warning(self, s: S, seat: int, move: int) -> Text | None:
        """What would be lost by an answer, for whoever is about to give it: by what the seat knows, and no more."""
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), {name: getattr(self, name) for name in fields(self)})


class Then(Question[S]):
    """A step that asks nobody: when it comes to the top of the stack it is taken off and run."""

    def __init__(self) -> None:
        super().__init__(STEP)

    def run(self, s: S, d: Dealer) -> None:
        """What happens now."""
        raise NotImplementedError(type(self).__name__)


class State:
    """One position of one game. Games add their fields, and a `copy` that passes each on."""

    def __init__(self, players: int, stack: list[Question[Any]]) -> None:
        self.players = players
        self.stack = stack

    def copy(self) -> "State":
        """The same position, sharing nothing that can change."""
        raise NotImplementedError(type(self).__name__)

    def ask(self, question: Question[Any]) -> None:
        """Put a question on top: it is answered before everything below."""
        self.stack.append(question)

    def answered(self) -> None:
        """The top question is settled."""
        self.stack.pop()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), {name: getattr(self, name) for name in fields(self)})


class Part:
    """A part of a position, such as all that one seat has. A state's `copy` copies its parts.

    In compiled code a field of it is read in a few machine instructions, an item of a list in some twenty-five.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), {name: getattr(self, name) for name in fields(self)})


# The kernel: a few functions that are the whole life of a position. Matches, bots and benchmarks all go through them.


def to_act(s: State) -> tuple[int, ...]:
    """The seats that are asked now; none when the game is over."""
    if not s.stack:
        return ()
    return s.stack[-1].seats(s)


def first_to_act(s: State) -> int:
    """The first of those seats, without a tuple of them where there is but one."""
    top = s.stack[-1]
    return top.seat if top.seat >= 0 else top.seats(s)[0]


def is_asked(s: State, seat: int) -> bool:
    """Whether this seat is among those that are asked."""
    if not s.stack:
        return False
    top = s.stack[-1]
    return top.seat == seat if top.seat >= 0 else seat in top.seats(s)


def legal(s: State, seat: int) -> list[int]:
    """The moves of a seat that is asked."""
    return s.stack[-1].answers_of(s, seat)


def play(s: State, seat: int, move: int, d: Dealer) -> None:
    """Carry out a legal move, and all that follows without a further choice.

    It trusts its caller that the move is legal: `Match.play` is where moves are judged.
    """
    s.stack[-1].answer_of(s, seat, move, d)
    settle(s, d)


def settle(s: State, d: Dealer) -> None:
    """Run the steps that ask nobody until someone is asked."""
    while s.stack:
        top = s.stack[-1]
        if top.seat != STEP:
            return
        s.stack.pop()
        assert isinstance(top, Then)
        top.run(s, d)


def play_randomly(s: State, d: Dealer, limit: int) -> int:
    """Play random moves to the end, or `limit` of them; returns how many were played."""
    played = 0
    while played < limit and s.stack:
        top = s.stack[-1]  # looked at once: what comes out of a list is checked each time
        seat = top.seat if top.seat >= 0 else top.seats(s)[0]
        top.answer_of(s, seat, d.chance.pick(top.answers_of(s, seat)), d)
        settle(s, d)
        played += 1
    return played
