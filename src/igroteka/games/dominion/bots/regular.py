"""A player who looks at the kingdom, decides on a plan, and follows it with sense.

The room's network mostly does better; this one plays where it doesn't, says why, and guides what searches.
"""

from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.dominion.bots.kingdoms import FOR_TWO, LEANINGS, PLANS_BY_NUMBER, RECOMMENDED, UNLEARNED
from igroteka.games.dominion.bots.planned import Planned, plan
from igroteka.games.dominion.components import BASIC, KEYS, KINGDOMS
from igroteka.games.dominion.state import State


class Regular(Strategy):
    """Chooses one of several plans by the ten cards on the table."""

    looks_further = False

    def __init__(self) -> None:
        self.general: list[Planned] = [plan(text) for text in PLANS_BY_NUMBER]
        self.sets: list[list[int]] = []
        """The recommended kingdoms, by card numbers."""
        self.fitted: list[Planned] = []
        """A plan made for each of them."""
        self.for_two: list[int] = []
        """Those that only two players should follow."""
        for key, text in RECOMMENDED.items():
            if key in FOR_TWO:
                self.for_two.append(len(self.sets))
            self.sets.append(sorted(KEYS.index(card) for card in KINGDOMS[key]))
            self.fitted.append(plan(text))
        self.unlearned = sorted(KEYS.index(card) for card in KINGDOMS[UNLEARNED])
        self.kingdom: list[int] = []
        self.players = 0
        self.plan: Planned = self.general[0]
        """What was decided on for the kingdom seen last: a match asks a thousand times."""

    def plan_for(self, kingdom: list[int], players: int) -> Planned:
        """The plan that was made for this kingdom, or the one that such cards speak for.

        The engine of the first game is for two players: with more of them the Provinces are gone before it runs.
        """
        if kingdom is not self.kingdom or players != self.players:
            self.kingdom = kingdom
            self.players = players
            self.plan = self.general[leaning(kingdom)]
            for number in range(len(self.sets)):
                if self.sets[number] == kingdom and (players == 2 or number not in self.for_two):
                    self.plan = self.fitted[number]
        return self.plan

    def knows_better(self, s: State) -> bool:
        return s.kingdom == self.unlearned

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        return self.plan_for(s.kingdom, s.players).pick(s, seat, legal)

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        return self.plan_for(s.kingdom, s.players).reason(s, seat, move)

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        return self.plan_for(s.kingdom, s.players).consider(s, seat, legal)


def leaning(kingdom: list[int]) -> int:
    """The number of the plan that does best with such cards: each card speaks for or against each plan."""
    best = 0
    most = -1_000_000
    for number in range(len(LEANINGS)):
        votes = LEANINGS[number]
        total = votes[0]
        for card in kingdom:
            place = card - BASIC + 1
            if place < len(votes):  # a card of a further set has no vote
                total += votes[place]
        if total > most:
            most = total
            best = number
    return best


REGULAR = Regular()
