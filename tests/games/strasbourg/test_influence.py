"""«Общие замечания о влиянии» and «Привилегия»"""

import pytest

import igroteka
from igroteka.games.strasbourg.stacks import stack_of
from tests.games.strasbourg.scenes import (
    ANTON,
    IRINA,
    SVETLANA,
    VLADISLAV,
    Stacks,
    at_step,
    councillor,
    each,
    give,
    goods,
    let,
    member,
    names,
    none_left,
    play,
    state_of,
    told,
)

ONE_EACH: Stacks = {SVETLANA: [[5]], ANTON: [[2, 1]], IRINA: [[5]], VLADISLAV: [[6]]}


def vintners() -> igroteka.Match:
    """The rulebook's example of step B with four players."""
    return at_step("b", ONE_EACH, guild="vintners")


def test_the_four_players_influence_the_vintners() -> None:
    """Ranks: Vladislav 6, Svetlana 5 as first player, Irina 5, Anton 3. Anton recovers the 2; the 1 is boxed."""
    match = vintners()
    play(match, "reveal:1", "reveal:1", "reveal:1", "reveal:1")
    assert state_of(match).first == VLADISLAV
    assert match.to_act == (VLADISLAV,)
    play(match, "buy:b3")
    assert match.to_act == (SVETLANA,)
    play(match, "buy:b2")
    assert match.to_act == (IRINA,)
    play(match, "take:barrel")
    assert match.to_act == (ANTON,)
    assert names(match) == ["recover:1", "recover:2", "leave"]
    play(match, "recover:2")
    assert state_of(match).families[ANTON].deck[0] == 2
    assert state_of(match).families[ANTON].boxed == stack_of([1])
    assert len(state_of(match).families[ANTON].deck) == 23


def test_first_player_decides_first_then_clockwise() -> None:
    match = at_step("b", ONE_EACH, guild="vintners", first="2")
    asked: list[int] = []
    for _ in range(4):
        asked += match.to_act
        match.play("pass")
    assert asked == [IRINA, VLADISLAV, SVETLANA, ANTON]


def test_one_stack_of_ones_choice_is_revealed_whole() -> None:
    match = at_step("a", {SVETLANA: [[1, 2], [6], [3]], ANTON: [[4]]})
    assert names(match) == ["reveal:1", "reveal:2", "reveal:3", "pass"]
    match.play("reveal:1")
    assert match.view(None)["seats"][SVETLANA]["bid"] == [1, 2]
    assert match.view(None)["seats"][SVETLANA]["stack_sizes"] == [1, 1]
    assert match.to_act == (ANTON,)  # only one stack in a step


def test_a_stack_that_is_not_there_cannot_be_revealed() -> None:
    match = at_step("a", {SVETLANA: [[1]]})
    assert match.why_not("reveal:2") == "you have only 1 stack"


@pytest.mark.parametrize(
    ("first", "winner"), [(SVETLANA, SVETLANA), (ANTON, VLADISLAV), (IRINA, VLADISLAV), (VLADISLAV, VLADISLAV)]
)
def test_ties_go_to_the_nearer_to_the_first_player(first: int, winner: int) -> None:
    """Svetlana and Vladislav both reveal 4."""
    match = at_step("a", {SVETLANA: [[4]], VLADISLAV: [[4]]}, first=str(first))
    play(match, "reveal:1", "reveal:1")
    assert councillor(match, "nobility") == winner
    assert state_of(match).first == winner


def test_who_passes_gets_nothing_in_this_step_only() -> None:
    match = at_step("a", {SVETLANA: [[6]], ANTON: [[2]]})
    play(match, "pass", "reveal:1")
    assert councillor(match, "nobility") == ANTON
    assert match.to_act == (SVETLANA,)  # step B: she may decide again
    assert "reveal:1" in names(match)


def test_the_winner_takes_the_marker_before_acting() -> None:
    match = vintners()
    play(match, "reveal:1", "reveal:1", "reveal:1", "reveal:1")
    assert match.to_act == (VLADISLAV,)
    assert state_of(match).first == VLADISLAV


