"""Many matches at once: who plays there, how matches follow each other, what is shown of them."""

import copy
import inspect
import pickle
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import igroteka
import igroteka.envs
from igroteka import games
from igroteka.engine.chance import Chance, key_of
from igroteka.envs.gymnasium import SeatEnv, TableEnv
from igroteka.envs.sb3 import vec_env
from igroteka.envs.setup import Setup, group_of
from tests.envs.tables import GAMES
from tests.envs.test_gymnasium import picks, tables_of


def first_legal(numbers: Any, masks: Any) -> Any:
    """The simplest policy."""
    return masks.argmax(axis=1)


def begun(env: Any) -> Any:
    """An environment, with matches begun."""
    env.reset(seed=1)
    return env


def play_until_an_end(env: TableEnv, seen: Any) -> Any:
    """Random moves until a step ends a match; what that step brought."""
    chance = Chance(key_of("end"), 0)
    while True:
        found: Any = env.step(picks(seen["action_mask"], chance))
        if found[2].any():
            return found
        seen = found[0]


def test_one_id_is_one_environment() -> None:
    """Whatever can be chosen for one match and for many has the same default, and the same spaces."""
    one, many = (inspect.signature(each.__init__).parameters for each in (SeatEnv, TableEnv))
    only = {"num_envs", "workers", "autoreset_mode", "render_mode"}
    assert {name: each.default for name, each in one.items() if name not in only} == {
        name: each.default for name, each in many.items() if name not in only
    }
    name = "igroteka/BronzeAge-v0"
    made: Any = gymnasium.make(name)
    tables: Any = gymnasium.make_vec(name, num_envs=2)
    assert made.observation_space == tables.single_observation_space
    assert made.action_space == tables.single_action_space


@pytest.mark.parametrize("seat", [2, -1, 0.5, "0"])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(igroteka.BadOption, match="seat is 0 to 1 in a match for 2"):
            make("igroteka/BronzeAge-v0", players=2, seat=seat)


def test_the_seat_that_was_asked_for() -> None:
    _, infos = TableEnv("bronze_age", 3, 2, opponents="random", seat=1).reset(seed=1)
    assert infos["seat"].tolist() == [1, 1, 1]
    env = SeatEnv("bronze_age", 2, opponents="random", seat=np.int64(1))
    assert env.reset(seed=np.int64(1))[1]["seat"] == 1


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"opponents": None, "seat": 0}, "no `seat` to choose"),
        ({"num_envs": 0}, "num_envs is a whole number, 1 or more; not 0"),
        ({"num_envs": 2.5}, "num_envs is a whole number"),
        ({"workers": "2"}, "workers is a whole number"),
        ({"players": 2.0}, "for 1 to 4 players, not 2.0"),
        ({"players": "2"}, "for 1 to 4 players, not '2'"),
        ({"options": "first"}, "options are a dict"),
        ({"skip_forced": "no"}, "skip_forced is True or False, not 'no'"),
        ({"observe": 3}, "observe is made of own, public, others, remembered; not 3"),
        ({"observe": ("mine",)}, "observe is made of own, public, others"),
        ({"dtype": "int64"}, "dtype is one of float32, uint8"),
        ({"autoreset_mode": "never"}, "autoreset_mode is one of SAME_STEP"),
        ({"illegal": "ignore"}, "illegal is raise or random"),
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(igroteka.BadOption, match=why):
        TableEnv("bronze_age", **{"num_envs": 2, **wrong})


