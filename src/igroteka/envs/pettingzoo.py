"""The games for several learners, as PettingZoo environments.

    >>> from igroteka.envs import pettingzoo
    >>> env = pettingzoo.env("village", players=3)
    >>> env.reset(seed=7)
    >>> env.agents, env.metadata["name"]
    (['seat_0', 'seat_1', 'seat_2'], 'igroteka_village_v0')

`env` is the match as it is played: `agent_selection` is whoever is asked. Observations are dicts of a float vector and
an action mask over the game's catalogue of moves. Rewards come when the match ends, to all seats at once, and are 0
before; `setup.Setup.returns` says what they are. With `max_cycles`, a seat that has decided so often is truncated, with
reward 0; random moves are played for it until the others have decided as often, too.

A move that is not legal raises `IllegalMove`; with `illegal="random"` a random legal one is played instead.

`parallel_env` is the same match for the Parallel API: everybody answers in every cycle, and the answers of those who
are not asked don't matter. Where a game asks several at once (Strasbourg's planning), they really answer together.
With `max_cycles`, everybody is truncated after so many cycles.
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Box
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv, aec_registry
from pettingzoo import register as register_with_zoo

from igroteka import games
from igroteka.engine.errors import BadOption
from igroteka.engine.match import Match
from igroteka.envs import pictures
from igroteka.envs.setup import VERSION, Setup, camel, move_number, whole
from igroteka.envs.spaces import spaces

MODES = ["human", "ansi", "rgb_array"]


def env(game: str, players: int | None = None, options: Mapping[str, Any] | None = None, **kwargs: Any) -> "MatchEnv":
    """A match, decision by decision."""
    return MatchEnv(game, players, options, **kwargs)


def parallel_env(
    game: str, players: int | None = None, options: Mapping[str, Any] | None = None, **kwargs: Any
) -> "CycleEnv":
    """A match in which everybody answers in every cycle."""
    return CycleEnv(game, players, options, **kwargs)


def drawn_for(seat: SupportsIndex | None, players: int) -> int | None:
    """Whose view is drawn, checked; None for a spectator."""
    place = None if seat is None else whole(seat, "render_seat")
    if place is not None and place >= players:
        raise BadOption(f"render_seat is 0 to {players - 1} in a match for {players}, or None; not {seat!r}")
    return place


class Seats:
    """What both environments have: the match, its seats as agents, their spaces, and rendering."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "win",
        max_cycles: SupportsIndex | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        render_seat: SupportsIndex | None = None,
    ) -> None:
        self.setup = setup = Setup(game, players, options, reward, illegal)
        self.max_cycles = None if max_cycles is None else whole(max_cycles, "max_cycles", 1)
        self.render_mode = pictures.known(render_mode, MODES)
        self.render_seat = drawn_for(render_seat, setup.players)
        """Whose view is drawn; none is a spectator's."""
        self.metadata = {
            "name": f"igroteka_{game}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, gymnasium.Space[Any]] = {}
        self.action_spaces: dict[str, gymnasium.Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent], self.action_spaces[agent] = spaces(setup)
        seen: Any = self.observation_spaces[self.possible_agents[0]]
        numbers: Box = seen["observation"]
        both = (numbers.low.tolist() * setup.players, numbers.high.tolist() * setup.players)
        self.all_known = Box(np.array(both[0], np.float32), np.array(both[1], np.float32), dtype=np.float32)
        self.match: Match | None = None
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """What an agent observes."""
        self.seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """What an agent can do."""
        self.seat_of(agent)
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        if agent not in self.possible_agents:
            raise BadOption(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def begin(self, seed: SupportsIndex | None) -> Match:
        """A new match."""
        if self.random is None or seed is not None:
            self.random, _ = seeding.np_random(None if seed is None else whole(seed, "a seed"))
        self.match = self.setup.start(int(self.random.integers(2**32)))
        self.agents = list(self.possible_agents)
        return self.match

    def playing(self) -> Match:
        """The match."""
        if self.match is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self.match

    def play(self, seat: int, action: Any) -> None:
        """An agent's move, or what stands for it."""
        match = self.playing()
        assert self.random is not None
        match.play(self.setup.judged(match, seat, move_number(action), self.random), seat)

    def seen(self, seat: int) -> dict[str, Any]:
        """What a seat knows, and what it may do now; nothing if it isn't asked."""
        match = self.playing()
        return {"observation": self.setup.observe(match, seat), "action_mask": self.setup.mask(match, seat)}

    @property
    def state_space(self) -> gymnasium.Space[Any]:
        """What `state` gives."""
        return self.all_known

    def state(self) -> Any:
        """What all seats know together, one after the other: for training that sees more than the players do."""
        match = self.playing()
        return np.concatenate([self.setup.observe(match, seat) for seat in range(match.players)])

    def returns(self) -> dict[str, float]:
        """What the match was worth, once it is over."""
        match = self.playing()
        worth = self.setup.returns(match.state) if match.over else [0.0] * match.players
        return dict(zip(self.possible_agents, worth, strict=True))

    def render(self) -> Any:
        """The board, as text, as a picture, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("this environment was made without a render_mode")
            return None
        return pictures.render(self.playing(), self.render_seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class MatchEnv(Seats, AECEnv[str, dict[str, Any], Any]):
    """A match, decision by decision."""

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        match = self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decided = dict.fromkeys(self.agents, 0)
        """How often each seat has decided."""
        self.agent_selection = self.possible_agents[match.to_act[0]]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen(self.seat_of(agent))

    def last(self, observe: bool = True) -> Any:
        self.playing()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        self.playing()  # or nobody would be asked, without a word
        return super().agent_iter(max_iter)

    def step(self, action: Any) -> None:
        self.playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.decided[agent] += 1
        self.truncations[agent] = self.decided[agent] == self.max_cycles
        self.select()
        returns = self.returns()
        for each in self.agents:
            self.rewards[each] = 0.0 if self.truncations[each] else returns[each]
        self._accumulate_rewards()
        self._deads_step_first()

    def select(self) -> None:
        """Who decides next; those who have left the match are played for."""
        match = self.playing()
        assert self.random is not None
        while not match.over and not all(self.truncations.values()):
            seat = match.to_act[0]
            self.agent_selection = self.possible_agents[seat]
            if not self.truncations.get(self.agent_selection, True):
                return
            match.play(int(self.random.choice(match.legal(seat))), seat)
        if match.over:
            for each in self.agents:
                seat = self.possible_agents.index(each)
                self.terminations[each] = not self.truncations[each]
                self.infos[each] = {"score": match.scores[seat], "won": seat in match.winners}


class CycleEnv(Seats, ParallelEnv[str, dict[str, Any], Any]):
    """A match in which everybody answers in every cycle."""

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.cycles = 0
        return self.all_seen(), self.asked()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        match = self.playing()
        asked = match.to_act
        for seat in asked:  # all answers are looked at before one is played: a refusal leaves everything as it was
            self.check(seat, actions)
        for seat in asked:
            if seat in match.to_act:
                self.play(seat, actions[self.possible_agents[seat]])
        self.cycles += 1
        cut = not match.over and self.max_cycles is not None and self.cycles >= self.max_cycles
        found = (
            self.all_seen(),
            self.returns(),
            dict.fromkeys(self.agents, match.over),
            dict.fromkeys(self.agents, cut),
            self.asked(),
        )
        if match.over or cut:
            self.agents = []
        return found

    def check(self, seat: int, actions: dict[str, Any]) -> None:
        """Refuse what is no answer of a seat that is asked."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise BadOption(f"{agent} is asked, and no move came for it; moves came for {list(actions)}")
        move, match = move_number(actions[agent]), self.playing()
        if self.setup.illegal == "raise" and move not in match.legal(seat):
            match.play(move, seat)  # says why not

    def all_seen(self) -> dict[str, dict[str, Any]]:
        """What everybody knows."""
        return {agent: self.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def asked(self) -> dict[str, dict[str, Any]]:
        """Whose answer matters in the next cycle."""
        match = self.playing()
        return {agent: {"asked": seat in match.to_act} for seat, agent in enumerate(self.possible_agents)}


def register() -> None:
    """Make every game known to PettingZoo as `igroteka/<Game>-v0`, in both APIs."""
    for key in games.known():
        name = f"igroteka/{camel(key)}-v{VERSION}"
        if name not in aec_registry:
            register_with_zoo("aec", name, "igroteka.envs.pettingzoo:env", kwargs={"game": key})
            register_with_zoo("parallel", name, "igroteka.envs.pettingzoo:parallel_env", kwargs={"game": key})


register()
