"""«Рудник»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import (
    CARDS,
    COPPER,
    COST,
    EFFECT,
    GOLD,
    IS_TREASURE,
    SILVER,
    TRASH,
    TREASURES,
    number,
)
from igroteka.games.dominion.questions import GAINING, GainTreasureUpTo, TrashFromHand, ask_gain, noun
from igroteka.games.dominion.state import State

MORE: Final[int] = EFFECT[number("mine")]


class Mine(Card):
    """Trash a Treasure; gain one costing up to so much more, into hand. In the first edition it isn't optional."""

    def play(self, s: State, d: Dealer) -> None:
        hand = s.hands[s.active]
        for card in TREASURES:
            if hand[card]:
                s.ask(MineTrash(s.active))
                return


class MineTrash(TrashFromHand):
    """Which Treasure to trash."""

    def answers(self, s: State) -> list[int]:
        return [move for move in super().answers(s) if IS_TREASURE[move - TRASH]]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        card = move - TRASH
        s.trash_from_hand(self.seat, card, d)
        ask_gain(s, GainTreasureUpTo(self.seat, COST[card] + MORE))

    def holds(self) -> list[bool] | None:
        return IS_TREASURE

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-mine")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        card = move - TRASH
        if 0 <= card < CARDS and not IS_TREASURE[card]:
            return Text("why-not-treasure", card=noun(card))
        return super().why_not(s, seat, move)

    def plain_answer(self, s: State, legal: list[int]) -> int:
        better = SILVER if s.supply[GOLD] else COPPER
        return TRASH + better if TRASH + better in legal else legal[0]


CARD: Final = Mine("mine", MineTrash, *GAINING)
