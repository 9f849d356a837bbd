"""`igroteka` alone: one server for a household, however often it is started."""

import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from igroteka.home import HOME, home
from igroteka.server import commands


@pytest.fixture(autouse=True)
def household(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "household"))


class Well(BaseHTTPRequestHandler):
    """Says that all is well."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_request(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def neighbour() -> Iterator[str]:
    """The address of a server that is well."""
    server = HTTPServer(("127.0.0.1", 0), Well)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_of_two_started_in_the_same_moment_one_serves(neighbour: str) -> None:
    assert commands.found_running() is None, "neither sees the other"
    assert commands.noted(neighbour), "one is quicker"
    assert not commands.noted("http://localhost:1/")
    assert commands.found_running() == neighbour, "and the other finds it"
    assert [file.name for file in home().iterdir()] == ["address"]


def test_a_note_that_a_crash_left_behind_is_no_hindrance() -> None:
    gone = "http://127.0.0.1:9/"
    assert commands.noted(gone)
    os.utime(commands.note(), (0, 0))
    assert commands.found_running() is None
    assert commands.noted("http://localhost:8137/")


def test_a_note_that_nobody_can_read_is_none() -> None:
    assert commands.noted("")
    assert commands.found_running() is None
    assert not commands.note().exists()
