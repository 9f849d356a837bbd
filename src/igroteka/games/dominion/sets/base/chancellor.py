"""«Канцлер»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import event, verb
from igroteka.games.dominion.memory import CardEvent, Seen
from igroteka.games.dominion.questions import Question
from igroteka.games.dominion.state import State

DISCARD_DECK: Final[int] = verb("discard_deck")
KEEP_DECK: Final[int] = verb("keep_deck")


class DiscardsDeck(CardEvent):
    """So many cards go to the discard pile; its top card is seen."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        seen[seat].dumped_deck(a, b)


DISCARDS_DECK: Final = event(DiscardsDeck("discard-deck", "n", "card=card", reveals=True))


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

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return DISCARD_DECK


CARD: Final = Chancellor("chancellor", ChancellorDeck)
