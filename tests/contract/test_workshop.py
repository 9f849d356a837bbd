"""The workshop: every piece of every game has a name and a provenance, and what is changed can be played with."""

import copy
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import igroteka
from igroteka import games
from igroteka.engine import components, workshop
from igroteka.engine.schema import plain
from igroteka.engine.workshop import Bench, Entry, Field
from tests.contract.setups import WRITTEN, place

pytestmark = pytest.mark.once

GAMES: Final = igroteka.game_keys(hidden=True)
NOT_OFFERED: Final = {
    "dominion": {"card.name"},
    "strasbourg": {"council.seats", "rank.players", "guild.letter", "task.kind", "task.of"},
    "village": {"bag.players", "board.players", "workshop.goods"},
    "my_village": {"workshop.good", "travel.road", "monk.stack", "chronicle.story"},
}
"""What the rules know a piece by, or what follows from that."""
PLAIN: Final = re.compile(r"(?<![\w-])[a-z]+[_-][a-z0-9_-]+|\{|\}|\$")
"""What looks like a key, or like a text that nobody has put into words."""


def pieces(bench: Bench) -> Iterator[Entry]:
    return (entry for group in bench.groups for entry in group.entries)


def fields(bench: Bench) -> Iterator[Field]:
    return (field for entry in pieces(bench) for field in entry.fields)


def names(game: str, language: str) -> str:
    """Where a room's workshop gets its names."""
    return f"write them in {place(games.find(game), f'workshop/{language}.ftl')} (engine/labels.py says how)"


def at(content: Any, place: list[str | int]) -> Any:
    for step in place:
        content = content[step]
    return content


def put(content: dict[str, Any], place: list[str | int], value: Any) -> dict[str, Any]:
    fresh = copy.deepcopy(content)
    at(fresh, place[:-1])[place[-1]] = value
    return fresh


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_its_names(game: str, language: str) -> None:
    bench = workshop.bench(games.find(game), language)
    said = [group.label for group in bench.groups]
    said += [entry.label for entry in pieces(bench)]
    for field in fields(bench):
        said += [field.label, *field.members, *(choice.label for choice in field.choices)]
    nameless = [words for words in said if not words or PLAIN.search(words)]
    assert not nameless, f"these of {game} have no name yet: {nameless}; {names(game, language)}"
    keys = {choice.value for field in fields(bench) for choice in field.choices if len(choice.value) > 2}
    assert language == "en" or not keys & set(said), (
        f"keys stand for names in the workshop of {game}: {sorted(keys & set(said))}; {names(game, language)}"
    )
    for group in bench.groups:
        labels = [entry.label for entry in group.entries]
        assert len(set(labels)) == len(labels), f"{group.label}: two pieces are called alike"


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_says_where_it_comes_from_in_words(game: str) -> None:
    ours, theirs = (workshop.bench(games.find(game), language) for language in ("en", "ru"))
    sources = [at(ours.content, entry.place)["source"] for entry in pieces(ours)]
    counted = games.find(game).components.sources
    assert {source: sources.count(source) for source in counted} == {
        key: len(all_of) for key, all_of in counted.items()
    }
    for language in WRITTEN:
        speaker = games.find(game).speaker(language)
        unsaid = [f"value-source-{source}" for source in counted if not speaker.knows(f"value-source-{source}")]
        assert not unsaid, f"where figures of {game} come from has no words: write {' and '.join(unsaid)}"
    for one, other in zip(pieces(ours), pieces(theirs), strict=True):
        assert bool(one.note) == bool(other.note), (
            f"{' '.join(map(str, one.place))} of {game} has its note in one language: {names(game, 'ru')}"
        )
        assert not other.note or re.search("[а-яё]", other.note), (
            f"write note-{' '.join(map(str, one.place))} in Russian"
        )


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_laid_out_and_every_figure_offered(game: str) -> None:
    form = games.find(game).components.form
    tables = [table for group in form.groups.values() for table in group]
    assert sorted(tables) == sorted(field.name for field in form.type.fields), (
        f"GROUPS in the components.py of {game} have each table of its components.toml once"
    )
    offered = {
        (entry.table, str(step))
        for entry in pieces(workshop.bench(games.find(game), "en"))
        for field in entry.fields
        for step in field.place[1:]
    }
    missing = set()
    for table in form.type.fields:
        kind = table.type.item_type if isinstance(table.type, msgspec.inspect.ListType) else table.type
        assert isinstance(kind, msgspec.inspect.StructType)
        missing |= {
            f"{table.name}.{each.name}"
            for each in kind.fields
            if each.name not in workshop.HIDDEN and (table.name, each.name) not in offered
        }
    assert missing == NOT_OFFERED.get(game, set()), (
        f"figures of {game} that its owner can't change: give them a type that engine/workshop.py has a field for"
    )


