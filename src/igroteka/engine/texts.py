"""Words: Fluent files. A language is found where its words lie, and nothing lists it.

English and Russian lie with what they are the words of: `en.ftl` and `ru.ftl`, same keys, in each room's `texts/`,
`guide/` and `refusals/`, and in those of the engine and the server; what is printed on a card has them in its own file
(`engine.pieces`). Any other language is one folder for the whole house, `languages/<code>/`, with as many of these
files as somebody has translated (`file_name` says how they are called); `IGROTEKA_LANGUAGES` names further folders of
such folders. What a language lacks is said in English.

The engine and the games speak in `Text` values; here they become sentences. A noun may have cases as attributes
(`card-gold = Золото` with `.acc = золото`): an argument `$card` then comes with `$card_acc`. A figure of the game is
named by where it stands in the components (see `engine.figures`).
"""

import os
import re
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from igroteka.engine.figures import written
from igroteka.engine.words import Noun, Player, Text

FIRST = "en"
"""The language that everything is written in first."""
HERE = Path(__file__).parent / "texts"
PACKAGE = Path(__file__).parents[1]
PIECE_TEXTS = "texts"
"""The table that has the words, in a file of a piece."""
FOLDERS = "IGROTEKA_LANGUAGES"
"""The environment's name for further folders of languages, joined as in PATH."""

PLAIN = (str, int)
"""Arguments with which a sentence is remembered: equal ones are written alike."""
_MINUS = re.compile(r"(?<![\w'\"«“-])-(?=\d)")  # what somebody has typed stands in quotes, and stays as it is

Names = Sequence[str] | None
"""How the seats are called, by seat; without, they are "Player 1" and so on."""


def languages() -> tuple[str, ...]:
    """The languages that are spoken here, by their codes: `en`, `pt-BR`."""
    return _languages(os.environ.get(FOLDERS, ""))


@cache
def _languages(further: str) -> tuple[str, ...]:
    spoken = {file.stem for file in HERE.glob("*.ftl")}
    for folder in _folders(further):
        spoken |= {each.name for each in folder.glob("*") if any(each.glob("*.ftl"))}
    return tuple(sorted(spoken))


def _folders(further: str) -> list[Path]:
    return [PACKAGE / "languages", *map(Path, filter(None, further.split(os.pathsep)))]


def file_name(folder: Path) -> str:
    """How the file is called that has the words of this folder, in the folder of a language.

    >>> file_name(PACKAGE / "games" / "pig" / "texts"), file_name(PACKAGE / "games" / "pig" / "guide")
    ('pig.ftl', 'pig-guide.ftl')
    >>> file_name(HERE), file_name(PACKAGE / "engine" / "refusals")
    ('engine.ftl', 'engine-refusals.ftl')
    >>> file_name(PACKAGE / "games" / "dominion" / "sets" / "base"), file_name(Path("my", "sets", "harbour"))
    ('dominion-base.ftl', 'harbour.ftl')
    """
    inside = folder.is_relative_to(PACKAGE)
    parts = folder.relative_to(PACKAGE).parts if inside else folder.parts[-2 if folder.name == "texts" else -1 :]
    return "-".join(part for part in parts if part not in ("games", "sets", "texts")) + ".ftl"


def own(language: str, folder: Path) -> str:
    """The words of this folder in one language that comes with the house, as they are written there."""
    file = folder / f"{language}.ftl"
    if file.exists():
        return file.read_text("utf-8")
    if (folder / f"{FIRST}.ftl").exists():
        return ""
    return "\n".join(in_piece(piece).get(language, "") for piece in sorted(folder.glob("*.toml")))


def in_piece(file: Path) -> dict[str, str]:
    """The words that a file of a piece has, by language."""
    words: dict[str, str] = msgspec.toml.decode(file.read_bytes()).get(PIECE_TEXTS, {})
    return words


def wordings(language: str, folder: Path) -> list[str]:
    """The words of this folder in one language, its figures told; where several have a message, the last one counts."""
    further = [each / language / file_name(folder) for each in _folders(os.environ.get(FOLDERS, ""))]
    said = [own(language, folder), *(file.read_text("utf-8") for file in further if file.exists())]
    return [written(text, folder) for text in said if text]


def source(language: str, *folders: Path) -> str:
    """The words of these folders as one Fluent text, for whoever speaks it himself, such as a browser.

    What the language lacks is there in English: messages, and attributes of messages.
    """
    said = "\n".join(text for folder in folders for text in wordings(language, folder))
    if language == FIRST:
        return said
    lacking = messages(source(FIRST, *folders))
    has = messages(said)
    added = False
    for key, message in has.items():
        known = {attribute.id.name for attribute in message.attributes}
        more = [each for each in lacking.pop(key).attributes if each.id.name not in known] if key in lacking else []
        message.attributes += more
        added = added or bool(more)
    if not added and not lacking:
        return said
    return FluentSerializer().serialize(ast.Resource([*has.values(), *lacking.values()]))


