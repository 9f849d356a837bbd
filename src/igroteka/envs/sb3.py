"""Many matches at once for Stable-Baselines3 and its MaskablePPO: a VecEnv over the tables.

    pip install sb3-contrib 'igroteka[envs]'

    from sb3_contrib import MaskablePPO
    from igroteka.envs.sb3 import vec_env

    envs = vec_env("bronze_age", 64, opponents=["novice"])
    MaskablePPO("MultiInputPolicy", envs).learn(100_000)

Stable-Baselines3 is imported when an environment is made; nothing else here needs it. One match at a time needs no
adapter: `gymnasium.make("igroteka/BronzeAge-v0")` has `action_masks()`.
"""

from importlib import import_module
from typing import Any

import numpy as np

from igroteka.engine.errors import BadOption
from igroteka.envs.setup import whole
from igroteka.envs.vector import Seen, TableEnv


def vec_env(game: str, num_envs: int = 64, **kwargs: Any) -> Any:
    """Tables as Stable-Baselines3 wants them; the arguments are those of `TableEnv`."""
    if "autoreset_mode" in kwargs:
        raise BadOption("Stable-Baselines3 wants a new match in the same step: leave out autoreset_mode")
    if "opponents" in kwargs and kwargs["opponents"] is None:
        raise BadOption("Stable-Baselines3 learns for one seat, so the others have opponents; not None")
    try:
        base = import_module("stable_baselines3.common.vec_env").VecEnv
    except ImportError as error:
        raise ImportError("this needs Stable-Baselines3: pip install stable-baselines3") from error
    tables = TableEnv(game, num_envs, **kwargs)
    kind: Any = type("TableVecEnv", (Adapter, base), {})
    return kind(tables)


class Adapter:
    """What a VecEnv of Stable-Baselines3 does, done by tables."""

    def __init__(self, tables: TableEnv) -> None:
        self.tables = tables
        self.render_mode = None
        self.seed_next: int | None = None
        self.actions: Any = None
        start: Any = super().__init__
        start(tables.num_envs, tables.single_observation_space, tables.single_action_space)

    def reset(self) -> Seen:
        """Begin matches at all tables."""
        seen, _ = self.tables.reset(seed=self.seed_next)
        self.seed_next = None
        return seen

    def seed(self, seed: int | None = None) -> list[int | None]:
        """What the next reset begins with."""
        self.seed_next = int(np.random.randint(2**31)) if seed is None else whole(seed, "a seed")
        return [self.seed_next] * self.tables.num_envs

    def step_async(self, actions: Any) -> None:
        """Take the moves."""
        self.actions = actions

    def step_wait(self) -> tuple[Seen, Any, Any, list[dict[str, Any]]]:
        """Play them; how a match ended is in its info, as `terminal_observation`."""
        seen, rewards, over, _, infos = self.tables.step(self.actions)
        told: list[dict[str, Any]] = [{"seat": int(seat)} for seat in infos["seat"]]
        for row in np.flatnonzero(over):
            told[row] |= {
                "terminal_observation": infos["final_obs"][row],
                "TimeLimit.truncated": False,
                "returns": infos["returns"][row],
                "scores": infos["scores"][row],
            }
        return seen, rewards.astype(np.float32), over, told

    def close(self) -> None:
        """End the processes that share the tables."""
        self.tables.close()

    def rows(self, indices: Any) -> list[int]:
        """The tables that are meant."""
        count = self.tables.num_envs
        if indices is None:
            return list(range(count))
        return [int(indices)] if isinstance(indices, (int, np.integer)) else [int(each) for each in indices]

    def has_attr(self, attr_name: str) -> bool:
        """Whether the tables have something of that name."""
        return hasattr(self.tables, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all tables have in common."""
        return [None if attr_name == "render_mode" else getattr(self.tables, attr_name) for _ in self.rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Tables have nothing of their own to set."""
        raise BadOption(f"the tables are one environment: {attr_name} can't be set for some of them")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The masks, which is what MaskablePPO asks for."""
        if method_name != "action_masks":
            raise BadOption(f"the tables answer action_masks, not {method_name}")
        masks = self.tables.action_masks()
        return [masks[row] for row in self.rows(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is wrapped around a table."""
        return [False for _ in self.rows(indices)]
