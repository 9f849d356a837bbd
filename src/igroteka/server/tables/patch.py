"""What has changed between two pictures of a table, as JSON Patch (RFC 6902).

Programs apply it with any library for that. It is made here, for Python's library takes seventy times as long or more
(`bench/changes.py`), and it is kept short: a member of an object is set by `add`, whether it was there or not.
"""

from typing import Any

from msgspec import Struct

Operation = dict[str, Any]
AN_OPERATION = 24
"""An operation is about as long as so many numbers in a list."""
A_ROW = 3
"""Of rows without names of columns, the whole is told if more than one in so many has changed."""
MISSING = object()


def difference(old: Any, new: Any) -> list[Operation]:
    """The operations that lead from one value to another, as both are in JSON; views may be of a room's own types."""
    found: list[Operation] = []
    if type(old) is dict and type(new) is dict:
        _objects(old, new, "", found)
    elif old != new:
        found.append({"op": "replace", "path": "", "value": new})
    return found


def _objects(old: dict[str, Any], new: dict[str, Any], path: str, found: list[Operation]) -> None:
    for key, value in new.items():
        was = old.get(key, MISSING)
        if was is not value and was != value:
            _member(was, value, key, path, found)
    for key in old:
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})


def _structs(old: Any, new: Any, path: str, found: list[Operation]) -> None:
    for name in new.__struct_fields__:
        was, value = getattr(old, name), getattr(new, name)
        if was is not value and was != value:
            _member(was, value, name, path, found)


def _member(was: Any, value: Any, key: str, path: str, found: list[Operation]) -> None:
    """What a member of an object was and is; they differ."""
    place = f"{path}/{_escaped(key)}"
    # A menu of moves is told anew: half of one and half of another is no shorter.
    if key == "moves" or not _parts(was, value, place, found):
        found.append({"op": "add", "path": place, "value": value})


def _parts(was: Any, value: Any, place: str, found: list[Operation]) -> bool:
    """Tell what has changed inside, if both have parts of the same kind; whether that is so."""
    kind = type(value)
    if kind is not type(was):
        return False
    if kind is dict:
        _objects(was, value, place, found)
    elif kind is list:
        _lists(was, value, place, found)
    elif isinstance(value, Struct):
        if value.__struct_config__.array_like:
            _lists(_cells(was), _cells(value), place, found)
        else:
            _structs(was, value, place, found)
    else:
        return False
    return True


def _named(value: Any) -> bool:
    """Whether the parts of a value have names."""
    return type(value) is dict or (isinstance(value, Struct) and not value.__struct_config__.array_like)


def _row(value: Any) -> bool:
    """Whether they have places instead."""
    return type(value) is list or (isinstance(value, Struct) and not _named(value))


def _cells(row: Any) -> list[Any]:
    """What stands in a row that isn't a list."""
    return [getattr(row, name) for name in row.__struct_fields__]


def _lists(old: list[Any], new: list[Any], path: str, found: list[Operation]) -> None:
    if len(old) == len(new):
        differ = [index for index, was in enumerate(old) if was is not new[index] and was != new[index]]
        few = len(differ) == 1 or len(differ) * AN_OPERATION < len(new)
        apart = new[differ[0]]
        if few or _named(apart) or (_row(apart) and len(differ) * A_ROW < len(new)):
            for index in differ:
                place = f"{path}/{index}"
                if not _parts(old[index], new[index], place, found):
                    found.append({"op": "replace", "path": place, "value": new[index]})
            return
    elif len(new) + 1 == len(old) > 2:
        gone = _first_apart(old, new)
        if old[gone + 1 :] == new[gone:]:
            found.append({"op": "remove", "path": f"{path}/{gone}"})
            return
    elif len(new) == len(old) + 1 > 2:
        come = _first_apart(new, old)
        if new[come + 1 :] == old[come:]:
            found.append({"op": "add", "path": f"{path}/{come if come < len(old) else '-'}", "value": new[come]})
            return
    elif len(old) < len(new) <= 2 * len(old) and new[: len(old)] == old:
        for value in new[len(old) :]:
            found.append({"op": "add", "path": f"{path}/-", "value": value})
        return
    found.append({"op": "replace", "path": path, "value": new})


def _first_apart(longer: list[Any], shorter: list[Any]) -> int:
    """Where two lists begin to differ."""
    for index, value in enumerate(shorter):
        if longer[index] != value:
            return index
    return len(shorter)


def _escaped(key: str) -> str:
    """A key as JSON Pointer (RFC 6901) writes it."""
    return key.replace("~", "~0").replace("/", "~1") if "/" in key or "~" in key else key
