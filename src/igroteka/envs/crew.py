"""The tables of a vector environment, in this process or shared out among it and others.

Everything that a step takes and brings lies in one piece of memory that all processes see. A table plays the same
matches whoever has it, so that results don't depend on how many processes there are.

These processes are apart from the arena's and from those that bots think in at a live table: here all of them take
every step together, and a step is too short for messages, so they share memory and ring bells.
"""

import ctypes
import os
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from typing import Any, Final

import numpy as np

from igroteka import interrupts
from igroteka.bots import NoviceBot, RandomBot, StrategyBot, bot
from igroteka.bots.own import is_own
from igroteka.engine.errors import BadOption, BadStrategy
from igroteka.envs.batch import SAME_STEP, Batch, Opponent
from igroteka.envs.setup import Setup
from igroteka.envs.shared import Bell, Gone, Sheet
from igroteka.envs.spaces import Player, chooses

PLAY: Final = 0
BEGIN: Final = 1
LEAVE: Final = 2
"""What the other processes are asked to do: play the moves on the sheet, begin anew with the seed that comes through
their pipe, or go home."""


ONLY_PLAIN: Final = (
    "a vector environment has opponents by name (random, novice, and the game's strategies), files with priority "
    "lists, and policies: callables that answer batches of observations and masks. Others play in `gymnasium.make`"
)


class Order:
    """How the tables are to be set up; it goes to other processes."""

    def __init__(
        self,
        setup: Setup,
        opponents: Sequence[Player] | None,
        seat: int | None,
        skip_forced: bool,
        autoreset: int = SAME_STEP,
    ) -> None:
        self.setup = setup
        self.opponents = None if opponents is None else [known(setup, each) for each in opponents]
        self.seat = -1 if seat is None else seat
        self.skip_forced = skip_forced
        self.autoreset = autoreset

    def tables(self) -> Batch:
        """Tables, as ordered."""
        opponents = None if self.opponents is None else [opponent(self.setup, each) for each in self.opponents]
        return tables_for(self.setup, opponents, self.seat, self.skip_forced, self.autoreset)


def tables_for(
    setup: Setup, opponents: list[Opponent] | None, seat: int = -1, skip_forced: bool = True, autoreset: int = SAME_STEP
) -> Batch:
    """Tables of a game as it is set up; without opponents all seats are learned for, and seat -1 goes round.

    News are told to a memory only where something is observed that needs it, or an opponent imagines by it.
    """
    imagined = any(each.strategy is not None and each.strategy.looks_further for each in opponents or [])
    return Batch(
        lambda dealer: setup.game.start(setup.players, setup.options, dealer),
        setup.game.memory,
        setup.game.imagine,
        setup.result,
        setup.observer,
        setup.players,
        setup.moves,
        opponents,
        seat,
        setup.remembers() and (setup.observer.others or imagined),
        skip_forced,
        autoreset,
    )


def known(setup: Setup, each: Player) -> str:
    """The name of an opponent, checked; "" for a policy, which stays in this process."""
    if isinstance(each, str):
        opponent(setup, each)
        return each
    if not chooses(each):
        return ""
    if not isinstance(each, (RandomBot, StrategyBot)) or type(each) not in (RandomBot, StrategyBot, NoviceBot):
        raise BadStrategy(f"{each!r}: {ONLY_PLAIN}")
    return known(setup, each.name)


def opponent(setup: Setup, name: str) -> Opponent:
    """An opponent by name, or out of a file with a priority list."""
    if not name:
        return Opponent(None, False, True)
    made = None if is_own(name) else bot(setup.game.key, name)
    if type(made) is RandomBot:
        return Opponent(None, False, False)
    if not isinstance(made, StrategyBot):
        raise BadStrategy(f"{name!r}: {ONLY_PLAIN}")
    return Opponent(made.strategy, isinstance(made, NoviceBot), False)


Beginnings = tuple[list[str | None], list[int]]
"""For each table what the seeds of its matches begin with ("": as before; None: no new match), and a place to sit."""


class Share:
    """Some of the tables, with their rows of the sheet."""

    def __init__(self, order: Order, sheet: Sheet, number: int, rows: range) -> None:
        self.tables = tables = order.tables()
        self.sheet = sheet
        self.number = number
        self.rows = rows
        self.mine = mine = slice(rows.start, rows.stop)
        self.moves = sheet.moves[mine]
        self.scale = order.setup.scale_for(len(rows))
        self.results = [
            (column[mine].reshape(-1).view(np.uint8).data, written)
            for column, written in (
                (sheet.seats, tables.seats),
                (sheet.asked, tables.asked),
                (sheet.rewards, tables.rewards),
                (sheet.over, tables.over),
            )
        ]
        """The bytes of the sheet, and who writes what belongs there."""
        self.lasts = sheet.lasts.reshape(-1).data
        self.results_of = sheet.results.reshape(-1).view(np.uint8).data
        self.nothing = bytes(sheet.results[0].nbytes)
        self.ended: list[int] = []
        """Tables at which the last run ended a match."""

    def run(self, beginnings: Beginnings | None) -> None:
        """Begin matches; without word of which, play the moves that are on the sheet."""
        tables, sheet = self.tables, self.sheet
        if beginnings is None:
            tables.step(self.moves.tolist())
        else:
            bases, places = beginnings
            tables.reset(bases[self.mine], places[self.mine])
        self.scale.fill(sheet.numbers[self.mine], tables.seen.getvalue())
        masks = tables.mask.getvalue()
        written_masks = np.frombuffer(masks, np.int8).reshape(len(self.rows), -1)
        if sheet.memory is None:
            sheet.mask, sheet.masks = written_masks, masks
        else:
            sheet.mask[self.mine] = written_masks
        for place, written in self.results:
            place[:] = written.getvalue()
        self.note_ends()
        sheet.played[self.number] = tables.played

    def note_ends(self) -> None:
        """Write down how matches have ended, and forget about those before."""
        first = self.rows.start
        for table in self.ended:
            put_row(self.results_of, table, self.nothing)
        self.ended.clear()
        for each in self.tables.finished:
            table = first + each.table
            self.ended.append(table)
            self.sheet.last_seats[table] = each.seat
            put_row(self.lasts, table, each.last)
            put_row(self.results_of, table, each.row)


