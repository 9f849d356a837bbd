"""Ways of searching, compared: `python bench/ways.py GAME WAY... [--seats N] [--seconds N] [--jobs N] [--budget B]`.

Every deal is played from each seat by each of the ways, `--against` (the network's first choice, if nobody else is
named) on all other seats; and once by that bot on all seats, so that a way is compared with what it makes of the same
seat with the same luck. That takes fewer matches than counting victories. Ways are bots by their names, or

    tree         the network's opinions in a tree, as in `bots/guided.py`
    own          the same, positions being judged only where the searching seat is asked itself
    alone        the same, only its own moves being a tree
    tree:4 ...   with so much weight on what the network is for (1.5 is usual)
    luck         no tree: moves are compared under the same luck, and the network asked where the seat is asked again
    luck:16 ...  the same, everybody playing on as the network would for so many decisions before
    ends         moves are compared by whole matches, the others as written in half of them, and the lead counts
    playouts     no network: playouts by the written strategy

It ends after so many seconds, with whatever matches there are.
"""

import argparse
import math
import time
from multiprocessing import Pool
from typing import Any

import igroteka
from igroteka.arguments import options_of
from igroteka.bots.budget import Budget
from igroteka.bots.levels import ExpertBot
from igroteka.engine.game import Game, Guidance

KINDS: dict[str, Guidance | None] = {
    "tree": Guidance(),
    "own": Guidance(own_view=True),
    "alone": Guidance(own_view=True, alone=True),
    "luck": Guidance(own_view=True, paired=True),
    "ends": Guidance(own_view=True, paired=True, to_the_end=True),
    "playouts": None,
}


class Searcher(ExpertBot):
    """An expert that searches in one of these ways, whatever the game says."""

    def __init__(self, game: str, way: str, budget: Budget, seed: str) -> None:
        super().__init__(igroteka.games.find(game).strategies["regular"], budget, seed)
        kind, _, number = way.partition(":")
        self.way = KINDS[kind]
        if (known := KINDS[kind]) is not None and number:
            self.way = known._replace(**({"ahead": int(number)} if known.paired else {"exploring": float(number)}))

    def guidance(self, game: Game) -> Guidance | None:
        return self.way


def bot_of(game: str, way: str, budget: str, seed: str) -> Any:
    """Who plays so."""
    limit = Budget.parse(budget)
    if way.partition(":")[0] in KINDS:
        return Searcher(game, way, limit, seed)
    return igroteka.bot(game, way, seed, limit)


class Result:
    """What a way made of one seat of one deal, and the others' bot of the same."""

    def __init__(self, way: str, shares: list[float], margins: list[int], seconds: float) -> None:
        self.way = way
        self.gain = shares[0] - shares[1]
        self.share = shares[0]
        self.margin = margins[0] - margins[1]
        self.seconds = seconds


def played(wanted: argparse.Namespace, seats: int, way: str, deal: int) -> Result:
    """One deal from one seat, by this way and by the others' bot."""
    seat = deal % seats
    shares, margins = [], []
    began = time.process_time()
    for who in (way, wanted.against):
        match = igroteka.new(wanted.game, seats, f"{wanted.seed}:{deal // seats}", options_of(wanted.option))
        names = [who if each == seat else wanted.against for each in range(seats)]
        bots = [bot_of(wanted.game, name, wanted.budget, f"{deal}:{each}") for each, name in enumerate(names)]
        igroteka.play_out(match, bots)
        shares.append(1 / len(match.winners) if seat in match.winners else 0.0)
        margins.append(match.scores[seat] - max(score for each, score in enumerate(match.scores) if each != seat))
    return Result(way, shares, margins, time.process_time() - began)


def mean(values: list[float]) -> tuple[float, float]:
    """The mean, and what it may be off by (95 %)."""
    middle = sum(values) / len(values)
    spread = sum((each - middle) ** 2 for each in values) / max(1, len(values) - 1)
    return middle, 1.96 * math.sqrt(spread / len(values))


def compare(wanted: argparse.Namespace, seats: int) -> list[Result]:
    """Play until the time is up, all ways on the same deals."""
    results: list[Result] = []
    began = time.monotonic()
    number = 0
    with Pool(wanted.jobs) as pool:
        waiting: list[Any] = []
        while waiting or time.monotonic() - began < wanted.seconds:
            while len(waiting) < wanted.jobs and time.monotonic() - began < wanted.seconds:
                deal, way = divmod(number, len(wanted.ways))
                waiting.append(pool.apply_async(played, (wanted, seats, wanted.ways[way], deal)))
                number += 1
            time.sleep(0.05)
            done = [each for each in waiting if each.ready()]
            results += [each.get() for each in done]
            waiting = [each for each in waiting if each not in done]
    return results


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=igroteka.game_keys())
    parser.add_argument("ways", nargs="+")
    parser.add_argument("--against", default="network", help="who sits at the other seats")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--budget", default="20000d", help="for one move, as in the arena")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as in the arena")
    parser.add_argument("--seed", default="ways")
    wanted = parser.parse_args()
    seats = wanted.seats or max(2, min(igroteka.games.find(wanted.game).seats))
    results = compare(wanted, seats)
    even = 100 / seats
    print(f"{wanted.game}, {seats} seats, {wanted.budget} a move, against {wanted.against}; even is {even:.0f} %")
    for way in wanted.ways:
        own = [each for each in results if each.way == way]
        if not own:
            continue
        won, _ = mean([each.share for each in own])
        gain, doubt = mean([each.gain for each in own])
        margin, off = mean([each.margin for each in own])
        print(
            f"  {way:10} {len(own):5} matches, won {100 * won:5.1f} %, gain {100 * gain:+6.1f} ± {100 * doubt:4.1f} %, "
            f"points {margin:+6.2f} ± {off:4.2f}, {sum(each.seconds for each in own) / len(own):6.1f} s a match"
        )


if __name__ == "__main__":
    main()
