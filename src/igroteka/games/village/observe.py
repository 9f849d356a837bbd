"""What a learner is shown of Village: everything but the order of the customers face down.

Served customers lie face down, but they were face up before, so everyone could remember who has served whom.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.engine.memory import Memory
from igroteka.engine.observation import (
    Features,
    add_one,
    put,
    put_all,
    put_bits,
    put_counts,
    put_one,
    put_seat,
    put_seats,
)
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.village.actions import ChurchAction, FamilyAction, HarvestAction
from igroteka.games.village.components import CHRONICLE as CHAPTERS
from igroteka.games.village.components import CITIES, CUSTOMERS, GENERATIONS, ITEMS, PLACES, SPACES
from igroteka.games.village.council import CouncilAction, Privilege
from igroteka.games.village.crafts import CraftsAction, FirstWork
from igroteka.games.village.deaths import WhoDies
from igroteka.games.village.family import Family
from igroteka.games.village.kinds import (
    BITS,
    GENERATION,
    GRAIN,
    GRAVES,
    ITEM_COUNT,
    LAP,
    MASK,
    MEMBERS,
    N_CITIES,
    N_CUBES,
    N_CUSTOMERS,
    N_GENERATIONS,
    N_ITEMS,
    QUEUE,
)
from igroteka.games.village.market import Sale
from igroteka.games.village.mass import Climbing, Pulling
from igroteka.games.village.questions import Pay, TakeCubes, TakeGoods
from igroteka.games.village.rules import FreeAction, Turn, WellAction
from igroteka.games.village.state import State
from igroteka.games.village.travel import TravelAction

QUESTIONS: Final[list[type]] = [
    Turn,
    WellAction,
    FreeAction,
    HarvestAction,
    FamilyAction,
    CraftsAction,
    FirstWork,
    Sale,
    TravelAction,
    CouncilAction,
    Privilege,
    ChurchAction,
    Pay,
    TakeCubes,
    TakeGoods,
    WhoDies,
    Pulling,
    Climbing,
]
N_PLACES: Final = len(PLACES)
GENERATION_OF: Final = bytes(GENERATION)
"""The same as bytes, which are read faster."""
MANY: Final = 5
"""So many of an item on one farm are many."""


def features(players: int) -> Features:
    """Every number of an observation, in the order in which they are written."""
    f = Features(players, QUESTIONS)
    f.seats("active", 1, "whose turn it is")
    f.seats("first", 1, "who has the first player's marker")
    f.seats("next_first", 1, "who has the next first player's marker")
    f.seats("ender", 1, "who has taken the last space of chronicle or graves")
    f.seats("out", 1, "who takes no further part in this market day")
    f.one("rounds", 10, "rounds begun")
    f.one("last_turns", players, "how many last actions are still to come, and one more; 0 before the end")
    f.one("cubes_left", 25, "cubes on the board in all")
    for space in SPACES:
        f.each(f"board.{space}", ITEMS[:N_CUBES], 4, "cubes on the action space")
    for cube in range(N_CUBES):
        f.one(f"bag.{ITEMS[cube]}", max(1, ITEM_COUNT[cube]), "cubes in the green bag")
    for item, key in enumerate(ITEMS):
        f.one(f"supply.{key}", max(1, ITEM_COUNT[item]), "what is left in the supply")
    f.each("chronicle_room", CHAPTERS, 5, "spaces free in this chapter")
    f.one("graves_room", max(1, GRAVES[players - 2]), "graves free")
    f.one("pile", N_CUSTOMERS, "customers still face down")
    f.each("stall", CUSTOMERS, 1, "whether this customer can be served")
    f.each("queue", CUSTOMERS, QUEUE, "whether this customer waits: the foremost counts most")
    for seat in range(players):
        f.one(f"seat{seat}.life", LAP, "how far the family has gone since the bridge")
        f.one(f"seat{seat}.dying", 2, "how many must die at the end of the turn")
        f.one(f"seat{seat}.prestige", 30, "prestige earned during the match")
        for item, key in enumerate(ITEMS):
            f.one(f"seat{seat}.{key}", 10 if item == GRAIN else MANY, "what lies on the farm")
        f.each(f"seat{seat}.visited", CITIES, 1, "whether the family has its marker here")
        f.each(f"seat{seat}.served", CUSTOMERS, 1, "whether the family has served this customer")
        for place in PLACES:
            f.each(f"seat{seat}.at.{place}", GENERATIONS, 2, "members of this generation at this place")
    return f


class Observer(EngineObserver):
    """Writes a position as a seat knows it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(features(players))

    def fill(self, s: Any, memory: Memory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        players: i64 = t.players
        viewer: i64 = seat
        at = put_seat(out, at, t.active, viewer, players)
        at = put_seat(out, at, t.first, viewer, players)
        at = put_seat(out, at, t.next_first, viewer, players)
        at = put_seat(out, at, t.ender, viewer, players)
        at = put_seats(out, at, t.out, viewer, players)
        put(out, at, t.rounds)
        put(out, at + 1, t.last_turns + 1)
        put(out, at + 2, t.cubes_left)
        at += 3
        for cubes in t.board:
            at = put_counts(out, at, cubes, BITS, N_CUBES)
        at = put_counts(out, at, t.bag, BITS, N_CUBES)
        at = put_counts(out, at, t.stock, BITS, N_ITEMS)
        at = put_all(out, at, t.chronicle_room)
        put(out, at, t.graves_room)
        put(out, at + 1, len(t.pile))
        at += 2
        for customer in t.stalls:
            put_one(out, at + customer)
        at += N_CUSTOMERS
        nearness: i64 = QUEUE
        for customer in t.queue:
            put(out, at + customer, nearness)
            nearness -= 1
        at += N_CUSTOMERS
        end: i64 = viewer + (players if self.others else 1)
        while viewer < end:
            at = write_family(out, at, t.families[viewer if viewer < players else viewer - players])
            viewer += 1

    def can_leave_out_others(self) -> bool:
        return True


def write_family(out: BytesWriter, at: i64, family: Family) -> i64:
    """One family with its farm."""
    put(out, at, family.life)
    put(out, at + 1, family.dying)
    put(out, at + 2, family.prestige)
    at = put_counts(out, at + 3, family.stock, BITS, N_ITEMS)
    at = put_bits(out, at, family.visited, N_CITIES)
    at = put_bits(out, at, family.served, N_CUSTOMERS)
    people: i64 = family.people
    for member in range(MEMBERS):
        place: i64 = people & MASK
        add_one(out, at + place * N_GENERATIONS + GENERATION_OF[member])
        people >>= BITS
    return at + N_PLACES * N_GENERATIONS
