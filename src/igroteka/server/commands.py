"""The server's commands: `serve`, `backup`, `restore`, `validate`, and what `igroteka` alone does."""

import argparse
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

import igroteka
from igroteka.engine import components
from igroteka.server import backup
from igroteka.server.logs import configure
from igroteka.server.settings import ENVIRONMENT, Settings
from igroteka.server.storage.base import StorageFailed

PORT = 8137
APP = "igroteka.server.app:from_environment"
UVICORN: dict[str, Any] = {
    "ws": "websockets-sansio",  # its quickest
    "ws_per_message_deflate": False,  # compression's buffers would cost more than the tables
    "ws_max_size": 65536,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 30.0,
    "timeout_graceful_shutdown": 3,
    "log_config": None,
    "access_log": False,
    "server_header": False,
}
"""How uvicorn is run."""


MANUAL = """
the household:
  igroteka serve --host 0.0.0.0
      everyone on your network can enter; all is kept in one file in your data folder

behind a proxy:
  igroteka serve --public-url https://games.example.org
      the address people type: only pages from there may write, and cookies are for https only;
      the proxy passes on Host, X-Forwarded-For and X-Forwarded-Proto, and WebSockets

a club:
  pip install 'igroteka[postgres]'
  igroteka serve --database postgresql://localhost/igroteka --workers 4
      any worker serves any table; the schema is brought up to date at the start

looking after it:
  the first to enter a fresh server is its host
  igroteka backup FILE, igroteka restore FILE, igroteka validate
  /healthz says whether it is well, /metrics is for Prometheus, logs are JSON on standard error
  /api/openapi.json is the whole API; examples/bot.py plays over it
  Ctrl+C or SIGTERM stops it; killed at any instant, it comes back with every acknowledged move

docs/host.md says more.
"""


def home_database() -> str:
    """The database of a household: a file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('igroteka', False)) / 'igroteka.db'}"


def run(settings: Settings, host: str, port: int, *, workers: int = 1) -> int:
    """Serve until stopped."""
    configure()
    from igroteka.server.storage.opening import migrate

    try:
        migrate(settings.database)
    except (StorageFailed, SQLAlchemyError) as error:
        return failed(f"the database can't be opened: {error}")
    # Workers are processes of their own: they find the settings in the environment, where only their owner sees them.
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    proxied = bool(settings.public_url)
    uvicorn.run(APP, factory=True, host=host, port=port, workers=workers, proxy_headers=proxied, **UVICORN)
    return 0


def failed(why: str) -> int:
    """Say what went wrong."""
    print(f"igroteka: {why}", file=sys.stderr)
    return 1


def serve(space: argparse.Namespace) -> int:
    """`igroteka serve`."""
    settings = Settings(
        database=space.database or home_database(),
        public_url=space.public_url,
        minds=space.minds,
        bot_budget=space.bot_budget,
        private_webhooks=space.private_webhooks,
        relaxed=space.no_limits,
    )
    if space.workers > 1 and not settings.database.startswith("postgres"):
        return failed("several workers need PostgreSQL: --database postgresql://...; SQLite serves one")
    for game in space.components:
        key, _, path = game.partition("=")
        if key not in igroteka.games() or not path:
            return failed(f"--components is GAME=FILE, with a game of {', '.join(igroteka.games())}; not {game!r}")
        components.use(key, path)
    try:
        for key in igroteka.games():
            igroteka.rooms.find(key)
    except igroteka.BadComponents as error:
        return failed(str(error))
    return run(settings, space.host, space.port, workers=space.workers)


def database_of(space: argparse.Namespace) -> str:
    """The database a command is about."""
    return space.database or home_database()


def make_backup(space: argparse.Namespace) -> int:
    """`igroteka backup FILE`."""
    try:
        count = backup.write(database_of(space), Path(space.file))
    except (OSError, StorageFailed, SQLAlchemyError) as error:
        return failed(f"no backup was made: {error}")
    print(f"{space.file}: {count} rows. It holds every secret of the server: keep it like a key.")
    return 0


def restore_backup(space: argparse.Namespace) -> int:
    """`igroteka restore FILE`."""
    try:
        count = backup.restore(database_of(space), Path(space.file))
    except (OSError, StorageFailed, SQLAlchemyError) as error:
        return failed(f"nothing was restored: {error}")
    print(f"{count} rows restored")
    return 0


def validate(space: argparse.Namespace) -> int:
    """`igroteka validate`."""
    good = bad = 0
    try:
        for difference in backup.validate(database_of(space)):
            if difference is None:
                good += 1
                continue
            bad += 1
            place = "" if difference.ply is None else f", ply {difference.ply}"
            print(f"{difference.game}, table {difference.table}{place}: {difference.what}")
    except (OSError, StorageFailed, SQLAlchemyError) as error:
        return failed(f"the database can't be read: {error}")
    print(f"{good + bad} matches: {good} replay as they were played, {bad} differ")
    return 1 if bad else 0


def start_at_home(space: argparse.Namespace) -> int:
    """What `igroteka` alone does: serve on this machine only, print the address, open the browser."""
    port = free_port()
    address = f"http://localhost:{port}/"
    print(f"Igroteka is at {address}  (Ctrl+C stops it; nothing is lost)", flush=True)
    if not getattr(space, "no_browser", False):
        threading.Timer(1.5, webbrowser.open, [address]).start()
    return run(Settings(database=home_database(), private_webhooks=True), "localhost", port)


def free_port() -> int:
    """The usual port, or any other if that is taken."""
    for wanted in (PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", wanted))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port
    return PORT


def print_openapi(space: argparse.Namespace) -> int:
    """The OpenAPI document."""
    from igroteka.server.app import openapi

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(openapi()), indent=2) + b"\n")
    return 0


def add_commands(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the server's commands to a command line."""
    command = subparsers.add_parser(
        "serve",
        help="serve tables to others",
        description="Serve tables for people and bots, in a browser or over an API.",
        epilog=MANUAL,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    command.add_argument("--port", type=int, default=PORT, help=f"the port ({PORT})")
    command.add_argument("--database", help="sqlite:///FILE or postgresql://... (a file in your data folder)")
    command.add_argument("--workers", type=int, default=1, help="how many processes; several need PostgreSQL")
    command.add_argument("--public-url", help="the address people use, when behind a proxy: https://games.example.org")
    command.add_argument("--minds", type=int, help="how many processes bots think in (all cores but one)")
    command.add_argument("--bot-budget", type=float, default=10.0, help="seconds a bot may think about a move (10)")
    command.add_argument(
        "--components",
        metavar="GAME=FILE",
        action="append",
        default=[],
        help="play a game with a corrected components file; may be given several times",
    )
    command.add_argument(
        "--private-webhooks", action="store_true", help="let webhooks lead into the server's own network"
    )
    command.add_argument("--no-limits", action="store_true", help="don't limit how often one may ask, for load tests")
    command.set_defaults(func=serve)
    for name, work, words in (
        ("backup", make_backup, "write everything into one file, also while the server runs"),
        ("restore", restore_backup, "bring a backup back, into an empty database of either kind"),
    ):
        command = subparsers.add_parser(name, help=words, description=words.capitalize() + ".")
        command.add_argument("file", help="the backup")
        command.add_argument("--database", help="sqlite:///FILE or postgresql://... (a file in your data folder)")
        command.set_defaults(func=work)
    words = "replay every stored match on the present rules and report the first difference of each"
    command = subparsers.add_parser("validate", help=words, description=words.capitalize() + ".")
    command.add_argument("--database", help="sqlite:///FILE or postgresql://... (a file in your data folder)")
    command.set_defaults(func=validate)


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
