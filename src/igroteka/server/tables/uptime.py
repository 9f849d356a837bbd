"""The time that clocks go by: it stands still while the server is down, asleep or stopped, and takes no step.

It begins with the machine's time, or where it was left if that is later, and goes on by the machine's steady ticks. So
nobody is charged for a night that the machine slept through, for a step of its clock, or for a server that was stopped.
Times during which the server was down are kept as outages, for what was written before them.
"""

import time
from collections.abc import Callable

from igroteka.server.storage.base import Store, Tx

DOWN = 5.0
"""Where several workers leave signs of life, a silence longer than this was an outage. A worker leaves one every
second: one that hasn't looked at its clock for so long was stopped.
"""
PULSE = 1.0
STEP = 2.0
"""The machine's clock went otherwise than its ticks, if they differ by more than so many seconds from beat to beat."""
LONG_AGO = 90 * 86400.0


class Uptime:
    """Leaves signs of life in the database, and knows from them when there were none."""

    def __init__(
        self, store: Store, wall: Callable[[], float] | None = None, ticks: Callable[[], float] | None = None
    ) -> None:
        self._store = store
        self._wall = wall or (lambda: time.time())
        self._ticks = ticks or (lambda: time.monotonic())
        self.outages: list[tuple[float, float]] = []
        self._at = self._wall()
        self._tick = self._ticks()
        self._ahead = 0.0
        """By how much the machine's clock was ahead at the last beat."""

    def now(self) -> float:
        """The time by which clocks go, to the millisecond."""
        tick = self._ticks()
        gone = tick - self._tick
        self._tick = tick
        self._at += PULSE if gone > DOWN else max(0.0, gone)
        return round(self._at, 3)

    async def open(self) -> None:
        """See how long the server was down."""
        silence = DOWN if self._store.shared else 0.0
        wall = round(self._wall(), 3)
        self._at = await self._store.write(lambda tx: note_outage(tx, silence, wall))
        self._tick = self._ticks()
        self._ahead = self._wall() - self._at
        await self.read()

    async def read(self) -> None:
        """Learn all outages, those that other workers noted too."""
        rows = await self._store.read(lambda tx: tx.all("SELECT began, ended FROM outages ORDER BY began"))
        self.outages = [(row["began"], row["ended"]) for row in rows]

    async def beat(self) -> bool:
        """Leave a sign of life; whether time was left out since the last: the machine slept, or its clock was set."""
        at = self.now()
        last = await self._store.write(lambda tx: leave_sign(tx, at))
        if last > at + DOWN:  # a worker that came up later knows of an outage that we slept through
            self._at = last
            await self.read()
        before, self._ahead = self._ahead, self._wall() - self.now()
        return abs(self._ahead - before) > STEP


def leave_sign(tx: Tx, at: float) -> float:
    """A sign of life; the latest that there is."""
    tx.run("UPDATE pulse SET at = :at WHERE id = 1 AND at < :at", at=at)
    last: float = tx.value("SELECT at FROM pulse WHERE id = 1")
    return last


def note_outage(tx: Tx, silence: float, wall: float) -> float:
    """At the start: if nobody has left a sign of life for so long, the server was down since. The time it is now."""
    tx.run("INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO NOTHING", at=wall)
    last: float = tx.value("SELECT at FROM pulse WHERE id = 1")
    at = max(wall, last)  # or the machine's clock was set back
    tx.run("DELETE FROM outages WHERE ended < :long_ago", long_ago=at - LONG_AGO)
    if at - last > silence:
        tx.run(
            "INSERT INTO outages (began, ended) VALUES (:began, :ended) ON CONFLICT (began) DO NOTHING",
            began=last,
            ended=at,
        )
    leave_sign(tx, at)
    return at
