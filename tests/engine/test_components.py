"""Components files: the shipped one, a corrected one, a broken one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka
from igroteka import games
from igroteka.engine import components
from igroteka.engine.errors import BadComponents
from tests.games.opening import refusal

pytestmark = pytest.mark.once

SHIPPED = games.find("dominion").components.text


def run(path: Path, code: str = "") -> subprocess.CompletedProcess[str]:
    """Start anew with other components of Dominion."""
    code = code or "import igroteka; m = igroteka.new('dominion', seed=1); print(m.record()['components'], m.view())"
    environment = {**os.environ, components.ENVIRONMENT: f"dominion={path}"}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


def test_every_entry_says_where_it_comes_from() -> None:
    sources = games.find("dominion").components.sources
    assert len(sources["public"]) == 32
    assert "kingdom first-game" in sources["rulebook"]
    assert sources["reconstructed"] == []


def test_what_lies_in_several_files_is_one_to_records_and_to_whoever_corrects_it(tmp_path: Path) -> None:
    """Records of Dominion have had this fingerprint since its cards lay in one file."""
    path = tmp_path / "copy.toml"
    path.write_text(SHIPPED, "utf-8")
    assert run(path).stdout.partition(" ")[0] == games.find("dominion").components.fingerprint == "cf09fe340afe1e75"


def test_a_corrected_file_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    path = tmp_path / "fixed.toml"
    path.write_text(SHIPPED.replace("left = [8, 12, 12]", "left = [9, 12, 12]"), "utf-8")
    answer = run(path)
    assert answer.returncode == 0, answer.stderr
    fingerprint, _, view = answer.stdout.partition(" ")
    assert "'province', 'cost': 8, 'left': 9" in view
    assert fingerprint != games.find("dominion").components.fingerprint


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('key = "moat"', 'key = "mote"', "nothing here is called mote; there are copper, "),
        (
            "cost = 8",
            'cost = "eight"',
            'Province: cost [card province, cost]: a whole number from 0 to 99 is needed here, not "eight"',
        ),
        (
            'source = "public"',
            'source = "hearsay"',
            'one of box, public, reconstructed, rulebook is needed here, not "hearsay"',
        ),
        ("[deck]", "[dock]", "[dock]: nothing here is called that; there are deck, pile, card, kingdom"),
        (
            '"cellar", "market", "militia"',
            '"market", "market", "militia"',
            "[kingdom first-game, cards 2]: these are ten different kingdom cards",
        ),
        ("hand = 5", "hand =", "can't be read: this is no TOML"),
    ],
)
def test_a_broken_file_is_refused_with_what_is_wrong(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in SHIPPED
    assert complaint in refusal("dominion", SHIPPED.replace(old, new, 1), tmp_path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    answer = run(tmp_path / "nowhere.toml")
    assert answer.returncode != 0
    assert "BadComponents" in answer.stderr
    assert "can't read" in answer.stderr


def test_components_are_chosen_before_the_game_is_in_use() -> None:
    igroteka.new("dominion")
    with pytest.raises(BadComponents, match="already in use"):
        components.use("dominion", "other.toml")
