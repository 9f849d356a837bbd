"""«Окончание игры»: prestige by category, and who wins."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.sets import count
from igroteka.games.my_village.kinds import (
    AREA_CRAFT,
    AREA_CUSTOMERS,
    AREA_FIELDS,
    AREA_RELIGION,
    AREA_TRAVEL,
    CHURCH_PRESTIGE,
    COFFINS,
    COUNCIL_PRESTIGE,
    CUSTOMER_CARDS,
    CUSTOMER_PRESTIGE,
    ENDS,
    ENDS_BY_BOUND,
    FIELD_PRESTIGE,
    HAND_PRESTIGE,
    LABOURER_PRESTIGE,
    MEETING_PRESTIGE,
    NONE,
    PEOPLE,
    PEOPLE_BONUS,
    TERRITORIES,
    TERRITORY_BONUS,
    TRAVEL_PRESTIGE,
    WINDOWS,
)
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village

LINES = ("religion", "council", "fields", "travel", "customers", "story", "labourers", "hand")


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The score sheet of a village."""
    village = s.villages[seat]
    return {
        "religion": religion(village),
        "council": council(village),
        "fields": FIELD_PRESTIGE * count(village.fields),
        "travel": travel(village),
        "customers": customers(village),
        "story": village.house,
        "labourers": LABOURER_PRESTIGE * village.labourers,
        "hand": HAND_PRESTIGE if s.hand == seat else 0,
    }


def religion(village: Village) -> int:
    """The church, and the windows by the table on the board."""
    church = 0 if village.church == NONE else CHURCH_PRESTIGE[village.church]
    return church + WINDOWS[village.windows()]


def council(village: Village) -> int:
    """The meeting place, the council's printed prestige, and what its markers are worth."""
    points = 0 if village.meeting == NONE else MEETING_PRESTIGE
    chamber = village.council
    if chamber != NONE:
        points += COUNCIL_PRESTIGE[chamber]
    if chamber == TERRITORIES:
        points += TERRITORY_BONUS * sum(
            cards for area, cards in enumerate(cards_by_area(village)) if village.council_marks >> area & 1
        )
    elif chamber == PEOPLE:
        points += PEOPLE_BONUS * count(village.council_marks & village.villagers)
    return points


def cards_by_area(village: Village) -> list[int]:
    """How many cards a village has in each area that the council of territories can mark."""
    cards = [0] * 5
    cards[AREA_TRAVEL] = village.next_letter()
    cards[AREA_CRAFT] = count(village.shops)
    cards[AREA_CUSTOMERS] = count(village.served)
    cards[AREA_RELIGION] = count(village.monks) + (village.church != NONE)
    cards[AREA_FIELDS] = count(village.fields)
    return cards


def travel(village: Village) -> int:
    """The light sides of the journey."""
    points = 0
    for card in village.journey:
        points += TRAVEL_PRESTIGE[card]
    return points


def customers(village: Village) -> int:
    """Those who were served."""
    points = 0
    for customer in range(CUSTOMER_CARDS):
        if village.served >> customer & 1:
            points += CUSTOMER_PRESTIGE[customer]
    return points


TIES = ("leftovers",)


def ties(s: State, seat: int) -> list[int]:
    """What breaks a tie: more left over."""
    return [leftovers(s.villages[seat])]


def leftovers(village: Village) -> int:
    """Coins, goods with jokers and ploughs on fields, and story points left on the tree."""
    goods = sum(village.all_goods())
    return village.coins + goods + count(village.ploughs) + village.jokers() + village.tree


def tell_end(s: State, d: Dealer) -> None:
    """The dead are as many as end the match; or else its last possible round is over."""
    if s.coffins() >= COFFINS[s.players - 2]:
        d.tell(ENDS, NONE, s.coffins())
    else:
        d.tell(ENDS_BY_BOUND, NONE, s.round)
