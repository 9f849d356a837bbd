"""«Церковь», «Служба»."""

import pytest

from igroteka.games.village import GAME, look
from tests.games.village.scenes import FEDOR, MARINA, PETER, Scene


def at_church(**stock: int) -> Scene:
    return Scene().board(church="green", family="pink").farm(PETER, **stock).play("take:church:green")


def test_into_the_bag_for_a_brown_cube() -> None:
    scene = at_church(brown=1).play("church:1:brown")
    assert scene.at(PETER, "bag") == [1]
    assert scene.stock(PETER) == {"green": 1}
    assert scene.s.families[PETER].life == 0


def test_into_the_bag_for_three_time() -> None:
    scene = at_church(brown=1).play("church:1:time")
    assert scene.s.families[PETER].life == 3
    assert scene.stock(PETER) == {"green": 1, "brown": 1}


def test_into_the_bag_for_a_coin() -> None:
    scene = at_church(coin=1).play("church:1:brown")
    assert scene.stock(PETER) == {"green": 1}


def test_without_a_brown_cube_only_for_time() -> None:
    scene = at_church()
    assert scene.legal == ["church:1:time", "skip"]
    assert scene.why("church:1:brown") == "it costs brown cube; towards it you have nothing"


def test_any_member_of_the_farm_and_only_of_the_farm() -> None:
    scene = Scene().board(church="green", family="pink").farm(PETER).family(PETER, farm=[2, 4], smithy=[1])
    assert scene.play("take:church:green").legal == ["church:2:time", "church:4:time", "skip"]


# 1. Four pieces from the bag.


def test_four_pieces_are_drawn_and_monks_go_back() -> None:
    """Peter's 2 and Marina's 1 are in the bag with four monks; Peter's comes out, then three monks."""
    scene = Scene(numbers=[0, 1, 1, 1] + [0] * 21).farm(PETER).farm(MARINA)
    scene.family(PETER, farm=[1], bag=[2]).family(MARINA, farm=[1], bag=[1]).mass()
    assert scene.at(PETER, "window-1") == [2], "members come to the rightmost window"
    assert scene.at(MARINA, "bag") == [1], "who isn't drawn stays for the next mass"


def test_all_four_pieces_can_be_monks() -> None:
    scene = Scene(numbers=[4, 3, 2, 1] + [0] * 21).farm(PETER).family(PETER, farm=[1], bag=[1]).mass()
    assert scene.at(PETER, "bag") == [1]


def test_a_coin_pulls_one_s_own_member_out_of_the_bag() -> None:
    scene = Scene(numbers=[1, 1, 1] + [0] * 21).farm(PETER, coin=1)
    scene.family(PETER, farm=[1], bag=[1, 3]).mass()
    assert scene.legal == ["pull:1", "pull:3", "done"]
    assert "nobody of generation 2" in scene.why("pull:2")
    scene.play("pull:3")
    assert scene.at(PETER, "window-1") == [3]
    assert "coin" not in scene.stock(PETER)


def test_the_bag_is_asked_from_the_first_player_on() -> None:
    scene = Scene(numbers=[3, 2, 1, 0] + [0] * 21).farm(PETER, coin=1).farm(FEDOR, coin=1).farm(MARINA, coin=1)
    for seat in (PETER, MARINA, FEDOR):
        scene.family(seat, farm=[1], bag=[1])
    scene.s.first = MARINA
    scene.mass()
    order = []
    for _ in range(3):
        order.append(scene.asked)
        scene.play("done")
    assert order == look.view(GAME, scene.s, None).order == [MARINA, FEDOR, PETER]


def test_no_more_than_four_are_pulled() -> None:
    scene = Scene(numbers=[0] * 21).farm(PETER, coin=5).farm(MARINA, coin=1)
    scene.family(PETER, farm=[2], bag=[1, 1, 1, 1, 2]).family(MARINA, farm=[1], bag=[1]).mass()
    scene.play("pull:1", "pull:1", "pull:1", "pull:1")
    assert scene.at(PETER, "window-1") == [1, 1, 1, 1]
    assert scene.at(PETER, "bag") == [2]
    assert scene.at(MARINA, "bag") == [1], "Marina isn't asked any more"
    assert scene.stock(PETER)["coin"] == 1


# 2. Climbing for grain.


@pytest.mark.parametrize(("window", "grain"), [(1, 1), (2, 2), (3, 2)])
def test_climbing_costs_grain(window: int, grain: int) -> None:
    scene = Scene(numbers=[0] * 21).farm(PETER, grain=grain).family(PETER, farm=[1], **{f"window_{window}": [2]})
    scene.mass().play(f"climb:window-{window}:2")
    assert scene.at(PETER, f"window-{window + 1}") == [2]
    assert "grain" not in scene.stock(PETER)
    broke = Scene(numbers=[0] * 21).farm(PETER, grain=grain - 1)
    broke.family(PETER, farm=[1], **{f"window_{window}": [2]}).mass()
    assert broke.s.rounds == 2, "with less grain nobody is asked"


