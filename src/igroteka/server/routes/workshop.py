"""The workshop: a game's components as pieces, and what is wrong with others that an owner of the box writes down.

The server changes nothing by it: it shows, checks and writes out a file, which is then played with by whoever starts a
table with it (`igroteka --components`).
"""

from functools import cache
from typing import Any

from msgspec import Struct

from igroteka.engine import workshop
from igroteka.engine.errors import BadComponents
from igroteka.engine.game import Game
from igroteka.engine.texts import FIRST, languages
from igroteka.engine.workshop import Bench, Complaint
from igroteka.games import find
from igroteka.server.messages import Key
from igroteka.server.people.guard import Guard
from igroteka.server.refusals import No, missing
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables.lobby import game_of
from igroteka.server.thread_pool import aside

routes = Routes("games")
VALUES = 20_000
"""What components may have; those of the house have up to 1,500."""


class BenchQuery(Struct):
    """In which language."""

    language: Key = FIRST


class ToCheck(Struct, forbid_unknown_fields=True):
    """Components as they shall be, or a file with them."""

    language: Key = FIRST
    content: dict[str, Any] | None = None
    file: str | None = None


class Checked(Struct):
    """What is wrong with components; if nothing is, they are here, as values and as a file."""

    complaints: list[Complaint]
    content: dict[str, Any] | None = None
    file: str = ""


@routes.get("/api/games/{game}/workshop", who="anyone")
async def show(call: Call, game: Key, query: BenchQuery) -> Bench:
    """The components in force as pieces, with what each figure is called and may be, and where it comes from."""
    room = game_of(game)
    if query.language not in languages():
        raise missing("language")
    return await aside(_bench, room.key, query.language)


@cache
def _bench(key: str, language: str) -> Bench:
    return workshop.bench(find(key), language)


@routes.post("/api/games/{game}/workshop", who="anyone")
async def check(call: Call, guard: Guard, game: Key, body: ToCheck) -> Checked:
    """What is wrong with these components, in the reader's language, or the file to play with them. Nothing is kept."""
    guard.look_back(call.visitor.id if call.visitor else guard.address(call.request))
    room = game_of(game)
    if body.language not in languages():
        raise missing("language")
    if body.content is not None:
        check_size(body.content)
    return await aside(_checked, room, body)


def check_size(content: Any) -> None:
    """Refuse what would take long to check: whoever sends it may have made it up."""
    rest, found = [content], 0
    while rest:
        value = rest.pop()
        found += 1 + (len(value) // 1000 if isinstance(value, str) else 0)
        if isinstance(value, dict):
            rest.extend(value.values())
        elif isinstance(value, list):
            rest.extend(value)
        if found > VALUES:
            raise No(400, "bad-request", why=f"components have {VALUES} values at most")


def _checked(room: Game, wish: ToCheck) -> Checked:
    content = wish.content or {}
    if wish.file is not None:
        try:
            content = workshop.read(wish.file)
        except BadComponents as error:
            return Checked([Complaint([], "", error.tell(wish.language))])
        check_size(content)
    complaints = workshop.complaints(room, content, wish.language)
    if complaints:
        return Checked(complaints)
    return Checked([], workshop.whole(room, content), workshop.written(room, content, wish.language))
