"""«Игра с торгами», «Торги» and the swaps of «Судоходство».

The player whose turn it is composes an offer to one other player, item by item, and sends or withdraws it; the other
accepts or declines. Both sides give something, nobody gets more than fits in a row. A turn has a bounded number of
offers, whatever becomes of them; the rulebook leaves it to the players' patience.
"""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Player, Text
from igroteka.games.bronze_age.kinds import (
    ACCEPT,
    ACCEPTS,
    ASK,
    DECLINE,
    DECLINES,
    DONE_TRADING,
    GIVE,
    GOOD_COUNT,
    ITEM_COUNT,
    OFFER,
    OFFERS,
    OFFERS_TO,
    ROW,
    SEND,
    SWAP,
    SWAPS,
    WANTS,
    WITHDRAW,
    WITHDRAWS,
)
from igroteka.games.bronze_age.state import Question, State, Then, good_noun


class BeginTrade(Then):
    """Ships are ready to swap, and offers may be made."""

    def run(self, s: State, d: Dealer) -> None:
        s.swaps = s.ships[s.active]
        s.offers = OFFERS if s.trading and s.players > 1 else 0
        TRADE_ON.run(s, d)


class TradeOn(Then):
    """Trading goes on while there is anything to trade."""

    def run(self, s: State, d: Dealer) -> None:
        if can_swap(s) or can_offer(s):
            s.ask(Trading(s.active))


TRADE_ON = TradeOn()

# Who, what and how much.


def neighbours(s: State) -> list[int]:
    """How many seats on the left neighbour, the player across and the right neighbour sit; 0 if nobody does."""
    if s.players == 4:
        return [1, 2, 3]
    return [1, 0, 2] if s.players == 3 else [1, 0, 0]


def partner_of(s: State, move: int) -> int:
    """The seat that an `offer` move means, or -1."""
    steps = neighbours(s)[move - OFFER]
    return (s.active + steps) % s.players if steps else -1


def fits(s: State, giver: int, taker: int, item: int, count: int) -> bool:
    """Whether so many of an item can go from one player to another."""
    return s.has(giver, item) >= count and s.has(taker, item) + count <= ROW[item]


def most(s: State, giver: int, taker: int) -> list[int]:
    """How many of each item can go from one player to another."""
    return [min(s.has(giver, item), ROW[item] - s.has(taker, item)) for item in range(ITEM_COUNT)]


def scales(s: State, giver: int, taker: int) -> list[tuple[int, int]]:
    """For each item from minus as many as can be wanted to as many as can be given; what is offered stays offered."""
    gives, wants = most(s, giver, taker), most(s, taker, giver)
    given, wanted = s.offer[:ITEM_COUNT], s.offer[ITEM_COUNT:]
    return [(given[item] or -wants[item], -wanted[item] if wanted[item] else gives[item]) for item in range(ITEM_COUNT)]


def can_deal(s: State, partner: int) -> bool:
    """Whether there is something to give to a player, and something else to want of him."""
    gives = 0
    wants = 0
    for item in range(ITEM_COUNT):
        if fits(s, s.active, partner, item, 1):
            gives |= 1 << item
        if fits(s, partner, s.active, item, 1):
            wants |= 1 << item
    return gives != 0 and wants != 0 and not (gives == wants and gives & (gives - 1) == 0)


def can_offer(s: State) -> bool:
    """Whether an offer can be begun with anyone."""
    if s.offers == 0:
        return False
    for seat in range(s.players):
        if seat != s.active and can_deal(s, seat):
            return True
    return False


def can_swap(s: State) -> bool:
    """Whether a ship has something to swap: a good in stock, and room in another row."""
    if s.swaps == 0:
        return False
    for good in range(GOOD_COUNT):
        if s.has(s.active, good) > 0:
            for other in range(GOOD_COUNT):
                if other != good and s.has(s.active, other) < ROW[other]:
                    return True
    return False


# Questions.