def test_mistakes_are_noticed_when_they_are_made() -> None:
    with pytest.raises(igroteka.BadStrategy, match="no bot"):
        SeatEnv("dominion", 2, opponents=["nobody"])
    with pytest.raises(igroteka.BadStrategy, match="has opponents"):
        SeatEnv("dominion", 2, opponents=None)  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.BadStrategy, match=r"RandomBot is a class: give an object of it, RandomBot\(\)"):
        SeatEnv("dominion", 2, opponents=[igroteka.bots.RandomBot])  # type: ignore[list-item]  # that is the mistake
    for several in (SeatEnv, TableEnv):
        with pytest.raises(igroteka.BadStrategy, match="<bot regular> plays village, and this is dominion"):
            several("dominion", 2, opponents=[igroteka.bot("village", "regular")])
    with pytest.raises(TypeError, match=r"a move is a whole number, not 1\.5"):
        begun(SeatEnv("bronze_age", 2)).step(1.5)
    with pytest.raises(igroteka.BadStrategy, match="an opponent is a name"):
        TableEnv("dominion", 2, opponents=[3])  # type: ignore[list-item]  # that is the mistake
    with pytest.raises(igroteka.BadOption, match="draw nothing"):
        gymnasium.make_vec("igroteka/Dominion-v0", num_envs=2, render_mode="ansi")
    env = TableEnv("bronze_age", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0, 0])
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.action_masks()
    with pytest.raises(igroteka.BadOption, match="2 tables, and 3 seeds"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(igroteka.BadOption, match="reset_mask, not kingdom"):
        env.reset(options={"kingdom": "big-money"})
    for seed in (1.5, "1", [1, -2]):
        with pytest.raises(igroteka.BadOption, match="a seed is a whole number, 0 or more"):
            env.reset(seed=seed)
    with pytest.raises(igroteka.BadOption, match=r"a seed is a whole number, 0 or more; not 1\.5"):
        SeatEnv("bronze_age", 2).reset(seed=1.5)  # type: ignore[arg-type]  # that is the mistake
    env.reset(seed=1)
    with pytest.raises(ValueError, match="2 tables, and moves came in the shape"):
        env.step([0])
    with pytest.raises(TypeError, match="whole numbers"):
        env.step([0.5, 1.0])
    for mask in ([True, False], np.array([1, 0]), np.zeros(2, np.bool_)):
        with pytest.raises(igroteka.BadOption, match="reset_mask is"):
            env.reset(options={"reset_mask": mask})


def test_a_move_that_a_table_refuses_is_named() -> None:
    env = begun(TableEnv("bronze_age", 2, opponents="random", illegal="raise"))
    legal = env.action_masks().argmax(axis=1)
    preserve = env.setup.game.catalogue.ids["preserve"]
    for move, why in ((preserve, r"\(preserve\) is not legal at table 1"), (999, r"999 \(there are 0 to 230\)")):
        with pytest.raises(igroteka.IllegalMove, match=why):
            env.step([legal[0], move])


@pytest.mark.parametrize("workers", [1, 2])
def test_a_closed_environment_says_so(workers: int) -> None:
    env = begun(TableEnv("bronze_age", 2, opponents="random", workers=workers))
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="make another"):
        env.step([0, 0])
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.reset()


def test_many_tables_are_not_copied() -> None:
    env = TableEnv("bronze_age", 2, opponents="random")
    for way in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="make them anew"):
            way(env)


def test_any_object_that_chooses_is_an_opponent() -> None:
    class Mine:
        asked = 0

        def choose(self, seat: Any) -> int:
            self.asked += 1
            return int(seat.legal()[0])

    mine = Mine()
    env = SeatEnv("strasbourg", 3, opponents=[mine, "random"])
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    assert mine.asked > 0
    cheat = SimpleNamespace(choose=lambda seat: 999)
    with pytest.raises(
        igroteka.BadStrategy, match=r"namespace.*, who has seat 0, answered 999: bronze_age has moves 0 to"
    ):
        SeatEnv("bronze_age", 2, {"first": "0"}, opponents=cheat, seat=1).reset()
    with pytest.raises(igroteka.BadStrategy, match=r"Others play in `gymnasium\.make`"):
        TableEnv("strasbourg", 2, 3, opponents=[mine, "random"])


def test_a_finished_match_takes_no_moves() -> None:
    env = SeatEnv("bronze_age", 2, opponents="random")
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert not env.action_masks().any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the match is over"):
        env.step(0)


def test_for_what_is_not_legal_a_random_move_is_played() -> None:
    env = TableEnv("bronze_age", 3, opponents="random")
    seen, _ = env.reset(seed=1)
    legal = picks(seen["action_mask"], Chance((1, 1), 0))
    _, _, _, _, infos = env.step([legal[0], -1, 100_000])
    assert infos["illegal"].tolist() == [False, True, True]


