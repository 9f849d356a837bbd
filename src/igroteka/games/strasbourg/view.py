"""What a seat may know: the board, the sizes of all stacks, and what lies behind its own screen."""

import msgspec

from igroteka.engine import state as kernel
from igroteka.engine.game import Game
from igroteka.engine.sets import numbers_of
from igroteka.engine.view import View as EngineView
from igroteka.games.strasbourg.actions import PlaceBuilding, PlaceChapel, prize_at
from igroteka.games.strasbourg.components import (
    BUILDING_KEYS,
    CELL_KEYS,
    CORNER_KEYS,
    GOOD_KEYS,
    GUILD_KEYS,
    SEAT_KEYS,
    TASK_KEYS,
)
from igroteka.games.strasbourg.goods import how_many
from igroteka.games.strasbourg.influence import rank_with, standing
from igroteka.games.strasbourg.kinds import (
    BESIDE,
    BUILDING_POINTS,
    BUILDINGS,
    CARD_KEYS,
    CELLS,
    DEALT,
    GOOD_PRICE,
    GUILD_OF,
    IDLE,
    NOBODY,
    NONE,
    PRICE,
    ROUND_GUILDS,
    ROUNDS,
    SITES,
    STEP_G,
    STEP_KEYS,
    TASK_KINDS,
    TASK_POINTS,
    TOUCHING,
)
from igroteka.games.strasbourg.stacks import cards_of, size_of
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import BEHIND_SCREENS, among, fulfilled, needed, reached


class CellView(msgspec.Struct):
    """A cell of the city."""

    cell: str
    guild: str | None
    """None for a plot."""
    price: int
    owner: int | None
    building: str | None


class PlotView(msgspec.Struct, array_like=True):
    """A plot, and what its building brings: the one that stands there, or that of this round if it were built here.

    Told as a row, without the names of its fields, for all plots come at once.
    """

    cell: str
    points: int
    shares: list[int]
    """What each seat would get, as the city stands."""


class SiteView(msgspec.Struct):
    """A site for a chapel, at the lower right corner of the cell whose name it has."""

    site: str
    chapel: bool
    cells: list[int]
    """The cells that its chapel touches, counted row by row; none before it is built."""


class RoundView(msgspec.Struct):
    """A round card, and the building beneath it."""

    card: str
    guilds: list[str]
    building: str
    points: int
    built: bool
    cells: list[int]
    """The cells beside the building, counted row by row; none before it is built."""


class TaskView(msgspec.Struct):
    """A task card."""

    task: str
    points: int
    kept: bool | None
    """None while that is still to be decided."""
    done: bool | None
    """At the end only: tasks are looked at once, when the match is over."""
    have: int
    """How many of what it counts there are now."""
    need: int | None
    """How many it takes; none where that is behind the others' screens."""


class SeatView(msgspec.Struct):
    """What is seen of one player."""

    prestige: int
    members: int
    councillors: int
    deck_size: int
    """While another player plans unseen, as it was before."""
    stack_sizes: list[int]
    bid: list[int]
    """The cards revealed in this step."""
    money: int | None
    """One's own only, like all that follows; everyone's at the end."""
    privileges: int | None
    goods: dict[str, int] | None
    tasks: list[TaskView] | None
    drawn: list[int] | None
    """Cards not yet put into a stack."""
    stacks: list[list[int]] | None


class View(EngineView):
    """The table as a seat sees it."""

    round: int
    """From 1; 0 while tasks are chosen."""
    step: str
    phase: str
    """`tasks`, `planning`, `action` or `end`."""
    first: int
    queue: list[int]
    """Who has yet to decide in this step, in order."""
    ranks: list[int]
    """Who has revealed a stack in this step, highest influence first."""
    prizes: dict[str, list[str]]
    """What the ranks of each step where one bids get, best first, as far as they get anything: alike in every round."""
    stands: list[int]
    """While one decides: the rank, from 0, that each of one's stacks would have if it were revealed now."""
    rounds: list[RoundView]
    council: dict[str, int | None]
    city: list[CellView]
    sites: list[SiteView]
    site_shares: list[list[int]]
    """What a chapel at each site brings each seat, as the city stands: at the end, and to who is about to build."""
    plots: list[PlotView]
    """Likewise."""
    worth: list[int]
    """What a family member in each cell would bring at the end, as the city stands."""
    reserve: dict[str, int]
    good_prices: dict[str, int]
    seats: list[SeatView]


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    over = not s.stack
    asked = seat in kernel.to_act(s)
    building = asked and isinstance(s.stack[-1], PlaceChapel | PlaceBuilding)
    return View(
        **game.common(s, seat),
        round=s.round + 1,
        step=STEP_KEYS[s.step],
        phase=phase(s),
        first=s.first,
        queue=list(s.queue),
        ranks=list(standing(s)),
        prizes=see_prizes(s.players),
        stands=see_stands(s, seat) if asked and seat is not None and s.queue else [],
        rounds=[see_round(s, number) for number in range(ROUNDS)],
        council={key: see_owner(s.holder(place)) for place, key in enumerate(SEAT_KEYS)},
        city=[see_cell(s, cell) for cell in range(CELLS)],
        sites=[see_site(s, site) for site in SITES],
        site_shares=[shares(s, TOUCHING[site], 1) for site in SITES] if over or building else [],
        plots=see_plots(s, over or building),
        worth=[worth(s, cell) for cell in range(CELLS)],
        reserve=see_goods(s.reserve),
        good_prices=dict(zip(GOOD_KEYS, GOOD_PRICE, strict=True)),
        seats=[see_seat(s, each, each == seat, over) for each in range(s.players)],
    )


