"""A strategy that can be read: a steward who feeds his cities, builds, and buys what is worth its price.

Worths are in tenths of a point. They are rough on purpose: one short rule for each thing that the game asks.
"""

from igroteka.engine.dealer import Dealer
from igroteka.engine.strategy import Strategy
from igroteka.games.bronze_age.bots import odds
from igroteka.games.bronze_age.bots.bargains import compose, is_welcome, is_worth_an_offer, trade
from igroteka.games.bronze_age.bots.rolls import food_or_workers, lead, preserve, reroll
from igroteka.games.bronze_age.bots.works import build, buy, discard, pay
from igroteka.games.bronze_age.building import Building
from igroteka.games.bronze_age.developing import BuyDevelopment, DiscardGoods, Payment
from igroteka.games.bronze_age.dice import FirstRoll, FoodOrWorkers, Lead, Reroll
from igroteka.games.bronze_age.disasters import SpendSpearheads
from igroteka.games.bronze_age.kinds import (
    ACCEPT,
    DECLINE,
    GIVE,
    OFFER,
)
from igroteka.games.bronze_age.state import State
from igroteka.games.bronze_age.trading import Compose, Consider, Trading


class Steward(Strategy):
    """Answers each question by a rule of thumb."""

    looks_further = False

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        question = s.stack[-1]
        if isinstance(question, Building):
            return build(s, seat, legal)
        if isinstance(question, Reroll):
            return reroll(s, seat)
        if isinstance(question, BuyDevelopment):
            return buy(s, seat, legal)
        if isinstance(question, Payment):
            return pay(s, seat, question.missing(s), legal)
        if isinstance(question, FoodOrWorkers):
            return food_or_workers(s, seat, question.dice)
        if isinstance(question, DiscardGoods):
            return discard(s, seat, legal)
        if isinstance(question, Lead):
            return lead(s, seat)
        if isinstance(question, FirstRoll):
            return preserve(s, seat)
        if isinstance(question, SpendSpearheads):
            return legal[-1]
        if isinstance(question, Trading):
            return trade(s, seat, legal)
        if isinstance(question, Compose):
            return compose(s, seat, question.partner)
        if isinstance(question, Consider):
            return ACCEPT if is_welcome(s, seat, question.proposer) else DECLINE
        return legal[0]

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """Offers are made once a turn, to somebody who should like them, and not taken back; nobody overpays."""
        question = s.stack[-1]
        if isinstance(question, Payment):
            return [pay(s, seat, question.missing(s), legal)]
        if isinstance(question, Trading):
            return [move for move in legal if not OFFER <= move < GIVE or is_worth_an_offer(s, seat, move)]
        if isinstance(question, Compose):
            own = compose(s, seat, question.partner)
            return [own] if own in legal else legal
        return legal

    def ends(self, s: State, seat: int) -> list[int]:
        return odds.ends(s, seat)

    def end(self, s: State, seat: int, number: int, d: Dealer) -> State:
        return odds.end(s, seat, number, d)

    def reckoned(self, s: State, seat: int, legal: list[int], worths: dict[int, list[float]]) -> list[list[float]]:
        return odds.reckoned(s, seat, legal, worths)
