"""The tables of a vector environment, in this process or shared out among it and others.

What several processes take and bring in a step lies in one piece of memory that all of them see; one alone hands over
what its tables wrote. A table plays the same matches whoever has it, so that results don't depend on how many processes
there are.

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
from igroteka.envs.batch import SAME_STEP, Batch, Finished, Opponent
from igroteka.envs.setup import Mask, Numbers, Setup
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
    """Some of the tables, or all."""

    def __init__(self, order: Order, rows: range) -> None:
        self.tables = order.tables()
        self.rows = rows
        self.mine = slice(rows.start, rows.stop)
        self.players = order.setup.players
        self.scale = order.setup.scale_for(len(rows))

    def run(self, moves: bytes, beginnings: Beginnings | None) -> None:
        """Begin matches; without word of which, play these moves, an int64 for each table."""
        if beginnings is None:
            self.tables.step(moves)
        else:
            bases, places = beginnings
            self.tables.reset(bases[self.mine], places[self.mine])

    def write(self, sheet: Sheet, number: int) -> None:
        """Write down what came of it, where all processes see it."""
        tables, mine, players = self.tables, self.mine, self.players
        self.scale.fill(sheet.numbers[mine], tables.seen.getvalue())
        masks = sheet.mask[mine]
        masks[:] = np.frombuffer(tables.mask.getvalue(), np.int8).reshape(masks.shape)
        sheet.seats[mine] = np.frombuffer(tables.seats.getvalue(), np.uint8)
        sheet.asked[mine] = np.frombuffer(tables.asked.getvalue(), np.uint8)
        sheet.over[mine] = False
        for each in tables.finished:
            row = self.rows[each.table]
            sheet.over[row] = True
            sheet.last_seats[row] = each.seat
            sheet.lasts[row] = np.frombuffer(each.last, np.uint8)
            sheet.results[row, :players] = each.worth
            sheet.results[row, players:-1] = each.points
            sheet.results[row, -1] = each.ply
        sheet.played[number] = tables.played


def work(
    order: Order, n: int, shares: list[range], number: int, memory: Any, seeds: Connection, begin: Bell, done: Bell
) -> None:
    """The life of another process."""
    interrupts.ignore()  # whoever has started it will end it
    parent = parent_process()
    assert parent is not None
    sheet = Sheet(order.setup, n, len(shares), memory)
    part = Share(order, shares[number])
    try:
        while True:
            begin.wait(parent.is_alive)
            word = sheet.word[0]
            if word == LEAVE:
                return
            part.run(sheet.moves[part.mine].tobytes(), seeds.recv() if word == BEGIN else None)
            part.write(sheet, number)
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
    """All tables, and who has which. This process has a share, too: it would only wait for the others.

    What it has of all tables is for keeps, and nothing that happens later changes it.
    """

    def __init__(self, order: Order, n: int, workers: int) -> None:
        if not 1 <= workers <= n:
            raise BadOption(f"workers are 1 to {n}, as many as there are tables at most; not {workers}")
        self.players = order.setup.players
        self.shape = n, order.setup.moves
        self.due: list[Helper] = []
        """Who has yet to finish."""
        self.halfway = False
        """Whether the last run was broken off, by an error or by whoever waited for it; only a new beginning helps."""
        self.sheet: Sheet | None = None
        """Where the processes meet, if there are several."""
        shares = [range(n * worker // workers, n * (worker + 1) // workers) for worker in range(workers)]
        self.part = Share(order, shares[0])
        self.helpers: list[Helper] = []
        if workers > 1:
            context = get_context("spawn")
            memory = context.RawArray(ctypes.c_byte, Sheet(order.setup, n, workers).size)
            self.sheet = Sheet(order.setup, n, workers, memory)
            self.helpers = [Helper(context, order, n, shares, number, memory) for number in range(1, workers)]
        self.scale = order.setup.scale_for(n)
        """What makes numbers of what was seen at any of the tables."""
        self.masks = b""
        """What is legal: so many bytes for each table, 1 or 0."""

    @property
    def played(self) -> int:
        """Moves of all seats at all tables, ever."""
        return self.part.tables.played if self.sheet is None else int(self.sheet.played.sum())

    def run(self, moves: bytes, seed: Beginnings | None = None) -> None:
        """Begin matches; without word of which, play these moves, an int64 for each table."""
        self.halfway = True
        if self.sheet is None:
            self.part.run(moves, seed)
            self.masks = self.part.tables.mask.getvalue()
        else:
            self.run_all(self.sheet, moves, seed)
            self.masks = self.sheet.mask.tobytes()
        self.halfway = False

    def run_all(self, sheet: Sheet, moves: bytes, seed: Beginnings | None) -> None:
        """The same, together with the other processes."""
        try:
            self.finish()  # a run that was broken off, or its end would be taken for that of this one
            sheet.word[0] = PLAY if seed is None else BEGIN
            if seed is None:
                sheet.moves[:] = np.frombuffer(moves, np.int64)
            for helper in self.helpers:
                helper.ask(seed)
                self.due.append(helper)
            self.part.run(moves, seed)
            self.part.write(sheet, 0)
            self.finish()
        except Gone as gone:
            raise RuntimeError("a process that had some of the tables has ended; its own words are above") from gone

    def observations(self) -> Numbers:
        """What the seats that are asked know, a row for each."""
        if self.sheet is None:
            return self.scale.numbers(self.part.tables.seen.getvalue())
        numbers: Numbers = self.sheet.numbers.copy()
        return numbers

    def mask(self) -> Mask:
        """What is legal, a row for each table."""
        return np.ndarray(self.shape, np.int8, bytearray(self.masks))

    def seats(self) -> Any:
        """Who is asked."""
        if self.sheet is None:
            return np.frombuffer(bytearray(self.part.tables.seats.getvalue()), np.uint8)
        return self.sheet.seats.copy()

    def asked(self) -> Any:
        """Whose answer a table waits for: 0 for the learner's, n for that of the n-th opponent's policy."""
        if self.sheet is None:
            return np.frombuffer(self.part.tables.asked.getvalue(), np.uint8)
        return self.sheet.asked.copy()

    def finished(self) -> list[Finished]:
        """The matches that the last run has ended, table by table."""
        sheet, players = self.sheet, self.players
        if sheet is None:
            return self.part.tables.finished
        found = []
        for table in sheet.over.nonzero()[0].tolist():
            *worth, ply = sheet.results[table].tolist()
            points = [int(count) for count in worth[players:]]
            seat, last = int(sheet.last_seats[table]), sheet.lasts[table].tobytes()
            found.append(Finished(table, seat, worth[:players], points, int(ply), last))
        return found

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
        if self.sheet is not None:
            self.sheet.word[0] = LEAVE
        for helper in self.helpers:
            helper.begin.ring()
        for helper in self.helpers:
            helper.process.join()
        self.helpers, self.due = [], []
