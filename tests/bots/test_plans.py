"""Plans: a seat follows the one that surely gains most."""

from igroteka.bots.levels import AnyMove
from igroteka.bots.plans import Comparison, Plans
from igroteka.bots.search import FORETOLD, MOVE_TRIALS, SURE_MOVE, WORTHWHILE


def plans(*gains: list[float]) -> Plans:
    """The usual plan, and others with what each of their trials gained over it."""
    found = Plans([AnyMove() for _ in range(len(gains) + 1)])
    for number, trials in enumerate(gains, 1):
        for gain in trials:
            found.learn(number, gain)
    return found


def two_moves() -> Comparison:
    """The guide's move and another, as a search compares them."""
    return Comparison(2, MOVE_TRIALS, SURE_MOVE, FORETOLD, WORTHWHILE)


def test_untried_plans_are_hopeful_but_not_followed() -> None:
    assert plans([], []).best() == 0
    assert plans([], []).hopeful() == [1, 2]


def test_the_plan_that_gains_most_is_followed() -> None:
    assert plans([0.1, 0.2] * 50, [0.3, 0.2] * 50, [-0.2, -0.1] * 50).best() == 2


def test_a_gain_that_may_be_luck_is_not_enough() -> None:
    assert plans([1.0, -0.9] * 10).best() == 0


def test_a_plan_that_surely_loses_is_given_up() -> None:
    assert plans([-0.3, -0.2] * 50, [0.5, -0.4] * 50).hopeful() == [2]


def test_a_move_that_loses_is_tried_a_hundred_times_before_it_is_given_up() -> None:
    moves = two_moves()
    for trial in range(100):
        assert moves.hopeful() == [1], f"after {trial} trials"
        moves.learn(1, -0.5)
    assert moves.hopeful() == []


def test_a_move_that_comes_to_the_same_is_not_tried_for_ever() -> None:
    same, other = two_moves(), two_moves()
    for trial in range(1000):
        same.learn(1, 0.0)
        other.learn(1, 0.5 if trial % 2 else -0.5)
    assert same.hopeful() == []
    assert other.hopeful() == [1]


def test_what_was_learnt_fades_but_keeps_its_direction() -> None:
    known = plans([0.1, 0.2] * 50)
    before = known.gain(1), known.error(1)
    known.fade()
    assert abs(known.gain(1) - before[0]) < 1e-9
    assert known.error(1) > before[1]
