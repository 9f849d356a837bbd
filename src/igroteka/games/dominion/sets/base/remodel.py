"""«Реконструкция»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import COST, EFFECT, GOLD, PROVINCE, TRASH, number
from igroteka.games.dominion.questions import GAINING, GainUpTo, TrashFromHand, ask_gain, ask_hand, keep_worth
from igroteka.games.dominion.state import State

MORE: Final[int] = EFFECT[number("remodel")]


class Remodel(Card):
    """Trash a card; gain one costing up to so much more."""

    def play(self, s: State, d: Dealer) -> None:
        ask_hand(s, RemodelTrash(s.active))


class RemodelTrash(TrashFromHand):
    """Which card to trash."""

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        card = move - TRASH
        s.trash_from_hand(self.seat, card, d)
        ask_gain(s, GainUpTo(self.seat, COST[card] + MORE))

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-remodel")

    def plain_answer(self, s: State, legal: list[int]) -> int:
        if TRASH + GOLD in legal and 0 < s.supply[PROVINCE] <= 4:
            return TRASH + GOLD
        return min(legal, key=lambda move: keep_worth(move - TRASH))


CARD: Final = Remodel("remodel", RemodelTrash, *GAINING)
