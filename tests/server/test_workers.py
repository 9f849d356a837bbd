"""Two workers on one PostgreSQL: they race for the same ply, and each shows what the other wrote."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from igroteka.server.switchboard import READY, TABLE, Answering, Switchboard
from tests.server.clients import Guest
from tests.server.conftest import fresh
from tests.server.processes import PATIENCE, TLS, Process, processes
from tests.server.tables.test_play import same


@pytest.fixture(scope="module")
def workers(postgres: str) -> Iterator[list[Process]]:
    with fresh(postgres) as address, processes(address, 2) as servers:
        yield servers


def beside(guest: Guest, worker: Process) -> Guest:
    """The same person at another worker."""
    twin = Guest(worker.url)
    twin.id = guest.id
    for key, value in guest.http.cookies.items():
        twin.http.cookies.set(key, value)
    return twin


def test_one_of_two_racing_moves_is_played(workers: list[Process]) -> None:
    tanya = Guest(workers[0].url, "Tanya")
    twin = beside(tanya, workers[1])
    table = tanya.table(seats=[{"kind": "me"}, {"kind": "hot"}], start=True)["id"]
    both = [tanya, twin]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(40):
            state = tanya.get(f"/api/tables/{table}")
            sight = next(sight for sight in state["sights"] if sight["moves"])
            names = sight["moves"]

            def send(
                number: int, state: dict[str, int] = state, names: list[str] = names, seat: int = sight["seat"]
            ) -> bool:
                body = {"ply": state["ply"], "moves": [names[number % len(names)]], "seat": seat}
                reply = both[number % 2].http.post(f"/api/tables/{table}/moves", json=body)
                assert reply.status_code in (200, 409), reply.text
                return reply.status_code == 200

            assert sum(pool.map(send, range(4))) == 1
            assert twin.get(f"/api/tables/{table}")["ply"] >= state["ply"]


def test_what_one_worker_writes_the_other_shows(workers: list[Process]) -> None:
    tanya, tolya = Guest(workers[0].url, "Tanya"), Guest(workers[1].url, "Tolya")
    table = tanya.table(options={"first": "0"})["id"]
    tolya.post(f"/api/tables/{table}/join")
    notices = tolya.notices()
    a, b = tanya.live(table), tolya.live(table)
    tanya.post(f"/api/tables/{table}/start")
    for live in (a, b):
        while live.state["status"] != "playing":
            live.receive()
    assert notices.next()["kind"] == "started"
    for _ in range(30):
        mover, other = (a, b) if a.state["to_act"] == [0] else (b, a)
        done = mover.move(mover.state["sights"][0]["moves"][-1])
        assert done["type"] == "done"
        mover.reach(done["version"])
        other.reach(done["version"])
    same(a, tanya, table)
    same(b, tolya, table)
    assert sum(message["type"] == "state" for message in b.heard) <= 3, "moves come as changes"
    assert notices.next()["kind"] == "turn"
    while len(a.state["present"]) < 2:
        a.receive()
    b.close()
    a.until(lambda message: message["type"] == "presence" and message["present"] == [tanya.id])


def test_the_same_request_at_both_workers_is_played_once(workers: list[Process]) -> None:
    tanya = Guest(workers[0].url, "Tanya")
    twin = beside(tanya, workers[1])
    table = tanya.table(seats=[{"kind": "me"}, {"kind": "hot"}], start=True, options={"first": "0"})["id"]
    twin.get(f"/api/tables/{table}")
    body = {"ply": 0, "moves": ["treasures"], "request": "once"}
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda guest: guest.post(f"/api/tables/{table}/moves", body), (tanya, twin)))
    assert answers[0] == answers[1]
    assert tanya.get(f"/api/tables/{table}")["ply"] == 1


def test_signing_out_at_one_worker_counts_at_the_other(workers: list[Process]) -> None:
    tanya = Guest(workers[0].url, "Tanya")
    twin = beside(tanya, workers[1])
    assert twin.get("/api/me")["person"]["id"] == tanya.id
    tanya.post("/api/sign-out")
    assert twin.get("/api/me")["person"] is None


def test_the_workers_of_one_command(postgres: str) -> None:
    with fresh(postgres) as address:
        server = Process(address, "--workers", "2")
        server.start()
        try:
            server.ready()
            tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
            table = tanya.table(options={"first": "0"})["id"]
            tolya.post(f"/api/tables/{table}/join")
            tanya.post(f"/api/tables/{table}/start")
            lives = [tolya.live(table) for _ in range(6)]
            done = tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"]})
            for live in lives:
                live.reach(done["version"])
                same(live, tolya, table)
        finally:
            server.kill()


def figure(server: Process, name: str) -> float:
    """A figure of `/metrics`, from whichever worker answers."""
    lines = httpx.get(f"{server.url}/metrics", timeout=120, verify=TLS).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if re.match(rf"{name}[ {{]", line))


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds, as it surely will."""
    for _ in range(10 * PATIENCE):
        if holds():
            return
        time.sleep(0.1)
    pytest.fail("it never came to that")


