"""A priority list in the hands of somebody who knows the game: plays his turns well, and minds how the match ends."""

from igroteka.games.dominion.bots import endings, turns
from igroteka.games.dominion.bots.lists import PriorityList
from igroteka.games.dominion.bots.priority import read_clauses
from igroteka.games.dominion.bots.pruning import considered
from igroteka.games.dominion.kinds import ALL_TREASURES, BUY, CARDS, COST, END_TURN, GAIN, PLAY, PROVINCE
from igroteka.games.dominion.questions import Question, is_burden
from igroteka.games.dominion.rules import BuyPhase
from igroteka.games.dominion.sets.base.cellar import CellarDiscard
from igroteka.games.dominion.sets.base.chapel import ChapelTrash
from igroteka.games.dominion.sets.base.militia import DiscardDownTo
from igroteka.games.dominion.sets.base.remodel import RemodelTrash
from igroteka.games.dominion.sets.base.throne_room import ChooseToDouble
from igroteka.games.dominion.state import State


class Planned(PriorityList):
    """Buys by a list; plays, trashes, discards and ends with sense."""

    def act(self, s: State, seat: int, legal: list[int]) -> int:
        return turns.action(s, seat, legal)

    def settle(self, s: State, seat: int, question: Question, legal: list[int]) -> int:
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
        return super().settle(s, seat, question, legal)

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """What could be right, and what it would do itself; near the end only the victory, and never the own loss."""
        found = considered(s, legal)
        if isinstance(s.stack[-1], BuyPhase) and found[0] >= BUY and found[0] != ALL_TREASURES and s.buys > 0:
            card = endings.victory(s, seat, legal)
            if card != endings.NOTHING:
                return [BUY + card]
            found = [move for move in found if move == END_TURN or self.dares(s, seat, move - BUY)]
        own = self.pick(s, seat, legal)
        return found if own in found else [*found, own]

    def dares(self, s: State, seat: int, card: int) -> bool:
        """Not if that would end the match on its own loss."""
        return endings.dares(s, seat, card)

    def buy(self, s: State, seat: int, legal: list[int]) -> int:
        """All Treasures first; then the victory, if it can be bought; then the first clause that holds.

        A list may wait for a better deck. Nobody does when the piles for it run out.
        """
        if ALL_TREASURES not in legal and legal[0] >= PLAY + CARDS and s.buys > 0:
            card = endings.victory(s, seat, legal)
            if card != endings.NOTHING:
                return BUY + card
            if BUY + PROVINCE in legal and endings.runs_out(s) and self.dares(s, seat, PROVINCE):
                return BUY + PROVINCE
        return super().buy(s, seat, legal)

    def gain(self, s: State, seat: int, legal: list[int]) -> int:
        """The same for what is gained; if no clause holds, the dearest card that is no burden and ends nothing."""
        listed = self.listed(s, seat, legal, GAIN)
        if listed >= 0:
            return listed
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
