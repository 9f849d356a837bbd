"""A small network whose weights are whole numbers, so that it says the same on every machine."""

from typing import Final

from mypy_extensions import i64

from igroteka.games.dominion.bots.network_features import FEATURES

HIDDEN: Final = 64
"""Units in each of the two layers between."""


class FirstGameNetwork:
    """Two layers of units that are silent below zero (ReLU), then a number for each move: the higher, the better.

    A weight is a byte, 128 being nothing; what is added to a unit whatever is seen has eight bytes, and so has the
    number by which to divide what comes out.
    """

    def __init__(self, data: bytes, outputs: int) -> None:
        sizes = [HIDDEN * FEATURES, HIDDEN * HIDDEN, outputs * HIDDEN]
        units = [HIDDEN, HIDDEN, outputs]
        weights: list[bytes] = []
        biases: list[list[int]] = []
        at = 0
        for size, count in zip(sizes, units, strict=True):
            weights.append(data[at : at + size])
            at += size
            biases.append(
                [int.from_bytes(data[at + 8 * i : at + 8 * i + 8], "little", signed=True) for i in range(count)]
            )
            at += 8 * count
        self.scale = int.from_bytes(data[at : at + 8], "little")
        self.size = at + 8
        self.first, self.second, self.last = weights
        self.first_bias, self.second_bias, self.last_bias = biases

    def layer(self, seen: list[int]) -> tuple[list[int], list[int]]:
        """The units of the second layer that speak, and how loud."""
        first = self.first
        second = self.second
        speaking: list[int] = []
        loud: list[int] = []
        at: i64 = 0
        for unit in range(HIDDEN):
            total: i64 = self.first_bias[unit] - 128 * len(seen)
            for feature in seen:
                place: i64 = at + feature
                total += first[place]
            if total > 0:
                speaking.append(unit)
                loud.append(total)
            at += FEATURES
        heard: list[int] = []
        strength: list[int] = []
        at = 0
        for unit in range(HIDDEN):
            total = self.second_bias[unit]
            for i in range(len(speaking)):
                place = at + speaking[i]
                weight: i64 = second[place]
                volume: i64 = loud[i]
                total += (weight - 128) * volume
            if total > 0:
                heard.append(unit)
                strength.append(total)
            at += HIDDEN
        return heard, strength

    def says(self, seen: list[int], outputs: list[int]) -> list[int]:
        """What comes out of it."""
        heard, strength = self.layer(seen)
        last = self.last
        said: list[int] = []
        for number in outputs:
            total: i64 = self.last_bias[number]
            at: i64 = number * HIDDEN
            for i in range(len(heard)):
                place: i64 = at + heard[i]
                weight: i64 = last[place]
                volume: i64 = strength[i]
                total += (weight - 128) * volume
            said.append(total)
        return said
