"""Whatever the command refuses, it says in the reader's language: Russian whole, English as it always was."""

import argparse
import ast
import inspect
import json
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.arguments import spoken
from igroteka.cli import main
from igroteka.engine.errors import REFUSALS
from igroteka.engine.record import links
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Noun, Player, Text
from igroteka.games.dominion.components import KEYS

# Words without which hardly an English sentence does, and those of argparse; names and keys are none of them.
ENGLISH = re.compile(
    r"(?<![-\w])(the|an?|is|are|was|has|have|not|no|of|to|it|its|this|that|there|can't|and|or|for|from|with|by|here|needs?|like|more"
    r"|usage|options|arguments|error|show|help message|invalid|expected|required)(?![-\w])",
    re.IGNORECASE,
)
UTF_8 = {**os.environ, "PYTHONIOENCODING": "utf-8"}
RECORD = igroteka.play_out(igroteka.new("dominion", 2, seed=11), [igroteka.bot("dominion", "bmu")] * 2).record()
PLIES = len(RECORD["moves"])


def impossible() -> dict[str, Any]:
    """A record whose chain fits, but whose first move nobody can make."""
    head = f"dominion 2 {sorted(RECORD['options'].items())} 11"
    moves = [(RECORD["moves"][0][0], "buy:province")]
    return {**RECORD, "moves": moves, "chain": "".join(links(head, moves))}


