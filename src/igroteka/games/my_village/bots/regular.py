"""A strategy that can be read: what each banner is worth in prestige, less what its time and goods are worth.

All figures are prestige. The strategy looks one turn ahead: for each value that its dice can make it adds up what the
banners of that value bring, and takes the best.
"""

from typing import Final

from igroteka.games.my_village.black_banners import BLACK_BANNER
from igroteka.games.my_village.bots.worths import COIN_WORTH, Worths
from igroteka.games.my_village.kinds import (
    BLACK,
    BLACK_BY_SUM,
    CUSTOMER_BANNER,
    CUSTOMER_PRESTIGE,
    DICE,
    DONE,
    HEADMAN_TIME,
    LOWER,
    MEETING_BANNER,
    MOVE_JOKER,
    MOVE_PLOUGH,
    NONE,
    PLAGUE_TIME,
    RAISE,
    SCHOOL,
    STAY,
    STORY_CELL,
    SUMS,
    TAKE,
    TURN,
    WALK,
    WHITE,
)
from igroteka.games.my_village.questions import (
    steps,
)
from igroteka.games.my_village.rules import Banners, TakeDie
from igroteka.games.my_village.state import State
from igroteka.games.my_village.white_banners import white_moves

NEVER: Final = -99.0
CLOSE: Final = 0.4
"""What a value may seem to be worth less than another, and still be worth a thought; less than what a coin is worth, or
dice would be changed to and fro."""


