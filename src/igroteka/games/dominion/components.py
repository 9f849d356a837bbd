"""The cards and piles of Dominion, read from the room's `components.toml` and from the files of every set, as one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from igroteka.engine.components import Small, Sourced, load, misplaced, wrong
from igroteka.engine.errors import BadComponents
from igroteka.games.dominion.sets import ALWAYS, SETS

Signed = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Type = Literal["treasure", "victory", "curse", "action", "attack", "reaction"]


class Card(Sourced, kw_only=True):
    """A card as it is printed, less what needs code."""

    key: str
    name: str
    types: Annotated[list[Type], msgspec.Meta(min_length=1)]
    cost: Small
    cards: Small = 0
    actions: Small = 0
    buys: Small = 0
    coins: Small = 0
    points: Signed = 0
    effect: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """The figure in its words, if they have one: how dear a card it gains, how many cards it leaves."""


class Pile(Sourced, kw_only=True):
    """How many cards of a pile are in the supply with 2, 3 and 4 players."""

    key: str
    left: tuple[Small, Small, Small]


class Kingdom(Sourced, kw_only=True):
    """A recommended set of ten."""

    key: str
    cards: Annotated[list[str], msgspec.Meta(min_length=10, max_length=10)]


class Deck(Sourced, kw_only=True):
    """What everyone begins with."""

    copper: Small
    estate: Small
    hand: Small


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole, as one file."""

    deck: Deck
    pile: list[Pile]
    card: list[Card]
    kingdom: list[Kingdom]


KEYS = [key for each in SETS for key in each.cards]
"""The cards by number: a set after the other, each by name."""
USED: dict[str, set[str]] = {
    "cards": {"action"},
    "actions": {"action"},
    "buys": {"action"},
    "coins": {"action", "treasure"},
    "points": {"victory", "curse"},
}
"""The types of cards on which a figure means something."""
PILE_KEYS = ["copper", "silver", "gold", "victory", "curse", "kingdom"]
BASIC = len(ALWAYS)
"""So many kinds are in every match."""
PIECES = [piece for each in SETS for piece in each.pieces()]
WORDED = {piece.path.stem for piece in PIECES if "effect" in piece.content}
"""The cards with a figure in their words."""
SAME = {"9d740d2d951f078a": "cf09fe340afe1e75"}
"""Files that name figures which stood in the rules before, and are the same to records."""

if len(set(KEYS)) < len(KEYS):
    raise wrong(__file__, "twice", keys=", ".join(sorted({key for key in KEYS if KEYS.count(key) > 1})))


def check(components: Components) -> Iterator[BadComponents]:
    """What the schema alone can't see."""
    yield from misplaced("card", [card.key for card in components.card], KEYS)
    yield from misplaced("pile", [pile.key for pile in components.pile], PILE_KEYS, ordered=False)
    for number, card in enumerate(components.card):
        for figure, types in USED.items():
            if getattr(card, figure) and not types & set(card.types):
                yield wrong(__file__, "unused", ("card", number, figure))
        if (card.effect is not None) != (card.key in WORDED):
            why = "no-effect" if card.effect is not None else "effect"
            yield wrong(__file__, why, ("card", number, "effect"))
    for number, kingdom in enumerate(components.kingdom):
        for place, key in enumerate(kingdom.cards):
            if key not in KEYS[BASIC:] or key in kingdom.cards[:place]:
                yield wrong(__file__, "kingdom", ("kingdom", number, "cards", place))


GROUPS = {
    "cards": ["card"],
    "piles": ["pile"],
    "kingdoms": ["kingdom"],
    "start": ["deck"],
}
"""The tables of the file as a player would lay them out."""
COMPONENTS = load(
    "dominion",
    Components,
    Path(__file__).with_name("components.toml"),
    *PIECES,
    check=check,
    groups=GROUPS,
    choices={"kingdom.cards": ("card", KEYS[BASIC:])},
    same=SAME,
    later={"card": ("effect",)},
)
PILES = {pile.key: pile.left for pile in COMPONENTS.pile}
KINGDOMS = {kingdom.key: kingdom.cards for kingdom in COMPONENTS.kingdom}


def table(column: str) -> list[int]:
    """One printed number for each card."""
    return [getattr(card, column) for card in COMPONENTS.card]


def having(kind: Type) -> list[bool]:
    """For each card, whether it is of this type."""
    return [kind in card.types for card in COMPONENTS.card]
