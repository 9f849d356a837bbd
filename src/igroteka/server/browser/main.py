"""Opens the server inside a worker of a page.

There is one person, who is known again whenever the page is opened. What other people or the network would be needed
for (webhooks, passwords, joining) is there as everywhere, and nobody asks for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
from starlette.types import ASGIApp

from igroteka import bots
from igroteka.server.app import make
from igroteka.server.bot_process.pool import Mind
from igroteka.server.bot_process.protocol import Calibrate, ChooseMove, Request, Response
from igroteka.server.browser.bridge import Bridge, PageEnd
from igroteka.server.browser.store import InlineStore, Revision
from igroteka.server.freeze import Frozen
from igroteka.server.logs import configure
from igroteka.server.people import sessions
from igroteka.server.settings import Settings
from igroteka.server.storage.base import Store, Tx

REVISIONS = Path(__file__).parent / "schema.json"
"""The schema's history as SQL, written when the site is built."""
BY_NETWORK = (bots.USUAL, "expert", bots.NETWORK)
"""Bots that play by a game's network, where it has one."""
RESPONSES: msgspec.msgpack.Decoder[Response] = msgspec.msgpack.Decoder(Response)


class Thinker(Protocol):
    """A worker of the page in which a bot thinks: bytes there and back."""

    async def ask(self, question: bytes, game: str) -> bytes:
        """One question, one answer; for it, it may need the network of a game."""

    def end(self) -> None:
        """End it, whatever it does."""


class WorkerMind:
    """A bot's thinking in a worker of the page."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def ask(self, question: Request) -> Response:
        return RESPONSES.decode(await self._thinker.ask(msgspec.msgpack.encode(question), network_for(question)))

    async def end(self) -> None:
        self._thinker.end()


def network_for(question: Request) -> str:
    """The game by whose network the question may be answered; nothing if whoever is asked needs none."""
    if isinstance(question, Calibrate) or (isinstance(question, ChooseMove) and question.bot not in BY_NETWORK):
        return ""
    return msgspec.msgpack.decode(question.match, type=Frozen).game


class BrowserTab:
    """What a server needs, in a worker of a page."""

    def __init__(self, start_thinker: Callable[[], Awaitable[Thinker]], revisions: bytes | None = None) -> None:
        self._start_thinker = start_thinker
        self._revisions = revisions

    async def open_store(self, url: str) -> Store:
        history = self._revisions or REVISIONS.read_bytes()
        return InlineStore(url.removeprefix("sqlite:///"), msgspec.json.decode(history, type=list[Revision]))

    def orphaned(self) -> bool:
        return False

    async def start_mind(self, nice: int) -> Mind:
        return WorkerMind(await self._start_thinker())


async def open_house(settings: Settings, tab: BrowserTab, page: PageEnd) -> Bridge:
    """The application, running, and the bridge to it."""
    configure(quiet=True)
    app = make(settings, tab)
    await begin(app)
    worker = app.state.worker
    secret = await worker.store.write(come_back)
    return Bridge(app, page, worker.sessions.signed(secret) if secret else "")


async def begin(app: ASGIApp) -> None:
    """Start the application: it stays until the worker ends."""
    begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    waiting.put_nowait({"type": "lifespan.startup"})

    async def send(message: Any) -> None:
        if message["type"] == "lifespan.startup.complete":
            begun.set_result(None)

    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    life = asyncio.ensure_future(app(scope, waiting.get, send))
    await asyncio.wait([begun, life], return_when=asyncio.FIRST_COMPLETED)
    if not begun.done():
        life.result()  # raises why it did not begin


def come_back(tx: Tx) -> str | None:
    """The secret of a new session for the one person here, if they have been here before."""
    person: str | None = tx.value("SELECT id FROM people WHERE host = 1")
    if person is None:
        return None
    tx.run("DELETE FROM sessions WHERE person = :id", id=person)
    return sessions.open_session(tx, person, "cookie", "")
