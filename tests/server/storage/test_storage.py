"""Storage: group commit, a full disk, a locked file, snapshots and tails, outages."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.server.messages import Clock, PersonRef
from igroteka.server.storage.base import StorageFailed, Store, TableStep, Tx
from igroteka.server.storage.opening import open_store
from igroteka.server.storage.sqlite import SqliteStore
from igroteka.server.tables import clocks, queries
from igroteka.server.tables.info import SeatInfo, TableInfo, Time
from igroteka.server.tables.table import SNAPSHOT_EVERY
from igroteka.server.tables.uptime import Uptime
from tests.server.clients import Guest, Running, serving
from tests.server.conftest import fresh
from tests.server.processes import PATIENCE
from tests.server.tables.test_play import same, two_at_a_table


def info(key: str) -> TableInfo:
    return TableInfo(
        key, "dominion", 2, {}, "Table", True, PersonRef("a", "Tanya"), [SeatInfo(), SeatInfo()], 1.0, 1, "c"
    )


def step(table: str, version: int, request: str | None = None) -> TableStep:
    return TableStep(table, version, "chat", 0, '["a", "b"]', request, "a", 2.0, "open", "", None, None)


def test_steps_written_together_land_once_each(database: str) -> None:
    async def main() -> None:
        store = await open_store(database)
        try:
            for number in range(20):
                await store.write(lambda tx, key=f"t{number}": queries.create(tx, info(key), 1, []))  # type: ignore[misc] # mypy can't infer a lambda with a default
            landed = await asyncio.gather(*(store.append(step(f"t{number}", 1)) for number in range(20)))
            assert all(landed)
            again = await asyncio.gather(*(store.append(step(f"t{number}", 1 + number % 2)) for number in range(20)))
            assert again == [number % 2 == 1 for number in range(20)]
            assert await store.append(step("t0", 2, "once"))
            assert await store.read(lambda tx: queries.entry_of_request(tx, "t0", "a", "once")) == (2, 0)
            assert await store.read(lambda tx: queries.entry_of_request(tx, "t0", "b", "once")) is None
            assert await store.read(lambda tx: tx.value("SELECT version FROM progress WHERE table_id = 't0'")) == 2
        finally:
            await store.close()

    asyncio.run(main())


def test_what_is_written_together_is_told_together_and_nothing_is_left_out(postgres: str) -> None:
    async def main(database: str) -> list[str]:
        store, other = await open_store(database), await open_store(database)
        heard: list[str] = []
        try:
            await other.listen(heard.append)
            for number in range(200):
                await store.write(lambda tx, key=f"t{number}": queries.create(tx, info(key), 1, []))  # type: ignore[misc] # mypy can't infer a lambda with a default
            assert all(await asyncio.gather(*(store.append(step(f"t{number}", 1)) for number in range(200))))
            for _ in range(20 * PATIENCE):
                if sum(len(each.split()) // 2 for each in heard) >= 200:
                    break
                await asyncio.sleep(0.05)
        finally:
            await store.close()
            await other.close()
        return heard

    with fresh(postgres) as database:
        heard = asyncio.run(main(database))
    told = [each.removeprefix("steps ").split() for each in heard]
    assert all(each.startswith("steps ") for each in heard)
    assert {pair for each in told for pair in zip(each[::2], each[1::2], strict=True)} == {
        (f"t{number}", "1") for number in range(200)
    }
    assert len(heard) < 100


def test_a_refused_transaction_undoes_itself_and_nothing_else(database: str) -> None:
    async def main() -> None:
        store = await open_store(database)

        def bad(tx: Tx) -> None:
            tx.run("INSERT INTO settings (key, value) VALUES ('bad', '1')")
            raise KeyError("bad")

        def twice(tx: Tx) -> None:
            tx.run("INSERT INTO settings (key, value) VALUES ('twice', '1')")
            tx.run("INSERT INTO settings (key, value) VALUES ('twice', '2')")

        def good(tx: Tx) -> None:
            tx.run("INSERT INTO settings (key, value) VALUES ('good', '1')")

        try:
            results = await asyncio.gather(*map(store.write, (bad, twice, good)), return_exceptions=True)
            assert isinstance(results[0], KeyError)
            assert isinstance(results[1], Exception)
            assert results[2] is None
            rows = await store.read(lambda tx: tx.all("SELECT key FROM settings"))
            assert [row["key"] for row in rows] == ["good"]
        finally:
            await store.close()

    asyncio.run(main())


def pages(store: Store, server: Running, most: int) -> Any:
    return server.do(store.write(lambda tx: tx.value(f"PRAGMA max_page_count = {most}")))


def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'full.db'}") as server:
        tanya, tolya, table = two_at_a_table(server)
        a, b = tanya.live(table), tolya.live(table)
        store = server.worker.store
        used = server.do(store.read(lambda tx: tx.value("PRAGMA page_count")))
        pages(store, server, used)
        for _ in range(60):
            answer = a.send(type="chat", text="x" * 900)
            if answer["type"] == "refused":
                break
        assert answer["refusal"]["error"] == "storage"
        assert "full" in answer["refusal"]["detail"]
        assert tanya.get(f"/api/tables/{table}")["version"] == a.state["version"], "reading goes on"

        def told() -> bool:
            """Until the server's own beat, which needs no more room here, has written again."""
            a.send(type="chat", text="x" * 900)
            reply = tanya.http.get("/healthz")
            return reply.status_code == 503 and "full" in reply.json()["detail"]

        assert any(told() for _ in range(50))
        pages(store, server, 1_000_000)
        mover = a if a.state["to_act"] == [0] else b
        done = mover.move(mover.state["sights"][0]["moves"][0])
        assert done["type"] == "done"
        tanya.get("/healthz", 200)
        for live, guest in ((a, tanya), (b, tolya)):
            live.reach(done["version"])
            same(live, guest, table)


