"""«Конец игры»: the points, and who wins."""

from igroteka.games.pig.state import State

LINES = ("held",)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The score sheet, line by line; what is not held yet doesn't count."""
    return {"held": s.points[seat]}


def winners(s: State, scores: list[int]) -> list[int]:
    """Most points; only after even turns can several have them, and they share the victory."""
    best = max(scores)
    return [seat for seat in range(s.players) if scores[seat] == best]
