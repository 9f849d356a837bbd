"""The server's part of the command line.

A server is much to load, and most commands need none: it is loaded when one of its own is given.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from igroteka.arguments import Parser
from igroteka.engine.texts import Speaker
from igroteka.server.settings import PORT

Work = Callable[[argparse.Namespace, Speaker, Console], int]
"""What does a command."""


def done_by(name: str) -> Work:
    """What does a command, by its name among `commands`."""

    def work(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
        from igroteka.server import commands

        do: Work = getattr(commands, name)
        return do(asked, speaker, console)

    return work


start_at_home = done_by("start_at_home")


def add_commands(commands: Any, common: argparse.ArgumentParser, speaker: Speaker) -> None:
    """Add the server's commands to `igroteka`, explained in the reader's language."""
    say = speaker.say
    database = Parser(add_help=False)
    database.add_argument("--database", metavar="URL", help=say("serve-opt-database"))
    both = [common, database]

    command = commands.add_parser("serve", help=say("cli-serve"), description=say("cli-serve"), parents=both)
    command.add_argument("--host", default="127.0.0.1", help=say("serve-opt-host"))
    command.add_argument("--port", type=int, default=PORT, help=say("serve-opt-port", port=str(PORT)))
    command.add_argument("--workers", type=int, default=1, metavar="N", help=say("serve-opt-workers"))
    command.add_argument("--public-url", metavar="URL", help=say("serve-opt-public-url"))
    command.add_argument("--minds", type=int, metavar="N", help=say("serve-opt-minds"))
    command.add_argument("--bot-budget", type=float, default=10.0, metavar="S", help=say("serve-opt-bot-budget"))
    command.add_argument("--hint-budget", default="600000d,5s", metavar="BUDGET", help=say("serve-opt-hint-budget"))
    command.add_argument(
        "--analysis-budget", default="5000000d", metavar="BUDGET", help=say("serve-opt-analysis-budget")
    )
    command.add_argument("--private-webhooks", action="store_true", help=say("serve-opt-private-webhooks"))
    command.add_argument("--no-limits", action="store_true", help=say("serve-opt-no-limits"))
    command.add_argument("--deals", metavar="WORD", help=say("serve-opt-deals"))
    command.set_defaults(func=done_by("serve"))
    for name, work in (("backup", "make_backup"), ("restore", "restore_backup")):
        words = say(f"cli-{name}")
        command = commands.add_parser(name, help=words, description=words, parents=both)
        command.add_argument("file", type=Path, help=say("serve-opt-file"))
        command.set_defaults(func=done_by(work))
    words = say("cli-validate")
    command = commands.add_parser("validate", help=words, description=words, parents=both)
    command.set_defaults(func=done_by("validate"))
