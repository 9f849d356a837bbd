"""The table in the terminal: any game, drawn by its room, played by typing.

Nothing here knows a game: moves, prompts, reasons and log lines come from the engine, the picture from the room's
`draw.py`.
"""

from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from igroteka.bots import Bot, Budget, ExpertBot, bot
from igroteka.engine import ties
from igroteka.engine.errors import IgrotekaError, IllegalMove
from igroteka.engine.guide import Lesson
from igroteka.engine.match import Match
from igroteka.engine.texts import Speaker, minus
from igroteka.engine.words import Text
from igroteka.saves import Save

HINT = Budget(2.0, decisions=200_000)
"""What the expert is given for a hint."""
COMMANDS = ("undo", "redo", "log", "help", "why", "hint", "table", "back", "quit")
"""Each is understood by this name, and by the word that the language has for it."""


class Quit(Exception):
    """The player leaves; the match is saved."""


class TerminalTable:
    """A match at the terminal: people take turns at one keyboard, bots answer for the other seats."""

    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        language: str,
        console: Console,
        save: Save,
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.save = save
        plain = match.game.speaker(language)
        self.names = [
            plain.say("player-you" if bot is None else "player-bot", number=seat + 1) for seat, bot in enumerate(bots)
        ]
        self.lesson = lesson
        room = match.game if lesson is None else lesson.guide
        self.speaker = room.speaker(language, self.names)
        self.commands = {self.say(f"cli-command-{name}"): name for name in COMMANDS} | {name: name for name in COMMANDS}
        self.draw = match.game.draw
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.told = 0
        self.looking: int | None = self.people[0] if self.people else None

    def say(self, key: str, **args: Any) -> str:
        """Words."""
        return self.speaker.say(key, **args)

    def play(self) -> None:
        """Play to the end. However it is left, the match is saved."""
        self.console.print(Rule(self.speaker.text(self.match.game.title())))
        if not self.match.game.components.shipped:
            self.console.print(self.say("cli-own-box"))
        self.console.print(self.say("cli-how"), style="dim")
        try:
            while not self.match.over:
                self.turn()
        except (KeyboardInterrupt, EOFError, Quit):
            self.save.write(self.match, self.bots)
            self.console.print()
            self.console.print(self.say("cli-saved", file=str(self.save.path)))
            return
        self.finish()

    def turn(self) -> None:
        """One decision."""
        seat = self.match.to_act[0]
        bot = self.bots[seat]
        prepared = self.lesson.guide.prepared(self.match) if self.lesson else None
        if prepared is not None and prepared[0] in self.match.to_act:
            seat = prepared[0]
            bot = self.bots[seat]
        if bot is not None:
            self.match.play(prepared[1] if prepared else bot.choose(self.match.seat(seat)), seat)
            return
        if len(self.people) > 1 and seat != self.looking:
            self.hand_over(seat)
        self.show(seat)
        while True:
            before = self.match.ply
            self.obey(self.read(), seat)
            if self.match.ply != before:
                return

    def hand_over(self, seat: int) -> None:
        """Another person takes the keyboard: hide what the last one saw."""
        self.console.clear()
        self.console.input(self.say("cli-hand-over", player=self.names[seat]))
        self.looking = seat
        self.told = 0

    def show(self, seat: int) -> None:
        """What happened, the table, the question and the answers."""
        self.tell_news(seat)
        self.console.print(self.draw(self.match.view(seat), self.speaker))
        prompt = self.match.state.stack[-1].prompt(self.match.state, seat)
        self.console.print(Line(f"{self.names[seat]}: {self.speaker.text(prompt)}", "bold cyan"))
        self.console.print(self.answers(seat))
        self.show_guide()

    def show_guide(self) -> None:
        """What the guide of a first match says."""
        page = self.lesson.at(self.match) if self.lesson else None
        if page is None or page.text is None:
            return
        told = self.speaker.text(page.text)
        if page.move is not None:
            told += f"\n→ {page.move}"
        elif page.back is not None:
            told += "\n" + self.say("cli-guide-back")
        self.console.print(Panel(Line(told), title=self.say("cli-guide"), title_align="left", border_style="yellow"))

    def tell_news(self, seat: int | None) -> None:
        """The log since the last look; how a tie was broken is told below the score sheet."""
        for event in self.match.journal[self.told :]:
            if event.heard_by(seat) and event.kind not in ties.KINDS:
                self.console.print(Line("  " + self.speaker.text(self.match.game.describe(event)), "dim"))
        self.told = len(self.match.journal)

    def answers(self, seat: int) -> RenderableType:
        """The legal moves as a numbered list."""
        lines = []
        for number, move in enumerate(self.match.legal(seat), start=1):
            line = Line(f"{number:>2} ", "bold")
            line.append(self.speaker.text(self.match.game.catalogue.label(move)), "not bold")
            line.append(f"  {self.match.name(move)}", "dim not bold")
            warning = self.match.warning(move, seat)
            if warning is not None:
                line.append(f"  ⚠ {self.speaker.text(warning)}", "yellow not bold")
            lines.append(line)
        return Columns(lines, padding=(0, 3), column_first=True)

    def read(self) -> str:
        """What is typed."""
        return self.console.input("> ").strip()

    def obey(self, typed: str, seat: int) -> None:
        """Do what was typed: a move by number or name, or a command."""
        word, _, rest = typed.partition(" ")
        try:
            if command := self.commands.get(word.lower()):
                getattr(self, f"do_{command}")(seat, rest.strip())
            elif typed:
                self.match.play(self.find(typed, seat), seat)
        except IllegalMove as error:
            why = self.speaker.text(error.reason) if error.reason else str(error)
            self.console.print(Line(why, "red"))
        except IgrotekaError as error:
            self.console.print(Line(error.tell(self.speaker.language), "red"))

    def find(self, typed: str, seat: int) -> int | str:
        """The move that was meant: its number in the list, its name, or the only one that begins like this."""
        legal = self.match.legal(seat)
        if typed.isdigit():
            if not 1 <= int(typed) <= len(legal):
                raise IgrotekaError(Text("cli-no-number", n=len(legal)))
            return legal[int(typed) - 1]
        if typed in self.match.game.catalogue.ids:
            return typed
        labels = {move: self.speaker.text(self.match.game.catalogue.label(move)).lower() for move in legal}
        meant = [
            move
            for move in legal
            if self.match.name(move).startswith(typed.lower())
            or self.match.name(move).partition(":")[2] == typed.lower()
            or labels[move].startswith(typed.lower())
        ]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise IgrotekaError(Text("cli-unclear", moves=", ".join(map(self.match.name, meant))))
        raise IgrotekaError(Text("cli-not-understood", typed=typed))

    # Commands, by their names.

    def do_undo(self, seat: int, rest: str) -> None:
        """Take the last move back."""
        self.match.undo(seat)
        self.told = min(self.told, len(self.match.journal))

    def do_redo(self, seat: int, rest: str) -> None:
        """Play again what was taken back."""
        self.match.redo(seat)

    def do_log(self, seat: int, rest: str) -> None:
        """The whole log, as this seat heard it."""
        for event in self.match.events(seat):
            self.console.print("  " + self.speaker.text(self.match.game.describe(event)))

    def do_table(self, seat: int, rest: str) -> None:
        """Draw the table once more."""
        self.show(seat)

    def do_back(self, seat: int, rest: str) -> None:
        """Back to where the guide's opening was left."""
        page = self.lesson.at(self.match) if self.lesson else None
        if self.lesson is None or page is None or page.back is None:
            raise IgrotekaError(Text("cli-no-guide"))
        moves = self.match.moves[: page.back]
        self.match = self.lesson.guide.begin()
        for mover, move in moves:
            self.match.play(move, mover)
        self.told = len(self.match.journal)

    def do_quit(self, seat: int, rest: str) -> None:
        """Save and leave."""
        raise Quit

    def do_why(self, seat: int, rest: str) -> None:
        """Why a move can't be played."""
        if not rest:
            legal = self.match.legal(seat)
            refused = (name for move, name in enumerate(self.match.game.catalogue.names) if move not in legal)
            raise IgrotekaError(Text("cli-why-what", move=next(refused)))
        why = self.match.why_not(self.find_any(rest, seat), seat, language=self.speaker.language, names=self.names)
        self.console.print(self.say("cli-why-fine") if why is None else why)

    def do_hint(self, seat: int, rest: str) -> None:
        """What the expert would play, and why."""
        asked = self.match.seat(seat)
        legal = asked.legal()
        expert = bot(self.match.game.key, "expert", seed="hint", budget=HINT)
        assert isinstance(expert, ExpertBot)
        if len(legal) == 1:
            raise IgrotekaError(Text("cli-hint-only"))
        best = expert.explain(asked).candidates[0]
        label = self.speaker.text(self.match.game.catalogue.label(best.move))
        why = self.speaker.text(best.why) if best.why is not None else ""
        told = {"move": label, "name": self.match.name(best.move), "win": round(100 * best.win), "why": why}
        self.console.print(Line(self.say("cli-hint", **told), "green"))

    def do_help(self, seat: int, rest: str) -> None:
        """What can be typed; or what a move is about."""
        if not rest:
            self.console.print(self.say("cli-help"))
            self.console.print(self.say(f"game-{self.match.game.key}.goal"))
            return
        move = self.find_any(rest, seat)
        label = self.match.game.catalogue.label(move)
        self.console.print(Line(self.speaker.text(label), "bold"))
        for arg in label.args.values():
            key = f"{getattr(arg, 'kind', '')}-{getattr(arg, 'key', '')}"
            if self.speaker.has(f"{key}.help"):
                self.console.print(f"{self.say(key)}: {self.say(f'{key}.help')}")
                if rule := self.speaker.rule(key):
                    self.console.print(Line(rule, "dim"))
        if self.speaker.has(f"{label.key}.help"):
            self.console.print(self.say(f"{label.key}.help"))

    def find_any(self, typed: str, seat: int) -> int:
        """A move that need not be legal: by name, or as for playing."""
        found = self.find(typed, seat)
        return self.match.move(found) if isinstance(found, str) else found

    # The end.

    def finish(self) -> None:
        """The score sheet; the match is kept as a record."""
        self.tell_news(self.people[0] if len(self.people) == 1 else None)
        self.console.print(score_sheet(self.match, self.speaker))
        for line in outcome(self.match, self.speaker):
            self.console.print(line)
        path = self.save.finish(self.match)
        self.console.print(self.say("cli-recorded", file=str(path)), style="dim")


