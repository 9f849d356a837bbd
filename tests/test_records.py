"""Records of a folder as data."""

import json
from pathlib import Path

import pytest

import igroteka


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three finished matches of Dominion, one of the Bronze Age that goes on, and a file that is no record."""
    for seed in range(3):
        match = igroteka.new("dominion", players=2, seed=seed)
        match.seats = ["bmu", "random"] if seed else ["random", "bmu"]
        igroteka.play_out(match, [igroteka.bot("dominion", name) for name in match.seats])
        (tmp_path / f"{seed}.json").write_text(json.dumps(match.record()))
    (tmp_path / "deep").mkdir()
    running = igroteka.new("bronze_age", players=3, seed=1)
    (tmp_path / "deep" / "running.json").write_text(json.dumps({"record": running.record()}))
    (tmp_path / "summary.json").write_text("{}")
    return tmp_path


def test_records_are_matches(folder: Path) -> None:
    records = igroteka.load(folder)
    assert len(records) == 4
    assert [match.game.key for match in records] == ["dominion"] * 3 + ["bronze_age"]
    assert repr(records.where(finished=False)).endswith("1 that fit>")


def test_records_are_chosen_by_game_players_and_result(folder: Path) -> None:
    assert len(igroteka.load(folder, game="dominion")) == 3
    assert len(igroteka.load(folder, players=3)) == 1
    assert len(igroteka.load(folder, seats=["bmu", "random"])) == 3
    assert len(igroteka.load(folder, seats="expert")) == 0
    assert len(igroteka.load(folder, winner="bmu")) == 3
    assert len(igroteka.load(folder, winner=1)) == 1
    assert len(igroteka.load(folder, lambda record: record.seed == 2, finished=True)) == 1


def test_openings_are_counted(folder: Path) -> None:
    openings = igroteka.load(folder, game="dominion").openings(1, "buy:")
    assert sum(opening.matches for opening in openings) == 6
    assert sum(opening.wins * opening.matches for opening in openings) == pytest.approx(3)
    assert all(opening.moves[0].startswith("buy:") for opening in openings if opening.moves)
    silver = next(opening for opening in openings if opening.moves == ("buy:silver",))
    assert silver.wins > 0.5


def test_what_is_wrong_is_said_with_its_file(folder: Path) -> None:
    with pytest.raises(igroteka.BadOption, match="no folder"):
        igroteka.load(folder / "nowhere")
    with pytest.raises(igroteka.BadOption, match=r"a winner is a name or a seat, not 1\.5"):
        igroteka.load(folder, winner=1.5)
    with pytest.raises(igroteka.BadOption, match="one move or more"):
        igroteka.load(folder).openings(0)
    path = folder / "0.json"
    record = json.loads(path.read_text())
    record["moves"][3] = record["moves"][4]
    path.write_text(json.dumps(record))
    with pytest.raises(igroteka.BadRecord, match=r"0\.json"):
        list(igroteka.load(folder))
    path.write_text("{")
    with pytest.raises(igroteka.BadRecord, match=r"0\.json can't be read"):
        len(igroteka.load(folder))


def test_broken_files_are_named_or_passed_over(folder: Path) -> None:
    whole = len(igroteka.load(folder))
    first = min(folder.rglob("*.json"))
    content = json.loads(first.read_text("utf-8"))
    (folder / "cut-short.json").write_text('{"igroteka": ', "utf-8")
    (folder / "folder.json").mkdir()
    with pytest.raises(igroteka.BadRecord, match=r"cut-short\.json can't be read"):
        len(igroteka.load(folder))
    edited = content.get("record", content)
    edited["moves"][3][1] = "nonsense"
    (folder / "edited.json").write_text(json.dumps(edited), "utf-8")
    with pytest.warns(UserWarning, match=r"cut-short\.json can't be read"):
        assert len(igroteka.load(folder, broken="skip")) == whole + 1
    with pytest.warns(UserWarning, match=r"(cut-short|edited)\.json") as told:
        assert sum(1 for _ in igroteka.load(folder, broken="skip")) == whole
    assert [str(each.message).partition(".json")[0].rpartition("/")[2] for each in told] == ["cut-short", "edited"]
    with pytest.raises(igroteka.BadOption, match="broken is raise or skip"):
        igroteka.load(folder, broken="ignore")


def test_records_are_chosen_by_what_they_have(folder: Path) -> None:
    with pytest.raises(igroteka.BadOption, match="chosen by game, players, seats, winner, finished or a condition"):
        igroteka.load(folder, player=2)
    with pytest.raises(igroteka.BadOption, match="players are a whole number, so many as sat there; not '2'"):
        igroteka.load(folder, players="2")
