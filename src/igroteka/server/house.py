"""The house: everything that one server process holds together, and what it does by itself."""

import asyncio
import hashlib
import logging
import secrets
import time as clock
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import itsdangerous
import msgspec
from starlette.requests import HTTPConnection

from igroteka.server import away, metrics, play, shelf
from igroteka.server.garbage import Broom
from igroteka.server.guard import Guard
from igroteka.server.head import Head
from igroteka.server.livemessages import Notice, NoticeKind
from igroteka.server.logs import short
from igroteka.server.minds import Minds
from igroteka.server.notify import Bell
from igroteka.server.refusals import No, missing
from igroteka.server.settings import Settings
from igroteka.server.storage.base import Step, StorageFailed, Store, Tx, now
from igroteka.server.study import Study
from igroteka.server.tables import BOT_DUE, Table

log = logging.getLogger("igroteka.house")
IDLE = 120.0
"""After so many seconds without viewers a table leaves memory."""
PULSE = 1.0
LET_GO = 10
DOWN = 5.0
"""Where several workers leave signs of life, a silence longer than this was an outage."""
LONG_AGO = 90 * 86400.0
SHOW_UP = 15.0
"""Every so many seconds a worker tells the others who is here; three times as long, and it is gone."""


class House:
    """One server process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.guard = Guard(settings.public_url, relaxed=settings.relaxed)
        self.minds = Minds(settings.minds, settings.bot_budget)
        self.study = Study(self)
        self.bell = Bell(self)
        self.tables: dict[str, Table] = {}
        self.outages: list[tuple[float, float]] = []
        self.signer = itsdangerous.Signer("")
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._elsewhere: dict[str, dict[str, tuple[float, list[str]]]] = {}
        """Who looks at a table through other workers: by table and worker, when we heard and whom."""
        self._hopeless: set[str] = set()
        """Tables that can't go on with the rules or components of this server."""
        self._put_up: Counter[str] = Counter()
        """How many tables each host has put up, where deals repeat."""
        self._shown_up = 0.0
        self._broom = Broom()
        self._name = secrets.token_hex(4)

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
        await self.bell.open()
        await self.store.listen(self.heard)
        self._broom.take_over()
        self.start(self._beat())
        self.start(self._resume())

    async def close(self) -> None:
        """Go down: nothing is lost, whatever was under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()
        await self.study.close()
        await self.bell.close()
        await self.store.close()
        self._broom.hand_back()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    # Tables.

    def seed_for(self, head: Head) -> str:
        """A seed that nobody can guess; or, for tests, one that follows from how many tables the host has put up."""
        if self.settings.deals is None:
            return secrets.token_hex(16)
        self._put_up[head.host.id] += 1
        return f"{self.settings.deals}:{self._put_up[head.host.id]}"

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
        table = await asyncio.to_thread(Table, self, loaded)  # a long match keeps nobody else waiting
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
        self._tell(table, step)
        self.look_after(table)
        self._broom.step()

    def _tell(self, table: Table, step: Step) -> None:
        """Tell people that it is their turn, or that the match has begun or ended."""
        head = table.head
        seats = {head.seats[seat].person: seat for seat in table.to_act() if head.seats[seat].thinker is None}
        asked = {person for person in seats if person}
        for person in asked - table.asked:
            if person != step.person:
                self.notify(person, "turn", table, seats[person])
        table.asked = asked
        if step.kind == "start" or step.status == "finished":
            for person in head.people():
                if person != step.person:
                    self.notify(person, "started" if step.kind == "start" else "finished", table)
        if step.kind == "stand-in":
            for number, seat in enumerate(head.seats):
                if seat.stand_in and seat.person and str(number) in step.body.split(","):
                    self.notify(seat.person, "stand-in", table, number)

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
                    await table.sound()
                    match, seats = table.match, table.head.seats
                    asked = [seat for seat in table.to_act() if seats[seat].thinker]
                    if match is None or not asked:
                        return
                    prepared = table.prepared()
                    if prepared is not None and prepared[0] not in asked:
                        return  # the learner comes first, even where others are asked as well
                    seat = asked[0] if prepared is None else prepared[0]
                    bot = seats[seat].thinker
                    assert bot is not None
                    ply = match.ply
                    if prepared is None:
                        choosing = self.minds.choosing(match, seat, bot)
                    else:
                        choosing = as_prepared(match.name(prepared[1]))
                move = await choosing
                await table.do(play.bot_move(seat, bot, ply, move))
        except No as no:
            log.error("a bot could not move", extra={"table": short(table.head.id), "why": no.refusal.detail})
        finally:
            table.thinking = False

    # People coming, going, and being told.

    def came(self, table: Table, person: str) -> None:
        """Someone looks at a table; if a bot stood in for them, it goes."""
        table.show_presence()
        self._tell_presence(table)
        if any(table.head.seats[seat].stand_in for seat in table.head.seats_of(person)):
            self.start(self._back(table, person))

    async def _back(self, table: Table, person: str) -> None:
        try:
            await table.do(away.back(person))
        except No as no:
            log.error("a seat was not given back", extra={"table": short(table.head.id), "why": no.refusal.detail})

    def went(self, table: Table, person: str) -> None:
        """Someone looked away."""
        table.show_presence()
        self._tell_presence(table)

    def notify(self, person: str, kind: NoticeKind, table: Table, seat: int | None = None) -> None:
        """Tell a person something that concerns them."""
        here = any(viewer.person == person for viewer in table.viewers) or person in self.elsewhere(table.head.id)
        self.bell.ring(person, Notice(kind, table.head.id, table.head.game, table.head.name, seat), here=here)

    def elsewhere(self, table: str) -> set[str]:
        """The people who look at a table through other workers."""
        gone = clock.monotonic() - 3 * SHOW_UP
        return {who for at, people in self._elsewhere.get(table, {}).values() if at > gone for who in people}

    def _tell_presence(self, table: Table) -> None:
        if self.store.shared:
            here = sorted({viewer.person for viewer in table.viewers})
            body = msgspec.json.encode([self._name, table.head.id, here]).decode()
            self.start(self.store.tell(f"here {body}"))

    def heard(self, message: str) -> None:
        """Another worker says something."""
        kind, _, rest = message.partition(" ")
        match kind:
            case "step":
                key, version = rest.split()
                table = self.tables.get(key)
                if table is not None:
                    self.start(table.catch_up(int(version)))
            case "here":
                worker, key, people = msgspec.json.decode(rest, type=tuple[str, str, list[str]])
                self._elsewhere.setdefault(key, {})[worker] = (clock.monotonic(), people)
                if key in self.tables:
                    self.tables[key].show_presence()
            case "notice":
                person, _, body = rest.partition(" ")
                self.bell.show(person, msgspec.json.decode(body, type=Notice))
            case "hook":
                person, has_one = rest.split()
                self.bell.hook(person, has_one == "1")
            case "outage":
                self.start(self._read_outages())
            case "lost":
                for table in self.tables.values():
                    self.start(table.catch_up(table.version + 1))

    async def hook(self, person: str, has_one: bool) -> None:
        """Someone's webhook was set or taken away: every worker should know."""
        self.bell.hook(person, has_one)
        await self.store.tell(f"hook {person} {int(has_one)}")

    def secure(self, connection: HTTPConnection) -> bool:
        """Whether cookies may travel only over https."""
        return (self.settings.public_url or str(connection.url)).startswith("https")

    # What it does by itself.

    async def _beat(self) -> None:
        """Every second: leave a sign of life, wake what is due, let go of what is idle."""
        beats = 0
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.store.write(leave_sign)
                await self.wake(now())
            except StorageFailed as error:
                log.error("storage fails", extra={"why": str(error)})
            except Exception:  # the heart goes on beating
                log.exception("a beat was missed")
            self.start(self.bell.deliver())  # which may take as long as other people's servers do
            self._broom.tidy()
            beats += 1
            if beats % LET_GO == 0:
                self._let_go()
            if self.store.shared and clock.monotonic() - self._shown_up > SHOW_UP:
                self._shown_up = clock.monotonic()
                for table in list(self.tables.values()):
                    if table.viewers:
                        self._tell_presence(table)

    async def wake(self, at: float) -> None:
        """Look after the tables whose time has come: a flag fell, a bot is due."""
        due = await self.store.read(
            lambda tx: tx.all(
                "SELECT id FROM progress JOIN tables ON id = table_id"
                " WHERE wake_at <= :at AND status = 'playing' ORDER BY wake_at",
                at=at,
            )
        )
        for row in due:
            if row["id"] in self._hopeless:
                continue
            try:
                table = await self.table(row["id"])
                await table.do(away.flags_fell)
                self.look_after(table)
            except No as no:
                log.error("a table can't be looked after", extra={"table": short(row["id"]), "why": no.refusal.detail})
                if no.status < 500:
                    self._hopeless.add(row["id"])
            except Exception:  # one table that can't be loaded must not keep the others from their bots
                log.exception("a table can't be loaded", extra={"table": short(row["id"])})
                self._hopeless.add(row["id"])

    async def _resume(self) -> None:
        """Take up the bots' moves that were due when the server went down."""
        await self.wake(now() + BOT_DUE)

    async def _read_outages(self) -> None:
        rows = await self.store.read(lambda tx: tx.all("SELECT began, ended FROM outages ORDER BY began"))
        self.outages = [(row["began"], row["ended"]) for row in rows]

    def _let_go(self) -> None:
        at = clock.monotonic()
        self._broom.sweep(quiet=not any(table.viewers for table in self.tables.values()))
        for key, table in list(self.tables.items()):
            if table.used < at - IDLE and not table.viewers and not table.thinking and not table.lock.locked():
                del self.tables[key]
            else:
                for viewer in list(table.viewers):
                    viewer.close_if_stuck()
        heard = at - 3 * SHOW_UP
        self._elsewhere = {
            key: workers
            for key, workers in self._elsewhere.items()
            if any(when > heard for when, _ in workers.values())
        }
        metrics.tables_in_memory.set(len(self.tables))


async def as_prepared(move: str) -> str:
    """A bot's move in the opening of a guided match needs no thought."""
    return move


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