def score_sheet(match: Match, speaker: Speaker) -> Table:
    """All points by source; a source that nobody has anything of isn't told."""
    sheet = Table()
    sheet.add_column("")
    for seat in range(match.players):
        sheet.add_column(speaker.player(seat), justify="right")
    points = match.breakdown
    for line in match.game.points:
        if any(each[line] for each in points):
            sheet.add_row(speaker.say(f"points-{line}"), *(minus(str(each[line])) for each in points))
    sheet.add_section()
    sheet.add_row(speaker.say("cli-total"), *(minus(str(score)) for score in match.scores), style="bold")
    return sheet


def outcome(match: Match, speaker: Speaker) -> list[Line]:
    """Who has won, and how the tie was broken, where there was one; alone, one just has a score."""
    if match.players == 1:
        return [Line(speaker.say("cli-scored", n=match.scores[0]), "bold green")]
    winners = ", ".join(speaker.player(seat) for seat in match.winners)
    lines = [Line(speaker.say("cli-winners", n=len(match.winners), names=winners), "bold green")]
    return lines + [Line(speaker.text(text), "green") for text in match.verdict]


def show_replay(match: Match, moves: list[tuple[int, str]], language: str, console: Console, step: bool) -> None:
    """A recorded match, told from the beginning; with `step`, one decision at a time."""
    speaker = match.game.speaker(language)
    draw = match.game.draw
    told = 0
    for seat, name in [*moves, (None, "")]:
        for event in match.journal[told:]:
            if event.kind in ties.KINDS:
                continue
            if event.heard_by(event.seat if event.seat >= 0 else None):  # what others heard of it would tell it twice
                console.print("    " + speaker.text(match.game.describe(event)))
        told = len(match.journal)
        if seat is None:
            break
        if step:
            console.print(draw(match.view(seat), speaker))
        label = speaker.text(match.game.catalogue.label(match.move(name)))
        console.print(Line(f"{match.ply + 1:>4} {speaker.player(seat)}: {label}  ({name})", "bold"))
        if step:
            console.input(speaker.say("cli-step"))
        match.play(name, seat)
    console.print(score_sheet(match, speaker))
    if match.over:
        for line in outcome(match, speaker):
            console.print(line)


def load_text(path: Path) -> str:
    """A file that a person named."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise IgrotekaError(Text("arena-cant-read", file=str(path), why=why)) from error
