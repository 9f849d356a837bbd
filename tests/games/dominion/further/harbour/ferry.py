"""Ferry: a question, a move and an event of its own."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import A_CARD, DONE, event, verb
from igroteka.games.dominion.memory import CardEvent, Seen
from igroteka.games.dominion.questions import FromHand, ask_hand, is_burden
from igroteka.games.dominion.state import State, changed

SHIP: Final[int] = verb("ship", A_CARD)


class Ships(CardEvent):
    """A card leaves the hand and its owner, openly."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        seen[seat].lost(a)
        seen[seat].left_hand(a)


SHIPS: Final = event(Ships("ship", "card=card"))


class Ferry(Card):
    """A card from hand may go back to its pile, for 2 coins."""

    def play(self, s: State, d: Dealer) -> None:
        ask_hand(s, FerryShips(s.active))


class FerryShips(FromHand):
    """Which card goes back, or none."""

    def verb(self) -> int:
        return SHIP

    def answers(self, s: State) -> list[int]:
        return [*super().answers(s), DONE]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move != DONE:
            card = move - SHIP
            s.leave_hand(self.seat, card)
            if s.supply[card] == 0:
                s.empty_piles -= 1
            s.supply = changed(s.supply, card, 1)
            s.coins += 2
            d.tell(SHIPS, self.seat, card)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-ferry")

    def plain_answer(self, s: State, legal: list[int]) -> int:
        for move in legal:
            if move != DONE and is_burden(move - SHIP):
                return move
        return DONE


CARD: Final = Ferry("ferry", FerryShips)
