"""A guide: a first match that explains itself while one plays it.

A room's folder `guide/` has `script.toml`, the opening as it was prepared (the learner's moves in steps, each with a
text, and the others' moves between them), and the words, `en.ftl` and `ru.ftl`. The match has a fixed seed, so the
opening goes as prepared for as long as the learner follows it. What the guide says is a function of the moves played:
nothing is stored, and whoever comes back finds it where it was.

Off the path and after the opening it speaks when a new kind of question comes up: the text `guide-<question>`, where
`<question>` is the key of the prompt (`guide-ask-buy`).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from igroteka.engine.errors import BadComponents
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.texts import Names, Speaker
from igroteka.engine.words import Text

PATIENCE = 3
"""For so many moves off the path the guide says how to come back; then only what is new."""


class GuideStep(msgspec.Struct, forbid_unknown_fields=True):
    """Something to learn: a text, the learner's moves that go with it, and what the others play then."""

    text: str
    moves: list[str] = []
    others: list[str] = []
    """As `<seat> <move>`."""
    look: list[str] = []
    """Places of the table to look at, as the board names them."""


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """The file `script.toml`."""

    players: int
    seat: int
    seed: str
    options: dict[str, Any]
    step: list[GuideStep]


class Page:
    """What the guide says now."""

    def __init__(
        self,
        kind: Literal["step", "watch", "strayed", "note", "over"],
        text: Text | None,
        step: int,
        move: str | None = None,
        look: list[str] | None = None,
        back: int | None = None,
    ) -> None:
        self.kind = kind
        self.text = text
        self.step = step
        """How many steps are done or begun."""
        self.move = move
        """The answer that the script has."""
        self.look = look or []
        self.back = back
        """Off the path: the ply where it was left."""


class Guide:
    """The guide of one game."""

    def __init__(self, game: Game, script: Script) -> None:
        self.game = game
        self.script = script
        self.seat = script.seat
        self.steps = len(script.step)
        self.line: list[tuple[int, int]] = []
        """The opening, move by move."""
        self.step_at: list[int] = []
        """The step of each of these moves."""
        for number, step in enumerate(script.step):
            moves = [(script.seat, name) for name in step.moves]
            moves += [(int(seat), name) for seat, name in (each.split() for each in step.others)]
            self.line += [(seat, game.catalogue.ids[name]) for seat, name in moves]
            self.step_at += [number] * len(moves)

    def begin(self, *, journal: bool = True, anew: Sequence[tuple[int, str]] = ()) -> Match:
        """The match before its first move; from some plies on its luck may be another, where moves were taken back."""
        players, options = self.game.read_setup(self.script.players, self.script.options)
        return Match(self.game, players, options, self.script.seed, journal=journal, anew=anew)

    def left_at(self, moves: list[tuple[int, int]]) -> int | None:
        """The ply at which these moves leave the opening; None if they never do."""
        for ply, (prepared, played) in enumerate(zip(self.line, moves, strict=False)):
            if prepared != played:
                return ply
        return None

    def leads(self, moves: list[tuple[int, int]]) -> bool:
        """Whether after these moves the opening still goes on as prepared."""
        return len(moves) < len(self.line) and self.left_at(moves) is None

    def prepared(self, match: Match) -> tuple[int, int] | None:
        """Who moves next and how, while the match follows the opening."""
        if not self.leads(match.moves):
            return None
        seat, move = self.line[match.ply]
        return (seat, move) if move in match.legal(seat) else None

    def speaker(self, language: str = "en", names: Names = None) -> Speaker:
        """Someone with the words of the game and of its guide."""
        return Speaker(language, *self.game.words, self.game.folder / "guide", names=names)

    def has(self, key: str) -> bool:
        """Whether the guide has something to say about this."""
        return self.speaker().has(key)


class Lesson:
    """A guided match being followed. It replays the moves itself, to know what the learner has already been asked."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self._begin()

    def _begin(self, anew: Sequence[tuple[int, str]] = ()) -> None:
        self.match = self.guide.begin(journal=False, anew=anew)
        self.asked: list[str | None] = [self._question()]
        """By ply: the key of what the learner was asked."""

    def _question(self) -> str | None:
        match, seat = self.match, self.guide.seat
        return match.state.stack[-1].prompt(match.state, seat).key if seat in match.to_act else None

    def at(self, match: Match) -> Page | None:
        """What the guide says of a match as it stands."""
        moves = match.moves
        if self.match.moves != moves[: self.match.ply] or self.match.anew != match.anew:
            self._begin(match.anew)
        for seat, move in moves[self.match.ply :]:
            self.match.play(move, seat)
            self.asked.append(self._question())
        return self._page()

    def _page(self) -> Page | None:
        guide, match = self.guide, self.match
        if match.over:
            return Page("over", Text("guide-over"), guide.steps)
        left = guide.left_at(match.moves)
        if left is None and match.ply < len(guide.line):
            return self._on_the_way()
        if left is None and match.ply == len(guide.line):
            return Page("step", Text(f"guide-{guide.script.step[-1].text}"), guide.steps)
        note = self._note()
        done = guide.steps if left is None else guide.step_at[left]
        if left is None:
            return Page("note", note, done) if note else None
        own = sum(1 for seat, _ in match.moves[left:] if seat == guide.seat)
        if note is None and own <= PATIENCE:
            note = Text("guide-strayed")
        return Page("strayed", note, done, back=left)

    def _on_the_way(self) -> Page | None:
        guide = self.guide
        next_move = guide.prepared(self.match)
        if next_move is None:
            return None
        number = guide.step_at[self.match.ply]
        step = guide.script.step[number]
        seat, move = next_move
        if seat != guide.seat:
            return Page("watch", Text("guide-watch"), number + 1)
        return Page("step", Text(f"guide-{step.text}"), number + 1, self.match.name(move), step.look)

    def _note(self) -> Text | None:
        """Something about the present question, if it has not come up before."""
        question = self.asked[-1]
        if question is None or not self.guide.has(f"guide-{question}"):
            return None
        before = len(self.asked) - 1
        while before and self.asked[before - 1] == question:  # answered piece by piece, it is still the same one
            before -= 1
        return None if question in self.asked[:before] else Text(f"guide-{question}")


@cache
def guide_of(game: Game) -> Guide | None:
    """The guide of a game, if it has one.

    It is prepared move by move, and tells of figures that it was prepared with: with other components there is none.
    """
    path = game.folder / "guide" / "script.toml"
    if not path.exists() or not game.components.shipped:
        return None
    try:
        return Guide(game, msgspec.toml.decode(path.read_bytes(), type=Script))
    except (msgspec.DecodeError, ValueError, KeyError) as error:
        raise BadComponents(f"the guide of {game.key} in {path}: {error}") from error
