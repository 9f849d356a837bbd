"""Search where a network knows the game: it says which moves to try, and what a position is worth.

A tree over what a seat can imagine, as in `search`, but nothing is played out. A node that is reached for the first
time is shown to the network: its opinion of the moves there is the prior for trying them, its opinion of everybody's
chances is what came of the visit (PUCT, as in Silver et al., "Mastering the game of Go without human knowledge"). Where
the match is over, it is judged as it ended. What was tried most is played.

The tree ends where chance has a say: dice and draws differ from visit to visit, and what was learnt after one roll is
wrong after another. What comes of such a move is the average of the network's opinions of where it led. Where a room
can list all that chance may leave (`Strategy.ends`), each of these is judged and the choice is worked out.

Where much is hidden, whoever is asked next knows too little of what this seat has to say what its chances are. Then the
others play on as the network would, until this seat is asked itself (`own_view`).

Where chance has a say after nearly every move, there is hardly a tree. There the moves that the network is for are
compared one by one instead, all with the same luck, and everybody plays on as the network would for a while before it
is asked (`paired`, `ahead`): dice then cancel out, and what it misjudges at once shows itself later. Where luck doesn't
cancel out, so that a playout says little, it is asked all along the way, and the mean counts (`throughout`): many
opinions hang less on one draw than the last of them, or than who has won in the end.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from igroteka.bots.plans import Plans
from igroteka.bots.search import PAUSE, Node, Search, SearchClock
from igroteka.engine.chance import Chance
from igroteka.engine.game import Guidance
from igroteka.engine.state import State, play
from igroteka.engine.strategy import Strategy

OPINION: Final = 8
"""What an opinion of the network costs, in decisions of a quick strategy: some 20 µs compiled."""
UNTRIED: Final = 0.1
"""By how much less an untried move is expected to bring than the position does."""
UNHEARD: Final = 0.001
"""The prior of a move that wasn't there when the network was asked: another imagined position may allow others."""
REPLIES: Final = 30
"""So many decisions of others are waited for, at most, until the searching seat is asked."""
PLAIN: Final = 0.9
"""The share of all visits that makes a move the plain choice, before the time is up."""
ROLLS: Final = 12
"""So often, at most, chance is asked what comes after each end of a choice that can be worked out,"""
AN_END: Final = 10
"""which takes about so many opinions the first time; where there is too little time for that, a tree will do."""
TREE: Final = 0.5
"""The share of the time by which the ends must have been reached, so that where they aren't a tree has the rest."""
SILENT: Final = 0.002
"""A move that the network is less for isn't compared with others,"""
COMPARED: Final = 8
"""nor are more than so many."""


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
        way: Guidance,
        by_lead: Callable[[State], list[float]],
    ) -> None:
        super().__init__(seat, plans, others, imagine, judge, horizon, chance, way.paired)
        self.exploring = way.exploring
        self.own_view = way.own_view
        self.alone = way.alone
        self.ahead = way.ahead
        self.throughout = way.throughout
        self.others_written = way.others_written
        self.to_the_end = way.to_the_end
        self.open_questions = way.open_questions
        """What the game says about it: see `Guidance`."""
        self.by_lead = by_lead
        """What an end is worth by the lead."""
        self.comparing = False
        """Whether moves are just being compared by whole matches,"""
        self.number = 0
        """which of them is being played,"""
        self.ended: list[float] = []
        """and what the last one came to."""
        self.network = network
        """What has opinions: a `NetworkStrategy`."""
        self.priors: dict[int, dict[int, float]] = {}
        """By the node's number: how much the network is for each move there."""
        self.nodes = 0

    def think(self, clock: SearchClock) -> None:
        """Grow the tree until the time is up or the choice is plain; or compare moves, where that is stronger."""
        self.clock = clock
        if self.paired:
            self.weigh(clock)
            return
        if self.reckon(clock):
            return
        while True:
            self.iterate()
            clock.done += 1
            if clock.is_up(1.0) or (clock.done % PAUSE == 0 and self.is_plain()):
                break
        tried = self.root.most_tried()
        self.preferred = tried.move if tried is not None else -1

    def weigh(self, clock: SearchClock) -> None:
        """Compare the moves that the network is for, its first choice being the usual one.

        Where the others play as written, so might this seat: what is written for it is compared, too.
        """
        s = self.imagine(0)
        legal: list[int] = s.stack[-1].answers_of(s, self.seat)
        if len(legal) > 1:
            legal = self.others.consider(s, self.seat, legal)
        opinion = self.network.opinion(s, self.seat, legal)
        clock.decided += OPINION
        priors: list[float] = opinion.priors
        first: int = opinion.first
        ways = [first]
        if self.others_written:
            written: int = self.others.pick(s, self.seat, legal)
            if written != first and written in legal:
                ways.append(written)
        least = -1.0 if isinstance(s.stack[-1], self.open_questions) else SILENT
        for share, i in sorted([(-priors[i], i) for i in range(len(legal))]):
            if -share > least and len(ways) < COMPARED and legal[i] not in ways:
                ways.append(legal[i])
        if len(ways) == 1:
            self.try_move(first, 1)
            clock.done += 1
            self.preferred = first
            return
        self.comparing = self.to_the_end
        self.halve(clock, ways)
        self.comparing = False

    def try_move(self, move: int, number: int) -> float:
        self.number = number
        return super().try_move(move, number)

    def counted(self, worth: list[float]) -> float:
        """What a trial counts for: the lead at its end, where that is compared."""
        return self.ended[self.seat] if self.comparing else worth[self.seat]

    def reckon(self, clock: SearchClock) -> bool:
        """Have the room work the choice out, where it can list what may come of it; returns whether that was done.

        Each end is played on as the network would, until chance speaks again, and then judged by it. Chance has several
        tries, the same for all ends.
        """
        s = self.imagine(0)
        ends = self.others.ends(s, self.seat)
        if not ends or 0 < clock.iterations < len(ends) or 0 < clock.decisions < len(ends) * AN_END * OPINION:
            return False
        lying: list[State] = []
        sums: list[list[float]] = []
        for number in ends:
            lying.append(self.until_chance(self.others.end(s, self.seat, number, self.dealer)))
            sums.append([0.0] * s.players)
            if clock.is_up(TREE):
                return False
        tries = 0
        while tries < ROLLS and not (tries > 0 and clock.is_up(1.0)):
            tries += 1
            clock.done += len(lying)
            for i in range(len(lying)):
                self.chance.turn_to(tries)
                worth = self.play_out(lying[i].copy(), self.others, 0)
                for seat in range(len(worth)):
                    sums[i][seat] += worth[seat]
        worths = {ends[i]: [each / tries for each in sums[i]] for i in range(len(ends))}
        legal: list[int] = s.stack[-1].answers_of(s, self.seat)
        known = self.others.reckoned(s, self.seat, legal, worths)
        judged = tries * len(lying)
        best = 0
        for i in range(len(legal)):
            self.outlooks[legal[i]] = known[i]
            self.root.visits += judged
            node = self.add(self.root, legal[i], self.seat)
            node.visits = judged
            node.worth = known[i][self.seat] * judged
            node.squares = known[i][self.seat] * node.worth
            if known[i][self.seat] > known[best][self.seat]:
                best = i
        self.totals = list(known[best])
        self.preferred = legal[best]
        return True

    def until_chance(self, s: State) -> State:
        """Played on as the network would, up to where chance has a say."""
        while s.stack:
            asked = s.stack[-1].seats(s)
            seat = self.seat if self.seat in asked else asked[0]
            legal: list[int] = s.stack[-1].answers_of(s, seat)
            before = s.copy()
            drawn = self.chance.drawn
            if len(legal) > 1:
                self.clock.decided += OPINION
            play(s, seat, legal[0] if len(legal) == 1 else self.network.pick(s, seat, legal), self.dealer)
            if self.chance.drawn != drawn:
                return before
        return s

    def hasten(self, decisions: int) -> None:
        """The network is asked the sooner."""
        self.ahead = min(self.ahead, decisions // OPINION)

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
            seat = self.seat if self.seat in asked else asked[0]
            legal: list[int] = question.answers_of(s, seat)
            if len(legal) > 1:
                legal = self.others.consider(s, seat, legal)
            drawn = self.chance.drawn
            if len(legal) == 1 and path:
                play(s, seat, legal[0], self.dealer)
            elif self.alone and seat != self.seat:
                worth = self.play_out(s, self.others, 0)
                break
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
        """Played on as far as the game says; then the network says what to expect once somebody has a choice.

        That is whoever is asked, or this seat alone (`own_view`).
        """
        self.clock.decided += 1  # where the match ends at once, too, or a search might never end
        if self.comparing:
            return self.play_to_the_end(s)
        if self.throughout:
            return self.play_along(s)
        left = self.ahead
        replies = REPLIES if self.own_view else 0
        while s.stack:
            asked = s.stack[-1].seats(s)
            seat = self.seat if self.seat in asked else asked[0]
            legal: list[int] = s.stack[-1].answers_of(s, seat)
            if len(legal) == 1:
                play(s, seat, legal[0], self.dealer)
                continue
            self.clock.decided += OPINION
            if left <= 0 and (seat == self.seat or replies == 0):
                value: list[float] = self.network.opinion(s, seat, legal).value
                return value
            if left > 0:
                left -= 1
            else:
                replies -= 1
            reply: int = self.network.pick(s, seat, legal)
            play(s, seat, reply, self.dealer)
        return self.judge(s)

    def play_along(self, s: State) -> list[float]:
        """The same, but the network is asked at each of this seat's decisions, and the mean of all it says counts.

        How the match ended is one more opinion.
        """
        left = self.ahead
        sums = [0.0] * s.players
        asked = 0
        while s.stack and (left > 0 or asked == 0):
            seats = s.stack[-1].seats(s)
            seat = self.seat if self.seat in seats else seats[0]
            legal: list[int] = s.stack[-1].answers_of(s, seat)
            if len(legal) == 1:
                play(s, seat, legal[0], self.dealer)
                continue
            left -= 1
            move: int
            if seat != self.seat:
                self.clock.decided += self.others.effort if self.others_written else OPINION
                move = self.others.pick(s, seat, legal) if self.others_written else self.network.pick(s, seat, legal)
            else:
                moves: list[int] = self.network.narrowed(s, seat, legal)
                move = moves[0]
                if len(moves) > 1:
                    self.clock.decided += OPINION
                    opinion = self.network.opinion(s, seat, moves)
                    add(sums, opinion.value)
                    asked += 1
                    move = opinion.first
            play(s, seat, move, self.dealer)
        if not s.stack:
            add(sums, self.judge(s))
            asked += 1
        return [each / asked for each in sums]

    def play_to_the_end(self, s: State) -> list[float]:
        """A whole match; what can be expected is what the network says when this seat is first asked.

        The others go by the network, too, in every other match, and as written in the rest.
        """
        written = self.number % 2 == 0
        expected: list[float] = []
        left = self.horizon
        while s.stack and left > 0:
            left -= 1
            seats = s.stack[-1].seats(s)
            seat = self.seat if self.seat in seats else seats[0]
            legal: list[int] = s.stack[-1].answers_of(s, seat)
            move = legal[0]
            if len(legal) > 1 and seat != self.seat and written:
                self.clock.decided += self.others.effort
                move = self.others.pick(s, seat, legal)
            elif len(legal) > 1:
                moves: list[int] = self.network.narrowed(s, seat, legal)
                move = moves[0]
                if len(moves) > 1:
                    self.clock.decided += OPINION
                    opinion = self.network.opinion(s, seat, moves)
                    move = opinion.first
                    if not expected and seat == self.seat:
                        expected = opinion.value
            play(s, seat, move, self.dealer)
        self.ended = self.by_lead(s)
        return expected or self.judge(s)

    def open(self, node: Node, s: State, seat: int, legal: list[int]) -> list[float]:
        """Ask the network about a position: keep what it says of the moves, return everybody's chances."""
        opinion = self.network.opinion(s, seat, legal)
        self.clock.decided += OPINION
        self.nodes += 1
        node.number = self.nodes
        priors: list[float] = opinion.priors
        self.priors[node.number] = {legal[i] * 8 + seat: priors[i] for i in range(len(legal))}
        value: list[float] = opinion.value
        if self.own_view and seat != self.seat:
            reply: int = opinion.first
            play(s, seat, reply, self.dealer)
            value = self.play_out(s, self.others, 0)
        node.hope = value[seat]
        return value

    def best(self, node: Node, seat: int, legal: list[int]) -> Node:
        """The child to try now: what promises most, with what the network is for."""
        priors = self.priors[node.number]
        children = node.children
        eager = self.exploring * math.sqrt(node.visits + 1.0)
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


def add(sums: list[float], worth: list[float]) -> None:
    """One more opinion."""
    for seat in range(len(sums)):
        sums[seat] += worth[seat]
