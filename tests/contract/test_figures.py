"""Every figure that somebody reads is the one of the components in force.

Each room is opened once more in a box whose every figure is another one. Nothing that it says or draws may then tell
the old number: one that stands in a text, and not in the components, is stale as soon as an owner corrects his file.
Numbers that belong to the rules, and that no components file can change, are listed here.
"""

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import igroteka
from igroteka import games
from igroteka.engine import components, figures, texts
from tests.contract.setups import WRITTEN

pytestmark = pytest.mark.once

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = igroteka.game_keys(hidden=True)

FIXED: Final = {
    "village": {"bag.players", "board.players"},
    "my_village": {"council.cells"},
    "strasbourg": {"start.tasks", "start.highest", "chapels.number", "rank.players"},
    "bronze_age": {"start.cities", "monument.out", "face.skulls"},
    "dominion": set[str](),
    "pig": set[str](),
}
"""Figures that a file can't change: the rules know them, and it is refused with others."""

NUMBERS: Final = {
    "en": r"\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twice|double",
    "ru": r"\d+|дв[аеу]х?|двое|двумя|втроём|три|трёх|трое|тремя|четыре|четырёх|четверо|четырьмя|пят[ьи]|пятеро|шест[ьи]"
    r"|сем[ьи]|восем[ьи]|восьми|девят[ьи]|десят[ьи]|дважды|вдвое|сотый",
}

RULES: Final[dict[str, tuple[str, ...]]] = {
    "village": (
        r"(generations?|chamber|window|customer|Player|поколени\w+|палат\w|витраж\w*|покупател\w+) ?(№ )?\d",
        r"\d-(го|[йюеяим])",  # the name of a chamber or a window
        r"through four generations|через четыре поколения",
    ),
    "my_village": (
        r"(two|два|двух|ваши два) (dice|кубика|брошенных|из брошенных)|your two dice|два из брошенных",
        r"up to four (customers|at a time)|from one to four|[Дд]о четырёх (покупателей|за раз)|от одного до четырёх",
        r"by 1|на 1\b|from 1 to 6|от 1 до 6|six at most|шест\w+",
        r"2, 3 (or|или) 4|вдвоём, втроём|двух ваших кубиков|two players|two turns|два хода|два$",
        r"(white|black|белый|чёрный) «?\d»?|(field|поле) \d",
        r"school twice|twice in a row|школа дважды|два раза подряд",
    ),
    "strasbourg": (
        r"five rounds|пят[ьи] раунд\w+|of 5|из 5|nine steps|девять шагов|(один|одного) до пяти|one to five",
        r"[Ff]our of your family live in a square of two by two|Четверо из вашей семьи живут квадратом два на два",
        r"four corner cells|четырёх угловых|из трёх мест|of the two|из двух",
        r"three players|трёх игроках|втроём|3, 4 and 5 players|3, 4 и 5 игроках",
        r"Touches the chapel .*: 1 point|Рядом часовня .*: 1 очко",
        r"^\d$|^[a-i]\d(/[a-i]\d)?$|второму|второй",
    ),
    "bronze_age": (
        r"\d\)|\d(st|nd|rd|th)|2 to 4|2–4|up to six|до шести|6 (offers|предложений)",
        r"from three cities to seven|от трёх городов к семи",
        r"(eats|съедает|costs|стоит|Give up|сдать|Сдать|Turn|Сменять|Give|Want|Discard|Отдать|Попросить|Сбросить) 1\b",
        r"^1 (food|питание|die)|1 (stone|food|pottery|box|dice|point|камень|питание|керамик\w) ?[=:]?|\d(:| —) ",
    ),
    "dominion": (
        r"\bten\b|10|десять|десяти|25|any three piles|любые три стопки",
        r"Double Witch|Две ведьмы|a Smithy or two|одна-две|Two Witches|две «Ведьмы»",
        r"fewer than two Treasures|меньше двух сокровищ|for two,",
        r"play it twice|дважды|twice",
        r"1 (victory point|победное очко) (for every|за кажд\w+)",
    ),
    "pig": (r"at 20|на 20", r"Holds"),
}
"""What the rules themselves count, and no component: by the words around it."""


def changed(game: str, content: dict[str, Any]) -> dict[str, Any]:
    """A file that is right, and whose every figure is another one than in this."""

    def other(place: str, thing: Any) -> Any:
        if isinstance(thing, dict):
            return {key: other(f"{place}.{key}" if place else key, value) for key, value in thing.items()}
        if isinstance(thing, list):
            return [other(place, each) for each in thing]
        if isinstance(thing, bool) or not isinstance(thing, int) or place in FIXED.get(game, set()):
            return thing
        if place == "disaster.loss" and thing == 0:  # what costs no points: a Revolt
            return thing
        if place in ("family.generations", "start.copies", "chronicle.spaces", "graves.spaces"):  # no more will do
            return thing - 1
        if place.endswith((".values", ".play")) and game == "my_village":  # what two dice can show
            return thing - 1 if thing > 2 else 3
        return thing + 1

    fresh: dict[str, Any] = other("", content)
    if game == "strasbourg":
        fresh["city"]["prices"] = [re.sub(r"\d", lambda n: str(int(n[0]) + 1), row) for row in fresh["city"]["prices"]]
    return fresh


