"""When the server was down: no clock counts that."""

from igroteka.server.storage.base import Store, Tx, now

DOWN = 5.0
"""Where several workers leave signs of life, a silence longer than this was an outage."""
LONG_AGO = 90 * 86400.0


class Uptime:
    """Leaves signs of life in the database, and knows from them when there were none."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.outages: list[tuple[float, float]] = []

    async def open(self) -> None:
        """See how long the server was down."""
        silence = DOWN if self._store.shared else 0.0
        await self._store.write(lambda tx: note_outage(tx, silence))
        await self.read()

    async def read(self) -> None:
        """Learn all outages, those that other workers noted too."""
        rows = await self._store.read(lambda tx: tx.all("SELECT began, ended FROM outages ORDER BY began"))
        self.outages = [(row["began"], row["ended"]) for row in rows]

    async def beat(self) -> None:
        """Leave a sign of life."""
        await self._store.write(leave_sign)


def leave_sign(tx: Tx) -> None:
    """A sign of life."""
    tx.run("UPDATE pulse SET at = :at WHERE id = 1 AND at < :at", at=now())


def note_outage(tx: Tx, silence: float) -> None:
    """At the start: if nobody has left a sign of life for so long, the server was down since."""
    at = now()
    tx.run("INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT (id) DO NOTHING", at=at)
    last = tx.value("SELECT at FROM pulse WHERE id = 1")
    tx.run("DELETE FROM outages WHERE ended < :long_ago", long_ago=at - LONG_AGO)
    if at - last > silence:
        tx.run(
            "INSERT INTO outages (began, ended) VALUES (:began, :ended) ON CONFLICT (began) DO NOTHING",
            began=last,
            ended=at,
        )
    leave_sign(tx)
