"""The live connection: each client gets the versioned changes of its audience, and can ask for the whole again.

A connection has its own short queue and its own sender. One that can't keep up loses its queue and gets the whole
state once it can; one that takes nothing for long is closed. Nobody else waits for it.
"""

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from igroteka.server import livemessages as lm
from igroteka.server import metrics, people, play
from igroteka.server.board import carry_out
from igroteka.server.refusals import No
from igroteka.server.storage.base import now
from igroteka.server.tables import Audience, Table
from igroteka.server.web import NUL

if TYPE_CHECKING:
    from igroteka.server.house import House

log = logging.getLogger("igroteka.live")
QUEUE = 64
"""Messages that may wait for a slow client."""
STUCK = 30.0
"""Seconds after which a client that takes nothing is closed."""
MAX_MESSAGE = 20_000
decoder = msgspec.json.Decoder(lm.FromClient)
encoder = msgspec.json.Encoder()


class Connection:
    """One live connection to a table."""

    def __init__(self, send: Send, table: Table | None, person: str, name: str) -> None:
        self._send = send
        self.table = table
        self.person = person
        self.name = name
        self.audience: Audience | None = None
        self._queue: deque[bytes] = deque()
        self._whole = False
        self._news = asyncio.Event()
        self.sending_since: float | None = None
        reader = asyncio.current_task()
        assert reader is not None
        self.reader = reader

    def push(self, message: bytes) -> None:
        """Send, without waiting."""
        if self._whole:
            return  # the whole state, still to be sent, has it
        if len(self._queue) >= QUEUE:
            if self.table is not None:
                self.resync()
            return
        self._queue.append(message)
        self._news.set()

    def answer(self, message: bytes) -> None:
        """Send something that no state has in it, so that it must not get lost."""
        if len(self._queue) < 2 * QUEUE:
            self._queue.append(message)
            self._news.set()

    def resync(self) -> None:
        """Send the whole state when there is room for it."""
        self._queue.clear()
        self._whole = True
        self._news.set()

    async def send_all(self) -> None:
        """The sender: one message after another, as fast as the client takes them."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue or self._whole:
                if self._whole:
                    message = await self._state()
                else:
                    message = self._queue.popleft()
                self.sending_since = time.monotonic()
                await self._send({"type": "websocket.send", "text": message.decode()})
                self.sending_since = None

    async def _state(self) -> bytes:
        table = self.table
        assert table is not None
        async with table.lock:
            # Answers that were waiting are sent after it; changes are all in it.
            self._whole = False
            self.audience = table.audience(self.person)
            return table.state_message(self.audience)

    def close_if_stuck(self) -> None:
        """Close a connection that has taken nothing for long: there may be nobody at the other end."""
        if self.sending_since is not None and time.monotonic() - self.sending_since > STUCK:
            self.sending_since = None
            self.reader.cancel()


async def enter(house: "House", socket: WebSocket) -> people.Person | None:
    """Whoever connects, once checked; None if refused (and the socket closed)."""
    try:
        house.guard.check_origin(socket)
        person = await people.who_asks(house, socket)
        if person is None:
            raise No(401, "enter-first")
    except No as no:
        await refuse(socket, no)
        return None
    return person


async def refuse(socket: WebSocket, no: No) -> None:
    """Close with a reason, after saying it in a message: a browser can't read the status of a refused handshake."""
    metrics.refusals.labels(no.refusal.error).inc()
    await socket.accept()
    await socket.send_text(encoder.encode(lm.Refused(None, no.refusal)).decode())
    await socket.close(4000 + no.status, no.refusal.error)


async def table_live(house: "House", socket: WebSocket, send: Send) -> None:
    """A client looks at a table, and plays."""
    person = await enter(house, socket)
    if person is None:
        return
    try:
        table = await house.table(socket.path_params["table"])
    except No as no:
        await refuse(socket, no)
        return
    await socket.accept()
    connection = Connection(send, table, person.id, person.name)
    metrics.sockets.inc()
    async with table.lock:
        first = table.greet(connection)
    connection.answer(first)
    house.came(table, person.id)
    sender = asyncio.create_task(connection.send_all())
    try:
        await _receive_all(house, connection, table, socket)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        log.info("a connection was cut: it took nothing", extra={"table": table.head.id})
    finally:
        sender.cancel()
        metrics.sockets.dec()
        table.viewers.pop(connection, None)
        table.used = time.monotonic()
        house.went(table, person.id)
        await asyncio.gather(sender, return_exceptions=True)


async def _receive_all(house: "House", connection: Connection, table: Table, socket: WebSocket) -> None:
    key = str(id(connection))
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or b""
        request = None
        try:
            if not house.guard.messages.take(key):
                raise No(429, "too-often")
            if len(data) > MAX_MESSAGE:
                raise No(413, "too-large", most=MAX_MESSAGE)
            if ("\\u0000" if isinstance(data, str) else b"\\u0000") in data:
                raise No(400, "bad-request", why=NUL)
            try:
                asked = decoder.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise No(400, "bad-request", why=str(error)) from error
            request = getattr(asked, "request", None)
            await _carry_out(connection, table, asked)
        except No as no:
            metrics.refusals.labels(no.refusal.error).inc()
            connection.answer(encoder.encode(lm.Refused(request, no.refusal)))


async def _carry_out(connection: Connection, table: Table, asked: lm.FromClient) -> None:
    person = connection.person
    match asked:
        case lm.Move():
            work = play.moves(person, asked.ply, asked.moves, asked.seat, asked.request)
        case lm.Undo():
            work = play.undo(person, asked.ply, asked.seat, asked.request)
        case lm.Redo():
            work = play.redo(person, asked.ply, asked.seat, asked.request)
        case lm.Chat():
            work = play.chat(person, connection.name, asked.text, asked.request)
        case lm.Resync():
            if asked.have != table.version:
                connection.resync()
            return
        case lm.Ping():
            connection.answer(encoder.encode(lm.Pong(now())))
            return
    played = await carry_out(table, work, asked.request)
    connection.answer(encoder.encode(lm.Done(asked.request, played.version, played.ply)))


async def notices(house: "House", socket: WebSocket, send: Send) -> None:
    """A client wants to be told what concerns its person, wherever it is."""
    person = await enter(house, socket)
    if person is None:
        return
    await socket.accept()
    connection = Connection(send, None, person.id, person.name)
    metrics.sockets.inc()
    house.bell.listeners.setdefault(person.id, {})[connection] = None
    sender = asyncio.create_task(connection.send_all())
    try:
        while socket.client_state == WebSocketState.CONNECTED:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            if '"ping"' in (message.get("text") or ""):
                connection.answer(encoder.encode(lm.Pong(now())))
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        metrics.sockets.dec()
        mine = house.bell.listeners.get(person.id, {})
        mine.pop(connection, None)
        if not mine:
            house.bell.listeners.pop(person.id, None)
        await asyncio.gather(sender, return_exceptions=True)
