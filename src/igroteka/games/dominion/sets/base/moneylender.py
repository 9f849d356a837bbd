"""«Ростовщик»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import COPPER, EFFECT
from igroteka.games.dominion.state import State


class Moneylender(Card):
    """Trash a Copper for coins. In the first edition it isn't optional, so nothing is asked."""

    def play(self, s: State, d: Dealer) -> None:
        if s.hands[s.active][COPPER]:
            s.trash_from_hand(s.active, COPPER, d)
            s.coins += EFFECT[self.number]


CARD: Final = Moneylender("moneylender")
