"""Typed routes: a handler says by its signature what it takes from the path, the query and the body, and what it gives.

    @routes.post("/api/tables/{table}/join")
    async def join(call: Call, table: str, body: Join) -> TableSeen: ...

The OpenAPI document is made from the same signatures (see `openapi`).
"""

import inspect
import types
import typing
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from igroteka.server.messages import Refusal
from igroteka.server.refusals import No

if TYPE_CHECKING:
    from igroteka.server.house import House
    from igroteka.server.people import Person

Handler = Callable[..., Awaitable[Any]]
NUL = "a text has no NUL character in it"  # PostgreSQL could not keep one


class Reply(Response):
    """A ready answer in JSON, where a handler needs a cookie or header beside its value."""

    media_type = "application/json"

    def __init__(self, value: Any, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(value), status)


class Call:
    """A request that is being answered, and who asks."""

    def __init__(self, request: Request, house: "House", person: "Person | None") -> None:
        self.request = request
        self.house = house
        self.visitor = person

    @property
    def person(self) -> "Person":
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
        self.hints = hints
        self.decoder = msgspec.json.Decoder(self.body) if self.body is not None else None

    async def arguments(self, request: Request) -> dict[str, Any]:
        """What the handler takes, read and checked."""
        values: dict[str, Any] = {}
        if "\0" in request.url.path or "%00" in request.url.query:
            raise No(400, "bad-request", why=NUL)
        for name in self.places:
            values[name] = _convert(request.path_params[name], self.hints[name], name)
        if self.query is not None:
            values["query"] = _convert(dict(request.query_params), self.query, "query")
        if self.decoder is not None:
            raw = await request.body() or b"{}"
            if b"\\u0000" in raw:
                raise No(400, "bad-request", why=NUL)
            try:
                values["body"] = self.decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise No(400, "bad-request", why=str(error)) from error
        return values


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
        value = await endpoint.handler(call, **await endpoint.arguments(request))
        return value if isinstance(value, Response) else Reply(value, endpoint.status)

    return answer


# The OpenAPI document.


def openapi(chapters: list[Routes], live: dict[str, Any], version: str) -> dict[str, Any]:
    """The document: every route, every type, and the messages of the live connections.

    `live` has, for each WebSocket path, its summary and the types that either side sends.
    """
    kinds: list[Any] = [Refusal]
    for chapter in chapters:
        for endpoint in chapter.endpoints:
            kinds += [kind for kind in (endpoint.body, endpoint.query) if kind is not None]
            if not isinstance(endpoint.gives, str):
                kinds.append(endpoint.gives)
    for path in live.values():
        kinds += [*_members(path["sends"]), *_members(path["takes"])]
    unique = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(unique, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for chapter in chapters:
        for endpoint in chapter.endpoints:
            operation = _operation(endpoint, chapter.tag, schema_of, components)
            paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    for path, about in live.items():
        for side in ("sends", "takes"):
            components[about[f"{side}_as"]] = {
                "description": f"{'From' if side == 'sends' else 'To'} the WebSocket `{path}`.",
                "oneOf": [schema_of[kind] for kind in _members(about[side])],
                "discriminator": {
                    "propertyName": "type",
                    "mapping": {kind.__struct_config__.tag: schema_of[kind]["$ref"] for kind in _members(about[side])},
                },
            }
    for query in {endpoint.query for chapter in chapters for endpoint in chapter.endpoints if endpoint.query}:
        components.pop(query.__name__, None)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Igroteka",
            "version": version,
            "description": "Tables for people and bots. A browser has a cookie; a program sends "
            "`Authorization: Bearer <token>`. Whatever is refused answers with a `Refusal`.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "igroteka"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "x-websockets": {
            path: {
                "summary": about["summary"],
                "sends": {"$ref": f"#/components/schemas/{about['sends_as']}"},
                "takes": {"$ref": f"#/components/schemas/{about['takes_as']}"},
            }
            for path, about in live.items()
        },
    }


def _members(kind: Any) -> tuple[Any, ...]:
    return typing.get_args(kind) if isinstance(kind, types.UnionType) else (kind,)


def _operation(endpoint: Endpoint, tag: str, schema_of: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    doc = inspect.getdoc(endpoint.handler) or endpoint.handler.__name__
    summary, _, description = doc.partition("\n")
    if isinstance(endpoint.gives, str):
        content: dict[str, Any] = {endpoint.gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schema_of[endpoint.gives]}}
    parameters: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": msgspec.json.schema(endpoint.hints[name]),
        }
        for name in endpoint.places
    ]
    if endpoint.query is not None:
        query = components[endpoint.query.__name__]
        required = query.get("required", [])
        for name, schema in query["properties"].items():
            parameters.append({"name": name, "in": "query", "required": name in required, "schema": _plain(schema)})
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "tags": [tag],
        "summary": summary,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "It is done.", "content": content},
            "default": {
                "description": "It was refused.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
            },
        },
    }
    if description.strip():
        operation["description"] = description.strip()
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[endpoint.body]}},
        }
    if endpoint.who != "anyone":
        operation["security"] = [{"cookie": []}, {"token": []}]
    return operation


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """A query parameter is left out rather than null."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    rest = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
    return {**rest, **kinds[0]} if len(kinds) == 1 else schema