def test_a_locked_database_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqliteStore, "patience", 0.1)
    with serving(f"sqlite:///{tmp_path / 'locked.db'}") as server:
        tanya, _, table = two_at_a_table(server)
        thief = sqlite3.connect(tmp_path / "locked.db", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")
        refusal = tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"]}, 503)
        assert "locked" in refusal["detail"]
        assert tanya.get(f"/api/tables/{table}")["ply"] == 0
        thief.execute("ROLLBACK")
        thief.close()
        assert tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"]})["ply"] == 1


def test_a_long_match_is_loaded_from_a_snapshot_and_a_tail(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    lives = [tanya.live(table), tolya.live(table)]
    while lives[0].state["ply"] < 2 * SNAPSHOT_EVERY + 15:
        mover = lives[lives[0].state["to_act"][0]]
        done = mover.move(mover.state["sights"][0]["moves"][0])
        for live in lives:
            live.reach(done["version"])
    worker = server.worker

    async def reload() -> int:
        kept = None
        while kept is None or kept < SNAPSHOT_EVERY:
            row = await worker.store.read(
                lambda tx: tx.one("SELECT version FROM snapshots WHERE table_id = :id", id=table)
            )
            kept = row["version"] if row else None
        there = worker.tables.in_use[table]
        async with there.lock:
            loaded = await worker.store.read(lambda tx: queries.load(tx, table))
            assert loaded is not None
            assert loaded.snapshot is not None
            there.take(loaded)
            return len(loaded.entries)

    assert server.do(reload()) < 2 * SNAPSHOT_EVERY
    fresh = tolya.get(f"/api/tables/{table}")
    for key in ("ply", "to_act", "sights", "status", "version"):
        assert fresh[key] == lives[1].state[key]


def test_unknown_databases_are_refused() -> None:
    with pytest.raises(StorageFailed, match="sqlite"):
        asyncio.run(open_store("mysql://somewhere"))


# Clocks.


def bank(left: list[float | None], running: list[int]) -> Time:
    return Time(left, 100.0, running)


def test_time_that_the_server_was_down_is_credited() -> None:
    there = bank([60.0, 60.0], [0])
    assert clocks.left(there, 0, 130.0, []) == 30.0
    assert clocks.left(there, 0, 130.0, [(110.0, 125.0)]) == 45.0
    assert clocks.left(there, 0, 130.0, [(90.0, 105.0), (125.0, 200.0)]) == 40.0
    assert clocks.left(there, 1, 130.0, []) == 60.0
    assert clocks.falls_at(there, 130.0, [(110.0, 125.0)], [None, None]) == 175.0
    assert clocks.falls_at(there, 130.0, [], ["bmu", None]) is None


def test_a_bank_with_increment() -> None:
    there = info("t")
    there.clock = Clock("bank", seconds=60, increment=5)
    first = clocks.start(there, [0], 100.0)
    assert first is not None
    second = clocks.press(there, first, [0], [1], 110.0, [])
    assert second.left == [55.0, 60.0]
    third = clocks.press(there, second, [1], [1], 115.0, [])
    assert third.left == [55.0, 55.0], "the increment comes with the end of the turn"


def test_so_much_per_move() -> None:
    there = info("t")
    there.clock = Clock("move", seconds=30)
    first = clocks.start(there, [0, 1], 100.0)
    assert first is not None
    second = clocks.press(there, first, [0], [1], 110.0, [])
    assert second.left == [30.0, 20.0], "who was asked at the same time keeps what is left"
    third = clocks.press(there, second, [1], [0], 115.0, [])
    assert third.left == [30.0, 30.0]


def test_a_restart_credits_the_time_the_server_was_down(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'down.db'}"
    with serving(database) as server:
        tanya, _, table = two_at_a_table(server, clock={"kind": "bank", "seconds": 600})
        cookie = tanya.http.cookies["igroteka"]
        assert all(300 < left <= 600 for left in tanya.get(f"/api/tables/{table}")["time"]["left"])
    with sqlite3.connect(tmp_path / "down.db", isolation_level=None) as connection:
        # As if all this had been an hour earlier, and the server down ever since.
        (stored,) = connection.execute("SELECT time FROM progress").fetchone()
        moment = msgspec.json.decode(stored, type=Time)
        moment.since -= 3600
        connection.execute("UPDATE progress SET time = ?", [msgspec.json.encode(moment).decode()])
        connection.execute("UPDATE progress SET wake_at = wake_at - 3600")
        connection.execute("UPDATE pulse SET at = at - 3600")
    connection.close()
    with serving(database) as server:
        again = Guest(server.url)
        again.http.cookies.set("igroteka", cookie)
        there = again.get(f"/api/tables/{table}")
        assert there["seats"][0]["stand_in"] is None
        assert 300 < there["time"]["left"][0] <= 600


class Machine:
    """A machine whose clock and ticks a test sets."""

    def __init__(self) -> None:
        self.wall, self.ticks = time.time(), time.monotonic()

    def goes_on(self, wall: float, ticks: float) -> None:
        self.wall, self.ticks = self.wall + wall, self.ticks + ticks


@pytest.mark.parametrize(
    ("wall", "ticks"),
    [(8 * 3600.0, 1.0), (-3600.0, 1.0), (3600.0, 1.0), (600.0, 600.0)],
    ids=["asleep", "set back", "set ahead", "stopped"],
)
def test_clocks_go_by_the_time_that_the_server_is_there(tmp_path: Path, wall: float, ticks: float) -> None:
    async def scene() -> None:
        machine = Machine()
        store = await open_store(f"sqlite:///{tmp_path / 'steady.db'}")
        uptime = Uptime(store, lambda: machine.wall, lambda: machine.ticks)
        await uptime.open()
        began = uptime.now()
        machine.goes_on(1, 1)
        assert not await uptime.beat()
        assert uptime.now() == pytest.approx(began + 1)
        machine.goes_on(wall, ticks)
        assert await uptime.beat(), "clocks are shown anew"
        assert uptime.now() == pytest.approx(began + 2)
        machine.goes_on(1, 1)
        assert not await uptime.beat()
        # The server that comes after goes on from there, and what lies between is an outage.
        later = Uptime(store, lambda: machine.wall, lambda: machine.ticks)
        await later.open()
        assert later.now() >= uptime.now()
        assert clocks.spent(Time([60.0], began, [0]), later.now(), later.outages) == pytest.approx(3, abs=0.1)
        await store.close()

    asyncio.run(scene())


def test_a_machine_that_slept_costs_nobody_the_match(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'asleep.db'}") as server:
        tanya, _, table = two_at_a_table(server, clock={"kind": "bank", "seconds": 600})
        a = tanya.live(table)
        uptime = server.worker.tables._uptime
        wall = uptime._wall
        uptime._wall = lambda: wall() + 8 * 3600
        a.until(lambda message: message["type"] == "state")
        assert all(300 < left <= 600 for left in a.state["time"]["left"])
        ticks = uptime._ticks
        uptime._wall, uptime._ticks = lambda: wall() + 9 * 3600, lambda: ticks() + 3600
        a.until(lambda message: message["type"] == "state")
        server.do(server.worker.tables.wake(uptime.now()))
        seen = tanya.get(f"/api/tables/{table}")
        assert seen["seats"][0]["stand_in"] is None
        assert seen["rated"]
        assert seen["time"]["left"][0] > 590


def test_a_match_begun_with_other_rules_is_kept_but_not_played(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rules.db'}"
    with serving(database) as server:
        tanya, _, table = two_at_a_table(server)
        cookie = tanya.http.cookies["igroteka"]
    with sqlite3.connect(tmp_path / "rules.db", isolation_level=None) as connection:
        connection.execute("UPDATE tables SET head = replace(head, '\"rules\":1', '\"rules\":0')")
    connection.close()
    with serving(database) as server:
        again = Guest(server.url)
        again.http.cookies.set("igroteka", cookie)
        assert again.refused("GET", f"/api/tables/{table}") == "other-rules"
        assert table in str(again.get("/api/tables"))
