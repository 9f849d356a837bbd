"""The results file: a line for the plan, then a line for every finished match, in the order in which they ended.

Lines are only ever added. If the machine stops in the middle of one, the torn end is cut off at the next start and its
match is played again.
"""

import json
from functools import reduce
from pathlib import Path

import msgspec

from igroteka.arena.fixture import PlayedMatch, Result
from igroteka.arena.plan import Plan, Schedule
from igroteka.engine.errors import BadOption, BadRecord
from igroteka.engine.words import Text

FORMAT = 1
FILE = "results.jsonl"


class Header(msgspec.Struct):
    """The first line."""

    arena: int
    plan: Plan


class Store:
    """A tournament's folder."""

    def __init__(self, folder: Path, plan: Plan, *, resume: bool) -> None:
        self.folder = folder
        self.plan = plan
        self.path = folder / FILE
        self.records = folder / "records"
        self.results: dict[int, Result] = {}
        """What is done, by number."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if plan.records:
                self.records.mkdir(exist_ok=True)
            there = self.path.exists()
            if there and resume:
                self.read()
            elif there and self.path.read_bytes().count(b"\n") > 1:
                raise BadOption(Text("refused-results-there", folder=str(folder)))
            self.file = self.path.open("a" if resume else "w", encoding="utf-8", newline="\n")
            if not self.path.stat().st_size:
                self.write(msgspec.json.encode(Header(FORMAT, plan)).decode())
        except OSError as error:
            raise BadOption(Text("refused-results-unwritten", folder=str(folder), why=str(error.strerror))) from error

    def read(self) -> None:
        """Take in what is done, and cut off a torn end."""
        content = self.path.read_bytes()
        end = content.rfind(b"\n") + 1
        lines = content[:end].splitlines()
        if lines:
            self.check(lines[0])
        schedule = Schedule(self.plan)
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                place = {"file": str(self.path), "line": str(number)}
                raise BadRecord(Text("refused-results-damaged", **place, why=str(error))) from error
            if result.match < 0 or tuple(result.bots) != schedule.fixture(result.match).seats:
                raise BadRecord(Text("refused-results-foreign", file=str(self.path), line=str(number)))
            self.results.setdefault(result.match, result)
        if end < len(content):
            with self.path.open("r+b") as file:
                file.truncate(end)

    def check(self, line: bytes) -> None:
        """Refuse to go on with another tournament than this folder's."""
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadRecord(Text("refused-results-none", file=str(self.path), why=str(error))) from error
        before, now = json.loads(line)["plan"], msgspec.to_builtins(self.plan)
        other = sorted(key for key in now if before.get(key) != now[key])
        if header.arena != FORMAT or other:
            told = [_difference(key, now[key], before.get(key)) for key in other] or [Text("refused-other-format")]
            both = reduce(lambda one, more: Text("refused-both", one=one, more=more), told)
            raise BadOption(Text("refused-tournament", folder=str(self.folder), what=both))

    def add(self, played: PlayedMatch) -> bool:
        """Keep a finished match, its record first; False if it was here already."""
        number = played.result.match
        if number in self.results:
            return False
        if played.record is not None:
            path = self.records / f"{number:06}.json"
            whole = path.with_suffix(".part")
            whole.write_text(json.dumps(played.record), "utf-8")
            whole.replace(path)
        self.write(msgspec.json.encode(played.result).decode())
        self.results[number] = played.result
        return True

    def write(self, line: str) -> None:
        """Add one line, at once."""
        self.file.write(line + "\n")
        self.file.flush()

    def catch_up(self) -> None:
        """Count what is written down: an interruption may have come between that and the counting."""
        self.file.flush()
        self.read()

    def close(self) -> None:
        """Nothing more comes."""
        self.file.close()


def _difference(field: str, now: object, before: object) -> Text:
    return Text("refused-difference", field=field, now=_short(now), before=_short(before))


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) < 60 else text[:57] + "..."
