"""Payments are the player's choice: a good or a joker for it, a cart or coins, horses or coins, a plough from anywhere.

Each unit that is due is paid by itself. Where there is one way only, it is taken; where there are several, the player
is asked, and only for ways that leave enough for the rest.
"""

from typing import Final

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.my_village.kinds import (
    CART,
    COIN,
    COINS_FOR_CART,
    DUE_CART_OR_COINS,
    DUE_COIN,
    DUE_HORSE_OR_COIN,
    FIELD_CARDS,
    HORSE,
    JOKER,
    KINDS_OF_GOODS,
    NONE,
    NOUNS,
    PAY,
    PAY_FIELD,
    PAYS,
    PAYS_COINS,
    PAYS_FROM_FIELD,
    PLOUGH,
    ROAD_COINS,
)
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village


class Question(engine.Question[State]):
    """A question of My Village."""


class Then(engine.Then[State]):
    """A step of My Village that asks nobody."""


def noun(kind: str, number: int) -> Noun:
    """A thing of the game by its name."""
    return Noun(kind, NOUNS[kind][number])


def demand(s: State, seat: int, due: list[int], d: Dealer) -> None:
    """Let the active player pay all this. What follows must already lie on the stack."""
    s.due = due[:]
    collect(s, seat, d)


def collect(s: State, seat: int, d: Dealer) -> None:
    """Take what can be paid in one way only; ask for the rest."""
    while s.due:
        ways = ways_to_pay(s, seat)
        if len(ways) > 1:
            s.ask(PAYMENTS[seat])
            return
        pay(s, seat, ways[0], d)


def ways_to_pay(s: State, seat: int) -> list[int]:
    """How the next unit can be paid, so that the others still can."""
    village = s.villages[seat]
    unit = s.due[-1]
    ways: list[int] = []
    good = unit
    if unit == DUE_HORSE_OR_COIN:
        good = HORSE
    elif unit == DUE_CART_OR_COINS:
        good = CART
    if good < KINDS_OF_GOODS:
        if village.stock(good) and affordable(village, s.due, good):
            ways.append(PAY + good)
        if good == PLOUGH and village.ploughs and affordable(village, s.due, PLOUGH):
            for field in range(FIELD_CARDS):
                if village.ploughs >> field & 1:
                    ways.append(PAY_FIELD + field)
        if village.jokers() and affordable(village, s.due, JOKER):
            ways.append(PAY + JOKER)
    if unit == DUE_COIN or (unit == DUE_HORSE_OR_COIN and village.coins and affordable(village, s.due, COIN)):
        ways.append(PAY + COIN)
    if (
        unit == DUE_CART_OR_COINS
        and village.coins >= ROAD_COINS[village.next_letter()]
        and affordable(village, s.due, COINS_FOR_CART)
    ):
        ways.append(PAY + COINS_FOR_CART)
    return ways


def affordable(village: Village, due: list[int], means: int) -> bool:
    """Whether all that is due can be paid; with `means`, whether the rest can if the last unit is paid by them."""
    purse = village.all_goods()
    purse[PLOUGH] = village.all_ploughs()
    purse.append(village.jokers())
    purse.append(village.coins)
    cart_due = False
    rest = len(due)
    if means != NONE:
        rest -= 1
        if means == COINS_FOR_CART:
            purse[COIN] -= ROAD_COINS[village.next_letter()]
        else:
            purse[means] -= 1
    for i in range(rest):  # first what can't be chosen, jokers where goods are short
        unit = due[i]
        if unit == DUE_COIN:
            purse[COIN] -= 1
        elif unit < KINDS_OF_GOODS:
            if purse[unit] > 0:
                purse[unit] -= 1
            else:
                purse[JOKER] -= 1
    if purse[COIN] < 0 or purse[JOKER] < 0:
        return False
    for i in range(rest):
        if due[i] == DUE_HORSE_OR_COIN:
            if purse[HORSE] > 0:
                purse[HORSE] -= 1
            elif purse[COIN] > 0:
                purse[COIN] -= 1
            else:
                purse[JOKER] -= 1
        elif due[i] == DUE_CART_OR_COINS:
            cart_due = True
    if cart_due:
        return purse[CART] + purse[JOKER] > 0 or purse[COIN] >= ROAD_COINS[village.next_letter()]
    return purse[JOKER] >= 0


def suits(unit: int, means: int) -> bool:
    """Whether a unit that is due can be paid by such means at all."""
    if unit == DUE_HORSE_OR_COIN:
        return means in (HORSE, JOKER, COIN)
    if unit == DUE_CART_OR_COINS:
        return means in (CART, JOKER, COINS_FOR_CART)
    return means in (unit, JOKER)


def pay(s: State, seat: int, way: int, d: Dealer) -> None:
    """Pay the next unit in this way."""
    village = s.villages[seat]
    s.due.pop()
    if way >= PAY_FIELD:
        village.ploughs &= ~(1 << (way - PAY_FIELD))
        d.tell(PAYS_FROM_FIELD, seat, way - PAY_FIELD)
        return
    means = way - PAY
    if means in (COIN, COINS_FOR_CART):
        pay_coins(s, seat, 1 if means == COIN else ROAD_COINS[village.next_letter()], d)
        return
    if means == JOKER:
        village.council_marks -= 1
    else:
        village.give(means)
    d.tell(PAYS, seat, means)


def pay_coins(s: State, seat: int, n: int, d: Dealer) -> None:
    """Coins from the money barn to the supply."""
    if n:
        s.villages[seat].coins -= n
        d.tell(PAYS_COINS, seat, n)


class Payment(Question):
    """How to pay the next unit: with the good itself, with a joker, with coins where they will do."""

    def answers(self, s: State) -> list[int]:
        return ways_to_pay(s, self.seat)

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        pay(s, self.seat, move, d)
        collect(s, self.seat, d)

    def prompt(self, s: State, seat: int) -> Text:
        unit = s.due[-1]
        if unit == DUE_HORSE_OR_COIN:
            return Text("ask-pay-horse", left=len(s.due))
        if unit == DUE_CART_OR_COINS:
            return Text("ask-pay-cart", n=ROAD_COINS[s.villages[seat].next_letter()])
        return Text("ask-pay", good=noun("good", unit))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if PAY <= move < PAY_FIELD:
            means = move - PAY
            return Text("why-no-means" if suits(s.due[-1], means) else "why-wrong-means", means=noun("means", means))
        if PAY_FIELD <= move < PAY_FIELD + FIELD_CARDS:
            if s.due[-1] != PLOUGH:
                return Text("why-wrong-means", means=noun("means", PLOUGH))
            return Text("why-no-plough-there", field=noun("field", move - PAY_FIELD))
        return None


PAYMENTS: Final[list[Payment]] = [Payment(seat) for seat in range(4)]
"""A question that holds nothing but its seat is asked again and again: one for each seat is enough."""
