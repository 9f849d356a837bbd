"""Positions for scenes: a real start, changed in a line or two, and moves by their names."""

from igroteka import games
from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, Scripted, key_of
from igroteka.engine.dealer import Dealer, Event
from igroteka.games.my_village import death, rules
from igroteka.games.my_village.components import (
    CHURCHES,
    COUNCILS,
    CRAFTS,
    CUSTOMERS,
    GOODS,
    MONKS,
    ROADS,
    STACKS,
    TRAVELS,
    WORKSHOPS,
)
from igroteka.games.my_village.kinds import BANNER_KEYS, CATALOGUE, CUSTOMER_BANNER, DICE, VILLAGER_KEYS
from igroteka.games.my_village.state import State
from igroteka.games.my_village.village import Village

GAME = games.find("my_village")


class Scene:
    """A table where seat 0 is the first player; the script says what dice and shuffles do from here on."""

    def __init__(self, players: int = 3, rolls: list[int] | None = None, orders: list[list[int]] | None = None) -> None:
        dealer = Dealer(Chance(key_of("scene"), 0))
        state = GAME.start(players, {"first": "0"}, dealer)
        assert isinstance(state, State)
        self.s = state
        for seat, village in enumerate(self.s.villages):
            village.coins = 0
            village.board = seat
        self.journal: list[Event] = []
        self.d = Dealer(Scripted([face - 1 for face in rolls or []], orders), self.journal)

    @property
    def village(self) -> Village:
        """The village of seat 0."""
        return self.s.villages[0]

    # Setting up.

    def dice(self, *dice: str) -> "Scene":
        """These dice lie on the table, as `white-3`."""
        self.s.dice = 0
        for key in dice:
            self.s.dice += 1 << 4 * GAME.nouns["die"].index(key)
        return self

    def value(self, one: int, two: int, seat: int = 0) -> "Scene":
        """A player has just taken two white dice with these faces."""
        self.s.active = seat
        self.s.turn = seat + 1
        self.s.die1, self.s.die2 = one, two
        self.s.stack = [rules.NEXT, death.REAPER, rules.BANNERS_OF[seat]]
        return self

    def coins(self, n: int, seat: int = 0) -> "Scene":
        self.s.villages[seat].coins = n
        return self

    def workshop(self, key: str, goods: int = 0, seat: int = 0) -> "Scene":
        """A workshop with so many goods on it."""
        card = WORKSHOPS.index(key)
        self.s.free_shops &= ~(1 << card)
        self.s.villages[seat].shops |= 1 << card
        for _ in range(goods):
            self.s.villages[seat].store(card // 4)
        return self

    def fields(self, n: int, ploughs: int = 0, seat: int = 0) -> "Scene":
        """The next fields of the stack; the first of them with ploughs."""
        for number in range(n):
            field = 8 - self.s.free_fields
            self.s.free_fields -= 1
            self.s.villages[seat].fields |= 1 << field
            if number < ploughs:
                self.s.villages[seat].ploughs |= 1 << field
        return self

    def customers(self, *keys: str, seat: int = 0) -> "Scene":
        """Customers in a market."""
        numbers = [CUSTOMERS.index(key) for key in keys]
        self._leave_stack(numbers)
        self.s.villages[seat].market = self.s.villages[seat].market + numbers
        return self

    def served(self, *keys: str, seat: int = 0) -> "Scene":
        """Customers already served."""
        numbers = [CUSTOMERS.index(key) for key in keys]
        self._leave_stack(numbers)
        for number in numbers:
            self.s.villages[seat].served |= 1 << number
        return self

    def offer(self, *keys: str, then: tuple[str, ...] = ()) -> "Scene":
        """Customers that wait at the clerk's office, and those on top of the stack, the next one first."""
        numbers = [CUSTOMERS.index(key) for key in keys]
        following = [CUSTOMERS.index(key) for key in then]
        self.s.customers = self.s.customers + self.s.offer
        self._leave_stack(numbers + following)
        self.s.offer = numbers
        self.s.customers = self.s.customers + following[::-1]
        return self

    def _leave_stack(self, numbers: list[int]) -> None:
        self.s.customers = [each for each in self.s.customers if each not in numbers]
        self.s.offer = [each for each in self.s.offer if each not in numbers]

    def church(self, key: str, seat: int = 0) -> "Scene":
        church = CHURCHES.index(key)
        self.s.free_churches &= ~(1 << church)
        self.s.villages[seat].church = church
        return self

    def monks(self, *keys: str, seat: int = 0) -> "Scene":
        """Monks who have already joined a church."""
        for key in keys:
            monk = MONKS.index(key)
            self.s.stacks = [[each for each in stack if each != monk] for stack in self.s.stacks]
            self.s.villages[seat].monks |= 1 << monk
        return self

    def monk_on_top(self, key: str) -> "Scene":
        """This monk lies on top of his stack."""
        monk = MONKS.index(key)
        number = STACKS.index(key[:-1])
        self.s.stacks[number] = [*(each for each in self.s.stacks[number] if each != monk), monk]
        return self

    def council(self, key: str, marks: int = 0, seat: int = 0) -> "Scene":
        """A council with jokers, or marked cells as bits."""
        council = COUNCILS.index(key)
        self.s.free_councils &= ~(1 << council)
        self.s.villages[seat].council = council
        self.s.villages[seat].council_marks = marks
        return self

    def meeting(self, markers: int = 0, token: str = "meeting", seat: int = 0) -> "Scene":
        """A meeting place, its markers and where its token lies."""
        self.s.villages[seat].meeting = markers
        self.s.villages[seat].token = (
            BANNER_KEYS.index(token) if token in BANNER_KEYS else CUSTOMER_BANNER + CUSTOMERS.index(token)
        )
        return self

    def journey(self, *keys: str, seat: int = 0) -> "Scene":
        """Travel cards already in the village, from A on."""
        for letter, key in enumerate(keys):
            card = TRAVELS.index(key)
            self.s.roads[letter] = [each for each in self.s.roads[letter] if each != card]
        self.s.villages[seat].journey = [TRAVELS.index(key) for key in keys]
        return self

    def road(self, *keys: str) -> "Scene":
        """The stack of a letter, the top card first."""
        self.s.roads[ROADS.index(keys[0][0])] = [TRAVELS.index(key) for key in reversed(keys)]
        return self

    def houses(self, *story: int) -> "Scene":
        """Story points in the main houses, from seat 0 on."""
        for village, points in zip(self.s.villages, story, strict=True):
            village.house = points
        return self

    def trees(self, *story: int) -> "Scene":
        """Story points on the trees, from seat 0 on."""
        for village, points in zip(self.s.villages, story, strict=True):
            village.tree = points
        return self

    def chronicle(self, **coffins: int) -> "Scene":
        """So many coffins of these professions are in the chronicle."""
        self.s.chronicle = sum(n << 8 * VILLAGER_KEYS.index(villager) for villager, n in coffins.items())
        return self

    def without(self, *villagers: str, seat: int = 0) -> "Scene":
        """Villagers who are no more."""
        for villager in villagers:
            self.s.villages[seat].villagers &= ~(1 << VILLAGER_KEYS.index(villager))
        return self

    # Playing and looking.

    def play(self, *names: str) -> "Scene":
        """Moves of whoever is asked, one after the other; each must be legal."""
        for name in names:
            assert name in self.legal(), f"{name} is not among {self.legal()}"
            seat = kernel.to_act(self.s)[0]
            kernel.play(self.s, seat, CATALOGUE.ids[name], self.d)
        return self

    def legal(self) -> list[str]:
        """The names of the moves of whoever is asked."""
        return [CATALOGUE.names[move] for move in kernel.legal(self.s, kernel.to_act(self.s)[0])]

    def can(self, name: str) -> bool:
        return name in self.legal()

    def why(self, name: str) -> str:
        """The reason for which a move is refused, in words."""
        assert not self.can(name)
        seat = kernel.to_act(self.s)[0]
        why = self.s.stack[-1].why_not(self.s, seat, CATALOGUE.ids[name])
        assert why is not None
        return GAME.speaker("en").text(why)

    def prompt(self) -> str:
        """What is asked, in words."""
        return GAME.speaker("en").text(self.s.stack[-1].prompt(self.s, kernel.to_act(self.s)[0]))

    def asked(self) -> tuple[int, str]:
        """Who is asked what, by the name of the question."""
        return kernel.to_act(self.s)[0], type(self.s.stack[-1]).__name__

    def told(self) -> list[str]:
        """The names of the events so far."""
        return [event.kind.name for event in self.journal]

    def goods(self, good: str, seat: int = 0) -> int:
        return self.s.villages[seat].stock(GOODS.index(good))

    def on_trees(self) -> list[int]:
        """Story points on the trees, from seat 0 on."""
        return [village.tree for village in self.s.villages]

    def dice_left(self) -> list[int]:
        """How many of each kind of die can still be taken."""
        return [self.s.dice_left(kind) for kind in range(DICE)]

    def owns(self, key: str, seat: int = 0) -> bool:
        """Whether a workshop belongs to a village."""
        return self.s.villages[seat].shops >> WORKSHOPS.index(key) & 1 == 1

    def present(self, villager: str, seat: int = 0) -> bool:
        return self.s.villages[seat].has(VILLAGER_KEYS.index(villager))

    def prestige(self, seat: int = 0) -> dict[str, int]:
        return GAME.breakdown(self.s, seat)


CRAFT_OF = dict(zip(GOODS, CRAFTS, strict=True))
