"""Village: four generations of a family, 2 to 4 players."""

from pathlib import Path
from typing import Any

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer
from igroteka.engine.game import Game, Guidance
from igroteka.engine.memory import Memory
from igroteka.games.village import look, observe, rules, scoring
from igroteka.games.village.bots import STRATEGIES
from igroteka.games.village.components import CUSTOMERS, ITEMS, PLACES, SPACES
from igroteka.games.village.counts import count_of
from igroteka.games.village.imagination import imagine
from igroteka.games.village.kinds import CATALOGUE, EVENTS, IDLE, MEMBERS
from igroteka.games.village.state import State


class Village(Game):
    """The game."""

    key = "village"
    seats = range(2, 5)
    usual_players = 3
    minutes = (60, 90)
    longest = 2_500
    weight = 3.1
    catalogue = CATALOGUE
    kinds = EVENTS
    turn_begins = "take"
    nouns = {"space": SPACES, "item": ITEMS, "place": PLACES, "customer": CUSTOMERS, "idle": IDLE}
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
        everywhere = [s.stock, s.bag, *s.board, *(family.stock for family in s.families)]
        found = {key: sum(count_of(counts, item) for counts in everywhere) for item, key in enumerate(ITEMS)}
        customers = [*s.stalls, *s.queue, *s.pile]
        for number, key in enumerate(CUSTOMERS):
            found[key] = customers.count(number) + sum(family.served >> number & 1 for family in s.families)
        people = [PLACES[family.place_of(member)] for family in s.families for member in range(MEMBERS)]
        found["members"] = len(people)
        found["chronicle"] = sum(place.startswith("chronicle") for place in people) + sum(s.chronicle_room)
        found["graves"] = people.count("grave") + s.graves_room
        return found

    def imagine(self, s: State, memory: Memory, seat: int, chance: Chance) -> State:
        return imagine(s, chance)


GAME = Village()
