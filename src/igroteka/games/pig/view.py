"""The table: all of it is open, so every seat and every spectator sees the same."""

from igroteka.engine.game import Game
from igroteka.engine.view import View as EngineView
from igroteka.games.pig.kinds import FACES, GOAL, IN_HAND
from igroteka.games.pig.state import State


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


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees. It is written field by field, so that nothing hidden can slip in."""
    return View(
        **game.common(s, seat),
        even=s.even,
        first=s.first,
        round=s.round,
        last_round=s.ending,
        active=s.active,
        die=None if s.die == IN_HAND else s.die,
        total=s.total,
        points=s.points[:],
        faces=FACES,
        goal=GOAL,
    )
