"""Matches on a Ray cluster of several workers, one of which is killed in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from igroteka.arena.cluster import Cluster
from igroteka.arena.fixture import MatchFailed
from igroteka.arena.plan import make_plan
from igroteka.arena.run import run
from igroteka.arena.store import Store

pytest.importorskip("ray", reason="ray is not installed: pip install 'igroteka[ray]'")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Three workers, on this machine's loopback."""
    cluster = Cluster("local", 3)
    yield cluster
    cluster.close()


def test_a_lost_worker_costs_nothing_but_time(cluster: Cluster, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("Province; Gold; Silver", "utf-8")
    plan = make_plan("dominion", ["bmu", str(tmp_path / "mine.txt"), "random"])
    killed: list[int] = []

    def watch(done: int, planned: int) -> None:
        if done >= 20 and not killed:
            killed.append(max(cluster.workers))
            os.kill(killed[0], signal.SIGKILL)

    store = Store(tmp_path / "out", plan, resume=False)
    outcome = run(plan, 180, workers=cluster, store=store, progress=watch)
    store.close()
    assert killed
    assert len(cluster.workers) > 1
    assert outcome.results == run(plan, 180).results
    lines = (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == len(set(lines)) == 181
    other = msgspec.structs.replace(plan, components="other")
    with pytest.raises(MatchFailed, match="install the same there"):
        run(other, 2, workers=cluster)


def test_a_guest_that_ends_its_process_costs_the_cluster_nothing(cluster: Cluster, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("import os\n\nclass Exits:\n    def choose(self, seat):\n        os._exit(3)\n")
    plan = make_plan("dominion", [f"{tmp_path / 'mine.py'}:Exits", "bmu"])
    results = run(plan, 4, workers=cluster).results
    assert [result.bots[result.forfeited] for result in results] == [0] * 4
    assert all("ended its process" in result.why for result in results)
