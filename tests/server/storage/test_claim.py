"""The file of a database is its owner's alone, and one server's at a time; what is wrong with it is said in words."""

import sqlite3
import stat
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.engine.errors import IgrotekaError
from igroteka.home import HOME
from igroteka.server import commands
from igroteka.server.settings import Settings
from igroteka.server.storage.base import StorageFailed
from igroteka.server.storage.claim import claim
from igroteka.server.storage.opening import migrate
from tests.server.clients import Guest, serving


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_file_and_the_folder_made_for_it_are_the_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "for it"
    with serving(f"sqlite:///{folder}/igroteka.db") as server:
        Guest(server.url, "Tanya")
        assert mode(folder) == 0o700
        assert {path.name: mode(path) for path in folder.iterdir()} == {
            "igroteka.db": 0o600,
            "igroteka.db-wal": 0o600,
            "igroteka.db-shm": 0o600,
        }


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    path.touch(mode=0o644)
    path.chmod(0o644)
    before = mode(tmp_path)
    migrate(f"sqlite:///{path}")
    assert mode(path) == 0o600
    assert mode(tmp_path) == before, "a folder that was there is somebody's own affair"


def test_a_second_server_on_the_same_file_is_told_where_the_first_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    first = claim(url, "http://127.0.0.1:8137/")
    assert first is not None
    with pytest.raises(IgrotekaError) as refused:
        commands.run(Settings(database=url), "127.0.0.1", 8138)
    assert "a server has this database open: http://127.0.0.1:8137/" in str(refused.value)
    with pytest.raises(StorageFailed, match="8137"):
        claim(url, "http://127.0.0.1:8139/")
    first.close()
    second = claim(url, "http://127.0.0.1:8138/")
    assert second is not None
    with pytest.raises(StorageFailed, match="8138"):
        claim(url, "http://127.0.0.1:8139/")
    second.close()


def test_a_folder_that_can_not_be_made_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(IgrotekaError, match="the database can't be opened"):
        commands.run(Settings(database=f"sqlite:///{tmp_path}/file/in/igroteka.db"), "127.0.0.1", 8138)
    monkeypatch.setenv(HOME, str(tmp_path / "file" / "home"))
    with pytest.raises(IgrotekaError, match="the database can't be opened"):
        commands.noted("http://localhost:8137/")


def test_a_damaged_file_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_bytes(b"this is no database" * 1000)
    with pytest.raises(IgrotekaError, match="the database can't be opened"):
        commands.run(Settings(database=f"sqlite:///{tmp_path}/bad.db"), "127.0.0.1", 8138)


def test_the_folder_of_an_older_install_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    monkeypatch.setenv(HOME, str(folder))
    migrate(commands.home_database())
    assert mode(folder) == 0o700


def test_a_damaged_page_is_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "damaged.db"
    with serving(f"sqlite:///{path}") as server:
        tanya = Guest(server.url, "Tanya")
        tables = [tanya.table(name=f"Table {number} " + "x" * 20)["id"] for number in range(40)]
        # The pages of the tables, overwritten while the server runs.
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
            size = connection.execute("PRAGMA page_size").fetchone()[0]
        connection.close()
        with open(path, "r+b") as file:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)
        server.worker.tables.in_use.clear()
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE pulse SET at = at")  # so that others read the file anew
        connection.close()
        replies = [tanya.http.get(f"/api/tables/{table}") for table in tables]
        assert {(reply.status_code, reply.json()["error"]) for reply in replies} == {(503, "storage")}


def test_a_bad_row_spoils_no_list_and_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/bad.db"
    with serving(url) as server:
        tanya = Guest(server.url, "Tanya")
        bad, good = tanya.table()["id"], tanya.table()["id"]
        sql = "UPDATE tables SET head = '{\"id\": 3}' WHERE id = :bad"
        server.do(server.worker.store.write(lambda tx: tx.run(sql, bad=bad)))
        server.worker.tables.in_use.clear()
        assert [each["id"] for each in tanya.get("/api/tables?mine=true")["tables"]] == [good]
        reply = tanya.http.get(f"/api/tables/{bad}")
        assert (reply.status_code, reply.json()["error"]) == (500, "damaged-table")
        tanya.get(f"/api/tables/{good}")
    assert main(["--lang", "ru", "validate", "--database", url]) == 1
    assert "не читается" in capsys.readouterr().out
