"""Ctrl-C reaches every process of a command at once, also those that are still loading what they need.

It is for the one that has started the others, and ends them.
"""

import contextlib
import signal
import sys
from collections.abc import Iterator

if sys.platform != "win32":
    from multiprocessing.resource_tracker import ensure_running


@contextlib.contextmanager
def kept_from_others() -> Iterator[None]:
    """Processes that are started meanwhile don't hear of Ctrl-C until they ask not to (`ignore`)."""
    if sys.platform == "win32":
        yield  # where there is nothing to keep it from them with
        return
    ensure_running()  # else the first process brings it, and lets Ctrl-C in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore() -> None:
    """The first word of a process that another has started: what this one starts in turn may hear of it again."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
