"""`igroteka arena`, as people type it."""

import csv
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import igroteka
from igroteka.arena import commands
from igroteka.cli import main

Run = Callable[..., tuple[int, str]]
UNSPOKEN = re.compile(r"\b(arena|analyse|cli|points|game|player)-[a-z]")


@pytest.fixture
def igro(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C")

    def igro(*arguments: str | Path) -> tuple[int, str]:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return code, out + err

    return igro


def table_of(folder: Path) -> list[dict[str, str]]:
    with (folder / "results.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


class Checked(HTMLParser):
    """Is every element closed, and nothing fetched from elsewhere?"""

    EMPTY = {"meta", "line", "circle", "rect"}

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tables = self.charts = 0
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe", "object")
        assert not {name for name, _ in attrs} & {"src", "href", "onclick"}
        self.tables += tag == "table"
        if tag == "svg":
            self.charts += 1
            assert dict(attrs)["role"] == "img"
            assert dict(attrs)["aria-label"]
        if tag not in self.EMPTY or tag == "rect":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_round_robin_is_printed_and_written(igro: Run, tmp_path: Path, language: str) -> None:
    mine = tmp_path / "mine<&.txt"
    mine.write_text("Province if money > 12; Gold; Silver", "utf-8")
    out = tmp_path / "out"
    command = [
        "arena",
        "dominion",
        "bmu",
        "bbm",
        mine,
        "--games",
        "12",
        "--seats",
        "2",
        "--jobs",
        "1",
        "--lang",
        language,
    ]
    code, told = igro(*command, "--out", out)
    assert code == 0
    assert not UNSPOKEN.search(told)
    assert "…" not in told, "figures are cut off at 80 columns"
    assert ("Провинции" if language == "ru" else "Provinces") in told
    rows = table_of(out)
    assert len(rows) == 24
    assert {row["bot"] for row in rows} == {"bmu", "bbm", "mine<&"}
    assert sum(float(row["win"]) for row in rows) == 12
    for row in rows:
        assert int(row["score"]) == sum(int(value) for key, value in row.items() if key.startswith("points_"))
    summary = json.loads((out / "summary.json").read_text("utf-8"))
    assert [bot["name"] for bot in summary["bots"]] == ["bmu", "bbm", "mine<&"]
    page = (out / "report.html").read_text("utf-8")
    assert not UNSPOKEN.search(re.sub(r"<style>.*</style>|class=\"[^\"]*\"", "", page, flags=re.S))
    assert f'<html lang="{language}">' in page
    assert "mine&lt;&amp;" in page
    checked = Checked(page)
    assert checked.charts == 5
    assert checked.tables == 8


def test_parquet_holds_the_same_as_csv(igro: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    assert igro("arena", "dominion", "bmu", "bbm", "--games", "4", "--jobs", "1", "--out", tmp_path)[0] == 0
    table = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    rows = table_of(tmp_path)
    assert [{key: str(value) for key, value in row.items()} for row in table] == rows


def test_without_pyarrow_there_is_csv_and_a_word(igro: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, told = igro("arena", "dominion", "bmu", "bbm", "--games", "2", "--jobs", "1", "--out", tmp_path)
    assert code == 0
    assert "igroteka[arena]" in told
    assert (tmp_path / "results.csv").exists()


def test_without_ray_a_word(igro: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, told = igro("arena", "dominion", "bmu", "bbm", "--ray", "local")
    assert code == 2
    assert "igroteka[ray]" in told


@pytest.mark.parametrize(
    ("address", "complaint"),
    [("nonsense", "--ray is an address like"), ("127.0.0.1:{closed}", "can't reach a Ray cluster")],
)
def test_a_cluster_that_is_not_there_is_refused(igro: Run, tmp_path: Path, address: str, complaint: str) -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'igroteka[ray]'")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and not listening, so nobody answers there
        given = address.replace("{closed}", str(taken.getsockname()[1]))
        code, told = igro("arena", "dominion", "bmu", "bbm", "--ray", given, "--out", tmp_path / "out")
    assert code == 2
    assert complaint in told
    assert not (tmp_path / "out").exists()


def test_jobs_change_nothing(igro: Run, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        igro("arena", "dominion", "bmu", "bbm", "--games", "8", "--jobs", jobs, "--out", tmp_path / jobs)
    for file in ("results.csv", "summary.json", "report.html"):
        assert (tmp_path / "1" / file).read_bytes() == (tmp_path / "2" / file).read_bytes()


def test_more_seats_than_bots_and_focus_and_options(igro: Run, tmp_path: Path) -> None:
    more = ["--seats", "3", "--focus", "--option", "kingdom=size-distortion", "--games", "6", "--jobs", "1"]
    code, told = igro("arena", "dominion", "smithy", "bbm", *more, "--out", tmp_path)
    assert code == 0
    assert "kingdom=size-distortion" in told
    assert "one among equals: 33.3" in told
    rows = table_of(tmp_path)
    assert [sum(row["bot"] == bot for row in rows) for bot in ("smithy", "bbm")] == [6, 12]


def test_until_sure_says_who_is_better(igro: Run, tmp_path: Path) -> None:
    command = ["arena", "dominion", "random", "bmu", "--until-sure", "0.95", "--games", "500", "--jobs", "1"]
    code, told = igro(*command, "--out", tmp_path)
    assert code == 0
    assert "bmu is better than random: the test is sure after" in told
    assert "of 500" in told
    assert "bmu is better" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["domino", "bmu", "bbm"], "did you mean dominion?"),
        (["dominion", "bmu", "grandmaster"], "has no bot 'grandmaster'"),
        (["dominion", "bmu", "bbm", "--seats", "5"], "2 to 4 players, not 5"),
        (["dominion", "bmu", "bbm", "--seats", "two"], "--seats is a whole number"),
        (["dominion", "bmu", "bbm", "--games", "0"], "--games is a whole number"),
        (["dominion", "bmu", "bbm", "--jobs", "-1"], "--jobs is a whole number"),
        (["dominion", "bmu", "bbm", "--option", "kingdom"], "--option is KEY=VALUE"),
        (["dominion", "bmu", "bbm", "--option", "kingdom=x"], "option kingdom is one of"),
        (["dominion", "bmu", "bbm", "--budget", "soon"], "0.5s"),
        (["dominion", "bmu", "bbm", "--until-sure", "95"], "--until-sure is a number between 0.5 and 1"),
        (["dominion", "bmu", "bbm", "--until-sure", "0.9", "--margin", "0"], "--margin is a number above 0"),
        (["dominion", "bmu", "bmu", "--until-sure", "0.9"], "two different ones"),
        (["dominion", "bmu", "bbm", "--resume"], "--resume needs a folder"),
        (["dominion", "bmu", "bbm", "--records"], "--records needs a folder"),
        (["dominion", "bmu", "--focus"], "two bots"),
        (["dominion", "bmu", "nowhere.txt"], "can't read the strategy"),
        (["dominion", "bmu", "{tmp}/broken.txt"], "line 1: there is no card 'gould'"),
        (["dominion", "bmu", "bbm", "--out", "{tmp}/broken.txt"], "can't write results into"),
        (["dominion", "bmu"], None),
    ],
)
def test_mistakes_are_explained_before_the_first_match(
    igro: Run, arguments: list[str], complaint: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken.txt").write_text("Gould; Silver", "utf-8")
    arguments = [argument.replace("{tmp}", str(tmp_path)) for argument in arguments]
    if complaint is None:
        assert igro("arena", *arguments, "--games", "1", "--jobs", "1")[0] == 0
        return

    def never(*arguments: object, **more: object) -> None:
        raise AssertionError("a match was begun")

    monkeypatch.setattr(commands, "run", never)
    code, told = igro("arena", *arguments)
    assert code == 2
    assert complaint in told.replace("\n", " ")


def heed_ctrl_c() -> None:
    """Tests that run in a shell's background are deaf to it, and so would be what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_real_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "igroteka",
        "arena",
        "dominion",
        "bmu",
        "smithy",
        "--games",
        "200000",
    ]  # more than any machine plays before it is told to stop
    command += ["--jobs", "2", "--lang", "en", "--out", str(tmp_path)]
    results = tmp_path / "results.jsonl"
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )
    while not results.exists() or results.read_bytes().count(b"\n") < 10:
        assert running.poll() is None, running.stderr.read() if running.stderr else ""
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=600)
    assert running.returncode == 130, err
    assert "Traceback" not in err
    done = len(results.read_text("utf-8").splitlines()) - 1
    assert 9 <= done < 200_000
    assert f"Stopped. Matches done: {done:,} of 200,000." in out
    assert "--resume goes on" in out
    wanted = str(done + 8)
    more = subprocess.run(
        [*command, "--resume", "--games", wanted], capture_output=True, text=True, timeout=600, check=True
    )
    assert f"matches: {wanted if int(wanted) % 2 == 0 else int(wanted) + 1}" in more.stdout
    rows = table_of(tmp_path)
    numbers = [int(row["match"]) for row in rows[::2]]
    assert numbers == list(range(len(numbers)))


def test_a_real_ctrl_c_reaches_no_worker_that_still_loads(tmp_path: Path) -> None:
    """A terminal sends it to every process of the command; workers are held up here where they load what they need."""
    loading, interrupted = tmp_path / "loading", tmp_path / "interrupted"
    loading.mkdir()
    interrupted.mkdir()
    (tmp_path / "sitecustomize.py").write_text(
        "import os, pathlib, signal, sys, time\n"
        "if '--multiprocessing-fork' in sys.orig_argv:\n"
        f"    pathlib.Path({str(loading)!r}, str(os.getpid())).touch()\n"
        "    while signal.SIGINT not in signal.sigpending():\n"
        "        time.sleep(0.02)\n"
        f"    pathlib.Path({str(interrupted)!r}, str(os.getpid())).touch()\n"
        "    time.sleep(6_000)\n"
    )
    command = [sys.executable, "-m", "igroteka", "arena", "dominion", "bmu", "smithy", "--jobs", "2", "--lang", "en"]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )

    def wait_for_two(folder: Path) -> None:
        while len(list(folder.iterdir())) < 2:
            assert running.poll() is None, running.stderr.read() if running.stderr else ""
            assert len(list(loading.iterdir())) <= 2, "one ended, and another came in its place"
            time.sleep(0.02)

    wait_for_two(loading)
    for worker in loading.iterdir():
        os.kill(int(worker.name), signal.SIGINT)
    wait_for_two(interrupted)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=600)
    assert (running.returncode, err) == (130, "")
    assert "Stopped." in out


def test_nothing_to_say_after_an_early_ctrl_c(igro: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("igroteka.arena.fixture.Kit.play", interrupted)
    code, told = igro("arena", "dominion", "bmu", "bbm", "--jobs", "1")
    assert code == 130
    assert "Too few matches" in told


@pytest.mark.parametrize("key", igroteka.game_keys())
def test_any_game_has_a_report(igro: Run, key: str, tmp_path: Path) -> None:
    for language in ("en", "ru"):
        out = tmp_path / language
        command = ["arena", key, "random", "regular", "--games", "2", "--jobs", "1", "--lang", language, "--out", out]
        code, told = igro(*command)
        assert code == 0
        assert not UNSPOKEN.search(told)
        Checked((out / "report.html").read_text("utf-8"))
