"""SQLite, for a household: one process, one file, a write-ahead log."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from igroteka.server.storage.base import Row, TableStep, Tx
from igroteka.server.storage.writer import GroupStore

ENTRY = ("table", "version", "kind", "ply", "body", "request", "person", "at")
PROGRESS = ("table", "version", "ply", "quiet", "at", "to_act", "wake_at", "time")
HEAD = ("table", "status", "head")
"""What of a step is written where: see `statements`."""
CHECKPOINT_EVERY = 2.0
WAL_PAGES = 20_000
"""Only a log longer than this is folded back by the writer itself, which would keep people waiting."""


class Damaged(sqlite3.OperationalError):
    """A page of the file can't be read."""


@contextlib.contextmanager
def told() -> Iterator[None]:
    """SQLite says of a damaged file what it also says of mistakes in a program; here they are told apart."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if type(error) is sqlite3.DatabaseError:
            raise Damaged(str(error)) from error
        raise


class SqliteTx(Tx):
    """A transaction of SQLite."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def all(self, sql: str, **args: Any) -> list[Row]:
        with told():
            return [dict(row) for row in self.connection.execute(sql, args)]

    def run(self, sql: str, **args: Any) -> int:
        with told():
            return self.connection.execute(sql, args).rowcount

    def append(self, steps: Sequence[TableStep]) -> set[str]:
        with told():
            return self._append(steps)

    def _append(self, steps: Sequence[TableStep]) -> set[str]:
        insert, update, _ = statements(len(steps))
        landed = self.connection.execute(insert, fields(steps, ENTRY)).rowcount
        if landed < len(steps):
            if len(steps) > 1:
                raise Crossed
            return set()
        self.connection.execute(update, fields(steps, PROGRESS))
        heads = [step for step in steps if step.head is not None]
        if heads:
            self.connection.execute(statements(len(heads))[2], fields(heads, HEAD))
        return {step.table for step in steps}


class Crossed(Exception):
    """Of several steps one was written already: each has to be tried by itself."""


@cache
def statements(steps: int) -> tuple[str, str, str]:
    """What appends so many steps: their entries, how their tables stand, and the heads of those that have another."""

    def rows(columns: tuple[str, ...]) -> str:
        row = f"({', '.join('?' * len(columns))})"
        return ", ".join([row] * steps)

    insert = f"""
    INSERT INTO entries (table_id, version, kind, ply, body, request, person, at)
    VALUES {rows(ENTRY)} ON CONFLICT DO NOTHING
    """
    update = f"""
    WITH step (id, version, ply, quiet, at, to_act, wake_at, time) AS (VALUES {rows(PROGRESS)})
    UPDATE progress SET version = step.version, ply = CASE WHEN step.quiet THEN progress.ply ELSE step.ply END,
        moved = CASE WHEN step.quiet THEN progress.moved ELSE step.at END, to_act = step.to_act,
        wake_at = step.wake_at, time = coalesce(step.time, progress.time)
    FROM step WHERE progress.table_id = step.id
    """
    heads = f"""
    WITH step (id, status, head) AS (VALUES {rows(HEAD)})
    UPDATE tables SET status = step.status, head = step.head FROM step WHERE tables.id = step.id
    """
    return insert, update, heads


def fields(steps: Sequence[TableStep], names: tuple[str, ...]) -> list[Any]:
    """These fields of steps, one step after the other."""
    return [getattr(step, name) for step in steps for name in names]


class SqliteStore(GroupStore[sqlite3.Connection]):
    """The database file of one process."""

    broken = (sqlite3.OperationalError,)
    begin = "BEGIN IMMEDIATE"
    patience = 5.0
    """Seconds to wait for someone else who has the file locked."""

    def __init__(self, path: str | Path, *, readers: int = 2) -> None:
        self.path = str(path)
        self.url = f"sqlite:///{self.path}"
        self._closing = threading.Event()
        self.connect().close()  # the first to connect sets the file up for the others
        super().__init__(readers)
        self._checkpointer = threading.Thread(target=self._checkpoint, name="checkpointer", daemon=True)
        self._checkpointer.start()

    def _checkpoint(self) -> None:
        """Fold the log back into the file, beside the writer."""
        while not self._closing.wait(CHECKPOINT_EVERY):
            with contextlib.suppress(sqlite3.OperationalError), contextlib.closing(self.connect()) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def close(self) -> None:
        self._closing.set()
        await asyncio.get_running_loop().run_in_executor(None, self._checkpointer.join)
        await super().close()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=self.patience, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.create_function("lower", 1, lower, deterministic=True)  # its own knows only Latin letters
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
        connection.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives a power cut too
        return connection

    def disconnect(self, connection: sqlite3.Connection) -> None:
        connection.close()

    def tx(self, connection: sqlite3.Connection) -> Tx:
        return SqliteTx(connection)

    def execute(self, connection: sqlite3.Connection, sql: str) -> None:
        if sql != "ROLLBACK" or connection.in_transaction:
            connection.execute(sql)

    def usable(self, connection: sqlite3.Connection) -> bool:
        return True


def lower(text: str | None) -> str | None:
    """Lower case, in every alphabet."""
    return None if text is None else text.lower()
