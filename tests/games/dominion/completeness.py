"""What a set of cards must have besides its rules, and what to write where it lacks something."""

import ast
import re
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from igroteka.engine.texts import languages
from igroteka.games.dominion import sets
from igroteka.games.dominion.sets import Set

FIRST_EDITION = Path(sets.__file__).parent / "base" / "texts"


def missing_words(found: Set) -> list[str]:
    """The texts that a set lacks."""
    printed = msgspec.toml.decode(found.components.read_text("utf-8"))
    wanted = {}
    for card in printed["card"]:
        wanted[f"card-{card['key']}"] = "its name"
        wanted[f"card-{card['key']}.help"] = "what it does"
        if "victory" in card["types"] and found.key != "basic":
            wanted[f"points-{card['key']}"] = "its line of the score sheet"
    for kingdom in printed.get("kingdom", []):
        wanted[f"option-kingdom-{kingdom['key']}"] = "the name of this kingdom"
    for module in sorted(found.folder.glob("*.py")):
        code = module.read_text("utf-8")
        wanted |= dict.fromkeys(re.findall(r'Text\("(ask-[\w-]+)"', code), "what is asked")
        wanted |= dict.fromkeys([f"move-{name}" for name in re.findall(r'verb\("(\w+)"', code)], "a move")
        wanted |= dict.fromkeys([f"log-{name}" for name in re.findall(r'event\(\w+\("([\w-]+)"', code)], "a log line")
    lacking = []
    for language in languages():
        # A set may use the moves that the first edition has words for.
        said = words(found.texts / f"{language}.ftl") | words(FIRST_EDITION / f"{language}.ftl")
        for key, what in wanted.items():
            if key not in said:
                name, _, attribute = key.partition(".")
                line = f"    .{attribute} = ..., under {name}" if attribute else f"{name} = ..."
                lacking.append(f"{found.texts}/{language}.ftl lacks {what}: write {line.strip()}")
    return lacking


def words(file: Path) -> set[str]:
    """The messages of a file, and their attributes."""
    found = set()
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
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
        for card in found.cards()
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
