"""The cards and piles of Dominion, read from the `components.toml` of the room and of every set, as one."""

from pathlib import Path
from typing import Literal

import msgspec

from igroteka.engine.components import Sourced, load, wrong
from igroteka.games.dominion.sets import SETS

Type = Literal["treasure", "victory", "curse", "action", "attack", "reaction"]


class Card(Sourced, kw_only=True):
    """A card as it is printed, less what needs code."""

    key: str
    name: str
    types: list[Type]
    cost: int
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0
    points: int = 0


class Pile(Sourced, kw_only=True):
    """How many cards of a pile are in the supply with 2, 3 and 4 players."""

    key: str
    left: tuple[int, int, int]


class Kingdom(Sourced, kw_only=True):
    """A recommended set of ten."""

    key: str
    cards: list[str]


class Deck(Sourced, kw_only=True):
    """What everyone begins with."""

    copper: int
    estate: int
    hand: int


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole, as one file."""

    deck: Deck
    pile: list[Pile]
    card: list[Card]
    kingdom: list[Kingdom]


COMPONENTS = load(
    "dominion", Components, Path(__file__).with_name("components.toml"), *(each.components for each in SETS)
)

KEYS = [key for each in SETS for key in each.cards()]
"""The cards by number: a set after the other, each in the order of its file."""

if len(set(KEYS)) < len(KEYS):
    raise wrong(__file__, "twice", keys=", ".join(sorted({key for key in KEYS if KEYS.count(key) > 1})))
if [card.key for card in COMPONENTS.card] != KEYS:
    raise wrong(__file__, "order", keys=", ".join(KEYS))

PILES = {pile.key: pile.left for pile in COMPONENTS.pile}
if sorted(PILES) != ["copper", "curse", "gold", "kingdom", "silver", "victory"]:
    raise wrong(__file__, "piles")

BASIC = 7
"""So many kinds are in every match: Copper, Silver, Gold, Estate, Duchy, Province and Curse."""

KINGDOMS = {kingdom.key: kingdom.cards for kingdom in COMPONENTS.kingdom}
for _kingdom in COMPONENTS.kingdom:
    if len(set(_kingdom.cards)) != 10 or not set(_kingdom.cards) <= set(KEYS[BASIC:]):
        raise wrong(__file__, "kingdom", kingdom=_kingdom.key)


def table(column: str) -> list[int]:
    """One printed number for each card."""
    return [getattr(card, column) for card in COMPONENTS.card]


def having(kind: Type) -> list[bool]:
    """For each card, whether it is of this type."""
    return [kind in card.types for card in COMPONENTS.card]
