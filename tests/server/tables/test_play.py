"""A match between people and bots, over HTTP and the live connection."""

import asyncio
import subprocess
import sys
import threading
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine.match import Match
from igroteka.server.bot_process.pool import BotPool
from tests.server.clients import Guest, Live, Running

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"


def two_at_a_table(server: Running, **wishes: object) -> tuple[Guest, Guest, str]:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table(options={"first": "0"}, **wishes)["id"]
    tolya.post(f"/api/tables/{table}/join")
    tanya.post(f"/api/tables/{table}/start")
    return tanya, tolya, table


def same(live: Live, guest: Guest, table: str) -> None:
    """What a client has from changes is what the server would send afresh."""
    fresh = guest.get(f"/api/tables/{table}")
    live.reach(fresh["version"])
    mine = dict(live.state)
    earlier = guest.get(f"/api/tables/{table}/log?before={fresh['ply']}&plies=100000")["events"]
    assert mine.pop("events") == earlier
    assert fresh.pop("events") == [event for event in earlier if event["ply"] >= fresh["events_from"]]
    for unversioned in ("present", "watchers", "events_from"):
        fresh.pop(unversioned)
        mine.pop(unversioned)
    assert mine == fresh


def test_a_match_of_two_to_its_end(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    players = [tanya.live(table), tolya.live(table)]
    watcher = Guest(server.url, "Watcher")
    watching = watcher.live(table)
    for _ in range(2000):
        state = players[0].state
        if state["status"] != "playing":
            break
        seat = state["to_act"][0]
        mover = players[seat]
        names = mover.state["sights"][0]["moves"]
        buys = [name for name in names if name.startswith("buy:") and name != "buy:curse"]
        wish = next((name for name in ("buy:province", "buy:gold", "buy:duchy") if name in names), None)
        answer = mover.move(wish or (buys[-1] if buys and len(buys) > 3 else names[0]))
        assert answer["type"] == "done", answer
        for live in (*players, watching):
            live.reach(answer["version"])
    assert players[0].state["status"] == "finished"
    same(players[0], tanya, table)
    same(players[1], tolya, table)
    same(watching, watcher, table)
    outcome = players[0].state["outcome"]
    assert outcome["rated"]
    assert outcome["winners"]
    record = watcher.get(f"/api/tables/{table}/record")
    assert record["result"]["scores"] == outcome["scores"]
    first = watcher.get(f"/api/tables/{table}/replay?ply=0&seat=1")
    assert sum(first["view"]["seats"][1]["hand"].values()) == 5
    last = watcher.get(f"/api/tables/{table}/replay?ply={first['plies']}")
    assert last["view"]["over"]
    moves = watcher.get(f"/api/tables/{table}/moves")["moves"]
    assert [[move["seat"], move["name"]] for move in moves] == record["moves"]
    uploaded = watcher.post("/api/records", {"record": record})
    assert uploaded["outcome"]["scores"] == outcome["scores"]
    onward = watcher.post(f"/api/tables/{table}/play-on", {"ply": 10})
    assert onward["ply"] == 10
    assert onward["mine"] == [0, 1]
    ratings = watcher.get("/api/ratings?game=dominion&players=2")["ratings"]
    assert {each["who"]["id"] for each in ratings} >= {tanya.id, tolya.id}
    history = watcher.get(f"/api/people/{tanya.id}")["history"]
    assert [line["table"] for line in history] == [table]
    assert history[0]["seats"] == [{"name": "Tanya", "bot": None}, {"name": "Tolya", "bot": None}]
    assert watcher.get("/api/statistics")["figures"][0]["matches"] >= 2
    again = tolya.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["invited", "person"]
    assert tanya.post(f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_playing_on_is_against_the_same_bots(server: Running) -> None:
    """All other seats are at one screen; where bots alone have played, all seats are."""
    tanya = Guest(server.url, "Tanya")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "bmu"}]
    table = tanya.table(seats=seats, start=True, options={"first": "0"})["id"]
    live = tanya.live(table)
    live.move(live.state["sights"][0]["moves"][-1])
    while live.state["to_act"] != [0]:
        live.receive()
    tanya.post(f"/api/tables/{table}/offers", {"kind": "end"})
    onward = tanya.post(f"/api/tables/{table}/play-on", {"ply": 0})
    assert [(seat["kind"], seat["bot"]) for seat in onward["seats"]] == [("hot", None), ("bot", "bmu")]
    assert onward["mine"] == [0]
    again = tanya.live(onward["id"])
    again.move(again.state["sights"][0]["moves"][-1])
    while again.state["to_act"] != [0]:
        again.receive()
    assert again.state["ply"] > 1


