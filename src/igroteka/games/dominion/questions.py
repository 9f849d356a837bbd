"""What questions are made of, and what several cards ask in the same words: gain a card, trash one; why not."""

from typing import Final

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.dominion.components import KEYS
from igroteka.games.dominion.kinds import (
    BUY,
    BY_COST,
    CARDS,
    CATALOGUE,
    COST,
    CURSE,
    DISCARD,
    GAIN,
    IS_ACTION,
    IS_TREASURE,
    IS_VICTORY,
    TRASH,
)
from igroteka.games.dominion.state import State


class Question(engine.Question[State]):
    """A question of Dominion."""

    def holds(self) -> list[bool] | None:
        """Kinds of which the asked seat must have one in hand, or it would not have been asked.

        Everyone at the table can conclude this, so imagined hands respect it.
        """
        return None

    def plain_answer(self, s: State, legal: list[int]) -> int:
        """A sensible answer, for bots that have no thoughts of their own about it."""
        return legal[0]


class Then(engine.Then[State]):
    """A step of Dominion that asks nobody."""


def noun(card: int) -> Noun:
    """A card by its name."""
    return Noun("card", KEYS[card])


def in_hand(s: State, seat: int, verb: int) -> list[int]:
    """A move of this verb for each kind in hand."""
    return [verb + card for card, n in enumerate(s.hands[seat]) if n > 0]


def why_not_from_hand(s: State, seat: int, move: int, verb: int) -> Text | None:
    """Why a card can't be chosen from hand."""
    card = move - verb
    if 0 <= card < CARDS and s.hands[seat][card] == 0:
        return Text("why-not-in-hand", card=noun(card))
    return None


def why_not_played(card: int) -> Text | None:
    """Why a card is never played, if it isn't: Victory cards and Curses only count in the end."""
    return None if IS_ACTION[card] or IS_TREASURE[card] else Text("why-never-played", card=noun(card))


def why_not_from_supply(s: State, card: int, have: int, too_dear: str) -> Text | None:
    """Why a card can't be taken from the supply with so many coins, or at such a limit."""
    if s.supply[card] == 0:
        missing = card > CURSE and card not in s.kingdom
        return Text("why-not-in-supply" if missing else "why-pile-empty", card=noun(card))
    if COST[card] > have:
        return Text(too_dear, card=noun(card), cost=COST[card], have=have)
    return None


class GainUpTo(Question):
    """Which card to gain from the supply, costing no more than so much. Gaining is not optional if it is possible."""

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit = limit

    def answers(self, s: State) -> list[int]:
        supply = s.supply
        limit = self.limit
        return [GAIN + card for card in BY_COST if supply[card] and COST[card] <= limit]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.gain(self.seat, move - GAIN, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-gain", limit=self.limit)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if 0 <= move - GAIN < CARDS:
            return why_not_from_supply(s, move - GAIN, self.limit, "why-over-limit")
        if 0 <= move - BUY < CARDS:
            return Text("why-gain-not-buy")
        return None


class GainTreasureUpTo(GainUpTo):
    """The same for Mine: a Treasure, and into hand."""

    def answers(self, s: State) -> list[int]:
        return [move for move in super().answers(s) if IS_TREASURE[move - GAIN]]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.gain_to_hand(self.seat, move - GAIN, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-gain-treasure", limit=self.limit)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        card = move - GAIN
        if 0 <= card < CARDS and not IS_TREASURE[card]:
            return Text("why-not-treasure", card=noun(card))
        return super().why_not(s, seat, move)


GAINING: Final[list[type]] = [GainUpTo, GainTreasureUpTo]
"""The ways of gaining: whatever gains a card may ask either."""


def ask_gain(s: State, question: GainUpTo) -> None:
    """Ask, unless the supply has nothing that cheap."""
    if question.answers(s):
        s.ask(question)


def ask_hand(s: State, question: Question) -> None:
    """Ask something about the cards in hand, unless there are none."""
    if s.sizes[question.seat] > 0:
        s.ask(question)


def is_burden(card: int) -> bool:
    """A card that does nothing in hand."""
    return card == CURSE or (IS_VICTORY[card] and not IS_ACTION[card])


def keep_worth(card: int) -> int:
    """What a card in hand is worth to its owner: burdens least, then Copper, then by cost."""
    return -1 if is_burden(card) else COST[card]


def others(s: State) -> list[int]:
    """The other players, last in turn order first: pushed on the stack like this, they come up in turn order."""
    return [(s.active + step) % s.players for step in range(s.players - 1, 0, -1)]


class FromHand(Question):
    """A question that is answered with a card in hand, `verb:card`."""

    def verb(self) -> int:
        """The first move of the verb."""
        raise NotImplementedError(type(self).__name__)

    def answers(self, s: State) -> list[int]:
        return in_hand(s, self.seat, self.verb())

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if CATALOGUE.verb(move) == CATALOGUE.verb(self.verb()):
            return why_not_from_hand(s, seat, move, self.verb())
        return None


class TrashFromHand(FromHand):
    """Which card in hand to trash."""

    def verb(self) -> int:
        return TRASH


class DiscardFromHand(FromHand):
    """Which card in hand to discard next."""

    def verb(self) -> int:
        return DISCARD
