"""The expert looks back on finished matches: once, part by part, going on after whatever happens."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.server.archive import analysis
from igroteka.server.bot_process import pool
from igroteka.server.bot_process.protocol import Review, Reviewed
from tests.server.clients import Guest, Running, serving
from tests.server.processes import PATIENCE

BUDGET = {"analysis_budget": "2000d"}


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    """A server whose expert hardly thinks."""
    with serving(database, **BUDGET) as running:
        yield running


def played(guest: Guest) -> str:
    """A match that was given up after forty moves."""
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Tolya"}]
    table: str = guest.table(seats=seats, start=True, options={"first": "0"})["id"]
    for ply in range(40):
        seen = guest.get(f"/api/tables/{table}")
        seat = seen["to_act"][0]
        moves = next(sight["moves"] for sight in seen["sights"] if sight["seat"] == seat)
        guest.post(f"/api/tables/{table}/moves", {"ply": ply, "moves": [moves[0]], "seat": seat})
    guest.post(f"/api/tables/{table}/concede")
    return table


def ask(guest: Guest, table: str, have: int = 0) -> Any:
    return guest.get(f"/api/tables/{table}/analysis?have={have}")


def until(guest: Guest, table: str, *states: str) -> Any:
    for _ in range(20 * PATIENCE):
        found = ask(guest, table)
        if found["state"] in states:
            return found
        time.sleep(0.05)
    raise AssertionError(f"it is {found['state']}")


def test_every_decision_is_judged_once_and_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "PART", 0.0)
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = played(tanya)
    assert ask(tanya, table)["state"] == "none"
    tanya.post(f"/api/tables/{table}/analysis")
    tolya.post(f"/api/tables/{table}/analysis")
    done = until(tolya, table, "done")
    assert (done["done"], done["plies"], done["budget"]) == (40, 40, "2000d")
    assert done["judged"] == len(done["decisions"]) > 5
    moves = tanya.get(f"/api/tables/{table}/moves")["moves"]
    for decision in done["decisions"]:
        assert decision["seat"] == moves[decision["ply"]]["seat"]
        assert sum(decision["win"]) == pytest.approx(1, abs=0.01)
        if decision["best"]["name"] == moves[decision["ply"]]["name"]:
            assert decision["lost"] == 0
    assert [decision["ply"] for decision in done["decisions"]] == sorted({each["ply"] for each in done["decisions"]})
    assert ask(tolya, table, have=3)["decisions"] == done["decisions"][3:]
    monkeypatch.setattr(pool.BotPool, "review", None)  # nobody thinks again
    assert tanya.post(f"/api/tables/{table}/analysis") == done


def test_only_a_finished_match_is_looked_back_on(server: Running) -> None:
    tanya, eve = Guest(server.url, "Tanya"), Guest(server.url, "Eve")
    table = tanya.table(seats=[{"kind": "me"}, {"kind": "hot"}], start=True)["id"]
    for guest in (tanya, eve):
        assert guest.refused("GET", f"/api/tables/{table}/analysis") == "not-finished"
        assert guest.refused("POST", f"/api/tables/{table}/analysis") == "not-finished"


def test_an_expert_that_dies_is_told_of_and_goes_on_where_it_was(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "PART", 0.0)
    tanya = Guest(server.url, "Tanya")
    table = played(tanya)
    real, asked = pool.BotPool.review, []

    async def mortal(self: pool.BotPool, question: Review) -> Reviewed:
        asked.append(len(question.moves))
        if len(asked) == 11:
            raise pool.Failed("its process died")
        return await real(self, question)

    monkeypatch.setattr(pool.BotPool, "review", mortal)
    tanya.post(f"/api/tables/{table}/analysis")
    stopped = until(tanya, table, "stopped")
    assert (stopped["done"], stopped["problem"]) == (10, "its process died")
    tanya.post(f"/api/tables/{table}/analysis")
    done = until(tanya, table, "done")
    assert done["problem"] is None
    assert asked == [*range(40, 29, -1), *range(30, 0, -1)], "nothing twice"
    assert done["decisions"][: stopped["judged"]] == stopped["decisions"]


def test_it_goes_on_after_the_server_was_down(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "PART", 0.0)
    monkeypatch.setattr(analysis, "GONE", 0.5)
    with serving(database, **BUDGET) as server:
        tanya = Guest(server.url, "Tanya")
        token = tanya.post("/api/me/tokens", {"label": "later"})["secret"]
        table = played(tanya)
        tanya.post(f"/api/tables/{table}/analysis")
        while ask(tanya, table)["done"] == 0:
            time.sleep(0.01)
    with serving(database, **BUDGET) as server:
        again = Guest(server.url)
        again.http.headers["authorization"] = f"Bearer {token}"
        before = until(again, table, "stopped", "done")
        assert before["done"] > 0
        again.post(f"/api/tables/{table}/analysis")
        assert until(again, table, "done")["decisions"][: before["judged"]] == before["decisions"]
