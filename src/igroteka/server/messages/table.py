"""Tables: how they are asked for, how they are seen, what can be done at them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from igroteka.server.messages.common import Key, Level, MoveName, Name, Ply, SeatNumber, Words
from igroteka.server.messages.people import PersonRef


class Clock(Struct, forbid_unknown_fields=True):
    """How much time there is: none counted, so much per move, a bank with increment, or days per move."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """Per move, or in the bank."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """What the bank gains with each turn that is done."""
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class SeatSpec(Struct, forbid_unknown_fields=True):
    """Who is to sit here: anyone, yourself, a named person, a bot, or someone beside you at the same screen."""

    kind: Literal["open", "me", "invited", "bot", "hot"] = "open"
    person: Annotated[str, Meta(max_length=64)] | None = None
    """For an invited seat: the person's id."""
    bot: Level | None = None
    """For a bot's seat: its level or the name of a strategy."""
    name: Name | None = None
    """For a hot seat: what its player is called."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Key
    players: Annotated[int, Meta(ge=1, le=30)] | None = None
    options: dict[str, Any] = {}
    name: Name | None = None
    listed: bool = True
    """A listed table is seen by all; another only by those who have its address."""
    seats: list[SeatSpec] | None = None
    """One for each seat; without, you sit at the first and the others are open."""
    clock: Clock = field(default_factory=Clock)
    stand_in: Level | None = None
    """The bot that takes the seat of someone who is out of time, or away for too long."""
    away: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """After so many seconds it takes the seat of someone who is asked and doesn't look at the table; 0: never."""
    rated: bool = True
    """Whether it may count for ratings. At a table that doesn't, anyone may ask the expert for a hint."""
    start: bool = False
    """Start at once, if no seat is open."""


class SeatSeen(Struct):
    """A seat at a table."""

    seat: int
    kind: Literal["open", "invited", "person", "bot", "hot"]
    person: str | None
    """The id of whoever plays it."""
    name: str | None
    bot: str | None
    stand_in: str | None
    """The bot that plays for someone who is away."""
    conceded: bool


class ClockSeen(Struct):
    """The clocks as they stand at `at`; those of the seats in `to_act` run on."""

    at: float
    left: list[float | None]
    """Seconds left, by seat."""
    running: list[int]


class LegalMove(Struct):
    """A move with what it is called."""

    name: str
    label: Words
    """`move-<verb>` with the move's targets as arguments."""


class Warned(Struct):
    """What would be lost by any of some moves."""

    of: str
    """Their names, with spaces between them."""
    text: Words


class Sight(Struct):
    """The match as one of your seats sees it, or a spectator."""

    seat: int | None
    view: dict[str, Any]
    """The game's own view. `prompt` in it says what is asked."""
    moves: list[str]
    """What may be played now, by name; what each is called stays the same and is in the game's details."""
    warns: list[Warned]
    """What would be lost by some of these moves: to be asked once more."""
    can_undo: bool
    can_redo: bool


class Told(Struct, omit_defaults=True):
    """A line of the log: something that happened, as far as this viewer may know."""

    ply: int
    """The ply it happened in; -1 is the setting up."""
    kind: str
    seat: int | None
    text: Words
    to: list[int] | None = None
    """At a hot seat: which of your seats alone may know it; none if all of them may."""


class PatchOperation(Struct):
    """One operation of a JSON Patch (RFC 6902)."""

    op: Literal["add", "replace", "remove"]
    path: str
    """A JSON Pointer (RFC 6901)."""
    value: Any | UnsetType = UNSET


class ChatLine(Struct):
    """Something said at the table."""

    version: int
    person: str
    name: str
    text: str
    at: float


class Offer(Struct):
    """Something that needs the others' consent."""

    id: str
    kind: Literal["takeback", "end", "stand-in"]
    by: str
    """The person who offers."""
    seat: int
    """Whose move is taken back, or who is away."""
    ply: int
    """The ply to go back to."""
    bot: str | None
    agreed: list[str]
    waits_for: list[str]
    unrates: bool = False
    """Whether the match no longer counts for ratings once this is carried out."""


class Outcome(Struct):
    """How a match ended."""

    how: Literal["played", "conceded", "agreed"]
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    rated: bool
    why: list[Words] = []
    """By which rule it ended; then how a tie was broken, or why the victory is shared. Empty if it was broken off."""


class GuideSeen(Struct):
    """What the guide of a first match says now, to the learner."""

    kind: Literal["step", "watch", "strayed", "note", "over"]
    """A step of the prepared opening, the others' moves in it, off its path, about a new question, the end."""
    text: Words | None
    """In the words of the game's guide."""
    step: int
    steps: int
    move: str | None
    """The move that the opening has here."""
    look: list[str]
    """Places of the board to look at."""
    back: int | None
    """Off the path: the ply to take the match back to."""


