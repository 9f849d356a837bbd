"""The routes of a match being played: moves, undo, reasons, talk, the log."""

from msgspec import Struct

from igroteka.engine.errors import IllegalMove
from igroteka.engine.foresight import MANY, foresee
from igroteka.engine.standing import standing
from igroteka.server.messages import (
    AskWhy,
    Foreseen,
    Key,
    Log,
    LookAhead,
    Missed,
    Ok,
    Play,
    Played,
    Ply,
    Say,
    SeatNumber,
    Standing,
    TakeBack,
    Why,
)
from igroteka.server.people.guard import Guard
from igroteka.server.refusals import illegal, words
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables import lookback, play, sight
from igroteka.server.tables.directory import Tables
from igroteka.server.tables.play import carry_out, check_ply, own_seat, running

routes = Routes("play")


@routes.post("/api/tables/{table}/moves")
async def play_moves(call: Call, tables: Tables, table: Key, body: Play) -> Played:
    """Play a move, or several as one. It answers when the move is on disk."""
    there = await tables.fresh(table)
    work = play.moves(call.me, body.ply, body.moves, body.seat, body.request, follows=body.follows)
    return await carry_out(there, work, call.me, body.request)


@routes.post("/api/tables/{table}/undo")
async def undo(call: Call, tables: Tables, table: Key, body: TakeBack) -> Played:
    """Take back one's last act, while no other person has moved and nothing hidden or random has come to light."""
    there = await tables.fresh(table)
    work = play.undo(call.me, body.ply, body.seat, body.request)
    return await carry_out(there, work, call.me, body.request)


@routes.post("/api/tables/{table}/redo")
async def redo(call: Call, tables: Tables, table: Key, body: TakeBack) -> Played:
    """Play again what one took back."""
    there = await tables.fresh(table)
    work = play.redo(call.me, body.ply, body.seat, body.request)
    return await carry_out(there, work, call.me, body.request)


@routes.post("/api/tables/{table}/why")
async def why(call: Call, tables: Tables, table: Key, body: AskWhy) -> Why:
    """Why a move can't be played now."""
    there = await tables.fresh(table)
    async with there.lock:
        match = running(there)
        seat = own_seat(there, call.me, body.seat)
        try:
            reason = match.reason(body.move, seat)
        except IllegalMove as error:
            raise illegal(error) from error
    return Why(None if reason is None else words(reason))


@routes.post("/api/tables/{table}/foresee")
async def look_ahead(call: Call, tables: Tables, guard: Guard, table: Key, body: LookAhead) -> Foreseen:
    """What moves would bring, as far as one can know before making them. Nothing is played."""
    guard.look_back(call.me, MANY * len(body.moves))
    there = await tables.fresh(table)
    async with there.lock:
        match = running(there)
        seat = own_seat(there, call.me, body.seat)
        check_ply(there, call.me, body.ply)
        try:
            if (reason := match.reason(body.moves[0], seat)) is not None:
                raise IllegalMove(match.game.speaker().text(reason), reason)
            foreseen = foresee(match.seat(seat), [match.move(name) for name in body.moves])
        except IllegalMove as error:
            raise illegal(error) from error
    lines = [sight.log_line(match, event) for event in foreseen.events]
    for line in lines:
        line.ply = body.ply
    return Foreseen(foreseen.sure, foreseen.view, lines)


class StandingQuery(Struct):
    """Whose knowledge."""

    seat: SeatNumber | None = None
    """One of your seats; without, the first."""


@routes.get("/api/tables/{table}/standing")
async def score_so_far(call: Call, tables: Tables, table: Key, query: StandingQuery) -> Standing:
    """The score as it stands by source, as far as one of your seats knows it."""
    there = await tables.fresh(table)
    async with there.lock:
        match = running(there)
        seat = own_seat(there, call.me, query.seat)
        points = standing(match.seat(seat))
    return Standing(there.seen_ply(there.audience(call.me)), points, [sum(each.values()) for each in points])


@routes.post("/api/tables/{table}/chat")
async def chat(call: Call, tables: Tables, guard: Guard, table: Key, body: Say) -> Ok:
    """Say something at the table."""
    guard.say(call.me)
    there = await tables.fresh(table)
    await carry_out(there, play.chat(call.me, call.person.name, body.text, body.request), call.me, body.request)
    return Ok()


class LogQuery(Struct):
    """Which part of the log."""

    before: Ply | None = None
    """Only lines of plies before this."""
    plies: Ply = 60
    """How many plies; at most 500 are given at once."""


@routes.get("/api/tables/{table}/log")
async def log(call: Call, tables: Tables, guard: Guard, table: Key, query: LogQuery) -> Log:
    """An earlier part of the log, as far as you may know it."""
    there = await tables.fresh(table)
    guard.look_back(call.me, there.seen_ply(()))
    return Log(await lookback.earlier_log(there, call.me, query.before, query.plies))


class MissedQuery(Struct):
    """From where on."""

    since: Ply
    """The ply that one saw last. If it was long ago, the last 500 plies are told."""


@routes.get("/api/tables/{table}/missed")
async def missed(call: Call, tables: Tables, guard: Guard, table: Key, query: MissedQuery) -> Missed:
    """What has happened since a ply: the table as you saw it then, and how it went on, as far as you may know."""
    there = await tables.fresh(table)
    guard.look_back(call.me, 2 * there.seen_ply(()))
    return await lookback.missed(there, call.me, query.since)
