"""Attacks, and the Moat that one shows against them."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.kinds import (
    BUREAUCRAT,
    CARDS,
    CURSE,
    DISCARD_TOP,
    DONE,
    IS_TREASURE,
    IS_VICTORY,
    MILITIA,
    MOAT,
    NO_CARD,
    NO_REACTION,
    PUT_BACK,
    PUTS_BACK,
    REVEAL_MOAT,
    SHIELDS,
    SHOWS_HAND,
    SILVER,
    SPY,
    STEAL,
    STEALS,
    TAKE,
    TAKES,
    THIEF,
    TOPDECK,
    WITCH,
)
from igroteka.games.dominion.questions import (
    Card,
    DiscardFromHand,
    FromHand,
    Question,
    Then,
    noun,
    others,
)
from igroteka.games.dominion.state import State


class Attack(Card):
    """What an Attack does beyond its printed numbers."""

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        """What it does to one other player who hasn't shown a Moat."""


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
            ATTACKS[self.card].attack(s, self.victim, d)


# «Ров»


def may_hold_moat(s: State, seat: int) -> bool:
    """Whether a Moat is among the seat's hidden cards.

    Everybody can know that, having seen it gained; whether it is in hand is the seat's secret. So its owner is asked
    for a reaction even when the Moat is elsewhere: being asked tells nobody anything.
    """
    return s.hands[seat][MOAT] > 0 or MOAT in s.decks[seat] or MOAT in s.discards[seat]


class React(Question):
    """Whether to show a Moat («Ров») against this Attack."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, s: State) -> list[int]:
        return [REVEAL_MOAT, NO_REACTION] if s.hands[self.seat][MOAT] else [NO_REACTION]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == REVEAL_MOAT:
            s.shielded |= 1 << self.seat
            d.tell(SHIELDS, self.seat, MOAT)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-react", attacker=Player(s.active), card=noun(self.card))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        return Text("why-not-in-hand", card=noun(MOAT)) if move == REVEAL_MOAT else None


# «Чиновник»


class Bureaucrat(Attack):
    """Gain a Silver onto the deck; the others put a Victory card from hand onto theirs, or show that they have none."""

    def play(self, s: State, d: Dealer) -> None:
        if s.supply[SILVER]:
            s.gain_to_deck(s.active, SILVER, d)
        strike_others(s, BUREAUCRAT)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        hand = s.hands[victim]
        for card in range(CARDS):
            if hand[card] and IS_VICTORY[card]:
                s.ask(PutVictoryOnDeck(victim))
                return
        if d.loud:
            d.tell_list(SHOWS_HAND, victim, s.in_hand(victim))


class PutVictoryOnDeck(FromHand):
    """Which Victory card to put on the deck."""

    def verb(self) -> int:
        return TOPDECK

    def answers(self, s: State) -> list[int]:
        return [move for move in super().answers(s) if IS_VICTORY[move - TOPDECK]]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.put_on_deck(self.seat, move - TOPDECK, d)

    def holds(self) -> list[bool] | None:
        return IS_VICTORY

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-topdeck", attacker=Player(s.active))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        card = move - TOPDECK
        if 0 <= card < CARDS and not IS_VICTORY[card]:
            return Text("why-not-victory", card=noun(card))
        return super().why_not(s, seat, move)


# «Ополчение»


class Militia(Attack):
    """Each other player discards down to three cards."""

    def play(self, s: State, d: Dealer) -> None:
        strike_others(s, MILITIA)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        if s.sizes[victim] > 3:
            s.ask(DiscardDownTo(victim, 3))


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


# «Шпион»


class Spy(Attack):
    """Everyone reveals the top card of the deck, you first; you decide for each: discard it or put it back."""

    def play(self, s: State, d: Dealer) -> None:
        strike_others(s, SPY)
        self.attack(s, s.active, d)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        if s.reveal(victim, d) != NO_CARD:
            s.ask(SpyDecides(s.active, victim))


class SpyDecides(Question):
    """What becomes of the revealed card."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def answers(self, s: State) -> list[int]:
        return [DISCARD_TOP, PUT_BACK]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == DISCARD_TOP:
            s.discard_top(self.victim, d)
        else:
            d.tell(PUTS_BACK, self.victim, s.decks[self.victim][-1])

    def prompt(self, s: State, seat: int) -> Text:
        card = noun(s.decks[self.victim][-1])
        if self.victim == self.seat:
            return Text("ask-spy-self", card=card)
        return Text("ask-spy", victim=Player(self.victim), card=card)


# «Вор»


class Thief(Attack):
    """Each other player reveals two cards; a Treasure among them is trashed, and you may take what was trashed."""

    def play(self, s: State, d: Dealer) -> None:
        s.loot.clear()
        s.ask(ShareLoot())
        strike_others(s, THIEF)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        for _ in range(2):
            s.reveal_aside(victim, d)
        treasures = {card for card in s.aside if IS_TREASURE[card]}
        if len(treasures) > 1:
            s.ask(ThiefSteals(s.active, victim))
        else:
            if treasures:
                steal(s, victim, treasures.pop(), d)
            s.discard_aside(victim, d)


def steal(s: State, victim: int, card: int, d: Dealer) -> None:
    """Trash one of the revealed Treasures."""
    s.aside.remove(card)
    s.trash.append(card)
    s.loot.append(card)
    d.tell(STEALS, s.active, card, victim)


class ThiefSteals(Question):
    """Which of two different Treasures is trashed."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def answers(self, s: State) -> list[int]:
        return sorted({STEAL + card for card in s.aside if IS_TREASURE[card]})

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        steal(s, self.victim, move - STEAL, d)
        s.discard_aside(self.victim, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-steal", victim=Player(self.victim))


class ShareLoot(Then):
    """Everyone has been robbed: what of it does the player take?"""

    def run(self, s: State, d: Dealer) -> None:
        if s.loot:
            s.ask(TakeLoot(s.active))


class TakeLoot(Question):
    """Which of the cards just trashed to gain next, or enough."""

    def answers(self, s: State) -> list[int]:
        return [*sorted({TAKE + card for card in s.loot}), DONE]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        if move != DONE:
            card = move - TAKE
            s.loot.remove(card)
            s.trash.remove(card)
            s.discards[self.seat].append(card)
            d.tell(TAKES, self.seat, card)
            if s.loot:
                return
        s.loot.clear()
        s.answered()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-loot")


# «Ведьма»


class Witch(Attack):
    """Each other player gains a Curse, in turn order while they last."""

    def play(self, s: State, d: Dealer) -> None:
        strike_others(s, WITCH)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        if s.supply[CURSE]:
            s.gain(victim, CURSE, d)


def _attacks() -> list[Attack]:
    table = [Attack() for _ in range(CARDS)]
    table[BUREAUCRAT] = Bureaucrat()
    table[MILITIA] = Militia()
    table[SPY] = Spy()
    table[THIEF] = Thief()
    table[WITCH] = Witch()
    return table


ATTACKS: Final[list[Attack]] = _attacks()
