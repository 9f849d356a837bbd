"""«Вор»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Player, Text
from igroteka.games.dominion.cards import Attack
from igroteka.games.dominion.kinds import A_CARD, COINS, DONE, EFFECT, IS_TREASURE, event, verb
from igroteka.games.dominion.memory import CardEvent, Seen
from igroteka.games.dominion.questions import Question, Then
from igroteka.games.dominion.state import State

STEAL: Final[int] = verb("steal", A_CARD)
TAKE: Final[int] = verb("take", A_CARD)


class Steals(CardEvent):
    """A revealed Treasure is trashed."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        seen[b].lost(a)


class Takes(CardEvent):
    """It is gained from the trash."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        seen[seat].gained(a)
        seen[seat].pile.append(a)


STEALS: Final = event(Steals("steal", "card=card", "victim=@"))
TAKES: Final = event(Takes("take", "card=card"))


class Thief(Attack):
    """Each other player reveals some cards; a Treasure among them is trashed, and you may take what was trashed."""

    def play(self, s: State, d: Dealer) -> None:
        s.loot.clear()
        s.ask(ShareLoot())
        super().play(s, d)

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        for _ in range(EFFECT[self.number]):
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
    s.trash.append(card)
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

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return max(legal, key=lambda move: COINS[move - STEAL])


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
            s.trash.remove(card)
            s.discards[self.seat].append(card)
            d.tell(TAKES, self.seat, card)
            if s.loot:
                return
        s.loot.clear()
        s.answered()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-loot")

    def plain_answer(self, s: State, legal: list[int]) -> int:
        return max(legal, key=lambda move: 0 if move == DONE else COINS[move - TAKE] - 1.5)


CARD: Final = Thief("thief", ThiefSteals, TakeLoot)
