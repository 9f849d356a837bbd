"""Table queries: reading and writing tables in storage. Each function is part of a transaction."""

from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.server.messages import ChatLine
from igroteka.server.storage.base import Row, TableStep, Tx
from igroteka.server.tables import steps
from igroteka.server.tables.info import TableInfo, Time

CHAT_LINES = 100
REQUESTS = 200
"""How many of the last requests a table knows by heart; of others the database does."""
RequestKey = tuple[str | None, str]
"""Who asks, and their own key for it: another's key is another request."""
MATCH_KINDS = ", ".join(f"'{kind}'" for kind in steps.KINDS)


class LoadedTable(msgspec.Struct):
    """What is needed to bring a table back: how it stands, the last snapshot, and what came after that."""

    info: TableInfo
    seed: int | str
    version: int
    time: Time | None
    snapshot: bytes | None
    entries: list[tuple[str, str, int]]
    """Kind, body and version of what was played since the snapshot."""
    chat: list[ChatLine]
    requests: dict[RequestKey, int]


def load(tx: Tx, table: str, after: int | None = None) -> LoadedTable | None:
    """A table, by snapshot and tail; or only what came after a version."""
    row = tx.one(
        "SELECT head, seed, version, time FROM tables JOIN progress ON table_id = id WHERE id = :table", table=table
    )
    if row is None:
        return None
    snapshot = None
    if after is None:
        snapshot = tx.one("SELECT version, body FROM snapshots WHERE table_id = :table", table=table)
        after = snapshot["version"] if snapshot else 0
    entries, chat, requests = tail(tx, table, after, row["version"])
    return LoadedTable(
        msgspec.json.decode(row["head"], type=TableInfo),
        msgspec.json.decode(row["seed"]),
        row["version"],
        msgspec.json.decode(row["time"], type=Time) if row["time"] else None,
        bytes(snapshot["body"]) if snapshot else None,
        entries,
        chat,
        requests,
    )


def tail(
    tx: Tx, table: str, version: int, upto: int
) -> tuple[list[tuple[str, str, int]], list[ChatLine], dict[RequestKey, int]]:
    """What was played after a version, the last things said, and the last requests that were carried out."""
    rows = tx.all(
        "SELECT kind, body, version FROM entries"
        " WHERE table_id = :table AND version > :version AND version <= :upto"
        f" AND kind IN ({MATCH_KINDS}) ORDER BY version",
        table=table,
        version=version,
        upto=upto,
    )
    said = tx.all(
        "SELECT version, body, person, at FROM entries WHERE table_id = :table AND kind = 'chat'"
        " ORDER BY version DESC LIMIT :most",
        table=table,
        most=CHAT_LINES,
    )
    chat = [_chat_line(row) for row in reversed(said)]
    asked = tx.all(
        "SELECT version, person, request FROM entries WHERE table_id = :table AND version > :low AND version <= :upto"
        " AND request IS NOT NULL ORDER BY version",
        table=table,
        low=upto - REQUESTS,
        upto=upto,
    )
    return (
        [(row["kind"], row["body"], row["version"]) for row in rows],
        chat,
        {(row["person"], row["request"]): row["version"] for row in asked},
    )


def _chat_line(row: Row) -> ChatLine:
    name, text = msgspec.json.decode(row["body"], type=tuple[str, str])
    return ChatLine(row["version"], row["person"] or "", name, text, row["at"])


def entry_of_request(tx: Tx, table: str, person: str, request: str) -> tuple[int, int] | None:
    """The version and ply of a person's request that was carried out."""
    row = tx.one(
        "SELECT version, ply FROM entries WHERE table_id = :table AND person = :person AND request = :request"
        " ORDER BY version",
        table=table,
        person=person,
        request=request,
    )
    return None if row is None else (row["version"], row["ply"])


