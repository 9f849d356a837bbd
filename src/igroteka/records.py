"""Records as data: a folder of them is a collection of matches to look through, filter and count.

>>> import igroteka, json, tempfile, pathlib
>>> folder = pathlib.Path(tempfile.mkdtemp())
>>> for seed in range(4):
...     match = igroteka.new("bronze_age", players=2, seed=seed)
...     match.seats = ["regular", "random"]
...     match = igroteka.play_out(match, [igroteka.bot("bronze_age", name) for name in match.seats])
...     written = (folder / f"{seed}.json").write_text(json.dumps(match.record()))
>>> records = igroteka.load(folder, game="bronze_age", players=2)
>>> len(records), sum(match.over for match in records)
(4, 4)
>>> len(records.where(winner="regular")) + len(records.where(winner="random")) >= 4
True
>>> [opening.matches for opening in records.openings(1)][0] > 0
True
"""

import json
import warnings
from collections.abc import Callable, Iterator
from numbers import Integral
from pathlib import Path
from typing import Any

import msgspec

from igroteka import games
from igroteka.engine import record as records
from igroteka.engine.errors import BadOption, BadRecord, IgrotekaError
from igroteka.engine.match import Match
from igroteka.engine.record import Record

Condition = Callable[[Record], bool]
FILTERS = ("game", "players", "seats", "winner", "finished")


class Opening(msgspec.Struct, frozen=True):
    """How one way to begin has fared, over all seats that began so."""

    moves: tuple[str, ...]
    matches: int
    wins: float
    """The share of matches won, a shared victory counting in part."""
    score: float
    """Points in the mean."""


class Records:
    """The records of a folder and the folders in it: iterating replays them as matches, one after the other."""

    def __init__(self, folder: Path, conditions: tuple[Condition, ...] = (), broken: str = "raise") -> None:
        if broken not in ("raise", "skip"):
            raise BadOption(f"broken is raise or skip, not {broken!r}")
        self.folder = folder
        self.conditions = conditions
        self.broken = broken
        """Whether a file that holds no whole record ends the iteration, or is passed over with a warning."""

    def where(
        self,
        condition: Condition | None = None,
        *,
        game: str | None = None,
        players: int | None = None,
        seats: str | list[str] | None = None,
        winner: str | int | None = None,
        finished: bool | None = None,
    ) -> "Records":
        """Those of the records that fit everything that is said.

        `seats` are names that all sat there, in whatever order; `winner` is a name or a seat that won, alone or with
        others; `condition` sees the whole record: its options, seed, moves and `result.scores`.
        """
        chosen: list[Condition] = [] if condition is None else [condition]
        if game is not None:
            key = games.find(game).key
            chosen.append(lambda record: record.game == key)
        if players is not None:
            if not isinstance(players, Integral):
                raise BadOption(f"players are a whole number, so many as sat there; not {players!r}")
            chosen.append(lambda record: record.players == players)
        if seats is not None:
            names = {seats} if isinstance(seats, str) else set(seats)
            chosen.append(lambda record: names <= set(record.seats or []))
        if winner is not None:
            if not isinstance(winner, (str, Integral)):
                raise BadOption(f"a winner is a name or a seat, not {winner!r}")
            chosen.append(lambda record: winner in winners_of(record))
        if finished is not None:
            chosen.append(lambda record: (record.result is not None) == finished)
        return Records(self.folder, (*self.conditions, *chosen), self.broken)

    def read(self) -> Iterator[tuple[Path, Record]]:
        """The records with their files, in the order of their names, without replaying them: that is quick."""
        for path in sorted(path for path in self.folder.rglob("*.json") if path.is_file()):
            try:
                found = self.read_file(path)
            except BadRecord as error:
                self.pass_over(error)
                continue
            if found is not None and all(condition(found) for condition in self.conditions):
                yield path, found

    def read_file(self, path: Path) -> Record | None:
        """The record in a file; None if what is there isn't meant to be one."""
        try:
            data = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise BadRecord(f"{path} can't be read: {error}") from error
        if isinstance(data, dict) and isinstance(data.get("record"), dict):
            data = data["record"]  # a saved match
        if not isinstance(data, dict) or "igroteka" not in data:
            return None
        try:
            return records.read(data)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from error

    def __len__(self) -> int:
        return sum(1 for _ in self.read())

    def __iter__(self) -> Iterator[Match]:
        for path, record in self.read():
            try:
                match = records.replay(msgspec.to_builtins(record), games.find)
            except IgrotekaError as error:
                self.pass_over(BadRecord(f"{path}: {error}"))
                continue
            yield match

    def pass_over(self, error: BadRecord) -> None:
        """Go on without a broken record, if that is wanted; else raise what is wrong with it."""
        if self.broken == "raise":
            raise error
        warnings.warn(str(error), stacklevel=3)

    def __repr__(self) -> str:
        return f"<records in {str(self.folder)!r}, {len(self)} that fit>"

    def openings(self, depth: int = 1, kind: str = "") -> list[Opening]:
        """How each way to begin has fared: a seat's first moves, so many of them, those played most often first.

        With `kind` only moves count whose names begin so: `openings(2, "buy:")` are the first two purchases.
        """
        if depth < 1:
            raise BadOption(f"an opening has one move or more, not {depth}")
        shares: dict[tuple[str, ...], list[tuple[float, int]]] = {}
        for _, record in self.where(finished=True).read():
            assert record.result is not None
            winners = record.result.winners
            for seat in range(record.players):
                begun = [name for mover, name in record.moves if mover == seat and name.startswith(kind)][:depth]
                share = 1 / len(winners) if seat in winners else 0.0
                shares.setdefault(tuple(begun), []).append((share, record.result.scores[seat]))
        found = [
            Opening(moves, len(rows), sum(row[0] for row in rows) / len(rows), sum(row[1] for row in rows) / len(rows))
            for moves, rows in shares.items()
        ]
        return sorted(found, key=lambda opening: (-opening.matches, opening.moves))


def winners_of(record: Record) -> list[str | int]:
    """The seats that won, and the names of those who sat there."""
    if record.result is None:
        return []
    seats: list[str | int] = list(record.result.winners)
    return seats + [record.seats[seat] for seat in record.result.winners if record.seats is not None]


def load(folder: str | Path, condition: Condition | None = None, *, broken: str = "raise", **chosen: Any) -> Records:
    """The records of a folder, its own folders included, as matches; `chosen` is what `Records.where` takes.

    A broken file is told of by its name, which ends the iteration; with `broken="skip"` it is a warning.
    """
    path = Path(folder)
    if not path.is_dir():
        raise BadOption(f"{path} is no folder: `igroteka arena --records --out DIR` and `igroteka play` write records")
    if strange := [name for name in chosen if name not in FILTERS]:
        raise BadOption(f"records are chosen by {', '.join(FILTERS)} or a condition, not by {', '.join(strange)}")
    return Records(path, broken=broken).where(condition, **chosen)
