"""«Зал совета»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.questions import others
from igroteka.games.dominion.state import State


class CouncilRoom(Card):
    """Each other player draws a card, willing or not."""

    def play(self, s: State, d: Dealer) -> None:
        for seat in reversed(others(s)):
            s.draw(seat, 1, d)


CARD: Final = CouncilRoom("council_room")
