"""Changes on the wire: how long it takes to find them, ours and `jsonpatch`'s, and how long they are.

    python bench/changes.py
    PYTHONPATH=../earlier/src python bench/changes.py --wire strasbourg     # what a move sends, with another build

Random matches of every game at three seats; what each of two seats and a spectator sees before and after a move. With
`--wire` whole matches at every number of seats, the same ones in every build that has the same rules.
"""

import argparse
import gc
import random
import time
from collections.abc import Callable
from typing import Any

import jsonpatch
import msgspec

import igroteka
from igroteka.games import find, known
from igroteka.server.tables import sight
from igroteka.server.tables.patch import difference

PLIES = 200
ROUNDS = 7
MATCHES = 6
Pair = tuple[dict[str, Any], dict[str, Any]]


def pairs(game: str) -> list[Pair]:
    """What viewers see before and after each move."""
    match, chance = igroteka.new(game, players=3, seed=3), random.Random(3)
    found: list[Pair] = []
    last: dict[int | None, dict[str, Any]] = {}
    while not match.over and match.ply < PLIES:
        seat = match.to_act[0]
        for viewer in (0, 1, None):
            seen = {"ply": match.ply, "to_act": list(match.to_act), "sights": [sight.sight(match, viewer)]}
            if viewer in last:
                found.append((last[viewer], seen))
            last[viewer] = seen
        match.play(chance.choice(match.legal(seat)), seat)
    return found


def microseconds(work: Callable[[Any, Any], Any], of: list[Pair]) -> float:
    """Computing time for one change."""
    began = time.process_time()
    for old, new in of:
        work(old, new)
    return (time.process_time() - began) / len(of) * 1e6


def wire(game: str) -> None:
    """What a move sends to two seats, in bytes of its patches."""
    print("players  moves  bytes a move to two seats")
    for players in find(game).seats:
        moves = sent = 0
        for seed in range(MATCHES):
            match, chance = igroteka.new(game, players=players, seed=seed), random.Random(seed)
            last: dict[int, dict[str, Any]] = {}
            while not match.over:
                for viewer in range(min(2, players)):
                    seen = {"ply": match.ply, "to_act": list(match.to_act), "sights": [sight.sight(match, viewer)]}
                    sent += len(msgspec.json.encode(difference(last[viewer], seen))) if viewer in last else 0
                    last[viewer] = seen
                seat = match.to_act[0]
                match.play(chance.choice(sorted(match.name(move) for move in match.legal(seat))), seat)
            moves += match.ply
        print(f"{players:7} {moves:6} {sent / moves:26.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--wire", metavar="GAME", help="what a move of this game sends, in whole matches")
    choices = parser.parse_args()
    if choices.wire:
        wire(choices.wire)
        return
    print("game          ours µs  jsonpatch µs  bytes of the patch  of all seen")
    for game in known():
        seen = pairs(game)
        gc.disable()
        ours = min(microseconds(difference, seen) for _ in range(ROUNDS))
        plain = msgspec.to_builtins(seen[::10])
        theirs = microseconds(lambda old, new: jsonpatch.make_patch(old, new), plain)
        gc.enable()
        size = sum(len(msgspec.json.encode(difference(old, new))) for old, new in seen) / len(seen)
        whole = sum(len(msgspec.json.encode(new)) for _, new in seen) / len(seen)
        print(f"{game:13} {ours:7.1f} {theirs:13.0f} {size:19.0f} {whole:12.0f}")


if __name__ == "__main__":
    main()
