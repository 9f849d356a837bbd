"""Toll: an Attack that asks its victims, in words that the first edition has brought."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.cards import Attack
from igroteka.games.dominion.kinds import A_CARD, verb
from igroteka.games.dominion.questions import FromHand, keep_worth
from igroteka.games.dominion.state import State

TOPDECK: Final[int] = verb("topdeck", A_CARD)


class Toll(Attack):
    """Each other player with five cards or more puts one onto the deck."""

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        if s.sizes[victim] > 4:
            s.ask(PayToll(victim))


class PayToll(FromHand):
    """Which card to put on the deck."""

    def verb(self) -> int:
        return TOPDECK

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.put_on_deck(self.seat, move - TOPDECK, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-toll", attacker=Player(s.active))

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return min(legal, key=lambda move: keep_worth(move - TOPDECK))


CARD: Final = Toll("toll", PayToll)
