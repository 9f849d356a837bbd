"""Tables before and after play: making them, sitting down, starting, changing, the rematch.

Functions that give a `Doing` make a piece of work for `Table.do`: it checks, changes the table in memory, and returns
the step.
"""

import logging

import msgspec

from igroteka import bots
from igroteka.engine.chance import SETUP, Chance, key_of
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game
from igroteka.games import find, known
from igroteka.server.bot_process.pool import stand_in
from igroteka.server.logs import short
from igroteka.server.messages import ChangeTable, Clock, NewTable, PersonRef, SeatSpec, TableCard
from igroteka.server.people import accounts
from igroteka.server.people.accounts import Person
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import Row, Store, now
from igroteka.server.tables import queries
from igroteka.server.tables.info import SeatInfo, TableInfo, new_id
from igroteka.server.tables.play import Doing
from igroteka.server.tables.table import Table, Work

log = logging.getLogger("igroteka.tables")
WISHED = "wished"
"""Why a match doesn't count, if its table was made so."""


# Making.


def game_of(key: str) -> Game:
    """A game, or a refusal."""
    if key not in known():
        raise missing("game")
    return find(key)


async def new_table(store: Store, person: Person, wish: NewTable) -> TableInfo:
    """A table as someone wants it. Without seats given, they sit at the first and the others are open."""
    game = game_of(wish.game)
    try:
        players, options = game.read_setup(wish.players, wish.options)
    except BadOption as error:
        raise No(400, "bad-option", reason=error.says, why=str(error)) from error
    specs = wish.seats or [SeatSpec("me"), *[SeatSpec()] * (players - 1)]
    if len(specs) != players:
        raise No(400, "seats-count", seats=len(specs), players=players)
    check_clock(wish.clock)
    seats = [await seat_of(store, person, game, spec) for spec in specs]
    if sum(1 for seat in seats if seat.kind == "person" and seat.person == person.id) > 1:
        raise No(400, "one-seat-each")
    away = wish.stand_in or stand_in(game.key)
    check_bot(game, away)
    return TableInfo(
        new_id(),
        game.key,
        players,
        options,
        accounts.tidy(wish.name) if wish.name else person.name,
        wish.listed,
        person.ref(),
        seats,
        now(),
        game.rules,
        game.components.fingerprint,
        wish.clock,
        away,
        wish.away,
        unrated=None if wish.rated else WISHED,
    )


async def seat_of(store: Store, person: Person, game: Game, spec: SeatSpec) -> SeatInfo:
    """A seat as it was asked for."""
    match spec.kind:
        case "me":
            return SeatInfo("person", person.id, person.name)
        case "hot":
            return SeatInfo("hot", person.id, accounts.tidy(spec.name) if spec.name else person.name)
        case "bot":
            level = spec.bot or stand_in(game.key)
            check_bot(game, level)
            return SeatInfo("bot", bot=level)
        case "invited":
            asked = spec.person or ""
            guest = await store.read(lambda tx: accounts.by_id(tx, asked))
            if guest is None:
                raise missing("person")
            return SeatInfo("invited", guest.id, guest.name)
        case _:
            return SeatInfo()


def check_bot(game: Game, level: str) -> None:
    """Refuse a bot that the game doesn't have."""
    if level not in bots.names(game.key):
        raise No(400, "no-such-bot", bot=level, known=", ".join(bots.names(game.key)))


def check_clock(clock: Clock) -> None:
    """Refuse a clock without time on it."""
    if (clock.kind in ("move", "bank") and clock.seconds < 1) or (clock.kind == "days" and clock.days < 1):
        raise No(400, "bad-clock", kind=clock.kind)


def cards(rows: list[Row], person: str) -> list[TableCard]:
    """Tables in a list. One that can't be read is left out: `igroteka validate` tells of it."""
    found = []
    for row in rows:
        try:
            found.append(card(row, person))
        except msgspec.MsgspecError as error:
            log.error("a stored table can't be read", extra={"table": short(row["id"]), "why": str(error)})
    return found


def card(row: Row, person: str) -> TableCard:
    """A table in a list."""
    info = msgspec.json.decode(row["head"], type=TableInfo)
    asked = [int(seat) for seat in row["to_act"].split(",") if seat]
    mine = info.seats_of(person)
    return TableCard(
        info.id,
        info.game,
        info.name,
        info.players,
        info.listed,
        info.status,
        info.host,
        [seat.seen(number) for number, seat in enumerate(info.seats)],
        info.clock,
        row["ply"],
        asked,
        mine,
        any(seat in asked for seat in mine),
        info.created,
        row["moved"],
        info.outcome,
        info.guided,
    )


# Before the start.


def open_only(table: Table) -> None:
    """Refuse once the match has begun."""
    if table.info.status != "open":
        raise No(409, "already-started", status=table.info.status)


def host_only(table: Table, person: str) -> None:
    """Only whoever made the table may do this."""
    if table.info.host.id != person:
        raise No(403, "table-host-only")


def seats_changed(table: Table, kind: str, person: str, body: str = "") -> Work:
    """A step that changed who sits where."""
    info = table.info
    return Work(table.step(kind, body, person=person), lambda tx: queries.write_seats(tx, info))


