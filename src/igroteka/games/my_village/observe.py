"""What a learner is shown of My Village: everything but what lies face down in the stacks."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.engine.memory import Memory
from igroteka.engine.observation import (
    Features,
    add_one,
    put,
    put_bits,
    put_counts,
    put_one,
    put_seat,
)
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.my_village.black_banners import KeepTravel
from igroteka.games.my_village.components import (
    CHURCHES,
    COUNCILS,
    CUSTOMERS,
    FIELDS,
    GOODS,
    MONKS,
    ROADS,
    STACKS,
    TRAVELS,
    WORKSHOPS,
)
from igroteka.games.my_village.death import Burial, Healing, Hiring
from igroteka.games.my_village.kinds import (
    AREA_KEYS,
    BANNER_KEYS,
    CELL_KEYS,
    CHURCH_CARDS,
    CLOUDS,
    COFFINS,
    COUNCIL_CARDS,
    CUSTOMER_CARDS,
    DICE,
    DIE_KEYS,
    FIELD_CARDS,
    GUILD,
    KINDS_OF_GOODS,
    LAST_ROUND,
    MEANS_KEYS,
    MEETING_CELLS,
    MONK_CARDS,
    MONK_STACKS,
    NO_TOKEN,
    NONE,
    PATH_CELLS,
    RAID,
    SIDE_KEYS,
    TRAVEL_CARDS,
    VILLAGE_BOARDS,
    VILLAGER_KEYS,
    VILLAGERS,
    WORKSHOP_CARDS,
)
from igroteka.games.my_village.payments import Payment
from igroteka.games.my_village.questions import (
    ClerkOffice,
    FreeCustomer,
    MarkCell,
    MonkPath,
    MoveToken,
    SchoolBanner,
)
from igroteka.games.my_village.rules import Banners, TakeDie
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village

QUESTIONS: Final[list[type]] = [
    TakeDie,
    Banners,
    Payment,
    SchoolBanner,
    MonkPath,
    MarkCell,
    MoveToken,
    ClerkOffice,
    FreeCustomer,
    KeepTravel,
    Burial,
    Healing,
    Hiring,
]
USED_KEYS: Final = [*BANNER_KEYS, "customer"]
TOKEN_KEYS: Final = [*BANNER_KEYS, *CUSTOMERS]
DUE_KEYS: Final = [*MEANS_KEYS[:KINDS_OF_GOODS], "coin", "horse_or_coin", "cart_or_coins"]
USED_COUNT: Final = len(USED_KEYS)
TOKEN_COUNT: Final = len(TOKEN_KEYS)
DUE_COUNT: Final = len(DUE_KEYS)
PUPILS: Final = len(SIDE_KEYS)


def features(players: int) -> Features:
    """Every number of an observation, in the order in which they are written."""
    f = Features(players, QUESTIONS)
    f.seats("active", 1, "whose turn it is")
    f.seats("hand", 1, "who has the starting hand")
    f.one("hand_story", 10, "story points on the starting hand")
    f.one("hand_taken", 1, "whether it has been taken in this round")
    f.one("round", LAST_ROUND, "the round")
    f.one("turn", 3 * players, "turns begun in this round")
    f.each("dice", DIE_KEYS, 3, "dice that can still be taken")
    f.one("die1", 6, "the face of the first die taken, 0 for none")
    f.one("die2", 6, "the face of the second die taken, 0 for none")
    f.one("value", 12, "the sum of both")
    f.each("used", USED_KEYS, 1, "white banners activated this turn")
    f.one("reaper", 1, "whether the reaper rides on the active player's time marker")
    f.each("due", DUE_KEYS, 3, "what the active player still has to pay")
    f.each("looked", TRAVELS, 1, "the travel card that the active player may still exchange")
    f.each("chronicle", VILLAGER_KEYS, 4, "coffins of this profession in the chronicle")
    f.one("graves", 8, "nameless graves")
    f.one("coffins", COFFINS[players - 2], "all the dead; 1 is the end")
    f.one("rat", RAID, "the cell of the rat; 1 is the raid")
    f.one("customers", CUSTOMER_CARDS, "customers face down")
    f.each("offer", CUSTOMERS, 1, "open customers")
    f.each("road", ROADS, 4, "travel cards left")
    f.each("stack", STACKS, 5, "monks left")
    for key in STACKS:
        f.each(f"on_top.{key}", MONKS, 1, "the open monk of this stack")
    f.one("fields", FIELD_CARDS, "field cards left")
    for seat in range(players):
        s = f"seat{seat}"
        f.each(f"{s}.board", [str(number + 1) for number in range(VILLAGE_BOARDS)], 1, "the village board")
        f.one(f"{s}.cloud", CLOUDS, "the cloud of the time marker")
        f.one(f"{s}.coins", 15, "coins")
        f.one(f"{s}.tree", 10, "story points on the tree")
        f.one(f"{s}.house", 30, "story points in the main house")
        f.one(f"{s}.labourers", 5, "labourers")
        f.each(f"{s}.headman", CELL_KEYS, 1, "where the headman is")
        f.each(f"{s}.pupil", SIDE_KEYS, 1, "pupils at school")
        f.each(f"{s}.villager", VILLAGER_KEYS, 1, "whether this villager is present")
        f.each(f"{s}.goods", GOODS, 3, "goods in the workshop")
        f.each(f"{s}.workshop", WORKSHOPS, 1, "whether the village has this workshop")
        f.each(f"{s}.field", FIELDS, 1, "whether the village has this field")
        f.each(f"{s}.plough", FIELDS, 1, "whether a plough stands on it")
        f.each(f"{s}.market", CUSTOMERS, 1, "customers who wait to be served")
        f.each(f"{s}.served", CUSTOMERS, 1, "customers served")
        f.each(f"{s}.journey", TRAVELS, 1, "travel cards")
        f.each(f"{s}.church", CHURCHES, 1, "the church")
        f.one(f"{s}.healings", 3, "used cells of the church of healing")
        f.each(f"{s}.monk", MONKS, 1, "monks")
        f.each(f"{s}.council", COUNCILS, 1, "the council")
        f.one(f"{s}.jokers", 3, "joker goods on the guild council")
        f.each(f"{s}.marked", [str(number + 1) for number in range(len(AREA_KEYS))], 1, "marked cells of the council")
        f.one(f"{s}.meeting", MEETING_CELLS + 1, "markers on the meeting place, and one more; 0 without one")
        f.each(f"{s}.token", TOKEN_KEYS, 1, "the banner or customer beside which the 2/12 token lies")
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
        at = put_seat(out, at, t.hand, viewer, players)
        put(out, at, t.hand_story)
        put(out, at + 1, t.hand_back)
        put(out, at + 2, t.round)
        put(out, at + 3, t.turn)
        at = write_turn(out, at + 4, t)
        at = write_table(out, at, t)
        end: i64 = viewer + (players if self.others else 1)
        while viewer < end:
            at = write_village(out, at, t.villages[viewer if viewer < players else viewer - players])
            viewer += 1

    def can_leave_out_others(self) -> bool:
        return True


def write_turn(out: BytesWriter, at: i64, s: State) -> i64:
    """Dice, and what the active player is at."""
    at = put_counts(out, at, s.dice, 4, DICE)
    die1: i64 = s.die1
    die2: i64 = s.die2
    put(out, at, die1)
    put(out, at + 1, die2)
    put(out, at + 2, die1 + die2)
    at = put_bits(out, at + 3, s.used, USED_COUNT)
    put(out, at, s.crossed)
    at += 1
    for due in s.due:
        add_one(out, at + due)
    at += DUE_COUNT
    if s.looked != NONE:
        put_one(out, at + s.looked)
    return at + TRAVEL_CARDS


def write_table(out: BytesWriter, at: i64, s: State) -> i64:
    """The main board and the stacks."""
    at = put_counts(out, at, s.chronicle, 8, VILLAGERS)
    put(out, at, s.graves)
    put(out, at + 1, s.coffins())
    put(out, at + 2, s.rat)
    put(out, at + 3, len(s.customers))
    at += 4
    for customer in s.offer:
        put_one(out, at + customer)
    at += CUSTOMER_CARDS
    for road in s.roads:
        put(out, at, len(road))
        at += 1
    top: i64 = at + MONK_STACKS
    for stack in s.stacks:
        if stack:
            put(out, at, len(stack))
            put_one(out, top + stack[-1])
        at += 1
        top += MONK_CARDS
    put(out, top, s.free_fields)
    return top + 1


def write_village(out: BytesWriter, at: i64, village: Village) -> i64:
    """One village."""
    put_one(out, at + village.board)
    at += VILLAGE_BOARDS
    put(out, at, village.time)
    put(out, at + 1, village.coins)
    put(out, at + 2, village.tree)
    put(out, at + 3, village.house)
    put(out, at + 4, village.labourers)
    at += 5
    put_one(out, at + village.headman)
    at = put_bits(out, at + PATH_CELLS, village.school, PUPILS)
    at = put_bits(out, at, village.villagers, VILLAGERS)
    at = put_counts(out, at, village.goods, 8, KINDS_OF_GOODS)
    at = put_bits(out, at, village.shops, WORKSHOP_CARDS)
    at = put_bits(out, at, village.fields, FIELD_CARDS)
    at = put_bits(out, at, village.ploughs, FIELD_CARDS)
    for customer in village.market:
        put_one(out, at + customer)
    at = put_bits(out, at + CUSTOMER_CARDS, village.served, CUSTOMER_CARDS)
    for card in village.journey:
        put_one(out, at + card)
    at += TRAVEL_CARDS
    if village.church != NONE:
        put_one(out, at + village.church)
    at += CHURCH_CARDS
    put(out, at, village.healings)
    at = put_bits(out, at + 1, village.monks, MONK_CARDS)
    return write_council(out, at, village)


def write_council(out: BytesWriter, at: i64, village: Village) -> i64:
    """The council with its markers, the meeting place and its token."""
    council: i64 = village.council
    if council != NONE:
        put_one(out, at + council)
    at += COUNCIL_CARDS
    if council == GUILD:
        put(out, at, village.council_marks)
    elif council != NONE:
        put_bits(out, at + 1, village.council_marks, VILLAGERS)
    at += 1 + VILLAGERS
    put(out, at, village.meeting + 1)
    at += 1
    if village.token != NO_TOKEN:
        put_one(out, at + village.token)
    return at + TOKEN_COUNT
