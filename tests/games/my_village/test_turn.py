"""«Фаза действий», «Ход игрока»: dice, the three ways to use a value, and the order of turns."""

from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.games.my_village import GAME, look, rules
from igroteka.games.my_village.foresight import reaches
from tests.games.my_village.scenes import Scene
from tests.games.telling import why_over

# «Определите ценность Вашего вымпела»


def test_two_dice_are_taken_and_their_sum_is_the_value() -> None:
    scene = Scene().dice("white-1", "white-4", "black-2")
    scene.play("take:white-1")
    assert scene.asked() == (0, "TakeDie")
    scene.play("take:white-4")
    assert scene.asked() == (0, "Banners")
    assert scene.s.value() == 5
    assert sum(scene.dice_left()) == 1


def test_a_black_die_costs_two_time_at_once_and_two_cost_four() -> None:
    scene = Scene().dice("black-1", "black-2", "white-4")
    scene.play("take:black-1")
    assert scene.village.time == 2
    scene.play("take:black-2")
    assert scene.village.time == 4


def test_example_michael_makes_a_three_with_two_coins() -> None:
    """White 1 and black 2 would cost time; white 1 and white 4 cost two coins."""
    scene = Scene().coins(2).dice("white-1", "black-2", "white-4")
    scene.play("take:white-1", "take:white-4", "lower:4", "lower:3")
    assert scene.s.value() == 3
    assert scene.village.coins == 0
    assert scene.village.time == 0


def test_a_coin_never_takes_a_die_below_one_or_above_six() -> None:
    scene = Scene().coins(5).value(1, 6)
    assert scene.can("raise:1")
    assert scene.can("lower:6")
    assert scene.why("lower:1") == "a die goes from 1 to 6"
    assert scene.why("raise:6") == "a die goes from 1 to 6"
    assert scene.why("raise:3") == "none of your dice shows 3"


def test_of_two_equal_dice_one_is_changed() -> None:
    scene = Scene().coins(2).meeting(markers=1).value(3, 3)
    assert len(scene.legal()) == len(set(scene.legal()))
    scene.play("raise:3")
    assert sorted([scene.s.die1, scene.s.die2]) == [3, 4]


def test_without_coins_dice_stay_as_they_are() -> None:
    assert Scene().value(2, 2).why("raise:2") == "it costs a coin, you have none"


def test_a_marker_of_the_meeting_place_sets_a_die_and_two_set_both() -> None:
    scene = Scene().meeting(markers=2).value(1, 1)
    scene.play("turn:1:6", "turn:1:5")
    assert scene.s.value() == 11
    assert scene.village.meeting == 0
    assert scene.why("turn:6:1") == "you have no markers on a meeting place"


def test_markers_work_without_the_councilman() -> None:
    assert Scene().meeting(markers=1).without("councilman").value(1, 1).can("turn:1:4")


def test_dice_come_before_banners() -> None:
    assert Scene().why("walk:coin") == "take two dice first"


# «Активировать вымпел(ы)»


def test_the_value_must_be_used() -> None:
    scene = Scene().value(1, 1)
    assert "must be used" in scene.why("done")
    assert scene.can("walk:coin")


def test_one_black_banner_ends_the_turn() -> None:
    scene = Scene().value(3, 4).play("field")
    assert scene.asked() == (1, "TakeDie")


def test_a_black_banner_wants_its_exact_value() -> None:
    scene = Scene().value(3, 3)
    assert scene.why("field") == "this banner wants 7, your value is 6"
    assert scene.why("clerk") == "this banner wants 4/10, your value is 6"


def test_white_banners_follow_each_other_and_each_works_once() -> None:
    scene = Scene().fields(2).value(3, 4)
    prompts = [scene.play(f"use:{field}").s.stack[-1].prompt(scene.s, 0).key for field in ("field1", "field2")]
    assert prompts == ["ask-more", "ask-done"]
    assert scene.village.coins == 2
    assert scene.why("use:field1") == "each white banner works once in a turn"
    scene.play("done")
    assert scene.asked() == (1, "TakeDie")


