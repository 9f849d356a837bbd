"""«Ведьма»"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.cards import Attack
from igroteka.games.dominion.kinds import CURSE
from igroteka.games.dominion.state import State


class Witch(Attack):
    """Each other player gains a Curse, in turn order while they last."""

    def attack(self, s: State, victim: int, d: Dealer) -> None:
        if s.supply[CURSE]:
            s.gain(victim, CURSE, d)


CARD: Final = Witch("witch")
