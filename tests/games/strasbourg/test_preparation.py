"""«Подготовка к игре»"""

import pytest

import igroteka
from igroteka.games.strasbourg.components import TASK_KEYS
from igroteka.games.strasbourg.goods import how_many
from tests.games.strasbourg.scenes import councillor, fresh, names, state_of, told

ALL_SEATS = ["nobility", "church", "smiths", "vintners", "cobblers", "butchers", "bakers", "merchants"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_begins_with_24_cards_5_coins_and_5_tasks(players: int) -> None:
    s = state_of(fresh(players))
    for family in s.families:
        assert sorted(family.deck) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4
        assert family.money == 5
        assert family.prestige == family.privileges == 0
    assert len({task for family in s.families for task in family.dealt}) == 5 * players
    assert [how_many(s.reserve, good) for good in range(5)] == [6, 6, 6, 6, 6]


def test_decks_are_shuffled() -> None:
    s = state_of(fresh())
    assert len({tuple(family.deck) for family in s.families}) == 4


def test_round_cards_and_buildings_lie_shuffled_and_open() -> None:
    views = [fresh(seed=seed).view(None) for seed in range(6)]
    for view in views:
        assert sorted(card["card"] for card in view["rounds"]) == ["r1", "r2", "r3", "r4", "r5"]
        assert sorted(card["points"] for card in view["rounds"]) == [2, 3, 4, 5, 6]
    assert len({tuple(card["card"] for card in view["rounds"]) for view in views}) > 1
    assert len({tuple(card["building"] for card in view["rounds"]) for view in views}) > 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_first_player_holds_nobility_and_left_neighbour_the_church(players: int) -> None:
    last = players - 1
    match = igroteka.new("strasbourg", players, seed=3, options={"first": str(last)})
    assert state_of(match).first == last
    assert [councillor(match, place) for place in ALL_SEATS] == [last, 0, -1, -1, -1, -1, -1, -1]


def test_first_player_is_drawn_by_lot() -> None:
    firsts = {state_of(igroteka.new("strasbourg", 4, seed=seed)).first for seed in range(20)}
    assert firsts == {0, 1, 2, 3}


def test_first_player_must_be_at_the_table() -> None:
    with pytest.raises(igroteka.BadOption, match="0 to 2"):
        igroteka.new("strasbourg", 3, options={"first": "3"})


def test_all_choose_tasks_at_once() -> None:
    match = fresh(3)
    assert list(match.to_act) == [0, 1, 2]
    for _ in range(5):
        match.play(match.legal(1)[0], 1)
    assert match.to_act == (0, 2)


def test_one_to_five_tasks_are_kept() -> None:
    match = fresh(3)
    dealt = [TASK_KEYS[task] for task in state_of(match).families[0].dealt]
    for number, task in enumerate(dealt):
        assert names(match, 0) == ([f"keep:{task}", f"return:{task}"])
        match.play(f"{'keep' if number % 2 else 'return'}:{task}", 0)
    assert [task["task"] for task in match.view(0)["seats"][0]["tasks"] if task["kept"]] == [dealt[1], dealt[3]]
    for _ in range(5):
        match.play(match.legal(1)[0], 1)
    assert [task["kept"] for task in match.view(1)["seats"][1]["tasks"]] == [True] * 5


def test_the_last_task_must_be_kept_if_no_other_is() -> None:
    match = fresh(3)
    for _ in range(4):
        match.play(match.legal(0)[1], 0)
    last = TASK_KEYS[state_of(match).families[0].dealt[4]]
    assert names(match, 0) == [f"keep:{last}"]
    assert match.why_not(f"return:{last}", seat=0) == "one task has to be kept, and this is the last one"


def test_others_hear_only_that_tasks_were_chosen() -> None:
    match = fresh(3)
    for number in range(5):
        match.play(match.legal(0)[number > 1], 0)
    assert told(match, 1)[-1] == "Player 1 has chosen tasks"
    assert told(match, 0)[-1].startswith("Player 1 keeps: ")
    assert match.view(1)["seats"][0]["tasks"] is None


def test_it_takes_five_steps_however_many_are_kept() -> None:
    for keeps in range(1, 6):
        match = fresh(3)
        for number in range(5):
            match.play(match.legal(0)[0 if number >= 5 - keeps else -1], 0)
        assert match.ply == 5
        assert match.to_act == (1, 2)


def test_a_view_tells_the_order_of_seats_and_how_many_tasks_must_be_kept() -> None:
    match = igroteka.new("strasbourg", 3, seed=3, options={"first": "1"})
    assert match.view(None)["order"] == [1, 2, 0]
    assert [match.view(seat)["must_keep"] for seat in (None, 0)] == [0, 1]
    match.play(next(move for move in names(match, 0) if move.startswith("return:")), 0)
    assert match.view(0)["must_keep"] == 1, "nothing is kept yet"
    match.play(next(move for move in names(match, 0) if move.startswith("keep:")), 0)
    assert [match.view(seat)["must_keep"] for seat in (0, 2)] == [0, 1]
