"""What the browser table is served: its own files, printed figures, and plain drawings."""

import asyncio
from pathlib import Path

import httpx
from starlette.requests import Request

import igroteka
from igroteka.server.static import Pages
from tests.server.clients import Running


def asked(path: str, encoding: str = "") -> Request:
    headers = [(b"accept-encoding", encoding.encode()), (b"host", b"test")]
    return Request({"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers})


def built(folder: Path) -> Pages:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Igroteka</title>")
    (folder / "assets" / "index-1a2b.js").write_text("play()")
    (folder / "assets" / "index-1a2b.js.br").write_bytes(b"shorter")
    (folder / "assets" / "secret.db").write_text("no")
    return Pages(folder)


async def page(pages: Pages, path: str, encoding: str = "") -> tuple[int, str | None, str | None]:
    answer = await (pages.page if path == "/" else pages.part)(asked(path, encoding))
    return answer.status_code, answer.headers.get("content-encoding"), answer.headers.get("cache-control")


def test_files_are_served_compressed_and_kept(tmp_path: Path) -> None:
    pages = built(tmp_path)
    assert asyncio.run(page(pages, "/")) == (200, None, "no-cache")
    forever = "public, max-age=31536000, immutable"
    assert asyncio.run(page(pages, "/assets/index-1a2b.js", "gzip, br")) == (200, "br", forever)
    assert asyncio.run(page(pages, "/assets/index-1a2b.js")) == (200, None, forever)
    assert "/assets/secret.db" not in pages.files


def test_without_built_files_the_page_says_how_to_build_them(tmp_path: Path) -> None:
    answer = asyncio.run(Pages(tmp_path / "nothing").page(asked("/")))
    assert answer.status_code == 503
    assert b"make web" in answer.body


def test_components_and_a_drawing(server: Running) -> None:
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as client:
        printed = client.get("/api/games/dominion/components").json()
        assert {
            "key": "copper",
            "name": "Copper",
            "types": ["treasure"],
            "cost": 0,
            "coins": 1,
            "source": "public",
        } in (printed["card"])
        client.post("/api/enter", json={"name": "Tanya"})
        view = igroteka.new("dominion", seed=1).view(0)
        asked = {"view": view, "language": "ru", "names": ["Таня", "Толя"], "width": 60}
        drawing = client.post("/api/games/dominion/drawing", json=asked)
        assert drawing.status_code == 200
        assert "Таня" in drawing.text
        assert "Провинция" in drawing.text
        assert max(map(len, drawing.text.splitlines())) <= 60
        assert client.post("/api/games/dominion/drawing", json={"view": {}}).json()["error"] == "bad-request"
