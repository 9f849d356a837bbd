"""The command `igroteka learn`. PyTorch is only looked for when it runs."""

import argparse
import fnmatch
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console

from igroteka import bots, games
from igroteka.arena.commands import seconds, whole, writable
from igroteka.arguments import options_of
from igroteka.engine.errors import BadOption
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text

FOLDER = Path("learned")
EXAM = 20
NONE = "none"
SHARES = ("curiosity", "trace", "tastes")


def add_command(commands: Any, common: argparse.ArgumentParser, speaker: Speaker) -> None:
    """Add it to `igroteka`, explained in the reader's language."""
    say = speaker.say
    learn = commands.add_parser("learn", help=say("cli-learn"), description=say("cli-learn"), parents=[common])
    add_arguments(learn, speaker)
    learn.set_defaults(func=run)


def add_arguments(learn: argparse.ArgumentParser, speaker: Speaker) -> None:
    """What can be said about it."""
    say = speaker.say
    learn.add_argument("game", help=say("arena-opt-game"))
    learn.add_argument("--minutes", metavar="N", default="10", help=say("learn-opt-minutes"))
    learn.add_argument("--players", metavar="2-4", help=say("learn-opt-players"))
    learn.add_argument("--device", help=say("learn-opt-device"))
    learn.add_argument("--resume", type=Path, metavar="FILE", help=say("learn-opt-resume"))
    learn.add_argument("--out", type=Path, metavar="DIR", default=FOLDER, help=say("learn-opt-out", folder=str(FOLDER)))
    learn.add_argument("--jobs", metavar="N", help=say("learn-opt-jobs"))
    learn.add_argument("--tables", metavar="N", help=say("learn-opt-tables"))
    learn.add_argument("--seed", default="0", help=say("learn-opt-seed"))
    learn.add_argument("--imitate", metavar="BOT", default=bots.WRITTEN, help=say("learn-opt-imitate"))
    learn.add_argument("--against", metavar="BOT,...", default=bots.WRITTEN, help=say("learn-opt-against"))
    learn.add_argument("--course", metavar="MINUTES", help=say("learn-opt-course"))
    learn.add_argument("--start", type=Path, metavar="FILE", help=say("learn-opt-start"))
    learn.add_argument("--units", metavar="512,256,256", help=say("learn-opt-units"))
    learn.add_argument("--curiosity", metavar="X", help=say("learn-opt-curiosity"))
    learn.add_argument("--trace", metavar="X", help=say("learn-opt-trace"))
    learn.add_argument("--tastes", metavar="SHARE", help=say("learn-opt-tastes"))
    learn.add_argument("--praise", metavar="MOVES", help=say("learn-opt-praise"))
    learn.add_argument("--under", metavar="KEY=VALUE", action="append", default=[], help=say("learn-opt-under"))
    learn.add_argument("--exam", metavar="SECONDS", default=str(EXAM), help=say("learn-opt-exam", n=str(EXAM)))


def run(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """Learn."""
    game = games.find(asked.game)
    minutes = 0.0 if asked.minutes == "0" else seconds(asked.minutes)
    course = None if asked.course is None else seconds(asked.course)
    exam = 0.0 if asked.exam == "0" else seconds(asked.exam)
    jobs = whole(asked.jobs, "--jobs") if asked.jobs else os.cpu_count() or 1
    chosen = {name: share(given, name) for name in SHARES if (given := getattr(asked, name)) is not None}
    units = tuple(whole(each, "--units") for each in asked.units.split(",")) if asked.units else None
    against = [name.strip() for name in asked.against.split(",")]
    teacher = "" if asked.imitate == NONE else asked.imitate
    further = [options_of([each]) for each in asked.under]
    if find_spec("torch") is None or find_spec("gymnasium") is None:
        raise BadOption(Text("refused-no-torch"))
    from igroteka.learn.hall import opponent_of, strategy_of
    from igroteka.learn.lessons import Lessons, seats_of, usual_of

    players = seats_of(asked.players or f"{max(2, game.seats[0])}-{game.seats[-1]}", game.seats)
    for name in against:
        opponent_of(game.key, name)
    if teacher:
        strategy_of(game.key, teacher)
    for options in further:
        game.read_setup(usual_of(game, players), options)
    praised = [name.strip() for name in (asked.praise or "").split(",") if name.strip()]
    for each in praised:
        if not fnmatch.filter(game.catalogue.names, each):
            raise BadOption(Text("refused-praise", given=repr(each)))
    writable(asked.out)
    from igroteka.learn import model, school

    device = school.device_of(asked.device)
    tables = whole(asked.tables, "--tables") if asked.tables else school.usual_tables(device)
    settings = school.usual_settings(device, tables)
    for name, value in chosen.items():
        setattr(settings, name, value)
    settings.praised = praised
    wish = school.Wish(
        minutes,
        asked.out,
        device,
        jobs,
        tables,
        asked.seed,
        asked.resume,
        course,
        exam,
        settings,
        units or model.UNITS,
        start=asked.start,
    )

    def say(words: str) -> None:
        console.print(words, markup=False, soft_wrap=True)

    lessons = Lessons(game.key, players, teacher, against, further)
    school.School(lessons, wish, say, speaker).run()
    names = (f"{game.key}.pt", f"{game.key}.network.bin", f"{game.key}.json", f"{game.key}.html")
    say(speaker.say("learn-written", files=", ".join(str(asked.out / name) for name in names)))
    return 0


def share(text: str, option: str) -> float:
    """A number from 0 to 1, or a clear refusal."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        wanted = Text("learn-number-share")
        raise BadOption(Text("arena-bad-number", option=f"--{option}", wanted=wanted, given=repr(text)))
    return value
