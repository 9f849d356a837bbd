"""A strategy that can be read: hold at twenty, and never stop behind somebody who has won."""

from typing import Final

from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.pig.kinds import BUST, FACES, GOAL, HOLD, ROLL
from igroteka.games.pig.state import State

ENOUGH: Final[int] = FACES * (FACES + 1) // 2 - BUST
"""With so much at stake a roll loses as much as it wins on average: 20 with the usual die."""


class Swineherd(Strategy):
    """Rolls while a roll wins more than it risks."""

    looks_further = False

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        if HOLD not in legal:
            return ROLL
        have = s.points[seat] + s.total
        if s.ending:  # the last turn of the round: second best is nothing
            return HOLD if have > max(s.points) else ROLL
        return HOLD if s.total >= ENOUGH or have >= GOAL else ROLL

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        have = s.points[seat] + s.total
        if s.ending:
            return Text("reason-last-turn", most=max(s.points))
        if move == HOLD:
            return Text("reason-goal") if have >= GOAL else Text("reason-hold", total=s.total, enough=ENOUGH)
        if s.total == 0:
            return None
        return Text("reason-roll", total=s.total, enough=ENOUGH) if s.total < ENOUGH else None
