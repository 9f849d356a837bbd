"""Databases and backups of earlier versions: whoever brings the server up to date goes on where they were.

`fixtures/0.1.sql` and `0.1.jsonl.gz` were written by the first version, with its own server: matches in play, one that
is over, an open table, a protected name, a note, a chat line, a take-back. They are kept as they are; a later version
adds its own beside them.
"""

import sqlite3
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.server.storage import backup
from tests.server.clients import Guest, Running, serving

FIXTURES = Path(__file__).parent / "fixtures"
VERSIONS = sorted(path.name.removesuffix(".sql") for path in FIXTURES.glob("*.sql"))


@pytest.fixture(params=["file", "backup"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path, version: str) -> str:
    """A database of an earlier version, as a file that was left and as a backup that is restored."""
    path = tmp_path / "earlier.db"
    url = f"sqlite:///{path}"
    if request.param == "file":
        with sqlite3.connect(path) as connection:
            connection.executescript((FIXTURES / f"{version}.sql").read_text(encoding="utf-8"))
        connection.close()
    else:
        backup.restore(url, FIXTURES / f"{version}.jsonl.gz")
    return url


def by_game(guest: Guest) -> dict[str, str]:
    tables = guest.get("/api/tables?mine=true")["tables"]
    return {f"{table['game']} {table['status']}": table["id"] for table in tables}


@pytest.mark.parametrize("version", VERSIONS)
def test_matches_go_on_where_they_were(upgraded: str, version: str) -> None:
    with serving(upgraded) as server:
        tanya = signed_in(server)
        tables = by_game(tanya)
        assert {"village playing", "bronze_age finished", "my_village playing", "strasbourg playing"} <= set(tables)
        village = tanya.get(f"/api/tables/{tables['village playing']}")
        assert village["ply"] == 30, "moves were taken back once"
        assert village["chat"][0]["text"] == "Good evening!"
        assert tanya.get(f"/api/tables/{village['id']}/note")["text"] == "Family first"
        played = 0
        for game in ("village", "my_village", "strasbourg"):
            there = tanya.get(f"/api/tables/{tables[f'{game} playing']}")
            if there["sights"][0]["moves"]:
                move = {"ply": there["ply"], "moves": [there["sights"][0]["moves"][0]]}
                tanya.post(f"/api/tables/{there['id']}/moves", move)
                played += 1
        assert played
        over = tanya.get(f"/api/tables/{tables['bronze_age finished']}/record")
        tanya.post("/api/records", {"record": over})
        assert tanya.refused("POST", "/api/enter", {"name": "Tаnya"}) == "name-protected", "one with a Cyrillic а"


@pytest.mark.parametrize("version", VERSIONS)
def test_every_match_replays(upgraded: str, version: str, capsys: pytest.CaptureFixture[str]) -> None:
    """But those with other components than today's, which say so."""
    main(["validate", "--database", upgraded])
    told = capsys.readouterr().out.strip().splitlines()
    assert [line for line in told[:-1] if not line.startswith("dominion")] == []
    assert told[-1] == "Matches: 5. As they were played: 5, different: 0"


def signed_in(server: Running) -> Guest:
    tanya = Guest(server.url)
    tanya.post("/api/sign-in", {"name": "tanya", "password": "correct horse"})
    return tanya
