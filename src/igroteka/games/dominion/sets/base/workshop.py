"""«Мастерская»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import EFFECT
from igroteka.games.dominion.questions import GAINING, GainUpTo, ask_gain
from igroteka.games.dominion.state import State


class Workshop(Card):
    """Gain a card costing up to so much."""

    def play(self, s: State, d: Dealer) -> None:
        ask_gain(s, GainUpTo(s.active, EFFECT[self.number]))


CARD: Final = Workshop("workshop", *GAINING)
