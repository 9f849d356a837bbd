"""Speed of the environments, beside that of the bare engine in the same run: `make bench-envs`.

Each figure is decisions a second, in the upper quarter of many short rounds. The bare engine plays random moves: it
finds out what is legal, picks, and plays. For environments only the time within `step` counts, and what they hand over
(observation and mask) counts with it; choosing the moves is the learner's business. Seconds are those of one core, so
that it matters little who else is at work. Where several processes share the tables, a step takes as long as the core
that had most to do; with `--wall` the seconds are those on the wall, which is only fair on a machine with nothing else
to do.

    make bench-envs BENCH="--vector dominion"

measures one game, and nothing but the vector environment.

    make bench-envs BENCH=--where

says what a step of the vector environment spends its time on, in nanoseconds a decision, and what the bare engine takes
where it plays as many matches by turns, as many moves at each as a step plays there.

    make bench-envs BENCH=--opponents

has the vector environment against `random`, `written` and `regular`; the last also with its network asked about one
table at a time.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

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

ROUNDS = 150
SECONDS = 0.004
TABLES = 64
STEPS = 2000
"""So many, so that some matches end at every table."""

LEAN: dict[str, Any] = {"dtype": "uint8", "observe": ("own", "public")}

Work = Callable[[], tuple[int, float]]
"""Some decisions, and the seconds they took."""


def rates(works: list[Work]) -> list[float]:
    """Decisions a second of each, in the upper quarter of many short rounds: on a busy machine most others were
    disturbed. They take turns, since a machine can be quick for a minute and slow in the next."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for work, row in zip(works, found, strict=True):
            done, spent = 0, 0.0
            while spent < SECONDS:
                more, seconds = work()
                done += more
                spent += seconds
            row.append(done / spent)
    return [float(np.quantile(row, 0.75)) for row in found]


def bare(game: str, players: int) -> Work:
    start = igroteka.new(game, players, seed=1)
    dealer = Dealer(Chance(key_of("bench"), 0))

    def work() -> tuple[int, float]:
        began = time.process_time()
        return kernel.play_randomly(start.state.copy(), dealer, 100_000), time.process_time() - began

    return work


def by_turns(game: str, players: int, tables: int, visit: int) -> Work:
    """The bare engine at as many matches as there are tables, so many moves at each in turn."""
    starts = [igroteka.new(game, players, seed=number).state for number in range(tables)]
    states = [start.copy() for start in starts]
    dealers = [Dealer(Chance(key_of(f"bench:{number}"), 0)) for number in range(tables)]
    for number in range(tables):
        kernel.play_randomly(states[number], dealers[number], 3 * number)  # else all would be at the same point

    def work() -> tuple[int, float]:
        done, began = 0, time.process_time()
        for number in range(tables):
            more = kernel.play_randomly(states[number], dealers[number], visit)
            done += more
            if more < visit:
                states[number] = starts[number].copy()
        spent, began = time.process_time() - began, time.process_time()
        for number in range(tables):  # what calling it takes, which tables don't have
            done += kernel.play_randomly(states[number], dealers[number], 0)
        return done, spent - (time.process_time() - began)

    return work


def on_core(process: int | None) -> float:
    """How many seconds another process has had a core."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9


def picked(mask: Any, luck: np.random.Generator) -> Any:
    """A random legal move for each row, found in a way that leaves the processor's nearest memory to the tables."""
    n, width = mask.shape
    legal = np.flatnonzero(mask.view(np.bool_))
    ends = np.searchsorted(legal, np.arange(1, n + 1) * width)
    counts = np.diff(ends, prepend=0)
    return legal[ends - counts + (luck.random(n) * counts).astype(np.intp)] % width


def vector(
    game: str,
    players: int,
    tables: int,
    opponents: list[str] | None,
    workers: int,
    wall: bool,
    lean: bool = False,
    together: bool = True,
) -> Work:
    """The vector environment; lean is bytes instead of floats, of what is the seat's own and what all can see."""
    env = TableEnv(game, tables * workers, players, opponents=opponents, workers=workers, **(LEAN if lean else {}))
    others = [helper.process.pid for helper in env.crew.helpers]
    if not together:
        kernel_tables = env.crew.part.tables
        kernel_tables.networks = [None] * len(kernel_tables.networks)

    def clocks() -> list[float]:
        return [time.perf_counter()] if wall else [*map(on_core, others), time.process_time()]

    seen, _ = env.reset(seed=1)
    luck = np.random.default_rng(1)
    masks = [seen["action_mask"]]

    def work() -> tuple[int, float]:
        moves = picked(masks[0], luck)
        before = env.crew.played
        began = clocks()
        seen, *_ = env.step(moves)
        spent = max(after - began[i] for i, after in enumerate(clocks()))
        masks[0] = seen["action_mask"]
        return env.crew.played - before, spent

    return work


class Timed:
    """Takes the place of a function of some object, and counts the seconds spent in it."""

    def __init__(self, thing: object, name: str) -> None:
        self.function: Callable[..., Any] = getattr(thing, name)
        self.seconds = 0.0
        setattr(thing, name, self)

    def __call__(self, *args: Any) -> Any:
        began = time.thread_time()
        found = self.function(*args)
        self.seconds += time.thread_time() - began
        return found