class TableSeen(Struct):
    """A table as one viewer sees it."""

    id: str
    version: int
    game: str
    name: str
    players: int
    options: dict[str, Any]
    listed: bool
    status: Literal["open", "playing", "finished", "cancelled"]
    host: PersonRef
    seats: list[SeatSeen]
    clock: Clock
    stand_in: str
    away: int
    """How many seconds someone may be away when asked, before a bot stands in; 0: any time."""
    rated: bool
    advised: bool
    """Whether the expert gives hints here: not where the match counts and several people play."""
    unrated: str | None
    """Why the match doesn't count for ratings: `stand-in`, `conceded`, `hot-seat`, `alone`, `hint`, `wished`, ..."""
    after: str | None
    """The table this is a rematch of, or was played on from."""
    next: str | None
    """The rematch."""
    created: float
    started: float | None
    ended: float | None
    ply: int
    to_act: list[int]
    time: ClockSeen | None
    offers: list[Offer]
    outcome: Outcome | None
    mine: list[int]
    """The seats you play."""
    sights: list[Sight]
    """One for each of your seats; a spectator's if you have none; none before the start."""
    guide: GuideSeen | None
    """At a guided match, to the learner."""
    events: list[Told]
    """The last part of the log; earlier lines come from `/log`."""
    events_from: int
    """The first ply that `events` are complete from."""
    chat: list[ChatLine]
    present: list[str]
    """The people who are here now."""
    watchers: int


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    name: str
    players: int
    listed: bool
    status: str
    host: PersonRef
    seats: list[SeatSeen]
    clock: Clock
    ply: int
    to_act: list[int]
    mine: list[int]
    my_turn: bool
    created: float
    moved: float | None
    outcome: Outcome | None
    guided: bool
    """Whether it is a first match with a guide."""


class TableList(Struct):
    """Tables, the newest first."""

    tables: list[TableCard]


class Join(Struct, forbid_unknown_fields=True):
    """Sit down; without a seat, at the first free one."""

    seat: SeatNumber | None = None


class ChangeTable(Struct, forbid_unknown_fields=True):
    """What to change of a table; its host may."""

    name: Name | None = None
    listed: bool | None = None


class Say(Struct, forbid_unknown_fields=True):
    """Something to say at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    request: Key | None = None
    """A key of your own. The same request sent twice is answered twice and said once."""


class Note(Struct, forbid_unknown_fields=True):
    """A private note about a match. Nobody else reads it."""

    text: Annotated[str, Meta(max_length=20_000)]


class Play(Struct, forbid_unknown_fields=True):
    """A move, or several as one: all are played, or none."""

    ply: Ply
    """The ply the (first) move answers."""
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None
    """Needed where several of your seats may act."""
    request: Key | None = None
    """A key of your own. The same request sent twice is answered twice and played once."""
    follows: bool = False
    """Goes without saying after one's last act: undo takes both back as one."""


class TakeBack(Struct, forbid_unknown_fields=True):
    """Undo or redo one's last act, at this ply."""

    ply: Ply
    seat: SeatNumber | None = None
    request: Key | None = None


class Played(Struct):
    """It was played, and is on disk."""

    version: int
    ply: int


class AskWhy(Struct, forbid_unknown_fields=True):
    """A move of the catalogue that seems impossible."""

    move: MoveName
    seat: SeatNumber | None = None


class Why(Struct):
    """Why a move can't be played now; no reason if it can."""

    reason: Words | None


class LookAhead(Struct, forbid_unknown_fields=True):
    """A move, or several, that one thinks of making."""

    ply: Ply
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None


class Foreseen(Struct):
    """What would come of them, as far as the seat can know."""

    sure: bool
    """Whether all of it is known: nothing random or hidden would come to light."""
    view: dict[str, Any]
    """The seat's view afterwards; what can't be foreseen is as it is now."""
    events: list[Told]
    """What would happen, as far as it can be foreseen."""


class Standing(Struct):
    """The score as it stands, as far as the seat knows it."""

    ply: int
    points: list[dict[str, int]]
    """For each seat its points by source; a source that isn't there is one that nobody can be sure of."""
    totals: list[int]
    """For each seat the sum of what is known."""


class MakeOffer(Struct, forbid_unknown_fields=True):
    """Offer to take moves back to a ply, to end the match here, or to let a bot play for someone who is away."""

    kind: Literal["takeback", "end", "stand-in"]
    ply: Ply | None = None
    seat: SeatNumber | None = None
    bot: Level | None = None
    unrate: bool = False
    """For taking back: even if the match counts no more then, as it does where something has come to light since."""
    request: Key | None = None
    """A key of your own. The same request sent twice is answered twice and carried out once."""


class Answer(Struct, forbid_unknown_fields=True):
    """An answer to an offer."""

    agree: bool
    request: Key | None = None
    """A key of your own. The same request sent twice is answered twice and carried out once."""


class Concede(Struct, forbid_unknown_fields=True):
    """Give a match up."""

    seat: SeatNumber | None = None
    request: Key | None = None
    """A key of your own. The same request sent twice is answered twice and carried out once."""


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a position of a finished match, all seats at one screen."""

    ply: Ply
