"""Networks: the same moves with numpy and without, at all numbers of seats, from what a seat knows alone."""

import os
import random
import subprocess
import sys
import sysconfig
from importlib import import_module, util
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import games
from igroteka._build import compiled
from igroteka.bots import StrategyBot
from igroteka.bots import network as networks
from igroteka.engine.errors import BadStrategy
from igroteka.engine.match import Match
from tools.compiling import SUMS, has_compiler

KEYS = [*igroteka.game_keys(), "pig"]
OPTIONS: dict[str, dict[str, Any]] = {"dominion": {"kingdom": "random"}}


def by_chance(game: str, units: tuple[int, ...] = (24, 16), seed: int = 1) -> bytes:
    """A network whose weights nobody has learned."""
    room = games.find(game)
    players = [n for n in room.seats if n > 1]
    options = OPTIONS.get(game, {})
    inputs = room.observer(players[-1], room.read_setup(players[-1], options)[1]).names()
    inputs += [f"players.{n}" for n in players]
    luck = random.Random(seed)
    sizes = [len(inputs), *units]
    layers = [layer(luck, sizes[i], sizes[i + 1], 2**17) for i in range(len(units))]
    layers += [layer(luck, sizes[-1], len(room.catalogue), 3), layer(luck, sizes[-1], players[-1], 2)]
    header = {
        "game": game,
        "options": options,
        "inputs": inputs,
        "players": players,
        "units": list(units),
        "moves": room.catalogue.names,
        "policy_scale": 1e-4,
        "value_scale": 1e-4,
    }
    return networks.write(header, layers)


def layer(luck: random.Random, inputs: int, units: int, factor: int) -> networks.Layer:
    weights = bytes(luck.randrange(1, 256) for _ in range(inputs * units))
    biases = [luck.randrange(-3000, 3000) for _ in range(units)]
    return networks.Layer(inputs, units, weights, biases, [factor] * units)


def positions(game: str, players: int, most: int = 40) -> list[tuple[Any, int, list[int], Match]]:
    """Positions of a random match in which there is something to decide, with the match as it was then."""
    match = igroteka.new(game, players=players, seed=players, options=OPTIONS.get(game, {}))
    luck = random.Random(players)
    found: list[tuple[Any, int, list[int], Match]] = []
    while not match.over and len(found) < most:
        seat = match.to_act[-1]
        legal = match.legal(seat)
        if len(legal) > 1 and luck.random() < 0.3:
            found.append((match.state.copy(), seat, legal, match.copy()))
        match.play(luck.choice(legal), seat)
    return found


@pytest.mark.parametrize("game", KEYS)
def test_numpy_and_the_plain_code_think_exactly_the_same(game: str) -> None:
    network = networks.read(by_chance(game))
    assert networks.arrays_of(network) is not False, "numpy isn't installed here"
    strategy = network.strategy()
    for players in network.players:
        asked = [(s, seat, legal) for s, seat, legal, _ in positions(game, players)]
        many = strategy.opinions(asked)
        assert strategy.firsts(asked) == [strategy.pick(s, seat, legal) for s, seat, legal in asked]
        for (s, seat, legal), opinion in zip(asked, many, strict=True):
            plain = networks.turned(network.evaluate_plainly(strategy.seen(s, seat), players, legal), seat)
            assert (plain.first, plain.priors, plain.value) == (opinion.first, opinion.priors, opinion.value)
            assert opinion.first in legal
            assert len(opinion.priors) == len(legal)
            assert len(opinion.value) == players
            assert sum(opinion.priors) == pytest.approx(1)
            assert sum(opinion.value) == pytest.approx(1)
    assert len({opinion.first for opinion in many}) > 1