def test_a_table_with_a_seed_of_its_own_plays_the_same_wherever_it_stands() -> None:
    one, other = TableEnv("dominion", 3, 3), TableEnv("dominion", 2, 3)
    seen, infos = one.reset(seed=[5, 6, 7])
    again, also = other.reset(seed=[7, 5])
    for left, right in ((0, 1), (2, 0)):
        assert infos["seat"][left] == also["seat"][right]
        assert (seen["observation"][left] == again["observation"][right]).all()
    assert tables_of(one)[0].seed == "5:0" == tables_of(other)[1].seed
    one.reset(seed=range(5, 8))
    assert [table.seed for table in tables_of(one)] == ["5:0", "6:0", "7:0"]
    with pytest.raises(igroteka.BadOption, match="a reset's options are a dict, not"):
        one.reset(options=["reset_mask"])  # type: ignore[arg-type]  # that is the mistake


@pytest.mark.parametrize("opponents", ["random", first_legal])
def test_the_end_of_a_match_is_shown(opponents: Any) -> None:
    """The three ways agree on how it ended; they differ in when the next match begins."""
    ends: dict[AutoresetMode, Any] = {}
    for mode in AutoresetMode:
        env = TableEnv("bronze_age", 3, opponents=opponents, autoreset_mode=mode)
        assert env.metadata["autoreset_mode"] == mode
        seen, _ = env.reset(seed=4)
        last, rewards, over, _, infos = play_until_an_end(env, seen)
        row = int(np.flatnonzero(over)[0])
        if mode == AutoresetMode.SAME_STEP:
            assert infos["_final_obs"].tolist() == over.tolist()
            assert last["action_mask"][row].any()
            assert infos["final_info"]["scores"][row].tolist() == infos["scores"][row].tolist()
            assert rewards[row] == infos["returns"][row][infos["final_info"]["seat"][row]]
            ends[mode] = infos["final_obs"][row]["observation"], rewards[row], infos["scores"][row].tolist()
            assert not infos["final_obs"][row]["action_mask"].any()
            continue
        assert "final_obs" not in infos
        assert not last["action_mask"][row].any()
        assert rewards[row] == infos["returns"][row][infos["seat"][row]]
        ends[mode] = last["observation"][row], rewards[row], infos["scores"][row].tolist()
        chance = Chance(key_of("next"), 0)
        if mode == AutoresetMode.NEXT_STEP:
            begun = env.step([0 if over[i] else picks([last["action_mask"][i]], chance)[0] for i in range(3)])
            assert begun[1][row] == 0
            assert not begun[2][row]
            assert begun[0]["action_mask"][row].any()
        else:
            with pytest.raises(gymnasium.error.ResetNeeded, match=f"over at table {row}"):
                env.step([0, 0, 0])
            fresh, _ = env.reset(options={"reset_mask": over})
            assert (fresh["observation"][~over] == last["observation"][~over]).all()
            assert fresh["action_mask"].any(axis=1).all()
            env.step(picks(fresh["action_mask"], chance))
    same, *others = ends.values()
    for other in others:
        assert data_equivalence(same, other, exact=True)


def test_infos_have_the_shape_that_gymnasiums_own_have() -> None:
    def match() -> SeatEnv:
        return SeatEnv("bronze_age", 2, opponents="random")

    theirs = SyncVectorEnv([match, match], autoreset_mode=AutoresetMode.SAME_STEP)
    ours = TableEnv("bronze_age", 2, 2, opponents="random")
    told = []
    for env in (theirs, ours):
        seen, _ = env.reset(seed=1)
        told.append(play_until_an_end(env, seen)[4])  # type: ignore[arg-type]  # both step alike
    for infos in told:
        assert infos["final_obs"].dtype == object
        ended = infos["_final_obs"]
        assert ended.tolist() == infos["_final_info"].tolist() == [each is not None for each in infos["final_obs"]]
        row = int(np.flatnonzero(ended)[0])
        assert theirs.single_observation_space.contains(infos["final_obs"][row])
        for name in ("seat", "_seat", "ply", "_ply"):
            assert infos["final_info"][name].shape == (2,)


