"""One seat against bots, and many matches at once."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import igroteka
import igroteka.envs
from igroteka.engine.chance import Chance, key_of
from igroteka.envs.batch import BatchTable
from igroteka.envs.gymnasium import SeatEnv, TableEnv
from igroteka.envs.setup import Setup, camel
from tests.envs.tables import EVERY_TABLE, GAMES

every_table = pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
every_game = pytest.mark.parametrize("game", GAMES)


@every_table
@pytest.mark.filterwarnings("error")
def test_gymnasium_checks_the_environment(game: str, players: int) -> None:
    """It plays unmasked, and looks at every way of rendering."""
    env = gymnasium.make(f"igroteka/{camel(game)}-v0", players=players, opponents=["regular"])
    check_env(env.unwrapped)


@every_game
def test_rendering(game: str) -> None:
    for mode in ("ansi", "rgb_array"):
        env = gymnasium.make(f"igroteka/{camel(game)}-v0", render_mode=mode)
        env.reset(seed=1)
        shown: Any = env.render()
        assert "\n" in shown if mode == "ansi" else (shown.dtype == np.uint8 and shown.ndim == 3)


def picks(mask: Any, chance: Chance) -> list[int]:
    """A random legal move for each row."""
    return [chance.pick([int(move) for move in np.flatnonzero(row)]) for row in mask]


@every_table
def test_one_seat_plays_to_the_end_against_bots(game: str, players: int) -> None:
    env = SeatEnv(game, players, opponents=["random"], illegal="raise")
    seen, info = env.reset(seed=2)
    chance = Chance(key_of("seat"), 0)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert env.playing().to_act
        assert info["seat"] in env.playing().to_act
        seen, reward, over, cut, info = env.step(picks([seen["action_mask"]], chance)[0])
        assert not cut
    assert reward == Setup(game, players).returns(env.playing().state)[info["seat"]]
    assert -1 <= reward <= 1


def test_an_environment_copies_and_pickles_in_the_middle_of_a_match() -> None:
    env = SeatEnv("strasbourg", 3, opponents=["regular"])
    seen, _ = env.reset(seed=4)
    chance = Chance(key_of("half"), 0)
    for _ in range(20):
        seen, *_ = env.step(picks([seen["action_mask"]], chance)[0])
    move = picks([seen["action_mask"]], chance)[0]
    results = [each.step(move)[0]["observation"] for each in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)]
    assert (results[0] == results[1]).all()
    assert (results[0] == results[2]).all()


def test_wrong_opponents_are_refused() -> None:
    with pytest.raises(igroteka.BadStrategy, match="3 of 4 seats, and 2 came"):
        SeatEnv("dominion", 4, opponents=["random", "regular"])
    with pytest.raises(igroteka.BadStrategy, match="no bot"):
        SeatEnv("dominion", 2, opponents=["nobody"]).reset()
    with pytest.raises(igroteka.BadStrategy, match="vector environment has opponents by name"):
        TableEnv("dominion", 2, opponents=["expert"])


def tables_of(env: TableEnv) -> list[BatchTable]:
    """What is on the tables, if they are in this process."""
    return env.crew.part.tables.tables


@every_table
def test_tables_play_the_same_matches_as_the_engine(game: str, players: int) -> None:
    """What the vector environment shows is what a match with the same seed and moves shows."""
    env = TableEnv(game, 3, players, opponents=None, skip_forced=False)
    seen, infos = env.reset(seed=1)
    setup = env.setup
    tables = tables_of(env)
    matches = [setup.start(table.seed) for table in tables]
    chance = Chance(key_of("tables"), 0)
    for _ in range(60):
        for number, match in enumerate(matches):
            seat = match.to_act[0]
            assert infos["seat"][number] == seat
            assert (seen["observation"][number] == setup.observe(match, seat)).all()
            assert (seen["action_mask"][number] == setup.mask(match, seat)).all()
        moves = picks(seen["action_mask"], chance)
        for match, move in zip(matches, moves, strict=True):
            match.play(move, match.to_act[0])
        seen, rewards, over, _, infos = env.step(np.array(moves))
        for number, match in enumerate(matches):
            assert over[number] == match.over
            if match.over:
                assert infos["scores"][number].tolist() == match.scores
                assert infos["returns"][number].tolist() == setup.returns(match.state)
                matches[number] = setup.start(tables[number].seed)
        assert (rewards[~over] == 0).all()


@every_game
@pytest.mark.parametrize("opponent", ["random", "regular"])
def test_tables_against_opponents(game: str, opponent: str) -> None:
    env = TableEnv(game, 4, opponents=[opponent])
    seen, _ = env.reset(seed=3)
    chance = Chance(key_of("learner"), 0)
    for _ in range(25):
        assert (seen["action_mask"].sum(axis=1) > 1).all()
        for table in tables_of(env):
            assert table.seat == table.learner
        seen, *_ = env.step(picks(seen["action_mask"], chance))
    assert env.observation_space.contains(seen)


def test_the_same_seed_gives_the_same_matches() -> None:
    first, second = (TableEnv("dominion", 4, opponents=["regular"]) for _ in range(2))
    seen, _ = first.reset(seed=9)
    again, _ = second.reset(seed=9)
    chance = Chance(key_of("same"), 0)
    for _ in range(50):
        assert (seen["observation"] == again["observation"]).all()
        moves = picks(seen["action_mask"], chance)
        seen, again = first.step(moves)[0], second.step(moves)[0]


def test_it_does_not_matter_how_many_processes_share_the_tables() -> None:
    """Whatever an environment hands over is the same; in a step without a finished match, and with one."""
    envs = [TableEnv("bronze_age", 5, opponents=["regular"], workers=workers) for workers in (1, 3)]
    found: list[Any] = [env.reset(seed=9) for env in envs]
    chance = Chance(key_of("shared"), 0)
    ended = 0
    for _ in range(60):
        assert data_equivalence(found[0], found[1], exact=True)
        moves = picks(found[0][0]["action_mask"], chance)
        found = [env.step(moves) for env in envs]
        ended += int(found[0][2].sum())
    assert ended
    assert envs[0].crew.played == envs[1].crew.played
    processes = [helper.process for helper in envs[1].crew.helpers]
    for env in envs:
        env.close()
    assert [process.exitcode for process in processes] == [0, 0]


def test_a_step_that_was_broken_off_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process has played it to the end; its answer must not be taken for one to what comes next."""
    envs = [TableEnv("bronze_age", 2, opponents=["regular"], workers=workers) for workers in (1, 2)]
    shared = envs[1]
    seen, _ = shared.reset(seed=1)
    chance = Chance(key_of("broken"), 0)
    moves = picks(seen["action_mask"], chance)

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(shared.crew.part, "run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            shared.step(moves)
    with pytest.raises(RuntimeError, match="broken off halfway; reset"):
        shared.step(moves)

    found: list[Any] = [env.reset(seed=9) for env in envs]
    over = False
    while not over:
        assert data_equivalence(found[0], found[1], exact=True)
        moves = picks(found[0][0]["action_mask"], chance)
        found = [env.step(moves) for env in envs]
        over = bool(found[0][2][1])
    assert data_equivalence(found[0], found[1], exact=True)
    for env in envs:
        env.close()


def test_a_process_that_has_died_is_missed() -> None:
    env = TableEnv("bronze_age", 2, workers=2)
    seen, _ = env.reset(seed=1)
    process = env.crew.helpers[0].process
    process.kill()
    process.join()
    with pytest.raises(RuntimeError, match="a process that had some of the tables has ended"):
        env.reset(seed=1)
    env.crew.halfway = False  # as if it had died after all had gone well
    with pytest.raises(RuntimeError, match="a process that had some of the tables has ended"):
        env.step(picks(seen["action_mask"], Chance((1, 1), 0)))
    env.close()


def test_there_are_no_more_processes_than_tables() -> None:
    with pytest.raises(igroteka.BadOption, match="workers are 1 to 2"):
        TableEnv("dominion", 2, workers=3)


def test_what_a_step_hands_over_stays_as_it_is() -> None:
    env = TableEnv("bronze_age", 2)
    seen, infos = env.reset(seed=1)
    before = copy.deepcopy((seen, infos))
    env.step(picks(seen["action_mask"], Chance((1, 1), 0)))
    assert data_equivalence(before, (seen, infos), exact=True)
    seen["action_mask"][:] = 0


def test_a_move_that_is_not_legal_is_refused_before_anything_is_played() -> None:
    env = gymnasium.make_vec("igroteka/BronzeAge-v0", num_envs=2, opponents=["random"], illegal="raise")
    seen, _ = env.reset(seed=1)
    legal = picks(seen["action_mask"], Chance((1, 1), 0))
    for wrong in (int(np.flatnonzero(seen["action_mask"][1] == 0)[0]), -1, 100_000):
        with pytest.raises(igroteka.IllegalMove, match=rf"move {wrong} \(.*\) is not legal at table 1"):
            env.step([legal[0], wrong])
    env.step(legal)


def test_margins_are_bent_points() -> None:
    setup = Setup("bronze_age", 2, reward="margin")
    match = setup.start(1)
    match.state.disasters = [0, 10]
    ahead, behind = setup.returns(match.state)
    assert ahead == pytest.approx(0.462, abs=0.001)
    assert behind == -ahead
    alone = Setup("bronze_age", 1)
    assert alone.returns(alone.start(1).state) == [0.0]
