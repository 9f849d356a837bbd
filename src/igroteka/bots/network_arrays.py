"""A network's sums by numpy, for many positions at once. See `igroteka.bots.network`."""

from typing import Any

import numpy as np

from igroteka.bots.network import LOUDEST, MIDDLE, ONE, SHIFT, UNHEARD, Layer, Lens, Network


class Arrays:
    """A network as matrices of floats that are whole numbers."""

    def __init__(self, network: Network) -> None:
        self.inputs = len(network.inputs)
        self.layers = [(matrix(layer), biases(layer), np.array(layer.factors)) for layer in network.layers]
        self.policy = matrix(network.policy), biases(network.policy), np.array(network.policy.factors, float)
        self.value = matrix(network.value), biases(network.value), np.array(network.value.factors, float)
        self.rows = network.rows
        self.units = np.array([row if row >= 0 else len(network.header["moves"]) for row in network.rows])
        """Which unit of the policy speaks for each move: one beyond the last, where none does."""
        self.lenses: dict[int, tuple[Any, Any, Any, Any]] = {}

    def look(self, lens: Lens, seen: list[bytes]) -> Any:
        """What is heard, a row for each observation."""
        found = self.lenses.get(lens.players)
        if found is None:
            features = np.array([at for at, place in enumerate(lens.place) if place >= 0])
            places = np.array(lens.place)[features]
            found = features, places, np.array(lens.cap)[features], np.array(lens.most)[features]
            self.lenses[lens.players] = found
        features, places, caps, mosts = found
        written = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)[:, features]
        heard = np.zeros((len(seen), self.inputs), np.float32)
        heard[:, places] = np.minimum(written, caps) * ONE // mosts
        heard[:, lens.always] = ONE
        return heard

    def think(self, heard: Any) -> Any:
        """What the last units before the two ends say."""
        for weights, bias, factors in self.layers:
            total = np.maximum(heard @ weights + bias, 0).astype(np.int64)
            heard = np.minimum((total * factors + (1 << (SHIFT - 1))) >> SHIFT, LOUDEST).astype(np.float32)
        return heard

    def firsts(self, lens: Lens, seen: list[bytes], legal: list[list[int]]) -> list[int]:
        """The move that is summed up highest for each, the first of equals."""
        weights, bias, factors = self.policy
        said = np.full((len(seen), len(bias) + 1), UNHEARD)
        said[:, :-1] = (self.think(self.look(lens, seen)) @ weights + bias) * factors
        return [moves[said[row, self.units[moves]].argmax()] for row, moves in enumerate(legal)]

    def sums(
        self, lens: Lens, seen: list[bytes], legal: list[list[int]]
    ) -> tuple[list[list[float]], list[list[float]]]:
        """What the two ends sum up: for the legal moves, and for the seats."""
        heard = self.think(self.look(lens, seen))
        policy, value = (
            ((heard @ weights + bias) * factors).tolist() for weights, bias, factors in (self.policy, self.value)
        )
        rows = self.rows
        sums = [
            [said[rows[move]] if rows[move] >= 0 else UNHEARD for move in moves]
            for said, moves in zip(policy, legal, strict=True)
        ]
        return sums, [said[: lens.players] for said in value]


def matrix(layer: Layer) -> Any:
    """The weights of a layer, a column for each unit."""
    weights = np.frombuffer(layer.weights, np.uint8).reshape(layer.units, layer.inputs).astype(np.float32) - MIDDLE
    return np.ascontiguousarray(weights.T)


def biases(layer: Layer) -> Any:
    """What its units begin with."""
    return np.array(layer.biases, np.float32)
