"""Search where a network knows the game: it says which moves to try, and what a position is worth.

A tree over what a seat can imagine, as in `search`, but nothing is played out. A node that is reached for the first
time is shown to the network: its opinion of the moves there is the prior for trying them, its opinion of everybody's
chances is what came of the visit (PUCT, as in Silver et al., "Mastering the game of Go without human knowledge"). Where
the match is over, it is judged as it ended. What was tried most is played.

The tree ends where chance has a say: dice and draws differ from visit to visit, and what was learnt after one roll is
wrong after another. What comes of such a move is the average of the network's opinions of where it led.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from igroteka.bots.plans import Plans
from igroteka.bots.search import PAUSE, Clock, Node, Search
from igroteka.engine.chance import Chance
from igroteka.engine.state import State, first_to_act, play
from igroteka.engine.strategy import Strategy

EXPLORING: Final = 1.5
"""How much a move that the network is for is preferred to one that has done better so far."""
OPINION: Final = 100
"""What an opinion of the network costs, in decisions of a quick strategy."""
UNTRIED: Final = 0.1
"""By how much less an untried move is expected to bring than the position does."""
UNHEARD: Final = 0.001
"""The prior of a move that wasn't there when the network was asked: another imagined position may allow others."""
PLAIN: Final = 0.9
"""The share of all visits that makes a move the plain choice, before the time is up."""


class GuidedSearch(Search):
    """A tree that a network has a say in."""

    def __init__(
        self,
        seat: int,
        plans: Plans,
        others: Strategy,
        imagine: Callable[[int], State],
        judge: Callable[[State], list[float]],
        horizon: int,
        chance: Chance,
        network: Any,
    ) -> None:
        super().__init__(seat, plans, others, imagine, judge, horizon, chance)
        self.network = network
        """What has opinions: a `NetworkStrategy`."""
        self.priors: dict[int, dict[int, float]] = {}
        """By the node's number: how much the network is for each move there."""
        self.nodes = 0

    def think(self, clock: Clock) -> None:
        """Grow the tree until the time is up or the choice is plain."""
        self.clock = clock
        while True:
            self.iterate()
            clock.done += 1
            if clock.is_up(1.0) or (clock.done % PAUSE == 0 and self.is_plain()):
                break
        tried = self.root.most_tried()
        self.preferred = tried.move if tried is not None else -1

    def is_plain(self) -> bool:
        """Whether nearly all visits went to one move."""
        tried = self.root.most_tried()
        return tried is not None and tried.visits > PLAIN * self.root.visits

    def iterate(self) -> None:
        """Imagine, walk down to a position that the network has no opinion of yet, and ask it."""
        s = self.imagine(self.iterations)
        self.iterations += 1
        self.chance.turn_to(self.iterations)
        path: list[Node] = []
        node = self.root
        worth: list[float] = []
        while s.stack:
            question = s.stack[-1]
            asked = question.seats(s)
            seat = self.seat if not path and self.seat in asked else asked[0]
            legal: list[int] = question.answers_of(s, seat)
            if len(legal) > 1:
                legal = self.others.consider(s, seat, legal)
            drawn = self.chance.drawn
            if len(legal) == 1 and path:
                play(s, seat, legal[0], self.dealer)
            else:
                if node.number == 0:
                    worth = self.open(node, s, seat, legal)
                    if path:
                        break
                node = self.best(node, seat, legal)
                path.append(node)
                play(s, seat, node.move, self.dealer)
            if self.chance.drawn != drawn:
                worth = self.play_out(s, self.others, 0)
                break
        self.clock.decided += 1
        self.root.visits += 1
        self.take_in(path, worth if s.stack else self.judge(s))

    def advice(self, s: State, legal: list[int]) -> int:
        """The network's first choice."""
        if len(legal) == 1:
            return legal[0]
        move: int = self.network.pick(s, self.seat, legal)
        return move

    def play_out(self, s: State, plan: Strategy, since: int) -> list[float]:
        """Nothing is played on: the network says what can be expected as soon as somebody has a choice."""
        while s.stack:
            seat = first_to_act(s)
            legal: list[int] = s.stack[-1].answers_of(s, seat)
            if len(legal) > 1:
                self.clock.decided += OPINION
                value: list[float] = self.network.opinion(s, seat, legal).value
                return value
            play(s, seat, legal[0], self.dealer)
        return self.judge(s)

    def open(self, node: Node, s: State, seat: int, legal: list[int]) -> list[float]:
        """Ask the network about a position: keep what it says of the moves, return everybody's chances."""
        opinion = self.network.opinion(s, seat, legal)
        self.clock.decided += OPINION
        self.nodes += 1
        node.number = self.nodes
        priors: list[float] = opinion.priors
        self.priors[node.number] = {legal[i] * 8 + seat: priors[i] for i in range(len(legal))}
        value: list[float] = opinion.value
        node.hope = value[seat]
        return value

    def best(self, node: Node, seat: int, legal: list[int]) -> Node:
        """The child to try now: what promises most, with what the network is for."""
        priors = self.priors[node.number]
        children = node.children
        eager = EXPLORING * math.sqrt(node.visits + 1.0)
        hope = node.hope - UNTRIED
        best = -2.0
        chosen = legal[0]
        for move in legal:
            child = children.get(move * 8 + seat)
            prior = priors.get(move * 8 + seat, UNHEARD)
            promise = (
                hope + eager * prior
                if child is None
                else child.worth / child.visits + eager * prior / (1 + child.visits)
            )
            if promise > best:
                best = promise
                chosen = move
        found: Any = children.get(chosen * 8 + seat)
        return self.add(node, chosen, seat) if found is None else found
