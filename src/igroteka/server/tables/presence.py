"""Who looks at tables, through this worker and others."""

import secrets
import time

import msgspec

from igroteka.server.background import Background
from igroteka.server.storage.base import Store
from igroteka.server.tables.table import Table

SHOW_UP = 15.0
"""Every so many seconds a worker tells the others who is here; three times as long, and it is gone."""


class Presence:
    """Tells the other workers who looks at a table here, and knows who does there."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store = store
        self._background = background
        self._worker = secrets.token_hex(4)
        self._shown_up = 0.0
        self._elsewhere: dict[str, dict[str, tuple[float, list[str]]]] = {}
        """By table and worker, when we heard and of whom."""

    def elsewhere(self, table: str) -> set[str]:
        """The people who look at a table through other workers."""
        gone = time.monotonic() - 3 * SHOW_UP
        return {who for at, people in self._elsewhere.get(table, {}).values() if at > gone for who in people}

    def changed(self, table: Table) -> None:
        """Someone has come or gone: tell those at the table, and the other workers."""
        table.show_presence()
        self._tell(table)

    def _tell(self, table: Table) -> None:
        if self._store.shared:
            here = sorted({viewer.person for viewer in table.viewers})
            body = msgspec.json.encode([self._worker, table.info.id, here]).decode()
            self._background.start(self._store.tell(f"here {body}"))

    def heard(self, body: str) -> str:
        """Another worker tells who is there; at which table."""
        worker, table, people = msgspec.json.decode(body, type=tuple[str, str, list[str]])
        self._elsewhere.setdefault(table, {})[worker] = (time.monotonic(), people)
        return table

    def show_up(self, tables: list[Table]) -> None:
        """From time to time, tell the others again who is here."""
        if self._store.shared and time.monotonic() - self._shown_up > SHOW_UP:
            self._shown_up = time.monotonic()
            for table in tables:
                if table.viewers:
                    self._tell(table)

    def forget(self) -> None:
        """Forget what workers told that have gone."""
        heard = time.monotonic() - 3 * SHOW_UP
        self._elsewhere = {
            key: workers
            for key, workers in self._elsewhere.items()
            if any(when > heard for when, _ in workers.values())
        }
