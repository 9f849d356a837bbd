"""How beginners play Dominion: they buy whatever is dearest."""

from igroteka.games.dominion.bots.lists import PriorityList
from igroteka.games.dominion.kinds import (
    ALL_TREASURES,
    BUY,
    CARDS,
    COPPER,
    COST,
    CURSE,
    END_TURN,
    IS_ACTION,
    IS_VICTORY,
    PROVINCE,
)
from igroteka.games.dominion.state import State

LATE = 3
"""With so few Provinces left even a beginner thinks of points."""


class Beginner(PriorityList):
    """Buys the dearest card that can be paid.

    An Action before all else, one of each kind in turn: too many of them draw each other dead. Points only when nearly
    all Provinces are gone.
    """

    def buy(self, s: State, seat: int, legal: list[int]) -> int:
        if ALL_TREASURES in legal or legal[0] < BUY:
            return super().buy(s, seat, legal)
        held = s.held(seat)
        best = END_TURN
        most = (0, False, 0)
        for move in legal:
            card = move - BUY
            if move == END_TURN or card in (COPPER, CURSE) or card >= CARDS:
                continue
            if IS_VICTORY[card] and card != PROVINCE and s.supply[PROVINCE] > LATE:
                continue
            worth = (COST[card], IS_ACTION[card], -held[card])
            if worth > most:
                best, most = move, worth
        return best
