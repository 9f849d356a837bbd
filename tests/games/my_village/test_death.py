"""«Время», «Проверьте, не умер ли кто-либо из Ваших жителей», the rat, day labourers and the end."""

import pytest

from igroteka.games.my_village import GAME
from igroteka.games.my_village.view import View
from tests.games.my_village.scenes import Scene
from tests.games.telling import why_over


def dying(players: int = 3, rolls: tuple[int, ...] = (1,), rat: int = 3) -> Scene:
    """A player crosses the bridge with a step of the headman."""
    scene = Scene(players, rolls=list(rolls)).value(1, 1)
    scene.village.time = 9
    scene.s.rat = rat
    return scene.play("walk:coin")


def test_the_marker_goes_round_ten_clouds_and_the_bridge_is_not_counted() -> None:
    scene = Scene().value(3, 4)
    scene.village.time = 9
    scene.play("field")
    assert scene.village.time == 1
    assert scene.asked() == (0, "Burial")


def test_nobody_dies_before_the_bridge() -> None:
    scene = Scene().value(3, 4)
    scene.village.time = 7
    scene.play("field")
    assert scene.village.time == 9
    assert scene.asked() == (1, "TakeDie")


def test_the_reaper_waits_until_the_turn_is_over() -> None:
    scene = Scene().dice("black-3", "white-4").workshop("stable-8")
    scene.village.time = 9
    scene.play("take:black-3")
    assert scene.s.crossed == 1
    scene.play("take:white-4")
    assert scene.asked() == (0, "Banners")


def test_crossing_twice_in_a_turn_is_one_death() -> None:
    scene = Scene(rolls=[1]).value(3, 4)
    scene.s.crossed = 1
    scene.village.time = 9
    scene.play("field", "bury:abbot")
    assert scene.s.coffins() == 1
    assert scene.asked() == (1, "TakeDie")


def test_any_villager_may_die_but_no_pupil() -> None:
    scene = Scene(rolls=[1]).without("abbot").value(1, 1)
    scene.village.school = 3
    scene.village.time = 9
    scene.play("walk:coin")
    assert scene.legal() == ["bury:councilman", "bury:traveller", "bury:craftsman", "bury:merchant"]
    assert scene.why("bury:abbot") == "you have no abbot"


@pytest.mark.parametrize(("before", "story", "graves"), [(0, 2, 0), (1, 1, 0), (2, 0, 1)])
def test_the_chronicle_has_two_cells_for_each_profession_then_come_the_graves(
    before: int, story: int, graves: int
) -> None:
    scene = dying().chronicle(councilman=before)
    scene.play("bury:councilman")
    assert not scene.present("councilman")
    assert (scene.village.tree, scene.s.graves, scene.s.coffins()) == (story, graves, before + 1)


def test_example_misha_buries_his_merchant_and_the_rats_come() -> None:
    """Five, one and eight story points: two, none and four are lost; with three players the rat returns to cell 3."""
    scene = dying(rolls=(5,), rat=12)
    scene.chronicle(merchant=1)
    scene.trees(4, 1, 8)
    scene.play("bury:merchant")
    assert scene.on_trees() == [3, 1, 4]
    assert scene.s.rat == 3
    assert scene.s.crossed == 0
    assert scene.village.time == 0
    assert scene.asked() == (1, "TakeDie")


def test_the_rat_stays_where_it_stops() -> None:
    scene = dying(rolls=(4,), rat=3)
    scene.trees(8, 8, 8)
    scene.play("bury:abbot")
    assert scene.s.rat == 7
    assert scene.on_trees()[1:] == [8, 8]


@pytest.mark.parametrize(("players", "cell"), [(2, 5), (3, 3), (4, 1)])
def test_after_a_raid_the_rat_returns_to_its_start(players: int, cell: int) -> None:
    scene = dying(players, rolls=(6,), rat=15).play("bury:abbot")
    assert scene.s.rat == cell


def test_from_a_red_cell_a_six_brings_the_raid_and_from_a_grey_one_it_does_not() -> None:
    assert dying(rolls=(6,), rat=9).play("bury:abbot").s.rat == 15
    assert "raid" in dying(rolls=(6,), rat=10).play("bury:abbot").told()


