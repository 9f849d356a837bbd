"""A recorded match, every decision judged by a bot that can explain itself."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from igroteka import rooms
from igroteka.engine.match import Match, Seat
from igroteka.engine.record import read, replay

WORTH_TELLING = 0.02
"""A smaller loss of win probability is no mistake: the judge isn't surer than that."""
SHOWN = 5
"""So many candidates of a decision are kept."""


class Candidate(Protocol):
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


class Explanation(Protocol):
    """What the judge thinks of a position."""

    @property
    def candidates(self) -> Sequence[Candidate]:
        """The moves it considered, the best first."""

    @property
    def win(self) -> Sequence[float]:
        """Each seat's probability to win."""


class Judge(Protocol):
    """A bot that explains itself."""

    def explain(self, seat: Seat) -> Explanation:
        """What it thinks, knowing what that seat knows."""


class Option(msgspec.Struct):
    """A candidate, by name."""

    move: str
    visits: int
    win: float
    line: list[str]


class Decision(msgspec.Struct):
    """A decision, judged."""

    ply: int
    seat: int
    move: str
    win: list[float]
    """Each seat's probability to win before it, as far as the asked seat could know."""
    options: list[Option]
    """The judge's best moves."""
    played: float | None = None
    """The probability to win with the move that was played."""
    lost: float = 0.0
    """How much less that is than with the best one."""


class Analysis(msgspec.Struct):
    """A whole match, judged."""

    game: str
    players: int
    budget: str | None
    plies: int
    scores: list[int] | None
    winners: list[int] | None
    decisions: list[Decision]
    """Those where there was a choice."""
    interrupted: bool = False

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """A seat's win probability over the match; the last point is the result, if it has one."""
        points = [(decision.ply, decision.win[seat]) for decision in self.decisions]
        if self.winners and not self.interrupted:
            points.append((self.plies, 1 / len(self.winners) if seat in self.winners else 0.0))
        return points

    def mistakes(self, most: int = 10) -> list[Decision]:
        """The decisions that lost most, the worst first."""
        bad = [decision for decision in self.decisions if decision.lost >= WORTH_TELLING]
        return sorted(bad, key=lambda decision: (-decision.lost, decision.ply))[:most]

    def of(self, seat: int) -> list[Decision]:
        """One seat's decisions."""
        return [decision for decision in self.decisions if decision.seat == seat]


def analyse(
    data: Any,
    judges: Sequence[Judge],
    budget: str | None = None,
    progress: Callable[[int, int], None] = lambda done, planned: None,
) -> Analysis:
    """Judge every decision of a record, with one judge for each seat. Ctrl-C ends it with what is done.

    The whole record is checked before the first decision is judged.
    """
    end = replay(data, rooms.find, journal=False)
    moves = read(data).moves
    match = replay(data, rooms.find, upto=0, journal=False)
    analysis = Analysis(
        game=end.game.key,
        players=end.players,
        budget=budget,
        plies=len(moves),
        scores=end.scores if end.over else None,
        winners=end.winners if end.over else None,
        decisions=[],
    )
    try:
        for ply, (seat, name) in enumerate(moves):
            progress(ply, len(moves))
            if len(match.legal(seat)) > 1:
                analysis.decisions.append(judged(match, seat, name, judges[seat]))
            match.play(name, seat)
        progress(len(moves), len(moves))
    except KeyboardInterrupt:
        analysis.interrupted = True
    weigh(analysis)
    return analysis


def judged(match: Match, seat: int, name: str, judge: Judge) -> Decision:
    """What the judge thinks of one decision."""
    thought = judge.explain(match.seat(seat))
    options = [
        Option(match.name(each.move), each.visits, each.win, [match.name(move) for move in each.line])
        for each in thought.candidates
    ]
    decision = Decision(match.ply, seat, name, list(thought.win), options[:SHOWN])
    decision.played = next((option.win for option in options if option.move == name), None)
    return decision


def weigh(analysis: Analysis) -> None:
    """Say what each decision lost.

    A move that the judge didn't even consider is worth what the seat's chances are at the next decision.
    """
    for number, decision in enumerate(analysis.decisions):
        if decision.played is None:
            later = [point for ply, point in analysis.curve(decision.seat)[number + 1 :] if ply > decision.ply]
            decision.played = later[0] if later else None
        if decision.played is not None and decision.options:
            best = max(option.win for option in decision.options)
            decision.lost = max(0.0, best - decision.played)
