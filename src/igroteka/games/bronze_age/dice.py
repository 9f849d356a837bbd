"""«Бросок кубиков», «Сбор товаров», «Сбор питания», «Снабжение городов»: from the roll to the fed cities."""

from igroteka.engine.dealer import EVERYONE, Dealer
from igroteka.engine.words import Text
from igroteka.games.bronze_age.kinds import (
    AGRICULTURE,
    COIN,
    COINAGE,
    COLLECTS,
    EFFECT,
    EITHER,
    FACE_COINS,
    FACE_COUNT,
    FACE_FOOD,
    FACE_GOODS,
    FACE_WORKERS,
    FAMINE,
    FEEDS,
    FOOD,
    FOOD_FACE,
    FOOD_LIMIT,
    GOOD_COUNT,
    HARVESTS,
    ITEM_COUNT,
    KEEP,
    LEADERSHIP,
    LOSS,
    MASONRY,
    POTTERY,
    PRESERVATION,
    PRESERVE,
    PRESERVES,
    QUARRYING,
    ROLL,
    ROLLS,
    ROLLS_DICE,
    SKULL,
    STONE,
    TAKE_FOOD,
    WORKERS_FACE,
)
from igroteka.games.bronze_age.state import Question, State, Then, development_noun, good_noun

# «Сохранение», before the roll.


class BeginRoll(Then):
    """The turn begins with the dice in hand."""

    def run(self, s: State, d: Dealer) -> None:
        s.ask(FirstRoll(s.active, False))


