"""Every text key exists in English and Russian, what the games name has words, and other languages say nothing else."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import igroteka
from igroteka import games
from igroteka.engine import texts
from igroteka.engine.errors import REFUSALS
from igroteka.engine.figures import EVERY
from igroteka.engine.game import Game
from igroteka.engine.texts import FIRST, file_name, languages
from igroteka.server.refusals import TEXTS
from tests.contract.setups import WRITTEN, place

pytestmark = pytest.mark.once

PACKAGE = Path(igroteka.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
ROOMS = [games.find(key) for key in igroteka.game_keys(hidden=True)]
PARTS = ("texts", "guide", "refusals", "workshop")
FOLDERS = [texts.HERE, REFUSALS, TEXTS, *(game.folder / part for game in ROOMS for part in PARTS)]
FOLDERS += [folder for game in ROOMS for folder in game.words if folder != game.texts]
CASES = ("acc", "gen", "dat", "ins", "pre", "plural")
"""Attributes that a language may have for its grammar alone."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name.split("_")[0])


def shown(file: Path) -> str:
    """A file of the package, as one finds it from the root of the repository."""
    return str(Path("src", "igroteka", file.relative_to(PACKAGE)) if file.is_relative_to(PACKAGE) else file)


def file_of(folder: Path, language: str) -> str:
    """Where the words of a folder are written: in a file of their own, or in those of its pieces."""
    pieces = any(folder.glob("*.toml")) and not any(folder.glob("*.ftl"))
    return f"{shown(folder)}/*.toml, {language}," if pieces else shown(folder / f"{language}.ftl")


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    words = texts.own(language, folder)
    assert words, f"write {file_of(folder, language)}: a room has words in {' and '.join(WRITTEN)}"
    return parsed(words, file_of(folder, language))


def parsed(words: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(words)
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not broken, f"{file} is not Fluent here: {broken[0].content if broken else ''}"
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {file}: remove one"
            found[entry.id.name] = entry
    return found


def messages_of(game: Game, language: str) -> dict[str, ast.Message]:
    """All of a game's messages, in whatever folders they are."""
    found: dict[str, ast.Message] = {}
    for folder in game.words:
        for key, message in messages(folder, language).items():
            assert key not in found, f"{file_of(folder, language)} has {key}, as another folder of {game.key} has"
            found[key] = message
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-2:]))
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english = messages(folder, FIRST)
    for language in WRITTEN:
        other, file = messages(folder, language), file_of(folder, language)
        lacking = sorted(set(english) - set(other))
        unknown = sorted(key for key in set(other) - set(english) if not translates_a_note(folder, key))
        assert not lacking, f"write these in {file}, as {file_of(folder, FIRST)} has them: {', '.join(lacking)}"
        assert not unknown, f"{file_of(folder, FIRST)} lacks what {file} has: {', '.join(unknown)}"
        for key in english:
            assert attributes(english[key]) == attributes(other[key]), (
                f"{key} has other attributes in {file} than in {FIRST}; only {', '.join(CASES)} are a language's own"
            )
            assert variables(english[key]) == variables(other[key]), (
                f"{key} names other variables in {file} than in {FIRST}: {variables(english[key])} there"
            )


def translates_a_note(folder: Path, key: str) -> bool:
    """Whether this is a remark of the components file, which has it in English itself."""
    return folder.name == "workshop" and key.startswith("note-")


def strays(folder: Path) -> list[str]:
    """What a folder of a language has that nobody asks for: files, messages, variables. It may lack what it likes."""
    files = {file_name(each): each for each in FOLDERS}
    files["web.ftl"] = WEB / "texts"
    files |= {f"board-{board.parent.name}.ftl": board for board in (WEB / "boards").glob("*/texts")}
    found = []
    for file in sorted(folder.glob("*.ftl")):
        if file.name not in files:
            found.append(f"{shown(file)} is read by nobody; the files are {', '.join(sorted(files))}")
            continue
        english = messages(files[file.name], FIRST)
        for key, message in parsed(file.read_text("utf-8"), shown(file)).items():
            if translates_a_note(files[file.name], key):
                continue
            if key not in english:
                found.append(f"{key} in {shown(file)} is asked for by nobody: is it spelt as in English?")
            elif more := variables(message) - variables(english[key]):
                found.append(f"{key} in {shown(file)} names {', '.join(more)}, which nobody gives it")
    return found


