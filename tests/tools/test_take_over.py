"""One server follows another on the same socket, in the middle of a match."""

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka
from igroteka.home import HOME
from tests.server.clients import OPEN, Guest
from tools import play

SOURCES = Path(igroteka.__file__).parents[1]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[play.Programs]:
    monkeypatch.setenv(HOME, str(tmp_path / "household"))
    monkeypatch.setattr(play, "python", lambda: Path(sys.executable))
    monkeypatch.setattr(play, "NEWS", tmp_path / "progress.json")
    started = play.Programs()
    yield started
    OPEN.close()
    started.end_all()


class Player(threading.Thread):
    """Someone who plays on whatever happens, and counts the moves that were accepted."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table: str = guest.table(seats=[{"kind": "me"}, {"kind": "hot", "name": "Boris"}], start=True)["id"]
        self.accepted = 0
        self.stopped = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.wait(0.1):  # a quick machine would be told that it asks too often
                self.move()
        except BaseException as failure:
            self.failure = failure

    def move(self) -> None:
        seen = self.guest.get(f"/api/tables/{self.table}")
        sight = next(each for each in seen["sights"] if each["moves"])
        body = {"ply": seen["ply"], "moves": [sight["moves"][-1]], "seat": sight["seat"]}
        self.guest.post(f"/api/tables/{self.table}/moves", body)
        self.accepted += 1

    def wait_for(self, moves: int) -> None:
        until = time.monotonic() + 300
        wanted = self.accepted + moves
        while self.accepted < wanted and self.is_alive() and time.monotonic() < until:
            time.sleep(0.02)
        assert self.failure is None


def test_no_move_and_no_call_is_lost(programs: play.Programs, capfd: pytest.CaptureFixture[str]) -> None:
    with play.listening() as at:
        port = at.getsockname()[1]
        first = play.Server(programs, at, SOURCES, waits=False, words=["--no-browser"])
        assert first.answers(port)
        player = Player(Guest(f"http://localhost:{port}", "Anna"))
        player.start()
        player.wait_for(3)
        second = play.take_over(programs, first, at, SOURCES)
        assert second is not first
        assert first.process.returncode == 0
        player.wait_for(3)
        player.stopped.set()
        player.join(300)
        assert player.failure is None
        assert player.guest.get(f"/api/tables/{player.table}")["ply"] == player.accepted
        assert "taken over" in capfd.readouterr().out
        programs.end(second.process)
        assert not (Path(os.environ[HOME]) / "address").exists(), "whoever ends takes the note along"


def test_a_build_that_does_not_start_changes_nothing(programs: play.Programs, tmp_path: Path) -> None:
    (tmp_path / "broken" / "igroteka").mkdir(parents=True)
    (tmp_path / "broken" / "igroteka" / "__init__.py").write_text("raise SystemExit('broken')", "utf-8")
    with play.listening() as at:
        port = at.getsockname()[1]
        first = play.Server(programs, at, SOURCES, waits=False, words=["--no-browser"])
        assert first.answers(port)
        assert play.take_over(programs, first, at, tmp_path / "broken") is first
        assert first.answers(port)
        assert "start" in json.loads(play.NEWS.read_text("utf-8"))["failed"]
        guest = Guest(f"http://localhost:{port}", "Host")
        assert guest.get("/api/host/build")["failed"] == "the compiled build doesn't start"


def test_what_was_started_ends_with_what_it_started(programs: play.Programs, tmp_path: Path) -> None:
    deaf = "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); print('up', flush=True); time.sleep(600)"
    process = programs.start([sys.executable, "-c", deaf], patience=0.1, stdout=-1)
    assert process.stdout is not None
    with process.stdout as said:
        assert said.readline() == "up\n"
    programs.end(process)
    assert process.returncode == -signal.SIGKILL
    programs.end_all()
    with pytest.raises(KeyboardInterrupt):
        programs.start([sys.executable, "-c", ""])
