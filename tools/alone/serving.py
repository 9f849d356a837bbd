"""`make site-play`: hands the built site out on this machine, as any web server would."""

from __future__ import annotations

import contextlib
import functools
import http.server
import webbrowser
from pathlib import Path

from tools.alone.building import SITE

PORTS = range(8160, 8180)
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".pack": "application/octet-stream",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files with their types, and nothing said of them."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def log_message(self, *_: object) -> None:
        return


def serve(folder: Path) -> None:
    """Hand out a folder at the first port that is free, until Ctrl-C."""
    handler = functools.partial(Handler, directory=str(folder))
    for port in PORTS:
        with contextlib.suppress(OSError), http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
            address = f"http://127.0.0.1:{port}/"
            print(f"{address} has the site; Ctrl-C ends it.")
            webbrowser.open(address)
            with contextlib.suppress(KeyboardInterrupt):
                server.serve_forever()
            return
    raise SystemExit(f"No port from {PORTS.start} to {PORTS.stop - 1} is free.")


if __name__ == "__main__":
    serve(SITE)