def test_languages_of_folders_say_nothing_that_is_not_asked_for(tmp_path: Path) -> None:
    assert [stray for folder in (PACKAGE / "languages").iterdir() for stray in strays(folder)] == []
    (tmp_path / "pig.ftl").write_text("game-pig = Porko\nmove-rol = ĵeti\nlog-hold = { $n } { $cards_acc }\n", "utf-8")
    (tmp_path / "chess.ftl").write_text("game-chess = Ŝako\n", "utf-8")
    unread, unasked, ungiven = strays(tmp_path)
    assert "chess.ftl is read by nobody; the files are" in unread
    assert "move-rol in" in unasked
    assert "names cards, which nobody gives it" in ungiven


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
    where = shown((room.folder if room else PACKAGE / "engine") / "refusals")
    assert words, (
        f"{where} has no words: `components.py` refuses what its types can't see, such as `wrong-goal` in pig's"
    )
    unused = [key for key in words if f'"{key}"' not in code and f'"{key.partition("-")[2]}"' not in code]
    assert not unused, f"nothing refuses with these, so remove them from {where} (or from texts/): {', '.join(unused)}"


def test_refusals_have_words() -> None:
    everywhere = set.union(refusals(PACKAGE / "engine"), *(refusals(room.folder) for room in ROOMS))
    named = set(re.findall(r'"((?:refused|strategy|failed|differs)-[a-z-]+)"', code_in(PACKAGE)))
    assert len(named) > 50
    wordless = sorted(named - everywhere)
    assert not wordless, (
        "write words for these refusals, in a room's texts/ if a table may show them, in its refusals/ or the "
        f"engine's if only the command does: {', '.join(wordless)}"
    )
    for room in ROOMS:
        named = set(re.findall(r'(?:wrong\(__file__|_check\(.*?), "([a-z-]+)"', code_in(room.folder)))
        wordless = sorted({f"wrong-{key}" for key in named} - refusals(room.folder))
        assert not wordless, (
            f"{place(room, 'components.py')} refuses with these; write {', '.join(wordless)} in refusals/"
        )


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
    wordless = [each for each in wanted if not speaker.has(each)]
    assert not wordless, (
        f"write words for these in {place(game, f'texts/{language}.ftl')} (what comes after a dot is an attribute): "
        f"{', '.join(wordless)}"
    )
    for move in range(len(game.catalogue)):
        label = speaker.text(game.catalogue.label(move))
        assert "{" not in label, (
            f"the label of {game.catalogue.names[move]} is {label!r}: `move-{game.catalogue.verb(move)}` may only "
            f"name the arguments of its verb in {place(game, 'kinds.py')}"
        )


@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_labels_tell_moves_of_one_position_apart(key: str) -> None:
    match = igroteka.new(key, seed=1)
    for language in languages():
        speaker = match.game.speaker(language)
        for seat in match.to_act:
            labels = [speaker.text(match.game.catalogue.label(move)) for move in match.legal(seat)]
            twice = sorted({label for label in labels if labels.count(label) > 1})
            assert not twice, (
                "several moves of one position read alike, so let `move-...` in "
                f"{place(match.game, f'texts/{language}.ftl')} name what tells them apart: {', '.join(twice)}"
            )


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_whatever_is_explained_names_the_rule_behind_it(key: str, language: str) -> None:
    game = games.find(key)
    explained = [
        f"{name.removeprefix(EVERY)}-" if name.startswith(EVERY) else name
        for name, message in messages_of(game, language).items()
        if "help" in attributes(message)
    ]
    pieces = [name for name in explained if name.partition("-")[0] not in ("option", "bot")]
    file = place(game, f"texts/{language}.ftl")
    assert pieces, f"nothing in {file} is explained: give pieces and moves an attribute .help, and .rule or rule-<kind>"
    ruleless = [name for name in pieces if game.speaker(language).rule(name) is None]
    assert not ruleless, (
        f"these in {file} are explained without their rule; give each .rule, or all of a kind `rule-<kind>`, with the "
        f"section of the rulebook that says so: {', '.join(ruleless)}"
    )


@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_the_rules_that_are_named_are_sections_of_the_rulebook(key: str) -> None:
    """The fidelity page walks through the rulebook by its sections, under their Russian names."""
    game = games.find(key)
    speaker = game.speaker("ru")
    page = Path(__file__).parents[2] / "docs" / "fidelity" / f"{key}.md"
    assert page.exists(), (
        f"write docs/fidelity/{key}.md: the rulebook section by section, with the scenes for each rule"
    )
    sections = [line for line in page.read_text("utf-8").splitlines() if line.startswith("#")]
    for name, message in messages_of(game, "ru").items():
        named = name if name.startswith("rule-") else f"{name}.rule" if "rule" in attributes(message) else None
        if named is not None:
            assert any(speaker.say(named) in section for section in sections), (
                f"{named} in {place(game, 'texts/ru.ftl')} is «{speaker.say(named)}», and no heading of "
                f"docs/fidelity/{key}.md has that: both name the rulebook's sections as it does"
            )
