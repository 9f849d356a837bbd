"""Somebody who sends without end, or takes nothing of what is sent: it is bounded, and others notice nothing."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from igroteka.server import connection_limits
from igroteka.server.archive import analysis, history, ratings
from igroteka.server.people import accounts, guard
from igroteka.server.people.guard import Bucket
from igroteka.server.routes import archive
from igroteka.server.tables import directory, lookback, queries
from igroteka.server.tables.table import Table
from igroteka.server.thread_pool import THREADS
from tests.server.clients import Guest, Running, open_socket, serving
from tests.server.processes import PATIENCE
from tests.server.routes.test_hostile import long_record


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    """A server with all limits as at home."""
    with serving(f"sqlite:///{tmp_path / 'flood.db'}", relaxed=False) as running:
        yield running


def elsewhere(server: Running) -> Guest:
    """Someone who calls from another address."""
    guest = Guest(server.url)
    guest.http.close()
    guest.http = httpx.Client(
        base_url=server.url,
        headers={"origin": server.url},
        transport=httpx.HTTPTransport(local_address="127.0.0.2"),
        timeout=PATIENCE,
    )
    return guest


# What is sent.


def test_whoever_has_sent_a_lot_is_read_no_further(alone: Running) -> None:
    bucket = alone.worker.guard.bytes
    bucket.burst, bucket.per_second = 100_000, 0.001
    tanya, tolya = Guest(alone.url, "Tanya"), elsewhere(alone)
    large = {"view": {"x": "y" * 60_000}}
    assert tanya.refused("POST", "/api/games/pig/drawing", large) == "bad-request"
    tanya.refused("POST", "/api/games/pig/drawing", large)  # perhaps refused in the middle of it
    assert tanya.refused("POST", "/api/games/pig/drawing", large) == "too-often"
    assert tanya.get("/api/me")["person"]["name"] == "Tanya"
    tolya.post("/api/enter", {"name": "Tolya"})
    assert tolya.refused("POST", "/api/games/pig/drawing", large) == "bad-request"
    tolya.http.close()


def test_what_is_paid_for_comes_back_and_a_crowd_is_not_looked_through_for_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = Bucket(10, 1000)
    assert bucket.take("a", 500)  # once in a while
    assert not bucket.take("a")
    assert bucket.wait("a") == 1
    now += 0.48
    assert not bucket.take("a")
    now += 0.02
    assert bucket.take("a")
    looks = 0
    full = Bucket._forget

    def forget(self: Bucket, now: float) -> None:
        nonlocal looks
        looks += 1
        full(self, now)

    monkeypatch.setattr(Bucket, "_forget", forget)
    crowd = Bucket(20, 0.2)
    for number in range(40_000):
        assert crowd.take(str(number))
    assert looks <= 3


def test_looking_back_counts_by_the_moves_that_are_played_over(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    long = tanya.post("/api/records", {"record": long_record(1_500)})["id"]
    short = tanya.post("/api/records", {"record": long_record(5)})["id"]
    for table in (long, short):
        tanya.post(f"/api/tables/{table}/concede")
    for path in ("moves", "record", "log", "missed?since=0", "replay?ply=1500", "analysis"):
        alone.worker.guard.lookbacks = Bucket(4, 0.001)
        tanya.get(f"/api/tables/{long}/{path}")
        assert tanya.refused("GET", f"/api/tables/{long}/{path}") == "too-often", path
        alone.worker.guard.lookbacks = Bucket(4, 0.001)
        for _ in range(3):
            tanya.get(f"/api/tables/{short}/{path.replace('1500', '5')}")


def test_what_moves_would_bring_counts_by_the_worlds_in_which_they_are_played(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    table = tanya.table(seats=[{"kind": "hot"}, {"kind": "hot"}], options={"first": "0"}, start=True)["id"]
    for moves, often in ((["end_turn"], 3), (["end_turn"] * 100, 1)):
        alone.worker.guard.lookbacks = Bucket(4, 0.001)
        for _ in range(often):
            reply = tanya.http.post(f"/api/tables/{table}/foresee", json={"ply": 0, "moves": moves})
            assert reply.status_code in (200, 409)
        assert tanya.refused("POST", f"/api/tables/{table}/foresee", {"ply": 0, "moves": moves}) == "too-often"


@pytest.mark.parametrize(
    ("path", "where", "name"),
    [
        ("/api/statistics", history, "figures"),
        ("/api/ratings", ratings, "listed"),
        ("/api/people", accounts, "named"),
        ("/api/tables", queries, "cards"),
    ],
)
def test_one_search_of_an_address_comes_after_the_other_and_is_paid_for_by_its_time(
    alone: Running, monkeypatch: pytest.MonkeyPatch, path: str, where: Any, name: str
) -> None:
    alone.worker.guard.searches = Bucket(1.2, 1e-9)
    tanya, page, tolya = Guest(alone.url, "Tanya"), Guest(alone.url), elsewhere(alone)
    page.http.cookies = tanya.http.cookies
    tolya.post("/api/enter", {"name": "Tolya"})

    def long(*asked: Any, **more: Any) -> list[Any]:
        time.sleep(0.5)  # where a hundred thousand matches were played
        return []

    monkeypatch.setattr(where, name, long)
    with ThreadPoolExecutor(2) as both:
        assert sorted(both.map(lambda guest: guest.http.get(path).status_code, (tanya, page))) == [200, 429]
    tolya.get(path, 200)
    tolya.http.close()


def test_few_tables_are_brought_to_life_at_once(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    tanya = Guest(alone.url, "Tanya")
    made = [tanya.table()["id"] for _ in range(THREADS + 3)]
    alone.worker.tables.in_use.clear()
    lock, go, at_once, most = threading.Lock(), threading.Event(), 0, 0

    def slow(*args: Any) -> Any:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
            if at_once == THREADS:
                go.set()
        assert go.wait(PATIENCE)
        time.sleep(0.1)
        with lock:
            at_once -= 1
        return Table(*args)

    monkeypatch.setattr(directory, "Table", slow)
    with ThreadPoolExecutor(len(made)) as pool:
        looks = pool.map(lambda table: tanya.http.get(f"/api/tables/{table}").status_code, made)
        assert set(looks) == {200}
    assert most == THREADS


@pytest.mark.parametrize(
    ("path", "where", "what"),
    [
        ("moves", archive, "told"),
        ("record", archive, "recorded"),
        ("log", lookback, "lines_from"),
        ("missed?since=0", lookback, "gone_on"),
        ("analysis", analysis, "told"),
        ("replay?ply=5", lookback, "play"),
    ],
)
def test_looking_back_keeps_the_loop_free(
    alone: Running, monkeypatch: pytest.MonkeyPatch, path: str, where: Any, what: str
) -> None:
    tanya, tolya = Guest(alone.url, "Tanya"), Guest(alone.url, "Tolya")
    table = tanya.post("/api/records", {"record": long_record(5)})["id"]
    tanya.post(f"/api/tables/{table}/concede")
    if path == "analysis":
        tanya.post(f"/api/tables/{table}/analysis")
    asked, go, real = threading.Event(), threading.Event(), getattr(where, what)

    def slow(*args: Any, **more: Any) -> Any:
        asked.set()
        assert go.wait(PATIENCE)
        return real(*args, **more)

    monkeypatch.setattr(where, what, slow)
    answers: list[int] = []
    thread = threading.Thread(target=lambda: answers.append(tanya.http.get(f"/api/tables/{table}/{path}").status_code))
    thread.start()
    assert asked.wait(PATIENCE)
    assert tolya.get("/api/me")["person"]["name"] == "Tolya"  # while the other is under way
    go.set()
    thread.join(PATIENCE)
    assert answers == [200]


def test_a_password_that_is_not_taken_costs_as_much_as_a_guess(alone: Running) -> None:
    Guest(alone.url, "Tanya").ask("PUT", "/api/me/password", {"password": "correct horse"})
    bucket = alone.worker.guard.passwords
    bucket.burst, bucket.per_second = 3, 0.001
    stranger = elsewhere(alone)
    stranger.post("/api/enter", {"name": "Tolya"})
    stranger.ask("PATCH", "/api/me", {"name": "Zhenya"})
    codes = [
        stranger.http.put("/api/me/password", json={"password": f"correct horse {number}", "old": "x"}).status_code
        for number in range(5)
    ]
    assert codes[-1] == 429
    stranger.http.close()


# On live connections.


def test_all_connections_of_a_person_have_one_measure(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    table = tanya.table()["id"]
    one, other = tanya.live(table), tanya.live(table)
    alone.worker.guard.messages = Bucket(3, 0.001)
    for _ in range(3):
        one.socket.send('{"type":"ping"}')
        one.until(lambda message: message["type"] == "pong")
    other.socket.send('{"type":"ping"}')
    assert other.until(lambda message: message["type"] == "refused")["refusal"]["error"] == "too-often"


def test_where_many_are_looked_at_tables_leave_memory_sooner(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    tanya = Guest(alone.url, "Tanya")
    tables = alone.worker.tables
    keys = [tanya.table()["id"] for _ in range(3)]
    live = tanya.live(keys[0])
    for table in tables.in_use.values():
        table.used -= 60
    tables.let_go()
    assert set(keys) <= set(tables.in_use)
    monkeypatch.setattr(directory, "MANY", 3)
    tables.let_go()
    assert list(tables.in_use) == keys[:1], "one is looked at"
    live.close()
    assert tanya.get(f"/api/tables/{keys[2]}")["id"] == keys[2]


def test_one_says_so_much_and_no_more(alone: Running) -> None:
    tanya, tolya = Guest(alone.url, "Tanya"), Guest(alone.url, "Tolya")
    table = tanya.table()["id"]
    one = tanya.live(table)
    alone.worker.guard.chats = Bucket(2, 0.001)
    assert one.send(type="chat", text="Good evening!")["type"] == "done"
    tanya.post(f"/api/tables/{table}/chat", {"text": "And you?"})
    assert one.send(type="chat", text="And you?")["refusal"]["error"] == "too-often"
    assert tanya.refused("POST", f"/api/tables/{table}/chat", {"text": "And you?"}) == "too-often"
    assert tanya.refused("POST", f"/api/tables/{table}/offers", {"kind": "end"}) == "too-often"
    tolya.post(f"/api/tables/{table}/chat", {"text": "Thank you."})
    assert len(tanya.get(f"/api/tables/{table}")["chat"]) == 3


def test_many_people_of_one_address_have_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "LIVES", 3)
    with serving(f"sqlite:///{tmp_path / 'many.db'}", relaxed=False) as server:
        tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
        table = tanya.table()["id"]
        first = tanya.live(table)
        tolya.live(table)
        tolya.notices()
        late = open_socket(server.url, f"/api/tables/{table}/live", tolya.headers())
        assert json.loads(late.recv(PATIENCE))["refusal"]["error"] == "quota-connections"
        first.close()
        end = time.monotonic() + PATIENCE
        while server.worker.guard._lives["127.0.0.1"] > 2 and time.monotonic() < end:
            time.sleep(0.05)
        tolya.live(table)


def test_coming_again_and_again_is_refused(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    table = tanya.table()["id"]
    alone.worker.guard.requests = Bucket(2, 0.001)
    for _ in range(2):
        tanya.live(table).close()
    late = open_socket(alone.url, f"/api/tables/{table}/live", tanya.headers())
    assert json.loads(late.recv(PATIENCE))["refusal"]["error"] == "too-often"
    with pytest.raises(ConnectionClosed):
        late.recv(PATIENCE)


def cut_off(work: Callable[[], Any]) -> bool:
    """Whether what is done again and again ends with the connection."""
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            work()
    except (ConnectionClosed, OSError):
        return True
    return False


def test_pings_and_pieces_without_end_are_cut_off(alone: Running) -> None:
    tanya = Guest(alone.url, "Tanya")
    table = tanya.table()["id"]
    assert cut_off(tanya.live(table).socket.ping)
    pieces = tanya.live(table).socket

    def piece() -> None:
        pieces.socket.sendall(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True))

    pieces.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
    assert cut_off(piece)
    assert tanya.live(table).state["id"] == table


# What is not taken.


def connections(server: Running) -> int:
    return len(server.server.server_state.connections)


def gone(server: Running, most: int) -> bool:
    end = time.monotonic() + PATIENCE
    while connections(server) > most and time.monotonic() < end:
        time.sleep(0.05)
    return connections(server) <= most


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The connections that didn't take what was sent, when a second is all that they have for it."""
    found: list[Any] = []
    real = connection_limits.give_up

    def noted(wire: Any, timer: Any) -> Any:
        found.append(wire)
        return real(wire, timer)

    monkeypatch.setattr(connection_limits, "give_up", noted)
    monkeypatch.setattr(connection_limits, "TAKE_SECONDS", 1.0)
    return found


