"""Whoever is signed out is out at once, on connections that are open too."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from igroteka.server.people.sessions import digest
from tests.server.clients import Guest, Running, open_socket
from tests.server.processes import PATIENCE


def is_closed(socket: ClientConnection) -> bool:
    """Whether the server says that one must enter first, and closes."""
    heard: list[dict[str, Any]] = []

    def listen() -> None:
        while True:
            heard.append(json.loads(socket.recv(PATIENCE)))

    with pytest.raises(ConnectionClosed) as closed:
        listen()
    code = closed.value.rcvd and closed.value.rcvd.code
    return (code, heard[-1]["type"], heard[-1]["refusal"]["error"]) == (4401, "refused", "enter-first")


def opened(server: Running, guest: Guest, table: str, headers: dict[str, str] | None = None) -> list[ClientConnection]:
    sockets = []
    for path in (f"/api/tables/{table}/live", "/api/notices"):
        socket = open_socket(server.url, path, headers or guest.headers())
        socket.send(json.dumps({"type": "ping"}))
        while json.loads(socket.recv(PATIENCE))["type"] != "pong":
            pass
        sockets.append(socket)
    return sockets


def alive(socket: ClientConnection) -> bool:
    socket.send(json.dumps({"type": "ping"}))
    while json.loads(socket.recv(PATIENCE))["type"] != "pong":
        pass
    return True


def by_host(server: Running, guest: Guest) -> None:
    host = Guest(server.url, "Host")
    server.do(server.worker.store.write(lambda tx: tx.run("UPDATE people SET host = 1 WHERE id = :id", id=host.id)))
    host.ask("DELETE", f"/api/host/people/{guest.id}")


WAYS: dict[str, Callable[[Running, Guest], object]] = {
    "signed out": lambda server, guest: guest.post("/api/sign-out"),
    "deleted oneself": lambda server, guest: guest.ask("DELETE", "/api/me"),
    "deleted by the host": by_host,
}


@pytest.mark.parametrize("way", WAYS)
def test_open_connections_close_at_once(server: Running, way: str) -> None:
    Guest(server.url, "First")  # who is the host, and stays
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tolya.table()["id"]
    mine, others = opened(server, tanya, table), opened(server, tolya, table)
    WAYS[way](server, tanya)
    assert all(map(is_closed, mine))
    assert all(map(alive, others))


def test_a_new_password_closes_other_devices_and_not_this_one(server: Running) -> None:
    tanya = Guest(server.url, "Tanya the second")
    table = tanya.table()["id"]
    tanya.ask("PUT", "/api/me/password", {"password": "correct horse"})
    other = Guest(server.url)
    other.post("/api/sign-in", {"name": "Tanya the second", "password": "correct horse"})
    mine, others = opened(server, tanya, table), opened(server, other, table)
    tanya.ask("PUT", "/api/me/password", {"old": "correct horse", "password": "battery staple"})
    assert all(map(is_closed, others))
    assert all(map(alive, mine))


def test_a_token_taken_away_closes_its_connections(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = tanya.table()["id"]
    token = tanya.post("/api/me/tokens", {"label": "bot"})
    mine = opened(server, tanya, table)
    program = opened(server, tanya, table, {"authorization": f"Bearer {token['secret']}"})
    tanya.ask("DELETE", f"/api/me/tokens/{token['id']}")
    assert all(map(is_closed, program))
    assert all(map(alive, mine))


class Arriving:
    """A live connection whose session was looked up a moment ago."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.signed_out = False

    def sign_out(self) -> None:
        self.signed_out = True


@pytest.mark.parametrize("ended", [True, False])
def test_a_session_that_ends_while_a_connection_is_made_with_it_closes_that_too(server: Running, ended: bool) -> None:
    tanya, sessions = Guest(server.url, "Tanya"), server.worker.sessions
    secret = sessions._signer.unsign(tanya.http.cookies["igroteka"]).decode()
    connection, over = Arriving(tanya.id), sessions.over
    if ended:
        tanya.post("/api/sign-out")
    server.do(sessions.came(connection, digest(secret), over))
    assert connection.signed_out is ended
    sessions.went(connection)
