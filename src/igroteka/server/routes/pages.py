"""The browser's table: the built pages of `web/`, which lie in the package as `igroteka/web`.

Beside each file lie its compressed twins, so nothing is compressed while serving.
"""

from functools import cache
from html import escape
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from igroteka.engine.texts import Speaker, languages
from igroteka.server.refusals import TEXTS, missing

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
{paragraphs}
<p>Programs can play: <a href="/api/openapi.json">the API</a>.
"""


def not_built() -> str:
    """What stands there instead of the pages: that they are missing and how to build them, in every language."""
    spoken = {language: Speaker(language, TEXTS) for language in languages()}
    said = {language: speaker.say("pages-not-built") for language, speaker in spoken.items()}
    paragraphs = [f'<p lang="{language}">{escape(words)}' for language, words in said.items()]
    return NOT_BUILT.format(paragraphs="\n".join(paragraphs))


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
        return HTMLResponse(not_built())
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
