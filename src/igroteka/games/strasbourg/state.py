"""The position: the city, the council, what everyone has behind the screen, and the influence cards.

What a seat has of cells, council seats, goods or influence cards is one number for each seat: see the modules on sets,
goods and stacks. What never changes in a match is bytes, which copies share.
"""

from typing import Any

from mypy_extensions import i64

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
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
from igroteka.games.strasbourg.sets import count
from igroteka.games.strasbourg.stacks import size_of


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
        dealt: bytes,
        kept: list[int],
        decided: list[int],
        round: int,  # noqa: A002 - that is what it is called
        step: int,
        first: int,
        queue: list[int],
        bids: list[int],
        offices: list[int],
        homes: list[int],
        buildings: list[int],
        chapels: list[int],
        prestige: list[int],
        money: list[int],
        privileges: list[int],
        goods: list[int],
        reserve: int,
        plans: list[int],
        drawn: list[int],
        stacks: list[list[int]],
        decks: list[list[int]],
        boxed: list[int],
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
        self.dealt = dealt
        """The tasks dealt to each seat, five each; never changed."""
        self.kept = kept
        """Which of the five each seat keeps, as bits."""
        self.decided = decided
        """On how many of the five each seat has decided."""
        self.round = round
        """From 0."""
        self.step = step
        """From 0, which is step A."""
        self.first = first
        self.queue = queue
        """Who has yet to decide in this step, in order."""
        self.bids = bids
        """The stack that each seat has revealed in this step; 0 is none."""
        self.offices = offices
        """The council seats that each family holds, as a set."""
        self.homes = homes
        """The cells that each family lives in, as a set."""
        self.buildings = buildings
        """The plot on which each building stands; -1 is none."""
        self.chapels = chapels
        """The corners at which chapels stand."""
        self.prestige = prestige
        """What the score track shows, until the end."""
        self.money = money
        self.privileges = privileges
        self.goods = goods
        self.reserve = reserve
        """The goods that are still to be had."""
        self.plans = plans
        """Where each seat is in its planning."""
        self.drawn = drawn
        """The cards that each seat has drawn and not yet put into a stack, as if they were one."""
        self.stacks = stacks
        self.decks = decks
        """The top card last."""
        self.boxed = boxed
        """Each seat's influence cards that are out of the game, as if they were a stack."""

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.in_turn,
            self.idle_recovers,
            self.cards,
            self.tiles,
            self.dealt,
            self.kept[:],
            self.decided[:],
            self.round,
            self.step,
            self.first,
            self.queue[:],
            self.bids[:],
            self.offices[:],
            self.homes[:],
            self.buildings[:],
            self.chapels[:],
            self.prestige[:],
            self.money[:],
            self.privileges[:],
            self.goods[:],
            self.reserve,
            self.plans[:],
            self.drawn[:],
            [stacks[:] for stacks in self.stacks],
            [deck[:] for deck in self.decks],
            self.boxed[:],
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

    def members(self, seat: int) -> int:
        """How many of a family live in the city."""
        return count(self.homes[seat])

    def resident(self, cell: int) -> int:
        """Who lives in a cell; -1 is nobody."""
        for seat in range(self.players):
            if self.homes[seat] >> cell & 1:
                return seat
        return NOBODY

    def cells_to_buy(self, seat: int, guild: int) -> int:
        """The empty cells of a guild that a seat can pay for, as a set."""
        cells: i64 = GUILD_CELLS_FOR[guild][min(self.money[seat], DEAREST)]
        for each in self.homes:
            homes: i64 = each
            cells &= ~homes
        return cells

    def councillors(self, seat: int) -> int:
        """How many of a family sit in the council."""
        return count(self.offices[seat])

    def holder(self, place: int) -> int:
        """Who holds a council seat; -1 is nobody."""
        for seat in range(self.players):
            if self.offices[seat] >> place & 1:
                return seat
        return NOBODY

    def plans_hidden(self, seat: int) -> bool:
        """Whether the seat has begun to plan and has not laid out its stacks."""
        return self.plans[seat] > 0

    def cards_in_plan(self, seat: int) -> int:
        """How many cards a seat has drawn this round and not yet revealed."""
        total = size_of(self.drawn[seat])
        for stack in self.stacks[seat]:
            total += size_of(stack)
        return total

    def deck_size(self, seat: int) -> int:
        """The size of a deck as everyone knows it: while a seat plans, as it was before."""
        return len(self.decks[seat]) + (self.cards_in_plan(seat) if self.plans_hidden(seat) else 0)

    # Doing.

    def sit(self, seat: int, place: int, d: Dealer) -> None:
        """Put a family member on a council seat; whoever sat there goes back («Городской совет»)."""
        former = self.holder(place)
        if former != seat:
            if former != NOBODY:
                self.offices[former] -= 1 << place
                d.tell(RETURNS, former, place)
            self.offices[seat] += 1 << place
        d.tell(SITS, seat, place)

    def take_good(self, seat: int, good: int, d: Dealer) -> None:
        """Take a good from the reserve."""
        self.reserve -= ONE_GOOD[good]
        self.goods[seat] += ONE_GOOD[good]
        d.tell(TAKES, seat, good)

    def move_in(self, seat: int, cell: int, d: Dealer) -> None:
        """Put a family member on a cell and pay for it."""
        self.money[seat] -= PRICE[cell]
        self.homes[seat] |= 1 << cell
        d.tell(BUYS, seat, cell, PRICE[cell])

    def box(self, seat: int, stack: int) -> None:
        """Put a stack back into the box."""
        self.boxed[seat] += stack