@pytest.mark.parametrize(
    ("banner", "dice"),
    [("school", (1, 2)), ("play", (1, 5)), ("council", (1, 2)), ("stable", (1, 5)), ("field1", (1, 6))],
)
def test_each_kind_of_white_banner_works_once_in_a_turn(banner: str, dice: tuple[int, int]) -> None:
    scene = Scene().council("finance").workshop("stable-6").fields(1).value(*dice).play(f"use:{banner}")
    if banner == "school":
        scene.play("pupil")
    assert scene.why(f"use:{banner}") == "each white banner works once in a turn"


def test_the_token_does_not_make_a_banner_work_twice() -> None:
    scene = Scene().meeting(token="stable").workshop("stable-6").value(1, 1).play("use:stable")
    assert not scene.can("use:stable")


def test_after_a_white_banner_no_black_one_no_step_and_no_change_of_dice() -> None:
    scene = Scene().fields(1).value(3, 4).play("use:field1")
    for move in ("field", "walk:coin", "stay", "raise:3", "church:trade"):
        assert scene.why(move) == "you are activating white banners in this turn"


def test_a_white_banner_wants_its_value() -> None:
    scene = Scene().workshop("stable-5").value(3, 3)
    assert scene.why("use:stable") == "this banner wants 5, your value is 6"
    assert scene.why("use:forge") == "your village has no such banner: forge"


def test_the_play_banner_gives_a_story_point_for_nothing() -> None:
    for seat, values in enumerate([(5, 6), (5, 8), (6, 9), (8, 9)]):
        for value in range(2, 13):
            scene = Scene(4).value(min(6, value - 1), value - min(6, value - 1), seat)
            assert scene.can("use:play") == (value in values)
    scene = Scene().value(3, 3).play("use:play")
    assert scene.village.tree == 1
    assert scene.village.time == 0


def test_example_misha_activates_three_white_banners_with_a_three() -> None:
    """A pupil becomes councilman, so the council works again; "?" is served, but there is no cart for 3/11."""
    scene = Scene().council("finance").without("councilman").workshop("office-5", goods=2).customers("k19", "k13")
    scene.village.school = 1
    scene.value(1, 2)
    assert "no councilman" in scene.why("use:council")
    scene.play("use:school", "graduate:left:councilman")
    assert scene.village.time == 1
    scene.play("use:council")
    assert (scene.village.time, scene.village.coins) == (2, 2)
    assert scene.why("serve:k13") == "you don't have the goods"
    scene.play("serve:k19")
    assert scene.goods("scroll") == 0
    assert scene.prestige()["customers"] == 4
    scene.play("done")
    assert scene.asked() == (1, "TakeDie")


# «Активирование вымпела на жетоне первого игрока»


def test_the_hand_brings_its_story_points_and_the_next_round() -> None:
    scene = Scene(rolls=[1] * 8).value(1, 3, seat=1)
    scene.s.hand_story = 3
    scene.play("hand")
    assert (scene.s.villages[1].tree, scene.s.hand, scene.s.hand_story, scene.s.hand_back) == (3, 1, 0, 1)
    scene.value(3, 4, seat=2).play("field")
    assert scene.asked() == (1, "TakeDie")
    assert (scene.s.round, scene.s.hand_story, scene.s.hand_back) == (2, 1, 0)


def test_the_hand_works_at_ten_too_and_costs_nothing() -> None:
    scene = Scene().without("merchant", "abbot", seat=1).value(5, 5, seat=1).play("hand")
    assert (scene.s.villages[1].time, scene.s.villages[1].coins) == (0, 0)


def test_a_taken_hand_cannot_be_taken_again() -> None:
    scene = Scene(4).value(1, 3, seat=1).play("hand").value(1, 3, seat=2)
    assert "already taken" in scene.why("hand")


def test_with_three_or_four_the_first_player_cannot_take_the_hand() -> None:
    for players in (3, 4):
        assert "from himself" in Scene(players).value(1, 3).why("hand")


def test_with_two_the_first_player_takes_the_hand_in_the_second_turn_only() -> None:
    scene = Scene(2).value(1, 3)
    assert "first turn" in scene.why("hand")
    scene.s.turn = 3
    assert scene.can("hand")
    assert Scene(2).value(1, 3, seat=1).can("hand")