def test_against_a_bot(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = tanya.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "bmu"}], start=True, options={"first": "1"})["id"]
    live = tanya.live(table)
    while live.state["to_act"] != [0]:
        live.receive()
    assert live.state["ply"] >= 2
    while live.state["ply"] < 12:
        if live.state["to_act"] == [0]:
            live.move(live.state["sights"][0]["moves"][0])
        else:
            live.receive()


def leads_to_the_bot(match: Match, move: str) -> bool:
    """Whether it is the bot's turn after a move, which can be taken back."""
    match.play(move)
    return match.to_act == (1,) and match.can_undo(0)


def test_a_bot_answers_the_position_that_it_was_asked_about(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes a move back and plays otherwise isn't answered with what was thought of the first."""
    asked, let_go = 0, threading.Event()

    async def choose(self: BotPool, game: str, frozen: bytes, seat: int, bot: str, legal: list[str], *_: Any) -> str:
        nonlocal asked
        asked += 1
        if asked > 1:
            return legal[0]
        while not let_go.is_set():
            await asyncio.sleep(0.01)
        return legal[-1]

    monkeypatch.setattr(BotPool, "choose", choose)
    tanya = Guest(server.url, "Tanya")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
    table = tanya.table(game="village", players=2, seats=seats, start=True, options={"first": "0"})["id"]
    live = tanya.live(table)
    match = server.worker.tables.in_use[table].match
    assert match is not None
    one, other = [name for name in map(match.name, match.legal(0)) if leads_to_the_bot(match.copy(), name)][:2]
    before = match.copy()
    before.play(other)
    live.move(one)
    while not asked:
        time.sleep(0.01)
    assert live.send(type="undo", ply=1)["type"] == "done"
    live.move(other)
    let_go.set()
    while live.state["ply"] < 2:
        live.receive()
    match = server.worker.tables.in_use[table].match
    assert match is not None
    assert match.moves[1] == (1, before.legal(1)[0])


def test_undo_and_redo(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a, b = tanya.live(table), tolya.live(table)
    before = dict(a.state["sights"][0]["view"])
    a.move("treasures")
    assert a.state["sights"][0]["can_undo"]
    b.reach(a.state["version"])
    events = b.state["events"]
    assert a.send(type="undo", ply=1)["type"] == "done"
    assert a.state["sights"][0]["view"] == before
    b.reach(a.state["version"])
    assert len(b.state["events"]) < len(events)
    assert a.send(type="redo", ply=0)["type"] == "done"
    b.reach(a.state["version"])
    assert b.state["events"] == events
    assert tolya.post(f"/api/tables/{table}/undo", {"ply": 1}, 409)["reason"]["key"] == "why-no-undo"


def test_a_bots_move_that_revealed_nothing_is_taken_back_with_ones_own(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "village", "players": 2, "seats": seats, "start": True, "options": {"first": "0"}}
    table = tanya.post("/api/tables", body)["id"]
    live = tanya.live(table)
    before = deepcopy(live.state["sights"][0]["view"])
    live.move(next(move for move in live.state["sights"][0]["moves"] if move.startswith("take:")))
    while live.state["to_act"] != [0] or live.state["ply"] < 2:
        if live.state["to_act"] == [0]:
            live.move(live.state["sights"][0]["moves"][-1])
        else:
            live.receive()
    assert live.state["sights"][0]["can_undo"], "though a bot has moved"
    while live.state["ply"]:
        assert live.send(type="undo", ply=live.state["ply"])["type"] == "done"
    assert live.state["sights"][0]["view"] == before
    assert tanya.get(f"/api/tables/{table}")["ply"] == 0


def forget(server: Running, table: str, live: Live) -> None:
    """The server lets the table go from memory, as if it were started anew."""
    live.close()

    async def drop() -> None:
        there = await server.worker.tables.get(table)
        while there.viewers:
            await asyncio.sleep(0.01)
        server.worker.tables.in_use.pop(table, None)

    server.do(drop())


def test_an_act_is_taken_back_and_played_again_as_one(server: Running) -> None:
    tanya, _, table = two_at_a_table(server)
    live = tanya.live(table)
    before = deepcopy(live.state["sights"][0]["view"])
    tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures", "buy:copper"]})
    live.reach(tanya.get(f"/api/tables/{table}")["version"])
    after = deepcopy(live.state["sights"][0]["view"])
    forget(server, table, live)
    live = tanya.live(table)
    assert live.send(type="undo", ply=2)["type"] == "done", "the server was started anew meanwhile"
    assert live.state["ply"] == 0
    assert live.state["sights"][0]["view"] == before
    forget(server, table, live)
    live = tanya.live(table)
    assert live.send(type="redo", ply=0, request="again")["type"] == "done"
    assert live.state["sights"][0]["view"] == after
    assert not live.state["sights"][0]["can_redo"]
    live.close()


def test_what_follows_is_taken_back_with_the_act_and_alone_not_at_all(server: Running) -> None:
    tanya, _, table = two_at_a_table(server)
    tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"], "follows": True})
    assert not tanya.get(f"/api/tables/{table}")["sights"][0]["can_undo"], "nothing was decided"
    assert tanya.refused("POST", f"/api/tables/{table}/undo", {"ply": 1}) == "illegal-move"
    tanya.post(f"/api/tables/{table}/moves", {"ply": 1, "moves": ["buy:copper"]})
    tanya.post(f"/api/tables/{table}/undo", {"ply": 2})
    assert tanya.get(f"/api/tables/{table}")["ply"] == 1, "back to where something was decided"

    tanya, _, table = two_at_a_table(server)
    tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"]})
    tanya.post(f"/api/tables/{table}/moves", {"ply": 1, "moves": ["buy:copper"], "follows": True})
    tanya.post(f"/api/tables/{table}/undo", {"ply": 2})
    assert tanya.get(f"/api/tables/{table}")["ply"] == 0


def test_the_score_as_it_stands_is_what_a_seat_knows_of_it(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    sheet = tanya.get(f"/api/tables/{table}/standing")
    assert sheet["ply"] == 0
    assert sheet["totals"] == [3, 3], "three Estates each, as everybody knows"
    assert tolya.get(f"/api/tables/{table}/standing")["points"] == sheet["points"]


def test_a_refusal_says_why_and_changes_nothing(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a = tanya.live(table)
    refused = a.move("buy:province")
    assert refused["type"] == "refused"
    assert refused["refusal"]["error"] == "illegal-move"
    assert refused["refusal"]["reason"]["key"]
    why = tanya.post(f"/api/tables/{table}/why", {"move": "buy:province"})
    assert why["reason"] == refused["refusal"]["reason"]
    assert tolya.refused("POST", f"/api/tables/{table}/moves", {"ply": 0, "moves": ["end_turn"]}) == "illegal-move"
    stale = tanya.post(f"/api/tables/{table}/moves", {"ply": 7, "moves": ["end_turn"]}, 409)
    assert stale["error"] == "stale"
    assert stale["ply"] == 0
    batch = tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures", "buy:province"]}, 409)
    assert batch["error"] == "illegal-move"
    assert batch["ply"] == 1
    assert tanya.get(f"/api/tables/{table}")["version"] == a.state["version"]


def test_what_a_move_would_bring_is_told_and_nothing_is_played(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    before = tanya.get(f"/api/tables/{table}")
    ahead = tanya.post(f"/api/tables/{table}/foresee", {"ply": 0, "moves": ["treasures", "buy:copper"]})
    assert ahead["sure"]
    assert ahead["view"]["buys"] == 0
    assert ahead["view"]["seats"][0]["discard_top"] == "copper"
    assert [event["kind"] for event in ahead["events"]] == ["treasures", "buy"]
    dark = tanya.post(f"/api/tables/{table}/foresee", {"ply": 0, "moves": ["end_turn"]})
    assert not dark["sure"]
    assert dark["view"]["seats"][0]["hand_size"] == 5
    assert tanya.get(f"/api/tables/{table}") == before
    path = f"/api/tables/{table}/foresee"
    assert tanya.refused("POST", path, {"ply": 0, "moves": ["buy:province"]}) == "illegal-move"
    assert tanya.refused("POST", path, {"ply": 0, "moves": ["treasures", "treasures"]}) == "illegal-move"
    assert tanya.refused("POST", path, {"ply": 3, "moves": ["treasures"]}) == "stale"
    assert tanya.refused("POST", path, {"ply": 0, "moves": ["no:such"]}) == "illegal-move"
    assert tolya.refused("POST", path, {"ply": 0, "moves": ["treasures"]}) == "illegal-move"


def test_the_same_request_twice_is_played_once(server: Running) -> None:
    tanya, _, table = two_at_a_table(server)
    move = {"ply": 0, "moves": ["treasures"], "request": "once"}
    first = tanya.post(f"/api/tables/{table}/moves", move)
    assert tanya.post(f"/api/tables/{table}/moves", move) == first
    assert tanya.get(f"/api/tables/{table}")["ply"] == 1


def test_several_moves_as_one(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    b = tolya.live(table)
    played = tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures", "buy:copper"]})
    assert played["ply"] == 2
    change = b.until(lambda message: message["type"] == "change")
    assert change["version"] == played["version"]
    same(b, tolya, table)


def test_the_example_bot_plays_a_match(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = tanya.table()["id"]
    processes = []
    try:
        for name in ("One", "Two"):
            if name == "One":
                tanya.post(f"/api/tables/{table}/leave")
            player = Guest(server.url, name)
            token = player.post("/api/me/tokens", {"label": "example"})["secret"]
            processes.append(subprocess.Popen([sys.executable, str(EXAMPLE), server.url, token, table]))
        live = tanya.live(table)
        while any(seat["kind"] != "person" for seat in live.state["seats"]):
            live.receive(60)
        tanya.post(f"/api/tables/{table}/start")
        while live.state["ply"] < 100 and live.state["status"] == "playing":
            live.receive(60)
        one = live.state["seats"][0]["person"]
        host = live.state["host"]["id"]
        assert host == tanya.id != one
    finally:
        for process in processes:
            process.terminate()
            process.wait()


def test_what_was_missed_is_told_in_few_steps(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    waiting = tanya.table()["id"]
    assert tanya.refused("GET", f"/api/tables/{waiting}/missed?since=0") == "not-playing"
    players = [tanya.live(table), tolya.live(table)]
    while players[0].state["ply"] < 100:
        mover = players[players[0].state["to_act"][0]]
        names = mover.state["sights"][0]["moves"]
        done = mover.move("treasures" if "treasures" in names else "end_turn")
        for each in players:
            each.reach(done["version"])
    for since, steps in ((0, 34), (90, 10), (100, 0)):
        missed = tanya.get(f"/api/tables/{table}/missed?since={since}")
        assert (missed["since"]["ply"], len(missed["steps"])) == (since, steps)


@pytest.mark.parametrize("changes", [None, "an-older-format"])
def test_whoever_asks_for_no_changes_gets_the_whole_for_each_version(server: Running, changes: str | None) -> None:
    tanya, tolya, table = two_at_a_table(server)
    players = [tanya.live(table), tolya.live(table, changes)]
    for _ in range(8):
        mover = players[players[0].state["to_act"][0]]
        done = mover.move(mover.state["sights"][0]["moves"][0])
        assert done["type"] == "done", done
        for live in players:
            live.reach(done["version"])
    same(players[1], tolya, table)
    assert {message["type"] for message in players[0].heard} >= {"state", "change"}
    assert {message["type"] for message in players[1].heard} <= {"state", "presence", "done"}
