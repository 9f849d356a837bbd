"""The application: all routes put together."""

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from igroteka.server import (
    archive,
    away,
    board,
    host,
    library,
    live,
    livemessages,
    lobby,
    metrics,
    people,
    showcase,
    web,
)
from igroteka.server.guard import Doorkeeper
from igroteka.server.house import House
from igroteka.server.logs import configure
from igroteka.server.messages import Ok
from igroteka.server.refusals import No
from igroteka.server.settings import ENVIRONMENT, Settings
from igroteka.server.static import Pages
from igroteka.server.storage.base import StorageFailed
from igroteka.server.storage.opening import open_store
from igroteka.server.web import Call, Reply, Routes

health = Routes("health")


@health.get("/healthz", who="anyone")
async def healthz(call: Call) -> Ok:
    """Whether the server answers and its database does."""
    await call.house.store.read(lambda tx: tx.value("SELECT 1"))
    return Ok()


CHAPTERS = [
    people.routes,
    library.routes,
    showcase.routes,
    lobby.routes,
    board.routes,
    away.routes,
    archive.routes,
    host.routes,
    health,
]
LIVE: dict[str, Any] = {
    "/api/tables/{table}/live": {
        "summary": "A table: its state, then every change; moves in the other direction.",
        "sends": livemessages.FromTable,
        "sends_as": "FromTable",
        "takes": livemessages.FromClient,
        "takes_as": "FromClient",
    },
    "/api/notices": {
        "summary": "What concerns you at any table: your turn, an invitation, an offer.",
        "sends": livemessages.FromServer,
        "sends_as": "FromServer",
        "takes": livemessages.Ping,
        "takes_as": "ToServer",
    },
}


def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    return web.openapi(CHAPTERS, LIVE, version("igroteka"))


def from_environment() -> Starlette:
    """The application of a worker process."""
    configure()
    return make(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


def make(settings: Settings) -> Starlette:
    """The application for these settings."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        # The writer thread gets the interpreter's lock within a millisecond, however busy the loop is.
        sys.setswitchinterval(0.001)
        house = House(await open_store(settings.database), settings)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def call_of(request: Request) -> Call:
        house: House = request.app.state.house
        house.guard.check(request)
        return Call(request, house, await people.who_asks(house, request))

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, No)
        metrics.refusals.labels(error.refusal.error).inc()
        return Reply(error.refusal, error.status)

    async def failed(request: Request, error: Exception) -> Response:
        return await refused(request, No(503, "storage", why=str(error)))

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
        return Reply(openapi())

    async def figures(request: Request) -> Response:
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    async def table_live(socket: WebSocket) -> None:
        await live.table_live(socket.app.state.house, socket)

    async def notices(socket: WebSocket) -> None:
        await live.notices(socket.app.state.house, socket)

    pages = Pages()
    return Starlette(
        routes=[
            *web.mount(CHAPTERS, call_of),
            Route("/api/openapi.json", schema),
            Route("/metrics", figures),
            WebSocketRoute("/api/tables/{table}/live", table_live),
            WebSocketRoute("/api/notices", notices),
            Route("/", pages.page),
            Route("/assets/{file}", pages.part),
            Route("/icon.svg", pages.part),
        ],
        middleware=[Middleware(Doorkeeper, https=(settings.public_url or "").startswith("https"))],
        exception_handlers={No: refused, StorageFailed: failed, HTTPException: unknown, Exception: broken},
        lifespan=life,
    )
