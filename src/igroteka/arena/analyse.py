"""A recorded match, every decision judged by a bot that can explain itself."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from igroteka import games
from igroteka.bots.analysis import Decision, Judge, judged, shares, weigh
from igroteka.engine.record import read, replay

WORTH_TELLING = 0.02
"""A smaller loss of win probability is no mistake: the judge isn't surer than that."""


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
            points.append((self.plies, shares(self.winners, self.players)[seat]))
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
    end = replay(data, games.find, journal=False)
    moves = read(data).moves
    match = replay(data, games.find, upto=0, journal=False)
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
    over = end.over and not analysis.interrupted
    weigh(analysis.decisions, shares(end.winners, end.players) if over else None)
    return analysis
