"""The position: the round, the city and the council, and what each family has.

What never changes in a match is bytes, which copies share.
"""

from typing import Any

from mypy_extensions import i64

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.games.strasbourg.family import Family
from igroteka.games.strasbourg.goods import ONE_GOOD
from igroteka.games.strasbourg.kinds import (
    BUYS,
    DEAREST,
    GUILD_CELLS_FOR,
    NOBODY,
    PRICE,
    RETURNS,
    ROUND_GUILDS,
    SITS,
    STEP_B,
    STEP_D,
    STEP_F,
    TAKES,
)


class State(engine.State):
    """A position of Strasbourg."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        in_turn: bool,
        idle_recovers: bool,
        cards: bytes,
        tiles: bytes,
        round: int,  # noqa: A002 - that is what it is called
        step: int,
        first: int,
        queue: list[int],
        buildings: list[int],
        chapels: list[int],
        reserve: i64,
        families: list[Family],
    ) -> None:
        super().__init__(players, stack)
        self.in_turn = in_turn
        """Whether planning goes in turn order."""
        self.idle_recovers = idle_recovers
        """Whether a rank that could act, but has nothing to act with, recovers a card."""
        self.cards = cards
        """The round cards as they lie; never changed."""
        self.tiles = tiles
        """The building beneath each round card; never changed."""
        self.round = round
        """From 0."""
        self.step = step
        """From 0, which is step A."""
        self.first = first
        self.queue = queue
        """Who has yet to decide in this step, in order."""
        self.buildings = buildings
        """The plot on which each building stands; -1 is none."""
        self.chapels = chapels
        """The corners at which chapels stand."""
        self.reserve = reserve
        """The goods that are still to be had."""
        self.families = families
        """What each seat has."""

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.in_turn,
            self.idle_recovers,
            self.cards,
            self.tiles,
            self.round,
            self.step,
            self.first,
            self.queue[:],
            self.buildings[:],
            self.chapels[:],
            self.reserve,
            [family.copy() for family in self.families],
        )

    # Looking.

    def guild(self) -> int:
        """The guild that this step influences; -1 if it is not a guild's step."""
        guilds = ROUND_GUILDS[self.cards[self.round]]
        if self.step == STEP_B:
            return guilds[0]
        if self.step == STEP_D:
            return guilds[1]
        if self.step == STEP_F:
            return guilds[2]
        return -1

    def turn_order(self) -> list[int]:
        """All seats, clockwise from the first player."""
        players = self.players
        first = self.first
        return [seat - players if seat >= players else seat for seat in range(first, first + players)]

    def resident(self, cell: int) -> int:
        """Who lives in a cell; -1 is nobody."""
        for seat in range(self.players):
            if self.families[seat].homes >> cell & 1:
                return seat
        return NOBODY

    def cells_to_buy(self, seat: int, guild: int) -> int:
        """The empty cells of a guild that a seat can pay for, as a set."""
        cells: i64 = GUILD_CELLS_FOR[guild][min(self.families[seat].money, DEAREST)]
        for family in self.families:
            homes: i64 = family.homes
            cells &= ~homes
        return cells

    def holder(self, place: int) -> int:
        """Who holds a council seat; -1 is nobody."""
        for seat in range(self.players):
            if self.families[seat].offices >> place & 1:
                return seat
        return NOBODY

    # Doing.

    def sit(self, seat: int, place: int, d: Dealer) -> None:
        """Put a family member on a council seat; whoever sat there goes back («Городской совет»)."""
        former = self.holder(place)
        if former != seat:
            if former != NOBODY:
                self.families[former].offices -= 1 << place
                d.tell(RETURNS, former, place)
            self.families[seat].offices += 1 << place
        d.tell(SITS, seat, place)

    def take_good(self, seat: int, good: int, d: Dealer) -> None:
        """Take a good from the reserve."""
        self.reserve -= ONE_GOOD[good]
        self.families[seat].goods += ONE_GOOD[good]
        d.tell(TAKES, seat, good)

    def move_in(self, seat: int, cell: int, d: Dealer) -> None:
        """Put a family member on a cell and pay for it."""
        family = self.families[seat]
        family.money -= PRICE[cell]
        family.homes |= 1 << cell
        d.tell(BUYS, seat, cell, PRICE[cell])
