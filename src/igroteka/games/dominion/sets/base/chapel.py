"""«Часовня»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import COINS, COPPER, CURSE, DONE, EFFECT, ESTATE, PROVINCE, TRASH, TREASURES
from igroteka.games.dominion.questions import TrashFromHand, ask_hand
from igroteka.games.dominion.state import State


class Chapel(Card):
    """Trash up to so many cards."""

    def play(self, s: State, d: Dealer) -> None:
        ask_hand(s, ChapelTrash(s.active, EFFECT[self.number]))


class ChapelTrash(TrashFromHand):
    """Which card to trash next, or enough."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def answers(self, s: State) -> list[int]:
        return [*super().answers(s), DONE]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move != DONE:
            s.trash_from_hand(self.seat, move - TRASH, d)
            if self.left > 1:
                ask_hand(s, ChapelTrash(self.seat, self.left - 1))

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-chapel", left=self.left)

    def plain_answer(self, s: State, legal: list[int]) -> int:
        """Curses and Estates; Coppers while enough money remains for a Silver."""
        if TRASH + CURSE in legal:
            return TRASH + CURSE
        if TRASH + ESTATE in legal and s.supply[PROVINCE] > 3:
            return TRASH + ESTATE
        held = s.held(self.seat)
        money = sum(held[card] * COINS[card] for card in TREASURES)
        if TRASH + COPPER in legal and money > 6:
            return TRASH + COPPER
        return DONE


CARD: Final = Chapel("chapel", ChapelTrash)