def toml(content: dict[str, Any]) -> str:
    """Such a file as text."""

    def value(thing: Any) -> str:
        if isinstance(thing, dict):
            return "{ " + ", ".join(f"{key} = {value(each)}" for key, each in thing.items()) + " }"
        return f"[{', '.join(map(value, thing))}]" if isinstance(thing, list) else json.dumps(thing)

    tables = [
        (f"[[{name}]]" if isinstance(table, list) else f"[{name}]", entry)
        for name, table in content.items()
        for entry in (table if isinstance(table, list) else [table])
    ]
    return "\n".join(f"{head}\n" + "".join(f"{key} = {value(each)}\n" for key, each in e.items()) for head, e in tables)


def leaves(thing: Any, place: str = "") -> dict[str, Any]:
    """Each figure of a file by where it stands."""
    if isinstance(thing, dict):
        pairs = [(f"{place}.{key}", value) for key, value in thing.items()]
    elif isinstance(thing, list):
        pairs = [(f"{place}[{number}]", value) for number, value in enumerate(thing)]
    else:
        return {place: thing}
    return {name: leaf for where, value in pairs for name, leaf in leaves(value, where).items()}


OPENED: Final = """
import io, json, sys
from rich.console import Console
import igroteka
from igroteka import games
from igroteka.engine import figures
from igroteka.engine.guide import guide_of
from igroteka.engine.texts import source
game = games.find(sys.argv[1])
drawn = {}
for language in sys.argv[2].split():
    speaker = game.speaker(language)
    match = igroteka.new(game.key, seed=3)
    out = Console(file=io.StringIO(), width=160)
    out.print(game.draw(match.view(0), speaker))
    drawn[language] = {"table": out.file.getvalue(), "texts": source(language, *game.words)}
igroteka.new(game.key, seed=4).rollout("random")
print(json.dumps({"told": figures.told(game.folder), "drawn": drawn, "views": [match.view(0), match.view(None)],
                  "guide": guide_of(game) is not None, "shipped": game.components.shipped}))
"""


