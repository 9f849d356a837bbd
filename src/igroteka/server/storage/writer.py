"""One writer thread with group commit, and readers beside it: what both databases have in common.

Whatever waits is committed together. Steps of tables that wait together are written by a few statements, however many
they are: each statement gives up the interpreter's lock once, so a busy event loop can't starve the writer row by row.
"""

import asyncio
import contextlib
import queue
import threading
import time
from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from igroteka.server import metrics
from igroteka.server.storage.base import StorageFailed, Store, TableStep, Tx

T = TypeVar("T")
C = TypeVar("C")
GATHER = 0.004
"""Seconds to wait for more to write, when the last commit was for several already: fewer commits, less work in all."""
BATCH = 500
"""How many writings are committed together at most."""


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Callable[[Tx], Any] | TableStep, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class GroupStore(Store, Generic[C]):
    """A database with a writer thread. `C` is its kind of connection."""

    broken: tuple[type[Exception], ...]
    """Errors that mean the database can't do it now."""

    def __init__(self, readers: int) -> None:
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._local = threading.local()
        self._open: list[C] = []
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    # What each database does in its own way.

    @abstractmethod
    def connect(self) -> C:
        """A new connection."""

    @abstractmethod
    def disconnect(self, connection: C) -> None:
        """Close a connection, whatever state it is in."""

    @abstractmethod
    def tx(self, connection: C) -> Tx:
        """A transaction on a connection."""

    @abstractmethod
    def execute(self, connection: C, sql: str) -> None:
        """Begin, commit, roll back."""

    @abstractmethod
    def usable(self, connection: C) -> bool:
        """Whether a connection may be used again after an error."""

    begin = "BEGIN"
    at_once = False
    """Whether steps are appended by one statement, which is a transaction by itself."""

    # For the event loop.

    async def read(self, work: Callable[[Tx], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Tx], T]) -> T:
        result: T = await self._submit(work)
        return result

    async def append(self, step: TableStep) -> bool:
        landed: bool = await self._submit(step)
        return landed

    async def _submit(self, work: Callable[[Tx], Any] | TableStep) -> Any:
        future = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, future))
        return await future

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        for connection in self._open:
            self.disconnect(connection)

    # On a reader's thread.

    def connection(self) -> C:
        """This thread's connection."""
        found: C | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._local.connection = self.connect()
            self._open.append(found)
        return found

    def _drop(self) -> None:
        connection: C | None = getattr(self._local, "connection", None)
        if connection is not None:
            self._local.connection = None
            self._open.remove(connection)
            self.disconnect(connection)

    def _read(self, work: Callable[[Tx], T]) -> T:
        try:
            try:
                return work(self.tx(self.connection()))
            except self.broken:
                if self.usable(self.connection()):
                    raise
                self._drop()  # the database was restarted, perhaps: once more on a new connection
                return work(self.tx(self.connection()))
        except self.broken as error:
            raise StorageFailed(str(error)) from error

    # On the writer's thread.

    def _write_all(self) -> None:
        busy = False
        while True:
            job = self._queue.get()
            if busy and job is not None:
                time.sleep(GATHER)
            jobs = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == BATCH:
                    break
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
            busy = len(jobs) > 1
            if jobs:
                began = time.perf_counter()
                self._commit(jobs)
                metrics.commit_seconds.observe(time.perf_counter() - began)
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    jobs[0].future.get_loop().call_soon_threadsafe(_settle, jobs)
            if job is None:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """Everything that waits, in one commit. If that fails, each for itself, so that one can't spoil the rest."""
        try:
            self._together(jobs)
            self.trouble = None
        except Exception:
            self._undo()
            for job in jobs:
                job.result = job.error = None
                try:
                    self._together([job])
                    self.trouble = None
                except self.broken as error:
                    self._undo()
                    self.trouble = str(error)
                    job.error = StorageFailed(str(error))
                except Exception as error:
                    self._undo()
                    job.error = error

    def _together(self, jobs: list[Job]) -> None:
        connection = self.connection()
        tx = self.tx(connection)
        steps = [job.work for job in jobs if isinstance(job.work, TableStep)]
        alone = self.at_once and len(steps) == len(jobs)
        if not alone:
            self.execute(connection, self.begin)
        landed = tx.append(steps) if steps else set()
        for job in jobs:
            if isinstance(job.work, TableStep):
                job.result = job.work.table in landed
            else:
                self._alone(connection, tx, job, job.work)
        if not alone:
            self.execute(connection, "COMMIT")

    def _alone(self, connection: C, tx: Tx, job: Job, work: Callable[[Tx], Any]) -> None:
        """A piece of work that may be refused without the others being undone with it."""
        self.execute(connection, "SAVEPOINT job")
        try:
            job.result = work(tx)
        except self.broken:
            raise
        except Exception as error:
            self.execute(connection, "ROLLBACK TO SAVEPOINT job")
            job.error = error
        self.execute(connection, "RELEASE SAVEPOINT job")

    def _undo(self) -> None:
        try:
            if self.usable(self.connection()):
                with contextlib.suppress(*self.broken):
                    self.execute(self.connection(), "ROLLBACK")
                return
        except self.broken:
            pass
        self._drop()


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
