"""«Ров»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import event, number, verb
from igroteka.games.dominion.memory import CardEvent, Seen
from igroteka.games.dominion.questions import Question, noun
from igroteka.games.dominion.state import State

MOAT: Final[int] = number("moat")
REVEAL_MOAT: Final[int] = verb("reveal_moat")
NO_REACTION: Final[int] = verb("no_reaction")


class Shields(CardEvent):
    """A Moat is shown in hand."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        seen[seat].shown_in_hand(a, 1)


SHIELDS: Final = event(Shields("shield", "card=card", reveals=True))


class Moat(Card):
    """Shown from hand, it keeps another player's Attack away."""

    def reaction(self, s: State, seat: int, attack: int) -> Question | None:
        return React(seat, attack) if may_hold_moat(s, seat) else None


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

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return REVEAL_MOAT


CARD: Final = Moat("moat", React)
