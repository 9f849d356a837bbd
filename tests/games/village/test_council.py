"""«Деревенский совет»."""

import pytest

from tests.games.village.scenes import MARINA, PETER, Scene


def at_council(places: dict[str, list[int]], **stock: int) -> Scene:
    scene = Scene().board(council="pink", family="pink").farm(PETER, **stock).family(PETER, **places)
    return scene.play("take:council:pink")


def test_stepping_in_costs_one_time_and_two_green_cubes() -> None:
    scene = at_council({"farm": [1, 2]}, green=2).play("enter:2:green", "done")
    assert scene.at(PETER, "chamber-1") == [2]
    assert scene.s.families[PETER].life == 1
    assert scene.stock(PETER) == {"pink": 1}


def test_or_one_time_and_a_scroll() -> None:
    scene = at_council({"farm": [1]}, scroll=1, green=2).play("enter:1:scroll", "done")
    assert scene.s.families[PETER].life == 1
    assert scene.stock(PETER) == {"green": 2, "pink": 1}


@pytest.mark.parametrize(("chamber", "time"), [(1, 2), (2, 2), (3, 3)])
@pytest.mark.parametrize("payment", ["green", "scroll"])
def test_rising_costs_time_and_the_same_again(chamber: int, time: int, payment: str) -> None:
    price = {"green": 2} if payment == "green" else {"scroll": 1}
    scene = at_council({f"chamber_{chamber}": [1]}, **price).play(f"rise:chamber-{chamber}:1:{payment}", "done")
    assert scene.at(PETER, f"chamber-{chamber + 1}") == [1]
    assert scene.s.families[PETER].life == time
    assert scene.stock(PETER) == {"pink": 1}


def test_above_the_fourth_chamber_is_nothing() -> None:
    scene = at_council({"chamber_4": [1]}, green=2)
    assert not [move for move in scene.legal if move.startswith("rise")]


def test_who_can_not_pay_may_only_use_privileges() -> None:
    scene = at_council({"farm": [1], "chamber_1": [1]}, green=1)
    assert scene.legal == ["privilege:chamber-1", "skip"]
    assert scene.why("enter:1:green") == "it costs green cube ×2; towards it you have green cube"
    assert scene.why("enter:1:scroll") == "it costs scroll; towards it you have nothing"


def test_chamber_1_gives_the_marker_of_the_next_first_player() -> None:
    scene = at_council({"chamber_1": [1]}).play("privilege:chamber-1")
    assert scene.s.next_first == PETER
    assert scene.asked == MARINA


def test_the_marker_can_not_be_taken_from_someone() -> None:
    scene = Scene().board(council="pink pink", family="pink").family(PETER, chamber_2=[1])
    scene.s.next_first = MARINA
    scene.play("take:council:pink")
    assert "privilege:chamber-1" not in scene.legal
    assert scene.why("privilege:chamber-1") == "somebody has the marker already"


def test_chamber_2_gives_two_cubes_of_choice() -> None:
    scene = at_council({"chamber_2": [1]}).play("privilege:chamber-2", "take_cube:green", "take_cube:green")
    assert scene.stock(PETER) == {"green": 2, "pink": 1}
    assert scene.asked == MARINA


@pytest.mark.parametrize("good", ["scroll", "horse", "plough", "ox", "wagon"])
def test_chamber_3_gives_a_good_of_choice(good: str) -> None:
    scene = at_council({"chamber_3": [1]}).play("privilege:chamber-3", f"take_good:{good}")
    assert scene.stock(PETER) == {good: 1, "pink": 1}
    assert scene.s.families[PETER].life == 0


def test_a_good_that_is_used_up_can_not_be_chosen() -> None:
    scene = Scene().board(council="pink", family="pink").family(PETER, chamber_3=[1]).farm(MARINA, ox=8)
    scene.play("take:council:pink", "privilege:chamber-3")
    assert "take_good:ox" not in scene.legal
    assert scene.why("take_good:ox") == "none is left in the supply: ox"


def test_chamber_4_gives_three_prestige_for_a_coin() -> None:
    scene = at_council({"chamber_4": [1]}, coin=1).play("privilege:chamber-4")
    assert scene.s.families[PETER].prestige == 3
    assert scene.stock(PETER) == {"pink": 1}


def test_chamber_4_gives_nothing_without_a_coin() -> None:
    scene = at_council({"chamber_4": [1]})
    assert "privilege:chamber-4" not in scene.legal
    assert scene.why("privilege:chamber-4") == "you have no coin to spend"


def test_a_privilege_may_be_used_without_a_step() -> None:
    scene = at_council({"chamber_4": [1]}, coin=1)
    assert scene.legal == [f"privilege:chamber-{n}" for n in (1, 2, 3, 4)] + ["skip"]


def test_a_step_gives_the_privilege_of_the_chamber_reached_or_an_earlier_one() -> None:
    scene = at_council({"chamber_2": [1]}, scroll=1, coin=1).play("rise:chamber-2:1:scroll")
    assert scene.legal == ["privilege:chamber-1", "privilege:chamber-2", "privilege:chamber-3", "done"]
    assert scene.why("privilege:chamber-4") == "you have not got that far: chamber 4"
    scene.play("privilege:chamber-1")
    assert scene.asked == MARINA, "one privilege for one action"


def test_stepping_in_gives_only_the_first_chamber_s_privilege() -> None:
    """Another member who sits higher doesn't help: it is the step's own chamber that counts."""
    scene = at_council({"farm": [1], "chamber_3": [2]}, scroll=1).play("enter:1:scroll")
    assert scene.legal == ["privilege:chamber-1", "done"]


def test_a_coin_paid_for_the_step_is_gone_for_the_privilege() -> None:
    scene = at_council({"chamber_3": [1]}, green=1, coin=1).play("rise:chamber-3:1:green")
    assert "privilege:chamber-4" not in scene.legal


def test_any_number_may_sit_in_a_chamber() -> None:
    scene = at_council({"chamber_1": [1], "chamber_2": [1]}, scroll=1)
    scene.family(MARINA, chamber_2=[1]).play("rise:chamber-1:1:scroll", "done")
    assert scene.at(PETER, "chamber-2") == [1, 1]


def test_which_member_rises_is_free() -> None:
    scene = at_council({"chamber_1": [1, 3]}, scroll=1)
    assert {"rise:chamber-1:1:scroll", "rise:chamber-1:3:scroll"} <= set(scene.legal)
