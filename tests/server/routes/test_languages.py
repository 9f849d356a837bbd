"""A third language, from a folder, reaches whoever asks the server; and so does a game that is on no shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka
from igroteka.engine.texts import FOLDERS, languages
from igroteka.server.routes import games
from tests.server.clients import Guest, Running


@pytest.fixture
def _esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "pig.ftl").write_text("game-pig = Porko\nmove-roll = ĵeti\n", "utf-8")
    (tmp_path / "eo" / "pig-guide.ftl").write_text("guide-welcome = Bonvenon!\n", "utf-8")
    (tmp_path / "eo" / "server.ftl").write_text("refuse-broken = io rompiĝis\n", "utf-8")
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    cached = (games.all_games, games.details, games.words_of)
    for each in cached:
        each.cache_clear()
    yield
    for each in cached:
        each.cache_clear()


@pytest.mark.usefixtures("_esperanto")
def test_a_language_from_a_folder_is_served(server: Running) -> None:
    guest = Guest(server.url, "Tanya")
    listed = guest.get("/api/games")
    assert listed["languages"] == list(languages())
    assert "eo" in listed["languages"]
    server_words = guest.http.get(listed["server_texts"]["eo"]).text
    assert "refuse-broken = io rompiĝis" in server_words
    assert "refuse-stale = " in server_words, "what is lacking is there in English"
    pig = guest.get("/api/games/pig")
    words = guest.http.get(pig["texts"]["eo"]).text
    assert "game-pig = Porko" in words
    assert "Be the first to keep { 100 ->" in words, "figures are told in it"
    assert "move-hold = hold" in words
    assert "guide-welcome = Bonvenon!" in guest.http.get(pig["guide"]["eo"]).text
    view = igroteka.new("pig", seed=1).view(0)
    wish = {"view": view, "language": "eo", "names": ["Tanja", "Tolja"]}
    assert "Tanja" in guest.http.post("/api/games/pig/drawing", json=wish).text
    assert guest.refused("POST", "/api/games/pig/drawing", {"view": view, "language": "tlh"}) == "not-found"


def test_a_hidden_game_is_listed_for_who_asks_and_played_by_who_names_it(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    assert "pig" not in [game["key"] for game in tanya.get("/api/games")["games"]]
    everything = tanya.get("/api/games?hidden=true")["games"]
    hidden = [game["key"] for game in everything if game["hidden"]]
    assert sorted(hidden) == sorted({*igroteka.game_keys(hidden=True)} - {*igroteka.game_keys()})
    assert "pig" in hidden
    table = tanya.table(game="pig", options={"first": "0"})["id"]
    tolya.post(f"/api/tables/{table}/join")
    tanya.post(f"/api/tables/{table}/start")
    live = tanya.live(table)
    assert live.move("hold")["refusal"]["reason"]["key"] == "why-nothing-to-hold"
    assert live.move("roll")["type"] == "done"
