"""«Сады»"""

from typing import Final

from igroteka.games.dominion.cards import Card


class Gardens(Card):
    """A victory point for every ten cards that one owns, rounded down."""

    def points(self, held: list[int]) -> int:
        return sum(held) // 10


CARD: Final = Gardens("gardens")
