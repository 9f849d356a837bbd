"""A strategy that can be read: a steward who feeds his cities, builds, and buys what is worth its price.

Worths are in tenths of a point. They are rough on purpose: one short rule for each thing that the game asks.
"""

from typing import Final

from igroteka.engine.mind import Strategy
from igroteka.games.bronze_age.building import Building, has_work, is_open
from igroteka.games.bronze_age.developing import BuyDevelopment, DiscardGoods, Payment
from igroteka.games.bronze_age.dice import FirstRoll, FoodOrWorkers, Lead, Reroll, food_of_die, workers_of_die
from igroteka.games.bronze_age.disasters import SpendSpearheads, skulls
from igroteka.games.bronze_age.kinds import (
    ACCEPT,
    AGRICULTURE,
    ARCHITECTURE,
    ASK,
    BOXES,
    BUILD,
    BUY,
    BUY_NOTHING,
    CARAVANS,
    CITY_COUNT,
    COIN,
    COINAGE,
    COMMERCE,
    COST,
    DECLINE,
    DEVELOPMENT_COUNT,
    DISCARD,
    DONE_BUILDING,
    DONE_TRADING,
    EFFECT,
    EITHER,
    EMPIRE,
    ENGINEER,
    ENGINEERING,
    ENOUGH,
    FACE_COINS,
    FACE_COUNT,
    FACE_FOOD,
    FIRST_POINTS,
    FOOD,
    FOOD_FACE,
    GIVE,
    GOOD_COUNT,
    GOOD_FACE,
    GRANARIES,
    GREAT_WALL,
    IRRIGATION,
    ITEM_COUNT,
    KEEP,
    KEPT,
    LATER_POINTS,
    LEADERSHIP,
    MASONRY,
    MEDICINE,
    NO_SEAT,
    OFFER,
    OFFERS,
    PAY,
    POINTS,
    POTTERY,
    PRESERVATION,
    PRESERVE,
    PROJECT_COUNT,
    QUARRYING,
    RELIGION,
    ROLL,
    ROW,
    SEND,
    SHIP,
    SHIPPING,
    SKULL,
    SMITHING,
    SOLO_TURNS,
    STONE,
    SWAP,
    TAKE_FOOD,
    VALUE,
    WITHDRAW,
    WORKERS_FACE,
)
from igroteka.games.bronze_age.state import State
from igroteka.games.bronze_age.trading import Compose, Consider, Trading, fits, partner_of

WORKER: Final = 7
GOOD: Final = 10
COIN_WORTH: Final = 2
LATER_FOOD: Final = 3
ENOUGH_CITIES: Final = 6


def _use() -> list[int]:
    """What a development helps, while the match is young."""
    use = [0] * DEVELOPMENT_COUNT
    use[LEADERSHIP] = 5
    use[IRRIGATION] = 5
    use[AGRICULTURE] = 25
    use[QUARRYING] = 10
    use[MEDICINE] = 10
    use[PRESERVATION] = 5
    use[COINAGE] = 25
    use[CARAVANS] = 15
    use[SHIPPING] = 10
    use[SMITHING] = 5
    use[RELIGION] = 5
    use[GRANARIES] = 5
    use[MASONRY] = 25
    use[ENGINEERING] = 10
    return use


USE: Final[list[int]] = _use()


class Steward(Strategy):
    """Answers each question by a rule of thumb."""

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
            return pay(s, seat, COST[s.edition][question.development] - s.coins, legal)
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


# Dice: a die that is worth less than a fresh roll is rolled again.


def preserve(s: State, seat: int) -> int:
    """Pottery for at least four food is a good deal."""
    gain = min(s.has(seat, FOOD), ROW[FOOD] - s.has(seat, FOOD))
    return PRESERVE if gain >= 4 and s.has(seat, POTTERY) > 0 else ROLL


def reroll(s: State, seat: int) -> int:
    """All dice that are worth less than a fresh one may be expected to be."""
    worths = die_worths(s, seat)
    mean = fresh_worth(s, seat)
    mask = 0
    for die in range(len(s.dice)):
        if worths[die] < mean and (s.dice[die] != SKULL or s.players == 1):
            mask |= 1 << die
    return canonical(s, mask)


def lead(s: State, seat: int) -> int:
    """The one die that is worth least, if a fresh one is worth more."""
    worths = die_worths(s, seat)
    worst = 0
    for die in range(len(s.dice)):
        if worths[die] < worths[worst]:
            worst = die
    return canonical(s, 1 << worst) if worths[worst] < fresh_worth(s, seat) else KEEP


def canonical(s: State, mask: int) -> int:
    """The move that rolls dice like these: of like dice, the first ones."""
    counts = [0] * FACE_COUNT
    for die in range(len(s.dice)):
        if mask >> die & 1:
            counts[s.dice[die]] += 1
    first = 0
    for die in range(len(s.dice)):
        if counts[s.dice[die]] > 0:
            counts[s.dice[die]] -= 1
            first |= 1 << die
    return KEEP + first


