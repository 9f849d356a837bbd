"""A position as numbers, for learners: everything a seat may know, each number named.

A room's `Observer` writes one byte for each feature, since small whole numbers are what board games are made of and
bytes are what compiled code writes fastest. Divided by the feature's `most` they lie between 0 and about 1. Seats are
counted from the observer on: 0 is the seat itself, 1 its left neighbour.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from igroteka.engine.mind import Memory
from igroteka.engine.state import State

HIGHEST: Final = 1.5
"""What is rarer than its feature's `most` by half and more is cut off here."""
BYTE: Final = 255


class Feature:
    """One number of an observation: its name, what it is, and the count that stands for 1."""

    def __init__(self, name: str, most: int, about: str) -> None:
        self.name = name
        self.most = most
        self.about = about


class Features:
    """The features of a game, as they are written down one after the other."""

    def __init__(self) -> None:
        self.all: list[Feature] = []

    def one(self, name: str, most: int, about: str) -> None:
        """A single feature."""
        self.all.append(Feature(name, most, about))

    def each(self, name: str, keys: list[str], most: int, about: str) -> None:
        """A feature for each key: `name.key`."""
        for key in keys:
            self.all.append(Feature(f"{name}.{key}", most, about))

    def seats(self, name: str, players: int, most: int, about: str) -> None:
        """A feature for each seat, counted from the observer on: `name.0`, `name.1`."""
        self.each(name, [str(seat) for seat in range(players)], most, about)

    def asked(self, kinds: "Kinds", players: int) -> None:
        """What `write_asked` writes."""
        self.each("question", kinds.names, 1, "whether this is the question on the table")
        self.seats("asked", players, 1, "whether the seat is asked")


class Kinds:
    """The kinds of questions of a game, numbered."""

    def __init__(self, kinds: list[type]) -> None:
        self.names = [kind.__name__ for kind in kinds]
        self.number = {kind: number for number, kind in enumerate(kinds)}


class Observer:
    """Writes what one seat may know. A room has a subclass of this."""

    def __init__(self, features: Features) -> None:
        self.features = features.all
        self.size = len(features.all)

    def write(self, s: Any, memory: Memory, seat: int, out: BytesWriter) -> None:
        """Append one byte for each feature."""
        raise NotImplementedError(type(self).__name__)

    def names(self) -> list[str]:
        """The names of the features, in their order."""
        return [feature.name for feature in self.features]

    def observe(self, s: Any, memory: Memory, seat: int) -> list[float]:
        """The same as numbers between 0 and about 1."""
        out = BytesWriter()
        self.write(s, memory, seat, out)
        written = out.getvalue()
        features = self.features
        found: list[float] = []
        for i in range(len(written)):
            found.append(min(HIGHEST, written[i] / features[i].most))
        return found


# For writing. An observer first lays down zeros, then sets what differs from them: most of a position is zeros.


def lay_zeros(out: BytesWriter, zeros: bytes) -> i64:
    """Append so many zeros; returns where they begin."""
    at: i64 = len(out)
    out.write(zeros)
    return at


def put(out: BytesWriter, at: i64, value: int) -> None:
    """Set one feature; what is below 0 stays 0."""
    if value > 0:
        small: u8 = value if value < BYTE else BYTE
        out[at] = small


def put_one(out: BytesWriter, at: i64) -> None:
    """Set one feature to 1."""
    one: u8 = 1
    out[at] = one


def add_one(out: BytesWriter, at: i64) -> None:
    """Count one more."""
    one: u8 = 1
    out[at] = out[at] + one


def put_all(out: BytesWriter, at: i64, values: list[int], start: i64, n: i64) -> i64:
    """Set n features from a list; returns where the next one is."""
    end: i64 = start + n
    while start < end:
        value: i64 = values[start]
        if value > 0:
            out[at] = u8(value if value < BYTE else BYTE)
        at += 1
        start += 1
    return at


def put_bits(out: BytesWriter, at: i64, bits: int, n: int) -> i64:
    """Set a feature for each bit; returns where the next one is."""
    following: i64 = at + n
    one: u8 = 1
    while bits:
        if bits & 1:
            out[at] = one
        bits >>= 1
        at += 1
    return following


def put_seat(out: BytesWriter, at: i64, seat: int, viewer: int, players: int) -> i64:
    """Set the feature of a seat, if it is one; returns where the next one is."""
    if seat >= 0:
        turned = seat - viewer
        put_one(out, at + (turned if turned >= 0 else turned + players))
    return at + players


def write_asked(out: BytesWriter, at: i64, kinds: Kinds, s: State, viewer: int) -> i64:
    """What is asked, and who; returns where the next feature is."""
    following: i64 = at + len(kinds.names)
    if s.stack:
        top = s.stack[-1]
        put_one(out, at + kinds.number[type(top)])
        for seat in top.seats(s):
            put_seat(out, following, seat, viewer, s.players)
    return following + s.players
