"""Which tests have a stage of their own: those that start Ray, OpenSpiel, PyTorch or a PostgreSQL server.
And that Hypothesis tries the same each time, but for a soak, which may find something new."""

import contextlib
import os

import pytest

MODULES = {
    "tests.arena.test_ray": "ray",
    "tests.envs.test_openspiel": "openspiel",
    "tests.learn.test_school": "learn",
}
POSTGRES = "tests.server"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them, by their module, or by the fixture or the database that they use: `tools/stages.py` knows where."""
    for item in items:
        module = getattr(getattr(item, "module", None), "__name__", "")
        chosen = getattr(getattr(item, "callspec", None), "params", {})
        if module in MODULES:
            item.add_marker(MODULES[module])
        elif "postgres" in getattr(item, "fixturenames", ()) or chosen.get("database") == "postgres":
            if not module.startswith(POSTGRES):
                raise pytest.UsageError(
                    f"{item.nodeid} wants PostgreSQL: `make test` looks for that in {POSTGRES} only"
                )
            item.add_marker("postgres")


with contextlib.suppress(ImportError):  # no compiled package is in the site's Python, nor wanted there
    from hypothesis import settings

    settings.register_profile("same", derandomize=True, deadline=None)
    if not os.environ.get("IGROTEKA_SOAK"):
        settings.load_profile("same")
