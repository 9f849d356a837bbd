"""«Конец игры»: the points, and who wins."""

from igroteka.games.pig.state import State

LINES = ("held",)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The score sheet, line by line; what is not held yet doesn't count."""
    return {"held": s.points[seat]}


TIES: tuple[str, ...] = ()


def ties(s: State, seat: int) -> list[int]:
    """Nothing breaks a tie, which only even turns can bring: who has most points shares the victory."""
    return []
