"""Many matches side by side, stepped in one call: what the vector environment is made of.

Everything that happens once per decision is here, so that it compiles: play the learner's move, let the opponents
answer, write down what the next learner knows and may do. What comes out are bytes, which numpy takes as they are.
"""

import math
from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_f64_le, write_i64_le
from mypy_extensions import i64, u8

from igroteka.bots.network import NetworkStrategy
from igroteka.engine.chance import SETUP, Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.memory import Crier, Memory
from igroteka.engine.observation import Observer
from igroteka.engine.state import State, play, settle
from igroteka.engine.strategy import Strategy

HOLD: Final = -1
"""The move that is none: nothing happens at this table."""
SAME_STEP: Final = 0
NEXT_STEP: Final = 1
DISABLED: Final = 2
"""When a new match begins after one that has ended: in the same step, in the next, or when it is asked for."""
OVER: Final = 0
ASKED: Final = 1
WAITS: Final = 2
"""How far a table has come: to the end of its match, to a decision of the learner or of a policy, or to one that a
network makes for many tables at once."""
MISTAKES: Final = 4
"""A novice follows its second idea in one decision out of so many; that points tempt it is left to `bots/novice.py`."""


def first_illegal(moves: bytes, mask: bytes, width: i64) -> int:
    """The first table at which the move is not legal, by a mask of so many moves for each; -1 if all are.

    Here and below moves come as numpy's int64.
    """
    end: i64 = len(moves)
    here: i64 = 0
    at: i64 = 0
    while here < end:
        move = read_i64_le(moves, here)
        if move < 0 or move >= width or mask[at + move] == 0:
            return here >> 3
        here += 8
        at += width
    return -1


def shares(players: int, winners: list[int]) -> list[float]:
    """What a victory is worth to each seat: see `Setup.result`."""
    worth = players / (players - 1)
    found: list[float] = []
    for seat in range(players):
        won = 1 / len(winners) if seat in winners else 0.0
        found.append(worth * (won - 1 / players))
    return found


def margins(scores: list[int], lead: float) -> list[float]:
    """What being ahead, or behind, is worth to each seat: see `Setup.result`."""
    found: list[float] = []
    for seat in range(len(scores)):
        others = [scores[other] for other in range(len(scores)) if other != seat] or [0]
        found.append(math.tanh((scores[seat] - max(others)) / (2 * lead)))
    return found


class Opponent:
    """Who has one of the other seats: a strategy, sometimes one who errs; without one, random moves or a policy."""

    def __init__(self, strategy: Strategy | None, novice: bool, policy: bool) -> None:
        self.strategy = strategy
        self.novice = novice
        """Whether it often follows its second idea."""
        self.policy = policy
        """Whether it is asked like the learner, since it answers for many tables at once."""

    def is_random(self) -> bool:
        """Whether it plays any legal move."""
        return self.strategy is None and not self.policy

    def network(self, players: int) -> NetworkStrategy | None:
        """The network that it plays by, which likes to be asked for many tables at once."""
        strategy = self.strategy
        if isinstance(strategy, NetworkStrategy) and not self.novice and players in strategy.network.players:
            return strategy
        return None


class BatchTable:
    """One match after the other. The same seed and moves give the same match as `igroteka.new` would."""

    def __init__(self, base: str, place: int) -> None:
        self.base = base
        """What the seeds of its matches begin with."""
        self.place = place
        """Where the learner's seat begins to go round."""
        self.luck = Chance(key_of(f"opponents:{base}"), 0)
        """What random opponents and imaginations draw from."""
        self.begun = 0
        """Matches begun here."""
        self.seed = ""
        self.learner = -1
        """The seat that is learned for; -1 if all are."""
        self.chance = self.luck
        self.dealer = Dealer(self.luck)
        self.state: State | None = None
        self.memory = Memory()
        self.ply = 0
        self.seat = 0
        """Who is asked now."""
        self.asked = 0
        """0 if that is the learner, n if it is the n-th opponent."""
        self.taught = False
        """Whether the learner has decided anything in this match."""
        self.over = False
        """Whether the match has ended and none has begun since."""
        self.legal: list[int] = []
        """What the seat that is asked may play."""


class Finished:
    """A match that has ended."""

    def __init__(self, table: int, seat: int, worth: list[float], points: list[int], ply: int, last: bytes) -> None:
        self.table = table
        self.seat = seat
        """Whose lesson it was."""
        self.worth = worth
        """What it was worth to each seat."""
        self.points = points
        self.ply = ply
        """How many moves it had."""
        self.last = last
        """What the learner saw then."""


