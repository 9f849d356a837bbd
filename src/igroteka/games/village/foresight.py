"""What an answer would cost in time, which goes without saying, and who could sell what: told by the rules themselves.

An answer is given in a copy of the position, and the life track compared; nothing that follows it is carried out.
"""

from igroteka.engine.dealer import Dealer
from igroteka.games.village.council import Privilege
from igroteka.games.village.deaths import Death, deathbeds, oldest
from igroteka.games.village.kinds import BIRTH, DONE, LAP, PRIVILEGE, REAP, SALE_NEEDS, SKIP
from igroteka.games.village.market import Sale, has_goods
from igroteka.games.village.questions import Pay
from igroteka.games.village.state import State


class Passing:
    """An answer that takes time: how much, and if the marker crosses the bridge, who could die of it, and where."""

    def __init__(self, move: int, time: int, life: int, crosses: bool, generation: int, places: int) -> None:
        self.move = move
        self.time = time
        self.life = life
        """Where the marker would stand."""
        self.crosses = crosses
        self.generation = generation
        """From 0; -1 if nobody dies."""
        self.places = places


def passing(s: State, seat: int, moves: list[int], d: Dealer) -> list[Passing]:
    """Of these answers, those that take time."""
    found: list[Passing] = []
    family = s.families[seat]
    for move in moves:
        then = s.copy()
        then.stack[-1].answer_of(then, seat, move, d)
        after = then.families[seat]
        deaths = after.dying - family.dying
        for question in then.stack[len(s.stack) - 1 :]:
            if isinstance(question, Death) and question.family == seat:  # on a market day it comes at once
                deaths += 1
        time = after.life - family.life + deaths * LAP
        if time > 0:
            generation = oldest(then, seat) if deaths else -1
            places = deathbeds(then, seat) if generation >= 0 else 0
            found.append(Passing(move, time, after.life, deaths > 0, generation, places))
    return found


def could_serve(s: State, seat: int) -> list[int]:
    """The customers at the stalls whom a seat could serve if it were asked now."""
    top = s.stack[-1]
    free = isinstance(top, Sale) and top.seat == seat and top.free
    if not free and not s.can_pay(seat, SALE_NEEDS):
        return []
    return [customer for customer in s.stalls if has_goods(s, seat, customer)]


def usual(s: State, moves: list[int]) -> int:
    """Of these answers, the one that goes without saying once the cube is taken or the step made; -1 for none.

    It is the harvest that one came for, the child, the next starting player's marker; and cubes are paid before coins,
    which can stand in for any cube.
    """
    top = s.stack[-1]
    if isinstance(top, Pay):
        return moves[0]
    deeds = [move for move in moves if move not in (SKIP, DONE)]
    if len(deeds) != 1:
        return -1
    deed = deeds[0]
    return deed if deed in (REAP, BIRTH) or (deed == PRIVILEGE and isinstance(top, Privilege)) else -1
