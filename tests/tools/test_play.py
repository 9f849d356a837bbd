"""`make play` ends what it has started, however it is ended."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import play

ROOT = Path(__file__).parents[2]
SCRIPT = """
import subprocess, sys, time
from tools import play
programs = play.Programs()
play.catch_signals()
try:
    child = programs.start([sys.executable, "-c", "import time; time.sleep(6_000)"], patience=6_000)
    print(child.pid, flush=True)
    child.wait()
except KeyboardInterrupt:
    pass
finally:
    programs.end_all()
"""


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_in_the_background_of_a_shell_it_ends_its_server_too(by: signal.Signals) -> None:
    """A shell starts what is in its background with SIGINT ignored."""
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    ) as ours:
        assert ours.stdout is not None
        child = int(ours.stdout.readline())
        time.sleep(0.3)
        ours.send_signal(by)
        ours.wait(300)  # it listens, and needn't be ended by force
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_program_is_asked_to_end_only_once() -> None:
    programs = play.Programs()
    counts = (
        "import signal, time; asked = []\n"
        "signal.signal(signal.SIGINT, lambda *_: (asked.append(1), print('asked', flush=True))); print(flush=True)\n"
        "while not asked: time.sleep(0.05)\n"
        "time.sleep(1)"
    )
    child = programs.start([sys.executable, "-c", counts], stdout=subprocess.PIPE, patience=300)
    assert child.stdout is not None
    with child.stdout as told:
        told.readline()
        programs.ask(child)
        programs.end_all()
        assert told.read().split() == ["asked"]


def test_what_a_program_leaves_behind_is_ended_too() -> None:
    """npm does so when it is interrupted."""
    programs = play.Programs()
    leaves = (
        "import os, signal, subprocess\n"
        "signal.signal(signal.SIGINT, lambda *_: os._exit(0))\n"
        "subprocess.Popen(['sleep', '6000']); print('begun', flush=True); signal.pause()"
    )
    child = programs.start([sys.executable, "-c", leaves], stdout=subprocess.PIPE, patience=300)
    assert child.stdout is not None
    with child.stdout as told:
        assert told.readline() == "begun\n"
        programs.end_all()
        assert child.communicate(timeout=300)[0] == "", "nobody is left who could say anything"


def test_a_compiler_that_was_ended_has_not_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "NEWS", tmp_path / "progress.json")
    monkeypatch.setattr(play.Compiling, "compiler", lambda self: dict(os.environ))
    compiler = tmp_path / "python"
    compiler.write_text("#!/bin/sh\nexec sleep 600\n", "utf-8")
    compiler.chmod(0o755)
    monkeypatch.setattr(play, "python", lambda: compiler)
    programs = play.Programs()
    at_work = play.Compiling(programs)
    while at_work.process is None:
        time.sleep(0.01)
    programs.end_all()
    assert at_work.done.wait(300)
    assert "failed" not in (tmp_path / "progress.json").read_text("utf-8")
    assert "goes on with the interpreted engines" not in capsys.readouterr().out
