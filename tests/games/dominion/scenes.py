"""Positions of Dominion in a few words.

    scene = Scene(hand="village copper*3", deck="gold silver", others=["estate*5"])
    scene.play("play:village")
    assert scene.hand() == "copper*3 gold"

Decks are written from the top card down, discard piles too. All 25 kingdom cards are in the supply. Seat 0 begins.
"""

from igroteka import games
from igroteka.engine.chance import SETUP, Chance, Scripted, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.match import Match
from igroteka.engine.state import settle
from igroteka.games.dominion.components import KEYS
from igroteka.games.dominion.kinds import CARDS
from igroteka.games.dominion.rules import NextAction, lay_out_supply
from igroteka.games.dominion.state import State


def cards(text: str) -> list[int]:
    """`copper*2 estate` as card numbers."""
    found = []
    for word in text.split():
        key, _, n = word.partition("*")
        found += [KEYS.index(key)] * int(n or 1)
    return found


def text(numbers: list[int]) -> str:
    """Card numbers as text, in order, equal neighbours together."""
    words: list[tuple[str, int]] = []
    for number in numbers:
        if words and words[-1][0] == KEYS[number]:
            words[-1] = (KEYS[number], words[-1][1] + 1)
        else:
            words.append((KEYS[number], 1))
    return " ".join(key if n == 1 else f"{key}*{n}" for key, n in words)


class Scene(Match):
    """A match put into a position; shuffles come out as `shuffles` say, or keep the order of the discard pile."""

    def __init__(
        self,
        hand: str = "",
        deck: str = "",
        discard: str = "",
        others: tuple[str, ...] | list[str] = ("",),
        decks: tuple[str, ...] | list[str] = (),
        discards: tuple[str, ...] | list[str] = (),
        supply: dict[str, int] | None = None,
        shuffles: tuple[str, ...] | list[str] = (),
    ) -> None:
        game = games.find("dominion")
        players, options = game.read_setup(1 + len(others), {"first": "0"})
        self.script = Scripted(orders=[list(reversed(cards(order))) for order in shuffles])
        dealer = Dealer(Chance(key_of(0), SETUP))
        s = game.start(players, options, dealer)
        assert isinstance(s, State)
        s.kingdom = list(range(7, CARDS))
        piles = lay_out_supply(players, s.kingdom)
        for key, left in (supply or {}).items():
            piles[KEYS.index(key)] = left
            s.empty_piles += left == 0
        s.supply = bytes(piles)
        for seat in range(players):
            s.hands[seat] = [0] * CARDS
            held = cards([hand, *others][seat])
            for card in held:
                s.hands[seat][card] += 1
            s.sizes[seat] = len(held)
            s.decks[seat] = list(reversed(cards(([deck, *decks] + [""] * players)[seat])))
            s.discards[seat] = list(reversed(cards(([discard, *discards] + [""] * players)[seat])))
        s.stack.clear()
        s.ask(NextAction())
        settle(s, Dealer(self.script))
        super().__init__(game, players, options, seed=0, position=s, memory=game.memory(s), chance=self.script)

    def go(self, *moves: str) -> "Scene":
        """Play some moves, each by whoever is asked."""
        for move in moves:
            self.play(move)
        return self

    def can(self, move: str, seat: int | None = None) -> bool:
        return self.why_not(move, seat) is None

    def answers(self) -> list[str]:
        """What the asked seat may answer."""
        return [self.name(move) for move in self.legal(self.to_act[0])]

    def hand(self, seat: int = 0) -> str:
        return text(self.state.in_hand(seat))

    def deck(self, seat: int = 0) -> str:
        return text(list(reversed(self.state.decks[seat])))

    def discard(self, seat: int = 0) -> str:
        return text(list(reversed(self.state.discards[seat])))

    def trash(self) -> str:
        return text(sorted(self.state.trash))

    def played(self) -> str:
        return text(self.state.played)

    def left(self, key: str) -> int:
        return int(self.state.supply[KEYS.index(key)])

    def counters(self) -> tuple[int, int, int]:
        """Actions, buys, coins."""
        return self.state.actions, self.state.buys, self.state.coins

    def heard(self, seat: int | None) -> list[str]:
        """The log of a seat, or of a spectator."""
        speaker = self.game.speaker("en")
        return [speaker.text(self.game.describe(event)) for event in self.events(seat)]
