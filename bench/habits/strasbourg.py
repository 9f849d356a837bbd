"""Strasbourg: what becomes of stacks and tasks, and what is left over."""

from typing import Any

import habits
from igroteka.games.strasbourg.choosing import kept_tasks
from igroteka.games.strasbourg.components import TASK_KEYS
from igroteka.games.strasbourg.goods import how_many
from igroteka.games.strasbourg.kinds import GUILDS, STEP_G
from igroteka.games.strasbourg.tasks import fulfilled


class Habits(habits.Habits):
    """Bids, privileges spent on waiting, tasks."""

    def __init__(self, match: Any, seats: list[int], tally: habits.Tally) -> None:
        super().__init__(match, seats, tally)
        self.waited = dict.fromkeys(seats, 0)
        self.lost = dict.fromkeys(seats, 0)

    def before(self, s: Any, seat: int, move: str) -> None:
        if seat not in self.waited:
            return
        verb = move.split(":")[0]
        if verb == "wait":
            self.waited[seat] += 1
        if verb in ("reveal", "pass") and s.step == STEP_G:
            left = len(s.families[seat].stacks)
            self.tally.share("last steps passed with a stack in hand, %", verb == "pass")
            self.lost[seat] += left - (verb == "reveal")

    def end(self, s: Any) -> None:
        super().end(s)
        add = self.tally.add
        for seat in self.seats:
            family = s.families[seat]
            kept = kept_tasks(s, seat)
            add("tasks kept", len(kept))
            for task in kept:
                self.tally.share("tasks kept that were fulfilled, %", fulfilled(s, seat, task))
            add("stacks thrown away", self.lost[seat])
            add("privileges spent on waiting", self.waited[seat])
            add("privileges left", family.privileges)
            add("coins left", family.money)
            add("goods left", sum(int(how_many(family.goods, good)) for good in range(GUILDS)))
            add("members in the city", family.members())
            for task in family.dealt:
                self.tally.share(f"kept when dealt, %: {TASK_KEYS[task]}", task in kept)
