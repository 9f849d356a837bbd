"""«Конец игры»: the points, who wins, and why it has come."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.state import NOBODY
from igroteka.games.pig.kinds import ENDS, GOAL
from igroteka.games.pig.state import State

LINES = ("held",)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The score sheet, line by line; what is not held yet doesn't count."""
    return {"held": s.points[seat]}


TIES: tuple[str, ...] = ()


def ties(s: State, seat: int) -> list[int]:
    """Nothing breaks a tie, which only even turns can bring: who has most points shares the victory."""
    return []


def tell_end(s: State, d: Dealer) -> None:
    """Who has reached the goal."""
    figures = [figure for seat in range(s.players) if s.points[seat] >= GOAL for figure in (seat, s.points[seat])]
    d.tell_list(ENDS, NOBODY, figures, GOAL)
