"""The regular strategy beats random play by a wide margin in every rule set."""

from typing import Any

import pytest

import igroteka
from igroteka.games.bronze_age.bots.works import development_worth
from igroteka.games.bronze_age.kinds import MEDICINE
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


@pytest.mark.once
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


@pytest.mark.once
@pytest.mark.parametrize("options", [{}, LATE], ids=str)
def test_regular_beats_random_alone(options: dict[str, Any]) -> None:
    scores = {}
    for name in ("regular", "random"):
        matches = [igroteka.new("bronze_age", 1, seed, options, journal=False) for seed in range(12)]
        scores[name] = [igroteka.play_out(match, [igroteka.bot("bronze_age", name)]).scores[0] for match in matches]
    assert min(scores["regular"]) > max(scores["random"])


def choice(scene: Scene) -> str:
    """What the strategy plays here."""
    bot = igroteka.bot("bronze_age", "written")
    return scene.match.name(bot.choose(scene.match.seat(scene.match.to_act[0])))


def considered(scene: Scene) -> list[str]:
    """What is worth a thought here, to a network or a search, too."""
    seat = scene.match.to_act[0]
    found = scene.match.game.strategies["regular"].consider(scene.s, seat, scene.match.legal(seat))
    return [scene.match.name(move) for move in found]


def test_it_feeds_its_cities() -> None:
    assert choice(Scene().stock(food=1).turn("either", "either", "coin")) == "food:1"
    assert choice(Scene().stock(food=3).turn("either", "either", "coin")) == "food:0"


def test_it_pays_with_the_least_to_spare() -> None:
    scene = Scene().own("leadership", "irrigation").stock(food=15, spearheads=1, cloth=1, stone=3, wood=5)
    scene.turn("workers", "coin", "food").play("done_building", "buy:agriculture")
    for paid in ("pay:cloth", "pay:spearheads"):
        assert choice(scene) == paid
        assert considered(scene) == [paid], "no level overpays"
        scene.play(paid)


def test_it_finishes_a_monument_with_stone() -> None:
    scene = Scene().cities(6).own("engineering").stock(stone=2, food=15).marked(obelisk=5)
    scene.turn("workers", *("coin",) * 5)
    while choice(scene) != "engineer":
        assert choice(scene).startswith("build:")
        scene.play(choice(scene))
    assert scene.s.workers == 0


def test_it_trades_where_both_gain() -> None:
    """A lone wood for a lone stone: each adds to the other's long stack."""
    scene = Scene(3, trading=True).stock(food=6, stone=3, wood=1).stock(1, wood=5, stone=1)
    scene.turn("workers", "food", "workers")
    while choice(scene) == "build:city4":
        scene.play("build:city4")
    for move in ("offer:left", "give:wood", "ask:stone", "send", "accept", "done_trading"):
        assert choice(scene) == move
        scene.play(move)
    assert (scene.goods(0), scene.goods(1)) == ({"stone": 4}, {"wood": 6})


def test_it_declines_a_bad_deal() -> None:
    scene = Scene(trading=True).stock(food=9, wood=1).stock(1, cloth=3).turn("workers", "food", "food")
    assert choice(scene.play("offer:left", "give:wood", "ask:cloth", "send")) == "decline"


def test_two_players_have_nothing_to_trade_for_one_gains_what_the_other_loses() -> None:
    scene = Scene(trading=True).stock(food=9, wood=1, stone=3).stock(1, stone=1, wood=5).turn("workers", "food", "food")
    assert choice(scene.play("offer:left", "give:wood", "ask:stone", "send")) == "decline"


def test_who_has_no_turn_left_takes_no_goods() -> None:
    scene = Scene(3, trading=True).stock(food=9, stone=3).stock(2, wood=5, cloth=1).stock(1, wood=5, cloth=1)
    scene.s.ending = True
    scene.s.first = 2
    scene.turn("workers", "food", "food").play("offer:right", "give:stone", "give:stone", "ask:cloth", "send")
    assert choice(scene) == "decline"  # seat 2 began the last round, and has had it


def test_it_launches_ships_only_while_they_can_sail() -> None:
    scene = Scene(**LATE).own("shipping").stock(food=9, wood=2, cloth=2).turn("food", "food", "coin")
    assert choice(scene) == "ship"
    scene.s.ending = True
    assert choice(scene) == "done_building"


def test_medicine_is_worth_more_the_more_others_there_are() -> None:
    worths = [development_worth(Scene(players).s, 0, MEDICINE) for players in (2, 3, 4)]
    assert worths[0] < worths[1] < worths[2]


@pytest.mark.parametrize("options", [{"trading": True}, LATE], ids=str)
def test_offers_are_few_and_never_taken_back(options: dict[str, Any]) -> None:
    """A network would begin offers only to withdraw them, over and over."""
    match = igroteka.new("bronze_age", 3, seed=4, options=options)
    bots = [igroteka.bot("bronze_age", "regular")] * 3
    made = set()
    while not match.over:
        seat = match.to_act[0]
        state = match.state
        name = match.name(bots[seat].choose(match.seat(seat)))
        assert name != "withdraw"
        if name.startswith("offer:"):
            assert (state.round, seat) not in made, "one a turn"
            made.add((state.round, seat))
        match.play(name, seat)
