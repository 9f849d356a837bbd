"""What everybody has seen, and what a seat can imagine from it.

In Dominion every card that a player gains or loses is gained or lost openly, so everyone can know *which* cards each
player owns. Hidden is only *where* they are: in hand, in the deck and in what order, or deep in the discard pile. The
table remembers of each player

- all the cards, wherever they are,
- the cards on top of the deck that were seen when they were put there (by Spy or Bureaucrat),
- the cards in hand that were seen on the way there or shown (Mine, Adventurer, Moat, an honest hand),
- the cards in the discard pile that were seen on the way there,
- the cards that were surely in the deck when it was last shuffled, and not seen since. A card still held from before
  that shuffle is none of these: a hand drawn before a Gold was bought doesn't hold that Gold.

A player remembers his own cards better: all but the order of the deck.
"""

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Kind
from igroteka.engine.memory import Memory as EngineMemory
from igroteka.games.dominion.kinds import (
    BUYS,
    CARDS,
    CLEANS_UP,
    DISCARDS_HIDDEN,
    DISCARDS_REVEALED,
    DISCARDS_TOP,
    DRAWS_HIDDEN,
    GAINS,
    GAINS_TO_DECK,
    GAINS_TO_HAND,
    IS_ACTION,
    LAYS_OPEN,
    NO_CARD,
    PLAYS,
    PLAYS_TREASURES,
    REVEALS,
    SHUFFLES,
    TAKES_REVEALED,
    TOPDECKS,
    TRASHES,
    TRASHES_PLAYED,
)
from igroteka.games.dominion.questions import Question
from igroteka.games.dominion.state import State, changed, counts_of


class Seen:
    """What everybody remembers of one player's hidden cards."""

    def __init__(self, owns: bytes, size: int) -> None:
        self.owns = owns
        """How many cards of each kind there are, wherever."""
        self.top: list[int] = []
        """Known cards on the deck, the top one last."""
        self.hand: list[int] = []
        """Known cards in hand, mostly none."""
        self.pile: list[int] = []
        """Known cards in the discard pile."""
        self.shuffled = [0] * CARDS
        """How many of each kind were in the last shuffle and haven't been seen since."""
        self.size = size
        """How many cards are in hand, known or not."""
        self.old_in_hand = 0
        """How many unknown cards in hand were drawn before the last shuffle."""
        self.old_in_pile = 0
        """How many of those have gone, unseen, to the discard pile since."""
        self.looked = NO_CARD
        """The Action that Library has just drawn, if it was known on the deck."""

    def copy(self) -> "Seen":
        """The same, sharing nothing."""
        twin = Seen(self.owns, self.size)
        twin.top = self.top[:]
        twin.hand = self.hand[:]
        twin.pile = self.pile[:]
        twin.shuffled = self.shuffled[:]
        twin.old_in_hand = self.old_in_hand
        twin.old_in_pile = self.old_in_pile
        twin.looked = self.looked
        return twin

    def gained(self, card: int) -> None:
        """One card more, wherever it is put."""
        self.owns = changed(self.owns, card, 1)

    def lost(self, card: int) -> None:
        """One card less."""
        self.owns = changed(self.owns, card, -1)

    def unknown_in_hand(self) -> int:
        """How many cards in hand nobody else has seen."""
        return self.size - len(self.hand)

    def came_up(self, card: int) -> None:
        """A card of unknown place has been seen: it may be one that was in the shuffle."""
        if self.shuffled[card]:
            self.shuffled[card] -= 1

    def left_hand(self, card: int) -> None:
        """A card has openly left the hand."""
        self.size -= 1
        if card in self.hand:
            self.hand.remove(card)
        else:
            self.came_up(card)
            self.old_in_hand = max(0, self.old_in_hand - 1)

    def shown_in_hand(self, card: int, n: int) -> None:
        """So many of a kind have been shown to be in hand."""
        for _ in range(n - self.hand.count(card)):
            self.came_up(card)
            self.old_in_hand = max(0, self.old_in_hand - 1)
            self.hand.append(card)

    def drew(self, n: int) -> None:
        """Cards were drawn, those known on top first."""
        self.size += n
        for _ in range(min(n, len(self.top))):
            self.hand.append(self.top.pop())

    def shuffled_pile(self) -> None:
        """The discard pile has become the deck."""
        self.shuffled = counts_of(self.pile)
        self.pile.clear()
        self.old_in_hand = self.unknown_in_hand()
        self.old_in_pile = 0

    def revealed_top(self, card: int) -> None:
        """The top card of the deck was shown; it stays known until it is said where it goes."""
        if not self.top:
            self.came_up(card)
            self.top.append(card)

    def whole_hand_to_pile(self) -> None:
        """The hand went to the discard pile; what was unknown of it still is."""
        self.pile += self.hand
        self.old_in_pile += self.old_in_hand
        self.forget_hand()
        self.size = 0

    def some_of_hand_to_pile(self, n: int) -> None:
        """Some of the hand went to the discard pile, and nobody knows which: what was known of it is known no more."""
        self.forget_hand()
        self.size -= n

    def forget_hand(self) -> None:
        """Nothing is known of the cards in hand."""
        self.hand.clear()
        self.old_in_hand = 0

    def uncovered(self, card: int) -> None:
        """The top of the discard pile turned out to be this card, which came there unseen."""
        self.came_up(card)
        self.pile.append(card)
        self.old_in_pile = max(0, self.old_in_pile - 1)

    def dumped_deck(self, n: int, card: int) -> None:
        """The deck, of n cards, was put into the discard pile; its bottom card now lies on top."""
        if n > len(self.top):
            self.came_up(card)
            self.pile.append(card)
        self.pile += self.top
        self.top.clear()