def test_one_member_may_climb_all_the_way() -> None:
    scene = Scene(numbers=[0] * 21).farm(PETER, grain=5).family(PETER, farm=[1], window_1=[2]).mass()
    scene.play("climb:window-1:2", "climb:window-2:2", "climb:window-3:2")
    assert scene.at(PETER, "window-4") == [2]
    assert "grain" not in scene.stock(PETER)


def test_several_members_may_climb_and_one_may_stop() -> None:
    scene = Scene(numbers=[0] * 21).farm(PETER, grain=5).family(PETER, farm=[1], window_1=[1, 2], window_3=[3]).mass()
    scene.play("climb:window-1:1", "climb:window-1:2", "done")
    assert scene.at(PETER, "window-2") == [1, 2]
    assert scene.stock(PETER)["grain"] == 3


def test_a_climb_has_its_reasons() -> None:
    scene = Scene(numbers=[0] * 21).farm(PETER, grain=1).family(PETER, farm=[1], window_1=[1], window_2=[2]).mass()
    assert scene.legal == ["climb:window-1:1", "done"]
    assert scene.why("climb:window-2:2") == "it costs grain ×2; towards it you have grain"
    assert "nobody of generation 4" in scene.why("climb:window-1:4")


# 3. The majority.


def test_most_members_in_the_church_bring_two_prestige() -> None:
    scene = Scene(numbers=[0] * 21).family(PETER, farm=[1], window_1=[1, 1]).family(MARINA, window_4=[2]).mass()
    assert scene.prestige() == [2, 0, 0]


def test_of_equals_the_one_furthest_left_leads() -> None:
    scene = (
        Scene(numbers=[0] * 21).family(PETER, farm=[1], window_1=[1]).family(MARINA, window_2=[1]).farm(PETER).mass()
    )
    assert scene.prestige() == [0, 2, 0]


def test_still_equal_all_of_them_are_rewarded() -> None:
    scene = Scene(numbers=[0] * 21).family(PETER, farm=[1], window_1=[1], window_3=[2])
    scene.family(MARINA, window_2=[1], window_3=[2]).family(FEDOR, window_1=[1]).mass()
    assert scene.prestige() == [2, 2, 0]


def test_an_empty_church_rewards_nobody() -> None:
    assert Scene(numbers=[0] * 21).mass().prestige() == [0, 0, 0]


def test_members_in_the_bag_don_t_count_for_the_majority() -> None:
    scene = Scene(numbers=[5, 4, 3, 2] + [0] * 21).farm(PETER).family(PETER, farm=[1], bag=[1, 1])
    scene.family(MARINA, window_1=[1]).mass()
    assert scene.prestige() == [0, 2, 0]


def test_example_a_mass() -> None:
    """Peter and Fedor each pull a member for a coin, Marina's and a monk come by chance; Fedor leads in the end."""
    # In the bag then: Marina's 1 and four monks. First Marina's comes out, then a monk.
    scene = Scene(numbers=[0, 0] + [0] * 21)
    scene.farm(PETER, coin=1, grain=3).farm(MARINA, coin=1).farm(FEDOR, coin=1, grain=4)
    scene.family(PETER, farm=[1], window_2=[1], bag=[2]).family(MARINA, farm=[1], bag=[1])
    scene.family(FEDOR, farm=[1], window_2=[1], bag=[1]).mass()
    assert scene.asked == PETER
    scene.play("pull:2")
    assert scene.asked == MARINA
    scene.play("done")
    assert scene.asked == FEDOR
    scene.play("pull:1")
    assert scene.at(PETER, "window-1") == [2]
    assert scene.at(MARINA, "window-1") == [1]
    assert scene.at(FEDOR, "window-1") == [1]
    assert scene.asked == PETER
    scene.play("climb:window-2:1", "climb:window-1:2")
    assert scene.stock(PETER).get("grain", 0) == 0
    assert (scene.at(PETER, "window-3"), scene.at(PETER, "window-2")) == ([1], [2])
    assert scene.asked == FEDOR, "Marina has no grain"
    scene.play("climb:window-2:1", "climb:window-3:1")
    assert scene.stock(FEDOR).get("grain", 0) == 0
    assert scene.at(FEDOR, "window-4") == [1]
    assert scene.prestige() == [0, 0, 2]
    assert GAME.breakdown(scene.s, FEDOR)["church"] == 6 + 2
