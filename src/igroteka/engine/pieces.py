"""Files of components, one by one: a whole room's `components.toml`, or a piece of it that has its words beside it.

A piece is what is printed on one card, say:

    cost = 4
    coins = 2
    source = "public"

    [texts]
    en = '''
    card-militia = Militia
        .help = Attack: every other player discards down to three cards.
    '''

What stands above `[texts]` belongs to the room's components, as if it had been written there: with a `table`, it is an
entry of that table, and the file is named by its key; without, it is whole tables. Below is a Fluent text in each
language that comes with the house (`engine.texts` reads it); any other language has a folder of its own.
"""

import re
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from igroteka.engine.errors import BadComponents
from igroteka.engine.texts import PIECE_TEXTS
from igroteka.engine.words import Text

_TEXTS = re.compile(rb"^\[" + PIECE_TEXTS.encode() + rb"\]", re.MULTILINE)


class Piece:
    """One file, which is TOML whatever else it may be."""

    def __init__(self, game: str, path: Path, table: str = "") -> None:
        self.game = game
        self.path = path
        self.table = table
        try:
            self.written = path.read_bytes()
            self.content = decoded(self.written)
        except OSError as error:
            why = str(error.strerror)
            raise BadComponents(Text("refused-components-unread", game=game, file=str(path), why=why)) from error
        except BadComponents as error:
            raise self.wrong(error.says) from error

    @cached_property
    def text(self) -> bytes:
        """Its figures as they stand in the room's components."""
        if not self.table and PIECE_TEXTS not in self.content:
            return self.written
        figures = {key: value for key, value in self.content.items() if key != PIECE_TEXTS}
        above = _TEXTS.split(self.written)[0].strip()
        head = f'[[{self.table}]]\nkey = "{self.path.stem}"\n'.encode() if self.table else b""
        if not self.well_divided(figures, above):
            raise self.wrong(Text("refused-piece"))
        return head + above + b"\n" if figures else b""

    def well_divided(self, figures: dict[str, Any], above: bytes) -> bool:
        """Whether what is above the words are all figures, those of one entry where it is one, and the words texts."""
        words = self.content.get(PIECE_TEXTS, {})
        texts = isinstance(words, dict) and all(isinstance(text, str) for text in words.values())
        entry = not self.table or not any(isinstance(value, dict) for value in figures.values())
        return texts and entry and decoded(above) == figures

    def entries(self, table: str) -> int:
        """How many entries of a table it has."""
        thing = self.content.get(table, [])
        return 1 if table == self.table else len(thing) if isinstance(thing, list) else 1

    def wrong(self, why: Text | str) -> BadComponents:
        """What is wrong with it."""
        return BadComponents(Text("refused-components-wrong", game=self.game, file=str(self.path), place="", why=why))


def decoded(text: bytes) -> dict[str, Any]:
    """What a file says, or BadComponents that points at what is no TOML."""
    try:
        content: dict[str, Any] = msgspec.toml.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # the last: it is nested too deeply
        where = re.search(r"at line (\d+), column (\d+)", str(error))
        if where and re.match("Cannot (overwrite|declare|redefine)", str(error)):
            raise BadComponents(Text("refused-toml-twice", line=where[1])) from error
        if where:
            raise BadComponents(Text("refused-toml-at", line=where[1], column=where[2])) from error
        raise BadComponents(Text("refused-toml")) from error
    return content
