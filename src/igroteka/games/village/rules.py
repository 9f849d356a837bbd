"""The match, in the rulebook's order: preparation, the round, the turn, the well, the end."""

from typing import Final

from mypy_extensions import i64

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun, Text
from igroteka.games.village.actions import action_of
from igroteka.games.village.components import SPACES
from igroteka.games.village.counts import count_of, packed
from igroteka.games.village.deaths import let_die
from igroteka.games.village.family import Family
from igroteka.games.village.kinds import (
    ACT,
    ACTS_FREELY,
    BAG,
    BIRTH,
    BITS,
    BOARD,
    CHRONICLE_SPACES,
    CHURCH,
    COIN,
    COINS,
    COUNCIL,
    CRAFTS,
    DRAWS_WATER,
    ENTER,
    FAMILY,
    FARM,
    GENERATION,
    GRAVES,
    HARVEST,
    IDLE,
    INFLUENCE,
    IS_IDLE,
    ITEM_COUNT,
    LAST_ACTION,
    LAYS_OUT,
    LEADS,
    MARKET,
    MASK,
    N_COLOURS,
    N_CUBES,
    N_CUSTOMERS,
    N_SPACES,
    PASS,
    PLAGUE,
    PLAGUE_TIME,
    PRAY,
    QUEUE,
    REAP,
    ROUND,
    SERVE,
    SET_OUT,
    SKIP,
    STALLS,
    START_COINS,
    SUFFERS,
    TAKE,
    TAKES,
    TRAIN,
    TRAVEL,
    UNBORN,
    WELL,
    WELL_CUBES,
    WELL_NEEDS,
)
from igroteka.games.village.market import can_sell, open_market
from igroteka.games.village.mass import begin_mass
from igroteka.games.village.questions import Question, Then, item_noun, pay_cubes
from igroteka.games.village.reasons import why_too_dear
from igroteka.games.village.state import State

# «Подготовка к игре»


def prepare(players: int, first: int, d: Dealer) -> State:
    """Four members and a coin on every farm, customers at the market, and the first round."""
    customers = list(range(N_CUSTOMERS))
    d.chance.shuffle(customers)
    stalls = STALLS[players - 2]
    people = packed([FARM if generation == 0 else UNBORN for generation in GENERATION])
    s = State(
        players,
        [],
        first,
        next_first=-1,
        active=first,
        rounds=0,
        board=[0] * N_SPACES,
        cubes_left=0,
        bag=0,
        stock=packed(ITEM_COUNT),
        families=[Family(0, people, 0, 0, 0, 0, 0) for _ in range(players)],
        chronicle_room=CHRONICLE_SPACES[players - 2][:],
        graves_room=GRAVES[players - 2],
        stalls=customers[:stalls],
        queue=customers[stalls : stalls + QUEUE],
        pile=customers[stalls + QUEUE :],
        out=0,
        ender=-1,
        last_turns=-1,
    )
    for seat in range(players):
        s.gain(seat, COIN, START_COINS)
    begin_round(s, d)
    return s


# «Ход игрового раунда»


def begin_round(s: State, d: Dealer) -> None:
    """The first player's marker changes hands if the council has decided so; then the board is filled."""
    if s.next_first >= 0:
        s.first = s.next_first
        s.next_first = -1
    s.rounds += 1
    d.tell(ROUND, -1, s.rounds)
    d.tell(LEADS, s.first)
    fill_bag(s)
    fill_board(s, d)
    begin_turn(s, s.first, d)


def fill_bag(s: State) -> None:
    """Add this round's cubes to what was left in the green bag, and every plague cube in the supply.

    Of a colour that has run short, only what there is («Примечание»).
    """
    wanted = BAG[s.players - 2]
    for cube in range(N_CUBES):
        n = s.supply(cube)
        if cube != PLAGUE:
            n = min(n, wanted[cube])
        s.stock -= n << BITS * cube
        s.bag += n << BITS * cube


def fill_board(s: State, d: Dealer) -> None:
    """Draw cubes at random onto the action spaces, space by space.

    The rulebook says that there are always enough. If players hoard so many that there aren't, the last spaces stay
    empty.
    """
    spaces = BOARD[s.players - 2]
    inside = 0
    for cube in range(N_CUBES):
        inside += count_of(s.bag, cube)
    for space in range(N_SPACES):
        for _ in range(min(spaces[space], inside)):
            number = d.chance.below(inside)
            bag: i64 = s.bag
            cube = 0
            while number >= bag & MASK:
                number -= bag & MASK
                bag >>= BITS
                cube += 1
            s.bag -= 1 << BITS * cube
            inside -= 1
            s.board[space] += 1 << BITS * cube
            s.cubes_left += 1
        if d.loud:
            d.tell_list(LAYS_OUT, -1, [c for c in range(N_CUBES) for _ in range(count_of(s.board[space], c))], space)


# «Ход игрока»


def begin_turn(s: State, seat: int, d: Dealer) -> None:
    """Ask for a cube, or, if the board is bare in the last turns, for any action."""
    s.active = seat
    s.ask(EndOfTurn())
    if s.last_turns >= 0:
        d.tell(LAST_ACTION, seat)
    if s.cubes_left:
        s.ask(Turn(seat))
    else:
        s.ask(FreeAction(seat))


