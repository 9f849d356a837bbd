"""My Village: customers, markers, coins, and turns in which nothing is done."""

from typing import Any

import habits
from igroteka.engine.sets import count

# fmt: off
DEEDS = frozenset((
    "hand", "clerk", "build", "field", "travel", "church", "monk", "council", "meeting", "use", "serve",
    "invite", "welcome",
))
# fmt: on
"""What a turn is for; a headman who only walks to and fro brings little."""


class Habits(habits.Habits):
    """Turns are told apart by their first die."""

    def __init__(self, match: Any, seats: list[int], tally: habits.Tally) -> None:
        super().__init__(match, seats, tally)
        self.idle = dict.fromkeys(seats, 0)
        """How many turns in a row a seat has done nothing."""
        self.longest = dict.fromkeys(seats, 0)
        self.done = dict.fromkeys(seats, True)
        self.markers = dict.fromkeys(seats, 0)
        self.turned = dict.fromkeys(seats, 0)

    def before(self, s: Any, seat: int, move: str) -> None:
        if seat not in self.idle:
            return
        verb = move.split(":")[0]
        if verb == "take" and s.die1 == 0:
            self.close(seat)
            self.done[seat] = False
        elif verb in DEEDS or (move == "walk:house" and s.villages[seat].tree >= 2) or move == "walk:story":
            self.done[seat] = True
        if verb == "turn":
            self.turned[seat] += 1
        if verb == "meeting" or move == "use:meeting":
            self.markers[seat] += 1

    def close(self, seat: int) -> None:
        """A turn is over: was it for anything?"""
        if self.match.ply:
            self.tally.share("turns for nothing, %", not self.done[seat])
        self.idle[seat] = 0 if self.done[seat] else self.idle[seat] + 1
        self.longest[seat] = max(self.longest[seat], self.idle[seat])

    def end(self, s: Any) -> None:
        for seat in self.seats:
            self.close(seat)
        super().end(s)
        add = self.tally.add
        add("rounds", s.round)
        for seat in self.seats:
            village = s.villages[seat]
            served = int(count(village.served))
            add("customers served", served)
            self.tally.share("villages that served nobody, %", served == 0)
            add("customers left waiting", len(village.market))
            add("times at the meeting place", self.markers[seat])
            add("its markers spent", self.turned[seat])
            add("coins left", village.coins)
            add("goods left", sum(village.all_goods()))
            add("story left on the tree", village.tree)
            add("most turns for nothing in a row", self.longest[seat])
            add("villagers at the end", int(count(village.villagers)))
            add("workshops", int(count(village.shops)))
            add("monks", int(count(village.monks)))
            add("letters travelled", len(village.journey))
