"""PettingZoo's own tests, on every game and seat count; and what it doesn't test: copies, pickles, rewards."""

import copy
import pickle
import sys
import warnings
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test

import igroteka
from igroteka import games
from igroteka.engine.chance import Chance, key_of
from igroteka.envs import pettingzoo
from igroteka.envs.setup import camel
from tests.envs.tables import EVERY_TABLE, GAMES

every_table = pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
every_game = pytest.mark.parametrize("game", GAMES)


DICTS_SURPRISE = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""PettingZoo's test says so of every dict, but for those of its own games, which it knows by name."""


@every_table
def test_api(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game, players), num_cycles=40)
    assert {str(warning.message) for warning in caught} == DICTS_SURPRISE


@every_table
def test_seeds(game: str, players: int) -> None:
    seed_test(partial(pettingzoo.env, game, players), num_cycles=20)


@every_game
def test_the_parallel_api(game: str) -> None:
    """As the documentation says it is called."""
    parallel_api_test(pettingzoo.parallel_env(game, illegal="random"), num_cycles=30)
    parallel_seed_test(partial(pettingzoo.parallel_env, game, illegal="random"), num_cycles=10)


@every_table
def test_state(game: str, players: int) -> None:
    """PettingZoo's own test; it plays without looking at masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        both = (make(game, players, illegal="random") for make in (pettingzoo.env, pettingzoo.parallel_env))
        state_test(*both, num_cycles=5)


def test_the_state_is_what_everybody_knows() -> None:
    env = pettingzoo.env("dominion", 3)
    env.reset(seed=1)
    walk(env, Chance(key_of("state"), 0), 40)
    known = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(known)).all()
    assert (known[0] != known[1]).any()


@every_table
def test_max_cycles(game: str, players: int) -> None:
    """In both APIs; it plays without looking at masks."""
    both = {"env": pettingzoo.env, "parallel_env": pettingzoo.parallel_env}
    made = {name: partial(make, game, players, illegal="random") for name, make in both.items()}
    max_cycles_test(SimpleNamespace(**made))


@every_table
def test_rendering(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game, players), {"ansi": lambda text: "\n" in text})
    assert capsys.readouterr().out


@every_table
def test_performance_benchmark(
    game: str, players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It runs for five seconds; here a second passes with each look at the clock. `bench/envs.py` has true figures."""
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=count().__next__))
    performance_benchmark(pettingzoo.env(game, players))
    assert "turns per second" in capsys.readouterr().out


def walk(env: Any, chance: Chance, steps: int) -> list[Any]:
    """So many random decisions, and what was seen on the way."""
    seen = []
    for _ in range(steps):
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            break
        move = chance.pick([int(move) for move in np.flatnonzero(observation["action_mask"])])
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward, move))
        env.step(move)
    return seen


@every_table
def test_an_environment_copies_and_pickles_in_the_middle_of_a_match(game: str, players: int) -> None:
    env = pettingzoo.env(game, players)
    env.reset(seed=3)
    walk(env, Chance(key_of("before"), 0), 60)
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    after = [walk(twin, Chance(key_of("after"), 0), 30) for twin in twins]
    assert after[0] == after[1] == after[2]


@every_table
def test_rewards_come_at_the_end_to_everybody(game: str, players: int) -> None:
    env = pettingzoo.env(game, players)
    env.reset(seed=5)
    assert not any(reward for _, _, reward, _ in walk(env, Chance(key_of("all"), 0), 100_000))
    match = env.playing()
    assert match.over
    assert all(env.terminations.values())
    if players > 1:
        assert sum(env.rewards.values()) == pytest.approx(0)
        best = max(env.rewards.values())
        assert [env.rewards[f"seat_{seat}"] == best for seat in range(players)] == [
            seat in match.winners for seat in range(players)
        ]