def create(tx: Tx, info: TableInfo, seed: int | str, first: Sequence[TableStep]) -> None:
    """A new table, with its first steps."""
    tx.run(
        "INSERT INTO tables (id, game, host, listed, status, seed, head, created)"
        " VALUES (:id, :game, :host, :listed, :status, :seed, :head, :created)",
        id=info.id,
        game=info.game,
        host=info.host.id,
        listed=int(info.listed),
        status=info.status,
        seed=msgspec.json.encode(seed).decode(),
        head=text(info),
        created=info.created,
    )
    tx.run(
        "INSERT INTO progress (table_id, version, ply, to_act, wake_at, time, moved)"
        " VALUES (:id, 0, 0, '', NULL, NULL, :created)",
        id=info.id,
        created=info.created,
    )
    write_seats(tx, info)
    for step in first:
        tx.append([step])


def write_seats(tx: Tx, info: TableInfo) -> None:
    """Who sits where, for looking tables up by person."""
    tx.run("DELETE FROM seats WHERE table_id = :table", table=info.id)
    for number, seat in enumerate(info.seats):
        tx.run(
            "INSERT INTO seats (table_id, seat, person) VALUES (:table, :seat, :person)",
            table=info.id,
            seat=number,
            person=seat.person,
        )
    tx.run("UPDATE tables SET listed = :listed WHERE id = :table", listed=int(info.listed), table=info.id)


def cards(
    tx: Tx,
    person: str,
    *,
    mine: bool,
    game: str | None,
    status: str | None,
    everything: bool,
    limit: int,
    before: float,
) -> list[Row]:
    """The rows of a list of tables: those of a person, the listed ones, or (for the host) all."""
    where = ["moved < :before"]
    if mine:
        where.append("id IN (SELECT table_id FROM seats WHERE person = :person)")
    elif not everything:
        where.append("(listed = 1 OR id IN (SELECT table_id FROM seats WHERE person = :person))")
    if game:
        where.append("game = :game")
    if status:
        where.append("status = :status")
    args: dict[str, Any] = {"person": person, "game": game, "status": status, "limit": limit, "before": before}
    return tx.all(
        "SELECT id, head, ply, to_act, moved, version FROM tables JOIN progress ON table_id = id WHERE "
        + " AND ".join(where)
        + " ORDER BY moved DESC LIMIT :limit",
        **args,
    )


def due(tx: Tx, at: float) -> list[str]:
    """The tables that somebody must look after by now: a flag fell, a bot is due."""
    rows = tx.all(
        "SELECT id FROM progress JOIN tables ON id = table_id"
        " WHERE wake_at <= :at AND status = 'playing' ORDER BY wake_at",
        at=at,
    )
    return [row["id"] for row in rows]


def put_off(tx: Tx, table: str, version: int, time: str, wake: float | None) -> None:
    """Look after a table at another time, if nothing has happened at it."""
    sql = "UPDATE progress SET time = :time, wake_at = :wake WHERE table_id = :table AND version = :version"
    tx.run(sql, table=table, version=version, time=time, wake=wake)


def touched_by(tx: Tx, person: str) -> list[str]:
    """The tables at which somebody has made, played or said anything."""
    rows = tx.all(
        "SELECT id AS table_id FROM tables WHERE host = :id"
        " UNION SELECT table_id FROM seats WHERE person = :id"
        " UNION SELECT DISTINCT table_id FROM entries WHERE person = :id",
        id=person,
    )
    return [row["table_id"] for row in rows]


def note(tx: Tx, table: str, person: str) -> str:
    """A person's private note."""
    found: str | None = tx.value(
        "SELECT text FROM notes WHERE table_id = :table AND person = :person", table=table, person=person
    )
    return found or ""


def write_note(tx: Tx, table: str, person: str, text: str) -> None:
    """Keep a private note."""
    tx.run(
        "INSERT INTO notes (table_id, person, text) VALUES (:table, :person, :text)"
        " ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
        table=table,
        person=person,
        text=text,
    )


def text(thing: Any) -> str:
    """JSON text."""
    return msgspec.json.encode(thing).decode()
