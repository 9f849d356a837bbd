"""Why a move is made, as a player would say it: what it brings, in the terms that the steward weighs it by."""

from typing import Final

from igroteka.engine.words import Text
from igroteka.games.bronze_age.bots.bargains import best_deal, change, compose, gains, is_welcome, may_buy
from igroteka.games.bronze_age.bots.regular import Steward
from igroteka.games.bronze_age.bots.rolls import disaster_worth, food_of, food_or_workers, lead, preserve, reroll
from igroteka.games.bronze_age.bots.works import (
    best_project,
    boxes_left,
    build,
    buy,
    development_worth,
    last_value,
    pay,
    turns_left,
)
from igroteka.games.bronze_age.building import Building, has_work
from igroteka.games.bronze_age.developing import BuyDevelopment, DiscardGoods, Payment
from igroteka.games.bronze_age.dice import FirstRoll, FoodOrWorkers, Lead, Reroll
from igroteka.games.bronze_age.disasters import SpendSpearheads, skulls
from igroteka.games.bronze_age.kinds import (
    ACCEPT,
    AGRICULTURE,
    ARCHITECTURE,
    BUILD,
    BUY,
    BUY_NOTHING,
    CITY_COUNT,
    COIN,
    COINAGE,
    COMMERCE,
    COST,
    DISCARD,
    DONE_BUILDING,
    DONE_TRADING,
    DROUGHT,
    EFFECT,
    EITHER,
    EMPIRE,
    ENGINEER,
    ENGINEERING,
    ENOUGH,
    FACE_COINS,
    FIRST_POINTS,
    FOOD,
    FOOD_FACE,
    GIVE,
    GOOD_COUNT,
    INVASION,
    IRRIGATION,
    KEEP,
    LATER_POINTS,
    LOSS,
    MASONRY,
    MEDICINE,
    NO_SEAT,
    OF_SKULLS,
    OFFER,
    ON_SHEET,
    PESTILENCE,
    POINTS,
    PRESERVE,
    PROJECT_COUNT,
    QUARRYING,
    ROW,
    SEND,
    SHIP,
    SKULL,
    SMITHING,
    SPEARS,
    STONE,
    SWAP,
    TAKE_FOOD,
)
from igroteka.games.bronze_age.state import State, development_noun, disaster_noun, project_noun
from igroteka.games.bronze_age.trading import Compose, Consider, Trading, partner_of

MORE: Final = [AGRICULTURE, QUARRYING, MASONRY, COINAGE]
"""Developments that bring more in every turn."""


class Spoken(Steward):
    """The steward, who can say why."""

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        question = s.stack[-1]
        if isinstance(question, FirstRoll):
            gain = min(s.has(seat, FOOD), ROW[FOOD] - s.has(seat, FOOD))
            return Text("reason-preserve", food=gain) if move == PRESERVE == preserve(s, seat) else None
        if isinstance(question, Reroll):
            return of_dice(s, seat, move, reroll(s, seat))
        if isinstance(question, Lead):
            return of_dice(s, seat, move, lead(s, seat))
        if isinstance(question, FoodOrWorkers):
            return of_food(s, seat, move - TAKE_FOOD, food_or_workers(s, seat, question.dice) - TAKE_FOOD)
        if isinstance(question, SpendSpearheads):
            lost = LOSS[INVASION] + EFFECT[s.edition][SMITHING] * (move - SPEARS)
            return Text("reason-spears", points=lost)
        if isinstance(question, Building):
            return of_building(s, seat, move, question.answers(s))
        if isinstance(question, BuyDevelopment):
            return of_purchase(s, seat, move, question.answers(s))
        if isinstance(question, Payment):
            missing = COST[s.edition][question.development] - s.coins
            return Text("reason-pay") if move == pay(s, seat, missing, question.answers(s)) else None
        if isinstance(question, DiscardGoods):
            least = min(last_value(s, seat, each - DISCARD) for each in question.answers(s))
            lost = last_value(s, seat, move - DISCARD)
            return Text("reason-discard", coins=lost) if lost == least else None
        if isinstance(question, Trading):
            return of_trading(s, seat, move)
        if isinstance(question, Compose) and GIVE <= move <= SEND and move == compose(s, seat, question.partner):
            return Text("reason-deal", coins=best_deal(s, seat, question.partner).gain)
        if isinstance(question, Consider):
            return of_offer(s, seat, question.proposer, move == ACCEPT)
        return None


