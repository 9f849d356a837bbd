"""The position: farms and supply, families, the village board, and what rules do with them all the time.

Where things are counted by item (the supply, farms, the bag, each action space), the counts are one number; see
`counts.py`.
"""

from typing import Any

from mypy_extensions import i64

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.games.village.counts import count_of
from igroteka.games.village.family import Family
from igroteka.games.village.kinds import (
    BITS,
    COIN,
    FARM,
    GENERATION,
    GRAIN,
    GRAIN_LIMIT,
    LAP,
    MASK,
    MEMBERS,
    N_COLOURS,
    N_VISIBLE,
    PAYS,
    PRESTIGE,
    UNBORN,
)


class State(engine.State):
    """A position of Village."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        first: int,
        next_first: int,
        active: int,
        rounds: int,
        board: list[int],
        cubes_left: int,
        bag: int,
        stock: int,
        families: list[Family],
        chronicle_room: list[int],
        graves_room: int,
        stalls: list[int],
        queue: list[int],
        pile: list[int],
        out: int,
        ender: int,
        last_turns: int,
    ) -> None:
        super().__init__(players, stack)
        self.first = first
        """Who has the first player's marker."""
        self.next_first = next_first
        """Who has taken the next first player's marker from the council; -1 while it lies there."""
        self.active = active
        self.rounds = rounds
        """How many rounds have begun."""
        self.board = board
        """The cubes on each action space, counted by colour."""
        self.cubes_left = cubes_left
        """How many cubes are on the board in all."""
        self.bag = bag
        """The cubes in the green bag by colour. Everyone could count them; which come out next is chance."""
        self.stock = stock
        """What is left in the supply."""
        self.families = families
        self.chronicle_room = chronicle_room
        """How many spaces are free in each chapter of the chronicle."""
        self.graves_room = graves_room
        self.stalls = stalls
        """The customers who can be served."""
        self.queue = queue
        """The customers who wait, the foremost first."""
        self.pile = pile
        """The customers face down, the top one last: the one thing here that nobody knows."""
        self.out = out
        """The seats that take no further part in this market day, as bits."""
        self.ender = ender
        """Who has taken the last space of the chronicle or the last grave; -1 while there is room in both."""
        self.last_turns = last_turns
        """How many last actions are still to come; -1 before the end."""

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.first,
            self.next_first,
            self.active,
            self.rounds,
            self.board[:],
            self.cubes_left,
            self.bag,
            self.stock,
            [family.copy() for family in self.families],
            self.chronicle_room[:],
            self.graves_room,
            self.stalls[:],
            self.queue[:],
            self.pile[:],
            self.out,
            self.ender,
            self.last_turns,
        )

    # Looking.

    def after(self, seat: int) -> int:
        """The left neighbour: play goes clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def has(self, seat: int, item: int) -> int:
        """How many of an item lie on a farm."""
        return self.families[seat].stock >> BITS * item & MASK

    def supply(self, item: int) -> int:
        """How many of an item are left in the supply."""
        return count_of(self.stock, item)

    def generations_at(self, seat: int, place: int) -> int:
        """The generations of a family that have someone at a place, as bits."""
        people: i64 = self.families[seat].people
        found: i64 = 0
        for member in range(MEMBERS):
            if people & MASK == place:
                found |= 1 << GENERATION[member]
            people >>= BITS
        return found

    def places_of(self, seat: int) -> int:
        """The places where a family has anyone, as bits."""
        people: i64 = self.families[seat].people
        found: i64 = 0
        for _ in range(MEMBERS):
            found |= 1 << (people & MASK)
            people >>= BITS
        return found

    def anyone_at(self, seat: int, place: int) -> bool:
        """Whether someone of a family is at a place."""
        people: i64 = self.families[seat].people
        for _ in range(MEMBERS):
            if people & MASK == place:
                return True
            people >>= BITS
        return False

    def count_at(self, seat: int, first: int, n: int) -> int:
        """How many of a family are at n places from `first` on."""
        people: i64 = self.families[seat].people
        found: i64 = 0
        for _ in range(MEMBERS):
            place: i64 = people & MASK
            if first <= place < first + n:
                found += 1
            people >>= BITS
        return found

    def living(self, seat: int) -> int:
        """How many of a family are born and not dead; those in the black bag live."""
        return self.count_at(seat, FARM, N_VISIBLE + 1)

    # Moving people.

    def move(self, seat: int, generation: int, origin: int, place: int) -> None:
        """Move someone of this generation from one place to another."""
        family = self.families[seat]
        for member in range(MEMBERS):
            if family.place_of(member) == origin and GENERATION[member] == generation:
                family.put(member, place)
                return
        raise ValueError("nobody of this generation is there")

    def next_unborn(self, seat: int) -> int:
        """The lowest generation that still has unborn members; -1 if all are born."""
        family = self.families[seat]
        for member in range(MEMBERS):
            if family.place_of(member) == UNBORN:
                return GENERATION[member]
        return -1

    # Taking and paying.

    def gain(self, seat: int, item: int, n: int) -> int:
        """Take from the supply; as many as there are, and no more grain than a farm holds. Returns how many."""
        family = self.families[seat]
        n = min(n, self.supply(item))
        if item == GRAIN:
            n = min(n, GRAIN_LIMIT - family.has(GRAIN))
        self.stock -= n << BITS * item
        family.add(item, n)
        return n

    def give(self, seat: int, item: int, n: int) -> None:
        """Return to the supply."""
        self.families[seat].add(item, -n)
        self.stock += n << BITS * item

    def hand_over(self, seat: int, item: int, n: int, d: Dealer) -> None:
        """Pay with goods or grain."""
        self.give(seat, item, n)
        if d.loud and n:
            d.tell_list(PAYS, seat, [item] * n)

    def can_pay(self, seat: int, needs: list[int]) -> bool:
        """Whether cubes, with coins for missing ones, suffice («Монеты»)."""
        family = self.families[seat]
        stock: i64 = family.stock
        short: i64 = 0
        for colour in range(N_COLOURS):
            missing: i64 = needs[colour] - (stock & MASK)
            if missing > 0:
                short += missing
            stock >>= BITS
        return short <= family.has(COIN)

    def pay(self, seat: int, colour: int, n: int, coins: int, d: Dealer) -> None:
        """Pay n cubes of a colour, so many of them with coins."""
        self.give(seat, colour, n - coins)
        self.give(seat, COIN, coins)
        if d.loud:
            d.tell_list(PAYS, seat, [colour] * (n - coins) + [COIN] * coins)

    def spend_time(self, seat: int, n: int) -> None:
        """Go on along the life track («Время»); who crosses the bridge will have someone die."""
        family = self.families[seat]
        now = family.life + n
        while now >= LAP:
            now -= LAP
            family.dying += 1
        family.life = now

    def earn(self, seat: int, n: int, d: Dealer) -> None:
        """Go forward on the prestige track."""
        self.families[seat].prestige += n
        d.tell(PRESTIGE, seat, n)
