"""«Покупка улучшений» and «Сохранение товаров»: one development a turn, and what may be kept."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.bronze_age.kinds import (
    BUY,
    BUY_NOTHING,
    BUYS,
    CARAVANS,
    COST,
    DEVELOPMENT_COUNT,
    DISCARD,
    DISCARDS,
    EFFECT,
    FOOD,
    GOOD_COUNT,
    GRANARIES,
    ITEM_COUNT,
    KEPT,
    ON_SHEET,
    PAY,
    PAYS,
    POINTS,
    VALUE,
)
from igroteka.games.bronze_age.scoring import look_for_end
from igroteka.games.bronze_age.state import Question, State, Then, development_noun, good_noun

# «Покупка улучшений»


class Develop(Then):
    """The player may buy a development, if he can pay for one."""

    def run(self, s: State, d: Dealer) -> None:
        funds = total_funds(s)
        bits = s.developments[s.active]
        cost = COST[s.edition]
        for development in ON_SHEET[s.edition]:
            if cost[development] <= funds and bits >> development & 1 == 0:
                s.ask(BuyDevelopment(s.active))
                return


def total_funds(s: State) -> int:
    """All that could be paid: coins, every stack of goods at its full value, and food with Granaries."""
    funds = s.coins + s.goods_value(s.active)
    if s.owns(s.active, GRANARIES):
        funds += s.has(s.active, FOOD) * EFFECT[s.edition][GRANARIES]
    return funds


class BuyDevelopment(Question):
    """Which development to buy, or none; how to pay for it comes next."""

    def answers(self, s: State) -> list[int]:
        funds = total_funds(s)
        bits = s.developments[self.seat]
        cost = COST[s.edition]
        moves = [BUY_NOTHING]
        for development in ON_SHEET[s.edition]:
            if cost[development] <= funds and bits >> development & 1 == 0:
                moves.append(BUY + development)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == BUY_NOTHING:
            return
        development = move - BUY
        if s.coins >= COST[s.edition][development]:
            acquire(s, development, d)
        else:
            s.ask(Payment(self.seat, development))

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-buy", coins=s.coins, funds=total_funds(s))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        development = move - BUY
        if not 0 <= development < DEVELOPMENT_COUNT:
            return None
        name = development_noun(development)
        if s.owns(seat, development):
            return Text("why-owned", development=name)
        if development not in ON_SHEET[s.edition]:
            return Text("why-not-on-sheet", development=name)
        return Text("why-too-dear", development=name, cost=COST[s.edition][development], have=total_funds(s))

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-coins", n=s.coins) if move == BUY_NOTHING and s.coins > 0 else None


class Payment(Question):
    """What to pay with, beside the coins of this turn: whole stacks of goods, and food with Granaries, one by one.

    No change is given, so the player chooses; as soon as the price is covered, the development is his.
    """

    def __init__(self, seat: int, development: int) -> None:
        super().__init__(seat)
        self.development = development

    def answers(self, s: State) -> list[int]:
        start = self.seat * ITEM_COUNT
        moves = [PAY + good for good in range(GOOD_COUNT) if s.stock[start + good] > 0]
        if s.stock[start + FOOD] > 0 and s.owns(self.seat, GRANARIES):
            moves.append(PAY + FOOD)
        return moves

    def worth(self, s: State, item: int) -> int:
        """What paying with an item brings: a whole stack of goods, or one piece of food."""
        return EFFECT[s.edition][GRANARIES] if item == FOOD else VALUE[item][s.has(self.seat, item)]

    def missing(self, s: State) -> int:
        """What is still to be paid."""
        return COST[s.edition][self.development] - s.coins

    def only(self, s: State) -> int:
        """The first move where nothing is to be chosen, since every stack is needed; -1 where there is a choice.

        Food is paid piece by piece, so that there is always one with it.
        """
        moves = self.answers(s)
        if PAY + FOOD in moves:
            return -1
        values = [self.worth(s, move - PAY) for move in moves]
        return moves[0] if sum(values) - min(values) < self.missing(s) else -1

    def answer(self, s: State, move: int, d: Dealer) -> None:
        item = move - PAY
        value = self.worth(s, item)
        if item == FOOD:
            s.pay(self.seat, FOOD, 1)
        else:
            s.stock[self.seat * ITEM_COUNT + item] = 0
        s.coins += value
        d.tell(PAYS, self.seat, item, value)
        if s.coins >= COST[s.edition][self.development]:
            s.answered()
            acquire(s, self.development, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-pay", development=development_noun(self.development), missing=self.missing(s))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        item = move - PAY
        if not 0 <= item < ITEM_COUNT:
            return None
        if item == FOOD and not s.owns(seat, GRANARIES):
            return Text("why-not-owned", development=development_noun(GRANARIES))
        return Text("why-no-good", good=good_noun(item))


def acquire(s: State, development: int, d: Dealer) -> None:
    """Mark it on the sheet. Coins that are left over are lost."""
    s.developments[s.active] |= 1 << development
    d.tell(BUYS, s.active, development, POINTS[s.edition][development])
    look_for_end(s, d)


# «Сохранение товаров»


class KeepGoods(Then):
    """Six goods may be kept, any number with Caravans. Coins can't be kept at all."""

    def run(self, s: State, d: Dealer) -> None:
        s.coins = 0
        if not s.owns(s.active, CARAVANS) and s.goods(s.active) > KEPT:
            s.ask(DiscardGoods(s.active))


class DiscardGoods(Question):
    """Which good to give up next, until no more than six are left."""

    def answers(self, s: State) -> list[int]:
        start = self.seat * ITEM_COUNT
        return [DISCARD + good for good in range(GOOD_COUNT) if s.stock[start + good] > 0]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.pay(self.seat, move - DISCARD, 1)
        d.tell(DISCARDS, self.seat, move - DISCARD)
        if s.goods(self.seat) <= KEPT:
            s.answered()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-discard", kept=KEPT, left=s.goods(seat) - KEPT)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if 0 <= move - DISCARD < GOOD_COUNT:
            return Text("why-no-good", good=good_noun(move - DISCARD))
        return None
