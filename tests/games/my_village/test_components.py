"""A corrected components file is checked, and the error says what is wrong in it."""

from pathlib import Path

import pytest

import igroteka
from igroteka.engine.components import load, loaded
from igroteka.games.my_village import components

SHIPPED = Path(components.__file__).with_name("components.toml")


def read(tmp_path: Path, old: str, new: str) -> components.Components:
    """The shipped file with one change."""
    text = SHIPPED.read_text("utf-8")
    assert old in text
    changed = tmp_path / "fixed.toml"
    changed.write_text(text.replace(old, new, 1), "utf-8")
    found = load("my_village test", components.Components, changed)
    components.check(found)
    return found


def test_a_correction_is_accepted(tmp_path: Path) -> None:
    assert read(tmp_path, "raid = 16", "raid = 18").rat.raid == 18


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('key = "k01"', 'key = "k99"', "customer in this order"),
        ('key = "stable-5"', 'key = "stable-7"', "workshop in this order"),
        ("values = [3, 11]", "values = [3, 13]", "<= 12"),
        ("prestige = [0, 1, 3, 6, 10, 15, 21]", "prestige = [0, 1]", "from 0 to 6"),
        ("time = [1, 2, 2, 3]", "time = [3, 2, 2, 1]", "rising"),
        ("start = [5, 3, 1]", "start = [16, 3, 1]", "before the rat invasion"),
        ("white = [8, 6, 8]", "white = [2, 6, 8]", "two dice"),
        ('good = "horse"', 'good = "beer"', "stable-5 makes horse"),
        ('key = "a1"\nroad = "a"', 'key = "a1"\nroad = "b"', "a1 is a card of road a"),
        ('stack = "quill"', 'stack = "rosary"', "quill1 is a card of stack quill"),
        ("cells = 5", "cells = 4", "territories has five cells"),
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


def test_a_workshop_may_have_two_values(tmp_path: Path) -> None:
    found = read(tmp_path, 'good = "horse"\nvalues = [5]', 'good = "horse"\nvalues = [5, 9]')
    assert found.workshop[0].values == [5, 9]


def test_what_the_rulebook_leaves_open_is_marked_and_records_know_the_file_all_the_same() -> None:
    found = loaded("my_village")
    assert "chronicle" in found.sources["reconstructed"]
    assert found.shipped
    assert found.fingerprint in components.SAME.values()
