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
BOX = [each for each in SETS if each.folder.parent == Path(sets.__file__).parent]


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
    assert KEYS[7:32] == sorted(KEYS[7:32])
    assert (KEYS[7], KEYS[19], KEYS[31]) == ("adventurer", "militia", "workshop")
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
    ("language", "old", "new", "sentence"),
    [
        ("ru", "card-toll", "card-tall", "lacks its name: write card-toll = ..."),
        (
            "en",
            "    .help = +1 card, +1",
            "    .hint = +1 card, +1",
            "lacks what it does: write .help = ..., under card-pier",
        ),
        ("ru", "ask-ferry", "ask-fairy", "lacks what is asked: write ask-ferry = ..."),
        ("en", "move-ship", "move-sheep", "lacks a move: write move-ship = ..."),
        ("ru", "log-ship", "log-sheep", "lacks a log line: write log-ship = ..."),
        ("en", "points-pier", "points-peer", "lacks its line of the score sheet: write points-pier = ..."),
        ("ru", "option-kingdom-harbour", "option-harbour", "lacks the name of this kingdom"),
    ],
)
def test_a_forgotten_text_is_asked_for(harbour: Set, language: str, old: str, new: str, sentence: str) -> None:
    assert missing_words(harbour) == []
    edit(harbour.texts / f"{language}.ftl", old, new)
    (told,) = missing_words(harbour)[:1]
    assert told.startswith(f"{harbour.texts}/{language}.ftl {sentence}")


def test_a_forgotten_scene_is_asked_for(harbour: Set, tmp_path: Path) -> None:
    scenes = tmp_path / "harbour_scenes.py"
    scenes.write_text((FURTHER / "harbour_scenes.py").read_text("utf-8"), "utf-8")
    assert missing_scenes(harbour, scenes) == []
    edit(scenes, "pier", "quay")
    (told,) = missing_scenes(harbour, scenes)
    assert told.startswith(f"no scene shows pier: write one in {scenes}, such as")
    assert 'Scene("pier copper*4", deck="silver").go("play:pier")' in told


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
        (
            "components.toml",
            'key = "toll"',
            'key = "tolls"',
            "harbour/toll.py: a module of a set is named by one of its cards (ferry, pier, tolls)",
        ),
        ("components.toml", 'key = "toll"', 'key = "moat"', "the sets of dominion have a card twice: moat"),
        ("components.toml", "cost = 3", 'cost = "three"', "(that is card 'ferry')"),
        ("components.toml", "cost = 3", "cost =", "harbour/components.toml"),
    ],
)
def test_a_set_that_lacks_something_is_refused_with_what_to_write(
    harbour: Set, file: str, old: str, new: str, sentence: str
) -> None:
    edit(harbour.folder / file, old, new)
    if file == "components.toml" and "tolls" in new:
        edit(harbour.folder / file, '"ferry", "pier", "toll"', '"ferry", "pier", "tolls"')
    answer = run(harbour.folder.parent, "-c", "import igroteka; igroteka.new('dominion')")
    assert "BadComponents" in answer.stderr
    assert sentence in answer.stderr
