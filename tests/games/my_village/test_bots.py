"""The readable strategy."""

import pytest

import igroteka
from igroteka.engine import state as kernel
from igroteka.games.my_village.bots import STRATEGIES
from igroteka.games.my_village.kinds import CATALOGUE
from tests.games.my_village.scenes import Scene


@pytest.mark.once
def test_regular_beats_random_play_by_far_and_scores_like_people() -> None:
    totals = [0, 0]
    for seed in range(6):
        match = igroteka.new("my_village", 2, seed, journal=False)
        bots = [igroteka.bot("my_village", "regular"), igroteka.bot("my_village", "random", seed)]
        igroteka.play_out(match, bots)
        assert match.winners == [0]
        totals = [total + score for total, score in zip(totals, match.scores, strict=True)]
    assert totals[0] / 6 > totals[1] / 6 + 25
    assert totals[0] / 6 > 36


@pytest.mark.once
def test_regular_against_itself_lands_near_reported_scores_in_a_usual_time() -> None:
    for players in (2, 3, 4):
        match = igroteka.new("my_village", players, seed=11, journal=False)
        igroteka.play_out(match, [igroteka.bot("my_village", "regular")] * players)
        assert 36 <= max(match.scores) <= 75
        assert match.view()["round"] < 60


def changes(scene: Scene) -> list[str]:
    """The changes of dice that are worth a thought."""
    found = STRATEGIES["regular"].consider(scene.s, 0, kernel.legal(scene.s, 0))
    names = [CATALOGUE.names[move] for move in found]
    return [name for name in names if name.partition(":")[0] in ("raise", "lower", "turn")]


def test_dice_are_changed_only_towards_something_and_so_never_to_and_fro() -> None:
    """A seven lays out a field or takes a church; a nine has nothing to offer that an eight hasn't."""
    assert changes(Scene().coins(2).value(4, 4)) == ["lower:4"]
    assert changes(Scene().coins(2).value(3, 3)) == ["raise:3"]
    assert changes(Scene().meeting(1).value(1, 6)) == []