class FirstRoll(Question):
    """Roll all dice; before that, Preservation may be used once.

    The roll is a move of its own, so that the player before can still take back the end of his turn.
    """

    def __init__(self, seat: int, preserved: bool) -> None:
        super().__init__(seat)
        self.preserved = preserved

    def answers(self, s: State) -> list[int]:
        if s.owns(self.seat, PRESERVATION) and not self.preserved and self.why_not_preserve(s) is None:
            return [ROLL, PRESERVE]
        return [ROLL]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == PRESERVE:
            preserve(s, d)
            s.ask(FirstRoll(self.seat, True))
        else:
            s.dice = [0] * s.cities(self.seat)
            roll(s, (1 << len(s.dice)) - 1, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-roll", n=s.cities(seat))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if move == PRESERVE:
            return Text("why-preserved") if self.preserved else self.why_not_preserve(s)
        return None

    def why_not_preserve(self, s: State) -> Text | None:
        """Why Preservation can't be used. Where it would change nothing, it is not offered."""
        if not s.owns(self.seat, PRESERVATION):
            return Text("why-not-owned", development=development_noun(PRESERVATION))
        if s.has(self.seat, POTTERY) == 0:
            return Text("why-no-good", good=good_noun(POTTERY))
        if not 0 < s.has(self.seat, FOOD) < FOOD_LIMIT:
            return Text("why-no-use")
        return None


def preserve(s: State, d: Dealer) -> None:
    """One pottery doubles the food."""
    food = s.has(s.active, FOOD)
    s.pay(s.active, POTTERY, 1)
    s.gain(s.active, FOOD, food * EFFECT[s.edition][PRESERVATION] - food)
    d.tell(PRESERVES, s.active, s.has(s.active, FOOD))


# «Бросок кубиков»


def roll(s: State, mask: int, d: Dealer) -> None:
    """Roll these dice; then the player may roll again, or Leadership comes, or the result stands."""
    throw(s, mask, d)
    s.rolls += 1
    if s.rolls < ROLLS and can_reroll(s):
        s.ask(Reroll(s.active))
    else:
        last_roll_made(s)


def throw(s: State, mask: int, d: Dealer) -> None:
    """New faces for the dice of a mask; the others lie as they are."""
    dice = s.dice
    for die in range(len(dice)):
        if mask >> die & 1:
            dice[die] = d.chance.below(FACE_COUNT)
    if d.loud:
        d.record(ROLLS_DICE[len(dice)], s.active, EVERYONE, tuple(dice), ())


def can_reroll(s: State) -> bool:
    """Whether a die may be rolled again: not skulls, but for the game for one («Игра для одного»)."""
    if s.players == 1:
        return True
    for face in s.dice:
        if face != SKULL:
            return True
    return False


def last_roll_made(s: State) -> None:
    """Leadership may still change one die."""
    if s.owns(s.active, LEADERSHIP):
        s.ask(Lead(s.active))


class Reroll(Question):
    """Which dice to roll again, or to keep them all.

    Dice that show the same are alike, so of them the first are offered: `reroll:2` but not `reroll:5`.
    """

    def answers(self, s: State) -> list[int]:
        dice = s.dice
        moves = [KEEP]
        for face in range(FACE_COUNT):
            if face == SKULL and s.players > 1:
                continue
            so_far = len(moves)
            mask = 0
            for die in range(len(dice)):
                if dice[die] == face:
                    mask |= 1 << die
                    for number in range(so_far):
                        moves.append(moves[number] + mask)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == KEEP:
            last_roll_made(s)
        else:
            roll(s, move - KEEP, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-reroll", left=ROLLS - s.rolls)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        return why_not_reroll(s, move, s.players > 1)


class Lead(Question):
    """Leadership: which one die to roll again, skulls too, or none."""

    def answers(self, s: State) -> list[int]:
        moves = [KEEP]
        seen = 0
        for die in range(len(s.dice)):
            face = 1 << s.dice[die]
            if seen & face == 0:
                seen |= face
                moves.append(KEEP + (1 << die))
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move != KEEP:
            throw(s, move - KEEP, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-lead")

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        mask = move - KEEP
        if move < TAKE_FOOD and mask > 0 and mask & (mask - 1):
            return Text("why-one-die")
        return why_not_reroll(s, move, False)


def why_not_reroll(s: State, move: int, skulls_lie: bool) -> Text | None:
    """Why these dice can't be rolled again; for like dice, which ones to name instead."""
    if not KEEP < move < TAKE_FOOD:
        return None
    mask = move - KEEP
    if mask >> len(s.dice):
        return Text("why-no-die", n=len(s.dice))
    counts = [0] * FACE_COUNT
    for die in range(len(s.dice)):
        if mask >> die & 1:
            counts[s.dice[die]] += 1
    if skulls_lie and counts[SKULL] > 0:
        return Text("why-skull")
    first: list[str] = []
    for die in range(len(s.dice)):
        if counts[s.dice[die]] > 0:
            counts[s.dice[die]] -= 1
            first.append(str(die + 1))
    return Text("why-like-dice", dice=",".join(first))


# «Сбор товаров»


class Collect(Then):
    """Goods from the dice; then food, where the dice leave a choice."""

    def run(self, s: State, d: Dealer) -> None:
        goods = 0
        either = 0
        for face in s.dice:
            goods += FACE_GOODS[face]
            if face == EITHER:
                either += 1
            elif face == COIN:
                s.coins += EFFECT[s.edition][COINAGE] if s.owns(s.active, COINAGE) else FACE_COINS[COIN]
        if goods > 0:
            collect_goods(s, goods, d)
        if either > 0:
            s.ask(FoodOrWorkers(s.active, either))
        else:
            harvest(s, 0, 0, d)


def collect_goods(s: State, goods: int, d: Dealer) -> None:
    """One by one from wood to spearheads and round again; a full row swallows its unit.

    Quarrying adds to the stone of a turn, once. Where the row was full no stone came in, so there is nothing to add to.
    """
    gained: list[int] = []
    lost = 0
    stone = s.has(s.active, STONE)
    good = 0
    for _ in range(goods):
        if s.gain(s.active, good, 1):
            gained.append(good)
        else:
            lost += 1
        good = good + 1 if good + 1 < GOOD_COUNT else 0
    if s.has(s.active, STONE) > stone and s.owns(s.active, QUARRYING):
        more = EFFECT[s.edition][QUARRYING]
        came = s.gain(s.active, STONE, more)
        lost += more - came
        gained += [STONE] * came
    if d.loud:
        d.tell_list(COLLECTS, s.active, sorted(gained), lost)


# «Сбор питания»


class FoodOrWorkers(Question):
    """How many of the dice that give food or workers shall give food. The dice are alike, so their number is enough."""

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice = dice

    def answers(self, s: State) -> list[int]:
        return list(range(TAKE_FOOD, TAKE_FOOD + self.dice + 1))

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        food_dice = move - TAKE_FOOD
        harvest(s, food_dice, self.dice - food_dice, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text(
            "ask-food",
            dice=self.dice,
            more=food_of_die(s, EITHER),
            workers=workers_of_die(s, EITHER),
            food=min(FOOD_LIMIT, s.has(seat, FOOD) + s.dice.count(FOOD_FACE) * food_of_die(s, FOOD_FACE)),
            cities=s.cities(seat),
        )

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        return Text("why-few-dice", dice=self.dice) if TAKE_FOOD <= move <= TAKE_FOOD + len(s.dice) else None


def harvest(s: State, food_dice: int, worker_dice: int, d: Dealer) -> None:
    """Food from the dice, as far as the row goes, and workers for later."""
    food = food_dice * food_of_die(s, EITHER)
    workers = worker_dice * workers_of_die(s, EITHER)
    for face in s.dice:
        if face == FOOD_FACE:
            food += food_of_die(s, FOOD_FACE)
        elif face == WORKERS_FACE:
            workers += workers_of_die(s, WORKERS_FACE)
    s.workers = workers
    if food > 0:
        s.gain(s.active, FOOD, food)
        d.tell(HARVESTS, s.active, food, s.has(s.active, FOOD))


def food_of_die(s: State, face: int) -> int:
    """What a die used for food gives; Agriculture adds to each."""
    return FACE_FOOD[face] + (EFFECT[s.edition][AGRICULTURE] if s.owns(s.active, AGRICULTURE) else 0)


def workers_of_die(s: State, face: int) -> int:
    """What a die used for workers gives; Masonry adds to each."""
    return FACE_WORKERS[face] + (EFFECT[s.edition][MASONRY] if s.owns(s.active, MASONRY) else 0)


# «Снабжение городов»


class Feed(Then):
    """One food for each city; a point lost for each that goes hungry."""

    def run(self, s: State, d: Dealer) -> None:
        cities = s.cities(s.active)
        place = s.active * ITEM_COUNT + FOOD
        hungry = cities - s.stock[place]
        if hungry <= 0:
            s.stock[place] -= cities
            d.tell(FEEDS, s.active, cities, s.stock[place])
            return
        s.stock[place] = 0
        if cities > hungry:
            d.tell(FEEDS, s.active, cities - hungry, 0)
        s.lose_points(s.active, FAMINE, hungry * LOSS[FAMINE], d)
