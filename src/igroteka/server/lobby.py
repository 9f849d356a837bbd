"""Tables before and after play: making, listing, joining, starting, watching, renaming, the rematch."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from igroteka import bots
from igroteka.engine.chance import SETUP, Chance, key_of
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game
from igroteka.server import library, people, shelf
from igroteka.server.head import Head, SeatHead, new_id
from igroteka.server.messages import (
    ChangeTable,
    Clock,
    Join,
    Key,
    NewTable,
    Note,
    PersonRef,
    SeatNumber,
    SeatSpec,
    TableCard,
    TableList,
    TableSeen,
)
from igroteka.server.minds import stand_in
from igroteka.server.people import Person
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import Row, Tx, now
from igroteka.server.tables import Table, Work
from igroteka.server.web import Call, Reply, Routes

routes = Routes("tables")
WISHED = "wished"
"""Why a match doesn't count, if its table was made so."""


async def found(call: Call, table: str) -> Table:
    """A table. Whoever has its address may look at it: addresses of unlisted tables can't be guessed."""
    there = await call.house.table(table)
    await there.refresh()
    return there


async def seen(call: Call, table: Table) -> Reply:
    """A table as whoever asks sees it."""
    async with table.lock:
        return Reply(table.state(table.audience(call.me)))


# Making.


@routes.post("/api/tables", status=201, gives=TableSeen)
async def make_table(call: Call, body: NewTable) -> Reply:
    """Make a table. Without seats given, you sit at the first and the others are open."""
    game = library.find(body.game)
    try:
        players, options = game.read_setup(body.players, body.options)
    except BadOption as error:
        raise No(400, "bad-option", reason=error.says, why=str(error)) from error
    specs = body.seats or [SeatSpec("me"), *[SeatSpec()] * (players - 1)]
    if len(specs) != players:
        raise No(400, "seats-count", seats=len(specs), players=players)
    check_clock(body.clock)
    seats = [await seat_of(call, game, spec) for spec in specs]
    if sum(1 for seat in seats if seat.kind == "person" and seat.person == call.me) > 1:
        raise No(400, "one-seat-each")
    away = body.stand_in or stand_in(game.key)
    check_bot(game, away)
    head = Head(
        new_id(),
        game.key,
        players,
        options,
        " ".join(body.name.split()) if body.name else call.person.name,
        body.listed,
        call.person.ref(),
        seats,
        now(),
        game.rules,
        game.components.fingerprint,
        body.clock,
        away,
        unrated=None if body.rated else WISHED,
    )
    table = await put_up(call, head, call.house.seed_for(head))
    if body.start:
        await table.do(start_work(call.me))
    reply = await seen(call, table)
    reply.status_code = 201
    return reply


async def put_up(call: Call, head: Head, seed: int | str) -> Table:
    """Store a new table and bring it to life."""
    await call.house.store.write(lambda tx: shelf.create(tx, head, seed, []))
    table = await call.house.table(head.id)
    for number, seat in enumerate(head.seats):
        if seat.kind == "invited" and seat.person:
            call.house.notify(seat.person, "invited", table, number)
    return table


async def seat_of(call: Call, game: Game, spec: SeatSpec) -> SeatHead:
    """A seat as it was asked for."""
    match spec.kind:
        case "me":
            return SeatHead("person", call.me, call.person.name)
        case "hot":
            return SeatHead("hot", call.me, spec.name or call.person.name)
        case "bot":
            level = spec.bot or stand_in(game.key)
            check_bot(game, level)
            return SeatHead("bot", bot=level)
        case "invited":
            person = spec.person or ""
            guest = await call.house.store.read(lambda tx: people.by_id(tx, person))
            if guest is None:
                raise missing("person")
            return SeatHead("invited", guest.id, guest.name)
        case _:
            return SeatHead()


def check_bot(game: Game, level: str) -> None:
    """Refuse a bot that the game doesn't have."""
    if level not in bots.names(game.key):
        raise No(400, "no-such-bot", bot=level, known=", ".join(bots.names(game.key)))


