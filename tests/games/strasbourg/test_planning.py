"""«1) Фаза планирования»"""

import itertools

import pytest

import igroteka
from igroteka.engine.state import dump
from igroteka.games.strasbourg.stacks import cards_of
from tests.games.strasbourg.scenes import (
    ANTON,
    IRINA,
    SVETLANA,
    VLADISLAV,
    at_planning,
    names,
    plan,
    started,
    state_of,
    told,
)


def laid(match: igroteka.Match, seat: int) -> list[list[int]]:
    """The stacks of a seat, in an order for comparing."""
    return sorted(cards_of(stack) for stack in state_of(match).families[seat].stacks)


def test_svetlana_draws_five_cards_and_makes_four_stacks() -> None:
    """The rulebook's example: 5, 2, 2, 3, 6; one stack is 3 and 2."""
    match = at_planning({SVETLANA: [5, 2, 2, 3, 6]})
    assert match.view(SVETLANA)["seats"][SVETLANA]["drawn"] == [5]
    plan(match, SVETLANA, "draw", "draw", "draw", "draw", "stop")
    plan(match, SVETLANA, "apart", "apart", "join:3", "apart")  # the 6 lies; then 5, 3, 2 to the 3, and the other 2
    assert laid(match, SVETLANA) == [[2], [2, 3], [5], [6]]


@pytest.mark.parametrize(
    ("moves", "stacks"),
    [
        (["apart", "join:1", "join:2", "join:2"], [[2, 2, 5], [3, 6]]),
        (["join:1"] * 4, [[2, 2, 3, 5, 6]]),
        (["apart"] * 4, [[2], [2], [3], [5], [6]]),
    ],
)
def test_any_other_division_is_as_good(moves: list[str], stacks: list[list[int]]) -> None:
    """Three cards and two, all five in one, or five stacks of one card."""
    match = at_planning({SVETLANA: [5, 2, 2, 3, 6]})
    plan(match, SVETLANA, "draw", "draw", "draw", "draw", "stop", *moves)
    assert laid(match, SVETLANA) == stacks


def test_the_first_card_is_drawn_before_anything_is_decided() -> None:
    match = at_planning({ANTON: [4]})
    assert match.view(ANTON)["seats"][ANTON]["drawn"] == [4]
    assert names(match, ANTON) == ["draw", "stop"]


def test_drawing_is_over_once_stopped() -> None:
    match = at_planning({ANTON: [4, 1]})
    plan(match, ANTON, "draw", "stop")
    assert match.why_not("draw", seat=ANTON) == "you have stopped drawing: now divide your cards into stacks"
    assert match.why_not("join:2", seat=ANTON) == "you have only 1 stack"


def test_cards_are_not_divided_before_stopping() -> None:
    match = at_planning({})
    assert match.why_not("apart", seat=IRINA) == "you are still drawing: stop first"


def test_the_whole_deck_may_be_drawn() -> None:
    match = at_planning({})
    plan(match, ANTON, *["draw"] * 23)
    assert state_of(match).families[ANTON].deck == []
    assert names(match, ANTON) == ["apart", "join:1"]  # there is nothing to stop any more


def test_a_single_card_needs_no_dividing() -> None:
    match = at_planning({})
    plan(match, ANTON, "stop")
    assert match.to_act == (SVETLANA, IRINA, VLADISLAV)


def test_all_plan_at_once_until_each_has_finished() -> None:
    match = at_planning({})
    assert list(match.to_act) == [SVETLANA, ANTON, IRINA, VLADISLAV]
    for seat, left in [(IRINA, 3), (SVETLANA, 2), (VLADISLAV, 1)]:
        plan(match, seat, "stop")
        assert len(match.to_act) == left
    plan(match, ANTON, "stop")
    assert match.to_act == (SVETLANA,)  # step A begins with the first player
    assert match.view(None)["phase"] == "action"


def test_planning_moves_commute() -> None:
    plans = {0: ["draw", "draw", "stop", "apart", "join:2"], 1: ["draw", "stop", "apart"], 2: ["stop"]}
    moves = [(seat, move) for seat in plans for move in plans[seat]]
    ends = set()
    for order in itertools.islice(itertools.permutations([0] * 5 + [1] * 3 + [2]), 0, None, 40_000):
        match = started(3)
        queues = {seat: list(plans[seat]) for seat in plans}
        for seat in order:
            match.play(queues[seat].pop(0), seat)
        assert match.ply == 15 + len(moves)
        ends.add(str(dump(match.state)))
    assert len(ends) == 1


