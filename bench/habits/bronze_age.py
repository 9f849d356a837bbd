"""The Bronze Age: developments, trades, hunger, ships and what is left over."""

from typing import Any

import habits
from igroteka.games.bronze_age.components import DEVELOPMENTS
from igroteka.games.bronze_age.kinds import FOOD, MEDICINE
from igroteka.games.bronze_age.state import State


class Habits(habits.Habits):
    """Offers are counted by who makes them, answers by who gives them."""

    def __init__(self, match: Any, seats: list[int], tally: habits.Tally) -> None:
        super().__init__(match, seats, tally)
        self.made = dict.fromkeys(seats, 0)
        self.withdrawn = dict.fromkeys(seats, 0)
        self.late_ships = dict.fromkeys(seats, 0)

    def before(self, s: State, seat: int, move: str) -> None:
        if seat not in self.made:
            return
        verb = move.split(":")[0]
        if verb == "send":
            self.made[seat] += 1
        elif verb == "withdraw":
            self.withdrawn[seat] += 1
        elif verb in ("accept", "decline"):
            self.tally.share("offers accepted, %", verb == "accept")
        elif verb == "ship" and s.ending:
            self.late_ships[seat] += 1
        elif verb in ("buy", "buy_nothing"):
            self.tally.share("turns in which something could be bought and nothing was, %", verb == "buy_nothing")

    def end(self, s: State) -> None:
        super().end(s)
        add = self.tally.add
        add("rounds", s.round)
        for seat in self.seats:
            add("cities", s.cities(seat))
            add("developments", s.developed(seat))
            add("monuments", s.monuments(seat))
            self.tally.share("has Medicine, %", s.owns(seat, MEDICINE))
            add("goods left", s.goods(seat))
            add("food left", s.has(seat, FOOD))
            add("offers sent", self.made[seat])
            add("offers withdrawn", self.withdrawn[seat])
            add("ships in the last round", self.late_ships[seat])
            for number, key in enumerate(DEVELOPMENTS):
                self.tally.share(f"owns, %: {key}", s.owns(seat, number))
