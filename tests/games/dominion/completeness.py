"""What a set of cards must have besides its rules, and what to write where it lacks something."""

import ast
import re
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from igroteka.engine.texts import in_piece, own
from igroteka.games.dominion import sets
from igroteka.games.dominion.sets import WHOLE, Set
from tests.contract.setups import WRITTEN

FIRST_EDITION = Path(sets.__file__).parent / "base"


def missing_words(found: Set) -> list[str]:
    """The texts that a set lacks, each with the file where it is wanted."""
    wanted = {file: wanted_words(found, file) for file in sorted(found.folder.glob("*.toml"))}
    lacking = []
    for language in WRITTEN:
        # A card may use what others of its set, or of the first edition, have words for.
        said = words(own(language, found.folder)) | words(own(language, FIRST_EDITION))
        for file, keys in wanted.items():
            here = words(in_piece(file).get(language, ""))
            for key, what in keys.items():
                if key not in (here if key.startswith("card-") else said):
                    name, _, attribute = key.partition(".")
                    line = f".{attribute} = ..., under {name}" if attribute else f"{name} = ..."
                    lacking.append(f"{file}, [texts] {language}, lacks {what}: write {line}")
    return lacking


def wanted_words(found: Set, file: Path) -> dict[str, str]:
    """What a card, or a set as a whole, must have words for: message or attribute, and what that is."""
    printed = msgspec.toml.decode(file.read_bytes())
    if file.stem == WHOLE:
        return {f"option-kingdom-{each['key']}": "the name of this kingdom" for each in printed.get("kingdom", [])}
    wanted = {f"card-{file.stem}": "its name", f"card-{file.stem}.help": "what it does"}
    if "victory" in printed["types"] and found.key != "basic":
        wanted[f"points-{file.stem}"] = "its line of the score sheet"
    module = file.with_suffix(".py")
    if module.exists():
        code = module.read_text("utf-8")
        wanted |= dict.fromkeys(re.findall(r'Text\("(ask-[\w-]+)"', code), "what is asked")
        wanted |= dict.fromkeys([f"move-{name}" for name in re.findall(r'verb\("(\w+)"', code)], "a move")
        wanted |= dict.fromkeys([f"log-{name}" for name in re.findall(r'event\(\w+\("([\w-]+)"', code)], "a log line")
    return wanted


def words(text: str) -> set[str]:
    """The messages of a text, and their attributes."""
    found = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def missing_scenes(found: Set, file: Path) -> list[str]:
    """The cards of a set that no scene of this file shows."""
    shown = words_in_scenes(file.read_text("utf-8")) if file.exists() else set()
    return [
        f"no scene shows {card}: write one in {file}, such as\n\n"
        f"    def test_{card}_does_what_it_says() -> None:\n"
        f'        scene = Scene("{card} copper*4", deck="silver").go("play:{card}")\n'
        f'        assert scene.hand() == "..."\n'
        for card in found.cards
        if card not in shown
    ]


def words_in_scenes(code: str) -> set[str]:
    """The words of all strings in test functions, and of what they are parametrized with."""
    found: set[str] = set()
    for node in ast.parse(code).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for each in ast.walk(node):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    found |= set(re.findall(r"\w+", each.value))
    return found
