"""«Рынок»: a market day, in which everybody may serve customers."""

from mypy_extensions import i64

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.village.deaths import let_die
from igroteka.games.village.kinds import (
    BITS,
    CUSTOMER_POINTS,
    CUSTOMERS_COME,
    GRAIN,
    MASK,
    N_CUSTOMERS,
    OPENS_MARKET,
    PASS,
    PASSES,
    QUEUE,
    SALE_NEEDS,
    SALE_TIME,
    SCROLL,
    SERVE,
    SERVES,
    STALLS,
    WANTS,
    WANTS_OF,
)
from igroteka.games.village.questions import Question, Then, pay_cubes
from igroteka.games.village.reasons import several
from igroteka.games.village.state import State


def open_market(s: State, seat: int, d: Dealer) -> None:
    """A market day begins, and it must take place: whoever opened it comes first, and that sale is free of the fee."""
    d.tell(OPENS_MARKET, seat)
    s.ask(NextSeller(seat, True))


class NextSeller(Then):
    """The day goes on with this seat, or with the next one that still takes part; or it is over.

    Who can't serve anyone has to pass. Passing is for the whole day.
    """

    def __init__(self, family: int, free: bool) -> None:
        super().__init__()
        self.family = family
        self.free = free
        """The opener's first sale."""

    def run(self, s: State, d: Dealer) -> None:
        if not s.stalls or s.out == (1 << s.players) - 1:
            close_market(s, d)
        elif s.out >> self.family & 1:
            s.ask(NextSeller(s.after(self.family), False))
        elif can_sell(s, self.family, self.free):
            s.ask(Sale(self.family, self.free))
        else:
            leave_market(s, self.family, d)


def leave_market(s: State, seat: int, d: Dealer) -> None:
    """Take no further part in this day."""
    s.out |= 1 << seat
    d.tell(PASSES, seat)
    s.ask(NextSeller(s.after(seat), False))


def has_goods(s: State, seat: int, customer: int) -> bool:
    """Whether a farm has what a customer wants."""
    stock: i64 = s.families[seat].stock >> BITS * SCROLL
    wants = WANTS_OF[customer]
    for item in range(SCROLL, GRAIN + 1):
        if stock & MASK < wants[item]:
            return False
        stock >>= BITS
    return True


def can_sell(s: State, seat: int, free: bool) -> bool:
    """Whether a seat can serve any customer at the stalls."""
    if not free and not s.can_pay(seat, SALE_NEEDS):
        return False
    for customer in s.stalls:
        if has_goods(s, seat, customer):
            return True
    return False


class Sale(Question):
    """Which customer to serve, if any."""

    def __init__(self, seat: int, free: bool) -> None:
        super().__init__(seat)
        self.free = free

    def answers(self, s: State) -> list[int]:
        moves = [SERVE + customer for customer in s.stalls if has_goods(s, self.seat, customer)]
        moves.append(PASS)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == PASS:
            leave_market(s, self.seat, d)
        else:
            serve(s, self.seat, move - SERVE, self.free, d)

    def prompt(self, s: State, seat: int) -> Text:
        if self.free:
            return Text("ask-sale-free")
        return Text("ask-sale", time=SALE_TIME)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        customer = move - SERVE
        if not 0 <= customer < N_CUSTOMERS:
            return None
        if customer in s.queue:
            return Text("why-customer-waits")
        if customer not in s.stalls:
            return Text("why-customer-absent")
        have = [noun for item in sorted(set(WANTS[customer])) for noun in several(item, s.has(seat, item))]
        return Text("why-too-dear", price=[noun for item in WANTS[customer] for noun in several(item, 1)], have=have)


def serve(s: State, seat: int, customer: int, free: bool, d: Dealer) -> None:
    """Hand over the goods, take the tile, pay the fee. Who crosses the bridge here loses someone at once."""
    s.ask(NextSeller(s.after(seat), False))
    for item in WANTS[customer]:
        s.give(seat, item, 1)
    s.stalls.remove(customer)
    family = s.families[seat]
    family.served |= 1 << customer
    d.tell_list(SERVES, seat, WANTS[customer], CUSTOMER_POINTS[customer], customer)
    if not free:
        before = family.dying
        s.spend_time(seat, SALE_TIME)
        let_die(s, seat, family.dying - before)
        family.dying = before
        pay_cubes(s, seat, SALE_NEEDS, d)


def close_market(s: State, d: Dealer) -> None:
    """The queue moves up into the free stalls, then new customers join its end."""
    s.out = 0
    while s.queue and len(s.stalls) < STALLS[s.players - 2]:
        s.stalls.append(s.queue.pop(0))
    came: list[int] = []
    while s.pile and len(s.queue) < QUEUE:
        customer = s.pile.pop()
        came.append(customer)
        s.queue.append(customer)
    if came:
        d.tell_list(CUSTOMERS_COME, -1, came)
