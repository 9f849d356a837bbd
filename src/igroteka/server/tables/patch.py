"""What has changed between two pictures of a table, as JSON Patch (RFC 6902).

Programs apply it with any library for that. It is made here, for Python's library takes seventy times as long or more
(`bench/changes.py`), and it is kept short: a member of an object is set by `add`, whether it was there or not.
"""

from typing import Any

Operation = dict[str, Any]
AN_OPERATION = 24
"""An operation is about as long as so many numbers in a list."""
A_ROW = 3
"""Of rows without names of columns, the whole is told if more than one in so many has changed."""
MISSING = object()


def difference(old: Any, new: Any) -> list[Operation]:
    """The operations that lead from one JSON value to another."""
    found: list[Operation] = []
    if type(old) is dict and type(new) is dict:
        _objects(old, new, "", found)
    elif old != new:
        found.append({"op": "replace", "path": "", "value": new})
    return found


def _objects(old: dict[str, Any], new: dict[str, Any], path: str, found: list[Operation]) -> None:
    for key, value in new.items():
        was = old.get(key, MISSING)
        if was is value or was == value:
            continue
        place = f"{path}/{_escaped(key)}"
        if type(was) is dict and type(value) is dict:
            _objects(was, value, place, found)
        elif type(was) is list and type(value) is list and key != "moves":
            # Not so a menu of moves: half of one and half of another is no shorter.
            _lists(was, value, place, found)
        else:
            found.append({"op": "add", "path": place, "value": value})
    for key in old:
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})


def _lists(old: list[Any], new: list[Any], path: str, found: list[Operation]) -> None:
    if len(old) == len(new):
        differ = [index for index, was in enumerate(old) if was is not new[index] and was != new[index]]
        few = len(differ) == 1 or len(differ) * AN_OPERATION < len(new)
        apart = new[differ[0]]
        if few or isinstance(apart, dict) or (isinstance(apart, list) and len(differ) * A_ROW < len(new)):
            for index in differ:
                _elements(old[index], new[index], f"{path}/{index}", found)
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


def _elements(old: Any, new: Any, path: str, found: list[Operation]) -> None:
    if type(old) is dict and type(new) is dict:
        _objects(old, new, path, found)
    elif type(old) is list and type(new) is list:
        _lists(old, new, path, found)
    else:
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
