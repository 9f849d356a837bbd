"""Dominion: what decks are made of, money that buys nothing, and who ends the match."""

from typing import Any

import habits
from igroteka.games.dominion.bots import endings
from igroteka.games.dominion.components import KEYS
from igroteka.games.dominion.kinds import CARDS, COST, PROVINCE

EARLY = 8
"""A Gold pays for itself if it comes so early."""


class Habits(habits.Habits):
    """Purchases; and whether whoever bought the last card had won by it."""

    last = -1
    """Who made the last purchase."""

    def before(self, s: Any, seat: int, move: str) -> None:
        verb, _, card = move.partition(":")
        if verb == "buy":
            self.last = seat
        if seat in self.seats and verb in ("buy", "end_turn") and s.buys > 0:
            if s.coins >= COST[PROVINCE] and s.supply[PROVINCE] > 0:
                left = card != "province"
                lost = left and s.supply[PROVINCE] == 1 and not endings.dares(s, seat, PROVINCE)
                built = left and not lost and s.turns[seat] <= EARLY and card == "gold"
                self.tally.share("Provinces left with the coins for one, %", left)
                self.tally.share("of these coins: the last Province would lose the match, %", lost)
                self.tally.share(f"of these coins: Gold up to turn {EARLY} instead, %", built)
            if verb == "end_turn":
                self.tally.add("coins left at the end of a turn", s.coins)

    def end(self, s: Any) -> None:
        super().end(s)
        if self.last in self.seats:
            self.tally.share("matches ended on one's own loss, %", self.last not in self.match.winners)
        for seat in self.seats:
            held = s.held(seat)
            self.tally.add("turns", s.turns[seat])
            self.tally.add("cards", sum(held))
            for card in range(CARDS):
                if s.supply[card] > 0 or held[card]:
                    self.tally.add(f"in the deck: {KEYS[card]}", held[card])
