"""The strategy: it beats chance by far, and its habits"""

import pytest

import igroteka
from igroteka.games.strasbourg.stacks import sum_of
from tests.games.strasbourg.scenes import (
    ANTON,
    SVETLANA,
    at_planning,
    at_step,
    build,
    let,
    names,
    play,
    settle_city,
    state_of,
)


def choice(match: igroteka.Match) -> str:
    seat = match.to_act[0]
    return match.name(igroteka.bot("strasbourg", "written").choose(match.seat(seat)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_regular_beats_random_by_far(players: int) -> None:
    for number in range(8):
        seat = number % players
        bots = [igroteka.bot("strasbourg", "random", seed=other) for other in range(players)]
        bots[seat] = igroteka.bot("strasbourg", "written")
        match = igroteka.new("strasbourg", players, seed=number, journal=False)
        igroteka.play_out(match, bots)
        assert match.winners == [seat]
        assert match.scores[seat] >= 30 + max(match.scores[:seat] + match.scores[seat + 1 :])


def test_it_spends_a_fifth_of_its_cards_in_the_first_round() -> None:
    match = at_planning({SVETLANA: [6, 5, 4, 3, 2]}, players=3)
    moves = []
    while SVETLANA in match.to_act:
        moves.append(choice(match))
        match.play(moves[-1], SVETLANA)
    assert moves[:5] == ["draw", "draw", "draw", "draw", "stop"]
    assert sorted(sum_of(stack) for stack in state_of(match).families[SVETLANA].stacks) == [4, 5, 5, 6]


def test_it_moves_in_beside_the_palace() -> None:
    match = at_step("b", {SVETLANA: [[6]]}, guild="cobblers", number=2)
    let(match, kept=[0, 0, 0, 0])
    build(match, palace="i4", bathhouse="g2", fountain="g5")
    match.play("reveal:1")
    assert choice(match) in ("buy:h4", "buy:i5")


def test_it_builds_where_its_family_lives() -> None:
    match = at_step("i", number=2)
    let(match, kept=[0, 0, 0, 0])
    settle_city(match, {SVETLANA: "f2 h2", ANTON: "b1 d1"})
    assert match.to_act == (SVETLANA,)
    assert choice(match) == "build:g2"


def test_it_does_not_pay_for_what_it_has_no_use_for() -> None:
    match = at_step("c", {SVETLANA: [[6]], ANTON: [[5]]})
    assert "reveal:1" in names(match)
    assert choice(match) == "pass"  # no goods to sell


def test_it_recovers_its_best_card() -> None:
    match = at_step("a", {0: [[6]], 1: [[5]], 2: [[1, 3]]})
    play(match, "reveal:1", "reveal:1", "reveal:1")
    assert choice(match) == "recover:3"
