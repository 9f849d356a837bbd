"""Everything that has a number: council seats, guilds, cells, steps, tasks; the moves; the events.

What is looked up while playing is here, as plain lists by number.
"""

from typing import Final

from mypy_extensions import i64

from igroteka.engine.catalogue import Catalogue, Domain, Verb
from igroteka.engine.dealer import Kind
from igroteka.engine.sets import numbers_of, set_of
from igroteka.games.strasbourg.components import (
    BUILDING_KEYS,
    CELL_KEYS,
    COMPONENTS,
    CORNER_KEYS,
    GOOD_KEYS,
    GUILD_KEYS,
    SEAT_KEYS,
    TASK_KEYS,
)

NOBODY: Final = -1
NONE: Final = -1

# Influence cards have values 1 to 6.

VALUES: Final = 6
COPIES: Final[int] = COMPONENTS.start.copies
CARDS_EACH: Final[int] = VALUES * COPIES
MONEY: Final[int] = COMPONENTS.start.money
VALUE_KEYS = [str(value) for value in range(1, VALUES + 1)]

# Guilds and their goods, in the order of their worth.

SMITHS: Final = 0
VINTNERS: Final = 1
COBBLERS: Final = 2
BUTCHERS: Final = 3
BAKERS: Final = 4
GUILDS: Final = 5
GOOD_PRICE: Final[list[int]] = [good.price for good in COMPONENTS.good]
GOOD_COPIES: Final[list[int]] = [good.copies for good in COMPONENTS.good]

# Council seats.

NOBILITY: Final = 0
CHURCH: Final = 1
GUILD_SEAT: Final = 2
"""The seat of the first guild; those of the others follow."""
MERCHANTS: Final = 7
SEATS: Final = 8
HIGH_OFFICES: Final[int] = set_of([NOBILITY, CHURCH, MERCHANTS])

# What a rank may do in a guild.

NO_RIGHT: Final = 0
MASTER: Final = 1
JOURNEYMAN: Final = 2
APPRENTICE: Final = 3
_RIGHTS = {"master": MASTER, "journeyman": JOURNEYMAN, "apprentice": APPRENTICE}
RIGHTS: Final[list[list[int]]] = [
    [_RIGHTS[right] for right in rank.rights] + [NO_RIGHT] * (5 - len(rank.rights)) for rank in COMPONENTS.rank
]
"""By number of players less three, then by rank."""

# Rounds and steps.

ROUNDS: Final = 5
STEP_A: Final = 0
STEP_B: Final = 1
STEP_C: Final = 2
STEP_D: Final = 3
STEP_E: Final = 4
STEP_F: Final = 5
STEP_G: Final = 6
STEP_H: Final = 7
STEP_I: Final = 8
STEPS: Final = 9
GUILD_STEPS: Final = [STEP_B, STEP_D, STEP_F]
STEP_KEYS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
ROUND_GUILDS: Final[list[list[int]]] = [[GUILD_KEYS.index(key) for key in card.guilds] for card in COMPONENTS.card]
"""By round card: the guilds at the steps B, D and F."""
CARD_KEYS = [card.key for card in COMPONENTS.card]

# The city. Cells are numbered row by row; areas are sets of them.

