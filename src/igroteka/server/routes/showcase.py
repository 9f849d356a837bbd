"""What the browser table needs to draw a game: its printed figures, and a plain drawing where it has no board."""

import io
from importlib import import_module
from typing import Annotated, Any

from msgspec import Meta, Struct
from rich.console import Console
from starlette.responses import Response

from igroteka.engine.texts import FIRST, languages
from igroteka.server.messages import Key
from igroteka.server.refusals import No, missing
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables.lobby import game_of

routes = Routes("games")


@routes.get("/api/games/{game}/components", who="anyone")
async def components(call: Call, game: Key) -> dict[str, Any]:
    """All printed figures of a game, each with its provenance, as its components file has them."""
    return game_of(game).components.content


class ToDraw(Struct, forbid_unknown_fields=True):
    """A view to be drawn in letters."""

    view: dict[str, Any]
    language: Key = FIRST
    """One of those that the list of games names."""
    names: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=30)] | None = None
    """How the seats are called."""
    width: Annotated[int, Meta(ge=20, le=240)] = 80
    """In letters."""


@routes.post("/api/games/{game}/drawing", gives="text/plain")
async def drawing(call: Call, game: Key, body: ToDraw) -> Response:
    """A view as the terminal would show it. It only draws what it is given, and keeps nothing."""
    room = game_of(game)
    if body.language not in languages():
        raise missing("language")
    draw = import_module(f"igroteka.games.{room.key}.draw").draw
    console = Console(file=io.StringIO(), width=body.width, record=True, color_system=None)
    try:
        console.print(draw(body.view, room.speaker(body.language, body.names)))
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise No(400, "bad-request", why=f"this is no view of {room.key}: {error!r}") from error
    return Response(console.export_text(), media_type="text/plain")
