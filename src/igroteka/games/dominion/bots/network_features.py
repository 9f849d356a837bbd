"""What the network of `learned.py` is shown of a position: features that are 0 or 1, all of which a seat knows.

They are those of `bench/first_game.cpp`, by which it has learnt.
"""

from typing import Final

from igroteka.games.dominion.components import KINGDOMS
from igroteka.games.dominion.kinds import (
    CARDS,
    COINS,
    COPPER,
    DUCHY,
    ESTATE,
    GOLD,
    POINTS,
    PROVINCE,
    SILVER,
    number,
)
from igroteka.games.dominion.questions import GainTreasureUpTo, GainUpTo
from igroteka.games.dominion.rules import ActionPhase, BuyPhase
from igroteka.games.dominion.sets.base.cellar import CellarDiscard
from igroteka.games.dominion.sets.base.militia import DiscardDownTo
from igroteka.games.dominion.sets.base.mine import MineTrash
from igroteka.games.dominion.sets.base.remodel import RemodelTrash
from igroteka.games.dominion.state import State

MARKET: Final[int] = number("market")
MILITIA: Final[int] = number("militia")
VILLAGE: Final[int] = number("village")
WOODCUTTER: Final[int] = number("woodcutter")

KINGDOM: Final = sorted([number(key) for key in KINGDOMS["first-game"]])
KINDS: Final = [*range(PROVINCE + 1), *KINGDOM]
"""The cards that the network knows, in its order."""
PLACE: Final = [KINDS.index(card) if card in KINDS else 0 for card in range(CARDS)]
TERMINALS: Final[list[int]] = [
    number(key) for key in ("militia", "smithy", "moat", "woodcutter", "workshop", "mine", "remodel")
]

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
