"""How the server says no: one exception, made of a key and its arguments."""

from functools import cache
from pathlib import Path

from igroteka.engine.errors import LONGEST, IllegalMove
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text
from igroteka.server.messages import Refusal, Words

TEXTS = Path(__file__).parent / "texts"


@cache
def speaker() -> Speaker:
    """Someone who puts the server's texts into English."""
    return Speaker("en", TEXTS)


def words(text: Text) -> Words:
    """A text as it goes over the wire."""
    data = text.data()
    return Words(data["key"], data["args"])


class No(Exception):
    """A refusal with its HTTP status. The words of `error` are the text `refuse-<error>`."""

    def __init__(
        self, status: int, error: str, /, *, reason: Text | str | None = None, ply: int | None = None, **args: int | str
    ) -> None:
        super().__init__(error)
        self.status = status
        for name, value in args.items():
            if isinstance(value, str) and len(value) > LONGEST:
                args[name] = f"{value[:LONGEST]}…"
        self.refusal = Refusal(
            error,
            args,
            speaker().say(f"refuse-{error}", **args),
            words(reason) if isinstance(reason, Text) else None,
            ply,
        )


def missing(what: str) -> No:
    """There is no such thing, or it is not for you: the two look the same."""
    return No(404, "not-found", what=what)


def illegal(error: IllegalMove, ply: int | None = None) -> No:
    """The engine's refusal of a move."""
    return No(409, "illegal-move", reason=error.reason, ply=ply, why=str(error))
