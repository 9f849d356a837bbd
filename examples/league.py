"""Self-play with a small league: one policy learns all seats at once, and against its own past selves.

    pip install 'igroteka[envs]'
    python examples/league.py --game bronze_age --minutes 3

At half of the tables the policy has every seat; at the others a past self has the other seats, so that what is learned
lately doesn't forget how to beat what was learned before. The policy is linear and learns by REINFORCE (Williams,
1992), in numpy alone: put your own network and method in `Policy`, and leave the rest.
"""

import argparse
import time
from typing import Any

import numpy as np

from igroteka.envs.gymnasium import TableEnv

TABLES = 32
LEAGUE = 6
"""Past selves that are kept; the oldest leaves."""
RATE = 0.05


class Policy:
    """What to play: a number for each move, linear in what is seen."""

    def __init__(self, features: int, moves: int, seed: int) -> None:
        self.weights = np.zeros((features, moves), np.float32)
        self.luck = np.random.default_rng(seed)

    def chances(self, seen: Any, masks: Any) -> Any:
        """How likely each move is; what isn't legal is not."""
        logits = np.where(masks == 1, seen @ self.weights, -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def __call__(self, seen: Any, masks: Any) -> Any:
        """A move for each row. So it is also what `opponents` takes."""
        totals = self.chances(seen, masks).cumsum(axis=1)
        drawn = self.luck.random((len(masks), 1)) * totals[:, -1:]
        moves = (totals > drawn).argmax(axis=1)
        return np.where(masks[np.arange(len(moves)), moves] == 1, moves, masks.argmax(axis=1))

    def learn(self, seen: Any, masks: Any, moves: Any, returns: Any) -> None:
        """Make likelier what was followed by more than usual."""
        slope = -self.chances(seen, masks)
        slope[np.arange(len(moves)), moves] += 1
        gains = (returns - returns.mean()) / (returns.std() + 1e-6)
        self.weights += RATE * (seen.T @ (slope * gains[:, None])) / len(moves) ** 0.5

    def copy(self) -> "Policy":
        twin = Policy(*self.weights.shape, seed=int(self.luck.integers(2**31)))
        twin.weights = self.weights.copy()
        return twin


class League:
    """Past selves: each time it is asked, one of them answers."""

    def __init__(self, first: Policy) -> None:
        self.past = [first.copy()]
        self.luck = np.random.default_rng(1)

    def admit(self, policy: Policy) -> None:
        self.past = [*self.past, policy.copy()][-LEAGUE:]

    def __call__(self, seen: Any, masks: Any) -> Any:
        return self.past[int(self.luck.integers(len(self.past)))](seen, masks)


class Classroom:
    """Tables at which the policy plays, and what it did there in matches that aren't over yet."""

    def __init__(self, env: TableEnv, seed: int) -> None:
        self.env = env
        self.seen, self.infos = env.reset(seed=seed)
        self.open: list[list[Any]] = [[] for _ in range(env.num_envs)]

    def play(self, policy: Policy, decisions: int) -> list[Any]:
        """Decisions of finished matches, each with what the match was worth to the seat that decided."""
        done: list[Any] = []
        while len(done) < decisions:
            seen, masks, seats = self.seen["observation"], self.seen["action_mask"], self.infos["seat"]
            moves = policy(seen, masks)
            for row, lesson in enumerate(self.open):
                lesson.append((seen[row], masks[row], moves[row], seats[row]))
            self.seen, _, over, _, self.infos = self.env.step(moves)
            for row in np.flatnonzero(over):
                worth = self.infos["returns"][row]
                done += [(numbers, mask, move, worth[seat]) for numbers, mask, move, seat in self.open[row]]
                self.open[row] = []
        return done


def train(game: str, players: int | None, seconds: float, seed: int = 1, tables: int = TABLES) -> tuple[Policy, League]:
    """Learn for so long; at least one lesson."""
    mirror = TableEnv(game, tables, players, opponents=None, reward="margin")
    policy = Policy(mirror.setup.size, mirror.setup.moves, seed)
    league = League(policy)
    rooms = [Classroom(mirror, seed)]
    rooms.append(Classroom(TableEnv(game, tables, players, opponents=league, reward="margin"), seed))
    start, lessons = time.monotonic(), 0
    while not lessons or time.monotonic() - start < seconds:
        for room in rooms:
            columns = zip(*room.play(policy, 64 * tables), strict=True)
            policy.learn(*(np.array(column) for column in columns))
        lessons += 1
        if lessons % 5 == 0:
            league.admit(policy)
    league.admit(policy)
    return policy, league


def win_rate(policy: Policy, game: str, players: int | None, opponent: Any, matches: int = 200) -> float:
    """The share of matches won, a shared victory counting in part."""
    env = TableEnv(game, TABLES, players, opponents=opponent)
    seen, _ = env.reset(seed=12345)
    seats = env.setup.players
    shares: list[float] = []
    while len(shares) < matches:
        seen, rewards, over, _, _ = env.step(policy(seen["observation"], seen["action_mask"]))
        shares += [float(reward) * (seats - 1) / seats + 1 / seats for reward in rewards[over]]
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bronze_age")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=3.0)
    wanted = parser.parse_args()
    policy, league = train(wanted.game, wanted.players, 60 * wanted.minutes)
    for name, opponent in (("random", "random"), ("its oldest self", league.past[0]), ("regular", "regular")):
        print(f"wins against {name}: {win_rate(policy, wanted.game, wanted.players, opponent):.1%}")


if __name__ == "__main__":
    main()