@every_table
def test_a_seat_is_cut_off_after_max_cycles(game: str, players: int) -> None:
    """Until the others have decided as often, somebody else plays for it, so that everybody gets his share."""
    env = pettingzoo.env(game, players, max_cycles=3)
    env.reset(seed=1)
    chance = Chance(key_of("cut"), 0)
    left: list[str] = []
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert (reward, over) == (0, False)
        if cut:
            left.append(agent)
        env.step(None if cut else chance.pick([int(move) for move in np.flatnonzero(seen["action_mask"])]))
    assert sorted(left) == env.possible_agents
    assert set(env.decided.values()) == {3}
    assert not env.playing().over


def test_who_stays_to_the_end_is_paid() -> None:
    env = pettingzoo.env("bronze_age", 2, max_cycles=10_000)
    env.reset(seed=1)
    env.decided["seat_1"] = 9_999
    paid = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            paid[agent] = (over, reward)
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert env.playing().over
    assert paid == {"seat_0": (True, env.returns()["seat_0"]), "seat_1": (False, 0)}


@every_game
def test_ids_are_versioned(game: str) -> None:
    name = f"igroteka/{camel(game)}-v0"
    players = games.find(game).seats[-1]
    assert make("aec", name, players=players).metadata["name"] == f"igroteka_{game}_v0"
    assert len(make("parallel", name, players=players).possible_agents) == players


def test_an_illegal_move_says_why() -> None:
    env = pettingzoo.env("dominion", 2)
    env.reset(seed=1)
    with pytest.raises(igroteka.IllegalMove, match="Province costs 8"):
        env.step(env.playing().move("buy:province"))


def test_several_answer_at_once_where_the_game_asks_them() -> None:
    env = pettingzoo.parallel_env("strasbourg", 3)
    seen, infos = env.reset(seed=1)
    assert all(info["asked"] for info in infos.values())
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.playing().ply == 3


def test_a_refused_answer_leaves_the_others_unplayed() -> None:
    env = pettingzoo.parallel_env("strasbourg", 3)
    seen, _ = env.reset(seed=1)
    first, second, third = env.agents
    legal = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    with pytest.raises(igroteka.BadOption, match=f"{third} is asked, and no move came for it"):
        env.step({first: legal[first], second: legal[second]})
    with pytest.raises(igroteka.IllegalMove, match="build:i1: "):
        env.step({**legal, third: env.playing().move("build:i1")})
    assert env.playing().ply == 0
    env.step(legal)
    assert env.playing().ply == 3


def test_unknown_settings_are_refused() -> None:
    settings: list[dict[str, Any]] = [{"reward": "gold"}, {"illegal": "ignore"}, {"render_mode": "3d"}]
    settings += [{"max_cycles": 0}, {"max_cycles": "3"}, {"render_seat": 2}, {"render_seat": "a"}, {"options": "first"}]
    for wrong in settings:
        with pytest.raises(igroteka.BadOption):
            pettingzoo.env("village", 2, **wrong)


def test_numbers_may_be_numpys() -> None:
    env = pettingzoo.env(
        "dominion", int(np.int8(2)), render_mode="ansi", render_seat=np.int64(1), max_cycles=np.int16(5)
    )
    env.reset(seed=np.int64(3))
    seen = env.observe(env.agent_selection)
    env.step(np.flatnonzero(seen["action_mask"])[0])
    assert env.playing().ply == 1
    assert env.playing().record() == again(seed=3).record()
    with pytest.raises(TypeError, match="a move is a whole number, not 1"):
        env.step(1.5)


def test_agents_that_are_not_there_are_refused() -> None:
    env = pettingzoo.env("bronze_age", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(igroteka.BadOption, match="no agent 'seat_2'; the agents are seat_0, seat_1"):
            ask("seat_2")
    cycles = pettingzoo.parallel_env("bronze_age", 2)
    cycles.reset(seed=1)
    with pytest.raises(igroteka.BadOption, match="is asked, and no move came for it"):
        cycles.step({})


def again(seed: int) -> igroteka.Match:
    """The same match, by Python's own numbers."""
    env = pettingzoo.env("dominion", 2)
    env.reset(seed=seed)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    return env.playing()


def test_before_a_reset_nobody_is_asked() -> None:
    env = pettingzoo.env("bronze_age", 2)
    for early in (env.last, env.agent_iter, lambda: env.step(0), lambda: env.observe("seat_0"), env.state):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
            early()
