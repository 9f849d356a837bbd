"""Strasbourg: families and guilds of a city in the 15th century, 3 to 5 players."""

from pathlib import Path
from typing import Any

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.game import Game, Guidance
from igroteka.engine.memory import Memory as EngineMemory
from igroteka.engine.options import Choice, Flag
from igroteka.games.strasbourg import look, observe, rules, scoring
from igroteka.games.strasbourg.bots import STRATEGIES
from igroteka.games.strasbourg.choosing import ChooseTasks
from igroteka.games.strasbourg.components import GOOD_KEYS
from igroteka.games.strasbourg.family import Family
from igroteka.games.strasbourg.goods import how_many
from igroteka.games.strasbourg.kinds import (
    CATALOGUE,
    EVENTS,
    NONE,
    NOUNS,
    ROUNDS,
    STEP_H,
    STEP_I,
    VALUES,
)
from igroteka.games.strasbourg.memory import Memory, Seen, imagine
from igroteka.games.strasbourg.stacks import count_of
from igroteka.games.strasbourg.state import State


class Strasbourg(Game):
    """The game."""

    key = "strasbourg"
    seats = range(3, 6)
    usual_players = 4
    minutes = (60, 90)
    longest = 2_500
    weight = 3.0
    options = (
        Choice("planning", "together", "in-turn"),
        Flag("idle_recovers", True),
    )
    rule_sets = ({}, {"planning": "in-turn"})
    studied = (*rule_sets, {"idle_recovers": False})
    catalogue = CATALOGUE
    kinds = EVENTS
    turn_begins = "reveal"
    nouns = NOUNS
    scoring = scoring
    views = look
    observing = observe
    folder = Path(__file__).parent
    strategies = STRATEGIES
    learned = True
    guided = Guidance(
        own_view=True,
        paired=True,
        ahead=160,
        throughout=True,
        others_written=True,
        to_the_end=True,
        open_questions=(ChooseTasks,),
    )

    def start(self, players: int, options: dict[str, Any], d: Dealer) -> State:
        return rules.prepare(
            players, self.first_seat(players, options, d), options["planning"] == "in-turn", options["idle_recovers"], d
        )

    def census(self, s: State) -> dict[str, int]:
        """Influence cards by value and owner, goods, tiles, chapels and tasks; all else has no limit."""
        counts = {
            f"influence {value} of seat {seat}": influence(family, value)
            for seat, family in enumerate(s.families)
            for value in range(1, VALUES + 1)
        }
        for good, key in enumerate(GOOD_KEYS):
            counts[key] = sum(how_many(goods, good) for goods in [s.reserve, *(family.goods for family in s.families)])
        # A round's chapel and building are in the reserve until its steps H and I are over.
        past_h = s.round + (s.step > STEP_H or not s.stack)
        past_i = s.round + (not s.stack or (s.step == STEP_I and s.buildings[s.tiles[s.round]] != NONE))
        if s.round < 0:
            past_h = past_i = 0
        counts["chapels"] = len(set(s.chapels)) + ROUNDS - past_h
        counts["buildings"] = sum(plot != NONE for plot in s.buildings) + ROUNDS - past_i
        counts["tasks dealt"] = len({task for family in s.families for task in family.dealt})
        return counts

    def memory(self, s: State) -> Memory:
        return Memory([Seen() for _ in range(s.players)])

    def imagine(self, s: State, memory: EngineMemory, seat: int, chance: Chance) -> State:
        assert isinstance(memory, Memory)
        return imagine(s, memory, seat, chance)


def influence(family: Family, value: int) -> int:
    """How many influence cards of one value a family has, wherever they are."""
    laid = [family.drawn, *family.stacks, family.bid, family.boxed]
    return family.deck.count(value) + sum(count_of(stack, value) for stack in laid)


GAME = Strasbourg()
