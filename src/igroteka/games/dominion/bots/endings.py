"""When a match should end: nobody who knows the game ends it on his own loss, or leaves a victory lying there."""

from typing import Final

from igroteka.games.dominion.cards import WORDS
from igroteka.games.dominion.kinds import BUY, CARDS, COST, CURSE, IS_VICTORY, POINTS, PROVINCE
from igroteka.games.dominion.state import State

COUNTING: Final[list[int]] = [card for card in range(CARDS) if IS_VICTORY[card] or card == CURSE]
"""The cards that count in the end."""
NOTHING: Final = -1
SOON: Final = 5
"""With so few cards left in the three lowest piles of the kingdom, there is little left to build and no time for it."""


def points(held: list[int]) -> int:
    """What a deck counts in the end."""
    total = 0
    for card in COUNTING:
        if held[card] > 0:
            total += held[card] * WORDS[card].points(held)
    return total


def lead(s: State, seat: int) -> int:
    """By how much a seat is ahead of the best of the others; everybody can count what was gained."""
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, points(s.held(other)))
    return points(s.held(seat)) - best


def wins(s: State, seat: int, ahead: int) -> bool:
    """Whether a seat that is so far ahead when the match ends now wins it: among equals, who had fewer turns."""
    if ahead != 0:
        return ahead > 0
    for other in range(s.players):
        if other != seat and s.turns[other] > s.turns[seat]:
            return True
    return False


def ends(s: State, card: int) -> bool:
    """Whether taking this card is the end."""
    return s.supply[card] == 1 and (card == PROVINCE or s.empty_piles >= 2)


def victory(s: State, seat: int, legal: list[int]) -> int:
    """A card to buy now, if buying can end the match on one's own victory this turn; else nothing."""
    left = s.supply[PROVINCE]
    most = min(s.buys, 3)
    if left == 0 or s.empty_piles >= 3 or (left > most and s.empty_piles + most < 3):
        return NOTHING
    ahead = lead(s, seat)
    all_of_them = POINTS[PROVINCE] * left
    if left <= most and COST[PROVINCE] * left <= s.coins and wins(s, seat, ahead + all_of_them):
        return PROVINCE
    if s.empty_piles + most < 3:
        return NOTHING
    return emptying(s, seat, legal, ahead)


def emptying(s: State, seat: int, legal: list[int], ahead: int) -> int:
    """The same by a third empty pile: the cheapest way to empty as many as are missing, if it wins."""
    short = 3 - s.empty_piles
    found: list[int] = []
    for move in legal:
        card = move - BUY
        if 0 <= card < CARDS and s.supply[card] <= s.buys - short + 1 and card != CURSE:
            found.append(card)
    if len(found) < short:
        return NOTHING
    best = NOTHING
    most = -1000
    for first in range(len(found)):
        card = found[first]
        cost = COST[card] * s.supply[card]
        buys = s.supply[card]
        gained = POINTS[card] * s.supply[card]
        if short == 1:
            if cost <= s.coins and buys <= s.buys and gained > most:
                most = gained
                best = card
        elif short == 2:
            for second in range(first + 1, len(found)):
                other = found[second]
                if (
                    cost + COST[other] * s.supply[other] <= s.coins
                    and buys + s.supply[other] <= s.buys
                    and gained + POINTS[other] * s.supply[other] > most
                ):
                    most = gained + POINTS[other] * s.supply[other]
                    best = card
    return best if best != NOTHING and wins(s, seat, ahead + most) else NOTHING


def runs_out(s: State) -> bool:
    """Whether three piles are so low that the match may end by them before long."""
    least = [99, 99, 99]
    for card in s.kingdom:
        left = s.supply[card]
        if left < least[2]:
            least = sorted([least[0], least[1], left])
    return least[0] + least[1] + least[2] <= SOON


def dares(s: State, seat: int, card: int) -> bool:
    """Whether to take a card, considering how the match may end by it.

    Nobody takes the last Province, or empties the third pile, to lose.
    """
    return not ends(s, card) or wins(s, seat, lead(s, seat) + POINTS[card])
