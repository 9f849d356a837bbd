"""What a learner is shown of Strasbourg: the city, the council, its own cards and tasks, and what all could remember.

Money, goods and privileges lie behind screens, but come and go openly, so everyone could know everybody's. Of the
others' influence cards a good memory knows those that were revealed, and some that must be where they are.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.engine.memory import Memory as EngineMemory
from igroteka.engine.observation import (
    BYTE,
    Features,
    add_one,
    put,
    put_bits,
    put_counts,
    put_one,
    put_seat,
    turned,
)
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.strasbourg.actions import BuyCell, GoodOrCell, PlaceBuilding, PlaceChapel, Sell
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
from igroteka.games.strasbourg.family import Family
from igroteka.games.strasbourg.influence import Bid, Recover
from igroteka.games.strasbourg.kinds import (
    BUILDINGS,
    CARD_KEYS,
    CARDS_EACH,
    CELLS,
    COPIES,
    DEALT,
    GOOD_COPIES,
    GUILDS,
    NONE,
    PLOTS,
    ROUNDS,
    SEATS,
    SITES,
    STEP_KEYS,
    STEPS,
    TASKS,
    VALUE_KEYS,
    VALUES,
)
from igroteka.games.strasbourg.memory import Memory, Seen
from igroteka.games.strasbourg.planning import Planning
from igroteka.games.strasbourg.stacks import ALL_CARDS, size_of
from igroteka.games.strasbourg.state import State

QUESTIONS: Final[list[type]] = [
    ChooseTasks,
    Planning,
    Bid,
    BuyCell,
    GoodOrCell,
    Sell,
    Recover,
    PlaceChapel,
    PlaceBuilding,
]
PLAN_KEYS: Final = ["idle", "drawing", "dividing", "planned"]
PLAN_COUNT: Final = len(PLAN_KEYS)
SHOWN: Final = 8
"""So many stacks are told apart; nobody makes more of them to any use."""
PLOT_COUNT: Final = len(PLOTS)
SITE_COUNT: Final = len(SITES)
PLOT_NUMBER: Final[bytes] = bytes(PLOTS.index(cell) if cell in PLOTS else BYTE for cell in range(CELLS))
SITE_NUMBER: Final[bytes] = bytes(
    SITES.index(corner) if corner in SITES else BYTE for corner in range(len(CORNER_KEYS))
)


def features(players: int) -> Features:
    """Every number of an observation, in the order in which they are written."""
    f = Features(players, QUESTIONS)
    f.seats("first", 1, "who has the first player's marker")
    f.seats("queue", players, "who has yet to decide in this step: 1 decides last, more decide earlier")
    f.one("in_turn", 1, "whether planning goes in turn order")
    f.one("idle_recovers", 1, "whether a rank that could act, but has nothing to act with, recovers a card")
    f.one("round", ROUNDS, "the round, 0 while tasks are chosen")
    f.each("step", STEP_KEYS, 1, "the step of the round")
    f.each("guild", GUILD_KEYS, 1, "the guild that this step influences")
    for number in range(ROUNDS):
        f.each(f"round{number + 1}.card", CARD_KEYS, 1, "the round card that lies here")
        f.each(f"round{number + 1}.tile", BUILDING_KEYS, 1, "the building beneath it")
    for key in SEAT_KEYS:
        f.seats(f"council.{key}", 1, "who holds this council seat")
    for seat in range(players):
        f.each(f"seat{seat}.city", CELL_KEYS, 1, "whether this family lives here")
    for key in BUILDING_KEYS:
        f.each(f"building.{key}", [CELL_KEYS[plot] for plot in PLOTS], 1, "whether the building stands on this plot")
    f.each("chapel", [CORNER_KEYS[site] for site in SITES], 1, "whether a chapel stands here")
    for good, key in enumerate(GOOD_KEYS):
        f.one(f"reserve.{key}", GOOD_COPIES[good], "goods still to be had")
    f.each("plan", PLAN_KEYS, 1, "where one is in one's own planning")
    f.each("drawn", VALUE_KEYS, COPIES, "one's own cards drawn and not yet in a stack")
    for number in range(SHOWN):
        f.each(f"stack{number + 1}", VALUE_KEYS, COPIES, "the cards of one's own stack")
    f.each("deck", VALUE_KEYS, COPIES, "one's own deck, in whatever order")
    f.each("kept", TASK_KEYS, 1, "tasks that one keeps")
    f.each("undecided", TASK_KEYS, 1, "tasks on which one has yet to decide")
    f.each("returned", TASK_KEYS, 1, "tasks that one has returned")
    for seat in range(players):
        f.one(f"seat{seat}.prestige", 30, "what the score track shows")
        f.one(f"seat{seat}.money", 60, "money")
        f.one(f"seat{seat}.privileges", 5, "privileges")
        for good, key in enumerate(GOOD_KEYS):
            f.one(f"seat{seat}.{key}", GOOD_COPIES[good], "goods")
        f.one(f"seat{seat}.deck_size", CARDS_EACH, "cards in the deck, as everyone knows it")
        f.one(f"seat{seat}.stacks", SHOWN, "stacks laid out")
        f.each(f"seat{seat}.size", [str(number + 1) for number in range(SHOWN)], 6, "cards in this stack")
        f.each(f"seat{seat}.bid", VALUE_KEYS, COPIES, "cards revealed in this step")
        f.each(f"seat{seat}.open", VALUE_KEYS, COPIES, "cards revealed in the match and not put back")
        f.each(f"seat{seat}.held", VALUE_KEYS, COPIES, "cards that are surely among the stacks")
        f.each(f"seat{seat}.under", VALUE_KEYS, COPIES, "cards known at the bottom of the deck")
        f.each(f"seat{seat}.gone", VALUE_KEYS, COPIES, "cards that surely left the match unseen")
    return f


class Observer(EngineObserver):
    """Writes a position as a seat knows it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(features(players))

    def fill(self, s: Any, memory: EngineMemory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        viewer: i64 = seat
        players: i64 = t.players
        at = put_seat(out, at, t.first, viewer, players)
        waiting: i64 = len(t.queue)
        for each in t.queue:
            put(out, at + turned(each, viewer, players), waiting)
            waiting -= 1
        at += players
        if t.in_turn:
            put_one(out, at)
        if t.idle_recovers:
            put_one(out, at + 1)
        at = write_rounds(out, at + 2, t)
        at = write_city(out, at, t, viewer, self.others)
        at = write_own(out, at, t.families[viewer])
        at = write_family(out, at, t.families[viewer], len(t.families[viewer].deck), True)
        if not self.others:
            return
        assert isinstance(memory, Memory)
        at = write_seen(out, at, memory.seen[viewer])
        turn: i64 = 1
        while turn < players:
            other: i64 = viewer + turn if viewer + turn < players else viewer + turn - players
            seen = memory.seen[other]
            at = write_seen(out, write_family(out, at, t.families[other], seen.deck, False), seen)
            turn += 1

    def can_leave_out_others(self) -> bool:
        return True

    def recalls(self, name: str) -> bool:
        seat, _, rest = name.partition(".")
        if not seat.startswith("seat"):
            return False
        kind = rest.partition(".")[0]
        return kind in ("open", "held", "under", "gone") or (kind == "deck_size" and seat != "seat0")


def write_rounds(out: BytesWriter, at: i64, s: State) -> i64:
    """Where the match is, and the round cards with their buildings."""
    put(out, at, s.round + 1)
    at += 1
    put_one(out, at + s.step)
    at += STEPS
    if s.round >= 0:
        guild = s.guild()
        if guild >= 0:
            put_one(out, at + guild)
    at += GUILDS
    cards = s.cards
    tiles = s.tiles
    number: i64 = 0
    while number < ROUNDS:
        put_one(out, at + cards[number])
        at += ROUNDS
        put_one(out, at + tiles[number])
        at += BUILDINGS
        number += 1
    return at


def write_city(out: BytesWriter, at: i64, s: State, viewer: i64, others: bool) -> i64:
    """Council, families, buildings, chapels, and the goods of the reserve."""
    players: i64 = s.players
    cells: i64 = at + SEATS * players
    shown: i64 = players if others else 1
    turn: i64 = turned(0, viewer, players)
    for family in s.families:
        if others or turn == 0:
            put_bits(out, cells + turn * CELLS, family.homes, CELLS)
        place: i64 = at + turn
        offices: i64 = family.offices
        while offices:
            if offices & 1:
                put_one(out, place)
            offices >>= 1
            place += players
        turn += 1
        if turn == players:
            turn = 0
    at = cells + shown * CELLS
    for plot in s.buildings:
        if plot != NONE:
            put_one(out, at + PLOT_NUMBER[plot])
        at += PLOT_COUNT
    for site in s.chapels:
        put_one(out, at + SITE_NUMBER[site])
    return put_counts(out, at + SITE_COUNT, s.reserve, 8, GUILDS)


def write_own(out: BytesWriter, at: i64, family: Family) -> i64:
    """One's own cards and tasks."""
    put_one(out, at + family.plan)
    at = put_stack(out, at + PLAN_COUNT, family.drawn)
    deck: i64 = ALL_CARDS - family.drawn - family.bid - family.boxed  # all cards that are nowhere else
    shown: i64 = at + SHOWN * VALUES
    for each in family.stacks:
        stack: i64 = each
        deck -= stack
        if at < shown:
            at = put_stack(out, at, stack)
    at = put_stack(out, shown, deck)
    dealt = family.dealt
    kept: i64 = family.kept
    decided: i64 = family.decided
    number: i64 = 0
    while number < DEALT:
        task: i64 = at + dealt[number]
        if number >= decided:
            put_one(out, task + TASKS)
        elif kept >> number & 1:
            put_one(out, task)
        else:
            put_one(out, task + 2 * TASKS)
        number += 1
    return at + 3 * TASKS


def write_family(out: BytesWriter, at: i64, family: Family, deck: i64, own: bool) -> i64:
    """What everybody can see of a player. While he plans unseen, his deck is as it was before."""
    put(out, at, family.prestige)
    put(out, at + 1, family.money)
    put(out, at + 2, family.privileges)
    at = put_counts(out, at + 3, family.goods, 8, GUILDS)
    put(out, at, deck)
    if family.stacks and (own or not family.plans_hidden()):
        put(out, at + 1, len(family.stacks))
        size: i64 = at + 2
        for stack in family.stacks:
            put(out, size, size_of(stack))
            size += 1
            if size == at + 2 + SHOWN:
                break
    return put_stack(out, at + 2 + SHOWN, family.bid)


def write_seen(out: BytesWriter, at: i64, seen: Seen) -> i64:
    """What a good memory knows of his influence cards."""
    at = put_stack(out, at, seen.open)
    at = put_stack(out, at, seen.held)
    for value in seen.under:
        add_one(out, at + value - 1)
    return put_stack(out, at + VALUES, seen.gone)


def put_stack(out: BytesWriter, at: i64, stack: i64) -> i64:
    """The cards of a stack by value; returns where the next feature is."""
    return put_counts(out, at, stack, 3, VALUES)