def other(field: Field, value: Any) -> list[Any]:
    """Other values that a field might have."""
    if field.many:
        first = value[0] if value else field.least
        single = msgspec.structs.replace(field, many=False)
        begun = [[each, *value[1:]] for each in other(single, first)]
        ended = [[*value[:-1], each] for each in other(single, value[-1])] if value else []
        return [*begun, *ended, value[:-1], [*value, first]]
    if field.kind == "number":
        return [value + 1, value - 1]
    if field.kind == "flag":
        return [not value]
    if field.kind == "text":  # a row of the map
        return [
            value[:n] + each + value[n + 1 :] for n in range(len(value)) for each in "01234SVCMK" if each != value[n]
        ]
    if field.kind == "counts":
        return [{**value, choice.value: value.get(choice.value, 0) + 1} for choice in field.choices]
    return [choice.value for choice in field.choices if choice.value != value]


OPENED: Final = """
import json, sys
import igroteka
from igroteka import games
from igroteka.engine import workshop
game = games.find(sys.argv[1])
igroteka.new(game.key, seed=1).view(0)
print(json.dumps([game.components.shipped, workshop.whole(game, game.components.content)]))
"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_changed_here_is_played_with_there(game: str, tmp_path: Path) -> None:
    """One field of every kind, all in one file, as the workshop writes it and the command reads it."""
    room = games.find(game)
    bench = workshop.bench(room, "en")
    content, changed = bench.content, set()
    for entry in pieces(bench):
        for field in entry.fields:
            kind = (entry.table, tuple(step for step in field.place[1:] if isinstance(step, str)))
            if kind in changed:
                continue
            for value in other(field, at(content, field.place)):
                fresh = put(content, field.place, value)
                if not workshop.complaints(room, fresh, "en"):
                    content = put(fresh, [*entry.place, "source"], "box")
                    changed.add(kind)
                    break
    every = {(e.table, tuple(s for s in f.place[1:] if isinstance(s, str))) for e in pieces(bench) for f in e.fields}
    assert every - changed <= FIXED.get(game, set()), (
        f"these of {game} can't be changed at all, so they need no field: list them in FIXED, if the rules count on "
        "them"
    )
    file = tmp_path / "box.toml"
    file.write_text(workshop.written(room, content, "ru"), "utf-8")
    environment = {**os.environ, components.ENVIRONMENT: f"{game}={file}"}
    run = subprocess.run([sys.executable, "-c", OPENED, game], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    shipped, read = json.loads(run.stdout)
    wanted = workshop.whole(room, content)
    for table, number, one in entries(wanted):
        if one["source"] == "box":
            one["note"] = ""  # it spoke of the figure that was there before
        assert (read[table] if number is None else read[table][number]) == json.loads(json.dumps(one)), (
            f"what the workshop writes of {table} is read otherwise: see the types in the components.py of {game}"
        )
    assert not shipped
    assert workshop.read(file.read_text("utf-8")) == msgspec.toml.decode(file.read_bytes())


FIXED: Final = {
    "bronze_age": {("start", ("cities",)), ("face", ("skulls",))},
    "strasbourg": {("chapels", ("number",)), ("start", ("highest",)), ("start", ("tasks",))},
}
"""What the rules count on: it is shown, and refused with its reason when it is changed."""


def entries(content: dict[str, Any]) -> Iterator[tuple[str, int | None, dict[str, Any]]]:
    for table, thing in content.items():
        if isinstance(thing, list):
            yield from ((table, number, entry) for number, entry in enumerate(thing))
        else:
            yield table, None, thing


WRONG: Final[tuple[Any, ...]] = ("seven", None, 1_000_000, 2.5, {"a": []}, [None])


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_value_is_refused_in_words_where_it_stands(game: str) -> None:
    """Each field of the first piece of each table."""
    room = games.find(game)
    ours, theirs = (workshop.bench(room, language) for language in ("en", "ru"))
    firsts = [each for each in zip(pieces(ours), pieces(theirs), strict=True) if each[0].place[1:] in ([], [0])]
    for piece, same in firsts:
        for field in piece.fields:
            for wrong in WRONG:
                if field.kind == "text" and not field.many and wrong == "seven":
                    continue
                content = put(ours.content, field.place, wrong)
                english, russian = (workshop.complaints(room, content, language) for language in ("en", "ru"))
                assert english, f"{field.label} of {piece.label} may be {wrong}?"
                told = f"{field.label} of {piece.label} as {wrong!r}: {english[0]}, {russian[0]}"
                assert english[0].place[: len(field.place)] == field.place, (
                    f"another place is told than that which is wrong; `check` in the components.py of {game} says "
                    f"where: {told}"
                )
                assert english[0].what.startswith(piece.label), told
                assert russian[0].what.startswith(same.label), told
                assert re.search("[а-яё]{3}", russian[0].why), f"refused in English alone: {names(game, 'ru')}; {told}"
                assert not re.search("fault-|wrong-|expected", english[0].why + russian[0].why, re.IGNORECASE), (
                    f"a refusal has no words: write it in refusals/en.ftl and ru.ftl of {game}; {told}"
                )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_piece_at_all_is_called_by_its_group(game: str) -> None:
    room = games.find(game)
    for language in ("en", "ru"):
        bench = workshop.bench(room, language)
        for group in bench.groups:
            for table in {entry.table for entry in group.entries if len(entry.place) > 1}:
                (told,) = workshop.complaints(room, {**bench.content, table: 3}, language)
                assert told.what == group.label, f"the whole of {table} is {told.what}?"
                told = workshop.complaints(room, put(bench.content, [table, 0], 3), language)[0]
                assert told.what in (f"{group.label}, no. 1", f"{group.label}, № 1"), f"{table} 0 is {told.what}?"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_wrong_is_told_at_once(game: str) -> None:
    room = games.find(game)
    bench = workshop.bench(room, "en")
    content = bench.content
    numbers = [field for field in fields(bench) if field.kind == "number" and not field.many and field.most is not None]
    for field in numbers[:3]:
        assert field.most is not None
        content = put(content, field.place, field.most + 1)
    assert [told.place for told in workshop.complaints(room, content, "ru")] == [field.place for field in numbers[:3]]


def test_the_shipped_schema_reads_what_may_be_left_out() -> None:
    kinds = games.find("bronze_age").components.form.type.fields
    development = next(field for field in kinds if field.name == "development").type
    assert isinstance(development, msgspec.inspect.ListType)
    assert isinstance(development.item_type, msgspec.inspect.StructType)
    base = next(field for field in development.item_type.fields if field.name == "base")
    assert isinstance(plain(base.type), msgspec.inspect.StructType)


def test_what_is_not_for_correcting_has_a_name_all_the_same() -> None:
    room = games.find("dominion")
    content = put(workshop.bench(room, "en").content, ["card", 1, "source"], "hearsay")
    assert [each.what for each in workshop.complaints(room, content, "en")] == ["Silver: where it is from"]
    assert [each.what for each in workshop.complaints(room, content, "ru")] == ["Серебро: откуда известно"]


@pytest.mark.parametrize(
    ("file", "english"),
    [
        ("x = =", "line 1, column 5 can't be read: this is no TOML"),
        ("[card", "this can't be read: it is no TOML"),
        ("[deck]\nhand = 5\nhand = 6\n", "line 3: this is there already, and stands here once more"),
        ("a = " + "[" * 400 + "]" * 50, "no TOML"),
        ("# " + "long " * 200, "line 1 is longer than 500 letters"),
        ("x = 1\n" * 20_000, "a components file has 100000 letters at most"),
    ],
)
def test_a_file_that_is_none_is_refused_in_words(file: str, english: str) -> None:
    with pytest.raises(igroteka.BadComponents) as refused:
        workshop.read(file)
    assert english in refused.value.tell("en").replace(",", "") or english in refused.value.tell("en")
    assert re.search("[а-яё]{3}", refused.value.tell("ru"))


@pytest.mark.parametrize(
    ("game", "place", "value"),
    [
        ("dominion", ["card", 0, "cards"], 2),
        ("dominion", ["card", 0, "points"], 1),
        ("dominion", ["card", 3, "coins"], 1),
        ("bronze_age", ["face", 5, "food"], 2),
        ("bronze_age", ["development", 0, "late", "effect"], 1),
        ("bronze_age", ["disaster", 3, "loss"], 1),
    ],
)
def test_a_figure_that_would_mean_nothing_is_refused(game: str, place: list[str | int], value: int) -> None:
    """Copper that draws, an Estate that pays, Leadership with a number: the rules would never look at it."""
    room = games.find(game)
    content = put(workshop.bench(room, "en").content, place, value)
    told = [workshop.complaints(room, content, language) for language in ("en", "ru")]
    assert [[complaint.place for complaint in each] for each in told] == [[place], [place]]
    assert "0" in told[1][0].why


KEYED: Final[dict[str, str]] = {
    "bronze_age": "monument",
    "dominion": "card",
    "my_village": "customer",
    "strasbourg": "building",
    "village": "customer",
}
"""A table of each game whose entries its rules know by key; not every game has one."""


@pytest.mark.parametrize("game", [game for game in GAMES if game in KEYED])
def test_entries_that_lack_are_twice_or_stand_elsewhere_are_named(game: str) -> None:
    """By the key that the file has for them, of a table whose entries the rules know."""
    room = games.find(game)
    bench = workshop.bench(room, "en")
    table = KEYED[game]
    listed = bench.content[table]
    first, second = listed[0]["key"], listed[1]["key"]
    for changed, english, where in (
        (listed[1:], f"there is no {first} here", [table]),
        ([listed[0], *listed[:1], *listed[2:]], f"{first} is here twice", [table, 1]),
        ([{**listed[0], "key": "dragon"}, *listed[1:]], "nothing here is called dragon; there are ", [table, 0]),
        ([listed[1], listed[0], *listed[2:]], f"in this order: {first}, {second}, ", [table]),
    ):
        told = workshop.complaints(room, {**bench.content, table: changed}, "en")
        assert english in told[0].why, told
        assert told[0].place == where
        russian = workshop.complaints(room, {**bench.content, table: changed}, "ru")
        assert re.search("[а-яё]{3}", russian[0].why)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_another_game_is_called_so_and_an_empty_one_empty(game: str) -> None:
    room = games.find(game)
    other = games.find("village" if game != "village" else "strasbourg").components.content
    for content, english, russian in (
        (other, "this is the file of another game", "это файл другой игры"),
        ({}, "there is nothing in it", "в нём ничего нет"),
    ):
        told = [workshop.complaints(room, content, language) for language in ("en", "ru")]
        assert [len(each) for each in told] == [1, 1]
        assert told[0][0].why.startswith(english)
        assert told[1][0].why.startswith(russian)