def where(game: str, players: int, tables: int, opponents: list[str] | None, lean: bool) -> tuple[int, list[float]]:
    """How many moves a step plays at a table, and seconds a decision in its parts: playing and observing, dealing new
    matches, counting the points of finished ones, judging moves, handing over; and in all."""
    env = TableEnv(game, tables, players, opponents=opponents, **(LEAN if lean else {}))
    seen, _ = env.reset(seed=1)
    part = env.crew.part
    dealing = [Timed(part.tables, name) for name in ("start", "remember")]
    counting = Timed(part.tables, "result")
    running = Timed(part, "run")
    judging = Timed(env, "judge")
    luck = np.random.default_rng(1)
    spent = 0.0
    for _ in range(STEPS):
        moves = picked(seen["action_mask"], luck)
        began = time.thread_time()
        seen, *_ = env.step(moves)
        spent += time.thread_time() - began
    deal = sum(each.seconds for each in dealing)
    play = running.seconds - deal - counting.seconds
    over = spent - running.seconds - judging.seconds
    parts = play, deal, counting.seconds, judging.seconds, over, spent
    return round(env.crew.played / STEPS / tables), [part / env.crew.played for part in parts]


def gymnasium(game: str, players: int) -> Work:
    env = SeatEnv(game, players, opponents=["random"], skip_forced=False)
    luck = np.random.default_rng(1)
    masks = [env.reset(seed=1)[0]["action_mask"]]

    def work() -> tuple[int, float]:
        move = luck.choice(np.flatnonzero(masks[0]))
        before = env.playing().ply
        began = time.process_time()
        seen, _, over, _, info = env.step(move)
        spent = time.process_time() - began
        masks[0] = env.reset()[0]["action_mask"] if over else seen["action_mask"]
        return info["ply"] - before, spent

    return work


def zoo(game: str, players: int) -> Work:
    env = pettingzoo.env(game, players)
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def work() -> tuple[int, float]:
        move = luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))
        began = time.process_time()
        env.step(move)
        env.last()
        spent = time.process_time() - began
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
        began = time.process_time()
        state.apply_action(move)
        if state.is_chance_node():
            state.apply_action(int(luck.integers(64)))
        if not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
        return 1, time.process_time() - began

    return work


def print_opponents(games: list[str], tables: int) -> None:
    """Decisions a second against each kind of opponent, in bytes."""
    shown = Table("", "bare engine", "random", "written", "regular", "regular, one by one", title="decisions/s")
    for game in games:
        players = igroteka.games.find(game).usual_players
        works = [bare(game, players)]
        for name, together in (("random", True), ("written", True), ("regular", True), ("regular", False)):
            works.append(vector(game, players, tables, [name], 1, False, lean=True, together=together))
        shown.add_row(f"{game}, {players} players", *(f"{rate:,.0f}" for rate in rates(works)))
    Console(width=160).print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=igroteka.game_keys(), metavar="GAME")
    parser.add_argument("--tables", type=int, default=TABLES, help="matches side by side in each process")
    parser.add_argument("--workers", type=int, default=2, help="processes that share the tables")
    parser.add_argument("--wall", action="store_true", help="go by the clock on the wall")
    parser.add_argument("--vector", action="store_true", help="measure the vector environment only")
    parser.add_argument("--where", action="store_true", help="what the vector environment spends its time on")
    parser.add_argument("--opponents", action="store_true", help="the vector environment against several opponents")
    wanted = parser.parse_args()
    if wanted.opponents:
        print_opponents(wanted.games, wanted.tables)
        return
    if wanted.where:
        parts = ["playing, observing", "dealing", "counting points", "judging", "handing over", "in all"]
        shares = Table("ns a decision", "bare engine", "by turns", *parts, title=f"{wanted.tables} tables, one process")
        for game in wanted.games:
            players = igroteka.games.find(game).usual_players
            kinds = (("all seats learned for", None, False), ("against random", ["random"], False))
            for name, opponents, lean in (*kinds, ("against random, in bytes", ["random"], True)):
                visit, spent = where(game, players, wanted.tables, opponents, lean)
                kernels = rates([bare(game, players), by_turns(game, players, wanted.tables, visit)])
                seconds = [*(1 / rate for rate in kernels), *spent]
                shares.add_row(f"{game}, {name}", *(f"{part * 1e9:,.0f}" for part in seconds))
        Console(width=160).print(shares)
        return
    title = f"decisions/s, {'compiled' if _build.compiled() else 'interpreted'}; {wanted.tables} tables a process"
    columns = ["all seats learned for", f"{wanted.workers} workers", "against random", f"{wanted.workers} workers"]
    columns += ["bytes, all seats", "bytes, against random"]
    singles = {} if wanted.vector else {"PettingZoo": zoo, "Gymnasium": gymnasium, "OpenSpiel": openspiel}
    table = Table("", "bare engine", *columns, *singles, title=title)
    for game in wanted.games:
        players = igroteka.games.find(game).usual_players
        works = [bare(game, players)]
        for opponents in (None, ["random"]):
            for workers in (1, wanted.workers):
                works.append(vector(game, players, wanted.tables, opponents, workers, wanted.wall))
        works += [vector(game, players, wanted.tables, None, 1, wanted.wall, lean=True)]
        works += [vector(game, players, wanted.tables, ["random"], 1, wanted.wall, lean=True)]
        works += [make(game, players) for make in singles.values()]
        engine, *others = rates(works)
        row = [f"{game}, {players} players", f"{engine:,.0f}"]
        row += [f"{found:,.0f} = {found / engine:.0%}" for found in others[: len(columns)]]
        row += [f"{found:,.0f}" for found in others[len(columns) :]]
        table.add_row(*row)
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