def test_whichever_worker_is_asked_answers_for_all(postgres: str) -> None:
    with fresh(postgres) as address:
        server = Process(address, "--workers", "2")
        server.start()
        try:
            server.ready()
            tanya = Guest(server.url, "Tanya")
            table = tanya.table(seats=[{"kind": "me"}, {"kind": "hot"}], start=True, options={"first": "0"})["id"]
            lives = [tanya.live(table) for _ in range(20)]
            for number, live in enumerate(lives[:10]):  # some of them are connected to one worker, some to the other
                sight = live.state["sights"][live.state["to_act"][0]]
                done = live.move(sight["moves"][-1], request=f"move {number}")
                for each in lives:
                    each.reach(done["version"])
            assert [figure(server, "igroteka_sockets") for _ in range(10)] == [20] * 10
            assert [figure(server, "igroteka_moves_total") for _ in range(10)] == [10] * 10
            assert figure(server, "igroteka_move_seconds_count") == 10
            for worker in server.workers():
                os.kill(worker, signal.SIGKILL)
            server.ready()
            until(lambda: figure(server, "igroteka_sockets") == 0)
            assert figure(server, "igroteka_moves_total") == 10, "what is counted stays counted"
        finally:
            server.kill()


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "igroteka", "serve", "--workers", "2"]
    ran = subprocess.run([*command, "--database", f"sqlite:///{tmp_path / 'x.db'}"], capture_output=True, text=True)
    assert ran.returncode == 2
    assert "PostgreSQL" in ran.stderr


def test_alone_it_serves_this_machine(tmp_path: Path) -> None:
    """What `igroteka` alone does: an address on this machine, and a file in the user's data folder."""
    command = [sys.executable, "-m", "igroteka", "--no-browser"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "IGROTEKA_LANG": "en"}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://localhost:")).rstrip("/")
        for _ in range(10 * PATIENCE):
            try:
                page = httpx.get(f"{address}/", timeout=PATIENCE)
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        assert "Igroteka" in page.text
        assert httpx.get(f"{address}/nowhere.js", timeout=PATIENCE).status_code == 404
        assert list(tmp_path.rglob("igroteka.db"))
        again = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        assert again.stdout == f"Igroteka already runs at {address}/\n", "its file is for one process"
    finally:
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)
    assert said == ("", ""), "nothing but the address"
    assert process.returncode == 0
    assert not list(tmp_path.rglob("address"))


def test_workers_end_when_the_command_that_started_them_is_killed(postgres: str) -> None:
    with fresh(postgres) as address:
        server = Process(address, "--workers", "2")
        server.start()
        try:
            server.ready()
            workers = server.workers()
            assert len(workers) == 2
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            gone(workers)
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.kill()


