"""A strategy that can be read: every move has a worth, counted in points of prestige, and the best one is played."""

from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.village.actions import action_of
from igroteka.games.village.bots.deeds import (
    worth_of_action,
    worth_of_climbing,
    worth_of_making,
    worth_of_market,
    worth_of_privilege,
    worth_of_pulling,
    worth_of_sale,
)
from igroteka.games.village.bots.reasons import reason
from igroteka.games.village.bots.worths import price_of_time, worth_of_cube, worth_of_death, worth_of_good
from igroteka.games.village.council import Privilege
from igroteka.games.village.counts import count_of
from igroteka.games.village.crafts import FirstWork
from igroteka.games.village.deaths import WhoDies
from igroteka.games.village.kinds import (
    ACT,
    BURY,
    COIN,
    DONE,
    MAKE,
    MARKET,
    N_CUBES,
    N_SPACES,
    PASS,
    PLAGUE,
    PLAGUE_TIME,
    PRIVILEGE,
    PULL,
    SERVE,
    SKIP,
    TAKE,
    TAKE_CUBE,
    TAKE_GOOD,
    WELL,
    WELL_CUBES,
)
from igroteka.games.village.market import Sale
from igroteka.games.village.mass import Climbing, Pulling
from igroteka.games.village.questions import Pay, TakeCubes, TakeGoods
from igroteka.games.village.rules import FreeAction, Turn, WellAction
from igroteka.games.village.state import State


class Regular(Strategy):
    """Plays what is worth most."""

    looks_further = False
    effort = 6

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        question = s.stack[-1]
        if isinstance(question, Pay):
            return legal[0]  # the fewest coins: they are worth a point each, and open any door
        if isinstance(question, Turn):
            return pick_turn(s, seat, legal)
        best = legal[-1]  # the last answer is always to leave it
        most = worth_of_leaving(question)
        for move in legal:
            worth = worth_of(s, seat, question, move)
            if worth > most:
                most = worth
                best = move
        return best

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        if move not in (SKIP, DONE, PASS):
            return reason(s, seat, move)
        question = s.stack[-1]
        for other in question.answers(s):
            if worth_of(s, seat, question, other) > 0.0:
                return None
        return Text("reason-leave")


def worth_of_leaving(question: object) -> float:
    """What an answer must beat to be given at all."""
    if isinstance(question, (WhoDies, TakeCubes, TakeGoods, WellAction)):
        return -1000.0
    return 0.0


def worth_of(s: State, seat: int, question: object, move: int) -> float:
    """What an answer is worth, compared with leaving it."""
    if move in (SKIP, DONE, PASS):
        return 0.0
    if isinstance(question, (WellAction, FreeAction)):
        return worth_of_space(s, seat, move - ACT)
    if isinstance(question, WhoDies):
        return worth_of_death(s, seat, move - BURY)
    if isinstance(question, TakeCubes):
        return worth_of_cube(s, seat, move - TAKE_CUBE)
    if isinstance(question, TakeGoods):
        return worth_of_good(s, seat, move - TAKE_GOOD)
    if isinstance(question, Sale):
        return worth_of_sale(s, seat, move - SERVE, question.free)
    if isinstance(question, Pulling):
        return worth_of_pulling(s, seat, move - PULL)
    if isinstance(question, Climbing):
        return worth_of_climbing(s, seat, move)
    if isinstance(question, Privilege):
        return worth_of_privilege(s, seat, move - PRIVILEGE)
    if isinstance(question, FirstWork):
        return worth_of_making(s, seat, move - MAKE)
    return worth_of_action(s, seat, move)


# A turn: every cube with the action behind it.


def pick_turn(s: State, seat: int, legal: list[int]) -> int:
    """The best of all cubes with their actions, and of the well."""
    best = legal[0]
    most = -1000.0
    t = s.copy()
    farm = t.families[seat]
    for cube in range(N_CUBES):
        # What a space is worth depends on the cube just taken, which may pay for the action.
        if cube == PLAGUE:
            own = -PLAGUE_TIME * price_of_time(s, seat)
        else:
            own = worth_of_cube(s, seat, cube)
            farm.add(cube, 1)
        for space in range(N_SPACES):
            if count_of(s.board[space], cube):
                worth = own + worth_of_space(t, seat, space)
                if worth > most:
                    most = worth
                    best = TAKE + space * N_CUBES + cube
        if cube != PLAGUE:
            farm.add(cube, -1)
    for move in legal:
        if move >= WELL:
            worth = worth_of_well(t, seat, move - WELL)
            if worth > most:
                most = worth
                best = move
    return best


def worth_of_space(s: State, seat: int, space: int) -> float:
    """The best that can be done at a space."""
    if space == MARKET:
        return worth_of_market(s, seat)
    most = 0.0
    for move in action_of(space, seat).moves(s):
        most = max(most, worth_of_action(s, seat, move))
    return most


def worth_of_well(t: State, seat: int, colour: int) -> float:
    """The best action of all, less the cubes for it. No cube is taken, so nothing comes in."""
    farm = t.families[seat]
    cubes = min(WELL_CUBES, farm.has(colour))
    coins = WELL_CUBES - cubes
    price = cubes * 0.55 + coins * 1.3
    farm.add(colour, -cubes)
    farm.add(COIN, -coins)
    most = 0.0
    for space in range(N_SPACES):
        most = max(most, worth_of_space(t, seat, space))
    farm.add(colour, cubes)
    farm.add(COIN, coins)
    return most - price
