"""The history of the database's schema as SQL, for a browser, which has SQLite but no Alembic."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from igroteka.server.storage.opening import MIGRATIONS


def revisions() -> str:
    """Every revision with its statements, from the first to the last, as JSON."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    found = []
    for script in reversed(list(ScriptDirectory.from_config(config).walk_revisions())):
        found.append({"name": script.revision, "statements": statements(config, script.revision, script.down_revision)})
    return json.dumps(found)


def statements(config: Config, revision: str, before: object) -> list[str]:
    """What Alembic would do in SQLite to get from one revision to the next."""
    config.output_buffer = said = io.StringIO()
    with create_engine("sqlite://").connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, f"{before or 'base'}:{revision}", sql=True)
    plain = re.sub(r"^--.*$", "", said.getvalue(), flags=re.MULTILINE)
    parts = [part.strip() for part in plain.split(";\n")]
    return [part for part in parts if part and part not in ("BEGIN", "COMMIT")]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(revisions(), encoding="utf-8")
