"""A set of cards is a folder and nothing else; what it forgets, it is told in a sentence."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka
from igroteka import games
from igroteka.games.dominion import kinds, sets
from igroteka.games.dominion.cards import WORDS
from igroteka.games.dominion.components import KEYS
from igroteka.games.dominion.sets import ENVIRONMENT, FIRST, SETS, Set
from tests.games.dominion.completeness import missing_scenes, missing_words

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
FURTHER = HERE / "further"
HARBOUR = FURTHER / "harbour"
FIRST_BOX = Path(sets.__file__).parent
BOX = [each for each in SETS if each.folder.parent == FIRST_BOX]


def scenes_of(found: Set) -> Path:
    """Where the scenes of a set are: with all others, or beside a set from elsewhere."""
    if found not in BOX:
        return found.folder.parent / f"{found.key}_scenes.py"
    return HERE / ("test_cards.py" if found.key in FIRST else f"test_{found.key}.py")


@pytest.mark.parametrize("found", SETS, ids=lambda found: found.key)
def test_every_card_and_whatever_it_says_has_words(found: Set) -> None:
    lacking = missing_words(found)
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize("found", SETS, ids=lambda found: found.key)
def test_every_card_has_a_scene(found: Set) -> None:
    lacking = missing_scenes(found, scenes_of(found))
    assert not lacking, "\n".join(lacking)


def test_numbers_are_those_that_records_and_learners_know() -> None:
    basic = [kinds.COPPER, kinds.SILVER, kinds.GOLD, kinds.ESTATE, kinds.DUCHY, kinds.PROVINCE, kinds.CURSE]
    assert basic == list(range(7))
    assert KEYS[:7] == ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    base = sorted(path.stem for path in (FIRST_BOX / "base").glob("*.toml") if path.stem != "set")
    assert KEYS[7 : 7 + len(base)] == base  # a set after the other, each by name
    assert KEYS[7] == "adventurer"
    assert [WORDS[card].number for card in range(len(KEYS))] == list(range(len(KEYS)))
    assert [card.key for card in WORDS] == KEYS


# A set beyond the box.


def run(shelf: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Start anew with more sets on the shelf."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment |= {ENVIRONMENT: str(shelf), "IGROTEKA_PURE": "1", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8"
    )


@pytest.mark.once
def test_a_set_beyond_the_box_keeps_the_contract() -> None:
    """Its scenes, and all that every game must hold, with nothing written but its folder; others' matches stay."""
    chosen = "harbour or (dominion-3-kingdom and random) or (dominion and test_texts)"
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen)
    answer = run(FURTHER, *command, "tests/contract", "tests/games/dominion/test_sets.py", str(HARBOUR) + "_scenes.py")
    assert answer.returncode == 0, answer.stdout
    assert int(answer.stdout.rsplit(" passed", 1)[0].rsplit(maxsplit=1)[-1]) > 60


def test_the_box_knows_nothing_of_it() -> None:
    assert "ferry" not in KEYS
    assert "harbour" not in str(games.find("dominion").options[0].data())
    with pytest.raises(igroteka.BadOption):
        igroteka.new("dominion", options={"kingdom": "harbour"})


