"""The storage interface: transactions for everything, and one quick way to append a step to a table's history."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from igroteka.engine.errors import IgrotekaError

T = TypeVar("T")
Row = dict[str, Any]


class StorageFailed(IgrotekaError):
    """The database can't do it now: the disk is full, it is locked, or it is gone. Nothing was changed."""


class TableStep(Struct):
    """One step of a table's history, and the table as it is after it. What is None stays as it was."""

    table: str
    version: int
    kind: str
    ply: int
    body: str
    request: str | None
    person: str | None
    at: float
    status: str
    to_act: str
    wake_at: float | None
    time: str | None
    head: str | None = None
    quiet: bool = False
    """Whether lists of tables show nothing of it: neither its ply nor that anything was moved."""


class Snapshot(Struct):
    """A position, so that loading needn't begin at the beginning."""

    table: str
    version: int
    body: bytes


class Tx(ABC):
    """A transaction. SQL is written once for both databases, with `:name` for arguments."""

    postgres = False

    @abstractmethod
    def all(self, sql: str, **args: Any) -> list[Row]:
        """All rows of a query."""

    @abstractmethod
    def run(self, sql: str, **args: Any) -> int:
        """Carry out a statement; how many rows it touched."""

    def one(self, sql: str, **args: Any) -> Row | None:
        """The first row of a query, if any."""
        rows = self.all(sql, **args)
        return rows[0] if rows else None

    def value(self, sql: str, **args: Any) -> Any:
        """The only value of the first row."""
        row = self.one(sql, **args)
        return None if row is None else next(iter(row.values()))

    @abstractmethod
    def append(self, steps: Sequence[TableStep]) -> set[str]:
        """Append steps of different tables; the tables where the step landed.

        Where the version is already there, someone else was quicker and nothing is changed.
        """

    def tell(self, messages: list[str]) -> None:
        """Tell the other workers, once this is committed. Alone there is nobody to tell."""
        return


class Store(ABC):
    """A database."""

    url: str
    shared = False
    """Whether other processes may write at the same time."""
    trouble: str | None = None
    """Why the last writing failed, if it did: the disk is full, perhaps. The server writes every second."""

    @abstractmethod
    async def read(self, work: Callable[[Tx], T]) -> T:
        """Run a function that only reads."""

    @abstractmethod
    async def write(self, work: Callable[[Tx], T]) -> T:
        """Run a function as one transaction, all or nothing; it is on disk when this returns."""

    @abstractmethod
    async def append(self, step: TableStep) -> bool:
        """Append one step; whether it landed. It is on disk when this returns."""

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, unless a later one is there."""
        await self.write(
            lambda tx: tx.run(
                "INSERT INTO snapshots (table_id, version, body) VALUES (:table, :version, :body)"
                " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body"
                " WHERE excluded.version > snapshots.version",
                table=snapshot.table,
                version=snapshot.version,
                body=snapshot.body,
            )
        )

    async def tell(self, message: str) -> None:
        """Tell the other workers."""
        return

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call back with what other workers tell. Alone there is nobody to tell anything."""
        return

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and close."""


def now() -> float:
    """The time, as it is stored: to the millisecond."""
    return round(time.time(), 3)