def see_prizes(players: int) -> dict[str, list[str]]:
    """What the steps from A to G are played for."""
    found = {STEP_KEYS[step]: [prize_at(step, players, rank) for rank in range(players)] for step in range(STEP_G + 1)}
    return {step: [won for won in each if won != "nothing"] for step, each in found.items()}


def see_stands(s: State, seat: int) -> list[int]:
    """How each of one's stacks would rank."""
    return [rank_with(s, seat, stack) for stack in s.families[seat].stacks]


def phase(s: State) -> str:
    """Where the round is."""
    if not s.stack:
        return "end"
    if s.round < 0:
        return "tasks"
    return "planning" if any(family.plan != IDLE for family in s.families) else "action"


def see_owner(owner: int) -> int | None:
    """A seat, or none."""
    return None if owner == NOBODY else owner


def see_goods(goods: int) -> dict[str, int]:
    """How many of each good there are."""
    return {key: how_many(goods, good) for good, key in enumerate(GOOD_KEYS)}


def see_round(s: State, number: int) -> RoundView:
    """One round card."""
    card, tile = s.cards[number], s.tiles[number]
    guilds = [GUILD_KEYS[guild] for guild in ROUND_GUILDS[card]]
    plot = s.buildings[tile]
    cells = [] if plot == NONE else numbers_of(BESIDE[plot])
    return RoundView(CARD_KEYS[card], guilds, BUILDING_KEYS[tile], BUILDING_POINTS[tile], plot != NONE, cells)


def see_site(s: State, site: int) -> SiteView:
    """One site for a chapel."""
    chapel = site in s.chapels
    return SiteView(CORNER_KEYS[site], chapel, numbers_of(TOUCHING[site]) if chapel else [])


def see_cell(s: State, cell: int) -> CellView:
    """One cell."""
    guild = GUILD_OF[cell]
    building = next((BUILDING_KEYS[each] for each in range(BUILDINGS) if s.buildings[each] == cell), None)
    guild_key = None if guild == NONE else GUILD_KEYS[guild]
    return CellView(CELL_KEYS[cell], guild_key, PRICE[cell], see_owner(s.resident(cell)), building)


def shares(s: State, cells: int, points: int) -> list[int]:
    """What each seat gets from so many points for every family member in these cells."""
    return [points * among(s, seat, cells) for seat in range(s.players)]


def see_plots(s: State, told: bool) -> list[PlotView]:
    """Plots with their buildings, or with that of this round where none stands."""
    seen = []
    for cell in range(CELLS) if told else ():
        if GUILD_OF[cell] == NONE:
            tile = next((each for each in range(BUILDINGS) if s.buildings[each] == cell), s.tiles[s.round])
            points = BUILDING_POINTS[tile]
            seen.append(PlotView(CELL_KEYS[cell], points, shares(s, BESIDE[cell], points)))
    return seen


def worth(s: State, cell: int) -> int:
    """What a family member in a cell would bring at the end, as the city stands; nothing on a plot."""
    if GUILD_OF[cell] == NONE:
        return 0
    chapels = sum(TOUCHING[site] >> cell & 1 for site in s.chapels)
    plots = [(each, s.buildings[each]) for each in range(BUILDINGS) if s.buildings[each] != NONE]
    return 1 + chapels + sum(BUILDING_POINTS[each] for each, plot in plots if BESIDE[plot] >> cell & 1)


def see_seat(s: State, seat: int, own: bool, over: bool) -> SeatView:
    """One player, seen by himself or by others."""
    family = s.families[seat]
    shown = own or over
    hidden = family.plans_hidden()
    return SeatView(
        prestige=family.prestige,
        members=family.members(),
        councillors=family.councillors(),
        deck_size=len(family.deck) if own else family.deck_size(),
        stack_sizes=[] if hidden else [size_of(stack) for stack in family.stacks],
        bid=cards_of(family.bid),
        money=family.money if shown else None,
        privileges=family.privileges if shown else None,
        goods=see_goods(family.goods) if shown else None,
        tasks=see_tasks(s, seat, own, over) if shown else None,
        drawn=cards_of(family.drawn) if own else None,
        stacks=[cards_of(stack) for stack in family.stacks] if own else None,
    )


def see_tasks(s: State, seat: int, own: bool, over: bool) -> list[TaskView]:
    """A player's tasks; those that he returned are known to him alone."""
    family = s.families[seat]
    seen = []
    for i in range(DEALT):
        task = family.dealt[i]
        kept = bool(family.kept >> i & 1) if i < family.decided else None
        if kept or own:
            done = fulfilled(s, seat, task) if over else None
            need = needed(s, seat, task) if over or TASK_KINDS[task] not in BEHIND_SCREENS else None
            seen.append(TaskView(TASK_KEYS[task], TASK_POINTS[task], kept, done, reached(s, seat, task), need))
    return seen
