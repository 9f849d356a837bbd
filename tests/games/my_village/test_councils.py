"""«Карты палаты советов», «Карты места собраний», the 2/12-value tile, and what stays active without a villager."""

import pytest

from igroteka.games.my_village import GAME
from igroteka.games.my_village.components import COUNCILS
from igroteka.games.my_village.kinds import BANNER_KEYS, CUSTOMER_BANNER
from tests.games.my_village.scenes import Scene
from tests.games.telling import warned


def test_example_the_finance_council_costs_four_time_and_brings_two_coins() -> None:
    scene = Scene().value(1, 2).play("council:finance")
    assert (scene.village.time, scene.village.coins) == (4, 2)
    assert scene.prestige()["council"] == 2


def test_the_finance_council_brings_two_coins_for_one_time_again() -> None:
    scene = Scene().council("finance").value(1, 2).play("use:council")
    assert (scene.village.time, scene.village.coins) == (1, 2)


def test_the_guild_council_makes_jokers_while_there_is_room() -> None:
    scene = Scene().value(5, 6).play("council:guild")
    assert (scene.village.jokers(), scene.village.time) == (1, 4)
    scene.value(5, 6).play("use:council")
    assert (scene.village.jokers(), scene.village.time) == (2, 5)
    scene = Scene().council("guild", marks=3).value(5, 6).play("use:council")
    assert scene.village.jokers() == 3


@pytest.mark.parametrize(
    ("area", "cards"), [("travel", 2), ("craft", 3), ("customers", 1), ("religion", 4), ("fields", 5)]
)
def test_the_council_of_territories_counts_the_cards_of_a_marked_area(area: str, cards: int) -> None:
    scene = Scene().journey("a1", "b1").workshop("stable-5").workshop("forge-5").workshop("office-5")
    scene.served("k01").customers("k02").church("healing").monks("quill1", "quill2", "quill3").fields(5)
    scene.value(5, 6).play("council:territories", f"mark_area:{area}")
    assert scene.prestige()["council"] == cards
    assert scene.village.time == 4


@pytest.mark.parametrize("villager", ["abbot", "councilman", "traveller", "craftsman", "merchant"])
def test_the_council_of_the_people_counts_living_villagers_of_marked_professions(villager: str) -> None:
    scene = Scene().value(1, 2).play("council:people", f"mark_villager:{villager}")
    assert scene.prestige()["council"] == 4
    scene.without(villager)
    assert scene.prestige()["council"] == 0


def test_a_cell_is_marked_once_and_a_full_council_takes_no_more() -> None:
    scene = Scene().council("people", marks=0b00001).value(1, 2).play("use:council")
    assert scene.why("mark_villager:abbot") == "this cell is already marked"
    scene.play("mark_villager:merchant", "done")
    assert scene.village.council_marks == 0b10001
    scene = Scene().council("territories", marks=0b11111).value(5, 6)
    assert warned(GAME, scene.s, "use:council") == "It would bring nothing: there is no room for another marker"
    assert scene.play("use:council").asked() == (0, "Banners")


def test_marking_may_be_left_out() -> None:
    scene = Scene().value(1, 2).play("council:people")
    assert warned(GAME, scene.s, "skip") == "What the banner gives would be lost"
    scene.play("skip")
    assert scene.village.council_marks == 0
    assert COUNCILS[scene.village.council] == "people"


def test_markers_count_without_the_councilman_though_the_banner_rests() -> None:
    scene = Scene().council("territories", marks=0b10000).fields(2).without("councilman").value(5, 6)
    assert scene.prestige()["council"] == 2
    assert "no councilman" in scene.why("use:council")


def test_jokers_work_without_the_councilman() -> None:
    scene = Scene().council("guild", marks=1).without("councilman").customers("k13").value(1, 2).play("serve:k13")
    assert scene.village.jokers() == 0


