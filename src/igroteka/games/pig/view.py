"""The table: all of it is open, so every seat and every spectator sees the same."""

from igroteka.engine.view import View as EngineView


class View(EngineView):
    """The table."""

    even: bool
    first: int
    round: int
    last_round: bool
    active: int
    die: int | None
    """What it shows, from 1; nothing before the first roll of a turn."""
    total: int
    """What the active player has rolled this turn."""
    points: list[int]
    """What is safe, by seat."""
    faces: int
    goal: int