def rewards_of(finished: list[Finished], n: int) -> bytes:
    """What a step brought at each of n tables, and then whether it ended a match there: numpy's float64 and bool."""
    out = BytesWriter()
    done = 0
    for each in finished:
        out.write(bytes(8 * (each.table - done)))
        write_f64_le(out, each.worth[each.seat])
        done = each.table + 1
    out.write(bytes(8 * (n - done)))
    done = 0
    for each in finished:
        out.write(bytes(each.table - done))
        out.append(1)
        done = each.table + 1
    out.write(bytes(n - done))
    return out.getvalue()


def results_of(finished: list[Finished], n: int, players: int) -> bytes:
    """How matches have ended at n tables, by columns, with zeros where none has.

    They are what it was worth to each seat (numpy's float64), everybody's points and the number of moves (int64), and
    whose lesson it was (uint8).
    """
    out = BytesWriter()
    done = 0
    for each in finished:
        out.write(bytes(8 * players * (each.table - done)))
        for share in each.worth:
            write_f64_le(out, share)
        done = each.table + 1
    out.write(bytes(8 * players * (n - done)))
    done = 0
    for each in finished:
        out.write(bytes(8 * players * (each.table - done)))
        for count in each.points:
            write_i64_le(out, count)
        done = each.table + 1
    out.write(bytes(8 * players * (n - done)))
    done = 0
    for each in finished:
        out.write(bytes(8 * (each.table - done)))
        write_i64_le(out, each.ply)
        done = each.table + 1
    out.write(bytes(8 * (n - done)))
    done = 0
    for each in finished:
        out.write(bytes(each.table - done))
        out.append(each.seat)
        done = each.table + 1
    out.write(bytes(n - done))
    return out.getvalue()


