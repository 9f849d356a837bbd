"""The strategy: it beats chance by far, and its habits"""

import pytest

import igroteka
from igroteka.games.strasbourg.bots.chances import Outlook, chance
from igroteka.games.strasbourg.components import TASK_KEYS
from igroteka.games.strasbourg.influence import Bid
from igroteka.games.strasbourg.kinds import ROUNDS, TASKS
from igroteka.games.strasbourg.stacks import sum_of
from tests.games.strasbourg.scenes import (
    ANTON,
    SVETLANA,
    at_planning,
    at_step,
    build,
    let,
    names,
    plan,
    play,
    settle_city,
    state_of,
)


def choice(match: igroteka.Match) -> str:
    seat = match.to_act[0]
    return match.name(igroteka.bot("strasbourg", "written").choose(match.seat(seat)))


@pytest.mark.once
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


def test_it_spends_a_quarter_of_its_cards_in_the_first_round() -> None:
    match = at_planning({SVETLANA: [6, 5, 4, 3, 2, 1]}, players=3)
    moves = []
    while SVETLANA in match.to_act:
        moves.append(choice(match))
        match.play(moves[-1], SVETLANA)
    assert moves[:6] == ["draw", "draw", "draw", "draw", "draw", "stop"]
    assert sorted(sum_of(stack) for stack in state_of(match).families[SVETLANA].stacks) == [5, 5, 5, 6]


def considered(match: igroteka.Match, seat: int) -> list[str]:
    strategy = match.game.strategies["regular"]
    return [match.name(move) for move in strategy.consider(match.state, seat, match.legal(seat))]


def test_no_level_puts_its_whole_deck_into_one_round_or_nothing() -> None:
    """Of 24 cards, 4.8 are a fair share of the first round."""
    match = at_planning({SVETLANA: [6, 5, 4, 3, 2, 1]}, players=3)
    worth_a_thought = {1: ["draw"], 2: ["draw"], 3: ["draw", "stop"], 9: ["draw", "stop"], 10: ["stop"]}
    for drawn in range(1, 11):
        assert considered(match, SVETLANA) == worth_a_thought.get(drawn, ["draw", "stop"])
        if drawn < 10:
            match.play("draw", SVETLANA)
    bot = igroteka.bot("strasbourg", "regular")
    assert match.name(bot.choose(match.seat(SVETLANA))) == "stop"


def test_cards_for_the_last_round_are_all_drawn() -> None:
    match = at_planning({}, players=3)
    state_of(match).round = ROUNDS - 1
    assert considered(match, SVETLANA) == ["draw"]


def test_no_more_stacks_than_steps_and_none_grows_that_wins_anyway() -> None:
    match = at_planning({}, players=3, whole={SVETLANA: [6, 6, 6, 5, 5, 5, 4, 4, 4]})
    while "stop" in names(match, SVETLANA):
        match.play("draw", SVETLANA)
    plan(match, SVETLANA, "join:1", "join:1", "apart")
    assert considered(match, SVETLANA) == ["apart", "join:2"]  # 18 lie on the first
    match = at_planning({}, players=3, whole={SVETLANA: [6, 6, 6, 5, 5, 5, 4, 4, 4]})
    while "stop" in names(match, SVETLANA):
        match.play("draw", SVETLANA)
    plan(match, SVETLANA, *(["apart"] * 6))
    assert considered(match, SVETLANA) == [f"join:{stack}" for stack in range(1, 8)]


def test_it_moves_in_beside_the_palace() -> None:
    match = at_step("b", {SVETLANA: [[6]]}, guild="cobblers", number=2)
    let(match, kept=[0, 0, 0, 0])
    build(match, palace="i4", bathhouse="g2", fountain="g5")
    match.play("reveal:1")
    assert choice(match) in ("buy:h4", "buy:i5")
    assert len(names(match)) > 3
    assert set(considered(match, SVETLANA)) == {"buy:h4", "buy:i5"}, "no level thinks of much worse cells"


