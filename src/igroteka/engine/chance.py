"""Dice and shuffles, from outside the position.

Chance is counter-based: every number is a pure function of (secret seed, ply, how many numbers were already drawn in
this ply). Nothing random is ever stored in a state, so a copied position has no hidden future in it, and the same seed
and moves give the same match on every machine. The function is Threefry-2x32 with 20 rounds (Salmon et al., "Parallel
random numbers: as easy as 1, 2, 3"): only additions, rotations and exclusive ors of 32-bit words, so that interpreted
and compiled builds agree to the bit.
"""

import hashlib
import operator
from typing import Final

from mypy_extensions import i64

from igroteka.engine.errors import BadOption

MASK: Final = 0xFFFFFFFF
SETUP: Final = MASK
"""The "ply" of everything that happens before the first move."""


def key_of(seed: int | str) -> tuple[int, int]:
    """The two key words of a seed.

    Seeds are hashed, so that neighbouring seeds give unrelated matches and a long secret one keeps its secrecy.
    """
    digest = hashlib.sha256(f"igroteka:{seed}".encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")


def seed_of(given: object) -> int | str:
    """A seed, checked: a whole number of any integer type, or a string. None would be the same chance each time."""
    if isinstance(given, str):
        return given
    if not isinstance(given, bool) and hasattr(given, "__index__"):
        try:
            return operator.index(given)
        except TypeError:  # so numpy's arrays say that they are no number
            pass
    raise BadOption(f"a seed is a whole number or a string, not {given!r}")


def threefry(key0: i64, key1: i64, counter0: i64, counter1: i64) -> tuple[i64, i64]:
    """One block of two random 32-bit words."""
    mask: i64 = 0xFFFFFFFF
    key2: i64 = key0 ^ key1 ^ 0x1BD11BDA
    x: i64 = (counter0 + key0) & mask
    y: i64 = (counter1 + key1) & mask
    injection: i64 = 1
    while injection <= 5:
        if injection & 1:
            x = (x + y) & mask
            y = ((y << 13) & mask | (y >> 19)) ^ x
            x = (x + y) & mask
            y = ((y << 15) & mask | (y >> 17)) ^ x
            x = (x + y) & mask
            y = ((y << 26) & mask | (y >> 6)) ^ x
            x = (x + y) & mask
            y = ((y << 6) & mask | (y >> 26)) ^ x
        else:
            x = (x + y) & mask
            y = ((y << 17) & mask | (y >> 15)) ^ x
            x = (x + y) & mask
            y = ((y << 29) & mask | (y >> 3)) ^ x
            x = (x + y) & mask
            y = ((y << 16) & mask | (y >> 16)) ^ x
            x = (x + y) & mask
            y = ((y << 24) & mask | (y >> 8)) ^ x
        key0, key1, key2 = key1, key2, key0
        x = (x + key0) & mask
        y = (y + key1 + injection) & mask
        injection += 1
    return x, y


class Chance:
    """The random numbers of one ply."""

    def __init__(self, key: tuple[int, int], ply: int) -> None:
        self.key0: i64 = key[0]
        self.key1: i64 = key[1]
        self.ply = ply & MASK
        self.drawn: i64 = 0
        """How many numbers this ply has used so far; a block is good for four."""
        self.first: i64 = 0
        self.second: i64 = 0

    def turn_to(self, ply: int) -> None:
        """Start afresh at another ply, without making a new object: search does this millions of times."""
        self.ply = ply & MASK
        self.drawn = 0

    def number(self) -> i64:
        """The next 16 random bits."""
        part: i64 = self.drawn & 3
        if part == 0:
            self.first, self.second = threefry(self.key0, self.key1, self.ply, self.drawn >> 2)
        self.drawn += 1
        if part == 0:
            return self.first & 0xFFFF
        if part == 1:
            return self.first >> 16
        if part == 2:
            return self.second & 0xFFFF
        return self.second >> 16

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly equally likely (Lemire's method); n is at most 65,536."""
        bound: i64 = n
        product: i64 = self.number() * bound
        if product & 0xFFFF < bound:
            threshold: i64 = (0x10000 - bound) % bound
            while product & 0xFFFF < threshold:
                product = self.number() * bound
        return product >> 16

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def pick(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]


class Scripted(Chance):
    """Chance that a scene has written down beforehand.

    `numbers` answer `below`, in order; `orders` are what the next shuffles leave behind. A shuffle without an order
    keeps the cards as they lie; a missing number is an error, since a scene should say what it rolls.
    """

    def __init__(self, numbers: list[int] | None = None, orders: list[list[int]] | None = None) -> None:
        super().__init__((0, 0), 0)
        self.numbers = list(numbers or [])
        self.orders = [list(order) for order in orders or []]

    def turn_to(self, ply: int) -> None:
        """A script runs on from ply to ply."""
        self.ply = ply

    def below(self, n: int) -> int:
        if not self.numbers:
            raise ValueError(f"the script is out of numbers, and one below {n} is wanted")
        number = self.numbers.pop(0)
        if not 0 <= number < n:
            raise ValueError(f"the script says {number}, where one below {n} is wanted")
        self.drawn += 1
        return number

    def shuffle(self, items: list[int]) -> None:
        self.drawn += 1
        if self.orders:
            order = self.orders.pop(0)
            if sorted(order) != sorted(items):
                raise ValueError(f"the script's shuffle {order} is not an order of {items}")
            items[:] = order