# The dice.


def of_dice(s: State, seat: int, move: int, own: int) -> Text | None:
    """Why to roll these dice again, or none: hunger, a development or a project in reach, skulls."""
    mask = move - KEEP
    lie = [s.dice[die] for die in range(len(s.dice)) if not mask >> die & 1]
    again = len(s.dice) - len(lie)
    risk = disaster_worth(s, seat, skulls(s) + 1) < disaster_worth(s, seat, skulls(s))
    if again == 0:
        bought = best_purchase(s, seat, money(s, seat, s.dice))
        if bought >= 0 and COST[s.edition][bought] > s.goods_value(seat):
            return Text("reason-keep-buy", development=development_noun(bought))
        if risk and OF_SKULLS[skulls(s) + 1] != OF_SKULLS[skulls(s)]:
            return Text("reason-keep-skull", disaster=disaster_noun(OF_SKULLS[skulls(s) + 1]))
        return Text("reason-keep") if move == own else None
    if lie.count(SKULL) < skulls(s):
        return of_skull(s, seat)
    hunger = s.cities(seat) - s.has(seat, FOOD)
    for face in lie:
        hunger -= food_of(s, face)
    if hunger > 0:
        return Text("reason-hunger", n=hunger)
    return of_goal(s, seat, lie, again) or (Text("reason-fresh", n=again) if move == own else None)


def of_skull(s: State, seat: int) -> Text | None:
    """Why to roll a skull again."""
    if disaster_worth(s, seat, skulls(s)) >= 0.0:
        return None
    return Text("reason-skull", disaster=disaster_noun(OF_SKULLS[skulls(s)]))


