"""What everybody has seen of the influence cards, and what a seat can imagine from it.

Everyone's deck is the same 24 cards. What a seat reveals is seen, and so is a card that it puts back under its deck;
stacks that are never revealed leave the game unseen. Money, goods and privileges lie behind the screen, but they come
and go openly, so a good memory knows them.
"""

from mypy_extensions import i64

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Kind
from igroteka.engine.memory import Memory as EngineMemory
from igroteka.games.strasbourg.family import Family
from igroteka.games.strasbourg.kinds import (
    CARDS_EACH,
    DEALT,
    DIVIDING,
    DRAWING,
    LAYS_OUT,
    PLANNED,
    RECOVERS,
    REVEALS,
    ROUNDS,
    TASKS,
    UNUSED,
)
from igroteka.games.strasbourg.stacks import ALL_CARDS, ONE, cards_of, count_of, size_of, stack_of
from igroteka.games.strasbourg.state import State


class Seen:
    """What everybody remembers of one player's influence cards."""

    def __init__(self) -> None:
        self.deck: i64 = CARDS_EACH
        """How many cards the deck has; while the seat plans, how many it had before."""
        self.under: list[int] = []
        """The cards known at the bottom of the deck, the lowest one first."""
        self.open: i64 = 0
        """The cards that were revealed and not put back, as if they were one stack, like those that follow."""
        self.held: i64 = 0
        """The cards that are surely among the stacks, since they were drawn from the bottom of the deck."""
        self.gone: i64 = 0
        """The cards that surely left the game unseen."""

    def copy(self) -> "Seen":
        """The same, sharing nothing."""
        twin = Seen()
        twin.deck = self.deck
        twin.under = self.under[:]
        twin.open = self.open
        twin.held = self.held
        twin.gone = self.gone
        return twin

    def laid_out(self, n: int) -> None:
        """The seat has drawn so many cards."""
        self.deck -= n
        while len(self.under) > self.deck:
            self.held += ONE[self.under.pop()]

    def revealed(self, value: int) -> None:
        """A card was revealed."""
        self.open += ONE[value]
        if count_of(self.held, value):
            self.held -= ONE[value]

    def recovered(self, value: int) -> None:
        """A revealed card went under the deck."""
        self.open -= ONE[value]
        self.under.insert(0, value)
        self.deck += 1

    def discarded(self) -> None:
        """The stacks that are left have gone, unseen."""
        self.gone += self.held
        self.held = 0

    def unknown(self) -> list[int]:
        """The cards of which nobody else knows where they are, in order."""
        return cards_of(ALL_CARDS - self.open - self.held - self.gone - stack_of(self.under))


class Memory(EngineMemory):
    """What everybody at the table remembers of everybody."""

    def __init__(self, seen: list[Seen]) -> None:
        self.seen = seen

    def copy(self) -> "Memory":
        return Memory([each.copy() for each in self.seen])

    def note(self, kind: Kind, seat: int, a: int, b: int, items: list[int]) -> None:
        if kind is LAYS_OUT:
            self.seen[seat].laid_out(b)
        elif kind is REVEALS:
            for card in items:
                self.seen[seat].revealed(card + 1)
        elif kind is RECOVERS:
            self.seen[seat].recovered(a + 1)
        elif kind is UNUSED:
            self.seen[seat].discarded()


def imagine(s: State, memory: Memory, seat: int, chance: Chance) -> State:
    """A position that the seat can't tell from `s`."""
    t = s.copy()
    redeal_tasks(t, seat, chance)
    for other in range(s.players):
        family = t.families[other]
        seen = memory.seen[other]
        if other == seat:
            reorder_deck(family.deck, seen, chance)
        else:
            redraw(family, seen, ROUNDS - t.round, chance)
    return t


def redeal_tasks(t: State, seat: int, chance: Chance) -> None:
    """The others' tasks: any that are not one's own. At the end everyone has shown what he kept."""
    over = not t.stack
    known = [False] * TASKS
    shown: list[list[int]] = []
    for other in range(t.players):
        family = t.families[other]
        cards: list[int] = []
        for i in range(DEALT):
            if other == seat or (over and family.kept >> i & 1):
                cards.append(family.dealt[i])
        for task in cards:
            known[task] = True
        shown.append(cards)
    rest = [task for task in range(TASKS) if not known[task]]
    chance.shuffle(rest)
    for other in range(t.players):
        if other != seat:
            family = t.families[other]
            cards = shown[other]
            if over:
                family.kept = (1 << len(cards)) - 1
            elif family.decided == DEALT:
                family.kept = 1 + chance.below((1 << DEALT) - 1)
            else:
                family.kept = chance.below(1 << family.decided)
            while len(cards) < DEALT:
                cards.append(rest.pop())
            family.dealt = bytes(cards)


def reorder_deck(deck: list[int], seen: Seen, chance: Chance) -> None:
    """One's own deck: the cards are known, their order isn't, but for those that one has put under it."""
    known = min(len(seen.under), len(deck))
    unknown = sorted(deck[known:])
    chance.shuffle(unknown)
    deck[known:] = unknown


def redraw(family: Family, seen: Seen, rounds: int, chance: Chance) -> None:
    """Another player's hidden cards: gather what nobody has seen, and deal it out anew; so many rounds are left."""
    unknown = seen.unknown()
    chance.shuffle(unknown)
    hidden_in_deck = seen.deck - len(seen.under)
    deck = seen.under + unknown[:hidden_in_deck]
    rest = unknown[hidden_in_deck:]
    if family.plans_hidden():
        imagine_plan(family, deck, rounds, chance)
    else:
        rest = refill_stacks(family, seen, rest, chance)
    family.deck = deck
    family.boxed = seen.open - family.bid + seen.gone + stack_of(rest)


def refill_stacks(family: Family, seen: Seen, rest: list[int], chance: Chance) -> list[int]:
    """Stacks of the sizes that are seen, with the cards that must be among them; returns what is left."""
    cards = cards_of(seen.held)
    sizes = [size_of(stack) for stack in family.stacks]
    wanted = sum(sizes) - len(cards)
    cards += rest[:wanted]
    chance.shuffle(cards)
    stacks: list[int] = []
    for size in sizes:
        stacks.append(stack_of(cards[:size]))
        cards = cards[size:]
    family.stacks = stacks
    return rest[wanted:]


def imagine_plan(family: Family, deck: list[int], rounds: int, chance: Chance) -> None:
    """A seat that is planning unseen has just begun; one that has finished has drawn some of its cards."""
    family.stacks = []
    family.drawn = 0
    if family.plan in (DRAWING, DIVIDING):
        family.plan = DRAWING
        family.drawn = ONE[deck.pop()]
        return
    assert family.plan == PLANNED
    share = max(1, len(deck) // rounds)
    n = min(len(deck), 1 + chance.below(2 * share))
    for _ in range(n):
        card = ONE[deck.pop()]
        number = chance.below(len(family.stacks) + 1)
        if number == len(family.stacks):
            family.stacks.append(card)
        else:
            family.stacks[number] += card
