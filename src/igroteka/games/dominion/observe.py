"""What a learner is shown of Dominion: what its seat sees, and what everybody at the table could remember.

With a kingdom that is known beforehand only its seventeen kinds have features; with a random one, all do. A player
remembers his own cards but for the order of his deck; of the others everyone knows which cards they own, and where
those are that were seen on their way.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from igroteka.engine.memory import Memory as EngineMemory
from igroteka.engine.observation import (
    Features,
    put,
    put_one,
    put_seat,
    put_seats,
)
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.dominion.components import KEYS, KINGDOMS
from igroteka.games.dominion.kinds import CARDS, CURSE, NO_CARD
from igroteka.games.dominion.memory import Memory, Seen
from igroteka.games.dominion.register import QUESTIONS as ASKED_BY_CARDS
from igroteka.games.dominion.rules import ActionPhase, BuyPhase, lay_out_supply
from igroteka.games.dominion.state import State

QUESTIONS: Final[list[type]] = [ActionPhase, BuyPhase, *ASKED_BY_CARDS]
MANY: Final = 10
"""So many cards of a kind in one place are many."""


def kinds_in_play(options: dict[str, Any]) -> list[int]:
    """The kinds that have features: all, if nobody can know beforehand which ten it will be."""
    kingdom = options["kingdom"]
    if kingdom == "random":
        return list(range(CARDS))
    keys = KINGDOMS[kingdom] if isinstance(kingdom, str) else kingdom
    return [*range(CURSE + 1), *sorted([KEYS.index(key) for key in keys])]


def features(players: int, cards: list[int]) -> Features:
    """Every number of an observation, in the order in which they are written."""
    f = Features(players, QUESTIONS)
    keys = [KEYS[card] for card in cards]
    f.seats("active", 1, "whose turn it is")
    f.seats("shielded", 1, "who has shown a Moat against the Attack being played")
    f.one("actions", 5, "actions left")
    f.one("buys", 5, "buys left")
    f.one("coins", 15, "coins")
    f.one("empty_piles", 3, "piles of the supply that are empty")
    full = lay_out_supply(players, list(range(CURSE + 1, CARDS)))
    for card in cards:
        f.one(f"supply.{KEYS[card]}", full[card], "cards left in the supply")
    f.each("in_supply", keys, 1, "whether this kind is in the supply of this match at all")
    f.each("trash", keys, MANY, "cards in the trash")
    f.each("loot", keys, 2, "cards in the trash that were put there by the Thief being played")
    f.each("played", keys, MANY, "the active player's cards in play")
    f.each("aside", keys, MANY, "cards lying open: revealed, or set aside")
    f.each("hand", keys, MANY, "one's own hand")
    f.each("picked", keys, MANY, "cards of one's own hand that will be discarded")
    f.each("looked", keys, 1, "the Action that one has just drawn for Library")
    f.each("deck", keys, MANY, "one's own deck, in whatever order")
    f.each("discard", keys, MANY, "one's own discard pile")
    for seat in range(players):
        f.one(f"seat{seat}.turns", 30, "turns begun")
        f.one(f"seat{seat}.hand_size", MANY, "cards in hand")
        f.one(f"seat{seat}.deck_size", 30, "cards in the deck")
        f.one(f"seat{seat}.discard_size", 30, "cards in the discard pile")
        f.each(f"seat{seat}.on_deck", keys, 1, "the top card of the deck, if everybody has seen it")
        if seat:
            f.each(f"seat{seat}.owns", keys, MANY, "all cards of this player, wherever they are")
            f.each(f"seat{seat}.in_hand", keys, MANY, "cards in hand that everybody has seen")
            f.each(f"seat{seat}.in_discard", keys, MANY, "cards in the discard pile that everybody has seen")
    return f


class Observer(EngineObserver):
    """Writes a position as a seat knows it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        cards = kinds_in_play(options)
        super().__init__(features(players, cards))
        always = [f"in_supply.{KEYS[card]}" for card in cards if card <= CURSE or options["kingdom"] != "random"]
        self.blank = bytes([feature.name in always for feature in self.features])
        self.random = options["kingdom"] == "random"
        """Whether only the position says which ten kinds are in the supply."""
        self.cards = bytes(cards)
        """The kinds with features, in their order; these two are bytes since those are read fastest."""
        self.place = bytes([cards.index(card) if card in cards else 0 for card in range(CARDS)])
        """Where each kind stands among those."""

    def fill(self, s: Any, memory: EngineMemory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        width: i64 = len(self.cards)
        players: i64 = t.players
        viewer: i64 = seat
        at = put_seat(out, at, t.active, viewer, players)
        at = put_seats(out, at, t.shielded, viewer, players)
        put(out, at, t.actions)
        put(out, at + 1, t.buys)
        put(out, at + 2, t.coins)
        put(out, at + 3, t.empty_piles)
        at = self.counts(out, at + 4, t.supply)
        if self.random:
            self.listed(out, at, t.kingdom)
        at = self.listed(out, at + width, t.trash)
        if t.loot:
            self.listed(out, at, t.loot)
        at += width
        at = self.listed(out, at, t.played)
        if t.aside:
            self.listed(out, at, t.aside)
        at += width
        at = self.hand(out, at, t.hands[seat], t.sizes[seat])
        if t.picked and t.stack[-1].seat == seat:
            self.listed(out, at, t.picked)
        at += width
        if t.looked != NO_CARD and seat == t.active:
            put_one(out, at + self.place[t.looked])
        at = self.listed(out, at + width, t.decks[seat])
        at = self.listed(out, at, t.discards[seat])
        at = self.write_seat(out, at, t, seat)
        if not self.others:
            return
        assert isinstance(memory, Memory)
        at = self.on_deck(out, at, memory.seen[seat])
        other = t.after(seat)
        while other != seat:
            seen = memory.seen[other]
            at = self.on_deck(out, self.write_seat(out, at, t, other), seen)
            at = self.counts(out, at, seen.owns)
            at = self.listed(out, at, seen.hand)
            at = self.listed(out, at, seen.pile)
            other = t.after(other)

    def can_leave_out_others(self) -> bool:
        return True

    def recalls(self, name: str) -> bool:
        return any(kind in name for kind in (".on_deck.", ".in_hand.", ".in_discard."))

    def write_seat(self, out: BytesWriter, at: i64, s: State, seat: int) -> i64:
        """What is told of every player, oneself too; returns where the next feature is."""
        put(out, at, s.turns[seat])
        put(out, at + 1, s.sizes[seat] + (1 if s.looked != NO_CARD and seat == s.active else 0))
        put(out, at + 2, len(s.decks[seat]))
        put(out, at + 3, len(s.discards[seat]))
        return at + 4

    def on_deck(self, out: BytesWriter, at: i64, seen: Seen) -> i64:
        """The card on a deck that everybody has seen there; returns where the next feature is."""
        if seen.top:
            put_one(out, at + self.place[seen.top[-1]])
        return at + len(self.cards)

    def counts(self, out: BytesWriter, at: i64, cards: bytes) -> i64:
        """Cards that are counted by kind; returns where the next feature is."""
        kinds = self.cards
        width: i64 = len(kinds)
        place: i64 = 0
        while place < width:
            n: i64 = cards[kinds[place]]
            out[at + place] = u8(n)
            place += 1
        return at + width

    def hand(self, out: BytesWriter, at: i64, cards: list[int], size: i64) -> i64:
        """So many cards, counted by kind: the same, but done when all have been found."""
        kinds = self.cards
        place: i64 = 0
        while size > 0:
            n: i64 = cards[kinds[place]]
            if n:
                out[at + place] = u8(n)
                size -= n
            place += 1
        return at + len(kinds)

    def listed(self, out: BytesWriter, at: i64, cards: list[int]) -> i64:
        """Cards that lie in a list; returns where the next feature is."""
        places = self.place
        for card in cards:
            place: i64 = at + places[card]
            more: u8 = out[place] + 1
            out[place] = more
        return at + len(self.cards)
