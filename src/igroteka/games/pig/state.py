"""The position: what everyone has kept, and the turn that is being played."""

from typing import Any

from igroteka.engine import state as engine


class State(engine.State):
    """A position of Pig."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        even: bool,
        first: int,
        round: int,  # noqa: A002 - what players call it
        ending: bool,
        active: int,
        die: int,
        total: int,
        points: list[int],
    ) -> None:
        super().__init__(players, stack)
        self.even = even
        """Whether a round is always played to its end; never changed, like `first`."""
        self.first = first
        self.round = round
        self.ending = ending
        """Whether this round is the last."""
        self.active = active
        self.die = die
        """What the die shows; nothing before the first roll of a turn."""
        self.total = total
        """What the active player has rolled this turn, and may still lose."""
        self.points = points
        """What is safe, by seat."""

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.even,
            self.first,
            self.round,
            self.ending,
            self.active,
            self.die,
            self.total,
            self.points[:],
        )


class Question(engine.Question[State]):
    """A question of Pig."""


class Then(engine.Then[State]):
    """A step that asks nobody."""
