"""Speed of the arena: `make bench`.

Matches a second of `regular` bots in every game, on both builds, and how that grows with the number of workers. Workers
are measured at work, from the first match that comes back on: starting them costs a tournament once.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from itertools import count

import igroteka
from igroteka import _build
from igroteka.arena.commands import processors
from igroteka.arena.plan import Schedule, make_plan
from igroteka.arena.workers import Here, Processes, Workers

SECONDS = 2.0


def rate(game: str, jobs: int) -> float:
    """Matches a second with so many workers."""
    plan = make_plan(game, [igroteka.bots.USUAL])
    schedule = Schedule(plan)
    workers: Workers = Here() if jobs == 1 else Processes(jobs)
    matches = workers.play(plan, map(schedule.fixture, count()))
    for _ in range(2 * jobs):
        next(matches)
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        next(matches)
        done += 1
    close = getattr(matches, "close")  # noqa: B009 - an iterator need not have one, these generators do
    close()
    return done / spent


def main() -> None:
    """Measure this build, or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=igroteka.game_keys(), metavar="GAME")
    parser.add_argument("--jobs", type=int, default=processors(), help="the most workers (default: the processors)")
    parser.add_argument("--json", action="store_true", help="this build only, as JSON")
    wanted = parser.parse_args()
    counts = sorted({1, *(2**power for power in range(1, 8) if 2**power < wanted.jobs), wanted.jobs})
    if wanted.json:
        figures = {game: {str(jobs): rate(game, jobs) for jobs in counts} for game in wanted.games}
        print(json.dumps({"compiled": _build.compiled(), "figures": figures}))
        return
    from rich.console import Console
    from rich.table import Table

    shown = Table("game", "build", *(f"--jobs {jobs}" for jobs in counts), title="matches/s of regular bots")
    for pure in ("0", "1"):
        command = [sys.executable, __file__, "--json", "--jobs", str(wanted.jobs), *wanted.games]
        out = subprocess.run(command, check=True, capture_output=True, env={**os.environ, "IGROTEKA_PURE": pure})
        answer = json.loads(out.stdout)
        build = "compiled" if answer["compiled"] else "interpreted"
        for game, figures in answer["figures"].items():
            shown.add_row(game, build, *(f"{figures[str(jobs)]:,.0f}" for jobs in counts))
    Console().print(shown)


if __name__ == "__main__":
    main()
