"""The workshop: a game's components as pieces, each with where it comes from, for whoever owns the box to correct.

What may be changed follows from the room's types, what it is called from its words (see `engine.labels`). Nothing that
is done here changes the game in play: what comes out is a file, which is played with from the next start on.
"""

import json
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import inspect

from igroteka.engine.components import Form
from igroteka.engine.errors import BadComponents
from igroteka.engine.figures import entry_name
from igroteka.engine.game import Game
from igroteka.engine.labels import Label
from igroteka.engine.pieces import decoded
from igroteka.engine.schema import lengths, member, plain
from igroteka.engine.words import Text

MOST = 20
"""So many complaints about one file are told."""
LETTERS = 100_000
"""A file has no more; those of the house have up to 20,000."""
WIDEST = 500
"""A line has no more; those of the house have up to 160."""
LONG = 12
"""So many members of a list without an end have names."""
WIDE = 110
"""A list that is longer than this is written over several lines."""
HIDDEN = ("key", "source", "note")

Kind = Literal["number", "choice", "flag", "text", "counts"]


class FieldChoice(msgspec.Struct):
    """What may be chosen, and how it is called."""

    value: str
    label: str


class Field(msgspec.Struct):
    """One figure of an entry: what it is called and what it may be."""

    place: list[str | int]
    """Where it stands in the components: `["customer", 3, "points"]`."""
    label: str
    kind: Kind
    """`counts` are numbers of each of the choices; those that are none are left out."""
    help: str = ""
    many: bool = False
    """Whether it is a list of such."""
    shortest: int = 0
    longest: int | None = None
    members: list[str] = []
    """What the members of the list are called, if they have names of their own."""
    least: int | None = None
    most: int | None = None
    choices: list[FieldChoice] = []


class Entry(msgspec.Struct):
    """A piece: a card, a tile, a die's face, or figures that belong together."""

    place: list[str | int]
    table: str
    label: str
    fields: list[Field]
    note: str = ""
    """What is known of its figures, as the shipped file has it."""


class Group(msgspec.Struct):
    """Pieces that a player would lay out together."""

    key: str
    label: str
    entries: list[Entry]


class Bench(msgspec.Struct):
    """The whole workshop of a game, in one language."""

    game: str
    shipped: bool
    """Whether the components in force are those that come with the house."""
    groups: list[Group]
    content: dict[str, Any]
    """The components in force, with everything that the file leaves out."""


class Complaint(msgspec.Struct):
    """What is wrong, and where."""

    place: list[str | int]
    what: str
    """The entry and the field, in words."""
    why: str


class Clerk:
    """Who writes down what may be changed, in one language."""

    def __init__(self, form: Form, language: str) -> None:
        self.form = form
        self.labels = form.labels
        self.speaker = self.labels.speaker(language)

    def say(self, label: Label | None) -> str:
        """A label in words."""
        return self.speaker.text(label) if isinstance(label, Text) else label or ""

    def entries(self, table: str, kind: inspect.Type, thing: Any) -> Iterator[Entry]:
        """The entries of a table, or the one that it is."""
        if isinstance(kind, inspect.ListType):
            for number in range(len(thing)):
                yield self.entry(table, number, kind.item_type, thing)
        else:
            yield self.entry(table, None, kind, thing)

    def entry(self, table: str, number: int | None, kind: inspect.Type, thing: Any) -> Entry:
        """One piece."""
        place: list[str | int] = [table] if number is None else [table, number]
        entry: dict[str, Any] = thing if number is None else thing[number]
        fields = list(self.fields(table, kind, entry, place, ()))
        label = self.say(self.labels.entry(table, thing, number))
        return Entry(place, table, label, fields, self.note(table, entry, number))

    def note(self, table: str, entry: dict[str, Any], number: int | None) -> str:
        """What the file remarks on an entry: in English there, in other languages among the room's words."""
        own = str(entry.get("note", ""))
        name = table if number is None else entry_name(table, entry, number)
        known = (key for key in (f"note-{name}", f"note-{table}") if self.speaker.knows(key))
        key = next(known, None) if own and entry["source"] != "box" else None
        return self.speaker.say(key) if key else own

    def fields(
        self, table: str, kind: inspect.Type, entry: dict[str, Any], place: list[str | int], path: tuple[str, ...]
    ) -> Iterator[Field]:
        """What may be changed of an entry."""
        assert isinstance(kind, inspect.StructType)
        for each in kind.fields:
            found, here = plain(each.type), (*path, each.name)
            if each.name in HIDDEN or entry.get(each.name) is None:
                continue
            if isinstance(found, inspect.StructType):
                yield from self.fields(table, found, entry[each.name], [*place, each.name], here)
            elif label := self.labels.field(table, here):
                helping = self.say(self.labels.field(table, here, ".help"))
                yield self.field(Field([*place, each.name], self.say(label), "text", helping), found, table, here)

    def field(self, field: Field, kind: inspect.Type, table: str, path: tuple[str, ...]) -> Field:
        """What a field may be."""
        if isinstance(kind, inspect.ListType | inspect.TupleType):
            field.many = True
            field.shortest, field.longest = lengths(kind)
            names = [self.say(self.labels.member(table, path, n)) for n in range(field.longest or LONG)]
            field.members = names if all(names) else []
            kind = member(kind, 0)
        _, choices = self.form.choices.get(f"{table}.{path[-1]}", ("", []))
        if isinstance(kind, inspect.IntType):
            field.kind, field.least, field.most = "number", kind.ge, kind.le
        elif isinstance(kind, inspect.BoolType):
            field.kind = "flag"
        elif isinstance(kind, inspect.LiteralType):
            field.kind, choices = "choice", [str(value) for value in kind.values]
        elif isinstance(kind, inspect.DictType):
            assert isinstance(kind.key_type, inspect.LiteralType)
            assert isinstance(kind.value_type, inspect.IntType)
            field.kind, choices = "counts", [str(value) for value in kind.key_type.values]
            field.least, field.most = 0, kind.value_type.le
        elif choices:
            field.kind = "choice"
        field.choices = [FieldChoice(value, self.say(self.labels.choice(table, path[-1], value))) for value in choices]
        return field


