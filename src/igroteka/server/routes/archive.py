"""The routes for after the match: replay, the record, playing on, records from elsewhere, analysis, ratings."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from igroteka.engine.match import Match
from igroteka.server.archive import history, ratings, records
from igroteka.server.archive.analysis import Analyst
from igroteka.server.archive.records import finished
from igroteka.server.messages import (
    Analysis,
    Have,
    Key,
    MoveMade,
    Moves,
    PlayOn,
    Ply,
    Ratings,
    Replay,
    SeatNumber,
    Statistics,
    TableSeen,
    Upload,
)
from igroteka.server.people.guard import Guard
from igroteka.server.people.quotas import QuotaKeeper
from igroteka.server.refusals import No, words
from igroteka.server.routes.http import Call, Reply, Routes
from igroteka.server.routes.lobby import seen
from igroteka.server.storage.base import Store
from igroteka.server.tables import sight
from igroteka.server.tables.directory import Tables
from igroteka.server.thread_pool import aside

routes = Routes("archive")
UPLOADED = 1_000
"""A record counts as if it had so many moves: it is known when it has been read."""
TURN = "turn"
"""The event by which a turn begins, in games that have turns as such."""


class ReplayQuery(Struct):
    """Which position, from whose point of view."""

    ply: Ply = 0
    seat: SeatNumber | None = None
    """None is a spectator's."""


@routes.get("/api/tables/{table}/replay")
async def replay(call: Call, tables: Tables, guard: Guard, table: Key, query: ReplayQuery) -> Replay:
    """A position of a finished match, as any seat or a spectator saw it."""
    guard.look_back(call.me, query.ply)
    return await records.replayed(await tables.fresh(table), query.ply, query.seat)


@routes.get("/api/tables/{table}/moves", gives=Moves)
async def all_moves(call: Call, tables: Tables, guard: Guard, table: Key) -> Reply:
    """All moves of a finished match."""
    there = await tables.fresh(table)
    match = finished(there)
    guard.look_back(call.me, match.ply)
    if there.log_from >= 0:  # it came back into memory in mid-match, and says of no earlier turn whose it was
        match = await records.at_ply(there, match.ply)
    return await aside(told, match)


def told(match: Match) -> Reply:
    """Its moves with their labels, and whose turn each was made in."""
    label = match.game.catalogue.label
    made: list[MoveMade] = []
    begun = [event for event in match.journal if event.kind.name == TURN]
    turn: int | None = None
    at = 0
    for ply, (seat, move) in enumerate(match.moves):
        while at < len(begun) and sight.ply_of(begun[at]) < ply:
            turn = begun[at].seat
            at += 1
        made.append(MoveMade(seat, match.name(move), words(label(move)), turn))
    return Reply(Moves(made))


@routes.get("/api/tables/{table}/record", gives=dict[str, Any])
async def record(call: Call, tables: Tables, guard: Guard, table: Key) -> Reply:
    """The record of a finished match. While it runs, nobody gets it: it holds the seed."""
    there = await tables.fresh(table)
    await records.check_finished(there)
    match = finished(there)
    guard.look_back(call.me, match.ply)
    reply = await aside(recorded, match)
    reply.headers["content-disposition"] = f'attachment; filename="{there.info.game}-{there.info.id[:8]}.json"'
    return reply


def recorded(match: Match) -> Reply:
    """Its record."""
    return Reply(match.record())


@routes.post("/api/records", status=201, gives=TableSeen)
async def upload(call: Call, store: Store, tables: Tables, guard: Guard, quotas: QuotaKeeper, body: Upload) -> Reply:
    """Keep a record from elsewhere as a match here: finished if it is, else to be played on, all at one screen."""
    guard.look_back(call.me, UPLOADED)
    async with quotas.one_more_table(call.me):
        match = await records.read(body.record)
        key = await records.uploaded(store, call.person, match, body.name, listed=body.listed)
    return await seen(call, await tables.get(key), 201)


@routes.post("/api/tables/{table}/play-on", status=201, gives=TableSeen)
async def play_on(
    call: Call, store: Store, tables: Tables, guard: Guard, quotas: QuotaKeeper, table: Key, body: PlayOn
) -> Reply:
    """Play on from a position of a finished match, all seats at your screen."""
    guard.look_back(call.me, body.ply)
    async with quotas.one_more_table(call.me):
        key = await records.played_on(store, call.person, await tables.fresh(table), body.ply)
    return await seen(call, await tables.get(key), 201)


# Analysis.


class AnalysisQuery(Struct):
    """Which part of it."""

    have: Have = 0
    """How many decisions one has already."""


@routes.get("/api/tables/{table}/analysis")
async def analysis(
    call: Call, tables: Tables, guard: Guard, analyst: Analyst, table: Key, query: AnalysisQuery
) -> Analysis:
    """What the expert thinks of a finished match, as far as it is: open to all who may see its replay."""
    there = await tables.fresh(table)
    guard.look_back(call.me, finished(there).ply)
    return await analyst.seen(there, query.have)


@routes.post("/api/tables/{table}/analysis")
async def analyse(call: Call, tables: Tables, analyst: Analyst, guard: Guard, table: Key) -> Analysis:
    """Have the expert look back on a finished match, or go on with it.

    It takes minutes, in the background; ask for what is there by GET. What was made once is kept.
    """
    there = await tables.fresh(table)
    found_so_far = await analyst.seen(there)
    if found_so_far.state in ("none", "stopped"):
        if not guard.analyses.take(call.me):
            raise No(429, "too-often")
        await analyst.begin(there)
        found_so_far = await analyst.seen(there)
    return found_so_far


# Ratings and statistics.


class RatingQuery(Struct):
    """Which ratings."""

    game: Key | None = None
    players: Annotated[int, Meta(ge=1, le=30)] | None = None


@routes.get("/api/ratings")
async def list_ratings(call: Call, store: Store, guard: Guard, query: RatingQuery) -> Ratings:
    """The strongest, per game and seat count, people and bots together."""
    async with guard.search(call.request):
        return Ratings(await store.read(lambda tx: ratings.listed(tx, query.game, query.players)))


class GameQuery(Struct):
    """Which game."""

    game: Key | None = None


@routes.get("/api/statistics")
async def statistics(call: Call, store: Store, guard: Guard, query: GameQuery) -> Statistics:
    """How people and each bot do, per game and seat count."""
    async with guard.search(call.request):
        return Statistics(await store.read(lambda tx: history.figures(tx, query.game)))
