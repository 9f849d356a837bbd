"""The command, as people type it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import igroteka
from igroteka import __main__ as command
from igroteka.cli import chosen_language, main

Run = Callable[..., tuple[int, str]]
HOME = "IGROTEKA_HOME"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command with some lines typed; after the last one comes Ctrl-C."""
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C")

    def run(*arguments: str, typed: str = "") -> tuple[int, str]:
        lines = iter(typed.splitlines())

        def read(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise KeyboardInterrupt from None

        monkeypatch.setattr("builtins.input", read)
        try:
            code = main(arguments)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return code, out + err

    return run


def test_version_says_which_build_runs(run: Run) -> None:
    code, out = run("--version")
    assert code == 0
    assert re.fullmatch(r"igroteka \d+\.\d+\.\d+ \((compiled|interpreted)\)\n", out)


def test_the_pure_switch_forces_the_interpreted_build() -> None:
    command = [sys.executable, "-m", "igroteka", "--version"]
    out = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "IGROTEKA_PURE": "1"})
    assert "(interpreted)" in out.stdout or "интерпретируемая" in out.stdout


def test_a_hidden_game_is_listed_and_offered_only_to_who_asks(run: Run) -> None:
    assert "pig" not in igroteka.game_keys()
    assert "pig" in set(igroteka.game_keys(hidden=True)) - set(igroteka.game_keys())
    assert "Pig  pig" not in run("games")[1]
    assert "Pig  pig" in run("games", "--all")[1]
    assert "pig" not in run("play", typed="")[1]
    assert "pig" not in run("play", "hopscotch")[1]


def test_a_hidden_game_is_played_by_naming_it(run: Run) -> None:
    _, out = run("play", "pig", "--seed", "3", typed="roll\n")
    assert "Roll again, or hold" in out
    assert run("arena", "pig", "regular", "random", "--games", "2", "--jobs", "1")[0] == 0


def test_games_are_listed_in_both_languages(run: Run) -> None:
    code, english = run("games")
    assert code == 0
    assert "Dominion" in english
    assert "kingdom" in english
    _, russian = run("--lang", "ru", "games")
    assert "Доминион" in russian
    assert "неофициальный" in russian


@pytest.mark.parametrize("key", igroteka.game_keys())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_any_game_can_be_played_by_typing_numbers(run: Run, key: str, language: str) -> None:
    players = igroteka.games.find(key).usual_players
    seats = ",".join(["you"] + ["random"] * (players - 1))
    code, out = run("play", key, "--seats", seats, "--seed", "1", "--lang", language, typed="1\n" * 30)
    assert code == 0
    assert "{" not in out
    assert not re.search(r"\b(ask|why|log|move|draw|cli)-[a-z]", out), "a text without words"


@pytest.mark.parametrize("typed", ["1", "bronze", "бронзовый", "Сквозь время: Бронзовый век"])
def test_a_game_is_chosen_by_number_or_any_part_of_its_name(run: Run, typed: str) -> None:
    _, out = run("play", "--lang", "ru", typed=f"99\nvillage!\n{typed}\nquit")
    assert "Непонятно, какая это игра: «99»" in out
    assert "Непонятно, какая это игра: «village!»" in out
    assert "Кубики" in out


def test_of_two_games_the_one_typed_in_full_is_meant(run: Run) -> None:
    _, out = run("play", typed="village\nquit")
    assert "─ Village ─" in out


def test_a_match_is_saved_by_ctrl_c_and_resumed(run: Run) -> None:
    _, out = run("play", "dominion", "--seed", "7", typed="treasures\nbuy:silver")
    assert "Saved." in out
    _, out = run("play", "dominion", typed="y\nend\nquit")
    assert "Go on with it?" in out
    assert "Bot 2 plays" in out
    _, out = run("play", "dominion", typed="n\nquit")
    assert "turn 1" in out


def test_alone_one_has_a_score_and_wins_against_nobody(run: Run) -> None:
    _, out = run("play", "bronze_age", "--seats", "regular", "--seed", "3")
    assert re.search(r"^Score: \d+$", out, re.MULTILINE)
    assert "wins" not in out
    _, out = run("play", "bronze_age", "--seats", "regular", "--seed", "3", "--lang", "ru")
    assert re.search(r"^Счёт: \d+$", out, re.MULTILINE)
    assert "Победа" not in out


def test_a_whole_match_ends_with_the_score_sheet_and_a_record(run: Run, tmp_path: Path) -> None:
    code, out = run("play", "dominion", "--seats", "bmu,smithy", "--seed", "3")
    assert code == 0
    assert "Provinces" in out
    assert "wins" in out
    (record,) = (tmp_path / "records").glob("*.json")
    code, out = run("replay", str(record))
    assert code == 0
    assert "Player 1: Play all Treasures" in out
    assert "Player 1 draws Copper" in out
    assert not re.search(r"draws (a card|\d+ cards)", out), "what others see of it is not told once more"
    code, out = run("replay", str(record), "--step", typed="\n\n")
    assert code == 130
    assert "In play" in out


def test_commands_at_the_table(run: Run) -> None:
    typed = (
        "why buy:province\nhelp buy:moat\nhelp\nlog\ntreasures\nundo\nredo\nundo\nundo\nwhy\nnonsense\n99\nb\ntable\n"
    )
    _, out = run("play", "dominion", "--seed", "7", typed=typed)
    assert "Province costs 8, you have 4" in out
    assert "Moat: +2 cards. Reaction" in out
    assert "take your last move back" in out
    assert "Player 1 (you) draws" in out
    assert "it can't be taken back" in out
    assert "why what? For example: why play:silver" in out
    assert '"nonsense" is no move or command' in out
    assert "the moves are numbered 1 to" in out
    assert "that could be buy:copper, buy:curse" in out


