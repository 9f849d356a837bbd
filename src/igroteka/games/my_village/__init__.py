"""My Village: 104 village cards, dice for banners, 2 to 4 players."""

from pathlib import Path
from typing import Any

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game
from igroteka.engine.mind import Memory
from igroteka.engine.options import Choice
from igroteka.engine.words import Text
from igroteka.games.my_village import rules, scoring, state
from igroteka.games.my_village import view as views
from igroteka.games.my_village.bots import STRATEGIES
from igroteka.games.my_village.kinds import CATALOGUE, EVENTS, NOUNS
from igroteka.games.my_village.observe import Observer, features
from igroteka.games.my_village.state import State


class MyVillage(Game):
    """The game."""

    key = "my_village"
    seats = range(2, 5)
    usual_players = 2
    minutes = (60, 90)
    weight = 2.96
    options = (Choice("first", "random", "0", "1", "2", "3"),)
    catalogue = CATALOGUE
    kinds = EVENTS
    nouns = NOUNS
    points = scoring.LINES
    folder = Path(__file__).parent
    strategies = STRATEGIES
    open_moves = True

    def check_setup(self, players: int, options: dict[str, Any]) -> None:
        if options["first"] != "random" and int(options["first"]) >= players:
            raise BadOption(Text("refused-first", most=str(players - 1), given=options["first"]))

    def start(self, players: int, options: dict[str, Any], d: Dealer) -> State:
        first = d.chance.below(players) if options["first"] == "random" else int(options["first"])
        return rules.prepare(players, first, d)

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(s, seat)

    def best(self, s: State, scores: list[int]) -> list[int]:
        return scoring.winners(s, scores)

    def census(self, s: State) -> dict[str, int]:
        return state.census(s)

    def view(self, s: State, seat: int | None) -> views.View:
        return views.view(self, s, seat)

    def observer(self, players: int, options: dict[str, Any]) -> Observer:
        return Observer(features(players))

    def imagine(self, s: State, memory: Memory, seat: int, chance: Chance) -> State:
        return rules.imagine(s, chance)


GAME = MyVillage()
