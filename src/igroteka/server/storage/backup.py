"""Backup and restore. A backup is one file for both databases: gzipped lines of JSON, one row each.

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

from igroteka.engine.words import Text
from igroteka.server.storage import schema
from igroteka.server.storage.base import StorageFailed
from igroteka.server.storage.opening import alembic_url, go_to, migrate

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
    """Restore a backup into an empty database, all or nothing; how many rows.

    One of an earlier version comes into the schema that it was made of, and is brought up to date from there: what the
    migrations change in rows is changed in its rows, too.
    """
    migrate(url)
    engine = create_engine(alembic_url(url))
    try:
        with engine.begin() as connection:
            for table in (schema.people, schema.tables):
                if connection.execute(select(func.count()).select_from(table)).scalar():
                    raise StorageFailed(Text("refused-not-empty", table=table.name))
            for table in schema.metadata.sorted_tables:
                connection.execute(table.delete())
            go_to(connection, _head(path)["schema"])
            count = _fill(connection, path)
            go_to(connection, "head")
            return count
    finally:
        engine.dispose()


def _head(path: Path) -> dict[str, Any]:
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline(), type=dict[str, Any])
    except (EOFError, OSError, msgspec.DecodeError) as error:
        raise StorageFailed(Text("refused-no-backup", file=str(path), why=str(error))) from error
    if head.get(HEAD) != FORMAT or "schema" not in head:
        raise StorageFailed(Text("refused-other-backup", file=str(path)))
    return head


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
        file.readline()
        for line in file:
            name, values = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            blobs = [
                column.name for column in schema.metadata.tables[name].columns if isinstance(column.type, LargeBinary)
            ]
            for column in blobs:
                values[column] = base64.b64decode(values[column]["base64"])
            yield name, values
