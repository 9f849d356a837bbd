"""What a learner is shown of The Bronze Age: everything, for nothing is hidden."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from igroteka.engine.memory import Memory
from igroteka.engine.observation import (
    BYTE,
    Features,
    add_one,
    put,
    put_all,
    put_bits,
    put_one,
    put_seat,
)
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.bronze_age.building import Building
from igroteka.games.bronze_age.components import DEVELOPMENTS, FACES, ITEMS, MONUMENTS, PROJECTS
from igroteka.games.bronze_age.developing import BuyDevelopment, DiscardGoods, Payment
from igroteka.games.bronze_age.dice import FirstRoll, FoodOrWorkers, Lead, Reroll
from igroteka.games.bronze_age.disasters import SpendSpearheads
from igroteka.games.bronze_age.kinds import (
    BOXES,
    CITY_COUNT,
    DEVELOPMENT_COUNT,
    DICE,
    FACE_COUNT,
    GOOD_COUNT,
    ITEM_COUNT,
    LATE,
    NOT_IN_PLAY,
    OFFERS,
    PROJECT_COUNT,
    ROLLS,
    ROW,
    SHIPS,
    START_CITIES,
    VALUE,
)
from igroteka.games.bronze_age.state import State
from igroteka.games.bronze_age.trading import Compose, Consider, Trading

QUESTIONS: Final[list[type]] = [
    FirstRoll,
    Reroll,
    Lead,
    FoodOrWorkers,
    SpendSpearheads,
    Building,
    Trading,
    Compose,
    Consider,
    BuyDevelopment,
    Payment,
    DiscardGoods,
]

# Two tables of the game as bytes, since those are read fastest.

COMPLETE: Final = bytes([min(BYTE, boxes) for boxes in BOXES])
"""How many boxes a city or monument has."""
ROOM: Final[int] = max(ROW) + 1
WORTH: Final = b"".join(bytes([min(BYTE, value) for value in row]).ljust(ROOM, b"\0") for row in VALUE)
"""What so many of a good are worth, a row of so much room for each good."""


def features(players: int) -> Features:
    """Every number of an observation, in the order in which they are written."""
    f = Features(players, QUESTIONS)
    f.seats("active", 1, "whose turn it is")
    f.seats("first", 1, "who began")
    f.one("late", 1, "whether it is The Late Bronze Age")
    f.one("trading", 1, "whether goods may be traded")
    f.one("spears_spent", 1, "whether Smithing spends spearheads, or merely counts them")
    f.one("round", 10, "the round, of about ten")
    f.one("last_round", 1, "whether this round is the last")
    f.one("rolls", ROLLS, "how often the active player has rolled")
    for die in range(DICE):
        f.each(f"die{die + 1}", FACES, 1, "what this die shows")
    f.each("faces", FACES, DICE, "how many dice show this")
    f.one("workers", 15, "workers still to be placed")
    f.one("coins", 15, "coins of the dice")
    f.one("swaps", SHIPS, "ships that can still swap this turn")
    f.one("offers", OFFERS, "offers that can still be begun this turn")
    for side in ("given", "wanted"):
        for item, key in enumerate(ITEMS):
            f.one(f"offer.{side}.{key}", ROW[item], "what the offer on the table gives or wants")
    for key in MONUMENTS:
        f.one(f"monument.{key}.out", 1, "whether this monument is not in play")
        f.seats(f"monument.{key}.first", 1, "who has finished this monument first")
    for seat in range(players):
        for item, key in enumerate(ITEMS):
            f.one(f"seat{seat}.{key}", ROW[item], "goods and food on the board")
        for project, key in enumerate(PROJECTS):
            f.one(f"seat{seat}.boxes.{key}", BOXES[project], "boxes marked")
        f.each(f"seat{seat}.has", DEVELOPMENTS, 1, "whether the seat has this development")
        f.one(f"seat{seat}.ships", SHIPS, "ships")
        f.one(f"seat{seat}.disasters", 20, "points lost to disasters")
        f.one(f"seat{seat}.cities", DICE, "cities: so many dice, so many mouths")
        f.one(f"seat{seat}.goods_value", 60, "what all goods are worth, each stack at its full value")
    return f


class Observer(EngineObserver):
    """Writes a position as a seat knows it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(features(players))

    def fill(self, s: Any, memory: Memory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        viewer: i64 = seat
        players: i64 = t.players
        at = put_seat(out, at, t.active, viewer, players)
        at = put_seat(out, at, t.first, viewer, players)
        if t.edition == LATE:
            put_one(out, at)
        if t.trading:
            put_one(out, at + 1)
        if t.spears_spent:
            put_one(out, at + 2)
        at += 3
        put(out, at, t.round)
        if t.ending:
            put_one(out, at + 1)
        put(out, at + 2, t.rolls)
        at = write_dice(out, at + 3, t.dice)
        put(out, at, t.workers)
        put(out, at + 1, t.coins)
        put(out, at + 2, t.swaps)
        put(out, at + 3, t.offers)
        at += 4
        if t.offer:
            put_all(out, at, t.offer)
        at += 2 * ITEM_COUNT
        for each in t.builders:
            builder: i64 = each
            if builder >= 0:
                put_seat(out, at + 1, builder, viewer, players)
            elif builder == NOT_IN_PLAY:
                put_one(out, at)
            at += 1 + players
        for turned in range(t.players if self.others else 1):
            other: i64 = viewer + turned
            at = write_seat(out, at, t, other if other < players else other - players)

    def can_leave_out_others(self) -> bool:
        return True


def write_dice(out: BytesWriter, at: i64, dice: list[int]) -> i64:
    """Each die by what it shows, then how many show what."""
    counts: i64 = at + DICE * FACE_COUNT
    for face in dice:
        put_one(out, at + face)
        add_one(out, counts + face)
        at += FACE_COUNT
    return counts + FACE_COUNT


def write_seat(out: BytesWriter, at: i64, s: State, seat: i64) -> i64:
    """One player's board and sheet. What the goods are worth and how many cities there are is found on the way."""
    stock = s.stock
    start: i64 = seat * ITEM_COUNT
    worth: i64 = 0
    item: i64 = 0
    while item < ITEM_COUNT:
        count: i64 = stock[start + item]
        if count:
            out[at + item] = u8(count)
            if item < GOOD_COUNT:
                worth += WORTH[item * ROOM + count]
        item += 1
    at += ITEM_COUNT
    boxes = s.boxes
    start = seat * PROJECT_COUNT
    cities: i64 = START_CITIES
    project: i64 = 0
    while project < PROJECT_COUNT:
        marked: i64 = boxes[start + project]
        if marked:
            out[at + project] = u8(marked)
            if project < CITY_COUNT and marked == COMPLETE[project]:
                cities += 1
        project += 1
    at = put_bits(out, at + PROJECT_COUNT, s.developments[seat], DEVELOPMENT_COUNT)
    put(out, at, s.ships[seat])
    put(out, at + 1, s.disasters[seat])
    put(out, at + 2, cities)
    put(out, at + 3, worth)
    return at + 4
