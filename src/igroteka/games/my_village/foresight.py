"""What the dice can still make, what each value would allow, and what answers cost in time, as the rules tell it.

A value is tried in a copy of the position, with the dice turned and paid for: there the banners that it activates are
asked for.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.my_village.kinds import (
    BLACK,
    CLOUDS,
    DICE,
    DONE,
    DUE_HORSE_OR_COIN,
    HORSE,
    LOWER,
    NONE,
    PLAGUE_TIME,
    RAISE,
    TURN,
)
from igroteka.games.my_village.payments import Payment, ways_to_pay
from igroteka.games.my_village.rules import BANNERS_OF, Banners, TakeDie
from igroteka.games.my_village.state import State

FACES: Final = 6


class Pair:
    """Two dice: what they show, which of them are to be taken, and what black ones among those cost."""

    def __init__(self, faces: list[int], dice: list[int]) -> None:
        self.faces = faces
        self.dice = dice
        self.time = 0
        for kind in dice:
            if kind >= FACES:
                self.time += PLAGUE_TIME


class Reach:
    """A value that the dice can make: by which moves, what they cost, and which banners it would activate."""

    def __init__(self, value: int, markers: int, coins: int, time: int, dice: list[int], faces: list[int]) -> None:
        self.value = value
        self.markers = markers
        self.coins = coins
        self.time = time
        """For black dice."""
        self.dice = dice
        """The kinds of dice that are taken for it,"""
        self.faces = faces
        """and what both show before they are changed."""
        self.less: list[int] = []
        """Banners that this value would activate if changing the dice didn't take what they cost."""


def reaches(s: State, seat: int) -> list[Reach]:
    """Every value that a seat can make now, in the cheapest way: without markers if coins suffice.

    Once both dice are taken, those that a coin makes of them are enough.
    """
    top = s.stack[-1]
    if isinstance(top, Banners):
        pairs = [Pair([s.die1, s.die2], [])]
    elif isinstance(top, TakeDie):
        pairs = pairs_left(s)
    else:
        return []
    found: list[Reach] = []
    for value in range(2, 2 * FACES + 1):
        if isinstance(top, Banners) and abs(value - s.value()) > (0 if s.used else 1):
            continue
        way = cheapest(s, seat, value, pairs)
        if way is not None:
            found.append(way)
    for reach in found:
        if reach.coins or reach.markers:
            left = allowed(s, seat, reach.value, reach.coins, reach.markers)
            reach.less = [move for move in allowed(s, seat, reach.value, 0, 0) if move not in left]
    return found


class Waking:
    """A banner, and the values that would activate it."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.values: list[int] = []


def waking(s: State, seat: int) -> list[Waking]:
    """The banners that a seat could activate if its dice made some value, whatever they show now."""
    found: list[Waking] = []
    if isinstance(s.stack[-1], (Banners, TakeDie)):
        by_move: dict[int, Waking] = {}
        for value in range(2, 2 * FACES + 1):
            for move in allowed(s, seat, value, 0, 0):
                if move not in by_move:
                    by_move[move] = Waking(move)
                    found.append(by_move[move])
                by_move[move].values.append(value)
    return found


def pairs_left(s: State) -> list[Pair]:
    """The pairs of dice that can still be taken."""
    kinds = [kind for kind in range(DICE) if s.dice_left(kind)]
    pairs: list[Pair] = []
    for kind in kinds:
        if s.die1:
            pairs.append(Pair([s.die1, face_of(kind)], [kind]))
            continue
        for other in kinds:
            if other > kind or (other == kind and s.dice_left(kind) > 1):
                pairs.append(Pair([face_of(kind), face_of(other)], [kind, other]))
    return pairs


def face_of(kind: int) -> int:
    """What a die of this kind shows."""
    return kind % FACES + 1


def cheapest(s: State, seat: int, value: int, pairs: list[Pair]) -> Reach | None:
    """How a value is made with the fewest markers, then coins, then time; none if it can't be paid."""
    village = s.villages[seat]
    best: Reach | None = None
    for markers in range(min(2, max(village.meeting, 0)) + 1):
        for pair in pairs:
            coins = coins_for(value, pair.faces[0], pair.faces[1], markers)
            if coins > village.coins:
                continue
            if best is None or coins < best.coins or (coins == best.coins and pair.time < best.time):
                best = Reach(value, markers, coins, pair.time, pair.dice, pair.faces)
        if best is not None:
            return best
    return None


