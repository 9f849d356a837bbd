"""The tasks: when each is fulfilled. They are looked at only when the match is over («Завершение игры»).

Family members of all guilds count together, a plot breaks every pattern, only what is built counts, and the same
members may serve several tasks. "More than every other player" is not fulfilled by a tie.
"""

from typing import Final

from mypy_extensions import i64

from igroteka.engine.sets import count
from igroteka.games.strasbourg.kinds import (
    BESIDE,
    BUILDINGS,
    CITY_CORNERS,
    CORNERS,
    EAST,
    GUILD_CELLS,
    GUILDS,
    HIGH_OFFICES,
    NONE,
    TASK_KINDS,
    TASK_LEAST,
    TASK_OF,
    TOUCHING,
    WEST,
    WIDTH,
    around,
)
from igroteka.games.strasbourg.state import State


def fulfilled(s: State, seat: int, task: int) -> bool:
    """Whether a task is fulfilled as things stand."""
    return reached(s, seat, task) >= needed(s, seat, task)


def needed(s: State, seat: int, task: int) -> int:
    """How many of what it counts a task needs: one more than anybody else has, where it asks for the most."""
    kind = TASK_KINDS[task]
    if kind == "square":
        return 4
    if kind == "most_members":
        return most([family.members() for family in s.families], seat) + 1
    if kind == "most_money":
        return most([family.money for family in s.families], seat) + 1
    if kind == "most_privileges":
        return most([family.privileges for family in s.families], seat) + 1
    return TASK_LEAST[task][s.players - 3]


def reached(s: State, seat: int, task: int) -> int:  # noqa: C901 - one line for each kind of task
    """How many of what it counts a task has, as things stand."""
    kind = TASK_KINDS[task]
    if kind == "at_building":
        return at_building(s, seat, TASK_OF[task])
    if kind == "in_guild":
        return among(s, seat, GUILD_CELLS[TASK_OF[task]])
    if kind == "at_one_building":
        return max([at_building(s, seat, building) for building in range(BUILDINGS)])
    if kind == "straight":
        return max(longest_line(s, seat, 1, EAST), longest_line(s, seat, WIDTH, 0))
    if kind == "council":
        return s.families[seat].councillors()
    if kind == "buildings":
        return sum([at_building(s, seat, building) > 0 for building in range(BUILDINGS)])
    if kind == "diagonal":
        return max(longest_line(s, seat, WIDTH + 1, EAST), longest_line(s, seat, WIDTH - 1, WEST))
    if kind == "most_members":
        return s.families[seat].members()
    if kind == "square":
        return max([among(s, seat, TOUCHING[corner]) for corner in range(CORNERS)])
    if kind == "most_money":
        return s.families[seat].money
    if kind == "guilds":
        return sum([among(s, seat, GUILD_CELLS[guild]) > 0 for guild in range(GUILDS)])
    if kind == "at_one_chapel":
        return max([0, *(among(s, seat, TOUCHING[site]) for site in s.chapels)])
    if kind == "chapels":
        return sum([among(s, seat, TOUCHING[site]) > 0 for site in s.chapels])
    if kind == "most_privileges":
        return s.families[seat].privileges
    if kind == "offices":
        return count(s.families[seat].offices & HIGH_OFFICES)
    if kind == "group":
        return largest_group(s, seat)
    return among(s, seat, CITY_CORNERS)


def looks_at(s: State, task: int) -> int:
    """The cells of the city in which members count for a task; none where it looks elsewhere, or at all of them."""
    kind = TASK_KINDS[task]
    if kind == "in_guild":
        return GUILD_CELLS[TASK_OF[task]]
    if kind == "corners":
        return CITY_CORNERS
    cells: i64 = 0
    if kind == "at_building":
        plot = s.buildings[TASK_OF[task]]
        cells = 0 if plot == NONE else BESIDE[plot]
    elif kind in {"at_one_building", "buildings"}:
        for plot in s.buildings:
            cells |= 0 if plot == NONE else BESIDE[plot]
    elif kind in {"at_one_chapel", "chapels"}:
        for site in s.chapels:
            cells |= TOUCHING[site]
    return cells


BEHIND_SCREENS: Final = ["most_money", "most_privileges"]
"""What others have of this is hidden until the end, and so how many a task needs."""


def among(s: State, seat: int, cells: int) -> int:
    """How many of these cells a family lives in."""
    return count(s.families[seat].homes & cells)


def at_building(s: State, seat: int, building: int) -> int:
    """How many of a family live beside a building; none if it is not built."""
    plot = s.buildings[building]
    return 0 if plot == NONE else among(s, seat, BESIDE[plot])


def most(figures: list[int], seat: int) -> int:
    """The most that anybody but this seat has."""
    return max([figures[other] for other in range(len(figures)) if other != seat])


def longest_line(s: State, seat: int, step: int, edge: int) -> int:
    """The most members in an unbroken line, from cell to cell by so many numbers; it ends at that edge of the city."""
    homes: i64 = s.families[seat].homes
    inner: i64 = homes & ~edge
    begins: i64 = homes
    longest = 0
    while begins:  # the cells at which a line of one more member begins
        longest += 1
        begins = inner & begins >> step
    return longest


def largest_group(s: State, seat: int) -> int:
    """The most members that are connected along the sides of their cells."""
    largest = 0
    rest: i64 = s.families[seat].homes
    while rest:
        group: i64 = rest & -rest
        grown: i64 = rest & (group | around(group))
        while grown != group:
            group = grown
            grown = rest & (group | around(group))
        rest -= group
        largest = max(largest, count(group))
    return largest
