"""What is left of matches: log, replay, records, ratings, history."""

from typing import Any

from msgspec import Struct

from igroteka.server.messages.common import Name, Words
from igroteka.server.messages.people import PersonRef
from igroteka.server.messages.table import LegalMove, PatchOperation, Sight, Told


class Log(Struct):
    """A part of the log."""

    events: list[Told]


class Glimpse(Struct):
    """What you saw of a table at an earlier ply: these parts of a `TableSeen`."""

    ply: int
    to_act: list[int]
    sights: list[Sight]
    """Of your seats, or a spectator's; without moves, since there are none to make."""


class MissedStep(Struct):
    """How it went on: a move, or several where there are many."""

    patches: list[PatchOperation]
    """To be applied, in order, to the glimpse before."""
    events: list[Told]
    """What happened."""


class Missed(Struct):
    """What has happened since a ply."""

    since: Glimpse
    steps: list[MissedStep]
    """They lead to the present."""


class Replay(Struct):
    """A position of a finished match, from one point of view."""

    ply: int
    plies: int
    """How many moves the match had."""
    seat: int | None
    view: dict[str, Any]
    events: list[Told]
    """What the move before this position brought."""
    move: LegalMove | None
    """The move that led here."""
    by: int | None
    """Whose move it was."""


class MoveMade(Struct):
    """A move of a finished match."""

    seat: int
    name: str
    label: Words
    turn: int | None
    """Whose turn it was, in games whose journal tells when one begins: others may be asked in it, too."""


class Moves(Struct):
    """All moves of a finished match."""

    moves: list[MoveMade]


class Upload(Struct, forbid_unknown_fields=True):
    """A record to keep here as a finished match."""

    record: dict[str, Any]
    name: Name | None = None
    listed: bool = False


class Rating(Struct):
    """A strength, for one game and seat count."""

    game: str
    players: int
    who: PersonRef | None
    bot: str | None
    rating: float
    """A cautious estimate: `mu` less twice `sigma`."""
    mu: float
    sigma: float
    matches: int


class Ratings(Struct):
    """The strongest first."""

    ratings: list[Rating]


class HistorySeat(Struct):
    """Who sat there: a person, by name, or a bot, by its kind."""

    name: str
    bot: str | None


class HistoryLine(Struct):
    """A finished match of a person."""

    table: str
    game: str
    players: int
    seat: int
    score: int
    place: int
    won: bool
    rated: bool
    ended: float
    seats: list[HistorySeat]
    """All of them, in their order: a page calls bots by what follows from the table and who sits there."""


class Profile(Struct):
    """A person and what they have played."""

    person: PersonRef
    ratings: list[Rating]
    history: list[HistoryLine]
    """Private tables are listed only for those who sat there."""


class Figure(Struct):
    """How one kind of player does in a game with so many seats."""

    game: str
    players: int
    kind: str
    """`people`, or a bot's level."""
    matches: int
    wins: float
    mean_score: float


class Statistics(Struct):
    """Figures of all finished matches."""

    figures: list[Figure]
