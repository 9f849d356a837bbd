"""What a components file may hold, by the types of its room, and what is wrong with one, in words.

msgspec checks a file as well, but tells the first thing that is wrong, in English. This finds all of it, each where it
stands and as a text for readers of any language.
"""

import json
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from igroteka.engine.words import Text

Place = tuple[str | int, ...]
"""Where something stands in a file: `("customer", 3, "wants", 0)`."""
Fault = tuple[Place, Text]

SHOWN = 60
"""So many letters of a wrong value are repeated."""


def type_of(schema: Any) -> inspect.StructType:
    """The types of a whole file."""
    found = inspect.type_info(schema)
    assert isinstance(found, inspect.StructType)
    return found


def plain(kind: inspect.Type) -> inspect.Type:
    """The type of what is there, if it may be left out."""
    if isinstance(kind, inspect.UnionType):
        return next(each for each in kind.types if not isinstance(each, inspect.NoneType))
    return kind


def faults(kind: inspect.Type, value: Any, place: Place = ()) -> Iterator[Fault]:
    """All that this type can't see in this value."""
    if isinstance(kind, inspect.UnionType):
        if value is not None:
            yield from faults(plain(kind), value, place)
    elif isinstance(kind, inspect.StructType):
        yield from _struct(kind, value, place)
    elif isinstance(kind, inspect.ListType | inspect.TupleType):
        yield from _list(kind, value, place)
    elif isinstance(kind, inspect.DictType):
        yield from _counts(kind, value, place)
    elif isinstance(kind, inspect.IntType):
        yield from _whole(kind, value, place)
    elif isinstance(kind, inspect.LiteralType):
        if value not in kind.values:
            yield place, Text("fault-choice", known=", ".join(map(str, kind.values)), given=given(value))
    elif isinstance(kind, inspect.BoolType):
        if not isinstance(value, bool):
            yield place, Text("fault-flag", given=given(value))
    elif not isinstance(value, str):
        yield place, Text("fault-text", given=given(value))


def _struct(kind: inspect.StructType, value: Any, place: Place) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield place, Text("fault-table", given=given(value))
        return
    fields = {field.name: field for field in kind.fields}
    for name in value:
        if name not in fields:
            yield (*place, str(name)[:SHOWN]), Text("fault-unknown", known=", ".join(fields))
    for name, field in fields.items():
        if name in value:
            yield from faults(field.type, value[name], (*place, name))
        elif field.required:
            yield (*place, name), Text("fault-missing")


def _list(kind: inspect.ListType | inspect.TupleType, value: Any, place: Place) -> Iterator[Fault]:
    if not isinstance(value, list | tuple):
        yield place, Text("fault-list", given=given(value))
        return
    least, most = lengths(kind)
    if len(value) < least or (most is not None and len(value) > most):
        args = {"least": least, "most": least if most is None else most, "found": len(value)}
        how = "length" if least == most else "short" if len(value) < least else "long"
        yield place, Text(f"fault-{how}", **args)
        return
    for number, each in enumerate(value):
        yield from faults(member(kind, number), each, (*place, number))


def lengths(kind: inspect.ListType | inspect.TupleType) -> tuple[int, int | None]:
    """How many members a list has at least and at most."""
    if isinstance(kind, inspect.TupleType):
        return len(kind.item_types), len(kind.item_types)
    return kind.min_length or 0, kind.max_length


def member(kind: inspect.ListType | inspect.TupleType, number: int) -> inspect.Type:
    """The type of one of its members."""
    return kind.item_types[number] if isinstance(kind, inspect.TupleType) else kind.item_type


def _counts(kind: inspect.DictType, value: Any, place: Place) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield place, Text("fault-table", given=given(value))
        return
    for key, each in value.items():
        wrong = list(faults(kind.key_type, key, place))
        yield from wrong or faults(kind.value_type, each, (*place, key))


def _whole(kind: inspect.IntType, value: Any, place: Place) -> Iterator[Fault]:
    whole = isinstance(value, int) and not isinstance(value, bool)
    if whole and (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le):
        return
    args: dict[str, Any] = {"given": given(value)}
    if kind.ge is not None and kind.le is not None:
        yield place, Text("fault-range", least=kind.ge, most=kind.le, **args)
    elif kind.ge is not None:
        yield place, Text("fault-least", least=kind.ge, **args)
    else:
        yield place, Text("fault-number", **args)


def given(value: Any) -> str:
    """A wrong value as it stands in the file; `none` is none at all."""
    if value is None:
        return "none"
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    said = json.dumps(value, ensure_ascii=False, default=str)
    return said if len(said) <= SHOWN else f"{said[:SHOWN]}…"
