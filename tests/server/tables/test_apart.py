"""Strasbourg's planning together: nothing on the wire tells how many cards the others have drawn."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Guest, Live, Running, serving

QUIET = 0.7
"""Seconds in which nothing arrives."""


def planning(server: Running, **wishes: Any) -> tuple[list[Guest], str]:
    """Three people at a table where all plan at once."""
    people = [Guest(server.url, name) for name in ("Anton", "Irina", "Svetlana")]
    table = people[0].table(game="strasbourg", players=3, options={"first": "0"}, **wishes)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    for person in people:  # they choose their tasks, each in five decisions
        for _ in range(5):
            play(person, table, person.get(f"/api/tables/{table}")["sights"][0]["moves"][0])
    return people, table


def play(person: Guest, table: str, *moves: str) -> dict[str, Any]:
    played: dict[str, Any] = {}
    for move in moves:
        ply = person.get(f"/api/tables/{table}")["ply"]
        played = person.post(f"/api/tables/{table}/moves", {"ply": ply, "moves": [move]})
    return played


def everything(guest: Guest, table: str) -> str:
    """All that one can ask for about a table, but the time of day."""
    seen = guest.get(f"/api/tables/{table}")
    if seen["time"]:
        seen["time"].pop("at")
        seen["time"]["left"] = [left and round(left, -2) for left in seen["time"]["left"]]
    last = seen["ply"]
    cards = [card for card in guest.get("/api/tables")["tables"] if card["id"] == table]
    asked = [seen, cards, guest.get(f"/api/tables/{table}/log"), guest.get(f"/api/tables/{table}/missed?since={last}")]
    return json.dumps(asked)


async def later(server: Running, seconds: float) -> None:
    """Let so much time go by."""
    uptime: Any = server.worker.tables._uptime
    uptime._at += seconds
    uptime._ahead -= seconds


def nothing_arrives(live: Live) -> None:
    with pytest.raises(TimeoutError):
        live.receive(QUIET)


CLOCKS: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "move", "seconds": 9000},
    {"kind": "bank", "seconds": 9000, "increment": 60},
]


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
def test_nothing_tells_how_many_cards_others_have_drawn(server: Running, clock: dict[str, Any]) -> None:
    people, table = planning(server, clock=clock)
    anton, irina, svetlana = people
    watcher = Guest(server.url, "Watcher")
    play(irina, table, "draw")
    lives = [irina.live(table), irina.live(table, changes=None), watcher.live(table)]
    for live in lives:
        with contextlib.suppress(TimeoutError):
            while True:
                live.receive(QUIET)  # who is here
    asked = [everything(irina, table), everything(watcher, table)]
    refused = irina.http.post(f"/api/tables/{table}/moves", json={"ply": 0, "moves": ["draw"]}).text
    play(anton, table, "draw", "draw", "draw")
    play(svetlana, table, "draw")
    for live in lives:
        nothing_arrives(live)
    assert [everything(irina, table), everything(watcher, table)] == asked
    assert irina.http.post(f"/api/tables/{table}/moves", json={"ply": 0, "moves": ["draw"]}).text == refused
    # One's own moves count on from one's own, as if nobody else were there.
    before = irina.get(f"/api/tables/{table}")
    played = play(irina, table, "draw")
    assert (played["version"], played["ply"]) == (before["version"] + 1, before["ply"] + 1)
    lives[0].reach(played["version"])
    assert lives[0].heard[-1]["events"][-1]["ply"] == before["ply"]
    nothing_arrives(lives[2])
    # What is said tells nothing, either.
    irina.post(f"/api/tables/{table}/chat", {"text": "How many?"})
    seen = watcher.get(f"/api/tables/{table}")
    assert seen["chat"][-1]["version"] == seen["version"]
    lives[2].reach(seen["version"])
    assert lives[2].heard[-1]["since"] == seen["version"] - 1


@pytest.mark.parametrize("clock", CLOCKS[1:], ids=lambda clock: clock["kind"])
def test_no_clock_tells_that_others_have_moved(server: Running, clock: dict[str, Any]) -> None:
    """Nobody looks all the while: what is asked for is made anew."""
    people, table = planning(server, clock=clock)
    anton, irina, svetlana = people
    watcher = Guest(server.url, "Watcher")
    play(irina, table, "draw")
    server.do(later(server, 1000))  # or a clock that starts anew would show as much as one that doesn't
    asked = [everything(irina, table), everything(watcher, table)]
    play(anton, table, "draw", "draw")
    play(svetlana, table, "draw")
    assert [everything(irina, table), everything(watcher, table)] == asked


def test_that_somebody_has_finished_is_seen_once(server: Running) -> None:
    people, table = planning(server)
    anton, irina, svetlana = people
    live = irina.live(table)
    version = live.state["version"]
    play(anton, table, "draw", "stop", "apart")
    live.until(lambda message: message["type"] == "change")
    assert (live.state["version"], live.state["to_act"]) == (version + 1, [1, 2])
    play(svetlana, table, "stop")
    live.until(lambda message: message["type"] == "change")
    assert (live.state["version"], live.state["to_act"]) == (version + 2, [1])
    # Alone, one may undo again; and then all is laid out, and everybody's counts are the true ones.
    assert not live.state["sights"][0]["can_undo"]
    play(irina, table, "draw", "stop")
    assert irina.get(f"/api/tables/{table}")["sights"][0]["can_undo"]
    play(irina, table, "apart")
    there = server.worker.tables.in_use[table]
    live.reach(there.version)
    assert live.state["ply"] == there.match.ply  # type: ignore[union-attr]  # it is being played
    assert live.state == {**irina.get(f"/api/tables/{table}"), "events": live.state["events"]}
    assert any(event["kind"] == "lay-out" for event in live.heard[-1]["events"])


def test_while_others_plan_nothing_is_undone_and_nothing_of_it_taken_back(server: Running) -> None:
    people, table = planning(server)
    anton = people[0]
    play(anton, table, "draw", "stop")
    seen = anton.get(f"/api/tables/{table}")
    assert not seen["sights"][0]["can_undo"]
    assert anton.refused("POST", f"/api/tables/{table}/undo", {"ply": seen["ply"]}) == "illegal-move"
    wish = {"kind": "takeback", "ply": seen["ply"] - 1, "unrate": True}
    assert anton.refused("POST", f"/api/tables/{table}/offers", wish) == "not-here-to-offer"


def test_a_server_that_comes_after_counts_the_same(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'apart.db'}"
    with serving(database) as running:
        people, table = planning(running)
        anton, irina, _ = people
        play(anton, table, "draw", "draw", "stop")
        irina.post(f"/api/tables/{table}/chat", {"text": "Ready?"})
        play(anton, table, "apart")
        play(irina, table, "draw")
        seen = [everything(person, table) for person in people]
        cookies = [person.http.cookies for person in people]
    with serving(database) as running:
        for person, before in zip(cookies, seen, strict=True):
            guest = Guest(running.url)
            guest.http.cookies = person
            assert everything(guest, table) == before


def test_figures_are_for_the_host_and_the_machine_itself(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Guest(server.url, "Reader")
    assert guest.http.get("/metrics").status_code == 200
    monkeypatch.setattr("igroteka.server.app.HERE", ())
    assert guest.refused("GET", "/metrics") == "host-only"
