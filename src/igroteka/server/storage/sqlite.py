"""SQLite, for a household: one writer thread with group commit, readers beside it (write-ahead log).

Steps that wait together are written by two statements and one commit, however many they are: each statement gives up
the interpreter's lock once, so a busy event loop can't starve the writer row by row.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from igroteka.server.storage.base import Row, Step, StorageFailed, Store, Tx

T = TypeVar("T")
BATCH = 500
"""How many writings are committed together at most."""

INSERT = """
INSERT INTO entries (table_id, version, kind, ply, body, request, person, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(:steps) WHERE true
ON CONFLICT DO NOTHING RETURNING table_id
"""
UPDATE = """
UPDATE tables SET version = json_extract(j.value, '$[1]'), ply = json_extract(j.value, '$[3]'),
    moved = json_extract(j.value, '$[7]'), status = json_extract(j.value, '$[8]'),
    to_act = json_extract(j.value, '$[9]'), wake_at = json_extract(j.value, '$[10]'),
    time = coalesce(json_extract(j.value, '$[11]'), time), head = coalesce(json_extract(j.value, '$[12]'), head)
FROM json_each(:steps) AS j WHERE tables.id = json_extract(j.value, '$[0]')
"""


class SqliteTx(Tx):
    """A transaction of SQLite."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def all(self, sql: str, **args: Any) -> list[Row]:
        return [dict(row) for row in self.connection.execute(sql, args)]

    def run(self, sql: str, **args: Any) -> int:
        return self.connection.execute(sql, args).rowcount

    def append(self, steps: Sequence[Step]) -> set[str]:
        rows = [msgspec.structs.astuple(step) for step in steps]
        landed = {row[0] for row in self.connection.execute(INSERT, {"steps": _json(rows)}).fetchall()}
        if landed:
            self.connection.execute(UPDATE, {"steps": _json([row for row in rows if row[0] in landed])})
        return landed


def _json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Callable[[Tx], Any] | Step, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class SqliteStore(Store):
    """The database file of one process."""

    def __init__(self, path: str | Path, *, readers: int = 2) -> None:
        self.path = str(path)
        self.url = f"sqlite:///{self.path}"
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._local = threading.local()
        self._open_readers: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._connection = self._connect()
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives a power cut too
        return connection

    async def read(self, work: Callable[[Tx], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Tx], T]) -> T:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
            self._open_readers.append(connection)
        try:
            return work(SqliteTx(connection))
        except sqlite3.OperationalError as error:
            raise StorageFailed(str(error)) from error

    async def write(self, work: Callable[[Tx], T]) -> T:
        result: T = await self._submit(work)
        return result

    async def append(self, step: Step) -> bool:
        landed: bool = await self._submit(step)
        return landed

    async def _submit(self, work: Callable[[Tx], Any] | Step) -> Any:
        future = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, future))
        return await future

    # On the writer thread.

    def _write_all(self) -> None:
        while True:
            job = self._queue.get()
            jobs = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == BATCH:
                    break
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                self._commit(jobs)
                self._answer(jobs)
            if job is None:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """Everything that waits, in one commit. If that fails, each for itself, so that one can't spoil the rest."""
        try:
            self._together(jobs)
        except sqlite3.Error:
            self._undo()
            for job in jobs:
                job.result = job.error = None
                try:
                    self._together([job])
                except sqlite3.OperationalError as error:
                    self._undo()
                    job.error = StorageFailed(str(error))
                except sqlite3.Error as error:
                    self._undo()
                    job.error = error

    def _together(self, jobs: list[Job]) -> None:
        connection = self._connection
        tx = SqliteTx(connection)
        connection.execute("BEGIN IMMEDIATE")
        steps = [job for job in jobs if isinstance(job.work, Step)]
        if steps:
            landed = tx.append([job.work for job in steps if isinstance(job.work, Step)])
            for job in steps:
                job.result = isinstance(job.work, Step) and job.work.table in landed
        for job in jobs:
            if not isinstance(job.work, Step):
                connection.execute("SAVEPOINT job")
                try:
                    job.result = job.work(tx)
                except sqlite3.OperationalError:
                    raise
                except Exception as error:
                    connection.execute("ROLLBACK TO job")
                    job.error = error
                connection.execute("RELEASE job")
        connection.execute("COMMIT")

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _answer(self, jobs: list[Job]) -> None:
        loop = jobs[0].future.get_loop()
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, jobs)

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        for connection in (*self._open_readers, self._connection):
            connection.close()


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
