"""Setting up positions in a few words, by changing a real start: cubes, goods and people are moved, never invented."""

from igroteka.engine import state as kernel
from igroteka.engine.chance import SETUP, Chance, Scripted, key_of
from igroteka.engine.dealer import Dealer, Event
from igroteka.games.village import GAME
from igroteka.games.village.components import CUSTOMERS, ITEMS, PLACES, SPACES
from igroteka.games.village.counts import count_of
from igroteka.games.village.kinds import BITS, CATALOGUE, GENERATION, MEMBERS, N_CUBES
from igroteka.games.village.look import by_item
from igroteka.games.village.state import State

PETER, MARINA, FEDOR, ANNA = 0, 1, 2, 3


class Scene:
    """A match in which Peter is to move first. `numbers` are what chance says, in order."""

    def __init__(self, players: int = 3, numbers: list[int] | None = None) -> None:
        start = GAME.start(players, {"first": "0"}, Dealer(Chance(key_of("scene"), SETUP)))
        assert isinstance(start, State)
        self.s = start
        kernel.settle(self.s, Dealer(Chance(key_of("scene"), 0)))
        self.chance = Scripted(numbers)
        self.events: list[Event] = []
        self.dealer = Dealer(self.chance, self.events)

    # Setting up.

    def farm(self, seat: int, **stock: int) -> "Scene":
        """Exactly this lies on a farm; the rest is in the supply."""
        for item, key in enumerate(ITEMS):
            wanted = stock.pop(key, 0)
            missing = wanted - self.s.has(seat, item)
            self.s.families[seat].add(item, missing)
            if item < N_CUBES and missing > self.s.supply(item):
                from_bag = missing - self.s.supply(item)
                assert from_bag <= count_of(self.s.bag, item)
                self.s.bag -= from_bag << BITS * item
                missing -= from_bag
            assert missing <= self.s.supply(item)
            self.s.stock -= missing << BITS * item
        assert not stock, stock
        return self

    def board(self, **spaces: str) -> "Scene":
        """Exactly these cubes are on the board: `board(market="green plague")`; the others are in the supply."""
        self.s.stock += sum(self.s.board)
        self.s.board = [0] * len(SPACES)
        self.s.cubes_left = 0
        for space, cubes in spaces.items():
            for cube in cubes.split():
                one = 1 << BITS * ITEMS.index(cube)
                self.s.stock -= one
                self.s.board[SPACES.index(space)] += one
                self.s.cubes_left += 1
        return self

    def empty_bag(self) -> "Scene":
        """The cubes in the green bag are in the supply instead."""
        self.s.stock += self.s.bag
        self.s.bag = 0
        return self

    def family(self, seat: int, **places: list[int]) -> "Scene":
        """Exactly these members are in play (`family(FEDOR, farm=[1, 1], city_a=[2])`); the rest is unborn."""
        left = list(range(MEMBERS))
        for place, generations in places.items():
            for generation in generations:
                member = next(each for each in left if GENERATION[each] == generation - 1)
                left.remove(member)
                self.s.families[seat].put(member, PLACES.index(place.replace("_", "-")))
        for member in left:
            self.s.families[seat].put(member, PLACES.index("unborn"))
        return self

    def market(self, stalls: list[str], queue: list[str] | None = None, pile: list[str] | None = None) -> "Scene":
        """These customers are at the stalls, in the queue and on the pile (top first); the others are behind them."""
        named = [CUSTOMERS.index(key) for key in [*stalls, *(queue or []), *(pile or [])]]
        served = sum(family.served for family in self.s.families)
        others = [n for n in range(len(CUSTOMERS)) if n not in named and not served >> n & 1]
        self.s.stalls = named[: len(stalls)]
        self.s.queue = named[len(stalls) : len(stalls) + len(queue or [])]
        on_pile = named[len(stalls) + len(queue or []) :]
        if queue is None:
            self.s.queue, others = others[:5], others[5:]
        self.s.pile = others + on_pile[::-1]
        return self

    def nobody_behind(self) -> "Scene":
        """No customers but those at the stalls: the others have been served (by the last seat)."""
        self.serve(self.s.players - 1, *self.s.queue, *self.s.pile)
        self.s.queue, self.s.pile = [], []
        return self

    def serve(self, seat: int, *customers: int) -> "Scene":
        """A family has served these customers."""
        for customer in customers:
            self.s.families[seat].served |= 1 << customer
        return self

    def life(self, seat: int, steps: int) -> "Scene":
        """So far a family has gone since it last crossed the bridge."""
        self.s.families[seat].life = steps
        return self

    def room(self, graves: int | None = None, **chapters: int) -> "Scene":
        """So many spaces are free: `room(crafts=1, graves=2)`."""
        keys = ["crafts", "council", "travel", "church", "farm"]
        for chapter, n in chapters.items():
            self.s.chronicle_room[keys.index(chapter)] = n
        if graves is not None:
            self.s.graves_room = graves
        return self

    # Playing.

    @property
    def asked(self) -> int | None:
        """Who is to answer; None when the match is over."""
        asked = kernel.to_act(self.s)
        return asked[0] if asked else None

    @property
    def legal(self) -> list[str]:
        """What may be answered."""
        asked = self.asked
        return [] if asked is None else [CATALOGUE.names[move] for move in kernel.legal(self.s, asked)]

    def play(self, *names: str) -> "Scene":
        """Answer what is asked, again and again."""
        for name in names:
            assert name in self.legal, f"{name} is not possible ({self.why(name)}); possible are {self.legal}"
            asked = self.asked
            assert asked is not None
            kernel.play(self.s, asked, CATALOGUE.ids[name], self.dealer)
        return self

    def why(self, name: str) -> str:
        """Why a move is refused now."""
        assert self.asked is not None
        text = self.s.stack[-1].why_not(self.s, self.asked, CATALOGUE.ids[name])
        return "" if text is None else GAME.speaker().text(text)

    def mass(self) -> "Scene":
        """Peter takes the last cube of the round and does nothing with it, so that mass begins."""
        self.board(travel="orange")
        self.play("take:travel:orange")
        while "skip" in self.legal:
            self.play("skip")
        return self

    # Looking.

    def stock(self, seat: int) -> dict[str, int]:
        """What lies on a farm."""
        return by_item(self.s.families[seat].stock)

    def at(self, seat: int, place: str) -> list[int]:
        """The generations of a family at a place."""
        family = self.s.families[seat]
        return [GENERATION[member] + 1 for member in range(MEMBERS) if family.place_of(member) == PLACES.index(place)]

    def cubes(self, space: str) -> dict[str, int]:
        """The cubes on an action space."""
        return by_item(self.s.board[SPACES.index(space)])

    def prestige(self) -> list[int]:
        """Prestige earned by each family."""
        return [family.prestige for family in self.s.families]

    def has_served(self, seat: int, customer: int) -> bool:
        return self.s.families[seat].served >> customer & 1 == 1

    def customers(self, where: list[int]) -> list[str]:
        """Customers by their keys."""
        return [CUSTOMERS[customer] for customer in where]

    def says(self, language: str = "en") -> list[str]:
        """The log, in words."""
        return [GAME.speaker(language).text(GAME.describe(event)) for event in self.events]

    def told(self) -> list[str]:
        """What happened, by name."""
        return [event.kind.name for event in self.events]