class CardEvent(Kind):
    """A kind of event that one card brings along, with what everybody learns from it."""

    def note(self, seen: list[Seen], seat: int, a: int, b: int, items: list[int]) -> None:
        """Take in one such event: of whom, its values and its list."""
        raise NotImplementedError(type(self).__name__)


class Memory(EngineMemory):
    """What everybody at the table remembers of everybody."""

    def __init__(self, seen: list[Seen]) -> None:
        self.seen = seen

    def copy(self) -> "Memory":
        return Memory([each.copy() for each in self.seen])

    def note(  # noqa: C901 - one branch per kind of event, as flat as it gets
        self, kind: Kind, seat: int, a: int, b: int, items: list[int]
    ) -> None:
        card = a
        seen = self.seen[seat]
        if kind is DRAWS_HIDDEN:
            seen.drew(card)
        elif kind is PLAYS:
            seen.left_hand(card)
        elif kind is PLAYS_TREASURES:
            for each in items:
                seen.left_hand(each)
        elif kind is TOPDECKS:
            seen.left_hand(card)
            seen.top.append(card)
        elif kind is SHUFFLES:
            seen.shuffled_pile()
        elif kind is BUYS or kind is GAINS:
            seen.gained(card)
            seen.pile.append(card)
        elif kind is GAINS_TO_HAND:
            seen.gained(card)
            seen.size += 1
            seen.hand.append(card)
        elif kind is GAINS_TO_DECK:
            seen.gained(card)
            seen.top.append(card)
        elif kind is TRASHES:
            seen.lost(card)
            seen.left_hand(card)
        elif kind is TRASHES_PLAYED:
            seen.lost(card)
        elif kind is REVEALS:
            seen.revealed_top(card)
        elif kind is LAYS_OPEN:
            seen.revealed_top(card)
            seen.top.pop()
        elif kind is DISCARDS_TOP:
            seen.top.pop()
            seen.pile.append(card)
        elif kind is TAKES_REVEALED:
            seen.size += len(items)
            seen.hand += items
        elif kind is DISCARDS_HIDDEN:
            seen.some_of_hand_to_pile(card)
            seen.uncovered(b)
        elif kind is CLEANS_UP:
            uncovers = b != NO_CARD and b not in seen.hand
            seen.whole_hand_to_pile()
            seen.pile += items
            if uncovers:
                seen.uncovered(b)
        elif kind is DISCARDS_REVEALED:
            seen.pile += items
        elif isinstance(kind, CardEvent):
            kind.note(self.seen, seat, a, b, items)


