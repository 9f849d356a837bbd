"""The arena's commands: `igroteka arena` and `igroteka analyse`."""

import argparse
import json
import math
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, cast

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka import bots, games
from igroteka.arena import analysis_report, export, report, terminal
from igroteka.arena.analyse import analyse
from igroteka.arena.cluster import Cluster
from igroteka.arena.plan import make_plan
from igroteka.arena.run import MARGIN, Tournament, run
from igroteka.arena.store import Store
from igroteka.arena.summary import Summary, summarise
from igroteka.arena.trajectories import Trajectories
from igroteka.arena.workers import Here, Processes, Workers
from igroteka.arguments import options_of
from igroteka.bots.analysis import Judge
from igroteka.bots.budget import Budget
from igroteka.engine.errors import BadOption, BadRecord, BadStrategy
from igroteka.engine.record import read
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text

GAMES = 100
LIMIT = 10_000
"""As many if a sequential test decides when to stop."""
JUDGE = "expert"
PATIENCE = 60.0


def add_commands(commands: Any, common: argparse.ArgumentParser, speaker: Speaker) -> None:
    """Add both commands to `igroteka`, explained in the reader's language."""
    say = speaker.say
    arena = commands.add_parser("arena", help=say("cli-arena"), description=say("cli-arena"), parents=[common])
    arena.add_argument("game", help=say("arena-opt-game"))
    arena.add_argument("bots", nargs="+", metavar="BOT", help=say("arena-opt-bots"))
    arena.add_argument("--games", metavar="N", help=say("arena-opt-games", n=str(GAMES), limit=str(LIMIT)))
    arena.add_argument("--seats", metavar="N", help=say("arena-opt-seats"))
    arena.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say("cli-opt-option"))
    arena.add_argument("--seed", default="0", help=say("arena-opt-seed"))
    arena.add_argument("--jobs", metavar="N", help=say("arena-opt-jobs"))
    arena.add_argument("--budget", help=say("arena-opt-budget"))
    arena.add_argument("--patience", metavar="SECONDS", help=say("arena-opt-patience", n=f"{PATIENCE:g}"))
    arena.add_argument("--out", type=Path, metavar="DIR", help=say("arena-opt-out"))
    arena.add_argument("--records", action="store_true", help=say("arena-opt-records"))
    arena.add_argument("--trajectories", type=Path, metavar="DIR", help=say("arena-opt-trajectories"))
    arena.add_argument("--resume", action="store_true", help=say("arena-opt-resume"))
    arena.add_argument("--until-sure", metavar="0.95", help=say("arena-opt-until-sure"))
    arena.add_argument("--margin", metavar="SHARE", default=str(MARGIN), help=say("arena-opt-margin", n=str(MARGIN)))
    arena.add_argument("--focus", action="store_true", help=say("arena-opt-focus"))
    arena.add_argument("--ray", metavar="ADDRESS", help=say("arena-opt-ray"))
    arena.set_defaults(func=run_arena)

    judge = commands.add_parser("analyse", help=say("cli-analyse"), description=say("cli-analyse"), parents=[common])
    judge.add_argument("record", type=Path, help=say("analyse-opt-record"))
    judge.add_argument("--budget", help=say("analyse-opt-budget"))
    judge.add_argument("--out", type=Path, metavar="DIR", help=say("analyse-opt-out"))
    judge.set_defaults(func=run_analyse)


class Bar:
    """A progress bar with the time left, on the error channel, so that results can be piped."""

    def __init__(self, words: str) -> None:
        self.words = words
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
        self.task: Any = None

    def __enter__(self) -> "Bar":
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def __call__(self, done: int, planned: int) -> None:
        if self.task is None:
            # What was there before the start says nothing about today's speed.
            self.task = self.bar.add_task(self.words, total=planned, completed=done)
        self.bar.update(self.task, completed=done, total=planned)


# igroteka arena


def whole(text: str, option: str) -> int:
    """A number from 1 up, or a clear refusal."""
    if not text.isdecimal() or int(text) < 1:
        wanted = Text("arena-number-positive")
        raise BadOption(Text("arena-bad-number", option=option, wanted=wanted, given=repr(text)))
    return int(text)


