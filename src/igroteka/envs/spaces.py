"""What Gymnasium wants to know beforehand: what is observed, what can be done; and who sits where."""

import operator
from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from igroteka.bots.base import Chooser, welcome
from igroteka.engine.errors import BadOption, BadStrategy
from igroteka.engine.observation import BYTE, HIGHEST
from igroteka.envs.setup import Setup

Policy = Callable[[Any, Any], Any]
"""A way of playing for many tables at once: observations and masks, a row each, give a move for each row."""
Player = str | Chooser | Policy
"""Who may have another seat."""


def spaces(setup: Setup) -> tuple[Dict, Discrete]:
    """What is observed, and what can be done."""
    plain = setup.dtype == "uint8"
    numbers = Box(0, BYTE, (setup.size,), np.uint8) if plain else Box(0.0, HIGHEST, (setup.size,), np.float32)
    seen = Dict({"observation": numbers, "action_mask": Box(0, 1, (setup.moves,), np.int8)})
    return seen, Discrete(setup.moves)


def chooses(player: Any) -> TypeGuard[Chooser]:
    """Whether this is a bot, ours or another's, and no policy."""
    return callable(getattr(player, "choose", None))


def seated(opponents: Player | Sequence[Player], game: str, players: int) -> list[Player]:
    """Who has the other seats, from one's left neighbour on; one alone has all of them."""
    others = players - 1
    found: list[Any] = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents]
    for each in found:
        if isinstance(each, type) or chooses(each):
            welcome(each, game)
        elif not isinstance(each, str) and not callable(each):
            raise BadStrategy(
                "an opponent is a name, a bot (which has choose(seat)), or a callable on observations and masks; "
                f"not {each!r}"
            )
    came = len(found)
    if came == 1:
        found *= others
    if others and len(found) != others:
        raise BadStrategy(f"opponents are wanted for {others} of {players} seats, and {came} came")
    return found[:others]


def seat_of(seat: Any, players: int) -> int | None:
    """The learner's seat, checked; None if it changes from match to match."""
    if seat is None:
        return None
    try:
        place = operator.index(seat)
    except TypeError:
        place = -1
    if not 0 <= place < players:
        raise BadOption(f"seat is 0 to {players - 1} in a match for {players}, or None to change; not {seat!r}")
    return place


def allowed(moves: Any, masks: Any) -> Any:
    """Which of the moves, one for each row, its mask allows."""
    legal = (moves >= 0) & (moves < masks.shape[1])
    legal[legal] = masks[np.flatnonzero(legal), moves[legal]] == 1
    return legal


def answers(policy: Policy, numbers: Any, masks: Any) -> Any:
    """What a policy plays for each row; it is told if that isn't a legal move for each."""
    moves = np.asarray(policy(numbers, masks))
    if moves.shape != (len(masks),) or not np.issubdtype(moves.dtype, np.integer):
        raise BadStrategy(
            f"a policy that is asked for {len(masks)} moves answers with as many whole numbers; "
            f"{policy!r} gave {moves.dtype} of shape {moves.shape}"
        )
    moves = moves.astype(np.int64)
    legal = allowed(moves, masks)
    if not legal.all():
        raise BadStrategy(f"{policy!r} answered with move {moves[~legal][0]}, which its mask does not allow")
    return moves
