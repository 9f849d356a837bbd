"""How much this machine can think: so many decisions a second, as budgets count them.

Bots at tables are given decisions, not seconds, so that they are as strong on a busy machine. How long a move takes,
and how many bots a machine can carry, is for the machine to say.
"""

from igroteka import games
from igroteka.bots.budget import Budget
from igroteka.bots.levels import EXPERT_DECISIONS, AnyMove, ExpertBot
from igroteka.bots.search import SearchClock
from igroteka.engine.match import new

SLICE = 0.03
"""Seconds of the processor's time for each game."""
BETWEEN = 20.0
"""Seconds between two moves of a bot at a table where somebody plays: people think, and other seats move, too."""


def pace(seconds: float = SLICE) -> float:
    """Decisions a second that a search makes here, over all games on the shelf, in one process."""
    decided, spent = 0, 0.0
    for game in map(games.find, games.shelf()):
        match = new(game, seed="calibration", journal=False)
        bot = ExpertBot(game.strategies.get("regular", AnyMove()), Budget(seconds, patient=True), "calibration")
        while not match.over:
            seat = match.seat(match.to_act[0])
            moves = bot.considered(seat)
            if len(moves) > 1:
                clock = SearchClock(0, 0.0, patient=True)
                bot.choose(seat)
                spent += clock.now() - clock.start
                assert bot.search is not None
                decided += bot.search.clock.decided
                break
            match.play(moves[0], seat.index)
    return decided / spent if spent else 0.0


def carries(decisions: float, processes: int) -> int:
    """How many experts such a machine can carry: each makes a move every so often, in one of the processes."""
    return int(decisions * processes * BETWEEN / EXPERT_DECISIONS)
