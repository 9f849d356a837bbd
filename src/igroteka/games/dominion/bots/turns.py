"""How a turn is played well, whatever was bought: which Action next, what to double, trash, discard and keep."""

from typing import Final

from igroteka.games.dominion.kinds import (
    CARDS,
    COINS,
    COPPER,
    COST,
    CURSE,
    DISCARD,
    DONE,
    DUCHY,
    EFFECT,
    END_ACTIONS,
    ESTATE,
    GOLD,
    IS_ACTION,
    IS_TREASURE,
    PLAY,
    PLUS_ACTIONS,
    PLUS_CARDS,
    PROVINCE,
    SILVER,
    TRASH,
    TREASURES,
    number,
)
from igroteka.games.dominion.questions import is_burden
from igroteka.games.dominion.sets.base.throne_room import DOUBLE
from igroteka.games.dominion.state import State

ADVENTURER: Final[int] = number("adventurer")
CELLAR: Final[int] = number("cellar")
CHAPEL: Final[int] = number("chapel")
COUNCIL_ROOM: Final[int] = number("council_room")
FEAST: Final[int] = number("feast")
LIBRARY: Final[int] = number("library")
MILITIA: Final[int] = number("militia")
MINE: Final[int] = number("mine")
MONEYLENDER: Final[int] = number("moneylender")
REMODEL: Final[int] = number("remodel")
SMITHY: Final[int] = number("smithy")
THRONE_ROOM: Final[int] = number("throne_room")
VILLAGE: Final[int] = number("village")
WITCH: Final[int] = number("witch")
WORKSHOP: Final[int] = number("workshop")

LATE: Final = 3
"""With so few Provinces left, points count for more than the deck."""
FULL: Final[int] = EFFECT[LIBRARY]
"""Library draws up to so many cards."""

WORTH: Final[list[int]] = [10 * cost for cost in COST]
"""What playing a card for an action is worth, in tenths of a coin: its price, where nothing better is known."""
for _key, _worth in {
    "adventurer": 56,
    "bureaucrat": 38,
    "chancellor": 34,
    "council_room": 60,
    "feast": 48,
    "militia": 57,
    "mine": 46,
    "moat": 36,
    "moneylender": 50,
    "remodel": 44,
    "smithy": 55,
    "spy": 40,
    "thief": 32,
    "witch": 70,
    "woodcutter": 35,
    "workshop": 33,
}.items():
    WORTH[number(_key)] = _worth


def money(held: list[int]) -> int:
    """The Treasure value of a whole deck."""
    total = 0
    for card in TREASURES:
        total += held[card] * COINS[card]
    return total


def coins_in_hand(s: State, seat: int) -> int:
    """What the Treasures in hand are worth."""
    hand = s.hands[seat]
    total = 0
    for card in TREASURES:
        total += hand[card] * COINS[card]
    return total


# «Действия»


def action(s: State, seat: int, legal: list[int]) -> int:
    """What gives its action back comes first, then what draws while actions are left, then what is worth most."""
    hand = s.hands[seat]
    free = 0
    tied = 0
    """Actions in hand that cost an action, and those that don't."""
    for move in legal:
        if move != END_ACTIONS and move != PLAY + THRONE_ROOM:
            card = move - PLAY
            if PLUS_ACTIONS[card] > 0:
                free += hand[card]
            elif worth(s, seat, card) > 0:
                tied += hand[card]
    best = END_ACTIONS
    most = 0
    for move in legal:
        if move == END_ACTIONS:
            continue
        card = move - PLAY
        if card == THRONE_ROOM:
            # A Throne Room waits for a card that it helps more, unless the only one there is would be gone by then.
            rank = 2000 if free == 1 and tied == 0 else 700 if free + tied > 0 else 0
            if free + tied == 0 and hand[THRONE_ROOM] == 0:
                rank = 0
        elif PLUS_ACTIONS[card] > 0:
            rank = 1000 + 100 * PLUS_ACTIONS[card] + 10 * PLUS_CARDS[card] + COINS[card]
            if card == CELLAR:
                rank = 900
        else:
            rank = worth(s, seat, card)
            if rank > 0 and s.actions > 1:
                rank += 300 if PLUS_CARDS[card] > 0 else -100 if card == LIBRARY and tied > hand[LIBRARY] else 200
        if rank > most:
            most = rank
            best = move
    return best