def test_it_builds_where_its_family_lives() -> None:
    match = at_step("i", number=2)
    let(match, kept=[0, 0, 0, 0])
    settle_city(match, {SVETLANA: "f2 h2", ANTON: "b1 d1"})
    assert match.to_act == (SVETLANA,)
    assert choice(match) == "build:g2"
    assert len(names(match)) > 1
    assert considered(match, SVETLANA) == ["build:g2"]


def test_it_does_not_pay_for_what_it_has_no_use_for() -> None:
    match = at_step("c", {SVETLANA: [[6]], ANTON: [[5]]})
    assert "reveal:1" in names(match)
    assert choice(match) == "pass"  # no goods to sell


def test_it_recovers_its_best_card() -> None:
    match = at_step("a", {0: [[6]], 1: [[5]], 2: [[1, 3]]})
    play(match, "reveal:1", "reveal:1", "reveal:1")
    assert choice(match) == "recover:3"


def test_at_a_step_only_what_leaves_nearly_the_most_is_worth_a_thought() -> None:
    """Without goods nothing is gained by winning the merchants, and a stack that is spent is gone."""
    match = at_step("c", {SVETLANA: [[6]], ANTON: [[5]]})
    assert considered(match, SVETLANA) == ["pass"]
    match = at_step("g", {SVETLANA: [[1], [2]]})
    assert "pass" not in considered(match, SVETLANA)


def test_what_was_written_is_always_worth_a_thought() -> None:
    match = igroteka.new("strasbourg", 3, seed=8, journal=False)
    open_bids = 0
    while not match.over:
        seat = match.to_act[0]
        move = choice(match)
        found = considered(match, seat)
        assert move in found
        open_bids += isinstance(match.state.stack[-1], Bid) and 1 < len(found) < len(match.legal(seat))
        match.play(move, seat)
    assert open_bids > 0


def test_no_stack_is_thrown_away_at_the_last_step() -> None:
    """Revealed, it wins the merchants' seat, or a card of it comes back."""
    match = at_step("g", {SVETLANA: [[1], [2]]})
    assert choice(match).startswith("reveal:")


def test_of_the_tasks_it_keeps_some_and_never_the_hopeless() -> None:
    kept = returned = 0
    for seed in range(6):
        match = igroteka.new("strasbourg", 3, seed=seed)
        while match.name(match.legal(match.to_act[0])[0]).startswith(("keep", "return")):
            seat = match.to_act[0]
            forced = len(match.legal(seat)) == 1
            move = choice(match)
            assert move != "keep:three_smiths" or forced
            kept += move.startswith("keep")
            returned += move.startswith("return")
            match.play(move, seat)
    assert 0 < kept < returned


def test_every_task_has_a_chance_from_nothing_to_certainty() -> None:
    match = igroteka.new("strasbourg", 3, seed=4, journal=False)
    while not match.over:
        s = state_of(match)
        if s.round >= 0:
            for seat in range(3):
                outlook = Outlook(s, seat)
                family = s.families[seat]
                for task in range(TASKS):
                    assert 0.0 <= chance(outlook, task, family.homes, family.offices) <= 1.0 + 1e-9
        seat = match.to_act[0]
        match.play(igroteka.bot("strasbourg", "regular").choose(match.seat(seat)), seat)


def test_a_pattern_that_lies_there_is_certain_and_one_that_others_broke_is_lost() -> None:
    match = at_step("b", {SVETLANA: [[6]]}, number=2)
    settle_city(match, {SVETLANA: "b5 c5 d5", ANTON: "a1 i1"})
    s = state_of(match)
    straight = TASK_KEYS.index("straight")
    corners = TASK_KEYS.index("corners")
    outlook = Outlook(s, SVETLANA)
    assert chance(outlook, straight, s.families[SVETLANA].homes, 0) == 1.0
    assert chance(outlook, corners, s.families[SVETLANA].homes, 0) == 0.0
