"""The dice against exact probabilities: P(k skulls) for n dice, rolled once or all but skulls rolled three times."""

import pytest

import igroteka
from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.games.bronze_age.dice import Reroll
from igroteka.games.bronze_age.kinds import KEEP, ROLL, ROLLS_DICE, SKULL
from igroteka.games.bronze_age.state import State
from tests.games.bronze_age.scenes import Scene

SKULLS = {
    (3, False): [0.5787, 0.3472, 0.0694, 0.0046],
    (3, True): [0.1938, 0.4233, 0.3081, 0.0748],
    (5, False): [0.4019, 0.4019, 0.1608, 0.0322, 0.0032, 0.0001],
    (5, True): [0.0649, 0.2363, 0.3440, 0.2504, 0.0912, 0.0133],
    (7, False): [0.2791, 0.3907, 0.2344, 0.0781, 0.0156, 0.0020],
    (7, True): [0.0217, 0.1108, 0.2419, 0.2935, 0.2137, 0.1184],
}
"""From the component sheet; the last column of 5 and 7 dice is five skulls or more."""
TRIALS = 4000


def skulls_after(start: State, eager: bool, d: Dealer) -> int:
    """Roll, then keep all or roll again whatever may be rolled again; count the skulls that lie."""
    s = start.copy()
    kernel.play(s, 0, ROLL, d)
    while eager and isinstance(s.stack[-1], Reroll):
        lying = sum(1 << die for die, face in enumerate(s.dice) if face == SKULL)
        kernel.play(s, 0, KEEP + (1 << len(s.dice)) - 1 - lying, d)
    assert d.journal is not None
    last = next(event for event in reversed(d.journal) if event.kind in ROLLS_DICE)
    return last.values.count(SKULL)


@pytest.mark.parametrize(("dice", "eager"), SKULLS)
def test_skulls_fall_as_often_as_they_should(dice: int, eager: bool) -> None:
    """Each count is within four standard deviations; the seed is fixed, so this never fails by bad luck."""
    start = Scene().cities(dice).s
    counts = [0] * 6
    for trial in range(TRIALS):
        chance = Chance(key_of(f"skulls {dice} {eager}"), trial)
        counts[min(skulls_after(start, eager, Dealer(chance, [])), 5)] += 1
    for count, p in zip(counts, [*SKULLS[dice, eager], 0.0, 0.0], strict=False):
        spread = (TRIALS * p * (1 - p)) ** 0.5
        assert abs(count - TRIALS * p) <= 4 * spread + 1


def test_every_face_is_equally_likely() -> None:
    start = Scene().cities(7).s
    counts = [0] * 6
    for trial in range(1000):
        s = start.copy()
        kernel.play(s, 0, ROLL, Dealer(Chance(key_of("faces"), trial), []))
        for face in s.dice:
            counts[face] += 1
    assert sum(counts) == 7000
    for count in counts:
        assert abs(count - 7000 / 6) <= 4 * (7000 * 5 / 36) ** 0.5


def test_the_same_seed_rolls_the_same_dice() -> None:
    one, other = (igroteka.new("bronze_age", 2, seed=9) for _ in range(2))
    for match in (one, other):
        match.play("roll")
    assert one.view(None)["dice"] == other.view(None)["dice"]