def remember(s: State) -> Memory:
    """A memory that begins with this position: the sizes of the hands, and the tops of the discard piles."""
    memory = Memory([Seen(bytes(s.held(seat)), s.sizes[seat]) for seat in range(s.players)])
    for seen, pile in zip(memory.seen, s.discards, strict=True):
        if pile:
            seen.pile.append(pile[-1])
    return memory


def imagine(s: State, memory: Memory, seat: int, chance: Chance) -> State:
    """A position that the seat can't tell from `s`."""
    t = s.copy()
    for other in range(s.players):
        seen = memory.seen[other]
        if other == seat:
            reorder_deck(t.decks[other], len(seen.top), chance)
        else:
            redraw(t, other, seen, chance)
    return t


def reorder_deck(deck: list[int], known: int, chance: Chance) -> None:
    """One's own deck: the cards are known, their order isn't, but for those seen on top."""
    unknown = sorted(deck[: len(deck) - known])
    chance.shuffle(unknown)
    deck[: len(unknown)] = unknown


def redraw(t: State, seat: int, seen: Seen, chance: Chance) -> None:
    """Another player's hidden cards: gather what nobody has seen the place of, and deal it out anew."""
    asked = t.stack[-1] if t.stack and t.stack[-1].seat == seat else None
    looking = t.looked != NO_CARD and seat == t.active
    picking = t.picked if asked is not None else []
    deck, pile = t.decks[seat], t.discards[seat]

    pool = t.hands[seat][:]
    for card in [*deck, *pile, *picking]:
        pool[card] += 1
    if looking:
        pool[t.looked] += 1
    for card in [*seen.top, *seen.hand, *seen.pile]:
        pool[card] -= 1

    # Cards that are being picked were in hand when they were last seen, and nobody knows yet which they are.
    unknown_hand = t.sizes[seat] + len(picking) - len(seen.hand)
    unknown_pile = len(pile) - len(seen.pile)
    hand: list[int] = []
    if looking:
        if seen.looked != NO_CARD:
            pool[seen.looked] -= 1
            t.looked = seen.looked
        else:
            t.looked = draw_from(pool, IS_ACTION, chance)
    holds = asked.holds() if isinstance(asked, Question) and not picking else None
    if holds is not None and not any(holds[card] for card in seen.hand):
        hand.append(draw_from(pool, holds, chance))

    # What has been held since before the last shuffle is none of the cards that were in it.
    older = [max(0, n - shuffled) for n, shuffled in zip(pool, seen.shuffled, strict=True)]
    old_hand = draw_some(older, pool, min(seen.old_in_hand, unknown_hand - len(hand)), chance)
    old_pile = draw_some(older, pool, min(seen.old_in_pile, unknown_pile), chance)
    rest = as_list(pool)
    chance.shuffle(rest)

    hand += old_hand
    while len(hand) < unknown_hand:
        hand.append(rest.pop())
    t.hands[seat] = counts_of(seen.hand + hand)
    if picking:
        held = as_list(t.hands[seat])
        chance.shuffle(held)
        for i in range(len(picking)):
            picking[i] = held[i]
            t.hands[seat][held[i]] -= 1
    unknown_deck = len(deck) - len(seen.top)
    t.decks[seat] = rest[:unknown_deck] + seen.top
    if pile:
        top = pile[-1]
        hidden = old_pile + rest[unknown_deck:] + sorted(seen.pile)
        hidden.remove(top)
        t.discards[seat] = [*hidden, top]


def draw_from(pool: list[int], which: list[bool], chance: Chance) -> int:
    """Take one card of these kinds out of the pool."""
    card = chance.pick([card for card in as_list(pool) if which[card]])
    pool[card] -= 1
    return card


def draw_some(older: list[int], pool: list[int], n: int, chance: Chance) -> list[int]:
    """Take some of the older cards out of the pool."""
    cards = as_list(older)
    chance.shuffle(cards)
    drawn = cards[:n]
    for card in drawn:
        older[card] -= 1
        pool[card] -= 1
    return drawn


def as_list(counts: list[int]) -> list[int]:
    """Counts by kind as a list of cards."""
    return [card for card, n in enumerate(counts) for _ in range(n)]
