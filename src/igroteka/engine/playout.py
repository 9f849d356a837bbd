"""Positions played on to see what comes of them: what rollouts and searches are made of."""

from collections.abc import Sequence
from typing import Any

from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game
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


def roll_out(game: Game, s: State, strategy: str | Strategy | Sequence[Any], limit: int, seed: int | str) -> Playout:
    """A copy of a position, played to the end or for so many moves by one strategy, or by one for each seat."""
    each = list(strategy) if isinstance(strategy, (list, tuple)) else [strategy] * s.players
    if len(each) != s.players:
        raise BadOption(f"this match has {s.players} seats, and the strategies that came are {len(each)}")
    position = s.copy()
    most = limit if limit > 0 else game.longest  # strategies may go round in circles together
    plies = play_on(
        position, [strategy_of(game, one) for one in each], Dealer(Chance(key_of(f"rollout:{seed}"), 0)), most
    )
    return Playout(game, position, plies)


def strategy_of(game: Game, one: Any) -> Strategy | None:
    """A strategy by its name, itself, or that of a bot; None is random moves."""
    if one == "random":
        return None
    if isinstance(one, str):
        found = game.strategies.get(one)
        if found is None:
            known = ", ".join(["random", *game.strategies])
            raise BadOption(f"{game.key} has no strategy {one!r}; there are {known}")
        return found
    strategy: Any = getattr(one, "strategy", one)
    if not isinstance(strategy, Strategy):
        raise BadOption(f"{one!r} is no strategy: give a name, a Strategy, or a bot that follows one")
    return strategy
