"""A server to test: the real one, on a real port, with people who talk to it over HTTP and WebSockets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import OPEN, Running, serving


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for a whole module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'test.db'}") as running:
        yield running
