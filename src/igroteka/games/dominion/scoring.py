"""«Конец игры»: why it has come, victory points, and who wins."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.state import NOBODY
from igroteka.games.dominion.cards import WORDS
from igroteka.games.dominion.components import KEYS
from igroteka.games.dominion.kinds import (
    CARDS,
    CURSE,
    DUCHY,
    ENDS_BY_PILES,
    ENDS_BY_PROVINCES,
    ESTATE,
    IS_VICTORY,
    PROVINCE,
)
from igroteka.games.dominion.state import State

LINES: Final[dict[str, int]] = {
    "estates": ESTATE,
    "duchies": DUCHY,
    "provinces": PROVINCE,
    **{KEYS[card]: card for card in range(CURSE + 1, CARDS) if IS_VICTORY[card]},
    "curses": CURSE,
}
"""The cards that count: land, the Victory cards of the kingdom, each under its key, and Curses."""


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The points of all of a player's cards, wherever they are."""
    held = s.held(seat)
    return {line: held[card] * WORDS[card].points(held) if held[card] else 0 for line, card in LINES.items()}


TIES = ("turns",)


def ties(s: State, seat: int) -> list[int]:
    """What breaks a tie: fewer turns. Fewer is better, so they count below zero."""
    return [-s.turns[seat]]


def tell_end(s: State, d: Dealer) -> None:
    """No more Provinces, or three empty piles of the supply; both, if both are so."""
    if s.supply[PROVINCE] == 0:
        d.tell(ENDS_BY_PROVINCES, NOBODY)
    if s.empty_piles >= 3:
        empty = [card for card in [*range(CURSE + 1), *s.kingdom] if s.supply[card] == 0]
        d.tell_list(ENDS_BY_PILES, NOBODY, empty)
