"""What the documents show is true."""

import doctest
import re
from pathlib import Path

import pytest

import igroteka
from igroteka import arena, records
from igroteka.arena import charts, statistics
from igroteka.bots import budget
from igroteka.engine import catalogue, texts
from igroteka.envs import gymnasium, openspiel, pettingzoo, setup, vector

ROOT = Path(__file__).parent.parent
PAGES = [
    page for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))] if ">>>" in page.read_text("utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_documents(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert result.failed == 0


MODULES = [
    igroteka,
    budget,
    catalogue,
    texts,
    arena,
    charts,
    statistics,
    gymnasium,
    openspiel,
    pettingzoo,
    setup,
    vector,
    records,
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_in_docstrings(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]  # modules are objects to the type checker
    assert result.attempted
    assert result.failed == 0


def test_the_readme_knows_every_game() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    missing = [key for key in igroteka.game_keys() if f"| `{key}` |" not in text]
    assert not missing, f"add a row `| `key` | game | seats | length |` to the games in README.md for: {missing}"


DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]


@pytest.mark.parametrize("page", sorted(DOCUMENTS), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!\w+:)([^)#]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_what_contributing_names_is_there() -> None:
    """Folders and files of the house that it names in full; what stands for something of the author's has `<`."""
    named = re.findall(r"`((?:src|tests|docs|web|tools)/[^`\s<]+)`", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert len(named) > 5
    assert [path for path in named if not (ROOT / path).exists()] == []
