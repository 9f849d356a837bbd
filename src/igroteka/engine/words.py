"""What the engine says: keys and arguments, never sentences.

A `Text` is put into words by whoever shows it, in the reader's language (see `engine.texts`).
"""

from typing import Any

# Errors that say a text travel between processes: each of these can be pickled, compiled, too.


class Noun:
    """A thing of the game with a name in every language: the text `<kind>-<key>`."""

    def __init__(self, kind: str, key: str) -> None:
        self.kind = kind
        self.key = key

    def __reduce__(self) -> tuple[Any, ...]:
        return Noun, (self.kind, self.key)

    def data(self) -> Any:
        """As it goes over the wire."""
        return {"noun": f"{self.kind}-{self.key}"}


class Player:
    """A seat, shown by the name of whoever sits there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return Player, (self.seat,)

    def data(self) -> Any:
        """As it goes over the wire."""
        return {"seat": self.seat}


class Text:
    """A message: a key of the game's (or the engine's) Fluent files, and its arguments."""

    def __init__(self, key: str, **args: "int | str | Noun | Player | Text | list[Any]") -> None:
        self.key = key
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return _text, (self.key, self.args)

    def data(self) -> dict[str, Any]:
        """As it goes over the wire."""
        return {"key": self.key, "args": {name: arg_data(value) for name, value in self.args.items()}}


def _text(key: str, args: dict[str, Any]) -> Text:
    return Text(key, **args)


def arg_data(value: "int | str | Noun | Player | Text | list[Any]") -> Any:
    """One argument as it goes over the wire."""
    if isinstance(value, (Noun, Player, Text)):
        return value.data()
    if isinstance(value, list):
        return [each.data() for each in value]
    return value
