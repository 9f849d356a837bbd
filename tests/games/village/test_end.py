"""«Конец игры», «Игровой подсчет очков»."""

import pytest

from igroteka.engine.dealer import Event
from igroteka.games.village import GAME
from igroteka.games.village.kinds import CUSTOMER_POINTS
from tests.games.telling import decided, why_over
from tests.games.village.scenes import ANNA, FEDOR, MARINA, PETER, Scene


def said(events: list[Event]) -> list[str]:
    """The log, in words."""
    return [GAME.speaker().text(GAME.describe(event)) for event in events]


def last_death(players: int = 3, **cubes: str) -> Scene:
    """Peter's next death takes the last space of the chronicle; he is two steps from the bridge."""
    scene = Scene(players, numbers=[0] * 8).board(church="plague", **cubes).farm(PETER).life(PETER, 8)
    scene.room(crafts=0, council=0, travel=0, church=0, farm=1)
    return scene.family(PETER, farm=[1])


def test_the_last_space_of_the_chronicle_ends_the_match() -> None:
    scene = last_death(harvest="pink pink pink").play("take:church:plague", "skip")
    assert scene.s.ender == PETER
    assert "ending" in scene.told()
    assert "Player 1 has filled the last space of the chronicle: the match is ending" in said(scene.events)


def test_the_last_grave_ends_it_too() -> None:
    scene = last_death(harvest="pink pink pink").room(farm=0, crafts=2, graves=1).play("take:church:plague", "skip")
    assert scene.s.ender == PETER
    assert scene.at(PETER, "grave") == [1]
    assert "Player 1 has filled the last of the graves: the match is ending" in said(scene.events)


def test_while_there_is_room_in_both_it_goes_on() -> None:
    scene = last_death(harvest="pink pink pink").room(farm=2, graves=1).play("take:church:plague", "skip")
    assert scene.s.ender == -1


def test_everyone_else_has_one_last_action_and_the_ender_none() -> None:
    scene = last_death(harvest="pink pink pink").play("take:church:plague", "skip")
    assert scene.asked == MARINA
    scene.play("take:harvest:pink", "harvest")
    assert scene.asked == FEDOR
    scene.play("take:harvest:pink", "harvest")
    assert scene.asked is None
    assert scene.cubes("harvest") == {"pink": 1}


def test_the_well_works_in_a_last_action() -> None:
    scene = last_death(harvest="pink pink pink").farm(MARINA, green=3)
    scene.play("take:church:plague", "skip", "well:green", "act:family", "birth")
    assert scene.at(MARINA, "farm") == [1, 1, 1, 1, 2]


def test_on_a_bare_board_last_actions_are_for_nothing() -> None:
    """Marina takes the last cube; Fedor may do anything, and pays no cubes for it."""
    scene = last_death(harvest="pink").farm(FEDOR).play("take:church:plague", "skip", "take:harvest:pink", "harvest")
    assert "mass" not in scene.told(), "the mass of the round is left out"
    assert scene.asked == FEDOR
    assert scene.legal == ["act:harvest", "act:family", "act:crafts", "act:market", "act:church", "skip"]
    scene.play("act:family", "birth")
    assert scene.at(FEDOR, "farm") == [1, 1, 1, 1, 2]
    assert scene.asked is None
    assert scene.told().count("mass") == 1, "one last mass after all last actions"


def test_a_last_action_for_nothing_may_be_left_undone() -> None:
    scene = last_death().play("take:church:plague", "skip", "skip", "skip")
    assert scene.asked is None


def test_the_last_mass_moves_people_once_more() -> None:
    scene = last_death().farm(MARINA, coin=1, grain=1).family(MARINA, farm=[1], bag=[2])
    scene.play("take:church:plague", "skip", "skip", "skip", "pull:2", "climb:window-1:2")
    assert scene.asked is None
    assert scene.at(MARINA, "window-2") == [2]
    assert scene.s.families[MARINA].prestige == 2


