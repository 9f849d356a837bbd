"""The readable strategy."""

import igroteka


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


def test_regular_against_itself_lands_near_reported_scores_in_a_usual_time() -> None:
    for players in (2, 3, 4):
        match = igroteka.new("my_village", players, seed=11, journal=False)
        igroteka.play_out(match, [igroteka.bot("my_village", "regular")] * players)
        assert 36 <= max(match.scores) <= 75
        assert match.view()["round"] < 60
