"""The position: boards, score sheets, dice, and what the player whose turn it is has at hand.

What players have is in flat lists by seat: `stock[seat * ITEM_COUNT + item]`, `boxes[seat * PROJECT_COUNT + project]`.
"""

from typing import Any

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Noun
from igroteka.games.bronze_age.components import DEVELOPMENTS, DISASTERS, ITEMS, PROJECTS
from igroteka.games.bronze_age.kinds import (
    BOXES,
    CITY_COUNT,
    GOOD_COUNT,
    ITEM_COUNT,
    LOSES,
    MONUMENT_COUNT,
    PROJECT_COUNT,
    ROW,
    START_CITIES,
    VALUE,
)


class State(engine.State):
    """A position of The Bronze Age."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        edition: int,
        trading: bool,
        spears_spent: bool,
        first: int,
        round: int,  # noqa: A002 - what players call it
        ending: bool,
        active: int,
        rolls: int,
        dice: list[int],
        workers: int,
        coins: int,
        swaps: int,
        offers: int,
        placed: list[int],
        offer: list[int],
        stock: list[int],
        boxes: list[int],
        builders: list[int],
        developments: list[int],
        ships: list[int],
        disasters: list[int],
    ) -> None:
        super().__init__(players, stack)
        self.edition = edition
        """Which score sheet is played on; never changed, like the next three."""
        self.trading = trading
        self.spears_spent = spears_spent
        """Whether Smithing spends spearheads, or merely counts them."""
        self.first = first
        self.round = round
        self.ending = ending
        """Whether this round is the last."""
        self.active = active
        self.rolls = rolls
        """How often the active player has rolled."""
        self.dice = dice
        """What each die shows, in their order; none before the roll."""
        self.workers = workers
        self.coins = coins
        self.swaps = swaps
        """How many ships can still swap this turn."""
        self.offers = offers
        """How many offers may still be begun this turn."""
        self.placed = placed
        """Where workers were put this turn, one by one."""
        self.offer = offer
        """The offer being made: what is given by item, then what is wanted by item. Empty if there is none."""
        self.stock = stock
        self.boxes = boxes
        self.builders = builders
        """For each monument who finished it first: a seat, nobody yet (-1), or it is not in play (-2)."""
        self.developments = developments
        """By seat, as bits."""
        self.ships = ships
        self.disasters = disasters
        """Points lost, by seat."""

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.edition,
            self.trading,
            self.spears_spent,
            self.first,
            self.round,
            self.ending,
            self.active,
            self.rolls,
            self.dice[:],
            self.workers,
            self.coins,
            self.swaps,
            self.offers,
            self.placed[:],
            self.offer[:],
            self.stock[:],
            self.boxes[:],
            self.builders[:],
            self.developments[:],
            self.ships[:],
            self.disasters[:],
        )

    # Looking.

    def after(self, seat: int) -> int:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.players else 0

    def owns(self, seat: int, development: int) -> bool:
        """Whether a player has a development."""
        return self.developments[seat] >> development & 1 == 1

    def developed(self, seat: int) -> int:
        """How many developments a player has."""
        bits = self.developments[seat]
        count = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    def has(self, seat: int, item: int) -> int:
        """How many of a good, or how much food, a player has."""
        return self.stock[seat * ITEM_COUNT + item]

    def goods(self, seat: int) -> int:
        """How many goods a player has, of all kinds together."""
        start = seat * ITEM_COUNT
        count = 0
        for good in range(GOOD_COUNT):
            count += self.stock[start + good]
        return count

    def goods_value(self, seat: int) -> int:
        """What a player's goods are worth, each stack at its full value."""
        start = seat * ITEM_COUNT
        value = 0
        for good in range(GOOD_COUNT):
            value += VALUE[good][self.stock[start + good]]
        return value

    def is_built(self, seat: int, project: int) -> bool:
        """Whether all boxes of a city or monument are marked."""
        return self.boxes[seat * PROJECT_COUNT + project] == BOXES[project]

    def has_monument(self, seat: int, monument: int) -> bool:
        """Whether a player has finished a monument."""
        return self.is_built(seat, CITY_COUNT + monument)

    def monuments(self, seat: int) -> int:
        """How many monuments a player has finished."""
        count = 0
        for monument in range(MONUMENT_COUNT):
            if self.has_monument(seat, monument):
                count += 1
        return count

    def cities(self, seat: int) -> int:
        """How many cities a player has: so many dice, so many mouths."""
        count = START_CITIES
        for city in range(CITY_COUNT):
            if self.is_built(seat, city):
                count += 1
        return count

    # What happens to players.

    def gain(self, seat: int, item: int, count: int) -> int:
        """Add to a row, as far as there is room; returns how many came in."""
        place = seat * ITEM_COUNT + item
        room = ROW[item] - self.stock[place]
        if count > room:
            count = room
        self.stock[place] += count
        return count

    def pay(self, seat: int, item: int, count: int) -> None:
        """Take from a row."""
        self.stock[seat * ITEM_COUNT + item] -= count

    def lose_points(self, seat: int, disaster: int, points: int, d: Dealer) -> None:
        """Mark boxes for a disaster. The sheet's boxes are not a limit."""
        self.disasters[seat] += points
        d.tell(LOSES, seat, disaster, points)


class Question(engine.Question[State]):
    """A question of The Bronze Age."""


class Then(engine.Then[State]):
    """A step of the turn: it asks its question, or passes."""


def good_noun(item: int) -> Noun:
    """A good, or food, by its name."""
    return Noun("good", ITEMS[item])


def project_noun(project: int) -> Noun:
    """A city or monument by its name."""
    return Noun("project", PROJECTS[project])


def development_noun(development: int) -> Noun:
    """A development by its name."""
    return Noun("development", DEVELOPMENTS[development])


def disaster_noun(disaster: int) -> Noun:
    """A disaster by its name."""
    return Noun("disaster", DISASTERS[disaster])
