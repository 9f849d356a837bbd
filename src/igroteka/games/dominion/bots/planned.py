"""A priority list in the hands of somebody who knows the game: plays his turns well, and minds how the match ends."""

from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.dominion.bots import endings, turns
from igroteka.games.dominion.bots.priority import Clause, Facts, read_clauses
from igroteka.games.dominion.bots.pruning import considered
from igroteka.games.dominion.bots.reasons import reason
from igroteka.games.dominion.kinds import ALL_TREASURES, BUY, CARDS, COST, END_TURN, GAIN, PLAY, PROVINCE
from igroteka.games.dominion.questions import GainTreasureUpTo, GainUpTo, Question, is_burden
from igroteka.games.dominion.rules import ActionPhase, BuyPhase
from igroteka.games.dominion.sets.base.cellar import CellarDiscard
from igroteka.games.dominion.sets.base.chapel import ChapelTrash
from igroteka.games.dominion.sets.base.militia import DiscardDownTo
from igroteka.games.dominion.sets.base.remodel import RemodelTrash
from igroteka.games.dominion.sets.base.throne_room import ChooseToDouble
from igroteka.games.dominion.state import State


class Planned(Strategy):
    """Buys by a list; plays, trashes, discards and ends with sense."""

    looks_further = False

    def __init__(self, clauses: list[Clause]) -> None:
        self.clauses = clauses

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        question = s.stack[-1]
        if isinstance(question, BuyPhase):
            return self.buy(s, seat, legal)
        if isinstance(question, ActionPhase):
            return turns.action(s, seat, legal)
        if isinstance(question, GainTreasureUpTo):
            return max(legal, key=lambda move: COST[move - GAIN])
        if isinstance(question, GainUpTo):
            return self.gain(s, seat, legal)
        if isinstance(question, ChooseToDouble):
            return turns.double(s, seat, legal)
        if isinstance(question, ChapelTrash):
            return turns.chapel(s, seat, legal)
        if isinstance(question, RemodelTrash):
            return turns.remodel(s, seat, legal)
        if isinstance(question, DiscardDownTo):
            return turns.discard_down(s, seat, legal)
        if isinstance(question, CellarDiscard):
            return turns.cellar(s, seat, legal)
        assert isinstance(question, Question)
        return question.plain_answer(s, legal)

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        return reason(s, seat, move)

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """What could be right, and what it would do itself."""
        found = considered(s, legal)
        own = self.pick(s, seat, legal)
        return found if own in found else [*found, own]

    def buy(self, s: State, seat: int, legal: list[int]) -> int:
        """All Treasures first; then the victory, if it can be bought; then the first clause that holds."""
        if ALL_TREASURES in legal:
            return ALL_TREASURES
        if legal[0] < PLAY + CARDS:
            return legal[0]
        if s.buys == 0:
            return END_TURN
        card = endings.victory(s, seat, legal)
        if card != endings.NOTHING:
            return BUY + card
        facts = Facts(s, seat)
        for clause in self.clauses:
            if BUY + clause.card in legal and clause.holds(facts) and endings.dares(s, seat, clause.card):
                return BUY + clause.card
        return END_TURN

    def gain(self, s: State, seat: int, legal: list[int]) -> int:
        """The same for what is gained; if no clause holds, the dearest card that is no burden and ends nothing."""
        facts = Facts(s, seat)
        for clause in self.clauses:
            if GAIN + clause.card in legal and clause.holds(facts) and endings.dares(s, seat, clause.card):
                return GAIN + clause.card
        best = legal[0]
        most = -1000
        for move in legal:
            card = move - GAIN
            rank = COST[card] - (100 if is_burden(card) and card != PROVINCE else 0)
            if endings.ends(s, card) and not endings.dares(s, seat, card):
                rank -= 500
            if rank > most:
                most = rank
                best = move
        return best


def plan(text: str) -> Planned:
    """A plan from a priority list."""
    return Planned(read_clauses(text))