def cut(server: Running, stuck: list[Any]) -> bool:
    """Whether somebody is stuck, and is gone then."""
    end = time.monotonic() + PATIENCE
    while not stuck and time.monotonic() < end:
        time.sleep(0.05)
    return bool(stuck) and gone(server, 0)


def deaf(server: Running) -> socket.socket:
    """A connection of someone who will read nothing."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", server.port))
    connection.settimeout(2)
    return connection


def lines_of(server: Running) -> list[Any]:
    """The live connections, once there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = [each for each in list(server.server.server_state.connections) if hasattr(each, "handshake_complete")]
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("nobody comes")


@pytest.mark.parametrize("last", [b"", b"Connection: close\r\n"], ids=["kept", "closed"])
def test_an_answer_that_nobody_takes_is_not_kept(alone: Running, stuck: list[Any], last: bytes) -> None:
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n"
    with deaf(alone) as connection:
        with contextlib.suppress(OSError):
            connection.sendall((ask + b"\r\n") * 100 + ask + last + b"\r\n")
        assert cut(alone, stuck)


def test_a_live_connection_that_takes_nothing_is_cut_off(tmp_path: Path, stuck: list[Any]) -> None:
    with serving(f"sqlite:///{tmp_path / 'deaf.db'}") as server:
        tanya = Guest(server.url, "Tanya")
        table = tanya.table(seats=[{"kind": "hot"}, {"kind": "hot"}], start=True)["id"]
        tanya.http.close()
        again = Frame(Opcode.TEXT, b'{"type":"resync"}').serialize(mask=True)
        lines = [f"{name}: {value}" for name, value in tanya.headers().items()]
        with deaf(server) as connection:
            connection.sendall(
                "\r\n".join(
                    [
                        f"GET /api/tables/{table}/live HTTP/1.1",
                        f"Host: 127.0.0.1:{server.port}",
                        "Connection: Upgrade",
                        "Upgrade: websocket",
                        "Sec-WebSocket-Version: 13",
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                        *lines,
                        "",
                        "",
                    ]
                ).encode()
            )
            for wire in lines_of(server):
                wire.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            with contextlib.suppress(OSError):
                for _ in range(200):
                    connection.sendall(again)
                    time.sleep(0.01)  # each is answered by itself
            assert cut(server, stuck)


def test_one_address_has_so_many_connections_and_others_still_come_in(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "CALLERS", 5)
    ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

    def answer(connection: socket.socket) -> bytes:
        connection.sendall(ask)
        return connection.recv(12)

    with contextlib.ExitStack() as open_ones:
        many = [
            open_ones.enter_context(socket.create_connection(("127.0.0.1", alone.port), timeout=PATIENCE))
            for _ in range(7)
        ]
        with contextlib.suppress(ConnectionError):
            assert answer(many[6]) == b"HTTP/1.1 429"
        assert answer(many[0]) == b"HTTP/1.1 200"
        with socket.create_connection(("127.0.0.1", alone.port), PATIENCE, ("127.0.0.2", 0)) as other:
            assert answer(other) == b"HTTP/1.1 200"
    assert gone(alone, 0)
    with socket.create_connection(("127.0.0.1", alone.port), timeout=PATIENCE) as late:
        assert answer(late) == b"HTTP/1.1 200"