def worth(s: State, seat: int, card: int) -> int:
    """What playing this card for an action is worth, in tenths of a coin; nothing, if it would do nothing or harm."""
    hand = s.hands[seat]
    if card == WITCH:
        return 70 if s.supply[CURSE] > 0 else 40
    if card == MILITIA:
        for other in range(s.players):
            if other != seat and s.sizes[other] > EFFECT[MILITIA]:
                return 57
        return 34
    if card == LIBRARY:
        return 18 * (FULL + 1 - s.sizes[seat])
    if card == CHAPEL:
        n = trashable(s, seat)
        return 0 if n == 0 else 25 + 15 * min(n, EFFECT[CHAPEL])
    if card == MONEYLENDER:
        return 50 if hand[COPPER] > 0 else 0
    if card == MINE:
        return 46 if hand[SILVER] > 0 or hand[COPPER] > 0 else 0
    if card == REMODEL:
        return 44 if remodelled(s, seat) >= 0 else 0
    if card == FEAST:
        return 48
    return WORTH[card]


def double(s: State, seat: int, legal: list[int]) -> int:
    """What the Throne Room plays twice: what draws or hurts most; Villages where actions are short."""
    hand = s.hands[seat]
    tied = 0
    for card in s.kingdom:
        if hand[card] > 0 and IS_ACTION[card] and PLUS_ACTIONS[card] == 0 and card != THRONE_ROOM:
            tied += hand[card]
    best = legal[0]
    most = -1
    for move in legal:
        card = move - DOUBLE
        if card == THRONE_ROOM:
            rank = 75 if tied > 1 else 20
        elif card == VILLAGE:
            rank = 72 if tied > 1 and s.actions < 1 else 25
        elif card == LIBRARY:
            rank = 9 * (FULL - s.sizes[seat])
        elif card == MILITIA:
            rank = 45
        elif card == MONEYLENDER and hand[COPPER] < 2:
            rank = 25
        elif card == CHAPEL:
            rank = 12 * trashable(s, seat)
        elif card == FEAST:
            rank = 66
        elif card == CELLAR:
            rank = 10
        elif PLUS_ACTIONS[card] > 0:
            rank = 10 * COST[card] - 2
        else:
            rank = worth(s, seat, card)
        if rank > most:
            most = rank
            best = move
    return best


# Trashing.


def trashable(s: State, seat: int) -> int:
    """How many cards in hand a Chapel should take."""
    hand = s.hands[seat]
    n = hand[CURSE] + (hand[ESTATE] if s.supply[PROVINCE] > LATE else 0)
    return n + spare_coppers(s, seat)


def spare_coppers(s: State, seat: int) -> int:
    """Coppers in hand that a thinner deck can do without: not those that pay for something now."""
    hand = s.hands[seat]
    if hand[COPPER] == 0 or s.supply[PROVINCE] <= LATE:
        return 0
    left = money(s.held(seat)) - 4
    for card in s.kingdom:
        if IS_ACTION[card] and COINS[card] > 0:
            left += COINS[card] * s.held(seat)[card]
    spare = min(hand[COPPER], max(0, left))
    if spare == 0:
        return 0
    have = coins_in_hand(s, seat) + s.coins
    for price in (8, 6, 5):
        if have >= price:
            return min(spare, have - price)
    return spare


def chapel(s: State, seat: int, legal: list[int]) -> int:
    """Curses, then Estates while there is time, then Coppers that aren't needed."""
    if TRASH + CURSE in legal:
        return TRASH + CURSE
    if TRASH + ESTATE in legal and s.supply[PROVINCE] > LATE:
        return TRASH + ESTATE
    return TRASH + COPPER if spare_coppers(s, seat) > 0 else DONE


