"""Components of a game: every printed number in one file, each with its provenance.

A room keeps them in `components.toml`; what it has in several files (a set of cards in each) is read as one, in their
order. An owner of the box can correct a file without touching code: before the game
is first used, `use("my_village", "fixed.toml")` (the command's `--components my_village=fixed.toml`, the environment's
`IGROTEKA_COMPONENTS`) puts another file in its place. It must fit the same schema. Its fingerprint goes into every
record.
"""

import hashlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from igroteka.engine.errors import BadComponents
from igroteka.engine.figures import Figures, entries, figures, publish
from igroteka.engine.words import Text

Source = Literal["rulebook", "public", "reconstructed"]
ENVIRONMENT = "IGROTEKA_COMPONENTS"
C = TypeVar("C")

_loaded: dict[str, "Loaded"] = {}


class Sourced(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A component: whatever it is, it says where its figures come from."""

    source: Source
    note: str = ""


class Loaded:
    """What `load` read: where from, its fingerprint, its content, and how much of it is reconstructed."""

    def __init__(self, path: Path, text: bytes, content: dict[str, Any], shipped: bytes) -> None:
        self.path = path
        self.text = text.decode()
        """The whole of it, as one file that can be corrected."""
        self.fingerprint = fingerprint(text)
        self.shipped = self.fingerprint == fingerprint(shipped)
        """Whether it is what comes with the house, and not a file of one's own."""
        self.content = content
        self.sources = sources(content)


def fingerprint(text: bytes) -> str:
    """What records know a components file by."""
    return hashlib.sha256(text.replace(b"\r\n", b"\n")).hexdigest()[:16]


def overrides() -> dict[str, Path]:
    """The files that stand in for the shipped ones, by game."""
    pairs = [pair for pair in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if pair]
    found = {}
    for pair in pairs:
        game, _, path = pair.partition("=")
        if not path:
            says = Text("refused-environment", name=ENVIRONMENT, by=repr(os.pathsep), given=repr(pair))
            raise BadComponents(says)
        found[game] = Path(path)
    return found


def use(game: str, path: str | Path) -> None:
    """Play `game` with the components of this file, from now on and in worker processes too."""
    if game in _loaded and _loaded[game].path != Path(path):
        raise BadComponents(Text("refused-components-late", game=game, file=str(_loaded[game].path)))
    files = {**overrides(), game: Path(path)}
    os.environ[ENVIRONMENT] = os.pathsep.join(f"{key}={file}" for key, file in files.items())


def load(
    game: str,
    schema: type[C],
    *shipped: Path,
    nouns: dict[str, str] | None = None,
    more: Callable[[C], Figures] | None = None,
    same: dict[str, str] | None = None,
) -> C:
    """Read and check the components of a game, the shipped ones or those chosen instead: one file for all of them.

    Their figures are what the room's texts tell from now on; `nouns` says which fields name things of the game, and of
    which kind; `more` are figures that follow from those printed, such as a price in all colours as one list;
    `same` has files whose remarks alone have changed, by fingerprint, and the fingerprint that records know them by.
    """
    chosen = overrides().get(game)
    paths = shipped if chosen is None else (chosen,)
    text = b"\n".join(_read(game, path) for path in paths)
    try:
        content = msgspec.toml.decode(text)
        components = msgspec.convert(content, schema)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        why = _friendly(str(error), text)
        files = ", ".join(str(path) for path in paths)
        raise BadComponents(Text("refused-components-wrong", game=game, file=files, why=why)) from error
    whole = text if chosen is None else b"\n".join(path.read_bytes() for path in shipped)
    _loaded[game] = Loaded(paths[0], text, content, whole)
    _loaded[game].fingerprint = (same or {}).get(_loaded[game].fingerprint, _loaded[game].fingerprint)
    told = figures(msgspec.to_builtins(components), nouns)
    publish(shipped[0].parent, {**told, **(more(components) if more else {})}, entries(content))
    return components


def _read(game: str, path: Path) -> bytes:
    """One file, which is TOML whatever else it may be."""
    try:
        text = path.read_bytes()
        msgspec.toml.decode(text)
    except OSError as error:
        why = str(error.strerror)
        raise BadComponents(Text("refused-components-unread", game=game, file=str(path), why=why)) from error
    except msgspec.DecodeError as error:
        raise BadComponents(Text("refused-components-wrong", game=game, file=str(path), why=str(error))) from error
    return text


def wrong(room: str, key: str, **args: str) -> BadComponents:
    """What the schema alone can't see, in the words that the folder `refusals` beside the room's modules has for it."""
    return BadComponents(Text(f"wrong-{key}", **args), Path(room).parent / "refusals")


def loaded(game: str) -> Loaded:
    """What is known of the components that a game runs with."""
    return _loaded[game]


def sources(content: dict[str, Any]) -> dict[str, list[str]]:
    """Which entries come from where: `{"reconstructed": ["cell r1c1", ...], ...}`."""
    found: dict[str, list[str]] = {"rulebook": [], "public": [], "reconstructed": []}

    def walk(place: str, thing: Any) -> None:
        if isinstance(thing, dict):
            if "source" in thing:
                found[thing["source"]].append(f"{place} {thing.get('key', '')}".strip())
            for key, value in thing.items():
                walk(key, value)
        elif isinstance(thing, list):
            for each in thing:
                walk(place, each)

    walk("", content)
    return found


def _friendly(message: str, text: bytes) -> str:
    """The decoder's message, with the entry's key beside its number."""
    place = re.search(r"`\$\.(\w+)\[(\d+)\]", message)
    if place:
        entries = msgspec.toml.decode(text).get(place[1])
        if isinstance(entries, list):
            entry = entries[int(place[2])]
            if isinstance(entry, dict) and "key" in entry:
                return f"{message} (that is {place[1]} {entry['key']!r})"
    return message
