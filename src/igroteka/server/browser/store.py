"""SQLite where there are no threads: whatever is asked for is done at once.

The file lies where the page has put it (`web/src/site/keeping.ts`): in the browser's own file system, which writes what
it is given before it returns. So what was committed is kept, though the tab be closed in the same moment.
"""

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from igroteka.engine.words import Text
from igroteka.server.storage.base import StorageFailed, Store, TableStep, Tx
from igroteka.server.storage.sqlite import SqliteTx, lower

T = TypeVar("T")


class Revision(Struct):
    """One step of the schema's history, as SQL: `tools/alone/schema.py` has Alembic write it down."""

    name: str
    statements: list[str]


class InlineStore(Store):
    """A database file that one worker has for itself."""

    def __init__(self, path: str, revisions: list[Revision]) -> None:
        self.url = f"sqlite:///{path}"
        try:
            self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._connection.row_factory = sqlite3.Row
            self._connection.create_function("lower", 1, lower, deterministic=True)
            # Alone with the file, SQLite needs no locks; and the journal is emptied, which costs less than deleting it.
            self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._connection.execute("PRAGMA journal_mode = TRUNCATE")
            self._connection.execute("PRAGMA synchronous = FULL")
            bring_up(self._connection, revisions)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error

    async def read(self, work: Callable[[Tx], T]) -> T:
        try:
            return work(SqliteTx(self._connection))
        except sqlite3.OperationalError as error:
            raise StorageFailed(str(error)) from error

    async def write(self, work: Callable[[Tx], T]) -> T:
        try:
            with transaction(self._connection):
                result = work(SqliteTx(self._connection))
        except sqlite3.OperationalError as error:
            self.trouble = str(error)
            raise StorageFailed(str(error)) from error
        self.trouble = None
        return result

    async def append(self, step: TableStep) -> bool:
        return step.table in await self.write(lambda tx: tx.append([step]))

    async def close(self) -> None:
        self._connection.close()


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Any:
    """All or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def bring_up(connection: sqlite3.Connection, revisions: list[Revision]) -> None:
    """Bring a database up to the present schema, from nothing or from an earlier one."""
    there = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if there else None
    names = [revision.name for revision in revisions]
    if row is not None and row[0] not in names:
        raise StorageFailed(Text("refused-later", why=row[0]))
    for revision in revisions[names.index(row[0]) + 1 if row is not None else 0 :]:
        with transaction(connection):
            for statement in revision.statements:
                connection.execute(statement)
