"""Where several are asked at once and each answers apart, nobody learns how far the others are.

In Strasbourg all plan together: how many cards somebody has drawn must not be told by the number of plies or versions,
by a change that arrives, by a clock that starts anew or by a move that can no longer be undone. So everyone has a count
of their own while that lasts: plies and versions in which the steps of others are left out. That somebody has finished
is seen, as at any table. When all have, everybody's counts are the true ones again.
"""

from collections.abc import Collection, Sequence

from igroteka.engine.match import Match
from igroteka.server.tables import sight, steps

KINDS = ("moves", "undo", "redo")
"""The steps that one makes apart."""


class Apart:
    """Since when all answer apart, and the steps that were made since."""

    def __init__(self, ply: int) -> None:
        self.ply = ply
        self._steps: list[tuple[int, int]] = []
        """Version and seat of each step that only its own seat knows of."""

    def note(self, version: int, seat: int) -> None:
        """A seat has made a step that nobody else knows of."""
        self._steps.append((version, seat))

    def version_for(self, audience: Collection[int], version: int) -> int:
        """A version, as those count who have these seats."""
        return version - sum(1 for at, seat in self._steps if at <= version and seat not in audience)

    def ply_for(self, audience: Collection[int], moves: Sequence[tuple[int, int]], ply: int) -> int:
        """A ply, as they count."""
        if ply <= self.ply:
            return ply
        return self.ply + sum(1 for seat, _ in moves[self.ply : ply] if seat in audience)

    def moves_for(self, audience: Collection[int], moves: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """The moves that they know of. Those of different seats don't depend on one another."""
        return [*moves[: self.ply], *(move for move in moves[self.ply :] if move[0] in audience)]


def answered_apart(match: Match) -> bool:
    """Whether those who are asked now answer apart."""
    stack = match.state.stack
    return bool(stack) and bool(stack[-1].apart())


def still(apart: Apart | None, match: Match) -> bool:
    """Whether they go on answering apart: nothing has been said to all since they began."""
    if apart is None or not answered_apart(match):
        return False
    for event in reversed(match.journal):
        if sight.ply_of(event) < apart.ply:
            break
        if event.heard_by(None):
            return False
    return True


def seat_of(kind: str, body: str) -> int:
    """Whose step it is."""
    if kind == "moves":
        return steps.moves_of(body)[0][0]
    return int(body.split()[0])
