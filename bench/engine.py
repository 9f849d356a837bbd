"""Speed of the engine and the games: `make bench`.

Each figure is the best of a few rounds, so that other work on the machine disturbs it less. Without arguments it runs
both builds and prints one table; `--json` prints this build's figures only.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

import igroteka
from igroteka import _build
from igroteka.bots import Budget
from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer

ROUNDS = 3
SECONDS = 0.4


def rate(work: Callable[[], int]) -> float:
    """How many units of work a second."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            done += work()
        best = max(best, done / spent)
    return best


def weigh(thing: object) -> int:
    """The memory of a state: itself, its lists and parts; questions and small numbers are shared by all states."""
    if isinstance(thing, list):
        return sys.getsizeof(thing) + sum(weigh(each) for each in thing if isinstance(each, (list, kernel.Part)))
    own = sys.getsizeof(thing) + sys.getsizeof(getattr(thing, "__dict__", None) or 0)
    return own + sum(weigh(value) for name in kernel.fields(thing) if isinstance(value := getattr(thing, name), list))


def measure(game: str, players: int, options: dict[str, object]) -> dict[str, float]:
    """The figures of one game."""
    start = igroteka.new(game, players=players, seed=1, options=options)
    dealer = Dealer(Chance(key_of("bench"), 0))

    def decisions() -> int:
        return kernel.play_randomly(start.state.copy(), dealer, 100_000)

    middle = igroteka.new(game, players=players, seed=2, options=options)
    walk = Chance(key_of("walk"), 0)
    length = kernel.play_randomly(start.state.copy(), dealer, 100_000)
    for _ in range(length // 2):
        if middle.over:
            break
        seat = middle.to_act[0]
        middle.play(walk.pick(middle.legal(seat)), seat)
    s, seat = middle.state, (middle.to_act or (0,))[0]
    mind = middle.seat(seat)

    def legal_calls() -> int:
        for _ in range(1000):
            kernel.legal(s, seat)
        return 1000

    def copies() -> int:
        for _ in range(1000):
            s.copy()
        return 1000

    def imagined() -> int:
        for number in range(20):
            mind.imagine_state(number)
        return 20

    figures = {
        "random decisions/s": rate(decisions),
        "legal calls/s": rate(legal_calls),
        "copies/s": rate(copies),
        "imagine calls/s": rate(imagined),
        "bytes of a state": float(weigh(s)),
    }
    expert = igroteka.bot(game, "expert", budget=Budget(iterations=20))

    def searched() -> int:
        expert.choose(mind)
        return 20

    name = "bmu" if game == "dominion" else "regular"
    bots = [igroteka.bot(game, name) for _ in range(players)]
    seeds = iter(range(10**9))

    def matches() -> int:
        igroteka.play_out(igroteka.new(game, players, next(seeds), options, journal=False), bots)
        return 1

    if len(middle.legal(seat)) > 1:
        figures["search iterations/s"] = rate(searched)
    figures[f"matches/s of {name}"] = rate(matches)
    return figures


def table(builds: dict[str, dict[str, dict[str, float]]]) -> None:
    """Print all figures side by side."""
    from rich.console import Console
    from rich.table import Table

    for game in next(iter(builds.values())):
        shown = Table("", *builds, title=game)
        for line in next(iter(builds.values()))[game]:
            shown.add_row(line, *(f"{figures[game][line]:,.0f}" for figures in builds.values()))
        Console().print(shown)


def main() -> None:
    """Measure this build, or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=igroteka.game_keys(), metavar="GAME")
    parser.add_argument("--json", action="store_true", help="this build only, as JSON")
    wanted = parser.parse_args()
    if wanted.json:
        figures = {game: measure(game, min(igroteka.games.find(game).seats), {}) for game in wanted.games}
        print(json.dumps({"compiled": _build.compiled(), "figures": figures}))
        return
    builds = {}
    for pure in ("0", "1"):
        command = [sys.executable, __file__, "--json", *wanted.games]
        out = subprocess.run(command, check=True, capture_output=True, env={**os.environ, "IGROTEKA_PURE": pure})
        answer = json.loads(out.stdout)
        builds["compiled" if answer["compiled"] else "interpreted"] = answer["figures"]
    table(builds)


if __name__ == "__main__":
    main()