def test_one_council_and_one_meeting_place_for_each_village() -> None:
    scene = Scene().council("finance").council("people", seat=1)
    assert scene.value(5, 6).why("council:guild") == "you already have a council chamber"
    assert scene.value(1, 2, seat=2).why("council:people") == "Player 2 has this card"
    scene.value(1, 1).play("meeting", "skip")
    assert scene.value(1, 1).why("meeting") == "you already have a meeting place"


def test_councils_and_meeting_places_need_the_councilman() -> None:
    scene = Scene().without("councilman")
    assert "no councilman" in scene.value(1, 2).why("council:finance")
    assert "no councilman" in scene.value(1, 1).why("meeting")
    assert "no councilman" in scene.meeting(markers=1).value(1, 1).why("use:meeting")


# Meeting places.


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_a_meeting_place_brings_a_story_point_a_marker_and_the_token(dice: tuple[int, int]) -> None:
    scene = Scene().value(*dice).play("meeting")
    assert scene.asked() == (0, "MoveToken")
    scene.play("token:play")
    assert (scene.village.meeting, scene.village.tree, scene.village.time) == (1, 1, 2)
    assert scene.prestige()["council"] == 2
    assert scene.asked() == (1, "TakeDie")


def test_the_meeting_place_is_the_last_white_banner_of_a_turn() -> None:
    scene = Scene().meeting(markers=0, token="play").value(1, 1)
    scene.play("use:play", "use:meeting", "token:school")
    assert (scene.village.meeting, scene.village.tree, scene.village.time) == (1, 2, 0)
    assert scene.asked() == (1, "TakeDie")


def test_a_full_meeting_place_takes_no_marker_but_gives_its_story_point() -> None:
    scene = Scene().meeting(markers=2).value(6, 6).play("use:meeting", "skip")
    assert (scene.village.meeting, scene.village.tree) == (2, 1)


def test_the_token_goes_to_any_white_banner_of_the_village_or_stays() -> None:
    scene = Scene().meeting().council("finance").workshop("forge-5").fields(1).customers("k13").value(1, 1)
    scene.play("use:meeting")
    assert scene.legal() == [
        "token:school",
        "token:play",
        "token:council",
        "token:forge",
        "token:field1",
        "token_customer:k13",
        "skip",
    ]
    assert scene.why("token:stable") == "your village has no such banner: stable"


def test_example_a_banner_of_three_with_the_token_works_at_two_three_and_twelve() -> None:
    for dice, works in [((1, 1), True), ((1, 2), True), ((6, 6), True), ((1, 3), False), ((5, 6), False)]:
        scene = Scene().meeting(token="council").council("finance").value(*dice)
        assert scene.can("use:council") == works
    scene = Scene().meeting(token="council").council("finance").value(6, 6).play("use:council")
    assert (scene.village.time, scene.village.coins) == (1, 2)


@pytest.mark.parametrize("banner", ["school", "play", "forge", "field1"])
def test_the_token_works_beside_each_kind_of_banner(banner: str) -> None:
    scene = Scene().workshop("forge-5").fields(1)
    assert not scene.meeting().value(1, 1).can(f"use:{banner}")
    assert scene.meeting(token=banner).value(1, 1).can(f"use:{banner}")
    assert scene.meeting(token=banner).value(6, 6).can(f"use:{banner}")


def test_the_token_returns_when_its_customer_is_served() -> None:
    scene = Scene().meeting(token="k13").workshop("wainwright-5", goods=1).customers("k13").value(1, 1)
    scene.play("serve:k13")
    assert BANNER_KEYS[scene.village.token] == "meeting"
    scene.play("use:meeting")
    assert not any(move.startswith("token_customer") for move in scene.legal())


def test_the_token_stays_beside_a_customer_while_another_is_served() -> None:
    scene = Scene().meeting(token="k13").workshop("brewery-5", goods=1).customers("k13", "k04").value(1, 2)
    scene.play("serve:k04")
    assert scene.village.token == CUSTOMER_BANNER + 12


def test_the_token_beside_the_meeting_place_adds_nothing() -> None:
    scene = Scene().meeting(token="meeting")
    assert scene.value(1, 1).can("use:meeting")
    assert not scene.value(1, 2).can("use:meeting")
