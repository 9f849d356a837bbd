"""What could be right at all: the moves that a search should try, so that it needn't learn anew what players know.

Every move that is left out saves time for the others, and can't look better than it is by luck.
"""

from typing import Final

from igroteka.games.dominion.kinds import (
    ALL_TREASURES,
    BUY,
    CARDS,
    COPPER,
    COST,
    CURSE,
    DISCARD,
    DUCHY,
    END_ACTIONS,
    END_TURN,
    ESTATE,
    PLAY,
    PLUS_ACTIONS,
    PROVINCE,
    number,
)
from igroteka.games.dominion.questions import is_burden
from igroteka.games.dominion.rules import ActionPhase, BuyPhase
from igroteka.games.dominion.sets.base.militia import DiscardDownTo
from igroteka.games.dominion.sets.base.moat import REVEAL_MOAT, React
from igroteka.games.dominion.state import State

GARDENS: Final[int] = number("gardens")
CAN_HURT: Final[list[int]] = [
    number(key) for key in ("chapel", "feast", "mine", "moneylender", "remodel", "throne_room")
]
"""Actions that trash one's own cards, or make one play those that do: sometimes better not played."""


def considered(s: State, legal: list[int]) -> list[int]:
    """The moves worth a thought, at least one."""
    question = s.stack[-1]
    if isinstance(question, BuyPhase):
        return buys(s, legal)
    if isinstance(question, ActionPhase):
        return actions(legal)
    if isinstance(question, React):
        return [REVEAL_MOAT]
    if isinstance(question, DiscardDownTo):
        return discards(legal)
    return legal


def actions(legal: list[int]) -> list[int]:
    """What gives its action back costs nothing to play, so it comes first; nobody stops with a useful card in hand."""
    free = -1
    useful = False
    for move in legal:
        if move == END_ACTIONS:
            continue
        card = move - PLAY
        if PLUS_ACTIONS[card] > (PLUS_ACTIONS[free - PLAY] if free >= 0 else 0):
            free = move
        useful = useful or card not in CAN_HURT
    if free >= 0:
        return [free]
    return [move for move in legal if move != END_ACTIONS] if useful else legal


def discards(legal: list[int]) -> list[int]:
    """What does nothing in hand goes first."""
    for move in legal:
        if is_burden(move - DISCARD):
            return [move]
    return legal


def buys(s: State, legal: list[int]) -> list[int]:
    """All Treasures, then a card about as dear as can be paid; victory cards for their points only near the end."""
    if ALL_TREASURES in legal:
        return [ALL_TREASURES]
    if legal[0] < PLAY + CARDS:
        return legal[:1]
    near = s.supply[PROVINCE] <= 6 or s.empty_piles > 1
    gardens = s.supply[GARDENS] > 0
    least = (
        min(s.coins, COST[PROVINCE]) - 3 if s.buys == 1 and s.coins > 5 else 0
    )  # beyond a Province coins buy nothing
    found: list[int] = []
    for move in legal:
        card = move - BUY
        if move == END_TURN or card == GARDENS:
            found.append(move)
        elif card == ESTATE:
            if near or gardens:
                found.append(move)
        elif card == DUCHY:
            if near:
                found.append(move)
        elif card == COPPER:
            if gardens:
                found.append(move)
        elif card != CURSE and COST[card] >= least:
            found.append(move)
    return found
