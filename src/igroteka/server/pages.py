"""The browser's table: the built pages of `web/`, which lie in the package as `igroteka/web`."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from igroteka.server.refusals import missing

FOLDER = Path(__file__).parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Igroteka</title>
<p>Igroteka is running, but its pages were not built into this installation.
<p>Programs can play: <a href="/api/openapi.json">the API</a>.
"""


async def page(request: Request) -> Response:
    """A file of the pages; any other address is one of the page's own, which begins at its index."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise missing("page")
    if not (FOLDER / "index.html").is_file():
        if path:
            raise missing("page")
        return HTMLResponse(NOT_BUILT)
    wanted = (FOLDER / path).resolve()
    if wanted.is_file() and wanted.is_relative_to(FOLDER.resolve()):
        # Files under assets/ have a hash of their content in their name.
        return FileResponse(wanted, headers={"cache-control": FOREVER if path.startswith("assets/") else "no-cache"})
    if "." in path.rsplit("/", 1)[-1]:
        raise missing("page")
    return FileResponse(FOLDER / "index.html", headers={"cache-control": "no-cache"})
