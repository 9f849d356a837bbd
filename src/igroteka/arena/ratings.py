"""Ratings by openskill: one ladder for bots that met in matches of any number of seats."""

import msgspec
from openskill.models import PlackettLuce

from igroteka.arena.fixture import Result
from igroteka.arena.run import standing


class Rating(msgspec.Struct):
    """A bot's strength: a mean, how uncertain it is, and a cautious figure that takes both into account."""

    mu: float
    sigma: float
    ordinal: float


def rate(results: list[Result], bots: int) -> list[Rating]:
    """The rating of each bot after these matches, taken in their order.

    A bot that holds several seats of a match takes the mean of what they teach it.
    """
    model = PlackettLuce()
    ladder = [model.rating() for _ in range(bots)]
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        teams = [[model.rating(mu=ladder[bot].mu, sigma=ladder[bot].sigma)] for bot in result.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in standing(result)])
        for bot in set(result.bots):
            seats = [after[seat][0] for seat, sitting in enumerate(result.bots) if sitting == bot]
            ladder[bot].mu = sum(seat.mu for seat in seats) / len(seats)
            ladder[bot].sigma = sum(seat.sigma for seat in seats) / len(seats)
    return [Rating(each.mu, each.sigma, each.ordinal()) for each in ladder]
