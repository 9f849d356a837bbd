"""The component file: sums of the sheets, provenance, and what a wrong file hears."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from igroteka import games
from igroteka.games.bronze_age.components import COMPONENTS, figures
from tests.games.opening import refusal

SHIPPED = Path(sys.modules["igroteka.games.bronze_age.components"].__file__ or "").with_name("components.toml")


def test_the_sums_of_the_score_sheets() -> None:
    base = [each.base for each in COMPONENTS.development if each.base]
    late = [each.late for each in COMPONENTS.development]
    assert (len(base), sum(each.cost for each in base), sum(each.points for each in base)) == (13, 335, 61)
    assert (len(late), sum(each.cost for each in late), sum(each.points for each in late)) == (17, 475, 87)
    monuments = COMPONENTS.monument
    assert sum(each.boxes for each in monuments) == 63
    assert sum(each.first for each in monuments) == 43
    assert sum(each.later for each in monuments) == 21
    assert sum(each.late for each in monuments) == 27
    assert sum(each.boxes for each in COMPONENTS.city) == 18


def test_stacks_grow_by_the_triangle() -> None:
    for factor, good in enumerate(COMPONENTS.good, 1):
        assert good.values == [factor * n * (n + 1) // 2 for n in range(1, len(good.values) + 1)]


def test_where_the_sheets_differ_texts_tell_both() -> None:
    assert figures(COMPONENTS)["development-agriculture-effect"] == 1
    agriculture = next(each for each in COMPONENTS.development if each.key == "agriculture")
    late = msgspec.structs.replace(agriculture, late=msgspec.structs.replace(agriculture.late, effect=2))
    other = msgspec.structs.replace(COMPONENTS, development=[late])
    assert figures(other)["development-agriculture-effect"] == "1/2"


def test_nothing_is_reconstructed() -> None:
    sources = games.find("bronze_age").components.sources
    assert sources["reconstructed"] == []
    assert "development religion" in sources["public"]


@pytest.mark.once
@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("values = [1, 3, 6", "values = [1, 6, 3", "[good wood, values]: each further one makes the good worth more"),
        ('key = "temple"', 'key = "tempel"', "[monument tempel]: nothing here is called tempel; there are "),
        (
            "out = [3]",
            "out = [5]",
            "[monument hanging_gardens, out 1]: a whole number from 2 to 4 is needed here, not 5",
        ),
        ("skulls = 1", "skulls = 2", "[face skull, skulls]: disasters count the dice with a skull"),
        ("skulls = 3", "skulls = 2", "[disaster pestilence, skulls]: it takes more skulls than the disaster before"),
        ("cities = 3", "cities = 9", "everyone begins with 3 cities"),
        ("rolls = 3", "rolls = 0", "[limits, rolls]: a whole number from 1 to 9 is needed"),
        ("boxes = 4", "boxes = 0", "[city city5, boxes]: a whole number from 1 to 99"),
        ("boxes = 15", "boxes = 0", "[monument great_pyramid, boxes]: a whole number from 1 to 99"),
        ("food = 3\ncities", "food = 16\ncities", "[start, food]: the food row is not long enough"),
        ("base = { cost = 60", "bass = { cost = 60", "[development empire, bass]: nothing here is called that"),
        ("base = { cost = 60, points = 8, effect = 1 }", "", "`base` is missing for preservation"),
        (
            "base = { cost = 10, points = 2 }",
            "base = { cost = 10, points = 2, effect = 3 }",
            "[development leadership, base, effect]: what this development does is no number",
        ),
        ("cost = 20, points = 6 }", 'cost = "20", points = 6 }', "[development religion, base, cost]: a whole number"),
    ],
)
def test_a_wrong_file_is_refused_in_words(tmp_path: Path, right: str, wrong: str, complaint: str) -> None:
    text = SHIPPED.read_text("utf-8")
    assert right in text
    assert complaint in refusal("bronze_age", text.replace(right, wrong, 1), tmp_path)


def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "fixed.toml"
    path.write_text(SHIPPED.read_text("utf-8").replace("turns = 10", "turns = 2", 1), "utf-8")
    code = (
        "import igroteka; from igroteka.engine import components; "
        f"components.use('bronze_age', {str(path)!r}); m = igroteka.new('bronze_age', 1, 1); "
        "igroteka.play_out(m, [igroteka.bot('bronze_age', 'regular')]); print(m.state.round)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "2"
