"""Opening a database: bringing it up to the present schema, then connecting."""

import asyncio
from importlib.util import find_spec
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, create_engine

from igroteka.engine.words import Text
from igroteka.server.storage.base import StorageFailed, Store
from igroteka.server.storage.claim import make_private
from igroteka.server.storage.sqlite import SqliteStore

MIGRATIONS = Path(__file__).parent / "migrations"


def alembic_url(url: str) -> str:
    """The same address as SQLAlchemy writes it."""
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + url.split("://", 1)[1]
    return url


def migrate(url: str) -> None:
    """Bring a database up to the present schema, from nothing or from an earlier one."""
    if not url.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise StorageFailed(Text("refused-database", given=url.partition(":")[0]))
    if url.startswith("postgres") and find_spec("psycopg") is None:
        raise StorageFailed(Text("refused-driver"))
    if url.startswith("sqlite:///"):
        make_private(Path(url.removeprefix("sqlite:///")))
    engine = create_engine(alembic_url(url))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                # Several workers start at once: one of them migrates, the others wait for it.
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1147237)")
            go_to(connection, "head")
    finally:
        engine.dispose()


def go_to(connection: Connection, revision: str) -> None:
    """Bring a database to a revision of the schema: the present one is `head`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        here = MigrationContext.configure(connection).get_current_revision()
        if revision != "head" and here is not None and here > revision:
            command.downgrade(config, revision)
        else:
            command.upgrade(config, revision)
    except CommandError as error:
        raise StorageFailed(Text("refused-later", why=str(error))) from error


async def open_store(url: str) -> Store:
    """A database by its address, ready for use."""
    await asyncio.to_thread(migrate, url)
    if url.startswith("sqlite:///"):
        return SqliteStore(url.removeprefix("sqlite:///"))
    from igroteka.server.storage.postgres import PostgresStore  # its driver is an extra

    return PostgresStore(url)
