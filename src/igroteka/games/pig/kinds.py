"""The figures of Pig as plain numbers, its moves and its events."""

from typing import Final

from igroteka.engine.catalogue import Catalogue, Verb
from igroteka.engine.dealer import Kind
from igroteka.games.pig.components import COMPONENTS

FACES: Final[int] = COMPONENTS.die.faces
BUST: Final[int] = COMPONENTS.die.bust
GOAL: Final[int] = COMPONENTS.goal.points
IN_HAND: Final = 0
"""What the die shows before the first roll of a turn."""

# Moves. A verb may range over domains (`buy:province`); Pig needs none.

CATALOGUE = Catalogue(Verb("roll"), Verb("hold"))
ROLL: Final[int] = CATALOGUE.first("roll")
HOLD: Final[int] = CATALOGUE.first("hold")

# Events: the values that go with each, in their order. A roll reveals something, so it can't be taken back.

BEGINS: Final = Kind("turn", "n")
ROLLS: Final = Kind("roll", "face", "n", reveals=True)
BUSTS: Final = Kind("bust", "face", "n", reveals=True)
HOLDS: Final = Kind("hold", "n", "points")
LAST_ROUND: Final = Kind("last-round")
ENDS: Final = Kind("end", "goal", "figures=@#")

EVENTS = (BEGINS, ROLLS, BUSTS, HOLDS, LAST_ROUND, ENDS)
