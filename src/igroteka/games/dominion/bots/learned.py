"""What a learner found out about the first game for two: a small network says what to buy, play and discard.

It learnt from matches against `regular` and against itself, by `bench/first_game.cpp`.
"""

from pathlib import Path
from typing import Final

from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.dominion.bots.network import FirstGameNetwork
from igroteka.games.dominion.bots.network_features import (
    ACTION_ASKED,
    BUY_ASKED,
    CELLAR_ASKED,
    DISCARD_ASKED,
    GAIN_ASKED,
    KINGDOM,
    NOT_ASKED,
    PLACE,
    asked,
    features,
    points,
)
from igroteka.games.dominion.bots.plans import PLANS
from igroteka.games.dominion.bots.pruning import CAN_HURT, buys
from igroteka.games.dominion.kinds import (
    BUY,
    CARDS,
    COPPER,
    CURSE,
    DISCARD,
    DONE,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PLAY,
    PLUS_ACTIONS,
    POINTS,
    PROVINCE,
    TRASH,
    number,
)
from igroteka.games.dominion.questions import is_burden
from igroteka.games.dominion.state import State

VILLAGE: Final[int] = number("village")
MOVES: Final = 81
"""Buy, gain, play, discard and trash each of the cards; or stop."""
STOP: Final = 80
OPEN: Final = 3
"""A move is worth a thought unless the network finds it less likely than its favourite by e to the power of this."""
SIGHT: Final = 2
"""After so many turns of its own it says what can be expected, and a playout ends."""


def output(move: int) -> int:
    """A move, as the network numbers it."""
    if BUY <= move < BUY + CARDS:
        return PLACE[move - BUY]
    if GAIN <= move < GAIN + CARDS:
        return 16 + PLACE[move - GAIN]
    if PLAY <= move < PLAY + CARDS:
        return 32 + PLACE[move - PLAY]
    if DISCARD <= move < DISCARD + CARDS:
        return 48 + PLACE[move - DISCARD]
    if TRASH <= move < TRASH + CARDS:
        return 64 + PLACE[move - TRASH]
    return STOP


def knows(s: State) -> bool:
    """Whether this is the match that the network has learnt."""
    return s.players == 2 and s.kingdom == KINGDOM


class Learned(Strategy):
    """Plays by a network where it knows the match; else, and where it isn't asked, by another strategy.

    A second network says what share of the victory can be expected where both play so.
    """

    foretells = True
    effort = 10

    def __init__(self, data: bytes, otherwise: Strategy) -> None:
        self.policy = FirstGameNetwork(data, MOVES)
        self.value = FirstGameNetwork(data[self.policy.size :], 1)
        assert self.policy.size + self.value.size == len(data), "these weights are of other networks"
        self.otherwise = otherwise

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        question = asked(s) if knows(s) else NOT_ASKED
        if question == NOT_ASKED:
            return self.otherwise.pick(s, seat, legal)
        moves = sensible(s, seat, question, legal)
        if len(moves) == 1:
            return moves[0]
        said = self.says(s, seat, question, moves)
        return moves[said.index(max(said))]

    def says(self, s: State, seat: int, question: int, moves: list[int]) -> list[int]:
        """How much the network is for each of these moves."""
        return self.policy.says(features(s, seat, question), [output(move) for move in moves])

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        return self.otherwise.reason(s, seat, move)

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        question = asked(s) if knows(s) else NOT_ASKED
        if question == NOT_ASKED:
            return self.otherwise.consider(s, seat, legal)
        moves = sensible(s, seat, question, legal)
        if len(moves) == 1:
            return moves
        said = self.says(s, seat, question, moves)
        least = max(said) - OPEN * self.policy.scale
        return [move for move, each in zip(moves, said, strict=True) if each >= least]

    def moment(self, s: State, seat: int) -> int:
        return s.turns[seat]

    def prospects(self, s: State, seat: int, legal: list[int], since: int) -> list[float]:
        if s.turns[seat] < since + SIGHT or s.active != seat or not knows(s):
            return []
        question = asked(s)
        if question == NOT_ASKED or len(sensible(s, seat, question, legal)) == 1:
            return []
        share = self.value.says(features(s, seat, question), [0])[0] / self.value.scale
        share = max(0.0, min(1.0, share))
        return [share, 1.0 - share] if seat == 0 else [1.0 - share, share]


def sensible(s: State, seat: int, question: int, legal: list[int]) -> list[int]:
    """The moves that the network chooses from."""
    if question == BUY_ASKED:
        return purchases(s, seat, legal)
    if question == ACTION_ASKED:
        return actions(s, legal)
    if question in (CELLAR_ASKED, DISCARD_ASKED):
        burdens = [move for move in legal if move != DONE and is_burden(move - DISCARD)]
        return burdens[:1] or legal
    if question == GAIN_ASKED:
        return [move for move in legal if move - GAIN not in (COPPER, CURSE)] or legal
    return legal


def purchases(s: State, seat: int, legal: list[int]) -> list[int]:
    """What is worth a thought; if the last buy can end the match, that depends on who would win."""
    found = buys(s, legal)
    if s.buys != 1 or legal[0] < PLAY + CARDS or found[0] < BUY or found[0] >= BUY + CARDS:
        return found
    if s.supply[PROVINCE] > 1 and s.empty_piles < 2:
        return found
    lead = points(s.held(seat)) - points(s.held(1 - seat))
    turns = s.turns[1 - seat] - s.turns[seat]
    moves: list[int] = []
    for move in found:
        card = move - BUY
        if move != END_TURN and s.supply[card] == 1 and (card == PROVINCE or s.empty_piles >= 2):
            then = lead + POINTS[card]
            if then > 0 or (then == 0 and turns > 0):
                return [move]
            if then < 0 or turns < 0:
                continue
        moves.append(move)
    return moves


def actions(s: State, legal: list[int]) -> list[int]:
    """A Village first, then whatever leaves an action; nobody stops with a useful card in hand."""
    if PLAY + VILLAGE in legal:
        return [PLAY + VILLAGE]
    free = False
    useful = False
    for move in legal:
        if move != END_ACTIONS:
            free = free or PLUS_ACTIONS[move - PLAY] > 0
            useful = useful or move - PLAY not in CAN_HURT
    if free:
        return [move for move in legal if move != END_ACTIONS and (s.actions > 1 or PLUS_ACTIONS[move - PLAY] > 0)]
    return [move for move in legal if move != END_ACTIONS] if useful else legal


LEARNED: Final = Learned(Path(__file__).with_name("learned.bin").read_bytes(), PLANS[0])
