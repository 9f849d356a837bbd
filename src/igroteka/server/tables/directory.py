"""The tables that this worker has in memory, and what it does for them by itself."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable

import msgspec

from igroteka.engine.errors import IgrotekaError
from igroteka.server import metrics
from igroteka.server.background import Background
from igroteka.server.bot_process.pool import BotPool
from igroteka.server.logs import short
from igroteka.server.messages.live import Notice, NoticeKind
from igroteka.server.people.notify import Notifier
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import StorageFailed, Store, TableStep
from igroteka.server.tables import away, queries
from igroteka.server.tables.bot_moves import bots_asked, move_for_bots
from igroteka.server.tables.info import TableInfo
from igroteka.server.tables.presence import Presence
from igroteka.server.tables.table import KeepResult, Table
from igroteka.server.tables.uptime import Uptime
from igroteka.server.thread_pool import bring_to_life

log = logging.getLogger("igroteka.tables")
IDLE = 120.0
"""After so many seconds without viewers a table leaves memory."""
MANY = 1000
HASTE = 10.0
"""Where so many are in memory, it leaves it sooner: somebody may look at one after the other."""


def damaged(table: str, error: Exception) -> No:
    """What is stored of a table can't be read: the host finds in the log why."""
    log.error("a stored table can't be read", extra={"table": short(table), "why": f"{type(error).__name__}: {error}"})
    return No(500, "damaged-table")


