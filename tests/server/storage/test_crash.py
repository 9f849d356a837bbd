"""Killed at any instant, a server comes back with every acknowledged move and no half-made one.

Drivers play matches over HTTP and send each move until it is acknowledged, while the server is killed at random moments
and started again: each time in the middle of all matches. In the end what is stored must be exactly what was
acknowledged, move by move. On SQLite one process is killed; on PostgreSQL one worker of two, and the drivers go on with
the other.
"""

import contextlib
import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, select

from igroteka.server.archive import validation
from igroteka.server.storage import schema
from igroteka.server.storage.opening import alembic_url
from tests.server.processes import TLS, Process, processes

SOAK = bool(os.environ.get("IGROTEKA_SOAK"))
MATCHES = 100 if SOAK else 12
MOVES = 20
"""What each match comes to at least; it goes on until the last kill."""
KILLS = 15 if SOAK else 4
PATIENCE = 900 if SOAK else 150
"""Seconds: a busy machine is no failure."""


class Driver(threading.Thread):
    """Plays one match: both seats at one screen, or one against a bot."""

    def __init__(self, number: int, servers: list[Process], against_bot: bool, enough: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.enough = enough
        self.random = random.Random(number)
        self.against_bot = against_bot
        self.acknowledged: list[tuple[int, int, str]] = []
        self.error: BaseException | None = None
        self.client = httpx.Client(timeout=PATIENCE, verify=TLS)
        self.table = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer, of whichever server is up."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            server = self.random.choice(self.servers)
            with contextlib.suppress(httpx.HTTPError):
                reply = self.client.request(method, server.url + path, json=body, headers={"origin": server.url})
                if reply.status_code < 500:
                    return reply.json()
            time.sleep(self.random.uniform(0.05, 0.3))  # a hundred who knock all the time would keep it from coming up
        raise AssertionError(f"no answer to {method} {path}")

    def run(self) -> None:
        try:
            self.play()
        except BaseException as error:
            self.error = error
        finally:
            self.client.close()

    def play(self) -> None:
        self.ask("POST", "/api/enter", {"name": "Driver"})
        # Cookies are kept by address and not by port, so both servers get it.
        other = {"kind": "bot", "bot": "bbm"} if self.against_bot else {"kind": "hot", "name": "Other"}
        wish = {"game": "dominion", "seats": [{"kind": "me"}, other], "start": True}
        self.table = self.ask("POST", "/api/tables", wish)["id"]
        while len(self.acknowledged) < MOVES or not self.enough.is_set():
            state = self.ask("GET", f"/api/tables/{self.table}")
            if state["status"] != "playing":
                return
            asked = [sight for sight in state["sights"] if sight["moves"]]
            if not asked:
                time.sleep(0.02)  # the bot is thinking
                continue
            move = self.random.choice(asked[0]["moves"])
            body = {
                "ply": state["ply"],
                "moves": [move],
                "seat": asked[0]["seat"],
                "request": f"move {state['ply']}",
            }
            answer = self.ask("POST", f"/api/tables/{self.table}/moves", body)
            assert "error" not in answer, answer
            assert answer["ply"] == state["ply"] + 1, "played twice, or not at all"
            self.acknowledged.append((state["ply"], asked[0]["seat"], move))


def played(drivers: list[Driver]) -> int:
    """How many moves have been acknowledged in all."""
    return sum(len(driver.acknowledged) for driver in drivers)


def stored(database: str, table: str) -> list[tuple[int, str]]:
    """The moves of a table, straight from the database."""
    engine = create_engine(alembic_url(database))
    entries = schema.entries
    with engine.connect() as connection:
        rows = connection.execute(
            select(entries.c.kind, entries.c.body, entries.c.version)
            .where(entries.c.table_id == table)
            .order_by(entries.c.version)
        ).all()
    engine.dispose()
    assert [row.version for row in rows] == list(range(1, len(rows) + 1)), "a version is missing"
    assert {row.kind for row in rows} <= {"start", "moves"}
    return [
        move
        for row in rows
        if row.kind == "moves"
        for move in msgspec.json.decode(row.body, type=list[tuple[int, str]])
    ]


def killed(server: Process) -> None:
    """As a power cut does."""
    server.kill()
    server.start()
    server.ready()


def battered(
    database: str,
    servers: list[Process],
    hit: Callable[[Process], None],
    *,
    matches: int = MATCHES,
    hits: int = KILLS,
) -> None:
    """Play many matches while servers are hit: no acknowledged move may be lost, doubled or half made."""
    chance = random.Random(database)
    enough = threading.Event()
    drivers = [Driver(number, servers, number % 3 == 0, enough) for number in range(matches)]
    for driver in drivers:
        driver.start()
    while not all(driver.acknowledged or driver.error for driver in drivers):
        time.sleep(0.1)
    for _ in range(hits):
        goal = played(drivers) + chance.randrange(2 * matches)
        while played(drivers) < goal and any(driver.is_alive() for driver in drivers):
            time.sleep(chance.uniform(0.0, 0.1))
        hit(chance.choice(servers))
    enough.set()
    for driver in drivers:
        driver.join(PATIENCE)
        assert not driver.is_alive(), "a match doesn't get on"
        assert driver.error is None, driver.error
    for driver in drivers:
        moves = stored(database, driver.table)
        for ply, seat, name in driver.acknowledged:
            assert moves[ply] == (seat, name), f"table {driver.table}, ply {ply}"
        if not driver.against_bot:
            assert len(moves) == len(driver.acknowledged)


def test_nothing_acknowledged_is_lost(database: str) -> None:
    with processes(database, 2 if database.startswith("postgres") else 1) as servers:
        battered(database, servers, killed)
    differences = list(validation.validate(database))
    assert len(differences) == MATCHES
    assert [each for each in differences if each is not None] == []
