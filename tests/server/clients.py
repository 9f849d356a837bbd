"""People and programs who use a server, for tests."""

import asyncio
import contextlib
import gc
import json
import socket
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import jsonpatch
import uvicorn
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from igroteka.server.app import make
from igroteka.server.commands import UVICORN
from igroteka.server.settings import Settings
from igroteka.server.worker import Worker
from tests.server.processes import PATIENCE, TLS

OPEN = contextlib.ExitStack()
"""What a test has opened, to be closed after it."""


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.app = make(settings)
        options = {"proxy_headers": bool(settings.public_url), **UVICORN}
        self.server = uvicorn.Server(uvicorn.Config(self.app, host="127.0.0.1", port=self.port, **options))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.ready = threading.Event()

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(main())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def worker(self) -> Worker:
        worker: Worker = self.app.state.worker
        return worker

    def do(self, coroutine: Any) -> Any:
        """Run something inside the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def start(self) -> None:
        # A server that begins looks through all that its process holds for garbage. Here that is pytest with thousands
        # of tests, most of a second each time: what earlier tests left is looked through, and the rest set aside.
        gc.collect(1)
        gc.freeze()
        self.thread.start()
        for _ in range(100 * PATIENCE):
            if self.server.started:
                return
            self.thread.join(0.01)
        raise AssertionError("the server doesn't start")

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextlib.contextmanager
def serving(database: str, **settings: Any) -> Iterator[Running]:
    running = Running(
        Settings(**{"database": database, "relaxed": True, "minds": 1, "bot_budget": PATIENCE, **settings})
    )
    running.start()
    try:
        yield running
    finally:
        running.stop()


class Guest:
    """Someone with a name and a cookie."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = OPEN.enter_context(
            httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE, verify=TLS)
        )
        self.id = ""
        if name is not None:
            self.id = self.post("/api/enter", {"name": name})["id"]

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        reply = self.http.request(method, path, json=body)
        if status is None:
            assert reply.is_success, f"{method} {path}: {reply.status_code} {reply.text}"
        else:
            assert reply.status_code == status, f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.json()

    def get(self, path: str, status: int | None = None) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self.ask("POST", path, {} if body is None else body, status)

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """The key of a refusal."""
        reply = self.http.request(method, path, json=body)
        assert reply.is_client_error, f"{method} {path}: {reply.status_code} {reply.text}"
        error: str = reply.json()["error"]
        return error

    def table(self, **wishes: Any) -> Any:
        return self.post("/api/tables", {"game": "dominion", **wishes})

    def live(self, table: str, changes: str | None = "json-patch") -> "Live":
        return Live(self.url, table, self.headers(), changes)

    def notices(self) -> "Notices":
        return Notices(self.url, self.headers())

    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return {"cookie": cookie, "origin": self.url}


def open_socket(url: str, path: str, headers: dict[str, str]) -> ClientConnection:
    """A WebSocket, closed after the test."""
    rest = {key: value for key, value in headers.items() if key != "origin"}
    origin = Origin(headers["origin"]) if "origin" in headers else None
    address = f"{url.replace('http', 'ws', 1)}{path}"
    return OPEN.enter_context(connect(address, additional_headers=rest, origin=origin, compression=None))


class Notices:
    """A page that wants to be told."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.socket = open_socket(url, "/api/notices", headers)
        self.socket.send(json.dumps({"type": "ping"}))
        assert json.loads(self.socket.recv(PATIENCE))["type"] == "pong"

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        return message


class Live:
    """A live connection that keeps its picture of the table up to date, as a browser does."""

    def __init__(self, url: str, table: str, headers: dict[str, str], changes: str | None) -> None:
        query = "" if changes is None else f"?changes={changes}"
        self.socket = open_socket(url, f"/api/tables/{table}/live{query}", headers)
        self.state: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.requests = 0
        self.until(lambda message: message["type"] == "state")

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message["table"]
        elif message["type"] == "change":
            apply(self.state, message)
        elif message["type"] == "presence":
            self.state["present"] = message["present"]
            self.state["watchers"] = message["watchers"]
        return message

    def until(self, wanted: Any, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = self.receive(timeout)
            if wanted(message):
                return message

    def reach(self, version: int) -> None:
        """Wait until the picture is of this version."""
        while self.state["version"] < version:
            self.receive()

    def send(self, **message: Any) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        self.requests += 1
        request = message.setdefault("request", f"r{self.requests}")
        self.socket.send(json.dumps(message))
        return self.until(lambda heard: heard.get("request") == request)

    def move(self, name: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        return self.send(type="move", ply=self.state["ply"], moves=[name], seat=seat, **more)

    def close(self) -> None:
        self.socket.close()


def apply(state: dict[str, Any], change: dict[str, Any]) -> None:
    """Bring a picture of a table up to date."""
    assert change["since"] == state["version"], "a change was missed"
    jsonpatch.apply_patch(state, change["patches"], in_place=True)
    state["version"] = change["version"]
    if change["forget"] is not None:
        state["events"] = [event for event in state["events"] if event["ply"] < change["forget"]]
    state["events"] = state["events"] + change["events"]
