"""«Игровой подсчет очков»: prestige at the end, and who wins."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.state import NOBODY
from igroteka.games.village.kinds import (
    CHAMBER,
    CHAMBER_POINTS,
    CHRONICLE,
    CHRONICLE_POINTS,
    COIN,
    COIN_POINTS,
    CUSTOMER_POINTS,
    ENDS_BY_CHRONICLE,
    ENDS_BY_GRAVES,
    N_CHAMBERS,
    N_CHAPTERS,
    N_CITIES,
    N_CUSTOMERS,
    N_WINDOWS,
    TRAVEL_POINTS,
    WINDOW,
    WINDOW_POINTS,
)
from igroteka.games.village.state import State

LINES = ("prestige", "travel", "council", "church", "chronicle", "customers", "coins")
"""The score sheet: prestige earned during the match, then what is counted at its end."""


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The points of a family by source, as things stand."""
    return {
        "prestige": s.families[seat].prestige,
        "travel": TRAVEL_POINTS[cities_visited(s, seat)],
        "council": sum(CHAMBER_POINTS[n] * s.count_at(seat, CHAMBER + n, 1) for n in range(N_CHAMBERS)),
        "church": sum(WINDOW_POINTS[n] * s.count_at(seat, WINDOW + n, 1) for n in range(N_WINDOWS)),
        "chronicle": chronicle_points(s.count_at(seat, CHRONICLE, N_CHAPTERS)),
        "customers": sum(CUSTOMER_POINTS[n] for n in range(N_CUSTOMERS) if s.families[seat].served >> n & 1),
        "coins": COIN_POINTS * s.has(seat, COIN),
    }


def cities_visited(s: State, seat: int) -> int:
    """How many cities have a family's marker."""
    return sum(s.families[seat].visited >> city & 1 for city in range(N_CITIES))


def chronicle_points(members: int) -> int:
    """The points for so many members in the chronicle; the last figure is for that many and more."""
    return CHRONICLE_POINTS[min(members, len(CHRONICLE_POINTS) - 1)]


def customers_served(s: State, seat: int) -> int:
    """How many customers a family has served."""
    return sum(s.families[seat].served >> customer & 1 for customer in range(N_CUSTOMERS))


TIES = ("customers", "living")


def ties(s: State, seat: int) -> list[int]:
    """What breaks a tie: more customers served; if those are equal, too, more members alive."""
    return [customers_served(s, seat), s.living(seat)]


def tell_end(s: State, d: Dealer) -> None:
    """The last space of the chronicle, or of the graves; both, if the last actions have filled the other, too."""
    if not any(s.chronicle_room):
        d.tell(ENDS_BY_CHRONICLE, NOBODY)
    if s.graves_room == 0:
        d.tell(ENDS_BY_GRAVES, NOBODY)
