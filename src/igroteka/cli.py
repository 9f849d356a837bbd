"""The one command, `igroteka`."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from babel import negotiate_locale
from rich.console import Console
from rich.table import Table

from igroteka import _build, bots, engine, games
from igroteka.arena import commands as arena
from igroteka.arguments import Parser, options_of, placeholder, spoken
from igroteka.engine import components
from igroteka.engine.errors import BadOption, BadRecord, IgrotekaError
from igroteka.engine.game import Game
from igroteka.engine.guide import Lesson, guide_of
from igroteka.engine.match import Match
from igroteka.engine.record import read, replay
from igroteka.engine.texts import FIRST, Speaker, languages, own_name
from igroteka.engine.words import Text
from igroteka.learn import commands as learn
from igroteka.saves import Save
from igroteka.server import command_line as server
from igroteka.terminal import TerminalTable, load_text, show_replay

OTHERS_SAY = "IGROTEKA_LANG"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speaker = Speaker(chosen_language(given))
    console = Console(highlight=False)
    with spoken(speaker.language):
        asked = build_parser(speaker).parse_args(given)
    try:
        for pair in getattr(asked, "components", ()):
            game, _, path = pair.partition("=")
            if not path:
                raise BadOption(Text("cli-components-how", given=pair))
            if game not in games.known():
                games.find(game)  # says which games there are
            components.use(game, path)
        code: int = asked.func(asked, speaker, console)
        return code
    except IgrotekaError as error:
        told = f"igroteka: {error.tell(speaker.language)}"
        Console(stderr=True, highlight=False).print(told, style="red", markup=False, soft_wrap=True)
        return 2
    except (KeyboardInterrupt, EOFError):
        console.print()
        return 130


def chosen_language(given: Sequence[str]) -> str:
    """By `--lang`, then by the environment, then English; needed before the help can be written."""
    for number, word in enumerate(given):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and number + 1 < len(given):
            value = given[number + 1]
        if value in languages():
            return value
    for variable in (OTHERS_SAY, "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            spoken = {language.replace("-", "_"): language for language in languages()}
            wished = value.partition(".")[0].replace("-", "_")
            return spoken.get(negotiate_locale([wished], list(spoken)) or "", FIRST)
    return FIRST


def build_parser(speaker: Speaker) -> argparse.ArgumentParser:
    """All commands and their options, explained in the reader's language."""
    say = speaker.say
    common = Parser(add_help=False)
    spoken = ", ".join(f"{language} ({own_name(language)})" for language in languages())
    about = say("cli-opt-lang", languages=spoken)
    common.add_argument("--lang", choices=languages(), help=about, default=argparse.SUPPRESS)
    common.add_argument(
        "--components",
        metavar="GAME=FILE",
        action="append",
        help=say("cli-opt-components"),
        default=argparse.SUPPRESS,
    )
    parser = Parser("igroteka", description=say("cli-about"), parents=[common])
    parser.add_argument("--version", action="version", version=describe_version(speaker), help=say("cli-opt-version"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-opt-no-browser"))
    parser.set_defaults(func=server.start_at_home)
    commands = parser.add_subparsers(
        metavar=placeholder("COMMAND"), title=say("cli-commands"), description=say("cli-alone")
    )

    play = commands.add_parser("play", help=say("cli-play"), description=say("cli-play"), parents=[common])
    play.add_argument("game", nargs="?", help=say("cli-opt-game"))
    play.add_argument("--seats", metavar="you,bot,...", help=say("cli-opt-seats"))
    play.add_argument("--seed", help=say("cli-opt-seed"))
    play.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say("cli-opt-option"))
    play.add_argument("--guide", action="store_true", help=say("cli-opt-guide"))
    play.add_argument("--new", action="store_true", help=say("cli-opt-new"))
    play.set_defaults(func=run_play)

    games = commands.add_parser("games", help=say("cli-games"), description=say("cli-games"), parents=[common])
    games.add_argument("--all", action="store_true", help=say("cli-opt-all"))
    games.set_defaults(func=run_games)

    again = commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay"), parents=[common])
    again.add_argument("file", type=Path, help=say("cli-opt-file"))
    again.add_argument("--step", action="store_true", help=say("cli-opt-step"))
    again.set_defaults(func=run_replay)

    server.add_commands(commands, common, speaker)
    arena.add_commands(commands, common, speaker)
    learn.add_command(commands, common, speaker)
    return parser


def describe_version(speaker: Speaker) -> str:
    """The version, and which build runs."""
    build = speaker.say("cli-compiled" if _build.compiled() else "cli-interpreted")
    return f"igroteka {version('igroteka')} ({build})"


# igroteka play


def run_play(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """Play at the terminal: a saved match, or a new one."""
    game = games.find(asked.game) if asked.game else ask_game(speaker, console)
    fresh = asked.new or asked.seats or asked.seed is not None or asked.option
    saved = None if fresh else offer_saved(game, speaker, console)
    if saved is None:
        match, seats, save = *new_match(game, asked), Save.new(game.key)
    else:
        match, save = replay(saved.read(), games.find), saved
        seats = match.seats or ["you"] * match.players
    sitting = [None if name == "you" else bots.bot(game.key, name, seed=seat) for seat, name in enumerate(seats)]
    guide = guide_of(game)
    # A guided match is known by its seed, so that a saved one goes on with its guide.
    lesson = Lesson(guide) if guide is not None and match.seed == guide.script.seed else None
    TerminalTable(match, sitting, speaker.language, console, save, lesson).play()
    return 0


def ask_game(speaker: Speaker, console: Console) -> Game:
    """Which game to play, by number or a part of its name; Enter takes the one to begin with."""
    keys = games.shelf()
    titles = [game.speaker(speaker.language).text(game.title()) for game in map(games.find, keys)]
    for number, (key, title) in enumerate(zip(keys, titles, strict=True), start=1):
        console.print(f"{number:>2} {title}  [dim]{key}[/]")
    usual = next((key for key in keys if games.find(key).to_begin_with), keys[0])
    while True:
        typed = console.input(speaker.say("cli-which-game", usual=usual) + " ").strip().lower() or usual
        if typed.isdigit() and 1 <= int(typed) <= len(keys):
            typed = keys[int(typed) - 1]
        found = [key for key, title in zip(keys, titles, strict=True) if typed in f"{key} {title}".lower()]
        if typed in keys or len(found) == 1:
            return games.find(typed if typed in keys else found[0])
        console.print(speaker.say("cli-which-how", typed=typed), markup=False)


def offer_saved(game: Game, speaker: Speaker, console: Console) -> Save | None:
    """The match that was left last, if there is one and the player wants it."""
    saved = Save.latest(game.key)
    if saved is None:
        return None
    try:
        replay(saved.read(), games.find, journal=False)
    except BadRecord as error:
        console.print(speaker.say("cli-saved-broken", why=error.tell(speaker.language)), style="yellow")
        return None
    typed = console.input(speaker.say("cli-resume") + " ").strip().lower()
    return None if typed and typed[0] in speaker.say("cli-no") else saved


def new_match(game: Game, asked: argparse.Namespace) -> tuple[Match, list[str]]:
    """A match as the arguments want it, and who sits where."""
    usual = bots.USUAL
    if asked.guide:
        guide = guide_of(game)
        if guide is None:
            raise BadOption(Text("refused-guide", game=game.key))
        return guide.begin(), ["you" if seat == guide.seat else usual for seat in range(guide.script.players)]
    if asked.seats:
        seats = [usual if name.strip() == "bot" else name.strip() for name in asked.seats.split(",")]
    else:
        seats = ["you"] + [usual] * (game.usual_players - 1)
    for name in seats:
        if name != "you":
            bots.bot(game.key, name)
    options = options_of(asked.option)
    seed = int(asked.seed) if asked.seed is not None and asked.seed.lstrip("-").isdigit() else asked.seed
    return engine.match.new(game, len(seats), seed, options), seats


# igroteka games


def run_games(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """The games, with seats, length, options and bots."""
    for key in games.known() if asked.all else games.shelf():
        game = games.find(key)
        words = game.speaker(speaker.language)
        sheet = Table(box=None, show_header=False, padding=(0, 1))
        sheet.add_column(style="dim", no_wrap=True)
        sheet.add_column()
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        minutes = f"{game.minutes[0]}–{game.minutes[1]}"
        sheet.add_row("", words.say(f"game-{key}.about"))
        sheet.add_row(words.say("cli-players"), words.say("cli-players-minutes", seats=seats, minutes=minutes))
        for option in game.options:
            values = ", ".join(getattr(option, "values", ())) or str(option.data().get("most", "")) or "yes, no"
            sheet.add_row(f"{option.key}", f"{words.say(f'option-{option.key}.help')} [dim]({values})[/]")
        sheet.add_row(words.say("cli-bots"), ", ".join(bots.names(key)))
        guessed = len(game.components.sources["reconstructed"])
        if guessed:
            sheet.add_row(words.say("cli-components"), words.say("cli-reconstructed", n=guessed))
        console.print(f"[bold]{words.text(game.title())}[/]  {key}")
        console.print(sheet)
        console.print()
    console.print(speaker.say("cli-unofficial"), style="dim")
    return 0


# igroteka replay


def run_replay(asked: argparse.Namespace, speaker: Speaker, console: Console) -> int:
    """Tell a recorded match."""
    try:
        data = json.loads(load_text(asked.file))
    except ValueError as error:
        raise BadRecord(Text("arena-not-json", file=str(asked.file), why=str(error))) from error
    replay(data, games.find, journal=False)
    show_replay(replay(data, games.find, upto=0), read(data).moves, speaker.language, console, asked.step)
    return 0
