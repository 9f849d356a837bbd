"""The worker: one server process. It makes what the process works with, and keeps it going."""

import asyncio
import logging
import signal
from typing import Any

import msgspec

from igroteka.server.archive.analysis import Analyst
from igroteka.server.archive.ratings import keep_result
from igroteka.server.background import Background
from igroteka.server.bot_process.pool import BotPool
from igroteka.server.garbage import Broom
from igroteka.server.messages.live import Notice
from igroteka.server.people.guard import Guard
from igroteka.server.people.notify import Notifier
from igroteka.server.people.quotas import QuotaKeeper
from igroteka.server.people.sessions import Sessions
from igroteka.server.settings import Settings
from igroteka.server.storage.base import StorageFailed, Store
from igroteka.server.system import System
from igroteka.server.tables.directory import Tables
from igroteka.server.tables.hints import Hints
from igroteka.server.tables.table import BOT_DUE
from igroteka.server.tables.uptime import Uptime

log = logging.getLogger("igroteka.worker")
PULSE = 1.0
LET_GO = 10


class Worker:
    """One server process."""

    def __init__(self, store: Store, settings: Settings, system: System) -> None:
        self.store = store
        self._system = system
        self.guard = Guard(settings.public_url, settings.host, relaxed=settings.relaxed)
        self.sessions = Sessions(store, settings.public_url)
        self.quotas = QuotaKeeper(store, relaxed=settings.relaxed)
        self._background = Background()
        self._broom = Broom()
        self._uptime = Uptime(store)
        self._bots = BotPool(
            settings.minds, settings.bot_budget, start=system.start_mind, expert=settings.expert_budget
        )
        self.notifier = Notifier(store, self._background, private_webhooks=settings.private_webhooks)
        self.analyst = Analyst(store, self._background, settings.analysis_budget, system.start_mind)
        self.hints = Hints(self._bots, self.guard, self._background, settings.hint_budget)
        self.tables = Tables(
            store,
            self._uptime,
            self._bots,
            self.notifier,
            self._background,
            keep_result,
            made_step=self._broom.step,
            deals=settings.deals,
        )

    def services(self) -> dict[type, Any]:
        """What the routes may work with, by type."""
        return {
            Store: self.store,
            Guard: self.guard,
            Sessions: self.sessions,
            QuotaKeeper: self.quotas,
            Notifier: self.notifier,
            Tables: self.tables,
            Hints: self.hints,
            Analyst: self.analyst,
            BotPool: self._bots,
        }

    # Opening and closing.

    async def open(self) -> None:
        """Come up: see how long the server was down, go on with what waits."""
        await self.sessions.open()
        await self.quotas.open()
        await self._uptime.open()
        await self.notifier.open()
        await self.store.listen(self.heard)
        self._broom.take_over()
        self._background.start(self._beat())
        self._background.start(
            self.tables.wake(self._uptime.now() + BOT_DUE)
        )  # bots' moves that were due when it went down

    def take_up(self) -> None:
        """Another worker has gone: what its bots were to do is anybody's now."""
        self._background.start(self.tables.wake(self._uptime.now() + BOT_DUE))

    async def close(self) -> None:
        """Go down: nothing is lost, whatever was under way."""
        await self._background.close()
        await self._bots.close()
        await self.analyst.close()
        await self.notifier.close()
        await self.store.close()
        self._broom.hand_back()

    # What other workers say.

    def heard(self, message: str) -> None:
        """Another worker says something."""
        kind, _, rest = message.partition(" ")
        match kind:
            case "steps":
                told = rest.split()
                for key, version in zip(told[::2], told[1::2], strict=True):
                    self.tables.catch_up(key, int(version))
            case "here":
                self.tables.heard_presence(rest)
            case "notice":
                person, _, body = rest.partition(" ")
                self.notifier.show(person, msgspec.json.decode(body, type=Notice))
            case "hook":
                person, has_one = rest.split()
                self.notifier.hook(person, has_one == "1")
            case "out":
                self._background.start(self.sessions.recheck(rest))
            case "quotas":
                self._background.start(self.quotas.open())
            case "outage":
                self._background.start(self._uptime.read())
            case "lost":
                self.tables.catch_up_all()

    # What it does by itself.

    async def _beat(self) -> None:
        """Every second: leave a sign of life, wake what is due, let go of what is idle."""
        beats = 0
        while True:
            await asyncio.sleep(PULSE)
            if self._system.orphaned():
                log.error("the command that started this worker has gone: it ends, too")
                signal.raise_signal(signal.SIGTERM)
                return
            try:
                if await self._uptime.beat():
                    self.tables.show_clocks()
                await self.tables.wake(self._uptime.now())
            except StorageFailed as error:
                log.error("storage fails", extra={"why": str(error)})
            except Exception:  # the heart goes on beating
                log.exception("a beat was missed")
            self._background.start(self.notifier.deliver())  # which may take as long as other people's servers do
            self._broom.tidy()
            beats += 1
            if beats % LET_GO == 0:
                self._broom.sweep(quiet=not self.tables.watched(), gone=self.sessions.gone)
                self.tables.let_go()
            self.tables.presence.show_up(list(self.tables.in_use.values()))
