"""What is learned: which tables there are to learn at, and what a network hears there."""

from collections.abc import Sequence
from typing import Any, Final

from igroteka import games
from igroteka.bots import WRITTEN
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game
from igroteka.engine.words import Text
from igroteka.envs.setup import Setup

AGAINST: Final = 0.25
"""The share of tables at which one seat learns against a bot; at the others all seats do."""
EXAMS: Final = 0.08
"""The share of tables at which nothing is learned: there the network plays its first choice against a bot."""


class TableKind:
    """A kind of table."""

    def __init__(self, players: int, options: dict[str, Any], opponent: str, exam: bool, weight: float) -> None:
        self.players = players
        self.options = options
        self.opponent = opponent
        """The bot that has all seats but one; "" where the network has every seat."""
        self.exam = exam
        self.weight = weight
        """Its share of the tables."""


class Lessons:
    """A game as it is learned: for these numbers of seats, under all options that change it."""

    def __init__(
        self,
        game: str,
        players: Sequence[int],
        teacher: str = "",
        against: Sequence[str] = (WRITTEN,),
        further: Sequence[dict[str, Any]] = (),
    ) -> None:
        self.key = game
        self.game: Game = games.find(game)
        self.players = sorted(players)
        self.teacher = teacher
        """The bot that is imitated at first; "" for none."""
        self.against = list(against)
        """The bots that exams are taken against; lessons go against the first of them, too."""
        self.further = list(further)
        """Options to learn under with the usual number of players, beside the game's own."""
        self.options = [dict(each) for each in self.game.studied or self.game.rule_sets]
        self.widest = Setup(game, self.players[-1], self.options[0], dtype="uint8")
        features = [each for each in self.widest.observer.features if not self.widest.observer.recalls(each.name)]
        self.inputs = [each.name for each in features] + [f"players.{n}" for n in self.players]
        self.mosts = [each.most for each in features] + [1] * len(self.players)
        self.caps = [min(255, each.cap) for each in features] + [1] * len(self.players)
        self.moves: list[str] = self.game.catalogue.names
        self.seats = self.players[-1]

    def __reduce__(self) -> tuple[Any, ...]:
        return Lessons, (self.key, self.players, self.teacher, self.against, self.further)

    def setup(self, group: TableKind) -> Setup:
        """The game as it is played at a table of this kind."""
        return Setup(self.key, group.players, group.options, dtype="uint8")

    def groups(self) -> list[TableKind]:
        """The kinds of tables for learning. The usual number of players and the first options have half of them."""
        found = []
        first = self.against[0]
        usual = usual_of(self.game, self.players)
        for players in [usual, *(each for each in self.players if each != usual)]:
            part = share_of(0 if players == usual else 1, len(self.players))
            chosen = self.options + (self.further if players == usual else [])
            for number, options in enumerate(chosen):
                weight = share_of(number, len(chosen)) * part
                found.append(TableKind(players, options, "", False, weight * (1 - AGAINST - EXAMS)))
                found.append(TableKind(players, options, first, False, weight * AGAINST))
            for opponent in self.against:
                found.append(self.exam(players, opponent, EXAMS * part / len(self.against)))
        return found

    def exams(self) -> list[TableKind]:
        """The kinds of tables for an exam alone."""
        share = 1 / len(self.players) / len(self.against)
        return [self.exam(players, opponent, share) for players in self.players for opponent in self.against]

    def exam(self, players: int, opponent: str, weight: float) -> TableKind:
        """A table for exams: under the usual options."""
        return TableKind(players, self.options[0], opponent, True, weight)


def usual_of(game: Game, players: Sequence[int]) -> int:
    """Which of these numbers of players is the usual one; the least of them where the game's own isn't there."""
    return game.usual_players if game.usual_players in players else players[0]


def share_of(number: int, count: int) -> float:
    """The share of one of so many: half for the first."""
    if count == 1:
        return 1.0
    return 0.5 if number == 0 else 0.5 / (count - 1)


def seats_of(text: str, seats: range) -> list[int]:
    """Numbers of seats as they are typed: `2-4`, `3`, `2,4`."""
    found: set[int] = set()
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        if not low.isdecimal() or (dash and not high.isdecimal()):
            raise BadOption(
                Text("refused-learn-seats", given=repr(text), least=str(max(2, seats[0])), most=str(seats[-1]))
            )
        found |= set(range(int(low), int(high if dash else low) + 1))
    if not found or not found <= set(seats) or 1 in found:
        raise BadOption(Text("refused-learn-seats", given=repr(text), least=str(max(2, seats[0])), most=str(seats[-1])))
    return sorted(found)
