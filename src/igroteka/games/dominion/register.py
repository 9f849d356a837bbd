"""Every card's words, from the folders of the sets: the one list that all else comes from.

This is imported before anything that asks what cards do. It refuses a set that has forgotten something, and says what.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from igroteka.engine import state as engine
from igroteka.engine.components import wrong
from igroteka.games.dominion.cards import WORDS, Card
from igroteka.games.dominion.kinds import IS_ATTACK, IS_REACTION, number
from igroteka.games.dominion.sets import SETS, Set


def register(found: Set) -> list[type]:
    """Put the words of a set's cards into the table; the questions that they may ask, in their lasting order."""
    for name in found.modules():
        if name not in found.cards and not name.startswith("_"):
            file = f"{found.folder.name}/{name}"
            raise wrong(__file__, "module", file=f"{file}.py", figures=f"{file}.toml")
    cards = [register_card(found, key) for key in found.cards]
    # Reactions are asked first of all, and stand first.
    cards.sort(key=lambda card: not IS_REACTION[card.number])
    return [question for card in cards for question in card.questions]


def register_card(found: Set, key: str) -> Card:
    """A card with its words, if it has some."""
    name = f"{found.package}.{key}"
    file = f"{found.folder.name}/{key}.py"
    if find_spec(name) is not None:
        module = import_module(name)
        card = getattr(module, "CARD", None)
        if not isinstance(card, Card) or card.key != key:
            raise wrong(__file__, "no-card-here", file=file, card=key)
        forgotten = [kind.__name__ for kind in asked_in(module) if kind not in card.questions]
        if forgotten:
            raise wrong(__file__, "unobserved", file=file, card=key, questions=", ".join(forgotten))
        WORDS[card.number] = card
    else:
        card = WORDS[number(key)]
    if IS_ATTACK[card.number] and type(card).attack is Card.attack:
        raise wrong(__file__, "no-attack", file=file, card=key)
    return card


def asked_in(module: Any) -> list[type]:
    """The questions that a module defines."""
    own: list[Any] = [thing for thing in vars(module).values() if isinstance(thing, type)]
    own = [kind for kind in own if kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, engine.Question) and not issubclass(kind, engine.Then)]


def gather() -> list[type]:
    """All sets, one after the other."""
    questions: list[type] = []
    for found in SETS:
        for question in register(found):
            if question not in questions:
                questions.append(question)
    return questions


QUESTIONS: Final[list[type]] = gather()
"""What cards may ask, in the order in which learners know it."""
