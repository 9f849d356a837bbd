"""Who plays the matches on this machine: this process, or several beside it.

Workers get fixtures and give back results in whatever order they finish. One that dies is replaced and its matches are
given out again; a match that was lost three times is called broken, or is lost for the guest that was being asked each
time. A guest that ended the process itself is not asked again.

They are apart from the processes of the environments and from those that bots think in at a live table: here a message
is a batch of whole matches that nobody waits for, and what counts is that none is lost, in whatever order they come.
"""

import os
import signal
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from ctypes import Array, c_longlong
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol, cast

import msgspec

from igroteka import interrupts
from igroteka.arena.fixture import BEFORE, Kit, Leaving, MatchFailed, PlayedMatch, play_here
from igroteka.arena.plan import Crash, Fixture, Plan
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.state import NOBODY
from igroteka.engine.words import Text

AHEAD = 2
"""A worker has one match in work and the next one at hand, so that it never waits for us."""
LOSSES = 3
PATIENCE = 5.0
"""Seconds that a worker gets to leave by itself."""


class Workers(Protocol):
    """Anybody who plays matches."""

    def play(self, plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[PlayedMatch]:
        """Play them all, in any order. Closing the iterator stops the workers."""


class Here:
    """This process."""

    def play(self, plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[PlayedMatch]:
        """One after the other."""
        return play_here(plan, fixtures)


def serve(plan: Plan, desk: Connection, asked: "Array[c_longlong]") -> None:
    """The life of a worker process: a fixture in, what was played out; `asked` tells which guest is at work."""
    interrupts.ignore()  # Ctrl-C is for the one who gives out the matches
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each worker has a processor; numpy would want all for each sum
    signal.signal(signal.SIGTERM, leave)
    try:
        with Kit(plan) as kit:

            def leave_with(played: PlayedMatch) -> None:
                desk.send(played)
                kit.put_away()
                os._exit(0)

            def asking(match: int, seat: int, ply: int) -> None:
                asked[:] = [match, seat, ply]

            kit.leave_with = leave_with
            kit.asking = asking
            while True:
                fixture = desk.recv()
                desk.send(kit.play(fixture))
    except (EOFError, ConnectionError):
        return  # whoever gives out the matches has stopped; with a message of ours unread, that is a reset
    except IgrotekaError as error:
        desk.send(error)
    except Exception:
        desk.send(MatchFailed(traceback.format_exc()))


def leave(number: int, frame: object) -> None:
    """Go home in the middle of a match, but put the kit away first."""
    raise Leaving(0)


class ArenaWorker:
    """A process, and the matches it has in hand."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")  # a fork would copy threads' locks; this works everywhere
        self.desk, theirs = context.Pipe()
        self.asked: Array[c_longlong] = context.RawArray(c_longlong, [NOBODY, NOBODY, BEFORE])
        """Match, seat and ply of the guest that is at work, if any; kept outside the process, which may be gone."""
        self.process: BaseProcess = context.Process(target=serve, args=(plan, theirs, self.asked), daemon=True)
        with interrupts.kept_from_others():
            self.process.start()
        theirs.close()
        self.hand: list[Fixture] = []

    def give(self, fixture: Fixture) -> None:
        """One more match."""
        self.hand.append(fixture)
        self.desk.send(fixture)

    def crashed(self, losses: int) -> Crash | None:
        """The guest that took the process along, as far as one can tell; None if it was something else.

        Whoever ends a process by a signal need not be the guest, so that counts only when it has happened again and
        again; and if it isn't always at the same ply, the guest is asked nothing at all.
        """
        self.process.join(PATIENCE)
        match, seat, ply = self.asked
        code = self.process.exitcode
        if seat == NOBODY or match != self.hand[0].number or not (losses >= LOSSES or (code is not None and code >= 0)):
            return None
        return Crash(
            seat, ply if losses < LOSSES else BEFORE, f"ended its process with exit code {code}, asked at ply {ply}"
        )

    def stop(self) -> None:
        """At once, whatever it is doing."""
        self.desk.close()
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.team: list[ArenaWorker] = []

    def play(self, plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[PlayedMatch]:
        """Give out the matches, take in the results."""
        waiting = iter(fixtures)
        again: list[Fixture] = []
        losses: Counter[int] = Counter()

        def refill(worker: ArenaWorker) -> None:
            while len(worker.hand) < AHEAD:
                fixture = again.pop(0) if again else next(waiting, None)
                if fixture is None:
                    return
                try:
                    worker.give(fixture)
                except OSError:
                    return  # it has died; that is noticed when its desk is looked at

        try:
            for _ in range(self.jobs):
                again += islice(waiting, 1)
                if not again:
                    break  # fewer matches than workers
                worker = ArenaWorker(plan)
                self.team.append(worker)
                refill(worker)
            while busy := [worker for worker in self.team if worker.hand]:
                ready = wait([worker.desk for worker in busy])
                for worker in [worker for worker in busy if worker.desk in ready]:
                    try:
                        told = worker.desk.recv()
                    except (EOFError, OSError):
                        lost = worker.hand[0].number
                        losses[lost] += 1
                        crash = worker.crashed(losses[lost])
                        if crash is not None:
                            worker.hand[0] = msgspec.structs.replace(worker.hand[0], crash=crash)
                        elif losses[lost] >= LOSSES:
                            code = str(worker.process.exitcode)
                            says = Text("failed-process", match=str(lost), n=str(LOSSES), code=code)
                            raise MatchFailed(says) from None
                        again += worker.hand
                        worker.stop()
                        self.team[self.team.index(worker)] = worker = ArenaWorker(plan)
                        refill(worker)
                        continue
                    if isinstance(told, IgrotekaError):
                        raise MatchFailed(told.says, *told.words)
                    played = cast(PlayedMatch, told)
                    worker.hand = [each for each in worker.hand if each.number != played.result.match]
                    refill(worker)
                    yield played
        finally:
            for worker in self.team:
                worker.stop()
            self.team.clear()