def of_goal(s: State, seat: int, lie: list[int], again: int) -> Text | None:
    """A development that so many dice may well still pay for: one in two as coins is already much luck."""
    coins = money(s, seat, lie)
    each = coins_of(s, seat)
    now = best_purchase(s, seat, coins)
    then = best_purchase(s, seat, coins + each * ((again + 1) // 2))
    if then < 0 or then == now:
        return None
    return Text("reason-roll-buy", development=development_noun(then), n=COST[s.edition][then] - coins)


def coins_of(s: State, seat: int) -> int:
    """What a coin on a die is worth to a seat."""
    return EFFECT[s.edition][COINAGE] if s.owns(seat, COINAGE) else FACE_COINS[COIN]


def money(s: State, seat: int, dice: list[int]) -> int:
    """What goods and these dice pay for."""
    return s.goods_value(seat) + dice.count(COIN) * coins_of(s, seat)


def best_purchase(s: State, seat: int, coins: int) -> int:
    """The best development for so many coins; -1 where there is none."""
    best = -1
    most = 0.0
    for development in ON_SHEET[s.edition]:
        if COST[s.edition][development] <= coins and not s.owns(seat, development):
            worth = development_worth(s, seat, development)
            if worth > most:
                most = worth
                best = development
    return best


def of_food(s: State, seat: int, dice: int, own: int) -> Text | None:
    """As many dice for food as feed the cities."""
    if dice != own or not has_work(s):
        return None
    hunger = s.cities(seat) - s.has(seat, FOOD)
    for face in s.dice:
        if face == FOOD_FACE:
            hunger -= food_of(s, face)
    if dice == 0:
        return Text("reason-fed") if hunger <= 0 else None
    return Text("reason-feed", n=min(hunger, dice * food_of(s, EITHER)))


# Building and buying.


def of_building(s: State, seat: int, move: int, legal: list[int]) -> Text | None:
    """What workers build, and how far that is."""
    if move == SHIP:
        return Text("reason-ship") if turns_left(s) > 1 else None
    if move == DONE_BUILDING:
        return Text("reason-no-ship") if build(s, seat, legal) == DONE_BUILDING and SHIP in legal else None
    workers = s.workers
    if s.owns(seat, ENGINEERING):
        workers += s.has(seat, STONE) * EFFECT[s.edition][ENGINEERING]
    if move == ENGINEER:
        project = best_project(s, seat, workers)
        left = boxes_left(s, seat, project)
        return Text("reason-engineer", project=project_noun(project)) if s.workers < left <= workers else None
    project = move - BUILD
    left = boxes_left(s, seat, project)
    if project < CITY_COUNT:
        if turns_left(s) <= 1:
            return None
        return Text("reason-city-now" if left <= workers else "reason-city", n=left)
    return of_monument(s, seat, project, left, workers)


def of_monument(s: State, seat: int, project: int, left: int, workers: int) -> Text:
    """A monument's points, now or later, and who else is at it."""
    monument = project - CITY_COUNT
    first = s.builders[monument] == NO_SEAT
    points = FIRST_POINTS[monument] if first else LATER_POINTS[s.edition][monument]
    if left <= workers:
        return Text("reason-monument-first" if first else "reason-monument-now", points=points)
    if first:
        for other in range(s.players):
            if other != seat and s.boxes[other * PROJECT_COUNT + project] > 0:
                return Text("reason-monument-race", points=points, later=LATER_POINTS[s.edition][monument], n=left)
    return Text("reason-monument", points=points, n=left)


def of_purchase(s: State, seat: int, move: int, legal: list[int]) -> Text | None:
    """What a development is good for."""
    if move == BUY_NOTHING:
        return Text("reason-buy-later", turns=turns_left(s)) if buy(s, seat, legal) == BUY_NOTHING else None
    development = move - BUY
    points = POINTS[s.edition][development]
    effect = EFFECT[s.edition][development]
    if s.players > 1 and s.developed(seat) + 1 == ENOUGH[s.edition]:
        return Text("reason-buy-last", points=points)
    if development == ARCHITECTURE and s.monuments(seat):
        return Text("reason-buy-end", points=points, more=effect * s.monuments(seat))
    if development == EMPIRE:
        return Text("reason-buy-end", points=points, more=effect * s.cities(seat))
    if development == COMMERCE and s.goods(seat):
        return Text("reason-buy-end", points=points, more=effect * s.goods(seat))
    if turns_left(s) > 1 and development in MORE:
        more = effect - FACE_COINS[COIN] if development == COINAGE else effect
        return Text("reason-buy-more", points=points, n=more, turns=turns_left(s))
    if turns_left(s) > 1 and development == IRRIGATION:
        return Text("reason-buy-safe", points=points, disaster=disaster_noun(DROUGHT), lost=LOSS[DROUGHT])
    if turns_left(s) > 1 and development == MEDICINE and s.players > 1:
        return Text("reason-buy-safe", points=points, disaster=disaster_noun(PESTILENCE), lost=LOSS[PESTILENCE])
    return Text("reason-buy", points=points) if move == buy(s, seat, legal) else None


# Trading.


def of_trading(s: State, seat: int, move: int) -> Text | None:
    """What a swap or a deal gains, in coins."""
    if SWAP <= move < DONE_TRADING:
        gain = change(s, seat, (move - SWAP) // GOOD_COUNT, -1) + change(s, seat, (move - SWAP) % GOOD_COUNT, 1)
        return Text("reason-swap", coins=gain) if gain > 0 else None
    if OFFER <= move < GIVE:
        deal = best_deal(s, seat, partner_of(s, move))
        return Text("reason-deal", coins=deal.gain) if deal.given_count else None
    return None


def of_offer(s: State, seat: int, proposer: int, accepts: bool) -> Text | None:
    """What an offer gains oneself, and what the other."""
    welcome = is_welcome(s, seat, proposer)
    if accepts != welcome:
        return None
    if not may_buy(s, seat):
        return Text("reason-too-late")
    own, other = gains(s, seat, proposer)
    return Text("reason-accept" if accepts else "reason-decline", own=own, other=other)