def test_the_language_has_its_own_words_for_the_commands(run: Run) -> None:
    _, out = run(
        "--lang", "ru", "play", "dominion", "--seed", "7", typed="Почему buy:province\nжурнал\nwhy buy:duchy\nвыход\n"
    )
    assert "Провинция: цена 8, а у вас 4" in out
    assert "не ход и не команда" not in out
    assert "Сохранено" in out


def test_a_table_with_components_of_ones_own_says_so(run: Run, tmp_path: Path) -> None:
    code, told = run("play", "bronze_age", "--seats", "you", typed="quit")
    assert code == 0
    assert "other components" not in told
    file = tmp_path / "box.toml"  # a game reads its components but once, so the other table is in a process of its own
    file.write_text(igroteka.games.find("bronze_age").components.text.replace("turns = 10", "turns = 9"), "utf-8")
    command = ["--lang", "en", "--components", f"bronze_age={file}", "play", "bronze_age", "--new", "--seats", "you"]
    environment = {**os.environ, HOME: str(tmp_path), "COLUMNS": "100"}
    told = subprocess.run(
        [sys.executable, "-m", "igroteka", *command], input="quit", capture_output=True, text=True, env=environment
    ).stdout
    assert "Played here with other components than those that come with Igroteka." in told


def test_a_hint_says_why(run: Run) -> None:
    _, out = run("play", "pig", "--seed", "8", typed="hint\nroll\nhint\n")
    assert "there is only one move" in out
    assert re.search(r"Hint: .* \((roll|hold)\), \d+ % to win\. Why: \w+", " ".join(out.split()))


def test_friends_share_the_keyboard_without_seeing_each_others_hands(run: Run) -> None:
    _, out = run("play", "dominion", "--seats", "you,you", "--seed", "7", typed="end\n\n")
    assert "Player 2 (you): Buy: 0 coins and" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "domino"], "did you mean dominion?"),
        (["play", "dominion", "--seats", "you,grandmaster"], "has no bot 'grandmaster'"),
        (["play", "dominion", "--seats", "you"], "2 to 4 players, not 1"),
        (["play", "dominion", "--option", "kingdom"], "--option is KEY=VALUE"),
        (["play", "dominion", "--option", "kingdom=atlantis"], "option kingdom is one of"),
        (["play", "dominion", "--seats", "you,nowhere.txt"], "can't read the strategy"),
        (["replay", "nowhere.json"], "can't read nowhere.json"),
        (["--components", "dominion", "games"], "--components is GAME=FILE"),
        (["--components", "domino=x.toml", "games"], "did you mean dominion?"),
        (["play", "--lang", "tlh"], "invalid choice: 'tlh'"),
    ],
)
def test_mistakes_are_explained(run: Run, arguments: list[str], complaint: str) -> None:
    code, out = run(*arguments)
    assert code == 2
    assert complaint in out.replace("\n", " ")


def test_broken_records_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text("{", "utf-8")
    assert "is not JSON" in run("replay", str(path))[1].replace("\n", " ")
    path.write_text(json.dumps({"igroteka": 99}), "utf-8")
    assert run("replay", str(path))[0] == 2


def test_a_broken_save_is_left_where_it_is(run: Run, tmp_path: Path) -> None:
    (tmp_path / "saved").mkdir()
    path = tmp_path / "saved" / "dominion-2020.json"
    path.write_text("{}", "utf-8")
    _, out = run("play", "dominion", typed="quit")
    assert "can't be resumed" in out
    assert path.exists()


def test_a_strategy_file_can_be_played_against_and_resumed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("Province; Gold; Silver", "utf-8")
    assert run("play", "dominion", "--seats", f"you,{path}", "--seed", "1", typed="end\n")[0] == 0
    assert run("play", "dominion", typed="y\n")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--lang", "ru"], {}, "ru"),
        (["--lang=ru", "games"], {"LANG": "en_GB.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LC_ALL": "en_US.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ([], {"IGROTEKA_LANG": "ru", "LC_ALL": "en_US.UTF-8"}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_chosen(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], environment: dict[str, str], language: str
) -> None:
    for name in ("IGROTEKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen_language(arguments) == language


def test_a_guide_explains_the_first_match_and_is_still_there_after_a_break(run: Run) -> None:
    _, out = run("play", "dominion", "--guide", typed="treasures\nbuy:silver\nback\nbuy:village\nend_turn")
    assert "Welcome!" in out
    assert "→ buy:village" in out
    assert 'Type "back"' in out
    assert "four Coppers and an Estate" in out, "the guide goes on after coming back"
    _, again = run("play", "dominion", typed="y")
    assert "four Coppers and an Estate" in again
    code, out = run("play", "dominion", "--new", typed="back")
    assert code == 0
    assert "nothing to go back to" in out


def test_whoever_changes_their_mind_while_it_loads_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def find_spec(self, name: str, *more: object) -> None:
            if name == "igroteka.cli":
                raise KeyboardInterrupt

    monkeypatch.delattr(igroteka, "cli")
    monkeypatch.delitem(sys.modules, "igroteka.cli")
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    assert command.main() == 130
