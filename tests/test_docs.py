"""What the documents show is true."""

import doctest
from pathlib import Path

import pytest

import igroteka
from igroteka import arena
from igroteka.arena import charts, statistics
from igroteka.bots import budget
from igroteka.engine import catalogue, texts
from igroteka.envs import gymnasium, openspiel, pettingzoo, setup

ROOT = Path(__file__).parent.parent
PAGES = [
    page for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))] if ">>>" in page.read_text("utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_documents(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert result.failed == 0


MODULES = [igroteka, budget, catalogue, texts, arena, charts, statistics, gymnasium, openspiel, pettingzoo, setup]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_in_docstrings(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]  # modules are objects to the type checker
    assert result.attempted
    assert result.failed == 0


def test_the_readme_knows_every_game() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    missing = [key for key in igroteka.game_keys() if f"| `{key}` |" not in text]
    assert not missing, f"add a row `| `key` | game | seats | length |` to the games in README.md for: {missing}"
