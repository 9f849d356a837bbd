"""What bots do with a game, counted match by match: one module for each room, found by the game's key."""

from importlib import import_module
from typing import Any

from igroteka import Match


class Tally:
    """Figures by name, in the order in which they first came up: means, and shares in per cent."""

    def __init__(self) -> None:
        self.sums: dict[str, float] = {}
        self.counts: dict[str, int] = {}
        self.shares: set[str] = set()

    def add(self, name: str, value: float) -> None:
        """One more value of something that is averaged."""
        self.sums[name] = self.sums.get(name, 0.0) + value
        self.counts[name] = self.counts.get(name, 0) + 1

    def share(self, name: str, so: bool) -> None:
        """One more case, and whether it was so."""
        self.shares.add(name)
        self.add(name, 100.0 if so else 0.0)

    def figures(self) -> dict[str, float]:
        """The averages."""
        return {name: self.sums[name] / self.counts[name] for name in self.sums}


class Habits:
    """Watches one match of a game. A room's own `Habits` add what is worth counting there."""

    def __init__(self, match: Match, seats: list[int], tally: Tally) -> None:
        self.match = match
        self.seats = seats
        """Those who are watched."""
        self.tally = tally

    def before(self, s: Any, seat: int, move: str) -> None:
        """A seat, watched or not, is about to make a move in the position `s`."""

    def end(self, s: Any) -> None:
        """The match is over: the score sheet, line by line."""
        match = self.match
        self.tally.add("decisions in a match", match.ply)
        for seat in self.seats:
            self.tally.share("won", seat in match.winners)
            self.tally.add("points", match.scores[seat])
            for line, points in match.breakdown[seat].items():
                self.tally.add(f"points: {line}", points)


def habits_of(game: str) -> type[Habits]:
    """What is counted in a game."""
    try:
        found: type[Habits] = import_module(f"habits.{game}").Habits
    except ModuleNotFoundError as error:
        if error.name != f"habits.{game}":
            raise
        return Habits
    return found
