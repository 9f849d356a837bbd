"""«Окончание игры»: prestige by category, and who wins."""

from igroteka.games.my_village.kinds import (
    AREA_CRAFT,
    AREA_CUSTOMERS,
    AREA_FIELDS,
    AREA_RELIGION,
    AREA_TRAVEL,
    CHURCH_PRESTIGE,
    COUNCIL_PRESTIGE,
    CUSTOMER_CARDS,
    CUSTOMER_PRESTIGE,
    FIELD_PRESTIGE,
    HAND_PRESTIGE,
    KINDS_OF_GOODS,
    LABOURER_PRESTIGE,
    LETTERS,
    MEETING_PRESTIGE,
    NONE,
    PEOPLE,
    PEOPLE_BONUS,
    TERRITORIES,
    TERRITORY_BONUS,
    TRAVEL_PRESTIGE,
    WINDOWS,
)
from igroteka.games.my_village.state import State, count

LINES = ("religion", "council", "fields", "travel", "customers", "story", "labourers", "hand")


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The score sheet of a village."""
    return {
        "religion": religion(s, seat),
        "council": council(s, seat),
        "fields": FIELD_PRESTIGE * count(s.fields[seat]),
        "travel": travel(s, seat),
        "customers": customers(s, seat),
        "story": s.house[seat],
        "labourers": LABOURER_PRESTIGE * s.labourers[seat],
        "hand": HAND_PRESTIGE if s.hand == seat else 0,
    }


def religion(s: State, seat: int) -> int:
    """The church, and the windows by the table on the board."""
    church = 0 if s.church[seat] == NONE else CHURCH_PRESTIGE[s.church[seat]]
    return church + WINDOWS[s.windows(seat)]


def council(s: State, seat: int) -> int:
    """The meeting place, the council's printed prestige, and what its markers are worth."""
    points = 0 if s.meeting[seat] == NONE else MEETING_PRESTIGE
    chamber = s.council[seat]
    if chamber != NONE:
        points += COUNCIL_PRESTIGE[chamber]
    if chamber == TERRITORIES:
        points += TERRITORY_BONUS * sum(
            cards for area, cards in enumerate(cards_by_area(s, seat)) if s.council_marks[seat] >> area & 1
        )
    elif chamber == PEOPLE:
        points += PEOPLE_BONUS * count(s.council_marks[seat] & s.villagers[seat])
    return points


def cards_by_area(s: State, seat: int) -> list[int]:
    """How many cards a village has in each area that the council of territories can mark."""
    cards = [0] * 5
    cards[AREA_TRAVEL] = s.next_letter(seat)
    cards[AREA_CRAFT] = s.shops.count(seat)
    cards[AREA_CUSTOMERS] = count(s.served[seat])
    cards[AREA_RELIGION] = count(s.monks[seat]) + (s.church[seat] != NONE)
    cards[AREA_FIELDS] = count(s.fields[seat])
    return cards


def travel(s: State, seat: int) -> int:
    """The light sides of the journey."""
    points = 0
    for letter in range(s.next_letter(seat)):
        points += TRAVEL_PRESTIGE[s.journey[seat * LETTERS + letter]]
    return points


def customers(s: State, seat: int) -> int:
    """Those who were served."""
    points = 0
    for customer in range(CUSTOMER_CARDS):
        if s.served[seat] >> customer & 1:
            points += CUSTOMER_PRESTIGE[customer]
    return points


def leftovers(s: State, seat: int) -> int:
    """What breaks a tie: coins, goods with jokers and ploughs on fields, and story points left on the tree."""
    goods = sum(s.goods[seat * KINDS_OF_GOODS : (seat + 1) * KINDS_OF_GOODS])
    return s.coins[seat] + goods + count(s.fields[seat] & s.ploughs) + s.jokers(seat) + s.tree[seat]


def winners(s: State, scores: list[int]) -> list[int]:
    """Most prestige; among equals, most left over; still equal, they share the victory."""
    best = max((scores[seat], leftovers(s, seat)) for seat in range(s.players))
    return [seat for seat in range(s.players) if (scores[seat], leftovers(s, seat)) == best]
