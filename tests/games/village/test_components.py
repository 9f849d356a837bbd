"""The printed figures, and what is said to a wrong file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.games.village import GAME
from igroteka.games.village.components import COMPONENTS

SHIPPED = Path(str(GAME.folder)) / "components.toml"


def test_the_box() -> None:
    count = {item.key: item.count for item in COMPONENTS.item}
    assert count == {
        **dict.fromkeys(("orange", "green", "brown", "pink"), 18),
        "plague": 6,
        **dict.fromkeys(("scroll", "horse", "plough", "ox", "wagon"), 8),
        "grain": 20,
        "coin": 15,
    }
    assert len(COMPONENTS.customer) == 24
    assert COMPONENTS.family.generations == (4, 3, 2, 2)
    assert sum(customer.points for customer in COMPONENTS.customer) == 105


def test_every_city_can_be_reached() -> None:
    reached = {"village"}
    for _ in COMPONENTS.road:
        for start, end in (road.ends for road in COMPONENTS.road):
            if start in reached or end in reached - {"village"}:
                reached |= {start, end}
    assert len(reached) == 7


def test_what_is_reconstructed_is_said() -> None:
    reconstructed = GAME.components.sources["reconstructed"]
    assert "price plough" in reconstructed
    assert "chamber chamber-3" in reconstructed
    assert "window window-3" in reconstructed
    assert len([entry for entry in reconstructed if entry.startswith("road")]) == 7
    assert "price wagon" in GAME.components.sources["rulebook"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('key = "stable"', 'key = "barn"', "list every workshop, in this order: wainwright, stable"),
        ('wants = ["horse", "plough"]', 'wants = ["cheese"]', "customer k01 wants goods and grain only"),
        ('ends = ["city-a", "city-b"]', 'ends = ["city-a", "city-a"]', "the road city-a - city-a doesn't lead"),
        ('ends = ["city-a", "city-b"]', 'ends = ["village", "city-b"]', "two roads between the same ends"),
        ("travel = [0, 1, 3, 6, 10, 14, 18]", "travel = [0, 1]", "score travel for 0 to 6 cities"),
        ("spaces = 10", "spaces = 0", "Expected `int` >= 1"),
        ("monks = 4", "monks = 3", "fewer monks than a mass draws pieces"),
        ("queue = 5", "queue = 20", "more stalls and queue than customers"),
        ("spaces = 10", 'spaces = "ten"', "Expected `int`, got `str`"),
        ("points = 6\n", "", "missing required field `points`"),
    ],
)
def test_a_wrong_file_gets_a_clear_error(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = SHIPPED.read_text("utf-8")
    assert old in text
    assert message in opened_with(tmp_path, text.replace(old, new, 1))


def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8").replace("time = 1\npoints = 0", "time = 5\npoints = 0")
    told = opened_with(tmp_path, text, "print(kinds.CHAMBER_TIME)")
    assert told.strip() == "[5, 2, 2, 3]"


def opened_with(tmp_path: Path, text: str, then: str = "") -> str:
    """What a fresh process says when it opens the room with these components."""
    file = tmp_path / "other.toml"
    file.write_text(text, "utf-8")
    code = f"import igroteka; from igroteka.games.village import kinds; {then}"
    environment = {**os.environ, "IGROTEKA_COMPONENTS": f"village={file}"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    return done.stdout + done.stderr