class Tables:
    """The tables in use; each is loaded when it is first asked for, and let go when nobody looks."""

    def __init__(
        self,
        store: Store,
        uptime: Uptime,
        bots: BotPool,
        notifier: Notifier,
        background: Background,
        keep_result: KeepResult,
        *,
        made_step: Callable[[], None],
        deals: str | None = None,
    ) -> None:
        self.in_use: dict[str, Table] = {}
        self.presence = Presence(store, background)
        self._store = store
        self._uptime = uptime
        self._bots = bots
        self._notifier = notifier
        self._background = background
        self._keep_result = keep_result
        self._made_step = made_step
        self._deals = deals
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._hopeless: set[str] = set()
        """Tables that can't go on with the rules or components of this server."""
        self._put_up: Counter[str] = Counter()
        """How many tables each host has put up, where deals repeat."""

    # Finding and making.

    async def get(self, key: str) -> Table:
        """A table by its id, from memory or storage."""
        found = self.in_use.get(key)
        if found is not None:
            found.used = time.monotonic()
            return found
        if key not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(key))
            self._loading[key] = task
            task.add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(self._loading[key])

    async def _load(self, key: str) -> Table:
        try:
            loaded = await self._store.read(lambda tx: queries.load(tx, key))
        except StorageFailed as error:
            raise No(503, "storage", why=str(error)) from error
        except msgspec.MsgspecError as error:
            raise damaged(key, error) from error
        if loaded is None:
            raise missing("table")
        try:
            table = await bring_to_life(Table, loaded, self._store, self._uptime, self, self._keep_result)
        except (IgrotekaError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            raise damaged(key, error) from error
        self.in_use[key] = table
        metrics.tables_in_memory.set(len(self.in_use))
        return table

    async def fresh(self, key: str) -> Table:
        """A table, no older than what another worker has acknowledged.

        Whoever has its address may look at it: addresses of unlisted tables can't be guessed.
        """
        table = await self.get(key)
        await table.refresh()
        return table

    async def passing(self, key: str) -> Table:
        """A table that is only glanced at: it doesn't stay in memory for that."""
        in_use = key in self.in_use
        table = await self.get(key)
        if not in_use:
            self.in_use.pop(key, None)
        return table

    def seed_for(self, info: TableInfo) -> str:
        """A seed that nobody can guess; or, for tests, one that follows from how many tables the host has put up."""
        if self._deals is None:
            return secrets.token_hex(16)
        self._put_up[info.host.id] += 1
        return f"{self._deals}:{self._put_up[info.host.id]}"

    async def put_up(self, info: TableInfo, seed: int | str) -> Table:
        """Store a new table and bring it to life."""
        await self._store.write(lambda tx: queries.create(tx, info, seed, []))
        table = await self.get(info.id)
        self.invite(table, "invited")
        return table

    def invite(self, table: Table, kind: NoticeKind) -> None:
        """Tell those who are invited."""
        for number, seat in enumerate(table.info.seats):
            if seat.kind == "invited" and seat.person:
                self.notify(seat.person, kind, table, number)

    # What follows a step.

    def after(self, table: Table, step: TableStep) -> None:
        """What follows a step that was committed and shown."""
        if step.kind == "moves":
            metrics.moves.labels(table.info.game).inc()
        snapshot = table.snapshot()
        if snapshot is not None:
            self._background.start(self._store.keep(snapshot))
        self._tell(table, step)
        self.look_after(table)
        self._made_step()

    def _tell(self, table: Table, step: TableStep) -> None:
        """Tell people that it is their turn, or that the match has begun or ended."""
        info = table.info
        seats = {info.seats[seat].person: seat for seat in table.to_act() if info.seats[seat].thinker is None}
        asked = {person for person in seats if person}
        for person in asked - table.asked:
            if person != step.person:
                self.notify(person, "turn", table, seats[person])
        table.asked = asked
        if step.kind == "start" or step.status == "finished":
            for person in info.people():
                if person != step.person:
                    self.notify(person, "started" if step.kind == "start" else "finished", table)
        if step.kind == "stand-in":
            for number, seat in enumerate(info.seats):
                if seat.stand_in and seat.person and str(number) in step.body.split(","):
                    self.notify(seat.person, "stand-in", table, number)

    def look_after(self, table: Table) -> None:
        """If a bot is asked, let it think."""
        if not table.thinking and bots_asked(table):
            table.thinking = True
            self._background.start(move_for_bots(table, self._bots))

    # People coming, going, and being told.

    def elsewhere(self, table: str) -> set[str]:
        """The people who look at a table through other workers."""
        return self.presence.elsewhere(table)

    def came(self, table: Table, person: str) -> None:
        """Someone looks at a table; if a bot stood in for them, it goes."""
        self.presence.changed(table)
        if any(table.info.seats[seat].stand_in for seat in table.info.seats_of(person)):
            self._background.start(self._back(table, person))

    async def _back(self, table: Table, person: str) -> None:
        try:
            await table.do(away.back(person))
        except No as no:
            log.error("a seat was not given back", extra={"table": short(table.info.id), "why": no.refusal.detail})

    def went(self, table: Table, person: str) -> None:
        """Someone looked away."""
        self.presence.changed(table)
        if table.info.away and table.info.seats_of(person):
            self._background.start(table.wait_for(person))

    def notify(self, person: str, kind: NoticeKind, table: Table, seat: int | None = None) -> None:
        """Tell a person something that concerns them."""
        here = any(viewer.person == person for viewer in table.viewers) or person in self.elsewhere(table.info.id)
        self._notifier.tell(person, Notice(kind, table.info.id, table.info.game, table.info.name, seat), here=here)

    # What other workers did.

    def catch_up(self, key: str, version: int) -> None:
        """Another worker wrote: if the table is in use here, take in what it did."""
        table = self.in_use.get(key)
        if table is None:
            return
        if table.viewers or table.thinking or table.lock.locked():
            self._background.start(table.catch_up(version))
        else:
            del self.in_use[key]  # it is looked at there: following every move would be as much work once more

    def catch_up_all(self) -> None:
        """Anything may have happened meanwhile."""
        for table in self.in_use.values():
            self._background.start(table.catch_up(table.version + 1))

    def heard_presence(self, body: str) -> None:
        """Another worker tells who is there."""
        table = self.in_use.get(self.presence.heard(body))
        if table is not None:
            table.show_presence()

    # From time to time.

    async def wake(self, at: float) -> None:
        """Look after the tables whose time has come: a flag fell, a bot is due."""
        for key in await self._store.read(lambda tx: queries.due(tx, at)):
            if key in self._hopeless:
                continue
            try:
                table = await self.get(key)
                await table.do(away.flags_fell)
                await table.wait_for()
                self.look_after(table)
            except No as no:
                log.error("a table can't be looked after", extra={"table": short(key), "why": no.refusal.detail})
                if no.status < 500:
                    self._hopeless.add(key)
            except Exception:  # one table that can't be loaded must not keep the others from their bots
                log.exception("a table can't be loaded", extra={"table": short(key)})
                self._hopeless.add(key)

    def show_clocks(self) -> None:
        """Time was left out: show how the clocks stand."""
        for table in self.in_use.values():
            table.show_clocks()

    def watched(self) -> bool:
        """Whether anybody looks at any table here."""
        return any(table.viewers for table in self.in_use.values())

    def let_go(self) -> None:
        """Let go of tables that nobody needs, and of connections that are stuck."""
        since = time.monotonic() - (IDLE if len(self.in_use) < MANY else HASTE)
        for key, table in list(self.in_use.items()):
            if table.used < since and not table.viewers and not table.thinking and not table.lock.locked():
                del self.in_use[key]
            else:
                for viewer in list(table.viewers):
                    viewer.close_if_stuck()
        self.presence.forget()
        metrics.tables_in_memory.set(len(self.in_use))