def join(person: Person, wanted: int | None) -> Doing:
    """Sit down, at a given seat or the first that is free for one."""

    def work(table: Table) -> Work | None:
        open_only(table)
        if table.info.seats_of(person.id) and wanted is None:
            return None
        seats = table.info.seats
        free = [n for n, s in enumerate(seats) if s.kind == "invited" and s.person == person.id]
        free += [n for n, s in enumerate(seats) if s.kind == "open"]
        seat = wanted if wanted is not None else (free[0] if free else None)
        if seat is None:
            raise No(409, "table-full")
        if seat not in free:
            if seat in table.info.seats_of(person.id):
                return None
            raise No(409, "seat-taken", seat=seat)
        for number in table.info.seats_of(person.id):
            if seats[number].kind == "person":
                seats[number] = SeatInfo()  # one moves from chair to chair
        seats[seat] = SeatInfo("person", person.id, person.name)
        return seats_changed(table, "join", person.id, str(seat))

    return work


def leave(person: str) -> Doing:
    """Stand up again; also declines an invitation."""

    def work(table: Table) -> Work | None:
        open_only(table)
        mine = [number for number, seat in enumerate(table.info.seats) if seat.person == person]
        if not mine:
            return None
        for number in mine:
            table.info.seats[number] = SeatInfo()
        return seats_changed(table, "leave", person)

    return work


def set_seat(person: str, seat: int, new: SeatInfo) -> Doing:
    """The table's host says who is to sit somewhere."""

    def work(table: Table) -> Work | None:
        open_only(table)
        host_only(table, person)
        if not 0 <= seat < table.info.players:
            raise No(400, "no-such-seat", seat=seat, most=table.info.players - 1)
        if new.kind == "person":
            for number in table.info.seats_of(person):
                if table.info.seats[number].kind == "person":
                    table.info.seats[number] = SeatInfo()
        table.info.seats[seat] = new
        return seats_changed(table, "seat", person, str(seat))

    return work


def change(person: str, wish: ChangeTable) -> Doing:
    """Rename a table, list or unlist it; its host may."""

    def work(table: Table) -> Work | None:
        host_only(table, person)
        if wish.name is not None:
            table.info.name = accounts.tidy(wish.name)
        if wish.listed is not None:
            table.info.listed = wish.listed
        return seats_changed(table, "change", person)

    return work


def cancel(person: str) -> Doing:
    """Give a table up before its start, or when nobody else plays at it; its host may."""

    def work(table: Table) -> Work | None:
        host_only(table, person)
        if table.info.status == "cancelled":
            return None
        others = [other for other in table.info.people() if other != person]
        if table.info.status == "finished" or (table.info.status == "playing" and others):
            raise No(409, "already-started", status=table.info.status)
        return _cancelled(table, person)

    return work


def cancel_as_host(person: str) -> Doing:
    """End a table that nobody ends; the host of the server may."""

    def work(table: Table) -> Work | None:
        if table.info.status in ("finished", "cancelled"):
            raise No(409, "already-started", status=table.info.status)
        return _cancelled(table, person)

    return work


def _cancelled(table: Table, person: str) -> Work:
    table.info.status = "cancelled"
    table.info.ended = now()
    return Work(table.step("cancel", person=person))


def start(person: str) -> Doing:
    """Begin the match."""

    def work(table: Table) -> Work | None:
        info = table.info
        if info.status == "playing":
            return None
        open_only(table)
        if person != info.host.id and person not in info.people():
            raise No(403, "no-seat")
        empty = [str(number) for number, seat in enumerate(info.seats) if seat.kind in ("open", "invited")]
        if empty:
            raise No(409, "seats-empty", seats=", ".join(empty))
        info.status = "playing"
        info.started = now()
        info.unrated = info.unrated or unrated(info)
        table.match = table.new_match()
        return Work(table.step("start", person=person))

    return work


def unrated(info: TableInfo) -> str | None:
    """Why a match doesn't count, as it stands at the start."""
    if info.players < 2:
        return "alone"
    if any(seat.kind == "hot" for seat in info.seats):
        return "hot-seat"
    if not info.people():
        return "bots-only"
    return None


# Once more.


def rematch(person: str, again: TableInfo, seed: int | str) -> Doing:
    """Put the next table up, unless somebody has."""

    def work(table: Table) -> Work | None:
        if table.info.next is not None:
            return None
        table.info.next = again.id
        return Work(
            table.step("rematch", again.id, person=person),
            lambda tx: queries.create(tx, again, seed, []),
        )

    return work


def next_table(table: Table, person: Person) -> TableInfo:
    """The next match of a series: another begins, by the game's own rule, or the next in turn."""
    info = table.info
    if info.status != "finished":
        raise No(409, "not-finished", status=info.status)
    if person.id not in info.people() and person.id != info.host.id:
        raise No(403, "no-seat")
    game = game_of(info.game)
    options, seats = dict(info.options), list(info.seats)
    winners = info.outcome.winners if info.outcome else []
    try:
        chance = Chance(key_of(f"after:{info.id}"), SETUP)
        _, options = game.read_setup(info.players, options | game.first_after(info.players, winners, chance))
    except BadOption:
        seats = [*seats[1:], seats[0]]
    return TableInfo(
        new_id(),
        info.game,
        info.players,
        options,
        info.name,
        info.listed,
        PersonRef(person.id, person.name),
        [again(seat, person) for seat in seats],
        now(),
        game.rules,
        game.components.fingerprint,
        info.clock,
        info.stand_in,
        info.away,
        unrated=WISHED if info.unrated == WISHED else None,
        after=info.id,
    )


def again(seat: SeatInfo, person: Person) -> SeatInfo:
    """The same player at the next match: whoever asked for it sits, the others are invited."""
    if seat.kind == "person":
        return SeatInfo("person" if seat.person == person.id else "invited", seat.person, seat.name)
    if seat.kind == "hot" and seat.person != person.id:
        return SeatInfo("invited", seat.person, seat.name)
    return SeatInfo(seat.kind, seat.person, seat.name, seat.bot)
