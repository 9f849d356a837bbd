"""«Сбор зерна», «Семья»."""

import pytest

from igroteka.games.village import GAME
from tests.games.village.scenes import MARINA, PETER, Scene


@pytest.mark.parametrize(
    ("goods", "grain"),
    [
        ({}, 2),
        ({"horse": 1}, 2),
        ({"plough": 2}, 2),
        ({"horse": 1, "plough": 1}, 3),
        ({"ox": 1, "plough": 1}, 4),
        ({"horse": 1, "ox": 1, "plough": 1}, 4),
        ({"horse": 2, "plough": 2}, 3),
        ({"ox": 2, "plough": 2}, 4),
    ],
)
def test_harvest_by_team(goods: dict[str, int], grain: int) -> None:
    scene = Scene().board(harvest="pink", family="pink").farm(PETER, **goods)
    scene.play("take:harvest:pink", "harvest")
    assert scene.stock(PETER) == {**goods, "grain": grain, "pink": 1}, "the team is not used up"
    assert scene.at(PETER, "farm") == [1, 1, 1, 1]


def test_a_farm_holds_five_grain() -> None:
    scene = Scene().board(harvest="pink pink", family="pink").farm(PETER, grain=4, ox=1, plough=1)
    scene.play("take:harvest:pink", "harvest")
    assert scene.stock(PETER)["grain"] == 5


def test_a_full_farm_harvests_nothing() -> None:
    scene = Scene().board(harvest="pink", family="pink").farm(PETER, grain=5).play("take:harvest:pink")
    assert scene.asked == MARINA
    assert scene.stock(PETER)["grain"] == 5


def test_nobody_on_the_farm_no_harvest() -> None:
    scene = Scene().board(harvest="pink", family="pink").family(PETER, smithy=[1, 1]).play("take:harvest:pink")
    assert scene.asked == MARINA
    assert "grain" not in scene.stock(PETER)


def test_example_the_lowest_number_is_born_first() -> None:
    """Peter's unborn are one 2, two 3s and two 4s: he takes the 2, and next time a 3."""
    scene = Scene(2).board(family="pink pink", harvest="pink pink")
    scene.family(PETER, farm=[1, 2], smithy=[2], grave=[1, 1, 1])
    assert scene.at(PETER, "unborn") == [2, 3, 3, 4, 4]
    scene.play("take:family:pink", "birth")
    assert scene.at(PETER, "farm") == [1, 2, 2]
    scene.play("take:harvest:pink", "skip", "take:family:pink", "birth")
    assert scene.at(PETER, "farm") == [1, 2, 2, 3]


def test_nobody_is_born_into_a_whole_family() -> None:
    scene = Scene().board(family="pink", harvest="pink")
    scene.family(PETER, farm=[1, 1, 1, 1, 2, 2, 2, 3, 3, 4], office=[4]).play("take:family:pink")
    assert scene.legal == ["fetch:office:4", "skip"]
    assert scene.why("birth") == "your whole family is born already"


@pytest.mark.parametrize(
    "place", ["wainwright", "stable", "office", "smithy", "city-a", "city-f", "chamber-1", "chamber-4", "window-3"]
)
def test_instead_someone_comes_home_from_the_board(place: str) -> None:
    scene = Scene().board(family="pink", harvest="pink")
    scene.family(PETER, farm=[1], **{place: [2]}).play("take:family:pink", f"fetch:{place}:2")
    assert scene.at(PETER, "farm") == [1, 2]
    assert scene.at(PETER, place) == []


def test_who_is_fetched_is_free_of_number() -> None:
    scene = Scene().board(family="pink", harvest="pink").family(PETER, smithy=[1, 3], window_1=[2])
    scene.play("take:family:pink")
    assert scene.legal == ["birth", "fetch:smithy:1", "fetch:smithy:3", "fetch:window-1:2", "skip"]


def test_neither_the_dead_nor_those_in_the_black_bag_come_home() -> None:
    scene = Scene().board(family="pink", harvest="pink")
    scene.family(PETER, farm=[1], bag=[1], chronicle_crafts=[1], grave=[1]).play("take:family:pink")
    assert scene.legal == ["birth", "skip"]


def test_members_change_their_work_by_coming_home() -> None:
    """FAQ: they stay where they are put, unless the Family action brings them home."""
    scene = Scene(2).board(family="pink", crafts="pink", harvest="pink pink")
    scene.family(PETER, smithy=[1]).play("take:family:pink", "fetch:smithy:1", "take:harvest:pink", "skip")
    scene.play("take:crafts:pink", "train:office:1", "make:scroll")
    assert scene.at(PETER, "office") == [1]


def test_the_family_is_asked_only_for_what_there_is() -> None:
    def asked(scene: Scene) -> str:
        scene.board(family="pink").play("take:family:pink")
        return GAME.speaker().text(scene.s.stack[-1].prompt(scene.s, PETER))

    assert asked(Scene()) == "A child?"
    assert asked(Scene().family(PETER, farm=[1], stable=[1])) == "A child, or somebody home?"
    whole = Scene().family(PETER, farm=[1, 1, 1, 2, 2, 2, 3, 3, 4, 4], stable=[1])
    assert asked(whole) == "Everybody is born: who comes home?"
