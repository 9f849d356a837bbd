"""Plans for a search to choose from: what to collect in which kingdom. Cards that a kingdom lacks are passed over."""

from igroteka.games.dominion.bots import LISTS, PriorityList
from igroteka.games.dominion.kinds import POINTS, PROVINCE
from igroteka.games.dominion.priority import read_clauses
from igroteka.games.dominion.scoring import breakdown
from igroteka.games.dominion.state import State


class Careful(PriorityList):
    """The same, but won't end the match on a loss."""

    def dares(self, s: State, seat: int, card: int) -> bool:
        if s.supply[card] > 1 or (card != PROVINCE and s.empty_piles < 2):
            return True
        points = [sum(breakdown(s, each).values()) for each in range(s.players)]
        points[seat] += POINTS[card]
        return points[seat] == max(points)


def end(money: int, duchies: int, estates: int = 2) -> str:
    """From when on a plan buys victory."""
    return (
        f"Province if money > {money} or left(Province) <= 6; "
        f"Duchy if left(Province) <= {duchies}; Estate if left(Province) <= {estates}; "
    )


LISTS_TO_TRY = [
    LISTS["regular"],
    # Smithies without more, two of them early.
    end(16, 5, estates=3)
    + """Gold; Market if own(Market) < 2;
    Smithy if own(Smithy) + own(Council Room) < 2 and own(Smithy) < treasures / 5; Silver""",
    # Militias all the time, and Markets.
    end(8, 4, estates=3) + "Gold; Laboratory; Market; Militia if own(Militia) < 1 + treasures / 6; Silver",
    # Two Witches, then cards that give back their action.
    end(8, 4)
    + """Witch if own(Witch) < 2; Gold; Laboratory; Market if own(Market) < 3;
    Festival if own(Festival) < 2; Silver""",
    # The same from a thin deck.
    end(8, 4)
    + """Witch if own(Witch) < 2; Gold; Laboratory; Market if own(Market) < 4;
    Chapel if own(Chapel) < 1 and turns < 4; Silver""",
    # A thin deck full of money.
    end(8, 4)
    + """Gold; Witch if own(Witch) < 1; Laboratory; Militia if own(Militia) < 1; Market;
    Chapel if own(Chapel) < 1 and turns < 3; Silver""",
    # Council Rooms, and a Militia against the hands that they fill.
    end(14, 5) + """Gold; Council Room if own(Council Room) < 1 + treasures / 8; Militia if own(Militia) < 1; Silver""",
    # Libraries, filled up after Festivals.
    end(14, 5)
    + """Gold; Library if own(Library) < 1 + treasures / 10; Festival if own(Festival) < 3;
    Militia if own(Militia) < 1; Silver""",
    # As many cards as possible that give back their action.
    end(12, 5)
    + """Gold; Laboratory; Market; Festival if own(Festival) < 3; Smithy if own(Smithy) < 1 + own(Festival);
    Militia if own(Militia) < 1; Silver""",
    # A Moneylender early.
    end(14, 5)
    + """Gold; Laboratory if own(Laboratory) < 3; Market if own(Market) < 2;
    Moneylender if own(Moneylender) < 1 and turns < 5; Smithy if own(Smithy) < 1 + treasures / 12; Silver""",
    # A Mine.
    end(14, 5)
    + """Gold; Mine if own(Mine) < 1; Laboratory if own(Laboratory) < 3; Militia if own(Militia) < 1; Silver""",
    # Bureaucrats.
    end(14, 5) + "Gold; Bureaucrat if own(Bureaucrat) < 2; Smithy if own(Smithy) < 1; Silver",
    # Cards doubled in the Throne Room.
    end(14, 5)
    + """Gold; Council Room if own(Council Room) < 1; Smithy if own(Smithy) < 2;
    Throne Room if own(Throne Room) < 1 and own(Smithy) > 1; Laboratory if own(Laboratory) < 3;
    Market if own(Market) < 2; Silver""",
]

PLANS = [Careful(read_clauses(text)) for text in LISTS_TO_TRY]
