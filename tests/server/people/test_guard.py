"""Closed by default: where requests come from, how large and how frequent they are, what their answers carry."""

import json
import socket
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from igroteka.server.people.guard import Bucket, Guard, Hosts
from igroteka.server.storage.base import StorageFailed
from tests.server.clients import Guest, Running, open_socket, serving
from tests.server.processes import PATIENCE, Process


def test_a_write_from_another_site_is_refused(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    for origin in ("https://evil.example", "null", server.url.replace("http", "https"), server.url + "1"):
        tanya.http.headers["origin"] = origin
        assert tanya.refused("POST", "/api/tables", {"game": "dominion"}) == "other-origin"
    del tanya.http.headers["origin"]
    assert tanya.refused("POST", "/api/tables", {"game": "dominion"}) == "no-origin"
    tanya.http.headers["sec-fetch-site"] = "cross-site"
    assert tanya.refused("POST", "/api/tables", {"game": "dominion"}) == "no-origin"
    tanya.http.headers["sec-fetch-site"] = "same-origin"
    tanya.post("/api/tables", {"game": "dominion"})


def test_the_live_connection_checks_its_origin_too(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = tanya.table()["id"]
    for path in (f"/api/tables/{table}/live", "/api/notices"):
        socket = open_socket(server.url, path, {**tanya.headers(), "origin": "https://evil.example"})
        assert json.loads(socket.recv(PATIENCE))["refusal"]["error"] == "other-origin"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    stranger = open_socket(server.url, f"/api/tables/{table}/live", {"origin": server.url})
    assert json.loads(stranger.recv(PATIENCE))["refusal"]["error"] == "enter-first"
    nowhere = open_socket(server.url, "/api/tables/nowhere/live", tanya.headers())
    assert json.loads(nowhere.recv(PATIENCE))["refusal"]["error"] == "not-found"


def test_behind_a_proxy_the_public_address_counts(tmp_path: object) -> None:
    with serving(f"sqlite:///{tmp_path}/proxy.db", public_url="https://games.example.org/") as server:
        tanya = Guest(server.url)
        assert tanya.refused("POST", "/api/enter", {"name": "Tanya"}) == "other-origin"
        tanya.http.headers["origin"] = "https://games.example.org"
        reply = tanya.http.post("/api/enter", json={"name": "Tanya"})
        assert "Secure" in reply.headers["set-cookie"]
        assert reply.headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("listens_on", "named", "known"),
    [
        ("127.0.0.1", "localhost:8137", True),
        ("127.0.0.1", "127.0.0.1:9000", True),
        ("127.0.0.1", "[::1]:8137", True),
        ("127.0.0.1", "rebound.example.org:8137", False),
        ("127.0.0.1", "192.168.1.7", False),
        ("127.0.0.1", "localhost.example.org", False),
        ("0.0.0.0", "192.168.1.7:8137", True),
        ("0.0.0.0", f"{socket.gethostname()}:8137", True),
        ("0.0.0.0", "rebound.example.org", False),
        ("games.lan", "games.lan:8137", True),
        ("games.lan", "]:", False),
    ],
)
def test_without_a_public_address_a_server_is_called_by_what_it_listens_on(
    listens_on: str, named: str, known: bool
) -> None:
    assert Hosts(listens_on).known(named) is known


def test_a_name_that_leads_to_our_address_is_not_ours(server: Running) -> None:
    """As a page does whose name is led to 127.0.0.1 once it is loaded."""
    theirs = {"host": "rebound.example.org", "origin": "http://rebound.example.org"}
    reply = Guest(server.url).http.post("/api/enter", json={"name": "Mallory"}, headers=theirs)
    assert (reply.status_code, reply.json()["error"]) == (421, "other-host")


def test_answers_carry_security_headers(server: Running) -> None:
    guest = Guest(server.url)
    for path in ("/api/me", "/healthz", "/metrics", "/api/nowhere", "/api/openapi.json"):
        headers = guest.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    cookie = guest.http.post("/api/enter", json={"name": "Tanya"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert guest.http.get("/api/me").headers["cache-control"] == "no-store"


def test_what_is_too_large_is_refused(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    assert tanya.ask("POST", "/api/records", {"record": {"x": "y" * 1_100_000}}, 413)["error"] == "too-large"
    table = tanya.table()["id"]
    live = tanya.live(table)
    live.socket.send(json.dumps({"type": "chat", "request": "1", "text": "x" * 30_000}))
    assert live.until(lambda message: message["type"] == "refused")["refusal"]["error"] == "too-large"


def test_errors_are_refusals_and_show_no_insides(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Guest(server.url, "Tanya")
    assert guest.ask("GET", "/api/nowhere", None, 404)["error"] == "not-found"
    assert guest.ask("PUT", "/api/enter", None, 405)["error"] == "wrong-method"

    def broken(*_: object) -> None:
        raise RuntimeError("a secret of the program")

    monkeypatch.setattr("igroteka.server.tables.queries.cards", broken)
    reply = guest.http.get("/api/tables")
    assert reply.status_code == 500
    assert reply.json()["error"] == "broken"
    assert "secret" not in reply.text


def test_a_live_connection_is_told_that_the_database_is_gone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Guest(server.url, "Tanya")

    async def gone(connection: HTTPConnection) -> None:
        raise StorageFailed("the disk is gone")

    monkeypatch.setattr(server.worker.sessions, "who_asks", gone)
    socket = open_socket(server.url, "/api/notices", guest.headers())
    assert json.loads(socket.recv(PATIENCE))["refusal"]["error"] == "storage"
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4503


def test_too_many_requests_are_refused(tmp_path: object) -> None:
    with serving(f"sqlite:///{tmp_path}/limits.db", relaxed=False) as server:
        server.worker.guard.entries.per_second = 0.001  # however long these take
        guest = Guest(server.url)
        replies = [guest.http.post("/api/enter", json={"name": "Tanya"}) for _ in range(30)]
        assert {reply.status_code for reply in replies} == {200, 429}
        assert replies[-1].json()["error"] == "too-often"


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 1000)
    assert [bucket.take("a") for _ in range(2)] == [True, True]
    assert bucket.take("b")
    while not bucket.take("a"):
        pass


def test_health_and_metrics(server: Running) -> None:
    guest = Guest(server.url)
    assert guest.get("/healthz") == {"ok": True}
    figures = guest.http.get("/metrics").text
    for name in ("igroteka_tables", "igroteka_sockets", "igroteka_move_seconds", "igroteka_bot_seconds"):
        assert name in figures


def test_no_secret_in_a_log(tmp_path: Path) -> None:
    """Neither a token, a cookie, a password, nor the address of an unlisted table."""
    log = tmp_path / "log"
    server = Process(f"sqlite:///{tmp_path / 'log.db'}")
    with log.open("wb") as file:
        server.start(file)
        try:
            server.ready()
            tanya = Guest(server.url, "Tanya")
            tanya.ask("PUT", "/api/me/password", {"password": "correct horse battery"})
            token = tanya.post("/api/me/tokens", {"label": "bot"})["secret"]
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "bbm"}]
            table = tanya.table(listed=False, seats=seats, start=True, options={"first": "1"})["id"]
            live = tanya.live(table)
            while live.state["to_act"] != [0]:
                live.receive()
            live.move("fly")
            tanya.refused("POST", f"/api/tables/{table}/moves", {"ply": 0, "moves": ["x"]})
            Guest(server.url).refused("POST", "/api/sign-in", {"name": "Tanya", "password": "correct horse bakery"})
            secrets = [token, table, tanya.http.cookies["igroteka"], "correct horse"]
            live.close()
        finally:
            server.kill()
    lines = log.read_text()
    assert json.loads(lines.splitlines()[0])["level"] == "info"
    assert not [secret for secret in secrets if secret in lines]


def test_a_stranger_who_guesses_passwords_does_not_lock_the_owner_out(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/guess.db", relaxed=False) as server:
        tanya = Guest(server.url, "Tanya")
        tanya.ask("PUT", "/api/me/password", {"password": "correct horse"})
        server.worker.guard.passwords.per_second = 0.001  # however long these take
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        origin = {"origin": server.url}
        with httpx.Client(base_url=server.url, headers=origin, transport=elsewhere, timeout=PATIENCE) as stranger:
            guesses = [
                stranger.post("/api/sign-in", json={"name": "Tanya", "password": f"guess {number:04}"}).status_code
                for number in range(15)
            ]
        assert (guesses[0], guesses[-1]) == (403, 429)
        Guest(server.url).post("/api/sign-in", {"name": "Tanya", "password": "correct horse"})


@pytest.mark.parametrize(
    ("one", "another", "same"),
    [("2001:db8::1", "2001:db8::ffff:2", True), ("2001:db8::1", "2001:db8:0:1::1", False), ("::1%lo", "::2", True)],
)
def test_a_network_of_64_bits_is_one_address(one: str, another: str, same: bool) -> None:
    first, second = (Guard().address(HTTPConnection({"type": "http", "client": (host, 1)})) for host in (one, another))
    assert (first == second) == same
