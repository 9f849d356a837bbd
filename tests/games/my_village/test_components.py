"""A corrected components file is checked, and the error says what is wrong in it."""

from pathlib import Path

import pytest

import igroteka
from igroteka import games
from igroteka.engine.components import load, loaded
from igroteka.engine.workshop import bench
from igroteka.games.my_village import components

SHIPPED = Path(components.__file__).with_name("components.toml")


def read(tmp_path: Path, old: str, new: str) -> components.Components:
    """The shipped file with one change."""
    text = SHIPPED.read_text("utf-8")
    assert old in text
    changed = tmp_path / "fixed.toml"
    changed.write_text(text.replace(old, new, 1), "utf-8")
    return load("my_village test", components.Components, changed, check=components.check, groups={})


def test_a_correction_is_accepted(tmp_path: Path) -> None:
    assert read(tmp_path, "raid = 16", "raid = 18").rat.raid == 18


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('key = "k01"', 'key = "k99"', "\\[customer k99\\]: nothing here is called k99"),
        ('key = "stable-5"', 'key = "stable-7"', "\\[workshop stable-7\\]: nothing here is called stable-7"),
        ("values = [3, 11]", "values = [3, 13]", "from 2 to 12"),
        ('good = "horse"\nvalues = [5]', 'good = "horse"\nvalues = []', "1 or more values are needed here, not 0"),
        ("prestige = [0, 1, 3, 6, 10, 15, 21]", "prestige = [0, 1]", "7 values are needed here, not 2"),
        ("time = [1, 2, 2, 3]", "time = [3, 2, 2, 1]", "more customers never cost less"),
        ("start = [5, 3, 1]", "start = [16, 3, 1]", "before the rat invasion"),
        ("white = [8, 6, 8]", "white = [2, 6, 8]", "two dice"),
        ('good = "horse"', 'good = "beer"', "this one makes horse"),
        ('key = "a1"\nroad = "a"', 'key = "a1"\nroad = "b"', "this is a travel card a"),
        ('stack = "quill"', 'stack = "rosary"', "this is a monk with the quill"),
        ("cells = 5", "cells = 4", "this council has five cells"),
        ('source = "public"', 'source = "guess"', "source"),
    ],
)
def test_a_wrong_file_is_refused_with_a_clear_error(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(igroteka.BadComponents, match=message):
        read(tmp_path, old, new)


def test_reconstructed_figures_say_so() -> None:
    sources = loaded("my_village").sources
    assert "customer k01" in sources["reconstructed"]
    assert "road c" in sources["rulebook"]
    assert "travel d4" in sources["rulebook"]
    assert "life" in sources["public"]


def test_the_chronicle_may_have_cells_of_its_own_for_a_profession(tmp_path: Path) -> None:
    found = read(tmp_path, "story = [2, 1]", "story = [2, 1]\nabbot = [1, 1, 2]\nmerchant = [1]")
    assert found.chronicle.cells() == [[1, 1, 2], [2, 1], [2, 1], [2, 1], [1]]
    with pytest.raises(igroteka.BadComponents, match="4 values at most"):
        read(tmp_path, "story = [2, 1]", "story = [1, 1, 1, 1, 1]")


def test_the_workshop_counts_the_cards_of_a_craft_whatever_their_values() -> None:
    laid_out = bench(games.find("my_village"), "en").groups
    crafts = next(group for group in laid_out if group.key == "crafts")
    stables = [f"Stable, card {n}" for n in (1, 2, 3, 4)]
    assert [entry.label for entry in crafts.entries[:5]] == [*stables, "Brewery, card 1"]


def test_a_workshop_may_have_two_values(tmp_path: Path) -> None:
    found = read(tmp_path, 'good = "horse"\nvalues = [5]', 'good = "horse"\nvalues = [5, 9]')
    assert found.workshop[0].values == [5, 9]


def test_what_the_rulebook_leaves_open_is_marked_and_records_know_the_file_all_the_same() -> None:
    found = loaded("my_village")
    assert "chronicle" in found.sources["reconstructed"]
    assert found.shipped
    assert found.fingerprint in components.SAME.values()
