"""Backup, restore, validate. A backup is one file for both databases: gzipped lines of JSON, one row each.

It can be made while the server runs, and restored into an empty database of either kind, so it is also the way from
SQLite to PostgreSQL. It holds every secret of the server: it is written for its owner's eyes only.
"""

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, create_engine, func, insert, select

from igroteka import games
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.match import Match
from igroteka.engine.state import dump
from igroteka.engine.words import Text
from igroteka.server import steps
from igroteka.server.freeze import thaw
from igroteka.server.head import Head
from igroteka.server.storage import schema
from igroteka.server.storage.base import StorageFailed
from igroteka.server.storage.opening import alembic_url, migrate

FORMAT = 1
HEAD = "igroteka-backup"
CHUNK = 500


def write(url: str, path: Path) -> int:
    """Back everything up, as it is at one moment; how many rows."""
    count = 0
    part = path.with_name(path.name + ".part")
    engine = create_engine(alembic_url(url), isolation_level=None if url.startswith("sqlite") else "REPEATABLE READ")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with engine.connect() as connection, os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wb") as file:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")  # one moment for all tables
            revision = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
            file.write(msgspec.json.encode({HEAD: FORMAT, "schema": revision}) + b"\n")
            for table in schema.metadata.sorted_tables:
                for row in connection.execution_options(yield_per=CHUNK).execute(select(table)).mappings():
                    values = {str(key): _out(value) for key, value in row.items()}
                    file.write(msgspec.json.encode([str(table.name), values]) + b"\n")
                    count += 1
        os.replace(part, path)
    finally:
        engine.dispose()
        part.unlink(missing_ok=True)
    return count


def _out(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, (bytes, memoryview)) else value


def restore(url: str, path: Path) -> int:
    """Restore a backup into an empty database, all or nothing; how many rows."""
    migrate(url)
    engine = create_engine(alembic_url(url))
    try:
        with engine.begin() as connection:
            for table in (schema.people, schema.tables):
                if connection.execute(select(func.count()).select_from(table)).scalar():
                    raise StorageFailed(Text("refused-not-empty", table=table.name))
            for table in schema.metadata.sorted_tables:
                connection.execute(table.delete())
            return _fill(connection, path)
    finally:
        engine.dispose()


def _fill(connection: Connection, path: Path) -> int:
    try:
        count, name = 0, ""
        rows: list[dict[str, Any]] = []
        for table, row in _rows(path):
            if rows and (table != name or len(rows) == CHUNK):
                connection.execute(insert(schema.metadata.tables[name]), rows)
                rows = []
            name = table
            rows.append(row)
            count += 1
        if rows:
            connection.execute(insert(schema.metadata.tables[name]), rows)
    except (EOFError, OSError, msgspec.DecodeError, KeyError) as error:
        raise StorageFailed(Text("refused-no-backup", file=str(path), why=str(error))) from error
    return count


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(path, "rb") as file:
        head = msgspec.json.decode(file.readline(), type=dict[str, Any])
        if head.get(HEAD) != FORMAT:
            raise StorageFailed(Text("refused-other-backup", file=str(path)))
        for line in file:
            name, values = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            blobs = [
                column.name for column in schema.metadata.tables[name].columns if isinstance(column.type, LargeBinary)
            ]
            for column in blobs:
                values[column] = base64.b64decode(values[column]["base64"])
            yield name, values


# Validation.


class Difference(msgspec.Struct):
    """The first place where a stored match departs from the present rules."""

    table: str
    game: str
    ply: int | None
    what: IgrotekaError


def validate(url: str) -> Iterator[Difference | None]:
    """Replay every stored match on the present rules; for each, the first difference or None."""
    migrate(url)
    engine = create_engine(alembic_url(url))
    try:
        with engine.connect() as connection:
            ids = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars().all()
            for table in ids:
                row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
                head = msgspec.json.decode(row["head"], type=Head)
                if head.started is not None:
                    ply = connection.execute(
                        select(schema.progress.c.ply).where(schema.progress.c.table_id == table)
                    ).scalar_one()
                    yield _check(connection, head, msgspec.json.decode(row["seed"]), ply)
    finally:
        engine.dispose()


def _check(connection: Connection, head: Head, seed: int | str, ply: int) -> Difference | None:
    def differs(ply: int | None, says: Text | str, *words: Path) -> Difference:
        return Difference(head.id, head.game, ply, IgrotekaError(says, *words))

    entries = schema.entries
    played = connection.execute(
        select(entries.c.version, entries.c.kind, entries.c.body)
        .where(entries.c.table_id == head.id, entries.c.kind.in_(steps.KINDS))
        .order_by(entries.c.version)
    ).all()
    kept = connection.execute(select(schema.snapshots).where(schema.snapshots.c.table_id == head.id)).mappings().first()
    try:
        game = games.find(head.game)
        if head.components != game.components.fingerprint:
            return differs(None, Text("differs-components", then=head.components, now=game.components.fingerprint))
        match = Match(game, head.players, dict(head.options), seed)
        for version, kind, body in played:
            before = match.ply
            try:
                match = steps.follow(match, kind, body)
            except (IgrotekaError, ValueError, IndexError) as error:
                why = error.says if isinstance(error, IgrotekaError) else str(error)
                return differs(before, Text("differs-step", step=f"{kind} {body[:200]}", why=why), game.texts)
            if kept is not None and kept["version"] == version:
                then = thaw(kept["body"])
                if dump(then.state) != dump(match.state) or then.moves != match.moves:
                    return differs(match.ply, Text("differs-snapshot"))
    except Exception as error:  # whatever breaks is this match's difference, and the next is looked at
        return differs(None, f"{type(error).__name__}: {error}")
    if match.ply != ply:
        return differs(match.ply, Text("differs-ply", ply=str(ply), found=str(match.ply)))
    outcome = head.outcome
    if outcome is not None and outcome.how == "played":
        if not match.over:
            return differs(match.ply, Text("differs-end"))
        if (outcome.scores, outcome.winners) != (match.scores, match.winners):
            was = {"scores": str(outcome.scores), "winners": str(outcome.winners)}
            now = {"scores_now": str(match.scores), "winners_now": str(match.winners)}
            return differs(match.ply, Text("differs-result", **was, **now))
    return None
