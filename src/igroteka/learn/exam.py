"""An honest test: fresh matches against fixed opponents, the network playing its first choice."""

import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import torch

from igroteka.arena.statistics import wilson
from igroteka.learn.hall import HALVES, Hall
from igroteka.learn.model import log_chances

Results = list[tuple[int, str, float]]
"""Of each match: how many sat there, against whom, and what share of the victory it was."""


class Mark:
    """What share of the victory was won at tables of so many against a bot, with the 95 % interval."""

    def __init__(self, players: int, opponent: str, shares: list[float]) -> None:
        self.players = players
        self.opponent = opponent
        self.matches = len(shares)
        self.share = sum(shares) / len(shares)
        self.low, self.high = wilson(self.share, len(shares))

    def data(self) -> dict[str, Any]:
        """For a file."""
        return {key: round(value, 4) if isinstance(value, float) else value for key, value in vars(self).items()}


def marks_of(results: Results) -> list[Mark]:
    """The marks by seats and opponent."""
    found: dict[tuple[int, str], list[float]] = defaultdict(list)
    for players, opponent, share in results:
        found[players, opponent].append(share)
    return [Mark(players, opponent, shares) for (players, opponent), shares in sorted(found.items())]


@torch.no_grad()
def examine(
    hall: Hall, think: Callable[[torch.Tensor], Any], device: torch.device, each: int, seconds: float
) -> list[Mark]:
    """Play so many matches at each table, or for so long; at each, the same number of matches counts.

    Were all that have ended in a time to count, short matches would be preferred.
    """
    groups = hall.layout.groups_of_rows()
    finished: list[list[list[float]]] = [[[] for _ in groups] for _ in range(HALVES)]
    sheet = hall.sheet
    ends = time.monotonic() + seconds
    first = True
    while True:
        for half in range(HALVES):
            hall.wait(half)
            if not first:
                for row in sheet.over[half].nonzero()[0].tolist():
                    finished[half][row].append(float(sheet.shares[half, row, sheet.pupil[half, row]]))
            seen = torch.from_numpy(sheet.seen[half]).to(device)
            mask = torch.from_numpy(sheet.mask[half]).to(device)
            logits, _ = think(seen)
            hall.answer(half, log_chances(logits, mask).argmax(-1).cpu().numpy())
        first = False
        least = min(len(shares) for rows in finished for shares in rows)
        if least >= each or (time.monotonic() > ends and least > 0) or time.monotonic() > ends + seconds:
            break
    count = min(each, max(1, least))
    results = [
        (groups[row].players, groups[row].opponent, share)
        for rows in finished
        for row, shares in enumerate(rows)
        for share in shares[:count]
    ]
    return marks_of(results)
