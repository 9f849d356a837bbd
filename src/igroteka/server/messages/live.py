"""The messages of the live connection, `/api/tables/{table}/live`, and of the notices, `/api/notices`.

A client connects, gets `State`, and from then on `State` again for each new version; or, if it connects with
`?changes=json-patch`, a `Change`. A change that doesn't follow the client's version (`since` differs) means that it
missed something: it sends `Resync` and gets `State`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.server.messages.common import Key, MoveName, Ply, Refusal, SeatNumber
from igroteka.server.messages.table import PatchOperation, TableSeen, Told

# From the server.


class State(Struct, tag_field="type", tag="state"):
    """The whole table as this viewer sees it."""

    table: TableSeen


class Change(Struct, tag_field="type", tag="change"):
    """What is new since version `since`."""

    version: int
    since: int
    patches: list[PatchOperation]
    """A JSON Patch (RFC 6902) to the `TableSeen` one has. Neither `version` nor `events` are in it."""
    events: list[Told]
    """To be added to the log."""
    forget: int | None
    """Moves were taken back: first drop the log's lines of this ply and later."""


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is here."""

    present: list[str]
    watchers: int


class Done(Struct, tag_field="type", tag="done"):
    """Your request was carried out, and is on disk."""

    request: str
    version: int
    ply: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Your request was not carried out."""

    request: str | None
    refusal: Refusal


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""

    at: float


FromTable = State | Change | Presence | Done | Refused | Pong


NoticeKind = Literal["turn", "invited", "started", "finished", "offer", "rematch", "stand-in"]


class Notice(Struct, tag_field="type", tag="notice"):
    """Something that concerns you, wherever you are."""

    kind: NoticeKind
    table: str
    game: str
    name: str
    seat: int | None


FromServer = Notice | Pong | Refused


# From the client.


class Move(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A move, or several as one."""

    request: Key
    ply: Ply
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None
    follows: bool = False
    """Goes without saying after one's last act: undo takes both back as one."""


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take one's last act back: what was played as one, and what followed."""

    request: Key
    ply: Ply
    seat: SeatNumber | None = None


class Redo(Struct, tag_field="type", tag="redo", forbid_unknown_fields=True):
    """Play again what one took back."""

    request: Key
    ply: Ply
    seat: SeatNumber | None = None


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something."""

    request: Key
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Resync(Struct, tag_field="type", tag="resync", forbid_unknown_fields=True):
    """Ask for the whole state again; it isn't sent if `have` is the present version."""

    have: int | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a pong."""


FromClient = Move | Undo | Redo | Chat | Resync | Ping
