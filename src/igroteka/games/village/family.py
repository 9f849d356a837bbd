"""One family: its farm, its members and how far it has come.

All of it are numbers. What lies on the farm is counted by item, and the members are known by their places, from the
eldest on (`counts.py` says how; here it is said again, since interpreted Python pays for every call); members of one
generation at one place are alike.
"""

from igroteka.engine.state import Part
from igroteka.games.village.kinds import BITS, MASK


class Family(Part):
    """What belongs to one seat."""

    def __init__(
        self, stock: int, people: int, life: int, dying: int, visited: int, prestige: int, served: int
    ) -> None:
        self.stock = stock
        """What lies on the farm."""
        self.people = people
        self.life = life
        """How far the family has gone since it last crossed the bridge."""
        self.dying = dying
        """How many members must die at the end of the turn."""
        self.visited = visited
        """The cities that have the family's marker, as bits."""
        self.prestige = prestige
        """Prestige earned during the match."""
        self.served = served
        """The customers that the family has served, as bits."""

    def copy(self) -> "Family":
        """The same family."""
        return Family(self.stock, self.people, self.life, self.dying, self.visited, self.prestige, self.served)

    def has(self, item: int) -> int:
        """How many of an item lie on the farm."""
        return self.stock >> BITS * item & MASK

    def add(self, item: int, n: int) -> None:
        """More of an item, or less."""
        self.stock += n << BITS * item

    def place_of(self, member: int) -> int:
        """Where a member is."""
        return self.people >> BITS * member & MASK

    def put(self, member: int, place: int) -> None:
        """Move a member to a place."""
        self.people += place - self.place_of(member) << BITS * member
