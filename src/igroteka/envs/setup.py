"""What all environments share: how a match is set up, observed, judged and named."""

import operator
import re
from collections.abc import Iterable, Mapping, Sequence
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
from igroteka.envs.batch import margins, shares

VERSION = 0
"""Raised whenever the same environment id would give other observations, moves or rewards than before."""
REWARDS = ("win", "margin")
GROUPS = ("own", "public", "others", "remembered")
"""What an observation is made of: what concerns oneself, what lies on the table, what is seen of each other player, and
what only whoever has followed the match could know. What is asked, and whom, belongs to every one."""
DTYPES = ("float32", "uint8")

Numbers = npt.NDArray[Any]
"""Floats from 0 to about 1, or counts as they are, in bytes."""
Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def group_of(observer: Observer, feature: Feature) -> str:
    """The group that a feature belongs to, by its name and by what it says about itself: "one" is the observer.

    >>> observer = games.find("dominion").observer(2, {"kingdom": "first-game"})
    >>> here = dict(zip(observer.names(), observer.features, strict=True))
    >>> [group_of(observer, here[name]) for name in ("hand.gold", "supply.gold", "seat1.turns", "seat1.in_hand.gold")]
    ['own', 'public', 'others', 'remembered']
    """
    place = feature.name.split(".")[0]
    if place in ("question", "asked"):
        return "asked"
    if observer.recalls(feature.name):
        return "remembered"
    if re.fullmatch(r"seat\d+", place):
        return "own" if place == "seat0" else "others"
    return "own" if re.search(r"\bone\b", feature.about) else "public"


def whole(given: Any, name: str, least: int = 0) -> int:
    """A whole number of any kind, numpy's too; BadOption if it is none, or too small."""
    try:
        number = operator.index(given)
    except TypeError:
        number = least - 1
    if number < least:
        raise BadOption(f"{name} is a whole number, {least} or more; not {given!r}")
    return number


def move_number(given: Any) -> int:
    """A move, by an integer of any kind."""
    try:
        return operator.index(given)
    except TypeError:
        raise TypeError(f"a move is a whole number, not {given!r}") from None


def flag(given: Any, name: str) -> bool:
    """True or False; BadOption for what Python would only take for one of them."""
    if not isinstance(given, (bool, np.bool_)):
        raise BadOption(f"{name} is True or False, not {given!r}")
    return bool(given)


def chosen_features(observer: Observer, observe: Sequence[str]) -> list[int] | None:
    """The places of the features that are wanted, None for all that the observer then writes."""
    if not isinstance(observe, Iterable):
        raise BadOption(f"observe is made of {', '.join(GROUPS)}; not {observe!r}")
    wanted = [observe] if isinstance(observe, str) else list(observe)
    strange = [each for each in wanted if each not in GROUPS]
    if strange or not wanted:
        raise BadOption(f"observe is made of {', '.join(GROUPS)}; not {observe!r}")
    if observer.can_leave_out_others() and not {"others", "remembered"} & set(wanted):
        groups = [group_of(observer, each) for each in observer.features]
        observer.leave_out_others([at for at, group in enumerate(groups) if group in ("asked", "own", "public")])
    chosen = [at for at, each in enumerate(observer.features) if group_of(observer, each) in ("asked", *wanted)]
    return None if len(chosen) == len(observer.features) else chosen


def runs_of(chosen: list[int]) -> list[tuple[slice, slice]]:
    """Features that stand side by side, as slices: where they are among all, and where among the chosen.

    >>> runs_of([0, 1, 2, 7, 8])
    [(slice(0, 3, None), slice(0, 3, None)), (slice(7, 9, None), slice(3, 5, None))]
    """
    runs = []
    begin = 0
    for at in range(1, len(chosen) + 1):
        if at == len(chosen) or chosen[at] != chosen[at - 1] + 1:
            runs.append((slice(chosen[begin], chosen[at - 1] + 1), slice(begin, at)))
            begin = at
    return runs


class Scale:
    """Makes numbers of what an observer wrote, for n seats at once: of all features, or of those that are wanted."""

    def __init__(self, observer: Observer, n: int, chosen: list[int] | None, dtype: str) -> None:
        features = observer.features if chosen is None else [observer.features[at] for at in chosen]
        self.n = n
        self.size = len(observer.features)
        self.runs = None if chosen is None else runs_of(chosen)
        self.dtype = dtype
        self.plain = dtype == "uint8"
        """Whether bytes go over as they are."""
        # A row for each seat, so that numpy has nothing to stretch: that is quicker.
        self.caps = np.array([[min(BYTE, feature.cap) for feature in features]] * n, np.uint8)
        self.factors = np.array([[1 / feature.most for feature in features]] * n, np.float32)
        above = self.caps * self.factors > HIGHEST  # by a rounding error
        self.factors[above] = np.nextafter(self.factors[above], np.float32(0))

        self.capped = np.empty_like(self.caps)
        self.picked = np.empty_like(self.caps)
        """Where what is wanted of each row is put side by side."""

    def numbers(self, seen: bytes) -> Numbers:
        """The numbers of what was seen, in an array of their own."""
        if self.plain and self.runs is None:
            return np.ndarray((len(seen) // self.size, self.size), np.uint8, bytearray(seen))
        numbers: Numbers = np.empty((len(seen) // self.size, self.caps.shape[1]), self.dtype)
        self.fill(numbers, seen)
        return numbers

    def fill(self, numbers: Numbers, seen: bytes) -> None:
        """Write the numbers of what was seen, one row after the other: of n seats, or of fewer."""
        rows = len(numbers)
        written: Numbers = np.frombuffer(seen, np.uint8).reshape(rows, self.size)
        if self.runs is not None:
            picked = numbers if self.plain else self.picked[:rows]
            for place, among in self.runs:
                picked[:, among] = written[:, place]
            written = picked
        if self.plain:
            if written is not numbers:
                numbers[:] = written
            return
        few = rows < self.n
        capped = self.capped[:rows] if few else self.capped
        np.minimum(written, self.caps[:rows] if few else self.caps, out=capped)
        np.copyto(numbers, capped)
        numbers *= self.factors[:rows] if few else self.factors


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
        self.chosen = chosen_features(self.observer, observe)
        """The places of the features that are observed; None for all."""
        self.groups = tuple(observe) if not isinstance(observe, str) else (observe,)
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

    def remembers(self) -> bool:
        """Whether the game has more to remember than its positions show."""
        return type(self.game.memory(self.start(0).state)) is not Memory

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
        scores = self.game.scores(s)
        if self.reward == "win" and s.players > 1:
            return shares(s.players, self.game.best(s, scores)), scores
        return margins(scores, self.game.lead), scores


def camel(key: str) -> str:
    """A game's key as environment ids are written.

    >>> camel("my_village")
    'MyVillage'
    """
    return "".join(part.capitalize() for part in key.split("_"))
