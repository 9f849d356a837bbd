"""A position as numbers, for learners: everything a seat may know, each number named.

A room's `Observer` writes one byte for each feature, since small whole numbers are what board games are made of and
bytes are what compiled code writes fastest. Divided by the feature's `most` they lie between 0 and about 1. Seats are
counted from the observer on: 0 is the seat itself, 1 its left neighbour.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from igroteka.engine.memory import Memory
from igroteka.engine.state import State

HIGHEST: Final = 1.5
"""No number is greater: a count above one and a half times its feature's `most` is cut off there."""
BYTE: Final = 255


class Feature:
    """One number of an observation: its name, what it is, and the count that stands for 1."""

    def __init__(self, name: str, most: int, about: str) -> None:
        self.name = name
        self.most = most
        self.cap = most + most // 2
        self.about = about


class Features:
    """The features of a game, as they are written down one after the other. First come what is asked, and who."""

    def __init__(self, players: int, questions: list[type]) -> None:
        self.players = players
        self.questions = questions
        self.all: list[Feature] = []
        self.each("question", [kind.__name__ for kind in questions], 1, "whether this is the question on the table")
        self.seats("asked", 1, "whether the seat is asked")

    def one(self, name: str, most: int, about: str) -> None:
        """A single feature."""
        self.all.append(Feature(name, most, about))

    def each(self, name: str, keys: list[str], most: int, about: str) -> None:
        """A feature for each key: `name.key`."""
        for key in keys:
            self.all.append(Feature(f"{name}.{key}", most, about))

    def seats(self, name: str, most: int, about: str) -> None:
        """A feature for each seat, counted from the observer on: `name.0`, `name.1`."""
        self.each(name, [str(seat) for seat in range(self.players)], most, about)


class Observer:
    """Writes what one seat may know. A room has a subclass of this, with a `fill` in the order of its features."""

    def __init__(self, features: Features) -> None:
        self.features = features.all
        self.size = len(features.all)
        self.blank = bytes(self.size)
        """What is written before `fill`: zeros, unless a room has features that are the same in every position."""
        self.others = True
        """Whether what is known of each other player is written, too, and what only a memory could tell."""
        self.place_of = {kind: place for place, kind in enumerate(features.questions)}
        self.questions: i64 = len(features.questions)

    def fill(self, s: Any, memory: Memory, seat: int, out: BytesWriter, at: i64) -> None:
        """Set the room's own features, which begin at `at` and are as yet what `blank` says."""
        raise NotImplementedError(type(self).__name__)

    def write(self, s: State, memory: Memory, seat: int, out: BytesWriter) -> None:
        """Append one byte for each feature."""
        at: i64 = len(out)
        out.write(self.blank)
        following: i64 = at + self.questions
        if s.stack:
            top = s.stack[-1]
            put_one(out, at + self.place_of[type(top)])
            if top.seat >= 0:
                put_seat(out, following, top.seat, seat, s.players)
            else:  # only a question to several has no seat of its own
                for asked in top.seats(s):
                    put_seat(out, following, asked, seat, s.players)
        self.fill(s, memory, seat, out, following + s.players)

    def can_leave_out_others(self) -> bool:
        """Whether `fill` heeds `others`, and leaves no room for what it then leaves out."""
        return False

    def leave_out_others(self, kept: list[int]) -> None:
        """Write these features only, which say nothing about the other players, and nothing out of a memory."""
        self.features = [self.features[place] for place in kept]
        self.size = len(kept)
        self.blank = bytes([self.blank[place] for place in kept])
        self.others = False

    def recalls(self, name: str) -> bool:
        """Whether a feature is known from a memory alone, and not from a position: networks do without it."""
        return False

    def names(self) -> list[str]:
        """The names of the features, in their order."""
        return [feature.name for feature in self.features]

    def observe(self, s: State, memory: Memory, seat: int) -> list[float]:
        """The same as numbers between 0 and about 1."""
        out = BytesWriter()
        self.write(s, memory, seat, out)
        written = out.getvalue()
        features = self.features
        found: list[float] = []
        for i in range(len(written)):
            feature = features[i]
            found.append(min(written[i], feature.cap) / feature.most)
        return found


# For filling: most of a position is zeros, so only what differs from them is set. These run some hundred times for an
# observation, so look at what mypyc makes of them: `u8(a if b else c)`, say, is no conversion to it but a call.


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """Set one feature; what is below 0 stays 0."""
    if value > 0:
        if value > BYTE:
            value = BYTE
        out[at] = u8(value)


def put_one(out: BytesWriter, at: i64) -> None:
    """Set one feature to 1."""
    one: u8 = 1
    out[at] = one


def add_one(out: BytesWriter, at: i64) -> None:
    """Count one more."""
    more: u8 = out[at] + 1
    out[at] = more


def put_all(out: BytesWriter, at: i64, values: list[int]) -> i64:
    """Set a feature for each value; returns where the next one is."""
    for each in values:
        value: i64 = each
        if value > 0:
            if value > BYTE:
                value = BYTE
            out[at] = u8(value)
        at += 1
    return at


def put_bits(out: BytesWriter, at: i64, bits: i64, n: i64) -> i64:
    """Set a feature for each bit; returns where the next one is. Most sets are nearly empty: zeros come by fours."""
    following: i64 = at + n
    one: u8 = 1
    while bits:
        if bits & 15 == 0:
            bits >>= 4
            at += 4
        else:
            if bits & 1:
                out[at] = one
            bits >>= 1
            at += 1
    return following


def put_counts(out: BytesWriter, at: i64, counts: i64, width: i64, n: i64) -> i64:
    """Set a feature for each of n counts that one number holds, so many bits each; returns where the next one is."""
    following: i64 = at + n
    most: i64 = (1 << width) - 1
    while counts:
        out[at] = u8(counts & most)
        counts >>= width
        at += 1
    return following


def put_seat(out: BytesWriter, at: i64, seat: i64, viewer: i64, players: i64) -> i64:
    """Set the feature of a seat, if it is one; returns where the next one is."""
    if seat >= 0:
        put_one(out, at + turned(seat, viewer, players))
    return at + players


def put_seats(out: BytesWriter, at: i64, seats: i64, viewer: i64, players: i64) -> i64:
    """Set the features of a set of seats; returns where the next one is."""
    seat: i64 = 0
    while seats:
        if seats & 1:
            put_one(out, at + turned(seat, viewer, players))
        seats >>= 1
        seat += 1
    return at + players


def turned(seat: i64, viewer: i64, players: i64) -> i64:
    """A seat as the viewer counts it: 0 is himself, 1 his left neighbour."""
    turn: i64 = seat - viewer
    return turn if turn >= 0 else turn + players
