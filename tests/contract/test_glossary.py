"""One word for one thing, in every game and in both languages: what a thing is never called, and its right name.

A table's left column is a regular expression that no sentence of the game may match, whether its own, its
guide's or its board's. The right column is what the rulebook (or the published English game) calls the thing.
"""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]

RU: Final = {
    "village": {
        r"\b[Мм]етк": "фишка",
        r"\b[Зз]апас": "резерв",
        r"\b[Вв]ера\b": "судьба",
        r"\d времени": "единицы времени",
        r"\b[Пп]алаты советов": "деревенский совет",
    },
    "my_village": {
        r"[Дд]ерев\w+ историй": "дерево истории",
        r"[Бб]езымянн": "анонимная могила",
        r"\b[Кк]летк": "ячейка",
        r"\b[Мм]етк": "маркер",
        r"\d времени": "единицы времени",
    },
    "strasbourg": {
        r"\b[Кк]летк": "область",
        r"\b[Кк]руг\b": "раунд",
        r"взглядам": "выкладывают",
    },
    "dominion": {
        r"\b[Уу]борк": "расчистка",
        r"фаз\w+ покупок": "фаза приобретений",
        r"открывает": "раскрывает",
    },
    "bronze_age": {
        r"[Пп]амятник": "строение",
        r"(?<!Каменный )\b[Кк]руг\b": "раунд",
        r"Караваны": "Караван",
    },
}

EN: Final = {
    "village": {
        r"\b[Nn]ameless": "anonymous grave",
        r"\b[Ff]irst player": "starting player",
        r"\b[Ff]aith\b": "fate",
        r"\b[Pp]ersuasion\b": "persuasiveness",
        r"\b[Ww]orkshop": "craft building",
        r"\b[Ff]armyard": "farm",
        r"\b1 coins\b": "1 coin",
    },
    "my_village": {
        r"\b[Nn]ameless": "anonymous grave",
        r"\b[Ww]orkshop": "craft building",
        r"\b[Rr]aid": "rat invasion",
        r"2/12 token|token 2/12": "2/12-value tile",
    },
    "strasbourg": {r"\b[Ss]tarting player": "first player"},
    "dominion": {r"Nothing left to buy": "no buys left"},
    "bronze_age": {r"\b[Ww]onder": "monument"},
}


def sentences(game: str, language: str) -> list[tuple[str, str]]:
    """Each line that somebody may read, with where it stands: no comments, keys, names of arguments or variants."""
    places = [
        *(ROOT / "src/igroteka/games" / game).rglob(f"{language}.ftl"),
        ROOT / "web/src/boards" / game / "texts" / f"{language}.ftl",
    ]
    found = []
    for place in places:
        for number, line in enumerate(place.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("#"):
                continue
            words = re.sub(r"^\s*(\*?\[[^\]]*\]|\.?[\w-]+ =)", "", line)
            words = re.sub(r"\{[^}]*\}", "0", words)
            found.append((f"{place.relative_to(ROOT)}:{number}", words))
    return found


@pytest.mark.parametrize(
    ("language", "game"), [*(("ru", game) for game in RU), *(("en", game) for game in EN)], ids=lambda word: word
)
def test_one_word_for_one_thing(language: str, game: str) -> None:
    told = sentences(game, language)
    assert len(told) > 100
    wrong = [
        f"{where}: «{words.strip()}» should say {right}"
        for where, words in told
        for pattern, right in (RU if language == "ru" else EN)[game].items()
        if re.search(pattern, words)
    ]
    assert not wrong, "\n".join(wrong)
