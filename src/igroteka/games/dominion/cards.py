"""The kingdom cards («Описание карт королевства»).

What is a plain number on a card (+2 cards, 3 coins, its cost) is in the component table and done for every card alike;
here is only what takes words. A card that isn't here has none.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.kinds import (
    ADVENTURER,
    BUREAUCRAT,
    CARDS,
    CELLAR,
    CHANCELLOR,
    CHAPEL,
    COINS,
    COPPER,
    COST,
    COUNCIL_ROOM,
    CURSE,
    DISCARD_DECK,
    DISCARD_TOP,
    DISCARDS_DECK,
    DONE,
    DOUBLE,
    FEAST,
    IS_ACTION,
    IS_ATTACK,
    IS_TREASURE,
    IS_VICTORY,
    KEEP_CARD,
    KEEP_DECK,
    KEEPS,
    LIBRARY,
    LOOKS,
    LOOKS_HIDDEN,
    MILITIA,
    MINE,
    MOAT,
    MONEYLENDER,
    NO_CARD,
    NO_REACTION,
    PLAYS_AGAIN,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    PUT_BACK,
    PUTS_BACK,
    REMODEL,
    REVEAL_MOAT,
    SET_ASIDE,
    SETS_ASIDE,
    SHIELDS,
    SHOWS_HAND,
    SILVER,
    SPY,
    STEAL,
    STEALS,
    TAKE,
    TAKES,
    TAKES_REVEALED,
    THIEF,
    THRONE_ROOM,
    TOPDECK,
    TRASH,
    TRASHES_PLAYED,
    WITCH,
    WORKSHOP,
)
from igroteka.games.dominion.questions import (
    DiscardFromHand,
    FromHand,
    GainTreasureUpTo,
    GainUpTo,
    Question,
    Then,
    TrashFromHand,
    ask_gain,
    ask_hand,
    noun,
)
from igroteka.games.dominion.state import State

# How any card is played.


class Card:
    """What a card does beyond its printed numbers."""

    def play(self, s: State, d: Dealer) -> None:
        """What it does for the player, after the printed bonuses."""

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        """What it does to one other player who hasn't shown a Moat."""


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


def others(s: State) -> list[int]:
    """The other players, last in turn order first: pushed on the stack like this, they come up in turn order."""
    return [(s.active + step) % s.players for step in range(s.players - 1, 0, -1)]


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


# «Искатель приключений»


class Adventurer(Card):
    """Reveal cards until two Treasures have come up; take those, discard the rest."""

    def play(self, s: State, d: Dealer) -> None:
        found: list[int] = []
        while len(found) < 2:
            card = s.reveal_aside(s.active, d)
            if card == NO_CARD:
                break
            if IS_TREASURE[card]:
                found.append(s.aside.pop())
        for card in found:
            s.enter_hand(s.active, card)
        d.tell_list(TAKES_REVEALED, s.active, found)
        s.discard_aside(s.active, d)


# «Чиновник»


class Bureaucrat(Card):
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


# «Погреба»


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
            s.pick(self.seat, self.card(move))
            if s.sizes[self.seat]:
                return
        s.answered()
        n = len(s.picked)
        s.discard_picked(self.seat, d)
        s.draw(self.seat, n, d)

    def card(self, move: int) -> int:
        """The card that a move names."""
        return move - self.verb()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-cellar", picked=len(s.picked))


# «Канцлер»


class Chancellor(Card):
    """The deck may be put into the discard pile at once."""

    def play(self, s: State, d: Dealer) -> None:
        if s.decks[s.active]:
            s.ask(ChancellorDeck(s.active))


class ChancellorDeck(Question):
    """Whether to put the deck into the discard pile, unseen."""

    def answers(self, s: State) -> list[int]:
        return [DISCARD_DECK, KEEP_DECK]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == DISCARD_DECK:
            deck = s.decks[self.seat]
            deck.reverse()
            s.discards[self.seat] += deck
            d.tell(DISCARDS_DECK, self.seat, len(deck), deck[-1])
            deck.clear()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-chancellor", n=len(s.decks[self.seat]))


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