RECORDS: dict[str, Any] = {
    "none": {},
    "format": {"igroteka": 99},
    "rules": {**RECORD, "rules": 7},
    "components": {**RECORD, "components": "0" * 16},
    "game": {**RECORD, "game": "chess"},
    "players": {**RECORD, "players": 7},
    "seats": {**RECORD, "seats": ["Tanya"]},
    "options": {**RECORD, "options": {"kingdom": "cellar,moat"}},
    "field": {**RECORD, "moves": 7},
    "cut": {**RECORD, "moves": RECORD["moves"][:-1]},
    "changed": {**RECORD, "seed": 12},
    "impossible": impossible(),
    "unfinished": {**RECORD, "moves": RECORD["moves"][:-1], "chain": RECORD["chain"][:-4]},
    "result": {**RECORD, "result": {"scores": [99, 0], "winners": [0]}},
}
LISTS = {
    "sign": "Gold if coins > $3",
    "end": "Gold if 1 2",
    "card": "# rich\nGould; Silver",
    "no-card": "if coins > 3",
    "of": "Gold if own Gold < 3",
    "missing": "Gold if coins >",
    "unknown": "Gold if cash > 3",
    "close": "Gold if (coins > 3",
    "empty": "# nothing",
}
BOTS = "random, novice, regular, expert, bbm, bmu, smithy, double-witch, engine, written, network"
SETS = "first-game, big-money, interaction, size-distortion, village-square, random"
CARDS = ", ".join(KEYS[7:])
SOON = "a budget is decisions, iterations or seconds, like 30000d, 2000i, 0.5s, or both: 30000d,4s; not 'soon'"
SCENES = [
    # what is typed; what it says in English
    ("nonsense", "igroteka: error: argument COMMAND: invalid choice: 'nonsense' (choose from"),
    ("arena", "igroteka arena: error: the following arguments are required: game, BOT"),
    ("arena dominion", "igroteka arena: error: the following arguments are required: BOT"),
    ("play --seats", "igroteka play: error: argument --seats: expected one argument"),
    ("play --s you", "igroteka play: error: ambiguous option: --s could match --seats, --seed"),
    ("play --new=7", "igroteka play: error: argument --new: ignored explicit argument '7'"),
    ("games --every", "igroteka: error: unrecognized arguments: --every"),
    ("serve --port x", "igroteka serve: error: argument --port: invalid int value: 'x'"),
    ("serve --bot-budget x", "igroteka serve: error: argument --bot-budget: invalid float value: 'x'"),
    (
        "arena chess a b",
        f"there is no game 'chess'; the games are {', '.join(igroteka.game_keys())}",
    ),
    ("play domino", "there is no game 'domino'; did you mean dominion?"),
    ("play dominion --seats you", "dominion is for 2 to 4 players, not 1"),
    ("play dominion --seats you,grandmaster", f"dominion has no bot 'grandmaster'; it has {BOTS}"),
    ("play dominion --seats you,nowhere.txt", "can't read the strategy nowhere.txt: No such file or directory"),
    ("play dominion --seats you,binary.txt", "can't read the strategy binary.txt: it is not text"),
    ("play village --seats you,my.txt", "village reads no strategy files; its bots are random, "),
    ("play dominion --option kingdom", "--option is KEY=VALUE, not 'kingdom'"),
    ("play dominion --option colour=red", "there is no option 'colour'; the options are: kingdom, first"),
    ("play dominion --option first=9", "option first is one of random, 0, 1, 2, 3, not '9'"),
    ("play dominion --option first=3", "option first is a seat, 0 to 1, or random; not 3"),
    ("play dominion --option kingdom=x", f"option kingdom is one of {SETS}, or a list of ten cards; not 'x'"),
    ("play dominion --option kingdom=moat,moat", "option kingdom names moat more than once"),
    ("play dominion --option kingdom=moat,mine", "option kingdom is ten cards, not 2"),
    ("play dominion --option kingdom=moat,gold", "option kingdom: 'gold' is in every match, it is no kingdom card"),
    ("play dominion --option kingdom=moat,x", f"option kingdom: there is no card 'x'; the cards are {CARDS}"),
    ("play bronze_age --option trading=maybe", "option trading is yes or no, not 'maybe'"),
    (
        "play bronze_age --seats you --option trading=yes",
        "option trading is for 2 to 4 players: alone there is nobody to trade with",
    ),
    ("--components dominion games", "--components is GAME=FILE, not dominion"),
    ("replay nowhere.json", "can't read nowhere.json: No such file or directory"),
    (
        "replay card.txt",
        "card.txt is not JSON: Expecting value: line 1 column 1 (char 0)",
    ),
    ("replay none.json", "this is not a record of Igroteka: it has no field 'igroteka'"),
    ("replay format.json", "this record has format 99; this version reads format 1"),
    (
        "replay rules.json",
        f"was played by version 7 of the rules of dominion (igroteka {RECORD['package']}); here is version 1",
    ),
    (
        "replay components.json",
        f"other components of dominion (fingerprint 0000000000000000, here {RECORD['components']}): start with",
    ),
    ("replay game.json", "there is no game 'chess'; the games are "),
    ("replay players.json", "this record is damaged: dominion is for 2 to 4 players, not 7"),
    ("replay seats.json", "this record is damaged: it names 1 seats for 2 players"),
    ("replay options.json", "this record is damaged: option kingdom is ten cards, not 2"),
    ("replay field.json", "this record is damaged: Expected `array`, got `int` - at `$.moves`"),
    (
        "replay cut.json",
        f"at ply {PLIES - 1}: this record is truncated: it has {PLIES - 1} moves and a chain for {PLIES}",
    ),
    (
        "analyse changed.json",
        f"at ply 0: the record was changed here or before: {RECORD['moves'][0][1]} is not what its chain says",
    ),
    (
        "replay impossible.json",
        "at ply 0: a move of the record is not possible: buy:province: Province costs 8, you have 4",
    ),
    (
        "replay unfinished.json",
        f"won by {RECORD['result']['winners']}, but its moves lead to an unfinished match",
    ),
    ("replay result.json", f"at ply {PLIES}: the record says the result is [99, 0], won by [0], but its moves"),
    ("analyse nowhere.json", "can't read nowhere.json: No such file or directory"),
    ("analyse cut.json --budget soon", SOON),
    ("analyse result.json --out card.txt", "can't write into card.txt: File exists"),
    ("arena dominion bmu bbm --games many", "--games is a whole number from 1 up, not 'many'"),
    ("arena dominion bmu bbm --until-sure 95", "--until-sure is a number between 0.5 and 1, such as 0.95, not '95'"),
    ("arena dominion bmu bbm --margin 1", "--margin is a number above 0 and up to 0.5, such as 0.02, not '1'"),
    ("arena dominion bmu bbm --resume", "--resume needs a folder: --out DIR"),
    ("arena dominion bmu --until-sure 0.9", "--until-sure compares bots: it needs two different ones at one table"),
    ("arena dominion bmu bbm --budget soon", SOON),
    (
        "arena dominion bmu --focus",
        "the focus is on the first bot against the others: it needs two bots and two seats at least",
    ),
    ("arena dominion bmu bbm --out card.txt", "can't write results into card.txt: File exists"),
    ("arena dominion bmu bbm --out done", "done holds results already: go on with --resume, or choose "),
    (
        "arena dominion bmu bbm --out done --resume",
        "done/results.jsonl is no results file of this version of the arena: Object missing required field `arena`",
    ),
    ("serve --hint-budget soon", SOON),
    (
        "serve --workers 2",
        "several workers need PostgreSQL: --database postgresql://...; SQLite serves one",
    ),
    (
        "validate --database mysql://x",
        "the database can't be opened: a database is sqlite:///FILE or postgresql://..., not mysql:...",
    ),
    (
        "restore card.txt",
        "nothing was restored: card.txt is no backup, or a damaged one: Not a gzipped file (b'# '); nothing was",
    ),
    ("arena dominion bmu sign.txt", "line 1: this sign has no meaning here\n  Gold if coins > $3\n" + " " * 18 + "^"),
    (
        "arena dominion bmu end.txt",
        "line 1: the clause should end here; write `Card if condition`, parted by ; or new lines\n  Gold if 1 2\n"
        + " " * 12
        + "^",
    ),
    ("arena dominion bmu card.txt", "line 2: there is no card 'gould'\n  Gould\n  ^"),
    ("arena dominion bmu no-card.txt", "line 1: a card's name is missing\n  if coins > 3\n  ^"),
    ("arena dominion bmu of.txt", "line 1: after own comes a card in parentheses: own(Province)\n  Gold if own"),
    ("arena dominion bmu missing.txt", "line 1: something is missing here\n  Gold if coins >\n" + " " * 17 + "^"),
    (
        "arena dominion bmu unknown.txt",
        (
            "line 1: 'cash' is unknown here; there are money, coins, treasures, turns, cards, villages, terminals, "
            "own(Card), left(Card) and numbers\n"
        ),
    ),
    ("arena dominion bmu close.txt", "line 1: a ) is missing here\n  Gold if (coins > 3\n" + " " * 20 + "^"),
    ("arena dominion bmu empty.txt", "this list has no clause; write something like: Province; Gold; Silver"),
]
QUOTED = (
    "No such file or directory",
    "File exists",
    "Expecting value: line 1 column 1 (char 0)",
    "Expected `array`, got `int` - at `$.moves`",
    "Object missing required field `arena`",
    "Not a gzipped file (b'# ')",
    *(line.strip() for text in LISTS.values() for line in text.replace(";", "\n").splitlines()),
    "yes или no",
)
"""What other libraries and the player's own files say stands as it is, and so do names."""


