"""What all chapters use: names, keys, words and refusals."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^\s*[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=30)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
MoveName = Annotated[str, Meta(min_length=1, max_length=200)]


class Words(Struct):
    """A text: a key of the Fluent files and its arguments.

    An argument is a number, a string, `{"noun": key}`, `{"seat": number}`, another text, or a list of these.
    """

    key: str
    args: dict[str, Any] = {}


class Refusal(Struct):
    """Why something was not done. Nothing was changed."""

    error: str
    """A short key, such as `table-full`; its words are the text `refuse-<error>`."""
    args: dict[str, Any]
    detail: str
    """The same as an English sentence, for programs and their authors."""
    reason: Words | None = None
    """For a refused move, option or record: why, as a text."""
    ply: int | None = None
    """For a move that came too late: the ply the table is at. For a batch or record: where it went wrong."""


class Ok(Struct):
    """It is done."""

    ok: bool = True
