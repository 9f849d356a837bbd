"""Where learners play, their actors: many tables in several processes, in two halves.

While the network thinks about one half, the processes play the other. What a step takes and brings lies in memory that
all see, as the vector environment has it, and the tables are its own (`envs/batch.py`); here they are of many kinds,
observations are laid out as the network hears them, and a teacher can say what it would play.
"""

import ctypes
import os
from multiprocessing import get_context, parent_process
from typing import Any, Final

import numpy as np

from igroteka import interrupts
from igroteka.bots import NoviceBot, RandomBot, StrategyBot, bot
from igroteka.engine.errors import BadStrategy
from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.envs.batch import Batch, Opponent
from igroteka.envs.crew import tables_for
from igroteka.envs.shared import Bell, Gone
from igroteka.learn.lessons import Lessons, TableKind

PLAY: Final = 0
ADVISE: Final = 1
LEAVE: Final = 2
"""What the processes are asked to do: play the moves on the sheet, play and say what the teacher would, or go home."""
HALVES: Final = 2
STRAY: Final = 0.08
"""Where the teacher plays, so often a move by chance is played instead: else one would learn no way back."""


class Layout:
    """How the hall is set up; it goes to the processes."""

    def __init__(self, lessons: Lessons, groups: list[TableKind], tables: int, workers: int, seed: str) -> None:
        self.lessons = lessons
        self.groups = groups
        self.workers = workers
        self.seed = seed
        each = tables / (HALVES * workers)
        self.counts = [max(1, round(each * group.weight)) for group in groups]
        """How many tables of each kind a process has in each half."""
        self.share = sum(self.counts)
        self.rows = self.share * workers
        """How many tables each half has."""

    def groups_of_rows(self) -> list[TableKind]:
        """The kind of each table of a half."""
        mine = [group for group, count in zip(self.groups, self.counts, strict=True) for _ in range(count)]
        return mine * self.workers


