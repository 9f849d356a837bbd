"""The regular's dice: one that is worth less than a fresh roll is rolled again. Worths are in tenths of a point."""

from igroteka.games.bronze_age.bots.weights import WEIGHTS
from igroteka.games.bronze_age.bots.works import purchase
from igroteka.games.bronze_age.building import has_work
from igroteka.games.bronze_age.dice import food_of_die, workers_of_die
from igroteka.games.bronze_age.disasters import skulls
from igroteka.games.bronze_age.kinds import (
    COIN,
    COINAGE,
    EFFECT,
    EITHER,
    FACE_COINS,
    FACE_COUNT,
    FACE_FOOD,
    FOOD,
    FOOD_FACE,
    GOOD_FACE,
    GREAT_WALL,
    IRRIGATION,
    KEEP,
    MEDICINE,
    POTTERY,
    PRESERVE,
    RELIGION,
    ROLL,
    ROW,
    SKULL,
    SMITHING,
    TAKE_FOOD,
    WORKERS_FACE,
)
from igroteka.games.bronze_age.state import State


def preserve(s: State, seat: int) -> int:
    """Pottery for at least four food is a good deal."""
    gain = min(s.has(seat, FOOD), ROW[FOOD] - s.has(seat, FOOD))
    return PRESERVE if gain >= 4 and s.has(seat, POTTERY) > 0 else ROLL


def reroll(s: State, seat: int) -> int:
    """All dice that are worth less than a fresh one may be expected to be."""
    worths = die_worths(s, seat)
    mean = fresh_worth(s, seat)
    if s.rolls == 1:
        mean += WEIGHTS.hope
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


def die_worths(s: State, seat: int) -> list[float]:
    """What each die is worth as it lies; those that feed the hungry come first."""
    worths = [0.0] * len(s.dice)
    hunger = s.cities(seat) - s.has(seat, FOOD)
    for face in (FOOD_FACE, EITHER):
        for die in range(len(s.dice)):
            if s.dice[die] == face:
                worths[die] = face_worth(s, seat, face, hunger)
                hunger -= food_of(s, face)
    for die in range(len(s.dice)):
        if s.dice[die] == SKULL:
            worths[die] = WEIGHTS.skull + skull_harm(s, seat, skulls(s) - 1)
        elif s.dice[die] != FOOD_FACE and s.dice[die] != EITHER:
            worths[die] = face_worth(s, seat, s.dice[die], hunger)
    return worths


def fresh_worth(s: State, seat: int) -> float:
    """What a die is worth before it is rolled, on the average."""
    hunger = s.cities(seat) - s.has(seat, FOOD)
    for face in s.dice:
        hunger -= food_of(s, face)
    total = WEIGHTS.skull + skull_harm(s, seat, skulls(s))
    for face in range(FACE_COUNT):
        if face != SKULL:
            total += face_worth(s, seat, face, hunger)
    return total / FACE_COUNT


def face_worth(s: State, seat: int, face: int, hunger: int) -> float:
    """What a face is worth to a player whose cities still lack so much food."""
    if face == FOOD_FACE:
        return food_worth(food_of(s, face), hunger)
    if face == WORKERS_FACE:
        return workers_of_die(s, face) * WEIGHTS.worker if has_work(s) else 0.0
    if face == EITHER:
        workers = workers_of_die(s, face) * WEIGHTS.worker if has_work(s) else 0.0
        return max(workers, food_worth(food_of(s, face), hunger))
    if face == GOOD_FACE:
        return WEIGHTS.good
    return coins_worth(s, seat, EFFECT[s.edition][COINAGE] if s.owns(seat, COINAGE) else FACE_COINS[COIN])


def coins_worth(s: State, seat: int, coins: int) -> float:
    """What so many coins on a die are worth: as such, and by what could be bought with one more die of them."""
    have = s.goods_value(seat)
    for face in s.dice:
        if face == COIN:
            have += coins
    more = purchase(s, seat, have + coins) - purchase(s, seat, have)
    return (1.0 - WEIGHTS.step) * WEIGHTS.coin * coins + WEIGHTS.step * more


def food_worth(food: int, hunger: int) -> float:
    """For each city fed now, and less for food in store."""
    now = max(0, min(food, hunger))
    return WEIGHTS.fed * now + WEIGHTS.later_food * (food - now)


def food_of(s: State, face: int) -> int:
    """The food of a die."""
    return food_of_die(s, face) if FACE_FOOD[face] else 0


def skull_harm(s: State, seat: int, others: int) -> float:
    """What one more skull changes, beside so many others."""
    return disaster_worth(s, seat, others + 1) - disaster_worth(s, seat, others)


def disaster_worth(s: State, seat: int, count: int) -> float:
    """What so many skulls do to the player, or for him."""
    if count == 2:
        return 0.0 if s.owns(seat, IRRIGATION) else -WEIGHTS.drought
    if count == 3:
        if s.players == 1:
            return 0.0 if s.owns(seat, MEDICINE) else -30.0
        hit = 0
        for other in range(s.players):
            hit += other != seat and not s.owns(other, MEDICINE)
        return WEIGHTS.pestilence * hit
    if count == 4:
        if s.owns(seat, SMITHING):
            return 30.0
        return 0.0 if s.has_monument(seat, GREAT_WALL) else -WEIGHTS.invasion
    if count >= 5:
        return 20.0 if s.owns(seat, RELIGION) else -WEIGHTS.good * s.goods(seat)
    return 0.0


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