class Batch:
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
        opponents: list[Opponent] | None,
        learner: int,
        attentive: bool,
        skip_forced: bool,
        autoreset: int,
    ) -> None:
        self.start = start
        self.remember = remember
        self.imagine = imagine
        self.result = result
        self.observer = observer
        self.players = players
        self.opponents = opponents
        """Who plays the other seats, from the learner's left on. Without a list, all seats are learned for."""
        self.all_random = opponents is not None and all(each.is_random() for each in opponents)
        self.networks: list[NetworkStrategy | None] = []
        """Which of them a network plays; the same object where it is the same network."""
        for each in opponents or []:
            network = each.network(players)
            for known in self.networks:
                if network is not None and known is not None and known.network is network.network:
                    network = known
            self.networks.append(network)
        self.learner = learner
        """The learner's seat; -1 lets it change from match to match."""
        self.attentive = attentive
        """Whether memories must hear the news: some games have more to remember than the position shows, and somebody
        here asks for it."""
        self.skip_forced = skip_forced
        """Whether a move without an alternative is played by itself, the learner's too."""
        self.autoreset = autoreset
        self.no_moves = bytes(moves)
        self.played = 0
        """Moves of all seats at all tables, ever."""
        self.tables: list[BatchTable] = []
        self.seen = BytesWriter()
        self.mask = BytesWriter()
        self.seats = BytesWriter()
        self.asked = BytesWriter()
        self.finished: list[Finished] = []
        """Matches that ended in the last step."""

    def reset(self, bases: list[str | None], places: list[int]) -> None:
        """Begin matches. Bases are what seeds begin with: "" is for the next match at a table, None for no new one."""
        self.clear()
        waiting: list[int] = []
        for i in range(len(bases)):
            base = bases[i]
            if i == len(self.tables):
                self.tables.append(BatchTable("", 0))
            if base:
                self.tables[i] = BatchTable(base, places[i])
            if base is not None:
                table = self.tables[i]
                self.sit_down(table)
                if self.go_on(i, table):
                    waiting.append(i)
        self.think(waiting)
        self.write_all()

    def step(self, moves: bytes) -> None:
        """Play a legal move at each table; where that ends the match, a new one begins when `autoreset` says so."""
        self.clear()
        waiting: list[int] = []
        for i in range(len(self.tables)):
            table = self.tables[i]
            s = table.state
            assert s is not None
            move: int = read_i64_le(moves, 8 * i)
            if move == HOLD:
                continue
            if table.over:
                if self.autoreset != NEXT_STEP:
                    continue
                self.sit_down(table)
            else:
                if table.asked == 0:
                    table.taught = True
                self.play(table, s, table.seat, move)
            if self.go_on(i, table):
                waiting.append(i)
        self.think(waiting)
        self.write_all()

    def write_all(self) -> None:
        """What is known and may be done at each table."""
        for table in self.tables:
            self.write(table)

    def think(self, waiting: list[int]) -> None:
        """Let networks decide, each for all tables that wait for it, until none does."""
        while waiting:
            moves: dict[int, int] = {}
            for network in self.networks:
                rows = [i for i in waiting if i not in moves and self.networks[self.tables[i].asked - 1] is network]
                if network is not None and rows:
                    tables = [self.tables[i] for i in rows]
                    firsts = network.firsts([(table.state, table.seat, table.legal) for table in tables])
                    for at in range(len(rows)):
                        moves[rows[at]] = firsts[at]
            still: list[int] = []
            for i in waiting:
                table = self.tables[i]
                s = table.state
                assert s is not None
                self.play(table, s, table.seat, moves[i])
                if self.go_on(i, table):
                    still.append(i)
            waiting = still
        if len(self.finished) > 1:
            self.finished.sort(key=number_of)

    def sit_down(self, table: BatchTable) -> None:
        """A new match."""
        table.over = False
        if self.opponents is not None:
            table.learner = self.learner if self.learner >= 0 else (table.place + table.begun) % self.players
        table.seed = f"{table.base}:{table.begun}"
        table.begun += 1
        table.taught = False
        table.chance = Chance(key_of(table.seed), SETUP)
        table.dealer = Dealer(table.chance)
        s = self.start(table.dealer)
        settle(s, table.dealer)
        table.state = s
        if self.attentive:
            table.memory = self.remember(s)
            table.dealer = Crier(table.chance, table.memory, None)
        table.ply = 0

    def go_on(self, number: int, table: BatchTable) -> bool:
        """Play on until somebody is asked; whether that is a network.

        A match that ends before the learner has decided anything is no lesson, and another begins.
        """
        while True:
            s = table.state
            assert s is not None
            come = self.advance_randomly(table, s) if self.all_random else self.advance(table, s)
            if come != OVER:
                return come == WAITS
            if table.taught:
                self.end(number, table, s)
                if table.over:
                    return False
            self.sit_down(table)

    def end(self, number: int, table: BatchTable, s: State) -> None:
        """A match that has ended, as the seat sees it that was learned for; without opponents, whoever moved last."""
        seat = table.learner if table.learner >= 0 else table.seat
        worth, points = self.result(s)
        last = BytesWriter()
        self.observer.write(s, table.memory, seat, last)
        self.finished.append(Finished(number, seat, worth, points, table.ply, last.getvalue()))
        if self.autoreset != SAME_STEP:
            table.over = True
            table.seat = seat
            table.asked = 0
            table.legal = []

    def play(self, table: BatchTable, s: State, seat: int, move: int) -> None:
        """One move."""
        table.chance.turn_to(table.ply)
        play(s, seat, move, table.dealer)
        table.ply += 1
        self.played += 1

    def advance_randomly(self, table: BatchTable, s: State) -> int:
        """The same as `advance` where all opponents play at random, in fewer steps."""
        learner, chance, dealer = table.learner, table.chance, table.dealer
        played = 0
        while s.stack:
            question = s.stack[-1]
            seat = question.seat
            if seat < 0:
                asked = question.seats(s)
                seat = asked[0]
                for each in asked:
                    if each == learner:
                        seat = each
            legal: list[int] = question.answers_of(s, seat)
            move = legal[0]
            if len(legal) > 1 or not self.skip_forced:
                if seat == learner:
                    table.seat = seat
                    table.asked = 0
                    table.legal = legal
                    self.played += played
                    return ASKED
                move = table.luck.pick(legal)
            chance.turn_to(table.ply)
            question.answer_of(s, seat, move, dealer)
            settle(s, dealer)
            table.ply += 1
            played += 1
        self.played += played
        return OVER

    def advance(self, table: BatchTable, s: State) -> int:
        """Play on until the learner, a policy or a network has to decide, or the match is over."""
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
                place = 0 if opponents is None else (seat - table.learner) % self.players
                if opponents is None or place == 0 or opponents[place - 1].policy:
                    table.seat = seat
                    table.asked = place
                    table.legal = legal
                    return ASKED
                opponent = opponents[place - 1]
                strategy = opponent.strategy
                if strategy is None:
                    move = table.luck.pick(legal)
                elif len(legal) > 1 and self.networks[place - 1] is not None:
                    table.seat = seat
                    table.asked = place
                    table.legal = legal
                    return WAITS
                else:
                    known = self.imagine(s, table.memory, seat, table.luck) if strategy.looks_further else s
                    move = strategy.pick(known, seat, legal)
                    if opponent.novice and len(legal) > 1 and table.luck.below(MISTAKES) == 0:
                        others = [each for each in legal if each != move]
                        second = others[0] if len(others) == 1 else strategy.pick(known, seat, others)
                        if second in others:
                            move = second
            self.play(table, s, seat, move)
        return OVER

    def clear(self) -> None:
        """Forget what the last step wrote."""
        self.seen.truncate(0)
        self.mask.truncate(0)
        self.seats.truncate(0)
        self.asked.truncate(0)
        self.finished = []

    def write(self, table: BatchTable) -> None:
        """What the seat that is asked knows and may do."""
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
        self.asked.append(table.asked)


def number_of(finished: Finished) -> int:
    """At which table a match has ended."""
    return finished.table
