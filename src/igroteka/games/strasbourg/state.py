"""The position: the city, the council, what everyone has behind the screen, and the influence cards.

Lists by seat and kind are flat: the goods of seat 2 begin at `goods[2 * GUILDS]`.
"""

from typing import Any

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.games.strasbourg.kinds import (
    BUYS,
    CELLS,
    GUILDS,
    NOBODY,
    PRICE,
    RETURNS,
    ROUND_GUILDS,
    SEATS,
    SITS,
    STEP_B,
    STEP_D,
    STEP_F,
    TAKES,
    VALUES,
)
from igroteka.games.strasbourg.stacks import cards_of, size_of


class State(engine.State):
    """A position of Strasbourg."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        in_turn: bool,
        idle_recovers: bool,
        cards: list[int],
        tiles: list[int],
        dealt: list[int],
        kept: list[int],
        decided: list[int],
        round: int,  # noqa: A002 - that is what it is called
        step: int,
        first: int,
        queue: list[int],
        bids: list[int],
        council: list[int],
        city: list[int],
        buildings: list[int],
        chapels: list[int],
        prestige: list[int],
        money: list[int],
        privileges: list[int],
        goods: list[int],
        reserve: list[int],
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
        self.council = council
        """Who holds each council seat."""
        self.city = city
        """Who lives in each cell."""
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
        """The influence cards out of the game, by seat and value."""

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
            self.council[:],
            self.city[:],
            self.buildings[:],
            self.chapels[:],
            self.prestige[:],
            self.money[:],
            self.privileges[:],
            self.goods[:],
            self.reserve[:],
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

    def goods_of(self, seat: int) -> int:
        """How many goods a seat has."""
        total = 0
        for good in range(seat * GUILDS, (seat + 1) * GUILDS):
            total += self.goods[good]
        return total

    def members(self, seat: int) -> int:
        """How many of a family live in the city."""
        total = 0
        for owner in self.city:
            if owner == seat:
                total += 1
        return total

    def councillors(self, seat: int) -> int:
        """How many of a family sit in the council."""
        total = 0
        for place in range(SEATS):
            if self.council[place] == seat:
                total += 1
        return total

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
        former = self.council[place]
        if former not in (NOBODY, seat):
            d.tell(RETURNS, former, place)
        self.council[place] = seat
        d.tell(SITS, seat, place)

    def take_good(self, seat: int, good: int, d: Dealer) -> None:
        """Take a good from the reserve."""
        self.reserve[good] -= 1
        self.goods[seat * GUILDS + good] += 1
        d.tell(TAKES, seat, good)

    def move_in(self, seat: int, cell: int, d: Dealer) -> None:
        """Put a family member on a cell and pay for it."""
        self.money[seat] -= PRICE[cell]
        self.city[cell] = seat
        d.tell(BUYS, seat, cell, PRICE[cell])

    def box(self, seat: int, stack: int) -> None:
        """Put a stack back into the box."""
        for value in cards_of(stack):
            self.boxed[seat * VALUES + value - 1] += 1


def empty_city() -> list[int]:
    """Nobody lives anywhere."""
    return [NOBODY] * CELLS
