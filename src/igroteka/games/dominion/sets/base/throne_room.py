"""«Тронный зал»"""

from typing import Final

from igroteka.engine.dealer import Dealer, Kind
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card, play_card, resolve
from igroteka.games.dominion.kinds import A_CARD, CARDS, COST, IS_ACTION, event, verb
from igroteka.games.dominion.questions import FromHand, Then, noun
from igroteka.games.dominion.state import State

DOUBLE: Final[int] = verb("double", A_CARD)
PLAYS_AGAIN: Final = event(Kind("again", "card=card"))


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

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return max(legal, key=lambda move: COST[move - DOUBLE])


class OnceMore(Then):
    """The second play, once the first is wholly done."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def run(self, s: State, d: Dealer) -> None:
        d.tell(PLAYS_AGAIN, s.active, self.card)
        resolve(s, self.card, d)


CARD: Final = ThroneRoom("throne_room", ChooseToDouble)
