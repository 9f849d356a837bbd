"""Networks that know a game: what to play, and who is likely to win, from what one seat knows.

    network = find("village")                       # the room's own, or None
    strategy = network.strategy()                   # plays its first choice, wherever strategies play
    opinion = strategy.opinion(s, seat, legal)      # of any position in which that seat is asked
    opinion.priors                                  # a share for each of the legal moves, in their order
    opinion.value                                   # the share of the victory that each seat can expect, by seat
    strategy.opinions([(s, seat, legal), ...])      # of many at once; much quicker where numpy is installed

A network reads what the room's observer writes, so it knows no more than the seat does. It leaves out what a memory
would have to supply (`igroteka learn` never shows it to the network), so a position is all it takes, an imagined one or
not, in the middle of a search or not. One network plays at all numbers of seats that it has learned: features go by
their names, those of missing seats are nothing, and how many play is an input, too.

All its numbers are whole, and small. What is seen is counted in 64ths of what is usual, weights are signed bytes, and
what a unit says is cut to 0 to 127 (ReLU with a ceiling); so every sum stays below 2**24, where even single-precision
floats are exact. Hence numpy, which multiplies matrices, the C of `sums.c`, and the plain code here, which leaves out
whatever is silent, come to the same sums on every machine, and to the same moves. A test holds it. PyTorch is for
learning only.
"""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka import games
from igroteka._build import compiled
from igroteka.engine.errors import BadStrategy
from igroteka.engine.observation import Observer, put_one
from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text

MAGIC: Final = b"igroteka network 1\n"
FILE: Final = "network.bin"
"""What a room's own is called, in its `bots` folder."""
ONE: Final = 64
"""What is usual is seen as so much; the most is half as much again."""
LOUDEST: Final = 127
"""The most that a unit says."""
MIDDLE: Final = 128
"""A weight of nothing, as it is written."""
SHIFT: Final = 24
"""What a unit has summed up is multiplied by its factor and divided by 2 to the power of this."""
LIMIT: Final = 1 << 24
"""No sum gets so far: up to there, single-precision floats are exact."""
UNHEARD: Final = -1e18
"""What is said for a move that the network has never heard of."""


class Opinion:
    """What a network thinks of a position."""

    def __init__(self, priors: list[float], value: list[float], first: int) -> None:
        self.priors = priors
        """How much it is for each legal move, in their order; the sum is 1."""
        self.value = value
        """The share of the victory that each seat can expect; the sum is 1."""
        self.first = first
        """The move that it would play."""


class Layer:
    """Units that each sum up what they hear, with weights of their own."""

    def __init__(self, inputs: int, units: int, weights: bytes, biases: list[int], factors: list[int]) -> None:
        self.inputs = inputs
        self.units = units
        self.weights = weights
        """A row of bytes for each unit, 128 being nothing."""
        self.biases = biases
        """What a unit begins with."""
        self.factors = factors
        """How loud a unit is for what it has summed up."""
        self.quick_biases: vec[i64] = vec[i64](biases)
        self.quick_factors: vec[i64] = vec[i64](factors)

    def total(self, unit: i64, places: vec[i64], counts: vec[i64]) -> i64:
        """What one unit sums up of what it hears from these places."""
        weights = self.weights
        at: i64 = unit * self.inputs
        total: i64 = self.quick_biases[unit]
        n: i64 = len(places)
        i: i64 = 0
        while i < n:
            weight: i64 = weights[at + places[i]]
            total += (weight - MIDDLE) * counts[i]
            i += 1
        return total

    def said(self, unit: i64, places: vec[i64], counts: vec[i64]) -> float:
        """What a unit of one of the two ends says: its sum times its factor, which is exact in a float, too."""
        said: i64 = self.total(unit, places, counts) * self.quick_factors[unit]
        return float(said)

    def speak(self, places: vec[i64], counts: vec[i64]) -> tuple[vec[i64], vec[i64]]:
        """Which units speak, and how loud."""
        speaking: vec[i64] = vec[i64]()
        loud: vec[i64] = vec[i64]()
        factors = self.quick_factors
        half: i64 = 1 << (SHIFT - 1)
        unit: i64 = 0
        units: i64 = self.units
        while unit < units:
            total: i64 = self.total(unit, places, counts)
            if total > 0:
                said: i64 = (total * factors[unit] + half) >> SHIFT
                if said > 0:
                    if said > LOUDEST:
                        said = LOUDEST
                    speaking = append(speaking, unit)
                    loud = append(loud, said)
            unit += 1
        return speaking, loud


