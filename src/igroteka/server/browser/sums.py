"""A network's sums by the page's own code (`web/src/site/sums.ts`), which a browser compiles; Python is interpreted."""

from array import array
from collections.abc import Callable
from typing import Any

from js import Object
from pyodide.ffi import to_js

from igroteka.bots.network import Layer, Lens, Network


class PageSums:
    """A network as the page has it; `make` is what makes it there."""

    def __init__(self, network: Network, make: Callable[..., Any]) -> None:
        between = to_js([facts_of(layer) for layer in network.layers])
        self._sums = make(between, facts_of(network.policy), facts_of(network.value))
        self._rows = network.rows
        self._known: set[int] = set()
        """The lenses that the page has, too."""

    def sums(
        self, lens: Lens, seen: list[bytes], legal: list[list[int]]
    ) -> tuple[list[list[float]], list[list[float]]]:
        """What the two ends sum up: for the legal moves, and for the seats."""
        if lens.players not in self._known:
            self._sums.lens(lens.players, lens_facts(lens))
            self._known.add(lens.players)
        sums, totals = [], []
        for each, moves in zip(seen, legal, strict=True):
            rows = to_js([self._rows[move] for move in moves])
            said = self._sums.of(lens.players, to_js(each), rows).to_py().tolist()
            sums.append(said[: len(moves)])
            totals.append(said[len(moves) :])
        return sums, totals


def facts_of(layer: Layer) -> Any:
    """A layer, as JavaScript has it."""
    return Object.new(
        inputs=layer.inputs,
        units=layer.units,
        weights=to_js(layer.weights),
        biases=numbers(layer.biases),
        factors=numbers(layer.factors),
    )


def lens_facts(lens: Lens) -> Any:
    """A lens, as JavaScript has it."""
    return Object.new(place=numbers(lens.place), cap=numbers(lens.cap), most=numbers(lens.most), always=lens.always)


def numbers(values: list[int]) -> Any:
    """Whole numbers, as JavaScript has them."""
    return to_js(array("i", values))
