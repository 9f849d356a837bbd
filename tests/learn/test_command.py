"""`igroteka learn` where PyTorch isn't installed, and what it refuses before it looks for it."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.learn import commands


@pytest.fixture
def without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "find_spec", lambda name: None if name == "torch" else find_spec(name))


@pytest.mark.usefixtures("without_torch")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "learning needs PyTorch"), ("ru", "для обучения нужен PyTorch")]
)
def test_without_pytorch_it_says_what_to_install(
    language: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["learn", "pig", "--out", str(tmp_path / "out"), "--lang", language]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert "pip install 'igroteka[learn]'" in told
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("without_torch")
@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["chess"], "chess"),
        (["pig", "--minutes", "soon"], "soon"),
        (["pig", "--jobs", "0"], "--jobs"),
        (["pig", "--exam", "-3"], "-3"),
    ],
)
def test_what_makes_no_sense_is_refused_first(
    words: list[str], refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", *words]) == 2
    assert refusal in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["pig", "--praise", "hold,dance:*"], "no move is called 'dance:*'"),
        (["dominion", "--under", "kingdom=none"], "kingdom"),
        (["dominion", "--under", "kingdom"], "kingdom"),
    ],
)
def test_what_the_game_does_not_know_is_refused_before_the_course_begins(
    words: list[str],
    refusal: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "find_spec", lambda name: object())
    assert main(["learn", *words, "--out", str(tmp_path / "out")]) == 2
    assert refusal in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_help_explains_it_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (("en", "teach a network"), ("ru", "научить сеть")):
        with pytest.raises(SystemExit):
            main(["learn", "--help", "--lang", language])
        assert words in capsys.readouterr().out
