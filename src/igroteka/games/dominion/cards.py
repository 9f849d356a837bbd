"""How any card is played, and what a card is made of.

What is a plain number on a card (+2 cards, 3 coins, its cost) is in the component tables and done for every card alike.
What takes words is an object of a class in the card's own module, in the folder of its set, where it also says what it
may ask:

    CARD = Cellar("cellar", CellarDiscard)

A figure in those words is a component, too: `effect` in the card's file, `EFFECT` by its number.

`register.py` gathers these. A card without words needs none.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.components import KEYS
from igroteka.games.dominion.kinds import (
    COINS,
    IS_ATTACK,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    POINTS,
    REACTIONS,
    number,
)
from igroteka.games.dominion.questions import Question, Then, others
from igroteka.games.dominion.state import State


class Card:
    """A card: its key, what it does beyond its printed numbers, and the questions that it may ask."""

    def __init__(self, key: str, *questions: type) -> None:
        self.key = key
        self.number = number(key)
        self.questions = list(questions)

    def play(self, s: State, d: Dealer) -> None:
        """What it does for the player, after the printed bonuses."""

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        """What it does, if it is an Attack, to one other player who isn't shielded from it."""

    def reaction(self, s: State, seat: int, attack: int) -> Question | None:
        """What it has its owner asked, if it is a Reaction, before another player's Attack takes effect.

        Whether somebody is asked must not depend on what only he knows.
        """
        return None

    def points(self, held: list[int]) -> int:
        """What it is worth in the end to somebody who holds these cards."""
        return POINTS[self.number]


class Attack(Card):
    """An Attack that does to each other player, in turn order, what its `attack` says."""

    def play(self, s: State, d: Dealer) -> None:
        strike_others(s, self.number)


WORDS: Final[list[Card]] = [Card(key) for key in KEYS]
"""The cards by number. At first they are all without words; `register.py` puts in those that have some."""


def play_card(s: State, card: int, d: Dealer) -> None:
    """Play an Action from hand, in full."""
    s.lay_down(card, d)
    resolve(s, card, d)


def resolve(s: State, card: int, d: Dealer) -> None:
    """Follow the instructions of a card in play (or of one that has just trashed itself).

    Reactions are shown before an Attack does anything at all («до выяснения исхода атаки»).
    """
    if not IS_ATTACK[card]:
        take_effect(s, card, d)
        return
    s.shielded = 0
    s.ask(Effect(card))
    for victim in others(s):
        for reaction in REACTIONS:
            question = WORDS[reaction].reaction(s, victim, card)
            if question is not None:
                s.ask(question)


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


def strike_others(s: State, card: int) -> None:
    """The Attack hits each other player, in turn order."""
    for victim in others(s):
        s.ask(Strike(card, victim))


class Strike(Then):
    """An Attack hits one player."""

    def __init__(self, card: int, victim: int) -> None:
        super().__init__()
        self.card = card
        self.victim = victim

    def run(self, s: State, d: Dealer) -> None:
        if not s.shielded >> self.victim & 1:
            WORDS[self.card].attack(s, self.victim, d)