def test_story_points_in_the_house_are_safe_from_rats() -> None:
    scene = dying(rolls=(6,), rat=15).houses(7, 7, 7)
    scene.play("bury:abbot")
    assert [village.house for village in scene.s.villages] == [7, 7, 7]


def test_the_church_of_healing_keeps_the_rats_away_twice() -> None:
    scene = dying(rolls=(6,), rat=15).church("healing", seat=1)
    scene.trees(0, 8, 8)
    scene.play("bury:abbot")
    assert scene.asked() == (1, "Healing")
    scene.play("heal")
    assert scene.on_trees()[1:] == [8, 4]
    assert scene.s.villages[1].healings == 1
    scene = dying(rolls=(6,), rat=15).church("healing", seat=1)
    scene.s.villages[1].healings = 2
    scene.trees(0, 8, 8)
    scene.play("bury:abbot")
    assert scene.on_trees()[1:] == [4, 4]


def test_healing_is_the_owners_choice_and_needs_the_abbot() -> None:
    scene = dying(rolls=(6,), rat=15).church("healing", seat=1)
    scene.s.villages[1].tree = 8
    scene.play("bury:abbot", "endure")
    assert (scene.s.villages[1].tree, scene.s.villages[1].healings) == (4, 0)
    scene = dying(rolls=(6,), rat=15).church("healing", seat=1).without("abbot", seat=1)
    scene.s.villages[1].tree = 8
    scene.play("bury:abbot")
    assert scene.s.villages[1].tree == 4


def test_an_empty_village_hires_a_day_labourer() -> None:
    scene = Scene(rolls=[1]).without("councilman", "traveller", "craftsman", "merchant").value(1, 1)
    scene.village.time = 9
    scene.play("walk:coin")
    assert scene.asked() == (0, "Hiring")
    scene.play("hire:merchant")
    assert scene.village.villagers == 0b10000
    assert scene.village.labourers == 1
    assert scene.prestige()["labourers"] == -5
    assert scene.asked() == (1, "TakeDie")


def test_with_a_villager_left_no_labourer_is_hired() -> None:
    scene = Scene(rolls=[1]).without("councilman", "traveller", "craftsman").value(1, 1)
    scene.village.time = 9
    scene.play("walk:coin", "bury:abbot")
    assert scene.village.labourers == 0
    assert scene.asked() == (1, "TakeDie")


@pytest.mark.parametrize(("players", "coffins"), [(2, 9), (3, 14), (4, 18)])
def test_the_match_ends_with_the_round_in_which_enough_have_died(players: int, coffins: int) -> None:
    last = players - 1

    def finished(dead: int) -> bool:
        scene = Scene(players, rolls=[1] * 11).value(3, 4, seat=last)
        scene.s.turn = 4 if players == 2 else players
        scene.s.graves = dead
        scene.play("field")
        return not scene.s.stack

    assert not finished(coffins - 1)
    assert finished(coffins)
    assert finished(coffins + 2)


def test_the_round_is_played_to_its_end() -> None:
    scene = Scene(3).value(3, 4, seat=1)
    scene.s.graves = 14
    scene.play("field")
    assert scene.asked() == (2, "TakeDie")


def test_chronicle_and_graves_count_together() -> None:
    scene = Scene(2).value(3, 4, seat=1)
    scene.s.turn = 4
    scene.chronicle(abbot=2, councilman=2, traveller=1, craftsman=1, merchant=1)
    scene.s.graves = 2
    scene.play("field")
    assert not scene.s.stack
    assert why_over(GAME, scene.s) == ["9 coffins are filled: the match ends"]
    assert why_over(GAME, scene.s, "ru") == ["Гробов занято 9: партия окончена"]


@pytest.mark.parametrize(("rat", "away", "near"), [(9, 7, False), (10, 6, True), (15, 1, True)])
def test_a_view_tells_how_far_the_rat_is_from_the_raid(rat: int, away: int, near: bool) -> None:
    """One roll moves it by six at most."""
    view = GAME.view(dying(rat=rat).s, None)
    assert isinstance(view, View)
    assert (view.rat.away, view.rat.near) == (away, near)