class Regular(Worths):
    """Weighs every banner that the dice can reach."""

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        question = s.stack[-1]
        if isinstance(question, TakeDie):
            return self.take_die(s, seat, legal)
        if isinstance(question, Banners):
            return self.use_value(s, seat, legal)
        best = legal[0]
        most = NEVER
        for move in legal:
            worth = self.answer_worth(s, seat, move)
            if worth > most:
                most = worth
                best = move
        return best

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        """A die is changed only towards a value that seems about as good, the price counted."""
        if s.used or not isinstance(s.stack[-1], Banners):
            return legal
        here = s.value()
        least = self.value_worth(s, seat) - CLOSE
        tables = [self.values_worth(s, seat, spent) for spent in range(min(2, s.villages[seat].coins) + 1)]
        up = False
        down = False
        for spent in range(1, len(tables)):
            price = COIN_WORTH * spent
            up = up or (here + spent < SUMS and tables[spent][here + spent] - price > least)
            down = down or (here - spent >= 2 and tables[spent][here - spent] - price > least)
        found: list[int] = []
        for move in legal:
            if RAISE <= move < LOWER:
                worth_it = up
            elif LOWER <= move < TURN:
                worth_it = down
            elif TURN <= move < MOVE_PLOUGH:
                turned = here + (move - TURN) % 6 - (move - TURN) // 6
                worth_it = tables[0][turned] - COIN_WORTH > least
            else:
                worth_it = True
            if worth_it:
                found.append(move)
        return found

    def values_worth(self, s: State, seat: int, spent: int) -> list[float]:
        """What each value would bring after spending so many coins on the dice."""
        t = s.copy()
        t.villages[seat].coins -= spent
        worths = [NEVER] * SUMS
        for value in range(2, SUMS):
            t.die1 = min(6, value - 1)
            t.die2 = value - t.die1
            worths[value] = self.value_worth(t, seat)
        return worths

    def value_worth(self, s: State, seat: int) -> float:
        """The best use of a value: the best black banner, all good white ones together, or a step."""
        most = NEVER
        for banner in BLACK_BY_SUM[s.value()]:
            if BLACK_BANNER[banner].ready(s, seat):
                most = max(most, self.black_worth(s, seat, banner))
        moves: list[int] = []
        white_moves(s, seat, moves)
        together = 0.0
        for move in moves:
            together += max(0.0, self.white_worth(s, seat, move - WHITE))
        if moves:
            most = max(most, together)
        for move in steps(s, seat):
            most = max(most, self.step_worth(s, seat, move - WALK))
        return most

    def take_die(self, s: State, seat: int, legal: list[int]) -> int:
        """The die that leads to the best value, coins and plague counted."""
        coins = min(2, s.villages[seat].coins)
        tables = [self.values_worth(s, seat, spent) for spent in range(coins + 1)]
        best = legal[0]
        most = NEVER * 2
        for move in legal:
            face = (move - TAKE) % 6 + 1
            plague = self.time_worth * PLAGUE_TIME if move - TAKE >= 6 else 0.0
            if s.die1:
                worth = self.pair_worth(tables, s.die1, face) - plague
            else:
                worth = NEVER
                for other in range(DICE):
                    if s.dice_left(other) > (1 if other == move - TAKE else 0):
                        pair = self.pair_worth(tables, face, other % 6 + 1)
                        if other >= 6:
                            pair -= self.time_worth * PLAGUE_TIME
                        worth = max(worth, pair)
                worth -= plague
            if worth > most:
                most = worth
                best = move
        return best

    def pair_worth(self, tables: list[list[float]], one: int, two: int) -> float:
        """The best value that two faces reach with coins."""
        most = NEVER
        for spent in range(len(tables)):
            for value in (one + two - spent, one + two + spent):
                if 2 <= value < SUMS:
                    most = max(most, tables[spent][value] - COIN_WORTH * spent)
        return most

    def use_value(self, s: State, seat: int, legal: list[int]) -> int:
        """A coin on the dice if that leads to something better; else the best banner."""
        village = s.villages[seat]
        if not s.used and village.coins:
            coins = min(2, village.coins)
            here = s.value()
            target = here
            most = self.value_worth(s, seat)
            for spent in range(1, coins + 1):
                table = self.values_worth(s, seat, spent)
                for value in (here - spent, here + spent):
                    if 2 <= value < SUMS and table[value] - COIN_WORTH * spent > most:
                        most = table[value] - COIN_WORTH * spent
                        target = value
            if target != here:
                for move in legal:
                    if (RAISE <= move < LOWER) if target > here else (LOWER <= move < LOWER + 6):
                        return move
        return self.activate(s, seat, legal)

    def activate(self, s: State, seat: int, legal: list[int]) -> int:
        """Ploughs onto fields first; of the white banners goods before customers; the meeting place last."""
        whites = 0.0
        best = DONE if s.used else STAY
        most = 0.0 if s.used else NEVER
        first = NONE
        first_rank = NEVER
        for move in legal:
            if MOVE_PLOUGH <= move < MOVE_JOKER:
                return move
            if WHITE <= move < DONE:
                worth = self.white_worth(s, seat, move - WHITE)
                if worth > 0.0:
                    whites += worth
                    rank = white_rank(move - WHITE)
                    if rank > first_rank:
                        first_rank = rank
                        first = move
            elif not s.used:
                worth = NEVER
                if move == STAY:
                    worth = -self.time_worth * HEADMAN_TIME
                elif WALK <= move <= WALK + STORY_CELL:
                    worth = self.step_worth(s, seat, move - WALK)
                elif BLACK <= move < WHITE:
                    worth = self.black_worth(s, seat, move - BLACK)
                if worth > most:
                    most = worth
                    best = move
        if first != NONE and whites > most:
            return first
        if not s.used and most < 0.0:  # rather a white banner for nothing than time for nothing
            for move in legal:
                if WHITE <= move < DONE and self.white_worth(s, seat, move - WHITE) > most:
                    return move
        return best


def white_rank(banner: int) -> float:
    """In which order white banners are best activated."""
    if banner == SCHOOL:
        return 4.0
    if banner == MEETING_BANNER:
        return 0.0
    if banner >= CUSTOMER_BANNER:
        return 1.0 + 0.01 * CUSTOMER_PRESTIGE[banner - CUSTOMER_BANNER]
    return 3.0
