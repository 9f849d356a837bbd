"""What all environments share: how a match is set up, observed, judged and named."""

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from igroteka import games
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.memory import Memory
from igroteka.engine.observation import BYTE, HIGHEST, Observer
from igroteka.engine.state import State

VERSION = 0
"""Raised whenever the same environment id would give other observations, moves or rewards than before."""
REWARDS = ("win", "margin")

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Scale:
    """Makes numbers of what an observer wrote, for n seats at once."""

    def __init__(self, observer: Observer, n: int) -> None:
        # A row for each seat, so that numpy has nothing to stretch: that is quicker.
        self.caps = np.array([[min(BYTE, feature.cap) for feature in observer.features]] * n, np.uint8)
        self.factors = np.array([[1 / feature.most for feature in observer.features]] * n, np.float32)
        above = self.caps * self.factors > HIGHEST  # by a rounding error
        self.factors[above] = np.nextafter(self.factors[above], np.float32(0))

        self.capped = np.empty_like(self.caps)

    def fill(self, numbers: Floats, seen: bytes) -> None:
        """Write the numbers of what was seen, one row after the other."""
        np.minimum(np.frombuffer(seen, np.uint8).reshape(self.caps.shape), self.caps, out=self.capped)
        np.copyto(numbers, self.capped)
        numbers *= self.factors


class Setup:
    """A game with seat count, options and reward, all checked."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        illegal: str = "raise",
    ) -> None:
        if illegal not in ("raise", "random"):
            raise BadOption(f"illegal is raise or random, not {illegal!r}")
        if reward not in REWARDS:
            raise BadOption(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.game: Game = games.find(game)
        self.players, self.options = self.game.read_setup(players, options)
        self.reward = reward
        self.illegal = illegal
        self.observer = self.game.observer(self.players, self.options)
        self.names = self.observer.names()
        self.size = self.observer.size
        self.moves = len(self.game.catalogue)
        self.scale = Scale(self.observer, 1)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game.key, self.players, self.options, self.reward, self.illegal)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setup":
        return self  # it never changes

    def start(self, seed: int | str) -> Match:
        """A new match."""
        return Match(self.game, self.players, self.options, seed, journal=False)

    def remembers(self, s: State) -> bool:
        """Whether the game has more to remember than its positions show."""
        return type(self.game.memory(s)) is not Memory

    def observe(self, match: Match, seat: int) -> Floats:
        """What a seat knows, as numbers."""
        return self.numbers(match.state, match.memory, seat)

    def seen(self, s: State, memory: Memory, seat: int) -> bytes:
        """What a seat knows, as its observer writes it."""
        out = BytesWriter()
        self.observer.write(s, memory, seat, out)
        return out.getvalue()

    def numbers(self, s: State, memory: Memory, seat: int) -> Floats:
        """The same as numbers."""
        numbers: Floats = np.empty(self.size, np.float32)
        self.scale.fill(numbers[None], self.seen(s, memory, seat))
        return numbers

    def judged(self, match: Match, seat: int, move: int, chance: np.random.Generator) -> int:
        """The move, or what is played in place of one that isn't legal; `Match.play` raises if nothing is."""
        if self.illegal == "raise" or move in (legal := match.legal(seat)) or not legal:
            return move
        return legal[int(chance.integers(len(legal)))]

    def mask(self, match: Match, seat: int) -> Mask:
        """1 for each move that the seat may play now."""
        mask = np.zeros(self.moves, np.int8)
        mask[match.legal(seat)] = 1
        return mask

    def returns(self, s: State) -> list[float]:
        """What a finished match was worth to each seat; see `result`."""
        return self.result(s)[0]

    def result(self, s: State) -> tuple[list[float], list[int]]:
        """What a finished match was worth to each seat, from -1 to 1, and everybody's points.

        `win`: 1 is shared among the winners, and those who lost pay for it, so it all sums to 0. `margin`: by how many
        points one is ahead of the best of the others, bent so that ten points are about a half. Who plays alone has
        nobody to beat, so there both are one's own points, bent likewise.
        """
        players = s.players
        scores = self.game.scores(s)
        if self.reward == "win" and players > 1:
            winners = self.game.best(s, scores)
            worth = players / (players - 1)
            return [worth * ((seat in winners) / len(winners) - 1 / players) for seat in range(players)], scores
        found = []
        for seat in range(players):
            others = [score for other, score in enumerate(scores) if other != seat] or [0]
            found.append(math.tanh((scores[seat] - max(others)) / (2 * self.game.lead)))
        return found, scores


def camel(key: str) -> str:
    """A game's key as environment ids are written.

    >>> camel("my_village")
    'MyVillage'
    """
    return "".join(part.capitalize() for part in key.split("_"))
