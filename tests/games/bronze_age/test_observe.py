"""What learners are told is what the position says."""

import igroteka


def test_cities_and_the_value_of_goods_are_told_as_the_position_has_them() -> None:
    """The observer finds both by itself, for speed."""
    match = igroteka.new("bronze_age", players=3, seed=0)
    walk = igroteka.bot("bronze_age", "random", seed=2)
    most = {feature.name: feature.most for feature in match.observer.features}
    grown = 0
    while not match.over:
        seat = match.to_act[0]
        seen = dict(zip(match.observer.names(), match.observe(seat), strict=True))
        for place in range(3):
            other = (seat + place) % 3
            for name, count in (
                (f"seat{place}.cities", match.state.cities(other)),
                (f"seat{place}.goods_value", match.state.goods_value(other)),
            ):
                assert round(seen[name] * most[name]) == count, name
            grown = max(grown, match.state.cities(other))
        match.play(walk.choose(match.seat(seat)), seat)
    assert grown > 3
