"""Strategies that can be read: a priority list for buying, and plain sense for everything else."""

from igroteka.engine.strategy import Strategy
from igroteka.games.dominion.attacks import DiscardDownTo, PutVictoryOnDeck, React, SpyDecides, TakeLoot, ThiefSteals
from igroteka.games.dominion.bots.priority import Clause, Facts, read_clauses
from igroteka.games.dominion.bots.pruning import considered, is_burden
from igroteka.games.dominion.cards import ChooseToDouble
from igroteka.games.dominion.decks import CellarDiscard, ChancellorDeck, LibraryKeep
from igroteka.games.dominion.gaining import ChapelTrash, MineTrash, RemodelTrash
from igroteka.games.dominion.kinds import (
    ALL_TREASURES,
    BUY,
    CARDS,
    COINS,
    COPPER,
    COST,
    CURSE,
    DISCARD,
    DISCARD_DECK,
    DISCARD_TOP,
    DONE,
    DOUBLE,
    END_ACTIONS,
    END_TURN,
    ESTATE,
    GAIN,
    GOLD,
    IS_ATTACK,
    IS_TREASURE,
    KEEP_CARD,
    PLAY,
    PLUS_ACTIONS,
    PROVINCE,
    PUT_BACK,
    REVEAL_MOAT,
    SET_ASIDE,
    SILVER,
    STEAL,
    TAKE,
    TOPDECK,
    TRASH,
)
from igroteka.games.dominion.questions import GainTreasureUpTo, GainUpTo
from igroteka.games.dominion.rules import ActionPhase, BuyPhase
from igroteka.games.dominion.state import State


class PriorityList(Strategy):
    """Buys by a list; plays Actions that give actions first, then Attacks, then the dearest."""

    def __init__(self, clauses: list[Clause]) -> None:
        self.clauses = clauses

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        question = s.stack[-1]
        if isinstance(question, BuyPhase):
            return self.buy(s, seat, legal)
        if isinstance(question, ActionPhase):
            return max(legal, key=action_worth)
        if isinstance(question, GainTreasureUpTo):
            return max(legal, key=lambda move: COST[move - GAIN])
        if isinstance(question, GainUpTo):
            return self.gain(s, seat, legal)
        return pick_plainly(s, seat, legal)

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """What could be right: see `pruning.py`."""
        return considered(s, legal)

    def buy(self, s: State, seat: int, legal: list[int]) -> int:
        """All Treasures first, then the first clause that holds."""
        if ALL_TREASURES in legal:
            return ALL_TREASURES
        for move in legal:
            if move < DOUBLE:
                return move
        facts = Facts(s, seat)
        for clause in self.clauses:
            if BUY + clause.card in legal and clause.holds(facts) and self.dares(s, seat, clause.card):
                return BUY + clause.card
        return END_TURN

    def dares(self, s: State, seat: int, card: int) -> bool:
        """Whether to buy what the list says, whatever comes of it."""
        return True

    def gain(self, s: State, seat: int, legal: list[int]) -> int:
        """The first clause that holds; else the dearest card that isn't a burden."""
        facts = Facts(s, seat)
        for clause in self.clauses:
            if GAIN + clause.card in legal and clause.holds(facts):
                return GAIN + clause.card
        return max(legal, key=lambda move: (not is_burden(move - GAIN), COST[move - GAIN]))


def action_worth(move: int) -> tuple[int, bool, int]:
    """What to play first; ending the phase comes last."""
    if move == END_ACTIONS:
        return (-1, False, 0)
    card = move - PLAY
    return (PLUS_ACTIONS[card], IS_ATTACK[card], COST[card])


def keep_worth(card: int) -> int:
    """What a card in hand is worth to its owner: burdens least, then Copper, then by cost."""
    return -1 if is_burden(card) else COST[card]


def pick_plainly(s: State, seat: int, legal: list[int]) -> int:
    """A sensible answer to what a card asks."""
    question = s.stack[-1]
    if isinstance(question, React):
        return REVEAL_MOAT
    if isinstance(question, CellarDiscard):
        burdens = [move for move in legal if move != DONE and is_burden(move - DISCARD)]
        return burdens[0] if burdens else DONE
    if isinstance(question, ChapelTrash):
        return trash_for_chapel(s, seat, legal)
    if isinstance(question, ChancellorDeck):
        return DISCARD_DECK
    if isinstance(question, LibraryKeep):
        return KEEP_CARD if s.actions > 0 else SET_ASIDE
    if isinstance(question, DiscardDownTo):
        return min(legal, key=lambda move: keep_worth(move - DISCARD))
    if isinstance(question, PutVictoryOnDeck):
        return min(legal, key=lambda move: COST[move - TOPDECK])
    if isinstance(question, MineTrash):
        better = SILVER if s.supply[GOLD] else COPPER
        return TRASH + better if TRASH + better in legal else legal[0]
    if isinstance(question, RemodelTrash):
        if TRASH + GOLD in legal and 0 < s.supply[PROVINCE] <= 4:
            return TRASH + GOLD
        return min(legal, key=lambda move: keep_worth(move - TRASH))
    if isinstance(question, SpyDecides):
        poor = keep_worth(s.decks[question.victim][-1]) <= 0
        return DISCARD_TOP if poor == (question.victim == seat) else PUT_BACK
    if isinstance(question, ThiefSteals):
        return max(legal, key=lambda move: COINS[move - STEAL])
    if isinstance(question, TakeLoot):
        return max(legal, key=lambda move: 0 if move == DONE else COINS[move - TAKE] - 1.5)
    if isinstance(question, ChooseToDouble):
        return max(legal, key=lambda move: COST[move - DOUBLE])
    return legal[0]


def trash_for_chapel(s: State, seat: int, legal: list[int]) -> int:
    """Curses and Estates; Coppers while enough money remains for a Silver."""
    if TRASH + CURSE in legal:
        return TRASH + CURSE
    if TRASH + ESTATE in legal and s.supply[PROVINCE] > 3:
        return TRASH + ESTATE
    held = s.held(seat)
    money = sum(held[card] * COINS[card] for card in range(CARDS) if IS_TREASURE[card])
    if TRASH + COPPER in legal and money > 6:
        return TRASH + COPPER
    return DONE


def parse(text: str) -> PriorityList:
    """A strategy from a priority list."""
    return PriorityList(read_clauses(text))


ENDGAME = "Province if money > {}; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; Gold"

LISTS = {
    "regular": f"""{ENDGAME.format(14)};
        Witch if own(Witch) < 2; Council Room if own(Council Room) < 1 + treasures / 14;
        Laboratory if own(Laboratory) < 4; Duchy if left(Province) <= 5; Market if own(Market) < 1;
        Militia if own(Militia) < 1; Smithy if own(Smithy) + own(Council Room) < 1 + treasures / 14;
        Moneylender if own(Moneylender) < 1 and turns < 5; Silver""",
    "bbm": "Province; Gold; Silver",
    "bmu": f"{ENDGAME.format(18)}; Duchy if left(Province) <= 6; Silver",
    "smithy": f"""{ENDGAME.format(15)}; Duchy if left(Province) <= 6;
        Smithy if own(Smithy) < treasures / 11; Silver""",
    "double-witch": f"""{ENDGAME.format(15)}; Witch if own(Witch) < 2; Duchy if left(Province) <= 5; Silver""",
}
