"""From a model to the file that plays, and back: whole numbers, and how much they change what it thinks."""

from typing import Any

import numpy as np
import torch
from torch import nn

from igroteka.bots.network import LIMIT, LOUDEST, MIDDLE, ONE, SHIFT, Layer, Network, write
from igroteka.learn.lessons import Lessons
from igroteka.learn.model import Model

WEIGHT = 126
"""The heaviest weight, either way."""
EVEN = 2
"""Weights are even numbers: a file then packs into a fifth less, and plays as well."""
RARE = 0.0005
"""A unit may be cut off in this share of positions."""
QUIET = 0.01
"""A unit that hardly ever speaks is taken to get at least so loud, as a share of the loudest."""
FACTOR = 32767
"""The largest factor of a unit at one of the two ends."""


class WholeModel(nn.Module):
    """The same network in whole numbers, exactly as it will play, for many positions at once."""

    def __init__(self, model: Model, layers: list[Layer], scales: tuple[float, float]) -> None:
        super().__init__()
        self.model = model
        device = model.cap.device
        self.parts = [
            tuple(torch.tensor(column, device=device) for column in (weights(layer), layer.biases, layer.factors))
            for layer in layers
        ]
        self.scales = scales

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """A number for each move, and one for each seat from the observer on."""
        heard = (self.model.hear(seen) * ONE).double()
        *between, policy, value = self.parts
        for matrix, biases, factors in between:
            total = (heard @ matrix.double().T + biases).clamp_min(0).long()
            heard = ((total * factors + (1 << (SHIFT - 1))) >> SHIFT).clamp_max(LOUDEST).double()
        ends = [
            (heard @ matrix.double().T + biases) * factors * scale
            for (matrix, biases, factors), scale in zip((policy, value), self.scales, strict=True)
        ]
        return ends[0].float(), ends[1].float()


def weights(layer: Layer) -> Any:
    """The weights of a layer, a row for each unit."""
    return np.frombuffer(layer.weights, np.uint8).reshape(layer.units, layer.inputs).astype(np.int16) - MIDDLE


@torch.no_grad()
def whole(model: Model, seen: torch.Tensor) -> tuple[list[Layer], tuple[float, float]]:
    """The layers of a model in whole numbers, by what it hears in these positions; and the scales of its two ends."""
    heard = model.hear(seen)
    unit = torch.full((heard.shape[1],), 1 / ONE, device=heard.device)
    most = torch.full_like(unit, 1.5 * ONE)
    layers = []
    for linear in model.layers:
        assert isinstance(linear, nn.Linear)
        heard = linear(heard).relu()
        rank = max(1, round(RARE * len(heard)))
        loudest = heard.topk(rank, dim=0).values[-1]
        loudest = loudest.clamp_min(max(1e-4, QUIET * float(loudest.max())))
        following = loudest / LOUDEST
        rows, scale, biases = rounded(linear, unit, most)
        factors = (scale / following * 2**SHIFT).round().clamp(1, 2**30)
        layers.append(layer_of(rows, biases, factors))
        unit = following
        most = torch.full_like(unit, LOUDEST)
    scales = []
    for end in (model.policy, model.value):
        rows, scale, biases = rounded(end, unit, most)
        common = float(scale.max()) / FACTOR
        layers.append(layer_of(rows, biases, (scale / common).round().clamp(1, FACTOR)))
        scales.append(common)
    return layers, (scales[0], scales[1])


def rounded(
    linear: nn.Linear, unit: torch.Tensor, most: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Weights and biases as whole numbers, and for each unit what one of them stands for. No sum can be too large."""
    matrix = linear.weight * unit
    scale = matrix.abs().max(1).values.clamp_min(1e-9) / WEIGHT
    scale = torch.maximum(scale, linear.bias.abs() / (LIMIT / 8))
    for _ in range(20):
        rows = (matrix / scale[:, None] / EVEN).round() * EVEN
        biases = (linear.bias / scale).round()
        largest = rows.abs() @ most + biases.abs()
        if bool((largest < LIMIT).all()):
            break
        scale = torch.where(largest < LIMIT, scale, scale * 1.2)
    return rows, scale, biases


def layer_of(rows: torch.Tensor, biases: torch.Tensor, factors: torch.Tensor) -> Layer:
    """A layer as it is written."""
    units, inputs = rows.shape
    data = (rows + MIDDLE).to(torch.uint8).cpu().numpy().tobytes()
    return Layer(inputs, units, data, [int(each) for each in biases.tolist()], [int(each) for each in factors.tolist()])


def file_of(
    lessons: Lessons, model: Model, layers: list[Layer], scales: tuple[float, float], made: dict[str, Any]
) -> bytes:
    """The file. `made` tells how it came to be."""
    header = {
        "game": lessons.key,
        "options": lessons.options[0],
        "players": lessons.players,
        "inputs": lessons.inputs,
        "units": list(model.units),
        "moves": lessons.moves,
        "policy_scale": scales[0],
        "value_scale": scales[1],
        "made": made,
    }
    return write(header, layers)


def read_back(network: Network, lessons: Lessons) -> dict[str, torch.Tensor]:
    """The weights of a file for a model of these lessons; what is heard and said goes by its name.

    How loud a unit was isn't in the file, and makes no difference: whoever hears it divides by it again.
    """
    found: dict[str, torch.Tensor] = {}
    parts = [(f"layers.{number}", layer, 2.0**-SHIFT) for number, layer in enumerate(network.layers)]
    parts.append(("policy", network.policy, network.policy_scale * ONE))
    parts.append(("value", network.value, network.value_scale * ONE))
    for name, layer, scale in parts:
        factors = torch.tensor(layer.factors, dtype=torch.float64) * scale
        found[f"{name}.weight"] = (torch.tensor(weights(layer)) * factors[:, None]).float()
        found[f"{name}.bias"] = (torch.tensor(layer.biases) * factors / ONE).float()
    first = found["layers.0.weight"]
    found["layers.0.weight"] = by_name(first.T, network.inputs, lessons.inputs).T
    for column in ("policy.weight", "policy.bias"):
        found[column] = by_name(found[column], network.header["moves"], lessons.moves)
    return found


def by_name(rows: torch.Tensor, names: list[str], wanted: list[str]) -> torch.Tensor:
    """The rows in another order; nothing for names that are new."""
    place_of = {name: place for place, name in enumerate(names)}
    places = torch.tensor([place_of.get(name, -1) for name in wanted])
    known = (places >= 0).reshape(-1, *[1] * (rows.dim() - 1))
    return rows[places.clamp_min(0)] * known


@torch.no_grad()
def agreement(model: Model, other: WholeModel, seen: torch.Tensor, mask: torch.Tensor) -> tuple[float, float]:
    """In what share of positions both choose the same, and how far their hopes are apart on average."""
    ours, hopes = model(seen)
    theirs, others = other(seen)
    same = (ours.masked_fill(mask == 0, -1e9).argmax(-1) == theirs.masked_fill(mask == 0, -1e9).argmax(-1)).float()
    return float(same.mean()), float((hopes.softmax(-1) - others.softmax(-1)).abs().mean())