def test_others_see_nothing_until_all_have_finished_and_then_only_sizes() -> None:
    match = at_planning({SVETLANA: [5, 2, 2]})
    before = {seat: match.view(seat) for seat in (ANTON, None)}
    plan(match, SVETLANA, "draw", "draw", "stop", "apart")
    for seat in (ANTON, None):
        assert match.view(seat) == before[seat]
    assert match.view(SVETLANA)["seats"][SVETLANA]["deck_size"] == 21
    plan(match, SVETLANA, "join:1")
    assert match.view(ANTON)["seats"][SVETLANA]["stack_sizes"] == []
    assert match.view(ANTON)["seats"][SVETLANA]["deck_size"] == 24
    for seat in (ANTON, IRINA, VLADISLAV):
        plan(match, seat, "stop")
    seen = match.view(ANTON)["seats"][SVETLANA]
    assert seen["stack_sizes"] == [2, 1]
    assert seen["deck_size"] == 21
    assert seen["stacks"] is None
    assert match.view(SVETLANA)["seats"][SVETLANA]["stacks"] == [[2, 5], [2]]


def test_the_journal_tells_others_the_sizes_only() -> None:
    match = at_planning({SVETLANA: [5, 2, 2]}, players=3)
    plan(match, SVETLANA, "draw", "draw", "stop", "apart", "join:1")
    plan(match, ANTON, "stop")
    plan(match, IRINA, "stop")
    said = told(match, ANTON)
    assert "Player 1 lays out 2 stacks, cards: 3" in said
    assert not any(line.startswith("Player 1 draws") for line in said)
    own = [line for line in told(match, SVETLANA) if "draws" in line]
    assert own[-2:] == ["Player 1 draws a 2", "Player 1 draws a 2"]


def test_where_a_stack_lies_does_not_tell_what_is_in_it() -> None:
    """Stacks of one size lie in random order, not in the order in which they were made."""
    orders = set()
    for seed in range(12):
        match = at_planning({SVETLANA: [6, 1]}, players=3, seed=seed)
        plan(match, SVETLANA, "draw", "stop", "apart")
        plan(match, ANTON, "stop")
        plan(match, IRINA, "stop")
        orders.add(str(match.view(SVETLANA)["seats"][SVETLANA]["stacks"]))
    assert orders == {"[[6], [1]]", "[[1], [6]]"}


def test_who_has_no_cards_left_has_nothing_to_plan() -> None:
    match = at_planning({}, players=3, whole={ANTON: [], IRINA: [4]})
    assert match.to_act == (SVETLANA,)  # Irina's only card is her only stack
    plan(match, SVETLANA, "stop")
    assert [seat["stack_sizes"] for seat in match.view(None)["seats"]] == [[1], [], [1]]
    assert match.to_act == (SVETLANA,)
    plan(match, SVETLANA, "pass")
    assert match.to_act == (IRINA,)  # Anton can only pass, and is not asked


def test_in_turn_order_planning_goes_clockwise_from_the_first_player() -> None:
    match = started(4, planning="in-turn", first="2")
    for seat in (2, 3, 0, 1):
        assert match.to_act == (seat,)
        match.play("stop", seat)
    assert match.view(None)["phase"] == "action"


def test_in_turn_order_the_first_player_plans_first_and_the_next_sees_the_stacks() -> None:
    match = at_planning({SVETLANA: [5, 3]}, planning="in-turn")
    assert match.to_act == (SVETLANA,)
    assert match.why_not("draw", seat=ANTON) == "it is Player 1's turn"
    plan(match, SVETLANA, "draw", "stop", "apart")
    assert match.to_act == (ANTON,)
    assert match.view(ANTON)["seats"][SVETLANA]["stack_sizes"] == [1, 1]
    assert match.view(ANTON)["seats"][SVETLANA]["stacks"] is None
    for seat in (ANTON, IRINA, VLADISLAV):
        assert match.to_act == (seat,)
        plan(match, seat, "stop")
    assert match.view(None)["phase"] == "action"
