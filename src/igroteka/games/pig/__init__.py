"""Pig, a folk game with one die. For 2 to 6 players, and for whoever wants to see how a room is made.

It is complete, and the smallest room there is: CONTRIBUTING.md is written along it.
"""

from pathlib import Path
from typing import Any

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.game import Game
from igroteka.engine.memory import Memory
from igroteka.engine.options import Flag
from igroteka.games.pig import look, observe, rules, scoring
from igroteka.games.pig.bots import STRATEGIES
from igroteka.games.pig.kinds import CATALOGUE, EVENTS, FACES
from igroteka.games.pig.state import State


class Pig(Game):
    """The game."""

    key = "pig"
    hidden = True
    seats = range(2, 7)
    usual_players = 2
    minutes = (5, 20)
    longest = 2_000
    weight = 1.0
    options = (Flag("even", False),)
    catalogue = CATALOGUE
    kinds = EVENTS
    nouns = {}
    scoring = scoring
    views = look
    observing = observe
    folder = Path(__file__).parent
    strategies = STRATEGIES
    open_moves = True
    lead = 40.0

    def start(self, players: int, options: dict[str, Any], d: Dealer) -> State:
        return rules.prepare(players, options["even"], self.first_seat(players, options, d), d)

    def census(self, s: State) -> dict[str, int]:
        """One die, in somebody's hand or on the table; and everybody's points never below nothing."""
        return {"die": int(0 <= s.die <= FACES), "sheets": sum(points >= 0 for points in s.points)}

    def imagine(self, s: State, memory: Memory, seat: int, chance: Chance) -> State:
        """Nothing is hidden: the seat knows the position."""
        return s.copy()


GAME = Pig()
