"""Strategies that can be read: a priority list for buying, and plain sense for everything else."""

from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.dominion.bots.priority import Clause, Facts, read_clauses
from igroteka.games.dominion.bots.pruning import considered
from igroteka.games.dominion.bots.reasons import reason
from igroteka.games.dominion.kinds import (
    ALL_TREASURES,
    BUY,
    CARDS,
    COST,
    END_ACTIONS,
    END_TURN,
    GAIN,
    IS_ATTACK,
    PLAY,
    PLUS_ACTIONS,
)
from igroteka.games.dominion.questions import GainTreasureUpTo, GainUpTo, Question, is_burden
from igroteka.games.dominion.rules import ActionPhase, BuyPhase
from igroteka.games.dominion.state import State


class PriorityList(Strategy):
    """Buys by a list; plays Actions that give actions first, then Attacks, then the dearest."""

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
            return self.act(s, seat, legal)
        if isinstance(question, GainTreasureUpTo):
            return max(legal, key=lambda move: COST[move - GAIN])
        if isinstance(question, GainUpTo):
            return self.gain(s, seat, legal)
        assert isinstance(question, Question)
        return self.settle(s, seat, question, legal)

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        return reason(s, seat, move)

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """What could be right: see `pruning.py`."""
        return considered(s, legal)

    def buy(self, s: State, seat: int, legal: list[int]) -> int:
        """All Treasures first, then the first clause that holds."""
        treasure = -1
        for move in legal:
            if move == ALL_TREASURES:
                return move
            if treasure < 0 and move < PLAY + CARDS:
                treasure = move
        if treasure >= 0:
            return treasure
        listed = self.listed(s, seat, legal, BUY)
        return END_TURN if listed < 0 else listed

    def listed(self, s: State, seat: int, legal: list[int], verb: int) -> int:
        """The move for the first clause that holds; -1 if none does."""
        facts = Facts(s, seat)
        for clause in self.clauses:
            if verb + clause.card in legal and clause.holds(facts) and self.dares(s, seat, clause.card):
                return verb + clause.card
        return -1

    def dares(self, s: State, seat: int, card: int) -> bool:
        """Whether to take what the list says, whatever comes of it."""
        return True

    def act(self, s: State, seat: int, legal: list[int]) -> int:
        """Which Action to play."""
        return max(legal, key=action_worth)

    def settle(self, s: State, seat: int, question: Question, legal: list[int]) -> int:
        """What to answer a card that asks."""
        return question.plain_answer(s, legal)

    def gain(self, s: State, seat: int, legal: list[int]) -> int:
        """The first clause that holds; else the dearest card that isn't a burden."""
        listed = self.listed(s, seat, legal, GAIN)
        if listed >= 0:
            return listed
        return max(legal, key=lambda move: (not is_burden(move - GAIN), COST[move - GAIN]))


def action_worth(move: int) -> tuple[int, bool, int]:
    """What to play first; ending the phase comes last."""
    if move == END_ACTIONS:
        return (-1, False, 0)
    card = move - PLAY
    return (PLUS_ACTIONS[card], IS_ATTACK[card], COST[card])


def parse(text: str) -> PriorityList:
    """A strategy from a priority list."""
    return PriorityList(read_clauses(text))


ENDGAME = "Province if money > {}; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; Gold"

LISTS = {
    "bbm": "Province; Gold; Silver",
    "bmu": f"{ENDGAME.format(18)}; Duchy if left(Province) <= 6; Silver",
    "smithy": f"""{ENDGAME.format(15)}; Duchy if left(Province) <= 6;
        Smithy if own(Smithy) < treasures / 11; Silver""",
    "double-witch": f"""{ENDGAME.format(15)}; Witch if own(Witch) < 2; Duchy if left(Province) <= 5; Silver""",
}
