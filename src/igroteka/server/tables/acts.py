"""What belongs together: an act of a person may be several moves, and undo takes it back as a whole.

Some come together, as one; others follow by themselves, as what goes without saying after the last one, with what
programs play in between. The stored steps say which, so that it holds after a page or a server was started anew.
"""

from collections.abc import Collection

from igroteka.engine.match import Match
from igroteka.server.tables import steps


class Acts:
    """At which plies acts begin, as far back as anything can be taken back."""

    def __init__(self) -> None:
        self._begun: set[int] = set()
        self._followed: set[int] = set()
        self._taken: list[int] = []
        """Of how many moves consist the acts that were taken back, the last one at the end."""

    def note(self, kind: str, body: str, before: int, after: int) -> None:
        """A step has led from one ply to another."""
        if kind == "moves":
            (self._followed if steps.follows(body) else self._begun).add(before)
            self._taken.clear()
        elif kind == "redo":
            self._begun.add(before)
            if self._taken:
                self._taken.pop()
        elif kind in steps.KINDS:
            self._begun = {ply for ply in self._begun if ply < after}
            self._followed = {ply for ply in self._followed if ply < after}
            if kind == "undo":
                self._taken.append(len(body.splitlines()))
            else:
                self._taken.clear()

    def back(self, match: Match, seats: Collection[int], programs: Collection[int]) -> list[int]:
        """Whose moves somebody with these seats takes back now, the last first; none if nothing was decided in them."""
        moves = match.moves
        movers: list[int] = []
        decided = False
        for ply in range(match.ply - 1, -1, -1):
            mover = moves[ply][0]
            if match.revealed_since(ply) or (mover not in seats and mover not in programs):
                break
            if mover in seats:
                movers.append(mover)
                decided = decided or ply not in self._followed
                if ply in self._begun:
                    break
        return movers if decided else []

    def again(self) -> int:
        """Of how many moves consists what was taken back last."""
        return self._taken[-1] if self._taken else 1
