"""Every text key exists in both languages, and what the games name has words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import igroteka
from igroteka import games
from igroteka.engine import texts
from igroteka.engine.errors import REFUSALS
from igroteka.engine.game import Game
from igroteka.engine.texts import languages
from igroteka.server.refusals import TEXTS

PACKAGE = Path(igroteka.__file__).parent
ROOMS = [games.find(key) for key in igroteka.game_keys(hidden=True)]
PARTS = ("texts", "guide", "refusals")
FOLDERS = [texts.HERE, REFUSALS, TEXTS, *(game.folder / part for game in ROOMS for part in PARTS)]
FOLDERS += [folder for game in ROOMS for folder in game.words if folder != game.texts]
CASES = ("acc", "gen", "dat", "ins", "pre", "plural")
"""Attributes that a language may have for its grammar alone."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name.split("_")[0])


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not broken, f"{folder}/{language}.ftl: {broken[0].content}"
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def messages_of(game: Game, language: str) -> dict[str, ast.Message]:
    """All of a game's messages, in whatever folders they are."""
    found: dict[str, ast.Message] = {}
    for folder in game.words:
        for key, message in messages(folder, language).items():
            assert key not in found, f"{folder}/{language}.ftl has {key}, which another folder of {game.key} has, too"
            found[key] = message
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-2:]))
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, russian = messages(folder, "en"), messages(folder, "ru")
    assert set(english) == set(russian)
    for key in english:
        assert attributes(english[key]) == attributes(russian[key]), key
        assert variables(english[key]) == variables(russian[key]), key


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} - set(CASES)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def refusals(folder: Path) -> set[str]:
    """The words for refusals that the engine or a room has."""
    own = {key for key in messages(folder / "texts", "en") if key.startswith("refused-")}
    return own | set(messages(folder / "refusals", "en")) - {"argparse"}


def code_in(folder: Path) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("room", [None, *ROOMS], ids=lambda room: room.key if room else "engine")
def test_words_for_refusals_are_used(room: Game | None) -> None:
    code = code_in(room.folder if room else PACKAGE)
    words = refusals(room.folder if room else PACKAGE / "engine")
    assert words
    assert [key for key in words if f'"{key}"' not in code and f'"{key.partition("-")[2]}"' not in code] == []


def test_refusals_have_words() -> None:
    everywhere = set.union(refusals(PACKAGE / "engine"), *(refusals(room.folder) for room in ROOMS))
    named = set(re.findall(r'"((?:refused|strategy|failed|differs)-[a-z-]+)"', code_in(PACKAGE)))
    assert len(named) > 50
    assert named - everywhere == set()
    for room in ROOMS:
        named = set(re.findall(r'(?:wrong\(__file__|_check\(.*?), "([a-z-]+)"', code_in(room.folder)))
        assert {f"wrong-{key}" for key in named} - refusals(room.folder) == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_what_a_game_names_has_words(key: str, language: str) -> None:
    game = games.find(key)
    speaker = game.speaker(language)
    wanted = [f"game-{key}", f"game-{key}.about", f"game-{key}.goal"]
    wanted += [f"move-{verb.name}" for verb in game.catalogue.verbs]
    wanted += [f"log-{kind.name}" for kind in game.kinds]
    wanted += [f"points-{line}" for line in game.points]
    wanted += [f"{noun}-{each}" for noun, keys in game.nouns.items() for each in keys]
    wanted += [f"{d.noun}-{each}" for verb in game.catalogue.verbs for d in verb.domains if d.noun for each in d.keys]
    for option in game.options:
        wanted += [f"option-{option.key}", f"option-{option.key}.help"]
        wanted += [f"option-{option.key}-{value}" for value in getattr(option, "values", ())]
    wanted += [f"bot-{name}{part}" for name in game.strategies for part in ("", ".help")]
    assert [each for each in wanted if not speaker.has(each)] == []
    for move in range(len(game.catalogue)):
        label = speaker.text(game.catalogue.label(move))
        assert "{" not in label, game.catalogue.names[move]


@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_labels_tell_moves_of_one_position_apart(key: str) -> None:
    match = igroteka.new(key, seed=1)
    for language in languages():
        speaker = match.game.speaker(language)
        for seat in match.to_act:
            labels = [speaker.text(match.game.catalogue.label(move)) for move in match.legal(seat)]
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_whatever_is_explained_names_the_rule_behind_it(key: str, language: str) -> None:
    game = games.find(key)
    explained = [name for name, message in messages_of(game, language).items() if "help" in attributes(message)]
    pieces = [name for name in explained if name.partition("-")[0] not in ("option", "bot")]
    assert pieces
    assert [name for name in pieces if game.speaker(language).rule(name) is None] == []


@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_the_rules_that_are_named_are_sections_of_the_rulebook(key: str) -> None:
    """The fidelity page walks through the rulebook by its sections, under their Russian names."""
    game = games.find(key)
    speaker = game.speaker("ru")
    page = (Path(__file__).parents[2] / "docs" / "fidelity" / f"{key}.md").read_text("utf-8")
    sections = [line for line in page.splitlines() if line.startswith("#")]
    for name, message in messages_of(game, "ru").items():
        named = name if name.startswith("rule-") else f"{name}.rule" if "rule" in attributes(message) else None
        if named is not None:
            assert any(speaker.say(named) in section for section in sections), named
