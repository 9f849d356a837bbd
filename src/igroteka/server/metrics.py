"""What can be measured while it runs, for Prometheus at `/metrics`.

Several workers of one command write their figures into files in a folder that they share, as `prometheus_client` does
it: whichever worker is asked adds all of them up.
"""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "emscripten":
    from igroteka.server.no_metrics import Counter, Gauge, Histogram
else:
    from prometheus_client import Counter, Gauge, Histogram

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where workers find the folder of their figures; it must be there before `prometheus_client` is imported."""
FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

tables_in_memory = Gauge("igroteka_tables", "Tables in memory", multiprocess_mode="livesum")
sockets = Gauge("igroteka_sockets", "Live connections", multiprocess_mode="livesum")
moves = Counter("igroteka_moves", "Moves committed", ["game"])
move_seconds = Histogram("igroteka_move_seconds", "From receiving a move to having shown it", buckets=FINE)
commit_seconds = Histogram("igroteka_commit_seconds", "Writing to disk, everything that waited together", buckets=FINE)
bot_seconds = Histogram("igroteka_bot_seconds", "A bot's thinking", ["game", "bot"], buckets=(*FINE, 30, 60))
bot_failures = Counter("igroteka_bot_failures", "Bots that crashed or overran", ["game", "bot"])
refusals = Counter("igroteka_refusals", "Requests refused", ["error"])
hooks = Counter("igroteka_webhooks", "Webhook deliveries", ["outcome"])


@contextlib.contextmanager
def shared_by(workers: int) -> Iterator[None]:
    """While this lasts, worker processes that are started add up their figures."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="igroteka-figures-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def page() -> bytes:
    """The figures, as Prometheus reads them."""
    from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    folder = os.environ.get(FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    everyone = CollectorRegistry()
    MultiProcessCollector(everyone, folder)  # type: ignore[no-untyped-call]  # it comes without types
    return generate_latest(everyone)


def _forget_the_dead(folder: Path) -> None:
    """What a worker had in memory is gone with it; what it has counted stays counted."""
    from prometheus_client.multiprocess import mark_process_dead

    if os.name == "nt":
        return  # where asking after a process would end it
    for file in folder.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            mark_process_dead(worker, str(folder))  # type: ignore[no-untyped-call]  # it comes without types
