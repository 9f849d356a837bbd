"""What a seat sees of a position: its view, written field by field, so that nothing hidden can slip in."""

from igroteka.engine.game import Game
from igroteka.games.pig.kinds import FACES, GOAL, IN_HAND
from igroteka.games.pig.state import State
from igroteka.games.pig.view import View


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
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
