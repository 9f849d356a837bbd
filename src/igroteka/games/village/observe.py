"""What a learner is shown of Village: everything but the order of the customers face down.

Served customers lie face down, but they were face up before, so everyone could remember who has served whom.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.engine.mind import Memory
from igroteka.engine.observation import (
    Features,
    add_one,
    put,
    put_all,
    put_bits,
    put_one,
    put_owned,
    put_part,
    put_seat,
)
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.village.actions import ChurchAction, FamilyAction, HarvestAction
from igroteka.games.village.components import CHRONICLE as CHAPTERS
from igroteka.games.village.components import CITIES, CUSTOMERS, GENERATIONS, ITEMS, PLACES, SPACES
from igroteka.games.village.council import CouncilAction, Privilege
from igroteka.games.village.crafts import CraftsAction, FirstWork
from igroteka.games.village.deaths import WhoDies
from igroteka.games.village.kinds import (
    GENERATION,
    GRAIN,
    GRAVES,
    ITEM_COUNT,
    LAP,
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
SERVED_AT: Final = 3 + N_ITEMS + N_CITIES
"""Where the customers are among the features of a seat."""
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

    def fill(self, s: Any, memory: Memory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        at = put_seat(out, at, t.active, seat, t.players)
        at = put_seat(out, at, t.first, seat, t.players)
        at = put_seat(out, at, t.next_first, seat, t.players)
        at = put_seat(out, at, t.ender, seat, t.players)
        for other in range(t.players):
            if t.out >> other & 1:
                put_seat(out, at, other, seat, t.players)
        at += t.players
        put(out, at, t.rounds)
        put(out, at + 1, t.last_turns + 1)
        put(out, at + 2, t.cubes_left)
        at = put_all(out, at + 3, t.board)
        at = put_all(out, at, t.bag)
        at = put_part(out, at, t.stock, t.players * N_ITEMS, N_ITEMS)
        at = put_all(out, at, t.chronicle_room)
        put(out, at, t.graves_room)
        put(out, at + 1, len(t.pile))
        at += 2
        for customer in t.stalls:
            put_one(out, at + customer)
        at += N_CUSTOMERS
        for place in range(len(t.queue)):
            put(out, at + t.queue[place], QUEUE - place)
        at += N_CUSTOMERS
        first: i64 = at
        for turned in range(t.players):
            at = write_seat(out, at, t, (seat + turned) % t.players)
        put_owned(out, first + SERVED_AT, t.served, seat, t.players, (at - first) // t.players)


def write_seat(out: BytesWriter, at: i64, s: State, seat: int) -> i64:
    """One farm and its family, but for the customers served: the position has those by card."""
    put(out, at, s.life[seat])
    put(out, at + 1, s.dying[seat])
    put(out, at + 2, s.prestige[seat])
    at = put_part(out, at + 3, s.stock, seat * N_ITEMS, N_ITEMS)
    at = put_bits(out, at, s.visited[seat], N_CITIES)
    at += N_CUSTOMERS
    member: i64 = seat * MEMBERS
    for generation in GENERATION:
        place: i64 = s.people[member]
        add_one(out, at + place * N_GENERATIONS + generation)
        member += 1
    return at + N_PLACES * N_GENERATIONS
