"""«Сады»"""

from typing import Final

from igroteka.games.dominion.cards import Card
from igroteka.games.dominion.kinds import EFFECT


class Gardens(Card):
    """A victory point for every so many cards that one owns, rounded down."""

    def points(self, held: list[int]) -> int:
        return sum(held) // EFFECT[self.number]


CARD: Final = Gardens("gardens")