def opened(game: str, file: Path | None = None) -> dict[str, Any]:
    """What a game says and draws, in a process of its own."""
    environment = {**os.environ, **({components.ENVIRONMENT: f"{game}={file}"} if file else {})}
    run = subprocess.run(
        [sys.executable, "-c", OPENED, game, " ".join(WRITTEN)], env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


@cache
def boxes(game: str, folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The game as it is shipped, and in the other box."""
    file = folder / f"{game}.toml"
    file.write_text(toml(changed(game, games.find(game).components.content)), "utf-8")
    return opened(game), opened(game, file)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("boxes")


@pytest.mark.parametrize("game", GAMES)
def test_the_other_box_is_another_in_every_figure(game: str) -> None:
    content = games.find(game).components.content
    old, new = leaves(content), leaves(changed(game, content))
    kept = {
        re.sub(r"\[\d+\]", "", place)[1:] for place in old if isinstance(old[place], int) and old[place] == new[place]
    }
    assert {place for place in kept if not place.endswith((".chapel", "disaster.loss"))} == FIXED.get(game, set()), (
        f"a components file of {game} may hold no other figure here: let `check` in its components.py allow one, or "
        "list it in FIXED, if the rules count on it"
    )


@pytest.mark.parametrize("game", GAMES)
def test_texts_tell_the_figures_of_the_other_box(game: str, folder: Path) -> None:
    ours, other = boxes(game, folder)
    assert set(ours["told"]) == set(other["told"]), f"which figures {game} tells must not depend on what they are"
    for language in WRITTEN:
        before, after = (texts.messages(box["drawn"][language]["texts"]) for box in (ours, other))
        assert set(before) == set(after)
        for name, message in before.items():
            named = [figure for figure in named_figures(game, language, name) if figure in ours["told"]]
            same = message.equals(after[name])
            differ = [figure for figure in named if ours["told"][figure] != other["told"][figure]]
            assert not (same and differ), f"{name} in {language} tells {', '.join(differ)} as if nothing had changed"
    assert ours["guide"], "the shipped box has its guide"
    assert not other["guide"], "a guide that was prepared with other figures must not be shown"
    assert (ours["shipped"], other["shipped"]) == (True, False)


DRAWN: Final = (
    r"Player \d|Игрок \d|▲\d|[Rr]ound 1|Раунд 1|[Rr]аунд 1|Actions 1|Действия 1|Круг 1|Fields: 8|Полей осталось: 8"
)
"""What a table shows at the beginning that no components tell: seats, the first round, eight fields."""


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_draws_the_figures_of_the_other_box(game: str, language: str, folder: Path) -> None:
    ours, other = (box["drawn"][language]["table"].splitlines() for box in boxes(game, folder))
    alike = [line.strip() for line in ours if re.search(r"\d", line) and line in other]
    stale = [line for line in alike if not re.search(DRAWN, line, re.IGNORECASE)]
    assert not stale, (
        f"the table of {game} in {language} shows the same numbers with other components: `draw.py` takes each from "
        f"the view or the components, {stale}"
    )


COUNTED: Final[dict[str, str]] = {
    "bronze_age": r"seats\.cities|prompt\.args\.n",
    "dominion": r"actions|buys|seats\.(turns|hand\..+)|prompt\.args\.buys",
    "my_village": r"sums|wakes|rat\.away|(roads|monks)\.left|fields_left|prompt\.args\.n",
    "strasbourg": r"order|must_keep|council\.church|worth|privileged|seats\.councillors|(sites|seats\.tasks)\.cells|"
    r"to_act|prompt\.args\.(n|of)",
    "village": r"order|spaces\.cubes\..+|supply\..+|stalls\.wants\..+|queue\.points|seats\.family\..+|child",
}
"""What a view tells alike in every box: what the rules count, how many pieces there are, what was dealt, who and where;
and how far the rat has to run, where both ends of its way are one further."""


@pytest.mark.parametrize("game", GAMES)
def test_views_tell_the_figures_of_the_other_box(game: str, folder: Path) -> None:
    """Boards draw what views tell, so what is stale here would be stale on a board."""
    ours, other = (leaves(box["views"]) for box in boxes(game, folder))
    alike = {
        re.sub(r"\[\d+\]", "", place)[1:]
        for place, figure in ours.items()
        if isinstance(figure, int) and not isinstance(figure, bool) and figure and other.get(place) == figure
    }
    stale = {place for place in alike if not re.fullmatch(rf"round|players|{COUNTED.get(game, '-')}", place)}
    assert not stale, (
        f"views of {game} tell the same numbers with other components: take each from the components in force, or list "
        f"in COUNTED what only the rules count: {sorted(stale)}"
    )


@cache
def raw(game: str, language: str) -> dict[str, Any]:
    """A game's messages as they are written."""
    found: dict[str, Any] = {}
    for folder in games.find(game).words:
        found |= texts.messages(texts.own(language, folder))
    return found


class Words(Visitor):
    """What a message says in letters, and the variables that it names."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.named: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the library's name
        parts = [each.value if isinstance(each, ast.TextElement) else "¤" for each in node.elements]
        self.said.append("".join(parts))
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - the library's name
        before = len(self.said)
        self.generic_visit(node)
        if getattr(node.key, "name", getattr(node.key, "value", "")) in ("one", "1"):  # there, 1 is the figure
            self.said[before:] = [re.sub(r"\b1\b", "¤", said) for said in self.said[before:]]

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.named.append(node.id.name)


def words_of(message: Any) -> Words:
    words = Words()
    words.visit(message)
    return words


def named_figures(game: str, language: str, name: str) -> list[str]:
    message = raw(game, language).get(name)
    return words_of(message).named if message is not None else []


def places(game: str, language: str) -> dict[str, str]:
    """The words about a game, by where they lie: its own, its sets', its board's."""
    room = games.find(game)
    found = {f"{folder.relative_to(room.folder)}": folder for folder in room.words if room.folder in folder.parents}
    found["board"] = ROOT / "web" / "src" / "boards" / game / "texts"
    return {where: texts.own(language, folder) for where, folder in found.items() if folder.exists()}


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_writes_a_figure_itself(game: str, language: str) -> None:
    number = re.compile(rf"(?<![\w$-])({NUMBERS[language]})(?!\w)", re.IGNORECASE)
    own = re.compile("|".join(f"(?:{rule})" for rule in RULES.get(game, RULES["pig"])), re.IGNORECASE)
    stale, unknown = [], []
    told = figures.told(games.find(game).folder)
    plain = {name for name, figure in told.items() if not isinstance(figure, list)}
    for where, said_there in places(game, language).items():
        known = plain if where == "board" else set(told)  # a page has no nouns to make a list of
        for name, message in texts.messages(said_there).items():
            words = words_of(message)
            for said in words.said:
                if number.search(own.sub("", said)):
                    stale.append(f"{where}, {language}, {name}: «{said.strip()}»")
            if not name.startswith(figures.EVERY):
                unknown += [
                    f"{where}, {language}, {name}: ${each}"
                    for each in words.named
                    if "-" in each and each not in known and each.rpartition("_")[0] not in known
                ]
    assert not unknown, "no components have such a figure:\n" + "\n".join(unknown)
    assert not stale, (
        "these write a number themselves; name the figure of the components (`{ $farm-harvest }`, see "
        "engine/figures.py), or list it here if it is the rules' own:\n" + "\n".join(stale)
    )
