"""What the host of the server can do: see people and tables, hand the server over, export, back up."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.background import BackgroundTask
from starlette.responses import FileResponse, Response, StreamingResponse

from igroteka.server import backup, lobby, people, shelf
from igroteka.server.head import SeatHead
from igroteka.server.house import House
from igroteka.server.messages import HostPeople, HostPerson, Key, Ok, PersonRef, TableList, TableSeen
from igroteka.server.play import Doing
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import Tx, now
from igroteka.server.tables import Table, Work
from igroteka.server.web import Call, Reply, Routes

routes = Routes("host")


@routes.get("/api/host/people", who="host")
async def host_people(call: Call) -> HostPeople:
    """Everybody known to the server, those seen last first."""
    rows = await call.house.store.read(
        lambda tx: tx.all(
            "SELECT people.*, (SELECT count(DISTINCT table_id) FROM seats WHERE seats.person = people.id) AS tables"
            " FROM people ORDER BY seen DESC LIMIT 1000"
        )
    )
    return HostPeople(
        [
            HostPerson(
                row["id"],
                row["name"],
                bool(row["host"]),
                row["password"] is not None,
                row["created"],
                row["seen"],
                row["tables"],
            )
            for row in rows
        ]
    )


@routes.delete("/api/host/people/{person}", who="host")
async def host_delete(call: Call, person: Key) -> Ok:
    """Delete a person, as they could themselves."""
    if await call.house.store.read(lambda tx: people.by_id(tx, person)) is None:
        raise missing("person")
    await forget(call.house, person)
    return Ok()


@routes.post("/api/host/people/{person}/hand-over", who="host")
async def hand_over(call: Call, person: Key) -> Ok:
    """Make another person the host."""

    def work(tx: Tx) -> None:
        if not tx.run("UPDATE people SET host = 1 WHERE id = :id", id=person):
            raise missing("person")
        if person != call.me:
            tx.run("UPDATE people SET host = 0 WHERE id = :id", id=call.me)

    await call.house.store.write(work)
    return Ok()


class PageQuery(Struct):
    """Which page."""

    before: float | None = None
    limit: Annotated[int, Meta(ge=1, le=1000)] = 200


@routes.get("/api/host/tables", who="host")
async def host_tables(call: Call, query: PageQuery) -> TableList:
    """All tables, unlisted ones too. What is hidden in their matches stays hidden from the host as well."""
    rows = await call.house.store.read(lambda tx: lobby.listed_for_host(tx, query.limit, query.before or 1e12))
    return TableList([lobby.card(row, call.me) for row in rows])


@routes.post("/api/host/tables/{table}/cancel", who="host", gives=TableSeen)
async def host_cancel(call: Call, table: Key) -> Reply:
    """End a table that nobody ends."""

    def work(at: Table) -> Work | None:
        if at.head.status in ("finished", "cancelled"):
            raise No(409, "already-started", status=at.head.status)
        at.head.status = "cancelled"
        at.head.ended = now()
        return Work(at.step("cancel", person=call.me))

    there = await call.house.table(table)
    await there.do(work)
    return await lobby.seen(call, there)


@routes.get("/api/host/export", who="host", gives="application/x-ndjson")
async def export(call: Call) -> Response:
    """The records of all finished matches, one a line."""
    house = call.house
    rows = await house.store.read(lambda tx: tx.all("SELECT id FROM tables WHERE status = 'finished' ORDER BY created"))

    async def lines() -> AsyncIterator[bytes]:
        for row in rows:
            in_use = row["id"] in house.tables
            try:
                table = await house.table(row["id"])
            except No:
                continue  # played by other rules: `validate` tells
            record = table.match.record() if table.match is not None else None
            if not in_use:
                house.tables.pop(row["id"], None)
            if record is not None:
                yield msgspec.json.encode(record) + b"\n"

    return StreamingResponse(
        lines(),
        media_type="application/x-ndjson",
        headers={"content-disposition": 'attachment; filename="igroteka-records.ndjson"'},
    )


@routes.get("/api/host/backup", who="host", gives="application/gzip")
async def download_backup(call: Call) -> Response:
    """A backup of everything, as `igroteka backup` makes it. It holds every secret: keep it like a key."""
    folder = tempfile.TemporaryDirectory(prefix="igroteka-")
    path = Path(folder.name) / "igroteka-backup.jsonl.gz"
    try:
        await asyncio.to_thread(backup.write, call.house.store.url, path)
    except BaseException:
        folder.cleanup()
        raise
    return FileResponse(
        path, media_type="application/gzip", filename=path.name, background=BackgroundTask(folder.cleanup)
    )


# Deleting a person.


async def forget(house: House, person: str) -> None:
    """Delete a person: name, sessions, notes, ratings and what they said go; matches stay, without the name."""
    found = await house.store.read(lambda tx: people.by_id(tx, person))
    others = await house.store.read(lambda tx: tx.value("SELECT count(*) FROM people"))
    if found is not None and found.host and others > 1:
        raise No(409, "host-stays")
    rows = await house.store.read(
        lambda tx: tx.all(
            "SELECT id AS table_id FROM tables WHERE host = :id"
            " UNION SELECT table_id FROM seats WHERE person = :id"
            " UNION SELECT DISTINCT table_id FROM entries WHERE person = :id",
            id=person,
        )
    )
    for row in rows:
        try:
            await (await house.table(row["table_id"])).do(_leave_for_good(person, found.name if found else ""))
        except No as no:
            if no.refusal.error != "other-rules":
                raise
    await house.store.write(lambda tx: _erase(tx, person))
    await house.hook(person, False)


def _leave_for_good(person: str, name: str) -> Doing:
    def work(at: Table) -> Work | None:
        head = at.head
        for number, seat in enumerate(head.seats):
            if seat.person != person:
                continue
            if head.status == "open":
                head.seats[number] = SeatHead()
            elif head.status == "playing":
                head.seats[number] = SeatHead("bot", bot=head.stand_in, conceded=True)
                head.unrated = head.unrated or "stand-in"
            else:
                head.seats[number] = SeatHead(seat.kind, None, None, seat.bot, seat.stand_in, seat.conceded)
        if head.host.id == person:
            head.host = PersonRef("", "")
            if head.name == name:  # a table without a name of its own has its maker's
                head.name = ""
        head.offers = []
        at.chat = [line for line in at.chat if line["person"] != person]
        return Work(at.step("forget"), lambda tx: shelf.write_seats(tx, head))

    return work


def _erase(tx: Tx, person: str) -> None:
    for table, column in (("sessions", "person"), ("notes", "person"), ("hooks", "person"), ("people", "id")):
        tx.run(f"DELETE FROM {table} WHERE {column} = :id", id=person)
    tx.run("DELETE FROM ratings WHERE who = :who", who=f"person:{person}")
    tx.run("UPDATE results SET person = NULL, name = '' WHERE person = :id", id=person)
    tx.run("UPDATE entries SET body = '[\"\",\"\"]' WHERE person = :id AND kind = 'chat'", id=person)
    tx.run("UPDATE entries SET person = NULL WHERE person = :id", id=person)


@routes.delete("/api/me", gives=Ok)
async def delete_me(call: Call) -> Reply:
    """Delete oneself: name, sessions, notes, ratings and what one said go; matches stay, without the name."""
    await forget(call.house, call.me)
    reply = Reply(Ok())
    reply.delete_cookie(people.COOKIE)
    return reply
