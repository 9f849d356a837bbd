"""Components of a game: every printed number in one file, each with its provenance.

A room keeps them in `components.toml`; what it has in several files (a card in each, see `engine.pieces`) is read as
one, in their order. An owner of the box can correct a file without touching code: before the game is first used,
`use("my_village", "fixed.toml")` (the command's `--components my_village=fixed.toml`, the environment's
`IGROTEKA_COMPONENTS`) puts another file in its place. It must fit the same schema. Its fingerprint goes into every
record.
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec.inspect import ListType

from igroteka.engine.errors import BadComponents
from igroteka.engine.figures import Figures, entries, figures, publish
from igroteka.engine.labels import Labels
from igroteka.engine.pieces import Piece, decoded
from igroteka.engine.schema import Place, faults, type_of
from igroteka.engine.words import Text

Source = Literal["rulebook", "public", "reconstructed", "box"]
"""Where figures come from: printed in the rulebook's text; told by published descriptions; our own guess; read by an
owner of the box from the box itself."""
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""Most figures: they have a place on a card or a board, and in a byte."""
ENVIRONMENT = "IGROTEKA_COMPONENTS"
C = TypeVar("C")

_loaded: dict[str, "Loaded"] = {}


class Sourced(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A component: whatever it is, it says where its figures come from."""

    source: Source
    note: str = ""


class Form:
    """What a components file of a game must be like: its types, and what they can't see."""

    def __init__(
        self,
        schema: type[Any],
        check: Callable[[Any], Iterator[BadComponents]],
        groups: dict[str, list[str]],
        choices: dict[str, tuple[str, list[str]]],
        words: Sequence[Path],
        later: dict[str, dict[str, dict[str, Any]]],
    ) -> None:
        self.schema = schema
        self.type = type_of(schema)
        self.check = check
        self.groups = groups
        """Its tables as a player would lay them out."""
        self.choices = choices
        """What a text may be, where the types don't say, and by which noun: `{"kingdom.cards": ("card", [...])}`."""
        self.words = tuple(words)
        self.later = later
        """By table and key: what files of before didn't name, as it is shipped."""

    @cached_property
    def labels(self) -> Labels:
        """What its parts are called. Made when it is first asked for: texts tell figures, which must be there."""
        several = {field.name for field in self.type.fields if isinstance(field.type, ListType)}
        return Labels(self.words, self.groups, self.choices, several)

    def wrong(self, content: dict[str, Any], most: int = 1) -> list[BadComponents]:
        """What is wrong with a file of this content, so many things at most; nothing, if it can be played with."""
        if foreign := self.foreign(content):
            return [foreign]
        content = self.completed(content)
        seen = [BadComponents(says, place=place) for place, says in islice(faults(self.type, content), most)]
        return seen or list(islice(self.check(msgspec.convert(content, self.schema)), most))

    def foreign(self, content: dict[str, Any]) -> BadComponents | None:
        """What is no file of this game at all is called so, and not taken apart table by table."""
        tables = [field.name for field in self.type.fields]
        if not content:
            return BadComponents(Text("fault-empty"))
        if 2 * sum(name in tables for name in content) < len(content):
            return BadComponents(Text("fault-other", known=", ".join(tables)))
        return None

    def completed(self, content: dict[str, Any]) -> dict[str, Any]:
        """This content, with the figures that files didn't name before they could be corrected."""

        def entry(known: dict[str, dict[str, Any]], thing: Any) -> Any:
            return {**known.get(str(thing.get("key")), {}), **thing} if isinstance(thing, dict) else thing

        return {
            table: [entry(self.later[table], each) for each in thing]
            if table in self.later and isinstance(thing, list)
            else thing
            for table, thing in content.items()
        }


class Loaded:
    """What `load` read: where from, its fingerprint, its content, and how much of it is reconstructed."""

    def __init__(
        self, form: Form, path: Path, text: bytes, content: dict[str, Any], shipped: bytes, same: dict[str, str]
    ) -> None:
        self.form = form
        self.path = path
        self.text = text.decode()
        """The whole of it, as one file that can be corrected."""
        known = [fingerprint(each) for each in (text, shipped)]
        self.fingerprint, of_shipped = (same.get(each, each) for each in known)
        self.shipped = self.fingerprint == of_shipped
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
    shipped: Path,
    *further: Piece,
    check: Callable[[C], Iterator[BadComponents]],
    groups: dict[str, list[str]],
    choices: dict[str, tuple[str, list[str]]] | None = None,
    nouns: dict[str, str] | None = None,
    more: Callable[[C], Figures] | None = None,
    same: dict[str, str] | None = None,
    later: dict[str, tuple[str, ...]] | None = None,
) -> C:
    """Read and check the components of a game, the shipped ones or those chosen instead: one file for all of them.

    `further` are pieces of the shipped ones that have files of their own. `check` yields what the schema alone can't
    see; `groups` and `choices` are for the workshop: the tables as a player would lay them out, and what texts may be.
    Their figures are what the room's texts tell from now on; `nouns` says which fields name things of the game, and of
    which kind; `more` are figures that follow from those printed, such as a price in all colours as one list; `same`
    has files that say the same as others, by fingerprint, and the fingerprint that records know those by; `later` names
    fields of entries that files of before lack, and which mean what is shipped.
    """
    chosen = overrides().get(game)
    pieces = [Piece(game, shipped), *further]
    whole = b"\n".join(filter(None, (piece.text for piece in pieces)))
    if chosen is not None:
        pieces = [Piece(game, chosen)]
    text = whole if chosen is None else pieces[0].written
    content = decoded(text)
    room, folders = shipped.parent, list(dict.fromkeys(piece.path.parent for piece in further))
    words = [room / "texts", *folders, room / "refusals", room / "workshop"]
    form = Form(schema, check, groups, choices or {}, words, shipped_fields(decoded(whole), later or {}))
    for error in form.wrong(content):
        file = file_of(pieces, error.place)
        says = Text("refused-components-wrong", game=game, file=str(file), place="", why=error.says)
        if error.place:
            where = form.labels.place(content, error.place)
            says.args["place"] = Text("refused-components-place", place=where, path=named(content, error.place))
        raise BadComponents(says, *form.words, *error.words, place=error.place)
    content = form.completed(content)
    components = msgspec.convert(content, schema)
    _loaded[game] = Loaded(form, pieces[0].path, text, content, whole, same or {})
    told = figures(msgspec.to_builtins(components), nouns)
    for folder in (room, *folders):
        publish(folder, {**told, **(more(components) if more else {})}, entries(content))
    return components