def test_the_ranks_stay_as_they_were_decided_when_the_marker_moves_on() -> None:
    stacks = {SVETLANA: [[5]], ANTON: [[3]], IRINA: [[6]], VLADISLAV: [[5]]}
    match = at_step("b", stacks, guild="bakers")
    play(match, "reveal:1", "reveal:1")
    assert match.view(ANTON)["ranks"] == [[SVETLANA, 5], [ANTON, 3]]
    play(match, "reveal:1", "reveal:1")
    # Irina has the marker now, and Vladislav sits nearer to her; but it was Svetlana's when they revealed.
    assert state_of(match).first == IRINA
    assert match.view(None)["ranks"] == [[IRINA, 6], [SVETLANA, 5], [VLADISLAV, 5], [ANTON, 3]]


def test_the_winner_decides_first_in_the_next_step() -> None:
    match = at_step("c", {SVETLANA: [[1], [1]], IRINA: [[6], [1]]}, idle_recovers=False)
    play(match, "reveal:1", "reveal:1", "leave")
    assert match.view(None)["step"] == "d"
    assert match.to_act == (IRINA,)


def test_the_marker_stays_if_all_pass() -> None:
    match = at_step("a", {SVETLANA: [[1]], IRINA: [[6]]}, first="1")
    play(match, "pass", "pass")
    assert state_of(match).first == ANTON
    assert councillor(match, "nobility") == ANTON  # as at the start


def test_revealed_cards_go_back_to_the_box() -> None:
    match = at_step("a", {SVETLANA: [[6, 3]], ANTON: [[2]]})
    play(match, "reveal:1", "reveal:1")
    assert state_of(match).families[SVETLANA].boxed == stack_of([6, 3])
    assert state_of(match).families[ANTON].boxed == stack_of([2])


# «Исключение»: recovering a card.


def test_exactly_one_card_may_be_recovered_or_none() -> None:
    stacks: Stacks = {SVETLANA: [[6, 6]], ANTON: [[5, 5]], IRINA: [[4, 4, 1]]}
    match = at_step("a", stacks)
    play(match, "reveal:1", "reveal:1", "reveal:1")
    assert match.to_act == (IRINA,)
    assert names(match) == ["recover:1", "recover:4", "leave"]
    assert match.why_not("recover:5") == "there is no 5 in the stack that you revealed"
    again = match.copy()
    match.play("recover:4")
    assert state_of(match).families[IRINA].deck[0] == 4
    assert state_of(match).families[IRINA].boxed == stack_of([4, 1])
    again.play("leave")
    assert state_of(again).families[IRINA].boxed == stack_of([4, 4, 1])


def test_the_recovered_card_is_drawn_last() -> None:
    match = at_step("a", {SVETLANA: [[6]], ANTON: [[5]], IRINA: [[4]]})
    play(match, "reveal:1", "reveal:1", "reveal:1", "recover:4")
    assert state_of(match).families[IRINA].deck[0] == 4  # the top card is the last of the list
    assert len(state_of(match).families[IRINA].deck) == 24


def test_who_passed_recovers_nothing() -> None:
    match = at_step("a", {SVETLANA: [[6], [1]], ANTON: [[5]], IRINA: [[4]]})
    play(match, "reveal:1", "reveal:1", "pass")
    assert match.view(None)["step"] == "b"


def test_merchants_leave_all_but_the_first_rank_without_action() -> None:
    match = at_step("c", {SVETLANA: [[6]], ANTON: [[5]], IRINA: [[4]]})
    give(match, SVETLANA, "weapon")
    play(match, "reveal:1", "reveal:1", "reveal:1", "done")
    assert match.to_act == (ANTON,)
    play(match, "recover:5")
    assert match.to_act == (IRINA,)
    play(match, "leave")


@pytest.mark.parametrize("letter", ["c", "e"])
def test_a_merchant_without_goods_recovers_a_card(letter: str) -> None:
    match = at_step(letter, {SVETLANA: [[6, 2]], ANTON: [[1]]})
    play(match, "reveal:1", "pass")
    assert match.to_act == (SVETLANA,)
    assert names(match) == ["recover:2", "recover:6", "leave"]


