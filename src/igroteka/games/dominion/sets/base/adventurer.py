"""«Искатель приключений»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import EFFECT, IS_TREASURE, NO_CARD, TAKES_REVEALED
from igroteka.games.dominion.state import State


class Adventurer(Card):
    """Reveal cards until so many Treasures have come up; take those, discard the rest."""

    def play(self, s: State, d: Dealer) -> None:
        found: list[int] = []
        while len(found) < EFFECT[self.number]:
            card = s.reveal_aside(s.active, d)
            if card == NO_CARD:
                break
            if IS_TREASURE[card]:
                found.append(s.aside.pop())
        for card in found:
            s.enter_hand(s.active, card)
        d.tell_list(TAKES_REVEALED, s.active, found)
        s.discard_aside(s.active, d)


CARD: Final = Adventurer("adventurer")