class HallSheet:
    """What goes to the tables and what they write: two halves, a row for each table."""

    def __init__(self, layout: Layout, memory: Any = None) -> None:
        lessons, n = layout.lessons, layout.rows
        self.memory = memory
        self.size = 0
        self.word = self.column(np.int64, 1)
        self.played = self.column(np.int64, layout.workers)
        self.moves = self.column(np.int64, HALVES, n)
        self.shares = self.column(np.float32, HALVES, n, lessons.seats)
        """Of a match that has just ended: the share of the victory of each seat, and everybody's points."""
        self.points = self.column(np.float32, HALVES, n, lessons.seats)
        self.advice = self.column(np.int64, HALVES, n)
        """What the teacher would play."""
        self.seen = self.column(np.uint8, HALVES, n, len(lessons.inputs))
        self.mask = self.column(np.uint8, HALVES, n, len(lessons.moves))
        self.seats = self.column(np.uint8, HALVES, n)
        self.over = self.column(np.uint8, HALVES, n)
        self.pupil = self.column(np.uint8, HALVES, n)
        """Whose lesson the match was that has just ended."""

    def column(self, kind: Any, *shape: int) -> Any:
        """The next array; without a memory, only its size counts."""
        start = -(-self.size // 64) * 64
        self.size = start + int(np.prod(shape)) * np.dtype(kind).itemsize
        return None if self.memory is None else np.ndarray(shape, kind, self.memory, start)


class Rows:
    """Tables of one kind, with their rows of one half of the sheet."""

    def __init__(self, layout: Layout, sheet: HallSheet, half: int, rows: slice, group: TableKind) -> None:
        lessons = layout.lessons
        setup = lessons.setup(group)
        self.setup = setup
        self.group = group
        self.tables = tables_of(lessons, group)
        self.players = group.players
        self.seed = f"{layout.seed}:{'exam' if group.exam else 'lesson'}:{half}:{rows.start}"
        self.n = rows.stop - rows.start
        names = setup.observer.names()
        place_of = {name: place for place, name in enumerate(lessons.inputs)}
        self.features = np.array([at for at, name in enumerate(names) if name in place_of])
        self.places = np.array([place_of[names[at]] for at in self.features])
        self.teacher = strategy_of(lessons.key, lessons.teacher) if lessons.teacher and not group.exam else None
        self.columns = {
            name: getattr(sheet, name)[half, rows]
            for name in ("moves", "shares", "points", "advice", "seen", "mask", "seats", "over", "pupil")
        }
        self.columns["seen"][:, place_of[f"players.{group.players}"]] = 1

    def begin(self) -> None:
        """Begin matches at all tables."""
        self.tables.reset([f"{self.seed}:{row}" for row in range(self.n)], list(range(self.n)))
        self.write()
        if self.teacher is not None:
            self.columns["advice"][:] = self.advice(self.teacher)

    def step(self, advise: bool) -> None:
        """Play the moves on the sheet."""
        self.tables.step(self.columns["moves"].tobytes())
        self.write()
        if advise and self.teacher is not None:
            self.columns["advice"][:] = self.advice(self.teacher)

    def write(self) -> None:
        """Put what the tables wrote onto the sheet."""
        tables, columns, n = self.tables, self.columns, self.n
        seen = np.frombuffer(tables.seen.getvalue(), np.uint8).reshape(n, -1)
        columns["seen"][:, self.places] = seen[:, self.features]
        columns["mask"][:] = np.frombuffer(tables.mask.getvalue(), np.uint8).reshape(n, -1)
        columns["seats"][:] = np.frombuffer(tables.seats.getvalue(), np.uint8)
        columns["over"][:] = 0
        fair = 1 / self.players
        for each in tables.finished:
            columns["over"][each.table] = 1
            # The environments' reward sums to nothing; here it is the share of the victory.
            columns["shares"][each.table, : self.players] = np.array(each.worth) * (1 - fair) + fair
            columns["points"][each.table, : self.players] = each.points
            columns["pupil"][each.table] = each.seat

    def advice(self, teacher: Strategy) -> list[int]:
        """What the teacher would play at each table."""
        found = []
        imagine = self.setup.game.imagine
        for table in self.tables.tables:
            s: Any = table.state
            if teacher.looks_further:
                s = imagine(s, table.memory, table.seat, table.luck)
            found.append(teacher.pick(s, table.seat, table.legal))
        return found


def strategy_of(game: str, name: str) -> Strategy:
    """A strategy by name: a bot that only follows one, since it must be quick."""
    made = bot(game, name)
    if not isinstance(made, StrategyBot) or isinstance(made, NoviceBot):
        raise BadStrategy(Text("refused-teacher", given=repr(name)))
    return made.strategy


def opponent_of(game: str, name: str) -> Opponent:
    """An opponent by name."""
    if type(bot(game, name)) is RandomBot:
        return Opponent(None, False, False)
    return Opponent(strategy_of(game, name), False, False)


def tables_of(lessons: Lessons, group: TableKind) -> Batch:
    """Tables of a kind."""
    setup = lessons.setup(group)
    opponents = None
    if group.opponent:
        opponents = [opponent_of(lessons.key, group.opponent) for _ in range(group.players - 1)]
    return tables_for(setup, opponents)


def work(layout: Layout, number: int, memory: Any, begin: Bell, done: Bell) -> None:
    """The life of a process."""
    interrupts.ignore()  # whoever has started it will end it
    parent = parent_process()
    assert parent is not None
    sheet = HallSheet(layout, memory)
    halves: list[list[Rows]] = []
    for half in range(HALVES):
        parts = []
        at = number * layout.share
        for group, count in zip(layout.groups, layout.counts, strict=True):
            parts.append(Rows(layout, sheet, half, slice(at, at + count), group))
            at += count
        halves.append(parts)
    try:
        for parts in halves:
            for part in parts:
                part.begin()
            done.ring()
        half = 0
        while True:
            begin.wait(parent.is_alive)
            word = sheet.word[0]
            if word == LEAVE:
                return
            for part in halves[half]:
                part.step(word == ADVISE)
            sheet.played[number] = sum(part.tables.played for parts in halves for part in parts)
            done.ring()
            half = 1 - half
    except Gone:
        pass


class Hall:
    """All tables. A half is waited for, answered, waited for again; the halves take turns."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        context = get_context("spawn")
        memory = context.RawArray(ctypes.c_byte, HallSheet(layout).size)
        self.sheet = HallSheet(layout, memory)
        patient = layout.workers < (os.cpu_count() or 1)
        self.begin = [Bell(context, patient) for _ in range(layout.workers)]
        self.done = [Bell(context, patient) for _ in range(layout.workers)]
        self.processes = [
            context.Process(
                target=work, args=(layout, number, memory, self.begin[number], self.done[number]), daemon=True
            )
            for number in range(layout.workers)
        ]
        with interrupts.kept_from_others():
            for process in self.processes:
                process.start()
        self.waited = [False] * HALVES
        """Which halves lie on the sheet and wait for an answer."""

    def wait(self, half: int) -> None:
        """Until all tables of a half ask something."""
        if self.waited[half]:
            return
        try:
            for process, done in zip(self.processes, self.done, strict=True):
                done.wait(process.is_alive)
        except Gone as gone:
            raise RuntimeError("a process that had some of the tables has ended; its own words are above") from gone
        self.waited[half] = True

    def answer(self, half: int, moves: Any, advise: bool = False) -> None:
        """Let a half play these moves."""
        self.sheet.moves[half] = moves
        self.sheet.word[0] = ADVISE if advise else PLAY
        self.waited[half] = False
        for begin in self.begin:
            begin.ring()

    @property
    def played(self) -> int:
        """Moves of all seats at all tables, ever."""
        return int(self.sheet.played.sum())

    def close(self) -> None:
        """Send the processes home."""
        self.sheet.word[0] = LEAVE
        for begin in self.begin:
            begin.ring()
            begin.ring()
        for process in self.processes:
            process.join(10)
            if process.is_alive():
                process.terminate()
