"""Everything that goes over the wire, by type. The OpenAPI document is made from these.

The server says keys and arguments, never sentences: a `Words` value is put into words by whoever shows it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

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

    An argument is a number, a string, `{"noun": key}`, `{"seat": number}`, another text, or a list of nouns.
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
    """For a refused move: why, as a text."""
    ply: int | None = None
    """For a move that came too late: the ply the table is at. For a batch or record: where it went wrong."""


class Ok(Struct):
    """It is done."""

    ok: bool = True


# People.


class PersonRef(Struct):
    """A person as others see them."""

    id: str
    name: str


class Me(Struct):
    """The person who asks."""

    id: str
    name: str
    host: bool
    """Whether this is the host of the server."""
    protected: bool
    """Whether a password protects the name, so that it can be taken to another device."""
    webhook: str | None
    created: float


class Whoami(Struct):
    """Who the server takes you for."""

    person: Me | None
    fresh: bool
    """Whether nobody has entered this server yet: the first to enter is its host."""


class Enter(Struct, forbid_unknown_fields=True):
    """Enter as a guest, with just a name."""

    name: Name


class SignIn(Struct, forbid_unknown_fields=True):
    """Enter under a protected name."""

    name: Name
    password: Password


class Protect(Struct, forbid_unknown_fields=True):
    """Set or change the password."""

    password: Password
    old: str | None = None


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What to change of oneself."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """An http(s) address that is told when it is your turn; an empty one stops that."""


class Webhook(Struct):
    """Where a person is told, and the key that signs what is sent there."""

    url: str
    secret: str


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    label: Name


class Token(Struct):
    """A token, without its secret."""

    id: str
    label: str
    created: float
    used: float | None


class FreshToken(Struct):
    """A new token. The secret is shown this once: send it as `Authorization: Bearer <secret>`."""

    id: str
    label: str
    secret: str


# Games.


class BotInfo(Struct):
    """A bot that a game has. Its name and help are the texts `bot-<name>` and its `.help`."""

    name: str


class DomainInfo(Struct):
    """What one argument of a verb ranges over; with a noun its keys have names, `<noun>-<key>`."""

    arg: str
    keys: list[str]
    noun: str


class VerbInfo(Struct):
    """A kind of move. Its label is the text `move-<name>`; a move is called `<name>:<key>:<key>`."""

    name: str
    domains: list[DomainInfo]


class GameInfo(Struct):
    """A game, as far as one needs to know to choose and set it up."""

    key: str
    title: Words
    seats: list[int]
    usual_players: int
    minutes: tuple[int, int]
    weight: float
    rules: int
    options: list[dict[str, Any]]
    """Each has key, kind and default, and what its kind needs: `values`, `least` and `most`, and so on."""
    bots: list[BotInfo]
    texts: dict[str, str]
    """The address of its words (engine's included), by language. An address never changes its content."""
    reconstructed: int
    """How many components are reconstructions."""


class GameDetails(GameInfo):
    """A game with its moves, score sheet and the provenance of its components."""

    verbs: list[VerbInfo] = []
    points: list[str] = []
    """The lines of the score sheet; their names are the texts `points-<line>`."""
    nouns: dict[str, list[str]] = {}
    components: str = ""
    """The fingerprint of its components."""
    sources: dict[str, list[str]] = {}
    """Which components come from where: rulebook, public, reconstructed."""


class Games(Struct):
    """The games of the house."""

    games: list[GameInfo]
    languages: list[str]
    server_texts: dict[str, str]
    """The address of the server's own words, by language."""


# Tables.


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
    """The bot that takes the seat of someone who is out of time."""
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
    """A move that may be played now."""

    name: str
    label: Words
    """`move-<verb>` with the move's targets as arguments."""


class Sight(Struct):
    """The match as one of your seats sees it, or a spectator."""

    seat: int | None
    view: dict[str, Any]
    """The game's own view. `prompt` in it says what is asked."""
    moves: list[LegalMove]
    can_undo: bool
    can_redo: bool


class Told(Struct):
    """A line of the log: something that happened, as far as this viewer may know."""

    ply: int
    """The ply it happened in; -1 is the setting up."""
    kind: str
    seat: int | None
    text: Words


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


class Outcome(Struct):
    """How a match ended."""

    how: Literal["played", "conceded", "agreed"]
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    rated: bool


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
    rated: bool
    unrated: str | None
    """Why the match doesn't count for ratings: `stand-in`, `conceded`, `hot-seat`, `alone`, `played-on`, ..."""
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


class TakeBack(Struct, forbid_unknown_fields=True):
    """Undo or redo one's last move, at this ply."""

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


class MakeOffer(Struct, forbid_unknown_fields=True):
    """Offer to take moves back to a ply, to end the match here, or to let a bot play for someone who is away."""

    kind: Literal["takeback", "end", "stand-in"]
    ply: Ply | None = None
    seat: SeatNumber | None = None
    bot: Level | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """An answer to an offer."""

    agree: bool


class Concede(Struct, forbid_unknown_fields=True):
    """Give a match up."""

    seat: SeatNumber | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a position of a finished match, all seats at one screen."""

    ply: Ply


class Log(Struct):
    """A part of the log."""

    events: list[Told]


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


class Moves(Struct):
    """All moves of a finished match."""

    moves: list[MoveMade]


class Upload(Struct, forbid_unknown_fields=True):
    """A record to keep here as a finished match."""

    record: dict[str, Any]
    name: Name | None = None
    listed: bool = False


# Ratings and history.


class Rating(Struct):
    """A strength, for one game and seat count."""

    game: str
    players: int
    who: PersonRef | None
    bot: str | None
    rating: float
    """A cautious estimate: two in a hundred are weaker than theirs says."""
    mu: float
    sigma: float
    matches: int


class Ratings(Struct):
    """The strongest first."""

    ratings: list[Rating]


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
    others: list[str]


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


class People(Struct):
    """People of this server."""

    people: list[PersonRef]


class HostPerson(Struct):
    """A person as the host of the server sees them."""

    id: str
    name: str
    host: bool
    protected: bool
    created: float
    seen: float
    tables: int


class HostPeople(Struct):
    """Everybody."""

    people: list[HostPerson]
