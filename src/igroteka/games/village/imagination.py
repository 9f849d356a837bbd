"""What a seat can't know, drawn anew.

Everything that a player has seen shows in the position: customers were face up before they were served, members went
into the black bag openly, and the cubes in the green bag are those that are nowhere else. Unknown is only the order of
the customers face down, and what chance has yet to draw.
"""

from igroteka.engine.chance import Chance
from igroteka.games.village.state import State


def imagine(s: State, chance: Chance) -> State:
    """A position that no seat can tell from `s`."""
    t = s.copy()
    t.pile.sort()
    chance.shuffle(t.pile)
    return t
