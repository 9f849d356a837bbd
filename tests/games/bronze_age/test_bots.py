"""The regular strategy beats random play by a wide margin in every rule set."""

from typing import Any

import pytest

import igroteka
from tests.games.bronze_age.scenes import LATE, Scene

RULE_SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {}),
    (2, {"trading": True}),
    (3, {"trading": True}),
    (2, LATE),
    (4, LATE),
    (3, {"smithing": "counted", **LATE}),
]


@pytest.mark.parametrize(("players", "options"), RULE_SETS, ids=str)
def test_regular_beats_random(players: int, options: dict[str, Any]) -> None:
    won, margin = 0, 0
    for seed in range(12):
        me = seed % players
        bots = [igroteka.bot("bronze_age", "regular" if seat == me else "random", seat) for seat in range(players)]
        match = igroteka.new("bronze_age", players, seed, options, journal=False)
        igroteka.play_out(match, bots)
        won += match.winners == [me]
        margin += match.scores[me] - max(score for seat, score in enumerate(match.scores) if seat != me)
    assert won >= 10
    assert margin >= 12 * 10


@pytest.mark.parametrize("options", [{}, LATE], ids=str)
def test_regular_beats_random_alone(options: dict[str, Any]) -> None:
    scores = {}
    for name in ("regular", "random"):
        matches = [igroteka.new("bronze_age", 1, seed, options, journal=False) for seed in range(12)]
        scores[name] = [igroteka.play_out(match, [igroteka.bot("bronze_age", name)]).scores[0] for match in matches]
    assert min(scores["regular"]) > max(scores["random"])


def choice(scene: Scene) -> str:
    """What the strategy plays here."""
    bot = igroteka.bot("bronze_age", "regular")
    return scene.match.name(bot.choose(scene.match.seat(scene.match.to_act[0])))


def test_it_feeds_its_cities() -> None:
    assert choice(Scene().stock(food=1).turn("either", "either", "coin")) == "food:1"
    assert choice(Scene().stock(food=3).turn("either", "either", "coin")) == "food:0"


def test_it_pays_with_the_least_to_spare() -> None:
    scene = Scene().own("leadership", "irrigation").stock(food=15, spearheads=1, cloth=1, stone=3, wood=5)
    scene.turn("workers", "coin", "food").play("done_building", "buy:agriculture")
    assert choice(scene) == "pay:cloth"
    assert choice(scene.play("pay:cloth")) == "pay:spearheads"


def test_it_finishes_a_monument_with_stone() -> None:
    scene = Scene().cities(6).own("engineering").stock(stone=2, food=15).marked(obelisk=5)
    scene.turn("workers", *("coin",) * 5)
    while choice(scene) != "engineer":
        assert choice(scene).startswith("build:")
        scene.play(choice(scene))
    assert scene.s.workers == 0


def test_it_trades_where_both_gain() -> None:
    """A lone wood for a lone stone: each adds to the other's long stack."""
    scene = Scene(trading=True).stock(food=6, stone=3, wood=1).stock(1, wood=5, stone=1)
    scene.turn("workers", "food", "workers")
    for move in ("offer:left", "give:wood", "ask:stone", "send", "accept", "done_trading"):
        assert choice(scene) == move
        scene.play(move)
    assert (scene.goods(0), scene.goods(1)) == ({"stone": 4}, {"wood": 6})


def test_it_declines_a_bad_deal() -> None:
    scene = Scene(trading=True).stock(food=9, wood=1).stock(1, cloth=3).turn("workers", "food", "food")
    assert choice(scene.play("offer:left", "give:wood", "ask:cloth", "send")) == "decline"
