"""Roll Through the Ages: The Bronze Age, with The Late Bronze Age. For 1 to 4 players."""

from pathlib import Path
from typing import Any

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.errors import BadOption
from igroteka.engine.game import Game, Guidance
from igroteka.engine.memory import Memory
from igroteka.engine.options import Choice, Flag
from igroteka.engine.words import Text
from igroteka.games.bronze_age import look, observe, rules, scoring
from igroteka.games.bronze_age.bots import STRATEGIES
from igroteka.games.bronze_age.components import DEVELOPMENTS, DISASTERS, FACES, ITEMS, PROJECTS
from igroteka.games.bronze_age.kinds import (
    BASE,
    BOXES,
    CATALOGUE,
    DICE,
    EVENTS,
    ITEM_COUNT,
    LATE,
    NEIGHBOURS,
    ON_SHEET,
    PROJECT_COUNT,
    ROW,
)
from igroteka.games.bronze_age.state import State


class BronzeAge(Game):
    """The game."""

    key = "bronze_age"
    seats = range(1, 5)
    usual_players = 2
    minutes = (30, 45)
    longest = 4_000
    weight = 1.8
    options = (
        Choice("rules", "bronze_age", "late_bronze_age"),
        Flag("trading", False),
        Choice("smithing", "spent", "counted"),
    )
    rule_sets = ({}, {"trading": True}, {"rules": "late_bronze_age"})
    studied = (*rule_sets, {"rules": "late_bronze_age", "smithing": "counted"})
    catalogue = CATALOGUE
    kinds = EVENTS
    nouns = {
        "face": FACES,
        "good": ITEMS,
        "project": PROJECTS,
        "development": DEVELOPMENTS,
        "disaster": DISASTERS,
        "neighbour": NEIGHBOURS,
    }
    scoring = scoring
    views = look
    observing = observe
    folder = Path(__file__).parent
    strategies = STRATEGIES
    learned = True
    guided = Guidance()
    beginner = (0, 60)  # points at once are no bad guide here
    open_moves = True

    def check_setup(self, players: int, options: dict[str, Any]) -> None:
        if options["trading"] and players == 1:
            raise BadOption(Text("refused-trading"), self.texts)

    def lines(self, s: State) -> list[str]:
        """A development that counts has a line where it is on the sheets."""
        here = [DEVELOPMENTS[number] for number in ON_SHEET[s.edition]]
        return [line for line in self.points if line in here or line not in DEVELOPMENTS]

    def start(self, players: int, options: dict[str, Any], d: Dealer) -> State:
        edition = LATE if options["rules"] == "late_bronze_age" else BASE
        trading = options["trading"] or edition == LATE
        first = self.first_seat(players, options, d)
        return rules.prepare(players, edition, trading, options["smithing"] == "spent", first, d)

    def census(self, s: State) -> dict[str, int]:
        """Seven dice, in play or in the box; each peg in its row; no more marks than boxes."""
        pegs = {
            f"peg in {key}": sum(0 <= s.stock[seat * ITEM_COUNT + item] <= ROW[item] for seat in range(s.players))
            for item, key in enumerate(ITEMS)
        }
        sheets = {
            f"sheet with {key}": sum(
                0 <= s.boxes[seat * PROJECT_COUNT + project] <= BOXES[project] for seat in range(s.players)
            )
            for project, key in enumerate(PROJECTS)
        }
        return {"dice": len(s.dice) + max(0, DICE - len(s.dice)), **pegs, **sheets}

    def imagine(self, s: State, memory: Memory, seat: int, chance: Chance) -> State:
        """Nothing is hidden: the seat knows the position."""
        return s.copy()


GAME = BronzeAge()
