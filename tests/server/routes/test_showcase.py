"""What the browser table is served: its own files, printed figures, and plain drawings."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

import igroteka
from igroteka.server.refusals import No
from igroteka.server.routes import pages
from tests.server.clients import Running
from tests.server.processes import PATIENCE


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Igroteka</title>")
    (folder / "assets" / "index-1a2b.js").write_text("play()")
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"shorter")
    (folder / "assets" / "secret.db").write_text("no")
    return folder


async def asked(path: str, encoding: str = "", accept: str = "*/*") -> Response:
    headers = [(b"accept-encoding", encoding.encode()), (b"host", b"test"), (b"accept", accept.encode())]
    scope = {"type": "http", "method": "GET", "path": f"/{path}", "query_string": b"", "headers": headers}
    return await pages.page(Request({**scope, "path_params": {"path": path}}))


def get(path: str, encoding: str = "") -> tuple[int, str | None, str | None]:
    answer = asyncio.run(asked(path, encoding))
    return answer.status_code, answer.headers.get("content-encoding"), answer.headers.get("cache-control")


def test_files_are_served_compressed_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", built(tmp_path))
    assert get("") == (200, None, "no-cache")
    assert get("assets/index-1a2b.js", "gzip, br") == (200, "br", pages.FOREVER)
    assert get("assets/index-1a2b.js") == (200, None, pages.FOREVER)
    for nothing in ("assets/secret.db", "../pyproject.toml", "assets/index-1a2b.js.br"):
        with pytest.raises(No):
            get(nothing)


def test_a_browser_that_looks_for_a_page_elsewhere_is_led_to_the_one_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", built(tmp_path))
    answer = asyncio.run(asked("table/abc", accept="text/html,*/*"))
    assert (answer.status_code, answer.headers["location"]) == (307, "/#/table/abc")
    with pytest.raises(No):
        asyncio.run(asked("api/nothing", accept="text/html,*/*"))


def test_without_built_files_the_page_says_how_to_build_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nothing")
    assert b"make web" in asyncio.run(asked("")).body


def test_components_and_a_drawing(server: Running) -> None:
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE) as client:
        printed = client.get("/api/games/dominion/components").json()
        copper = next(card for card in printed["card"] if card["key"] == "copper")
        assert (copper["types"], copper["cost"], copper["coins"], copper["source"]) == (["treasure"], 0, 1, "public")
        assert copper["actions"] == 0, "the file leaves it out"
        client.post("/api/enter", json={"name": "Tanya"})
        view = igroteka.new("dominion", seed=1).view(0)
        wish = {"view": view, "language": "ru", "names": ["Таня", "Толя"], "width": 60}
        drawing = client.post("/api/games/dominion/drawing", json=wish)
        assert drawing.status_code == 200
        assert "Таня" in drawing.text
        assert "Провинция" in drawing.text
        assert max(map(len, drawing.text.splitlines())) <= 60
        assert client.post("/api/games/dominion/drawing", json={"view": {}}).json()["error"] == "bad-request"
