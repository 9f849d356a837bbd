"""Every game has a fidelity page, and the scenes that it names exist."""

import re
from pathlib import Path

import pytest

import igroteka

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", igroteka.game_keys(hidden=True))
def test_the_scenes_of_a_fidelity_page_exist(game: str) -> None:
    page = ROOT / "docs" / "fidelity" / f"{game}.md"
    assert page.exists(), (
        f"write docs/fidelity/{game}.md: the rulebook section by section, with the scenes for each rule"
    )
    named = set(re.findall(r"`(test_\w+)`", page.read_text("utf-8")))
    written = {
        name
        for path in (ROOT / "tests" / "games" / game).rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert named, f"docs/fidelity/{game}.md names no scenes: name each, in backquotes, beside the rule that it holds"
    assert named <= written, (
        f"docs/fidelity/{game}.md names scenes that are not in tests/games/{game}; write them, or name them as they "
        f"are called now: {sorted(named - written)}"
    )