def bench(game: Game, language: str) -> Bench:
    """A game's components in force, ready to be corrected."""
    loaded = game.components
    content, clerk = whole(game, loaded.content), Clerk(loaded.form, language)
    types = {field.name: field.type for field in loaded.form.type.fields}
    groups = [
        Group(
            key,
            clerk.say(loaded.form.labels.group(key)),
            [entry for table in tables for entry in clerk.entries(table, types[table], content[table])],
        )
        for key, tables in loaded.form.groups.items()
    ]
    return Bench(game.key, loaded.shipped, groups, content)


def complaints(game: Game, content: dict[str, Any], language: str) -> list[Complaint]:
    """What is wrong with a file of this content, in words; nothing, if it can be played with."""
    form = game.components.form
    clerk = Clerk(form, language)
    return [
        Complaint(list(error.place), clerk.say(form.labels.place(content, error.place)), error.tell(language))
        for error in form.wrong(content, MOST)
    ]


def read(text: str) -> dict[str, Any]:
    """The content of a components file from elsewhere, or BadComponents.

    TOML can be written so that reading it takes very long; files that are anything like ours can't.
    """
    if len(text) > LETTERS:
        raise BadComponents(Text("refused-file-long", most=LETTERS))
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > WIDEST:
            raise BadComponents(Text("refused-line-long", line=number, most=WIDEST))
    return decoded(text.encode())


def whole(game: Game, content: dict[str, Any]) -> dict[str, Any]:
    """The content of a file that nothing is wrong with, with all that it leaves out."""
    form = game.components.form
    values: dict[str, Any] = msgspec.to_builtins(msgspec.convert(form.completed(content), form.schema))
    return values


def written(game: Game, content: dict[str, Any], language: str) -> str:
    """A components file of this content, which nothing is wrong with."""
    form, values, speaker = game.components.form, whole(game, content), game.speaker(language)
    heading = speaker.say("components-heading", title=speaker.text(game.title()))
    parts = [f"# {heading}\n#     igroteka --components {game.key}={game.key}.toml\n"]
    for table in form.type.fields:
        many = isinstance(table.type, inspect.ListType)
        kind = table.type.item_type if isinstance(table.type, inspect.ListType) else table.type
        assert isinstance(kind, inspect.StructType)
        for entry in values[table.name] if many else [values[table.name]]:
            if entry["source"] == "box":
                entry["note"] = ""  # it spoke of figures that are no longer there
            head = f"[[{table.name}]]" if many else f"[{table.name}]"
            parts.append("\n".join([head, *_lines(kind, entry)]) + "\n")
    return "\n".join(parts)


def _lines(kind: inspect.StructType, entry: dict[str, Any]) -> Iterator[str]:
    order = sorted(kind.fields, key=lambda field: (field.name != "key", field.name in HIDDEN))
    for field in order:
        value = entry[field.name]
        if field.required or value != msgspec.to_builtins(_default(field)):
            yield f"{field.name} = {_value(value)}"


def _default(field: inspect.Field) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def _value(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items() if each is not None) + " }"
    if isinstance(value, list | tuple):
        inside = [_value(each) for each in value]
        line = f"[{', '.join(inside)}]"
        return line if len(line) <= WIDE else "[\n" + "".join(f"    {each},\n" for each in inside) + "]"
    return json.dumps(value, ensure_ascii=False)
