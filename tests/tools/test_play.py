"""`make play` ends what it has started, however it is ended."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
import subprocess, sys, time
from tools import play
programs = play.Programs()
play.catch_signals()
try:
    child = programs.start([sys.executable, "-c", "import time; time.sleep(600)"])
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
        ours.wait(6)  # sooner than a program that doesn't listen is ended by force
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)
