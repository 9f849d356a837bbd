"""Are the intervals, the ratings and the sequential test honest?"""

import random

import pytest

from igroteka.arena import charts
from igroteka.arena.fixture import Result
from igroteka.arena.ratings import rate
from igroteka.arena.run import duels, standing
from igroteka.arena.sprt import FEWEST, PairTest, pair_tests
from igroteka.arena.statistics import Tally, spread, wilson


def result(bots: list[int], scores: list[int], winners: list[int], number: int = 0) -> Result:
    points = [{"all": score} for score in scores]
    return Result(number, number, bots, 0, scores, winners, points, 10, 20)


def test_wilson_as_in_the_textbooks() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


@pytest.mark.parametrize(("share", "luck"), [(0.5, 0.0), (0.8, 0.0), (0.6, 0.35)])
def test_intervals_hold_the_truth_as_often_as_they_say(share: float, luck: float) -> None:
    """`luck` is how much a deal favours one bot in both of its matches."""
    chance = random.Random(1)
    held = 0
    for _ in range(400):
        tally = Tally()
        for deal in range(60):
            lean = share + luck * chance.choice([-1, 1])
            for _ in range(2):
                tally.add(deal, float(chance.random() < lean))
        interval = tally.interval()
        assert interval is not None
        held += interval.low <= share <= interval.high
    assert held / 400 > 0.92


def test_deals_that_decide_both_matches_widen_the_interval_and_those_that_cancel_narrow_it() -> None:
    same, opposite = Tally(), Tally()
    for deal in range(100):
        for turn in range(2):
            same.add(deal, float(deal % 2))
            opposite.add(deal, float((deal + turn) % 2))
    wide, narrow = same.interval(), opposite.interval()
    assert wide is not None
    assert narrow is not None
    plain = wilson(0.5, 200)
    assert wide.high - wide.low > plain[1] - plain[0] > narrow.high - narrow.low > 0


def test_nothing_is_said_of_nothing() -> None:
    assert Tally().interval() is None


def test_mean_and_spread() -> None:
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]).mean == 5
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]).deviation == pytest.approx(2.138, abs=1e-3)
    assert spread([3]).deviation == 0


def test_winners_come_first_then_scores() -> None:
    assert standing(result([0, 1, 2], [30, 30, 20], [1])) == [1, 0, 2], "the tie-break decides"
    assert standing(result([0, 1, 2, 3], [5, 5, 9, 9], [2, 3])) == [1, 1, 0, 0]


def test_duels_count_a_tie_half_and_leave_out_oneself() -> None:
    assert sorted(duels([result([0, 1, 1], [5, 5, 3], [0, 1])])) == [(0, 1, 0.5), (0, 1, 1.0), (1, 0, 0.0), (1, 0, 0.5)]


def test_ratings_order_the_bots_and_leave_mirror_matches_out() -> None:
    chance = random.Random(2)
    results = []
    for number in range(200):
        strengths = [bot + chance.gauss(0, 1.5) for bot in range(3)]
        best = max(range(3), key=lambda bot: strengths[bot])
        results.append(result([0, 1, 2], [round(10 * each) for each in strengths], [best], number))
    ratings = rate(results, 3)
    assert ratings[0].mu < ratings[1].mu < ratings[2].mu
    assert all(rating.sigma < 25 / 3 for rating in ratings)
    (same,) = rate([result([0, 0], [3, 4], [1])], 1)
    assert same.mu == 25
    twice = rate([result([0, 1, 1], [9, 4, 3], [0])], 2)
    assert twice[0].mu > 25 > twice[1].mu


@pytest.mark.parametrize("truth", [0.45, 0.55])
def test_the_sequential_test_is_seldom_wrong(truth: float) -> None:
    chance = random.Random(3)
    wrong, lengths = 0, []
    for _ in range(300):
        (test,) = pair_tests(2, False, 0.95, 0.05)
        while test.verdict().better is None and test.deals < 5000:
            test.add(sum(chance.random() < truth for _ in range(2)) / 2)
        wrong += test.verdict().better != (0 if truth > 0.5 else 1)
        lengths.append(test.deals)
    assert wrong / 300 < 0.08
    assert sum(lengths) / 300 < 135, "deals, which a test of a fixed length as sure as that would need"


def test_a_row_of_equal_results_does_not_decide_at_once() -> None:
    test = PairTest(0, 1, 2.94, 0.05)
    test.add(1.0)
    assert test.verdict().better is None
    while test.verdict().better is None:
        test.add(1.0)
    assert FEWEST <= test.deals < 25
    assert test.verdict().better == 0


def test_many_pairs_are_together_as_sure_as_one() -> None:
    assert [(test.first, test.second) for test in pair_tests(3, False, 0.95, 0.02)] == [(0, 1), (0, 2), (1, 2)]
    assert [(test.first, test.second) for test in pair_tests(3, True, 0.95, 0.02)] == [(0, 1), (0, 2)]
    assert pair_tests(3, False, 0.95, 0.02)[0].bound > pair_tests(2, False, 0.95, 0.02)[0].bound


def test_axes_have_round_values_around_what_they_show() -> None:
    assert charts.steps(0, 100) == [0, 20, 40, 60, 80, 100]
    assert charts.steps(-3, 41) == [-10, 0, 10, 20, 30, 40, 50]
    for low, high in ((0.31, 0.32), (-5.0, -5.0), (0.0, 1e6)):
        ticks = charts.steps(low, high)
        assert ticks[0] <= low <= high <= ticks[-1]
