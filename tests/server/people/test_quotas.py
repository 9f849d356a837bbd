"""Quotas: how much one person may take up, which the host sees and sets."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Guest, Running, open_socket, serving


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    """A server with its limits on."""
    with serving(f"sqlite:///{tmp_path}/quotas.db", relaxed=False) as running:
        yield running


def test_the_host_sees_and_sets_what_one_person_may_take_up(limited: Running) -> None:
    host, tanya = Guest(limited.url, "Host"), Guest(limited.url, "Tanya")
    usual = host.get("/api/host/quotas")
    assert usual == {"tables": 100, "tables_a_day": 500, "connections": 60, "tokens": 20}
    assert tanya.refused("PUT", "/api/host/quotas", usual) == "host-only"
    host.ask("PUT", "/api/host/quotas", usual | {"tables": 2, "tables_a_day": 3, "tokens": 1, "connections": 2})
    tables = [tanya.table()["id"] for _ in range(2)]
    assert tanya.refused("POST", "/api/tables", {"game": "pig"}) == "quota-tables"
    assert tanya.refused("POST", "/api/games/dominion/guide") == "quota-tables"
    person = next(each for each in host.get("/api/host/people")["people"] if each["name"] == "Tanya")
    assert (person["going"], person["today"]) == (2, 2)
    tanya.post(f"/api/tables/{tables[0]}/cancel")
    tanya.table()
    tanya.post(f"/api/tables/{tables[1]}/cancel")
    assert tanya.refused("POST", "/api/tables", {"game": "pig"}) == "quota-tables-a-day"
    host.table()  # others have their own
    tanya.post("/api/me/tokens", {"label": "one"})
    assert tanya.refused("POST", "/api/me/tokens", {"label": "two"}) == "quota-tokens"
    one, _ = tanya.notices(), tanya.live(tables[0])
    third = open_socket(limited.url, "/api/notices", tanya.headers())
    assert json.loads(third.recv(20))["refusal"]["error"] == "quota-connections"
    one.socket.close()
    for _ in range(50):
        fourth = open_socket(limited.url, "/api/notices", tanya.headers())
        fourth.send('{"type":"ping"}')
        if json.loads(fourth.recv(20))["type"] == "pong":
            break
    else:
        pytest.fail("a connection that is closed counts on")


def test_they_are_known_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/again.db"
    with serving(database, relaxed=False) as running:
        host = Guest(running.url, "Host")
        host.ask("PUT", "/api/host/quotas", {"tables": 1})
    with serving(database, relaxed=False) as running:
        tanya = Guest(running.url, "Tanya")
        tanya.table()
        assert tanya.refused("POST", "/api/tables", {"game": "pig"}) == "quota-tables"
