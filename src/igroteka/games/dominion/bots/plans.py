"""Plans for a search to choose from: what to collect in which kingdom. Cards that a kingdom lacks are passed over."""

from igroteka.engine.strategy import Strategy
from igroteka.games.dominion.bots.lists import ENDGAME
from igroteka.games.dominion.bots.planned import plan
from igroteka.games.dominion.bots.regular import REGULAR


def end(money: int, duchies: int, estates: int = 2) -> str:
    """From when on a plan buys victory."""
    return (
        f"Province if money > {money} or left(Province) <= 6; "
        f"Duchy if left(Province) <= {duchies}; Estate if left(Province) <= {estates}; "
    )


LISTS_TO_TRY = [
    # Money, with the one or two Actions that it bears.
    f"""{ENDGAME.format(14)};
        Witch if own(Witch) < 2; Council Room if own(Council Room) < 1 + treasures / 14;
        Laboratory if own(Laboratory) < 4; Duchy if left(Province) <= 5; Market if own(Market) < 1;
        Militia if own(Militia) < 1; Smithy if own(Smithy) + own(Council Room) < 1 + treasures / 14;
        Moneylender if own(Moneylender) < 1 and turns < 5; Silver""",
    # Money, and one card that draws.
    end(16, 5, estates=4)
    + """Witch if own(Witch) < 2; Gold; Laboratory if own(Laboratory) < 2 and turns < 8; Market if own(Market) < 1;
    Council Room if own(Council Room) < 1; Smithy if own(Smithy) < 1; Silver""",
    # Markets, and two Militias.
    end(16, 5) + "Gold; Laboratory; Market; Militia if own(Militia) < 2; Silver; Moat if own(Moat) < 2",
    # Militias as often as they can be played.
    end(16, 5, estates=3)
    + """Gold; Laboratory; Militia if own(Militia) < 1 + own(Village) + own(Festival); Market if own(Market) < 4;
    Council Room if own(Council Room) < 1; Silver""",
    # Two Witches, then cards that give back their action, from a thin deck.
    end(8, 4)
    + """Witch if own(Witch) < 2; Gold; Laboratory; Market if own(Market) < 4; Festival if own(Festival) < 2;
    Chapel if own(Chapel) < 1 and turns < 4; Silver""",
    # Libraries, filled up after Festivals.
    end(14, 5)
    + """Gold; Library if own(Library) < 1 + treasures / 10; Festival if own(Festival) < 3;
    Militia if own(Militia) < 1; Silver""",
    # A Moneylender early.
    end(14, 5)
    + """Gold; Laboratory if own(Laboratory) < 3; Market if own(Market) < 2;
    Moneylender if own(Moneylender) < 1 and turns < 5; Smithy if own(Smithy) < 1 + treasures / 12; Silver""",
]
"""Few and unlike each other: every plan more makes it harder to tell which is best. Of some fifteen that were tried
against the first of them in twenty kingdoms, these have the best one, or one nearly as good, in each. What the
regular player has decided on comes before them."""

PLANS: list[Strategy] = [REGULAR, *(plan(text) for text in LISTS_TO_TRY)]
