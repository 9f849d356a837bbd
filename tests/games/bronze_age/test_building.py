"""«Строительство городов / строений»: cities, monuments, Masonry, Engineering, ships."""

import pytest

from tests.games.bronze_age.scenes import LATE, Scene
from tests.games.telling import warned

MONUMENTS = {
    # boxes, first, later, later in The Late Bronze Age
    "step_pyramid": (3, 1, 0, 0),
    "stone_circle": (5, 2, 1, 1),
    "temple": (7, 4, 2, 3),
    "obelisk": (9, 6, 3, 4),
    "hanging_gardens": (11, 8, 4, 5),
    "great_wall": (13, 10, 5, 6),
    "great_pyramid": (15, 12, 6, 8),
}


def building(scene: Scene, workers: int) -> Scene:
    """The building step with so many workers."""
    scene.stock(food=15).turn("workers", "coin", "coin")
    scene.s.workers = workers
    return scene.changed()


def test_the_rulebooks_builder() -> None:
    """Five workers: the Obelisk's last two boxes, three points since another was first, and a fourth city."""
    scene = Scene().built("obelisk", seat=1).marked(obelisk=7).stock(food=15)
    scene.turn("workers", "either", "either").play("food:1")
    assert scene.s.workers == 5
    scene.play("build:obelisk", "build:obelisk")
    assert scene.points("monuments") == 3
    assert scene.points("monuments", 1) == 6
    scene.play("build:city4", "build:city4", "build:city4")
    assert scene.s.cities(0) == 4
    assert scene.s.active == 1, "nothing is left to do"


def test_the_new_city_rolls_from_the_next_turn_on() -> None:
    scene = Scene().turn("workers", "food", "good").play("build:city4", "build:city4", "build:city4")
    assert len(scene.s.dice) == 0
    scene.turn("food", "food", "good")
    scene.play("roll", dice=("good",) * 4)
    assert (scene.s.active, len(scene.s.dice)) == (0, 4)


@pytest.mark.parametrize(("city", "boxes"), [("city4", 3), ("city5", 4), ("city6", 5), ("city7", 6)])
def test_each_city_has_its_boxes(city: str, boxes: int) -> None:
    scene = building(Scene(), 10).play(*[f"build:{city}"] * (boxes - 1))
    assert scene.s.cities(0) == 3
    scene.play(f"build:{city}")
    assert scene.s.cities(0) == 4
    assert "is finished" in scene.why(f"build:{city}")


def test_cities_may_be_built_in_any_order() -> None:
    assert {"build:city4", "build:city5", "build:city6", "build:city7"} <= set(building(Scene(), 3).legal())


def test_there_are_seven_cities_at_most() -> None:
    scene = Scene().stock(food=15).turn(*("workers",) * 7)
    assert not {"build:city4", "build:city5", "build:city6", "build:city7"} & set(scene.legal())
    assert "is finished" in scene.why("build:city7")


@pytest.mark.parametrize("monument", MONUMENTS)
def test_the_first_builder_of_each_monument(monument: str) -> None:
    boxes, first, _, _ = MONUMENTS[monument]
    scene = building(Scene(players=4), 15).play(*[f"build:{monument}"] * (boxes - 1))
    assert scene.points("monuments") == 0, "an unfinished monument counts nothing"
    scene.play(f"build:{monument}")
    assert scene.points("monuments") == first


@pytest.mark.parametrize("monument", MONUMENTS)
def test_later_builders_of_each_monument(monument: str) -> None:
    boxes, _, later, late = MONUMENTS[monument]
    for options, points in (({}, later), (LATE, late)):
        scene = Scene(players=4, **options).built(monument, seat=2)
        building(scene, 15).play(*[f"build:{monument}"] * boxes)
        assert scene.points("monuments") == points


def test_the_first_keeps_the_higher_points_when_others_follow() -> None:
    scene = Scene(players=4).built("temple", seat=2).built("temple", seat=0).built("temple", seat=1)
    assert [scene.points("monuments", seat) for seat in range(4)] == [2, 2, 4, 0]


