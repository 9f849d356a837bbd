"""Figures in words: every number that a text tells is the number of the components in force.

A text names a figure by where it stands in the room's `components.toml`, and never writes the number itself:

    [farm]                              space-harvest.help = Take { $farm-harvest } grain.
    harvest = 2

    [[window]]                          place-window-1.help = { $window-1-points } points at the end.
    key = "window-1"
    points = 2

So `<table>-<field>`, and `<table>-<key>-<field>` for one of several (a key that begins with the table's name says it
once). A list is told as a whole, `5/9`, and by its members, counted from 0: `$scoring-travel-3` is what three cities
bring; an empty list is `none`. Things of the game are nouns: `$customer-k01-wants` is `horse + grain ×2` in the words
of the language, `$customer-k01-wants_acc` the same in a case. What a file leaves out has its usual value.

What is said alike of all entries of a table is said once, as `every-<table>`: there `$points` is the entry's own, and
`$number` says which it is, from 1. The message and its attributes become those of `<table>-<key>`, unless that says
better itself.

Since components don't change while a program runs, the numbers are written into the Fluent text before it is read,
by Python and by the browser alike: plurals and choices then go by them.
"""

import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

Nouns = list[tuple[str, int]]
"""Things of the game, each with how many of it: `[("item-horse", 1), ("item-grain", 2)]`."""
Figures = dict[str, int | str | Nouns]

EVERY = "every-"
_FIGURE = re.compile(r"\$([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)")
_PLACED = re.compile(r"\{\s*\$([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)\s*\}")

_rooms: dict[Path, tuple[Figures, dict[str, list[str]]]] = {}


def publish(room: Path, known: Figures, keys: dict[str, list[str]]) -> None:
    """From now on, the texts in the folders of this room tell these figures; `keys` names the entries of each table."""
    _rooms[room] = known, keys


def told(folder: Path) -> Figures:
    """The figures that texts of this folder can tell: those of the room that it lies in."""
    return next((_rooms[each][0] for each in (folder, *folder.parents) if each in _rooms), {})


def written(text: str, folder: Path) -> str:
    """A Fluent text of this folder with its figures written into it."""
    room = next((each for each in (folder, *folder.parents) if each in _rooms), None)
    if room is None:
        return text
    known, keys = _rooms[room]
    return write(spread(text, known, keys), known)


def figures(content: dict[str, Any], nouns: dict[str, str] | None = None) -> Figures:
    """All figures of a components file, by the names that texts have for them.

    `nouns` says of which kind the things are that a field names: `{"wants": "item"}`.

    >>> figures({"farm": {"coins": 1}, "window": [{"key": "window-1", "points": 2}], "dice": {"values": [5, 9]}})
    {'farm-coins': 1, 'window-1-points': 2, 'window-1-number': 1, 'dice-values': '5/9', 'dice-values-0': 5, \
'dice-values-1': 9}
    """
    found: Figures = {}
    for table, thing in content.items():
        if isinstance(thing, dict):
            _walk(found, table, thing, nouns or {})
        elif isinstance(thing, list):
            for number, entry in enumerate(thing):
                name = entry_name(table, entry, number)
                _walk(found, name, entry, nouns or {})
                found[f"{name}-number"] = number + 1
    return found


def entries(content: dict[str, Any]) -> dict[str, list[str]]:
    """The names of the entries of each table that has several."""
    return {
        table: [entry_name(table, entry, number) for number, entry in enumerate(thing)]
        for table, thing in content.items()
        if isinstance(thing, list)
    }


def entry_name(table: str, entry: dict[str, Any], number: int) -> str:
    """What texts call an entry of a table that has several."""
    key = str(entry.get("key", number))
    return key if key.startswith(f"{table}-") else f"{table}-{key}"


def _walk(found: Figures, name: str, thing: Any, nouns: dict[str, str]) -> None:
    field = name.rpartition("-")[2]
    if isinstance(thing, bool):
        found[name] = "yes" if thing else "no"
    elif isinstance(thing, int):
        found[name] = thing
    elif isinstance(thing, str):
        found[name] = [(f"{nouns[field]}-{thing}", 1)] if field in nouns else thing
    elif isinstance(thing, dict) and field in nouns:
        found[name] = [(f"{nouns[field]}-{key}", n) for key, n in thing.items()]
    elif isinstance(thing, dict):
        for key, value in thing.items():
            if key not in ("key", "source", "note"):
                _walk(found, f"{name}-{key}", value, nouns)
    elif isinstance(thing, list | tuple) and field in nouns:
        found[name] = [(f"{nouns[field]}-{key}", thing.count(key)) for key in dict.fromkeys(thing)]
    elif isinstance(thing, list | tuple):
        found[name] = "/".join(map(str, thing)) or "none"
        for number, value in enumerate(thing):
            _walk(found, f"{name}-{number}", value, nouns)


def write(text: str, known: Figures) -> str:
    """A Fluent text with these figures in the places that name them.

    >>> write("milled = { $mill-coins } of { $n }", {"mill-coins": 2})
    'milled = { 2 } of { $n }'
    >>> write("wants = { $wants-of } and { $wants-of_acc }", {"wants-of": [("good-ox", 1), ("good-rye", 2)]})
    'wants = { good-ox } + { good-rye } ×2 and { good-ox.acc } + { good-rye.acc } ×2'
    """

    def placed(match: re.Match[str]) -> str:
        name, case = _cased(match[1], known)
        value = known.get(name)
        if not isinstance(value, list):
            return match[0]
        form = f".{case}" if case else ""
        return " + ".join(f"{{ {noun}{form} }}{'' if n == 1 else f' ×{n}'}" for noun, n in value) or "—"

    def figure(match: re.Match[str]) -> str:
        value = known.get(match[1])
        if isinstance(value, int):
            return str(value)
        return match[0] if value is None or isinstance(value, list) else f'"{value}"'

    return _FIGURE.sub(figure, _PLACED.sub(placed, text))


def _cased(name: str, known: Figures) -> tuple[str, str]:
    if name in known:
        return name, ""
    plain, _, case = name.rpartition("_")
    return plain, case


def spread(text: str, known: Figures, keys: dict[str, list[str]]) -> str:
    """The text with what `every-<table>` says of its entries said of each of them."""
    if f"\n{EVERY}" not in f"\n{text}":
        return text
    resource = FluentParser().parse(text)
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    serializer = FluentSerializer()
    more = []
    for name in [name for name in messages if name.startswith(EVERY)]:
        template = messages[name]
        for entry in keys.get(name.removeprefix(EVERY), []):
            copy = template.clone()
            copy.id.name = entry
            if (own := messages.get(entry)) is not None:
                copy = own
                has = {each.id.name for each in own.attributes}
                copy.attributes += [each.clone() for each in template.attributes if each.id.name not in has]
                copy.value = own.value or template.clone().value
                resource.body.remove(own)
            more.append(_own(serializer.serialize_entry(copy), entry, known))
        resource.body.remove(template)
    return serializer.serialize(resource) + "\n" + "\n".join(more)


def _own(text: str, entry: str, known: Figures) -> str:
    """What is said of an entry, its own figures named in full."""

    def full(match: re.Match[str]) -> str:
        name = f"{entry}-{match[1]}"
        return f"${name}" if _cased(name, known)[0] in known else match[0]

    return re.sub(r"\$([a-z][a-z0-9_]*)(?![\w-])", full, text)