class Lens:
    """Turns what an observer writes at a table of so many seats into what a network hears."""

    def __init__(self, network: "Network", players: int) -> None:
        observer = network.observer(players)
        place_of = {name: place for place, name in enumerate(network.inputs)}
        self.players = players
        self.observer = observer
        self.place: list[int] = []
        """Where each feature is heard; -1 for nowhere."""
        self.cap: list[int] = []
        self.most: list[int] = []
        for feature in observer.features:
            self.place.append(place_of.get(feature.name, -1))
            self.cap.append(min(255, feature.cap))
            self.most.append(feature.most)
        self.always = place_of[f"players.{players}"]
        """The place that tells how many play."""
        self.quick_place: vec[i64] = vec[i64](self.place)
        self.quick_cap: vec[i64] = vec[i64](self.cap)
        self.quick_most: vec[i64] = vec[i64](self.most)

    def look(self, seen: bytes) -> tuple[vec[i64], vec[i64]]:
        """Where something is heard, and how much of it."""
        places: vec[i64] = vec[i64]([self.always])
        counts: vec[i64] = vec[i64]([ONE])
        place = self.quick_place
        n: i64 = len(seen)
        at: i64 = 0
        while at < n:
            value: i64 = seen[at]
            if value > 0 and place[at] >= 0:
                if value > self.quick_cap[at]:
                    value = self.quick_cap[at]
                heard: i64 = value * ONE // self.quick_most[at]
                if heard > 0:
                    places = append(places, place[at])
                    counts = append(counts, heard)
            at += 1
        return places, counts


class Network:
    """Layers of units, and at their end a number for each move and one for each seat, from the observer on."""

    def __init__(self, header: dict[str, Any], data: bytes, at: int) -> None:
        self.header = header
        self.game = games.find(header["game"])
        self.options: dict[str, Any] = header["options"]
        """The options that its observer is made with: those under which it knows all that there is to see."""
        self.inputs: list[str] = header["inputs"]
        """The names of what it hears: features, and how many play."""
        self.players: list[int] = header["players"]
        """The numbers of seats that it has learned."""
        self.seats = max(self.players)
        sizes: list[int] = [len(self.inputs), *header["units"]]
        self.layers: list[Layer] = []
        for number in range(1, len(sizes)):
            layer, at = read_layer(data, at, sizes[number - 1], sizes[number])
            self.layers.append(layer)
        self.policy, at = read_layer(data, at, sizes[-1], len(header["moves"]))
        self.value, at = read_layer(data, at, sizes[-1], self.seats)
        if at != len(data):
            raise ValueError("there is more or less in it than its beginning tells")
        self.policy_scale: float = header["policy_scale"]
        self.value_scale: float = header["value_scale"]
        """What the units of the two ends say is multiplied by this."""
        rows = {name: row for row, name in enumerate(header["moves"])}
        self.rows: list[int] = [rows.get(name, -1) for name in self.game.catalogue.names]
        """Which unit of the policy speaks for each move; -1 where none does."""
        self.lenses: dict[int, Lens] = {}
        self.arrays: Any = None
        """The same for numpy, made when it is first asked for,"""
        self.sums: Any = None
        """and for sums in C."""

    def observer(self, players: int) -> Any:
        """Who writes what it reads."""
        checked, options = self.game.read_setup(players, self.options)
        return self.game.observer(checked, options)

    def lens(self, players: int) -> Lens:
        """What it looks through at a table of so many."""
        found = self.lenses.get(players)
        if found is None:
            if players not in self.players:
                known = ", ".join(map(str, self.players))
                raise BadStrategy(Text("refused-network-seats", game=self.game.key, given=str(players), known=known))
            found = self.lenses[players] = Lens(self, players)
        return found

    def strategy(self, otherwise: Strategy | None = None) -> "NetworkStrategy":
        """A strategy that plays its first choice; the other one, with numbers of seats that it hasn't learned."""
        return NetworkStrategy(self, otherwise)

    def evaluate(self, seen: bytes, players: int, legal: list[int]) -> Opinion:
        """What it thinks of an observation, as it was written; values are counted from the observer's seat on."""
        if not compiled():
            return self.evaluate_many([seen], players, [legal])[0]
        if self.sums is None:
            self.sums = sums_of(self)
        if self.sums is False:  # then this is about as quick as numpy, for a single one
            return self.evaluate_plainly(seen, players, legal)
        rows: list[int] = [self.rows[move] for move in legal]
        if -1 not in rows:
            sums, totals = self.sums.of(self.lens(players), seen, rows)
            return self.opinion(sums, totals, legal)
        known, totals = self.sums.of(self.lens(players), seen, [row for row in rows if row >= 0])
        said = iter(known)
        return self.opinion([next(said) if row >= 0 else UNHEARD for row in rows], totals, legal)

    def evaluate_plainly(self, seen: bytes, players: int, legal: list[int]) -> Opinion:
        """The same without numpy."""
        places, counts = self.lens(players).look(seen)
        for layer in self.layers:
            places, counts = layer.speak(places, counts)
        policy = self.policy
        sums: list[float] = []
        for move in legal:
            row: int = self.rows[move]
            sums.append(UNHEARD if row < 0 else policy.said(row, places, counts))
        totals = [self.value.said(seat, places, counts) for seat in range(players)]
        return self.opinion(sums, totals, legal)

    def evaluate_many(self, seen: list[bytes], players: int, legal: list[list[int]]) -> list[Opinion]:
        """The same for many, by numpy where it is installed."""
        if self.arrays is None:
            self.arrays = arrays_of(self)
        if self.arrays is False or not seen:
            return [self.evaluate_plainly(each, players, moves) for each, moves in zip(seen, legal, strict=True)]
        sums, totals = self.arrays.sums(self.lens(players), seen, legal)
        return [self.opinion(sums[i], totals[i], legal[i]) for i in range(len(seen))]

    def firsts(self, seen: list[bytes], players: int, legal: list[list[int]]) -> list[int]:
        """The move that it would play for each of many observations, without what else it thinks of them."""
        if self.arrays is None:
            self.arrays = arrays_of(self)
        if self.arrays is False:
            return [self.evaluate_plainly(each, players, moves).first for each, moves in zip(seen, legal, strict=True)]
        moves: list[int] = self.arrays.firsts(self.lens(players), seen, legal)
        return moves

    def opinion(self, sums: list[float], totals: list[float], legal: list[int]) -> Opinion:
        """What the sums for the legal moves and for the seats mean."""
        best = 0
        for i in range(len(sums)):
            if sums[i] > sums[best]:
                best = i
        return Opinion(shares(sums, self.policy_scale), shares(totals, self.value_scale), legal[best])


