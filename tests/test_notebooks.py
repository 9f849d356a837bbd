"""The notebooks run, from the first cell to the last; and the league learns something."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def test_there_is_one_for_each_kind_of_user() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["first-match", "own-bot", "own-learner", "study-of-a-kingdom"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    """Its code cells, one after the other, as a kernel would run them; what they claim they assert themselves."""
    notebook = json.loads(path.read_text("utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert any("assert" in line for cell in cells for line in cell["source"])
    for cell in cells:
        assert cell["outputs"] == [], "a notebook is kept without what it has shown"
        exec(compile("".join(cell["source"]), path.name, "exec"), names)


def test_the_league_learns_all_seats() -> None:
    path = ROOT / "examples" / "league.py"
    spec = importlib.util.spec_from_file_location("league", path)
    assert spec is not None
    assert spec.loader is not None
    league = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(league)
    policy, past = league.train("bronze_age", 2, seconds=0, tables=4)
    assert policy.weights.any()
    assert not past.past[0].weights.any()
    assert len(past.past) == 2
    assert (past.past[1].weights == policy.weights).all()
    assert 0 <= league.win_rate(policy, "bronze_age", 2, past, matches=4) <= 1