def die_worths(s: State, seat: int) -> list[int]:
    """What each die is worth as it lies; those that feed the hungry come first."""
    worths = [0] * len(s.dice)
    hunger = s.cities(seat) - s.has(seat, FOOD)
    for face in (FOOD_FACE, EITHER):
        for die in range(len(s.dice)):
            if s.dice[die] == face:
                worths[die] = face_worth(s, seat, face, hunger)
                hunger -= food_of(s, face)
    for die in range(len(s.dice)):
        if s.dice[die] == SKULL:
            worths[die] = 2 * GOOD + skull_harm(s, seat, skulls(s) - 1)
        elif s.dice[die] != FOOD_FACE and s.dice[die] != EITHER:
            worths[die] = face_worth(s, seat, s.dice[die], hunger)
    return worths


def fresh_worth(s: State, seat: int) -> int:
    """What a die is worth before it is rolled, on the average."""
    hunger = s.cities(seat) - s.has(seat, FOOD)
    for face in s.dice:
        hunger -= food_of(s, face)
    total = 2 * GOOD + skull_harm(s, seat, skulls(s))
    for face in range(FACE_COUNT):
        if face != SKULL:
            total += face_worth(s, seat, face, hunger)
    return total // FACE_COUNT


def face_worth(s: State, seat: int, face: int, hunger: int) -> int:
    """What a face is worth to a player whose cities still lack so much food."""
    if face == FOOD_FACE:
        return food_worth(food_of(s, face), hunger)
    if face == WORKERS_FACE:
        return workers_of_die(s, face) * WORKER if has_work(s) else 0
    if face == EITHER:
        workers = workers_of_die(s, face) * WORKER if has_work(s) else 0
        return max(workers, food_worth(food_of(s, face), hunger))
    if face == GOOD_FACE:
        return GOOD
    return COIN_WORTH * (EFFECT[s.edition][COINAGE] if s.owns(seat, COINAGE) else FACE_COINS[COIN])


def food_worth(food: int, hunger: int) -> int:
    """A point for each city fed now, less for food in store."""
    now = max(0, min(food, hunger))
    return 10 * now + LATER_FOOD * (food - now)


def food_of(s: State, face: int) -> int:
    """The food of a die."""
    return food_of_die(s, face) if FACE_FOOD[face] else 0


def skull_harm(s: State, seat: int, others: int) -> int:
    """What one more skull changes, beside so many others."""
    return disaster_worth(s, seat, others + 1) - disaster_worth(s, seat, others)


def disaster_worth(s: State, seat: int, count: int) -> int:
    """What so many skulls do to the player, or for him."""
    if count == 2:
        return 0 if s.owns(seat, IRRIGATION) else -20
    if count == 3:
        if s.players > 1:
            return 20
        return 0 if s.owns(seat, MEDICINE) else -30
    if count == 4:
        if s.owns(seat, SMITHING):
            return 30
        return 0 if s.has_monument(seat, GREAT_WALL) else -40
    if count >= 5:
        if s.owns(seat, RELIGION):
            return 20
        return -GOOD * s.goods(seat)
    return 0


def food_or_workers(s: State, seat: int, dice: int) -> int:
    """As many dice for food as it takes to feed the cities, the others for workers."""
    hunger = s.cities(seat) - s.has(seat, FOOD)
    for face in s.dice:
        if face == FOOD_FACE:
            hunger -= food_of(s, face)
    if not has_work(s):
        return TAKE_FOOD + dice
    needed = 0
    while needed < dice and hunger > 0:
        hunger -= food_of(s, EITHER)
        needed += 1
    return TAKE_FOOD + needed


# Building: cities first, then the monument that gives most for what it still takes.


def build(s: State, seat: int, legal: list[int]) -> int:
    """A ship if it can be had, then the best place for a worker, then stone for a monument that it would finish."""
    if SHIP in legal:
        return SHIP
    workers = s.workers
    if s.owns(seat, ENGINEERING):
        workers += s.has(seat, STONE) * EFFECT[s.edition][ENGINEERING]
    project = best_project(s, seat, workers)
    if s.workers > 0:
        return BUILD + project
    if ENGINEER in legal and project >= CITY_COUNT and boxes_left(s, seat, project) <= workers:
        return ENGINEER
    return DONE_BUILDING


def best_project(s: State, seat: int, workers: int) -> int:
    """Where workers are worth most, if there are so many of them."""
    best = 0
    most = -1
    for project in range(PROJECT_COUNT):
        if is_open(s, project):
            worth = project_worth(s, seat, project, workers)
            if worth > most:
                best = project
                most = worth
    return best


