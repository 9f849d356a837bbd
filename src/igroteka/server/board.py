"""The routes of a match being played: moves, undo, reasons, talk, the log."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from igroteka.engine.errors import IllegalMove
from igroteka.engine.foresight import foresee
from igroteka.engine.match import Match
from igroteka.server import metrics, play, shelf, sight
from igroteka.server.lobby import found
from igroteka.server.messages import (
    AskWhy,
    Foreseen,
    Glimpse,
    Key,
    Log,
    LookAhead,
    Missed,
    MissedStep,
    Ok,
    Patch,
    Play,
    Played,
    Ply,
    Say,
    TakeBack,
    Why,
)
from igroteka.server.play import Doing, check_ply, own_seat, running
from igroteka.server.refusals import No, illegal, words
from igroteka.server.tables import Audience, Table
from igroteka.server.web import Call, Routes

routes = Routes("play")
STEPS = 40
"""In how many steps at most someone is shown what has happened meanwhile."""


async def carry_out(table: Table, work: Doing, request: str | None) -> Played:
    """Do it; a request that was already carried out is answered the same again."""
    began = time.perf_counter()
    try:
        version = await table.do(work)
    except No as no:
        earlier = await _earlier(table, request) if no.refusal.error in ("stale", "not-playing", "busy") else None
        if earlier is None:
            raise
        return earlier
    if request is not None and table.requests.get(request, version) != version:
        earlier = await _earlier(table, request)
        if earlier is not None:
            return earlier
    metrics.move_seconds.observe(time.perf_counter() - began)
    return Played(version, table.match.ply if table.match else 0)


async def _earlier(table: Table, request: str | None) -> Played | None:
    if request is None:
        return None
    entry = await table.house.store.read(lambda tx: shelf.entry_of_request(tx, table.head.id, request))
    return None if entry is None else Played(*entry)


@routes.post("/api/tables/{table}/moves")
async def play_moves(call: Call, table: Key, body: Play) -> Played:
    """Play a move, or several as one. It answers when the move is on disk."""
    there = await found(call, table)
    return await carry_out(there, play.moves(call.me, body.ply, body.moves, body.seat, body.request), body.request)


@routes.post("/api/tables/{table}/undo")
async def undo(call: Call, table: Key, body: TakeBack) -> Played:
    """Take back one's last move, while nobody else has moved and nothing hidden or random has come to light."""
    there = await found(call, table)
    return await carry_out(there, play.undo(call.me, body.ply, body.seat, body.request), body.request)


@routes.post("/api/tables/{table}/redo")
async def redo(call: Call, table: Key, body: TakeBack) -> Played:
    """Play again what one took back."""
    there = await found(call, table)
    return await carry_out(there, play.redo(call.me, body.ply, body.seat, body.request), body.request)


@routes.post("/api/tables/{table}/why")
async def why(call: Call, table: Key, body: AskWhy) -> Why:
    """Why a move can't be played now."""
    there = await found(call, table)
    async with there.lock:
        match = running(there)
        seat = own_seat(there, call.me, body.seat)
        try:
            reason = match.reason(body.move, seat)
        except IllegalMove as error:
            raise illegal(error) from error
    return Why(None if reason is None else words(reason))


@routes.post("/api/tables/{table}/foresee")
async def look_ahead(call: Call, table: Key, body: LookAhead) -> Foreseen:
    """What moves would bring, as far as one can know before making them. Nothing is played."""
    there = await found(call, table)
    async with there.lock:
        match = running(there)
        seat = own_seat(there, call.me, body.seat)
        check_ply(match, body.ply)
        try:
            if (reason := match.reason(body.moves[0], seat)) is not None:
                raise IllegalMove(match.game.speaker().text(reason), reason)
            foreseen = foresee(match.seat(seat), [match.move(name) for name in body.moves])
        except IllegalMove as error:
            raise illegal(error) from error
    return Foreseen(foreseen.sure, foreseen.view, [sight.log_line(match, event) for event in foreseen.events])


@routes.post("/api/tables/{table}/chat")
async def chat(call: Call, table: Key, body: Say) -> Ok:
    """Say something at the table."""
    there = await found(call, table)
    await there.do(play.chat(call.me, call.person.name, body.text))
    return Ok()


class LogQuery(Struct):
    """Which part of the log."""

    before: Ply | None = None
    """Only lines of plies before this."""
    plies: Ply = 60
    """How many plies."""


@routes.get("/api/tables/{table}/log")
async def log(call: Call, table: Key, query: LogQuery) -> Log:
    """An earlier part of the log, as far as you may know it."""
    there = await found(call, table)
    async with there.lock:
        if there.match is None:
            return Log([])
        audience = list(there.audience(call.me))
        before = there.match.ply if query.before is None else min(query.before, there.match.ply)
        moves = there.match.moves[:before]
        match = there.new_match()
    await play_over(match, moves)
    low = before - query.plies
    events = [event for event in match.journal if sight.ply_of(event) >= low or (low <= 0 and sight.ply_of(event) < 0)]
    return Log([sight.log_line(match, event, audience) for event in events if sight.heard(event, audience)])


class MissedQuery(Struct):
    """From where on."""

    since: Ply
    """The ply that one saw last."""


@routes.get("/api/tables/{table}/missed")
async def missed(call: Call, table: Key, query: MissedQuery) -> Missed:
    """What has happened since a ply: the table as you saw it then, and how it went on, as far as you may know."""
    there = await found(call, table)
    async with there.lock:
        if there.match is None:
            raise No(409, "not-playing", status=there.head.status)
        if query.since > there.match.ply:
            raise No(400, "no-such-ply", ply=query.since, most=there.match.ply)
        audience = there.audience(call.me)
        moves = list(there.match.moves)
        match = there.new_match()
    await play_over(match, moves[: query.since])
    first = last = glimpse(match, audience)
    stride = -(-(len(moves) - query.since) // STEPS)
    steps = []
    while match.ply < len(moves):
        known = len(match.journal)
        await play_over(match, moves[match.ply : match.ply + stride])
        then = glimpse(match, audience)
        patches: list[dict[str, Any]] = []
        sight.difference(last, then, [], patches)
        heard = [event for event in match.journal[known:] if sight.heard(event, audience)]
        lines = [sight.log_line(match, event, audience) for event in heard]
        steps.append(MissedStep(msgspec.convert(patches, list[Patch]), lines))
        last = then
    return Missed(msgspec.convert(first, Glimpse), steps)


def glimpse(match: Match, audience: Audience) -> dict[str, Any]:
    """A `Glimpse` as plain data."""
    nothing = {"moves": [], "can_undo": False, "can_redo": False}
    return {
        "ply": match.ply,
        "to_act": list(match.to_act),
        "sights": [{"seat": seat, "view": match.view(seat), **nothing} for seat in audience or (None,)],
    }


async def play_over(match: Match, moves: Sequence[tuple[int, int]]) -> None:
    """Play moves over again, a few at a time between other people's requests."""
    for number, (seat, move) in enumerate(moves):
        match.play(move, seat)
        if number % 20 == 19:
            await pause()


async def pause() -> None:
    """Let others have their turn."""
    await asyncio.sleep(0)
