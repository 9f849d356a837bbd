"""«Член семьи покидает нас»."""

import pytest

from igroteka.games.village import GAME
from tests.games.telling import warned
from tests.games.village.scenes import MARINA, PETER, Scene


def old_age(**places: list[int]) -> Scene:
    """Peter is two steps from the bridge and about to take a plague cube at the church."""
    scene = Scene().board(church="plague", family="pink").farm(PETER).family(PETER, **places)
    return scene.life(PETER, 8)


def test_example_the_action_comes_first_and_the_choice_among_the_oldest_is_free() -> None:
    """Peter crosses the bridge by the plague, trains a 1 in the smithy, makes a plough, and lets the smith die."""
    scene = Scene().board(crafts="plague", family="pink").farm(PETER).life(PETER, 9)
    scene.family(PETER, farm=[1, 2], office=[1]).play("take:crafts:plague", "train:smithy:1", "make:plough")
    assert scene.s.families[PETER].life == 7
    assert scene.legal == ["bury:office", "bury:smithy"]
    scene.play("bury:smithy")
    assert scene.at(PETER, "chronicle-crafts") == [1]
    assert scene.stock(PETER) == {"plough": 1}
    assert scene.asked == MARINA


@pytest.mark.parametrize(
    ("place", "chapter"),
    [
        ("farm", "farm"),
        ("wainwright", "crafts"),
        ("stable", "crafts"),
        ("office", "crafts"),
        ("smithy", "crafts"),
        ("city-a", "travel"),
        ("city-f", "travel"),
        ("chamber-1", "council"),
        ("chamber-4", "council"),
        ("window-1", "church"),
        ("window-4", "church"),
    ],
)
def test_the_chronicle_has_a_chapter_for_every_walk_of_life(place: str, chapter: str) -> None:
    scene = old_age(**{place: [1]}).play("take:church:plague")
    if place == "farm":
        scene.play("skip")
    assert scene.at(PETER, f"chronicle-{chapter}") == [1]


def test_example_a_full_chapter_means_an_anonymous_grave() -> None:
    """The chronicle of the church is full: the 1 there would be forgotten, any other 1 remembered."""
    for place, rest in (("window-2", "grave"), ("farm", "chronicle-farm"), ("smithy", "chronicle-crafts")):
        scene = old_age(farm=[1], window_2=[1], smithy=[1]).room(church=0).play("take:church:plague", "skip")
        assert scene.legal == ["bury:farm", "bury:smithy", "bury:window-2"]
        scene.play(f"bury:{place}")
        assert scene.at(PETER, rest) == [1]
        assert scene.s.graves_room == (3 if rest == "grave" else 4)


def test_a_grave_is_warned_of_while_somebody_else_would_be_remembered() -> None:
    scene = old_age(farm=[1], window_2=[1]).room(church=0).play("take:church:plague", "skip")
    warning = "The chronicle has no space for this one, who goes to an anonymous grave"
    assert warned(GAME, scene.s, "bury:window-2") == warning
    assert warned(GAME, scene.s, "bury:farm") is None
    scene.room(farm=0)
    assert warned(GAME, scene.s, "bury:window-2") is None


def test_always_the_lowest_number_dies() -> None:
    scene = old_age(farm=[2], smithy=[3], office=[2]).play("take:church:plague", "skip")
    assert scene.legal == ["bury:farm", "bury:office"]
    assert "only generation 2" in scene.why("bury:smithy")
    assert scene.why("bury:city-a") == "nobody of yours is there: city A"


def test_a_single_oldest_member_dies_without_asking() -> None:
    scene = old_age(farm=[2, 3], smithy=[1]).play("take:church:plague", "skip")
    assert scene.at(PETER, "chronicle-crafts") == [1]
    assert scene.asked == MARINA


def test_members_in_the_black_bag_don_t_die() -> None:
    scene = old_age(farm=[2], bag=[1]).play("take:church:plague", "skip")
    assert scene.at(PETER, "bag") == [1]
    assert scene.at(PETER, "chronicle-farm") == [2]


def test_nor_do_the_unborn_so_it_may_be_nobody() -> None:
    scene = old_age(bag=[1]).play("take:church:plague")
    assert "nobody-dies" in scene.told()
    assert scene.s.families[PETER].dying == 0
    assert scene.asked == MARINA


def test_who_steps_into_the_bag_in_this_turn_is_safe_already() -> None:
    scene = old_age(farm=[1, 2]).play("take:church:plague", "church:1:time")
    assert scene.at(PETER, "bag") == [1]
    assert scene.at(PETER, "chronicle-farm") == [2]


def test_the_family_may_choose_the_one_just_born_or_brought_home() -> None:
    scene = Scene().board(family="plague", harvest="pink").farm(PETER).life(PETER, 8).family(PETER, smithy=[2, 2])
    scene.play("take:family:plague", "fetch:smithy:2")
    assert scene.legal == ["bury:farm", "bury:smithy"]


def test_exactly_on_the_bridge_is_across_it_and_short_of_it_is_not() -> None:
    assert old_age(farm=[1]).life(PETER, 7).play("take:church:plague", "skip").at(PETER, "farm") == [1]
    assert old_age(farm=[1]).life(PETER, 8).play("take:church:plague", "skip").at(PETER, "farm") == []


def test_several_deaths_in_one_action_are_chosen_one_by_one() -> None:
    """One death is still due from before the plague; the places left are asked for again each time."""
    scene = old_age(farm=[1], smithy=[1], office=[1])
    scene.s.families[PETER].dying = 1
    scene.play("take:church:plague", "skip", "bury:smithy")
    assert scene.legal == ["bury:farm", "bury:office"]
    scene.play("bury:farm")
    assert scene.at(PETER, "office") == [1]
    assert scene.asked == MARINA


def test_a_death_may_bring_the_next_generation_in_question() -> None:
    scene = old_age(farm=[1, 2], smithy=[2])
    scene.s.families[PETER].dying = 1
    scene.play("take:church:plague", "skip")
    assert scene.at(PETER, "chronicle-farm") == [1]
    assert scene.legal == ["bury:farm", "bury:smithy"]
