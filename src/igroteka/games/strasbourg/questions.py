"""What all questions of Strasbourg share."""

from typing import Final

from igroteka.engine import state as engine
from igroteka.engine.sets import numbers_of
from igroteka.engine.words import Noun
from igroteka.games.strasbourg.components import CELL_KEYS, CORNER_KEYS, GOOD_KEYS, GUILD_KEYS, TASK_KEYS
from igroteka.games.strasbourg.kinds import VALUE_KEYS
from igroteka.games.strasbourg.stacks import cards_of
from igroteka.games.strasbourg.state import State

SEATS_OF: Final[list[tuple[int, ...]]] = [tuple(numbers_of(seats)) for seats in range(1 << 5)]
"""The seats of each set of them, for what several are asked at once."""


class Question(engine.Question[State]):
    """A question of Strasbourg."""


class Then(engine.Then[State]):
    """A step of Strasbourg that asks nobody."""


def task_noun(task: int) -> Noun:
    """A task by its name."""
    return Noun("task", TASK_KEYS[task])


def guild_noun(guild: int) -> Noun:
    """A guild by its name."""
    return Noun("guild", GUILD_KEYS[guild])


def good_noun(good: int) -> Noun:
    """A good by its name."""
    return Noun("good", GOOD_KEYS[good])


def cell_noun(cell: int) -> Noun:
    """A cell by its name."""
    return Noun("cell", CELL_KEYS[cell])


def corner_noun(corner: int) -> Noun:
    """A corner by its name."""
    return Noun("corner", CORNER_KEYS[corner])


def card_noun(value: int) -> Noun:
    """An influence card by its value."""
    return Noun("influence", VALUE_KEYS[value - 1])


def stack_nouns(stack: int) -> list[Noun]:
    """The cards of a stack, highest first."""
    cards = cards_of(stack)
    cards.reverse()
    return [card_noun(value) for value in cards]
