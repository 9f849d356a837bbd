"""«Погреба»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import DISCARD, DONE
from igroteka.games.dominion.questions import DiscardFromHand, ask_hand, is_burden
from igroteka.games.dominion.state import State


class Cellar(Card):
    """Discard any number of cards, then draw as many."""

    def play(self, s: State, d: Dealer) -> None:
        ask_hand(s, CellarDiscard(s.active))


class CellarDiscard(DiscardFromHand):
    """Which card to discard next, or enough. «Сбросьте их все разом. Только после этого тяните новые.»"""

    def answers(self, s: State) -> list[int]:
        return [*super().answers(s), DONE]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        if move != DONE:
            s.pick(self.seat, move - DISCARD)
            if s.sizes[self.seat]:
                return
        s.answered()
        n = len(s.picked)
        s.discard_picked(self.seat, d)
        s.draw(self.seat, n, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-cellar", picked=len(s.picked))

    def plain_answer(self, s: State, legal: list[int]) -> int:
        for move in legal:
            if move != DONE and is_burden(move - DISCARD):
                return move
        return DONE


CARD: Final = Cellar("cellar", CellarDiscard)
