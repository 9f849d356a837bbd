"""Garbage in rings: what is young goes within a second, what was set aside in a quiet moment."""

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.server import garbage
from igroteka.server.garbage import STEPS, Broom
from tests.server.clients import Guest, serving


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def broom() -> Iterator[Broom]:
    broom = Broom()
    broom.take_over()
    yield broom
    broom.hand_back()


def a_ring() -> "weakref.ref[Ring]":
    return weakref.ref(Ring())


def test_the_young_are_looked_through(broom: Broom) -> None:
    ring = a_ring()
    broom.step()
    assert ring() is not None
    broom.tidy()
    assert ring() is None


def test_what_was_set_aside_waits_for_a_quiet_moment(broom: Broom, monkeypatch: pytest.MonkeyPatch) -> None:
    ring = a_ring()
    for _ in range(STEPS):
        broom.step()
    broom.tidy()
    monkeypatch.setattr(garbage, "SWEEP", -1.0)
    broom.sweep(quiet=False)
    assert ring() is not None
    broom.sweep(quiet=True)
    assert ring() is None


def test_a_server_that_is_never_quiet_sweeps_too(broom: Broom, monkeypatch: pytest.MonkeyPatch) -> None:
    ring = a_ring()
    for _ in range(STEPS):
        broom.step()
    monkeypatch.setattr(garbage, "AT_LATEST", -1.0)
    broom.sweep(quiet=False)
    assert ring() is None


def test_a_connection_that_is_closed_leaves_no_rings(tmp_path: Path) -> None:
    """What lives in rings is kept until a sweep, which a busy server puts off: so there must be none."""
    with serving(f"sqlite:///{tmp_path}/rings.db") as server:
        broom = server.worker._broom
        broom.tidy = broom.step = lambda: None  # type: ignore[method-assign]  # what it sets aside couldn't be seen
        broom.hand_back()
        tanya = Guest(server.url, "Tanya")
        table = tanya.table(seats=[{"kind": "hot"}, {"kind": "hot"}], start=True)["id"]

        def come_and_go(times: int) -> None:
            for _ in range(times):
                tanya.live(table).socket.close()
            there = server.worker.tables.in_use[table]
            while there.viewers:
                time.sleep(0.02)
            time.sleep(0.2)

        come_and_go(3)
        gc.collect()
        gc.disable()
        come_and_go(20)
        assert gc.collect() < 200, "the loop's own transports are rings of seven objects; uvloop's are none"
        gc.enable()


def test_after_many_connections_it_waits_for_no_quiet_moment(broom: Broom) -> None:
    ring = a_ring()
    gc.freeze()
    broom.sweep(quiet=False, gone=garbage.GONE - 1)
    assert ring() is not None
    broom.sweep(quiet=False, gone=garbage.GONE)
    assert ring() is None
    ring = a_ring()
    gc.freeze()
    broom.sweep(quiet=False, gone=2 * garbage.GONE - 1)
    assert ring() is not None
