"""«Ополчение»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.cards import Attack
from igroteka.games.dominion.kinds import DISCARD, EFFECT
from igroteka.games.dominion.questions import DiscardFromHand, keep_worth
from igroteka.games.dominion.state import State


class Militia(Attack):
    """Each other player discards down to so many cards."""

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        if s.sizes[victim] > EFFECT[self.number]:
            s.ask(DiscardDownTo(victim, EFFECT[self.number]))


class DiscardDownTo(DiscardFromHand):
    """Which card to discard next, until the hand is small enough."""

    def __init__(self, seat: int, size: int) -> None:
        super().__init__(seat)
        self.size = size

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.pick(self.seat, move - self.verb())
        if s.sizes[self.seat] <= self.size:
            s.answered()
            s.discard_picked(self.seat, d)

    def prompt(self, s: State, seat: int) -> Text:
        left = s.sizes[self.seat] - self.size
        return Text("ask-discard-down", attacker=Player(s.active), size=self.size, left=left)

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return min(legal, key=lambda move: keep_worth(move - DISCARD))


CARD: Final = Militia("militia", DiscardDownTo)
