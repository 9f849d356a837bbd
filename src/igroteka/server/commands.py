"""The server's commands: `serve`, `backup`, `restore`, `validate`, and what `igroteka` alone does."""

import argparse
import sys
import threading
import webbrowser
from pathlib import Path

import msgspec
import platformdirs
import uvicorn
from starlette.applications import Starlette

from igroteka.server.logs import configure
from igroteka.server.settings import Settings

PORT = 8137


def home_database() -> str:
    """The database of a household: a file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('igroteka', False)) / 'igroteka.db'}"


def run(settings: Settings, host: str, port: int, *, workers: int = 1, proxy: bool = False) -> int:
    """Serve until stopped."""
    configure()
    from igroteka.server.app import make

    uvicorn.Server(configuration(make(settings), host, port, proxy=proxy)).run()
    return 0


def configuration(app: Starlette, host: str, port: int, *, proxy: bool) -> uvicorn.Config:
    """How uvicorn is run: its quickest WebSocket protocol, and no compression, whose buffers cost more than tables."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65536,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=3,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
    )


def serve(space: argparse.Namespace) -> int:
    """`igroteka serve`."""
    settings = Settings(
        database=space.database or home_database(),
        public_url=space.public_url,
        minds=space.minds,
        bot_budget=space.bot_budget,
        relaxed=space.no_limits,
    )
    return run(settings, space.host, space.port, workers=space.workers, proxy=bool(space.public_url))


def start_at_home(space: argparse.Namespace) -> int:
    """What `igroteka` alone does: serve on this machine only, print the address, open the browser."""
    address = f"http://localhost:{PORT}/"
    print(f"Igroteka is at {address}  (Ctrl+C stops it; nothing is lost)", flush=True)
    if not getattr(space, "no_browser", False):
        threading.Timer(1.5, webbrowser.open, [address]).start()
    return run(Settings(database=home_database()), "localhost", PORT)


def print_openapi(space: argparse.Namespace) -> int:
    """The OpenAPI document."""
    from igroteka.server.app import openapi

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(openapi()), indent=2) + b"\n")
    return 0


def add_commands(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the server's commands to a command line."""
    command = subparsers.add_parser("serve", help="serve tables to others", description="Serve tables to others.")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    command.add_argument("--port", type=int, default=PORT, help=f"the port ({PORT})")
    command.add_argument("--database", help="sqlite:///FILE or postgresql://... (a file in your data folder)")
    command.add_argument("--workers", type=int, default=1, help="how many processes; several need PostgreSQL")
    command.add_argument("--public-url", help="the address people use, when behind a proxy: https://games.example.org")
    command.add_argument("--minds", type=int, help="how many processes bots think in (all cores but one)")
    command.add_argument("--bot-budget", type=float, default=10.0, help="seconds a bot may think about a move (10)")
    command.add_argument("--no-limits", action="store_true", help="don't limit how often one may ask, for load tests")
    command.set_defaults(func=serve)


def main(arguments: list[str] | None = None) -> int:
    """`python -m igroteka.server`: the same commands, and `openapi`."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.server")
    subparsers = parser.add_subparsers(required=True)
    add_commands(subparsers)
    subparsers.add_parser("openapi", help="print the OpenAPI document").set_defaults(func=print_openapi)
    home = subparsers.add_parser("home", help="what `igroteka` alone does")
    home.add_argument("--no-browser", action="store_true")
    home.set_defaults(func=start_at_home)
    space = parser.parse_args(arguments)
    code: int = space.func(space)
    return code
