"""Matches on a Ray cluster: the same results, past one machine.

Matches go out in small batches. Ray gives a batch to another worker when its own is lost, so a lost machine costs time
only; and since a match is known by its number, one that comes back twice still counts once.
"""

import os
import re
import socket
import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import msgspec

from igroteka.arena.fixture import MatchFailed, PlayedMatch, play_here
from igroteka.arena.plan import Fixture, Plan
from igroteka.arena.workers import Processes
from igroteka.engine.errors import BadOption
from igroteka.engine.words import Text

RETRIES = 5
"""How often Ray gives out a batch again whose worker was lost."""
MOST = 64
QUICK = 0.3
"""A batch that took fewer seconds makes the next ones larger."""
PATIENCE = 5.0
"""Seconds to wait for a cluster's answer."""
LOOPBACK = "127.0.0.1"


class Batch(msgspec.Struct):
    """What a worker brings back."""

    played: list[PlayedMatch]
    seconds: float
    worker: int
    """Its process."""


def knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for minutes."""
    found = re.fullmatch(r"(?:ray://)?\[?([^/]+?)\]?:(\d+)", address)
    if found is None:
        if address == "auto":
            return  # Ray looks for a cluster on this machine, and says at once if there is none
        raise BadOption(Text("refused-ray", given=repr(address)))
    try:
        socket.create_connection((found[1], int(found[2])), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadOption(Text("refused-cluster", address=address, why=str(error))) from error


def play_batch(plan: Plan, fixtures: list[Fixture]) -> Batch:
    """What a worker of the cluster does. A guest gets a process of its own: Ray must not lose its worker by it."""
    start = time.perf_counter()
    matches = Processes(1).play(plan, fixtures) if plan.has_guests else play_here(plan, fixtures)
    return Batch(list(matches), time.perf_counter() - start, os.getpid())


class Cluster:
    """The workers of a Ray cluster; `local` starts one on this machine."""

    def __init__(self, address: str, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise BadOption(Text("refused-no-ray")) from error
        self.ray = ray
        self.ours = not ray.is_initialized()
        self.workers: set[int] = set()
        """The worker processes that have brought something back."""
        if self.ours:
            where: dict[str, Any] = {"address": address}
            if address == "local":
                # On the loopback only: nobody else is to reach a cluster that is meant for this machine.
                where |= {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": LOOPBACK}
            else:
                knock(address)
            try:
                ray.init(**where, log_to_driver=False, configure_logging=False)
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                raise BadOption(Text("refused-cluster", address=address, why=str(error))) from error
        self.slots = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def play(self, plan: Plan, fixtures: Iterable[Fixture]) -> Iterator[PlayedMatch]:
        """Give out batches, take in what comes back."""
        ray = self.ray
        waiting = iter(fixtures)
        remote = ray.remote(play_batch).options(max_retries=RETRIES)
        size = 1
        pending: list[Any] = []
        try:
            while True:
                while len(pending) < 2 * self.slots and (batch := list(islice(waiting, size))):
                    pending.append(remote.remote(plan, batch))
                if not pending:
                    return
                done, pending = ray.wait(pending, num_returns=1)
                try:
                    back: Batch = ray.get(done[0])
                except ray.exceptions.RayTaskError as error:
                    raise MatchFailed(str(error.cause or error)) from error
                except ray.exceptions.RayError as error:
                    says = Text("failed-batch", n=str(RETRIES + 1), why=str(error))
                    raise MatchFailed(says) from error
                self.workers.add(back.worker)
                if back.seconds < QUICK:
                    size = min(MOST, max(size, 2 * len(back.played)))
                yield from back.played
        finally:
            for batch in pending:
                ray.cancel(batch, force=True)

    def close(self) -> None:
        """Leave the cluster, or end it if it is ours."""
        if self.ours:
            self.ray.shutdown()
