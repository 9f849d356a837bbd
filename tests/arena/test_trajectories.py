"""What a tournament leaves to learn from."""

import json
import sys
from pathlib import Path

import pyarrow.dataset
import pyarrow.parquet
import pytest

from igroteka.arena import trajectories
from igroteka.cli import main
from igroteka.envs.setup import Setup


def test_every_decision_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trajectories, "SHARD", 3)
    out = tmp_path / "data"
    asked = ["arena", "bronze_age", "regular", "random", "--games", "4", "--jobs", "1", "--out", str(tmp_path / "run")]
    assert main([*asked, "--trajectories", str(out)]) == 0
    assert sorted(path.name for path in out.iterdir()) == [
        "_dataset.json",
        "matches-000000.parquet",
        "matches-000003.parquet",
    ]
    rows = pyarrow.dataset.dataset(out, format="parquet").to_table().to_pylist()  # as the page reads it
    about = json.loads((out / "_dataset.json").read_text())
    assert about == json.loads(pyarrow.parquet.read_schema(out / "matches-000000.parquet").metadata[b"igroteka"])
    setup = Setup("bronze_age", 2, dtype="uint8")
    assert [feature["name"] for feature in about["features"]] == setup.names
    for number in range(4):
        record = json.loads((tmp_path / "run" / "records" / f"{number:06}.json").read_text())
        match = setup.start(record["seed"])
        mine = [row for row in rows if row["match"] == number]
        assert len(mine) == len(record["moves"])
        for row, (seat, name) in zip(mine, record["moves"], strict=True):
            assert (row["seat"], row["bot"]) == (seat, record["seats"][seat])
            assert row["observation"] == setup.observe(match, seat).tolist()
            assert row["mask"] == setup.mask(match, seat).tolist()
            assert about["moves"][row["move"]] == name
            assert row["score"] == record["result"]["scores"][seat]
            match.play(name, seat)
        ends = [row for row in mine if row["terminated"]]
        assert sorted(row["seat"] for row in ends) == [0, 1]
        assert [row["reward"] for row in ends] == [setup.returns(match.state)[row["seat"]] for row in ends]
        assert not any(row["reward"] for row in mine if not row["terminated"])
    assert len({row["episode"] for row in rows}) == 8


def test_two_runs_are_not_one_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "bronze_age", "random", "--games", "1", "--jobs", "1", "--trajectories", str(tmp_path / "data")]
    kept = [*asked, "--out", str(tmp_path / "run")]
    assert main(kept) == 0
    assert main(asked) != 0
    assert "holds results already" in " ".join("".join(capsys.readouterr()).split())
    assert main([*kept, "--resume"]) == 0


def test_without_pyarrow_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["arena", "bronze_age", "random", "--games", "1", "--trajectories", str(tmp_path)]) != 0
    assert "igroteka[arena]" in "".join(capsys.readouterr())
