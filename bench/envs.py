"""Speed of the environments, beside that of the bare engine in the same run: `make bench-envs`.

Each figure is decisions a second, the best of a few rounds. For environments only the time within `step` counts, and
what they hand over (observation and mask) counts with it; choosing the moves is the learner's business.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np
from rich.console import Console
from rich.table import Table

import igroteka
from igroteka import _build
from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.envs import pettingzoo
from igroteka.envs.gymnasium import SeatEnv, TableEnv

ROUNDS = 3
SECONDS = 0.5
TABLES = 256

Work = Callable[[], tuple[int, float]]
"""Some decisions, and the seconds they took."""


def rate(work: Work) -> float:
    best = 0.0
    for _ in range(ROUNDS):
        done, spent = 0, 0.0
        while spent < SECONDS:
            more, seconds = work()
            done += more
            spent += seconds
        best = max(best, done / spent)
    return best


def bare(game: str, players: int) -> Work:
    start = igroteka.new(game, players, seed=1)
    dealer = Dealer(Chance(key_of("bench"), 0))

    def work() -> tuple[int, float]:
        began = time.perf_counter()
        return kernel.play_randomly(start.state.copy(), dealer, 100_000), time.perf_counter() - began

    return work


def vector(game: str, players: int, opponents: list[str] | None) -> Work:
    env = TableEnv(game, TABLES, players, opponents=opponents)
    seen, _ = env.reset(seed=1)
    luck = np.random.default_rng(1)
    masks = [seen["action_mask"]]

    def work() -> tuple[int, float]:
        moves = (masks[0] * luck.random(masks[0].shape, np.float32)).argmax(axis=1)
        before = env.crew.played
        began = time.perf_counter()
        seen, *_ = env.step(moves)
        spent = time.perf_counter() - began
        masks[0] = seen["action_mask"]
        return env.crew.played - before, spent

    return work


def gymnasium(game: str, players: int) -> Work:
    env = SeatEnv(game, players, opponents=["random"])
    luck = np.random.default_rng(1)
    masks = [env.reset(seed=1)[0]["action_mask"]]

    def work() -> tuple[int, float]:
        move = luck.choice(np.flatnonzero(masks[0]))
        before = env.playing().ply
        began = time.perf_counter()
        seen, _, over, _, info = env.step(move)
        spent = time.perf_counter() - began
        masks[0] = env.reset()[0]["action_mask"] if over else seen["action_mask"]
        return info["ply"] - before, spent

    return work


def zoo(game: str, players: int) -> Work:
    env = pettingzoo.env(game, players)
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def work() -> tuple[int, float]:
        move = luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))
        began = time.perf_counter()
        env.step(move)
        env.last()
        spent = time.perf_counter() - began
        if env.playing().over:
            env.reset()
        return 1, spent

    return work


def openspiel(game: str, players: int) -> Work:
    import pyspiel

    import igroteka.envs.openspiel  # noqa: F401 - registers the games

    spiel = pyspiel.load_game(f"igroteka_{game}", {"players": players})
    luck = np.random.default_rng(1)
    states = [spiel.new_initial_state()]

    def work() -> tuple[int, float]:
        state = states[0]
        if state.is_chance_node():
            state.apply_action(int(luck.integers(64)))
        if state.is_terminal():
            states[0] = spiel.new_initial_state()
            return 0, 0.0
        move = int(luck.choice(state.legal_actions()))
        began = time.perf_counter()
        state.apply_action(move)
        if state.is_chance_node():
            state.apply_action(int(luck.integers(64)))
        if not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
        return 1, time.perf_counter() - began

    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=igroteka.games(), metavar="GAME")
    wanted = parser.parse_args()
    columns = ("bare engine", f"vector, {TABLES} tables", "share", "vector, random opponents", "share")
    title = f"decisions/s, {'compiled' if _build.compiled() else 'interpreted'}"
    table = Table("", *columns, "PettingZoo", "Gymnasium", "OpenSpiel", title=title)
    for game in wanted.games:
        players = igroteka.rooms.find(game).usual_players
        engine = rate(bare(game, players))
        own, against = rate(vector(game, players, None)), rate(vector(game, players, ["random"]))
        single = [rate(make(game, players)) for make in (zoo, gymnasium, openspiel)]
        table.add_row(
            f"{game}, {players} players",
            f"{engine:,.0f}",
            f"{own:,.0f}",
            f"{own / engine:.0%}",
            f"{against:,.0f}",
            f"{against / engine:.0%}",
            *(f"{each:,.0f}" for each in single),
        )
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