class Trading(Question):
    """Whom to make an offer, what to swap with the bank, or enough."""

    def answers(self, s: State) -> list[int]:
        moves = [DONE_TRADING]
        if s.offers > 0:
            for number in range(len(neighbours(s))):
                partner = partner_of(s, OFFER + number)
                if partner >= 0 and can_deal(s, partner):
                    moves.append(OFFER + number)
        if s.swaps > 0:
            for good in range(GOOD_COUNT):
                if s.has(self.seat, good) > 0:
                    for other in range(GOOD_COUNT):
                        if other != good and s.has(self.seat, other) < ROW[other]:
                            moves.append(SWAP + good * GOOD_COUNT + other)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == DONE_TRADING:
            return
        s.ask(TRADE_ON)
        if move >= SWAP:
            swap(s, (move - SWAP) // GOOD_COUNT, (move - SWAP) % GOOD_COUNT, d)
        else:
            s.offers -= 1
            s.offer = [0] * (2 * ITEM_COUNT)
            s.ask(Compose(self.seat, partner_of(s, move)))

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-trade", offers=s.offers, swaps=s.swaps)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if OFFER <= move < GIVE:
            if partner_of(s, move) < 0:
                return Text("why-nobody-there")
            return Text("why-no-offers") if s.offers == 0 else Text("why-no-deal")
        if SWAP <= move < DONE_TRADING:
            good, other = (move - SWAP) // GOOD_COUNT, (move - SWAP) % GOOD_COUNT
            if s.swaps == 0:
                return Text("why-no-ships")
            if s.has(seat, good) == 0:
                return Text("why-no-good", good=good_noun(good))
            return Text("why-same-good") if good == other else Text("why-row-full", good=good_noun(other))
        return None


def swap(s: State, good: int, other: int, d: Dealer) -> None:
    """A ship brings one good for another from the bank."""
    s.swaps -= 1
    s.pay(s.active, good, 1)
    s.gain(s.active, other, 1)
    d.tell(SWAPS, s.active, good, other)


class Compose(Question):
    """What else to give or to want, one by one; then send the offer, or withdraw it."""

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner = partner

    def answers(self, s: State) -> list[int]:
        moves = [WITHDRAW]
        offer = s.offer
        gives = 0
        wants = 0
        for item in range(ITEM_COUNT):
            gives += offer[item]
            wants += offer[ITEM_COUNT + item]
            if offer[ITEM_COUNT + item] == 0 and fits(s, self.seat, self.partner, item, offer[item] + 1):
                moves.append(GIVE + item)
            if offer[item] == 0 and fits(s, self.partner, self.seat, item, offer[ITEM_COUNT + item] + 1):
                moves.append(ASK + item)
        if gives > 0 and wants > 0:
            moves.append(SEND)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        if move == WITHDRAW:
            s.offer = []
            s.answered()
            d.tell(WITHDRAWS, self.seat)
        elif move == SEND:
            s.answered()
            s.ask(Consider(self.partner, self.seat))
            if d.loud:
                d.tell_list(OFFERS_TO, self.seat, items(s.offer, 0), self.partner)
                d.tell_list(WANTS, self.seat, items(s.offer, ITEM_COUNT))
        elif move < ASK:
            s.offer[move - GIVE] += 1
        else:
            s.offer[ITEM_COUNT + move - ASK] += 1

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-compose", partner=Player(self.partner), given=given(s), wanted=wanted(s))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if move == SEND:
            return Text("why-one-sided")
        if GIVE <= move < GIVE + ITEM_COUNT:
            return why_not_pass(s, seat, self.partner, move - GIVE, ITEM_COUNT)
        if ASK <= move < ASK + ITEM_COUNT:
            return why_not_pass(s, self.partner, seat, move - ASK, 0)
        return None


def why_not_pass(s: State, giver: int, taker: int, item: int, other_side: int) -> Text:
    """Why no more of an item can be put on one side of the offer; `other_side` is where the other side begins."""
    if s.offer[other_side + item] > 0:
        return Text("why-both-sides", good=good_noun(item))
    on_offer = s.offer[ITEM_COUNT - other_side + item]
    if s.has(giver, item) <= on_offer:
        return Text("why-no-more", player=Player(giver), good=good_noun(item))
    return Text("why-no-room", player=Player(taker), good=good_noun(item))


class Consider(Question):
    """Another player's offer: accept or decline."""

    def __init__(self, seat: int, proposer: int) -> None:
        super().__init__(seat)
        self.proposer = proposer

    def answers(self, s: State) -> list[int]:
        return [ACCEPT, DECLINE]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == ACCEPT:
            for item in range(ITEM_COUNT):
                change = s.offer[ITEM_COUNT + item] - s.offer[item]
                s.stock[self.proposer * ITEM_COUNT + item] += change
                s.stock[self.seat * ITEM_COUNT + item] -= change
            d.tell(ACCEPTS, self.seat)
        else:
            d.tell(DECLINES, self.seat)
        s.offer = []

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-consider", proposer=Player(self.proposer), given=given(s), wanted=wanted(s))


def items(offer: list[int], side: int) -> list[int]:
    """One side of an offer as a list of items."""
    return [item for item in range(ITEM_COUNT) for _ in range(offer[side + item])]


def given(s: State) -> list[Noun]:
    """What the offer gives, in words."""
    return [good_noun(item) for item in items(s.offer, 0)]


def wanted(s: State) -> list[Noun]:
    """What the offer wants, in words."""
    return [good_noun(item) for item in items(s.offer, ITEM_COUNT)]
