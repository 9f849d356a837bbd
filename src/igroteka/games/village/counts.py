"""Small counts in one number, five bits for each: of items, by item; or the places of a family's members, by member.

A number is copied, compared and written down faster than a list.
"""

from igroteka.games.village.kinds import BITS, MASK


def packed(counts: list[int]) -> int:
    """These counts in one number.

    >>> count_of(packed([3, 0, 7]), 2)
    7
    """
    number = 0
    for i in range(len(counts)):
        number += counts[i] << BITS * i
    return number


def count_of(counts: int, i: int) -> int:
    """How many there are of the i-th."""
    return counts >> BITS * i & MASK
