"""A stack of influence cards as one number: three bits for each value from 1 to 6 say how many cards of it there are.

Nobody ever asks for the order of the cards in a stack, and a number is copied faster than a list.
"""

from typing import Final

from mypy_extensions import i64

from igroteka.games.strasbourg.kinds import COPIES, VALUES

ONE: Final[list[int]] = [0, *(1 << 3 * (value - 1) for value in range(1, VALUES + 1))]
"""A stack of a single card, by its value."""
ALL_CARDS: Final[int] = COPIES * sum(ONE)
"""The cards that everyone begins with."""


def stack_of(cards: list[int]) -> int:
    """These cards as a stack.

    >>> cards_of(stack_of([3, 2, 2]))
    [2, 2, 3]
    """
    stack = 0
    for value in cards:
        stack += ONE[value]
    return stack


def cards_of(stack: i64) -> list[int]:
    """The cards of a stack, lowest first."""
    cards: list[int] = []
    value: i64 = 1
    while stack:
        for _ in range(stack & 7):
            cards.append(value)
        stack >>= 3
        value += 1
    return cards


def size_of(stack: i64) -> i64:
    """How many cards a stack has."""
    # Neighbouring counts are added all at once, then the three sums.
    pairs: i64 = (stack & 0o070707) + (stack >> 3 & 0o070707)
    return (pairs + (pairs >> 6) + (pairs >> 12)) & 63


def sum_of(stack: i64) -> i64:
    """How much influence a stack has."""
    total: i64 = 0
    value: i64 = 1
    while stack:
        total += (stack & 7) * value
        stack >>= 3
        value += 1
    return total


def highest_of(stack: i64) -> i64:
    """The highest card of a stack; 0 if there is none."""
    value: i64 = 0
    while stack:
        stack >>= 3
        value += 1
    return value


def count_of(stack: i64, value: i64) -> i64:
    """How many cards of a value are in a stack."""
    return stack >> 3 * (value - 1) & 7
