"""What a learner is shown of Dominion: what its seat sees, and what everybody at the table could remember.

With a kingdom that is known beforehand only its seventeen kinds have features; with a random one, all do. A player
remembers his own cards but for the order of his deck; of the others everyone knows which cards they own, and where
those are that were seen on their way.
"""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.engine.mind import Memory as EngineMemory
from igroteka.engine.observation import (
    Features,
    add_one,
    put,
    put_one,
    put_seat,
)
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.dominion.attacks import DiscardDownTo, PutVictoryOnDeck, React, SpyDecides, TakeLoot, ThiefSteals
from igroteka.games.dominion.cards import ChooseToDouble
from igroteka.games.dominion.components import KEYS, KINGDOMS
from igroteka.games.dominion.decks import CellarDiscard, ChancellorDeck, LibraryKeep
from igroteka.games.dominion.gaining import ChapelTrash, MineTrash, RemodelTrash
from igroteka.games.dominion.kinds import CARDS, CURSE, NO_CARD
from igroteka.games.dominion.memory import Memory
from igroteka.games.dominion.questions import GainTreasureUpTo, GainUpTo
from igroteka.games.dominion.rules import ActionPhase, BuyPhase, lay_out_supply
from igroteka.games.dominion.state import State

QUESTIONS: Final[list[type]] = [
    ActionPhase,
    BuyPhase,
    React,
    PutVictoryOnDeck,
    CellarDiscard,
    ChancellorDeck,
    ChapelTrash,
    GainUpTo,
    GainTreasureUpTo,
    LibraryKeep,
    DiscardDownTo,
    MineTrash,
    RemodelTrash,
    SpyDecides,
    ThiefSteals,
    TakeLoot,
    ChooseToDouble,
]
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
        self.cards = bytes(cards)
        """The kinds with features, in their order; these two are bytes since those are read fastest."""
        self.place = bytes([cards.index(card) if card in cards else 0 for card in range(CARDS)])
        """Where each kind stands among those."""

    def fill(self, s: Any, memory: EngineMemory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        assert isinstance(memory, Memory)
        width: i64 = len(self.cards)
        at = put_seat(out, at, t.active, seat, t.players)
        for other in range(t.players):
            if t.shielded >> other & 1:
                put_seat(out, at, other, seat, t.players)
        at += t.players
        put(out, at, t.actions)
        put(out, at + 1, t.buys)
        put(out, at + 2, t.coins)
        put(out, at + 3, t.empty_piles)
        at = self.counts(out, at + 4, t.supply)
        for card in range(CURSE + 1):
            put_one(out, at + self.place[card])
        self.listed(out, at, t.kingdom)
        at = self.counts(out, at + width, t.trash)
        at = self.listed(out, at, t.loot)
        at = self.listed(out, at, t.played)
        at = self.listed(out, at, t.aside)
        at = self.counts(out, at, t.hands[seat])
        if t.stack and t.stack[-1].seat == seat:
            self.listed(out, at, t.picked)
        at += width
        if t.looked != NO_CARD and seat == t.active:
            put_one(out, at + self.place[t.looked])
        at = self.listed(out, at + width, t.decks[seat])
        at = self.listed(out, at, t.discards[seat])
        for turned in range(t.players):
            at = self.write_seat(out, at, t, memory, (seat + turned) % t.players, turned > 0)

    def write_seat(self, out: BytesWriter, at: i64, s: State, memory: Memory, seat: int, other: bool) -> i64:
        """What everybody knows of a player; of oneself, all that is left to say."""
        width: i64 = len(self.cards)
        seen = memory.seen[seat]
        put(out, at, s.turns[seat])
        put(out, at + 1, s.sizes[seat] + (1 if s.looked != NO_CARD and seat == s.active else 0))
        put(out, at + 2, len(s.decks[seat]))
        put(out, at + 3, len(s.discards[seat]))
        at += 4
        if seen.top:
            put_one(out, at + self.place[seen.top[-1]])
        at += width
        if other:
            at = self.owned(out, at, s, seat)
            at = self.counts(out, at, seen.hand)
            at = self.counts(out, at, seen.pile)
        return at

    def owned(self, out: BytesWriter, at: i64, s: State, seat: int) -> i64:
        """All cards of a player, wherever they are, as `State.held` has them; returns where the next feature is."""
        following = self.counts(out, at, s.hands[seat])
        self.listed(out, at, s.decks[seat])
        self.listed(out, at, s.discards[seat])
        if seat == s.active:
            self.listed(out, at, s.played)
            if s.looked != NO_CARD:
                add_one(out, at + self.place[s.looked])
        if s.aside and seat == s.owner_of_aside():
            self.listed(out, at, s.aside)
        if s.picked and seat == s.stack[-1].seat:
            self.listed(out, at, s.picked)
        return following

    def counts(self, out: BytesWriter, at: i64, cards: list[int]) -> i64:
        """Cards that are counted by kind; returns where the next feature is."""
        kinds = self.cards
        for number in range(len(kinds)):
            put(out, at, cards[kinds[number]])
            at += 1
        return at

    def listed(self, out: BytesWriter, at: i64, cards: list[int]) -> i64:
        """Cards that lie in a list; returns where the next feature is."""
        place = self.place
        for card in cards:
            add_one(out, at + place[card])
        return at + len(self.cards)
