"""«Путешествие»."""

import pytest

from igroteka.games.village import GAME
from tests.games.village.scenes import FEDOR, MARINA, PETER, Scene


def traveller(place: str, **stock: int) -> Scene:
    scene = Scene().board(travel="green", family="pink").farm(PETER, **stock)
    scene.family(PETER, **{place.replace("-", "_"): [1]})
    return scene.play("take:travel:green")


def test_example_fedor_travels_north() -> None:
    """Two time, a wagon and two brown cubes bring a member to city A, a marker there and 3 prestige."""
    scene = Scene().board(travel="green", family="pink pink pink").farm(FEDOR, wagon=1, brown=2)
    scene.play("take:family:pink", "skip", "take:family:pink", "skip", "take:travel:green", "set_out:city-a:1")
    assert scene.at(FEDOR, "city-a") == [1]
    assert scene.at(FEDOR, "farm") == [1, 1, 1]
    assert scene.s.families[FEDOR].life == 2
    assert scene.stock(FEDOR) == {"green": 1}
    assert scene.s.families[FEDOR].prestige == 3
    assert GAME.breakdown(scene.s, FEDOR)["travel"] == 1


def test_the_other_neighbour_costs_pink() -> None:
    scene = traveller("farm", wagon=1, pink=2).play("set_out:city-b:1")
    assert scene.stock(PETER) == {"green": 1}
    assert scene.s.families[PETER].prestige == 3


ROADS = [("city-a", "city-b", "orange"), ("city-a", "city-c", "pink"), ("city-b", "city-d", "brown")]
ROADS += [("city-c", "city-d", "orange"), ("city-c", "city-e", "brown"), ("city-d", "city-f", "pink")]
ROADS += [("city-e", "city-f", "orange")]


@pytest.mark.parametrize(("start", "end", "colour"), [*ROADS, *((end, start, colour) for start, end, colour in ROADS)])
def test_every_road_both_ways(start: str, end: str, colour: str) -> None:
    scene = traveller(start, wagon=1, **{colour: 2}).play(f"travel_on:{start}:{end}:1")
    assert scene.at(PETER, end) == [1]
    assert scene.s.families[PETER].life == 2
    assert set(scene.stock(PETER)) <= {"green", "coin"}, "wagon and cubes are paid"
    other = "brown" if colour != "brown" else "pink"
    broke = Scene().board(travel="green", family="pink").family(PETER, **{start: [1]})
    broke.farm(PETER, wagon=1, **{other: 1, colour: 1}).play("take:travel:green")
    assert broke.asked == MARINA, "one cube of the colour is not enough"


def test_cities_a_and_b_reward_prestige() -> None:
    for start, end, colour in (("city-c", "city-a", "pink"), ("city-d", "city-b", "brown")):
        scene = traveller(start, wagon=1, **{colour: 2}).play(f"travel_on:{start}:{end}:1")
        assert scene.s.families[PETER].prestige == 3


def test_cities_c_and_f_reward_two_cubes_of_choice() -> None:
    for start, end, colour in (("city-a", "city-c", "pink"), ("city-d", "city-f", "pink")):
        scene = traveller(start, wagon=1, **{colour: 2})
        scene.play(f"travel_on:{start}:{end}:1", "take_cube:brown", "take_cube:orange")
        assert scene.stock(PETER) == {"green": 1, "brown": 1, "orange": 1}
        assert scene.asked == MARINA


def test_cities_d_and_e_reward_a_coin() -> None:
    for start, end, colour in (("city-b", "city-d", "brown"), ("city-c", "city-e", "brown")):
        scene = traveller(start, wagon=1, **{colour: 2}).play(f"travel_on:{start}:{end}:1")
        assert scene.stock(PETER) == {"green": 1, "coin": 1}


def test_only_roads_that_lead_there_directly() -> None:
    scene = traveller("city-a", wagon=1, orange=2, brown=2, pink=2)
    assert scene.legal == ["travel_on:city-a:city-b:1", "travel_on:city-a:city-c:1", "skip"]
    assert scene.why("travel_on:city-a:city-d:1") == "no road leads there directly"


def test_from_the_farm_only_to_the_two_neighbours() -> None:
    scene = traveller("farm", wagon=1, orange=2, brown=2, pink=2)
    assert scene.legal == ["set_out:city-a:1", "set_out:city-b:1", "skip"]
    assert scene.why("set_out:city-c:1") == "no road leads there directly"


def test_no_wagon_no_journey() -> None:
    scene = traveller("farm", brown=2)
    assert scene.asked == MARINA


def test_a_refusal_names_the_price_of_the_road() -> None:
    scene = traveller("farm", wagon=1, brown=2)
    assert scene.why("set_out:city-b:1") == "it costs pink cube ×2, wagon; towards it you have wagon"


def test_a_new_traveller_or_one_who_is_out_already() -> None:
    scene = Scene().board(travel="green", family="pink").farm(PETER, wagon=1, orange=2, brown=2)
    scene.family(PETER, farm=[1, 2], city_a=[1]).play("take:travel:green")
    assert scene.legal == ["set_out:city-a:1", "set_out:city-a:2", "travel_on:city-a:city-b:1", "skip"]


def test_one_reward_for_each_city_and_family() -> None:
    scene = Scene().board(travel="green", family="pink").farm(PETER, wagon=1, brown=2)
    scene.family(PETER, farm=[1], city_c=[1])
    scene.s.families[PETER].visited = 0b101
    scene.play("take:travel:green", "set_out:city-a:1")
    assert scene.s.families[PETER].prestige == 0
    assert scene.at(PETER, "city-a") == [1]
    assert GAME.breakdown(scene.s, PETER)["travel"] == 3, "still two cities"


def test_others_markers_don_t_matter() -> None:
    scene = Scene().board(travel="green", family="pink").farm(PETER, wagon=1, brown=2)
    scene.s.families[MARINA].visited = 0b1
    scene.family(MARINA, city_a=[1]).play("take:travel:green", "set_out:city-a:1")
    assert scene.s.families[PETER].prestige == 3


def test_a_traveller_goes_home_by_the_family_action_and_may_set_out_again() -> None:
    scene = Scene(2).board(family="pink pink", travel="green", harvest="pink").family(PETER, city_a=[1])
    scene.s.families[PETER].visited = 0b1
    scene.farm(PETER, wagon=1, brown=2).play("take:family:pink", "fetch:city-a:1", "take:harvest:pink", "skip")
    scene.play("take:travel:green", "set_out:city-a:1")
    assert scene.at(PETER, "city-a") == [1]
    assert scene.s.families[PETER].prestige == 0


def test_coins_stand_in_for_a_road_s_cubes() -> None:
    scene = traveller("farm", wagon=1, brown=1, coin=1).play("set_out:city-a:1")
    assert scene.stock(PETER) == {"green": 1}


def test_cubes_just_paid_can_be_taken_as_the_reward() -> None:
    scene = Scene().board(travel="green", family="pink").family(PETER, city_a=[1]).empty_bag()
    scene.farm(PETER, wagon=1, pink=2).farm(MARINA, orange=18, green=17, brown=18, pink=15)
    scene.play("take:travel:green", "travel_on:city-a:city-c:1")
    assert scene.legal == ["take_cube:pink"]
    assert scene.why("take_cube:brown") == "none is left in the supply: brown cube"
    scene.play("take_cube:pink", "take_cube:pink")
    assert scene.stock(PETER) == {"green": 1, "pink": 2}
