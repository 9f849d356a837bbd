"""The bots of an earlier build of Igroteka, as opponents in the arena of this one.

    git worktree add ../earlier 8f17d76
    (cd ../earlier && python -m tools.compiling)
    IGROTEKA_EARLIER=../earlier/build/compiled igroteka arena village regular bench/earlier.py:Regular --games 500

The earlier build runs in a process of its own, one for each worker, and is asked by lines of JSON: who sits where, what
was played since it was last asked, for which seat a move is wanted. It plays the match along, so that asking costs
little; a bot of that build gets a `Seat` of that match and knows no more than at home. If the two builds' rules
have parted ways so far that a match isn't the same in both, that is said and nothing is measured.
"""

import atexit
import json
import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

BUILD = "IGROTEKA_EARLIER"
"""The environment's variable with the folder that the earlier build's `igroteka` lies in."""


class Line:
    """The connection to the earlier build, and the match that it has in hand."""

    def __init__(self, build: Path) -> None:
        environment = dict(os.environ) | {"PYTHONPATH": str(build), "IGROTEKA_PURE": "0"}
        self.process = Popen(
            [sys.executable, __file__, "answer"], stdin=PIPE, stdout=PIPE, env=environment, text=True, bufsize=1
        )
        atexit.register(self.hang_up)
        self.match: object = None
        self.told = 0
        """How many moves of it the other side has heard of."""

    def hang_up(self) -> None:
        """The measurement is over."""
        self.process.communicate()

    def ask(self, question: dict[str, Any]) -> Any:
        """One line there, one line back. What goes wrong there is nobody's loss, but the end of the measurement."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = ""
        answer = json.loads(line) if line else {"wrong": "it has ended; see above"}
        if "wrong" in answer:
            raise SystemExit(f"the earlier build ({BUILD}={os.environ[BUILD]}): {answer['wrong']}")
        return answer

    def move(self, bot: "Earlier", seat: Any) -> int:
        """What a bot of that build plays on this seat."""
        match = seat._match  # a bench may; the earlier bot itself gets a Seat
        question: dict[str, Any] = {"seat": seat.index, "choices": len(seat.legal())}
        if self.match is not seat.token or self.told > match.ply:
            self.match, self.told = seat.token, 0
            options = {key: value for key, value in match.options.items() if value is not None}
            question["match"] = {
                "game": match.game.key,
                "players": match.players,
                "seed": match.seed,
                "options": options,
            }
        if seat.index not in bot.seated or bot.seated[seat.index] is not seat.token:
            bot.seated[seat.index] = seat.token
            question["bot"] = {"name": bot.name, "seed": bot.seed, **bot.budget}
        question["moves"] = [[who, match.name(move)] for who, move in match.moves[self.told :]]
        self.told = match.ply
        return int(match.move(self.ask(question)["move"]))


LINES: dict[str, Line] = {}
"""By build; one process serves all bots of this one."""


class Earlier:
    """A bot of the earlier build, by its name there."""

    name = "regular"

    def __init__(self, seed: int | str = 0, budget: Any = None) -> None:
        build = os.environ.get(BUILD, "")
        if not (Path(build) / "igroteka" / "__init__.py").is_file():
            raise ValueError(f"{BUILD} must be the folder that an earlier build's `igroteka` lies in, not {build!r}")
        self.build = str(Path(build).resolve())
        self.seed = seed
        self.budget: dict[str, Any] = {}
        if budget is not None:
            self.budget = {"seconds": budget.seconds, "iterations": budget.iterations, "patient": budget.patient}
        self.seated: dict[int, object] = {}

    def choose(self, seat: Any) -> int:
        """Its move; where there is only one, nobody is asked."""
        legal = seat.legal()
        if len(legal) == 1:
            return int(legal[0])
        if self.build not in LINES:
            LINES[self.build] = Line(Path(self.build))
        return LINES[self.build].move(self, seat)


class Novice(Earlier):
    """The earlier `novice`."""

    name = "novice"


class Regular(Earlier):
    """The earlier `regular`."""


class Expert(Earlier):
    """The earlier `expert`; `--budget` is for it, too."""

    name = "expert"


class Answers:
    """The other side: the earlier build's own match and bots."""

    def __init__(self) -> None:
        import igroteka

        self.home: Any = igroteka
        self.match: Any = None
        self.bots: dict[int, Any] = {}

    def to(self, question: dict[str, Any]) -> str:
        """The move that is wanted."""
        if "match" in question:
            setup = question["match"]
            game = self.home.games.find(setup["game"])
            make = sys.modules["igroteka.engine.match"].new
            self.match = make(game, setup["players"], setup["seed"], setup["options"], journal=False)
            self.bots = {}
        for who, move in question["moves"]:
            self.match.play(move, who)
        seat = self.match.seat(question["seat"])
        if seat.index not in self.match.to_act or len(seat.legal()) != question["choices"]:
            raise ValueError(f"at ply {self.match.ply} the match isn't the same in both builds: their rules differ")
        if "bot" in question:
            told = question["bot"]
            budget = None
            if told.get("seconds") or told.get("iterations"):
                budget = self.home.bots.Budget(told["seconds"], told["iterations"], told["patient"])
            self.bots[seat.index] = self.home.bot(self.match.game.key, told["name"], seed=told["seed"], budget=budget)
        return str(seat.name(self.bots[seat.index].choose(seat)))


def answer() -> None:
    """The life of the process that the earlier build runs in."""
    sys.path.pop(0)  # the bench's own folder
    answers = Answers()
    if not str(Path(str(answers.home.__file__)).resolve()).startswith(str(Path(os.environ["PYTHONPATH"]).resolve())):
        raise SystemExit(f"{answers.home.__file__} came instead")
    for line in sys.stdin:
        try:
            told = {"move": answers.to(json.loads(line))}
        except Exception as error:
            told = {"wrong": f"{type(error).__name__}: {error}"}
        print(json.dumps(told), flush=True)


if __name__ == "__main__" and sys.argv[1:] == ["answer"]:
    answer()
