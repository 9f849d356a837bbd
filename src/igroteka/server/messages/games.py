"""Games: what they are, their moves, where their words are."""

from typing import Any

from msgspec import Struct

from igroteka.server.messages.common import Words


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
    guide: dict[str, str]
    """The address of its guide's words, by language; none if it has no guide."""
    reconstructed: int
    """How many components are reconstructions."""
    hidden: bool = False
    """Whether it is on no shelf: only who asks for it is shown it."""


class GameDetails(GameInfo):
    """A game with its moves, score sheet and the provenance of its components."""

    verbs: list[VerbInfo] = []
    moves: dict[str, Words] = {}
    """What each move is called, by its name."""
    points: list[str] = []
    """The lines of the score sheet; their names are the texts `points-<line>`."""
    nouns: dict[str, list[str]] = {}
    components: str = ""
    """The fingerprint of its components."""
    figures: dict[str, int | str] = {}
    """Its figures by the names that texts have for them: `farm-harvest` is `harvest` of `[farm]`."""
    shipped: bool = True
    """Whether its components are those that come with the house."""
    sources: dict[str, list[str]] = {}
    """Which components come from where: rulebook, public, reconstructed."""


class Games(Struct):
    """The games of the house."""

    games: list[GameInfo]
    languages: list[str]
    server_texts: dict[str, str]
    """The address of the server's own words, by language."""