def check_clock(clock: Clock) -> None:
    """Refuse a clock without time on it."""
    if (clock.kind in ("move", "bank") and clock.seconds < 1) or (clock.kind == "days" and clock.days < 1):
        raise No(400, "bad-clock", kind=clock.kind)


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
async def list_tables(call: Call, query: ListQuery) -> TableList:
    """The listed tables and one's own, those with the latest move first."""
    rows = await call.house.store.read(
        lambda tx: shelf.cards(
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
    return TableList([card(row, call.me) for row in rows])


def card(row: Row, person: str) -> TableCard:
    """A table in a list."""
    head = msgspec.json.decode(row["head"], type=Head)
    asked = [int(seat) for seat in row["to_act"].split(",") if seat]
    mine = head.seats_of(person)
    return TableCard(
        head.id,
        head.game,
        head.name,
        head.players,
        head.listed,
        head.status,
        head.host,
        [seat.seen(number) for number, seat in enumerate(head.seats)],
        head.clock,
        row["ply"],
        asked,
        mine,
        any(seat in asked for seat in mine),
        head.created,
        row["moved"],
        head.outcome,
        head.guided,
    )


@routes.get("/api/tables/{table}", gives=TableSeen)
async def see_table(call: Call, table: Key) -> Reply:
    """A table as you see it: your own seats, or what a spectator sees."""
    return await seen(call, await found(call, table))


# Before the start.


def open_only(table: Table) -> None:
    """Refuse once the match has begun."""
    if table.head.status != "open":
        raise No(409, "already-started", status=table.head.status)


def host_only(table: Table, person: str) -> None:
    """Only whoever made the table may do this."""
    if table.head.host.id != person:
        raise No(403, "table-host-only")


def seats_changed(table: Table, kind: str, person: str, body: str = "") -> Work:
    """A step that changed who sits where."""
    head = table.head
    return Work(table.step(kind, body, person=person), lambda tx: shelf.write_seats(tx, head))


@routes.post("/api/tables/{table}/join", gives=TableSeen)
async def join(call: Call, table: Key, body: Join) -> Reply:
    """Sit down, at a given seat or the first that is free for you."""
    person = call.person

    def work(at: Table) -> Work | None:
        open_only(at)
        if at.head.seats_of(person.id) and body.seat is None:
            return None
        seats = at.head.seats
        free = [n for n, s in enumerate(seats) if s.kind == "invited" and s.person == person.id]
        free += [n for n, s in enumerate(seats) if s.kind == "open"]
        seat = body.seat if body.seat is not None else (free[0] if free else None)
        if seat is None:
            raise No(409, "table-full")
        if seat not in free:
            if seat in at.head.seats_of(person.id):
                return None
            raise No(409, "seat-taken", seat=seat)
        for number in at.head.seats_of(person.id):
            if seats[number].kind == "person":
                seats[number] = SeatHead()  # one moves from chair to chair
        seats[seat] = SeatHead("person", person.id, person.name)
        return seats_changed(at, "join", person.id, str(seat))

    there = await found(call, table)
    await there.do(work)
    return await seen(call, there)


@routes.post("/api/tables/{table}/leave", gives=TableSeen)
async def leave(call: Call, table: Key) -> Reply:
    """Stand up again, before the start; also declines an invitation."""

    def work(at: Table) -> Work | None:
        open_only(at)
        mine = [number for number, seat in enumerate(at.head.seats) if seat.person == call.me]
        if not mine:
            return None
        for number in mine:
            at.head.seats[number] = SeatHead()
        return seats_changed(at, "leave", call.me)

    there = await found(call, table)
    await there.do(work)
    return await seen(call, there)


@routes.put("/api/tables/{table}/seats/{seat}", gives=TableSeen)
async def set_seat(call: Call, table: Key, seat: SeatNumber, body: SeatSpec) -> Reply:
    """Say who is to sit somewhere, as the table's host: open it, invite someone, put a bot there."""
    there = await found(call, table)
    new = await seat_of(call, library.find(there.head.game), body)

    def work(at: Table) -> Work | None:
        open_only(at)
        host_only(at, call.me)
        if not 0 <= seat < at.head.players:
            raise No(400, "no-such-seat", seat=seat, most=at.head.players - 1)
        if new.kind == "person":
            for number in at.head.seats_of(call.me):
                if at.head.seats[number].kind == "person":
                    at.head.seats[number] = SeatHead()
        at.head.seats[seat] = new
        return seats_changed(at, "seat", call.me, str(seat))

    await there.do(work)
    if new.kind == "invited" and new.person:
        call.house.notify(new.person, "invited", there, seat)
    return await seen(call, there)


@routes.patch("/api/tables/{table}", gives=TableSeen)
async def change_table(call: Call, table: Key, body: ChangeTable) -> Reply:
    """Rename a table, list or unlist it; its host may."""
    there = await found(call, table)

    def work(at: Table) -> Work | None:
        host_only(at, call.me)
        if body.name is not None:
            at.head.name = " ".join(body.name.split())
        if body.listed is not None:
            at.head.listed = body.listed
        return seats_changed(at, "change", call.me)

    await there.do(work)
    return await seen(call, there)


@routes.post("/api/tables/{table}/cancel", gives=TableSeen)
async def cancel(call: Call, table: Key) -> Reply:
    """Give a table up before its start, or when nobody else plays at it; its host may."""

    def work(at: Table) -> Work | None:
        host_only(at, call.me)
        if at.head.status == "cancelled":
            return None
        others = [person for person in at.head.people() if person != call.me]
        if at.head.status == "finished" or (at.head.status == "playing" and others):
            raise No(409, "already-started", status=at.head.status)
        at.head.status = "cancelled"
        at.head.ended = now()
        return Work(at.step("cancel", person=call.me))

    there = await found(call, table)
    await there.do(work)
    return await seen(call, there)


def start_work(person: str) -> Callable[[Table], Work | None]:
    """Begin the match."""

    def work(at: Table) -> Work | None:
        if at.head.status == "playing":
            return None
        open_only(at)
        if person != at.head.host.id and person not in at.head.people():
            raise No(403, "no-seat")
        empty = [str(number) for number, seat in enumerate(at.head.seats) if seat.kind in ("open", "invited")]
        if empty:
            raise No(409, "seats-empty", seats=", ".join(empty))
        at.head.status = "playing"
        at.head.started = now()
        at.head.unrated = at.head.unrated or unrated(at.head)
        at.match = at.new_match()
        return Work(at.step("start", person=person))

    return work


def unrated(head: Head) -> str | None:
    """Why a match doesn't count, as it stands at the start."""
    if head.players < 2:
        return "alone"
    if any(seat.kind == "hot" for seat in head.seats):
        return "hot-seat"
    if not head.people():
        return "bots-only"
    return None


@routes.post("/api/tables/{table}/start", gives=TableSeen)
async def start(call: Call, table: Key) -> Reply:
    """Begin, once no seat is empty. The host or anyone seated may."""
    there = await found(call, table)
    await there.do(start_work(call.me))
    return await seen(call, there)


# Notes.


@routes.get("/api/tables/{table}/note")
async def read_note(call: Call, table: Key) -> Note:
    """Your private note about a match."""
    there = await found(call, table)
    return Note(await call.house.store.read(lambda tx: shelf.note(tx, there.head.id, call.me)))


@routes.put("/api/tables/{table}/note")
async def write_note(call: Call, table: Key, body: Note) -> Note:
    """Keep a private note about a match."""
    there = await found(call, table)
    await call.house.store.write(lambda tx: shelf.write_note(tx, there.head.id, call.me, body.text))
    return body


# Once more.


@routes.post("/api/tables/{table}/rematch", status=201, gives=TableSeen)
async def rematch(call: Call, table: Key) -> Reply:
    """The same people once more, and another begins: by the game's own rule, or the next in turn."""
    there = await found(call, table)
    head = there.head
    if head.status != "finished":
        raise No(409, "not-finished", status=head.status)
    if call.me not in head.people() and call.me != head.host.id:
        raise No(403, "no-seat")
    if head.next is None:
        again = next_head(there, call.person)
        seed = call.house.seed_for(again)

        def work(at: Table) -> Work | None:
            if at.head.next is not None:
                return None
            at.head.next = again.id
            return Work(
                at.step("rematch", again.id, person=call.me),
                lambda tx: shelf.create(tx, again, seed, []),
            )

        await there.do(work)
    assert there.head.next is not None
    new = await call.house.table(there.head.next)
    for number, seat in enumerate(new.head.seats):
        if seat.kind == "invited" and seat.person:
            call.house.notify(seat.person, "rematch", new, number)
    reply = await seen(call, new)
    reply.status_code = 201
    return reply


def next_head(table: Table, person: Person) -> Head:
    """The next match of a series."""
    head = table.head
    game = library.find(head.game)
    options, seats = dict(head.options), list(head.seats)
    winners = head.outcome.winners if head.outcome else []
    try:
        chance = Chance(key_of(f"after:{head.id}"), SETUP)
        _, options = game.read_setup(head.players, options | game.first_after(head.players, winners, chance))
    except BadOption:
        seats = [*seats[1:], seats[0]]
    return Head(
        new_id(),
        head.game,
        head.players,
        options,
        head.name,
        head.listed,
        PersonRef(person.id, person.name),
        [again(seat, person) for seat in seats],
        now(),
        game.rules,
        game.components.fingerprint,
        head.clock,
        head.stand_in,
        unrated=WISHED if head.unrated == WISHED else None,
        after=head.id,
    )


def again(seat: SeatHead, person: Person) -> SeatHead:
    """The same player at the next match: whoever asked for it sits, the others are invited."""
    if seat.kind == "person":
        return SeatHead("person" if seat.person == person.id else "invited", seat.person, seat.name)
    if seat.kind == "hot" and seat.person != person.id:
        return SeatHead("invited", seat.person, seat.name)
    return SeatHead(seat.kind, seat.person, seat.name, seat.bot)


def listed_for_host(tx: Tx, limit: int, before: float) -> list[Row]:
    """All tables, for the host of the server."""
    return shelf.cards(tx, "", mine=False, game=None, status=None, everything=True, limit=limit, before=before)