def test_a_policy_answers_for_all_tables_that_wait_for_it() -> None:
    """What it plays is what the same answers would be if everybody were learned for."""
    asked: list[int] = []

    def policy(numbers: Any, masks: Any) -> Any:
        asked.append(len(masks))
        assert numbers.shape == (len(masks), 185)
        return first_legal(numbers, masks)

    env = TableEnv("bronze_age", 4, 2, opponents=policy, seat=0)
    alone = TableEnv("bronze_age", 4, 2, opponents=None)
    seen, _ = env.reset(seed=1)
    all_seen, infos = alone.reset(seed=1)
    ended = 0
    for _ in range(120):
        for _ in range(10_000):
            theirs = infos["seat"] == 1
            if not theirs.any():
                break
            rows = np.flatnonzero(theirs)
            # Everybody else stands still: play only where the other seat is asked.
            part = alone.crew.part.tables
            moves = np.full(4, -1)
            moves[rows] = first_legal(None, all_seen["action_mask"][rows])
            part.step(moves.tobytes())
            mask = np.frombuffer(part.mask.getvalue(), np.int8).reshape(4, -1)
            all_seen = {"action_mask": mask, "observation": None}
            infos = {"seat": np.frombuffer(part.seats.getvalue(), np.uint8)}
        assert (seen["action_mask"] == all_seen["action_mask"]).all()
        moves = seen["action_mask"].argmax(axis=1)
        seen, _, over, _, _ = env.step(moves)
        ended += int(over.sum())
        part = alone.crew.part.tables
        part.step(moves.tobytes())
        all_seen = {"action_mask": np.frombuffer(part.mask.getvalue(), np.int8).reshape(4, -1), "observation": None}
        infos = {"seat": np.frombuffer(part.seats.getvalue(), np.uint8)}
    assert ended
    assert max(asked) > 1


def test_a_policy_plays_against_one_seat_as_well() -> None:
    env = SeatEnv("strasbourg", 3, opponents=[first_legal, "random"])
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))


@pytest.mark.parametrize("answer", [lambda numbers, masks: np.zeros(3), lambda numbers, masks: [-1] * len(masks)])
def test_a_policy_that_answers_nonsense_is_told_so(answer: Any) -> None:
    with pytest.raises(igroteka.BadStrategy, match=r"as many whole numbers|its mask does not allow"):
        TableEnv("bronze_age", 4, 2, opponents=answer).reset(seed=1)


