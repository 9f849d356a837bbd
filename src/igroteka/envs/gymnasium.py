"""One seat against bots, as a Gymnasium environment; and many matches at once, as a vector environment.

    >>> import gymnasium, igroteka.envs
    >>> env = gymnasium.make("igroteka/Dominion-v0", opponents=["regular"])
    >>> seen, info = env.reset(seed=7)
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((307,), 5)

The reward comes with the move that ends the match, and is 0 before; `setup.Setup.returns` says what it is. Gymnasium's
own tools know nothing of masks, so for a move that is not legal a random legal one is played, and `info["illegal"]`
says so; with `illegal="raise"` it raises `IllegalMove` instead.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from igroteka import games
from igroteka.bots import USUAL, Bot, bot
from igroteka.engine.errors import BadStrategy
from igroteka.engine.match import Match
from igroteka.engine.observation import HIGHEST
from igroteka.envs import pictures
from igroteka.envs.batch import first_illegal
from igroteka.envs.crew import Crew, Order
from igroteka.envs.setup import VERSION, Setup, camel

Seen = dict[str, Any]
Info = dict[str, Any]


def spaces(setup: Setup) -> tuple[Dict, Discrete]:
    """What is observed, and what can be done."""
    seen = Dict(
        {
            "observation": Box(0.0, HIGHEST, (setup.size,), np.float32),
            "action_mask": Box(0, 1, (setup.moves,), np.int8),
        }
    )
    return seen, Discrete(setup.moves)


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of a match; bots have the others.

    `opponents` are bots, or their names, from one's left neighbour on; one alone plays all other seats. Without `seat`
    one sits elsewhere in each match.
    """

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: Sequence[str | Bot] = (USUAL,),
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "random",
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, players, options, reward, illegal)
        self.observation_space, self.action_space = spaces(self.setup)
        self.opponents = seated(opponents, self.setup.players)
        self.bots: list[Bot] = []
        self.fixed_seat = seat
        self.seat = 0
        self.match: Match | None = None
        self.render_mode = pictures.known(render_mode, self.metadata["render_modes"])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        setup = self.setup
        number = int(self.np_random.integers(2**32))
        players = setup.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        self.match = setup.start(number)
        self.bots = self.invited()
        self.wait()
        if self.match.over:
            return self.reset()
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        match = self.playing()
        move = self.setup.judged(match, self.seat, int(action), self.np_random)
        match.play(move, self.seat)
        self.wait()
        reward = self.setup.returns(match.state)[self.seat] if match.over else 0.0
        return self.seen(), reward, match.over, False, {**self.info(), "illegal": move != action}

    def wait(self) -> None:
        """Let the bots play until this seat is asked."""
        match = self.playing()
        while not match.over and self.seat not in match.to_act:
            other = match.to_act[0]
            player = self.bots[(other - self.seat) % match.players - 1]
            match.play(player.choose(match.seat(other)), other)

    def invited(self) -> list[Bot]:
        """The bots, those that were named made for this match."""
        key, seed = self.setup.game.key, self.playing().seed
        return [
            bot(key, each, seed=f"{seed}:{place}") if isinstance(each, str) else each
            for place, each in enumerate(self.opponents)
        ]

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots, who are invited anew."""
        return {**self.__dict__, "bots": []}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content)
        if self.match is not None:
            self.bots = self.invited()

    def playing(self) -> Match:
        """The match."""
        if self.match is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self.match

    def seen(self) -> Seen:
        """What the seat knows, and what it may do."""
        match = self.playing()
        return {
            "observation": self.setup.observe(match, self.seat),
            "action_mask": self.setup.mask(match, self.seat),
        }

    def info(self) -> Info:
        """Which seat it is, and everybody's points once the match is over."""
        match = self.playing()
        info: Info = {"seat": self.seat, "ply": match.ply}
        if match.over:
            info |= {"scores": match.scores, "winners": match.winners}
        return info

    def render(self) -> Any:
        return pictures.render(self.playing(), self.seat, self.render_mode)


def seated(opponents: Sequence[str | Bot], players: int) -> list[str | Bot]:
    """Who has the other seats, from one's left neighbour on."""
    others = players - 1
    found = list(opponents)
    if len(found) == 1:
        found *= others
    if others and len(found) != others:
        raise BadStrategy(f"there are {others} other seats, and {len(opponents)} opponents came")
    return found[:others]


class TableEnv(VectorEnv[Seen, Any, Any]):
    """Many matches of one game, stepped at once by the compiled engine.

    Opponents are named strategies or `random`. Without any, all seats are learned for: an observation is that of
    whoever is asked (`infos["seat"]`). A move without an alternative is played by itself, the learner's too; with
    `skip_forced=False` it is asked for. A match that ends is followed by a new one in the same step (Gymnasium's
    `SAME_STEP`): the reward and `terminated` belong to the old match, the observation to the new one, and
    `infos["returns"]` has what the old one was worth to each seat.

    With `workers`, so many processes share the tables, this one among them; what is played is the same. As with all
    spawned processes, a script that asks for them must be importable (`if __name__ == "__main__":`).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: Sequence[str] | None = ("random",),
        seat: int | None = None,
        reward: str = "win",
        skip_forced: bool = True,
        workers: int = 1,
    ) -> None:
        self.setup = setup = Setup(game, players, options, reward)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([setup.moves] * num_envs)
        others = None if opponents is None else seated(opponents, setup.players)
        self.crew = Crew(Order(setup, others, seat, skip_forced), num_envs, workers)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self.crew.run(str(int(self.np_random.integers(2**32))))
        return self.seen(), self.info()

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, Info]:
        if self.crew.halfway:
            raise RuntimeError("the last step was broken off halfway; reset the environment to go on")
        sheet = self.crew.sheet
        sheet.moves[:] = actions
        self.judge()
        self.crew.run()
        cut = np.zeros(self.num_envs, np.bool_)
        return self.seen(), sheet.rewards.copy(), sheet.over.copy(), cut, self.info()

    def judge(self) -> None:
        """If a move is not legal, nothing is played."""
        sheet = self.crew.sheet
        table = first_illegal(sheet.moves.tolist(), sheet.mask.tobytes(), self.setup.moves)
        if table >= 0:
            raise ValueError(f"move {sheet.moves[table]} is not legal at table {table}")

    def seen(self) -> Seen:
        """What the seats that are asked know, and what they may do."""
        sheet = self.crew.sheet
        return {"observation": sheet.observations(), "action_mask": sheet.mask.copy()}

    def info(self) -> Info:
        """Who is asked; and of the matches that ended, what they were worth, their points and their length."""
        sheet = self.crew.sheet
        info: Info = {"seat": sheet.seats.copy()}
        if sheet.over.any():
            for key, column in (("returns", sheet.returns), ("scores", sheet.scores), ("ply", sheet.plies)):
                info[key] = column.copy()
                info[f"_{key}"] = sheet.over.copy()
        return info

    def close_extras(self, **kwargs: Any) -> None:
        self.crew.close()


def make_vec(num_envs: int = 1, **kwargs: Any) -> TableEnv:
    """What `gymnasium.make_vec` calls."""
    kwargs.pop("render_mode", None)
    return TableEnv(num_envs=num_envs, **kwargs)


def register() -> None:
    """Make every game known to Gymnasium as `igroteka/<Game>-v0`."""
    for key in games.known():
        name = f"igroteka/{camel(key)}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="igroteka.envs.gymnasium:SeatEnv",
                vector_entry_point="igroteka.envs.gymnasium:make_vec",
                kwargs={"game": key},
            )
