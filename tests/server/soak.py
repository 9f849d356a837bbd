"""What was once done by hand to bring the server down, every night: `make soak`, or `python -m tests.server.soak`.

Each trial is tried many times with other numbers, with limits as at home wherever it is about them; it ends with one
table of tries and failures, and with 1 if there was any. `--only kills` chooses trials, `--tries 3` how often.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import igroteka
from igroteka.cli import main as main_of_igroteka
from igroteka.server.storage.opening import open_store
from igroteka.server.tables import clocks
from igroteka.server.tables.info import Time
from igroteka.server.tables.uptime import DOWN, Uptime
from tests.server.clients import OPEN, Guest, Running, serving
from tests.server.conftest import fresh
from tests.server.processes import Process, processes
from tests.server.routes.test_hostile import DEEP, largest, long_record
from tests.server.storage import test_storage
from tests.server.storage.test_crash import battered, killed
from tests.server.tables.test_play import two_at_a_table

Trial = Callable[[int, str], None]
"""Takes the number of the try, and the address of a PostgreSQL server."""
TRIALS: dict[str, Trial] = {}
MATCHES = 12
HITS = 10


def trial(name: str) -> Callable[[Trial], Trial]:
    """One of the trials."""

    def add(work: Trial) -> Trial:
        TRIALS[name] = work
        return work

    return add


@contextlib.contextmanager
def a_file() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="igroteka-soak-") as folder:
        yield f"sqlite:///{folder}/soak.db"


@contextlib.contextmanager
def at_home() -> Iterator[Running]:
    """A server with its limits on."""
    with a_file() as database, serving(database, relaxed=False) as running:
        yield running


# Ended in every way.


def terminated(server: Process) -> None:
    """As a system that goes down does."""
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(60)
    server.start()
    server.ready()


def one_worker_killed(server: Process) -> None:
    """One of the workers of a command."""
    workers = server.workers()
    if workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(random.choice(workers), signal.SIGKILL)
    time.sleep(1)


@trial("kills, SQLite")
def kills_of_sqlite(number: int, postgres: str) -> None:
    with a_file() as database, processes(database, 1) as servers:
        battered(database, servers, killed, matches=MATCHES, hits=HITS)


@trial("kills, PostgreSQL, two servers")
def kills_on_postgres(number: int, postgres: str) -> None:
    with fresh(postgres) as database, processes(database, 2) as servers:
        battered(database, servers, killed, matches=MATCHES, hits=HITS)


@trial("kills of workers of one command")
def kills_of_workers(number: int, postgres: str) -> None:
    with fresh(postgres) as database:
        server = Process(database, "--workers", "2")
        server.start()
        try:
            server.ready()
            battered(database, [server], one_worker_killed, matches=MATCHES, hits=HITS)
        finally:
            server.kill()


@trial("terminations")
def terminations(number: int, postgres: str) -> None:
    with a_file() as database, processes(database, 1) as servers:
        battered(database, servers, terminated, matches=MATCHES, hits=HITS)


# Many at once.


@trial("races for one ply")
def races(number: int, postgres: str) -> None:
    with fresh(postgres) as database, processes(database, 2) as servers:
        tanya = Guest(servers[0].url, "Tanya")
        twin = Guest(servers[1].url)
        twin.http.cookies = tanya.http.cookies
        table = tanya.table(seats=[{"kind": "me"}, {"kind": "hot"}], start=True)["id"]
        with ThreadPoolExecutor(8) as pool:
            for turn in range(40):
                state = tanya.get(f"/api/tables/{table}")
                sight = next(sight for sight in state["sights"] if sight["moves"])
                name = sight["moves"][turn % len(sight["moves"])]
                body = {"ply": state["ply"], "moves": [name], "seat": sight["seat"]}
                codes = list(pool.map(lambda each, body=body: send(each, table, body), [tanya, twin] * 4))
                assert codes.count(200) == 1, codes
                assert set(codes) <= {200, 409}, codes


def send(guest: Guest, table: str, body: dict[str, Any]) -> int:
    return guest.http.post(f"/api/tables/{table}/moves", json=body).status_code


@trial("reconnect storms")
def reconnects(number: int, postgres: str) -> None:
    with a_file() as database, serving(database) as server:
        tanya, tolya, table = two_at_a_table(server)
        for _ in range(150):
            for each in (tanya, tolya):
                each.live(table).socket.close()
        there = server.worker.tables.in_use[table]
        for _ in range(300):
            if not there.viewers:
                break
            time.sleep(0.1)
        assert not there.viewers
        assert not server.worker.sessions._open
        live = tanya.live(table)
        assert live.state["ply"] == 0


def whatever(tab: Guest, table: str, chance: random.Random) -> int:
    """Ask for something that may be done now, or not any more; the status of the answer."""
    path = f"/api/tables/{table}"
    there = tab.get(path)
    moves = [(sight["seat"], move) for sight in there["sights"] for move in sight["moves"]]
    way, rest = chance.random(), {"ply": there["ply"]}
    if way < 0.55 and moves:
        seat, name = chance.choice(moves)
        wish = {**rest, "seat": seat, "moves": [name], "follows": chance.random() < 0.4}
        return tab.http.post(f"{path}/moves", json=wish).status_code
    if way < 0.8:
        return tab.http.post(f"{path}/{'undo' if way < 0.7 else 'redo'}", json=rest).status_code
    if way < 0.9 and there["offers"]:
        offer = there["offers"][0]["id"]
        return tab.http.post(f"{path}/offers/{offer}", json={"agree": chance.random() < 0.8}).status_code
    if way < 0.95:
        back = {"kind": "takeback", "ply": chance.randrange(there["ply"] + 1), "unrate": True}
        wish = chance.choice([back, {"kind": "stand-in", "seat": chance.randrange(2)}])
        return tab.http.post(f"{path}/offers", json=wish).status_code
    return tab.http.post(f"{path}/back").status_code


def as_seen(guest: Guest, table: str) -> dict[str, Any]:
    """What has to be the same at a server that comes after: all but who looks, the time, and the log."""
    apart = ("present", "watchers", "time", "events", "events_from")
    return {name: value for name, value in guest.get(f"/api/tables/{table}").items() if name not in apart}


@trial("everything at once")
def everything_at_once(number: int, postgres: str) -> None:
    """Two people with three tabs each move, take back, play again, offer and agree, all at the same time."""
    with a_file() as database:
        with serving(database) as server:
            tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
            tables = []
            for game in igroteka.game_keys():
                seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (game == "strasbourg")]
                wish = {"game": game, "players": len(seats), "seats": seats, "away": 1}
                tables.append(tanya.post("/api/tables", wish)["id"])
                tolya.post(f"/api/tables/{tables[-1]}/join")
                tanya.post(f"/api/tables/{tables[-1]}/start")
            codes: set[int] = set()

            def tab(which: int) -> None:
                chance, mine = random.Random(6 * number + which), Guest(server.url)
                mine.http.cookies = (tanya, tolya)[which % 2].http.cookies
                for _ in range(200):
                    codes.add(whatever(mine, chance.choice(tables), chance))

            with ThreadPoolExecutor(6) as tabs:
                for each in [tabs.submit(tab, which) for which in range(6)]:
                    each.result()
            assert 200 in codes
            assert codes <= {200, 400, 403, 404, 409}, codes
            # What their bots go on with has its time: somebody else is asked then, or it is over.
            was = None
            while (seen := {table: as_seen(tanya, table) for table in tables}) != was:
                was = seen
                time.sleep(2)
        with serving(database) as server:
            again = Guest(server.url)
            again.http.cookies = tanya.http.cookies
            for table in tables:
                assert as_seen(again, table) == seen[table]
        assert main_of_igroteka(["validate", "--database", database]) == 0


# The machine.


@trial("disk full")
def disk_full(number: int, postgres: str) -> None:
    with tempfile.TemporaryDirectory(prefix="igroteka-soak-") as folder:
        test_storage.test_a_full_disk_is_told_and_harms_nothing(Path(folder))


@trial("clock steps, sleep and stops")
def clock_steps(number: int, postgres: str) -> None:
    chance = random.Random(number)

    async def scene(database: str) -> None:
        machine = test_storage.Machine()
        store = await open_store(database)
        uptime = Uptime(store, lambda: machine.wall, lambda: machine.ticks)
        await uptime.open()
        began, there = uptime.now(), 0.0
        for _ in range(200):
            if chance.random() < 0.9:
                gone = chance.uniform(0.5, 1.5)
                machine.goes_on(gone, gone)
                there += gone
            elif chance.random() < 0.5:
                machine.goes_on(chance.uniform(-1e5, 1e5), 0.0)  # the clock was set, or the machine slept
            else:
                gone = chance.uniform(2 * DOWN, 1e4)
                machine.goes_on(gone, gone)  # the server was stopped
                there += 1
            await uptime.beat()
            if chance.random() < 0.05:
                uptime = Uptime(store, lambda: machine.wall, lambda: machine.ticks)  # another server comes after
                await uptime.open()
            spent = clocks.spent(Time([60.0], began, [0]), uptime.now(), uptime.outages)
            assert spent <= there + 2, "somebody was charged for what the server wasn't there for"
        await store.close()

    with a_file() as database:
        asyncio.run(scene(database))


# What is sent.


@trial("record bombs")
def record_bombs(number: int, postgres: str) -> None:
    with at_home() as server:
        tanya = Guest(server.url, "Tanya")
        long = long_record(5_001 + number)
        assert tanya.post("/api/records", {"record": long}, 413)["error"] == "record-too-long"
        assert tanya.http.post("/api/records", content=f'{{"record":{DEEP}}}').status_code == 400
        good = igroteka.play_out(igroteka.new("pig", players=2, seed=number), [igroteka.bot("pig", "regular")] * 2)
        chance = random.Random(number)
        for _ in range(20):
            record = json.dumps(good.record())
            at = chance.randrange(len(record))
            damaged = record[:at] + chance.choice(["9", '"', "x", "[", "}", "-1"]) + record[at + 1 :]
            reply = tanya.http.post("/api/records", content=f'{{"record":{damaged}}}')
            assert reply.status_code in (201, 400, 413, 429), reply.text
        tanya.get("/healthz", 200)


@trial("hostile views")
def hostile_views(number: int, postgres: str) -> None:
    chance = random.Random(number)
    with at_home() as server:
        tanya = Guest(server.url, "Tanya")
        for game in igroteka.game_keys():
            view = igroteka.new(game, seed=number).view(0)
            for _ in range(6):
                forged = json.loads(json.dumps(view))
                for holder, key in chance.sample(places := largest(forged), min(3, len(places))):
                    holder[key] = chance.choice([10**7, -(10**9), 10_000, 9_999, -1, 2**63])
                reply = tanya.http.post(f"/api/games/{game}/drawing", content=json.dumps({"view": forged}))
                assert reply.status_code in (200, 400), reply.text
        tanya.get("/healthz", 200)


ODD: list[Any] = [
    "",
    " ",
    "\0",
    "\u200b",
    "\u202egro",
    "a\u0301" * 20,
    "\ud83d",
    "\ufdfa" * 40,
    "../..",
    "%00",
    "http://[::1",
    "x" * 2_000,
]
ODD += [None, True, -1, 2**63, 2**64, 1e308, [], {}, [[]], {"a": {}}, [{"kind": "me"}] * 30, [{"kind": "hot"}] * 2]
ODD_QUERIES = ["", "-1", "nan", "inf", "1e400", "9" * 30, "\0", "\u202e", "0x10", "\uff11"]
ODD_BODIES = [b"", b"null", b"[]", b"{", b'{"name":1e400}', b"\xff\xfe{\0", b"[" * 100_000, DEEP.encode()]


@trial("odd requests")
def odd_requests(number: int, postgres: str) -> None:
    """Everything that may be asked for, by people at a table of theirs, with values that nobody has thought of."""
    chance = random.Random(number)
    with fresh(postgres) as database, serving(database) as server:
        tanya, _, table = two_at_a_table(server)
        document = tanya.get("/api/openapi.json")
        for path, ways in document["paths"].items():
            for method, way in ways.items():
                if method == "delete" or path in ("/api/enter", "/api/sign-in", "/api/sign-out", "/api/host/bots"):
                    continue  # who asks stays the same
                takes = way.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                named = takes.get("$ref", "").rpartition("/")[2]
                members = list(document["components"]["schemas"].get(named, takes).get("properties", {}))
                queries = [each["name"] for each in way.get("parameters", []) if each["in"] == "query"]
                where = path.format_map(Places(table=table, person=tanya.id, game="dominion"))
                for _ in range(20):
                    body = {member: chance.choice(ODD) for member in members if chance.random() < 0.6}
                    content = chance.choice(ODD_BODIES) if chance.random() < 0.2 else json.dumps(body).encode()
                    query = {name: chance.choice(ODD_QUERIES) for name in queries if chance.random() < 0.7}
                    asked = tanya.http.build_request(method, where, params=query, content=content)
                    reply = tanya.http.send(asked)
                    assert reply.status_code < 500, f"{method} {where} {query} {content[:200]!r}: {reply.text}"


class Places(dict[str, str]):
    """What stands in the path of a request: something that isn't there, if nothing else is known."""

    def __missing__(self, place: str) -> str:
        return "0" if place == "seat" else "nowhere"


