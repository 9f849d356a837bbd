"""How well so few trials choose, by how they are judged: `python bench/trials.py GAME --matches N --trials N`.

In positions of matches by a game's network every move that the network is for is played to the end under the same luck,
the others playing by the network or as written. Each playout is judged in several ways. Some of the trials choose by
one of these, the others tell what that choice gains over the network's first one: in thousandths of the victory, if the
others then play by the network, and if they play as written. That takes far less time than matches do.
"""

import argparse
import random
from collections.abc import Callable
from typing import Any

import igroteka
from igroteka.arguments import options_of
from igroteka.bots import network
from igroteka.bots.guided import COMPARED, SILENT
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.state import play
from igroteka.engine.strategy import Strategy

OTHERS = ("network", "written")
REPEATS = 20


class Playout:
    """What came of a move: opinions on the way, each after so many decisions, and the end."""

    def __init__(self) -> None:
        self.opinions: list[tuple[int, float]] = []
        self.won = self.judged = 0.0

    def after(self, decisions: int) -> float:
        """The first opinion after so many, or the end."""
        return next((value for at, value in self.opinions if at >= decisions), self.judged)

    def mean(self, decisions: int) -> float:
        """The mean of the opinions up to there; the end is one more, if it came sooner."""
        found = [value for at, value in self.opinions if at <= decisions]
        if not self.opinions or self.opinions[-1][0] <= decisions:
            found.append(self.judged)
        return sum(found) / len(found) if found else self.after(decisions)


class Table:
    """A game, its network, and what is written."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.game = igroteka.games.find(wanted.game)
        self.written = self.game.strategies["regular"]
        self.network = network.of_room(wanted.game).strategy(self.written)
        self.chance = Chance(key_of(f"trials:{wanted.seed}"), 0)
        self.dealer = Dealer(self.chance)

    def play_out(self, s: Any, seat: int, others: Strategy) -> Playout:
        """To the end, this seat by the network."""
        found = Playout()
        decided = 0
        while s.stack:
            asked = s.stack[-1].seats(s)
            who = seat if seat in asked else asked[0]
            legal = s.stack[-1].answers_of(s, who)
            if len(legal) > 1:
                decided += 1
                if who == seat and len(moves := self.network.narrowed(s, who, legal)) > 1:
                    opinion = self.network.opinion(s, who, moves)
                    found.opinions.append((decided, opinion.value[seat]))
                    legal = [opinion.first]
                else:
                    legal = [(self.network if who == seat else others).pick(s, who, legal)]
            play(s, who, legal[0], self.dealer)
        winners = self.game.best(s, self.game.scores(s))
        found.won = (seat in winners) / len(winners)
        found.judged = self.game.judge(s)[seat]
        return found

    def try_moves(self, seat: Any, moves: list[int]) -> list[list[list[Playout]]]:
        """By who the others are, by trial, by move."""
        found: list[list[list[Playout]]] = [[], []]
        for trial in range(self.wanted.trials):
            imagined = seat.imagine_state(f"trials:{trial}")
            for kind, others in enumerate((self.network, self.written)):
                row: list[Playout] = []
                for move in moves:
                    s = imagined.copy()
                    self.chance.turn_to(trial + 1)
                    play(s, seat.index, move, self.dealer)
                    row.append(self.play_out(s, seat.index, others))
                found[kind].append(row)
        return found

    def positions(self) -> list[list[list[list[Playout]]]]:
        """A few from each match, where there is a choice."""
        found = []
        for number in range(self.wanted.matches):
            luck = random.Random(f"{self.wanted.seed}:{number}")
            options = options_of(self.wanted.option)
            match = igroteka.new(self.wanted.game, self.wanted.seats, f"{self.wanted.seed}:{number}", options)
            while not match.over:
                who = match.to_act[0]
                legal = self.network.narrowed(match.state, who, match.legal(who))
                if len(legal) > 1:
                    opinion = self.network.opinion(match.state, who, legal)
                    shares = sorted(zip(opinion.priors, legal, strict=True), reverse=True)
                    moves = [move for share, move in shares if share > SILENT][:COMPARED]
                    if len(moves) > 1 and luck.random() < self.wanted.share:
                        found.append(self.try_moves(match.seat(who), moves))
                    legal = [opinion.first]
                match.play(legal[0], who)
        return found


def main() -> None:
    """Try, and print a line for each way of judging."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=igroteka.game_keys())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--share", type=float, default=0.02, help="of the decisions with a choice, so many are taken")
    parser.add_argument("--trials", type=int, default=48)
    parser.add_argument("--seed", default="trials")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as in the arena")
    wanted = parser.parse_args()
    positions = Table(wanted).positions()
    ways: dict[str, Callable[[Playout], float]] = {"who has won": lambda playout: playout.won}
    for decisions in (1, 20, 40, 80, 160):
        ways[f"opinion after {decisions}"] = lambda playout, n=decisions: playout.after(n)  # type: ignore[misc] # mypy infers no such lambda
        ways[f"mean up to {decisions}"] = lambda playout, n=decisions: playout.mean(n)  # type: ignore[misc] # mypy infers no such lambda
    half = wanted.trials // 2
    counts = [count for count in (4, 8, 16, 32) if count <= half]
    print(f"{wanted.game}, {len(positions)} positions; gains with {counts} trials a move")
    luck = random.Random(wanted.seed)
    for kind, others in enumerate(OTHERS):
        for name, way in ways.items():
            gains: list[list[float]] = [[0.0] * len(counts) for _ in OTHERS]
            for tried in positions:
                worths = [[way(playout) for playout in row] for row in tried[kind]]
                for _ in range(REPEATS):
                    order = luck.sample(range(wanted.trials), wanted.trials)
                    for place, count in enumerate(counts):
                        sums = [sum(worths[trial][move] for trial in order[:count]) for move in range(len(worths[0]))]
                        chosen = sums.index(max(sums))
                        for truth in range(len(OTHERS)):
                            won = [tried[truth][trial] for trial in order[half:]]
                            gain = sum(row[chosen].won - row[0].won for row in won) / len(won)
                            gains[truth][place] += 1000 * gain / REPEATS / len(positions)
            told = "; ".join(
                f"{truth} {', '.join(f'{gain:+.1f}' for gain in gains[place])}" for place, truth in enumerate(OTHERS)
            )
            print(f"  others by {others:7} judged by {name:17} {told}")


if __name__ == "__main__":
    main()