# The order of turns.


def test_with_three_a_round_has_one_turn_each() -> None:
    scene = Scene(3, rolls=[1] * 8)
    seen = []
    for _ in range(4):
        seen.append(scene.s.active)
        seat, turn = scene.s.active, scene.s.turn
        scene.value(1, 1, seat)
        scene.s.turn = turn
        scene.play("walk:coin" if scene.s.villages[seat].headman == 0 else "walk:house")
    assert seen == [0, 1, 2, 0]
    assert scene.s.round == 2


def test_with_two_a_round_has_two_alternating_turns_each_with_one_roll() -> None:
    scene = Scene(2, rolls=[1] * 11)
    seen = []
    for _ in range(5):
        seen.append((scene.s.round, scene.s.active))
        seat, turn = scene.s.active, scene.s.turn
        scene.value(1, 1, seat)
        scene.s.turn = turn
        scene.play("walk:coin" if scene.s.villages[seat].headman == 0 else "walk:house")
    assert seen == [(1, 0), (1, 1), (1, 0), (1, 1), (2, 0)]


def test_example_with_three_eight_dice_and_a_point_on_the_palm() -> None:
    scene = Scene(3, rolls=[1, 2, 3, 4, 5, 6, 6, 6]).value(3, 4, seat=2)
    scene.play("field")
    assert scene.dice_left() == [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 2]
    assert scene.s.hand_story == 2


def test_a_round_goes_on_after_the_hand_has_changed_hands() -> None:
    scene = Scene(4).value(1, 3, seat=1).play("hand")
    assert scene.asked() == (2, "TakeDie")


def test_the_last_round_of_the_house_ends_the_match() -> None:
    scene = Scene(3).value(3, 4, seat=2)
    scene.s.round = 100
    scene.play("field")
    assert not scene.s.stack
    assert why_over(GAME, scene.s) == ["Round 100 is over: the match ends here in any case"]


def test_the_last_round_is_told_of_once_enough_have_died() -> None:
    def final(scene: Scene) -> bool:
        return look.view(GAME, scene.s, 0).final

    scene = Scene(3, rolls=[2]).chronicle(abbot=2, councilman=2, traveller=2, craftsman=2, merchant=2).value(3, 4)
    scene.s.graves = 3
    scene.village.time = 9
    assert not final(scene)
    scene.play("field")
    assert not final(scene), "the dead are buried when the turn is over"
    scene.play("bury:abbot")
    assert final(scene)
    assert scene.told().count("last-round") == 1
    assert scene.asked() == (1, "TakeDie"), "it is played to its end"
    by_bound = Scene(3)
    by_bound.s.round = 100
    assert final(by_bound)


def test_before_the_last_round_the_match_goes_on() -> None:
    scene = Scene(3, rolls=[1] * 8).value(3, 4, seat=2)
    scene.s.round = 99
    scene.play("field")
    assert scene.s.round == 100
    assert scene.s.stack[0] is rules.NEXT


def test_a_view_tells_what_the_dice_can_make_and_what_that_would_allow() -> None:
    """Whatever value is then made, the banners that it allows are those that were told of, and time passes as told."""
    told = paid = 0
    for seed in range(2):
        match = igroteka.new("my_village", 3, seed=seed)
        while not match.over and match.ply < 900:
            seat = match.to_act[0]
            view = match.view(seat)
            if view["prompt"]["key"] == "ask-banner":
                names = {match.name(move) for move in match.legal(seat)}
                banners = {name for name in names if name.partition(":")[0] in ACTIVATES}
                assert woken(view, view["value"]) == banners
                assert view["value"] == sum(view["taken"])
                changes = {move: value for value, _, _, moves in view["sums"] for move in moves.split()}
                assert set(changes) == {name for name in names if name.partition(":")[0] in {"raise", "lower"}}
                for move, value in changes.items():
                    turned = match.copy()
                    turned.play(move)
                    assert turned.view(seat)["value"] == value
                told += 1
            for value, dice, costs, changes in view["sums"] if view["value"] is None else ():
                time, coins, markers = costs or (0, 0, 0)
                if (match.ply + value) % 9 == 0:
                    before = view["seats"][seat]
                    then = made(match, [*(f"take:{view['dice'][place]}" for place in dice), *changes.split()])
                    assert sum(then["taken"]) == value
                    assert then["seats"][seat]["coins"] == before["coins"] - coins
                    assert (then["seats"][seat]["meeting"] or 0) == (before["meeting"] or 0) - markers
                    assert (then["seats"][seat]["cloud"] - before["cloud"]) % before["clouds"] == time
                    assert woken(then, value) == woken(view, value)
                    paid += coins > 0
            legal = match.legal(seat)
            move = legal[match.ply * 7 % len(legal)]
            cloud, clouds = view["seats"][seat]["cloud"], view["seats"][seat]["clouds"]
            place = str(legal.index(move))
            row = next((row for row in view["passing"] if place in row[-1].split()), (0, cloud, False, ""))
            match.play(move, seat)
            assert match.view(seat)["seats"][seat]["cloud"] == row[1] == (cloud + row[0]) % clouds
    assert told > 40
    assert paid > 10


