"""`make game` writes a room that keeps the contract at once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOL = [sys.executable, str(ROOT / "tools" / "new_game.py")]
KEY = "kite_flying"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """As much of the repository as a room stands in."""
    shutil.copytree(
        ROOT / "src" / "igroteka",
        tmp_path / "src" / "igroteka",
        ignore=shutil.ignore_patterns("web", "__pycache__", "*.so"),
    )
    for folder in ("tests/contract", "tests/games/pig", "docs/fidelity"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "goldens").mkdir()
    for file in (ROOT / "tests" / "goldens").glob("pig-*"):
        shutil.copy(file, tmp_path / "tests" / "goldens")
    for name in (
        "README.md",
        "pyproject.toml",
        "tests/__init__.py",
        "tests/test_fidelity.py",
        "tests/games/__init__.py",
        "tests/games/opening.py",
    ):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "web" / "src" / "boards").mkdir(parents=True)
    return tmp_path


def run(*command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(cwd / "src"), "IGROTEKA_PURE": "1"}
    return subprocess.run([*command], cwd=cwd, env=env, capture_output=True, text=True, check=False)


def test_a_new_room_keeps_the_contract_at_once(house: Path) -> None:
    done = run(*TOOL, KEY, "--root", str(house), cwd=house)
    assert done.returncode == 0, done.stderr
    room = house / "src" / "igroteka" / "games" / KEY
    assert "class KiteFlying(Game):" in (room / "__init__.py").read_text("utf-8")
    assert "game-kite_flying = Kite Flying" in (room / "texts" / "ru.ftl").read_text("utf-8")
    assert "| `kite_flying` | Kite Flying | 2-6 | 5-20 min |" in (house / "README.md").read_text("utf-8")
    assert (house / "web" / "src" / "boards" / KEY / "KiteFlyingBoard.svelte").exists()
    for path in [*room.rglob("*.*"), *(house / "tests" / "games" / KEY).rglob("*.*")]:
        assert "pig" not in path.read_text("utf-8").split(), path
    tests = ["tests/contract", f"tests/games/{KEY}", "tests/test_fidelity.py"]
    fewer = f"{KEY} and not ({KEY}-3 or {KEY}-4 or {KEY}-5 or {KEY}-6)"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests, "-k", fewer]
    done = run(*command, cwd=house)
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout


def test_what_a_new_room_forgets_is_asked_for(house: Path) -> None:
    run(*TOOL, KEY, "--root", str(house), cwd=house)
    words = house / "src" / "igroteka" / "games" / KEY / "texts" / "ru.ftl"
    words.write_text(words.read_text("utf-8").replace("points-held = Сохранённые очки\n", ""), "utf-8")
    (house / "tests" / "goldens" / f"{KEY}-2.txt").unlink()
    (house / "docs" / "fidelity" / f"{KEY}.md").unlink()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    tests = ["tests/contract/test_texts.py", "tests/contract/test_goldens.py", "tests/test_fidelity.py"]
    done = run(*command, *tests, "-k", KEY, cwd=house)
    assert f"write these in src/igroteka/games/{KEY}/texts/ru.ftl" in done.stdout
    assert f"there is no tests/goldens/{KEY}-2.txt: `make goldens` writes it" in done.stdout
    assert f"write docs/fidelity/{KEY}.md: the rulebook section by section" in done.stdout


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("Kites", "a key is small letters, digits and _"),
        ("class", "a key is small letters, digits and _"),
        ("engine", "engine is the name of something else here"),
        ("dominion", "is already there: take another key"),
    ],
)
def test_what_can_be_no_game_is_refused_and_nothing_written(key: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "src" / "igroteka" / "games" / "dominion").mkdir(parents=True)
    before = sorted(tmp_path.rglob("*"))
    done = run(*TOOL, key, "--root", str(tmp_path), cwd=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr
    assert sorted(tmp_path.rglob("*")) == before