def project_worth(s: State, seat: int, project: int, workers: int) -> int:
    """Cities while there are few and turns enough; else points for each worker still needed, twice if done now."""
    left = boxes_left(s, seat, project)
    if project < CITY_COUNT:
        if s.cities(seat) >= ENOUGH_CITIES or turns_left(s) <= 2:
            return 0
        return 1000 - left
    monument = project - CITY_COUNT
    first = s.builders[monument] == NO_SEAT
    points = FIRST_POINTS[monument] if first else LATER_POINTS[s.edition][monument]
    if s.owns(seat, ARCHITECTURE):
        points += EFFECT[s.edition][ARCHITECTURE]
    return points * (20 if left <= workers else 10) // left


def boxes_left(s: State, seat: int, project: int) -> int:
    """How many workers a city or monument still takes."""
    return BOXES[project] - s.boxes[seat * PROJECT_COUNT + project]


def turns_left(s: State) -> int:
    """How many turns the match may still have."""
    if s.players == 1:
        return SOLO_TURNS - s.round
    if s.ending:
        return 0
    most = 0
    for seat in range(s.players):
        most = max(most, s.developed(seat))
    return ENOUGH[s.edition] - most


# Developing: what is worth most, if it is worth a development at all.


def buy(s: State, seat: int, legal: list[int]) -> int:
    """The best development. A poor one waits for better times, while there are turns left and goods can be kept."""
    best = BUY_NOTHING
    most = 0
    for move in legal:
        if move != BUY_NOTHING:
            worth = development_worth(s, seat, move - BUY)
            if worth > most:
                best = move
                most = worth
    can_wait = s.coins < 14 and turns_left(s) > 1 and (s.goods(seat) <= KEPT or s.owns(seat, CARAVANS))
    if can_wait and most < 40:
        return BUY_NOTHING
    return best


def development_worth(s: State, seat: int, development: int) -> int:
    """Its points, what it adds at the end, and its use in the turns that remain."""
    worth = 10 * POINTS[s.edition][development] + USE[development] * min(turns_left(s), 4) // 4
    effect = EFFECT[s.edition][development]
    if development == ARCHITECTURE:
        worth += 10 * effect * s.monuments(seat)
    elif development == EMPIRE:
        worth += 10 * effect * s.cities(seat)
    elif development == COMMERCE:
        worth += 5 * effect * s.goods(seat)
    return worth


def pay(s: State, seat: int, missing: int, legal: list[int]) -> int:
    """The stacks (and with Granaries the food) that cover the price with the least to spare."""
    price = EFFECT[s.edition][GRANARIES] if s.owns(seat, GRANARIES) else 0
    food = s.has(seat, FOOD) if price else 0
    best = -1
    least = 10_000
    for mask in range(1 << GOOD_COUNT):
        total = 0
        for good in range(GOOD_COUNT):
            if mask >> good & 1:
                total += VALUE[good][s.has(seat, good)]
        sold = 0
        while total < missing and sold < food:
            total += price
            sold += 1
        if total >= missing and total < least:
            least = total
            best = mask
    for good in range(GOOD_COUNT):
        if best >= 0 and best >> good & 1 and PAY + good in legal:
            return PAY + good
    return PAY + FOOD if PAY + FOOD in legal else legal[0]


def discard(s: State, seat: int, legal: list[int]) -> int:
    """The good whose stack loses least."""
    best = legal[0]
    for move in legal:
        if last_value(s, seat, move - DISCARD) < last_value(s, seat, best - DISCARD):
            best = move
    return best


def last_value(s: State, seat: int, good: int) -> int:
    """What the last good of a stack adds to its value."""
    count = s.has(seat, good)
    return VALUE[good][count] - VALUE[good][count - 1]


# Trading: by the value of the stacks.


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


def is_welcome(s: State, seat: int, proposer: int) -> bool:
    """Whether an offer is good for the asked player, and not much better for the other."""
    own = 0
    other = 0
    for item in range(ITEM_COUNT):
        count = s.offer[item] - s.offer[ITEM_COUNT + item]
        own += change(s, seat, item, count)
        other += change(s, proposer, item, -count)
    return is_fair(own, other)


def is_fair(own: int, other: int) -> bool:
    """A gain, and at least half of what the other gains."""
    return own >= 2 and 2 * own >= other


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
                if own > best.gain and is_fair(other, own):
                    best = Deal(given, out, wanted, back, own)
    return best


def trade(s: State, seat: int, legal: list[int]) -> int:
    """The best swap of a ship; then one offer to whoever has the best deal."""
    best = DONE_TRADING
    most = 0
    for move in legal:
        gain = 0
        if SWAP <= move < DONE_TRADING:
            gain = change(s, seat, (move - SWAP) // GOOD_COUNT, -1) + change(s, seat, (move - SWAP) % GOOD_COUNT, 1)
        elif OFFER <= move < GIVE and s.offers == OFFERS:
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


STRATEGIES = {"regular": Steward()}
