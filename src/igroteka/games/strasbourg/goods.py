"""Goods as one number: a byte for each kind says how many of it there are."""

from typing import Final

from mypy_extensions import i64

from igroteka.games.strasbourg.kinds import GOOD_COPIES, GUILDS

ONE_GOOD: Final[list[int]] = [1 << 8 * good for good in range(GUILDS)]
"""A single good, by its kind."""
ALL_GOODS: Final[int] = sum(copies << 8 * good for good, copies in enumerate(GOOD_COPIES))


def how_many(goods: i64, good: i64) -> i64:
    """How many of one kind are among the goods.

    >>> how_many(ALL_GOODS, 0) == GOOD_COPIES[0]
    True
    """
    return goods >> 8 * good & 255
