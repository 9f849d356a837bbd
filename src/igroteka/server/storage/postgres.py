"""PostgreSQL, for a club: several workers on one database. Its constraints decide who writes; NOTIFY carries the news.

Needs the extra `igroteka[postgres]`.
"""

import asyncio
import contextlib
import re
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import msgspec
import psycopg
from psycopg.rows import dict_row

from igroteka.server.storage.base import Row, TableStep, Tx
from igroteka.server.storage.writer import GroupStore

CHANNEL = "igroteka"
TOLD = 80
"""So many steps go into one message, which has 8,000 letters at most."""
Connection = psycopg.Connection[Row]

APPEND = f"""
WITH step AS (
    SELECT * FROM json_to_recordset(CAST(:steps AS json)) AS j (
        "table" text, version int, kind text, ply int, body text, request text, person text, at double precision,
        status text, to_act text, wake_at double precision, time text, head text, quiet boolean
    )
), landed AS (
    INSERT INTO entries (table_id, version, kind, ply, body, request, person, at)
    SELECT "table", version, kind, ply, body, request, person, at FROM step ORDER BY "table"
    ON CONFLICT DO NOTHING RETURNING table_id, version
), gone_on AS (
    UPDATE progress SET version = step.version, to_act = step.to_act, wake_at = step.wake_at,
        ply = CASE WHEN step.quiet THEN progress.ply ELSE step.ply END,
        moved = CASE WHEN step.quiet THEN progress.moved ELSE step.at END,
        time = coalesce(step.time, progress.time)
    FROM step JOIN landed ON landed.table_id = step."table" WHERE progress.table_id = step."table"
), renewed AS (
    UPDATE tables SET status = step.status, head = step.head
    FROM step JOIN landed ON landed.table_id = step."table" WHERE tables.id = step."table" AND step.head IS NOT NULL
), told AS (
    SELECT table_id, version, (row_number() OVER () - 1) / {TOLD} AS message FROM landed
)
SELECT array_agg(table_id) AS landed,
    pg_notify(:channel, CAST(:worker AS text) || ' steps ' || string_agg(table_id || ' ' || version, ' '))
FROM told GROUP BY message
"""
"""All in one: whoever writes little at a time pays for each statement that is sent. What is committed together is told
together, for every other worker hears of each message."""
NOTIFY = "SELECT pg_notify(:channel, value) FROM json_array_elements_text(CAST(:messages AS json))"


@cache
def translated(sql: str) -> str:
    """Arguments as psycopg writes them."""
    return re.sub(r"(?<![:\w]):(\w+)", r"%(\1)s", sql.replace("%", "%%"))


class PostgresTx(Tx):
    """A transaction of PostgreSQL."""

    postgres = True

    def __init__(self, connection: Connection, worker: str) -> None:
        self.connection = connection
        self.worker = worker

    def _execute(self, sql: str, args: dict[str, Any]) -> psycopg.Cursor[Row]:
        # All our SQL is written in the program; what people say comes as arguments.
        return self.connection.execute(cast(Any, translated(sql)), args)

    def all(self, sql: str, **args: Any) -> list[Row]:
        return self._execute(sql, args).fetchall()

    def run(self, sql: str, **args: Any) -> int:
        return self._execute(sql, args).rowcount

    def append(self, steps: Sequence[TableStep]) -> set[str]:
        rows = self.all(APPEND, steps=_json(steps), channel=CHANNEL, worker=self.worker)
        return {table for row in rows for table in row["landed"]}

    def tell(self, messages: list[str]) -> None:
        self._execute(NOTIFY, {"channel": CHANNEL, "messages": _json(messages)})


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


class PostgresStore(GroupStore[Connection]):
    """A database that several workers share."""

    broken = (psycopg.OperationalError, psycopg.InterfaceError)
    shared = True
    at_once = True

    def __init__(self, url: str, *, readers: int = 3) -> None:
        self.url = url
        self.worker = secrets.token_hex(4)
        self._closing = False
        self._listener: threading.Thread | None = None
        super().__init__(readers)

    def connect(self) -> Connection:
        return psycopg.connect(self.url, autocommit=True, row_factory=dict_row, connect_timeout=10)

    def disconnect(self, connection: Connection) -> None:
        with contextlib.suppress(psycopg.Error):
            connection.close()

    def tx(self, connection: Connection) -> Tx:
        return PostgresTx(connection, self.worker)

    def execute(self, connection: Connection, sql: str) -> None:
        connection.execute(cast(Any, sql))

    def usable(self, connection: Connection) -> bool:
        return not connection.closed and not connection.broken

    async def tell(self, message: str) -> None:
        await self.write(lambda tx: tx.tell([f"{self.worker} {message}"]))

    # What other workers tell.

    async def listen(self, heard: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()

        def tell(message: str) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(heard, message)

        ready = threading.Event()
        self._listener = threading.Thread(target=self._listen, args=(tell, ready), name="listener", daemon=True)
        self._listener.start()
        await asyncio.to_thread(ready.wait, 10)

    def _listen(self, tell: Callable[[str], None], ready: threading.Event) -> None:
        """Until closed; after a lost connection everything may have changed, which is told as `lost`."""
        while not self._closing:
            try:
                with psycopg.connect(self.url, autocommit=True, connect_timeout=10) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        tell("lost")
                    ready.set()
                    while not self._closing:
                        for notice in connection.notifies(timeout=0.5):
                            worker, _, message = notice.payload.partition(" ")
                            if worker != self.worker:
                                tell(message)
            except psycopg.Error:
                time.sleep(0.5)

    async def close(self) -> None:
        self._closing = True
        await super().close()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join, 5)
