"""The position: piles, decks, hands, and the verbs that the rulebook's vocabulary names (draw, discard, gain, trash).

Hands and supply are counts by kind, since their cards are asked for by kind; the supply as bytes, for it is read far
more often than changed, and copies can share it. Decks and discard piles are lists whose last card is the top one, and
the trash is a list too, since mostly it is empty or nearly so.
"""

from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import u8

from igroteka.engine import state as engine
from igroteka.engine.dealer import Dealer
from igroteka.games.dominion.kinds import (
    CARDS,
    CLEANS_UP,
    COINS,
    DISCARDS,
    DISCARDS_HIDDEN,
    DISCARDS_REVEALED,
    DISCARDS_TOP,
    DRAWS,
    DRAWS_HIDDEN,
    GAINS,
    GAINS_TO_DECK,
    GAINS_TO_HAND,
    HAND,
    IS_ACTION,
    LAYS_OPEN,
    NO_CARD,
    PLAYS,
    REVEALS,
    SHUFFLES,
    TOPDECKS,
    TRASHES,
)


def counts_of(cards: list[int]) -> list[int]:
    """Cards as counts by kind."""
    counts = [0] * CARDS
    for card in cards:
        counts[card] += 1
    return counts


def changed(counts: bytes, card: int, by: int) -> bytes:
    """The same counts with so many more of a kind.

    >>> list(changed(bytes([3, 5, 8]), 1, -1))
    [3, 4, 8]
    """
    row = BytesWriter()
    row.write(counts)
    row[card] = u8(counts[card] + by)
    return row.getvalue()


