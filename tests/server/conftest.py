"""A server to test: the real one, on a real port, with people who talk to it over HTTP and WebSockets.

The same tests run on SQLite and on a real PostgreSQL, which `pgserver` brings.
"""

import contextlib
import importlib.util
import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import psycopg
import pytest
from argon2 import PasswordHasher

from igroteka.server.people import passwords
from tests.server.clients import OPEN, Running, serving


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="session", autouse=True)
def _quick_passwords() -> Iterator[None]:
    """Passwords are hashed as ever, but not to be hard to guess: that is a tenth of a second of all processors each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "hasher", cache(lambda: PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL server."""
    if importlib.util.find_spec("pgserver") is None:
        pytest.skip("pgserver, which brings PostgreSQL, has nothing for this Python")
    yield from start_postgres()


def start_postgres() -> Iterator[str]:
    """A real PostgreSQL server, which ends with whoever asked for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a runtime folder that not every machine has
        from pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="igroteka-postgres-")
        os.chmod(folder, 0o755)  # as root, PostgreSQL runs as a user of its own
        server = get_server(folder, cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # our processes are killed here, not the machine
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


@contextlib.contextmanager
def fresh(address: str) -> Iterator[str]:
    """A new database on a PostgreSQL server."""
    name = f"igroteka_{secrets.token_hex(4)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # the name is ours
    yield address.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("server")
        yield f"sqlite:///{folder / 'test.db'}"
    else:
        with fresh(request.getfixturevalue("postgres")) as address:
            yield address


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    """One server for a whole module."""
    with serving(database) as running:
        yield running
