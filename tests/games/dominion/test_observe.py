"""What learners are told of others' cards is what everybody could count."""

import igroteka
from igroteka.games.dominion.components import KEYS


def test_what_others_own_is_told_wherever_it_lies() -> None:
    """The observer gathers it by itself, for speed; it must find what the position says they hold."""
    match = igroteka.new("dominion", players=3, seed=11, options={"kingdom": "interaction"})
    walk = igroteka.bot("dominion", "random", seed=4)
    features = match.observer.features
    for _ in range(400):
        if match.over:
            break
        seat = match.to_act[0]
        seen = dict(zip(match.observer.names(), match.observe(seat), strict=True))
        for place in (1, 2):
            held = match.state.held((seat + place) % 3)
            for feature in features:
                if feature.name.startswith(f"seat{place}.owns."):
                    count = held[KEYS.index(feature.name.rsplit(".", 1)[1])]
                    assert round(seen[feature.name] * feature.most) == min(count, round(feature.cap)), feature.name
        match.play(walk.choose(match.seat(seat)), seat)
