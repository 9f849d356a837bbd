"""A third language is one folder of texts: it is found, spoken, and what it lacks is said in English."""

import random
from pathlib import Path

import pytest

import igroteka
from igroteka import games
from igroteka.arena.figures import number, percent
from igroteka.cli import chosen_language, main
from igroteka.engine.errors import REFUSALS
from igroteka.engine.figures import written
from igroteka.engine.texts import FOLDERS, HERE, Speaker, bundle, languages, messages, own_name, source, wordings
from igroteka.engine.words import Noun, Text

WORDS = {
    "engine": "player = Ludanto { $number }\nwhy-over = la ludo finiĝis\ncli-how = Tajpu numeron.\n",
    "engine-refusals": "refused-pair = --option estas KEY=VALUE, ne { $given }\nargparse =\n    .options = opcioj\n",
    "pig": (
        "game-pig = Porko\nask-first-roll = { $points } el { $goal }. Ĵetu!\nmove-roll = ĵeti\n"
        "why-nothing-to-hold = vi ankoraŭ nenion ĵetis\n"
    ),
    "pig-refusals": "wrong-goal = la celo estas almenaŭ unu poento\n",
    "dominion-basic": "card-gold = Oro\n    .acc = Oron\n",
    "dominion-base": "card-moat = Fosaĵo\n    .help = +{ $card-moat-cards } kartoj.\n",
}


@pytest.fixture(autouse=True)
def _esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "languages" / "eo"
    folder.mkdir(parents=True)
    for name, words in WORDS.items():
        (folder / f"{name}.ftl").write_text(words, "utf-8")
    monkeypatch.setenv(FOLDERS, str(folder.parent))
    monkeypatch.setenv("IGROTEKA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "200")


def test_it_is_found_where_its_words_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    found = languages()
    assert own_name("eo") == "Esperanto"
    monkeypatch.delenv(FOLDERS)
    shipped = languages()
    assert {"en", "ru"} <= set(shipped)
    assert list(found) == sorted({*shipped, "eo"})
    with pytest.raises(ValueError, match=f"the languages are {', '.join(shipped)}, not 'xx'"):
        Speaker("xx")


def test_the_environment_of_a_speaker_chooses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("IGROTEKA_LANG", raising=False)
    for said, language in [("eo_XX.UTF-8", "eo"), ("eo", "eo"), ("ru_RU.UTF-8", "ru"), ("C", "en"), ("xx_XX", "en")]:
        monkeypatch.setenv("LC_ALL", said)
        assert chosen_language([]) == language
    assert chosen_language(["--lang", "eo"]) == "eo"


def test_a_match_is_told_in_it_and_in_english_where_words_are_lacking() -> None:
    match = igroteka.new("pig", 2, seed=1, options={"first": "0"})
    assert match.why_not("hold", language="eo") == "vi ankoraŭ nenion ĵetis"
    speaker = match.game.speaker("eo")
    assert speaker.text(match.game.title()) == "Porko"
    assert speaker.say("game-pig.goal") == match.game.speaker("en").say("game-pig.goal")
    assert speaker.player(1) == "Ludanto 2"
    match.play("roll", 0)
    assert speaker.text(match.game.describe(match.journal[-1])).startswith("Player 1 rolls"), "whole sentences only"


def test_nouns_have_the_cases_that_the_language_gives_them() -> None:
    speaker = games.find("dominion").speaker("eo")
    assert speaker.say("card-gold") == "Oro"
    assert speaker.say("card-silver") == "Silver"
    assert speaker._spoken("card", Noun("card", "gold"))["card_acc"] == "Oron"


def test_what_lies_in_a_file_with_its_figures_is_translated_like_the_rest() -> None:
    speaker = games.find("dominion").speaker("eo")
    assert (speaker.say("card-moat"), speaker.say("card-moat.help")) == ("Fosaĵo", "+2 kartoj.")
    assert speaker.say("move-reveal_moat") == "Show your Moat"
    text = source("eo", *games.find("dominion").words)
    assert set(messages(text)) == set(messages(source("en", *games.find("dominion").words)))
    assert "card-moat = Fosaĵo" in text


def test_the_terminal_speaks_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = iter(["why hold", "roll"])

    def read(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", read)
    main(["--lang", "eo", "play", "pig", "--seed", "3"])
    said = capsys.readouterr().out
    assert "Porko" in said
    assert "Tajpu numeron." in said
    assert "0 el 100. Ĵetu!" in said
    assert "vi ankoraŭ nenion ĵetis" in said
    assert "Roll again, or hold" in said


def test_refusals_and_help_speak_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "eo", "play", "pig", "--option", "even"]) == 2
    assert "--option estas KEY=VALUE, ne 'even'" in capsys.readouterr().err
    assert main(["--lang", "eo", "play", "hopscotch"]) == 2
    assert "there is no game 'hopscotch'" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--lang", "eo", "--help"])
    said = capsys.readouterr().out
    assert "opcioj:" in said
    assert "eo (Esperanto)" in said
    words = games.find("pig").folder / "refusals"
    assert Speaker("eo", REFUSALS, words).text(Text("wrong-goal")) == "la celo estas almenaŭ unu poento"


