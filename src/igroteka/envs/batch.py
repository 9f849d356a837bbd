"""Many matches side by side, stepped in one call: what the vector environment is made of.

Everything that happens once per decision is here, so that it compiles: play the learner's move, let the opponents
answer, write down what the next learner knows and may do. What comes out are bytes, which numpy takes as they are.
"""

from collections.abc import Callable

from librt.strings import BytesWriter, write_f64_le
from mypy_extensions import i64, u8

from igroteka.engine.chance import SETUP, Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.memory import Crier, Memory
from igroteka.engine.observation import Observer
from igroteka.engine.state import State, play, settle
from igroteka.engine.strategy import Strategy


def first_illegal(moves: list[int], mask: bytes, width: i64) -> int:
    """The first table at which the move is not legal, by a mask of so many moves for each; -1 if all are."""
    at: i64 = 0
    for number in range(len(moves)):
        move: i64 = moves[number]
        if move < 0 or move >= width or mask[at + move] == 0:
            return number
        at += width
    return -1


class Table:
    """One match after the other. The same seed and moves give the same match as `igroteka.new` would."""

    def __init__(self, number: int, luck: Chance) -> None:
        self.number = number
        self.luck = luck
        """What random opponents and imaginations draw from."""
        self.begun = 0
        """Matches begun here."""
        self.seed = ""
        self.learner = -1
        """The seat that is learned for; -1 if all are."""
        self.chance = luck
        self.dealer = Dealer(luck)
        self.state: State | None = None
        self.memory = Memory()
        self.ply = 0
        self.seat = 0
        """Who is asked now."""
        self.legal: list[int] = []
        """What that seat may play."""


class Tables:
    """Some of an environment's tables, or all. What happens at one does not depend on which others are here."""

    def __init__(
        self,
        start: Callable[[Dealer], State],
        remember: Callable[[State], Memory],
        imagine: Callable[[State, Memory, int, Chance], State],
        result: Callable[[State], tuple[list[float], list[int]]],
        observer: Observer,
        players: int,
        moves: int,
        opponents: list[Strategy | None] | None,
        learner: int,
        attentive: bool,
        skip_forced: bool,
    ) -> None:
        self.start = start
        self.remember = remember
        self.imagine = imagine
        self.result = result
        self.observer = observer
        self.players = players
        self.opponents = opponents
        """Who plays the other seats, from the learner's left on: a strategy, or none for random moves. Without a list,
        all seats are learned for."""
        self.learner = learner
        """The learner's seat; -1 lets it change from match to match."""
        self.attentive = attentive
        """Whether memories must hear the news: some games have more to remember than the position shows."""
        self.skip_forced = skip_forced
        """Whether a move without an alternative is played by itself, the learner's too."""
        self.no_moves = bytes(moves)
        self.seed = ""
        self.played = 0
        """Moves of all seats at all tables, ever."""
        self.tables: list[Table] = []
        self.seen = BytesWriter()
        self.mask = BytesWriter()
        self.seats = BytesWriter()
        self.rewards = BytesWriter()
        self.over = BytesWriter()
        self.finished: list[tuple[int, int, list[float], list[int]]] = []
        """Matches that ended in the last step: which table, after how many moves, what it was worth to each seat, and
        everybody's points."""

    def reset(self, seed: str, numbers: list[int]) -> None:
        """Begin matches at the tables of these numbers."""
        self.seed = seed
        self.tables = []
        self.clear()
        for number in numbers:
            table = Table(number, Chance(key_of(f"opponents:{seed}:{number}"), 0))
            self.sit_down(table)
            self.tables.append(table)
            self.write(table, 0.0, False)

    def sit_down(self, table: Table) -> None:
        """A new match, played on until the learner is asked. A match that ends before is no lesson: another begins."""
        while True:
            if self.opponents is not None:
                table.learner = self.learner if self.learner >= 0 else (table.number + table.begun) % self.players
            table.seed = f"{self.seed}:{table.number}:{table.begun}"
            table.begun += 1
            table.chance = Chance(key_of(table.seed), SETUP)
            table.dealer = Dealer(table.chance)
            s = self.start(table.dealer)
            settle(s, table.dealer)
            table.state = s
            table.memory = self.remember(s)
            if self.attentive:
                table.dealer = Crier(table.chance, table.memory, None)
            table.ply = 0
            if self.advance(table, s):
                return

    def step(self, moves: list[int]) -> None:
        """Play a legal move at each table; where that ends the match, a new one begins at once."""
        self.clear()
        for i in range(len(moves)):
            table = self.tables[i]
            s = table.state
            assert s is not None
            seat = table.seat
            self.play(table, s, seat, moves[i])
            if self.advance(table, s):
                self.write(table, 0.0, False)
            else:
                worth, points = self.result(s)
                self.finished.append((table.number, table.ply, worth, points))
                self.sit_down(table)
                self.write(table, worth[seat], True)

    def play(self, table: Table, s: State, seat: int, move: int) -> None:
        """One move."""
        table.chance.turn_to(table.ply)
        play(s, seat, move, table.dealer)
        table.ply += 1
        self.played += 1

    def advance(self, table: Table, s: State) -> bool:
        """Play on until the learner has to decide; False if the match is over."""
        opponents = self.opponents
        while s.stack:
            question = s.stack[-1]
            seat = question.seat
            if seat < 0:
                asked = question.seats(s)
                seat = table.learner if table.learner in asked else asked[0]
            legal: list[int] = question.answers_of(s, seat)
            move = legal[0]
            if len(legal) > 1 or not self.skip_forced:
                if opponents is None or seat == table.learner:
                    table.seat = seat
                    table.legal = legal
                    return True
                strategy = opponents[(seat - table.learner) % self.players - 1]
                if strategy is None:
                    move = table.luck.pick(legal)
                else:
                    move = strategy.pick(self.imagine(s, table.memory, seat, table.luck), seat, legal)
            self.play(table, s, seat, move)
        return False

    def clear(self) -> None:
        """Forget what the last step wrote."""
        self.seen.truncate(0)
        self.mask.truncate(0)
        self.seats.truncate(0)
        self.rewards.truncate(0)
        self.over.truncate(0)
        self.finished = []

    def write(self, table: Table, reward: float, over: bool) -> None:
        """What the seat that is asked knows and may do, and what came of the last move."""
        s = table.state
        assert s is not None
        self.observer.write(s, table.memory, table.seat, self.seen)
        mask = self.mask
        at: i64 = len(mask)
        mask.write(self.no_moves)
        one: u8 = 1
        for move in table.legal:
            mask[at + move] = one
        self.seats.append(table.seat)
        write_f64_le(self.rewards, reward)
        self.over.append(1 if over else 0)
