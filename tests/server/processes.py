"""A server as a process of its own, which can be killed."""

import contextlib
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import IO

import httpx

TLS = ssl.create_default_context()
"""Made once for all clients, which don't even use it: making it takes longer than many requests."""


PATIENCE = 300
"""Seconds for whatever surely comes: a busy machine is no failure."""


class Process:
    """A server on its own port."""

    def __init__(self, database: str, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "igroteka", "serve", "--no-limits", "--minds", "1"]
        self.command += ["--port", str(self.port), "--database", database, *more]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, log: IO[bytes] | int = subprocess.DEVNULL) -> None:
        self.process = subprocess.Popen(self.command, stderr=log, start_new_session=True)

    def ready(self) -> None:
        for _ in range(20 * PATIENCE):
            assert self.process is not None
            assert self.process.poll() is None, "the server ended by itself"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=5, verify=TLS).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server doesn't come up")

    def workers(self) -> list[int]:
        """The processes of a server with several."""
        assert self.process is not None
        rows = subprocess.run(["ps", "-wweo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
        mine = [row.split(maxsplit=2) for row in rows.splitlines()]
        return [int(pid) for pid, parent, args in mine if int(parent) == self.process.pid and "spawn_main" in args]

    def kill(self) -> None:
        """As a power cut does: at once, the bots' processes with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextlib.contextmanager
def processes(database: str, count: int) -> Iterator[list[Process]]:
    """Servers on one database."""
    made = [Process(database) for _ in range(count)]
    try:
        for each in made:
            each.start()
        for each in made:
            each.ready()
        yield made
    finally:
        for each in made:
            if each.process is not None and each.process.poll() is None:
                each.kill()
