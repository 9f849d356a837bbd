"""Sets of cards, cells or seats as the bits of one number, which is copied, compared and counted in one go."""

from mypy_extensions import i64


def set_of(numbers: list[int]) -> int:
    """These numbers as a set.

    >>> numbers_of(set_of([9, 0, 2]))
    [0, 2, 9]
    """
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def numbers_of(bits: i64) -> list[int]:
    """The numbers of a set, lowest first."""
    found: list[int] = []
    number: i64 = 0
    while bits:
        if bits & 255 == 0:
            bits >>= 8
            number += 8
            continue
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def count(bits: i64) -> i64:
    """How many numbers a set has."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found
