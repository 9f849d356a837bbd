"""Between a step in memory and a step on disk nobody sees anything: the seed of a running match stays here."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from igroteka.server.storage.base import Store, Tx
from igroteka.server.tables.table import Table
from tests.server.clients import Running
from tests.server.tables.test_play import two_at_a_table


@pytest.mark.parametrize("door", ["record", "moves", "replay?ply=0", "analysis", ""])
def test_a_match_that_is_over_only_in_memory_is_not_over(server: Running, door: str) -> None:
    tanya, _, table = two_at_a_table(server)
    there: Table = server.worker.tables.in_use[table]

    store = there.store

    async def while_another_ends_it(work: Callable[[Tx], Any]) -> int:
        """The step that ends the match is made in memory while this one asks the database, and never lands."""
        there.store = store
        there.info.status = "finished"
        there.stale = True
        return there.version

    there.store = cast(Store, SimpleNamespace(shared=True, read=while_another_ends_it))
    if door:
        answer: dict[str, Any] = tanya.get(f"/api/tables/{table}/{door}", 409)
        assert answer["error"] == "not-finished"
    else:
        assert tanya.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_record_is_served_only_from_a_finished_row(server: Running) -> None:
    tanya, _, table = two_at_a_table(server)
    server.worker.tables.in_use[table].info.status = "finished"  # memory that is wrong and doesn't know it
    assert tanya.get(f"/api/tables/{table}/record", 409)["error"] == "not-finished"
