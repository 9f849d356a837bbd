"""The kingdom cards («Описание карт королевства»).

What is a plain number on a card (+2 cards, 3 coins, its cost) is in the component table and done for every card alike.
What takes words has its chapters: `attacks`, `decks`, `gaining`; here are the Throne Room, and how any card is played.
A card that isn't in the table below has no words.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.attacks import ATTACKS, React, may_hold_moat
from igroteka.games.dominion.decks import Adventurer, Cellar, Chancellor, CouncilRoom, Library
from igroteka.games.dominion.gaining import Chapel, Feast, Mine, Moneylender, Remodel, Workshop
from igroteka.games.dominion.kinds import (
    ADVENTURER,
    CARDS,
    CELLAR,
    CHANCELLOR,
    CHAPEL,
    COINS,
    COUNCIL_ROOM,
    DOUBLE,
    FEAST,
    IS_ACTION,
    IS_ATTACK,
    LIBRARY,
    MINE,
    MONEYLENDER,
    PLAYS_AGAIN,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    REMODEL,
    THRONE_ROOM,
    WORKSHOP,
)
from igroteka.games.dominion.questions import (
    Card,
    FromHand,
    Then,
    noun,
    others,
)
from igroteka.games.dominion.state import State

# How any card is played.


def play_card(s: State, card: int, d: Dealer) -> None:
    """Play an Action from hand, in full."""
    s.lay_down(card, d)
    resolve(s, card, d)


def resolve(s: State, card: int, d: Dealer) -> None:
    """Follow the instructions of a card in play (or of one that has just trashed itself).

    Moats are shown before an Attack does anything at all («до выяснения исхода атаки»).
    """
    if not IS_ATTACK[card]:
        take_effect(s, card, d)
        return
    s.shielded = 0
    s.ask(Effect(card))
    for victim in others(s):
        if may_hold_moat(s, victim):
            s.ask(React(victim, card))


def take_effect(s: State, card: int, d: Dealer) -> None:
    """The printed bonuses, then the words."""
    if PLUS_CARDS[card]:
        s.draw(s.active, PLUS_CARDS[card], d)
    s.actions += PLUS_ACTIONS[card]
    s.buys += PLUS_BUYS[card]
    s.coins += COINS[card]
    WORDS[card].play(s, d)


class Effect(Then):
    """An Attack takes effect, once everyone has reacted."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def run(self, s: State, d: Dealer) -> None:
        take_effect(s, self.card, d)


# «Тронный зал»


class ThroneRoom(Card):
    """Choose an Action in hand and play it twice. In the first edition it isn't optional."""

    def play(self, s: State, d: Dealer) -> None:
        if s.has_action(s.active):
            s.ask(ChooseToDouble(s.active))


class ChooseToDouble(FromHand):
    """Which Action to play twice."""

    def verb(self) -> int:
        return DOUBLE

    def answers(self, s: State) -> list[int]:
        return [move for move in super().answers(s) if IS_ACTION[move - DOUBLE]]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        card = move - DOUBLE
        s.ask(OnceMore(card))
        play_card(s, card, d)

    def holds(self) -> list[bool] | None:
        return IS_ACTION

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-double")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        card = move - DOUBLE
        if 0 <= card < CARDS and not IS_ACTION[card]:
            return Text("why-not-action", card=noun(card))
        return super().why_not(s, seat, move)


class OnceMore(Then):
    """The Throne Room's second play, once the first is wholly done."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def run(self, s: State, d: Dealer) -> None:
        d.tell(PLAYS_AGAIN, s.active, self.card)
        resolve(s, self.card, d)


def _words() -> list[Card]:
    table: list[Card] = [ATTACKS[card] if IS_ATTACK[card] else Card() for card in range(CARDS)]
    table[ADVENTURER] = Adventurer()
    table[CELLAR] = Cellar()
    table[CHANCELLOR] = Chancellor()
    table[CHAPEL] = Chapel()
    table[COUNCIL_ROOM] = CouncilRoom()
    table[FEAST] = Feast()
    table[LIBRARY] = Library()
    table[MINE] = Mine()
    table[MONEYLENDER] = Moneylender()
    table[REMODEL] = Remodel()
    table[THRONE_ROOM] = ThroneRoom()
    table[WORKSHOP] = Workshop()
    return table


WORDS: Final[list[Card]] = _words()
