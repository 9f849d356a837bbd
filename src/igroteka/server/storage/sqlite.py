"""SQLite, for a household: one process, one file, a write-ahead log."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from igroteka.server.storage.base import Row, TableStep, Tx
from igroteka.server.storage.writer import GroupStore

INSERT = """
INSERT INTO entries (table_id, version, kind, ply, body, request, person, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(:steps) WHERE true
ON CONFLICT DO NOTHING RETURNING table_id
"""
UPDATE = """
UPDATE progress SET version = json_extract(j.value, '$[1]'),
    ply = CASE WHEN json_extract(j.value, '$[13]') THEN ply ELSE json_extract(j.value, '$[3]') END,
    moved = CASE WHEN json_extract(j.value, '$[13]') THEN moved ELSE json_extract(j.value, '$[7]') END,
    to_act = json_extract(j.value, '$[9]'),
    wake_at = json_extract(j.value, '$[10]'), time = coalesce(json_extract(j.value, '$[11]'), time)
FROM json_each(:steps) AS j WHERE progress.table_id = json_extract(j.value, '$[0]')
"""
HEADS = """
UPDATE tables SET status = json_extract(j.value, '$[8]'), head = json_extract(j.value, '$[12]')
FROM json_each(:steps) AS j WHERE tables.id = json_extract(j.value, '$[0]')
"""
HEAD = 12
"""The place of a step's head in its row."""
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
        rows = [msgspec.structs.astuple(step) for step in steps]
        landed = {row[0] for row in self.connection.execute(INSERT, {"steps": _json(rows)}).fetchall()}
        if landed:
            done = [row for row in rows if row[0] in landed]
            self.connection.execute(UPDATE, {"steps": _json(done)})
            heads = [row for row in done if row[HEAD] is not None]
            if heads:
                self.connection.execute(HEADS, {"steps": _json(heads)})
        return landed


def _json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()


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
