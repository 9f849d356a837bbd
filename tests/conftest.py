"""Which tests have a stage of their own in `make test`: those that start Ray, OpenSpiel,
PyTorch or a PostgreSQL server."""

import pytest

MODULES = {
    "tests.arena.test_ray": "ray",
    "tests.envs.test_openspiel": "openspiel",
    "tests.learn.test_school": "learn",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them, by their module, or by the fixture or the database that they use."""
    for item in items:
        module = getattr(getattr(item, "module", None), "__name__", "")
        chosen = getattr(getattr(item, "callspec", None), "params", {})
        if module in MODULES:
            item.add_marker(MODULES[module])
        elif "postgres" in getattr(item, "fixturenames", ()) or chosen.get("database") == "postgres":
            item.add_marker("postgres")
