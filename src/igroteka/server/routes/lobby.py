"""The routes of tables before and after play: making, listing, joining, starting, watching, renaming, the rematch."""

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.server.messages import (
    ChangeTable,
    Join,
    Key,
    NewTable,
    Note,
    SeatNumber,
    SeatSpec,
    TableList,
    TableSeen,
)
from igroteka.server.people.guard import Guard
from igroteka.server.people.quotas import QuotaKeeper
from igroteka.server.routes.http import Call, Reply, Routes
from igroteka.server.storage.base import Store
from igroteka.server.tables import guides, lobby, queries
from igroteka.server.tables.directory import Tables
from igroteka.server.tables.play import Doing
from igroteka.server.tables.table import Table

routes = Routes("tables")


async def seen(call: Call, table: Table, status: int = 200) -> Reply:
    """A table as whoever asks sees it."""
    async with table.lock:
        return Reply(table.state(table.audience(call.me)), status)


async def done(call: Call, table: Table, work: Doing) -> Reply:
    """Do it; the table afterwards."""
    await table.do(work)
    return await seen(call, table)


# Making.


@routes.post("/api/tables", status=201, gives=TableSeen)
async def make_table(call: Call, store: Store, tables: Tables, quotas: QuotaKeeper, body: NewTable) -> Reply:
    """Make a table. Without seats given, you sit at the first and the others are open."""
    async with quotas.one_more_table(call.me):
        info = await lobby.new_table(store, call.person, body)
        table = await tables.put_up(info, tables.seed_for(info))
    if body.start:
        await table.do(lobby.start(call.me))
    return await seen(call, table, 201)


@routes.post("/api/games/{game}/guide", status=201, gives=TableSeen)
async def begin_guide(call: Call, tables: Tables, quotas: QuotaKeeper, game: Key) -> Reply:
    """Begin a first match with a guide. It is unrated, unlisted, and against bots."""
    async with quotas.one_more_table(call.me):
        info, seed = guides.guided_table(call.person, lobby.game_of(game))
        table = await tables.put_up(info, seed)
    await table.do(lobby.start(call.me))
    return await seen(call, table, 201)


# Looking.


class ListQuery(Struct):
    """Which tables."""

    mine: bool = False
    game: Annotated[str, Meta(max_length=64)] | None = None
    status: Annotated[str, Meta(max_length=20)] | None = None
    before: float | None = None
    """Only those that were last moved at before this time: the next page."""
    limit: Annotated[int, Meta(ge=1, le=200)] = 50


@routes.get("/api/tables")
async def list_tables(call: Call, store: Store, guard: Guard, query: ListQuery) -> TableList:
    """The listed tables and one's own, those with the latest move first."""
    async with guard.search(call.request):
        rows = await store.read(
            lambda tx: queries.cards(
                tx,
                call.me,
                mine=query.mine,
                game=query.game,
                status=query.status,
                everything=False,
                limit=query.limit,
                before=query.before or 1e12,
            )
        )
    return TableList(lobby.cards(rows, call.me))


@routes.get("/api/tables/{table}", gives=TableSeen)
async def see_table(call: Call, tables: Tables, table: Key) -> Reply:
    """A table as you see it: your own seats, or what a spectator sees."""
    return await seen(call, await tables.fresh(table))


# Before the start.


@routes.post("/api/tables/{table}/join", gives=TableSeen)
async def join(call: Call, tables: Tables, table: Key, body: Join) -> Reply:
    """Sit down, at a given seat or the first that is free for you."""
    return await done(call, await tables.fresh(table), lobby.join(call.person, body.seat))


@routes.post("/api/tables/{table}/leave", gives=TableSeen)
async def leave(call: Call, tables: Tables, table: Key) -> Reply:
    """Stand up again, before the start; also declines an invitation."""
    return await done(call, await tables.fresh(table), lobby.leave(call.me))


@routes.put("/api/tables/{table}/seats/{seat}", gives=TableSeen)
async def set_seat(call: Call, store: Store, tables: Tables, table: Key, seat: SeatNumber, body: SeatSpec) -> Reply:
    """Say who is to sit somewhere, as the table's host: open it, invite someone, put a bot there."""
    there = await tables.fresh(table)
    new = await lobby.seat_of(store, call.person, lobby.game_of(there.info.game), body)
    await there.do(lobby.set_seat(call.me, seat, new))
    if new.kind == "invited" and new.person:
        tables.notify(new.person, "invited", there, seat)
    return await seen(call, there)


@routes.patch("/api/tables/{table}", gives=TableSeen)
async def change_table(call: Call, tables: Tables, table: Key, body: ChangeTable) -> Reply:
    """Rename a table, list or unlist it; its host may."""
    return await done(call, await tables.fresh(table), lobby.change(call.me, body))


@routes.post("/api/tables/{table}/cancel", gives=TableSeen)
async def cancel(call: Call, tables: Tables, table: Key) -> Reply:
    """Give a table up before its start, or when nobody else plays at it; its host may."""
    return await done(call, await tables.fresh(table), lobby.cancel(call.me))


@routes.post("/api/tables/{table}/start", gives=TableSeen)
async def start(call: Call, tables: Tables, table: Key) -> Reply:
    """Begin, once no seat is empty. The host or anyone seated may."""
    return await done(call, await tables.fresh(table), lobby.start(call.me))


# Notes.


@routes.get("/api/tables/{table}/note")
async def read_note(call: Call, store: Store, tables: Tables, table: Key) -> Note:
    """Your private note about a match."""
    there = await tables.fresh(table)
    return Note(await store.read(lambda tx: queries.note(tx, there.info.id, call.me)))


@routes.put("/api/tables/{table}/note")
async def write_note(call: Call, store: Store, tables: Tables, table: Key, body: Note) -> Note:
    """Keep a private note about a match."""
    there = await tables.fresh(table)
    await store.write(lambda tx: queries.write_note(tx, there.info.id, call.me, body.text))
    return body


# Once more.


@routes.post("/api/tables/{table}/rematch", status=201, gives=TableSeen)
async def rematch(call: Call, tables: Tables, quotas: QuotaKeeper, table: Key) -> Reply:
    """The same people once more, and another begins: by the game's own rule, or the next in turn."""
    there = await tables.fresh(table)
    again = lobby.next_table(there, call.person)
    if there.info.next is None:
        async with quotas.one_more_table(call.me):
            await there.do(lobby.rematch(call.me, again, tables.seed_for(again)))  # or somebody was quicker
    assert there.info.next is not None
    new = await tables.get(there.info.next)
    tables.invite(new, "rematch")
    return await seen(call, new, 201)