@pytest.fixture
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("IGROTEKA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "400")
    for name, record in RECORDS.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(record), "utf-8")
    for name, text in LISTS.items():
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\xff")
    (tmp_path / "done").mkdir()
    (tmp_path / "done" / "results.jsonl").write_text("{}\n{}\n", "utf-8")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says on its way out."""
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    return err


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(("typed", "english"), SCENES, ids=[typed for typed, _ in SCENES])
def test_a_refusal_is_told_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], typed: str, english: str
) -> None:
    said = told(capsys, "--lang", "en", *typed.split())
    assert english in said
    assert ENGLISH.search(said), "what looks for English must know it when it sees it"
    in_russian(told(capsys, "--lang", "ru", *typed.split()))


def in_russian(words: str) -> None:
    """Nothing English is left, but for what is quoted; and every key has words."""
    assert re.search("[а-яё]{2}", words)
    assert not re.search(r"\b(refused|wrong|strategy|failed|differs|arena|cli|serve)-[a-z]", words), words
    for quoted in QUOTED:
        words = words.replace(quoted, "")
    assert ENGLISH.findall(words) == [], words


@pytest.mark.usefixtures("_files")
def test_a_broken_save_is_complained_of_in_russian(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    saved = tmp_path / "home" / "saved"
    saved.mkdir(parents=True)
    (saved / "dominion-2020.json").write_text("{", "utf-8")
    assert main(["play", "dominion", "--lang", "ru"]) == 0
    assert "не продолжить, файл остаётся на месте: сохранённую партию" in capsys.readouterr().out


COMPONENTS = [
    # the game; what is changed in its file; what is said in English, and the quoted part of it
    (
        "dominion",
        'key = "moat"',
        'key = "mote"',
        "nothing here is called mote; there are copper, ",
        "[card mote]",
    ),
    ("dominion", "hand = 5", 'hand = "5"', 'a whole number from 0 to 99 is needed here, not "5"', "[deck, hand]"),
    ("dominion", "hand = 5", "hand =", "column 7 can't be read: this is no TOML", ""),
    ("bronze_age", "rolls = 3", "rolls = 0", "Limits: rolls in a turn [", "[limits, rolls]"),
    (
        "strasbourg",
        "highest = 6",
        "highest = 7",
        "[start, highest]: influence cards go from 1 to 6",
        "",
    ),
    ("village", 'ends = ["village", "', 'ends = ["moon", "', 'needed here, not "moon"', "[road 1, ends 1]"),
    ("my_village", "raid = 16", "raid = 5", "[rat, start 1]: the rat begins before the rat invasion", ""),
]


@pytest.mark.parametrize(("game", "old", "new", "english", "quoted"), COMPONENTS)
def test_a_broken_components_file_is_refused_in_russian(
    tmp_path: Path, game: str, old: str, new: str, english: str, quoted: str
) -> None:
    shipped = igroteka.games.find(game).components.text
    assert old in shipped
    path = tmp_path / "broken.toml"
    path.write_text(shipped.replace(old, new, 1), "utf-8")
    said = {}
    for language in ("en", "ru"):  # a game reads its components but once, so each in a process of its own
        command = [sys.executable, "-m", "igroteka", "--lang", language, "--components", f"{game}={path}", "games"]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=UTF_8)
        assert done.returncode == 2
        said[language] = done.stderr
    assert english in said["en"]
    assert quoted in said["en"]
    assert quoted in said["ru"]
    in_russian(said["ru"].replace(quoted, "") if quoted else said["ru"])


COMMANDS = ["play", "games", "replay", "serve", "backup", "restore", "validate", "arena", "analyse", "learn"]


@pytest.mark.parametrize("command", [[], *([each] for each in COMMANDS)])
def test_help_is_russian_throughout(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "ru", *command, "--help"])
    page = capsys.readouterr().out
    assert page.startswith("использование: igroteka")
    assert "показать эту справку и выйти" in page
    assert "--components ИГРА=ФАЙЛ" in page
    in_russian(page)
    english = Speaker("en", REFUSALS)
    values = [english.say(f"placeholder.{each}") for each in english.bundle.get_message("placeholder").attributes]
    assert [each for each in values if re.search(rf"(?<![\w.{{,-]){re.escape(each)}(?![\w.,])", page)] == []


def test_what_stands_for_a_value_stands_in_some_help(capsys: pytest.CaptureFixture[str]) -> None:
    pages = ""
    for command in ([], *([each] for each in COMMANDS)):
        with pytest.raises(SystemExit):
            main(["--lang", "en", *command, "--help"])
        pages += capsys.readouterr().out
    english = Speaker("en", REFUSALS)
    values = [english.say(f"placeholder.{each}") for each in english.bundle.get_message("placeholder").attributes]
    assert [each for each in values if not re.search(rf"(?<!\w){re.escape(each)}(?!\w)", pages)] == []


def test_argparse_speaks_english_again_afterwards_and_wherever_we_have_no_words() -> None:
    with spoken("ru"):
        parser = argparse.ArgumentParser()
        said = vars(argparse)["_"]
        assert said("options") == "параметры"
        assert said("a sentence of some later Python") == "a sentence of some later Python"
        assert "параметры:" in parser.format_help()
    assert "options:" in argparse.ArgumentParser().format_help()


def test_the_words_we_give_argparse_are_for_what_it_says() -> None:
    says = {node.value for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Constant)}
    english = Speaker("en", REFUSALS)
    keys = [f"argparse.{name}" for name in english.bundle.get_message("argparse").attributes]
    assert len(keys) > 10
    assert [key for key in keys if english.say(key) not in says] == []


def test_a_refusal_travels_between_processes() -> None:
    where = igroteka.games.find("dominion").texts
    reason = Text("why-not-action", card=Noun("card", "gold"))
    sent = [
        igroteka.BadRecord(Text("refused-impossible", why=reason), 3, where),
        igroteka.IllegalMove(Text("why-not-your-turn", other=Player(1))),
        igroteka.BadOption("plain"),
    ]
    came = pickle.loads(pickle.dumps(sent))
    for one, other in zip(sent, came, strict=True):
        assert (str(one), one.tell("ru")) == (str(other), other.tell("ru"))
    assert came[0].ply == 3
    assert came[1].reason.key == "why-not-your-turn"