@pytest.fixture
def harbour(tmp_path: Path) -> Set:
    """A copy of it, to take something from."""
    folder = tmp_path / "harbour"
    shutil.copytree(HARBOUR, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return Set("harbour", folder)


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("file", "language", "old", "new", "sentence"),
    [
        ("toll", "ru", "card-toll = П", "card-tall = П", "lacks its name: write card-toll = ..."),
        ("pier", "en", ".help = C", ".hint = C", "lacks what it does: write .help = ..., under card-pier"),
        ("ferry", "ru", "ask-ferry = К", "ask-fairy = К", "lacks what is asked: write ask-ferry = ..."),
        ("ferry", "en", "move-ship = R", "move-sheep = R", "lacks a move: write move-ship = ..."),
        ("ferry", "ru", "log-ship = { $player } в", "log-sheep = { $player } в", "lacks a log line: write log-ship = "),
        ("pier", "en", "points-pier = P", "points-peer = P", "lacks its line of the score sheet: write points-pier = "),
        ("set", "ru", "option-kingdom-harbour = Г", "option-harbour = Г", "lacks the name of this kingdom"),
        ("toll", "en", "en = ", "eng = ", "lacks its name: write card-toll = ..."),
    ],
)
def test_a_forgotten_text_is_asked_for(
    harbour: Set, file: str, language: str, old: str, new: str, sentence: str
) -> None:
    assert missing_words(harbour) == []
    edit(harbour.folder / f"{file}.toml", old, new)
    (told,) = missing_words(harbour)[:1]
    assert told.startswith(f"{harbour.folder / file}.toml, [texts] {language}, {sentence}")


def test_a_forgotten_scene_is_asked_for(harbour: Set, tmp_path: Path) -> None:
    scenes = tmp_path / "harbour_scenes.py"
    scenes.write_text((FURTHER / "harbour_scenes.py").read_text("utf-8"), "utf-8")
    assert missing_scenes(harbour, scenes) == []
    edit(scenes, "pier", "quay")
    (told,) = missing_scenes(harbour, scenes)
    assert told.startswith(f"no scene shows pier: write one in {scenes}, such as")
    assert 'Scene("pier copper*4", deck="silver").go("play:pier")' in told


@pytest.mark.once
@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "ferry.py",
            'Ferry("ferry", FerryShips)',
            'Ferry("ferry")',
            'is asked; name it where the card is made: CARD: Final = TheCard("ferry", FerryShips)',
        ),
        (
            "toll.py",
            "def attack(",
            "def attacks(",
            "write harbour/toll.py with a subclass of Attack that has a method attack",
        ),
        (
            "toll.py",
            "CARD: Final",
            "TOLL: Final",
            'harbour/toll.py lacks the card itself: end it with CARD: Final = TheCard("toll", ...)',
        ),
        ("toll.toml", "", None, "harbour/toll.py is no card's module: write harbour/toll.toml with the card's figures"),
        ("moat.toml", None, "", "the sets of dominion have a card twice: moat"),
        (
            "ferry.toml",
            "cost = 3",
            'cost = "three"',
            'harbour/ferry.toml, Ferry: cost [card ferry, cost]: a whole number from 0 to 99 is needed here, not "thre',
        ),
        ("ferry.toml", "cost = 3\n", "", "harbour/ferry.toml, Ferry: cost [card ferry, cost]: this is missing"),
        ("ferry.toml", "cost = 3", "cots = 3", "harbour/ferry.toml, Ferry: cots [card ferry, cots]: nothing here is"),
        ("ferry.toml", "cost = 3", "cost =", "harbour/ferry.toml: line 3, column 7 can't be read: this is no TOML"),
        ("ferry.toml", "name = ", "[card]\nname = ", "harbour/ferry.toml: a piece of the components has its figures"),
        ("ferry.toml", "[texts]", "[texts.more]", "harbour/ferry.toml: a piece of the components has its figures"),
        (
            "set.toml",
            '"cellar"',
            '"seller"',
            "harbour/set.toml, The Harbour: the ten cards, 4 [kingdom harbour, cards 4]:",
        ),
    ],
)
def test_a_set_that_lacks_something_is_refused_with_what_to_write(
    harbour: Set, file: str, old: str | None, new: str | None, sentence: str
) -> None:
    if old is None:
        shutil.copy(harbour.folder / "toll.toml", harbour.folder / file)
    elif new is None:
        (harbour.folder / file).unlink()
        edit(harbour.folder / "set.toml", '"toll"', '"village"')
    else:
        edit(harbour.folder / file, old, new)
    answer = run(harbour.folder.parent, "-c", "import igroteka; igroteka.new('dominion')")
    assert "BadComponents" in answer.stderr
    assert sentence in answer.stderr
