"""What a client may send to keep everybody waiting, and what becomes of it: limits are told, and stay on."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.server import connection_limits
from tests.server.clients import Guest, Running, serving
from tests.server.processes import PATIENCE


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, with all limits as at home."""
    folder: Path = tmp_path_factory.mktemp("hostile")
    with serving(f"sqlite:///{folder / 'test.db'}", relaxed=False) as running:
        yield running


def largest(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a view that holds a number: its holder and key."""
    held = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    places = []
    for key, each in held:
        if isinstance(each, int) and not isinstance(each, bool):
            places.append((value, key))
        places += largest(each)
    return places


def test_a_forged_view_is_refused_before_it_is_drawn(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    for game in ("village", "dominion"):
        for number in (10**4 + 1, 10**8, -(10**8), 1e300):
            view = igroteka.new(game, seed=1).view(0)
            for holder, key in largest(view):
                holder[key] = number
            no = tanya.post(f"/api/games/{game}/drawing", {"view": view}, 400)
            assert "no number over 10000" in no["detail"]
        view = igroteka.new(game, seed=1).view(0)
        many = tanya.post(f"/api/games/{game}/drawing", {"view": {**view, "x": [9_999] * 10}}, 400)
        assert "over 50000 together" in many["detail"]
        larges: list[Any] = ["x" * 30_000, [[]] * 30_000, {"x" * 30_000: 1}]
        for large in larges:
            no = tanya.post(f"/api/games/{game}/drawing", {"view": {**view, "x": large}}, 400)
            assert "more than 20000 values and letters" in no["detail"]


def test_a_drawing_keeps_the_loop_free(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    from igroteka.games.pig import draw

    tanya, tolya = Guest(alone.url, "Tanya"), Guest(alone.url, "Tolya")
    asked, go = threading.Event(), threading.Event()

    def slow(view: dict[str, Any], speaker: object) -> str:
        asked.set()
        assert go.wait(PATIENCE)
        return "drawn"

    monkeypatch.setattr(draw, "draw", slow)
    answers: list[str] = []
    body = {"view": igroteka.new("pig", seed=1).view(0)}
    thread = threading.Thread(
        target=lambda: answers.append(tanya.http.post("/api/games/pig/drawing", content=json.dumps(body)).text)
    )
    thread.start()
    assert asked.wait(PATIENCE)
    assert tolya.get("/api/me")["person"]["name"] == "Tolya"  # while the drawing is under way
    go.set()
    thread.join(PATIENCE)
    assert answers == ["drawn\n"]


def long_record(moves: int) -> dict[str, Any]:
    """A valid record of nobody ever buying anything."""
    match = igroteka.new("dominion", players=2, seed=1)
    while match.ply < moves:
        match.play("end_turn", match.to_act[0])
    return match.record()


def test_a_record_that_never_ends_is_refused_and_says_how_long_it_may_be(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    no = tanya.post("/api/records", {"record": long_record(5_001)}, 413)
    assert (no["error"], no["args"]) == ("record-too-long", {"moves": 5_001, "most": 5_000})


def test_the_page_of_a_long_match_and_of_its_log_are_bounded(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    table = tanya.post("/api/records", {"record": long_record(1_500)})
    assert len(json.dumps(table)) < 200_000
    assert table["events_from"] == 1_440
    assert {event["ply"] for event in table["events"]} == set(range(1_440, 1_500))
    live = tanya.live(table["id"])
    assert live.state["events"] == table["events"]
    events = tanya.get(f"/api/tables/{table['id']}/log?plies=100000&before=1440")["events"]
    assert {event["ply"] for event in events} == set(range(940, 1_440))
    live.move("end_turn", seat=live.state["to_act"][0])
    live.reach(table["version"] + 1)
    assert live.state["events"][-1]["ply"] == 1_500
    assert len(tanya.get(f"/api/tables/{table['id']}/missed?since=0")["steps"]) <= 40


DEEP = '{"a":' * 50_000 + "1" + "}" * 50_000
ODD = (
    rb'{"name":"\ud800abc"}',
    rb'{"name":"\udfff"}',
    b'{"name":"\xed\xa0\x80"}',
    b'{"name":"a\0b"}',
    rb'{"name":"\u0000"}',
)


def test_deep_json_and_odd_characters_are_bad_requests(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    for path, body in (
        ("/api/records", f'{{"record":{DEEP}}}'),
        ("/api/tables", f'{{"game":"dominion","options":{DEEP}}}'),
        ("/api/games/village/drawing", f'{{"view":{DEEP}}}'),
    ):
        reply = tanya.http.post(path, content=body)
        assert (reply.status_code, reply.json()["error"]) == (400, "bad-request")
    for odd in ODD:
        assert tanya.http.post("/api/enter", content=odd).status_code == 400
    table = tanya.table()["id"]
    for method, path in (("POST", "chat"), ("PUT", "note")):
        reply = tanya.http.request(method, f"/api/tables/{table}/{path}", content=rb'{"text":"a\u0000b"}')
        assert reply.status_code == 400
    for path in ("/api/tables/%00", "/api/people?name=%00"):
        assert tanya.http.get(path).status_code == 400
    for path in ("/api/tables/%ff", "/api/tables/%ed%a0%80", "/%00", "/assets/%ff"):
        assert tanya.http.get(path).status_code == 404


def test_numbers_that_no_machine_holds_are_bad_requests(alone: Running) -> None:
    tanya, huge = Guest(alone.url, "Tanya"), "9" * 40
    table = tanya.table(seats=[{"kind": "hot"}, {"kind": "hot"}], start=True)["id"]
    for path in ("standing?seat=-", "standing?seat=", "log?before=", "missed?since=", "replay?ply="):
        assert tanya.refused("GET", f"/api/tables/{table}/{path}{huge}") == "bad-request", path
    for body in ('{"game":"dominion","options":{"first":%s}}', '{"game":"dominion","players":%s}'):
        assert tanya.http.post("/api/tables", content=body % huge).status_code == 400


def test_a_refusal_does_not_say_all_again_that_was_sent(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    long = "x" * 300_000
    record = igroteka.new("pig").record()
    table = tanya.table()["id"]
    for method, path, body in (
        ("PUT", f"/api/tables/{table}/seats/0", {long: 1}),
        ("POST", "/api/tables", {"game": "dominion", "options": {"first": long}}),
        ("POST", "/api/tables", {"game": "dominion", "options": {long: 1}}),
        ("POST", "/api/records", {"record": record | {"game": long}}),
    ):
        reply = tanya.http.request(method, path, json=body)
        assert reply.status_code == 400
        assert len(reply.content) < 10_000, reply.content[:200]
        assert "xxx" in reply.json()["detail"], reply.json()


def test_the_document_of_the_interface_is_made_once(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Guest(alone.url).http.get("/api/openapi.json")
    assert first.json()["openapi"] == "3.1.0"
    monkeypatch.setattr("igroteka.server.app.openapi", lambda: {"openapi": "made again"})
    assert Guest(alone.url).http.get("/api/openapi.json").content == first.content


def answered(port: int, *parts: bytes) -> bytes:
    """What comes back for these bytes before the connection is closed, perhaps while one still sends."""
    came = b""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        with contextlib.suppress(ConnectionError):
            for part in parts:
                connection.sendall(part)
                time.sleep(0.05)
        with contextlib.suppress(ConnectionError):
            while some := connection.recv(65536):
                came += some
    return came


HALVES: dict[str, list[bytes]] = {
    "nothing": [],
    "half a line": [b"GET /heal"],
    "half the headers": [b"GET /healthz HTTP/1.1\r\n", b"Host: localhost\r\n", b"X-A: b\r\n"],
    "half a body": [b"POST /api/enter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n", b'{"name":'],
    "empty lines": [b"\r\n", b"\r\n"],
}


@pytest.mark.parametrize("parts", HALVES.values(), ids=HALVES.keys())
def test_half_a_request_is_dropped_in_time(alone: Running, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]) -> None:
    monkeypatch.setattr(connection_limits, "HEAD_SECONDS", 0.4)
    monkeypatch.setattr(connection_limits, "BODY_SECONDS", 0.4)
    assert b"408" in answered(alone.port, *parts)


def test_whoever_hangs_up_halfway_leaves_no_traceback(alone: Running, caplog: pytest.LogCaptureFixture) -> None:
    ask = b"POST /api/enter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n"
    for body in (b"", b'{"name":'):
        with socket.create_connection(("127.0.0.1", alone.port), timeout=PATIENCE) as connection:
            connection.sendall(ask + body)
            time.sleep(0.2)  # so that it is being answered
    time.sleep(0.2)
    Guest(alone.url).get("/healthz")
    assert not [record for record in caplog.records if record.exc_info]


def test_slow_headers_do_not_put_off_the_end(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "HEAD_SECONDS", 0.4)
    with socket.create_connection(("127.0.0.1", alone.port), timeout=PATIENCE) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\n")

        def trickle() -> None:
            for _ in range(PATIENCE):
                connection.sendall(b"X-A: b\r\n")
                time.sleep(0.05)

        with pytest.raises(ConnectionError):
            trickle()
        assert b"408" in connection.recv(65536)


def test_headers_without_end_are_refused(alone: Running) -> None:
    lines = b"".join(b"X-%d: b\r\n" % number for number in range(200))
    assert b"431" in answered(alone.port, b"GET /healthz HTTP/1.1\r\n", lines, b"\r\n")
    assert b"431" in answered(alone.port, b"GET /healthz HTTP/1.1\r\nX-A: ", b"b" * 40_000)


def test_a_connection_that_is_kept_serves_one_request_after_the_other(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEAD_SECONDS", 2.0)
    ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", alone.port), timeout=PATIENCE) as connection:
        for pause in (2.5, 0.0):  # longer than a request may take to come in
            connection.sendall(ask)
            reply = b""
            while b"true" not in reply:
                reply += connection.recv(65536)
            assert reply.startswith(b"HTTP/1.1 200")
            time.sleep(pause)


def test_what_takes_long_is_asked_for_now_and_then(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/often.db", relaxed=False) as server:
        tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
        bucket = server.worker.guard.lookbacks
        bucket.burst, bucket.per_second = 3, 0.001
        table = tanya.table(seats=[{"kind": "hot"}, {"kind": "hot"}], start=True)["id"]
        for _ in range(3):
            tanya.get(f"/api/tables/{table}/log")
        assert tanya.refused("GET", f"/api/tables/{table}/log") == "too-often"
        assert tanya.refused("GET", f"/api/tables/{table}/missed?since=0") == "too-often"
        assert tanya.refused("POST", "/api/games/pig/drawing", {"view": {}}) == "too-often"
        tolya.get(f"/api/tables/{table}/log")
