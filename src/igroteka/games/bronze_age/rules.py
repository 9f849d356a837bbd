"""The match, in the rulebook's order: preparation, the steps of a turn, the end."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.bronze_age.building import Build
from igroteka.games.bronze_age.developing import Develop, KeepGoods
from igroteka.games.bronze_age.dice import BeginRoll, Collect, Feed
from igroteka.games.bronze_age.disasters import Disaster
from igroteka.games.bronze_age.kinds import (
    BASE,
    BEGINS,
    FOOD,
    ITEM_COUNT,
    LATE,
    MONUMENT_COUNT,
    NO_SEAT,
    NOT_IN_PLAY,
    OUT,
    PROJECT_COUNT,
    SOLO_TURNS,
    START_FOOD,
)
from igroteka.games.bronze_age.state import State, Then
from igroteka.games.bronze_age.trading import BeginTrade

# «Подготовка к игре»


def prepare(players: int, edition: int, trading: bool, spears_spent: bool, first: int, d: Dealer) -> State:
    """Everyone has three cities and three food; some monuments are crossed out; the first player begins."""
    builders = [NO_SEAT] * MONUMENT_COUNT
    if edition == BASE:
        for monument in OUT[players]:
            builders[monument] = NOT_IN_PLAY
    s = State(
        players,
        [],
        edition,
        trading,
        spears_spent,
        first,
        round=0,
        ending=False,
        active=first,
        rolls=0,
        dice=[],
        workers=0,
        coins=0,
        swaps=0,
        offers=0,
        placed=[],
        offer=[],
        stock=[START_FOOD if item == FOOD else 0 for _ in range(players) for item in range(ITEM_COUNT)],
        boxes=[0] * (players * PROJECT_COUNT),
        builders=builders,
        developments=[0] * players,
        ships=[0] * players,
        disasters=[0] * players,
    )
    begin_turn(s, first, d)
    return s


# «Процесс игры»


class EndTurn(Then):
    """The left neighbour is next; a round that became the last is played to its end.

    Alone, the match is over after ten turns («Игра для одного»).
    """

    def run(self, s: State, d: Dealer) -> None:
        following = s.after(s.active)
        if following == s.first and (s.ending or (s.players == 1 and s.round == SOLO_TURNS)):
            return
        begin_turn(s, following, d)


# The steps of a turn, last first: so they lie on the stack. Trading is a variant of the base game, before building; in
# The Late Bronze Age it belongs to the game, after building.

_STEPS: Final[list[Then]] = [EndTurn(), KeepGoods(), Develop(), Build(), Disaster(), Feed(), Collect(), BeginRoll()]
_TRADE: Final = BeginTrade()
TURN: Final[list[Then]] = _STEPS
TURN_WITH_TRADING: Final[list[Then]] = [*_STEPS[:4], _TRADE, *_STEPS[4:]]
LATE_TURN: Final[list[Then]] = [*_STEPS[:3], _TRADE, *_STEPS[3:]]


def begin_turn(s: State, seat: int, d: Dealer) -> None:
    """Nothing is left over from the turn before."""
    if seat == s.first:
        s.round += 1
    s.active = seat
    s.rolls = 0
    s.dice = []
    s.workers = 0
    s.coins = 0
    s.swaps = 0
    s.offers = 0
    d.tell(BEGINS, seat, s.round)
    if s.edition == LATE:
        s.stack.extend(LATE_TURN)
    elif s.trading:
        s.stack.extend(TURN_WITH_TRADING)
    else:
        s.stack.extend(TURN)
