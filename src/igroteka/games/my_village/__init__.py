"""My Village: 104 village cards, dice for banners, 2 to 4 players."""

from pathlib import Path
from typing import Any

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.game import Game, Guidance
from igroteka.engine.memory import Memory
from igroteka.games.my_village import look, observe, rules, scoring, state
from igroteka.games.my_village.bots import STRATEGIES
from igroteka.games.my_village.kinds import CATALOGUE, EVENTS, NOUNS
from igroteka.games.my_village.state import State


class MyVillage(Game):
    """The game."""

    key = "my_village"
    seats = range(2, 5)
    usual_players = 2
    minutes = (60, 90)
    longest = 3_000
    weight = 2.96
    catalogue = CATALOGUE
    kinds = EVENTS
    nouns = NOUNS
    scoring = scoring
    views = look
    observing = observe
    folder = Path(__file__).parent
    strategies = STRATEGIES
    learned = True
    guided = Guidance(own_view=True, paired=True, ahead=40)
    open_moves = True

    def start(self, players: int, options: dict[str, Any], d: Dealer) -> State:
        return rules.prepare(players, self.first_seat(players, options, d), d)

    def census(self, s: State) -> dict[str, int]:
        return state.census(s)

    def imagine(self, s: State, memory: Memory, seat: int, chance: Chance) -> State:
        return rules.imagine(s, chance)


GAME = MyVillage()