def seconds(text: str) -> float:
    """A number of seconds, or a clear refusal."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < math.inf:
        wanted = Text("arena-number-seconds")
        raise BadOption(Text("arena-bad-number", option="--patience", wanted=wanted, given=repr(text)))
    return value


def share(text: str, option: str, kind: str, low: float, high: float) -> float:
    """A share within bounds, or a clear refusal."""
    try:
        value = float(text)
    except ValueError:
        value = low
    if not low < value <= high or value == 1:
        wanted = Text(f"arena-number-{kind}")
        raise BadOption(Text("arena-bad-number", option=option, wanted=wanted, given=repr(text)))
    return value


def run_arena(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """Play a tournament, print what came of it, write it down. Everything is checked before the first match."""
    say = speaker.say
    usual = GAMES if asked.until_sure is None else LIMIT
    games = usual if asked.games is None else whole(asked.games, "--games")
    jobs = whole(asked.jobs, "--jobs") if asked.jobs is not None else processors()
    sure = None if asked.until_sure is None else share(asked.until_sure, "--until-sure", "sure", 0.5, 1)
    margin = share(asked.margin, "--margin", "margin", 0, 0.5)
    for option in ("resume", "records"):
        if getattr(asked, option) and asked.out is None:
            raise BadOption(Text("arena-needs-out", option=f"--{option}"))
    plan = make_plan(
        asked.game,
        asked.bots,
        players=None if asked.seats is None else whole(asked.seats, "--seats"),
        options=options_of(asked.option),
        seed=asked.seed,
        focus=asked.focus,
        budget=asked.budget,
        records=asked.records or asked.trajectories is not None,
        patience=PATIENCE if asked.patience is None else seconds(asked.patience),
    )
    if sure is not None and (len(plan.bots) < 2 or plan.players < 2):
        raise BadOption(Text("arena-sure-needs-two"))
    cluster = None if asked.ray is None else Cluster(asked.ray, jobs)
    workers: Workers = cluster or (Here() if jobs == 1 and not plan.has_guests else Processes(jobs))
    store, trajectories = None, None
    try:
        if asked.out is not None:
            store = Store(asked.out, plan, resume=asked.resume)
        if asked.trajectories is not None:
            trajectories = Trajectories(asked.trajectories, plan, resume=asked.resume)
        keep = None if trajectories is None else trajectories.add
        with Bar(say("arena-progress")) as bar:
            outcome = run(
                plan, games, workers=workers, store=store, until_sure=sure, margin=margin, progress=bar, keep=keep
            )
    finally:
        if trajectories is not None:
            trajectories.close()
        if store is not None:
            store.close()
        if cluster is not None:
            cluster.close()
    tell(outcome, asked.out, speaker, console)
    return 130 if outcome.interrupted else 0


def tell(outcome: Tournament, folder: Path | None, speaker: Speaker, console: Console) -> None:
    """Print the results, and write them into the folder."""
    words = games.find(outcome.plan.game).speaker(speaker.language)
    summary = summarise(outcome)
    if outcome.interrupted:
        played, planned = len(outcome.results), outcome.planned
        console.print(words.say("arena-interrupted", played=played, planned=planned), style="yellow")
        if folder is not None:
            console.print(words.say("arena-go-on"))
    if summary is None:
        console.print(words.say("arena-nothing"))
        return
    written = [] if folder is None else write(outcome, summary, folder, words)
    terminal.show(summary, words, console)
    for sentence in written:
        console.print(sentence, markup=False, soft_wrap=True)


def write(outcome: Tournament, summary: Summary, folder: Path, speaker: Speaker) -> list[str]:
    """Tables, summary and report; returns what there is to say about them."""
    rows = export.rows(outcome)
    files = ["results.csv", "summary.json", "report.html"]
    export.write_csv(folder / "results.csv", rows)
    (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary)))
    (folder / "report.html").write_text(report.report(summary, speaker), "utf-8")
    parquet = export.write_parquet(folder / "results.parquet", rows)
    if parquet:
        files.insert(1, "results.parquet")
    told = [speaker.say("arena-written", files=", ".join(str(folder / file) for file in files))]
    return told if parquet else [*told, speaker.say("arena-no-parquet")]


def processors() -> int:
    """How many matches this machine can play at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# igroteka analyse


def run_analyse(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """Judge a recorded match, print the findings, write them down."""
    say = speaker.say
    try:
        data = json.loads(asked.record.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(Text("arena-cant-read", file=str(asked.record), why=str(error.strerror))) from error
    except ValueError as error:
        raise BadRecord(Text("arena-not-json", file=str(asked.record), why=str(error))) from error
    if isinstance(data, dict) and isinstance(data.get("record"), dict):
        data = data["record"]  # a saved match
    record = read(data)
    game = games.find(record.game)
    budget = None if asked.budget is None else Budget.parse(asked.budget)
    judges = []
    for seat in range(record.players):
        judge = bots.bot(game.key, JUDGE, seed=seat, budget=budget)
        if not hasattr(judge, "explain"):
            raise BadStrategy(Text("arena-cant-explain", bot=JUDGE, game=game.key))
        judges.append(cast(Judge, judge))
    if asked.out is not None:
        writable(asked.out)
    with Bar(say("analyse-progress")) as bar:
        analysis = analyse(data, judges, asked.budget, progress=bar)
    words = game.speaker(speaker.language)
    analysis_report.show(analysis, words, console)
    if asked.out is not None:
        (asked.out / "analysis.json").write_bytes(msgspec.json.format(msgspec.json.encode(analysis)))
        (asked.out / "analysis.html").write_text(analysis_report.report(analysis, words), "utf-8")
        files = ", ".join(str(asked.out / name) for name in ("analysis.json", "analysis.html"))
        console.print(words.say("arena-written", files=files), markup=False, soft_wrap=True)
    return 130 if analysis.interrupted else 0


def writable(folder: Path) -> None:
    """Refuse a folder that can't be written, before hours of work are put into it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".igroteka"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadOption(Text("refused-folder", folder=str(folder), why=str(error.strerror))) from error
