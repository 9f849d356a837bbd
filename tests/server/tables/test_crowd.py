"""A crowd of spectators: what they all see is written once."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.server.tables.shown import NAMED
from igroteka.server.tables.table import Table
from tests.server.clients import Guest, Running, serving
from tests.server.tables.test_play import two_at_a_table

CROWD = 1000


class Spectator:
    """Someone who only looks."""

    audience: tuple[int, ...] | None = None
    takes_changes = True

    def __init__(self, number: int) -> None:
        self.person = f"spectator {number}"
        self.messages: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.messages.append(message)

    def resync(self) -> None:
        raise AssertionError("nobody has missed anything")

    def close_if_stuck(self) -> None:
        pass


@pytest.fixture
def crowd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    with serving(f"sqlite:///{tmp_path}/crowd.db") as server:
        yield server, *two_at_a_table(server)


def test_a_thousand_spectators_cost_one_encoding(
    crowd: tuple[Running, Guest, Guest, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, tanya, _, table = crowd
    there: Table = server.worker.tables.in_use[table]
    assert there.match is not None
    game = there.match.game
    looked: list[int | None] = []
    view = game.view

    def counted(state: Any, seat: int | None) -> Any:
        looked.append(seat)
        return view(state, seat)

    monkeypatch.setattr(game, "view", counted)
    encoded = 0
    encode = msgspec.json.encode

    def written(thing: Any) -> bytes:
        nonlocal encoded
        encoded += isinstance(thing, dict) and "sights" in thing
        return encode(thing)

    monkeypatch.setattr(msgspec.json, "encode", written)
    spectators = [Spectator(number) for number in range(CROWD)]

    async def come() -> None:
        for spectator in spectators:
            there.greet(spectator)
            server.worker.tables.came(there, spectator.person)

    server.do(come())
    assert encoded == 1
    looked.clear()
    tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"]})
    assert looked.count(None) == 1
    changes = [[message for message in each.messages if b'"change"' in message] for each in spectators]
    assert all(len(each) == 1 for each in changes)
    assert len({id(each[0]) for each in changes}) == 1, "all get the very same message"
    # Who is here is told a few times a second, however many come, and by some names only.
    told: list[bytes] = []
    while not told:
        time.sleep(0.6)
        told = [message for message in spectators[0].messages if b'"presence"' in message]
    assert len(told) <= 4
    seen = tanya.get(f"/api/tables/{table}")
    assert seen["watchers"] == CROWD
    assert len(seen["present"]) == NAMED
