"""A table's life in memory: one writer at a time, commit first, then show.

Whatever changes a table goes through `Table.do`. The work given to it checks and changes the table in memory and
returns the step to store; only when the step is on disk is it shown to anyone. If it can't be stored, or someone else
was quicker (another worker), the table is loaded again as the database has it.
"""

import asyncio
import time as clock
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec

from igroteka.server.bot_process.protocol import Advice
from igroteka.server.freeze import freeze
from igroteka.server.messages import Outcome
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import Snapshot, StorageFailed, Store, TableStep, Tx, now
from igroteka.server.tables import clocks, queries, steps
from igroteka.server.tables.apart import KINDS, still
from igroteka.server.tables.info import TableInfo
from igroteka.server.tables.shown import Shown
from igroteka.server.tables.standing import Way
from igroteka.server.tables.uptime import Uptime

SNAPSHOT_EVERY = 40
"""Plies between snapshots."""
BOT_DUE = 30.0
"""After so many seconds without a bot's move another worker may take it up."""
GRACE = 30.0
"""Seconds that people have at least: to come back after a restart, and to move when they are back."""


class Caretaker(Protocol):
    """Whoever looks after tables: see `Tables`."""

    def after(self, table: "Table", step: TableStep) -> None:
        """A step was committed and shown."""

    def look_after(self, table: "Table") -> None:
        """If a bot is asked, let it think."""

    def elsewhere(self, table: str) -> set[str]:
        """The people who look at a table through other workers."""


KeepResult = Callable[[Tx, TableInfo, Outcome], None]
"""Writes how a match came out, in the transaction that ends it."""


class Work(NamedTuple):
    """What some work came to: the step to store, and what else belongs in the same transaction."""

    step: TableStep
    also: Callable[[Tx], None] | None = None


