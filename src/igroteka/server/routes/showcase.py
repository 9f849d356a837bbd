"""What the browser table needs to draw a game: its printed figures, and a plain drawing where it has no board."""

import io
from importlib import import_module
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.responses import Response

from igroteka.engine.game import Game
from igroteka.engine.texts import FIRST, languages
from igroteka.engine.workshop import whole
from igroteka.server.messages import Key
from igroteka.server.people.guard import Guard
from igroteka.server.refusals import No, missing
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables.lobby import game_of
from igroteka.server.thread_pool import aside

routes = Routes("games")
LARGEST = 10_000
"""A number in a view to be drawn: it may stand for so many pieces. Those of real matches stay under 200."""
PIECES = 50_000
"""All numbers of a view together; in real matches under 2,000."""
PARTS = 20_000
"""Values and letters in a view; in real matches under 2,000."""


@routes.get("/api/games/{game}/components", who="anyone")
async def components(call: Call, game: Key) -> dict[str, Any]:
    """All printed figures of a game, each with its provenance; what its components file leaves out included."""
    found = game_of(game)
    return whole(found, found.components.content)


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
async def drawing(call: Call, guard: Guard, game: Key, body: ToDraw) -> Response:
    """A view as the terminal would show it. It only draws what it is given, and keeps nothing."""
    guard.look_back(call.me)
    room = game_of(game)
    if body.language not in languages():
        raise missing("language")
    check_size(body.view)
    return Response(await aside(drawn, room, body), media_type="text/plain")


def check_size(view: dict[str, Any]) -> None:
    """Refuse a view that would take long to draw: whoever sends one may have made it up."""
    pieces, parts, rest = 0.0, 0, [view]
    while rest:
        value: Any = rest.pop()
        parts += 1
        if isinstance(value, dict):
            parts += sum(map(len, value))
            rest.extend(value.values())
        elif isinstance(value, list):
            rest.extend(value)
        elif isinstance(value, str):
            parts += len(value)
        elif value is not None:
            if abs(value) > LARGEST:
                raise No(400, "bad-request", why=f"a view to be drawn has no number over {LARGEST}")
            pieces += abs(value)
        if pieces > PIECES:
            raise No(400, "bad-request", why=f"the numbers of a view to be drawn are over {PIECES} together")
        if parts > PARTS:
            raise No(400, "bad-request", why=f"a view to be drawn has more than {PARTS} values and letters")


def drawn(room: Game, wish: ToDraw) -> str:
    """The drawing."""
    from rich.console import Console  # seldom needed: most games have a board

    draw = import_module(f"igroteka.games.{room.key}.draw").draw
    console = Console(file=io.StringIO(), width=wish.width, record=True, color_system=None)
    try:
        console.print(draw(wish.view, room.speaker(wish.language, wish.names)))
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise No(400, "bad-request", why=f"this is no view of {room.key}: {error!r}"[:500]) from error
    return console.export_text()