WIDTH: Final = 9
CELLS: Final = 54
CORNERS: Final = 40
_LETTERS = [guild.letter for guild in COMPONENTS.guild]
GUILD_OF: Final[list[int]] = [
    NONE if letter == "#" else _LETTERS.index(letter) for letter in "".join(COMPONENTS.city.guilds)
]
"""The guild of each cell; none for a plot."""
PRICE: Final[list[int]] = [0 if figure == "." else int(figure) for figure in "".join(COMPONENTS.city.prices)]
DEAREST: Final[int] = max(PRICE)
GUILD_CELLS: Final[list[int]] = [
    set_of([cell for cell in range(CELLS) if GUILD_OF[cell] == guild]) for guild in range(GUILDS)
]
GUILD_CELLS_FOR: Final[list[list[int]]] = [
    [set_of([cell for cell in numbers_of(cells) if PRICE[cell] <= money]) for money in range(DEAREST + 1)]
    for cells in GUILD_CELLS
]
"""The cells of each guild that cost no more than so much."""
PLOTS: Final[list[int]] = [cell for cell in range(CELLS) if GUILD_OF[cell] == NONE]
CORNER_CELL: Final[list[int]] = [CELL_KEYS.index(key) for key in CORNER_KEYS]
"""The upper left cell of each corner."""
SITES: Final[list[int]] = sorted(CORNER_KEYS.index(key) for key in COMPONENTS.chapels.sites)
TOUCHING: Final[list[int]] = [set_of([cell, cell + 1, cell + WIDTH, cell + WIDTH + 1]) for cell in CORNER_CELL]
"""The cells that touch each corner."""
WHOLE_CITY: Final = (1 << CELLS) - 1
WEST: Final[int] = set_of(list(range(0, CELLS, WIDTH)))
"""The first column."""
EAST: Final[int] = WEST << WIDTH - 1
"""The last column."""


def around(cells: i64) -> i64:
    """The cells that touch some of these along a side, and perhaps some of themselves."""
    sideways: i64 = (cells & ~WEST) >> 1 | (cells & ~EAST) << 1
    return (sideways | cells >> WIDTH | cells << WIDTH) & WHOLE_CITY


BESIDE: Final[list[int]] = [around(1 << cell) for cell in range(CELLS)]
"""The cells that touch each cell along a side."""
PLOTS_BESIDE: Final[list[list[int]]] = [[plot for plot in PLOTS if BESIDE[cell] >> plot & 1] for cell in range(CELLS)]
SITES_OF: Final[list[list[int]]] = [[site for site in SITES if TOUCHING[site] >> cell & 1] for cell in range(CELLS)]
CITY_CORNERS: Final[int] = set_of([0, WIDTH - 1, CELLS - WIDTH, CELLS - 1])

# Buildings and tasks.

BUILDINGS: Final = 5
BUILDING_POINTS: Final[list[int]] = [building.points for building in COMPONENTS.building]
TASKS: Final = 25
DEALT: Final[int] = COMPONENTS.start.tasks
"""How many tasks each player chooses from."""
TASK_KINDS: Final[list[str]] = [task.kind for task in COMPONENTS.task]
TASK_OF: Final[list[int]] = [
    BUILDING_KEYS.index(task.of)
    if task.kind == "at_building"
    else GUILD_KEYS.index(task.of)
    if task.kind == "in_guild"
    else NONE
    for task in COMPONENTS.task
]
TASK_LEAST: Final[list[list[int]]] = [list(task.least) for task in COMPONENTS.task]
TASK_POINTS: Final[list[int]] = [task.points for task in COMPONENTS.task]
FAILED: Final[int] = COMPONENTS.failed_task.points

# Where a seat is in its planning.

IDLE: Final = 0
"""Not planning: not yet, or its stacks are laid out."""
DRAWING: Final = 1
DIVIDING: Final = 2
PLANNED: Final = 3
"""Done, but the others aren't, so nothing is shown yet."""

# Moves.

_TASK = Domain("task", TASK_KEYS, "task")
_GOOD = Domain("good", GOOD_KEYS, "good")
_CELL = Domain("cell", CELL_KEYS, "cell")
CATALOGUE = Catalogue(
    Verb("keep", _TASK),
    Verb("return", _TASK),
    Verb("draw"),
    Verb("stop"),
    Verb("apart"),
    Verb("join", Domain("stack", [str(number) for number in range(1, CARDS_EACH)])),
    Verb("reveal", Domain("stack", [str(number) for number in range(1, CARDS_EACH + 1)])),
    Verb("pass"),
    Verb("wait"),
    Verb("take", _GOOD),
    Verb("buy", _CELL),
    Verb("skip"),
    Verb("sell", _GOOD),
    Verb("done"),
    Verb("recover", Domain("card", VALUE_KEYS, "influence")),
    Verb("leave"),
    Verb("chapel", Domain("site", CORNER_KEYS, "corner")),
    Verb("build", _CELL),
)

