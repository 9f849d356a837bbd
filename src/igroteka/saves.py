"""Matches kept on this machine: those in play, to be resumed, and finished ones as records."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from igroteka.bots import Bot
from igroteka.engine.errors import BadRecord
from igroteka.engine.match import Match
from igroteka.engine.words import Text
from igroteka.home import home


def stamp() -> str:
    """A name by time."""
    return datetime.now().strftime("%Y%m%d-%H%M%S-%f")


class Save:
    """The file of a match in play."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def new(cls, game: str) -> "Save":
        """A place for a new match."""
        return cls(home() / "saved" / f"{game}-{stamp()}.json")

    @classmethod
    def latest(cls, game: str) -> "Save | None":
        """The last match of this game that was left unfinished."""
        found = sorted((home() / "saved").glob(f"{game}-[0-9]*.json"))
        return cls(found[-1]) if found else None

    def write(self, match: Match, bots: list[Bot | None]) -> None:
        """Keep the match. The old file stays until the new one is whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        match.seats = ["you" if bot is None else bot.name for bot in bots]
        whole = self.path.with_suffix(".part")
        whole.write_text(json.dumps(match.record()), "utf-8")
        whole.replace(self.path)

    def read(self) -> Any:
        """The record."""
        try:
            return json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise BadRecord(Text("refused-save", file=str(self.path), why=str(error))) from error

    def finish(self, match: Match) -> Path:
        """Keep a finished match as a record, and forget the saved one."""
        path = home() / "records" / self.path.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(match.record(), indent=1), "utf-8")
        self.path.unlink(missing_ok=True)
        return path
