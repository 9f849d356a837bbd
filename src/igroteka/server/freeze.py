"""Positions as bytes and back, so that a long match is loaded from a snapshot and a bot's process gets its seat.

No pickle: only classes of the engine and the games are made, and only from their fields. It works the same in the
compiled build, whose classes have no `__dict__`.
"""

import sys
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from igroteka.engine.match import Match
from igroteka.engine.remake import made
from igroteka.engine.state import Part, Question, State, fields
from igroteka.games import find

ROOMS = ("igroteka.engine.", "igroteka.games.")


class Frozen(msgspec.Struct, array_like=True):
    """A match in the middle."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int | str
    moves: list[tuple[int, int]]
    state: Any
    memory: Any
    anew: list[tuple[int, str]] = []


def freeze(match: Match) -> bytes:
    """A match as bytes, without its log and with nothing to undo."""
    return msgspec.msgpack.encode(
        Frozen(
            match.game.key,
            match.players,
            match.options,
            match.seed,
            match.moves,
            pack(match.state),
            pack(match.memory),
            match.anew,
        )
    )


def thaw(data: bytes, *, journal: bool = True) -> Match:
    """The match of such bytes."""
    frozen = msgspec.msgpack.decode(data, type=Frozen)
    match = Match(find(frozen.game), frozen.players, frozen.options, frozen.seed, journal=journal, anew=frozen.anew)
    try:
        state, memory = unpack(frozen.state), unpack(frozen.memory)
        match.put(state, memory, [(seat, move) for seat, move in frozen.moves])
    except (AttributeError, ImportError, KeyError, TypeError, ValueError):
        # Kept by a version that wrote positions down otherwise; the moves are the same by the same rules.
        match = Match(match.game, frozen.players, frozen.options, frozen.seed, journal=journal, anew=frozen.anew)
        for seat, move in frozen.moves:
            match.play(move, seat)
    match.journal.clear()
    return match


def pack(thing: Any) -> Any:
    """Plain data for a value: objects become a map with their class, tuples and dicts are marked, the rest stays."""
    if thing is None or isinstance(thing, (int, str, float, bytes)):
        return thing
    if isinstance(thing, list):
        if all(type(each) is int for each in thing):
            return thing
        return [pack(each) for each in thing]
    if isinstance(thing, tuple):
        return {"tuple": [pack(each) for each in thing]}
    if isinstance(thing, dict):
        return {"dict": [[pack(key), pack(value)] for key, value in thing.items()]}
    if isinstance(thing, (set, frozenset)):
        return {type(thing).__name__: [pack(each) for each in sorted(thing)]}
    kind = type(thing)
    if not kind.__module__.startswith(ROOMS):
        raise TypeError(f"a position holds a {kind.__module__}.{kind.__qualname__}, which can't be kept")
    names = fields(thing)
    return {
        "is": f"{kind.__module__}:{kind.__qualname__}",
        "of": [[name, pack(getattr(thing, name))] for name in names],
    }


def unpack(data: Any) -> Any:
    """The value of such data."""
    if isinstance(data, list):
        return [unpack(each) for each in data]
    if not isinstance(data, dict):
        return data
    if "is" in data:
        kind = class_named(data["is"])
        content = {name: unpack(value) for name, value in data["of"]}
        if issubclass(kind, (State, Part, Question)):
            return kind(**content)  # the house rule: their constructors take exactly their fields
        return made(kind, content)
    if "tuple" in data:
        return tuple(unpack(each) for each in data["tuple"])
    if "dict" in data:
        return {unpack(key): unpack(value) for key, value in data["dict"]}
    if "set" in data:
        return {unpack(each) for each in data["set"]}
    return frozenset(unpack(each) for each in data["frozenset"])


@cache
def class_named(name: str) -> type:
    """A class of the engine or a game, by module and name."""
    module, _, path = name.partition(":")
    if not module.startswith(ROOMS):
        raise ValueError(f"{name} is no class of the engine or a game")
    thing: Any = sys.modules.get(module) or import_module(module)
    for part in path.split("."):
        thing = getattr(thing, part)
    if not isinstance(thing, type):
        raise ValueError(f"{name} is no class")
    return thing
