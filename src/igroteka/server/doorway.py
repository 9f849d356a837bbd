"""The doorway: whoever comes in has so long to say what they want. Half a request, or none, keeps nothing waiting.

Of itself uvicorn waits for ever for the rest of a request; only between two requests it has a limit.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
"""Within so many seconds of coming in, or of a request's first byte, all of its headers are there."""
BODY_SECONDS = 60.0
"""Within so many more seconds, all of it: a megabyte at most."""
HEADERS = 100
"""How many headers a request may have; their size is limited by the parser."""
HEAD_BYTES = 32_000
LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Doorway(HttpToolsProtocol):
    """uvicorn's HTTP, with limits on how long and how large a request may be."""

    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """How many bytes of headers have come, if they aren't all there."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(HEAD_SECONDS)
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES and not self.transport.is_closing():
            self._refuse(LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._head = -(1 << 60)  # what comes now is no header
        if len(self.headers) > HEADERS:
            self._refuse(LARGE)
            return
        super().on_headers_complete()
        self._wait(BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._wait(None)

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        super().handle_websocket_upgrade()
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """The parser knows us, and we know it: a ring of kilobytes, which would wait for a sweep (see `garbage`)."""
        self._head = 0
        self.parser = None  # type: ignore[assignment]  # it is asked for nothing any more

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._refuse, LATE)

    def _refuse(self, answer: bytes) -> None:
        self._wait(None)
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started:
            self.transport.write(answer)
        self.transport.close()
