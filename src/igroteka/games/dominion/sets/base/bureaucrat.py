"""«Чиновник»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.cards import Attack
from igroteka.games.dominion.kinds import A_CARD, CARDS, COST, IS_VICTORY, SILVER, event, verb
from igroteka.games.dominion.memory import CardEvent, Seen
from igroteka.games.dominion.questions import FromHand, noun
from igroteka.games.dominion.state import State

TOPDECK: Final[int] = verb("topdeck", A_CARD)


class ShowsHand(CardEvent):
    """An honest hand is shown."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        for each in set(items):
            seen[seat].shown_in_hand(each, items.count(each))


SHOWS_HAND: Final = event(ShowsHand("show-hand", "cards=card*", reveals=True))


class Bureaucrat(Attack):
    """Gain a Silver onto the deck; the others put a Victory card from hand onto theirs, or show that they have none."""

    def play(self, s: State, d: Dealer) -> None:
        if s.supply[SILVER]:
            s.gain_to_deck(s.active, SILVER, d)
        super().play(s, d)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        for card, n in enumerate(s.hands[victim]):
            if n and IS_VICTORY[card]:
                s.ask(PutVictoryOnDeck(victim))
                d.come_to_light()  # that there is one: whoever has none isn't asked
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

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return min(legal, key=lambda move: COST[move - TOPDECK])


CARD: Final = Bureaucrat("bureaucrat", PutVictoryOnDeck)
