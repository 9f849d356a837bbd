"""The host's pages, backup, restore and validate."""

import gzip
import json
import re
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, text

import igroteka
from igroteka.cli import main
from igroteka.server import commands
from igroteka.server.storage import backup
from igroteka.server.storage.base import StorageFailed
from igroteka.server.storage.opening import alembic_url
from tests.server.clients import Guest, Running, serving
from tests.server.conftest import fresh


def bots_play(host: Guest) -> str:
    """A match that bots play to its end."""
    table: str = host.table(seats=[{"kind": "bot", "bot": "bmu"}, {"kind": "bot", "bot": "bbm"}], start=True)["id"]
    live = host.live(table)
    while live.state["status"] == "playing":
        live.receive(60)
    return table


def test_from_one_database_to_the_other(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = f"sqlite:///{tmp_path / 'first.db'}"
    file = tmp_path / "backup.jsonl.gz"
    with serving(first) as server:
        host = Guest(server.url, "Host")
        table = bots_play(host)
        host.post(f"/api/tables/{table}/chat", {"text": "well played"})
        before = host.get(f"/api/tables/{table}")
        cookie = host.http.cookies["igroteka"]
        assert before["unrated"] == "bots-only"
        lines = host.http.get("/api/host/export").text.splitlines()
        assert igroteka.replay(json.loads(lines[0])).scores == before["outcome"]["scores"]
        downloaded = gzip.decompress(host.http.get("/api/host/backup").content)
        assert main(["backup", str(file), "--database", first]) == 0, "while the server runs"
    assert gzip.decompress(file.read_bytes()).splitlines()[0] == downloaded.splitlines()[0]
    assert file.stat().st_mode & 0o077 == 0, "for its owner only"
    assert main(["restore", str(file), "--database", first]) == 2
    assert "not empty" in capsys.readouterr().err
    with fresh(postgres) as second:
        assert main(["restore", str(file), "--database", second]) == 0
        with serving(second) as server:
            again = Guest(server.url)
            again.http.cookies.set("igroteka", cookie)
            assert again.get("/api/me")["person"]["host"], "cookies are still good"
            after = again.get(f"/api/tables/{table}")
            unversioned = ("events", "events_from", "present", "watchers")
            assert {key: after[key] for key in after if key not in unversioned} == {
                key: before[key] for key in before if key not in unversioned
            }
        assert main(["validate", "--database", second]) == 0
        assert "Matches: 1. As they were played: 1, different: 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    "damage",
    [b"", b"not a backup", gzip.compress(b'{"igroteka-backup":99}\n'), None],
    ids=["empty", "something else", "of a later version", "with an unknown table"],
)
def test_a_damaged_backup_restores_nothing(tmp_path: Path, damage: bytes | None) -> None:
    database = f"sqlite:///{tmp_path / 'new.db'}"
    file = tmp_path / "backup"
    if damage is None:
        head = msgspec.json.encode({"igroteka-backup": 1})
        row = msgspec.json.encode(["settings", {"key": "a", "value": "b"}])
        damage = gzip.compress(head + b"\n" + row + b"\n" + b'["nowhere", {}]\n')
    file.write_bytes(damage)
    with pytest.raises(StorageFailed):
        backup.restore(database, file)
    engine = create_engine(alembic_url(database))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM settings")).scalar() == 0
    engine.dispose()


def test_validate_finds_the_first_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'changed.db'}"
    with serving(database) as server:
        host = Guest(server.url, "Host")
        tables = [bots_play(host) for _ in range(3)]
    engine = create_engine(alembic_url(database))
    with engine.begin() as connection:
        connection.execute(
            text("UPDATE entries SET body = '[[0,\"buy:province\"]]' WHERE table_id = :t AND version = 9"),
            {"t": tables[1]},
        )
        connection.execute(
            text("UPDATE tables SET head = replace(head, '\"winners\":[', '\"winners\":[7,') WHERE id = :t"),
            {"t": tables[2]},
        )
    engine.dispose()
    assert main(["validate", "--database", database]) == 1
    out = capsys.readouterr().out
    assert f"table {tables[0]}" not in out
    assert f"table {tables[1]}, ply 7: moves" in out
    assert f"table {tables[2]}, ply" in out
    assert "won by [7" in out
    assert "Matches: 3. As they were played: 1, different: 2" in out
    assert main(["--lang", "ru", "validate", "--database", database]) == 1
    out = capsys.readouterr().out
    assert f'стол {tables[1]}, решение 7: moves [[0,"buy:province"]] — так нельзя: buy:province: ' in out
    assert "итог был [" in out
    assert not re.search(r"(is|won|ply|turn|costs|you) ", out)


def test_the_host_sees_people_and_tables_and_hands_over(server: Running) -> None:
    host, tanya = Guest(server.url, "Host"), Guest(server.url, "Tanya")
    told = host.get("/api/host/bots")
    assert told["processes"] >= 1
    assert told["seconds"] == pytest.approx(told["expert"] / told["pace"], rel=0.01)
    assert told == host.get("/api/host/bots"), "it is measured once"
    table = tanya.table(listed=False)["id"]
    assert table in str(host.get("/api/host/tables"))
    assert host.post(f"/api/host/tables/{table}/cancel")["status"] == "cancelled"
    assert host.refused("DELETE", "/api/me") == "host-stays"
    assert host.refused("POST", "/api/host/people/nobody/hand-over") == "not-found"
    host.post(f"/api/host/people/{tanya.id}/hand-over")
    assert host.refused("GET", "/api/host/people") == "host-only"
    tanya.ask("DELETE", f"/api/host/people/{host.id}")
    assert host.get("/api/me")["person"] is None
    assert tanya.refused("DELETE", f"/api/host/people/{host.id}") == "not-found"
    for path in ("people", "tables", "export", "backup"):
        assert Guest(server.url, "Tolya").refused("GET", f"/api/host/{path}") == "host-only"


def test_the_openapi_document_is_printed(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert commands.main(["openapi"]) == 0
    document = json.loads(capsysbinary.readouterr().out)
    assert {"FromTable", "FromClient", "TableSeen", "Refusal"} <= set(document["components"]["schemas"])