def test_last_dead_without_room_leave_the_match() -> None:
    """Peter takes the last grave; Marina's dead finds the chronicle of farms full and no grave left."""
    scene = last_death(family="plague pink").room(farm=0, crafts=1, graves=1).life(MARINA, 9)
    scene.family(MARINA, farm=[1, 2]).play("take:church:plague", "skip", "take:family:plague", "skip")
    assert scene.at(PETER, "grave") == [1]
    assert scene.at(MARINA, "gone") == [1]
    assert scene.at(MARINA, "farm") == [2]


def test_last_dead_still_find_a_grave_if_there_is_one() -> None:
    scene = last_death(family="plague pink").life(MARINA, 9).family(MARINA, farm=[1, 2])
    scene.play("take:church:plague", "skip", "take:family:plague", "skip")
    assert scene.at(MARINA, "grave") == [1]
    assert scene.asked == FEDOR


def test_the_match_can_end_for_a_second_reason_without_more_turns() -> None:
    scene = last_death(family="plague pink").room(graves=1).life(MARINA, 9).family(MARINA, farm=[1, 2])
    scene.play("take:church:plague", "skip", "take:family:plague", "skip")
    assert scene.s.ender == PETER
    scene.play("take:family:pink", "skip")
    assert scene.asked is None
    both = [
        "Every space of the chronicle is filled: the match ends",
        "All the graves are filled: the match ends",
    ]
    assert why_over(GAME, scene.s) == both


def market_end(ender: int) -> Scene:
    """Peter opens a market day in which someone's death will take the last space of the chronicle."""
    scene = Scene(4).board(market="pink", family="pink pink pink pink pink").market(["k21", "k22", "k23"])
    for seat in (PETER, MARINA, FEDOR, ANNA):
        scene.farm(seat).family(seat, farm=[1, 2])
    scene.farm(PETER, grain=5, green=1).farm(MARINA, grain=3, green=1).life(ender, 9)
    scene.room(crafts=0, council=0, travel=0, church=0, farm=1)
    return scene.play("take:market:pink", "serve:k21", "serve:k22", "serve:k23")


def test_a_market_day_is_finished_first() -> None:
    scene = market_end(MARINA)
    assert scene.at(MARINA, "chronicle-farm") == [1]
    assert scene.has_served(PETER, 22), "Peter still made his second sale after Marina's death"


def test_ended_by_the_opener_in_a_market_day_the_others_have_one_action_each() -> None:
    scene = market_end(PETER)
    order = []
    while scene.asked is not None:
        order.append(scene.asked)
        scene.play("take:family:pink", "skip")
    assert order == [MARINA, FEDOR, ANNA]


def test_ended_by_another_in_a_market_day_everyone_has_one_and_the_opener_the_last() -> None:
    scene = market_end(MARINA)
    order = []
    while scene.asked is not None:
        order.append(scene.asked)
        scene.play("take:family:pink", "skip")
    assert order == [MARINA, FEDOR, ANNA, PETER]


# Scoring.


@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_points_of_travel(cities: int, points: int) -> None:
    scene = Scene()
    scene.s.families[PETER].visited = (1 << cities) - 1
    assert GAME.breakdown(scene.s, PETER)["travel"] == points


