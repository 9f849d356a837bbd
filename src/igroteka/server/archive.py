"""After the match: replay from any point of view, the record, playing on from a position, records from elsewhere."""

import asyncio
from typing import Annotated, Any

from msgspec import Meta, Struct

from igroteka import games
from igroteka.engine import record as records
from igroteka.engine.errors import BadRecord, UnknownGame
from igroteka.engine.match import Match
from igroteka.server import ratings, shelf, sight
from igroteka.server.board import play_over
from igroteka.server.head import Head, SeatHead, new_id
from igroteka.server.lobby import found, seen
from igroteka.server.messages import (
    Key,
    MoveMade,
    Moves,
    Outcome,
    PlayOn,
    Ply,
    Ratings,
    Replay,
    SeatNumber,
    Statistics,
    TableSeen,
    Upload,
)
from igroteka.server.minds import stand_in
from igroteka.server.refusals import No, words
from igroteka.server.storage.base import Step, now
from igroteka.server.tables import Table
from igroteka.server.web import Call, Reply, Routes

routes = Routes("archive")


def finished(table: Table) -> Match:
    """The match of a table that is over: from then on everything may be seen by all who could see the match."""
    if table.head.status != "finished" or table.match is None:
        raise No(409, "not-finished", status=table.head.status)
    return table.match


async def at_ply(table: Table, ply: int) -> Match:
    """A finished match as it stood after so many moves."""
    match = finished(table)
    if ply > match.ply:
        raise No(400, "no-such-ply", ply=ply, most=match.ply)
    then = table.new_match()
    await play_over(then, match.moves[:ply])
    return then


class ReplayQuery(Struct):
    """Which position, from whose point of view."""

    ply: Ply = 0
    seat: SeatNumber | None = None
    """None is a spectator's."""


@routes.get("/api/tables/{table}/replay")
async def replay(call: Call, table: Key, query: ReplayQuery) -> Replay:
    """A position of a finished match, as any seat or a spectator saw it."""
    there = await found(call, table)
    plies = finished(there).ply
    if query.seat is not None and query.seat >= there.head.players:
        raise No(400, "no-such-seat", seat=query.seat, most=there.head.players - 1)
    match = await at_ply(there, query.ply)
    last = match.moves[-1] if match.moves else None
    seats = [] if query.seat is None else [query.seat]
    events = [event for event in match.journal if sight.ply_of(event) == match.ply - 1 and sight.heard(event, seats)]
    return Replay(
        match.ply,
        plies,
        query.seat,
        match.view(query.seat),
        [sight.log_line(match, event) for event in events],
        sight.legal_move(match, last[1]) if last else None,
        last[0] if last else None,
    )


@routes.get("/api/tables/{table}/moves")
async def all_moves(call: Call, table: Key) -> Moves:
    """All moves of a finished match."""
    match = finished(await found(call, table))
    label = match.game.catalogue.label
    return Moves([MoveMade(seat, match.name(move), words(label(move))) for seat, move in match.moves])


@routes.get("/api/tables/{table}/record", gives=dict[str, Any])
async def record(call: Call, table: Key) -> Reply:
    """The record of a finished match. While it runs, nobody gets it: it holds the seed."""
    there = await found(call, table)
    reply = Reply(finished(there).record())
    reply.headers["content-disposition"] = f'attachment; filename="{there.head.game}-{there.head.id[:8]}.json"'
    return reply


def stored(head: Head, match: Match, kind: str = "moves") -> Step:
    """The step that holds all moves of a match that was not played here."""
    return Step(
        head.id,
        1,
        kind,
        match.ply,
        shelf.text([(seat, match.name(move)) for seat, move in match.moves]),
        None,
        head.host.id,
        now(),
        head.status,
        "" if head.status != "playing" else ",".join(map(str, match.to_act)),
        None,
        None,
        shelf.text(head),
    )


@routes.post("/api/records", status=201, gives=TableSeen)
async def upload(call: Call, body: Upload) -> Reply:
    """Keep a record from elsewhere as a match here: finished if it is, else to be played on, all at one screen."""
    try:
        match = await asyncio.to_thread(records.replay, body.record, games.find)  # which may be long
    except (BadRecord, UnknownGame) as error:
        ply = getattr(error, "ply", None)
        raise No(400, "bad-record", reason=error.says, ply=ply, why=str(error)) from error
    except (TypeError, ValueError, OverflowError) as error:
        raise No(400, "bad-record", why=str(error)) from error
    head = elsewhere(call, match, "uploaded", body.name, listed=body.listed)
    if match.over:
        head.status = "finished"
        head.ended = now()
        head.outcome = Outcome("played", match.scores, match.winners, match.breakdown, False)
    return await keep(call, head, match)


@routes.post("/api/tables/{table}/play-on", status=201, gives=TableSeen)
async def play_on(call: Call, table: Key, body: PlayOn) -> Reply:
    """Play on from a position of a finished match, all seats at your screen."""
    there = await found(call, table)
    match = await at_ply(there, body.ply)
    if match.over:
        raise No(409, "nothing-to-play", ply=body.ply)
    head = elsewhere(call, match, "played-on", there.head.name, listed=False)
    head.after = there.head.id
    for seat, was in zip(head.seats, there.head.seats, strict=True):
        seat.name = was.name or was.bot
    return await keep(call, head, match)


def elsewhere(call: Call, match: Match, why: str, name: str | None, *, listed: bool) -> Head:
    """A table for a match whose beginning was not played at it."""
    return Head(
        new_id(),
        match.game.key,
        match.players,
        match.options,
        name or call.person.name,
        listed,
        call.person.ref(),
        [SeatHead("hot", call.me, str(seat + 1)) for seat in range(match.players)],
        now(),
        match.game.rules,
        match.game.components.fingerprint,
        stand_in=stand_in(match.game.key),
        status="playing",
        started=now(),
        unrated=why,
    )


async def keep(call: Call, head: Head, match: Match) -> Reply:
    """Put such a table up."""
    await call.house.store.write(lambda tx: shelf.create(tx, head, match.seed, [stored(head, match)]))
    reply = await seen(call, await call.house.table(head.id))
    reply.status_code = 201
    return reply


# Ratings and statistics.


class RatingQuery(Struct):
    """Which ratings."""

    game: Key | None = None
    players: Annotated[int, Meta(ge=1, le=30)] | None = None


@routes.get("/api/ratings")
async def list_ratings(call: Call, query: RatingQuery) -> Ratings:
    """The strongest, per game and seat count, people and bots together."""
    return Ratings(await call.house.store.read(lambda tx: ratings.listed(tx, query.game, query.players)))


class GameQuery(Struct):
    """Which game."""

    game: Key | None = None


@routes.get("/api/statistics")
async def statistics(call: Call, query: GameQuery) -> Statistics:
    """How people and each bot do, per game and seat count."""
    return Statistics(await call.house.store.read(lambda tx: ratings.figures(tx, query.game)))
