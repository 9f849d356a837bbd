"""The sets of cards, one folder each: an expansion is a folder here, and nothing else.

A set is a package with

- `<key>.toml` for each card: its printed figures with their provenance and, under `[texts]`, its words in each language
  that comes with the house: name and help, what it asks, its own moves and log lines (see `engine.pieces`). A card that
  is numbers alone is done with that;
- `<key>.py` for a card that takes words, with one object called `CARD` (see `cards.py`);
- `set.toml`, if it has them: the recommended kingdoms and their names.

The cards that are in every match come first, then the first edition; further sets follow by name, and so do the cards
of a set. Nothing lists them, so that a card is nowhere but in its own files. With a card or a set more the same choices
lead elsewhere (ten at random are drawn from more cards), so the fingerprint in records is another, too.
`IGROTEKA_DOMINION_SETS` names folders that have sets from elsewhere; they need the interpreted build
(`IGROTEKA_PURE=1`), since compiled classes have no interpreted heirs.
"""

import os
import pkgutil
from pathlib import Path

from igroteka.engine.pieces import Piece

ENVIRONMENT = "IGROTEKA_DOMINION_SETS"
FIRST = ("basic", "base")
ALWAYS = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
"""The cards of every match, in the order in which `kinds.py` numbers them."""
WHOLE = "set"
"""The file of a set that is no card."""

__path__ = [*__path__, *filter(None, os.environ.get(ENVIRONMENT, "").split(os.pathsep))]


class Set:
    """A set of cards, as it lies in its folder."""

    def __init__(self, key: str, folder: Path) -> None:
        self.key = key
        self.folder = folder
        self.package = f"{__name__}.{key}"
        named = sorted(path.stem for path in folder.glob("*.toml"))
        self.cards = sorted((name for name in named if name != WHOLE), key=_place)
        """Its cards, in the order of their numbers."""

    def pieces(self) -> list[Piece]:
        """Its components: the cards, then what belongs to all of it."""
        cards = [Piece("dominion", self.folder / f"{key}.toml", "card") for key in self.cards]
        whole = self.folder / f"{WHOLE}.toml"
        return [*cards, Piece("dominion", whole)] if whole.exists() else cards

    def modules(self) -> list[str]:
        """The names of its modules."""
        return [module.name for module in pkgutil.iter_modules([str(self.folder)])]


def _place(key: str) -> tuple[int, str]:
    return (ALWAYS.index(key) if key in ALWAYS else len(ALWAYS), key)


def find() -> list[Set]:
    """All sets, in the order in which their cards are numbered."""
    found: dict[str, Set] = {}
    for place in __path__:
        for module in pkgutil.iter_modules([place]):
            if module.ispkg:
                found.setdefault(module.name, Set(module.name, Path(place) / module.name))
    return [found.pop(key) for key in FIRST] + [found[key] for key in sorted(found)]


SETS = find()
