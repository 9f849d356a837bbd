"""What the dice can still make, what each value would allow, and what answers cost in time, as the rules tell it.

A value is tried in a copy of the position, with the dice turned and paid for: there the banners that it activates are
asked for.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.my_village.kinds import BLACK, CLOUDS, DICE, DONE, PLAGUE_TIME
from igroteka.games.my_village.rules import BANNERS_OF, Banners, TakeDie
from igroteka.games.my_village.state import State

FACES: Final = 6
FAR: Final = 999


class Reach:
    """A value that the dice can make: what changing them costs, and which banners it would activate."""

    def __init__(self, value: int, markers: int, coins: int, time: int, dice: int) -> None:
        self.value = value
        self.markers = markers
        self.coins = coins
        self.time = time
        """For black dice."""
        self.dice = dice
        """The kinds of dice that may take part, as bits."""
        self.moves: list[int] = []


def reaches(s: State, seat: int) -> list[Reach]:
    """Every value that a seat can make now, in the cheapest way: without markers if coins suffice.

    Once both dice are taken, those that a coin makes of them are enough.
    """
    top = s.stack[-1]
    if isinstance(top, Banners):
        pairs = [(s.die1, s.die2, 0, 0)]
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
        reach.moves = allowed(s, seat, reach)
    return found


def pairs_left(s: State) -> list[tuple[int, int, int, int]]:
    """The pairs of dice that can still be taken: both faces, what black ones cost, and their kinds as bits."""
    kinds = [kind for kind in range(DICE) if s.dice_left(kind)]
    pairs: list[tuple[int, int, int, int]] = []
    for kind in kinds:
        face = kind % FACES + 1
        time = PLAGUE_TIME if kind >= FACES else 0
        if s.die1:
            pairs.append((s.die1, face, time, 1 << kind))
            continue
        for other in kinds:
            if other > kind or (other == kind and s.dice_left(kind) > 1):
                more = PLAGUE_TIME if other >= FACES else 0
                pairs.append((face, other % FACES + 1, time + more, 1 << kind | 1 << other))
    return pairs


def cheapest(s: State, seat: int, value: int, pairs: list[tuple[int, int, int, int]]) -> Reach | None:
    """How a value is made with the fewest markers, then coins; none if it can't be paid."""
    village = s.villages[seat]
    best: Reach | None = None
    for markers in range(min(2, max(village.meeting, 0)) + 1):
        for one, other, time, dice in pairs:
            coins = coins_for(value, one, other, markers)
            if coins > village.coins:
                continue
            if best is None or coins < best.coins:
                best = Reach(value, markers, coins, time, dice)
            elif coins == best.coins and best.markers == markers:
                best.dice |= dice
                best.time = min(best.time, time)
        if best is not None:
            return best
    return None


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


def allowed(s: State, seat: int, reach: Reach) -> list[int]:
    """The banners that a value would activate, asked where it has been made and paid for."""
    then = s.copy()
    then.die1 = min(FACES, reach.value - 1)
    then.die2 = reach.value - then.die1
    then.used = 0
    village = then.villages[seat]
    village.coins -= reach.coins
    village.meeting -= reach.markers
    return [move for move in BANNERS_OF[seat].answers(then) if BLACK <= move < DONE]


class Passing:
    """An answer that takes time, and whether its marker crosses the bridge."""

    def __init__(self, move: int, time: int, crosses: bool) -> None:
        self.move = move
        self.time = time
        self.crosses = crosses


def passing(s: State, seat: int, moves: list[int], d: Dealer) -> list[Passing]:
    """Of these answers, those that take time; nothing that follows them is carried out."""
    found: list[Passing] = []
    before = s.villages[seat].time
    for move in moves:
        then = s.copy()
        then.crossed = 0
        then.stack[-1].answer_of(then, seat, move, d)
        time = then.villages[seat].time - before + (CLOUDS if then.crossed else 0)
        if time:
            found.append(Passing(move, time, bool(then.crossed)))
    return found
