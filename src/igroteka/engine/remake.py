"""Objects taken apart into plain data and made again, in either build.

A compiled class can't be made without its constructor, so pickling needs help with what isn't a state or a question.
"""

import inspect
from functools import cache
from typing import Any

from igroteka.engine.state import fields


def made(kind: type, content: dict[str, Any]) -> Any:
    """An object with these fields: its constructor's arguments are taken from them by name, then every field is set."""
    thing = kind(**{name: content[name] for name in arguments(kind)})
    for name, value in content.items():
        setattr(thing, name, value)
    return thing


@cache
def arguments(kind: type) -> list[str]:
    """The arguments that a constructor needs."""
    parameters = inspect.signature(kind).parameters.values()
    return [each.name for each in parameters if each.default is each.empty]


class Parts:
    """An object as its class and its fields, which can be pickled wherever the class can be found."""

    def __init__(self, kind: type, content: dict[str, Any]) -> None:
        self.kind = kind
        self.content = content


def apart(thing: Any) -> Any:
    """A value with every object in it taken apart."""
    if thing is None or isinstance(thing, (int, str, float, bytes)):
        return thing
    if isinstance(thing, list):
        return [apart(each) for each in thing]
    return Parts(type(thing), {name: apart(getattr(thing, name)) for name in fields(thing)})


def together(thing: Any) -> Any:
    """The value that `apart` took apart."""
    if isinstance(thing, list):
        return [together(each) for each in thing]
    if isinstance(thing, Parts):
        return made(thing.kind, {name: together(value) for name, value in thing.content.items()})
    return thing
