"""What several actions ask in the same words: how to pay, which cubes or good to take; and why an answer is refused."""

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.village.components import COLOURS, ITEMS, PLACES, SPACES
from igroteka.games.village.kinds import (
    COIN,
    COINS,
    GETS,
    IN_CUBES,
    IN_KIND,
    MOST_COINS,
    N_COLOURS,
    N_GENERATIONS,
    N_GOODS,
    SCROLL,
    SKIP,
    SKIPS,
    TAKE_CUBE,
    TAKE_GOOD,
)
from igroteka.games.village.state import State


class Question(engine.Question[State]):
    """A question of Village."""


class Then(engine.Then[State]):
    """A step of Village that asks nobody."""


def item_noun(item: int) -> Noun:
    """An item by its name."""
    return Noun("item", ITEMS[item])


def place_noun(place: int) -> Noun:
    """A place by its name."""
    return Noun("place", PLACES[place])


def add_generations(moves: list[int], verb: int, step: int, generations: int) -> None:
    """One move for each generation in these bits, `step` apart."""
    for generation in range(N_GENERATIONS):
        if generations >> generation & 1:
            moves.append(verb + generation * step)


def add_steps(moves: list[int], verb: int, generations: int, in_cubes: bool, in_kind: bool) -> None:
    """One move for each generation and each way to pay."""
    if in_cubes:
        add_generations(moves, verb + IN_CUBES, 2, generations)
    if in_kind:
        add_generations(moves, verb + IN_KIND, 2, generations)


# «Действия»


class Action(Question):
    """The action of one space: its moves, or to leave it undone.

    («Вы так же можете взять кубик и не выполнять само действие».)
    """

    def space(self) -> int:
        """Where it is."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, s: State) -> bool:
        """Whether anything can be done here. Where that is quicker to see than every move, an action says so."""
        return len(self.moves(s)) > 0

    def moves(self, s: State) -> list[int]:
        """What can be done here."""
        raise NotImplementedError(type(self).__name__)

    def idle(self, s: State) -> int:
        """Why nothing can be done here: a number of IDLE."""
        raise NotImplementedError(type(self).__name__)

    def do(self, s: State, move: int, d: Dealer) -> None:
        """Do it."""
        raise NotImplementedError(type(self).__name__)

    def answers(self, s: State) -> list[int]:
        moves = self.moves(s)
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == SKIP:
            d.tell(SKIPS, self.seat, self.space())
        else:
            self.do(s, move, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text(f"ask-{SPACES[self.space()]}")

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-skip") if move == SKIP else None


# «Монеты»: a coin stands in for any influence cube.


class Pay(Question):
    """With how many coins to pay for cubes of one colour. Asked only where there is a choice."""

    def __init__(self, seat: int, needs: list[int], colour: int) -> None:
        super().__init__(seat)
        self.needs = needs
        """What is still to be paid, cubes by colour."""
        self.colour = colour

    def answers(self, s: State) -> list[int]:
        least = self.least(s)
        return [COINS + n for n in range(least, self.most(s, least) + 1)]

    def least(self, s: State) -> int:
        """As many coins as cubes are missing."""
        return max(0, self.needs[self.colour] - s.has(self.seat, self.colour))

    def most(self, s: State, least: int) -> int:
        """As many as the price asks and the other colours leave."""
        return min(self.needs[self.colour], least + spare_coins(s, self.seat, self.needs))

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.pay(self.seat, self.colour, self.needs[self.colour], move - COINS, d)
        rest = self.needs[:]
        rest[self.colour] = 0
        pay_cubes(s, self.seat, rest, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-pay", n=self.needs[self.colour], cube=Noun("item", COLOURS[self.colour]))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        n = move - COINS
        if not 0 <= n <= MOST_COINS:
            return None
        if n > self.needs[self.colour]:
            return Text("why-price-lower", n=self.needs[self.colour])
        if n < self.least(s):
            return Text("why-few-cubes", cube=Noun("item", COLOURS[self.colour]), have=s.has(seat, self.colour))
        return Text("why-few-coins", have=s.has(seat, COIN))


def spare_coins(s: State, seat: int, needs: list[int]) -> int:
    """Coins that are not needed for missing cubes."""
    spare = s.has(seat, COIN)
    for colour in range(N_COLOURS):
        missing = needs[colour] - s.has(seat, colour)
        if missing > 0:
            spare -= missing
    return spare


def pay_cubes(s: State, seat: int, needs: list[int], d: Dealer) -> None:
    """Pay cubes by colour, coins for missing ones; asks where the player may choose."""
    spare = spare_coins(s, seat, needs)
    for colour in range(N_COLOURS):
        n = needs[colour]
        if n == 0:
            continue
        have = s.has(seat, colour)
        if spare > 0 and have > 0:
            s.ask(Pay(seat, rest_from(needs, colour), colour))
            return
        s.pay(seat, colour, n, max(0, n - have), d)


def rest_from(needs: list[int], colour: int) -> list[int]:
    """What is left to pay from a colour on, those before it being paid."""
    return [needs[each] if each >= colour else 0 for each in range(N_COLOURS)]


# Rewards and privileges of one's choice.


class TakeCubes(Question):
    """Which influence cubes to take from the supply, one after the other."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def answers(self, s: State) -> list[int]:
        return [TAKE_CUBE + colour for colour in range(N_COLOURS) if s.supply(colour) > 0]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        s.gain(self.seat, move - TAKE_CUBE, 1)
        d.tell(GETS, self.seat, move - TAKE_CUBE, 1)
        ask_cubes(s, self.seat, self.n - 1)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-take-cubes", n=self.n)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        colour = move - TAKE_CUBE
        return Text("why-none-left", item=item_noun(colour)) if 0 <= colour < N_COLOURS else None


def ask_cubes(s: State, seat: int, n: int) -> None:
    """Let a player take so many cubes of his choice, or as many as there are."""
    if n > 0 and cubes_in_supply(s):
        s.ask(TakeCubes(seat, n))


def cubes_in_supply(s: State) -> bool:
    """Whether any influence cube is left in the supply."""
    for colour in range(N_COLOURS):
        if s.supply(colour) > 0:
            return True
    return False


class TakeGoods(Question):
    """Which good to take from the supply."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def answers(self, s: State) -> list[int]:
        return [TAKE_GOOD + good for good in range(N_GOODS) if s.supply(SCROLL + good) > 0]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        good = SCROLL + move - TAKE_GOOD
        s.gain(self.seat, good, 1)
        d.tell(GETS, self.seat, good, 1)
        ask_goods(s, self.seat, self.n - 1)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-take-good", n=self.n)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        good = move - TAKE_GOOD
        return Text("why-none-left", item=item_noun(SCROLL + good)) if 0 <= good < N_GOODS else None


def ask_goods(s: State, seat: int, n: int) -> None:
    """Let a player take so many goods of his choice, or as many as there are."""
    if n > 0 and goods_in_supply(s):
        s.ask(TakeGoods(seat, n))


def goods_in_supply(s: State) -> bool:
    """Whether any good is left in the supply."""
    for good in range(N_GOODS):
        if s.supply(SCROLL + good) > 0:
            return True
    return False
