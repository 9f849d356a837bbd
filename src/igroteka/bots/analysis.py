"""Decisions judged by a bot that can explain itself: for hints, for a match looked back on, for the arena's reports.

A judge gets a `Seat` and nothing else, so what it says is the same in all positions that the seat can't tell apart.
"""

import math
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from igroteka.engine.match import Match, Seat

SHOWN = 5
"""So many candidates of a decision are kept."""


class Alternative(Protocol):
    """A move that the judge considered."""

    @property
    def move(self) -> int:
        """The move."""

    @property
    def visits(self) -> int:
        """How often it was tried."""

    @property
    def win(self) -> float:
        """The asked seat's probability to win with it."""

    @property
    def line(self) -> Sequence[int]:
        """What is expected to follow, beginning with the move."""


class Judgement(Protocol):
    """What the judge thinks of a position."""

    @property
    def candidates(self) -> Sequence[Alternative]:
        """The moves it considered, the best first."""

    @property
    def win(self) -> Sequence[float]:
        """Each seat's probability to win."""


class Judge(Protocol):
    """A bot that explains itself."""

    def explain(self, seat: Seat) -> Judgement:
        """What it thinks, knowing what that seat knows."""


class Considered(msgspec.Struct):
    """A candidate, by name."""

    move: str
    visits: int
    win: float
    line: list[str]
    why: dict[str, Any] | None = None
    """The reason for it, where somebody may ask: a text as it goes over the wire."""


class Decision(msgspec.Struct):
    """A decision, judged."""

    ply: int
    seat: int
    move: str
    win: list[float]
    """Each seat's probability to win before it, as far as the asked seat could know."""
    options: list[Considered]
    """The judge's best moves, the best first."""
    played: float | None = None
    """The probability to win with the move that was played."""
    lost: float = 0.0
    """How much less that is than with the best one."""
    doubt: float = 0.0
    """The standard error of that, as far as the judge tried both moves."""
    effect: list[float] = []
    """How the move changed everybody's chances beside the best one, where both were tried with the same luck."""


def judged(match: Match, seat: int, name: str, judge: Judge) -> Decision:
    """What the judge thinks of one decision: a seat is asked, and plays this move."""
    thought = judge.explain(match.seat(seat))
    options = [
        Considered(match.name(each.move), each.visits, each.win, [match.name(move) for move in each.line])
        for each in thought.candidates
    ]
    decision = Decision(match.ply, seat, name, list(thought.win), options[:SHOWN])
    mine = next((option for option in options if option.move == name), None)
    if mine is not None:
        decision.played = mine.win
        if mine is not options[0]:
            decision.doubt = math.sqrt(error(mine.win, mine.visits) + error(options[0].win, options[0].visits))
    return decision


def error(share: float, trials: int) -> float:
    """The variance of a win probability, with a little doubt left where all trials ended alike."""
    share = (share * trials + 0.5) / (trials + 1)
    return share * (1 - share) / max(1, trials)


def weigh(decisions: Sequence[Decision], after: Sequence[float] | None = None) -> None:
    """Say what each decision lost; `after` is how the match ended, as everybody's share of the victory.

    What is best is for the judge to say: a move that it tried a few times may have won them all by luck. A move that it
    didn't even consider is worth what the seat's chances are at the next decision.
    """
    for number, decision in enumerate(decisions):
        if not decision.options:
            continue
        best = decision.options[0]
        if decision.played is None:
            following = decisions[number + 1] if number + 1 < len(decisions) else None
            later = after if following is None else following.win
            if later is None:
                continue
            decision.played = later[decision.seat]
            trials = following.options[0].visits if following is not None and following.options else 0
            luck = error(decision.played, trials) if trials else 0.0
            decision.doubt = math.sqrt(error(best.win, best.visits) + luck)
        decision.lost = max(0.0, best.win - decision.played)


def shares(winners: Sequence[int], players: int) -> list[float]:
    """Everybody's share of the victory."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