def messages(text: str) -> dict[str, ast.Message | ast.Term]:
    """The messages of a Fluent text, and its terms with their dash, by name; of several with one name the last."""
    entries = FluentParser().parse(text).body
    return {
        f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}": entry
        for entry in entries
        if isinstance(entry, (ast.Message, ast.Term))
    }


def minus(text: str) -> str:
    """A text whose negative numbers have the sign that people write, whoever put the number into letters.

    >>> minus("-3 points, 2-4 players")
    '−3 points, 2-4 players'
    """
    return _MINUS.sub("\N{MINUS SIGN}", text)


@cache
def locale(language: str) -> Locale:
    """How people who speak a language write figures; those of one that Babel doesn't know, as in English."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale(FIRST)


def own_name(language: str) -> str:
    """What a language calls itself.

    >>> own_name("en"), own_name("ru")
    ('English', 'Русский')
    """
    name = locale(language).get_display_name() if language.split("-")[0] == locale(language).language else None
    return name[0].upper() + name[1:] if name else language


@cache
def resources(language: str, further: str, folder: Path) -> list[ast.Resource]:
    """The messages of this folder's words, which several bundles may share."""
    return [FluentResource(text) for text in wordings(language, folder)]


def bundle(language: str, *folders: Path) -> FluentBundle:
    """All messages of the engine and of these folders in one language, as far as they are written in it."""
    return _bundle(language, os.environ.get(FOLDERS, ""), *folders)


@cache
def _bundle(language: str, further: str, *folders: Path) -> FluentBundle:
    made = FluentBundle([language, FIRST], use_isolating=False)
    for folder in (HERE, *folders):
        for each in resources(language, further, folder):
            made.add_resource(each, allow_overrides=True)
    return made


def _sentence(words: FluentBundle, name: str, attribute: str, spoken: dict[str, Any]) -> str:
    message = words.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    sentence, _ = words.format_pattern(pattern, spoken)
    return minus(str(sentence))


@lru_cache(maxsize=8192)
def _said(words: FluentBundle, name: str, attribute: str, spoken: tuple[tuple[str, str | int], ...]) -> str:
    """The same, remembered: a match says the same few things over and over, and Fluent takes its time."""
    return _sentence(words, name, attribute, dict(spoken))


class Speaker:
    """Puts texts into words, in one language, with the words of one game."""

    def __init__(self, language: str, *folders: Path, names: Names = None) -> None:
        if language not in languages():
            raise ValueError(f"the languages are {', '.join(languages())}, not {language!r}")
        self.language = language
        self.folders = folders
        self.bundle = bundle(language, *folders)
        self.names = names

    @cached_property
    def english(self) -> "Speaker":
        """Who says what this language lacks: the whole sentence, for words of two languages don't make one."""
        return Speaker(FIRST, *self.folders, names=self.names)

    def has(self, key: str) -> bool:
        """Whether there are words for this key."""
        return self.knows(key) or (self.language != FIRST and self.english.knows(key))

    def knows(self, key: str) -> bool:
        """Whether there are words for this key in the language itself."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **args: Any) -> str:
        """A message by its key; `key.attribute` for an attribute of it."""
        name, _, attribute = key.partition(".")
        if not self.knows(key):
            return key if self.language == FIRST else self.english.say(key, **args)
        spoken: dict[str, Any] = {}
        for arg, value in args.items():
            spoken.update(self._spoken(arg, value))
        if all(type(value) in PLAIN for value in spoken.values()):
            return _said(self.bundle, name, attribute, tuple(spoken.items()))
        return _sentence(self.bundle, name, attribute, spoken)

    def text(self, text: Text) -> str:
        """A text in words."""
        return self.say(text.key, **text.args)

    def rule(self, noun: str) -> str | None:
        """Where the rulebook speaks of a noun: its own attribute `.rule`, or that of its whole kind, `rule-<kind>`."""
        for key in (f"{noun}.rule", f"rule-{noun.partition('-')[0]}"):
            if self.has(key):
                return self.say("cited", section=self.say(key))
        return None

    def player(self, seat: int) -> str:
        """What a seat is called."""
        if self.names is not None:
            return self.names[seat]
        return self.say("player", number=seat + 1)

    def _spoken(self, arg: str, value: Any) -> dict[str, Any]:
        if isinstance(value, Player):
            return {arg: self.player(value.seat)}
        if isinstance(value, Text):
            return {arg: self.text(value)}
        if isinstance(value, Noun):
            key = f"{value.kind}-{value.key}"
            forms = {arg: self.say(key)}
            if self.bundle.has_message(key):
                for case in self.bundle.get_message(key).attributes:
                    forms[f"{arg}_{case}"] = self.say(f"{key}.{case}")
            return forms
        if isinstance(value, list):
            counts: dict[str, int] = {}
            for each in value:
                name = str(self._spoken("each", each)["each"])
                counts[name] = counts.get(name, 0) + 1
            listed = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items())
            return {arg: listed or self.say("nothing"), f"{arg}_n": len(value)}
        return {arg: value}
