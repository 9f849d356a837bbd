"""«Ликвидация катастроф», and how players protect themselves."""

from tests.games.bronze_age.scenes import LATE, Scene

SKULLS = ("skull",) * 7


def with_skulls(scene: Scene, count: int) -> Scene:
    """A turn with so many skulls, of seven dice or of as many as it takes, and plenty of food."""
    for seat in range(scene.match.players):
        scene.stock(seat, food=15)
    return scene.turn(*SKULLS[:count], *("coin",) * max(0, 3 - count))


def test_no_skull_or_one_is_harmless() -> None:
    assert with_skulls(Scene(), 0).lost() == 0
    assert with_skulls(Scene(), 1).lost() == 0


def test_two_skulls_are_a_drought() -> None:
    """The rulebook's example: two skulls, two points."""
    scene = with_skulls(Scene(), 2)
    assert (scene.lost(0), scene.lost(1)) == (2, 0)


def test_the_table_shows_what_the_skulls_bring() -> None:
    assert Scene().match.view(0)["disaster"] is None
    told = [
        Scene().roll(*SKULLS[:count], *("coin",) * max(1, 3 - count)).match.view(0)["disaster"] for count in range(7)
    ]
    assert told == [None, None, "drought", "pestilence", "invasion", "revolt", "revolt"]


def test_irrigation_helps_against_drought() -> None:
    assert with_skulls(Scene().own("irrigation"), 2).lost() == 0


def test_three_skulls_are_a_pestilence_for_all_others() -> None:
    scene = with_skulls(Scene(players=3), 3)
    assert [scene.lost(seat) for seat in range(3)] == [0, 3, 3]


def test_medicine_helps_against_another_players_pestilence() -> None:
    scene = with_skulls(Scene(players=3).own("medicine", seat=2), 3)
    assert [scene.lost(seat) for seat in range(3)] == [0, 3, 0]


def test_four_skulls_are_an_invasion() -> None:
    scene = with_skulls(Scene(), 4)
    assert (scene.lost(0), scene.lost(1)) == (4, 0)


def test_the_great_wall_keeps_an_invasion_out() -> None:
    assert with_skulls(Scene().built("great_wall"), 4).lost() == 0


def test_five_skulls_are_a_revolt_and_all_goods_are_lost_those_of_this_turn_too() -> None:
    scene = with_skulls(Scene().stock(cloth=3).stock(1, wood=2), 5)
    assert scene.goods(0) == {}
    assert scene.goods(1) == {"wood": 2}
    assert scene.lost(0) == 0


def test_food_survives_a_revolt() -> None:
    assert with_skulls(Scene(), 5).has("food") == 15 - 5


def test_six_and_seven_skulls_are_a_revolt_too() -> None:
    assert with_skulls(Scene(), 6).goods() == {}
    assert with_skulls(Scene(), 7).goods() == {}


def test_only_the_disaster_of_the_number_comes() -> None:
    scene = with_skulls(Scene(), 5)
    assert (scene.lost(0), scene.lost(1)) == (0, 0)


def test_religion_turns_a_revolt_against_the_others() -> None:
    scene = with_skulls(Scene(players=3).own("religion", "caravans").stock(cloth=1).stock(1, wood=2, stone=3), 5)
    assert scene.has("cloth") == 3
    assert scene.goods(1) == {}


def test_owners_of_religion_are_safe_from_anothers() -> None:
    scene = Scene(players=3).own("religion").own("religion", seat=2).stock(1, wood=2).stock(2, wood=2)
    with_skulls(scene, 5)
    assert scene.goods(1) == {}
    assert scene.goods(2) == {"wood": 2}


def test_there_is_no_limit_to_points_lost() -> None:
    scene = Scene()
    scene.s.disasters[0] = 40
    assert with_skulls(scene, 4).lost() == 44


# Smithing («Кузница»), and both ways to read it.


def test_smithing_turns_an_invasion_against_the_others() -> None:
    scene = with_skulls(Scene(players=3, **LATE).own("smithing"), 4).play("spears:0")
    assert [scene.lost(seat) for seat in range(3)] == [0, 4, 4]


def test_smithing_spends_as_many_spearheads_as_the_smith_likes() -> None:
    scene = with_skulls(Scene(players=3, **LATE).own("smithing").stock(spearheads=2), 4)
    assert scene.legal() == ["spears:0", "spears:1", "spears:2", "spears:3"], "one came with this roll"
    assert scene.why("spears:4") == "you have 3 spearheads"
    scene.play("spears:2")
    assert [scene.lost(seat) for seat in range(3)] == [0, 8, 8]
    assert scene.has("spearheads") == 1


def test_smithing_may_merely_count_the_spearheads() -> None:
    scene = with_skulls(Scene(players=3, smithing="counted", **LATE).own("smithing").stock(spearheads=2), 4)
    assert [scene.lost(seat) for seat in range(3)] == [0, 10, 10]
    assert scene.has("spearheads") == 3


def test_the_great_wall_keeps_the_smiths_invasion_out() -> None:
    scene = with_skulls(Scene(players=3, **LATE).own("smithing").built("great_wall", seat=1), 4).play("spears:1")
    assert [scene.lost(seat) for seat in range(3)] == [0, 0, 6]


def test_no_spearheads_are_asked_for_when_nobody_can_be_hurt() -> None:
    scene = with_skulls(Scene(**LATE).own("smithing").built("great_wall", seat=1), 4)
    assert "spears:0" not in scene.legal()
    assert (scene.lost(0), scene.lost(1)) == (0, 0)