# «Зал совета»


class CouncilRoom(Card):
    """Each other player draws a card, willing or not."""

    def play(self, s: State, d: Dealer) -> None:
        for seat in reversed(others(s)):
            s.draw(seat, 1, d)


# «Пир»


class Feast(Card):
    """Trash this card; gain a card costing up to 5.

    «Получение карт не связано с отправкой „Пира“ на свалку»: played twice by a Throne Room, it is trashed once and two
    cards are gained.
    """

    def play(self, s: State, d: Dealer) -> None:
        if FEAST in s.played:
            s.played.remove(FEAST)
            s.trash[FEAST] += 1
            d.tell(TRASHES_PLAYED, s.active, FEAST)
        ask_gain(s, GainUpTo(s.active, 5))


# «Библиотека»


class Library(Card):
    """Draw to seven cards in hand; Actions may be set aside as they are drawn."""

    def play(self, s: State, d: Dealer) -> None:
        s.ask(LibraryDraw())


class LibraryDraw(Then):
    """Draw on, up to the next Action or to seven cards.

    Cards set aside lie apart until the end, so a reshuffle doesn't find them.
    """

    def run(self, s: State, d: Dealer) -> None:
        seat = s.active
        deck = s.decks[seat]
        while s.sizes[seat] < 7:
            if not deck and not s.reshuffle(seat, d):
                break
            if IS_ACTION[deck[-1]]:
                s.looked = deck.pop()
                d.whisper(LOOKS, seat, s.looked)
                d.tell_others(LOOKS_HIDDEN, seat)
                s.ask(LibraryKeep(seat))
                return
            s.draw(seat, 1, d)
        s.discard_aside(seat, d)


class LibraryKeep(Question):
    """Whether to set aside the Action just drawn."""

    def answers(self, s: State) -> list[int]:
        return [SET_ASIDE, KEEP_CARD]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == SET_ASIDE:
            s.aside.append(s.looked)
            d.tell(SETS_ASIDE, self.seat, s.looked)
        else:
            s.enter_hand(self.seat, s.looked)
            d.tell(KEEPS, self.seat)
        s.looked = NO_CARD
        s.ask(LibraryDraw())

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-library", card=noun(s.looked))


# «Ополчение»


class Militia(Card):
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


# «Шпион»


class Spy(Card):
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


class Thief(Card):
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
    s.trash[card] += 1
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
            s.trash[card] -= 1
            s.discards[self.seat].append(card)
            d.tell(TAKES, self.seat, card)
            if s.loot:
                return
        s.loot.clear()
        s.answered()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-loot")


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


# «Ведьма»


class Witch(Card):
    """Each other player gains a Curse, in turn order while they last."""

    def play(self, s: State, d: Dealer) -> None:
        strike_others(s, WITCH)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        if s.supply[CURSE]:
            s.gain(victim, CURSE, d)


# «Мастерская»


class Workshop(Card):
    """Gain a card costing up to 4."""

    def play(self, s: State, d: Dealer) -> None:
        ask_gain(s, GainUpTo(s.active, 4))


def _words() -> list[Card]:
    table = [Card() for _ in range(CARDS)]
    table[ADVENTURER] = Adventurer()
    table[BUREAUCRAT] = Bureaucrat()
    table[CELLAR] = Cellar()
    table[CHANCELLOR] = Chancellor()
    table[CHAPEL] = Chapel()
    table[COUNCIL_ROOM] = CouncilRoom()
    table[FEAST] = Feast()
    table[LIBRARY] = Library()
    table[MILITIA] = Militia()
    table[MINE] = Mine()
    table[MONEYLENDER] = Moneylender()
    table[REMODEL] = Remodel()
    table[SPY] = Spy()
    table[THIEF] = Thief()
    table[THRONE_ROOM] = ThroneRoom()
    table[WITCH] = Witch()
    table[WORKSHOP] = Workshop()
    return table


WORDS: Final[list[Card]] = _words()
