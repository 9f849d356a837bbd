"""The application: all routes put together."""

import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from igroteka.games import find, known
from igroteka.server import metrics
from igroteka.server.logs import configure
from igroteka.server.messages import Ok
from igroteka.server.messages import live as live_messages
from igroteka.server.people.guard import Doorkeeper
from igroteka.server.refusals import No
from igroteka.server.routes import archive, away, games, hints, host, lobby, pages, people, play, showcase, workshop
from igroteka.server.routes.http import Call, Reply, Routes, mount
from igroteka.server.routes.live import LiveConnections
from igroteka.server.routes.openapi import openapi as document
from igroteka.server.settings import ENVIRONMENT, Settings
from igroteka.server.storage.base import StorageFailed, Store
from igroteka.server.system import Machine, System
from igroteka.server.worker import Worker

HERE = ("127.0.0.1", "::1")
"""The addresses of those who ask on the same machine."""
health = Routes("health")


@health.get("/healthz", who="anyone")
async def healthz(call: Call, store: Store) -> Ok:
    """Whether the server answers, and its database can be read and written: a disk may be full."""
    await store.read(lambda tx: tx.value("SELECT 1"))
    if store.trouble is not None:
        raise StorageFailed(store.trouble)
    return Ok()


CHAPTERS = [
    people.routes,
    games.routes,
    showcase.routes,
    workshop.routes,
    lobby.routes,
    play.routes,
    away.routes,
    hints.routes,
    archive.routes,
    host.routes,
    health,
]
LIVE: dict[str, Any] = {
    "/api/tables/{table}/live": {
        "summary": "A table: its state, then every change; moves in the other direction. "
        "Changes are sent to whoever connects with `?changes=json-patch`, to others the state for each version.",
        "sends": live_messages.FromTable,
        "sends_as": "FromTable",
        "takes": live_messages.FromClient,
        "takes_as": "FromClient",
    },
    "/api/notices": {
        "summary": "What concerns you at any table: your turn, an invitation, an offer.",
        "sends": live_messages.FromServer,
        "sends_as": "FromServer",
        "takes": live_messages.Ping,
        "takes_as": "ToServer",
    },
}


def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    return document(CHAPTERS, LIVE, version("igroteka"))


@cache
def document_sent() -> bytes:
    """The document as it is sent: made once, for it takes longer than anything else that anyone may ask for."""
    return msgspec.json.encode(openapi())


def from_environment() -> "Front":
    """The application of a worker process."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    configure(quiet=settings.quiet)
    for key in known():
        find(key)  # now, and not when the first who asks for a list of games would keep everybody waiting
    return make(settings)


class Front:
    """The application. Live connections go straight to their table: what wraps pages would cost each message."""

    def __init__(self, pages: Starlette) -> None:
        self.pages = pages
        self.state = pages.state
        self.sockets = Router(
            [
                WebSocketRoute("/api/tables/{table}/live", Live(self, LiveConnections.table)),
                WebSocketRoute("/api/notices", Live(self, LiveConnections.notices)),
            ]
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self.sockets if scope["type"] == "websocket" else self.pages
        await app(scope, receive, send)


class Live:
    """A live connection, as ASGI has it."""

    def __init__(self, front: Front, serve: Callable[[LiveConnections, WebSocket], Awaitable[None]]) -> None:
        self.front = front
        self.serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.serve(self.front.state.live, WebSocket(scope, receive, send))


def make(settings: Settings, system: System | None = None) -> Front:
    """The application for these settings, on this machine or elsewhere."""
    below = system or Machine()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        # The writer thread gets the interpreter's lock within a millisecond, however busy the loop is.
        sys.setswitchinterval(0.001)
        worker = Worker(await below.open_store(settings.database), settings, below)
        app.state.worker = worker
        app.state.services = worker.services()
        app.state.live = LiveConnections(worker.tables, worker.sessions, worker.guard, worker.notifier, worker.quotas)
        await worker.open()
        try:
            yield
        finally:
            await worker.close()

    async def call_of(request: Request) -> Call:
        worker: Worker = request.app.state.worker
        worker.guard.check(request)
        return Call(request, request.app.state.services, await worker.sessions.who_asks(request))

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, No)
        metrics.refusals.labels(error.refusal.error).inc()
        return Reply(error.refusal, error.status)

    async def failed(request: Request, error: Exception) -> Response:
        return await refused(request, No(503, "storage", why=str(error)))

    async def hung_up(request: Request, error: Exception) -> Response:
        return await refused(request, No(400, "bad-request", why="not all of it came"))

    async def unknown(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        key = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
        no = No(error.status_code, key, what="page", why=str(error.detail))
        reply = await refused(request, no)
        reply.headers.update(error.headers or {})
        return reply

    async def broken(request: Request, error: Exception) -> Response:
        return await refused(request, No(500, "broken"))

    async def schema(request: Request) -> Response:
        return Response(document_sent(), media_type="application/json")

    async def figures(request: Request) -> Response:
        call = await call_of(request)
        here = request.client is not None and request.client.host in HERE
        if not here and not (call.visitor and call.visitor.host):
            raise No(403, "host-only")  # moves are counted there, of matches in which nobody is to know of them
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    starlette = Starlette(
        routes=[
            *mount(CHAPTERS, call_of),
            Route("/api/openapi.json", schema),
            Route("/metrics", figures),
            Route("/{path:path}", pages.page),
        ],
        middleware=[Middleware(Doorkeeper, https=(settings.public_url or "").startswith("https"))],
        exception_handlers={
            No: refused,
            StorageFailed: failed,
            ClientDisconnect: hung_up,
            HTTPException: unknown,
            Exception: broken,
        },
        lifespan=life,
    )
    return Front(starlette)
