"""The live connections: each client gets the versioned changes of its audience, and can ask for the whole again."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from igroteka.server import metrics
from igroteka.server.logs import short
from igroteka.server.messages import live as lm
from igroteka.server.people.accounts import Person
from igroteka.server.people.guard import Guard, check_text
from igroteka.server.people.notify import Notifier
from igroteka.server.people.quotas import QuotaKeeper
from igroteka.server.people.sessions import Sessions, digest
from igroteka.server.refusals import No
from igroteka.server.routes.connection import Connection
from igroteka.server.storage.base import StorageFailed, now
from igroteka.server.tables import play
from igroteka.server.tables.directory import Tables
from igroteka.server.tables.table import Table

log = logging.getLogger("igroteka.live")
MAX_MESSAGE = 20_000
PATIENCE = 0.2
"""Seconds that whoever asks too often waits for being told so."""
GOODBYE = 5.0
"""Seconds that a client has to take the last message."""
JSON_PATCH = "json-patch"
"""The format of changes that a client may ask for. One that asks for another, or none, gets whole states: so a page
that was loaded before the server was renewed plays on.
"""
decoder = msgspec.json.Decoder(lm.FromClient)
encoder = msgspec.json.Encoder()


class LiveConnections:
    """Serves the clients that stay connected."""

    def __init__(
        self, tables: Tables, sessions: Sessions, guard: Guard, notifier: Notifier, quotas: QuotaKeeper
    ) -> None:
        self._quotas = quotas
        self._tables = tables
        self._sessions = sessions
        self._guard = guard
        self._notifier = notifier

    @contextlib.asynccontextmanager
    async def _entered(self, socket: WebSocket) -> AsyncIterator[tuple[Person, str, int] | None]:
        """While somebody is connected: who, once checked, and by which session; None if refused (and closed)."""
        over = self._sessions.over
        with contextlib.ExitStack() as counted:
            try:
                self._guard.check_caller(socket)
                person = await self._sessions.who_asks(socket)
                if person is None:
                    raise No(401, "enter-first")
                self._quotas.one_more_connection(self._sessions.connections_of(person.id))
                counted.enter_context(self._guard.connected(socket))
            except (No, StorageFailed) as error:
                await refuse(socket, error)
                yield None
                return
            counted.enter_context(self._sessions.counted(person.id))
            yield person, digest(self._sessions.secret_of(socket) or ""), over

    async def table(self, socket: WebSocket) -> None:
        """A client looks at a table, and plays."""
        async with self._entered(socket) as entered:
            if entered is not None:
                await self._table(socket, *entered)

    async def _table(self, socket: WebSocket, person: Person, session: str, over: int) -> None:
        try:
            table = await self._tables.fresh(socket.path_params["table"])
        except (No, StorageFailed) as error:
            await refuse(socket, error)
            return
        await socket.accept()
        takes_changes = socket.query_params.get("changes") == JSON_PATCH
        connection = Connection(socket.state.wire, table, person.id, person.name, takes_changes=takes_changes)
        metrics.sockets.inc()
        async with table.lock:
            first = table.greet(connection)
        connection.answer(first)
        self._tables.came(table, person.id)
        try:
            await self._sessions.came(connection, session, over)
            await self._receive_all(connection, table, socket)
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not connection.signed_out:
                log.info("a connection was cut", extra={"table": short(table.info.id)})
        finally:
            self._sessions.went(connection)
            metrics.sockets.dec()
            table.viewers.pop(connection, None)
            table.used = time.monotonic()
            self._tables.went(table, person.id)
            connection.over()
            await say_goodbye(connection, socket)

    async def _receive_all(self, connection: Connection, table: Table, socket: WebSocket) -> None:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            request = None
            try:
                if not self._guard.messages.take(connection.person):
                    await asyncio.sleep(PATIENCE)  # nothing more is read meanwhile: refusing is work, too
                    raise No(429, "too-often")
                if len(data) > MAX_MESSAGE:
                    raise No(413, "too-large", most=MAX_MESSAGE)
                check_text(data)
                try:
                    asked = decoder.decode(data)
                except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                    raise No(400, "bad-request", why=str(error)) from error
                request = getattr(asked, "request", None)
                if isinstance(asked, lm.Chat):
                    self._guard.say(connection.person)
                try:
                    await carry_out(connection, table, asked)
                except StorageFailed as error:
                    raise No(503, "storage", why=str(error)) from error
            except No as no:
                metrics.refusals.labels(no.refusal.error).inc()
                connection.answer(encoder.encode(lm.Refused(request, no.refusal)))

    async def notices(self, socket: WebSocket) -> None:
        """A client wants to be told what concerns its person, wherever it is."""
        async with self._entered(socket) as entered:
            if entered is not None:
                await self._notices(socket, *entered)

    async def _notices(self, socket: WebSocket, person: Person, session: str, over: int) -> None:
        await socket.accept()
        connection = Connection(socket.state.wire, None, person.id, person.name)
        metrics.sockets.inc()
        self._notifier.listen(person.id, connection)
        try:
            await self._sessions.came(connection, session, over)
            while socket.client_state == WebSocketState.CONNECTED:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                if not self._guard.messages.take(person.id):
                    await asyncio.sleep(PATIENCE)
                elif '"ping"' in (message.get("text") or ""):
                    connection.answer(encoder.encode(lm.Pong(now())))
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not connection.signed_out:
                raise
        finally:
            self._sessions.went(connection)
            metrics.sockets.dec()
            self._notifier.leave(person.id, connection)
            connection.over()
            await say_goodbye(connection, socket)


async def refuse(socket: WebSocket, error: No | StorageFailed) -> None:
    """Close with a reason, after saying it in a message: a browser can't read the status of a refused handshake."""
    no = error if isinstance(error, No) else No(503, "storage", why=str(error))
    metrics.refusals.labels(no.refusal.error).inc()
    await socket.accept()
    await socket.send_text(encoder.encode(lm.Refused(None, no.refusal)).decode())
    await socket.close(4000 + no.status, no.refusal.error)


async def say_goodbye(connection: Connection, socket: WebSocket) -> None:
    """Tell whoever was signed out why the connection closes."""
    if not connection.signed_out:
        return
    no = No(401, "enter-first")
    try:
        async with asyncio.timeout(GOODBYE):
            await socket.send_text(encoder.encode(lm.Refused(None, no.refusal)).decode())
            await socket.close(4000 + no.status, no.refusal.error)
    except (TimeoutError, OSError, RuntimeError, WebSocketDisconnect):
        pass  # it was gone already, or takes nothing


async def carry_out(connection: Connection, table: Table, asked: lm.FromClient) -> None:
    """Do what a client asks for, and answer."""
    person = connection.person
    match asked:
        case lm.Move():
            work = play.moves(person, asked.ply, asked.moves, asked.seat, asked.request, follows=asked.follows)
        case lm.Undo():
            work = play.undo(person, asked.ply, asked.seat, asked.request)
        case lm.Redo():
            work = play.redo(person, asked.ply, asked.seat, asked.request)
        case lm.Chat():
            work = play.chat(person, connection.name, asked.text, asked.request)
        case lm.Resync():
            if asked.have != table.seen_version(table.audience(person)):
                connection.resync()
            return
        case lm.Ping():
            connection.answer(encoder.encode(lm.Pong(now())))
            return
    played = await play.carry_out(table, work, person, asked.request)
    connection.answer(encoder.encode(lm.Done(asked.request, played.version, played.ply)))