def shares(sums: list[float], scale: float) -> list[float]:
    """Sums as shares of one."""
    most = max(sums)
    powers = [math.exp((each - most) * scale) for each in sums]
    total = sum(powers)
    return [each / total for each in powers]


def read_layer(data: bytes, at: int, inputs: int, units: int) -> tuple[Layer, int]:
    """A layer as it is written at a place, and what place comes after it."""
    end = at + inputs * units
    if len(data) < end + 8 * units:
        raise ValueError("it ends too early")
    biases = [int(read_i32_le(data, end + 4 * unit)) for unit in range(units)]
    factors = [int(read_i32_le(data, end + 4 * (units + unit))) for unit in range(units)]
    return Layer(inputs, units, data[at:end], biases, factors), end + 8 * units


def write(header: dict[str, Any], layers: list[Layer]) -> bytes:
    """A network as a file has it: its header, the layers between, then those of the policy and of the value."""
    words = json.dumps(header, ensure_ascii=False, sort_keys=True).encode()
    parts = [MAGIC, len(words).to_bytes(4, "little"), words]
    for layer in layers:
        parts.append(layer.weights)
        for number in layer.biases + layer.factors:
            parts.append(number.to_bytes(4, "little", signed=True))
    return b"".join(parts)


def read(data: bytes, name: str = "") -> Network:
    """A network as a file has it; raises BadStrategy if it is none."""
    try:
        if not data.startswith(MAGIC):
            raise ValueError("it doesn't begin as a network does")
        start = len(MAGIC)
        size = int(read_i32_le(data, start))
        header = json.loads(data[start + 4 : start + 4 + size])
        return Network(header, data, start + 4 + size)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadStrategy(Text("refused-network", file=name, why=str(error))) from error


QUICKER: Final[list[Callable[[Network], Any]]] = []
"""Who makes sums where neither numpy nor compiled code does: a browser's page (`igroteka.server.browser.sums`)."""


def arrays_of(network: Network) -> Any:
    """The network for numpy, or for whatever is quick where that isn't installed; False where nothing is."""
    for make in QUICKER:
        return make(network)
    try:
        from igroteka.bots import network_arrays
    except ImportError:
        return False
    return network_arrays.Arrays(network)


def sums_of(network: Network) -> Any:
    """The network for sums in C, which come with the compiled build; False where that has none."""
    try:
        from igroteka.bots import network_sums
    except ImportError:
        return False
    return network_sums.Sums(network)