def test_boxes_stay_marked_from_turn_to_turn() -> None:
    scene = building(Scene(), 2).play("build:obelisk", "build:obelisk", "buy_nothing")
    assert scene.s.active == 1
    assert scene.boxes("obelisk") == 2


def test_workers_may_be_spread_and_left_unused() -> None:
    scene = building(Scene(), 3).play("build:obelisk", "build:city4")
    assert warned(scene.match.game, scene.s, "done_building") == "1 worker would be lost"
    scene.play("done_building")
    assert (scene.boxes("obelisk"), scene.boxes("city4")) == (1, 1)
    assert scene.s.workers == 0


def test_workers_are_needed() -> None:
    scene = building(Scene().own("engineering").stock(stone=1), 0)
    assert scene.why("build:temple") == "Temple is not in play with so many players"
    assert scene.why("build:obelisk") == "you have no workers left"


# Which monuments are in play («Подготовка к игре»).


def test_two_players_do_without_temple_and_great_pyramid() -> None:
    out = {"temple", "great_pyramid"}
    assert set(Scene(players=2).in_play()) == set(MONUMENTS) - out
    assert "not in play" in building(Scene(players=2), 5).why("build:great_pyramid")


def test_three_players_do_without_the_hanging_gardens() -> None:
    assert set(Scene(players=3).in_play()) == set(MONUMENTS) - {"hanging_gardens"}
    assert "build:hanging_gardens" not in building(Scene(players=3), 5).legal()


def test_four_players_and_one_have_all_monuments() -> None:
    assert Scene(players=4).in_play() == list(MONUMENTS)
    assert Scene(players=1).in_play() == list(MONUMENTS)


def test_the_late_bronze_age_has_all_monuments_with_any_number() -> None:
    for players in (1, 2, 3, 4):
        assert Scene(players=players, **LATE).in_play() == list(MONUMENTS)


# Masonry and Engineering.


def test_masonry_adds_to_each_die_used_for_workers() -> None:
    scene = Scene().own("masonry").turn("workers", "either", "either").play("food:1")
    assert scene.s.workers == 4 + 3
    assert scene.has("food") == 3 + 2 - 3


def test_engineering_turns_stone_into_three_workers_each() -> None:
    scene = building(Scene().own("engineering").stock(stone=3), 1).play("engineer")
    assert scene.s.workers == 4
    assert scene.has("stone") == 2
    scene.play("engineer")
    assert scene.s.workers == 7


def test_engineering_works_without_other_workers() -> None:
    scene = Scene().own("engineering").stock(stone=1).turn("food", "food", "coin").play("engineer")
    assert scene.play("build:city4", "build:city4", "build:city4").s.cities(0) == 4


def test_engineering_needs_the_development_and_the_stone() -> None:
    assert building(Scene().stock(stone=1), 1).why("engineer") == "you don't have Engineering"
    assert building(Scene().own("engineering"), 1).why("engineer") == "you have no stone"


# Ships («Судоходство»).


def shipyard(**stock: int) -> Scene:
    return building(Scene(**LATE).own("shipping").stock(**stock), 1)


def test_a_ship_costs_a_wood_and_a_cloth_and_no_workers() -> None:
    scene = shipyard(wood=2, cloth=1).play("ship")
    assert scene.s.ships[0] == 1
    assert scene.goods() == {"wood": 1}
    assert scene.s.workers == 1


def test_several_ships_may_be_built_in_a_turn() -> None:
    scene = shipyard(wood=3, cloth=2).play("ship", "ship")
    assert scene.s.ships[0] == 2
    assert scene.why("ship") == "you have no cloth"


def test_there_is_room_for_five_ships() -> None:
    scene = shipyard(wood=3, cloth=3)
    scene.s.ships[0] = 4
    scene.play("ship")
    assert scene.why("ship") == "there is room for 5 ships"


def test_ships_take_shipping_wood_and_cloth() -> None:
    assert building(Scene(**LATE).stock(wood=1, cloth=1), 1).why("ship") == "you don't have Shipping"
    assert shipyard(cloth=1).why("ship") == "you have no wood"


def test_ships_are_worth_no_points() -> None:
    assert sum(shipyard(wood=1, cloth=1).play("ship").match.breakdown[0].values()) == 5, "Shipping alone"
