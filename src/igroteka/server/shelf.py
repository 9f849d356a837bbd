"""Reading and writing tables in storage: each function is part of a transaction."""

from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.server import steps
from igroteka.server.head import Head, Time
from igroteka.server.messages import ChatLine
from igroteka.server.storage.base import Row, Step, Tx

CHAT_LINES = 100
MATCH_KINDS = ", ".join(f"'{kind}'" for kind in steps.KINDS)


class Loaded(msgspec.Struct):
    """What is needed to bring a table back: how it stands, the last snapshot, and what came after that."""

    head: Head
    seed: int | str
    version: int
    time: Time | None
    snapshot: bytes | None
    entries: list[tuple[str, str]]
    """Kind and body of what was played since the snapshot."""
    chat: list[ChatLine]
    requests: dict[str, int]


def load(tx: Tx, table: str) -> Loaded | None:
    """A table, by snapshot and tail."""
    row = tx.one("SELECT head, seed, version, time FROM tables WHERE id = :table", table=table)
    if row is None:
        return None
    snapshot = tx.one("SELECT version, body FROM snapshots WHERE table_id = :table", table=table)
    entries, chat, requests = tail(tx, table, snapshot["version"] if snapshot else 0)
    return Loaded(
        msgspec.json.decode(row["head"], type=Head),
        msgspec.json.decode(row["seed"]),
        row["version"],
        msgspec.json.decode(row["time"], type=Time) if row["time"] else None,
        bytes(snapshot["body"]) if snapshot else None,
        entries,
        chat,
        requests,
    )


def tail(tx: Tx, table: str, version: int) -> tuple[list[tuple[str, str]], list[ChatLine], dict[str, int]]:
    """What was played after a version, the last things said, and the requests that were carried out."""
    rows = tx.all(
        f"SELECT version, kind, body, request FROM entries WHERE table_id = :table AND version > :version"
        f" AND kind IN ({MATCH_KINDS}) ORDER BY version",
        table=table,
        version=version,
    )
    said = tx.all(
        "SELECT version, body, person, at FROM entries WHERE table_id = :table AND kind = 'chat'"
        " ORDER BY version DESC LIMIT :most",
        table=table,
        most=CHAT_LINES,
    )
    chat = [_chat_line(row) for row in reversed(said)]
    return (
        [(row["kind"], row["body"]) for row in rows],
        chat,
        {row["request"]: row["version"] for row in rows if row["request"]},
    )


def _chat_line(row: Row) -> ChatLine:
    name, text = msgspec.json.decode(row["body"], type=tuple[str, str])
    return ChatLine(row["version"], row["person"] or "", name, text, row["at"])


def entry_of_request(tx: Tx, table: str, request: str) -> tuple[int, int] | None:
    """The version and ply of a request that was carried out."""
    row = tx.one(
        "SELECT version, ply FROM entries WHERE table_id = :table AND request = :request", table=table, request=request
    )
    return None if row is None else (row["version"], row["ply"])


def create(tx: Tx, head: Head, seed: int | str, first: Sequence[Step]) -> None:
    """A new table, with its first steps."""
    tx.run(
        "INSERT INTO tables"
        " (id, game, host, listed, status, seed, head, time, version, ply, to_act, wake_at, created, moved)"
        " VALUES (:id, :game, :host, :listed, :status, :seed, :head, NULL, 0, 0, '', NULL, :created, :created)",
        id=head.id,
        game=head.game,
        host=head.host.id,
        listed=int(head.listed),
        status=head.status,
        seed=msgspec.json.encode(seed).decode(),
        head=text(head),
        created=head.created,
    )
    write_seats(tx, head)
    for step in first:
        tx.append([step])


def write_seats(tx: Tx, head: Head) -> None:
    """Who sits where, for looking tables up by person."""
    tx.run("DELETE FROM seats WHERE table_id = :table", table=head.id)
    for number, seat in enumerate(head.seats):
        tx.run(
            "INSERT INTO seats (table_id, seat, person) VALUES (:table, :seat, :person)",
            table=head.id,
            seat=number,
            person=seat.person,
        )
    tx.run("UPDATE tables SET listed = :listed WHERE id = :table", listed=int(head.listed), table=head.id)


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
    where = ["tables.moved < :before"]
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
        "SELECT id, head, ply, to_act, moved, version FROM tables WHERE "
        + " AND ".join(where)
        + " ORDER BY moved DESC LIMIT :limit",
        **args,
    )


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