@pytest.fixture
def sums_in_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled build has them; else they are compiled here, where there is a compiler."""
    if compiled():
        return
    if not has_compiler() or sys.platform == "win32":
        pytest.skip("no C compiler here")
    made = tmp_path / f"sums{sysconfig.get_config_var('EXT_SUFFIX')}"
    compiler = (os.environ.get("CC") or "cc").split()
    flags = ["-O3", "-shared", "-fPIC", f"-I{sysconfig.get_paths()['include']}"]
    flags += ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    subprocess.run([*compiler, *flags, str(SUMS), "-o", str(made)], check=True)
    spec = util.spec_from_file_location("sums", made)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, "igroteka.bots.sums", module)


@pytest.mark.usefixtures("sums_in_c")
@pytest.mark.parametrize("game", KEYS)
def test_sums_in_c_are_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "compiled", lambda: True)
    shipped = networks.find(game)
    for network in [networks.read(by_chance(game, (25, 15))), *([] if shipped is None else [shipped])]:
        strategy = network.strategy()
        for players in network.players:
            for s, seat, legal, _ in positions(game, players, 15):
                seen = strategy.seen(s, seat)
                unheard = [*legal, network.rows.index(-1)] if -1 in network.rows else legal
                plain = network.evaluate_plainly(seen, players, unheard)
                quick = network.evaluate(seen, players, unheard)
                assert network.sums, "it wasn't C that was asked"
                assert (plain.first, plain.priors, plain.value) == (quick.first, quick.priors, quick.value)


@pytest.mark.usefixtures("sums_in_c")
def test_sums_in_c_refuse_what_does_not_fit() -> None:
    sums = sys.modules.get("igroteka.bots.sums") or import_module("igroteka.bots.sums")
    with pytest.raises(ValueError, match="length"):
        sums.heard(b"12345", b"", b"", b"", 10, 0)
    with pytest.raises(ValueError, match="size"):
        sums.speak(b"123", b"12", b"1234", b"1234")
    with pytest.raises(ValueError, match="size"):
        sums.said(b"123", b"12", b"1234", b"1234", [0])
    with pytest.raises(IndexError):
        sums.said(b"1", b"1", b"1234", b"1234", [1])


def test_without_numpy_many_are_evaluated_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    network = networks.read(by_chance("pig"))
    asked = [(s, seat, legal) for s, seat, legal, _ in positions("pig", 3)]
    before = network.strategy().opinions(asked)
    network.arrays = False
    after = network.strategy().opinions(asked)
    assert [each.priors for each in after] == [each.priors for each in before]
    assert network.strategy().firsts(asked) == [each.first for each in before]


def test_no_sum_leaves_what_single_precision_holds_exactly() -> None:
    """The loudest that can be heard, at the largest game, with the heaviest weights."""
    most = max(len(networks.read(by_chance(game, (1,))).inputs) for game in KEYS)
    assert most * networks.ONE * 3 // 2 * networks.LOUDEST < networks.LIMIT


@pytest.mark.parametrize("game", ["pig", "village", "dominion"])
def test_values_go_by_seat_and_are_counted_from_the_observer_in_the_network(game: str) -> None:
    network = networks.read(by_chance(game))
    strategy = network.strategy()
    players = network.players[-1]
    for s, seat, legal, _ in positions(game, players):
        turned = strategy.opinion(s, seat, legal).value
        own = network.evaluate(strategy.seen(s, seat), players, legal).value
        assert [turned[(seat + place) % players] for place in range(players)] == own


def test_a_file_that_is_no_network_is_refused_with_the_reason(tmp_path: Path) -> None:
    whole = by_chance("pig")
    for name, data in (("text", b"hello"), ("short", whole[:-5]), ("long", whole + b"."), ("cut", whole[:30])):
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(BadStrategy, match=name):
            networks.load(path)
    with pytest.raises(BadStrategy, match="nowhere"):
        networks.load(tmp_path / "nowhere")


def test_a_number_of_seats_that_was_not_learned_is_refused_or_left_to_another_strategy() -> None:
    network = networks.read(by_chance("pig"))
    network.players = [3]
    s, seat, legal, match = positions("pig", 2)[0]
    with pytest.raises(BadStrategy, match=r"has learned matches of 3, not of 2"):
        network.strategy().pick(s, seat, legal)
    regular = games.find("pig").strategies["regular"]
    assert network.strategy(regular).pick(s, seat, legal) == regular.pick(s, seat, legal)
    assert match.players == 2


def test_many_at_once_are_decided_as_each_by_itself() -> None:
    """Also where a strategy beside the network leaves moves out, or knows better."""
    for key in ("dominion", "my_village"):
        strategy = networks.of_room(key).strategy(games.find(key).strategies["regular"])
        asked = [(s, seat, legal) for s, seat, legal, _ in positions(key, 2)]
        assert strategy.firsts(asked) == [strategy.pick(*each) for each in asked]


def test_whoever_knows_better_plays() -> None:
    """Dominion's network hasn't learned what a Chapel is for; the plan for that kingdom has one in its first turns."""
    plans = games.find("dominion").strategies["regular"]
    strategy = networks.of_room("dominion").strategy(plans)
    for kingdom in ("size-distortion", "first-game"):
        match = igroteka.new("dominion", players=2, seed=1, options={"kingdom": kingdom})
        assert plans.knows_better(match.state) == (kingdom == "size-distortion")
        igroteka.play_out(match, [StrategyBot("both", strategy), StrategyBot("plans", plans)])
        twin = igroteka.new("dominion", players=2, seed=1, options={"kingdom": kingdom})
        igroteka.play_out(twin, [StrategyBot("plans", plans), StrategyBot("plans", plans)])
        assert (match.record()["moves"] == twin.record()["moves"]) == (kingdom == "size-distortion")


def test_a_move_that_the_network_never_heard_of_is_its_last_choice() -> None:
    network = networks.read(by_chance("pig"))
    for s, seat, legal, _ in positions("pig", 2):
        network.rows[:] = [-1, 0]
        assert network.strategy().pick(s, seat, legal) == 1
        network.rows[:] = [0, -1]
        assert network.strategy().pick(s, seat, legal) == 0


def test_a_network_in_a_file_plays_as_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "mine.bin"
    path.write_bytes(by_chance("pig"))
    match = igroteka.new("pig", players=2, seed=1)
    strategy = networks.load(path).strategy()
    bot = igroteka.bot("pig", str(path))
    while not match.over and match.ply < 40:
        seat = match.to_act[0]
        move = bot.choose(match.seat(seat))
        assert move == strategy.pick(match.state, seat, match.legal(seat))
        match.play(move, seat)
    with pytest.raises(BadStrategy, match="pig, not village"):
        igroteka.bot("village", str(path))


@pytest.mark.parametrize("game", KEYS)
def test_a_room_has_the_bot_if_it_has_the_file(game: str) -> None:
    has = (games.find(game).folder / "bots" / networks.FILE).is_file()
    assert ("network" in igroteka.bots.names(game)) == has
    assert (networks.find(game) is not None) == has
    if not has:
        with pytest.raises(BadStrategy, match="has no bot 'network'"):
            igroteka.bot(game, "network")


@pytest.mark.parametrize("game", [game for game in KEYS if networks.exists(game)])
def test_a_rooms_own_network_knows_no_more_than_its_seat(game: str) -> None:
    """It thinks the same of every position that the seat can't tell from the true one."""
    network = networks.of_room(game)
    assert networks.file_of(game).stat().st_size < 2_000_000
    assert network.inputs[-1] == f"players.{games.find(game).seats[-1]}"
    strategy = network.strategy()
    for players in network.players:
        asked = positions(game, players, 12)
        imagined = [
            (match.seat(seat).imagine_state(f"{players}:{number}"), seat, legal)
            for number, (_, seat, legal, match) in enumerate(asked)
        ]
        true = strategy.opinions([(s, seat, legal) for s, seat, legal, _ in asked])
        for one, other in zip(true, strategy.opinions(imagined), strict=True):
            assert (one.first, one.priors, one.value) == (other.first, other.priors, other.value)


@pytest.mark.parametrize("game", [game for game in KEYS if networks.exists(game)])
def test_a_rooms_own_network_beats_random(game: str) -> None:
    players = networks.of_room(game).players[0]
    won = 0.0
    for number in range(3):
        bots = [igroteka.bot(game, "network" if seat == number % players else "random") for seat in range(players)]
        match = igroteka.new(game, players=players, seed=number, options=OPTIONS.get(game, {}))
        igroteka.play_out(match, bots)
        won += (number % players in match.winners) / len(match.winners)
    assert won >= 2
