"""PettingZoo's own tests, on every game and seat count; and what it doesn't test: copies, pickles, rewards."""

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import igroteka
from igroteka import rooms
from igroteka.engine.chance import Chance, key_of
from igroteka.envs import pettingzoo
from igroteka.envs.setup import camel
from tests.envs.tables import EVERY_TABLE, GAMES

every_table = pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
every_game = pytest.mark.parametrize("game", GAMES)


@every_table
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # dicts are fine, but only for games that it lists
def test_api(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players), num_cycles=40)


@every_table
def test_seeds(game: str, players: int) -> None:
    seed_test(partial(pettingzoo.env, game, players), num_cycles=20)


@every_table
def test_max_cycles(game: str, players: int) -> None:
    """The test plays unmasked, and wants everybody to act in every cycle: that is the Parallel API's way."""
    make = partial(pettingzoo.parallel_env, game, players, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **kwargs: parallel_to_aec(make(**kwargs))))


@every_table
def test_rendering(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game, players), {"ansi": lambda text: "\n" in text})
    assert capsys.readouterr().out


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    """It runs five seconds whatever comes, so one game must do here; `bench/envs.py` has the others."""
    performance_benchmark(pettingzoo.env("bronze_age", 2))
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


@every_game
def test_a_match_is_cut_off_after_max_cycles(game: str) -> None:
    env = pettingzoo.env(game, max_cycles=3)
    env.reset(seed=1)
    walk(env, Chance(key_of("cut"), 0), 1000)
    assert max(env.decided.values()) == 3
    assert all(env.truncations.values())


@every_game
def test_ids_are_versioned(game: str) -> None:
    name = f"igroteka/{camel(game)}-v0"
    players = rooms.find(game).seats[-1]
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


def test_unknown_settings_are_refused() -> None:
    settings: list[dict[str, Any]] = [{"reward": "gold"}, {"illegal": "ignore"}, {"render_mode": "3d"}]
    for wrong in settings:
        with pytest.raises(igroteka.BadOption):
            pettingzoo.env("village", 2, **wrong)
