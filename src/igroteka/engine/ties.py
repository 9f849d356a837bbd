"""Who has how many points, who wins by them, and how a tie was broken: from what each room's `scoring` counts.

A room says which figures break a tie, one after the other (`TIES`), and what a seat has of each (`ties`). Who wins and
what is told of it come from the same figures, so they can't differ.
"""

from typing import Any

from igroteka.engine.dealer import EVERYONE, Event, Kind

EVEN = Kind("even", "points", "players=@*")
TIE = Kind("tie", "by=tie", "figures=@#")
SHARED = Kind("shared", "players=@*")
KINDS = (EVEN, TIE, SHARED)
"""What the log of any game may end with: who had as many points, what decided between them, and that nothing did."""


def scores(scoring: Any, s: Any) -> list[int]:
    """The points of each seat as things stand."""
    found: list[int] = []
    for seat in range(int(s.players)):
        points: dict[str, int] = scoring.breakdown(s, seat)
        total = 0
        for each in points.values():
            total += each
        found.append(total)
    return found


def winners(scoring: Any, s: Any, scores: list[int]) -> list[int]:
    """Most points; among equals, what the room compares, in its order; who is still equal shares the victory."""
    best = max(scores)
    even = [seat for seat, score in enumerate(scores) if score == best]
    if len(even) == 1:
        return even
    figures = {seat: tuple(scoring.ties(s, seat)) for seat in even}
    most = max(figures.values())
    return [seat for seat in even if figures[seat] == most]


def told(scoring: Any, s: Any, scores: list[int], ply: int) -> list[Event]:
    """The last lines of the log where several had most points; none where the points alone decide.

    Each figure is told of those only who were still equal when it was compared.
    """
    best = max(scores)
    even = [seat for seat, score in enumerate(scores) if score == best]
    if len(even) == 1:
        return []
    lines = [Event(ply, EVEN, -1, (best,), tuple(even), EVERYONE)]
    figures = {seat: scoring.ties(s, seat) for seat in even}
    for which in range(len(scoring.TIES)):
        pairs = [number for seat in even for number in (seat, abs(figures[seat][which]))]
        lines.append(Event(ply, TIE, -1, (which,), tuple(pairs), EVERYONE))
        most = max(figures[seat][which] for seat in even)
        even = [seat for seat in even if figures[seat][which] == most]
        if len(even) == 1:
            return lines
    return [*lines, Event(ply, SHARED, -1, (), tuple(even), EVERYONE)]
