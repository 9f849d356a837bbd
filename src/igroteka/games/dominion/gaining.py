"""Cards that gain others, or trash them, or make one of another."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.kinds import (
    CARDS,
    COPPER,
    COST,
    DONE,
    FEAST,
    IS_TREASURE,
    TRASH,
    TRASHES_PLAYED,
)
from igroteka.games.dominion.questions import (
    Card,
    GainTreasureUpTo,
    GainUpTo,
    TrashFromHand,
    ask_gain,
    ask_hand,
    noun,
)
from igroteka.games.dominion.state import State

# «Часовня»


class Chapel(Card):
    """Trash up to four cards."""

    def play(self, s: State, d: Dealer) -> None:
        ask_hand(s, ChapelTrash(s.active, 4))


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


# «Пир»


class Feast(Card):
    """Trash this card; gain a card costing up to 5.

    «Получение карт не связано с отправкой „Пира“ на свалку»: played twice by a Throne Room, it is trashed once and two
    cards are gained.
    """

    def play(self, s: State, d: Dealer) -> None:
        if FEAST in s.played:
            s.played.remove(FEAST)
            s.trash.append(FEAST)
            d.tell(TRASHES_PLAYED, s.active, FEAST)
        ask_gain(s, GainUpTo(s.active, 5))


# «Рудник»


class Mine(Card):
    """Trash a Treasure; gain one costing up to 3 more, into hand. In the first edition it isn't optional."""

    def play(self, s: State, d: Dealer) -> None:
        hand = s.hands[s.active]
        for card in range(CARDS):
            if hand[card] and IS_TREASURE[card]:
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
        ask_gain(s, GainTreasureUpTo(self.seat, COST[card] + 3))

    def holds(self) -> list[bool] | None:
        return IS_TREASURE

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-mine")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        card = move - TRASH
        if 0 <= card < CARDS and not IS_TREASURE[card]:
            return Text("why-not-treasure", card=noun(card))
        return super().why_not(s, seat, move)


# «Ростовщик»


class Moneylender(Card):
    """Trash a Copper for 3 coins. In the first edition it isn't optional, so nothing is asked."""

    def play(self, s: State, d: Dealer) -> None:
        if s.hands[s.active][COPPER]:
            s.trash_from_hand(s.active, COPPER, d)
            s.coins += 3


# «Реконструкция»


class Remodel(Card):
    """Trash a card; gain one costing up to 2 more."""

    def play(self, s: State, d: Dealer) -> None:
        ask_hand(s, RemodelTrash(s.active))


class RemodelTrash(TrashFromHand):
    """Which card to trash."""

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        card = move - TRASH
        s.trash_from_hand(self.seat, card, d)
        ask_gain(s, GainUpTo(self.seat, COST[card] + 2))

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-remodel")


# «Мастерская»


class Workshop(Card):
    """Gain a card costing up to 4."""

    def play(self, s: State, d: Dealer) -> None:
        ask_gain(s, GainUpTo(s.active, 4))
