"""«Подготовка», «Ход», and of «Конец игры» what ends the turns: see docs/fidelity/pig.md."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.pig.kinds import BEGINS, BUST, BUSTS, FACES, GOAL, HOLD, HOLDS, IN_HAND, LAST_ROUND, ROLL, ROLLS
from igroteka.games.pig.state import Question, State, Then

# «Подготовка»


def prepare(players: int, even: bool, first: int, d: Dealer) -> State:
    """Nobody has any points; somebody begins."""
    s = State(
        players,
        [],
        even,
        first,
        round=0,
        ending=False,
        active=first,
        die=IN_HAND,
        total=0,
        points=[0] * players,
    )
    begin_turn(s, first, d)
    return s


# «Ход»


def begin_turn(s: State, seat: int, d: Dealer) -> None:
    """The die is handed on. Below the question lies what comes after it."""
    if seat == s.first:
        s.round += 1
    s.active = seat
    s.die = IN_HAND
    s.total = 0
    d.tell(BEGINS, seat, s.round)
    s.ask(EndTurn())
    s.ask(RollOrHold(seat))


class RollOrHold(Question):
    """Roll once more, or keep what was rolled.

    The first roll of a turn is a move, too, though there is no choice: so the player before can still take his
    holding back.
    """

    def answers(self, s: State) -> list[int]:
        return [ROLL] if s.die == IN_HAND else [ROLL, HOLD]

    def answer(self, s: State, move: int, d: Dealer) -> None:
        if move == ROLL:
            roll(s, d)
        else:
            hold(s, d)

    def prompt(self, s: State, seat: int) -> Text:
        if s.die == IN_HAND:
            return Text("ask-first-roll", points=s.points[seat], goal=GOAL)
        return Text("ask-roll-or-hold", total=s.total, sum=s.points[seat] + s.total, goal=GOAL)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        return Text("why-nothing-to-hold") if move == HOLD else None


def roll(s: State, d: Dealer) -> None:
    """One face costs the turn and all that it had brought; the others are added up."""
    s.die = d.chance.below(FACES) + 1
    if s.die == BUST:
        d.tell(BUSTS, s.active, s.die, s.total)
        s.total = 0
        s.answered()
    else:
        s.total += s.die
        d.tell(ROLLS, s.active, s.die, s.total)


def hold(s: State, d: Dealer) -> None:
    """What was rolled is safe from now on."""
    s.points[s.active] += s.total
    d.tell(HOLDS, s.active, s.total, s.points[s.active])
    s.total = 0
    s.answered()


# «Конец игры»


class EndTurn(Then):
    """Whoever has reached the goal has won at once; with even turns, the others of the round still play.

    An empty stack is the end of the match, so to end it is to ask nothing more.
    """

    def run(self, s: State, d: Dealer) -> None:
        if s.points[s.active] >= GOAL and not s.ending:
            s.ending = True
            if s.even:
                d.tell(LAST_ROUND, s.active)
        following = s.active + 1 if s.active + 1 < s.players else 0
        if s.ending and (following == s.first or not s.even):
            return
        begin_turn(s, following, d)
