"""A claim on the file of a database: it is its owner's alone, and one server's at a time."""

import os
import sys
from pathlib import Path
from typing import IO

from igroteka.engine.words import Text
from igroteka.home import home
from igroteka.server.storage.base import StorageFailed

if sys.platform != "win32":
    import fcntl

SQLITE = "sqlite:///"


def make_private(path: Path) -> None:
    """See to it that nobody else reads the file: it holds every secret. A folder made for it is private, too."""
    if not path.parent.exists():
        path.parent.mkdir(parents=True, mode=0o700)
        path.parent.chmod(0o700)
    elif path.parent.resolve() == home().resolve() and _ours(path.parent):
        path.parent.chmod(0o700)  # as earlier versions left it: it is there for nothing else
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if _ours(path):
        for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            if each.exists():
                each.chmod(0o600)


def _ours(path: Path) -> bool:
    return path.stat().st_uid == getattr(os, "getuid", lambda: -1)()


def claim(url: str, address: str) -> IO[str] | None:
    """Claim the database for the server at this address, as long as what this returns is open.

    If another server has it, `StorageFailed` names that one's address. Databases that are shared need no claim.
    """
    if not url.startswith(SQLITE) or sys.platform == "win32":
        return None
    path = Path(url.removeprefix(SQLITE))
    make_private(path)
    held = open(path.with_name(path.name + "-server"), "a+")  # noqa: SIM115 - whoever claims it closes it
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.seek(0)
        other = held.read().strip() or "?"
        held.close()
        raise StorageFailed(Text("serve-taken", address=other)) from None
    held.truncate(0)
    held.write(f"{address}\n")
    held.flush()
    return held
