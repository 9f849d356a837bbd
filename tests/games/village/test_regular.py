"""The strategy bot: how it plays, and how well."""

import pytest

import igroteka
from igroteka.games.village.bots import STRATEGIES
from igroteka.games.village.kinds import CATALOGUE
from tests.games.village.scenes import MARINA, PETER, Scene


def choice(scene: Scene) -> str:
    assert scene.asked is not None
    legal = [CATALOGUE.ids[name] for name in scene.legal]
    return CATALOGUE.names[STRATEGIES["regular"].pick(scene.s, scene.asked, legal)]


@pytest.mark.once
def test_beats_random_play_by_a_wide_margin() -> None:
    for seed in range(6):
        seat = seed % 3
        match = igroteka.new("village", 3, seed, journal=False)
        bots = [igroteka.bot("village", "random", seed=3 * seed + each) for each in range(3)]
        bots[seat] = igroteka.bot("village", "regular")
        igroteka.play_out(match, bots)
        others = [score for each, score in enumerate(match.scores) if each != seat]
        assert match.scores[seat] > max(others) + 10


def test_lands_near_the_scores_that_people_report() -> None:
    scores: list[int] = []
    for seed in range(12):
        match = igroteka.new("village", 3, seed, journal=False)
        igroteka.play_out(match, [igroteka.bot("village", "written")] * 3)
        scores += match.scores
    assert 40 <= sum(scores) / len(scores) <= 65


def test_sells_what_the_market_wants() -> None:
    scene = Scene().board(market="pink", church="pink", family="plague").market(["k01"]).farm(PETER, horse=1, plough=1)
    assert choice(scene) == "take:market:pink"
    assert choice(scene.play("take:market:pink")) == "serve:k01"


def test_travels_with_wagon_and_cubes() -> None:
    scene = Scene().board(travel="pink", market="pink", harvest="plague").farm(PETER, wagon=1, brown=2)
    assert choice(scene) == "take:travel:pink"
    assert choice(scene.play("take:travel:pink")) == "set_out:city-a:1"


def test_lets_the_old_die_where_they_are_remembered() -> None:
    scene = Scene().board(harvest="plague", family="pink").family(PETER, farm=[1, 2], window_1=[1]).life(PETER, 8)
    scene.room(church=0).play("take:harvest:plague", "skip")
    assert choice(scene) == "bury:farm"


def test_saves_coins_where_cubes_do() -> None:
    scene = Scene().board(council="pink", family="pink").farm(PETER, green=2, coin=2)
    assert choice(scene.play("take:council:pink", "enter:1:green")) == "coins:0"


def test_climbs_at_the_last_mass() -> None:
    scene = Scene(numbers=[0] * 4).board(family="plague").family(PETER, farm=[2], window_3=[2]).farm(PETER, grain=2)
    scene.s.ender, scene.s.last_turns = MARINA, 0
    scene.play("take:family:plague", "skip")
    assert choice(scene) == "climb:window-3:2"
