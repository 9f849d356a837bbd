"""«Завершение игры»"""

import pytest

import igroteka
from tests.games.strasbourg.scenes import ANTON, IRINA, SVETLANA, VLADISLAV, at_the_end, give, keep, let, state_of, told
from tests.games.telling import decided


def example() -> igroteka.Match:
    """The rulebook's last example, set out on the reconstructed map."""
    families = {ANTON: "b1 i6", IRINA: "a1 a2", VLADISLAV: "d1 c2 g1", SVETLANA: "d2"}
    return at_the_end(families, chapels="a1", buildings={"inn": "c1", "fountain": "g2"})


def test_the_final_scoring_of_the_example() -> None:
    """Anton 7, Irina 4, Svetlana 1; Vladislav has three points for three members (the text's 2 is a slip), so 14."""
    match = example()
    assert match.scores[ANTON] == 7
    assert match.scores[IRINA] == 4
    assert match.scores[VLADISLAV] == 14
    assert match.scores[SVETLANA] == 1
    assert match.winners == [VLADISLAV]


def test_the_example_by_source() -> None:
    points = example().breakdown
    assert [points[ANTON][line] for line in ("city", "chapels", "inn", "fountain")] == [2, 1, 4, 0]
    assert [points[IRINA][line] for line in ("city", "chapels", "inn", "fountain")] == [2, 2, 0, 0]
    assert [points[VLADISLAV][line] for line in ("city", "chapels", "inn", "fountain")] == [3, 0, 8, 3]
    assert [points[SVETLANA][line] for line in ("city", "chapels", "inn", "fountain")] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("building", "points"), [("bathhouse", 2), ("fountain", 3), ("inn", 4), ("town_hall", 5), ("palace", 6)]
)
def test_a_building_gives_its_points_for_each_member_right_beside_it(building: str, points: int) -> None:
    match = at_the_end({ANTON: "d3 e2 f3 d2"}, buildings={building: "e3"})
    assert match.breakdown[ANTON][building] == 3 * points
    assert match.scores[ANTON] == 3 * points + 4


def test_a_chapel_gives_a_point_for_each_member_touching_it() -> None:
    match = at_the_end({ANTON: "e5 f6 d5"}, chapels="e5 e4")
    assert match.breakdown[ANTON]["chapels"] == 3  # e5 touches both


def test_each_privilege_left_is_a_point() -> None:
    match = at_the_end({})
    state_of(match).families[IRINA].privileges = 3
    assert match.breakdown[IRINA]["privileges"] == 3


def test_prestige_from_the_councils_is_kept() -> None:
    match = at_the_end({})
    state_of(match).families[IRINA].prestige = 11
    assert match.scores[IRINA] == 11


def test_money_goods_cards_and_council_members_give_nothing_at_the_end() -> None:
    match = at_the_end({}, council={"nobility": IRINA, "bakers": IRINA})
    state_of(match).families[IRINA].money = 30
    give(match, IRINA, "weapon", "weapon")
    assert match.scores == [0, 0, 0, 0]


def test_tasks_done_and_failed_are_counted_once_each() -> None:
    match = at_the_end({ANTON: "d1 e1 f1 a1 a2 a3"})  # two rows of three
    keep(match, ANTON, "straight", "three_butchers", "square", "diagonal")
    assert match.breakdown[ANTON]["tasks_done"] == 6 + 7
    assert match.breakdown[ANTON]["tasks_failed"] == -3 - 3
    assert match.scores[ANTON] == 6 + 13 - 6


def test_a_returned_task_counts_nothing() -> None:
    match = at_the_end({ANTON: "d1 e1 f1"})
    keep(match, ANTON, "straight", "square")
    state_of(match).families[ANTON].kept = 0b01
    assert match.breakdown[ANTON]["tasks_failed"] == 0


def test_ties_are_broken_by_members_in_the_city() -> None:
    match = at_the_end({ANTON: "a1 a2", IRINA: "a3"})
    let(match, prestige=[3, 1, 2, 0])
    assert match.scores == [3, 3, 3, 0]
    assert match.winners == [ANTON]
    assert decided(match.game, match.state) == [
        "Equal on 3 points: Player 1, Player 2, Player 3",
        "On a tie, more family members in the city win: Player 1 (0), Player 2 (2), Player 3 (1)",
    ]


def test_a_tie_that_remains_is_a_shared_victory() -> None:
    match = at_the_end({ANTON: "a1", IRINA: "a3"})
    let(match, prestige=[0, 4, 4, 5])
    assert match.winners == [ANTON, IRINA]
    assert decided(match.game, match.state, "ru") == [
        "Поровну очков (5): Игрок 2, Игрок 3, Игрок 4",
        "При ничьей побеждает тот, у кого в городе больше членов семьи: Игрок 2 — 1, Игрок 3 — 1, Игрок 4 — 0",
        "Больше ничего ничью не разрешает, победа общая: Игрок 2, Игрок 3",
    ]


def test_everyone_shows_the_kept_tasks_at_the_end() -> None:
    match = igroteka.new("strasbourg", 3, seed=4)
    igroteka.play_out(match, [igroteka.bot("strasbourg", "random", seed=seat) for seat in range(3)])
    for seat in range(3):
        shown = [task["task"] for task in match.view(None)["seats"][seat]["tasks"]]
        kept = [task["task"] for task in match.view(seat)["seats"][seat]["tasks"] if task["kept"]]
        assert shown == kept
    assert any("has done" in line or "has failed" in line for line in told(match))


def test_tasks_are_not_judged_before_the_end() -> None:
    match = igroteka.new("strasbourg", 3, seed=4)
    assert {task["done"] for task in match.view(0)["seats"][0]["tasks"]} == {None}
