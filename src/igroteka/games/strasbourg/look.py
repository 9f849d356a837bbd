"""What a seat sees of a position: its view, written field by field, so that nothing hidden can slip in."""

from typing import Literal

from igroteka.engine import state as kernel
from igroteka.engine.game import Game
from igroteka.engine.sets import numbers_of
from igroteka.games.strasbourg.actions import PARTS, PlaceBuilding, PlaceChapel, Sell, prize_at
from igroteka.games.strasbourg.choosing import ChooseTasks
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
    GUILD_STEPS,
    GUILDS,
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
    WHOLE_CITY,
)
from igroteka.games.strasbourg.rules import most_in_council
from igroteka.games.strasbourg.scoring import city_points
from igroteka.games.strasbourg.stacks import cards_of, size_of
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import BEHIND_SCREENS, among, fulfilled, looks_at, needed, reached
from igroteka.games.strasbourg.view import (
    CellView,
    PlotView,
    RankView,
    RoundView,
    SeatView,
    SiteView,
    SourceView,
    TaskView,
    View,
)


def view(game: Game, s: State, seat: int | None) -> View:
    """What a seat, or a spectator, sees."""
    over = not s.stack
    asked = seat in kernel.to_act(s)
    chapel = asked and isinstance(s.stack[-1], PlaceChapel)
    building = asked and isinstance(s.stack[-1], PlaceBuilding)
    return View(
        **game.common(s, seat),
        round=s.round + 1,
        step=STEP_KEYS[s.step],
        phase=phase(s),
        order=s.turn_order(),
        queue=list(s.queue),
        ranks=[RankView(each, influence) for each, influence in standing(s)],
        prizes=see_prizes(s.players),
        parts=PARTS,
        rest="nothing-last" if s.round == ROUNDS - 1 else "nothing",
        stands=see_stands(s, seat) if asked and seat is not None and s.queue else [],
        rounds=[see_round(s, number) for number in range(ROUNDS)],
        council={key: see_owner(s.holder(place)) for place, key in enumerate(SEAT_KEYS)},
        must_keep=see_must_keep(s, seat) if asked and seat is not None else 0,
        privileged=most_in_council(s),
        city=[see_cell(s, cell) for cell in range(CELLS)],
        sites=[see_site(s, site) for site in SITES],
        site_shares=[shares(s, TOUCHING[site], 1) for site in SITES] if over or chapel else [],
        plots=see_plots(s) if building else [],
        sources=see_sources(s) if over else [],
        city_points=[city_points(s, each) for each in range(s.players)] if over else [],
        worth=[worth(s, cell) for cell in range(CELLS)],
        reserve=see_goods(s.reserve),
        good_prices=dict(zip(GOOD_KEYS, GOOD_PRICE, strict=True)),
        sale=see_sale(s, seat) if asked and seat is not None else 0,
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


def see_sale(s: State, seat: int) -> int:
    """What a seat that sells would get for all it has."""
    goods = s.families[seat].goods if isinstance(s.stack[-1], Sell) else 0
    return sum(how_many(goods, good) * GOOD_PRICE[good] for good in range(GUILDS))


def see_must_keep(s: State, seat: int) -> int:
    """How many of its tasks a seat that chooses still has to keep."""
    return int(isinstance(s.stack[-1], ChooseTasks) and s.families[seat].kept == 0)


def see_owner(owner: int) -> int | None:
    """A seat, or none."""
    return None if owner == NOBODY else owner


def see_goods(goods: int) -> dict[str, int]:
    """How many of each good there are."""
    return {key: how_many(goods, good) for good, key in enumerate(GOOD_KEYS)}


def see_round(s: State, number: int) -> RoundView:
    """One round card."""
    card, tile = s.cards[number], s.tiles[number]
    guilds = {STEP_KEYS[step]: GUILD_KEYS[guild] for step, guild in zip(GUILD_STEPS, ROUND_GUILDS[card], strict=True)}
    plot = s.buildings[tile]
    cells = [] if plot == NONE else numbers_of(BESIDE[plot])
    return RoundView(CARD_KEYS[card], guilds, BUILDING_KEYS[tile], BUILDING_POINTS[tile], plot != NONE, cells)


def see_site(s: State, site: int) -> SiteView:
    """One site for a chapel."""
    chapel = site in s.chapels
    return SiteView(CORNER_KEYS[site], chapel, numbers_of(TOUCHING[site]))


def see_cell(s: State, cell: int) -> CellView:
    """One cell."""
    guild = GUILD_OF[cell]
    building = next((BUILDING_KEYS[each] for each in range(BUILDINGS) if s.buildings[each] == cell), None)
    guild_key = None if guild == NONE else GUILD_KEYS[guild]
    return CellView(CELL_KEYS[cell], guild_key, PRICE[cell], see_owner(s.resident(cell)), building)


def shares(s: State, cells: int, points: int) -> list[int]:
    """What each seat gets from so many points for every family member in these cells."""
    return [points * among(s, seat, cells) for seat in range(s.players)]


def see_plots(s: State) -> list[PlotView]:
    """Plots with their buildings, or with that of this round where none stands."""
    seen = []
    for cell in range(CELLS):
        if GUILD_OF[cell] == NONE:
            tile = next((each for each in range(BUILDINGS) if s.buildings[each] == cell), s.tiles[s.round])
            points = BUILDING_POINTS[tile]
            seen.append(PlotView(CELL_KEYS[cell], points, shares(s, BESIDE[cell], points)))
    return seen


def see_sources(s: State) -> list[SourceView]:
    """The city, its buildings from the dearest on, and its chapels, with what each brings to whom."""
    homes = 0
    for family in s.families:
        homes |= family.homes

    def source(kind: Literal["city", "building", "chapel"], key: str, cells: int, points: int) -> SourceView:
        return SourceView(kind, key, numbers_of(cells & homes), points, shares(s, cells, points))

    built = [tile for tile in range(BUILDINGS) if s.buildings[tile] != NONE]
    built.sort(key=lambda tile: -BUILDING_POINTS[tile])
    return [
        source("city", "city", WHOLE_CITY, 1),
        *(source("building", BUILDING_KEYS[tile], BESIDE[s.buildings[tile]], BUILDING_POINTS[tile]) for tile in built),
        *(source("chapel", CORNER_KEYS[site], TOUCHING[site], 1) for site in SITES if site in s.chapels),
    ]


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
            open_ = over or TASK_KINDS[task] not in BEHIND_SCREENS
            stands = fulfilled(s, seat, task) if open_ else None
            done = stands if over else None
            need = needed(s, seat, task) if open_ else None
            cells = numbers_of(looks_at(s, task))
            have = reached(s, seat, task)
            seen.append(TaskView(TASK_KEYS[task], TASK_POINTS[task], kept, done, have, need, stands, cells))
    return seen
