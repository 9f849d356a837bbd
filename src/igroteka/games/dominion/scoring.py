"""«Конец игры»: victory points, and who wins."""

from igroteka.games.dominion.kinds import CURSE, DUCHY, ESTATE, GARDENS, POINTS, PROVINCE
from igroteka.games.dominion.state import State

LINES = {"estates": ESTATE, "duchies": DUCHY, "provinces": PROVINCE, "gardens": GARDENS, "curses": CURSE}


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The points of all of a player's cards, wherever they are; Gardens give one for every ten cards."""
    held = s.held(seat)
    points = {line: held[card] * POINTS[card] for line, card in LINES.items()}
    points["gardens"] = held[GARDENS] * (sum(held) // 10)
    return points


def winners(s: State, scores: list[int]) -> list[int]:
    """Most points; among equals, fewest turns; still equal, they share the victory."""
    best = max(zip(scores, (-turns for turns in s.turns), strict=True))
    return [seat for seat in range(s.players) if (scores[seat], -s.turns[seat]) == best]