def remodelled(s: State, seat: int) -> int:
    """What a Remodel should take from the hand; -1 if it had better not be played."""
    hand = s.hands[seat]
    left = s.supply[PROVINCE]
    if hand[GOLD] > 0 and 0 < left <= 5 and coins_in_hand(s, seat) + s.coins - 3 < COST[PROVINCE]:
        return GOLD
    if hand[CURSE] > 0:
        return CURSE
    if hand[ESTATE] > 0 and left > LATE:
        return ESTATE
    if hand[GOLD] > 0 and 0 < left <= 5:
        return GOLD
    for card in s.kingdom:
        if hand[card] > 0 and IS_ACTION[card] and card in (FEAST, CHAPEL, MONEYLENDER, WORKSHOP):
            return card
    if hand[ESTATE] > 0 and s.supply[DUCHY] == 0:
        return ESTATE
    return COPPER if hand[COPPER] > 0 and coins_in_hand(s, seat) + s.coins < COST[PROVINCE] else -1


def remodel(s: State, seat: int, legal: list[int]) -> int:
    """Which card to make something better of."""
    card = remodelled(s, seat)
    if card >= 0 and TRASH + card in legal:
        return TRASH + card
    return least_kept(s, seat, legal, TRASH)


# Discarding.


def keep(s: State, seat: int, card: int) -> int:
    """What a card is worth in a hand that gets smaller: burdens nothing, a second Action without an action little."""
    if is_burden(card):
        return 0
    if card == COPPER:
        return 20
    if IS_TREASURE[card]:
        return 15 + 15 * COINS[card]
    hand = s.hands[seat]
    if PLUS_ACTIONS[card] > 0:
        return 40 + 2 * COST[card]
    villages = 0
    tied = 0
    for each in s.kingdom:
        if hand[each] > 0 and IS_ACTION[each]:
            if PLUS_ACTIONS[each] > 1:
                villages += hand[each]
            elif PLUS_ACTIONS[each] == 0:
                tied += hand[each]
    if tied > villages + 1:
        return 5 + worth(s, seat, card) // 10
    return 20 + worth(s, seat, card) // 3


def discard_down(s: State, seat: int, legal: list[int]) -> int:
    """What is worth least goes first."""
    return least_kept(s, seat, legal, DISCARD)


def least_kept(s: State, seat: int, legal: list[int], verb: int) -> int:
    """The move that parts with the card worth keeping least."""
    best = legal[0]
    least = 1000
    for move in legal:
        n = keep(s, seat, move - verb)
        if n < least:
            least = n
            best = move
    return best


def cellar(s: State, seat: int, legal: list[int]) -> int:
    """Burdens, Actions for which no action is left, and Coppers where the deck has better."""
    hand = s.hands[seat]
    deck = len(s.decks[seat]) + len(s.discards[seat])
    if deck <= len(s.picked):
        return DONE
    tied = 0
    for card in s.kingdom:
        if hand[card] > 0 and IS_ACTION[card] and PLUS_ACTIONS[card] == 0:
            tied += hand[card]
    for move in legal:
        if move == DONE:
            continue
        card = move - DISCARD
        if is_burden(card):
            if card == ESTATE and s.actions > 0 and (hand[CHAPEL] > 0 or hand[REMODEL] > 0):
                continue
            return move
        if IS_ACTION[card] and PLUS_ACTIONS[card] == 0 and tied > s.actions:
            return move
    if DISCARD + COPPER in legal and average(s, seat) > 1.15:
        return DISCARD + COPPER
    return DONE


def average(s: State, seat: int) -> float:
    """What a card of the own deck brings on average, in coins; an Action that draws brings what it draws."""
    held = s.held(seat)
    total = 0.0
    cards = 0
    for card in range(CARDS):
        n = held[card]
        if n > 0:
            cards += n
            total += n * (COINS[card] + 0.9 * PLUS_CARDS[card])
    return total / cards if cards else 0.0
