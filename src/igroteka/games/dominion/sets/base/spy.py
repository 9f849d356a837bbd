"""«Шпион»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.cards import Attack
from igroteka.games.dominion.kinds import NO_CARD, PUTS_BACK, verb
from igroteka.games.dominion.questions import Question, keep_worth, noun
from igroteka.games.dominion.state import State

DISCARD_TOP: Final[int] = verb("discard_top")
PUT_BACK: Final[int] = verb("put_back")


class Spy(Attack):
    """Everyone reveals the top card of the deck, you first; you decide for each: discard it or put it back."""

    def play(self, s: State, d: Dealer) -> None:
        super().play(s, d)
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

    def plain_answer(self, s: State, legal: list[int]) -> int:
        poor = keep_worth(s.decks[self.victim][-1]) <= 0
        return DISCARD_TOP if poor == (self.victim == self.seat) else PUT_BACK


CARD: Final = Spy("spy", SpyDecides)
