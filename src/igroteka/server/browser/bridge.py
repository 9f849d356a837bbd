"""The bridge: requests and live connections of the page, brought to the application as ASGI has them.

The page counts what it asks for, and is answered by number. Nobody else can ask, so whoever does is the one person
whose browser this is.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, MutableMapping, Sequence
from typing import Any, Protocol
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Scope

from igroteka.server.people.sessions import COOKIE

log = logging.getLogger("igroteka.bridge")
HOST = "localhost"


class PageEnd(Protocol):
    """The other end of the bridge."""

    def answer(self, number: int, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        """The answer to a request."""

    def opened(self, number: int) -> None:
        """A live connection is there."""

    def said(self, number: int, text: str) -> None:
        """Something comes by it."""

    def closed(self, number: int) -> None:
        """It is no more."""


class PageWire:
    """A live connection, which takes whatever is said."""

    held_since: float | None = None
    on_taken: Callable[[], None] | None = None

    def __init__(self, page: PageEnd, number: int) -> None:
        self._page = page
        self._number = number

    def say(self, messages: Sequence[bytes]) -> None:
        """Send texts."""
        for message in messages:
            self._page.said(self._number, message.decode())


class Bridge:
    """Between the page and the application."""

    def __init__(self, app: ASGIApp, page: PageEnd, cookie: str = "") -> None:
        self._app = app
        self._page = page
        self._cookie = cookie
        """As a browser would keep it: by it the application knows whoever has entered."""
        self._lines: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        """What has come by each live connection and was not read yet."""
        self._tasks: set[asyncio.Task[None]] = set()

    # What the page asks for.

    def request(self, number: int, method: str, url: str, body: str) -> None:
        """A request, by the part of its address behind the host."""
        self._start(self._request(number, method, url, body.encode()))

    def open(self, number: int, url: str) -> None:
        """A live connection."""
        self._lines[number] = asyncio.Queue()
        self._lines[number].put_nowait({"type": "websocket.connect"})
        self._start(self._connect(number, url))

    def say(self, number: int, text: str) -> None:
        """Something by a live connection."""
        if number in self._lines:
            self._lines[number].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """The page closes a live connection."""
        if number in self._lines:
            self._lines[number].put_nowait({"type": "websocket.disconnect", "code": 1000})

    # As ASGI has it.

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, kind: str, scheme: str, url: str) -> dict[str, Any]:
        parts = urlsplit(url)
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": scheme,
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [
                (b"host", HOST.encode()),
                (b"sec-fetch-site", b"same-origin"),
                (b"cookie", f"{COOKIE}={self._cookie}".encode()),
            ],
            "client": (HOST, 0),
            "server": (HOST, 80),
        }

    async def _request(self, number: int, method: str, url: str, body: bytes) -> None:
        status = 500
        headers: list[tuple[str, str]] = []
        parts: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers.extend((name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"])
            else:
                parts.append(message.get("body", b""))

        scope: Scope = {**self._scope("http", "http", url), "method": method}
        try:
            await self._app(scope, receive, send)
        except Exception:  # Starlette has answered that something broke, and raises it for whoever keeps the log
            log.exception("a request broke")
        for name, value in headers:
            if name == "set-cookie":
                self._cookie = value.partition(";")[0].partition("=")[2].strip('"')
        self._page.answer(number, status, headers, b"".join(parts))

    async def _connect(self, number: int, url: str) -> None:
        async def send(message: MutableMapping[str, Any]) -> None:
            match message["type"]:
                case "websocket.accept":
                    self._page.opened(number)
                case "websocket.send":
                    self._page.said(number, message["text"])
                case "websocket.close":
                    self._closed(number)

        state = {"wire": PageWire(self._page, number)}
        scope: Scope = {**self._scope("websocket", "ws", url), "subprotocols": [], "state": state}
        try:
            await self._app(scope, self._lines[number].get, send)
        except Exception:
            log.exception("a live connection broke")
        self._closed(number)

    def _closed(self, number: int) -> None:
        if self._lines.pop(number, None) is not None:
            self._page.closed(number)
