"""What things are worth to a player, in points of prestige, as far as a simple strategy can tell."""

from typing import Final

from igroteka.engine.sets import numbers_of
from igroteka.games.strasbourg.choosing import kept_tasks
from igroteka.games.strasbourg.components import TASK_KEYS
from igroteka.games.strasbourg.goods import how_many
from igroteka.games.strasbourg.kinds import (
    APPRENTICE,
    BESIDE,
    BUILDING_POINTS,
    BUILDINGS,
    CITY_CORNERS,
    FAILED,
    GOOD_PRICE,
    GUILD_CELLS,
    GUILD_OF,
    GUILDS,
    MASTER,
    NO_RIGHT,
    NONE,
    PLOTS,
    PLOTS_BESIDE,
    PRICE,
    RIGHTS,
    ROUND_GUILDS,
    ROUNDS,
    SITES,
    SITES_OF,
    STEP_A,
    STEP_G,
    TASK_KINDS,
    TASK_OF,
    TASK_POINTS,
)
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import among, at_building, fulfilled

COIN: Final = [0.45, 0.45, 0.4, 0.3, 0.1]
"""A coin, by round: late money finds no more cells."""
PRIVILEGE: Final = 0.4
"""A share in the chance of having most members in the council."""

_SUITS = {"three_bakers", "straight", "councillors", "every_guild", "four_chapels", "quarter", "corners"}
SUITS: Final = [key in _SUITS for key in TASK_KEYS]
"""The tasks that this way of playing fulfils often enough to be worth the risk."""


def rank_worths(s: State, seat: int) -> list[float]:
    """What each rank (from 0) is worth at this step."""
    worths = [0.0] * s.players
    guild = s.guild()
    if guild >= 0:
        good = good_worth(s, guild) if how_many(s.reserve, guild) else 0.0
        cell = best_cell_worth(s, seat, guild)
        for rank in range(s.players):
            worths[rank] = right_worth(s, guild, RIGHTS[s.players - 3][rank], good, cell)
    elif s.step == STEP_A:
        worths[0] = 1.0 + PRIVILEGE + building_power(s, seat)
        worths[1] = 2.0 + PRIVILEGE
    else:
        worths[0] = sale_worth(s, seat)
        if s.step == STEP_G:
            worths[0] += 1.0 + PRIVILEGE
    return worths


def right_worth(s: State, guild: int, right: int, good: float, cell: float) -> float:
    """What a right in a guild is worth, if its good and its best cell are worth so much."""
    if right == NO_RIGHT:
        return 0.0
    if right == APPRENTICE:
        return max(good, cell)
    if right == MASTER:
        return good + cell + rounds_in_council(s, guild) * (1.0 + PRIVILEGE)
    return good + cell


def best_cell_worth(s: State, seat: int, guild: int) -> float:
    """What the best cell is worth that the seat can pay for; 0 if none is worth its price."""
    best = 0.0
    for cell in numbers_of(s.cells_to_buy(seat, guild)):
        best = max(best, cell_worth(s, seat, cell))
    return best


def sale_worth(s: State, seat: int) -> float:
    """What it is worth to sell all one's goods; who has money already needs more of it less."""
    family = s.families[seat]
    coins = 0
    for good in range(GUILDS):
        coins += how_many(family.goods, good) * GOOD_PRICE[good]
    worth = coins * COIN[s.round]
    return worth if family.money <= 8 else worth * 0.5


def rounds_in_council(s: State, guild: int) -> int:
    """How many council phases a master named now will see, before the guild names another."""
    for later in range(s.round + 1, ROUNDS):
        if guild in ROUND_GUILDS[s.cards[later]]:
            return later - s.round
    return ROUNDS - s.round


def building_power(s: State, seat: int) -> float:
    """What it is worth to say where this round's building goes."""
    building = s.tiles[s.round]
    best = 1
    for plot in PLOTS:
        if plot not in s.buildings:
            best = max(best, among(s, seat, BESIDE[plot]))
    return 0.6 * BUILDING_POINTS[building] * best


def good_worth(s: State, good: int) -> float:
    """What a good is worth before it is sold, which takes another victory."""
    return 0.6 * GOOD_PRICE[good] * COIN[s.round] if s.round < ROUNDS - 1 else 0.1


def cell_worth(s: State, seat: int, cell: int) -> float:
    """What it is worth to live in a cell, less its price."""
    worth = 1.0 - PRICE[cell] * COIN[s.round]
    for plot in PLOTS_BESIDE[cell]:
        worth += plot_worth(s, plot)
    for site in SITES_OF[cell]:
        if site in s.chapels:
            worth += 1.0
        else:
            worth += (ROUNDS - len(s.chapels)) / (len(SITES) - len(s.chapels))
    for task in kept_tasks(s, seat):
        worth += help_for_task(s, seat, cell, task)
    return worth


def plot_worth(s: State, plot: int) -> float:
    """The points of the building on a plot; on a free one, of what may still be built there."""
    to_come = 0
    free = len(PLOTS)
    for building in range(BUILDINGS):
        if s.buildings[building] == plot:
            return float(BUILDING_POINTS[building])
        if s.buildings[building] == NONE:
            to_come += BUILDING_POINTS[building]
        else:
            free -= 1
    return to_come / free


def help_for_task(s: State, seat: int, cell: int, task: int) -> float:
    """How much living in a cell helps a task: all that hangs on it if it is then done, else a little."""
    if fulfilled(s, seat, task):
        return 0.0
    stake = float(TASK_POINTS[task] - FAILED)
    then = s.copy()
    then.families[seat].homes |= 1 << cell
    if fulfilled(then, seat, task):
        return stake
    kind = TASK_KINDS[task]
    if kind == "in_guild":
        return stake * 0.3 if GUILD_OF[cell] == TASK_OF[task] else 0.0
    if kind == "corners":
        return stake * 0.3 if CITY_CORNERS >> cell & 1 else 0.0
    if kind == "guilds":
        return stake * 0.2 if among(s, seat, GUILD_CELLS[GUILD_OF[cell]]) == 0 else 0.0
    if kind == "at_building":
        plot = s.buildings[TASK_OF[task]]
        return stake * 0.4 if plot in PLOTS_BESIDE[cell] else 0.0
    if kind == "buildings":
        for building in range(BUILDINGS):
            if s.buildings[building] in PLOTS_BESIDE[cell] and at_building(s, seat, building) == 0:
                return stake * 0.25
        return 0.0
    if kind == "most_members":
        return stake * 0.15
    if kind in ("straight", "group", "square"):
        return stake * 0.15 * min(2, among(s, seat, BESIDE[cell]))
    if kind in ("at_one_chapel", "chapels"):
        return stake * 0.15 if SITES_OF[cell] else 0.0
    return 0.0


def own_less_others(s: State, seat: int, plot: int, building: int) -> int:
    """How many more of us live beside a plot than of the family that has most there; a task about it counts double."""
    own = among(s, seat, BESIDE[plot])
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, among(s, other, BESIDE[plot]))
    worth = 2 * own - most
    for task in kept_tasks(s, seat):
        if TASK_KINDS[task] == "at_building" and TASK_OF[task] == building:
            worth += 2 * own
    return worth