class Turn(Question):
    """Which cube to take from the board, or with which colour to use the well."""

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        influence: i64 = 0
        for space in range(N_SPACES):
            cubes: i64 = s.board[space]
            influence |= cubes & INFLUENCE
            move = TAKE + space * N_CUBES
            while cubes:
                if cubes & MASK:
                    moves.append(move)
                cubes >>= BITS
                move += 1
        if influence:
            family = s.families[self.seat]
            least = WELL_CUBES - family.has(COIN)
            for colour in range(N_COLOURS):
                if family.has(colour) >= least:
                    moves.append(WELL + colour)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move >= WELL:
            s.ask(WellAction(self.seat))
            pay_cubes(s, self.seat, WELL_NEEDS[move - WELL], d)
        else:
            take_cube(s, self.seat, (move - TAKE) // N_CUBES, (move - TAKE) % N_CUBES, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-turn", well=int(self.answers(s)[-1] >= WELL))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if TAKE <= move < WELL:
            space = Noun("space", SPACES[(move - TAKE) // N_CUBES])
            return Text("why-no-such-cube", cube=item_noun((move - TAKE) % N_CUBES), space=space)
        if WELL <= move < ACT:
            return why_too_dear(s, seat, WELL_NEEDS[move - WELL], PLAGUE, 0) or Text("why-well-dry")
        first = space_of(move)
        return Text("why-cube-first", space=Noun("space", SPACES[first])) if first >= 0 else None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        space = (move - TAKE) // N_CUBES
        if not TAKE <= move < WELL:
            return None
        if space == MARKET:
            return None if can_sell(s, seat, True) else Text("warn-market")
        cube = (move - TAKE) % N_CUBES
        then = s.copy()  # the cube may be what pays there
        if cube != PLAGUE:
            then.families[seat].add(cube, 1)
        action = action_of(space, seat)
        if action.possible(then):
            return None
        why = Noun("idle", IDLE[action.idle(then)])
        return Text("warn-idle", why=why)


MADE_AT: Final = [
    (REAP, HARVEST),
    (BIRTH, FAMILY),
    (TRAIN, CRAFTS),
    (SERVE, MARKET),
    (PASS, -1),
    (SET_OUT, TRAVEL),
    (ENTER, COUNCIL),
    (PRAY, CHURCH),
    (COINS, -1),
]
"""From which move on, in the catalogue's order, moves are made at which action space; -1 where at none."""


def space_of(move: int) -> int:
    """The action space at which such a move is made; -1 if it is made at none."""
    found = -1
    for first, space in MADE_AT:
        if move >= first:
            found = space
    return found


def take_cube(s: State, seat: int, space: int, cube: int, d: Dealer) -> None:
    """Take a cube and go on to its action; a plague cube goes back to the supply and costs time («Время»)."""
    s.board[space] -= 1 << BITS * cube
    s.cubes_left -= 1
    if cube == PLAGUE:
        s.stock += 1 << BITS * PLAGUE
        s.spend_time(seat, PLAGUE_TIME)
        d.tell(SUFFERS, seat, cube, space, PLAGUE_TIME)
    else:
        s.families[seat].add(cube, 1)
        d.tell(TAKES, seat, cube, space)
    begin_action(s, seat, space, d)


def begin_action(s: State, seat: int, space: int, d: Dealer) -> None:
    """Ask what to do at a space, unless nothing can be done there. A market day always takes place."""
    if space == MARKET:
        open_market(s, seat, d)
        return
    action = action_of(space, seat)
    if action.possible(s):
        s.ask(action)
    else:
        d.tell(IS_IDLE, seat, space, action.idle(s))


# «Колодец»


class ChooseAction(Question):
    """Which action to carry out without a cube of its space."""

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        for space in range(N_SPACES):
            if space == MARKET or action_of(space, self.seat).possible(s):
                moves.append(ACT + space)
        return moves

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        space = move - ACT
        return Text("why-nothing-to-do", space=Noun("space", SPACES[space])) if 0 <= space < N_SPACES else None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        if move == SKIP:
            return Text("warn-skip")
        return Text("warn-market") if move == ACT + MARKET and not can_sell(s, seat, True) else None


class WellAction(ChooseAction):
    """Three equal cubes are paid: any action."""

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        d.tell(DRAWS_WATER, self.seat, move - ACT)
        begin_action(s, self.seat, move - ACT, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-well")


class FreeAction(ChooseAction):
    """A last action when no cube is left on the board: any, and for nothing."""

    def answers(self, s: State) -> list[int]:
        moves = super().answers(s)
        moves.append(SKIP)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move != SKIP:
            d.tell(ACTS_FREELY, self.seat, move - ACT)
            begin_action(s, self.seat, move - ACT, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-free-action")


# «Конец раунда», «Конец игры»


class EndOfTurn(Then):
    """The dead are buried; then the next turn, or mass and a new round, or the end."""

    def run(self, s: State, d: Dealer) -> None:
        seat = s.active
        family = s.families[seat]
        if family.dying:
            s.ask(EndOfTurn())
            let_die(s, seat, family.dying)
            family.dying = 0
            return
        if s.ender >= 0 and s.last_turns < 0:
            s.last_turns = last_turns(s)
        if s.last_turns > 0:
            s.last_turns -= 1
            begin_turn(s, s.after(seat), d)
        elif s.last_turns == 0:
            begin_mass(s, d)
        elif s.cubes_left:
            begin_turn(s, s.after(seat), d)
        else:
            s.ask(NewRound())
            begin_mass(s, d)


def last_turns(s: State) -> int:
    """How many last actions there are, clockwise from the active player's left.

    Whoever ended the match in his own turn gets none. If it ended in a market day that another had opened, everybody
    gets one, the opener last («Особый случай»).
    """
    return s.players - 1 if s.ender == s.active else s.players


class NewRound(Then):
    """After mass."""

    def run(self, s: State, d: Dealer) -> None:
        begin_round(s, d)
