"""What a learner is shown of My Village: everything but what lies face down in the stacks."""

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
from igroteka.games.my_village.black import KeepTravel
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
    DIE_KEYS,
    FIELD_CARDS,
    GUILD,
    KINDS_OF_GOODS,
    LAST_ROUND,
    LEFT,
    LETTERS,
    MEANS_KEYS,
    MEETING_CELLS,
    MONK_STACKS,
    NONE,
    RAID,
    RIGHT,
    VILLAGE_PLAYS,
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
TRAVEL_CARDS: Final = len(TRAVELS)
MONK_CARDS: Final = len(MONKS)
USED_COUNT: Final = len(USED_KEYS)
TOKEN_COUNT: Final = len(TOKEN_KEYS)
DUE_COUNT: Final = len(DUE_KEYS)
BOARDS: Final = len(VILLAGE_PLAYS)
CELLS: Final = len(CELL_KEYS)
WORKSHOPS_AT: Final = BOARDS + 5 + CELLS + 2 + VILLAGERS + KINDS_OF_GOODS
"""Where the workshops are among the features of a seat."""


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
        f.each(f"{s}.board", [str(number + 1) for number in range(BOARDS)], 1, "the village board")
        f.one(f"{s}.cloud", CLOUDS, "the cloud of the time marker")
        f.one(f"{s}.coins", 15, "coins")
        f.one(f"{s}.tree", 10, "story points on the tree")
        f.one(f"{s}.house", 30, "story points in the main house")
        f.one(f"{s}.labourers", 5, "labourers")
        f.each(f"{s}.headman", CELL_KEYS, 1, "where the headman is")
        f.each(f"{s}.pupil", ["left", "right"], 1, "pupils at school")
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

    def fill(self, s: Any, memory: Memory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        at = put_seat(out, at, t.active, seat, t.players)
        at = put_seat(out, at, t.hand, seat, t.players)
        put(out, at, t.hand_story)
        put(out, at + 1, t.hand_back)
        put(out, at + 2, t.round)
        put(out, at + 3, t.turn)
        at = write_turn(out, at + 4, t)
        at = write_table(out, at, t)
        first: i64 = at
        for turned in range(t.players):
            at = write_seat(out, at, t, (seat + turned) % t.players)
        put_owned(out, first + WORKSHOPS_AT, t.shops, seat, t.players, (at - first) // t.players)


def write_turn(out: BytesWriter, at: i64, s: State) -> i64:
    """Dice, and what the active player is at."""
    at = put_all(out, at, s.dice)
    put(out, at, s.die1)
    put(out, at + 1, s.die2)
    put(out, at + 2, s.die1 + s.die2)
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
    at = put_all(out, at, s.chronicle)
    put(out, at, s.graves)
    put(out, at + 1, s.coffins())
    put(out, at + 2, s.rat)
    put(out, at + 3, len(s.customers))
    at += 4
    for customer in s.offer:
        put_one(out, at + customer)
    at += CUSTOMER_CARDS
    for letter in range(LETTERS):
        put(out, at + letter, len(s.roads[letter]))
    at += LETTERS
    for number in range(MONK_STACKS):
        stack = s.stacks[number]
        if stack:
            put(out, at + number, len(stack))
            put_one(out, at + MONK_STACKS + number * MONK_CARDS + stack[-1])
    at += MONK_STACKS + MONK_STACKS * MONK_CARDS
    put(out, at, s.free_fields)
    return at + 1


def write_seat(out: BytesWriter, at: i64, s: State, seat: int) -> i64:
    """One village, but for its workshops: the position has those by card."""
    put_one(out, at + s.boards[seat])
    at += BOARDS
    put(out, at, s.time[seat])
    put(out, at + 1, s.coins[seat])
    put(out, at + 2, s.tree[seat])
    put(out, at + 3, s.house[seat])
    put(out, at + 4, s.labourers[seat])
    at += 5
    put_one(out, at + s.headman[seat])
    at += CELLS
    put(out, at, 1 if s.school[seat] & LEFT else 0)
    put(out, at + 1, 1 if s.school[seat] & RIGHT else 0)
    at = put_bits(out, at + 2, s.villagers[seat], VILLAGERS)
    at = put_part(out, at, s.goods, seat * KINDS_OF_GOODS, KINDS_OF_GOODS)
    at = put_bits(out, at + WORKSHOP_CARDS, s.fields[seat], FIELD_CARDS)
    at = put_bits(out, at, s.fields[seat] & s.ploughs, FIELD_CARDS)
    for customer in s.markets[seat]:
        put_one(out, at + customer)
    at = put_bits(out, at + CUSTOMER_CARDS, s.served[seat], CUSTOMER_CARDS)
    for letter in range(LETTERS):
        card = s.journey[seat * LETTERS + letter]
        if card != NONE:
            put_one(out, at + card)
    at += TRAVEL_CARDS
    if s.church[seat] != NONE:
        put_one(out, at + s.church[seat])
    at += CHURCH_CARDS
    put(out, at, s.healings[seat])
    at = put_bits(out, at + 1, s.monks[seat], MONK_CARDS)
    return write_council(out, at, s, seat)


def write_council(out: BytesWriter, at: i64, s: State, seat: int) -> i64:
    """The council with its markers, the meeting place and its token."""
    council = s.council[seat]
    if council != NONE:
        put_one(out, at + council)
    at += COUNCIL_CARDS
    put(out, at, s.jokers(seat))
    at += 1
    if council > GUILD:
        put_bits(out, at, s.council_marks[seat], VILLAGERS)
    at += VILLAGERS
    put(out, at, s.meeting[seat] + 1)
    at += 1
    token = s.token[seat]
    if token >= 0:
        put_one(out, at + token)
    return at + TOKEN_COUNT