KNOWN: Final[dict[str, Network]] = {}
"""Those that were read, by room, or by file as it was then."""


def load(path: Path, game: str = "") -> Network:
    """The network in a file, of that game if one is named; read once, as long as the file stays the same."""
    try:
        stat = path.stat()
        key = f"{path.resolve()}:{stat.st_mtime_ns}:{stat.st_size}"
        found = KNOWN.get(key)
        if found is None:
            found = KNOWN[key] = read(path.read_bytes(), str(path))
        if game not in ("", found.game.key):
            raise BadStrategy(Text("refused-network", file=str(path), why=f"{found.game.key}, not {game}"))
        return found
    except OSError as error:
        raise BadStrategy(Text("refused-strategy-unread", file=str(path), why=error.strerror or "")) from error


def file_of(game: str) -> Path:
    """Where a room's own network is, if it has one."""
    return games.find(game).folder / "bots" / FILE


def exists(game: str) -> bool:
    """Whether a room comes with a network."""
    return file_of(game).is_file()


def of_room(game: str) -> Network:
    """The network that a room comes with."""
    found = KNOWN.get(game)
    if found is None:
        found = KNOWN[game] = load(file_of(game), game)
    return found


def find(game: str) -> Network | None:
    """The same, or None where a room has none."""
    return of_room(game) if exists(game) else None


class NetworkStrategy(Strategy):
    """Plays what a network is most for, of what the strategy beside it finds worth a thought.

    It looks at nothing that its seat doesn't know.
    """

    looks_further = False

    def __init__(self, network: Network, otherwise: Strategy | None = None) -> None:
        self.network = network
        self.otherwise = otherwise
        self.memory = network.game.memory

    def pick(self, s: Any, seat: int, legal: list[int]) -> int:
        moves = self.narrowed(s, seat, legal)
        return moves[0] if len(moves) == 1 else self.opinion(s, seat, moves).first

    def narrowed(self, s: Any, seat: int, legal: list[int]) -> list[int]:
        """What the network is asked about: the moves worth a thought, or what the other strategy has chosen."""
        if len(legal) == 1 or self.otherwise is None:
            return legal
        if s.players not in self.network.players or self.otherwise.knows_better(s):
            return [self.otherwise.pick(s, seat, legal)]
        return self.otherwise.consider(s, seat, legal)

    def seen(self, s: Any, seat: int) -> bytes:
        """What the seat knows, as the network reads it.

        Where several answer apart, all are heard as being asked, as if one were the first to answer. How far the others
        are says nothing about the game, but a network may have learned from it whom it plays against: its lessons
        against a bot were asked first, those against itself in the order of seats.
        """
        out = BytesWriter()
        observer: Observer = self.network.lens(s.players).observer
        observer.write(s, self.memory(s), seat, out)
        if s.stack and s.stack[-1].seat < 0:
            for place in range(s.players):
                put_one(out, observer.questions + place)
        return out.getvalue()

    def opinion(self, s: Any, seat: int, legal: list[int]) -> Opinion:
        """What the network thinks of a position in which the seat is asked, values by seat."""
        return turned(self.network.evaluate(self.seen(s, seat), s.players, legal), seat)

    def opinions(self, positions: list[tuple[Any, int, list[int]]]) -> list[Opinion]:
        """The same of many positions, all with the same number of seats."""
        if not positions:
            return []
        seen = [self.seen(s, seat) for s, seat, _ in positions]
        legal = [moves for _, _, moves in positions]
        found = self.network.evaluate_many(seen, positions[0][0].players, legal)
        return [turned(each, position[1]) for each, position in zip(found, positions, strict=True)]

    def firsts(self, positions: list[tuple[Any, int, list[int]]]) -> list[int]:
        """What `pick` gives for each of many positions, all with the same number of seats."""
        moves: list[list[int]] = [self.narrowed(s, seat, legal) for s, seat, legal in positions]
        open_to = [i for i in range(len(moves)) if len(moves[i]) > 1]
        if open_to:
            seen = [self.seen(positions[i][0], positions[i][1]) for i in open_to]
            firsts = self.network.firsts(seen, positions[0][0].players, [moves[i] for i in open_to])
            for at in range(len(open_to)):
                moves[open_to[at]] = [firsts[at]]
        return [each[0] for each in moves]


def turned(opinion: Opinion, seat: int) -> Opinion:
    """An opinion whose values are by seat, of one whose values are from this seat on."""
    if seat:
        value = opinion.value
        at = len(value) - seat
        opinion.value = value[at:] + value[:at]
    return opinion
