"""«Конец игры»: when it comes, the points, and who wins."""

from igroteka.engine.dealer import Dealer
from igroteka.games.bronze_age.kinds import (
    ARCHITECTURE,
    COMMERCE,
    EFFECT,
    EMPIRE,
    ENDS_ALONE,
    ENDS_BY_DEVELOPMENTS,
    ENDS_BY_MONUMENTS,
    ENOUGH,
    FIRST_POINTS,
    LAST_ROUND,
    LATER_POINTS,
    MONUMENT_COUNT,
    NO_SEAT,
    ON_SHEET,
    POINTS,
    SOLO_TURNS,
)
from igroteka.games.bronze_age.state import State

LINES = ("developments", "monuments", "architecture", "empire", "commerce", "disasters")


def look_for_end(s: State, d: Dealer) -> None:
    """The round becomes the last when a player has enough developments, or every monument stands somewhere.

    Who plays alone just has his ten turns.
    """
    if s.ending or s.players == 1:
        return
    developed = s.developed(s.active)
    if developed >= ENOUGH[s.edition] or NO_SEAT not in s.builders:
        s.ending = True
        d.tell(LAST_ROUND, s.active, developed if developed >= ENOUGH[s.edition] else 0)


def tell_end(s: State, d: Dealer) -> None:
    """Who has developments enough; or that every monument stands. Both, if both have come about."""
    if s.players == 1:
        d.tell(ENDS_ALONE, NO_SEAT, SOLO_TURNS)
        return
    enough = ENOUGH[s.edition]
    figures = [
        figure for seat in range(s.players) if s.developed(seat) >= enough for figure in (seat, s.developed(seat))
    ]
    if figures:
        d.tell_list(ENDS_BY_DEVELOPMENTS, NO_SEAT, figures, enough)
    if NO_SEAT not in s.builders:
        d.tell(ENDS_BY_MONUMENTS, NO_SEAT)


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
