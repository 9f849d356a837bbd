"""Many matches of one game at once, as a Gymnasium vector environment.

>>> import gymnasium, igroteka.envs
>>> envs = gymnasium.make_vec("igroteka/BronzeAge-v0", num_envs=8)
>>> seen, infos = envs.reset(seed=7)
>>> seen["observation"].shape, envs.unwrapped.action_masks().shape
((8, 185), (8, 231))
"""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from igroteka.bots import USUAL
from igroteka.engine.chance import key_of
from igroteka.engine.errors import BadOption, IllegalMove
from igroteka.envs.batch import (
    DISABLED,
    HOLD,
    NEXT_STEP,
    SAME_STEP,
    Finished,
    first_illegal,
    number_of,
    results_of,
    rewards_of,
)
from igroteka.envs.crew import Beginnings, Crew, Order
from igroteka.envs.setup import GROUPS, Setup, flag, whole
from igroteka.envs.spaces import Player, allowed, answers, chooses, seat_of, seated, spaces

Seen = dict[str, Any]
Info = dict[str, Any]
MODES = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: DISABLED,
}


class TableEnv(VectorEnv[Seen, Any, Any]):
    """Many matches of one game, stepped at once by the compiled engine.

    The arguments are those of `SeatEnv`, with the same defaults. Opponents are named strategies, `random`, `novice`,
    files with priority lists, or policies: callables that answer observations and masks of many tables, a row each,
    with a move for each. With `opponents=None` all seats are learned for: an observation is that of whoever is asked
    (`infos["seat"]`).

    A match that ends is followed by a new one in the same step (`autoreset_mode=AutoresetMode.SAME_STEP`): the reward
    and `terminated` belong to the old match, the observation to the new one; `infos["final_obs"]` and
    `infos["final_info"]` have how the old one ended, `infos["returns"]` what it was worth to each seat. With
    `NEXT_STEP` the step shows the end, and the next one begins a new match, whatever is played; with `DISABLED`
    `reset(options={"reset_mask": ...})` does.

    With `workers`, so many processes share the tables, this one among them; what is played is the same. As with all
    spawned processes, a script that asks for them must be importable (`if __name__ == "__main__":`).
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: Player | Sequence[Player] | None = (USUAL,),
        seat: SupportsIndex | None = None,
        reward: str = "win",
        illegal: str = "random",
        skip_forced: bool = True,
        observe: Sequence[str] = GROUPS,
        dtype: Any = "float32",
        workers: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        num_envs = whole(num_envs, "num_envs", 1)
        self.setup = setup = Setup(game, players, options, reward, illegal, observe, dtype)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([setup.moves] * num_envs)
        mode = mode_of(autoreset_mode)
        self.autoreset = MODES[mode]
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        others = None if opponents is None else seated(opponents, setup.game.key, setup.players)
        place = seat_of(seat, setup.players)
        if others is None and place is not None:
            raise BadOption("without opponents all seats are learned for, so there is no `seat` to choose")
        self.policies: dict[int, Any] = {
            place: each for place, each in enumerate(others or [], 1) if not isinstance(each, str) and not chooses(each)
        }
        """The opponents that answer for many tables at once, by their place at the table."""
        order = Order(setup, others, place, flag(skip_forced, "skip_forced"), self.autoreset)
        self.crew = Crew(order, num_envs, whole(workers, "workers"))
        self.begun = False
        self.ended = np.zeros(num_envs, np.bool_)
        """Where a match is over and none has begun since."""
        self.finished: list[Finished] = []
        """The matches that the last step has ended."""

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Begin matches: at all tables, or with `options={"reset_mask": ...}` at some.

        A `seed` is a number, or one for each table; then a table's matches are known by its own seed alone.
        """
        self.check_open()
        if not isinstance(options, dict | None):
            raise BadOption(f"a reset's options are a dict, not {options!r}")
        asked = dict(options or {})
        chosen = self.masked(asked.pop("reset_mask", None))
        if asked:
            raise BadOption(f"a reset has the option reset_mask, not {', '.join(asked)}")
        if not chosen.all() and (not self.begun or self.crew.halfway):
            raise gymnasium.error.ResetNeeded("reset all tables first")
        self.run(b"", self.beginnings(seed, chosen))
        self.begun = True
        self.ended[chosen] = False
        return self.seen(), self.info()

    def masked(self, mask: Any) -> Any:
        """At which tables matches are to begin."""
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise BadOption(f"reset_mask is an array of {self.num_envs} bools, not {mask!r}")
        if not mask.any():
            raise BadOption("reset_mask is False everywhere: there is nothing to reset")
        return mask

    def beginnings(self, seed: Any, chosen: Any) -> Beginnings:
        """What the seeds of the matches begin with at each table, and where its learner sits down first."""
        n = self.num_envs
        places = list(range(n))
        if isinstance(seed, (list, tuple, range, np.ndarray)):
            if len(seed) != n:
                raise BadOption(f"there are {n} tables, and {len(seed)} seeds came")
            bases = [str(self.draw() if each is None else whole(each, "a seed")) for each in seed]
            places = [key_of(f"place:{base}")[0] % self.setup.players for base in bases]
        elif seed is None and not chosen.all():
            bases = [""] * n
        else:
            super().reset(seed=None if seed is None else whole(seed, "a seed"))
            common = self.draw()
            bases = [f"{common}:{number}" for number in range(n)]
        return [base if wanted else None for base, wanted in zip(bases, chosen, strict=True)], places

    def draw(self) -> int:
        """A number for seeds."""
        return int(self.np_random.integers(2**32))

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, Info]:
        self.check_open()
        if not self.begun:
            raise gymnasium.error.ResetNeeded("call reset() first")
        if self.crew.halfway:
            raise RuntimeError("the last step was broken off halfway; reset the environment to go on")
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,):
            raise ValueError(f"there are {self.num_envs} tables, and moves came in the shape {moves.shape}")
        if moves.dtype.kind not in "iu":
            raise TypeError(f"moves are whole numbers, not {moves.dtype}")
        if self.autoreset == DISABLED and self.ended.any():
            tables = ", ".join(map(str, np.flatnonzero(self.ended)))
            raise gymnasium.error.ResetNeeded(f"the match is over at table {tables}; reset with a reset_mask")
        sent, instead = self.judge(moves.astype(np.int64))
        self.run(sent)
        n = self.num_envs
        if self.finished:
            told = bytearray(rewards_of(self.finished, n))
            rewards, over = np.ndarray(n, np.float64, told), np.ndarray(n, np.bool_, told, 8 * n)
        else:
            rewards, over = np.zeros(n), np.zeros(n, np.bool_)
        if self.autoreset != SAME_STEP:
            self.ended = over.copy()
        info = self.info()
        info["illegal"] = instead
        return self.seen(), rewards, over, np.zeros(n, np.bool_), info

    def judge(self, moves: Any) -> tuple[bytes, Any]:
        """What is played, and where that is a random move since the one that came isn't legal; or it raises."""
        instead = np.zeros(self.num_envs, np.bool_)
        sent = moves.tobytes()
        masks = self.crew.masks
        if self.autoreset != SAME_STEP and self.ended.any():  # what comes for these tables doesn't matter
            mask = self.crew.mask()
            moves[self.ended] = 0
            mask[self.ended, 0] = 1
            masks, sent = mask.tobytes(), moves.tobytes()
        table = first_illegal(sent, masks, self.setup.moves)
        if table < 0:
            return sent, instead
        if self.setup.illegal == "raise":
            move = int(moves[table])
            names = self.setup.game.catalogue.names
            name = names[move] if 0 <= move < len(names) else f"there are 0 to {len(names) - 1}"
            raise IllegalMove(f"move {move} ({name}) is not legal at table {table}: its action_mask says which are")
        mask = np.frombuffer(masks, np.int8).reshape(self.num_envs, -1)
        instead[:] = ~allowed(moves, mask)
        for row in np.flatnonzero(instead):
            moves[row] = self.np_random.choice(np.flatnonzero(mask[row]))
        return moves.tobytes(), instead

    def run(self, moves: bytes, beginnings: Beginnings | None = None) -> None:
        """Play, until the learner is asked at each table; policies answer for all tables that wait for them."""
        crew = self.crew
        crew.run(moves, beginnings)
        self.finished = crew.finished()
        while self.policies and (asked := crew.asked()).any():
            numbers, mask = crew.observations(), crew.mask()
            answered = np.full(self.num_envs, HOLD)
            for place, policy in self.policies.items():
                rows = np.flatnonzero(asked == place)
                if rows.size:
                    answered[rows] = answers(policy, numbers[rows], mask[rows])
            crew.run(answered.tobytes())
            self.finished = sorted(self.finished + crew.finished(), key=number_of)

    def seen(self) -> Seen:
        """What the seats that are asked know, and what they may do."""
        return {"observation": self.crew.observations(), "action_mask": self.crew.mask()}

    def action_masks(self) -> Any:
        """True for each move that is legal now, a row for each table, as MaskablePPO asks for it."""
        self.check_open()
        if not self.begun:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self.crew.mask().view(np.bool_)

    def info(self) -> Info:
        """Who is asked; and of the matches that ended, what they were worth, their points and their length."""
        info: Info = {"seat": self.crew.seats()}
        if not self.finished:
            return info
        n, players = self.num_envs, self.setup.players
        told = bytearray(results_of(self.finished, n, players))
        at = 8 * n * players
        over = np.zeros(n, np.bool_)
        over[[each.table for each in self.finished]] = True
        ended: Info = {
            "returns": np.ndarray((n, players), np.float64, told),
            "scores": np.ndarray((n, players), np.int64, told, at),
            "ply": np.ndarray(n, np.int64, told, 2 * at),
            "_returns": over,
            "_scores": over,
            "_ply": over,
        }
        info |= ended
        if self.autoreset == SAME_STEP:
            seats = np.ndarray(n, np.uint8, told, 2 * at + 8 * n)
            info["final_info"] = {"seat": seats, "_seat": over, **ended}
            info["final_obs"] = self.final()
            info["_final_info"] = info["_final_obs"] = over
        return info

    def final(self) -> Any:
        """What the learners saw when their matches ended, and None where none has: so Gymnasium's own has it."""
        found = np.empty(self.num_envs, object)
        numbers = self.crew.scale.numbers(b"".join([each.last for each in self.finished]))
        masks = np.zeros((len(numbers), self.setup.moves), np.int8)
        for number, each in enumerate(self.finished):
            found[each.table] = {"observation": numbers[number], "action_mask": masks[number]}
        return found

    def check_open(self) -> None:
        """Nothing is played any more once the other processes have gone home."""
        if self.closed:
            raise gymnasium.error.ClosedEnvironmentError("this environment is closed; make another")

    def close_extras(self, **kwargs: Any) -> None:
        self.crew.close()

    def __reduce__(self) -> Any:
        raise TypeError("many tables can't be copied or pickled: make them anew, with the same arguments and seed")


def mode_of(given: AutoresetMode | str) -> AutoresetMode:
    """When new matches begin, as Gymnasium names it."""
    for mode in MODES:
        if given in (mode, mode.value, mode.name, mode.name.lower()):
            return mode
    known = ", ".join(mode.name for mode in MODES)
    raise BadOption(f"autoreset_mode is one of {known}, not {given!r}")
