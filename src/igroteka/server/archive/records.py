"""Records: finished matches as they stood at any point, played on from there, and records from elsewhere."""

from typing import Any

from igroteka.engine import record as records
from igroteka.engine.errors import BadRecord, UnknownGame
from igroteka.engine.match import Match
from igroteka.games import find
from igroteka.server.bot_process.pool import stand_in
from igroteka.server.messages import Replay
from igroteka.server.people.accounts import Person
from igroteka.server.refusals import No
from igroteka.server.storage.base import Store, TableStep, now
from igroteka.server.tables import queries, sight
from igroteka.server.tables.info import SeatInfo, TableInfo, new_id
from igroteka.server.tables.lookback import play_over
from igroteka.server.tables.play import played_out
from igroteka.server.tables.table import Table
from igroteka.server.thread_pool import aside


def finished(table: Table) -> Match:
    """The match of a table that is over: from then on everything may be seen by all who could see the match."""
    if table.info.status != "finished" or table.match is None:
        raise No(409, "not-finished", status=table.info.status)
    return table.match


async def check_finished(table: Table) -> None:
    """Refuse a match that isn't over by what is stored, whatever memory says: its record would give the seed away."""
    sql = "SELECT status FROM tables WHERE id = :table"
    status: str = await table.store.read(lambda tx: tx.value(sql, table=table.info.id))
    if status != "finished":
        raise No(409, "not-finished", status=status)
    await table.refresh()


async def at_ply(table: Table, ply: int) -> Match:
    """A finished match as it stood after so many moves."""
    match = finished(table)
    if ply > match.ply:
        raise No(400, "no-such-ply", ply=ply, most=match.ply)
    then = table.new_match()
    await play_over(then, match.moves[:ply])
    return then


async def replayed(table: Table, ply: int, seat: int | None) -> Replay:
    """A position of a finished match, as any seat or a spectator (None) saw it."""
    plies = finished(table).ply
    if seat is not None and seat >= table.info.players:
        raise No(400, "no-such-seat", seat=seat, most=table.info.players - 1)
    match = await at_ply(table, ply)
    last = match.moves[-1] if match.moves else None
    seats = [] if seat is None else [seat]
    events = [event for event in match.journal if sight.ply_of(event) == match.ply - 1 and sight.heard(event, seats)]
    return Replay(
        match.ply,
        plies,
        seat,
        match.view(seat),
        [sight.log_line(match, event) for event in events],
        sight.legal_move(match, last[1]) if last else None,
        last[0] if last else None,
    )


# Matches that were not played here from their beginning.


async def read(record: Any) -> Match:
    """The match of a record, or a refusal."""
    try:
        return await aside(_replayed, record)  # which may be long
    except (BadRecord, UnknownGame) as error:
        ply = getattr(error, "ply", None)
        raise No(400, "bad-record", reason=error.says, ply=ply, why=str(error)) from error
    except (TypeError, ValueError, OverflowError) as error:
        raise No(400, "bad-record", why=str(error)) from error


def _replayed(data: Any) -> Match:
    record = records.read(data)
    most = find(record.game).longest
    if len(record.moves) > most:
        raise No(413, "record-too-long", moves=len(record.moves), most=most)
    return records.replay(data, find)


async def uploaded(store: Store, person: Person, match: Match, name: str | None, *, listed: bool) -> str:
    """Keep a match from elsewhere: finished if it is, else to be played on. The id of its table."""
    info = elsewhere(person, match, "uploaded", name, listed=listed)
    if match.over:
        info.status = "finished"
        info.ended = now()
        info.outcome = played_out(match, rated=False)
    return await keep(store, info, match)


async def played_on(store: Store, person: Person, table: Table, ply: int) -> str:
    """Play on from a position of a finished match: against its bots, all other seats at one screen. The new table's id.

    Where bots alone have played, somebody takes all their places: else there would be nothing to play.
    """
    match = await at_ply(table, ply)
    if match.over:
        raise No(409, "nothing-to-play", ply=ply)
    info = elsewhere(person, match, "played-on", table.info.name, listed=False)
    info.after = table.info.id
    alone = all(was.kind == "bot" for was in table.info.seats)
    for seat, was in zip(info.seats, table.info.seats, strict=True):
        seat.name = was.name or was.bot
        if was.kind == "bot" and not alone:
            seat.kind, seat.person, seat.name, seat.bot = "bot", None, was.name, was.bot
    return await keep(store, info, match)


def elsewhere(person: Person, match: Match, why: str, name: str | None, *, listed: bool) -> TableInfo:
    """A table for a match whose beginning was not played at it."""
    return TableInfo(
        new_id(),
        match.game.key,
        match.players,
        match.options,
        name or person.name,
        listed,
        person.ref(),
        [SeatInfo("hot", person.id, str(seat + 1)) for seat in range(match.players)],
        now(),
        match.game.rules,
        match.game.components.fingerprint,
        stand_in=stand_in(match.game.key),
        status="playing",
        started=now(),
        unrated=why,
        anew=match.anew,
    )


def stored(info: TableInfo, match: Match, kind: str = "moves") -> TableStep:
    """The step that holds all moves of a match that was not played here."""
    return TableStep(
        info.id,
        1,
        kind,
        match.ply,
        queries.text([(seat, match.name(move)) for seat, move in match.moves]),
        None,
        info.host.id,
        now(),
        info.status,
        "" if info.status != "playing" else ",".join(map(str, match.to_act)),
        None,
        None,
        queries.text(info),
    )


async def keep(store: Store, info: TableInfo, match: Match) -> str:
    """Put such a table up."""
    await store.write(lambda tx: queries.create(tx, info, match.seed, [stored(info, match)]))
    return info.id
