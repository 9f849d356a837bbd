"""How likely a task will be fulfilled: by what is missing, and by whether that can still come."""

import math
from typing import Final

from mypy_extensions import i64

from igroteka.engine.sets import count, numbers_of
from igroteka.games.strasbourg.bots.weights import WEIGHTS
from igroteka.games.strasbourg.kinds import (
    BESIDE,
    BUILDINGS,
    CELLS,
    CITY_CORNERS,
    CORNERS,
    GUILD_CELLS,
    GUILD_OF,
    GUILD_SEAT,
    GUILDS,
    HIGH_OFFICES,
    MERCHANTS,
    NOBILITY,
    NONE,
    PLOTS,
    ROUND_GUILDS,
    ROUNDS,
    SEATS,
    SITES,
    STEP_A,
    STEP_B,
    STEP_G,
    TASK_KINDS,
    TASK_LEAST,
    TASK_OF,
    TOUCHING,
    WIDTH,
    around,
)
from igroteka.games.strasbourg.state import State


def lines(step: int, across: int) -> list[int]:
    """All lines of three cells without a plot, from cell to cell by so many numbers and so many columns."""
    found: list[int] = []
    for cell in range(CELLS - 2 * step):
        column = cell % WIDTH
        three = [cell, cell + step, cell + 2 * step]
        if 0 <= column + 2 * across < WIDTH and not any(GUILD_OF[each] == NONE for each in three):
            found.append(1 << three[0] | 1 << three[1] | 1 << three[2])
    return found


STRAIGHTS: Final[list[int]] = lines(1, 1) + lines(WIDTH, 0)
DIAGONALS: Final[list[int]] = lines(WIDTH + 1, 1) + lines(WIDTH - 1, -1)
SQUARES: Final[list[int]] = [
    TOUCHING[corner] for corner in range(CORNERS) if not any(TOUCHING[corner] >> plot & 1 for plot in PLOTS)
]

FOUND: Final[list[float]] = [1.0 - (1.0 - WEIGHTS.home) ** n for n in range(ROUNDS + 1)]
"""The chance to get a cell that one needs, by how often its guild still comes up: once a round at most."""
ON_NO_HOMES: Final = ("council", "offices", "most_money", "most_privileges")
ON_HOMES: Final[list[bool]] = [kind not in ON_NO_HOMES for kind in TASK_KINDS]
ON_OFFICES: Final[list[bool]] = [kind in ("council", "offices") for kind in TASK_KINDS]
"""Whether a task's chance hangs on where one lives, and on who sits in the council."""


def guild_steps_left(s: State) -> list[int]:
    """How often each guild comes up from here on, this step included."""
    left = [0] * GUILDS
    now = max(0, s.round)
    for later in range(now, ROUNDS):
        guilds = ROUND_GUILDS[s.cards[later]]
        for place in range(len(guilds)):
            if later > now or s.round < 0 or STEP_B + 2 * place >= s.step:
                left[guilds[place]] += 1
    return left


class Outlook:
    """What a seat can still reach from a position, with these homes and council seats."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.left = guild_steps_left(s)
        taken: i64 = 0
        for other in range(s.players):
            if other != seat:
                taken |= s.families[other].homes
        self.taken: i64 = taken

    def later(self) -> "Outlook":
        """The same once this step is over."""
        guild = self.s.guild()
        if guild >= 0:
            self.left[guild] -= 1
        return self

    def home(self, cell: int) -> float:
        """The chance to get a cell."""
        if self.taken >> cell & 1:
            return 0.0
        return FOUND[self.left[GUILD_OF[cell]]]

    def cells(self, area: int, homes: i64, need: int) -> float:
        """The chance to have so many members in an area."""
        need -= count(homes & area)
        if need <= 0:
            return 1.0
        chance = 1.0
        left = self.left[:]
        rest: i64 = area & ~homes & ~self.taken
        for _ in range(need):
            most = 0
            chosen = NONE
            for guild in range(GUILDS):
                if left[guild] > most and rest & GUILD_CELLS[guild]:
                    most = left[guild]
                    chosen = guild
            if chosen == NONE:
                return 0.0
            left[chosen] -= 1
            free: i64 = rest & GUILD_CELLS[chosen]
            rest -= free & -free
            chance *= FOUND[most]
        return chance

    def patterns(self, areas: list[int], homes: i64) -> float:
        """The chance to live in every cell of one of these areas."""
        best = 0.0
        for area in areas:
            if self.taken & area == 0:
                missing: i64 = area & ~homes
                if missing == 0:
                    return 1.0
                if count(missing) <= 2 or best == 0.0:
                    best = max(best, self.cells(area, homes, count(area)))
        return best

    def guild(self, guild: int, homes: i64, need: int) -> float:
        """The chance to have so many members in a guild's cells."""
        need -= count(homes & GUILD_CELLS[guild])
        return at_least(need, [WEIGHTS.home] * self.left[guild])

    def building(self, building: int, homes: i64, need: int) -> float:
        """The chance to have so many members beside a building, which may have to be built yet."""
        plot = self.s.buildings[building]
        if plot != NONE:
            return self.cells(BESIDE[plot], homes, need)
        best = 0.0
        for free in PLOTS:
            if free not in self.s.buildings:
                best = max(best, self.cells(BESIDE[free], homes, need))
        return best * WEIGHTS.site

    def council(self, offices: int, among: int, need: int) -> float:
        """The chance to hold so many of these council seats in the end."""
        s = self.s
        chances: list[float] = []
        for place in range(SEATS):
            if among >> place & 1:
                mine = bool(offices >> place & 1)
                if GUILD_SEAT <= place < MERCHANTS:
                    open_yet = self.left[place - GUILD_SEAT] > 0
                else:
                    by = STEP_G if place == MERCHANTS else STEP_A
                    open_yet = s.round < ROUNDS - 1 or s.step < by or (s.step == by and place <= NOBILITY + 1)
                chances.append((WEIGHTS.office + (0.15 if mine else 0.0)) if open_yet else float(mine))
        return at_least(need, chances)


