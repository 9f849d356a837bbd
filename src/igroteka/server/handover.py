"""A socket that was opened by somebody else, and one's turn on it: so one server follows another without a gap.

`make play` opens the socket, starts a server of the interpreted build on it, and when the compiled build is there a
second one, which loads everything and waits for its turn. The first ends, the second begins; whoever calls meanwhile
waits in the socket's queue.
"""

import os
import socket
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

SOCKET = "IGROTEKA_SOCKET"
"""The number of the file that the socket is."""
TURN = "IGROTEKA_TURN"
"""The numbers of two files: from the first comes a byte when it is our turn, into the second goes one when ready."""
NEWS = "IGROTEKA_BUILD_NEWS"
"""A file in which the compiler tells how far it is."""


def given() -> socket.socket | None:
    """The socket that was handed over, if one was."""
    number = os.environ.get(SOCKET)
    return None if number is None else socket.socket(fileno=int(number))


def await_turn(load: Callable[[], object]) -> None:
    """If another server is to end first: load everything, say so, and wait until it has ended."""
    numbers = os.environ.pop(TURN, None)
    if numbers is None:
        return
    load()
    turn, ready = map(int, numbers.split(","))
    os.write(ready, b"!")
    os.close(ready)
    told = os.read(turn, 1)
    os.close(turn)
    if not told:
        raise SystemExit(0)  # whoever started us has gone


class Progress(Struct):
    """What a compiler tells."""

    share: float | None = None
    failed: str | None = None
    log: str | None = None


def progress() -> Progress:
    """How far the compiler is that works beside this server, if one does."""
    try:
        return msgspec.json.decode(Path(os.environ[NEWS]).read_bytes(), type=Progress)
    except (KeyError, OSError, msgspec.DecodeError):
        return Progress()
