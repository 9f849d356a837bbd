"""«Конец игры»: when it comes, the points, and who wins."""

from igroteka.engine.dealer import Dealer
from igroteka.games.bronze_age.kinds import (
    ARCHITECTURE,
    COMMERCE,
    EFFECT,
    EMPIRE,
    ENOUGH,
    FIRST_POINTS,
    LAST_ROUND,
    LATER_POINTS,
    MONUMENT_COUNT,
    NO_SEAT,
    ON_SHEET,
    POINTS,
)
from igroteka.games.bronze_age.state import State

LINES = ("developments", "monuments", "architecture", "empire", "commerce", "disasters")


def look_for_end(s: State, d: Dealer) -> None:
    """The round becomes the last when a player has enough developments, or every monument stands somewhere.

    Who plays alone just has his ten turns.
    """
    if s.ending or s.players == 1:
        return
    if s.developed(s.active) >= ENOUGH[s.edition] or NO_SEAT not in s.builders:
        s.ending = True
        d.tell(LAST_ROUND, s.active)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The score sheet, line by line."""
    return dict(zip(LINES, lines(s, seat), strict=True))


def lines(s: State, seat: int) -> list[int]:
    """Developments, monuments, Architecture, Empire, Commerce, disasters."""
    effect = EFFECT[s.edition]
    developments = 0
    for development in ON_SHEET[s.edition]:
        if s.owns(seat, development):
            developments += POINTS[s.edition][development]
    monuments = 0
    for monument in range(MONUMENT_COUNT):
        if s.has_monument(seat, monument):
            monuments += monument_points(s, seat, monument)
    return [
        developments,
        monuments,
        s.monuments(seat) * effect[ARCHITECTURE] if s.owns(seat, ARCHITECTURE) else 0,
        s.cities(seat) * effect[EMPIRE] if s.owns(seat, EMPIRE) else 0,
        s.goods(seat) * effect[COMMERCE] if s.owns(seat, COMMERCE) else 0,
        -s.disasters[seat],
    ]


def monument_points(s: State, seat: int, monument: int) -> int:
    """What a finished monument is worth to a player: more to whoever was first."""
    return FIRST_POINTS[monument] if s.builders[monument] == seat else LATER_POINTS[s.edition][monument]


TIES = ("goods",)


def ties(s: State, seat: int) -> list[int]:
    """What breaks a tie: goods of greater value."""
    return [s.goods_value(seat)]
