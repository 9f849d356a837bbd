"""The protocol between the server and a bot's process: what is asked, what is answered, and how the answer is found."""

import struct
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

from igroteka import bots
from igroteka.bots import Budget, ExpertBot
from igroteka.bots.analysis import Decision
from igroteka.bots.calibration import pace
from igroteka.bots.levels import EXPERT_DECISIONS
from igroteka.bots.review import Reviewer
from igroteka.engine.foresight import foresee
from igroteka.engine.match import Seat
from igroteka.server.freeze import freeze, thaw

SIZE = struct.Struct(">I")
"""Before each message its size; the message itself is MessagePack."""
LINE = 6
"""So many moves of an expected line are told."""


class ChooseMove(msgspec.Struct, array_like=True, tag=True):
    """Which move a bot would play."""

    match: bytes
    seat: int
    bot: str
    ceiling: float
    """Seconds by the clock that it may take at most. What it does in them is counted otherwise: see `Budget`."""
    budget: str | None = None
    """What the expert is given; without, its usual work."""


class Chosen(msgspec.Struct, array_like=True, tag=True):
    """A move, or what went wrong, whatever was asked."""

    move: str | None
    error: str | None


class Advise(msgspec.Struct, array_like=True, tag=True):
    """What the expert would do in a seat that has a choice."""

    match: bytes
    seat: int
    budget: str


class Advised(msgspec.Struct, array_like=True):
    """A move that the expert considered."""

    move: int
    visits: int
    win: float
    line: list[tuple[int, int]]
    """Who is expected to play what, this move first."""
    why: dict[str, Any] | None = None
    """The reason for it: a text as it goes over the wire."""


class Advice(msgspec.Struct, array_like=True, tag=True):
    """What the expert considered, what it would play first, and everybody's chances."""

    moves: list[Advised]
    win: list[float]
    before: list[int] = []
    """What goes without saying before these."""


class Review(msgspec.Struct, array_like=True, tag=True):
    """What the expert thinks of these moves, one after the other, for so many seconds."""

    match: bytes
    """Before them."""
    moves: list[tuple[int, str]]
    allowance: int
    """What there is for each decision on average: see `Reviewer`."""
    saved: int
    seconds: float


class Reviewed(msgspec.Struct, array_like=True, tag=True):
    """As far as it came."""

    match: bytes
    done: int
    """How many of the moves."""
    decisions: list[Decision]
    saved: int
    """What the quick looks have left for closer ones."""


class Calibrate(msgspec.Struct, array_like=True, tag=True):
    """How fast one can think here."""


class Pace(msgspec.Struct, array_like=True, tag=True):
    """So many decisions a second, in one process."""

    decisions: float


Request = ChooseMove | Advise | Review | Calibrate
Response = Chosen | Advice | Reviewed | Pace


Onlooker = Callable[[float], bool]


def answer(question: Request, onlooker: Onlooker | None = None) -> Response:
    """What a process does with a question. An onlooker is told how far it is, and may want the answer at once."""
    try:
        match question:
            case ChooseMove():
                return choose(question, onlooker)
            case Advise():
                return advise(question, onlooker)
            case Review():
                return review(question)
            case Calibrate():
                return Pace(pace())
    except Exception as error:  # a bot may be anyone's program: whatever it does wrong is told, not raised
        return Chosen(None, f"{type(error).__name__}: {error}")


def choose(question: ChooseMove, onlooker: Onlooker | None = None) -> Chosen:
    """A bot's move: however busy the machine is the same, unless it is so busy that time runs out."""
    match = thaw(question.match, journal=False)
    budget = Budget(question.ceiling, decisions=EXPERT_DECISIONS)
    if question.budget is not None:
        budget = Budget.parse(question.budget)
    budget.onlooker = onlooker
    chosen = bots.bot(match.game.key, question.bot, seed=f"{question.bot}:{match.ply}", budget=budget)
    return Chosen(match.name(chosen.choose(match.seat(question.seat))), None)


def advise(question: Advise, onlooker: Onlooker | None = None) -> Advice:
    """The expert's advice, on the first decision that deserves a thought. It sees the seat and nothing else."""
    seat = thaw(question.match, journal=False).seat(question.seat)
    budget = Budget.parse(question.budget)
    budget.onlooker = onlooker
    bot = expert(seat.game.key, "hint", budget)
    before, seat = led_up(bot, seat)
    thought = bot.explain(seat)
    moves = [
        Advised(
            each.move,
            each.visits,
            each.win,
            list(zip(each.by, each.line, strict=True))[:LINE],
            None if each.why is None else each.why.data(),
        )
        for each in thought.candidates
    ]
    return Advice(moves, thought.win, before)


def led_up(bot: ExpertBot, seat: Seat) -> tuple[list[int], Seat]:
    """What is played without a thought, such as Treasures before a purchase, and the seat as it then has a choice.

    That is played in a match which the seat imagines, and only as long as nothing comes to light by it and the same is
    asked again, with more to answer: what follows is then as sure as what is there, and nobody is led past a decision.
    """
    before: list[int] = []
    now = seat
    while len(before) < LINE and len(considered := bot.considered(now)) == 1:
        match = now.imagine()
        if match.warning(considered[0], seat.index) or not foresee(now, considered).sure:
            break
        asked = type(match.state.stack[-1])
        match.play(considered[0], seat.index)
        again = seat.index in match.to_act and type(match.state.stack[-1]) is asked
        if not again or set(match.legal(seat.index)) <= set(now.legal()):
            break
        before += considered
        now = match.seat(seat.index)
    return before, now


def review(question: Review) -> Reviewed:
    """Judge every decision, as far as the time allows."""
    began = time.monotonic()
    match = thaw(question.match, journal=False)
    reviewer = Reviewer(match.game, question.allowance, question.saved)
    decisions, done = [], 0
    for seat, name in question.moves:
        if len(match.legal(seat)) > 1:
            decisions.append(reviewer.look(match, seat, name))
        match.play(name, seat)
        done += 1
        if time.monotonic() - began > question.seconds:
            break
    return Reviewed(freeze(match), done, decisions, reviewer.saved)


def expert(game: str, seed: str, budget: Budget) -> ExpertBot:
    """The bot that explains itself."""
    return cast(ExpertBot, bots.bot(game, "expert", seed, budget))
