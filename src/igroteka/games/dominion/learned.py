"""What a learner found out about the first game for two: a small network that says what to buy, play and discard.

It learnt from matches against `regular`, by `bench/first_game.cpp`, which also says which numbers it is shown: all of
them are 0 or 1, and a seat knows them. Its weights are whole numbers, so it says the same on every machine.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from igroteka.engine.mind import Strategy
from igroteka.games.dominion.attacks import DiscardDownTo
from igroteka.games.dominion.components import KEYS, KINGDOMS
from igroteka.games.dominion.decks import CellarDiscard
from igroteka.games.dominion.gaining import MineTrash, RemodelTrash
from igroteka.games.dominion.kinds import (
    BUY,
    CARDS,
    COINS,
    COPPER,
    CURSE,
    DISCARD,
    DONE,
    DOUBLE,
    DUCHY,
    END_ACTIONS,
    END_TURN,
    ESTATE,
    GAIN,
    GOLD,
    MARKET,
    MILITIA,
    MINE,
    MOAT,
    PLAY,
    PLUS_ACTIONS,
    POINTS,
    PROVINCE,
    REMODEL,
    SILVER,
    SMITHY,
    TRASH,
    VILLAGE,
    WOODCUTTER,
    WORKSHOP,
)
from igroteka.games.dominion.plans import PLANS
from igroteka.games.dominion.questions import GainTreasureUpTo, GainUpTo
from igroteka.games.dominion.rules import ActionPhase, BuyPhase
from igroteka.games.dominion.sense import CAN_HURT, buys, is_burden
from igroteka.games.dominion.state import State

KINGDOM: Final = sorted([KEYS.index(key) for key in KINGDOMS["first-game"]])
KINDS: Final = [*range(PROVINCE + 1), *KINGDOM]
"""The cards that the network knows, in its order."""
PLACE: Final = [KINDS.index(card) if card in KINDS else 0 for card in range(CARDS)]
TERMINALS: Final = (MILITIA, SMITHY, MOAT, WOODCUTTER, WORKSHOP, MINE, REMODEL)

# The questions, as the network numbers them.
ACTION_ASKED: Final = 0
BUY_ASKED: Final = 1
CELLAR_ASKED: Final = 2
DISCARD_ASKED: Final = 3
REMODEL_ASKED: Final = 4
GAIN_ASKED: Final = 5
MINE_ASKED: Final = 6
NOT_ASKED: Final = -1

WIDTHS: Final = {
    "question": 7,
    "actions": 5,
    "buys": 5,
    "coins": 16,
    "coins and provinces": 16 * 9,
    "empty": 4,
    "limit": 12,
    "first": 2,
    "active": 1,
    "turn": 32,
    "provinces": 9,
    "lead and provinces": 19 * 9,
    "lead": 25,
    "ahead": 2 * 3 * 9,
    "own": 16 * 8,
    "hand": 16 * 6,
    "deck": 16 * 6,
    "theirs": 16 * 8,
    "supply": 16 * 4,
    "money": 41,
    "their money": 41,
    "density": 25,
    "their density": 25,
    "deck size": 21,
    "size": 41,
    "their size": 41,
    "their hand": 6,
    "picked": 6,
    "coins in hand": 16,
    "terminals": 10,
    "too many terminals": 10,
    "their deck size": 16,
    "deck density": 25,
}
"""The features, each a group of which at most one is set (of `own` and the like, one for each card)."""


def begins(name: str) -> int:
    """Where a group of features begins."""
    names = list(WIDTHS)
    return sum(WIDTHS[each] for each in names[: names.index(name)])


QUESTION: Final = begins("question")
ACTIONS_LEFT: Final = begins("actions")
BUYS_LEFT: Final = begins("buys")
COINS_LEFT: Final = begins("coins")
COINS_AND_PROVINCES: Final = begins("coins and provinces")
EMPTY: Final = begins("empty")
LIMIT: Final = begins("limit")
FIRST: Final = begins("first")
ACTIVE: Final = begins("active")
TURN: Final = begins("turn")
PROVINCES: Final = begins("provinces")
LEAD_AND_PROVINCES: Final = begins("lead and provinces")
LEAD: Final = begins("lead")
AHEAD: Final = begins("ahead")
OWN: Final = begins("own")
HAND: Final = begins("hand")
DECK: Final = begins("deck")
THEIRS: Final = begins("theirs")
SUPPLY: Final = begins("supply")
MONEY: Final = begins("money")
THEIR_MONEY: Final = begins("their money")
DENSITY: Final = begins("density")
THEIR_DENSITY: Final = begins("their density")
DECK_SIZE: Final = begins("deck size")
SIZE: Final = begins("size")
THEIR_SIZE: Final = begins("their size")
THEIR_HAND: Final = begins("their hand")
PICKED: Final = begins("picked")
COINS_IN_HAND: Final = begins("coins in hand")
TERMINALS_OWNED: Final = begins("terminals")
TOO_MANY: Final = begins("too many terminals")
THEIR_DECK_SIZE: Final = begins("their deck size")
DECK_DENSITY: Final = begins("deck density")

FEATURES: Final = sum(WIDTHS.values())
HIDDEN: Final = 64
"""Units in each of the two layers between."""
MOVES: Final = 81
"""Buy, gain, play, discard and trash each of the cards; or stop."""
STOP: Final = 80
SIGHT: Final = 2
"""After so many turns of its own it says what can be expected, and a playout ends."""


def asked(s: State) -> int:
    """The question, as the network numbers it."""
    question = s.stack[-1]
    if isinstance(question, ActionPhase):
        return ACTION_ASKED
    if isinstance(question, BuyPhase):
        return BUY_ASKED
    if isinstance(question, CellarDiscard):
        return CELLAR_ASKED
    if isinstance(question, DiscardDownTo):
        return DISCARD_ASKED
    if isinstance(question, RemodelTrash):
        return REMODEL_ASKED
    if isinstance(question, MineTrash):
        return MINE_ASKED
    if isinstance(question, GainUpTo) and not isinstance(question, GainTreasureUpTo):
        return GAIN_ASKED
    return NOT_ASKED


def within(value: int, most: int, least: int = 0) -> int:
    """The nearest number between two."""
    return least if value < least else most if value > most else value


def points(held: list[int]) -> int:
    """What these cards are worth in the end."""
    return held[ESTATE] * POINTS[ESTATE] + held[DUCHY] * POINTS[DUCHY] + held[PROVINCE] * POINTS[PROVINCE]


def features(s: State, seat: int, question: int) -> list[int]:
    """Which features are set."""
    other = 1 - seat
    own = s.held(seat)
    theirs = s.held(other)
    hand = s.hands[seat]
    supply = s.supply
    deck = [0] * CARDS
    for card in s.decks[seat]:
        deck[card] += 1
    left = supply[PROVINCE]
    lead = points(own) - points(theirs)
    more_turns = s.turns[seat] > s.turns[other]
    first = more_turns if s.active == seat else s.turns[seat] == s.turns[other]
    coins = within(s.coins, 15)
    found = [
        QUESTION + question,
        ACTIONS_LEFT + within(s.actions, 4),
        BUYS_LEFT + within(s.buys, 4),
        COINS_LEFT + coins,
        EMPTY + within(s.empty_piles, 3),
        FIRST + (1 if first else 0),
        TURN + within(s.turns[seat], 31),
        PROVINCES + left,
        LEAD_AND_PROVINCES + (within(lead, 9, -9) + 9) * 9 + left,
        LEAD + within(lead, 12, -12) + 12,
        AHEAD + ((3 if more_turns else 0) + (2 if lead > 0 else 1 if lead == 0 else 0)) * 9 + left,
        THEIR_HAND + within(s.sizes[other], 5),
        PICKED + (within(len(s.picked), 5) if question == CELLAR_ASKED else 0),
        DECK_SIZE + within(len(s.decks[seat]), 20),
        THEIR_DECK_SIZE + within(len(s.decks[other]), 15),
    ]
    if s.active == seat:
        found.append(ACTIVE)
    potential = 0
    size = 0
    their_size = 0
    for place in range(16):
        card = KINDS[place]
        size += own[card]
        their_size += theirs[card]
        potential += hand[card] * COINS[card]
        if own[card]:
            found.append(OWN + place * 8 + within(own[card], 7))
        if hand[card]:
            found.append(HAND + place * 6 + within(hand[card], 5))
        if deck[card]:
            found.append(DECK + place * 6 + within(deck[card], 5))
        if theirs[card]:
            found.append(THEIRS + place * 8 + within(theirs[card], 7))
        if supply[card] < 4 and card != PROVINCE:
            found.append(SUPPLY + place * 4 + supply[card])
    if question == BUY_ASKED:
        found.append(COINS_AND_PROVINCES + coins * 9 + left)
    else:
        found.append(COINS_IN_HAND + within(potential, 15))
    if question == GAIN_ASKED:
        gain = s.stack[-1]
        assert isinstance(gain, GainUpTo)
        found.append(LIMIT + within(gain.limit, 11))
    money = own[COPPER] + 2 * own[SILVER] + 3 * own[GOLD]
    their_money = theirs[COPPER] + 2 * theirs[SILVER] + 3 * theirs[GOLD]
    coins_owned = money + own[MARKET] + 2 * own[MILITIA] + 2 * own[WOODCUTTER]
    their_coins = their_money + theirs[MARKET] + 2 * theirs[MILITIA]
    terminals = 0
    for card in TERMINALS:
        terminals += own[card]
    found.append(MONEY + within(money, 40))
    found.append(THEIR_MONEY + within(their_money, 40))
    found.append(DENSITY + within(coins_owned * 10 // size, 24))
    found.append(THEIR_DENSITY + within(their_coins * 10 // their_size, 24))
    found.append(SIZE + within(size, 40))
    found.append(THEIR_SIZE + within(their_size, 40))
    found.append(TERMINALS_OWNED + within(terminals, 9))
    found.append(TOO_MANY + within(terminals - own[VILLAGE], 6, -3) + 3)
    if s.decks[seat]:
        waiting = deck[COPPER] + 2 * deck[SILVER] + 3 * deck[GOLD] + deck[MARKET] + 2 * deck[MILITIA]
        found.append(DECK_DENSITY + within(waiting * 10 // len(s.decks[seat]), 24))
    return found


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


class Network:
    """Two layers of units that are silent below zero, then a number for each move: the higher, the better.

    A weight is a byte, 128 being nothing; what is added to a unit whatever is seen has eight bytes, and so has the
    number by which to divide what comes out.
    """

    def __init__(self, data: bytes, outputs: int) -> None:
        sizes = [HIDDEN * FEATURES, HIDDEN * HIDDEN, outputs * HIDDEN]
        units = [HIDDEN, HIDDEN, outputs]
        weights: list[bytes] = []
        biases: list[list[int]] = []
        at = 0
        for size, count in zip(sizes, units, strict=True):
            weights.append(data[at : at + size])
            at += size
            biases.append(
                [int.from_bytes(data[at + 8 * i : at + 8 * i + 8], "little", signed=True) for i in range(count)]
            )
            at += 8 * count
        self.scale = int.from_bytes(data[at : at + 8], "little")
        self.size = at + 8
        self.first, self.second, self.last = weights
        self.first_bias, self.second_bias, self.last_bias = biases

    def layer(self, seen: list[int]) -> tuple[list[int], list[int]]:
        """The units of the second layer that speak, and how loud."""
        first = self.first
        second = self.second
        speaking: list[int] = []
        loud: list[int] = []
        at: i64 = 0
        for unit in range(HIDDEN):
            total: i64 = self.first_bias[unit] - 128 * len(seen)
            for feature in seen:
                place: i64 = at + feature
                total += first[place]
            if total > 0:
                speaking.append(unit)
                loud.append(total)
            at += FEATURES
        heard: list[int] = []
        strength: list[int] = []
        at = 0
        for unit in range(HIDDEN):
            total = self.second_bias[unit]
            for i in range(len(speaking)):
                place = at + speaking[i]
                weight: i64 = second[place]
                volume: i64 = loud[i]
                total += (weight - 128) * volume
            if total > 0:
                heard.append(unit)
                strength.append(total)
            at += HIDDEN
        return heard, strength

    def says(self, seen: list[int], outputs: list[int]) -> list[int]:
        """What comes out of it."""
        heard, strength = self.layer(seen)
        last = self.last
        said: list[int] = []
        for number in outputs:
            total: i64 = self.last_bias[number]
            at: i64 = number * HIDDEN
            for i in range(len(heard)):
                place: i64 = at + heard[i]
                weight: i64 = last[place]
                volume: i64 = strength[i]
                total += (weight - 128) * volume
            said.append(total)
        return said


def knows(s: State) -> bool:
    """Whether this is the match that the network has learnt."""
    return s.players == 2 and s.kingdom == KINGDOM


class Learned(Strategy):
    """Plays by a network where it knows the match; else, and where it isn't asked, by another strategy.

    A second network says what share of the victory can be expected by one who plays so against `regular`.
    """

    foretells = True

    def __init__(self, data: bytes, otherwise: Strategy) -> None:
        self.policy = Network(data, MOVES)
        self.value = Network(data[self.policy.size :], 1)
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
        said = self.policy.says(features(s, seat, question), [output(move) for move in moves])
        return moves[said.index(max(said))]

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        question = asked(s) if knows(s) else NOT_ASKED
        if question == NOT_ASKED:
            return self.otherwise.consider(s, seat, legal)
        return sensible(s, seat, question, legal)

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
    if s.buys != 1 or legal[0] < DOUBLE or found[0] < BUY or found[0] >= BUY + CARDS:
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
