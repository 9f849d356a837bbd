"""Every game has a fidelity page, and the scenes that it names exist."""

import re
from pathlib import Path

import pytest

import igroteka

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", igroteka.game_keys(hidden=True))
def test_the_scenes_of_a_fidelity_page_exist(game: str) -> None:
    page = (ROOT / "docs" / "fidelity" / f"{game}.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    written = {
        name
        for path in (ROOT / "tests" / "games" / game).rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert named, "the page names no scenes"
    assert named <= written, f"no such scenes: {sorted(named - written)}"
