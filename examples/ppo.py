"""A small learner that knows masks: proximal policy optimisation (Schulman et al.) in PyTorch, in one file.

    pip install torch 'igroteka[envs]'
    python examples/ppo.py --game bronze_age --minutes 3

It learns one seat against random opponents, many matches at once, and in the end plays against `random` and `regular`
without exploring. Take it as a beginning: everything that concerns the game is in the environment.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from igroteka.envs.gymnasium import TableEnv

TABLES = 128
STEPS = 64
"""Decisions at each table between two updates."""
EPOCHS = 2
BATCH = 1024
DISCOUNT = 0.999
TRACE = 0.95
CLIP = 0.2
CURIOSITY = 0.01
RATE = 1e-3


class Mind(nn.Module):
    """What to play, and what to hope for."""

    def __init__(self, features: int, moves: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each move's probability, and the value. What isn't legal has no probability."""
        thought = self.body(seen)
        logits = self.policy(thought).masked_fill(mask == 0, -1e9)
        return logits.log_softmax(-1), self.value(thought).squeeze(-1)


def tensors(seen: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """An observation for PyTorch."""
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


def choose(log_chances: torch.Tensor) -> torch.Tensor:
    """A move for each table, by its probability (Gumbel's trick, which is quicker than sampling)."""
    noise = torch.empty_like(log_chances).exponential_().log()
    return (log_chances - noise).argmax(-1)


class Learner:
    """Plays, remembers, and learns from it."""

    def __init__(self, env: TableEnv, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = env
        self.mind = Mind(env.setup.size, env.setup.moves)
        self.optimizer = torch.optim.Adam(self.mind.parameters(), RATE, eps=1e-5)
        self.seen, self.mask = tensors(env.reset(seed=seed)[0])
        self.returns: list[float] = []

    @torch.no_grad()
    def play(self) -> list[torch.Tensor]:
        """So many decisions at each table: what was seen, what was played, and how much better it was than hoped."""
        rows: list[tuple[torch.Tensor, ...]] = []
        for _ in range(STEPS):
            log_chances, hopes = self.mind(self.seen, self.mask)
            moves = choose(log_chances)
            taken = log_chances.gather(1, moves[:, None]).squeeze(1)
            seen, rewards, over, _, _ = self.env.step(moves.numpy())
            self.returns += rewards[over].tolist()
            rewards, over = torch.tensor(rewards, dtype=torch.float32), torch.tensor(over)
            rows.append((self.seen, self.mask, moves, taken, hopes, rewards, over))
            self.seen, self.mask = tensors(seen)
        _, following = self.mind(self.seen, self.mask)
        gains, gain = [], torch.zeros(TABLES)
        for *_, hopes, rewards, over in reversed(rows):
            goes_on = (~over).float()
            surprise = rewards + DISCOUNT * following * goes_on - hopes
            gain = surprise + DISCOUNT * TRACE * goes_on * gain
            gains.append(gain)
            following = hopes
        columns = [torch.cat(column) for column in zip(*(row[:5] for row in rows), strict=True)]
        return [*columns, torch.cat(gains[::-1])]

    def learn(self, columns: list[torch.Tensor]) -> None:
        """Make what went well likelier, but not by much at once."""
        count = len(columns[0])
        for _ in range(EPOCHS):
            for batch in torch.randperm(count).split(BATCH):
                seen, mask, moves, before, hopes, gains = (column[batch] for column in columns)
                log_chances, values = self.mind(seen, mask)
                ratio = (log_chances.gather(1, moves[:, None]).squeeze(1) - before).exp()
                scaled = (gains - gains.mean()) / (gains.std() + 1e-8)
                won = torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
                error = (values - (hopes + gains)).square().mean()
                variety = -(log_chances.exp() * log_chances.clamp_min(-30)).sum(-1).mean()
                loss = 0.5 * error - won - CURIOSITY * variety
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.mind.parameters(), 0.5)
                self.optimizer.step()


@torch.no_grad()
def win_rate(mind: Mind, game: str, players: int | None, opponent: str, matches: int = 400) -> float:
    """The share of matches won, a shared victory counting in part, by always playing what seems best."""
    env = TableEnv(game, TABLES, players, opponents=[opponent])
    seen, _ = env.reset(seed=12345)
    players = env.setup.players
    shares: list[float] = []
    while len(shares) < matches:
        log_chances, _ = mind(*tensors(seen))
        seen, rewards, over, _, _ = env.step(log_chances.argmax(-1).numpy())
        shares += [reward * (players - 1) / players + 1 / players for reward in rewards[over]]
    return float(np.mean(shares))


def main() -> None:
    """Learn for a while, then show what it came to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bronze_age")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    learner = Learner(TableEnv(wanted.game, TABLES, wanted.players, opponents=["random"], reward="margin"), wanted.seed)
    start, decisions, told = time.monotonic(), 0, 0.0
    while (spent := time.monotonic() - start) < 60 * wanted.minutes:
        learner.learn(learner.play())
        decisions += TABLES * STEPS
        if spent - told > 15:
            told = spent
            mean = np.mean(learner.returns[-1000:] or [0.0])
            print(f"{spent:5.0f} s  {decisions:>9,} decisions  mean return {mean:+.2f}", flush=True)
    for opponent in ("random", "regular"):
        rate = win_rate(learner.mind, wanted.game, wanted.players, opponent)
        print(f"wins against {opponent}: {rate:.1%}")


if __name__ == "__main__":
    main()
