"""Whoever builds the engine of the first game wherever its cards lie on the table: Villages, Smithies and Markets.

The first game's network doesn't know the other cards there, and leaves them alone. So it is a teacher for a network of
all kingdoms, which then finds out what they add, rather than a player to be feared.
"""

from typing import Final

from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text
from igroteka.games.dominion.bots.learned import LEARNED, sensible
from igroteka.games.dominion.bots.network_features import KINDS, NOT_ASKED, asked
from igroteka.games.dominion.bots.regular import REGULAR
from igroteka.games.dominion.kinds import BUY, CARDS, DISCARD, GAIN, PLAY, TRASH, number
from igroteka.games.dominion.state import State

PARTS: Final[list[int]] = [number(key) for key in ("cellar", "market", "militia", "smithy", "village")]
"""What it is built of; without one of these it is worth little."""


class Engine(Strategy):
    """Plays by the first game's network where the parts are; the rest is left to the room's network."""

    looks_further = False
    leaves_the_rest = True
    effort = 10

    def knows_better(self, s: State) -> bool:
        if s.players != 2:
            return False
        for card in PARTS:
            if card not in s.kingdom:
                return False
        return True

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        question = asked(s) if self.knows_better(s) else NOT_ASKED
        moves = known(legal) if question != NOT_ASKED else legal
        if question == NOT_ASKED or not moves:
            return REGULAR.pick(s, seat, legal)
        moves = sensible(s, seat, question, moves)
        said = LEARNED.says(s, seat, question, moves)
        return moves[said.index(max(said))]

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        return REGULAR.reason(s, seat, move)

    def consider(self, s: State, seat: int, legal: list[int]) -> list[int]:
        return REGULAR.consider(s, seat, legal)


def known(legal: list[int]) -> list[int]:
    """The moves with cards that the network has met. Where it would have to part with one, it must know all."""
    found: list[int] = []
    for move in legal:
        strange = False
        for first in (BUY, GAIN, PLAY):
            strange = strange or (first <= move < first + CARDS and move - first not in KINDS)
        for first in (DISCARD, TRASH):
            if first <= move < first + CARDS and move - first not in KINDS:
                return []
        if not strange:
            found.append(move)
    return found


ENGINE: Final = Engine()
