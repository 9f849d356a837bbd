"""Garbage in rings: what is young goes within a second, what was set aside in a quiet moment."""

import weakref
from collections.abc import Iterator

import pytest

from igroteka.server import garbage
from igroteka.server.garbage import STEPS, Broom


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
