"""One word for one thing: each room has a glossary, `texts/glossary.toml`, and the table has one, the engine's.

A term says what a thing is called in English and in Russian, what the rulebook calls it if that is another word, and
what it is never called. No sentence that somebody reads may have such a word, whether it is the room's own, its guide's
or its board's; and a term that no sentence uses is none.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec
import pytest

import igroteka
from igroteka import games
from igroteka.engine.texts import in_piece
from tests.contract.setups import WRITTEN

pytestmark = pytest.mark.once

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "igroteka"
BOARDS: Final = ROOT / "web" / "src" / "boards"
TABLE: Final = "table"
"""What all games share: the engine, the command, the server, the pages."""
GAMES: Final = igroteka.game_keys(hidden=True)

Language = Literal["en", "ru"]


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """A thing, what it is called, and what never."""

    en: str
    ru: str
    book: str = ""
    not_en: list[str] = []
    not_ru: list[str] = []

    def said(self, language: Language) -> str:
        return self.en if language == "en" else self.ru

    def never(self, language: Language) -> list[str]:
        return self.not_en if language == "en" else self.not_ru

    def right(self, language: Language) -> str:
        """The right word, with what the rulebook says where that differs."""
        book = f" (rulebook: {self.book})" if self.book and language == "ru" else ""
        return f"«{self.said(language)}»{book}"


class Sentence(NamedTuple):
    """A line of a text that somebody reads."""

    place: str
    words: str


def glossary_of(room: str) -> Path:
    return (PACKAGE / "engine" if room == TABLE else games.find(room).folder) / "texts" / "glossary.toml"


@cache
def glossary(room: str) -> list[Term]:
    file = glossary_of(room)
    assert file.exists(), (
        f"write {file.relative_to(ROOT)}: what the things of {room} are called, and what never, as Pig's has it"
    )
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, list[Term]])["term"]


def folders(room: str) -> list[Path]:
    """Where the words of a room lie, or those of the table."""
    if room == TABLE:
        house = [PACKAGE / "engine" / "texts", PACKAGE / "engine" / "refusals", PACKAGE / "server" / "texts"]
        return [*house, ROOT / "web" / "src" / "texts"]
    game = games.find(room)
    own = [folder for folder in game.words if game.folder in folder.parents]
    return [*own, game.folder / "guide", game.folder / "refusals", game.folder / "workshop", BOARDS / room / "texts"]


def sentences(file: Path, language: Language) -> Iterator[Sentence]:
    """Each line that somebody may read: no comments, keys, variants or citations of the rulebook; `{ $n }` is `<n>`.

    Of a file that has figures and words in all languages, the lines of this one.
    """
    spoken: str = language if file.suffix == ".ftl" else ""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if file.suffix == ".toml" and (block := re.match(r"(?:(\w+) = )?'''$", line)):
            spoken = block[1] or ""
            continue
        if spoken != language or re.match(r"#|rule-[\w-]+ =|\s+\.rule =", line):
            continue
        words = re.sub(r"^\s*(\*?\[[^\]]*\]|\.?[\w-]+ =)", "", line)
        words = re.sub(r"\{\s*\$([\w-]+)\s*\}", r"<\1>", words)
        yield Sentence(f"{file.relative_to(ROOT) if file.is_relative_to(ROOT) else file}:{number}", words.strip())


def told(room: str, language: Language) -> list[Sentence]:
    files = [file for folder in folders(room) for file in sorted(folder.glob("*")) if holds_words(file, language)]
    return [sentence for file in files for sentence in sentences(file, language)]


def holds_words(file: Path, language: Language) -> bool:
    return file.name == f"{language}.ftl" or (file.suffix == ".toml" and bool(in_piece(file)))


def wrong(terms: list[Term], said: list[Sentence], language: Language) -> list[str]:
    """What is called otherwise than the glossary has it, each with its place and the right word."""
    return [
        f"{sentence.place}: “{found[0].strip()}” in “{sentence.words}”; the word for it is {term.right(language)}"
        for term in terms
        for pattern in term.never(language)
        for sentence in said
        if (found := re.search(pattern, sentence.words if "<" in pattern else nameless(sentence.words), re.IGNORECASE))
    ]


def nameless(words: str) -> str:
    """A sentence without the names of its placeables, which are nobody's words."""
    return re.sub(r"<[\w-]+>", "<>", words)


def any_form(words: str) -> str:
    """A pattern for these words, however they end."""
    return r"[\w']*\W+".join(re.escape(word[: max(3, len(word) - 2)]) for word in words.split())


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("room", [TABLE, *GAMES])
def test_one_word_for_one_thing(room: str, language: Language) -> None:
    found = wrong(glossary(room), told(room, language), language)
    assert not found, f"{glossary_of(room).relative_to(ROOT)} has other words:\n" + "\n".join(found)


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("room", [TABLE, *GAMES])
def test_every_term_is_in_use(room: str, language: Language) -> None:
    everything = "\n".join(sentence.words for sentence in told(room, language))
    unused = [
        term.said(language)
        for term in glossary(room)
        if not re.search(any_form(term.said(language)), everything, re.IGNORECASE)
    ]
    assert not unused, f"no text in {language} of {room} says these, so they are no terms: {', '.join(unused)}"


@pytest.mark.parametrize("room", [TABLE, *GAMES])
def test_a_glossary_holds_what_a_game_needs(room: str) -> None:
    terms = glossary(room)
    shelf = room == TABLE or not games.find(room).hidden
    assert len(terms) >= (15 if shelf else 5), f"{room} has more things than these {len(terms)} that need one word each"
    for language in ("en", "ru"):
        held = [pattern for term in terms for pattern in term.never(language)]
        assert held, f"{room}: no word is ruled out in {language}, so nothing is held"
        for term in terms:
            itself = [pattern for pattern in held if re.search(pattern, term.said(language), re.IGNORECASE)]
            assert not itself, f"{room}: {term.said(language)} is ruled out by {itself}"


def test_a_wrong_word_is_found_and_told_with_its_place_and_the_right_one(tmp_path: Path) -> None:
    file = tmp_path / "ru.ftl"
    file.write_text("# безымянная\nrule-place = Безымянные могилы\nplace-grave = безымянная могила\n", "utf-8")
    (found,) = wrong(glossary("my_village"), list(sentences(file, "ru")), "ru")
    assert found == f"{file}:3: “безымянн” in “безымянная могила”; the word for it is «анонимная могила»"
    file.write_text("log-time = { $player } тратит { $n } времени\n", "utf-8")
    (found,) = wrong(glossary("village"), list(sentences(file, "ru")), "ru")
    assert "“> времени” in “<player> тратит <n> времени”" in found
