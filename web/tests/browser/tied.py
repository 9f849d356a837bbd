"""A match of Dominion between two of the same bots, the first that ends with equal points: prints its record."""

import itertools
import json

import igroteka
from igroteka.engine.match import Match


def played(seed: int) -> Match:
    """A whole match."""
    match = igroteka.new("dominion", players=2, seed=seed)
    bot = igroteka.bot("dominion", "bmu")
    while not match.over:
        seat = match.to_act[0]
        match.play(bot.choose(match.seat(seat)), seat=seat)
    return match


print(json.dumps(next(match.record() for match in map(played, itertools.count()) if len(set(match.scores)) == 1)))
