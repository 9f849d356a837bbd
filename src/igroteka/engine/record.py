"""Records: a match as JSON, and back.

Format 1:

    {"igroteka": 1, "package": "0.1.0", "game": "dominion", "rules": 1, "components": "<fingerprint>",
     "players": 2, "seats": ["Tanya", "Tolya"] or null, "options": {...}, "seed": 7,
     "moves": [[0, "buy:silver"], ...], "chain": "<4 hex digits per move>",
     "result": {"scores": [...], "winners": [...]} or null}

Where moves were taken back after something had come to light, `"anew": [[12, "<16 hex digits>"], ...]` says from which
plies on chance was keyed by these words beside the seed; elsewhere the field is missing.

The chain ties each move to all that went before, so that a damaged or edited record is refused at the very ply where
it departs from what was played. A record holds the seed, and with it every secret of a running match: it stays on the
machine where the match is played; views are what leaves it.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from typing import Any

import msgspec

from igroteka.engine.errors import BadOption, BadRecord, IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.timeline import whole
from igroteka.engine.words import Text

FORMAT = 1


class Result(msgspec.Struct):
    """How a finished match ended."""

    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a record."""

    igroteka: int
    package: str
    game: str
    rules: int
    components: str
    players: int
    seats: list[str] | None
    options: dict[str, Any]
    seed: int | str
    moves: list[tuple[int, str]]
    chain: str
    result: Result | None
    anew: list[tuple[int, str]] = []


def links(head: str, moves: list[tuple[int, str]]) -> Iterator[str]:
    """The chain's links, one for each move."""
    link = hashlib.sha256(head.encode()).digest()
    for seat, name in moves:
        link = hashlib.sha256(link + f"{seat} {name}".encode()).digest()
        yield link.hex()[:4]


def _head(
    game: str, players: int, options: dict[str, Any], seed: int | str, anew: Sequence[tuple[int, str]] = ()
) -> str:
    again = f" {list(anew)}" if anew else ""
    return f"{game} {players} {sorted(options.items())} {seed}{again}"


def write(match: Match) -> dict[str, Any]:
    """The record of a match as it stands."""
    seats = match.seats
    if seats is not None and (isinstance(seats, str) or len(seats) != match.players):
        raise BadOption(f"match.seats has a name for each of {match.players} seats, or is None; not {seats!r}")
    moves = [(seat, match.name(move)) for seat, move in match.moves]
    head = _head(match.game.key, match.players, match.options, match.seed, match.anew)
    return {
        "igroteka": FORMAT,
        "package": version("igroteka"),
        "game": match.game.key,
        "rules": match.game.rules,
        "components": match.game.components.fingerprint,
        "players": match.players,
        "seats": None if seats is None else list(seats),
        "options": dict(match.options),
        "seed": match.seed,
        "moves": [list(move) for move in moves],
        "chain": "".join(links(head, moves)),
        "result": {"scores": match.scores, "winners": match.winners} if match.over else None,
        **({"anew": [list(each) for each in match.anew]} if match.anew else {}),
    }


def read(data: Any) -> Record:
    """The fields of a record, or BadRecord that says what is wrong with them."""
    if not isinstance(data, dict):
        raise BadRecord(Text("refused-no-object", given=type(data).__name__))
    if "igroteka" not in data:
        raise BadRecord(Text("refused-no-record"))
    if data["igroteka"] != FORMAT:
        raise BadRecord(Text("refused-format", given=repr(data["igroteka"]), known=str(FORMAT)))
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(Text("refused-damaged", why=str(error))) from error


def check(record: Record, game: Game) -> None:
    """Refuse a record that this version of the game can't replay."""
    if record.rules != game.rules:
        then, now = str(record.rules), str(game.rules)
        raise BadRecord(Text("refused-rules", game=game.key, then=then, package=record.package, now=now))
    if record.components != game.components.fingerprint:
        now = game.components.fingerprint
        raise BadRecord(Text("refused-components", game=game.key, then=record.components, now=now))
    if len(record.chain) != 4 * len(record.moves):
        moves, links = len(record.moves), len(record.chain) // 4
        raise BadRecord(Text("refused-truncated", moves=str(moves), links=str(links)), min(moves, links))


def replay(data: Any, find: Callable[[str], Game], *, upto: int | None = None, journal: bool = True) -> Match:
    """The match of a record, rebuilt move by move; with `upto`, as it stood after so many moves."""
    if upto is not None and whole(upto) < 0:
        raise BadOption(f"upto is so many moves, 0 or more; not {upto!r}")
    record = read(data)
    game = find(record.game)
    check(record, game)
    try:
        players, options = game.read_setup(record.players, record.options)
    except BadOption as error:
        raise BadRecord(Text("refused-damaged", why=error.says), None, *error.words) from error
    if record.seats is not None and len(record.seats) != players:
        why = Text("refused-seats", seats=str(len(record.seats)), players=str(players))
        raise BadRecord(Text("refused-damaged", why=why))
    match = Match(game, players, options, record.seed, journal=journal, anew=record.anew)
    match.seats = record.seats
    chain = links(_head(game.key, players, options, record.seed, record.anew), record.moves)
    for ply, ((seat, name), link) in enumerate(zip(record.moves, chain, strict=True)):
        if ply == upto:
            return match
        if link != record.chain[4 * ply : 4 * ply + 4]:
            raise BadRecord(Text("refused-changed", move=name), ply)
        try:
            match.play(name, seat)
        except IllegalMove as error:
            raise BadRecord(Text("refused-impossible", why=error.says), ply, *error.words) from error
    if upto is None or upto >= len(record.moves):
        result = Result(match.scores, match.winners) if match.over else None
        if result != record.result:
            says = Text("refused-result", said=_told(record.result), found=_told(result))
            raise BadRecord(says, len(record.moves))
    return match


def _told(result: Result | None) -> Text:
    if result is None:
        return Text("refused-result-none")
    return Text("refused-result-some", scores=str(result.scores), winners=str(result.winners))
