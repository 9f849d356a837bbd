"""Quotas: how much one person may take up, which the host sees and sets."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from igroteka.server.tables.directory import Tables
from igroteka.server.tables.table import Table
from tests.server.clients import Guest, Running, open_socket, serving
from tests.server.processes import PATIENCE


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
    assert json.loads(third.recv(PATIENCE))["refusal"]["error"] == "quota-connections"
    one.socket.close()
    for _ in range(50):
        fourth = open_socket(limited.url, "/api/notices", tanya.headers())
        fourth.send('{"type":"ping"}')
        if json.loads(fourth.recv(PATIENCE))["type"] == "pong":
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


def test_what_is_asked_for_all_at_once_is_counted_one_after_the_other(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, tanya = Guest(limited.url, "Host"), Guest(limited.url, "Tanya")
    host.ask("PUT", "/api/host/quotas", {"tables": 2, "tokens": 2, "connections": 2})
    pages = [Guest(limited.url) for _ in range(8)]
    for page in pages:
        page.http.cookies = tanya.http.cookies
    with ThreadPoolExecutor(len(pages)) as at_once:
        made = list(at_once.map(lambda page: page.http.post("/api/tables", json={"game": "pig"}).status_code, pages))
        assert sorted(made) == [201] * 2 + [429] * 6
        label = {"label": "once more"}
        made = list(at_once.map(lambda page: page.http.post("/api/me/tokens", json=label).status_code, pages))
        assert sorted(made) == [201] * 2 + [429] * 6
        table = tanya.get("/api/tables?mine=true")["tables"][0]["id"]
        fresh = Tables.fresh

        async def slowly(self: Tables, key: str) -> Table:
            await asyncio.sleep(1)  # as where a long match is brought to life
            return await fresh(self, key)

        monkeypatch.setattr(Tables, "fresh", slowly)

        def refused(page: Guest) -> bool:
            socket = open_socket(limited.url, f"/api/tables/{table}/live", page.headers())
            return bool(json.loads(socket.recv(PATIENCE))["type"] == "refused")

        assert sum(at_once.map(refused, pages)) == 6
