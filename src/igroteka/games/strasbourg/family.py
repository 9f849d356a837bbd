"""What a player has: a family in the city and in the council, what lies behind the screen, and influence cards.

Cells, council seats, goods and cards are numbers: see the modules on sets, goods and stacks. All numbers are of the
kind that compiled code keeps and reads as they are, since the whole position is read for every observation.
"""

from mypy_extensions import i64

from igroteka.engine import state as engine
from igroteka.engine.sets import count
from igroteka.games.strasbourg.stacks import size_of


class Family(engine.Part):
    """One player's part of the position."""

    def __init__(
        self,
        dealt: bytes,
        kept: i64,
        decided: i64,
        homes: i64,
        offices: i64,
        prestige: i64,
        money: i64,
        privileges: i64,
        goods: i64,
        deck: list[int],
        plan: i64,
        drawn: i64,
        stacks: list[int],
        bid: i64,
        boxed: i64,
    ) -> None:
        self.dealt = dealt
        """The five tasks dealt; never changed."""
        self.kept = kept
        """Which of the five are kept, as bits."""
        self.decided = decided
        """On how many of the five it is decided."""
        self.homes = homes
        """The cells that the family lives in, as a set."""
        self.offices = offices
        """The council seats that it holds, as a set."""
        self.prestige = prestige
        """What the score track shows, until the end."""
        self.money = money
        self.privileges = privileges
        self.goods = goods
        self.deck = deck
        """The top card last."""
        self.plan = plan
        """How far the planning is."""
        self.drawn = drawn
        """The cards drawn and not yet put into a stack, as if they were one."""
        self.stacks = stacks
        self.bid = bid
        """The stack revealed in this step; 0 is none."""
        self.boxed = boxed
        """The influence cards out of the game, as if they were a stack."""

    def copy(self) -> "Family":
        """The same, sharing nothing that can change."""
        return Family(
            self.dealt,
            self.kept,
            self.decided,
            self.homes,
            self.offices,
            self.prestige,
            self.money,
            self.privileges,
            self.goods,
            self.deck[:],
            self.plan,
            self.drawn,
            self.stacks[:],
            self.bid,
            self.boxed,
        )

    def members(self) -> int:
        """How many of the family live in the city."""
        return count(self.homes)

    def councillors(self) -> int:
        """How many of the family sit in the council."""
        return count(self.offices)

    def plans_hidden(self) -> bool:
        """Whether it has begun to plan and has not laid out its stacks."""
        return self.plan > 0

    def cards_in_plan(self) -> int:
        """How many cards were drawn this round and are not yet revealed."""
        total: i64 = size_of(self.drawn)
        for stack in self.stacks:
            total += size_of(stack)
        return total

    def deck_size(self) -> int:
        """The size of the deck as everyone knows it: during planning, as it was before."""
        return len(self.deck) + (self.cards_in_plan() if self.plans_hidden() else 0)

    def box(self, stack: i64) -> None:
        """Put a stack back into the box."""
        self.boxed += stack