def test_novices_and_lists_out_of_files_are_opponents(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("province\ngold\nsilver\n", "utf-8")
    for opponent in ("novice", str(file)):
        env = TableEnv("dominion", 4, 2, opponents=[opponent])
        seen, _ = env.reset(seed=1)
        play_until_an_end(env, seen)


@pytest.mark.parametrize("others", [["regular", "regular"], ["regular", "random"], [first_legal, "regular"]])
def test_networks_decide_for_many_tables_what_they_decide_for_one(others: list[Any]) -> None:
    """The same matches, whether a network is asked for all tables at once or for each as its turn comes."""
    together, alone = (TableEnv("bronze_age", 5, 3, opponents=others) for _ in range(2))
    tables = alone.crew.part.tables
    assert any(tables.networks)
    tables.networks = [None, None]
    found: list[Any] = [env.reset(seed=3) for env in (together, alone)]
    ends = 0
    chance = Chance(key_of("together"), 0)
    while ends < 3:
        assert data_equivalence(found[0], found[1], exact=True)
        moves = picks(found[0][0]["action_mask"], chance)
        found = [env.step(moves) for env in (together, alone)]
        ends += int(found[0][2].sum())


@pytest.mark.parametrize("game", GAMES)
def test_groups_share_out_the_features(game: str) -> None:
    """Every feature is in one group; what is asked is always there; another's seat is never one's own."""
    whole = Setup(game)
    match = whole.start(1)
    for _ in range(40):  # until everybody has something to be known of
        seat = match.to_act[0]
        match.play(match.legal(seat)[-1], seat)
    seen = dict(zip(whole.names, whole.observe(match, 0).tolist(), strict=True))
    names: list[str] = []
    for group in ("own", "public", "others", "remembered"):
        part = Setup(game, observe=(group,))
        there = {group_of(whole.observer, each) for each in whole.observer.features if each.name in part.names}
        assert there <= {"asked", group}
        assert dict(zip(part.names, part.observe(match, 0).tolist(), strict=True)).items() <= seen.items()
        names += [name for name in part.names if not name.startswith(("question.", "asked."))]
    assert sorted(names) == sorted(name for name in whole.names if not name.startswith(("question.", "asked.")))
    own = Setup(game, observe="own")
    assert not any(name.startswith(f"seat{seat}.") for name in own.names for seat in range(1, own.players))
    if games.find(game).key == "dominion":
        assert {"hand.copper", "looked.smithy", "deck.copper"} <= set(own.names)


@pytest.mark.parametrize("game", GAMES)
def test_what_needs_no_memory_is_the_same_without_one(game: str) -> None:
    """Where nobody asks a memory, it hears nothing; matches and what is seen of them stay the same."""
    whole, part = (
        TableEnv(game, 3, opponents="random", dtype="uint8", observe=groups)
        for groups in (("own", "public", "others", "remembered"), ("own", "public"))
    )
    assert not part.crew.part.tables.attentive
    assert whole.crew.part.tables.attentive == (game in ("dominion", "strasbourg"))
    places = [whole.setup.names.index(name) for name in part.setup.names]
    chance = Chance(key_of("memory"), 0)
    both = [env.reset(seed=3)[0] for env in (whole, part)]
    for _ in range(120):
        assert (both[0]["observation"][:, places] == both[1]["observation"]).all()
        assert (both[0]["action_mask"] == both[1]["action_mask"]).all()
        moves = picks(both[0]["action_mask"], chance)
        both = [env.step(moves)[0] for env in (whole, part)]


def test_bytes_are_counts_as_they_are() -> None:
    floats, counts = (TableEnv("dominion", 4, opponents=None, dtype=dtype) for dtype in ("float32", np.uint8))
    seen, _ = floats.reset(seed=1)
    plain, _ = counts.reset(seed=1)
    assert plain["observation"].dtype == np.uint8
    assert counts.observation_space.contains(plain)
    most = np.array([feature.most for feature in floats.setup.observer.features])
    caps = np.array([feature.cap for feature in floats.setup.observer.features])
    assert np.allclose(np.minimum(plain["observation"], caps) / most, seen["observation"], atol=1e-6)
    copper = counts.setup.names.index("deck.copper"), counts.setup.names.index("hand.copper")
    assert (plain["observation"][:, copper].sum(axis=1) == 7).all()


def test_less_is_shared_as_well() -> None:
    """Bytes of some groups, by several processes."""
    envs = [
        TableEnv("bronze_age", 4, opponents="random", dtype="uint8", observe=("own", "public"), workers=workers)
        for workers in (1, 2)
    ]
    found: list[Any] = [env.reset(seed=2) for env in envs]
    for _ in range(30):
        assert data_equivalence(found[0], found[1], exact=True)
        found = [env.step(found[0][0]["action_mask"].argmax(axis=1)) for env in envs]
    for env in envs:
        env.close()


class Theirs:
    """As much of Stable-Baselines3's VecEnv as the adapter relies on: what its constructor keeps."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs = num_envs
        self.observation_space = observation_space
        self.action_space = action_space


def test_tables_for_stable_baselines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own package isn't needed here; the adapter only derives from its class."""
    for name in ("stable_baselines3", "stable_baselines3.common"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "stable_baselines3.common.vec_env", SimpleNamespace(VecEnv=Theirs))
    envs = vec_env("bronze_age", 3, opponents="random")
    assert Theirs in type(envs).__mro__
    envs.seed(5)
    seen = envs.reset()
    told: list[dict[str, Any]] = []
    over = np.zeros(3, np.bool_)
    while not over.any():
        masks = np.stack(envs.env_method("action_masks"))
        assert (masks == seen["action_mask"]).all()
        envs.step_async(masks.argmax(axis=1))
        seen, rewards, over, told = envs.step_wait()
    row = int(np.flatnonzero(over)[0])
    assert rewards.dtype == np.float32
    assert told[row]["terminal_observation"]["observation"].shape == (185,)
    assert envs.env_method("action_masks", indices=[1])[0].shape == (231,)
    with pytest.raises(igroteka.BadOption, match="leave out autoreset_mode"):
        vec_env("bronze_age", 3, autoreset_mode="DISABLED")
    with pytest.raises(igroteka.BadOption, match="learns for one seat"):
        vec_env("bronze_age", 3, opponents=None)
    with pytest.raises(igroteka.BadOption, match=r"a seed is a whole number, 0 or more; not 1\.5"):
        envs.seed(1.5)
    envs.close()
