"""How the regular trades: by the value of the stacks."""

from igroteka.games.bronze_age.kinds import (
    ASK,
    DONE_TRADING,
    GIVE,
    GOOD_COUNT,
    ITEM_COUNT,
    OFFER,
    OFFERS,
    SEND,
    SWAP,
    VALUE,
    WITHDRAW,
)
from igroteka.games.bronze_age.state import State
from igroteka.games.bronze_age.trading import fits, partner_of


def worth_of(s: State, seat: int, item: int, count: int) -> int:
    """What so many of an item are worth to a player, in coins; food is dear while it is short."""
    if item < GOOD_COUNT:
        return VALUE[item][count]
    short = s.cities(seat)
    return 4 * min(count, short) + max(0, count - short)


def change(s: State, seat: int, item: int, count: int) -> int:
    """What a player gains if so many of an item come in (or go out)."""
    have = s.has(seat, item)
    return worth_of(s, seat, item, have + count) - worth_of(s, seat, item, have)


def gains(s: State, seat: int, proposer: int) -> tuple[int, int]:
    """What the offer on the table brings the asked player, and what whoever made it."""
    own = 0
    other = 0
    for item in range(ITEM_COUNT):
        count = s.offer[item] - s.offer[ITEM_COUNT + item]
        own += change(s, seat, item, count)
        other += change(s, proposer, item, -count)
    return own, other


def is_welcome(s: State, seat: int, proposer: int) -> bool:
    """Whether an offer is good for the asked player, and not much better for the other."""
    if not may_buy(s, seat):
        return False
    own, other = gains(s, seat, proposer)
    return is_fair(own, other, s.players)


def is_fair(own: int, other: int, players: int) -> bool:
    """A gain, and more of one than the other's gain harms: he is one of so many whom one plays against."""
    return own >= 2 and own * (players - 1) > other


def may_buy(s: State, seat: int) -> bool:
    """Whether a player has a turn yet in which goods buy anything."""
    if not s.ending:
        return True
    each = s.active
    while s.after(each) != s.first:
        each = s.after(each)
        if each == seat:
            return True
    return False


class Deal:
    """So many of one item for so many of another."""

    def __init__(self, given: int, given_count: int, wanted: int, wanted_count: int, gain: int) -> None:
        self.given = given
        self.given_count = given_count
        self.wanted = wanted
        self.wanted_count = wanted_count
        self.gain = gain


def best_deal(s: State, seat: int, partner: int) -> Deal:
    """The deal of one or two items each way that gains most among those that the partner should like."""
    best = Deal(0, 0, 0, 0, 1)
    for given in range(ITEM_COUNT):
        for wanted in range(ITEM_COUNT):
            if given == wanted:
                continue
            for counts in range(4):
                out = 1 + counts % 2
                back = 1 + counts // 2
                if not (fits(s, seat, partner, given, out) and fits(s, partner, seat, wanted, back)):
                    continue
                own = change(s, seat, given, -out) + change(s, seat, wanted, back)
                other = change(s, partner, given, out) + change(s, partner, wanted, -back)
                if own > best.gain and is_fair(own, other, s.players) and is_fair(other, own, s.players):
                    best = Deal(given, out, wanted, back, own)
    return best


def is_worth_an_offer(s: State, seat: int, move: int) -> bool:
    """Whether there is a deal for the other, and none was offered to anybody this turn."""
    return s.offers == OFFERS and best_deal(s, seat, partner_of(s, move)).given_count > 0


def trade(s: State, seat: int, legal: list[int]) -> int:
    """The best swap of a ship; then one offer to whoever has the best deal."""
    best = DONE_TRADING
    most = 0
    for move in legal:
        gain = 0
        if SWAP <= move < DONE_TRADING:
            gain = change(s, seat, (move - SWAP) // GOOD_COUNT, -1) + change(s, seat, (move - SWAP) % GOOD_COUNT, 1)
        elif OFFER <= move < GIVE and is_worth_an_offer(s, seat, move):
            gain = best_deal(s, seat, partner_of(s, move)).gain - 1
        if gain > most:
            best = move
            most = gain
    return best


def compose(s: State, seat: int, partner: int) -> int:
    """Put the best deal together, and send it."""
    deal = best_deal(s, seat, partner)
    if deal.given_count == 0:
        return WITHDRAW
    if s.offer[deal.given] < deal.given_count:
        return GIVE + deal.given
    if s.offer[ITEM_COUNT + deal.wanted] < deal.wanted_count:
        return ASK + deal.wanted
    return SEND