def test_a_browser_gets_it_whole() -> None:
    """What is lacking is there in English: whole messages, and attributes of messages."""
    text = source("eo", HERE, games.find("pig").texts)
    found, english = messages(text), messages(source("en", HERE, games.find("pig").texts))
    assert set(found) == set(english)
    assert "ask-first-roll = { $points } el { $goal }. Ĵetu!" in text
    roll = found["move-roll"]
    assert {attribute.id.name for attribute in roll.attributes} == {"help"}
    assert "move-hold = hold" in text


def test_what_is_whole_is_given_as_it_was_written() -> None:
    pig = games.find("pig").texts
    assert source("ru", pig) == written((pig / "ru.ftl").read_text("utf-8"), pig)


def test_later_folders_count_before_earlier_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    better = tmp_path / "better" / "ru"
    better.mkdir(parents=True)
    (better / "pig.ftl").write_text("game-pig = Хрюшка\n", "utf-8")
    monkeypatch.setenv(FOLDERS, str(better.parent))
    pig = games.find("pig")
    assert wordings("ru", pig.texts)[1:] == ["game-pig = Хрюшка\n"]
    assert bundle("ru", pig.texts) is bundle("ru", pig.texts)
    assert pig.speaker("ru").say("game-pig") == "Хрюшка"
    assert pig.speaker("ru").say("move-hold") == "остановиться"


def test_figures_are_written_as_its_people_write_them() -> None:
    assert [number(-1.25, Speaker(each), 2) for each in ("en", "eo", "ru")] == ["−1.25", "−1,25", "−1,25"]
    assert number(-0.01, Speaker("ru")) == "0,0"
    assert number(12345.6, Speaker("en"), 0) == "12346"
    assert percent(0.5, Speaker("ru")) == "50,0\N{NO-BREAK SPACE}%"
    draw = random.Random(1)
    for _ in range(200):
        value = draw.uniform(-200, 200)
        assert number(value, Speaker("en")) == f"{value:.1f}".replace("-", "−").replace("−0.0", "0.0")


def test_plurals_are_those_of_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "cli-reconstructed = { $n ->\n    [one] { $n } wpis\n    [few] { $n } wpisy\n   *[many] { $n } wpisów\n}\n"
    (tmp_path / "more" / "pl").mkdir(parents=True)
    (tmp_path / "more" / "pl" / "engine.ftl").write_text(words, "utf-8")
    monkeypatch.setenv(FOLDERS, str(tmp_path / "more"))
    speaker = Speaker("pl")
    assert [speaker.say("cli-reconstructed", n=n) for n in (1, 3, 5)] == ["1 wpis", "3 wpisy", "5 wpisów"]