def test_by_the_option_a_merchant_without_goods_recovers_nothing() -> None:
    match = at_step("c", {SVETLANA: [[6, 2]], ANTON: [[1]]}, idle_recovers=False)
    play(match, "reveal:1", "pass")
    assert match.view(None)["step"] == "d"


def test_declining_to_sell_recovers_nothing() -> None:
    match = at_step("c", {SVETLANA: [[6]], ANTON: [[1]]})
    give(match, SVETLANA, "bread")
    play(match, "reveal:1", "pass", "done")
    assert match.view(None)["step"] == "d"
    assert goods(match, SVETLANA) == {"bread": 1}


def apprentice_in_need(**options: bool) -> igroteka.Match:
    """Irina is the vintners' apprentice, but there are no barrels left and she has no money."""
    match = at_step("b", ONE_EACH, guild="vintners", **options)
    none_left(match, "barrel")
    state_of(match).families[IRINA].money = 2
    play(match, "reveal:1", "pass", "reveal:1", "reveal:1", "skip", "skip")
    return match


def test_an_apprentice_who_can_have_nothing_recovers_a_card() -> None:
    match = apprentice_in_need()
    assert match.to_act == (IRINA,)
    assert names(match) == ["recover:5", "leave"]


def test_by_the_option_such_an_apprentice_recovers_nothing() -> None:
    match = apprentice_in_need(idle_recovers=False)
    assert match.to_act == (ANTON,)  # step C
    assert match.view(None)["step"] == "c"


def journeyman_in_need(**options: bool) -> igroteka.Match:
    """Svetlana is the vintners' journeyman, but there are no barrels left and she has no money."""
    match = at_step("b", ONE_EACH, guild="vintners", **options)
    none_left(match, "barrel")
    state_of(match).families[SVETLANA].money = 2
    play(match, "reveal:1", "pass", "pass", "reveal:1", "skip")
    return match


def test_a_journeyman_who_can_have_nothing_recovers_a_card() -> None:
    match = journeyman_in_need()
    assert match.to_act == (SVETLANA,)
    assert names(match) == ["recover:5", "leave"]


def test_by_the_option_such_a_journeyman_recovers_nothing() -> None:
    match = journeyman_in_need(idle_recovers=False)
    assert match.view(None)["step"] == "c"


def test_in_the_last_round_nobody_is_asked_to_recover() -> None:
    match = at_step("a", {SVETLANA: [[6]], ANTON: [[5]], IRINA: [[4], [1]]}, number=5)
    play(match, "reveal:1", "reveal:1", "reveal:1")
    assert match.view(None)["step"] == "b"


# «Привилегия»


def test_vladislav_and_svetlana_wait_for_each_other() -> None:
    """The rulebook's example: V waits, S waits, Anton reveals, Irina passes, V waits again, S must decide, V is last.

    Vladislav sits on seat 0 here, Svetlana on his left, then Anton and Irina.
    """
    vladislav, svetlana, anton, irina = range(4)
    match = at_step("b", {seat: [[3], [4]] for seat in range(4)}, guild="smiths", number=3)
    let(match, privileges=[2, 1, 0, 0])
    asked: list[int] = []
    for move in ["wait", "wait", "reveal:1", "pass", "wait"]:
        asked += match.to_act
        match.play(move)
    assert asked == [vladislav, svetlana, anton, irina, vladislav]
    assert match.to_act == (svetlana,)
    assert "wait" not in names(match)
    assert match.why_not("wait") == "you have no privilege"
    match.play("reveal:1")
    assert match.to_act == (vladislav,)
    assert each(match, "privileges") == [0, 0, 0, 0]
    match.play("reveal:2")
    assert state_of(match).first == vladislav


def test_several_waiting_players_keep_their_order() -> None:
    match = at_step("a", {seat: [[3]] for seat in range(4)}, number=2)
    let(match, privileges=[1, 1, 1, 0])
    asked: list[int] = []
    for move in ["wait", "wait", "wait", "pass", "pass", "pass", "pass"]:
        asked += match.to_act
        match.play(move)
    assert asked == [0, 1, 2, 3, 0, 1, 2]


