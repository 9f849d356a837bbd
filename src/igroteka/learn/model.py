"""The network while it learns, in PyTorch: one policy and value model for all seats."""

from typing import Any, Final

import torch
from torch import nn

from igroteka.bots.network import ONE
from igroteka.learn.lessons import Lessons

UNITS: Final = (512, 256, 256)
"""Units in the layers between. What is seen is mostly nothing, so a wide first layer costs little where it plays."""
NEVER: Final = -1e9


class Model(nn.Module):
    """What to play, and what everybody can hope for."""

    cap: torch.Tensor
    most: torch.Tensor

    def __init__(self, lessons: Lessons, units: tuple[int, ...] = UNITS) -> None:
        super().__init__()
        self.units = tuple(units)
        sizes = [len(lessons.inputs), *units]
        self.layers = nn.ModuleList(nn.Linear(sizes[i], sizes[i + 1]) for i in range(len(units)))
        self.policy = nn.Linear(sizes[-1], len(lessons.moves))
        self.value = nn.Linear(sizes[-1], lessons.seats)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        for end in (self.policy, self.value):
            nn.init.orthogonal_(end.weight, 0.01)
            nn.init.zeros_(end.bias)
        self.register_buffer("cap", torch.tensor(lessons.caps, dtype=torch.float32))
        self.register_buffer("most", torch.tensor(lessons.mosts, dtype=torch.float32))

    def hear(self, seen: torch.Tensor) -> torch.Tensor:
        """What is seen, as it is heard where it plays: in whole 64ths."""
        return (torch.minimum(seen.float(), self.cap) * ONE / self.most).floor() / ONE

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """A number for each move, and one for each seat from the observer on."""
        heard = self.hear(seen)
        for layer in self.layers:
            heard = layer(heard).relu()
        return self.policy(heard), self.value(heard)


def log_chances(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """The logarithm of each move's probability; what isn't legal has none."""
    return logits.masked_fill(mask == 0, NEVER).log_softmax(-1)


def log_hopes(logits: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """The logarithm of each seat's expected share, counted from the observer on; seats that nobody has have none."""
    seats = torch.arange(logits.shape[-1], device=logits.device)
    return logits.masked_fill(seats >= players[..., None], NEVER).log_softmax(-1)


def by_seat(hopes: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """What is counted from the observer's seat on, by seat. It is nothing where there is no seat."""
    every = torch.arange(hopes.shape[-1], device=hopes.device)
    turn = (every - seats[..., None]) % players[..., None]
    return hopes.gather(-1, turn) * (every < players[..., None])


def from_seat(shares: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """The other way round: what is by seat, counted from the observer's seat on."""
    every = torch.arange(shares.shape[-1], device=shares.device)
    turn = (every + seats[..., None]) % players[..., None]
    return shares.gather(-1, turn) * (every < players[..., None])


def drawn(chances: torch.Tensor) -> torch.Tensor:
    """A move for each row, by its probability (Gumbel's trick, which is quicker than sampling)."""
    noise = torch.empty_like(chances).exponential_().clamp_min(1e-20).log()
    return (chances - noise).argmax(-1)


def state_of(model: Model, half: bool = False) -> dict[str, Any]:
    """The weights of a model, to keep."""
    return {
        key: (value.half() if half and key not in ("cap", "most") else value).detach().cpu().clone()
        for key, value in model.state_dict().items()
    }
