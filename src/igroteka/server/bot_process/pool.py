"""Bots at tables: they think in processes of their own, with a budget, and the event loop never waits for one.

A process gets a frozen match and a seat, and answers with a move (or what else the `protocol` knows). One that crashes
or overruns is ended, and the move is chosen by `regular` (or the game's first strategy, or at random) instead.

They are apart from the arena's processes and the environments': here a thought may be ended halfway, and whose is next
is a matter of fairness between people.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import msgspec

from igroteka import bots
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.match import Match
from igroteka.games import find
from igroteka.server import metrics
from igroteka.server.bot_process.protocol import (
    SIZE,
    Advice,
    Advise,
    Calibrate,
    ChooseMove,
    Chosen,
    Pace,
    Request,
    Response,
    Review,
    Reviewed,
)
from igroteka.server.bot_process.turns import Turns, Whose
from igroteka.server.freeze import freeze

log = logging.getLogger("igroteka.bots")
NOBODY = Whose()
CALIBRATION = 60.0
"""Seconds in which it should be known how fast bots think: mostly those that their process needs to start."""
THINKING = 0.8
"""The share of a bot's time that it may think; the rest is for going there and back."""
RESPONSES: msgspec.msgpack.Decoder[Response] = msgspec.msgpack.Decoder(Response)


class Failed(Exception):
    """A bot that crashed or took too long."""


def stand_in(game: str) -> str:
    """The bot that plays where another fails, or somebody is away and nothing else was chosen."""
    known = bots.names(game)
    if "regular" in known:
        return "regular"
    strategies = list(find(game).strategies)
    return strategies[0] if strategies else "random"


class Mind(Protocol):
    """Something that thinks beside the server, and can be ended: a process, or in a browser a worker."""

    async def ask(self, question: Request) -> Response:
        """One question, one answer; raises OSError if it has died."""

    async def end(self) -> None:
        """End it, whatever it does."""


StartMind = Callable[[int], Awaitable[Mind]]
"""Starts one at such a low priority."""


BEGIN = """\
import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)
from igroteka.server.bot_process.main import main; main()
"""
"""Ctrl-C is for the server, which ends this process; also while it still loads what it needs."""


class BotProcess:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, nice: int) -> "BotProcess":
        """A new process, at low priority: people come first."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            BEGIN,
            str(nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name != metrics.FOLDER},  # it has no figures
        )
        return cls(process)

    async def ask(self, question: Request) -> Response:
        """One question, one answer."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        data = msgspec.msgpack.encode(question)
        stdin.write(SIZE.pack(len(data)) + data)
        await stdin.drain()
        size = SIZE.unpack(await stdout.readexactly(SIZE.size))[0]
        return RESPONSES.decode(await stdout.readexactly(size))

    async def end(self) -> None:
        """End the process, whatever it does."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
        # The pipes' transports are closed by the wait; letting go of them here keeps the loop's end quiet.
        if self.process.stdin is not None:
            self.process.stdin.close()


class BotPool:
    """The processes that bots think in."""

    def __init__(
        self,
        processes: int | None = None,
        budget: float = 10.0,
        nice: int = 5,
        start: StartMind | None = None,
        expert: str | None = None,
    ) -> None:
        self.nice = nice
        self.expert = expert
        """What the expert is given for a move, if not its usual second."""
        self.start: StartMind = start or BotProcess.start
        self.most = processes or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._turns = Turns(self.most)
        self._idle: list[Mind] = []
        self._all: set[Mind] = set()
        self._pace: float | None = None

    def choosing(self, match: Match, seat: int, bot: str, whose: Whose = NOBODY) -> Coroutine[Any, Any, str]:
        """`choose`, for the position as it is now, whatever becomes of the match meanwhile."""
        legal = [match.name(move) for move in match.legal(seat)]
        chance = Chance(key_of(f"any:{match.ply}"), match.ply)
        frozen = freeze(match) if len(legal) > 1 else b""
        return self.choose(match.game.key, frozen, seat, bot, legal, chance, whose)

    async def choose(
        self, game: str, frozen: bytes, seat: int, bot: str, legal: list[str], chance: Chance, whose: Whose = NOBODY
    ) -> str:
        """A move for a seat, within the budget; if the bot fails, its stand-in's; if that fails too, any."""
        if len(legal) == 1:
            return legal[0]
        for name in dict.fromkeys([bot, stand_in(game)]):
            began = time.perf_counter()
            try:
                move = await self._move(ChooseMove(frozen, seat, name, THINKING * self.budget, self.expert), whose)
                if move not in legal:
                    raise Failed(f"it chose {move}, which is not possible")
                return move
            except Failed as failed:
                metrics.bot_failures.labels(game, name).inc()
                log.warning("bot failed", extra={"game": game, "bot": name, "seat": seat, "why": str(failed)})
            finally:
                metrics.bot_seconds.labels(game, name).observe(time.perf_counter() - began)
        return legal[chance.below(len(legal))]

    async def advise(self, question: Advise, whose: Whose = NOBODY) -> Advice:
        """The expert's advice, or `Failed`."""
        advice = await self._ask(question, whose)
        if not isinstance(advice, Advice):
            raise Failed("it answered something else")
        return advice

    async def review(self, question: Review) -> Reviewed:
        """A part of a match looked back on, or `Failed`."""
        reviewed = await self._ask(question)
        if not isinstance(reviewed, Reviewed):
            raise Failed("it answered something else")
        return reviewed

    async def pace(self) -> float:
        """How many decisions a second one of the processes makes, or `Failed`; measured once."""
        if self._pace is None:
            told = await self._ask(Calibrate(), patience=CALIBRATION)
            if not isinstance(told, Pace):
                raise Failed("it answered something else")
            self._pace = told.decisions
        return self._pace

    async def _move(self, question: ChooseMove, whose: Whose) -> str:
        thought = await self._ask(question, whose)
        if not isinstance(thought, Chosen) or thought.move is None:
            raise Failed("it chose nothing")
        return thought.move

    async def _ask(self, question: Request, whose: Whose = NOBODY, patience: float | None = None) -> Response:
        patience = self.budget if patience is None else patience
        await self._turns.take(whose)
        try:
            mind = self._idle.pop() if self._idle else await self._start()
            good = False
            try:
                thought = await asyncio.wait_for(mind.ask(question), patience)
                good = True
            except TimeoutError:
                raise Failed(f"it took longer than {patience:g} s") from None
            except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                raise Failed("its process died") from error
            finally:
                if good:
                    self._idle.append(mind)
                else:
                    await self._end(mind)
        finally:
            self._turns.give()
        if isinstance(thought, Chosen) and thought.error is not None:
            raise Failed(thought.error)
        return thought

    async def _start(self) -> Mind:
        try:
            mind = await self.start(self.nice)
        except OSError as error:
            raise Failed(f"nobody can be started who thinks ({error})") from error
        self._all.add(mind)
        return mind

    async def _end(self, mind: Mind) -> None:
        """End a process. Whoever is called off while waiting for that leaves it to `close`."""
        await mind.end()
        self._all.discard(mind)

    async def close(self) -> None:
        """End all processes."""
        self._idle = []
        for mind in list(self._all):
            await self._end(mind)