@pytest.mark.parametrize(("chamber", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_points_of_the_council(chamber: int, points: int) -> None:
    scene = Scene().family(PETER, **{f"chamber_{chamber}": [1, 2]})
    assert GAME.breakdown(scene.s, PETER)["council"] == 2 * points


@pytest.mark.parametrize(("window", "points"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_points_of_the_church(window: int, points: int) -> None:
    scene = Scene().family(PETER, **{f"window_{window}": [1, 2]}, bag=[1])
    assert GAME.breakdown(scene.s, PETER)["church"] == 2 * points


@pytest.mark.parametrize(("members", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12), (9, 12)])
def test_points_of_the_chronicle(members: int, points: int) -> None:
    generations = [1, 1, 1, 1, 2, 2, 2, 3, 3][:members]
    scene = Scene().family(PETER, chronicle_crafts=generations[:4], chronicle_farm=generations[4:], grave=[4])
    assert GAME.breakdown(scene.s, PETER)["chronicle"] == points


def test_example_final_scoring() -> None:
    """6 for travel, 2 for the council, 6 for the church, 7 for the chronicle, 16 for customers, 2 for coins: 39."""
    scene = Scene().farm(PETER, coin=2, orange=3, ox=1)
    scene.s.families[PETER].visited = 0b111
    scene.family(PETER, chamber_2=[2], window_4=[3], bag=[4], chronicle_crafts=[1, 1], chronicle_farm=[1, 1])
    for customer in (0, 1, 23):
        scene.serve(PETER, customer)
    assert GAME.breakdown(scene.s, PETER) == {
        "prestige": 0,
        "travel": 6,
        "council": 2,
        "church": 6,
        "chronicle": 7,
        "customers": 16,
        "coins": 2,
    }
    assert GAME.scores(scene.s)[PETER] == 39


def test_prestige_earned_on_the_way_counts() -> None:
    scene = Scene().farm(PETER)
    scene.s.families[PETER].prestige = 8
    assert GAME.scores(scene.s) == [8, 1, 1]


def tie() -> Scene:
    """Everybody has 5 points."""
    scene = Scene()
    for seat in (PETER, MARINA, FEDOR):
        scene.farm(seat)
        scene.s.families[seat].prestige = 5
    return scene


def test_most_prestige_wins() -> None:
    scene = tie()
    scene.s.families[MARINA].prestige = 6
    assert GAME.winners(scene.s) == [MARINA]
    assert decided(GAME, scene.s) == []


def test_first_tie_break_most_customers() -> None:
    scene = tie()
    scene.s.families[MARINA].prestige = scene.s.families[FEDOR].prestige = 0
    scene.serve(MARINA, 23)
    scene.s.families[MARINA].prestige = 1
    scene.serve(FEDOR, 20, 21)
    assert GAME.scores(scene.s) == [5, 5, 5]
    assert GAME.winners(scene.s) == [FEDOR]
    assert decided(GAME, scene.s) == [
        "Equal on 5 points: Player 1, Player 2, Player 3",
        "On a tie, more customers served win: Player 1 (0), Player 2 (1), Player 3 (2)",
    ]


def test_second_tie_break_most_members_alive() -> None:
    scene = tie().family(PETER, farm=[1, 1, 1], grave=[1]).family(MARINA, farm=[1], bag=[1], smithy=[1, 2])
    scene.family(FEDOR, farm=[1], city_a=[1], chronicle_crafts=[1], gone=[1])
    assert GAME.winners(scene.s) == [MARINA], "those in the black bag live, the unborn and the dead don't"
    assert decided(GAME, scene.s, "ru") == [
        "Поровну очков (5): Игрок 1, Игрок 2, Игрок 3",
        "При ничьей побеждает тот, у кого больше обслуженных покупателей: Игрок 1 — 0, Игрок 2 — 0, Игрок 3 — 0",
        "И тут поровну: побеждает тот, у кого больше живых членов семьи: Игрок 1 — 3, Игрок 2 — 4, Игрок 3 — 2",
    ]


def test_a_tie_break_is_told_of_those_only_whom_it_concerns() -> None:
    scene = tie().family(PETER, farm=[1, 1, 1]).family(MARINA, farm=[1]).family(FEDOR, farm=[1, 1, 1, 2, 2])
    for seat, customer in ((PETER, 20), (MARINA, 21)):
        scene.s.families[seat].prestige -= CUSTOMER_POINTS[customer]
        scene.serve(seat, customer)
    assert decided(GAME, scene.s)[1:] == [
        "On a tie, more customers served win: Player 1 (1), Player 2 (1), Player 3 (0)",
        "Still a tie, so more family members alive win: Player 1 (3), Player 2 (1)",
    ]


def test_still_equal_they_share_the_victory() -> None:
    assert GAME.winners(tie().s) == [PETER, MARINA, FEDOR]
    shared = "Nothing else breaks the tie, so the victory is shared: Player 1, Player 2, Player 3"
    assert decided(GAME, tie().s)[-1] == shared
