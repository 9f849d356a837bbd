"""Opens the server inside a worker of a page: `web/src/site/house.worker.ts` calls this.

There is one person, who is entered by themselves. What other people or the network would be needed for (webhooks,
passwords, joining) is there as everywhere, and nobody asks for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
from starlette.types import ASGIApp

from igroteka.server.app import make
from igroteka.server.bot_process.pool import Mind
from igroteka.server.bot_process.protocol import Request, Response
from igroteka.server.browser.bridge import Bridge, Tell
from igroteka.server.browser.store import InlineStore, Revision
from igroteka.server.logs import configure
from igroteka.server.people import accounts, sessions
from igroteka.server.settings import Settings
from igroteka.server.storage.base import Store, Tx

log = logging.getLogger("igroteka.browser")
REVISIONS = Path(__file__).parent / "schema.json"
"""The schema's history as SQL, written when the site is built."""
RESPONSES: msgspec.msgpack.Decoder[Response] = msgspec.msgpack.Decoder(Response)


class Thinker(Protocol):
    """A worker of the page in which a bot thinks, as JavaScript has it."""

    async def ask(self, question: Any) -> Any:
        """Bytes there and back."""

    def end(self) -> None:
        """End it, whatever it does."""


class WorkerMind:
    """A bot's thinking in a worker of the page."""

    def __init__(self, thinker: Thinker, to_js: Callable[[bytes], Any]) -> None:
        self._thinker = thinker
        self._to_js = to_js

    async def ask(self, question: Request) -> Response:
        try:
            data = await self._thinker.ask(self._to_js(msgspec.msgpack.encode(question)))
        except Exception as error:  # whatever JavaScript throws
            raise OSError(str(error)) from error
        return RESPONSES.decode(bytes(data))

    async def end(self) -> None:
        self._thinker.end()


class BrowserTab:
    """What a server needs, in a worker of a page."""

    def __init__(self, start_thinker: Callable[[], Awaitable[Thinker]], to_js: Callable[[bytes], Any]) -> None:
        self._start_thinker = start_thinker
        self._to_js = to_js

    async def open_store(self, url: str) -> Store:
        revisions = msgspec.json.decode(REVISIONS.read_bytes(), type=list[Revision])
        return InlineStore(url.removeprefix("sqlite:///"), revisions)

    async def start_mind(self, nice: int) -> Mind:
        return WorkerMind(await self._start_thinker(), self._to_js)


async def open_house(settings: Settings, tab: BrowserTab, tell: Tell, name: str) -> Bridge:
    """The application, running, and the bridge to it."""
    configure(quiet=True)
    app = make(settings, tab)
    await begin(app)
    secret = await app.state.worker.store.write(lambda tx: enter(tx, name))
    return Bridge(app, tell, secret)


async def begin(app: ASGIApp) -> None:
    """Start the application: it stays until the worker ends."""
    begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    waiting.put_nowait({"type": "lifespan.startup"})

    async def send(message: Any) -> None:
        if begun.done():
            return
        if message["type"] == "lifespan.startup.complete":
            begun.set_result(None)
        else:
            begun.set_exception(RuntimeError(message.get("message", message["type"])))

    asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}}, waiting.get, send))  # noqa: RUF006
    await begun


def enter(tx: Tx, name: str) -> str:
    """The secret of the one person here, who comes in by themselves; the first time they are given this name."""
    found = tx.value("SELECT id FROM people WHERE host = 1")
    person: str = found or accounts.create(tx, name).id
    tx.run("DELETE FROM sessions WHERE person = :id", id=person)
    return sessions.open_session(tx, person, "cookie", "")
