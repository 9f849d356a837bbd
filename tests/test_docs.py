"""What the documents show is true."""

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import igroteka

ROOT = Path(__file__).parent.parent
PAGES = [
    page for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))] if ">>>" in page.read_text("utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_documents(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert result.failed == 0


SOURCES = Path(igroteka.__file__).parent
MODULES = [path for path in sorted(SOURCES.rglob("*.py")) if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_examples_in_docstrings(path: Path) -> None:
    name = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    module = import_module(name)
    runner = doctest.DocTestRunner()
    # Read from the source: of a compiled function doctest wouldn't find the examples.
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            place = getattr(node, "name", name)
            runner.run(doctest.DocTestParser().get_doctest(text, dict(vars(module)), place, str(path), 0))
    assert runner.tries
    assert runner.failures == 0


LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
ALL_PAGES = [
    page for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")] if page.is_file()
]


def anchors(page: Path) -> set[str]:
    """The places of a page that a link can lead to, named as GitHub and the site name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", ALL_PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    astray = []
    for link in LINK.findall(page.read_text("utf-8")):
        path, _, place = link.partition("#")
        if "://" in link or link.startswith("mailto:"):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (place and target.suffix == ".md" and place not in anchors(target)):
            astray.append(link)
    assert astray == []


def test_the_readme_knows_every_game() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    missing = [key for key in igroteka.game_keys() if f"| `{key}` |" not in text]
    assert not missing, f"add a row `| `key` | game | seats | length |` to the games in README.md for: {missing}"


DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]


def test_what_contributing_names_is_there() -> None:
    """Folders and files of the house that it names in full; what stands for something of the author's has `<`."""
    named = re.findall(r"`((?:src|tests|docs|web|tools)/[^`\s<]+)`", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert len(named) > 5
    assert [path for path in named if not (ROOT / path).exists()] == []
