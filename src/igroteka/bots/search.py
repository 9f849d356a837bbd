"""Monte Carlo tree search over what a seat can imagine.

Each iteration imagines a position that the seat can't tell from the true one, walks down the tree of moves as far as it
knows it, adds a leaf, and plays on by the game's strategy to see who wins. One tree serves all imagined positions: a
node is a sequence of moves, not a position, so dice and draws differ from visit to visit and the node learns their
average; a move that one imagined position doesn't allow is passed over there (Cowling, Powley and Whitehouse,
"Information set Monte Carlo tree search"). Every seat maximises its own worth, so any number of players will do.

A question may have many answers, and what comes of a playout is mostly luck. So the game's strategy has a say: it
leaves out what isn't worth a thought, its own choice is tried first, the others join one by one as a node is visited
more (progressive widening), slowly below the root, where trying what is bad would only make the moves above look worse
than they are. And in the end a move must be surely better than the strategy's choice to be preferred to it; so that it
is fair, that choice is tried as often as any other, or bad luck at first would count against it for good. Where a game
has several plans, the seat first finds out which of them to be guided by; the others are taken to play as usual. And
where the guide can tell early what comes of a position, or luck can be shared so well that it cancels out (`paired`),
moves are compared one by one under the same luck instead, and everybody is taken to play like the guide; what a tree
there is then only shows how it might go on.
"""

import math
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

try:
    from time import thread_time
except ImportError:  # in a browser a search has its thread for itself
    from time import monotonic as thread_time

from igroteka.bots.plans import Comparison, Plans
from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.state import State, first_to_act, play
from igroteka.engine.strategy import Strategy

CURIOSITY: Final = 0.5
"""How much a rarely tried move is preferred: about the spread of what comes of a playout."""
WIDENING: Final = 15
DEEPER_WIDENING: Final = 60
"""After so many visits a node tries one move more; at the root, and below."""
SLIP: Final = 40
"""In playouts one move in so many is any that is worth a thought, so that they don't all go the same way."""
PLANNING: Final = 0.6
"""The share of the time that goes into comparing plans, at most,"""
PLANNING_AHEAD: Final = 0.2
"""and where all that may be the best give the same answer, so that it is for later questions only."""
COMPARING: Final = 0.8
"""The share that goes into comparing moves one by one, where the guide can tell what comes of them."""
HALVING: Final = 2
"""So many trials each move gets in every round of a paired comparison, however little time there is."""
PAIRED_TRIALS: Final = 8.0
PAIRED_SURE: Final = 0.5
PAIRED_LUCK: Final = 0.05
"""In a paired comparison the same as below; what matters there is to try many moves, and few of them often."""
MOVE_TRIALS: Final = 100.0
"""So often each move is then tried before it is given up: a gain worth having is small beside the luck of one trial."""
SURE_MOVE: Final = 2.0
"""By how many standard errors a move must then beat the guide's own."""
WORTHWHILE: Final = 0.01
"""A share of the victory that isn't worth more trials: many moves come to the same, in whatever order they are made."""
FORETOLD: Final = 0.05
"""The variance of what is foretold, before there are trials: much less than that of whole matches."""
CLEAR: Final = 3.0
"""By how many standard errors the guide's answer must lead before the time is up to be played at once."""
LOOKED_AT: Final = 0.1
"""So many seconds pass before an onlooker is told again."""
PAUSE: Final = 100
"""After so many iterations the search asks itself whether all is clear."""