def main() -> int:
    """Try everything; the table comes last."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", metavar="WORD", help="only trials with this word in their name")
    parser.add_argument("--tries", type=int, default=3, help="how often each is tried")
    asked = parser.parse_args()
    chosen = {name: work for name, work in TRIALS.items() if not asked.only or any(word in name for word in asked.only)}
    outcomes: list[tuple[str, int, int, float]] = []
    with contextlib.contextmanager(postgres_server)() as address:
        for name, work in chosen.items():
            began, failures = time.perf_counter(), 0
            for number in range(asked.tries):
                try:
                    work(number, address)
                except Exception:
                    failures += 1
                    print(f"{name}, try {number}:", file=sys.stderr)
                    traceback.print_exc()
                finally:
                    OPEN.close()
            outcomes.append((name, asked.tries, failures, time.perf_counter() - began))
    print(f"{'':34}{'tries':>7}{'failures':>10}{'seconds':>9}")
    for name, tries, failures, seconds in outcomes:
        print(f"{name:34}{tries:7}{failures:10}{seconds:9.0f}")
    return 1 if any(failures for _, _, failures, _ in outcomes) else 0


def postgres_server() -> Iterator[str]:
    """A real PostgreSQL server, as the tests have it."""
    from tests.server.conftest import start_postgres

    yield from start_postgres()


if __name__ == "__main__":
    sys.exit(main())
