"""Somebody looks on while the expert thinks: hears how far it is, and may want the move at once."""

import pytest

import igroteka
from igroteka import _build
from igroteka.bots import Budget
from igroteka.bots import search as searching
from igroteka.bots.search import SearchClock
from igroteka.server.bot_process.protocol import ChooseMove, Chosen, answer
from igroteka.server.freeze import freeze


@pytest.mark.skipif(_build.compiled(), reason="compiled code can't be given another clock")
@pytest.mark.parametrize("game", igroteka.game_keys())
def test_an_onlooker_hears_how_far_it_is_and_gets_a_move_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "monotonic", ticking())
    heard: list[float] = []

    def impatient(share: float) -> bool:
        heard.append(share)
        return len(heard) == 3

    match = igroteka.new(game, seed=3)
    expert = igroteka.bot(game, "expert", 0, Budget(iterations=4000, onlooker=impatient))
    while not heard and not match.over:  # what is clear is played without a thought
        seat = match.to_act[0]
        move = expert.choose(match.seat(seat))
        assert move in match.legal(seat)
        match.play(move, seat)
    assert len(heard) == 3, "and no more is thought once somebody wants the move"
    assert heard == sorted(heard)
    assert heard[-1] < 1


def ticking() -> object:
    """A clock by which a second passes with every look."""
    now = 0.0

    def tick() -> float:
        nonlocal now
        now += 1.0
        return now

    return tick


def test_a_search_is_looked_on_a_few_times_a_second_and_no_more_once_it_shall_end() -> None:
    heard: list[float] = []

    def impatient(share: float) -> bool:
        heard.append(share)
        return len(heard) == 2

    clock = SearchClock(10**9, 0.0, False, 4000, impatient)
    clock.told += 10**6  # just now, and for long
    assert not clock.is_up(1.0)
    assert heard == []
    for decided, up in ((1000, False), (2000, True), (3000, True)):
        clock.decided = decided
        if clock.told != float("inf"):
            clock.told = -1.0  # long ago
        assert clock.is_up(1.0) is up
    assert heard == [0.25, 0.5]


def test_a_table_may_give_its_expert_trials_instead_of_seconds() -> None:
    match = igroteka.new("bronze_age", 2, seed=3)
    question = ChooseMove(freeze(match), match.to_act[0], "expert", 10.0, "5i")
    first, second = answer(question), answer(question)
    assert isinstance(first, Chosen)
    assert first.error is None
    assert first == second, "the same trials, the same move"