def put_row(column: memoryview, number: int, row: bytes) -> None:
    """Write one row of a column."""
    column[number * len(row) : (number + 1) * len(row)] = row


def work(
    order: Order, n: int, shares: list[range], number: int, memory: Any, seeds: Connection, begin: Bell, done: Bell
) -> None:
    """The life of another process."""
    interrupts.ignore()  # whoever has started it will end it
    parent = parent_process()
    assert parent is not None
    sheet = Sheet(order.setup, n, len(shares), memory)
    part = Share(order, sheet, number, shares[number])
    try:
        while True:
            begin.wait(parent.is_alive)
            word = sheet.word[0]
            if word == LEAVE:
                return
            part.run(seeds.recv() if word == BEGIN else None)
            done.ring()
    except Gone:
        pass


class Helper:
    """Another process that has some of the tables, as this one knows it."""

    def __init__(
        self, context: SpawnContext, order: Order, n: int, shares: list[range], number: int, memory: Any
    ) -> None:
        patient = len(shares) <= (os.cpu_count() or 1)  # else whoever is waited for needs the core of whoever waits
        self.begin = Bell(context, patient)
        self.done = Bell(context, patient)
        self.seeds, theirs = context.Pipe()
        self.process = context.Process(
            target=work, args=(order, n, shares, number, memory, theirs, self.begin, self.done), daemon=True
        )
        with interrupts.kept_from_others():
            self.process.start()
        theirs.close()

    def ask(self, seed: Beginnings | None) -> None:
        """Let it do what the sheet says; raises `Gone` if it has ended, and that is seen already."""
        if seed is not None:
            try:
                self.seeds.send(seed)
            except BrokenPipeError as error:
                raise Gone from error
        self.begin.ring()

    def wait(self) -> None:
        """Wait for it to be done; raises `Gone` if it has ended."""
        self.done.wait(self.process.is_alive)


class Crew:
    """All tables, and who has which. This process has a share, too: it would only wait for the others."""

    def __init__(self, order: Order, n: int, workers: int) -> None:
        if not 1 <= workers <= n:
            raise BadOption(f"workers are 1 to {n}, as many as there are tables at most; not {workers}")
        self.sheet = Sheet(order.setup, n, workers)
        self.due: list[Helper] = []
        """Who has yet to finish."""
        self.halfway = False
        """Whether the last run was broken off, by an error or by whoever waited for it; only a new beginning helps."""
        memory = None
        context = get_context("spawn")
        if workers > 1:
            memory = context.RawArray(ctypes.c_byte, self.sheet.size)
            self.sheet = Sheet(order.setup, n, workers, memory)
        shares = [range(n * worker // workers, n * (worker + 1) // workers) for worker in range(workers)]
        self.part = Share(order, self.sheet, 0, shares[0])
        self.helpers = [Helper(context, order, n, shares, number, memory) for number in range(1, workers)]

    @property
    def played(self) -> int:
        """Moves of all seats at all tables, ever."""
        return int(self.sheet.played.sum())

    def run(self, seed: Beginnings | None = None) -> None:
        """Begin matches; without word of which, play the moves on the sheet."""
        self.halfway = True
        try:
            self.finish()  # a run that was broken off, or its end would be taken for that of this one
            self.sheet.word[0] = PLAY if seed is None else BEGIN
            for helper in self.helpers:
                helper.ask(seed)
                self.due.append(helper)
            self.part.run(seed)
            self.finish()
        except Gone as gone:
            raise RuntimeError("a process that had some of the tables has ended; its own words are above") from gone
        self.halfway = False

    def finish(self) -> None:
        """Wait for the other processes."""
        while self.due:
            self.due[0].wait()
            del self.due[0]

    def close(self) -> None:
        """Send the other processes home."""
        for helper in self.due:
            with suppress(Gone):
                helper.wait()
        self.sheet.word[0] = LEAVE
        for helper in self.helpers:
            helper.begin.ring()
        for helper in self.helpers:
            helper.process.join()
        self.helpers, self.due = [], []
