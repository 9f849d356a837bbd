"""A beginner: knows the rules and how the game goes, and makes the mistakes that beginners make.

Points at once tempt it more than what they cost later, and often its second idea seems as good as the first. What it
thinks of it thinks about for one move only, and about itself alone. A game whose beginners err otherwise has a strategy
of its own called `novice`.
"""

from igroteka.bots.base import StrategyBot, choices
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.match import Seat


class NoviceBot(StrategyBot):
    """Plays by a strategy as a beginner would who has half understood it."""

    def choose(self, seat: Seat) -> int:
        legal = choices(seat)
        if len(legal) == 1:
            return legal[0]
        first = super().choose(seat)
        chance = Chance(key_of(f"novice:{self.seed}"), seat.ply * seat.players + seat.index)
        tempted, wavers = seat.game.beginner
        if chance.below(100) < tempted and (tempting := self.most_at_once(seat, legal, first)) != first:
            return tempting
        return self.second_idea(seat, legal, first) if chance.below(100) < wavers else first

    def most_at_once(self, seat: Seat, legal: list[int], first: int) -> int:
        """The move that brings most points now; the one it was going to play, if none brings more."""
        best, most = first, max(0, self.points(seat, first))
        for move in legal:
            brings = self.points(seat, move)
            if brings > most:
                best, most = move, brings
        return best

    def points(self, seat: Seat, move: int) -> int:
        """What a move brings at once, as the seat imagines the table."""
        match = seat.imagine(f"{self.seed}:{seat.ply}")
        before = seat.game.scores(match.state)[seat.index]
        match.play(move, seat.index)
        return seat.game.scores(match.state)[seat.index] - before

    def second_idea(self, seat: Seat, legal: list[int], first: int) -> int:
        """What the strategy would play if it didn't see its first choice."""
        others = [move for move in legal if move != first]
        if len(others) == 1:
            return others[0]
        second = self.strategy.pick(seat.imagine_state(f"{self.seed}:{seat.ply}"), seat.index, others)
        return second if second in others else first