def test_workers_end_with_their_command_where_connections_cannot_be_handed_over(postgres: str) -> None:
    """As on Windows: uvicorn looks after the workers, and there is no line that closes when it is killed."""
    without = "import socket, sys; del socket.send_fds; from igroteka.cli import main; sys.exit(main())"
    with fresh(postgres) as address:
        server = Process(address, "--workers", "2")
        server.command[1:3] = ["-c", without]
        server.start()
        try:
            server.ready()
            workers = server.workers()
            assert len(workers) == 2
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            gone(workers)
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.kill()


def test_a_worker_ends_when_its_line_to_the_switchboard_is_closed() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("nobody asks")

    async def main() -> None:
        theirs, mine = socket.socketpair()
        with theirs, mine:
            config = uvicorn.Config(app, lifespan="off", log_config=None)
            serving = asyncio.create_task(Answering(config, mine, app).serve())
            assert await asyncio.to_thread(theirs.recv, 1) == READY
            theirs.close()
            await asyncio.wait_for(serving, PATIENCE)

    asyncio.run(main())


def gone(workers: list[int]) -> None:
    """Wait until they have ended."""
    for _ in range(10 * PATIENCE):
        if not any(alive(worker) for worker in workers):
            return
        time.sleep(0.1)
    pytest.fail("workers go on without their supervisor")


def alive(process: int) -> bool:
    """Whether a process runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return b"Z" not in Path(f"/proc/{process}/stat").read_bytes().rpartition(b")")[2][:4]


def test_a_worker_that_dies_hands_its_tables_on(postgres: str) -> None:
    with fresh(postgres) as address:
        server = Process(address, "--workers", "2")
        server.start()
        try:
            server.ready()
            until(lambda: len(server.workers()) == 2 and figure(server, "igroteka_tables") == 0)
            tanya = Guest(server.url, "Tanya")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "bbm"}]
            tables = [tanya.table(seats=seats, options={"first": "0"}, start=True)["id"] for _ in range(8)]
            lives = {table: tanya.live(table) for table in tables}
            for live in lives.values():
                assert live.move("treasures")["type"] == "done"
            os.kill(server.workers()[0], signal.SIGKILL)
            for table in tables:
                assert again(tanya, f"/api/tables/{table}")["ply"] == 1, "what was acknowledged is there"
            for table in tables:
                live = tanya.live(table)
                assert live.move("end_turn")["type"] == "done"
                while live.state["to_act"] != [0]:  # the bot moves, whoever had the table
                    live.receive()
        finally:
            server.kill()


def again(guest: Guest, path: str) -> Any:
    """Ask, as a browser does: once more, where the connection was one to the worker that has died."""
    for _ in range(10 * PATIENCE):
        try:
            return guest.get(path)
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(f"no answer to {path}")


class Named:
    """A worker that does nothing."""

    def __init__(self, number: int) -> None:
        self.number = number


def test_a_table_is_at_one_worker_and_stays_there_while_others_come_and_go() -> None:
    board = Switchboard(socket.socket(), 4, {})
    workers: dict[int, Any] = {number: Named(number) for number in range(4)}
    board._there = workers
    tables = [f"table-{number}".encode() for number in range(400)]
    at = {table: board._in_order(table)[0].number for table in tables}
    shares = Counter(at.values())
    assert all(60 < shares[number] < 140 for number in range(4))
    del workers[2]
    for table in tables:
        now = board._in_order(table)[0].number
        assert now == at[table] if at[table] != 2 else now != 2
    board._listening.close()


@pytest.mark.parametrize(
    ("said", "table"),
    [
        (b"GET /api/tables/abc-D_1/live?changes=json-patch HTTP/1.1\r\n", b"abc-D_1"),
        (b"POST /api/tables/abc/moves HTTP/1.1\r\nHost: x", b"abc"),
        (b"GET /api/tables/abc HTTP/1.1", b"abc"),
        (b"GET /api/tables?mine=true HTTP/1.1", None),
        (b"GET /api/tables/ab", None),
        (b"", None),
    ],
)
def test_of_a_connection_only_its_table_is_read(said: bytes, table: bytes | None) -> None:
    found = TABLE.match(said)
    assert (found[1] if found else None) == table
