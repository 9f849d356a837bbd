"""What the rulebook lets a seat know and count («Дополнительные правила»), and nothing more.

Everybody sees the supply, the trash, the cards in play, the top card of each discard pile, and how many cards lie
where: whoever follows the table knows that without counting. Nobody searches a deck or a discard pile, but all know
what they own themselves.
"""

import msgspec

from igroteka.engine.view import View as EngineView


class PileView(msgspec.Struct):
    """A pile of the supply."""

    card: str
    cost: int
    left: int


class SeatView(msgspec.Struct):
    """What is seen of one player."""

    turns: int
    hand_size: int
    deck_size: int
    discard_size: int
    discard_top: str | None
    hand: dict[str, int] | None
    """One's own hand only."""
    cards: dict[str, int] | None
    """All cards, wherever they are: one's own, and everyone's once the game is over."""


class View(EngineView):
    """The table as a seat sees it."""

    kingdom: list[str]
    active: int
    phase: str
    """`action`, `buy` or `end`."""
    actions: int
    buys: int
    coins: int
    treasures: int
    """The coins that the Treasures in one's own hand are worth."""
    payable: str
    """While one is buying: what they could buy beside what can be bought already, with spaces between."""
    supply: list[PileView]
    trash: dict[str, int]
    played: list[str]
    aside: list[str]
    """Cards lying open: revealed, or set aside."""
    aside_of: int | None
    loot: list[str]
    looked: str | None
    """The Action that you have just drawn for Library."""
    picked: list[str]
    """The cards that you have picked to discard."""
    seats: list[SeatView]