class State(engine.State):
    """A position of Dominion."""

    def __init__(
        self,
        players: int,
        stack: list[engine.Question[Any]],
        kingdom: list[int],
        active: int,
        turns: list[int],
        actions: int,
        buys: int,
        coins: int,
        supply: bytes,
        empty_piles: int,
        trash: list[int],
        hands: list[list[int]],
        sizes: list[int],
        decks: list[list[int]],
        discards: list[list[int]],
        played: list[int],
        aside: list[int],
        looked: int,
        picked: list[int],
        loot: list[int],
        shielded: int,
    ) -> None:
        super().__init__(players, stack)
        self.kingdom = kingdom
        """The ten kinds in play; never changed."""
        self.active = active
        self.turns = turns
        """How many turns each seat has begun."""
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.supply = supply
        self.empty_piles = empty_piles
        self.trash = trash
        self.hands = hands
        self.sizes = sizes
        """How many cards each hand holds."""
        self.decks = decks
        self.discards = discards
        self.played = played
        """The active seat's cards in play, in order."""
        self.aside = aside
        """Cards lying open until a card is done with them: revealed by Thief or Adventurer, set aside for Library."""
        self.looked = looked
        """The Action just drawn for Library, while its owner decides on it."""
        self.picked = picked
        """Cards that the asked seat has picked from its hand and will discard all at once."""
        self.loot = loot
        """Which of the cards in the trash were put there by the Thief being played."""
        self.shielded = shielded
        """Which seats, as bits, have shown a Moat against the Attack being played."""

    def copy(self) -> "State":
        return State(
            self.players,
            self.stack[:],
            self.kingdom,
            self.active,
            self.turns[:],
            self.actions,
            self.buys,
            self.coins,
            self.supply,
            self.empty_piles,
            self.trash[:],
            [hand[:] for hand in self.hands],
            self.sizes[:],
            [deck[:] for deck in self.decks],
            [pile[:] for pile in self.discards],
            self.played[:],
            self.aside[:],
            self.looked,
            self.picked[:],
            self.loot[:],
            self.shielded,
        )

    # Looking.

    def after(self, seat: int) -> int:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.players else 0

    def has_action(self, seat: int) -> bool:
        """Whether an Action is in hand."""
        hand = self.hands[seat]
        for card in self.kingdom:
            if hand[card] and IS_ACTION[card]:
                return True
        return False

    def in_hand(self, seat: int) -> list[int]:
        """The hand as a list of cards."""
        hand = self.hands[seat]
        return [card for card, n in enumerate(hand) for _ in range(n)]

    def held(self, seat: int) -> list[int]:
        """How many of each kind a player owns, wherever the cards are."""
        counts = self.hands[seat][:]
        for card in self.decks[seat]:
            counts[card] += 1
        for card in self.discards[seat]:
            counts[card] += 1
        if seat == self.active:
            for card in self.played:
                counts[card] += 1
            if self.looked != NO_CARD:
                counts[self.looked] += 1
        if self.aside and seat == self.owner_of_aside():
            for card in self.aside:
                counts[card] += 1
        if self.picked and seat == self.stack[-1].seat:
            for card in self.picked:
                counts[card] += 1
        return counts

    def owner_of_aside(self) -> int:
        """Whose cards lie open: the victim's while a Thief chooses, else the active player's."""
        return int(getattr(self.stack[-1], "victim", self.active)) if self.stack else self.active

    # «+X карт», and what it takes to find a card when the deck is empty.

    def draw(self, seat: int, n: int, d: Dealer) -> None:
        """Draw cards into hand; as many as there are."""
        deck = self.decks[seat]
        hand = self.hands[seat]
        while n > 0:
            if not deck and not self.reshuffle(seat, d):
                return
            some = min(n, len(deck))
            if d.journal is not None:  # nobody else hears a whisper
                drawn = deck[len(deck) - some :]
                drawn.reverse()
                d.whisper_list(DRAWS, seat, drawn)
            if d.loud:
                d.tell_others(DRAWS_HIDDEN, seat, some)
            for _ in range(some):
                card = deck.pop()
                hand[card] = hand[card] + 1  # compiled, `+=` would add objects here
            self.sizes[seat] += some
            n -= some

    def reshuffle(self, seat: int, d: Dealer) -> bool:
        """Make a new deck of the discard pile, once the old one is empty; False if there is nothing to make it of."""
        pile = self.discards[seat]
        if not pile:
            return False
        deck = self.decks[seat]
        deck += pile
        pile.clear()
        d.chance.shuffle(deck)
        d.tell(SHUFFLES, seat)
        return True

    # «Раскройте»

    def reveal(self, seat: int, d: Dealer) -> int:
        """Show the top card and leave it there; NO_CARD if there is none."""
        deck = self.decks[seat]
        if not deck and not self.reshuffle(seat, d):
            return NO_CARD
        d.tell(REVEALS, seat, deck[-1])
        return deck[-1]

    def reveal_aside(self, seat: int, d: Dealer) -> int:
        """Show the top card and lay it open; NO_CARD if there is none."""
        deck = self.decks[seat]
        if not deck and not self.reshuffle(seat, d):
            return NO_CARD
        card = deck.pop()
        self.aside.append(card)
        d.tell(LAYS_OPEN, seat, card)
        return card

    def discard_aside(self, seat: int, d: Dealer) -> None:
        """The cards lying open go to the discard pile."""
        if self.aside:
            d.tell_list(DISCARDS_REVEALED, seat, self.aside)
            self.discards[seat] += self.aside
            self.aside.clear()

    def discard_top(self, seat: int, d: Dealer) -> None:
        """The revealed top card goes to the discard pile."""
        card = self.decks[seat].pop()
        self.discards[seat].append(card)
        d.tell(DISCARDS_TOP, seat, card)

    # «Сбросьте»

    def pick(self, seat: int, card: int) -> None:
        """Pick a card from hand, to be discarded together with others."""
        self.leave_hand(seat, card)
        self.picked.append(card)

    def discard_picked(self, seat: int, d: Dealer) -> None:
        """Discard what was picked, all at once: others see the number and the top card only."""
        if self.picked:
            d.whisper_list(DISCARDS, seat, self.picked)
            d.tell_others(DISCARDS_HIDDEN, seat, len(self.picked), self.picked[-1])
            if seat != self.active:
                d.come_to_light()  # whoever attacked sees a card of another's hand
            self.discards[seat] += self.picked
            self.picked.clear()

    # «Получите», «Выкиньте на свалку», and other ways of a card.

    def take_from_supply(self, card: int) -> None:
        """One card less in its pile."""
        self.supply = changed(self.supply, card, -1)
        if self.supply[card] == 0:
            self.empty_piles += 1

    def gain(self, seat: int, card: int, d: Dealer) -> None:
        """Gain a card from the supply to the discard pile."""
        self.take_from_supply(card)
        self.discards[seat].append(card)
        d.tell(GAINS, seat, card)

    def gain_to_hand(self, seat: int, card: int, d: Dealer) -> None:
        """Gain a card from the supply into hand."""
        self.take_from_supply(card)
        self.enter_hand(seat, card)
        d.tell(GAINS_TO_HAND, seat, card)

    def gain_to_deck(self, seat: int, card: int, d: Dealer) -> None:
        """Gain a card from the supply onto the deck."""
        self.take_from_supply(card)
        self.decks[seat].append(card)
        d.tell(GAINS_TO_DECK, seat, card)

    def trash_from_hand(self, seat: int, card: int, d: Dealer) -> None:
        """Put a card from hand into the trash."""
        self.leave_hand(seat, card)
        self.trash.append(card)
        d.tell(TRASHES, seat, card)

    def put_on_deck(self, seat: int, card: int, d: Dealer) -> None:
        """Put a card from hand onto the deck, openly."""
        self.leave_hand(seat, card)
        self.decks[seat].append(card)
        d.tell(TOPDECKS, seat, card)

    def lay_down(self, card: int, d: Dealer) -> None:
        """Move a card from the active hand into play."""
        self.leave_hand(self.active, card)
        self.played.append(card)
        d.tell(PLAYS, self.active, card)

    def lay_down_treasure(self, card: int, d: Dealer) -> None:
        """Play a Treasure for its coins."""
        self.lay_down(card, d)
        self.coins += COINS[card]

    def leave_hand(self, seat: int, card: int) -> None:
        """One card less in hand."""
        self.hands[seat][card] -= 1
        self.sizes[seat] -= 1

    def enter_hand(self, seat: int, card: int) -> None:
        """One card more in hand."""
        self.hands[seat][card] += 1
        self.sizes[seat] += 1

    # «Фаза расчистки»

    def clean_up(self, seat: int, d: Dealer) -> None:
        """Discard hand and play, draw five.

        The order of discarding is free (and only the top card is ever seen), so the played cards, known to all, go on
        top of the hand.
        """
        hand = self.hands[seat]
        pile = self.discards[seat]
        left = self.sizes[seat]
        card = 0
        while left:
            n = hand[card]
            if n:
                for _ in range(n):
                    pile.append(card)
                hand[card] = 0
                left -= n
            card += 1
        if d.loud:
            on_top = pile[-1] if self.sizes[seat] and not self.played else NO_CARD
            d.tell_list(CLEANS_UP, seat, self.played, self.sizes[seat], on_top)
        self.sizes[seat] = 0
        pile += self.played
        self.played.clear()
        self.draw(seat, HAND, d)
