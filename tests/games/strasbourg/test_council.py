"""«3) Фаза городского совета», and how rounds follow each other"""

import igroteka
from igroteka.games.strasbourg.stacks import stack_of
from tests.games.strasbourg.scenes import (
    ANTON,
    IRINA,
    SVETLANA,
    VLADISLAV,
    at_step,
    councillor,
    each,
    names,
    play,
    seat_council,
    state_of,
    told,
)
from tests.games.telling import why_over


def end_of_round(holders: dict[str, int], number: int = 1, players: int = 4) -> igroteka.Match:
    """The council meets with these members."""
    match = at_step("i", number=number, players=players)
    seat_council(match, holders)
    match.play("build:c1")
    return match


def test_after_the_first_round_vladislav_and_svetlana_lead() -> None:
    """The rulebook's example: two members each for them, one each for Anton and Irina, two seats empty."""
    match = end_of_round(
        {
            "nobility": VLADISLAV,
            "vintners": VLADISLAV,
            "smiths": SVETLANA,
            "merchants": SVETLANA,
            "cobblers": ANTON,
            "church": IRINA,
        }
    )
    assert each(match, "prestige") == [2, 1, 1, 2]
    assert each(match, "privileges") == [1, 0, 0, 1]


def test_a_single_leader_gets_the_only_privilege() -> None:
    match = end_of_round({"nobility": ANTON, "church": ANTON, "bakers": IRINA})
    assert each(match, "privileges") == [0, 1, 0, 0]


def test_council_seats_are_kept_from_round_to_round() -> None:
    match = end_of_round({"nobility": ANTON, "church": ANTON, "bakers": IRINA})
    assert match.view(None)["round"] == 2
    assert councillor(match, "bakers") == IRINA


def test_unused_stacks_leave_the_game_unseen() -> None:
    match = at_step("g", {SVETLANA: [[6, 1], [2]], ANTON: [[3]]})
    play(match, "pass", "pass", "chapel:a1", "build:c1")
    assert state_of(match).families[SVETLANA].boxed == stack_of([6, 1, 2])
    assert "Player 1 puts 3 unused cards back into the box" in told(match, ANTON)
    assert match.view(ANTON)["seats"][SVETLANA]["deck_size"] == 21


def test_the_next_round_begins_with_planning() -> None:
    match = end_of_round({"nobility": ANTON, "church": IRINA})
    assert match.view(None)["phase"] == "planning"
    assert match.to_act == (0, 1, 2, 3)
    assert names(match, IRINA) == ["draw", "stop"]


def test_a_privilege_can_be_spent_from_the_next_round_on() -> None:
    match = end_of_round({"nobility": SVETLANA, "church": IRINA, "bakers": SVETLANA})
    for seat in range(4):
        match.play("stop", seat)
    assert match.to_act == (SVETLANA,)
    assert "wait" in names(match)


def test_recovered_cards_come_back_in_a_later_planning_phase() -> None:
    match = at_step("a", {SVETLANA: [[6]], ANTON: [[5]], IRINA: [[4]]}, players=3)
    play(match, "reveal:1", "reveal:1", "reveal:1", "recover:4")
    state_of(match).families[IRINA].deck = state_of(match).families[IRINA].deck[:1]
    play(match, "chapel:a1", "build:c1")
    assert match.view(IRINA)["seats"][IRINA]["stacks"] == [[4]]  # her last card


def test_the_match_ends_after_the_fifth_round() -> None:
    match = end_of_round({"nobility": ANTON, "church": IRINA}, number=5)
    assert match.over
    assert match.view(None)["phase"] == "end"
    assert why_over(match.game, match.state) == ["Round 5 was the last: the match ends"]
    assert why_over(match.game, match.state, "ru") == ["Раунд 5 был последним: партия окончена"]


def test_a_whole_round_goes_from_a_to_i() -> None:
    match = at_step("a", {seat: [[1]] * 4 for seat in range(4)})
    steps = []
    while match.view(None)["round"] == 1:
        step = match.view(None)["step"]
        if step not in steps:
            steps.append(step)
        match.play("pass" if "pass" in names(match) else names(match)[0])
    assert "".join(steps) == "abcdefghi"


def test_a_view_tells_who_would_get_a_privilege() -> None:
    match = at_step("b", {SVETLANA: [[5]]}, guild="vintners")
    seat_council(match, {"nobility": ANTON, "church": SVETLANA, "bakers": ANTON})
    assert match.view(None)["privileged"] == [ANTON]
    seat_council(match, {"nobility": ANTON, "church": SVETLANA, "bakers": ANTON, "merchants": SVETLANA})
    assert match.view(None)["privileged"] == [SVETLANA, ANTON]


def test_a_view_tells_which_guild_is_influenced() -> None:
    """Whoever is asked in a guild's step is asked about the guild that the round card shows for it."""
    for step in "bdf":
        match = at_step(step, {SVETLANA: [[5]]})
        guild = match.view(SVETLANA)["prompt"]["args"]["guild"]["noun"]
        assert "guild-" + match.view(None)["rounds"][0]["guilds"][step] == guild
    assert list(match.view(None)["rounds"][0]["guilds"]) == ["b", "d", "f"]
