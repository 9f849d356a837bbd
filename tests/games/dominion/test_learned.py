"""The network that has learnt the first game: it plays well in the engine, and knows no more than its seat."""

from typing import Any

import pytest

import igroteka
from igroteka.bots.base import StrategyBot
from igroteka.bots.budget import Budget
from igroteka.bots.levels import ExpertBot
from igroteka.games.dominion.bots.learned import LEARNED, knows, sensible
from igroteka.games.dominion.bots.network_features import FEATURES, KINGDOM, asked, features
from igroteka.games.dominion.bots.plans import PLANS
from tests.games.dominion.scenes import Scene


def first_game(scene: Scene) -> Scene:
    """The same position with the ten cards of the first game."""
    s = scene.state
    s.kingdom = KINGDOM
    s.supply = bytes([0 if card >= 7 and card not in KINGDOM else left for card, left in enumerate(s.supply)])
    scene.put(s, scene.memory)
    return scene


def choices(scene: Scene) -> set[str]:
    """The moves that the network chooses from."""
    seat = scene.to_act[0]
    return {scene.name(move) for move in sensible(scene.state, seat, asked(scene.state), scene.legal(seat))}


@pytest.mark.once
def test_it_beats_what_people_wrote() -> None:
    """Far from even, so the engine's rules are those that it has learnt by."""
    won = 0
    for number in range(100):
        match = igroteka.new("dominion", players=2, seed=f"learned{number // 2}", journal=False)
        bots = [StrategyBot("learned", LEARNED), igroteka.bot("dominion", "written")]
        igroteka.play_out(match, bots if number % 2 == 0 else bots[::-1])
        won += number % 2 in match.winners
    assert won > 80


def test_it_says_the_same_wherever_the_seat_cannot_tell() -> None:
    match = igroteka.new("dominion", players=2, seed="secrets")
    regular = igroteka.bot("dominion", "regular")
    while not match.over:
        seat = match.seat(match.to_act[0])
        legal = seat.legal()
        if len(legal) > 1 and (question := asked(match.state)) >= 0:
            imagined: list[Any] = [seat.imagine_state(number) for number in range(4)]
            assert len({LEARNED.pick(s, seat.index, legal) for s in imagined}) == 1
            seen = [features(s, seat.index, question) for s in imagined]
            assert all(each == seen[0] for each in seen)
            assert len(set(seen[0])) == len(seen[0])
            assert max(seen[0]) < FEATURES
        match.play(regular.choose(seat), seat.index)


def test_it_says_what_to_expect_after_two_turns() -> None:
    scene = first_game(Scene("copper*5", deck="copper*9", others=["copper"])).go("treasures")
    turns = scene.state.turns[0]
    legal = scene.legal(0)
    assert LEARNED.moment(scene.state, 0) == turns
    assert LEARNED.prospects(scene.state, 0, legal, turns - 1) == []
    expected = LEARNED.prospects(scene.state, 0, legal, turns - 2)
    assert len(expected) == 2
    assert sum(expected) == 1.0
    rich = first_game(Scene("copper*5", deck="province*4 gold*9", others=["copper"])).go("treasures")
    assert LEARNED.prospects(rich.state, 0, rich.legal(0), turns - 2)[0] > expected[0]


def test_nothing_is_expected_where_there_is_no_choice() -> None:
    scene = first_game(Scene("copper*5", deck="copper*9", others=["copper"]))
    assert LEARNED.prospects(scene.state, 0, scene.legal(0), -5) == []


def test_it_knows_one_kingdom_and_two_seats() -> None:
    for players, kingdom, known in ((2, "first-game", True), (3, "first-game", False), (2, "big-money", False)):
        match = igroteka.new("dominion", players=players, seed=1, options={"kingdom": kingdom})
        assert knows(match.state) is known
        assert list(match.game.plans_for(match.state)) == ([LEARNED] if known else PLANS)


def test_elsewhere_it_plays_by_a_list() -> None:
    scene = Scene("copper*4", deck="copper*5", others=["copper*5"]).go("treasures")
    legal = scene.legal(0)
    assert LEARNED.pick(scene.state, 0, legal) == PLANS[0].pick(scene.state, 0, legal)
    assert LEARNED.consider(scene.state, 0, legal) == PLANS[0].consider(scene.state, 0, legal)


def test_the_last_province_is_taken_for_the_win_and_left_on_a_loss() -> None:
    won = Scene("gold*3", deck="copper*9", others=["duchy"], supply={"province": 1}).go("treasures")
    assert choices(first_game(won)) == {"buy:province"}
    lost = Scene("gold*3", deck="copper*9", others=["duchy*3"], supply={"province": 1}).go("treasures")
    assert "buy:province" not in choices(first_game(lost))


def test_only_what_the_network_is_in_two_minds_about_is_worth_a_thought() -> None:
    match = igroteka.new("dominion", players=2, seed="thoughts")
    bot = StrategyBot("learned", LEARNED)
    clear, open_ = 0, 0
    while not match.over:
        seat = match.to_act[0]
        s: Any = match.state
        legal = match.legal(seat)
        if len(legal) > 1 and (question := asked(s)) >= 0:
            among = sensible(s, seat, question, legal)
            worth = LEARNED.consider(s, seat, legal)
            assert set(worth) <= set(among)
            assert LEARNED.pick(s, seat, legal) in worth
            assert LEARNED.pick(s, seat, worth) == LEARNED.pick(s, seat, legal)
            clear += len(worth) == 1 < len(among)
            open_ += len(worth) > 1
        match.play(bot.choose(match.seat(seat)), seat)
    assert clear > open_ > 10


@pytest.mark.once
def test_at_first_both_have_the_same_prospects() -> None:
    """Each is taken to play as well as the other; the first player has a small advantage."""
    match = igroteka.new("dominion", players=2, seed="even")
    bot = StrategyBot("learned", LEARNED)
    expert = igroteka.bot("dominion", "expert", budget=Budget.parse("200i"))
    assert isinstance(expert, ExpertBot)
    for _ in range(2):
        asked_now = match.to_act[0]
        assert 0.35 < expert.explain(match.seat(asked_now)).win[asked_now] < 0.65
        while match.to_act[0] == asked_now:
            match.play(bot.choose(match.seat(asked_now)))


def test_whether_a_market_or_a_cellar_comes_first_is_a_question() -> None:
    both = first_game(Scene("market cellar smithy", deck="copper*9", others=["copper"]))
    assert choices(both) == {"play:market", "play:cellar"}
    assert choices(first_game(Scene("village market", deck="copper*9", others=["copper"]))) == {"play:village"}
    thin = first_game(Scene("remodel gold*2", deck="copper*9", others=["copper"]))
    assert choices(thin) == {"play:remodel", "end_actions"}


def test_a_cellar_takes_what_does_nothing_in_hand() -> None:
    scene = first_game(Scene("cellar estate copper", deck="gold*9", others=["copper"])).go("play:cellar")
    assert choices(scene) == {"discard:estate"}


@pytest.mark.parametrize("budget", ["1i", "40i", "0.000001s"])
def test_the_expert_has_an_answer_however_little_time_there_is(budget: str) -> None:
    match = igroteka.new("dominion", players=2, seed="hurry")
    expert = igroteka.bot("dominion", "expert", budget=Budget.parse(budget))
    for _ in range(30):
        seat = match.seat(match.to_act[0])
        match.play(expert.choose(seat), seat.index)
    assert match.ply == 30
