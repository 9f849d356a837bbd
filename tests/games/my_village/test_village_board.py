"""The village board: «Активация вымпела школы» and «Активировать черный "?" вымпел»."""

from igroteka.games.my_village import GAME
from tests.games.my_village.scenes import Scene
from tests.games.telling import warned


def school(pupils: int, *dead: str) -> Scene:
    """Someone with a three activates a school with these pupils: 1 on the left, 2 on the right, 3 both."""
    scene = Scene().without(*dead).value(1, 2)
    scene.village.school = pupils
    return scene.play("use:school")


def test_an_empty_school_takes_a_pupil_on_the_left_for_nothing() -> None:
    scene = school(0, "abbot")
    assert scene.legal() == ["pupil", "skip"]
    assert scene.prompt() == "What happens in the school?", "nobody could become a villager yet"
    assert scene.why("graduate:left:abbot") == "there is no pupil on that cell"
    scene.play("pupil")
    assert scene.village.school == 1
    assert scene.village.time == 0


def test_a_left_pupil_moves_right_for_nothing_or_becomes_a_villager_for_one_time() -> None:
    scene = school(1, "abbot", "merchant")
    assert scene.legal() == ["push", "graduate:left:abbot", "graduate:left:merchant", "skip"]
    scene.play("push")
    assert (scene.village.school, scene.village.time) == (2, 0)
    scene = school(1, "abbot").play("graduate:left:abbot")
    assert scene.present("abbot")
    assert (scene.village.school, scene.village.time, scene.village.tree) == (0, 1, 0)


def test_beside_a_right_pupil_comes_a_new_one_or_he_becomes_a_villager_with_two_story_points() -> None:
    scene = school(2, "traveller")
    assert scene.legal() == ["pupil", "graduate:right:traveller", "skip"]
    scene.play("pupil")
    assert scene.village.school == 3
    scene = school(2, "traveller").play("graduate:right:traveller")
    assert scene.present("traveller")
    assert (scene.village.school, scene.village.time, scene.village.tree) == (0, 1, 2)


def test_a_full_school_sends_out_one_of_the_two() -> None:
    scene = school(3, "craftsman")
    assert scene.legal() == ["graduate:left:craftsman", "graduate:right:craftsman", "skip"]
    assert "already a pupil" in scene.why("pupil")
    scene.play("graduate:left:craftsman")
    assert (scene.village.school, scene.village.tree) == (2, 0)
    scene = school(3, "craftsman").play("graduate:right:craftsman")
    assert (scene.village.school, scene.village.tree) == (1, 2)


def test_only_an_empty_cell_takes_a_villager() -> None:
    scene = Scene().value(1, 2)
    assert warned(GAME, scene.s, "use:school") is None
    scene.village.school = 3
    assert warned(GAME, scene.s, "use:school") == (
        "It would bring nothing: the school is full, and every villager is there"
    )
    scene = school(3)
    assert scene.legal() == ["skip"]
    assert scene.prompt() == "The school is full, and every villager is present: there is nothing to do here"
    assert warned(GAME, scene.s, "skip") is None, "nothing else could be done"
    assert scene.why("graduate:left:abbot") == "the abbot is still there"


def test_a_school_can_be_activated_without_doing_anything() -> None:
    scene = school(1, "abbot")
    assert warned(GAME, scene.s, "skip") == "What the banner gives would be lost"
    scene.play("skip", "done")
    assert scene.village.time == 0
    assert scene.asked() == (1, "TakeDie")


def test_the_school_needs_nobody_and_works_at_three_and_eleven() -> None:
    scene = Scene().without("abbot", "councilman", "traveller", "craftsman")
    assert scene.value(5, 6).can("use:school")
    assert not scene.value(4, 6).can("use:school")


def test_the_headman_walks_from_the_house_to_the_coin() -> None:
    scene = Scene().value(1, 1)
    assert scene.can("walk:coin")
    assert "one step at a time" in scene.why("walk:story")
    assert "already there" in scene.why("walk:house")
    scene.play("walk:coin")
    assert (scene.village.headman, scene.village.coins, scene.village.time) == (1, 1, 1)


def test_from_the_coin_the_headman_goes_home_or_to_the_story_points() -> None:
    scene = Scene().value(1, 1)
    scene.village.headman = 1
    scene.village.tree = 4
    scene.play("walk:story")
    assert (scene.village.headman, scene.village.tree, scene.village.house, scene.village.time) == (2, 7, 0, 1)
    scene.value(6, 6)
    scene.village.headman = 1
    scene.play("walk:house")
    assert (scene.village.headman, scene.village.tree, scene.village.house, scene.village.time) == (0, 0, 7, 2)


def test_from_the_story_points_the_headman_goes_back_to_the_coin() -> None:
    scene = Scene().value(1, 1)
    scene.village.headman = 2
    assert not scene.can("walk:house")
    scene.play("walk:coin")
    assert (scene.village.headman, scene.village.coins) == (1, 1)


def test_the_headman_may_stay_but_his_time_is_spent() -> None:
    scene = Scene().value(1, 1)
    assert warned(GAME, scene.s, "stay") == "The turn would be lost, and 1 time with it"
    assert warned(GAME, scene.s, "walk:coin") is None
    scene.play("stay")
    assert (scene.village.headman, scene.village.coins, scene.village.time) == (0, 0, 1)


def test_saved_story_points_are_prestige_and_those_on_the_tree_are_not() -> None:
    scene = Scene()
    scene.village.house, scene.village.tree = 5, 9
    assert scene.prestige()["story"] == 5
