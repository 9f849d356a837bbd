"""The tasks: when each is fulfilled. They are looked at only when the match is over («Завершение игры»).

Family members of all guilds count together, a plot breaks every pattern, only what is built counts, and the same
members may serve several tasks. "More than every other player" is not fulfilled by a tie.
"""

from igroteka.games.strasbourg.kinds import (
    BESIDE,
    BUILDINGS,
    CELLS,
    CHURCH,
    CITY_CORNERS,
    CORNERS,
    GUILD_CELLS,
    GUILDS,
    HEIGHT,
    MERCHANTS,
    NOBILITY,
    NONE,
    TASK_KINDS,
    TASK_LEAST,
    TASK_OF,
    TOUCHING,
    WIDTH,
)
from igroteka.games.strasbourg.state import State


def fulfilled(s: State, seat: int, task: int) -> bool:  # noqa: C901 - one line for each kind of task
    """Whether a task is fulfilled as things stand."""
    kind = TASK_KINDS[task]
    least = TASK_LEAST[task][s.players - 3]
    if kind == "at_building":
        return at_building(s, seat, TASK_OF[task]) >= least
    if kind == "in_guild":
        return among(s, seat, GUILD_CELLS[TASK_OF[task]]) >= least
    if kind == "at_one_building":
        return max([at_building(s, seat, building) for building in range(BUILDINGS)]) >= least
    if kind == "straight":
        return longest_line(s, seat, 0, 1) >= least or longest_line(s, seat, 1, 0) >= least
    if kind == "council":
        return s.councillors(seat) >= least
    if kind == "buildings":
        return sum([at_building(s, seat, building) > 0 for building in range(BUILDINGS)]) >= least
    if kind == "diagonal":
        return longest_line(s, seat, 1, 1) >= least or longest_line(s, seat, 1, -1) >= least
    if kind == "most_members":
        return alone_at_top([s.members(each) for each in range(s.players)], seat)
    if kind == "square":
        return max([among(s, seat, TOUCHING[corner]) for corner in range(CORNERS)]) == 4
    if kind == "most_money":
        return alone_at_top(s.money, seat)
    if kind == "guilds":
        return sum([among(s, seat, GUILD_CELLS[guild]) > 0 for guild in range(GUILDS)]) >= least
    if kind == "at_one_chapel":
        return max([0, *(among(s, seat, TOUCHING[site]) for site in s.chapels)]) >= least
    if kind == "chapels":
        return sum([among(s, seat, TOUCHING[site]) > 0 for site in s.chapels]) >= least
    if kind == "most_privileges":
        return alone_at_top(s.privileges, seat)
    if kind == "offices":
        return sum([s.council[place] == seat for place in (NOBILITY, CHURCH, MERCHANTS)]) >= least
    if kind == "group":
        return largest_group(s, seat) >= least
    return among(s, seat, CITY_CORNERS) >= least


def among(s: State, seat: int, cells: list[int]) -> int:
    """How many of these cells a family lives in."""
    found = 0
    for cell in cells:
        if s.city[cell] == seat:
            found += 1
    return found


def at_building(s: State, seat: int, building: int) -> int:
    """How many of a family live beside a building; none if it is not built."""
    plot = s.buildings[building]
    return 0 if plot == NONE else among(s, seat, BESIDE[plot])


def alone_at_top(figures: list[int], seat: int) -> bool:
    """Whether a seat has more than every other."""
    for other in range(len(figures)):
        if other != seat and figures[other] >= figures[seat]:
            return False
    return True


def longest_line(s: State, seat: int, down: int, right: int) -> int:
    """The most members in an unbroken line in one direction."""
    longest = 0
    for cell in range(CELLS):
        row = cell // WIDTH
        column = cell % WIDTH
        length = 0
        while 0 <= row < HEIGHT and 0 <= column < WIDTH and s.city[row * WIDTH + column] == seat:
            length += 1
            row += down
            column += right
        longest = max(longest, length)
    return longest


def largest_group(s: State, seat: int) -> int:
    """The most members that are connected along the sides of their cells."""
    largest = 0
    seen = [False] * CELLS
    for start in range(CELLS):
        if s.city[start] != seat or seen[start]:
            continue
        size = 0
        seen[start] = True
        open_cells = [start]
        while open_cells:
            cell = open_cells.pop()
            size += 1
            for other in BESIDE[cell]:
                if s.city[other] == seat and not seen[other]:
                    seen[other] = True
                    open_cells.append(other)
        largest = max(largest, size)
    return largest
