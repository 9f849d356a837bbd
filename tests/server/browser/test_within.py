"""The server inside a browser, without one: requests and a live connection over the bridge, all kept by SQLite."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.server.bot_process.protocol import Advise, Calibrate, ChooseMove, Request, Review, answer
from igroteka.server.browser.bridge import Bridge
from igroteka.server.browser.main import BrowserTab, network_for, open_house
from igroteka.server.browser.store import InlineStore, Revision
from igroteka.server.freeze import freeze
from igroteka.server.settings import Settings
from igroteka.server.storage.base import StorageFailed
from igroteka.server.storage.opening import migrate
from tests.server.processes import PATIENCE
from tools.alone.schema import revisions


class Page:
    """The page at the other end."""

    def __init__(self) -> None:
        self.bridge: Bridge | None = None
        self.count = 0
        self.waiting: dict[int, asyncio.Future[tuple[int, Any]]] = {}
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.lines: list[str] = []

    def answer(self, number: int, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        assert ("content-type", "application/json") in headers
        self.waiting.pop(number).set_result((status, json.loads(body)))

    def opened(self, number: int) -> None:
        self.lines.append(f"{number} opened")

    def said(self, number: int, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def closed(self, number: int) -> None:
        self.lines.append(f"{number} closed")

    async def ask(self, method: str, url: str, body: Any = None) -> tuple[int, Any]:
        self.count += 1
        reply = self.waiting[self.count] = asyncio.get_running_loop().create_future()
        assert self.bridge is not None
        self.bridge.request(self.count, method, url, "" if body is None else json.dumps(body))
        status, content = await reply
        return status, content

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if message["type"] == kind:
                return message


class Thinker:
    """Thinks on the spot."""

    ended = 0

    async def ask(self, question: bytes, game: str) -> bytes:
        return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(question, type=Request)))

    def end(self) -> None:
        Thinker.ended += 1


async def opened(path: Path) -> Page:
    async def start() -> Thinker:
        return Thinker()

    page = Page()
    settings = Settings(database=f"sqlite:///{path}", relaxed=True, deals="tests")
    page.bridge = await open_house(settings, BrowserTab(start, revisions().encode()), page)
    return page


def in_browser(path: Path, scene: Callable[[Page], Coroutine[Any, Any, None]]) -> None:
    """A scene at a page; then the tab is closed, and nobody is told."""

    async def main() -> None:
        await scene(await opened(path))

    asyncio.run(main())


def test_a_match_against_a_bot_goes_on_where_it_was_when_the_tab_was_closed(tmp_path: Path) -> None:
    there: dict[str, Any] = {}

    async def first_visit(page: Page) -> None:
        assert await page.ask("GET", "/api/me") == (200, {"person": None, "fresh": True})
        assert (await page.ask("POST", "/api/enter", {"name": "Таня"}))[0] == 200
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
        wish = {"game": "dominion", "players": 2, "seats": seats, "start": True, "options": {"first": "1"}}
        status, table = await page.ask("POST", "/api/tables", wish)
        assert status == 201
        assert page.bridge is not None
        page.bridge.open(1000, f"/api/tables/{table['id']}/live?changes=json-patch")
        state = await page.hear("state")
        while state["table"]["to_act"] != [0]:
            await page.hear("change")
            page.bridge.say(1000, '{"type":"resync"}')
            state = await page.hear("state")
        ply = state["table"]["ply"]
        move = {"type": "move", "request": "r", "ply": ply, "moves": ["treasures"], "seat": 0}
        page.bridge.say(1000, json.dumps(move))
        done = await page.hear("done")
        there.update(id=table["id"], ply=done["ply"])
        page.bridge.close(1000)
        while "1000 closed" not in page.lines:
            await asyncio.sleep(0.01)
        assert page.lines == ["1000 opened", "1000 closed"]

    async def second_visit(page: Page) -> None:
        assert (await page.ask("GET", "/api/me"))[1]["person"]["name"] == "Таня"
        status, table = await page.ask("GET", f"/api/tables/{there['id']}")
        assert (status, table["ply"], table["to_act"]) == (200, there["ply"], [0])

    in_browser(tmp_path / "kept.db", first_visit)
    in_browser(tmp_path / "kept.db", second_visit)


def test_a_network_is_asked_for_when_somebody_thinks_who_plays_by_it() -> None:
    frozen = freeze(igroteka.new("village", players=2, seed=1))
    assert network_for(ChooseMove(frozen, 0, "regular", 1.0)) == "village"
    assert network_for(Advise(frozen, 0, "9i")) == "village"
    assert network_for(Review(frozen, [], 1, 0, 1.0)) == "village"
    assert network_for(ChooseMove(frozen, 0, "novice", 1.0)) == ""
    assert network_for(Calibrate()) == ""


def test_what_is_asked_wrongly_is_refused_in_words(tmp_path: Path) -> None:
    async def scene(page: Page) -> None:
        status, refusal = await page.ask("POST", "/api/tables", {"game": "dominion"})
        assert (status, refusal["error"]) == (401, "enter-first")
        status, refusal = await page.ask("GET", "/api/nothing")
        assert (status, refusal["error"]) == (404, "not-found")
        assert page.bridge is not None
        page.bridge.open(7, "/api/notices")
        assert (await page.hear("refused"))["refusal"]["error"] == "enter-first"

    in_browser(tmp_path / "kept.db", scene)


def history() -> list[Revision]:
    return msgspec.json.decode(revisions(), type=list[Revision])


def schema(path: Path) -> set[tuple[str, str]]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'").fetchall()
        return set(rows) | {("at", row[0]) for row in connection.execute("SELECT version_num FROM alembic_version")}


def test_the_schema_is_the_servers_and_is_brought_up_from_any_revision(tmp_path: Path) -> None:
    migrate(f"sqlite:///{tmp_path}/server.db")
    for known in range(len(history()) + 1):
        path = tmp_path / f"from-{known}.db"
        asyncio.run(InlineStore(str(path), history()[:known]).close())
        asyncio.run(InlineStore(str(path), history()).close())
        assert schema(path) == schema(tmp_path / "server.db")


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = str(tmp_path / "later.db")
    later = [*history(), Revision("9999", ["UPDATE alembic_version SET version_num = '9999'"])]
    asyncio.run(InlineStore(path, later).close())
    with pytest.raises(StorageFailed, match="9999"):
        InlineStore(path, history())


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    async def main() -> None:
        store = InlineStore(str(tmp_path / "kept.db"), history())

        def half(tx: Any) -> None:
            tx.run("INSERT INTO settings (key, value) VALUES ('half', 'done')")
            raise ValueError("in the middle")

        with pytest.raises(ValueError, match="in the middle"):
            await store.write(half)
        assert await store.read(lambda tx: tx.value("SELECT count(*) FROM settings")) == 0
        with pytest.raises(StorageFailed, match="no such table"):
            await store.write(lambda tx: tx.run("DELETE FROM nowhere"))
        assert store.trouble is not None
        await store.write(lambda tx: tx.run("DELETE FROM settings"))
        assert store.trouble is None

    asyncio.run(main())