def seen(scene: Scene) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(GAME.view(scene.s, 0))
    return view


def ways(scene: Scene) -> dict[int, tuple[str, str]]:
    """By value: the dice that are taken for it, and how they are changed then."""
    view = seen(scene)
    return {
        value: (" ".join(view["dice"][place] for place in dice), changes) for value, dice, _, changes in view["sums"]
    }


def test_a_value_is_made_in_the_cheapest_way() -> None:
    made = ways(Scene().dice("white-3", "white-5", "black-4", "white-4").coins(1))
    assert made[7] == ("white-3 white-4", ""), "no coin, then no black die"
    assert made[10] == ("white-4 white-5", "raise:4")
    assert 12 not in made, "that would take more coins"


def test_markers_of_the_meeting_place_make_what_coins_cannot() -> None:
    scene = Scene().dice("white-1", "white-2").meeting(markers=2)
    made = ways(scene)
    assert made[3] == ("white-1 white-2", "")
    assert made[8] == ("white-1 white-2", "turn:1:6")
    assert made[12] == ("white-1 white-2", "turn:1:6 turn:2:6")
    scene.play("take:white-1", "take:white-2", "turn:1:6", "turn:2:6")
    assert scene.s.value() == 12


def test_what_is_paid_for_a_value_is_missing_for_its_banner() -> None:
    view = seen(Scene().journey("a1").church("monastery").dice("white-3", "white-3").coins(3))
    assert [[5, 9], "travel:b monk:rosary"] in view["wakes"]
    assert view["dear"] == [[[9], "travel:b monk:rosary"]], "three coins pay for the road, or make a nine of six"


def woken(view: dict[str, Any], value: int) -> set[str]:
    """The banners that a value activates, as a view tells."""
    found = {name for values, moves in view["wakes"] if value in values for name in moves.split()}
    return found - {name for values, moves in view["dear"] if value in values for name in moves.split()}


def made(match: igroteka.Match, moves: list[str]) -> dict[str, Any]:
    """What one sees after these moves."""
    twin = match.copy()
    seat = match.to_act[0]
    for move in moves:
        twin.play(move, seat)
    return twin.view(seat)


ACTIVATES = {"hand", "clerk", "build", "field", "travel", "church", "monk", "council", "meeting", "use", "serve"}


def test_markers_of_the_meeting_place_reach_values_that_coins_don_t() -> None:
    """White 1 and white 2 make a 3; with a marker anything up to 8, with both of them all."""
    scene = Scene().dice("white-1", "white-2").coins(0)

    def costs() -> dict[int, tuple[int, int]]:
        return {reach.value: (reach.markers, reach.coins) for reach in reaches(scene.s, 0)}

    assert costs() == {3: (0, 0)}
    scene.meeting(markers=1)
    assert costs() == {2: (1, 0), 3: (0, 0), **dict.fromkeys(range(4, 9), (1, 0))}
    scene.coins(1)
    assert costs()[4] == (0, 1)
    assert costs()[9] == (1, 1)
    scene.meeting(markers=2)
    assert costs()[12] == (2, 0)
