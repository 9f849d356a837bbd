"""The sets of cards, one folder each: an expansion is a folder here, and nothing else.

A set is a package with

- `components.toml`: its cards and recommended kingdoms, each figure with its provenance. The order of its cards gives
  them their numbers;
- a module for each card that takes words, named by the card's key, with one object called `CARD` (see `cards.py`). A
  card that is numbers alone needs none;
- `texts/`, its words in every language: names and helps of the cards, what they ask, their own moves and log lines.

The cards that are in every match come first, then the first edition; further sets follow by name. With a set more the
same choices lead elsewhere (ten at random are drawn from more cards), so the fingerprint in records is another, too.
`IGROTEKA_DOMINION_SETS` names folders that have sets from elsewhere; they need the interpreted build
(`IGROTEKA_PURE=1`), since compiled classes have no interpreted heirs.
"""

import os
import pkgutil
from pathlib import Path

import msgspec

ENVIRONMENT = "IGROTEKA_DOMINION_SETS"
FIRST = ("basic", "base")

__path__ = [*__path__, *filter(None, os.environ.get(ENVIRONMENT, "").split(os.pathsep))]


class Set:
    """A set of cards, as it lies in its folder."""

    def __init__(self, key: str, folder: Path) -> None:
        self.key = key
        self.folder = folder
        self.package = f"{__name__}.{key}"
        self.components = folder / "components.toml"
        self.texts = folder / "texts"

    def cards(self) -> list[str]:
        """Its cards, in the order of their numbers."""
        return [card["key"] for card in msgspec.toml.decode(self.components.read_bytes())["card"]]

    def modules(self) -> list[str]:
        """The names of its modules."""
        return [module.name for module in pkgutil.iter_modules([str(self.folder)])]


def find() -> list[Set]:
    """All sets, in the order in which their cards are numbered."""
    found: dict[str, Set] = {}
    for place in __path__:
        for module in pkgutil.iter_modules([place]):
            if module.ispkg:
                found.setdefault(module.name, Set(module.name, Path(place) / module.name))
    return [found.pop(key) for key in FIRST] + [found[key] for key in sorted(found)]


SETS = find()
