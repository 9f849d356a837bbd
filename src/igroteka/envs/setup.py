"""What all environments share: how a match is set up, observed, judged and named."""

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from igroteka import games
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.memory import Memory
from igroteka.engine.observation import BYTE, HIGHEST, Feature, Observer
from igroteka.engine.state import State

VERSION = 0
"""Raised whenever the same environment id would give other observations, moves or rewards than before."""
REWARDS = ("win", "margin")
GROUPS = ("own", "public", "others")
"""What an observation is made of: what concerns oneself, what lies on the table, what is known of each other player.
What is asked, and whom, belongs to every one."""
DTYPES = ("float32", "uint8")

Numbers = npt.NDArray[Any]
"""Floats from 0 to about 1, or counts as they are, in bytes."""
Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def group_of(feature: Feature) -> str:
    """The group that a feature belongs to, by its name and by what it says about itself: "one" is the observer.

    >>> group_of(Feature("hand.copper", 10, "one's own hand")), group_of(Feature("seat2.coins", 15, "coins"))
    ('own', 'others')
    """
    place = feature.name.split(".")[0]
    if place in ("question", "asked"):
        return "asked"
    if re.fullmatch(r"seat\d+", place):
        return "own" if place == "seat0" else "others"
    return "own" if re.search(r"\bone\b", feature.about) else "public"


def chosen_features(observer: Observer, observe: Sequence[str]) -> list[int] | None:
    """The places of the features that are wanted; None for all of them."""
    wanted = [observe] if isinstance(observe, str) else list(observe)
    strange = [each for each in wanted if each not in GROUPS]
    if strange or not wanted:
        raise BadOption(f"observe is made of {', '.join(GROUPS)}; not {observe!r}")
    if set(wanted) == set(GROUPS):
        return None
    return [at for at, each in enumerate(observer.features) if group_of(each) in ("asked", *wanted)]


class Scale:
    """Makes numbers of what an observer wrote, for n seats at once: of all features, or of those that are wanted."""

    def __init__(self, observer: Observer, n: int, chosen: list[int] | None, dtype: str) -> None:
        features = observer.features if chosen is None else [observer.features[at] for at in chosen]
        self.shape = (n, len(observer.features))
        self.chosen = None if chosen is None else np.array(chosen, np.intp)
        self.plain = dtype == "uint8"
        """Whether bytes go over as they are."""
        # A row for each seat, so that numpy has nothing to stretch: that is quicker.
        self.caps = np.array([[min(BYTE, feature.cap) for feature in features]] * n, np.uint8)
        self.factors = np.array([[1 / feature.most for feature in features]] * n, np.float32)
        above = self.caps * self.factors > HIGHEST  # by a rounding error
        self.factors[above] = np.nextafter(self.factors[above], np.float32(0))

        self.capped = np.empty_like(self.caps)

    def fill(self, numbers: Numbers, seen: bytes) -> None:
        """Write the numbers of what was seen, one row after the other."""
        written: Numbers = np.frombuffer(seen, np.uint8).reshape(self.shape)
        if self.chosen is not None:
            written = written.take(self.chosen, axis=1)
        if self.plain:
            numbers[:] = written
            return
        np.minimum(written, self.caps, out=self.capped)
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
        observe: Sequence[str] = GROUPS,
        dtype: Any = "float32",
    ) -> None:
        if illegal not in ("raise", "random"):
            raise BadOption(f"illegal is raise or random, not {illegal!r}")
        if reward not in REWARDS:
            raise BadOption(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        try:
            self.dtype = np.dtype(dtype).name
        except TypeError:
            self.dtype = str(dtype)
        if self.dtype not in DTYPES:
            raise BadOption(f"dtype is one of {', '.join(DTYPES)}, not {dtype!r}")
        self.game: Game = games.find(game)
        self.players, self.options = self.game.read_setup(players, options)
        self.reward = reward
        self.illegal = illegal
        self.observer = self.game.observer(self.players, self.options)
        self.groups = tuple(observe) if not isinstance(observe, str) else (observe,)
        self.chosen = chosen_features(self.observer, observe)
        """The places of the features that are observed; None for all."""
        every = self.observer.names()
        self.names = every if self.chosen is None else [every[at] for at in self.chosen]
        self.size = len(self.names)
        """How many numbers an observation has."""
        self.moves = len(self.game.catalogue)
        self.scale = self.scale_for(1)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (
            self.game.key,
            self.players,
            self.options,
            self.reward,
            self.illegal,
            self.groups,
            self.dtype,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setup":
        return self  # it never changes

    def scale_for(self, n: int) -> Scale:
        """What makes numbers of n observations at once."""
        return Scale(self.observer, n, self.chosen, self.dtype)

    def start(self, seed: int | str) -> Match:
        """A new match."""
        return Match(self.game, self.players, self.options, seed, journal=False)

    def remembers(self, s: State) -> bool:
        """Whether the game has more to remember than its positions show."""
        return type(self.game.memory(s)) is not Memory

    def observe(self, match: Match, seat: int) -> Numbers:
        """What a seat knows, as numbers."""
        return self.numbers(match.state, match.memory, seat)

    def seen(self, s: State, memory: Memory, seat: int) -> bytes:
        """What a seat knows, as its observer writes it."""
        out = BytesWriter()
        self.observer.write(s, memory, seat, out)
        return out.getvalue()

    def numbers(self, s: State, memory: Memory, seat: int) -> Numbers:
        """The same as numbers."""
        numbers: Numbers = np.empty(self.size, self.dtype)
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
