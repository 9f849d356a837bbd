"""One match of a tournament, played."""

import shutil
import tempfile
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from igroteka import bots, games
from igroteka.arena.plan import Fixture, Plan
from igroteka.bots.budget import Budget
from igroteka.engine import components
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.match import Match
from igroteka.engine.words import Text


class MatchFailed(IgrotekaError):
    """A match that couldn't be played to its end: a bot, the game or the machine is broken."""


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """What came of a match. One line of the results file."""

    match: int
    deal: int
    bots: list[int]
    """Which bot sat on each seat."""
    first: int
    """The seat that was asked first."""
    scores: list[int]
    winners: list[int]
    points: list[dict[str, int]]
    """Each seat's points by source."""
    turns: int
    decisions: int


class Played(msgspec.Struct):
    """A result, with the record if it is kept."""

    result: Result
    record: dict[str, Any] | None = None


class Kit:
    """What a worker needs to play matches of a plan: its strategy files and components, as they were at the start."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.folder: Path | None = None
        self.names = list(plan.bots)
        for number, name in enumerate(self.names):
            if name in plan.strategies:
                self.names[number] = str(self.unpack(f"{number}-{Path(name).name}", plan.strategies[name]))
        if plan.corrected is not None and plan.game not in components.overrides():
            components.use(plan.game, self.unpack("components.toml", plan.corrected))
        self.game = games.find(plan.game)
        self.turns_told = any(kind.name == self.game.turn_begins for kind in self.game.kinds)
        self.budget = None if plan.budget is None else Budget.parse(plan.budget, patient=True)
        here = (version("igroteka"), self.game.rules, self.game.components.fingerprint)
        if here != (plan.package, plan.rules, plan.components):
            raise MatchFailed(
                Text(
                    "failed-worker",
                    game=plan.game,
                    package=here[0],
                    rules=str(here[1]),
                    components=here[2],
                    plan_package=plan.package,
                    plan_rules=str(plan.rules),
                    plan_components=plan.components,
                )
            )

    def unpack(self, name: str, content: str) -> Path:
        """Put one of the plan's files where this worker can read it."""
        if self.folder is None:
            self.folder = Path(tempfile.mkdtemp(prefix="igroteka-"))
        path = self.folder / name
        path.write_text(content, "utf-8")
        return path

    def __enter__(self) -> "Kit":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def play(self, fixture: Fixture) -> Played:
        """Play one match. The same fixture gives the same result, whoever plays it."""
        plan = self.plan
        seed = f"{plan.seed}:{fixture.deal}"
        match = Match(self.game, plan.players, plan.options, seed, journal=False, turns=True)
        sitting = [
            bots.bot(plan.game, self.names[number], seed=f"{seed}:{seat}", budget=self.budget)
            for seat, number in enumerate(fixture.seats)
        ]
        first = match.to_act[0] if match.to_act else 0
        try:
            bots.play_out(match, sitting)
        except Exception as error:
            seat = match.to_act[0] if match.to_act else 0
            name = plan.bots[fixture.seats[seat]]
            place = {"match": str(fixture.number), "seed": seed, "ply": str(match.ply), "seat": str(seat), "bot": name}
            raise MatchFailed(Text("failed-match", **place, why=f"{type(error).__name__}: {error}")) from error
        changes = sum(one[0] != other[0] for one, other in zip(match.moves, match.moves[1:], strict=False))
        result = Result(
            match=fixture.number,
            deal=fixture.deal,
            bots=list(fixture.seats),
            first=first,
            scores=match.scores,
            winners=match.winners,
            points=match.breakdown,
            turns=match.turns if self.turns_told else changes + 1,
            decisions=match.ply,
        )
        return Played(result, match.record() if plan.records else None)


def play_here(plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[Played]:
    """Play matches one after the other, in this process."""
    with Kit(plan) as kit:
        for fixture in fixtures:
            yield kit.play(fixture)