def test_waiting_is_not_passing_and_ties_still_go_by_seat() -> None:
    match = at_step("a", {SVETLANA: [[4]], ANTON: [[4]]}, number=2)
    state_of(match).families[SVETLANA].privileges = 1
    play(match, "wait", "reveal:1", "reveal:1")
    assert councillor(match, "nobility") == SVETLANA


def test_any_number_of_privileges_may_be_spent_in_a_step() -> None:
    match = at_step("a", {SVETLANA: [[4]], ANTON: [[4]]}, number=2)
    let(match, privileges=[2, 2, 0, 0])
    play(match, "wait", "wait", "wait", "wait")
    assert match.to_act == (SVETLANA,)
    assert each(match, "privileges") == [0, 0, 0, 0]
    assert told(match)[-1] == "Player 2 spends a privilege and waits"


def test_cells_are_taken_in_order_of_rank() -> None:
    match = vintners()
    play(match, "reveal:1", "reveal:1", "reveal:1", "reveal:1", "buy:b3")
    assert member(match, "b3") == VLADISLAV
    assert match.why_not("buy:b3") == "Player 4 already lives in b3"


def test_a_view_tells_what_is_played_for_and_what_ones_stacks_would_win() -> None:
    """Svetlana's 5 ranks before Irina's: she sits nearer to the first player. Nobody else sees what she holds."""
    match = vintners()
    play(match, "reveal:1", "reveal:1")
    view = match.view(IRINA)
    assert view["prizes"]["b"] == ["master", "journeyman", "apprentice"]
    assert view["stands"] == [1]
    assert match.view(VLADISLAV)["stands"] == [], "not asked yet"
    assert match.view(SVETLANA)["stands"] == []
    assert [view["prizes"][step] for step in "aeg"] == [["nobility", "church"], ["trade"], ["merchants"]]
    three = igroteka.new("strasbourg", players=3).view(None)["prizes"]
    assert three["f"] == ["master", "apprentice"]
    assert view["rest"] == "nothing", "a card may go back"
    assert at_step("b", number=5).view(None)["rest"] == "nothing-last"


def test_waiting_is_spoken_of_to_those_who_can() -> None:
    match = at_step("b", {SVETLANA: [[4]], ANTON: [[4]]}, guild="vintners", number=2)
    let(match, privileges=[1, 0, 0, 0])
    asked = match.view(SVETLANA)["prompt"]["key"]
    match.play("wait")
    assert (asked, match.view(ANTON)["prompt"]["key"]) == ("ask-bid-guild-wait", "ask-bid-guild")


def test_who_takes_a_card_back_keeps_the_rank_and_what_won_it() -> None:
    match = at_step("a", {SVETLANA: [[4]], ANTON: [[3]], IRINA: [[2]], VLADISLAV: [[1]]}, number=2)
    play(match, "reveal:1", "reveal:1", "reveal:1", "reveal:1", "recover:2")
    assert match.view(None)["ranks"] == [[SVETLANA, 4], [ANTON, 3], [IRINA, 2], [VLADISLAV, 1]]


def test_the_parts_of_a_prize_are_what_one_gets() -> None:
    """What a board draws beside a rank, held against what that rank is given and asked."""
    match = at_step("b", {SVETLANA: [[6]], ANTON: [[5]], IRINA: [[4]]}, guild="bakers")
    parts = match.view(None)["parts"]
    play(match, "reveal:1", "reveal:1", "reveal:1")
    for seat, prize in ((SVETLANA, "master"), (ANTON, "journeyman"), (IRINA, "apprentice")):
        assert match.to_act == (seat,)
        verbs = {move.split(":")[0] for move in names(match)}
        given = ["seat"] * (councillor(match, "bakers") == seat) + ["good"] * sum(goods(match, seat).values())
        asked = ["good", "or"] * ("take" in verbs) + ["cell"] * ("buy" in verbs)
        assert given + asked == parts[prize]
        match.play("skip")
    assert [parts[prize] for prize in ("nobility", "church", "merchants", "trade")] == [
        ["seat"],
        ["seat"],
        ["seat", "sale"],
        ["sale"],
    ]
