"""«Служба»: three steps at the end of every round, and once more at the end of the match."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.village.kinds import (
    BLACK_BAG,
    CLIMB,
    CLIMBS,
    COIN,
    DONE,
    GENERATION,
    GRAIN,
    IS_DRAWN,
    LEADS_CHURCH,
    MAJORITY,
    MASS,
    MASS_COINS,
    MASS_PIECES,
    MEMBERS,
    MONKS,
    MONKS_DRAWN,
    N_GENERATIONS,
    N_WINDOWS,
    PULL,
    PULLS,
    WINDOW,
    WINDOW_GRAIN,
)
from igroteka.games.village.questions import Question, Then, add_generations
from igroteka.games.village.reasons import why_no_member, why_too_dear
from igroteka.games.village.state import State


def begin_mass(s: State, d: Dealer) -> None:
    """Everybody in turn, from the first player on."""
    d.tell(MASS, -1)
    s.ask(PullInTurn(0, 0))


# 1. Four pieces are drawn from the black bag: some for coins, the rest at random.


class PullInTurn(Then):
    """The turn to pull members out of the bag for coins comes to a player, or the rest is drawn."""

    def __init__(self, step: int, pulled: int) -> None:
        super().__init__()
        self.step = step
        self.pulled = pulled
        """How many members were pulled so far, by all."""

    def run(self, s: State, d: Dealer) -> None:
        if self.step == s.players or self.pulled == MASS_PIECES:
            draw_rest(s, MASS_PIECES - self.pulled, d)
            s.ask(ClimbInTurn(0))
            return
        seat = (s.first + self.step) % s.players
        if s.has(seat, COIN) >= MASS_COINS and s.anyone_at(seat, BLACK_BAG):
            s.ask(Pulling(seat, self.step, self.pulled))
        else:
            s.ask(PullInTurn(self.step + 1, self.pulled))


class Pulling(Question):
    """Whom to pull out of the black bag for a coin."""

    def __init__(self, seat: int, step: int, pulled: int) -> None:
        super().__init__(seat)
        self.step = step
        self.pulled = pulled

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        add_generations(moves, PULL, 1, s.generations_at(self.seat, BLACK_BAG))
        moves.append(DONE)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == DONE:
            s.ask(PullInTurn(self.step + 1, self.pulled))
            return
        s.give(self.seat, COIN, MASS_COINS)
        s.move(self.seat, move - PULL, BLACK_BAG, WINDOW)
        d.tell(PULLS, self.seat, move - PULL + 1, MASS_COINS)
        s.ask(PullInTurn(self.step, self.pulled + 1))

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-pull", n=MASS_PIECES - self.pulled)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        generation = move - PULL
        return why_no_member(s, seat, BLACK_BAG, generation) if 0 <= generation < N_GENERATIONS else None


def draw_rest(s: State, n: int, d: Dealer) -> None:
    """Draw so many pieces at random; members go to the rightmost window, monks back into the bag."""
    inside = [
        seat * MEMBERS + member
        for seat in range(s.players)
        for member in range(MEMBERS)
        if s.families[seat].place_of(member) == BLACK_BAG
    ]
    if not inside:
        return
    monks = MONKS
    for _ in range(n):
        number = d.chance.below(len(inside) + monks)
        if number < len(inside):
            member = inside.pop(number)
            seat = member // MEMBERS
            s.families[seat].put(member % MEMBERS, WINDOW)
            d.tell(IS_DRAWN, seat, GENERATION[member % MEMBERS] + 1)
        else:
            monks -= 1
    d.tell(MONKS_DRAWN, -1, MONKS - monks)


# 2. Members climb for grain.


class ClimbInTurn(Then):
    """The turn to climb comes to a player, or the mass ends."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def run(self, s: State, d: Dealer) -> None:
        if self.step == s.players:
            reward_majority(s, d)
            return
        seat = (s.first + self.step) % s.players
        if can_climb(s, seat):
            s.ask(Climbing(seat, self.step))
        else:
            s.ask(ClimbInTurn(self.step + 1))


def can_climb(s: State, seat: int) -> bool:
    """Whether a player has the grain to move anyone in the church."""
    grain = s.has(seat, GRAIN)
    places = s.places_of(seat)
    for window in range(N_WINDOWS - 1):
        if places >> (WINDOW + window) & 1 and WINDOW_GRAIN[window] <= grain:
            return True
    return False


class Climbing(Question):
    """Who climbs one window to the left, again and again while there is grain."""

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        grain = s.has(self.seat, GRAIN)
        for window in range(N_WINDOWS - 1):
            if WINDOW_GRAIN[window] <= grain:
                verb = CLIMB + window * N_GENERATIONS
                add_generations(moves, verb, 1, s.generations_at(self.seat, WINDOW + window))
        moves.append(DONE)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == DONE:
            s.ask(ClimbInTurn(self.step + 1))
            return
        window = (move - CLIMB) // N_GENERATIONS
        generation = (move - CLIMB) % N_GENERATIONS
        s.give(self.seat, GRAIN, WINDOW_GRAIN[window])
        s.move(self.seat, generation, WINDOW + window, WINDOW + window + 1)
        d.tell(CLIMBS, self.seat, generation + 1, WINDOW + window + 1, WINDOW_GRAIN[window])
        s.ask(ClimbInTurn(self.step))

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-climb", n=s.has(seat, GRAIN))

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if not CLIMB <= move < DONE:
            return None
        window = (move - CLIMB) // N_GENERATIONS
        return why_no_member(s, seat, WINDOW + window, (move - CLIMB) % N_GENERATIONS) or why_too_dear(
            s, seat, [], GRAIN, WINDOW_GRAIN[window]
        )


# 3. Prestige for the most members in the church.


def leaders(s: State) -> list[int]:
    """The families with most members in the windows; of equals, those with a member furthest to the left."""
    best = 0
    leading: list[int] = []
    for seat in range(s.players):
        standing = leftmost = 0
        for window in range(N_WINDOWS):
            n = s.count_at(seat, WINDOW + window, 1)
            if n:
                standing += n * N_WINDOWS
                leftmost = window
        if standing:
            standing += leftmost
            if standing > best:
                best = standing
                leading = []
            if standing == best:
                leading.append(seat)
    return leading


def reward_majority(s: State, d: Dealer) -> None:
    """Prestige for the leaders; for all of them, if they are equal in everything."""
    for seat in leaders(s):
        s.families[seat].prestige += MAJORITY
        d.tell(LEADS_CHURCH, seat, MAJORITY)
