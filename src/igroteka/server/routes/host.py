"""What the host of the server can do: see people and tables, hand the server over, export, back up."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.background import BackgroundTask
from starlette.responses import FileResponse, Response, StreamingResponse

from igroteka import _build
from igroteka.bots.calibration import carries
from igroteka.bots.levels import EXPERT_DECISIONS
from igroteka.server import handover
from igroteka.server.bot_process.pool import THINKING, BotPool, Failed
from igroteka.server.messages import HostBots, HostBuild, HostPeople, Key, Ok, Quotas, TableList, TableSeen
from igroteka.server.people import accounts
from igroteka.server.people.notify import Notifier
from igroteka.server.people.quotas import QuotaKeeper
from igroteka.server.people.sessions import COOKIE, Sessions
from igroteka.server.refusals import No, missing
from igroteka.server.routes.http import Call, Reply, Routes
from igroteka.server.routes.lobby import done
from igroteka.server.storage.base import Store
from igroteka.server.tables import away, lobby, queries
from igroteka.server.tables.directory import Tables

routes = Routes("host")


@routes.get("/api/host/people", who="host")
async def host_people(call: Call, store: Store) -> HostPeople:
    """Everybody known to the server, those seen last first."""
    return HostPeople(await store.read(accounts.everybody))


@routes.delete("/api/host/people/{person}", who="host")
async def host_delete(call: Call, store: Store, tables: Tables, notifier: Notifier, known: Sessions, person: Key) -> Ok:
    """Delete a person, as they could themselves."""
    if await store.read(lambda tx: accounts.by_id(tx, person)) is None:
        raise missing("person")
    await forget(store, tables, notifier, known, person)
    return Ok()


@routes.post("/api/host/people/{person}/hand-over", who="host")
async def hand_over(call: Call, store: Store, person: Key) -> Ok:
    """Make another person the host."""
    await store.write(lambda tx: accounts.hand_over(tx, call.me, person))
    return Ok()


@routes.get("/api/host/quotas", who="host")
async def host_quotas(call: Call, quotas: QuotaKeeper) -> Quotas:
    """How much one person may take up of the server."""
    return quotas.most


@routes.put("/api/host/quotas", who="host")
async def set_quotas(call: Call, quotas: QuotaKeeper, body: Quotas) -> Quotas:
    """Set how much one person may take up. What somebody has already stays."""
    await quotas.set(body)
    return body


@routes.get("/api/host/build", who="host")
async def host_build(call: Call) -> HostBuild:
    """Which build runs: the interpreted one plays while `make play` still compiles."""
    told = handover.progress()
    return HostBuild(version("igroteka"), _build.compiled(), told.share, told.failed, told.log)


@routes.get("/api/host/bots", who="host")
async def host_bots(call: Call, bots: BotPool) -> HostBots:
    """How fast bots think on this machine, and how many of them it can carry."""
    try:
        pace = await bots.pace()
    except Failed as failed:
        raise No(503, "expert-failed", why=str(failed)) from failed
    seconds = round(EXPERT_DECISIONS / pace, 2) if pace else 0.0
    ceiling = THINKING * bots.budget
    return HostBots(bots.most, round(pace), EXPERT_DECISIONS, seconds, ceiling, carries(pace, bots.most))


class PageQuery(Struct):
    """Which page."""

    before: float | None = None
    limit: Annotated[int, Meta(ge=1, le=1000)] = 200


@routes.get("/api/host/tables", who="host")
async def host_tables(call: Call, store: Store, query: PageQuery) -> TableList:
    """All tables, unlisted ones too. What is hidden in their matches stays hidden from the host as well."""
    rows = await store.read(
        lambda tx: queries.cards(
            tx,
            "",
            mine=False,
            game=None,
            status=None,
            everything=True,
            limit=query.limit,
            before=query.before or 1e12,
        )
    )
    return TableList(lobby.cards(rows, call.me))


@routes.post("/api/host/tables/{table}/cancel", who="host", gives=TableSeen)
async def host_cancel(call: Call, tables: Tables, table: Key) -> Reply:
    """End a table that nobody ends."""
    return await done(call, await tables.get(table), lobby.cancel_as_host(call.me))


@routes.get("/api/host/export", who="host", gives="application/x-ndjson")
async def export(call: Call, store: Store, tables: Tables) -> Response:
    """The records of all finished matches, one a line."""
    rows = await store.read(lambda tx: tx.all("SELECT id FROM tables WHERE status = 'finished' ORDER BY created"))

    async def lines() -> AsyncIterator[bytes]:
        for row in rows:
            try:
                table = await tables.passing(row["id"])
            except No:
                continue  # played by other rules: `validate` tells
            if table.match is not None:
                yield msgspec.json.encode(table.match.record()) + b"\n"

    return StreamingResponse(
        lines(),
        media_type="application/x-ndjson",
        headers={"content-disposition": 'attachment; filename="igroteka-records.ndjson"'},
    )


@routes.get("/api/host/backup", who="host", gives="application/gzip")
async def download_backup(call: Call, store: Store) -> Response:
    """A backup of everything, as `igroteka backup` makes it. It holds every secret: keep it like a key."""
    from igroteka.server.storage import backup  # which loads SQLAlchemy

    folder = tempfile.TemporaryDirectory(prefix="igroteka-")
    path = Path(folder.name) / "igroteka-backup.jsonl.gz"
    try:
        await asyncio.to_thread(backup.write, store.url, path)
    except BaseException:
        folder.cleanup()
        raise
    return FileResponse(
        path, media_type="application/gzip", filename=path.name, background=BackgroundTask(folder.cleanup)
    )


# Deleting a person.


async def forget(store: Store, tables: Tables, notifier: Notifier, known: Sessions, person: str) -> None:
    """Delete a person: name, sessions, notes, ratings and what they said go; matches stay, without the name."""
    found = await store.read(lambda tx: accounts.by_id(tx, person))
    others = await store.read(accounts.count)
    if found is not None and found.host and others > 1:
        raise No(409, "host-stays")
    for key in await store.read(lambda tx: queries.touched_by(tx, person)):
        try:
            await (await tables.get(key)).do(away.leave_for_good(person, found.name if found else ""))
        except No as no:
            if no.refusal.error != "other-rules":
                raise
    await store.write(lambda tx: accounts.erase(tx, person))
    await notifier.set_hook(person, False)
    await known.ended(person)


@routes.delete("/api/me", gives=Ok)
async def delete_me(call: Call, store: Store, tables: Tables, notifier: Notifier, known: Sessions) -> Reply:
    """Delete oneself: name, sessions, notes, ratings and what one said go; matches stay, without the name."""
    await forget(store, tables, notifier, known, call.me)
    reply = Reply(Ok())
    reply.delete_cookie(COOKIE)
    return reply
