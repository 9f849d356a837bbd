"""Why a move: in the words of the strategy that it comes from, or in general ones.

A strategy knows its own reasons (`Strategy.reason`). Where it says none, what everybody can see will do: the move ends
the match, or brings points at once; it is how the game is usually played; or it did better when it was tried.
"""

from igroteka.engine.match import Seat
from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text

LOOKS = 3
"""In so many imagined positions a move is tried: what it brings in all of them doesn't depend on what is hidden."""
NOTICEABLE = 0.01
"""A share of the victory that is worth naming."""


def why(seat: Seat, strategy: Strategy, move: int, win: float, usual: int, usual_win: float) -> Text:
    """The reason for a move; `usual` is what the strategy would play, and what could be expected of that."""
    s = seat.imagine_state("why")
    own = strategy.reason(s, seat.index, move)
    if own is not None:
        return own
    if (seen := in_sight(seat, move)) is not None:
        return seen
    if move == usual:
        return Text("reason-usual")
    if win - usual_win >= NOTICEABLE:
        return Text("reason-better", percent=round(100 * (win - usual_win)))
    return Text("reason-other")


def in_sight(seat: Seat, move: int) -> Text | None:
    """What a move brings at once, whatever is hidden."""
    won, gains = 0, set()
    game = seat.game
    for look in range(LOOKS):
        match = seat.imagine(f"why:{look}")
        before = game.scores(match.state)[seat.index]
        match.play(move, seat.index)
        won += match.over and seat.index in match.winners
        gains.add(game.scores(match.state)[seat.index] - before)
    if won == LOOKS:
        return Text("reason-wins")
    gain = gains.pop()
    return Text("reason-points", n=gain) if not gains and gain > 0 else None
