"""What one seat may know, built field by field into its own type, never by deleting from the state."""

from typing import Any

import msgspec


class View(msgspec.Struct, kw_only=True):
    """The part of a view that every game has; games add their table to it."""

    game: str
    seat: int | None
    """Whose view this is; none is a spectator's."""
    players: int
    to_act: tuple[int, ...]
    prompt: dict[str, Any] | None
    """What this seat is asked, as a text; none if it is not asked."""
    lines: list[str]
    """The lines of the score sheet that can count in this match."""
    over: bool
    scores: list[int] | None
    """At the end only, like winners and breakdown."""
    winners: list[int] | None
    breakdown: list[dict[str, int]] | None
