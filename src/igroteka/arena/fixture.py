"""One match of a tournament, played."""

import pickle
import shutil
import signal
import sys
import tempfile
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from igroteka import bots, games
from igroteka.arena.plan import Crash, Fixture, Plan
from igroteka.bots import own
from igroteka.bots.base import Chooser
from igroteka.bots.budget import Budget
from igroteka.engine import components
from igroteka.engine.errors import IgrotekaError, IllegalMove
from igroteka.engine.match import Match
from igroteka.engine.state import NOBODY
from igroteka.engine.words import Text

BEFORE = -1
"""The ply of what happens before the first one."""
RINGS = 3
"""So often a bot is interrupted before it is taken for one that can't be."""


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
    forfeited: int = -1
    """The seat whose bot raised, hung, ended its process or answered illegally, and so lost; -1 if none did."""
    why: str = ""
    """What that bot did."""


class PlayedMatch(msgspec.Struct):
    """A result, with the record if it is kept."""

    result: Result
    record: dict[str, Any] | None = None


class Forfeit(Exception):
    """A guest has lost its match by what it did."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


class TooLong(BaseException):
    """Raised inside a bot that takes too long; no `except Exception` of its own keeps it there."""


class Leaving(SystemExit):
    """Raised in the middle of a match in a process that is to end; what a bot means by `SystemExit` is its own loss."""


@contextmanager
def at_most(seconds: float, stuck: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Interrupt what takes longer, where the system has an alarm clock and this is the process's main thread.

    A bare `except` swallows that. So it rings again, every second, and after some rings `stuck` may end the process.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    rings = 0

    def ring(number: int, frame: object) -> None:
        nonlocal rings
        rings += 1
        if rings > RINGS:
            stuck()
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    if rings:
        raise TooLong  # it went on as if nothing had been


def play_with_guests(
    match: Match,
    sitting: Sequence[Chooser],
    guests: list[bool],
    patience: float,
    stuck: Callable[[Forfeit], None] = lambda lost: None,
    crash: Crash | None = None,
    asking: Callable[[int, int], None] = lambda seat, ply: None,
) -> None:
    """Play to the end; a guest that raises, hangs or answers illegally forfeits.

    `stuck` hears of a guest that can't be interrupted, `asking` of whoever is asked, at which ply, and of the answer.
    Guests may also go round in circles together: what is longer than any match is ended as it stands.
    """
    while not match.over and match.ply < match.game.longest:
        seat = match.to_act[0]
        if not guests[seat]:
            match.play(sitting[seat].choose(match.seat(seat)), seat)
            continue
        if crash is not None and seat == crash.seat and match.ply >= crash.ply:
            raise Forfeit(seat, crash.why)
        asking(seat, match.ply)
        slow = Forfeit(seat, f"took more than {patience:g} s for a move, at ply {match.ply}")
        try:
            with at_most(patience, partial(stuck, slow)):
                move = sitting[seat].choose(match.seat(seat))
        except TooLong:
            raise slow from None
        except Leaving:
            raise
        except (Exception, SystemExit) as error:
            what = f"raised {type(error).__name__}: {error}{place_of(error)}, at ply {match.ply}"
            raise Forfeit(seat, what) from error
        asking(NOBODY, match.ply)
        try:
            match.play(move, seat)
        except IllegalMove as error:
            raise Forfeit(seat, f"answered {move!r} at ply {match.ply}: {error}") from error


def place_of(error: BaseException) -> str:
    """In which line of a guest's file an error came up; the first frame is ours, which asked it."""
    frames = traceback.extract_tb(error.__traceback__)[1:]
    lines = [frame.lineno for frame in frames if frame.filename == frames[0].filename]
    return f" (line {lines[-1]})" if lines else ""