def changes_to(reach: Reach) -> list[int]:
    """The moves that make a value of the dice, once they are taken: set by markers, then changed by coins."""
    moves: list[int] = []
    one, other = reach.faces
    if reach.markers == 1:
        if short_of(reach.value - one) > short_of(reach.value - other):
            one, other = other, one
        to = min(FACES, max(1, reach.value - one))
        moves.append(turned(other, to))
        other = to
    elif reach.markers == 2:
        to = min(FACES, reach.value - 1)
        moves += [turned(one, to), turned(other, reach.value - to)]
        one, other = to, reach.value - to
    while one + other != reach.value:
        up = one + other < reach.value
        if one != (FACES if up else 1):
            moves.append((RAISE if up else LOWER) + one - 1)
            one += 1 if up else -1
        else:
            moves.append((RAISE if up else LOWER) + other - 1)
            other += 1 if up else -1
    return moves


def turned(face: int, to: int) -> int:
    """The move that sets a die by a marker."""
    return TURN + FACES * (face - 1) + to - 1


def coins_for(value: int, one: int, other: int, markers: int) -> int:
    """The coins that turn these faces into a value when so many of them are set by markers."""
    if markers == 0:
        return abs(value - one - other)
    if markers == 1:
        return min(short_of(value - one), short_of(value - other))
    return 0


def short_of(face: int) -> int:
    """How far a face is from those that a die has."""
    return max(1 - face, face - FACES, 0)


def changes(s: State) -> list[tuple[int, int]]:
    """What the two dice would make if one of them showed one more or one less: the value, and the move."""
    moves = s.stack[-1].answers(s) if isinstance(s.stack[-1], Banners) else []
    found: list[tuple[int, int]] = []
    for move in moves:
        if RAISE <= move < RAISE + FACES:
            found.append((s.value() + 1, move))
        elif LOWER <= move < LOWER + FACES:
            found.append((s.value() - 1, move))
    return found


def allowed(s: State, seat: int, value: int, coins: int, markers: int) -> list[int]:
    """The banners that a value would activate, asked where it has been made and paid for."""
    then = s.copy()
    then.die1 = min(FACES, value - 1)
    then.die2 = value - then.die1
    then.used = 0
    village = then.villages[seat]
    village.coins -= coins
    village.meeting -= markers
    return [move for move in BANNERS_OF[seat].answers(then) if BLACK <= move < DONE]


class Passing:
    """An answer that takes time: how much, where the marker would stand, and whether it crosses the bridge."""

    def __init__(self, move: int, time: int, cloud: int, crosses: bool) -> None:
        self.move = move
        self.time = time
        self.cloud = cloud
        self.crosses = crosses


def passing(s: State, seat: int, moves: list[int], d: Dealer) -> list[Passing]:
    """Of these answers, those that take time; nothing that follows them is carried out."""
    found: list[Passing] = []
    before = s.villages[seat].time
    for move in moves:
        then = s.copy()
        then.crossed = 0
        then.stack[-1].answer_of(then, seat, move, d)
        cloud = then.villages[seat].time
        time = cloud - before + (CLOUDS if then.crossed else 0)
        if time:
            found.append(Passing(move, time, cloud, bool(then.crossed)))
    return found


def usual(s: State, seat: int) -> int:
    """The answer that goes without saying: one way to pay a monk, where all there is must go in any case; or NONE."""
    if not isinstance(s.stack[-1], Payment) or any(unit != DUE_HORSE_OR_COIN for unit in s.due):
        return NONE
    village = s.villages[seat]
    purse = village.stock(HORSE) + village.jokers() + village.coins
    return ways_to_pay(s, seat)[0] if purse == len(s.due) else NONE
