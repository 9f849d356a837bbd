"""A network's sums by C, for one position at a time. See `igroteka.bots.network`, and `sums.c` for the sums."""

from array import array

from igroteka.bots import sums
from igroteka.bots.network import MIDDLE, Layer, Lens, Network

SIGNED = bytes((byte + MIDDLE) % 256 for byte in range(256))
"""A weight as it is written, and as a signed byte."""


class Sums:
    """A network as C reads it."""

    def __init__(self, network: Network) -> None:
        self.inputs = len(network.inputs)
        self.rows = network.rows
        self.layers = [
            (
                b"".join([layer.weights[at :: layer.inputs] for at in range(layer.inputs)]).translate(SIGNED),
                *rest(layer),
            )
            for layer in network.layers
        ]
        """Weights by input, then by unit: what a compiler adds up at once lies side by side."""
        self.policy = (network.policy.weights.translate(SIGNED), *rest(network.policy))
        self.value = (network.value.weights.translate(SIGNED), *rest(network.value))
        self.lenses: dict[int, tuple[bytes, bytes, bytes]] = {}
        self.seats = {players: list(range(players)) for players in network.players}

    def of(self, lens: Lens, seen: bytes, rows: list[int]) -> tuple[list[float], list[float]]:
        """What the two ends sum up: for these units of the policy, and for the seats."""
        found = self.lenses.get(lens.players)
        if found is None:
            found = array("i", lens.place).tobytes(), bytes(lens.cap), array("i", lens.most).tobytes()
            self.lenses[lens.players] = found
        heard = sums.heard(seen, *found, self.inputs, lens.always)
        for layer in self.layers:
            heard = sums.speak(heard, *layer)
        return sums.said(heard, *self.policy, rows), sums.said(heard, *self.value, self.seats[lens.players])


def rest(layer: Layer) -> tuple[bytes, bytes]:
    """Biases and factors of a layer."""
    return array("i", layer.biases).tobytes(), array("i", layer.factors).tobytes()