class Table(Shown):
    """A table that is in use."""

    def __init__(
        self,
        loaded: queries.LoadedTable,
        store: Store,
        uptime: Uptime,
        caretaker: Caretaker,
        keep_result: KeepResult,
    ) -> None:
        super().__init__(uptime, caretaker.elsewhere)
        self._caretaker = caretaker
        self.store = store
        self.keep_result = keep_result
        self.lock = asyncio.Lock()
        self.thinking = False
        self.stale = False
        """Whether memory may say what is not, or not yet, on disk."""
        self.asked: set[str] = set()
        """The people who have been told that it is their turn."""
        self.used = clock.monotonic()
        self.loaded = uptime.now()
        """Since when it is in memory: before that, nobody could be seen here."""
        self.advice: dict[int, tuple[Way | None, asyncio.Task[Advice]]] = {}
        """For each seat the last hint, and how the position came about that it was asked for."""
        self.take(loaded)

    async def do(self, work: Callable[["Table"], Work | None]) -> int:
        """Check, apply, commit, show; returns the version it is in. None as work means it was already done."""
        self.used = clock.monotonic()
        async with self.lock:
            for _ in range(5):
                await self.sound()
                low, version, asked = self._ply(), self.version, self.to_act()
                try:
                    done = work(self)
                except No:
                    if await self._behind():  # refused by what is no longer true
                        await self._follow()
                        continue
                    raise
                if done is None:
                    return self.version
                self.stale = True  # until it is on disk, memory says more than is true
                try:
                    landed = await self._commit(done)
                except StorageFailed as error:
                    raise No(503, "storage", why=str(error)) from error
                if landed:
                    self.stale = False
                    self.version = done.step.version
                    if self.match is not None:
                        self._note(self.match, done.step.kind, done.step.body, self.version, asked, low)
                    if done.step.request:
                        self._remember((done.step.person, done.step.request), self.version)
                    self.show(min(low, self._ply()), low, version)
                    break
            else:
                raise No(503, "busy")
        self._caretaker.after(self, done.step)
        return done.step.version

    async def _commit(self, done: Work) -> bool:
        step, also = done
        if also is None:
            return await self.store.append(step)

        def write(tx: Tx) -> bool:
            if not tx.append([step]):
                return False
            also(tx)
            return True

        return await self.store.write(write)

    async def sound(self) -> None:
        """After a failure memory may be ahead of the database: be as the database has it, before anyone looks."""
        if not self.stale:
            return
        low, version = self._ply(), self.version
        try:
            loaded = await self.store.read(lambda tx: queries.load(tx, self.info.id))
        except StorageFailed as error:
            raise No(503, "storage", why=str(error)) from error
        if loaded is None:
            raise missing("table")
        self.take(loaded)
        self.stale = False
        self._pictures.clear()
        self._wholes.clear()
        if self.version != version:
            self.show(min(low, self._ply()), low, version)

    async def _behind(self) -> bool:
        """Whether another worker has written what memory doesn't know yet."""
        if not self.store.shared:
            return False
        sql = "SELECT version FROM progress WHERE table_id = :table"
        version: int = await self.store.read(lambda tx: tx.value(sql, table=self.info.id))
        return version != self.version

    async def _follow(self) -> None:
        """Take in what another worker did, and show it."""
        version = self.version
        news = await self.store.read(lambda tx: queries.load(tx, self.info.id, after=version))
        if news is None:
            raise missing("table")
        before = low = self._ply()
        self.stale = True
        self.info, self.version, self.time = news.info, news.version, news.time
        self.chat = msgspec.to_builtins(news.chat)
        self._number_chat()
        if self.match is None and self.info.status in ("playing", "finished"):
            self.match = self.new_match()
            self._begin_apart(self.match)
        for kind, body, number in news.entries:
            assert self.match is not None
            asked, ply = self.match.to_act, self.match.ply
            self.match = steps.follow(self.match, kind, body)
            self._note(self.match, kind, body, number, asked, ply)
            low = min(low, self._ply())
            if kind == "rewind":
                self.log_from = -1
                self.kept = min(self.kept, low)
        for request, number in news.requests.items():
            self._remember(request, number)
        self.stale = False
        self._look_anew()
        self.show(low, before, version)

    async def refresh(self) -> None:
        """See to it that nothing older is shown than another worker has acknowledged, and nothing that isn't true."""
        # While it asked the database, someone here may have begun a step that isn't on disk: the last question.
        if self.stale or await self._behind() or self.stale:
            async with self.lock:
                await self.sound()
                if await self._behind():
                    await self._follow()
            self._caretaker.look_after(self)

    async def catch_up(self, version: int) -> None:
        """Another worker wrote: take in what it did."""
        async with self.lock:
            await self.sound()
            if self.version < version:
                await self._follow()
        self._caretaker.look_after(self)

    def step(
        self,
        kind: str,
        body: str = "",
        *,
        person: str | None = None,
        request: str | None = None,
        movers: Sequence[int] = (),
        info: bool = True,
    ) -> TableStep:
        """The step that leads to the table as it is now in memory. With `info=False` only the match has changed."""
        at, written = self.uptime.now(), now()
        asked = self.to_act()
        outages = self.uptime.outages
        if self.info.status == "playing":
            if self.time is None or kind in ("start", "rewind"):
                before = self.time
                self.time = clocks.start(self.info, asked, at)
                if before is not None and self.time is not None and self.info.clock.kind == "bank":
                    self.time.left = before.left
            elif movers:
                self.time = clocks.press(self.info, self.time, movers, asked, at, outages)
        elif self.time is not None and self.time.running:
            self.time = clocks.press(self.info, self.time, movers, (), at, outages)
        wake = self._wakes_at(at) if self.info.status == "playing" else None
        self._sights.clear()
        self._shown_time()
        if info:
            self._shared = None
            self.seated_anew()
        return TableStep(
            self.info.id,
            self.version + 1,
            kind,
            self.match.ply if self.match else 0,
            body,
            request,
            person,
            written,
            self.info.status,
            ",".join(map(str, asked)),
            wake,
            queries.text(self.time) if self.time else None,
            queries.text(self.info) if info else None,
            kind in KINDS and self.match is not None and still(self.apart, self.match),
        )

    def _wakes_at(self, at: float) -> float | None:
        """When somebody has to look after it, if nobody moves before."""
        seats, outages = self.info.seats, self.uptime.outages
        due = []
        falls = clocks.falls_at(self.time, at, outages, [seat.thinker for seat in seats])
        if falls is not None:
            due.append(falls)
        if any(seats[seat].thinker for seat in self.to_act()):
            due.append(at + BOT_DUE)
        if self.info.away and self.time is not None:
            for seat in self.time.running:
                if seats[seat].kind == "person" and seats[seat].thinker is None:
                    waits = self.info.away - clocks.absent(self.time, seat, at, outages)
                    due.append(max(at + waits, self.loaded + GRACE))
        return min(due) if due else None

    async def wait_for(self, *people: str) -> None:
        """Where nobody may be away for long: those who are here are, and so were these until now."""
        async with self.lock:
            await self.sound()
            time = self.time
            if not self.info.away or time is None or self.info.status != "playing":
                return
            at, here = self.uptime.now(), self.here().union(people)
            time.seen.update({seat: at for seat in time.running if self.info.seats[seat].person in here})
            version, said, wake = self.version, queries.text(time), self._wakes_at(at)
            await self.store.write(lambda tx: queries.put_off(tx, self.info.id, version, said, wake))

    def done_already(self, person: str, request: str | None) -> bool:
        """Whether a person's request is one of those that were just carried out."""
        return request is not None and (person, request) in self.requests

    def _remember(self, request: queries.RequestKey, version: int) -> None:
        self.requests[request] = version
        if len(self.requests) > queries.REQUESTS:
            del self.requests[next(iter(self.requests))]

    def snapshot(self) -> Snapshot | None:
        """A snapshot, where one is due and nothing can be undone."""
        match = self.match
        if match is None or self.lock.locked() or self.apart or match.ply - self.kept < SNAPSHOT_EVERY:
            return None
        if any(match.can_undo(seat) or match.can_redo(seat) for seat in range(match.players)):
            return None
        self.kept = match.ply
        return Snapshot(self.info.id, self.version, freeze(match))
