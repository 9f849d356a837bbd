"""Typed routes: a handler says by its signature what it works with, what it takes and what it gives.

    @routes.post("/api/tables/{table}/join")
    async def join(call: Call, tables: Tables, table: Key, body: Join) -> TableSeen: ...

`table` is in the path, `body` and `query` are what they are called; anything else is a service of the worker, found by
its type. The OpenAPI document is made from the same signatures (see `openapi`).
"""

import inspect
import typing
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from igroteka.server.people.accounts import Person
from igroteka.server.people.guard import NUL, Guard, check_text
from igroteka.server.refusals import No

Handler = Callable[..., Awaitable[Any]]
Services = Mapping[type, Any]
"""What handlers may work with, by type."""


class Reply(Response):
    """A ready answer in JSON, where a handler needs a cookie or header beside its value."""

    media_type = "application/json"

    def __init__(self, value: Any, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(value), status)


class Call:
    """A request that is being answered, and who asks."""

    def __init__(self, request: Request, services: Services, person: Person | None) -> None:
        self.request = request
        self.services = services
        self.visitor = person

    @property
    def person(self) -> Person:
        """Whoever asks."""
        if self.visitor is None:
            raise No(401, "enter-first")
        return self.visitor

    @property
    def me(self) -> str:
        """The id of whoever asks."""
        return self.person.id


class Endpoint:
    """One route with its types."""

    def __init__(self, method: str, path: str, handler: Handler, *, who: str, status: int, gives: Any) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.who = who
        """`anyone`, `person` or `host`."""
        self.status = status
        hints = typing.get_type_hints(handler)
        self.gives = gives or hints["return"]
        """The type of the answer; a string is the media type of one that is no JSON."""
        self.body: Any = hints.get("body")
        self.query: type[msgspec.Struct] | None = hints.get("query")
        self.places = [name for name in inspect.signature(handler).parameters if f"{{{name}}}" in path]
        known = {"call", "body", "query", "return", *self.places}
        self.services: dict[str, type] = {name: kind for name, kind in hints.items() if name not in known}
        """The services that the handler works with, by the name of its argument."""
        self.hints = hints
        self.decoder = msgspec.json.Decoder(self.body) if self.body is not None else None

    async def arguments(self, request: Request, guard: Guard) -> dict[str, Any]:
        """What the handler takes, read and checked."""
        values: dict[str, Any] = {}
        if "\0" in request.url.path or "%00" in request.url.query:
            raise No(400, "bad-request", why=NUL)
        for name in self.places:
            values[name] = _convert(request.path_params[name], self.hints[name], name)
        if self.query is not None:
            values["query"] = _convert(dict(request.query_params), self.query, "query")
        if self.decoder is not None:
            raw = await body_of(request, guard) or b"{}"
            check_text(raw)
            try:
                values["body"] = self.decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # the last: it is nested too deeply
                raise No(400, "bad-request", why=str(error)) from error
        return values


async def body_of(request: Request, guard: Guard) -> bytes:
    """All of a body, paid for as it comes: what many send slowly and at once would fill the memory."""
    parts = []
    async for part in request.stream():
        guard.take_bytes(request, len(part))
        parts.append(part)
    return b"".join(parts)


def _convert(value: Any, kind: Any, place: str) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise No(400, "bad-request", why=f"{place}: {error}") from error


class Routes:
    """The routes of one chapter of the API."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.endpoints: list[Endpoint] = []

    def _route(self, method: str, path: str, who: str, status: int, gives: Any) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.endpoints.append(Endpoint(method, path, handler, who=who, status=status, gives=gives))
            return handler

        return add

    def get(self, path: str, *, who: str = "person", gives: Any = None) -> Callable[[Handler], Handler]:
        """A route that reads."""
        return self._route("GET", path, who, 200, gives)

    def post(
        self, path: str, *, who: str = "person", status: int = 200, gives: Any = None
    ) -> Callable[[Handler], Handler]:
        """A route that does something."""
        return self._route("POST", path, who, status, gives)

    def put(self, path: str, *, who: str = "person", gives: Any = None) -> Callable[[Handler], Handler]:
        """A route that replaces something."""
        return self._route("PUT", path, who, 200, gives)

    def patch(self, path: str, *, who: str = "person", gives: Any = None) -> Callable[[Handler], Handler]:
        """A route that changes something."""
        return self._route("PATCH", path, who, 200, gives)

    def delete(self, path: str, *, who: str = "person", gives: Any = None) -> Callable[[Handler], Handler]:
        """A route that takes something away."""
        return self._route("DELETE", path, who, 200, gives)


def mount(chapters: list[Routes], call_of: Callable[[Request], Awaitable[Call]]) -> list[Route]:
    """Starlette routes for all endpoints."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for chapter in chapters:
        for endpoint in chapter.endpoints:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _app(endpoints, call_of), methods=list(endpoints)) for path, endpoints in by_path.items()]


def _app(
    endpoints: dict[str, Endpoint], call_of: Callable[[Request], Awaitable[Call]]
) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        endpoint = endpoints["GET" if request.method == "HEAD" else request.method]
        call = await call_of(request)
        if endpoint.who != "anyone":
            person = call.person
            if endpoint.who == "host" and not person.host:
                raise No(403, "host-only")
        services = {name: call.services[kind] for name, kind in endpoint.services.items()}
        value = await endpoint.handler(call, **services, **await endpoint.arguments(request, call.services[Guard]))
        return value if isinstance(value, Response) else Reply(value, endpoint.status)

    return answer
