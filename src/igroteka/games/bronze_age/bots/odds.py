"""What dice come to: nobody need try what can be worked out.

«Бросок кубиков»: twice a player may roll again what he likes but skulls. How the dice may lie in the end is a short
list, so once it is known what each such end is worth, so is each choice on the way there, exactly.
"""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.engine.state import play
from igroteka.games.bronze_age.dice import Lead, Reroll
from igroteka.games.bronze_age.kinds import FACE_COUNT, KEEP, LEADERSHIP, ROLLS, SKULL
from igroteka.games.bronze_age.state import State

ROOM: Final = 3
"""Bits for how many dice show a face."""
ONE: Final[list[int]] = [1 << ROOM * face for face in range(FACE_COUNT)]
"""One die with each face, in such a number."""


def lie(s: State) -> int:
    """How the dice lie: how many show each face."""
    total = 0
    for face in s.dice:
        total += ONE[face]
    return total


def shown(dice: int, face: int) -> int:
    """How many of them show a face."""
    return dice >> ROOM * face & (1 << ROOM) - 1


def with_more(few: list[int]) -> list[int]:
    """All ways for one die more to lie beside these; each once."""
    found: dict[int, bool] = {}
    for dice in few:
        for face in range(FACE_COUNT):
            found[dice + ONE[face]] = True
    return list(found)


def ends(s: State, seat: int) -> list[int]:
    """How the dice of this question may lie in the end; none where it isn't about dice, or for one player."""
    question = s.stack[-1]
    if s.players == 1 or s.active != seat:
        return []
    dice = lie(s)
    if isinstance(question, Lead):
        found = {dice: True}
        for face in range(FACE_COUNT):
            if shown(dice, face) > 0:
                for other in with_more([dice - ONE[face]]):
                    found[other] = True
        return list(found)
    if not isinstance(question, Reroll):
        return []
    skulls = shown(dice, SKULL)
    if s.owns(seat, LEADERSHIP) and skulls > 0:
        skulls -= 1
    ways = [skulls * ONE[SKULL]]
    for _ in range(len(s.dice) - skulls):
        ways = with_more(ways)
    return ways


def end(s: State, seat: int, dice: int, d: Dealer) -> State:
    """The position in which the dice lie so and stay so."""
    t = s.copy()
    faces: list[int] = []
    for face in range(FACE_COUNT):
        for _ in range(shown(dice, face)):
            faces.append(face)
    t.dice = faces
    while t.stack and isinstance(t.stack[-1], Reroll | Lead):
        play(t, seat, KEEP, d)
    return t


class Odds:
    """What ways for the dice to lie are worth to everybody, of what the ends are, while one seat chooses."""

    def __init__(self, s: State, seat: int, worths: dict[int, list[float]]) -> None:
        self.seat = seat
        self.leads = s.owns(seat, LEADERSHIP)
        self.worths = worths
        self.number = len(s.dice)

    def mean(self, known: dict[int, list[float]], kept: int) -> list[float]:
        """What one more die brings on average."""
        total: list[float] = []
        for face in range(FACE_COUNT):
            worth = known[kept + ONE[face]]
            total = list(worth) if face == 0 else [total[i] + worth[i] for i in range(len(worth))]
        return [each / FACE_COUNT for each in total]

    def led(self, dice: int, face: int) -> list[float]:
        """What it is worth to roll one die with this face by Leadership."""
        return self.mean(self.worths, dice - ONE[face])

    def at_last(self, dice: int) -> list[float]:
        """What dice are worth that may not be rolled again, but by Leadership."""
        best = self.worths[dice]
        if self.leads:
            for face in range(FACE_COUNT):
                if shown(dice, face) > 0:
                    worth = self.led(dice, face)
                    if worth[self.seat] > best[self.seat]:
                        best = worth
        return best

    def before(self, known: dict[int, list[float]], least: int) -> dict[int, list[float]]:
        """What kept dice are worth if the others are rolled and then `known` is so: by one die fewer each time."""
        found = dict(known)
        level = list(known)
        for _ in range(self.number):
            fewer: dict[int, bool] = {}
            for dice in level:
                for face in range(FACE_COUNT):
                    if shown(dice, face) > (least if face == SKULL else 0):
                        fewer[dice - ONE[face]] = True
            level = list(fewer)
            for dice in level:
                found[dice] = self.mean(found, dice)
        return found

    def best(self, known: dict[int, list[float]], lying: int) -> list[float]:
        """What dice are worth of which any but skulls may be rolled."""
        best = known[lying]
        for kept in keepings(lying):
            worth = known[kept]
            if worth[self.seat] > best[self.seat]:
                best = worth
        return best


def keepings(dice: int) -> list[int]:
    """All ways to keep some of the dice, skulls always."""
    ways = [shown(dice, SKULL) * ONE[SKULL]]
    for face in range(FACE_COUNT):
        if face != SKULL:
            ways = [way + count * ONE[face] for way in ways for count in range(shown(dice, face) + 1)]
    return ways


def reckoned(s: State, seat: int, legal: list[int], worths: dict[int, list[float]]) -> list[list[float]]:
    """What each answer is worth to everybody, if this seat goes on choosing what is best for it."""
    odds = Odds(s, seat, worths)
    lying = lie(s)
    found: list[list[float]] = []
    if isinstance(s.stack[-1], Lead):
        for move in legal:
            found.append(worths[lying] if move == KEEP else odds.led(lying, s.dice[first_of(move - KEEP)]))
        return found
    least = shown(lying, SKULL)
    last = {dice: odds.at_last(dice) for dice in worths if shown(dice, SKULL) >= least}
    known = odds.before(last, least)
    if s.rolls + 1 < ROLLS:
        known = odds.before({dice: odds.best(known, dice) for dice in last}, least)
    for move in legal:
        if move == KEEP:
            found.append(last[lying])
        else:
            kept = lying
            for die in range(len(s.dice)):
                if move - KEEP >> die & 1:
                    kept -= ONE[s.dice[die]]
            found.append(known[kept])
    return found


def first_of(mask: int) -> int:
    """The first die of a mask."""
    die = 0
    while not mask >> die & 1:
        die += 1
    return die
