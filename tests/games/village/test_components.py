"""The printed figures, and what is said to a wrong file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.games.village import GAME
from igroteka.games.village.components import COMPONENTS
from tests.games.opening import refusal

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


@pytest.mark.once
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'key = "stable"',
            'key = "barn"',
            "[workshop barn]: nothing here is called barn; there are wainwright, stable",
        ),
        (
            'wants = ["horse", "plough"]',
            'wants = ["cheese"]',
            "Customer 1: wants, 1 [customer k01, wants 1]: one of grain, horse, ",
        ),
        (
            'ends = ["city-a", "city-b"]',
            'ends = ["city-a", "city-a"]',
            "[road 3, ends]: a road leads from one place to another",
        ),
        (
            'ends = ["city-a", "city-b"]',
            'ends = ["village", "city-b"]',
            "[road 3, ends]: there is another road between the same places",
        ),
        ("travel = [0, 1, 3, 6, 10, 14, 18]", "travel = [0, 1]", "[scoring, travel]: 7 values are needed here, not 2"),
        ("spaces = 10", "spaces = 0", "a whole number from 1 to 99 is needed here, not 0"),
        ("monks = 4", "monks = 3", "a mass draws more pieces than there are monks"),
        ("generations = [4, 3, 2, 2]", "generations = [2, 1, 1, 1]", "with 2 players the families are too small"),
        ("queue = 5", "queue = 20", "stalls and queue are more than the customers"),
        (
            "spaces = 10",
            'spaces = "ten"',
            'steps round to the bridge [life, spaces]: a whole number from 1 to 99 is needed here, not "ten"',
        ),
        ("points = 6\n", "", "[customer k01, points]: this is missing"),
    ],
)
def test_a_wrong_file_gets_a_clear_error(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = SHIPPED.read_text("utf-8")
    assert old in text
    assert message in refusal("village", text.replace(old, new, 1), tmp_path)


def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8").replace("time = 1\npoints = 0", "time = 5\npoints = 0")
    told = opened_with(tmp_path, text, "print(kinds.CHAMBER_TIME)")
    assert told.strip() == "[5, 2, 2, 3]"


def test_roads_may_differ_in_time_and_wagons(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8")
    first = text.index("[[road]]")
    road = text[first : text.index("[[road]]", first + 1)]
    other = road.replace("time = 2", "time = 4").replace("wagons = 1", "wagons = 2")
    assert other.count("= 4") + other.count("wagons = 2") == 2
    told = opened_with(tmp_path, text.replace(road, other, 1), "print(kinds.ROAD_TIME[:2], kinds.ROAD_WAGONS[:2])")
    assert told.strip() == "[4, 2] [2, 1]"


def opened_with(tmp_path: Path, text: str, then: str = "") -> str:
    """What a fresh process says when it opens the room with these components."""
    file = tmp_path / "other.toml"
    file.write_text(text, "utf-8")
    code = f"import igroteka; from igroteka.games.village import kinds; {then}"
    environment = {**os.environ, "IGROTEKA_COMPONENTS": f"village={file}"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    return done.stdout + done.stderr