class Kit:
    """What a worker needs to play matches of a plan: its strategy files and components, as they were at the start."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.folder: Path | None = None
        self.leave_with: Callable[[PlayedMatch], None] | None = None
        """Hands a match over and ends this process, when a bot can't be stopped otherwise; None where that can't be."""
        self.asking: Callable[[int, int, int], None] = lambda match, seat, ply: None
        """Hears which of the guests is at work: match, seat, which may be nobody's, and ply."""
        self.names = list(plan.bots)
        for number, name in enumerate(self.names):
            if name in plan.strategies:
                self.names[number] = self.carried(number, name, plan.strategies[name])
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

    def carried(self, number: int, name: str, content: str) -> str:
        """A strategy or a bot out of a file as it was at the start. What lies beside a bot's file it still finds."""
        if not own.is_own(name):
            return str(self.unpack(f"{number}-{Path(name).name}", content))
        beside = str(own.file_of(name).resolve().parent)
        if beside not in sys.path:
            sys.path.append(beside)
        return f"{self.unpack(f'bot_{number}.py', content)}:{name.rpartition(':')[2]}"

    def sit_down(self, number: int, seat: int, seed: str) -> Chooser:
        """A bot of the plan, fresh for a match."""
        name = self.plan.bots[number]
        try:
            if name in self.plan.objects:
                bot: Chooser = pickle.loads(self.plan.objects[name])
                return bot
            return bots.bot(self.plan.game, self.names[number], seed=f"{seed}:{seat}", budget=self.budget)
        except Exception as error:
            if self.plan.is_guest(number):
                raise Forfeit(seat, f"couldn't be made: {error}") from error
            raise

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
        self.put_away()

    def put_away(self) -> None:
        """Remove what was unpacked."""
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def play(self, fixture: Fixture) -> PlayedMatch:
        """Play one match. The same fixture gives the same result, whoever plays it."""
        plan = self.plan
        seed = f"{plan.seed}:{fixture.deal}"
        match = Match(self.game, plan.players, plan.options, seed, journal=False, turns=True)
        guests = [plan.is_guest(number) for number in fixture.seats]
        first = match.to_act[0] if match.to_act else 0
        lost = None

        def stuck(forfeit: Forfeit) -> None:
            if self.leave_with is not None:
                self.leave_with(self.played(fixture, match, first, forfeit))

        try:
            if fixture.crash is not None and fixture.crash.ply == BEFORE:
                raise Forfeit(fixture.crash.seat, fixture.crash.why)
            sitting = []
            for seat, number in enumerate(fixture.seats):
                if guests[seat]:
                    self.asking(fixture.number, seat, BEFORE)
                sitting.append(self.sit_down(number, seat, seed))
                self.asking(fixture.number, NOBODY, BEFORE)
            if any(guests):
                asking = partial(self.asking, fixture.number)
                play_with_guests(match, sitting, guests, plan.patience, stuck, fixture.crash, asking)
            else:
                bots.play_out(match, sitting)
        except Forfeit as forfeit:
            lost = forfeit
        except Exception as error:
            seat = match.to_act[0] if match.to_act else 0
            name = plan.bots[fixture.seats[seat]]
            place = {"match": str(fixture.number), "seed": seed, "ply": str(match.ply), "seat": str(seat), "bot": name}
            raise MatchFailed(Text("failed-match", **place, why=f"{type(error).__name__}: {error}")) from error
        return self.played(fixture, match, first, lost)

    def played(self, fixture: Fixture, match: Match, first: int, lost: Forfeit | None) -> PlayedMatch:
        """What came of a match."""
        plan = self.plan
        forfeited, why = (lost.seat, lost.why) if lost else (-1, "")
        winners = match.winners
        if forfeited >= 0:
            winners = [seat for seat in range(match.players) if seat != forfeited]
        elif not match.over:
            winners, why = list(self.game.winners(match.state)), f"ended as it stood after {match.ply} decisions"
        changes = sum(one[0] != other[0] for one, other in zip(match.moves, match.moves[1:], strict=False))
        result = Result(
            match=fixture.number,
            deal=fixture.deal,
            bots=list(fixture.seats),
            first=first,
            scores=match.scores,
            winners=winners,
            points=match.breakdown,
            turns=match.turns if self.turns_told else changes + 1,
            decisions=match.ply,
            forfeited=forfeited,
            why=why,
        )
        match.seats = [plan.labels[number] for number in fixture.seats]
        return PlayedMatch(result, match.record() if plan.records else None)


def play_here(plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[PlayedMatch]:
    """Play matches one after the other, in this process."""
    with Kit(plan) as kit:
        for fixture in fixtures:
            yield kit.play(fixture)
