"""A finished match looked back on, within a budget for the whole of it.

Every decision gets a quick look: the move that was played and the one that the game's network or strategy would have
played are tried in a few positions that the seat could imagine, both with the same luck. That tells everybody's
chances, and mostly that nothing was amiss. Only where the move was another one and may have been worse does the expert
search, with what the quick looks have saved. All is counted in decisions, as bots' budgets are, so a match is judged
alike on every machine.

The match tells nothing that the seat didn't know at the time: judged is the decision, not how it turned out. So
mistakes can be told from luck: what a match brought beyond equal chances, and isn't owed to anybody's mistakes, was
luck.
"""

import msgspec

from igroteka.bots.analysis import Considered, Decision
from igroteka.bots.budget import Budget
from igroteka.bots.levels import AnyMove, ExpertBot
from igroteka.bots.plans import Comparison
from igroteka.bots.reasons import why
from igroteka.bots.search import PAIRED_LUCK, Search, SearchClock
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.state import State

LEAST, MOST = 4, 16
"""So often a move is tried in a quick look."""
AGAIN = 24
"""So often after the expert has searched."""
QUICK = 0.5
"""The share of what there is for a decision that a quick look may take."""
CLOSER = 6
"""What a search takes: so many times what there is for a decision."""
HOPE = 2.0
WORTHWHILE = 0.02
"""Where no more than so much of the victory may have been lost, within so many standard errors, nobody searches."""
SURE = 2.0
"""By how many standard errors a move must be worse to be called so."""


class Reviewer:
    """Looks at one decision after the other."""

    def __init__(self, game: Game, allowance: int, saved: int = 0) -> None:
        self.game = game
        self.allowance = allowance
        """What there is for each decision on average, in decisions of a search."""
        self.saved = saved
        """What earlier decisions have left."""
        self.usual = game.strategies.get("regular", AnyMove())

    def look(self, match: Match, index: int, name: str) -> Decision:
        """What is to be said of a decision: a seat is asked, and plays this move."""
        seat = match.seat(index)
        played = match.move(name)
        budget = Budget(decisions=CLOSER * self.allowance)
        expert = ExpertBot(self.usual, budget, f"review:{index}")
        expert.join(seat)
        chance = Chance(key_of(f"review:{match.ply}"), 0)

        def imagine(number: int) -> State:
            return seat.imagine_state(f"review:{match.ply}:{number}")

        trials = expert.new_search(seat, imagine, chance)
        trials.paired = True
        trials.hasten(int(QUICK * self.allowance / (2 * LEAST)))
        clock = trials.clock = SearchClock(0, 0.0, False)
        best = trials.advice(seat.imagine_state(f"review:{match.ply}"), seat.legal())
        found = Comparison(2, LEAST, 0.0, PAIRED_LUCK, 0.0)
        tried = 0
        while tried < LEAST or (tried < MOST and clock.decided < QUICK * self.allowance):
            tried += 1
            self.compare(trials, found, best, played, tried)
        self.saved += self.allowance - clock.decided
        missed = -found.gain(1) + HOPE * found.error(1)
        if best != played and missed > WORTHWHILE and self.saved >= CLOSER * self.allowance:
            best = expert.explain(seat).candidates[0].move
            assert expert.search is not None
            self.saved -= expert.search.clock.decided - clock.decided
            found, tried = Comparison(2, LEAST, 0.0, PAIRED_LUCK, 0.0), 0
            trials.outlooks.clear()
            while tried < AGAIN:
                tried += 1
                self.compare(trials, found, best, played, MOST + tried)
            self.saved -= clock.decided
        decision = told(match, index, trials, found, best, played, tried)
        if best != played and (reason := why(seat, trials.guide, best)) is not None:
            decision.options[0].why = reason.data()
        return decision

    def compare(self, trials: Search, found: Comparison, best: int, played: int, number: int) -> None:
        """Try both moves in one imagined position, with the same luck; one of them, where they are the same."""
        first = trials.try_move(best, number)
        if played != best:
            found.learn(1, trials.try_move(played, number) - first)


def told(match: Match, seat: int, trials: Search, found: Comparison, best: int, played: int, tried: int) -> Decision:
    """A decision as it is told."""
    hoped = [each / tried for each in trials.outlooks[best]]
    whole = sum(hoped) or 1.0
    line = [match.name(best)]
    option = Considered(match.name(best), tried, hoped[seat] / whole, line)
    decision = Decision(match.ply, seat, match.name(played), [each / whole for each in hoped], [option])
    got = [each / tried for each in trials.outlooks[played]]
    decision.effect = [(mine - best_one) / whole for mine, best_one in zip(got, hoped, strict=True)]
    decision.played = option.win + decision.effect[seat]
    if played != best:
        decision.doubt = found.error(1) / whole
    return decision


class Balance(msgspec.Struct):
    """What became of a seat's chances, and why. The parts sum up to the end."""

    start: float
    """An equal share of the victory."""
    mistakes: float
    """What the seat's own mistakes cost it."""
    others: float
    """What others' mistakes brought it."""
    luck: float
    """The rest: cards, dice, and what others did well."""
    end: float


def balances(decisions: list[Decision], ended: list[float]) -> list[Balance]:
    """Everybody's balance; only mistakes that the expert is sure of count."""
    players = len(ended)
    mistakes, others = [0.0] * players, [0.0] * players
    for decision in decisions:
        if decision.lost <= SURE * decision.doubt:
            continue
        for seat in range(players):
            if seat == decision.seat:
                mistakes[seat] -= decision.lost
            elif decision.effect:
                others[seat] += decision.effect[seat]
    start = 1 / players
    return [
        Balance(start, mistakes[seat], others[seat], end - start - mistakes[seat] - others[seat], end)
        for seat, end in enumerate(ended)
    ]
