"""The house: everything that one server process holds together, and what it does by itself."""

import asyncio
import hashlib
import logging
import secrets
import time as clock
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import itsdangerous
import msgspec
from starlette.requests import HTTPConnection

from igroteka.server import metrics, play, shelf
from igroteka.server.guard import Guard
from igroteka.server.livemessages import Notice, NoticeKind
from igroteka.server.minds import Minds
from igroteka.server.refusals import No, missing
from igroteka.server.settings import Settings
from igroteka.server.storage.base import Step, StorageFailed, Store, Tx, now
from igroteka.server.tables import Table

if TYPE_CHECKING:
    from igroteka.server.live import Connection

log = logging.getLogger("igroteka.house")
IDLE = 120.0
"""After so many seconds without viewers a table leaves memory."""
PULSE = 1.0
DOWN = 5.0
"""Where several workers leave signs of life, a silence longer than this was an outage."""
LONG_AGO = 90 * 86400.0


class House:
    """One server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.guard = Guard(settings.public_url, relaxed=settings.relaxed)
        self.minds = Minds(settings.minds, settings.bot_budget)
        self.tables: dict[str, Table] = {}
        self.outages: list[tuple[float, float]] = []
        self.signer = itsdangerous.Signer("")
        self.listeners: dict[str, dict[Connection, None]] = {}
        """Who wants to be told, by person."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing.

    async def open(self) -> None:
        """Come up: see how long the server was down, go on with what waits."""

        def work(tx: Tx) -> str:
            tx.run(
                "INSERT INTO settings (key, value) VALUES ('secret', :value) ON CONFLICT (key) DO NOTHING",
                value=secrets.token_hex(32),
            )
            secret: str = tx.value("SELECT value FROM settings WHERE key = 'secret'")
            return secret

        secret = await self.store.write(work)
        self.signer = itsdangerous.Signer(secret, salt="igroteka cookie", digest_method=hashlib.sha256)
        await self.store.write(lambda tx: note_outage(tx, DOWN if self.store.shared else 0.0))
        await self._read_outages()
        await self.store.listen(self.heard)
        self.start(self._beat())
        self.start(self._resume())

    async def close(self) -> None:
        """Go down: nothing is lost, whatever was under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    # Tables.

    async def table(self, key: str) -> Table:
        """A table by its id, from memory or storage."""
        found = self.tables.get(key)
        if found is not None:
            found.used = clock.monotonic()
            return found
        if key not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(key))
            self._loading[key] = task
            task.add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(self._loading[key])

    async def _load(self, key: str) -> Table:
        try:
            loaded = await self.store.read(lambda tx: shelf.load(tx, key))
        except StorageFailed as error:
            raise No(503, "storage", why=str(error)) from error
        if loaded is None:
            raise missing("table")
        table = Table(self, loaded)
        self.tables[key] = table
        metrics.tables_in_memory.set(len(self.tables))
        return table

    def after(self, table: Table, step: Step) -> None:
        """What follows a step that was committed and shown."""
        if step.kind == "moves":
            metrics.moves.labels(table.head.game).inc()
        snapshot = table.snapshot()
        if snapshot is not None:
            self.start(self.store.keep(snapshot))
        self.look_after(table)

    def look_after(self, table: Table) -> None:
        """If a bot is asked, let it think."""
        if table.thinking:
            return
        seats = table.head.seats
        if any(seats[seat].thinker for seat in table.to_act()):
            table.thinking = True
            self.start(self._think(table))

    async def _think(self, table: Table) -> None:
        """Move for the bots of a table until a person is asked."""
        try:
            while True:
                async with table.lock:
                    match, seats = table.match, table.head.seats
                    asked = [seat for seat in table.to_act() if seats[seat].thinker]
                    if match is None or not asked:
                        return
                    seat = asked[0]
                    bot = seats[seat].thinker
                    assert bot is not None
                    ply = match.ply
                    choosing = self.minds.choose(match, seat, bot)
                move = await choosing
                await table.do(play.bot_move(seat, bot, ply, move))
        except No as no:
            log.error("a bot could not move", extra={"table": table.head.id, "why": no.refusal.detail})
        finally:
            table.thinking = False

    # People coming, going, and being told.

    def came(self, table: Table, person: str) -> None:
        """Someone looks at a table."""
        table.show_presence()

    def went(self, table: Table, person: str) -> None:
        """Someone looked away."""
        table.show_presence()

    def notify(self, person: str, kind: NoticeKind, table: Table, seat: int | None = None) -> None:
        """Tell a person something that concerns them."""
        notice = Notice(kind, table.head.id, table.head.game, table.head.name, seat)
        for listener in self.listeners.get(person, {}):
            listener.answer(msgspec.json.encode(notice))

    def elsewhere(self, table: str) -> set[str]:
        """The people who look at a table through another worker."""
        return set()

    def heard(self, message: str) -> None:
        """Another worker says something."""

    async def forget_person(self, person: str) -> None:
        """Delete a person."""
        raise NotImplementedError

    def secure(self, connection: HTTPConnection) -> bool:
        """Whether cookies may travel only over https."""
        return (self.settings.public_url or str(connection.url)).startswith("https")

    # What it does by itself.

    async def _beat(self) -> None:
        """Every second: leave a sign of life, wake what is due, let go of what is idle."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.store.write(
                    lambda tx: tx.run("UPDATE pulse SET at = :at WHERE id = 1 AND at < :at", at=now())
                )
                await self.wake(now())
            except StorageFailed as error:
                log.error("storage fails", extra={"why": str(error)})
            self._let_go()

    async def wake(self, at: float) -> None:
        """Look after the tables whose time has come."""
        due = await self.store.read(
            lambda tx: tx.all(
                "SELECT id FROM tables WHERE wake_at <= :at AND status = 'playing' ORDER BY wake_at LIMIT 200", at=at
            )
        )
        for row in due:
            table = await self.table(row["id"])
            self.look_after(table)

    async def _resume(self) -> None:
        """Take up the bots' moves that were due when the server went down."""
        await self.wake(now() + 10 * 365 * 86400)

    async def _read_outages(self) -> None:
        rows = await self.store.read(lambda tx: tx.all("SELECT began, ended FROM outages ORDER BY began"))
        self.outages = [(row["began"], row["ended"]) for row in rows]

    def _let_go(self) -> None:
        idle = clock.monotonic() - IDLE
        for key, table in list(self.tables.items()):
            if table.used < idle and not table.viewers and not table.thinking and not table.lock.locked():
                del self.tables[key]
        metrics.tables_in_memory.set(len(self.tables))


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
    tx.run("UPDATE pulse SET at = :at WHERE id = 1 AND at < :at", at=at)
