"""Village: what is left over, and which parts of the board are used."""

from typing import Any

import habits
from igroteka.games.village.kinds import (
    CHAMBER,
    CHRONICLE,
    COIN,
    GRAIN,
    GRAVE,
    N_CHAMBERS,
    N_CHAPTERS,
    N_COLOURS,
    N_GOODS,
    N_WINDOWS,
    SCROLL,
    WAGON,
    WINDOW,
)
from igroteka.games.village.scoring import cities_visited, customers_served


class Habits(habits.Habits):
    """Cubes, wagons, market days, the council."""

    opener = -1
    """Who has opened the market day that is on."""
    sales = (0, 0)
    """What was sold on it, by the opener and by others."""

    def before(self, s: Any, seat: int, move: str) -> None:
        verb, *of = move.split(":")
        if verb in ("take", "well", "skip"):
            self.close()
        if seat in self.seats:
            if verb == "take":
                if of[0] == "travel":
                    self.tally.share("travel cubes taken without a wagon, %", s.has(seat, WAGON) == 0)
                self.tally.share("cubes that are of the plague, %", of[1] == "plague")
            if verb in ("take", "well"):
                self.tally.share("turns at the well, %", verb == "well")
        if verb in ("take", "act") and of[0] == "market":
            self.opener = seat
            self.sales = (0, 0)
        if verb == "serve":
            own, others = self.sales
            self.sales = (own + 1, others) if seat == self.opener else (own, others + 1)

    def close(self) -> None:
        """The market day, if there was one, is over."""
        if self.opener in self.seats:
            own, others = self.sales
            self.tally.share("market days without a sale of one's own, %", own == 0)
            self.tally.share("market days that served others more, %", others > own)
        self.opener = -1

    def end(self, s: Any) -> None:
        self.close()
        super().end(s)
        add = self.tally.add
        add("rounds", s.rounds)
        for seat in self.seats:
            add("cubes left", sum(s.has(seat, colour) for colour in range(N_COLOURS)))
            add("goods left", sum(s.has(seat, SCROLL + good) for good in range(N_GOODS)))
            add("grain left", s.has(seat, GRAIN))
            add("coins left", s.has(seat, COIN))
            add("customers served", customers_served(s, seat))
            add("cities visited", cities_visited(s, seat))
            add("members in the council", s.count_at(seat, CHAMBER, N_CHAMBERS))
            add("members in the church", s.count_at(seat, WINDOW, N_WINDOWS))
            add("members in the chronicle", s.count_at(seat, CHRONICLE, N_CHAPTERS))
            add("members in nameless graves", s.count_at(seat, GRAVE, 1))
