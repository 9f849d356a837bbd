"""The server's commands: `serve`, `backup`, `restore`, `validate`, and what `igroteka` alone does."""

import argparse
import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from igroteka.bots import Budget
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text
from igroteka.games import find, known
from igroteka.home import home
from igroteka.server import handover, metrics, switchboard
from igroteka.server.archive import validation
from igroteka.server.connection_limits import Doorway, Line
from igroteka.server.logs import configure
from igroteka.server.settings import ENVIRONMENT, PORT, Settings
from igroteka.server.storage import backup
from igroteka.server.storage.base import StorageFailed
from igroteka.server.storage.claim import claim

STARTING = 15.0
"""Seconds within which a server that was started listens."""
PATIENCE = 30.0
"""Seconds within which one that listens answers."""
APP = "igroteka.server.app:from_environment"
UVICORN: dict[str, Any] = {
    "http": Doorway,  # which waits for nobody for ever
    "timeout_keep_alive": 15,
    "ws": Line,  # its quickest, with limits
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


TROUBLE = (OSError, StorageFailed, SQLAlchemyError)
"""What can go wrong with a database or a file."""


def said(error: Exception) -> Text | str:
    """What a trouble says: ours as a text, that of others as it is."""
    return error.says if isinstance(error, StorageFailed) else str(error)


def home_database() -> str:
    """The database of a household: a file in the user's data folder."""
    return f"sqlite:///{home() / 'igroteka.db'}"


def database_of(asked: argparse.Namespace) -> str:
    """The database a command is about."""
    return asked.database or home_database()


def run(settings: Settings, host: str, port: int, *, workers: int = 1) -> int:
    """Serve until stopped, as the only server on a file."""
    settings.host = host
    try:
        claimed = claim(settings.database, f"http://{host}:{port}/")
    except TROUBLE as error:
        raise IgrotekaError(Text("serve-no-database", why=said(error))) from error
    with claimed or contextlib.nullcontext():
        return run_on(settings, host, port, workers)


def run_on(settings: Settings, host: str, port: int, workers: int) -> int:
    """Serve until stopped, on a database that is ours."""
    configure(quiet=settings.quiet)
    from igroteka.server.storage.opening import migrate

    try:
        migrate(settings.database)
    except TROUBLE as error:
        raise IgrotekaError(Text("serve-no-database", why=said(error))) from error
    for key in known():
        find(key)  # wrong components are refused now, not at the first table
    # Workers are processes of their own: they find the settings in the environment, where only their owner sees them.
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    open_many_files()
    proxied = bool(settings.public_url)
    handed = handover.given()
    with metrics.shared_by(workers):
        if handed is not None:
            config = uvicorn.Config(APP, factory=True, proxy_headers=proxied, **UVICORN)
            uvicorn.Server(config).run(sockets=[handed])
        elif workers > 1 and hasattr(socket, "send_fds"):
            switchboard.serve(host, port, workers, {"proxy_headers": proxied, **UVICORN})
        else:
            uvicorn.run(APP, factory=True, host=host, port=port, workers=workers, proxy_headers=proxied, **UVICORN)
    return 0


def open_many_files() -> None:
    """Every connection is a file: have as many as the system lets one, not the thousand that are usual."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """`igroteka serve`."""
    settings = Settings(
        database=database_of(asked),
        public_url=asked.public_url,
        minds=asked.minds,
        bot_budget=asked.bot_budget,
        hint_budget=str(Budget.parse(asked.hint_budget)),
        analysis_budget=str(Budget.parse(asked.analysis_budget)),
        private_webhooks=asked.private_webhooks,
        relaxed=asked.no_limits,
        deals=asked.deals,
    )
    if asked.workers > 1 and not settings.database.startswith("postgres"):
        raise IgrotekaError(Text("serve-one-worker"))
    return run(settings, asked.host, asked.port, workers=asked.workers)


def start_at_home(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """What `igroteka` alone does: serve on this machine only, print the address, open the browser."""
    handover.await_turn(load_everything)
    handed = handover.given()
    port = free_port() if handed is None else handed.getsockname()[1]
    address = f"http://localhost:{port}/"
    if handed is not None and note().exists() and note().read_text() == address:
        note().unlink()  # of one that is gone: nobody else can be where we listen
    running = found_running()
    if running is None and not noted(address):
        running = found_running()  # another was started in the same moment
    address = running or address
    print(speaker.say("serve-already" if running else "serve-at-home", address=address), flush=True)
    if not getattr(asked, "no_browser", False):
        threading.Timer(0 if running else 1.5, webbrowser.open, [address]).start()
    if running:
        return 0
    try:
        return run(Settings(database=home_database(), private_webhooks=True, quiet=True), "localhost", port)
    except KeyboardInterrupt:
        return 0  # that is how it is stopped
    finally:
        note().unlink(missing_ok=True)


def load_everything() -> None:
    """All that a server needs but its database."""
    import igroteka.server.app

    for key in igroteka.game_keys():
        igroteka.games.find(key)


def note() -> Path:
    """Where the address is noted while a household's server runs: its file is for one process."""
    return home() / "address"


def noted(address: str) -> bool:
    """Note the address, all at once, unless another has noted one."""
    draft = note().with_name(f"address-{os.getpid()}")
    try:
        home().mkdir(mode=0o700, parents=True, exist_ok=True)
        draft.write_text(address)
    except OSError as error:
        raise IgrotekaError(Text("serve-no-database", why=str(error))) from error
    try:
        os.link(draft, note())
    except FileExistsError:
        return False
    except OSError:  # a disk without links
        note().write_text(address)
    finally:
        draft.unlink()
    return True


def found_running() -> str | None:
    """The address at which the household's server answers, if one runs; a note of one that is gone is thrown away."""
    try:
        address, since = note().read_text(), note().stat().st_mtime
    except OSError:
        return None
    if answers(address, since):
        return address
    note().unlink(missing_ok=True)
    return None


def answers(address: str, since: float) -> bool:
    """Whether a server is well at this address; one that was started just then is waited for."""
    while True:
        try:
            return httpx.get(f"{address}healthz", timeout=PATIENCE, trust_env=False).is_success
        except httpx.ConnectError:
            if time.time() > since + STARTING:
                return False
            time.sleep(0.2)
        except (httpx.HTTPError, httpx.InvalidURL):
            return False


def free_port() -> int:
    """The usual port, or the next that nobody uses."""
    for port in range(PORT, PORT + 20):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return PORT


def make_backup(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """`igroteka backup FILE`."""
    try:
        count = backup.write(database_of(asked), asked.file)
    except TROUBLE as error:
        raise IgrotekaError(Text("serve-no-backup", why=said(error))) from error
    console.print(speaker.say("serve-backed-up", file=str(asked.file), n=count), soft_wrap=True)
    return 0


def restore_backup(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """`igroteka restore FILE`."""
    try:
        count = backup.restore(database_of(asked), asked.file)
    except TROUBLE as error:
        raise IgrotekaError(Text("serve-not-restored", why=said(error))) from error
    console.print(speaker.say("serve-restored", n=count))
    return 0


def validate(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """`igroteka validate`."""
    good = bad = 0
    try:
        for difference in validation.validate(database_of(asked)):
            if difference is None:
                good += 1
                continue
            bad += 1
            what = difference.what.tell(speaker.language)
            place = {"game": difference.game, "table": difference.table, "what": what}
            ply = -1 if difference.ply is None else difference.ply
            console.print(speaker.say("serve-difference", ply=ply, **place), soft_wrap=True, markup=False)
    except TROUBLE as error:
        raise IgrotekaError(Text("serve-no-database", why=said(error))) from error
    console.print(speaker.say("serve-validated", n=good + bad, good=good, bad=bad))
    return 1 if bad else 0


def print_openapi(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """The OpenAPI document."""
    from igroteka.server.app import openapi

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(openapi()), indent=2) + b"\n")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """`python -m igroteka.server openapi` prints the OpenAPI document."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.server")
    subparsers = parser.add_subparsers(required=True)
    subparsers.add_parser("openapi", help="print the OpenAPI document").set_defaults(func=print_openapi)
    asked = parser.parse_args(arguments)
    code: int = asked.func(asked, Speaker("en"), Console())
    return code
