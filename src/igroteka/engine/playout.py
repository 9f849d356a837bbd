"""Positions played on to see what comes of them: what rollouts and searches are made of."""

from typing import Any

from igroteka.engine.dealer import Dealer
from igroteka.engine.state import State, first_to_act, legal, play
from igroteka.engine.strategy import Strategy


def play_on(s: State, strategies: list[Strategy | None], d: Dealer, limit: int) -> int:
    """Play by a strategy for each seat, at random where there is none, to the end or for so many moves (0: no limit).

    Returns how many were played. Strategies are shown the position itself, so it should be one that a seat imagines.
    """
    played = 0
    while s.stack and (limit <= 0 or played < limit):
        seat = first_to_act(s)
        moves = legal(s, seat)
        strategy = strategies[seat]
        if len(moves) == 1:
            move = moves[0]
        elif strategy is None:
            move = d.chance.pick(moves)
        else:
            move = strategy.pick(s, seat, moves)
        play(s, seat, move, d)
        played += 1
    return played


class Playout:
    """What came of a position that was played on."""

    def __init__(self, game: Any, state: State, plies: int) -> None:
        self.game = game
        self.state: Any = state
        self.plies = plies
        """How many moves were played."""

    @property
    def over(self) -> bool:
        """Whether it came to the end."""
        return not self.state.stack

    @property
    def scores(self) -> list[int]:
        """The score of each seat as things then stand."""
        return list(self.game.scores(self.state))

    @property
    def winners(self) -> list[int]:
        """The winning seats; none where it didn't come to the end."""
        return list(self.game.winners(self.state)) if self.over else []

    @property
    def worth(self) -> list[float]:
        """What it is worth to each seat, from 0 to 1: mostly who wins, partly by how much."""
        return list(self.game.judge(self.state))

    def __repr__(self) -> str:
        return f"<playout of {self.game.key}, {self.plies} moves, scores {self.scores}>"