def shipped_fields(content: dict[str, Any], fields: dict[str, tuple[str, ...]]) -> dict[str, dict[str, dict[str, Any]]]:
    """These fields of the entries that have them, by table and key."""
    return {
        table: {entry["key"]: {name: entry[name] for name in names if name in entry} for entry in content[table]}
        for table, names in fields.items()
    }


def file_of(pieces: Sequence[Piece], place: Place) -> Path:
    """The file that something stands in; what is missing everywhere would stand in the first."""
    before = place[1] if len(place) > 1 and isinstance(place[1], int) else 0
    for piece in pieces:
        here = piece.entries(str(place[0])) if place else 0
        if before < here:
            return piece.path
        before -= here
    return pieces[0].path


def named(content: dict[str, Any], place: Place) -> str:
    """A place as it is found in the file: by the entry's key instead of its number."""
    thing: Any = content
    said: list[str] = []
    for step in place:
        try:
            thing = thing[step]
        except (LookupError, TypeError):  # it is what is missing or wrong
            thing = None
        if isinstance(step, int):
            key = thing.get("key") if isinstance(thing, dict) else None
            said[-1] += f" {step + 1 if key is None else key}"
        else:
            said.append(step)
    return ", ".join(said)


def wrong(room: str, key: str, at: Place = (), **args: str) -> BadComponents:
    """What the schema alone can't see, in the words that the folder `refusals` beside the room's modules has for it.

    `at` is where it stands in the file: `("customer", 3, "wants")`.
    """
    return BadComponents(Text(f"wrong-{key}", **args), Path(room).parent / "refusals", place=at)


def misplaced(table: str, found: Sequence[str], wanted: Sequence[str], ordered: bool = True) -> Iterator[BadComponents]:
    """What is wrong with a table whose entries the rules know by key: some lack, are unknown, twice or out of order."""
    faulty = False
    for number, key in enumerate(found):
        if key not in wanted or key in found[:number]:
            faulty = True
            says = "fault-entry-twice" if key in wanted else "fault-entry-unknown"
            yield BadComponents(Text(says, entry=key, known=", ".join(wanted)), place=(table, number))
    for key in wanted:
        if key not in found:
            faulty = True
            yield BadComponents(Text("fault-entry-missing", entry=key), place=(table,))
    if ordered and not faulty and list(found) != list(wanted):
        yield BadComponents(Text("fault-order", keys=", ".join(wanted)), place=(table,))


def loaded(game: str) -> Loaded:
    """What is known of the components that a game runs with."""
    return _loaded[game]


def sources(content: dict[str, Any]) -> dict[str, list[str]]:
    """Which entries come from where: `{"reconstructed": ["cell r1c1", ...], ...}`."""
    found: dict[str, list[str]] = {"rulebook": [], "public": [], "reconstructed": [], "box": []}

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
