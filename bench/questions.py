"""Which questions a network answers worse than what people wrote: `python bench/questions.py GAME [QUESTION...] ...`.

At one seat the written strategy answers one kind of question, and the room's `regular` all others and everybody else's.
What that wins, kind by kind, costs hardly anything to find out, since nobody searches.
"""

import argparse
import math
from collections import Counter
from typing import Any

import igroteka
from igroteka.arguments import options_of
from igroteka.bots import network
from igroteka.engine.strategy import Strategy


def kind_of(s: Any) -> str:
    """What is asked."""
    return type(s.stack[-1]).__name__


class Counting(Strategy):
    """The regular, who counts what it is asked."""

    def __init__(self, regular: Strategy) -> None:
        self.regular = regular
        self.asked: Counter[str] = Counter()

    def pick(self, s: Any, seat: int, legal: list[int]) -> int:
        self.asked[kind_of(s)] += 1
        return self.regular.pick(s, seat, legal)


class Advised(Strategy):
    """The regular, who lets another answer one kind of question."""

    def __init__(self, regular: Strategy, other: Strategy, kind: str) -> None:
        self.regular = regular
        self.other = other
        self.kind = kind

    def pick(self, s: Any, seat: int, legal: list[int]) -> int:
        return (self.other if kind_of(s) == self.kind else self.regular).pick(s, seat, legal)


def main() -> None:
    """Play, and print a line for each kind of question."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=igroteka.game_keys())
    parser.add_argument("questions", nargs="*", help="the classes that ask them; all, if none is named")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="questions")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as in the arena")
    wanted = parser.parse_args()
    room = igroteka.games.find(wanted.game)
    seats = wanted.seats or max(2, min(room.seats))
    options = options_of(wanted.option)
    written = room.strategies["regular"]
    regular = network.of_room(wanted.game).strategy(written)
    counting = Counting(regular)
    seeds = [str(seat) for seat in range(seats)]
    for number in range(10):
        match = igroteka.new(wanted.game, seats, f"{wanted.seed}:{number}", options, journal=False)
        match.play_by([counting] * seats, seeds)
    print(f"{wanted.game}, {seats} seats, {wanted.games} matches each; even is {100 / seats:.0f} %")
    for kind, times in counting.asked.most_common():
        if wanted.questions and kind not in wanted.questions:
            continue
        won = margin = 0.0
        for number in range(wanted.games):
            seat = number % seats
            players: list[Strategy] = [regular] * seats
            players[seat] = Advised(regular, written, kind)
            match = igroteka.new(wanted.game, seats, f"{wanted.seed}:{number // seats}", options, journal=False)
            match.play_by(players, seeds)
            won += (seat in match.winners) / len(match.winners) / wanted.games
            others = [score for other, score in enumerate(match.scores) if other != seat]
            margin += (match.scores[seat] - max(others)) / wanted.games
        doubt = 1.96 * math.sqrt(won * (1 - won) / wanted.games)
        asked = times / 10 / seats
        print(f"  {kind:20} asked {asked:5.1f} times: {100 * won:5.1f} ± {100 * doubt:.1f} %, lead {margin:+.2f}")


if __name__ == "__main__":
    main()
