"""The bridge: requests and live connections of the page, brought to the application as ASGI has them.

The page sends messages by number: `request` is answered by `answer`; `open` begins a live connection, `say` and `close`
go on with it, and `opened`, `said` and `closed` come back. Nobody else can send any, so whoever asks is the one person
whose browser this is.
"""

import asyncio
import logging
from collections.abc import Callable, MutableMapping
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Scope

log = logging.getLogger("igroteka.bridge")
Tell = Callable[[dict[str, Any]], None]
"""Sends the page a message."""
HOST = "igroteka.here"


class Line:
    """One live connection."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.waiting.put_nowait({"type": "websocket.connect"})
        self.open = True


class Bridge:
    """Between the page and the application."""

    def __init__(self, app: ASGIApp, tell: Tell, secret: str) -> None:
        self._app = app
        self._tell = tell
        self._headers = [(b"host", HOST.encode()), (b"authorization", f"Bearer {secret}".encode())]
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, message: MutableMapping[str, Any]) -> None:
        """The page says something."""
        number: int = message["number"]
        match message["type"]:
            case "request":
                self._start(self._request(number, message["method"], message["url"], message["body"]))
            case "open":
                self._lines[number] = Line()
                self._start(self._connect(number, message["url"]))
            case "say":
                if number in self._lines:
                    self._lines[number].waiting.put_nowait({"type": "websocket.receive", "text": message["text"]})
            case "close":
                if number in self._lines:
                    self._lines[number].waiting.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def _start(self, work: Any) -> None:
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
            "headers": self._headers,
            "client": (HOST, 0),
            "server": (HOST, 80),
        }

    async def _request(self, number: int, method: str, url: str, body: bytes) -> None:
        status, headers, parts = 500, [], []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [(name.decode(), value.decode()) for name, value in message["headers"]]
            else:
                parts.append(message.get("body", b""))

        scope: Scope = {**self._scope("http", "http", url), "method": method}
        try:
            await self._app(scope, receive, send)
        except Exception:  # Starlette has answered that something broke, and raises it for whoever keeps the log
            log.exception("a request broke")
        self._tell({"type": "answer", "number": number, "status": status, "headers": headers, "body": b"".join(parts)})

    async def _connect(self, number: int, url: str) -> None:
        line = self._lines[number]

        async def send(message: MutableMapping[str, Any]) -> None:
            match message["type"]:
                case "websocket.accept":
                    self._tell({"type": "opened", "number": number})
                case "websocket.send":
                    self._tell({"type": "said", "number": number, "text": message["text"]})
                case "websocket.close":
                    self._closed(number)

        scope: Scope = {**self._scope("websocket", "ws", url), "subprotocols": []}
        try:
            await self._app(scope, line.waiting.get, send)
        except Exception:
            log.exception("a live connection broke")
        self._closed(number)

    def _closed(self, number: int) -> None:
        if self._lines.pop(number, None) is not None:
            self._tell({"type": "closed", "number": number})
