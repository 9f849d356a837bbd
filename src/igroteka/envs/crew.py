"""The tables of a vector environment, in this process or shared out among it and others.

Everything that is as large as the tables are many lies in one piece of memory that all processes see: the moves in it,
and what the tables write. Only a word to begin, and the few matches that have ended, go through pipes. A table plays
the same matches whoever has it, so that results don't depend on how many processes there are.
"""

import ctypes
import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import numpy.typing as npt

from igroteka.bots import Bot
from igroteka.engine.errors import BadOption, BadStrategy
from igroteka.engine.mind import Strategy
from igroteka.envs.setup import Setup
from igroteka.envs.tables import Tables

Finished = list[tuple[int, int, list[float], list[int]]]
"""See `Tables.finished`."""
Result = tuple[int, Finished]
"""Moves played so far, and the matches that have ended."""


class Order:
    """How the tables are to be set up; it goes to other processes."""

    def __init__(
        self, setup: Setup, opponents: Sequence[str | Bot] | None, seat: int | None, skip_forced: bool
    ) -> None:
        self.setup = setup
        self.opponents = None if opponents is None else [known(setup, each) for each in opponents]
        self.seat = -1 if seat is None else seat
        self.skip_forced = skip_forced

    def tables(self) -> Tables:
        """Tables, as ordered."""
        setup = self.setup
        strategies: list[Strategy | None] | None = None
        if self.opponents is not None:
            strategies = [setup.game.strategies.get(name) for name in self.opponents]
        return Tables(
            lambda dealer: setup.game.start(setup.players, setup.options, dealer),
            setup.game.memory,
            setup.game.imagine,
            setup.result,
            setup.observer,
            setup.players,
            setup.moves,
            strategies,
            self.seat,
            setup.remembers(setup.start(0).state),
            self.skip_forced,
        )


def known(setup: Setup, name: str | Bot) -> str:
    """The name of a strategy, or `random`."""
    strategies = setup.game.strategies
    if not isinstance(name, str) or (name != "random" and name not in strategies):
        raise BadStrategy(f"a vector environment has opponents by name: random, {', '.join(strategies)}; not {name!r}")
    return name


class Sheet:
    """What goes to the tables and what they write, a row for each, as arrays over one piece of memory."""

    def __init__(self, setup: Setup, n: int, memory: Any = None) -> None:
        self.memory = memory
        self.used = 0
        self.n = n
        self.rewards = self.column(np.float64)
        self.moves = self.column(np.int64)
        self.seen = self.column(np.uint8, setup.size)
        self.mask = self.column(np.int8, setup.moves)
        self.seats = self.column(np.uint8)
        self.over = self.column(np.bool_)

    def column(self, kind: type[np.generic], width: int | None = None) -> npt.NDArray[Any]:
        """The next array; without a memory, one of its own."""
        shape = (self.n,) if width is None else (self.n, width)
        if self.memory is None:
            return np.zeros(shape, kind)
        column: npt.NDArray[Any] = np.ndarray(shape, kind, self.memory, self.used)
        self.used += column.nbytes
        return column

    def size(self) -> int:
        """How many bytes they are in all."""
        columns = (self.rewards, self.moves, self.seen, self.mask, self.seats, self.over)
        return sum(column.nbytes for column in columns)


class Part:
    """Some of the tables, with their rows of the sheet."""

    def __init__(self, order: Order, sheet: Sheet, rows: range) -> None:
        self.tables = tables = order.tables()
        self.rows = rows
        mine = slice(rows.start, rows.stop)
        self.moves = sheet.moves[mine]
        self.results = [
            (column[mine].reshape(-1).view(np.uint8).data, written)
            for column, written in (
                (sheet.seen, tables.seen),
                (sheet.mask, tables.mask),
                (sheet.seats, tables.seats),
                (sheet.rewards, tables.rewards),
                (sheet.over, tables.over),
            )
        ]
        """The bytes of the sheet, and who writes what belongs there."""

    def run(self, seed: str | None) -> Result:
        """Begin anew, with a seed; without one, play the moves that are on the sheet."""
        tables = self.tables
        if seed is None:
            tables.step(self.moves.tolist())
        else:
            tables.reset(seed, list(self.rows))
        for place, written in self.results:
            place[:] = written.getvalue()
        return tables.played, tables.finished


def work(order: Order, n: int, memory: Any, rows: range, pipe: Connection) -> None:
    """The life of another process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has started it will end it
    part = Part(order, Sheet(order.setup, n, memory), rows)
    try:
        while True:
            pipe.send(part.run(pipe.recv()))
    except EOFError:
        pass


class Crew:
    """All tables, and who has which. This process has a share, too: it would only wait for the others."""

    def __init__(self, order: Order, n: int, workers: int) -> None:
        if not 1 <= workers <= n:
            raise BadOption(f"workers are 1 to {n}, as many as there are tables at most; not {workers}")
        self.sheet = Sheet(order.setup, n)
        self.played = 0
        """Moves of all seats at all tables, ever."""
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.due: list[Connection] = []
        """From whom answers are still to be read."""
        self.halfway = False
        """Whether the last run was broken off, by an error or by whoever waited for it; only a new beginning helps."""
        memory = None
        context = get_context("spawn")
        if workers > 1:
            memory = context.RawArray(ctypes.c_byte, self.sheet.size())
            self.sheet = Sheet(order.setup, n, memory)
        shares = [range(n * worker // workers, n * (worker + 1) // workers) for worker in range(workers)]
        self.part = Part(order, self.sheet, shares[0])
        for rows in shares[1:]:
            here, there = context.Pipe()
            process = context.Process(target=work, args=(order, n, memory, rows, there), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def run(self, seed: str | None = None) -> Finished:
        """Begin anew, with a seed; without one, play the moves on the sheet. Returns the matches that have ended."""
        self.halfway = True
        try:
            self.answers()  # to a run that was broken off, or they would be taken for those to this one
            for pipe in self.pipes:
                pipe.send(seed)
                self.due.append(pipe)
            results = [self.part.run(seed), *self.answers()]
        except (EOFError, BrokenPipeError) as error:
            raise RuntimeError("a process that had some of the tables has ended; its own words are above") from error
        self.halfway = False
        self.played = sum(played for played, _ in results)
        return [each for _, finished in results for each in finished]

    def answers(self) -> list[Result]:
        """What the other processes have to say, each once."""
        results: list[Result] = []
        while self.due:
            results.append(self.due[0].recv())
            del self.due[0]
        return results

    def close(self) -> None:
        """Send the other processes home."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes, self.processes = [], []
