"""«Пир»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import EFFECT, TRASHES_PLAYED
from igroteka.games.dominion.questions import GAINING, GainUpTo, ask_gain
from igroteka.games.dominion.state import State


class Feast(Card):
    """Trash this card; gain a card costing up to so much.

    «Получение карт не связано с отправкой „Пира“ на свалку»: played twice by a Throne Room, it is trashed once and two
    cards are gained.
    """

    def play(self, s: State, d: Dealer) -> None:
        if self.number in s.played:
            s.played.remove(self.number)
            s.trash.append(self.number)
            d.tell(TRASHES_PLAYED, s.active, self.number)
        ask_gain(s, GainUpTo(s.active, EFFECT[self.number]))


CARD: Final = Feast("feast", *GAINING)
