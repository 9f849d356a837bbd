"""The OpenAPI document, made from the signatures of the routes."""

import inspect
import types
import typing
from typing import Any

import msgspec

from igroteka.server.messages import Refusal
from igroteka.server.routes.http import Endpoint, Routes


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
