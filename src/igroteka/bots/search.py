"""Monte Carlo tree search over what a seat can imagine.

Each iteration imagines a position that the seat can't tell from the true one, walks down the tree of moves as far as it
knows it, adds a leaf, and plays on by the game's strategy to see who wins. One tree serves all imagined positions: a
node is a sequence of moves, not a position, so dice and draws differ from visit to visit and the node learns their
average; a move that one imagined position doesn't allow is passed over there (Cowling, Powley and Whitehouse,
"Information set Monte Carlo tree search"). Every seat maximises its own worth, so any number of players will do.

A question may have many answers, and playouts are noisy. So the game's strategy has a say: its own choice is tried
first and most, the others as the node is visited more (a prior, as in AlphaZero's search); and in the end a move must
be surely better, not just luckier, to be preferred (the best lower bound is chosen).
"""

import math
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.mind import Strategy
from igroteka.engine.state import State, play

CURIOSITY: Final = 0.5
"""How much a rarely tried move is preferred at the root, in units of worth (which goes from 0 to 1)."""
DEEPER_CURIOSITY: Final = 0.08
"""The same further down: there, trying what is bad would only make the moves above look worse than they are."""
TRUST: Final = 0.5
"""The strategy's share of the prior; the other moves share the rest."""
DOUBT: Final = 2.0
"""How many standard errors a move's worth is taken to be below its mean, when the best is chosen."""
SLIP: Final = 40
"""In playouts one move in so many is random, so that they don't all go the same way."""


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
        self.advice = -1
        """What the strategy would answer to the question that follows."""
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """What this move is worth on average."""
        return self.worth / self.visits if self.visits else 0.0

    def bound(self) -> float:
        """What this move is worth at least, as far as one can tell."""
        mean = self.worth / self.visits
        spread = math.sqrt(max(0.0, self.squares / self.visits - mean * mean))
        return mean - DOUBT * (spread + 0.5 / self.visits) / math.sqrt(self.visits)

    def best(self) -> "Node | None":
        """The child that is surely best."""
        found: Node | None = None
        for child in self.children.values():
            if found is None or child.bound() > found.bound():
                found = child
        return found


class Search:
    """A tree for one seat, which can be grown, read, and followed by the moves that are played."""

    def __init__(
        self,
        seat: int,
        guide: Strategy,
        imagine: Callable[[int], State],
        judge: Callable[[State], list[float]],
        horizon: int,
        chance: Chance,
    ) -> None:
        self.seat = seat
        self.guide = guide
        self.imagine = imagine
        self.judge = judge
        self.horizon = horizon
        self.chance = chance
        self.dealer = Dealer(chance)
        self.root = Node(-1, -1)
        self.iterations = 0
        self.totals: list[float] = []
        """The sum over all iterations of what came of them, by seat."""

    def grow(self, iterations: int, seconds: float) -> None:
        """Add so many iterations (0: no limit), or as many as the time allows (0: no limit)."""
        start = monotonic()
        done = 0
        while iterations == 0 or done < iterations:
            if seconds > 0 and monotonic() - start >= seconds:
                return
            self.iterate()
            done += 1

    def iterate(self) -> None:
        """Imagine, walk down, add a leaf, play on, and tell the nodes on the way what came of it."""
        s = self.imagine(self.iterations)
        self.iterations += 1
        self.chance.turn_to(self.iterations)
        path = self.descend(s)
        self.play_out(s)
        worth = self.judge(s)
        if not self.totals:
            self.totals = [0.0] * len(worth)
        for seat in range(len(worth)):
            self.totals[seat] += worth[seat]
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.worth += worth[node.seat]
            node.squares += worth[node.seat] * worth[node.seat]

    def descend(self, s: State) -> list[Node]:
        """Walk down the tree, choosing at each node, to a node that is new."""
        path: list[Node] = []
        node = self.root
        while s.stack:
            question = s.stack[-1]
            asked = question.seats(s)
            seat = self.seat if not path and self.seat in asked else asked[0]
            legal: list[int] = question.answers_of(s, seat)
            if len(legal) == 1:
                play(s, seat, legal[0], self.dealer)
                continue
            node = self.select(node, s, seat, legal)
            path.append(node)
            play(s, seat, node.move, self.dealer)
            if node.visits == 0:
                break
        return path

    def select(self, node: Node, s: State, seat: int, legal: list[int]) -> Node:
        """The child to try now: the most promising by what came of it, and by how little it was tried."""
        if node.advice not in legal:
            node.advice = self.guide.pick(s, seat, legal)
        children = node.children
        advised: Node | None = children.get(node.advice * 8 + seat)
        if advised is None:
            return self.add(node, node.advice, seat)
        guess = advised.worth / advised.visits
        curiosity = (CURIOSITY if node is self.root else DEEPER_CURIOSITY) * math.sqrt(node.visits + 1.0)
        prior = (1.0 - TRUST) / len(legal)
        best = advised.worth / advised.visits + curiosity * TRUST / (1 + advised.visits)
        chosen = advised
        newcomer = -1
        for move in legal:
            if move == node.advice:
                continue
            child = children.get(move * 8 + seat)
            if child is None:
                promise = guess + curiosity * prior
            else:
                promise = child.worth / child.visits + curiosity * prior / (1 + child.visits)
            if promise > best:
                best = promise
                newcomer = move if child is None else -1
                chosen = child or advised
        return chosen if newcomer < 0 else self.add(node, newcomer, seat)

    def add(self, node: Node, move: int, seat: int) -> Node:
        """A new child."""
        child = Node(move, seat)
        node.children[move * 8 + seat] = child
        return child

    def play_out(self, s: State) -> None:
        """Play on by the strategy, with a slip now and then, to the end or the horizon."""
        chance = self.chance
        guide = self.guide
        left = self.horizon
        while left > 0 and s.stack:
            question = s.stack[-1]
            seat = question.seats(s)[0]
            legal: list[int] = question.answers_of(s, seat)
            if len(legal) == 1:
                move = legal[0]
            elif chance.below(SLIP) == 0:
                move = chance.pick(legal)
            else:
                move = guide.pick(s, seat, legal)
            play(s, seat, move, self.dealer)
            left -= 1

    def follow(self, move: int, imagine: Callable[[int], State]) -> bool:
        """The seat has played this move: go on from there, if the tree knows it. Chance goes on, too."""
        child: Any = self.root.children.get(move * 8 + self.seat)
        if child is None or not child.children:
            return False
        self.root = child
        self.imagine = imagine
        return True
