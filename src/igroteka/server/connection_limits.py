"""Limits of connections: whoever comes in has so long to say what they want, and half a request keeps nothing waiting.

Of itself uvicorn waits for ever for the rest of a request, and for somebody to take an answer; only between two
requests it has a limit. On a live connection it answers pings without end, whether or not the answers are taken.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from igroteka.server.frames import framed, only_whole, short_text

HEAD_SECONDS = 10.0
"""Within so many seconds of coming in, or of a request's first byte, all of its headers are there."""
BODY_SECONDS = 60.0
"""Within so many more seconds, all of it: a megabyte at most."""
TAKE_SECONDS = 60.0
"""Within so many seconds, some of an answer is taken, and what is left of it once the connection is closed."""
CALLERS = 500
"""How many connections one address may have, besides the live ones: a browser has six."""
PINGS = 50
"""How many pings may come in a row; and one a second."""
PARTS = 100
"""In how many frames a message may come."""
AHEAD = 4
"""How many short messages may have been read of a connection that nobody has looked at yet."""
HEADERS = 100
"""How many headers a request may have; their size is limited by the parser."""
HEAD_BYTES = 32_000
LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Callers:
    """How many connections come from each address."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """One more; whether it may stay."""
        self._count[address] += 1
        return self._count[address] <= CALLERS

    def go(self, address: str) -> None:
        """One less."""
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]


callers = Callers()


class Wire(Protocol):
    """What both kinds of connections have."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport


def give_up(wire: Wire, timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle:
    """Cut a connection off after a while: of itself one that is closed waits for ever for its last bytes to go."""
    return timer or wire.loop.call_later(TAKE_SECONDS, wire.transport.abort)


def taken(wire: Wire, timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """Something was taken: unless it is closing, there is time again."""
    if timer is None or wire.transport.is_closing():
        return timer
    timer.cancel()
    return None


class Doorway(HttpToolsProtocol):
    """uvicorn's HTTP, with limits on how long and how large a request may be."""

    _from: str | None = None
    """The address, while it counts; behind a proxy all have that of the proxy, which has limits of its own."""
    _stuck: asyncio.TimerHandle | None = None
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """How many bytes of headers have come, if they aren't all there."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)
        if self.client is not None and not self.config.proxy_headers:
            self._from = self.client[0]
            if not callers.come(self._from):
                self._refuse(MANY)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = give_up(self, self._stuck)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck = taken(self, self._stuck)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._stuck = give_up(self, self._stuck)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.transport.is_closing():
            self._stuck = give_up(self, self._stuck)

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
        if self._stuck is not None:
            self._stuck.cancel()
        if self._from is not None:
            callers.go(self._from)
            self._from = None
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


class Line(WebSocketsSansIOProtocol):
    """uvicorn's live connection, which reads nothing more while what it has answered isn't taken.

    It has a way of its own for what nearly all messages are, with next to nothing between the table and the system:
    short texts that come whole are read past the library's parser, and what is said is written at once. All else is
    the library's, and as soon as anything but whole frames has come, all that follows is.
    """

    held_since: float | None = None
    on_taken: Callable[[], None] | None = None
    _stuck: asyncio.TimerHandle | None = None
    _whole = True
    """Whether only whole frames have come, so that the library's parser is between two."""
    _pings = 0
    _since = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._since = self.loop.time()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self

    def data_received(self, data: bytes) -> None:
        if self._whole and self.handshake_initiated:
            text = short_text(data)
            if text is not None:
                self._read(text)
                return
            self._whole = only_whole(data)
        super().data_received(data)

    def _read(self, text: str) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def say(self, messages: Sequence[bytes]) -> None:
        """Send texts, all at once."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(messages))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.held_since = time.monotonic()
        self._stuck = give_up(self, self._stuck)
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.held_since = None
        self._stuck = taken(self, self._stuck)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        if self.on_taken is not None:
            self.on_taken()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.scope["state"].clear()  # it knows us, and we know it
        if not self.disconnected:
            self._stuck = give_up(self, self._stuck)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._stuck is not None:
            self._stuck.cancel()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self.held_since is not None and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def handle_ping(self) -> None:
        self._pings += 1
        if self._pings > PINGS + self.loop.time() - self._since:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PARTS:
            self.transport.abort()
        else:
            super().handle_cont(event)
