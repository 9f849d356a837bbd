"""Cards that work a deck: draw from it, dig in it, sift it, put it away."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.kinds import (
    DISCARD_DECK,
    DISCARDS_DECK,
    DONE,
    IS_ACTION,
    IS_TREASURE,
    KEEP_CARD,
    KEEP_DECK,
    KEEPS,
    LOOKS,
    LOOKS_HIDDEN,
    NO_CARD,
    SET_ASIDE,
    SETS_ASIDE,
    TAKES_REVEALED,
)
from igroteka.games.dominion.questions import (
    Card,
    DiscardFromHand,
    Question,
    Then,
    ask_hand,
    noun,
    others,
)
from igroteka.games.dominion.state import State

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


# «Зал совета»


class CouncilRoom(Card):
    """Each other player draws a card, willing or not."""

    def play(self, s: State, d: Dealer) -> None:
        for seat in reversed(others(s)):
            s.draw(seat, 1, d)


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
