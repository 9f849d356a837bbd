"""Why a move: in the words of the strategy that people wrote, or what everybody can see, or what the search found.

A strategy knows its own reasons (`Strategy.reason`). Where it says none, what everybody can see will do: the move ends
the match, or brings points at once. And where there is nothing to be seen either, the truth is that the search has
tried it and what came of that: reasons are never made up for a network, which has none.
"""

from igroteka.engine.match import Seat
from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text

LOOKS = 3
"""In so many imagined positions a move is tried: what it brings in all of them doesn't depend on what is hidden."""


def why(seat: Seat, strategy: Strategy, move: int) -> Text | None:
    """The reason for a move, as a player could say it; nothing where only a search could tell."""
    own = strategy.reason(seat.imagine_state("why"), seat.index, move)
    return own if own is not None else in_sight(seat, move)


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


def by_search(number: int, wins: list[float]) -> Text:
    """What a search found of one of its candidates, beside the best of the others; the first is what it would play."""
    percent = round(100 * wins[number])
    others = [win for each, win in enumerate(wins) if each != number]
    if not others:
        return Text("reason-alone", percent=percent)
    other = round(100 * (max(others) if number == 0 else wins[0]))
    if percent == other:
        return Text("reason-even", percent=percent)
    if number == 0:
        return Text("reason-search" if percent > other else "reason-tried", percent=percent, other=other)
    return Text("reason-beside", percent=percent, other=other)