def at_least(need: int, chances: list[float]) -> float:
    """How likely at least so many of several things come about."""
    if need <= 0:
        return 1.0
    if need > len(chances):
        return 0.0
    n = len(chances)
    exactly = [1.0] + [0.0] * n
    for chance in chances:
        for k in range(n, 0, -1):
            exactly[k] = exactly[k] * (1.0 - chance) + exactly[k - 1] * chance
        exactly[0] *= 1.0 - chance
    return sum(exactly[need:])


def ahead(own: int, others: list[int], by: float) -> float:
    """How likely somebody with so much has more than the others in the end; `by` is what still may come."""
    most = max(others)
    return 1.0 / (1.0 + math.exp((most + 0.5 - own) / by))


def chance(o: Outlook, task: int, homes: i64, offices: int) -> float:  # noqa: C901 - one line for each kind of task
    """How likely a task will be fulfilled by a seat that has these homes and council seats."""
    s = o.s
    kind = TASK_KINDS[task]
    least = TASK_LEAST[task][s.players - 3] if TASK_LEAST[task] else 0
    rounds = ROUNDS - max(0, s.round)
    others = [other for other in range(s.players) if other != o.seat]
    if kind == "at_building":
        return o.building(TASK_OF[task], homes, least)
    if kind == "in_guild":
        return o.guild(TASK_OF[task], homes, least)
    if kind == "at_one_building":
        return max([o.building(building, homes, least) for building in range(BUILDINGS)])
    if kind == "straight":
        return o.patterns(STRAIGHTS, homes)
    if kind == "diagonal":
        return o.patterns(DIAGONALS, homes)
    if kind == "square":
        return o.patterns(SQUARES, homes)
    if kind == "council":
        return o.council(offices, (1 << SEATS) - 1, least)
    if kind == "offices":
        return o.council(offices, HIGH_OFFICES, least)
    if kind == "buildings":
        return buildings(o, homes, least)
    if kind == "most_members":
        return ahead(count(homes), [s.families[other].members() for other in others], 0.4 + 0.4 * rounds)
    if kind == "most_money":
        money = [s.families[other].money for other in others]
        return ahead(s.families[o.seat].money, money, 1.0 + 2.0 * rounds)
    if kind == "most_privileges":
        privileges = [s.families[other].privileges for other in others]
        return ahead(s.families[o.seat].privileges, privileges, 0.3 + 0.35 * rounds)
    if kind == "guilds":
        return at_least(least, [o.guild(guild, homes, 1) for guild in range(GUILDS)])
    if kind == "at_one_chapel":
        return chapel(o, homes, least)
    if kind == "chapels":
        return chapels(o, homes, least)
    if kind == "group":
        return group(o, homes, least)
    return o.cells(CITY_CORNERS, homes, least)


def buildings(o: Outlook, homes: i64, least: int) -> float:
    """A member beside each of so many buildings; those yet to be built are all alike."""
    chances: list[float] = []
    unbuilt = -1.0
    for building in range(BUILDINGS):
        if o.s.buildings[building] != NONE:
            chances.append(o.building(building, homes, 1))
        else:
            if unbuilt < 0.0:
                unbuilt = o.building(building, homes, 1)
            chances.append(unbuilt)
    return at_least(least, chances)


def chapel(o: Outlook, homes: i64, least: int) -> float:
    """So many members at one chapel, which may have to be built yet."""
    best = 0.0
    for site in SITES:
        if site in o.s.chapels:
            best = max(best, o.cells(TOUCHING[site], homes, least))
        elif len(o.s.chapels) < ROUNDS:
            best = max(best, WEIGHTS.site * o.cells(TOUCHING[site], homes, least))
    return best


def chapels(o: Outlook, homes: i64, least: int) -> float:
    """A member at each of so many chapels."""
    chances = [o.cells(TOUCHING[site], homes, 1) for site in o.s.chapels]
    free = [site for site in SITES if site not in o.s.chapels]
    touched = 0
    for site in free:
        touched += count(homes & TOUCHING[site]) > 0
    for _ in range(ROUNDS - len(o.s.chapels)):
        chances.append(min(0.9, 0.3 + touched / (len(free) + 1.0)))
    return at_least(least, chances)


def group(o: Outlook, homes: i64, least: int) -> float:
    """So many members side by side."""
    largest = 0
    room = 0
    rest: i64 = homes
    while rest:
        found: i64 = rest & -rest
        grown: i64 = rest & (found | around(found))
        while grown != found:
            found = grown
            grown = rest & (found | around(found))
        rest -= found
        if count(found) >= largest:
            largest = count(found)
            room = 0
            free: i64 = around(found) & ~homes & ~o.taken
            for cell in numbers_of(free):
                if GUILD_OF[cell] != NONE and o.left[GUILD_OF[cell]] > 0:
                    room += 1
    if largest >= least:
        return 1.0
    missing = least - largest
    if sum(o.left) < missing or (largest > 0 and room == 0):
        return 0.0
    chance: float = (0.85 * WEIGHTS.home + 0.05 * min(room, 3)) ** missing
    return chance
