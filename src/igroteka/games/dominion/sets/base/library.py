"""«Библиотека»"""

from typing import Final

from igroteka.engine.dealer import Dealer, Kind
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import EFFECT, IS_ACTION, NO_CARD, event, number, verb
from igroteka.games.dominion.memory import CardEvent, Seen
from igroteka.games.dominion.questions import Question, Then, noun
from igroteka.games.dominion.state import State

SET_ASIDE: Final[int] = verb("set_aside")
KEEP_CARD: Final[int] = verb("keep_card")
FULL: Final[int] = EFFECT[number("library")]
"""A hand of so many cards is full."""


class Looks(CardEvent):
    """Somebody has drawn an Action and thinks about it; it may be one that was known to lie on the deck."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        known = seen[seat]
        known.looked = known.top.pop() if known.top else NO_CARD


class SetsAside(CardEvent):
    """It is set aside, openly."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        known = seen[seat]
        if known.looked == NO_CARD:
            known.came_up(a)
        known.looked = NO_CARD


class Keeps(CardEvent):
    """It goes to the hand."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        known = seen[seat]
        known.size += 1
        if known.looked != NO_CARD:
            known.hand.append(known.looked)
        known.looked = NO_CARD


LOOKS: Final = event(Kind("look", "card=card", reveals=True))
LOOKS_HIDDEN: Final = event(Looks("look-hidden", reveals=True))
KEEPS: Final = event(Keeps("keep"))
SETS_ASIDE: Final = event(SetsAside("aside", "card=card"))


class Library(Card):
    """Draw to so many cards in hand; Actions may be set aside as they are drawn."""

    def play(self, s: State, d: Dealer) -> None:
        s.ask(LibraryDraw())


class LibraryDraw(Then):
    """Draw on, up to the next Action or until the hand is full.

    Cards set aside lie apart until the end, so a reshuffle doesn't find them.
    """

    def run(self, s: State, d: Dealer) -> None:
        seat = s.active
        deck = s.decks[seat]
        while s.sizes[seat] < FULL:
            if not deck and not s.reshuffle(seat, d):
                break
            if IS_ACTION[deck[-1]]:
                s.looked = deck.pop()
                d.whisper(LOOKS, seat, s.looked)
                d.tell_others(LOOKS_HIDDEN, seat)
                s.ask(LibraryKeep(seat))
                return
            s.draw(seat, plain(deck, FULL - s.sizes[seat]), d)
        s.discard_aside(seat, d)


def plain(deck: list[int], room: int) -> int:
    """How many cards come before the next Action: they are drawn, and told, together."""
    n = 0
    while n < min(room, len(deck)) and not IS_ACTION[deck[-1 - n]]:
        n += 1
    return n


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

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return KEEP_CARD if s.actions > 0 else SET_ASIDE


CARD: Final = Library("library", LibraryKeep)