KEEP: Final[int] = CATALOGUE.first("keep")
RETURN: Final[int] = CATALOGUE.first("return")
DRAW: Final[int] = CATALOGUE.first("draw")
STOP: Final[int] = CATALOGUE.first("stop")
APART: Final[int] = CATALOGUE.first("apart")
JOIN: Final[int] = CATALOGUE.first("join")
REVEAL: Final[int] = CATALOGUE.first("reveal")
PASS: Final[int] = CATALOGUE.first("pass")
WAIT: Final[int] = CATALOGUE.first("wait")
TAKE: Final[int] = CATALOGUE.first("take")
BUY: Final[int] = CATALOGUE.first("buy")
SKIP: Final[int] = CATALOGUE.first("skip")
SELL: Final[int] = CATALOGUE.first("sell")
DONE: Final[int] = CATALOGUE.first("done")
RECOVER: Final[int] = CATALOGUE.first("recover")
LEAVE: Final[int] = CATALOGUE.first("leave")
CHAPEL: Final[int] = CATALOGUE.first("chapel")
BUILD: Final[int] = CATALOGUE.first("build")

NOUNS = {
    "task": TASK_KEYS,
    "influence": VALUE_KEYS,
    "council": SEAT_KEYS,
    "guild": GUILD_KEYS,
    "good": GOOD_KEYS,
    "cell": CELL_KEYS,
    "corner": CORNER_KEYS,
    "building": BUILDING_KEYS,
    "step": STEP_KEYS,
}

# Events. Influence cards go by value less one, as nouns are counted.

BEGINS: Final = Kind("begin")
DEALT_TASKS: Final = Kind("dealt", "tasks=task*", reveals=True)
KEEPS: Final = Kind("keep", "tasks=task*")
KEEPS_HIDDEN: Final = Kind("keep-hidden")
ROUND: Final = Kind("round", "n")
DRAWS: Final = Kind("draw", "card=influence", reveals=True)
LAYS_OUT: Final = Kind("lay-out", "stacks", "n", reveals=True)
"""How many stacks, how many cards; the list has the size of each stack."""
STEP: Final = Kind("step", "step=step")
GUILD_STEP: Final = Kind("step-guild", "step=step", "guild=guild")
REVEALS: Final = Kind("reveal", "n", "", "cards=influence*", reveals=True)
PASSES: Final = Kind("pass")
WAITS: Final = Kind("wait")
LEADS: Final = Kind("first")
RETURNS: Final = Kind("return", "place=council")
SITS: Final = Kind("sit", "place=council")
TAKES: Final = Kind("take", "good=good")
BUYS: Final = Kind("buy", "cell=cell", "n")
SKIPS: Final = Kind("skip")
SELLS: Final = Kind("sell", "good=good", "n")
RECOVERS: Final = Kind("recover", "card=influence")
CHAPELS: Final = Kind("chapel", "site=corner")
BUILDS: Final = Kind("build", "building=building", "cell=cell")
UNUSED: Final = Kind("unused", "n")
COUNCIL: Final = Kind("council", "n")
PRIVILEGE: Final = Kind("privilege")
TASKS_DONE: Final = Kind("tasks-done", "tasks=task*", reveals=True)
TASKS_FAILED: Final = Kind("tasks-failed", "tasks=task*", reveals=True)
ENDS: Final = Kind("end", "n")

# fmt: off
EVENTS = (
    BEGINS, DEALT_TASKS, KEEPS, KEEPS_HIDDEN, ROUND, DRAWS, LAYS_OUT, STEP, GUILD_STEP, REVEALS, PASSES, WAITS, LEADS,
    RETURNS, SITS, TAKES, BUYS, SKIPS, SELLS, RECOVERS, CHAPELS, BUILDS, UNUSED, COUNCIL, PRIVILEGE, TASKS_DONE,
    TASKS_FAILED, ENDS,
)
# fmt: on
