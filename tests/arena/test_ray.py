"""Matches on a Ray cluster of several workers, one of which is lost in the middle."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.arena.cluster import Cluster
from igroteka.arena.plan import make_plan
from igroteka.arena.play import MatchFailed
from igroteka.arena.run import run
from igroteka.arena.store import Store

pytest.importorskip("ray", reason="ray is not installed: pip install 'igroteka[ray]'")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

Lose = Callable[[], None]
Place = Callable[[], AbstractContextManager[tuple[Cluster, Lose]]]


@contextmanager
def workers_of_one_machine() -> Iterator[tuple[Cluster, Lose]]:
    """Three workers here; one of them, which is at work, is killed."""
    cluster = Cluster("local", 3)
    try:
        yield cluster, lambda: os.kill(max(cluster.workers), signal.SIGKILL)
    finally:
        cluster.close()


@contextmanager
def several_machines() -> Iterator[tuple[Cluster, Lose]]:
    """Three machines with a worker each, as far as Ray can tell; one of them vanishes."""
    from ray.cluster_utils import Cluster as Machines

    machines: Any = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    lost, _ = (machines.add_node(num_cpus=1) for _ in range(2))
    cluster = Cluster(machines.address, 1)
    try:
        yield cluster, lambda: machines.remove_node(lost, allow_graceful=False)
    finally:
        cluster.close()
        machines.shutdown()


@pytest.mark.parametrize("place", [workers_of_one_machine] + [several_machines] * ("IGROTEKA_SOAK" in os.environ))
def test_a_lost_worker_costs_nothing_but_time(place: Place, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("Province; Gold; Silver", "utf-8")
    plan = make_plan("dominion", ["bmu", str(tmp_path / "mine.txt"), "random"])
    with place() as (cluster, lose):
        lost: list[bool] = []

        def watch(done: int, planned: int) -> None:
            if done >= 20 and not lost:
                lost.append(True)
                lose()

        store = Store(tmp_path / "out", plan, resume=False)
        outcome = run(plan, 180, workers=cluster, store=store, progress=watch)
        store.close()
        assert lost
        assert len(cluster.workers) > 1
        assert outcome.results == run(plan, 180).results
        lines = (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines()
        assert len(lines) == len(set(lines)) == 181
        other = msgspec.structs.replace(plan, components="other")
        with pytest.raises(MatchFailed, match="install the same there"):
            run(other, 2, workers=cluster)