class Node:
    """A move that may be played, after those above it."""

    def __init__(self, move: int, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.worth = 0.0
        """The sum over all visits of what came of it for the seat that played it."""
        self.squares = 0.0
        """The sum of the squares of the same."""
        self.children: dict[int, Node] = {}
        self.number = 0
        """Where a network was asked about it: which of the nodes it was,"""
        self.hope = 0.0
        """and what it thinks the seat that is asked then can expect."""

    def mean(self) -> float:
        """What this move is worth on average."""
        return self.worth / self.visits if self.visits else 0.0

    def error(self) -> float:
        """The variance of that mean, as far as one can tell; few visits may all have had the same luck."""
        mean = self.mean()
        return (max(0.0, self.squares / self.visits - mean * mean) + 0.25 / (self.visits + 1)) / self.visits

    def most_tried(self) -> "Node | None":
        """The child that was visited most."""
        found: Node | None = None
        for child in self.children.values():
            if found is None or child.visits > found.visits:
                found = child
        return found


def surely_beats(node: Node, other: Node, doubt: float) -> bool:
    """Whether a move is better than another by so many standard errors."""
    return node.mean() - other.mean() > doubt * math.sqrt(node.error() + other.error())


class SearchClock:
    """How long a search may go on: so many iterations, so many decisions, or so many seconds, where 0 is no limit.

    Decisions are what a search does: in its playouts and on the way down its tree; a playout counts as one
    more. So a budget of decisions is the same thought on every machine, busy or idle, and leads to the same move.
    A patient clock counts only the time in which the processor was there for the search, for bots among themselves.
    Somebody may look on: they are told now and then which share is done, and say whether it shall end.
    """

    def __init__(
        self,
        iterations: int,
        seconds: float,
        patient: bool,
        decisions: int = 0,
        onlooker: Callable[[float], bool] | None = None,
    ) -> None:
        self.iterations = iterations
        self.decisions = decisions
        self.seconds = seconds
        self.patient = patient
        self.onlooker = onlooker
        self.told = monotonic()
        self.done = 0
        """Iterations."""
        self.decided = 0
        self.start = self.now()

    def now(self) -> float:
        """The time that counts."""
        return thread_time() if self.patient else monotonic()

    def is_up(self, share: float) -> bool:
        """Whether such a share of the time is spent."""
        if self.onlooker is not None and self.ended_by(self.onlooker):
            return True
        if self.iterations > 0 and self.done >= share * self.iterations:
            return True
        if self.decisions > 0 and self.decided >= share * self.decisions:
            return True
        return self.seconds > 0.0 and self.now() - self.start >= share * self.seconds

    def ended_by(self, onlooker: Callable[[float], bool]) -> bool:
        """Whether the onlooker wants an answer now; asked a few times a second, and no more once they do."""
        now = monotonic()
        if now - self.told < LOOKED_AT:
            return self.told == math.inf
        self.told = now
        shares = [0.0]
        if self.iterations > 0:
            shares.append(self.done / self.iterations)
        if self.decisions > 0:
            shares.append(self.decided / self.decisions)
        if self.seconds > 0.0:
            shares.append((self.now() - self.start) / self.seconds)
        if onlooker(max(shares)):
            self.told = math.inf
        return self.told == math.inf


class Search:
    """A tree for one seat, which can be grown, read, and followed by the moves that are played."""

    def __init__(
        self,
        seat: int,
        plans: Plans,
        others: Strategy,
        imagine: Callable[[int], State],
        judge: Callable[[State], list[float]],
        horizon: int,
        chance: Chance,
        paired: bool = False,
    ) -> None:
        self.seat = seat
        self.paired = paired
        """Whether moves are compared one by one, under the same luck, before there is a tree."""
        self.plans = plans
        self.guide = plans.strategies[plans.best()]
        self.others = self.guide if self.guide.foretells else others
        self.imagine = imagine
        self.judge = judge
        self.horizon = horizon
        self.chance = chance
        self.dealer = Dealer(chance)
        self.clock = SearchClock(0, 0.0, False)
        self.root = Node(-1, -1)
        self.answers = 0
        """How many answers to the question are worth a thought."""
        self.advised = self.root
        """The guide's own answer."""
        self.preferred = -1
        """The move that comparing one by one has found best, where that was done."""
        self.settled = False
        """Whether no other move may be better than that."""
        self.iterations = 0
        self.totals: list[float] = []
        """The sum over all iterations of what came of them, by seat."""
        self.outlooks: dict[int, list[float]] = {}
        """The same by move, of those that were compared one by one."""

    def think(self, clock: SearchClock) -> None:
        """Choose a plan, then grow the tree, until the time is up or all is clear. There is time for one iteration."""
        self.clock = clock
        if len(self.plans.strategies) > 1:
            self.compare_plans(clock)
        if self.guide.foretells or self.paired:
            self.compare_moves(clock)
        if self.paired and not self.guide.foretells:
            return  # a tree below the moves would only blur what is known of them
        while True:
            self.iterate()
            clock.done += 1
            if clock.is_up(1.0) or (clock.done % PAUSE == 0 and (self.settled or self.is_clear())):
                return

    def compare_plans(self, clock: SearchClock) -> None:
        """Follow each plan to the end, all with the same luck, and be guided by the best."""
        plans = self.plans
        answers = self.answers_by_plan()
        hopeful = plans.hopeful()
        number = 0
        while hopeful:
            chosen = answers[plans.best()]
            agreed = all(answers[plan] == chosen for plan in hopeful)
            if clock.is_up(PLANNING_AHEAD if agreed else PLANNING):
                break
            number += 1
            usual = self.try_plan(0, number)
            for plan in hopeful:
                plans.learn(plan, self.try_plan(plan, number) - usual)
            clock.done += 1 + len(hopeful)
            hopeful = plans.hopeful()
        self.guide = plans.strategies[plans.best()]

    def answers_by_plan(self) -> list[int]:
        """What each plan would do now."""
        s = self.imagine(0)
        legal: list[int] = s.stack[-1].answers_of(s, self.seat)
        considered = self.guide.consider(s, self.seat, legal) if len(legal) > 1 else legal
        return [plan.pick(s, self.seat, considered) for plan in self.plans.strategies]

    def try_plan(self, plan: int, number: int) -> float:
        """What comes of a plan in one imagined position."""
        s = self.imagine(-number)
        self.chance.turn_to(number)
        strategy = self.plans.strategies[plan]
        return self.play_out(s, strategy, strategy.moment(s, self.seat))[self.seat]

    def compare_moves(self, clock: SearchClock) -> None:
        """Play each move, all with the same luck, and go on as the guide would until it tells what comes of it.

        Where that is known so well, a tree has little to add, and what it tries below a move only blurs it.
        """
        s = self.imagine(0)
        legal: list[int] = s.stack[-1].answers_of(s, self.seat)
        moves = self.guide.consider(s, self.seat, legal) if len(legal) > 1 else legal
        usual = self.guide.pick(s, self.seat, moves)
        ways = [usual, *[move for move in moves if move != usual]]
        if not self.guide.foretells:
            self.halve(clock, ways)
            return
        found = Comparison(len(ways), MOVE_TRIALS, SURE_MOVE, FORETOLD, WORTHWHILE)
        number = 0
        hopeful = found.hopeful()
        while hopeful and not clock.is_up(COMPARING):
            number += 1
            first = self.try_move(usual, number)
            for way in hopeful:
                found.learn(way, self.try_move(ways[way], number) - first)
            clock.done += 1 + len(hopeful)
            hopeful = found.hopeful()
        self.preferred = ways[found.best()]
        self.settled = not hopeful

    def halve(self, clock: SearchClock, ways: list[int]) -> None:
        """Try all moves a few times, the better half of them as long again, and so on (sequential halving).

        The first is the usual one, which all are compared with. What surely isn't the best is dropped sooner.
        """
        found = Comparison(len(ways), PAIRED_TRIALS, PAIRED_SURE, PAIRED_LUCK, WORTHWHILE)
        left = list(range(1, len(ways)))
        rounds = max(1, (len(ways) - 1).bit_length())
        number = 0
        for turn in range(rounds):
            tried = 0
            while left and (tried < HALVING or not clock.is_up((turn + 1.0) / rounds)):
                number += 1
                tried += 1
                first = self.try_move(ways[0], number)
                for way in left:
                    found.learn(way, self.try_move(ways[way], number) - first)
                clock.done += 1 + len(left)
                hopeful = found.hopeful()
                left = [way for way in left if way in hopeful]
            by_gain = sorted([(-found.gain(way), way) for way in left])
            left = [way for _, way in by_gain[: (len(left) + 1) // 2]]
        self.preferred = ways[found.best()]
        self.settled = True

    def hasten(self, decisions: int) -> None:
        """A trial shall take no more than about so many decisions, where that can be chosen."""

    def try_move(self, move: int, number: int) -> float:
        """What comes of a move in one imagined position."""
        s = self.imagine(-number)
        self.chance.turn_to(number)
        since = self.guide.moment(s, self.seat)
        play(s, self.seat, move, self.dealer)
        worth = self.play_out(s, self.guide, since)
        outlook = self.outlooks.get(move)
        if outlook is None:
            self.outlooks[move] = list(worth)
        else:
            for seat in range(len(worth)):
                outlook[seat] += worth[seat]
        node = self.root.children.get(move * 8 + self.seat)
        self.root.visits += 1
        self.take_in([self.add(self.root, move, self.seat) if node is None else node], worth)
        return self.counted(worth)

    def counted(self, worth: list[float]) -> float:
        """What a trial of a move counts for beside those of others."""
        return worth[self.seat]

    def advice(self, s: State, legal: list[int]) -> int:
        """What it would play without searching."""
        return self.guide.pick(s, self.seat, self.guide.consider(s, self.seat, legal))

    def take_in(self, path: list[Node], worth: list[float]) -> None:
        """Tell the nodes on the way what came of it."""
        if not self.totals:
            self.totals = [0.0] * len(worth)
        for seat in range(len(worth)):
            self.totals[seat] += worth[seat]
        for node in path:
            node.visits += 1
            node.worth += worth[node.seat]
            node.squares += worth[node.seat] * worth[node.seat]

    def is_clear(self) -> bool:
        """Whether the guide's answer is so much better than all others that more thought won't change it."""
        for child in self.root.children.values():
            if child is not self.advised and not surely_beats(self.advised, child, CLEAR):
                return False
        return len(self.root.children) >= self.answers

    def iterate(self) -> None:
        """Imagine, walk down, add a leaf, play on, and tell the nodes on the way what came of it."""
        s = self.imagine(self.iterations)
        self.iterations += 1
        self.chance.turn_to(self.iterations)
        since = self.guide.moment(s, self.seat)
        path = self.descend(s)
        self.root.visits += 1
        self.take_in(path, self.play_out(s, self.guide, since))

    def descend(self, s: State) -> list[Node]:
        """Walk down the tree, choosing at each node, to a node that is new."""
        path: list[Node] = []
        node = self.root
        while s.stack:
            question = s.stack[-1]
            asked = question.seats(s)
            seat = self.seat if not path and self.seat in asked else asked[0]
            strategy = self.guide if seat == self.seat else self.others
            legal: list[int] = question.answers_of(s, seat)
            if len(legal) > 1:
                legal = strategy.consider(s, seat, legal)
            if not path:
                self.answers = len(legal)
            elif len(legal) == 1:
                play(s, seat, legal[0], self.dealer)
                continue
            node = self.select(node, s, seat, strategy, legal)
            self.clock.decided += strategy.effort
            path.append(node)
            play(s, seat, node.move, self.dealer)
            if node.visits == 0:
                break
        return path

    def select(self, node: Node, s: State, seat: int, strategy: Strategy, legal: list[int]) -> Node:
        """The child to try now: a new one when the node has earned it, else the most promising."""
        advice = strategy.pick(s, seat, legal)
        children = node.children
        advised = children.get(advice * 8 + seat)
        if advised is None:
            advised = self.add(node, advice, seat)
        if node is self.root:
            self.advised = advised
        if advised.visits == 0:
            return advised
        known: list[Node] = []
        unknown: list[int] = []
        for move in legal:
            child = children.get(move * 8 + seat)
            if child is None:
                unknown.append(move)
            else:
                known.append(child)
        if unknown and node.visits >= len(known) * (WIDENING if node is self.root else DEEPER_WIDENING):
            return self.add(node, self.chance.pick(unknown), seat)
        curiosity = CURIOSITY * math.sqrt(math.log(node.visits + 2.0))
        chosen = known[0]
        best = -1.0
        for child in known:
            promise = child.worth / child.visits + curiosity / math.sqrt(child.visits)
            if promise > best:
                best = promise
                chosen = child
        return advised if node is self.root and advised.visits < chosen.visits else chosen

    def add(self, node: Node, move: int, seat: int) -> Node:
        """A new child."""
        child = Node(move, seat)
        node.children[move * 8 + seat] = child
        return child

    def play_out(self, s: State, plan: Strategy, since: int) -> list[float]:
        """Play on by a plan, the others as usual, with a slip now and then; returns everybody's worth.

        It ends with the match, at the horizon, or where the plan can tell what comes of it; in such playouts nobody
        slips, since it tells what comes of playing without.
        """
        chance = self.chance
        left = self.horizon
        decided = 1
        while left > 0 and s.stack:
            seat = first_to_act(s)
            legal: list[int] = s.stack[-1].answers_of(s, seat)
            strategy = plan if seat == self.seat else self.others
            if plan.foretells and seat == self.seat:
                expected = plan.prospects(s, seat, legal, since)
                if expected:
                    self.clock.decided += decided
                    return expected
            if len(legal) == 1:
                move = legal[0]
            elif not plan.foretells and not self.paired and chance.below(SLIP) == 0:
                move = chance.pick(strategy.consider(s, seat, legal))
            else:
                move = strategy.pick(s, seat, legal)
                decided += strategy.effort
            play(s, seat, move, self.dealer)
            left -= 1
        self.clock.decided += decided
        return self.judge(s)

    def follow(self, move: int, imagine: Callable[[int], State]) -> bool:
        """The seat has played this move: go on from there, if the tree knows it. Chance goes on, too."""
        child: Any = self.root.children.get(move * 8 + self.seat)
        if child is None or not child.children:
            return False
        self.root = child
        self.imagine = imagine
        return True
