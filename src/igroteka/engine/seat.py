"""A match as one seat has it."""

from typing import TYPE_CHECKING, Any, SupportsIndex

from mypy_extensions import mypyc_attr

from igroteka.engine.chance import SETUP, Chance, key_of, seed_of
from igroteka.engine.dealer import Event
from igroteka.engine.state import State
from igroteka.engine.texts import Names

if TYPE_CHECKING:
    from igroteka.engine.match import Match

Move = SupportsIndex | str
"""A move by its number, of any integer type, or by its name."""
Seed = SupportsIndex | str
"""What chance follows from: a whole number, of any integer type, or a word."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """A match as one seat has it: all that a player, or a bot, may use."""

    def __init__(self, match: "Match", index: int) -> None:
        self._match = match
        self.index = index
        self.game = match.game
        self.players = match.players
        self.options = match.options

    @property
    def ply(self) -> int:
        """How many moves have been played by all."""
        return self._match.ply

    @property
    def token(self) -> object:
        """The same object for as long as the match is the same; good for nothing else."""
        return self._match.token

    @property
    def last_move(self) -> int | None:
        """The very last move, if it was this seat's own."""
        moves = self._match._moves
        return moves[-1][1] if moves and moves[-1][0] == self.index else None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return self._match.to_act

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    def legal(self) -> list[int]:
        """What this seat may play now."""
        return self._match.legal(self.index)

    def name(self, move: SupportsIndex) -> str:
        """The name of a move."""
        return self._match.name(move)

    def move(self, name: str) -> int:
        """The move of a name."""
        return self._match.move(name)

    def view(self) -> dict[str, Any]:
        """What this seat may know."""
        return self._match.view(self.index)

    def observe(self) -> list[float]:
        """What this seat knows, as numbers between 0 and about 1, for learners."""
        return self._match.observe(self.index)

    def events(self, since: int = 0) -> list[Event]:
        """What this seat has heard."""
        return self._match.events(self.index, since)

    def why_not(self, move: Move, *, language: str = "en", names: Names = None) -> str | None:
        """Why this seat can't play a move now."""
        return self._match.why_not(move, self.index, language=language, names=names)

    def __repr__(self) -> str:
        return f"<seat {self.index} of {self._match!r}>"

    def _repr_html_(self) -> str:
        """How it shows itself in a notebook: as its player sees the match."""
        from igroteka.engine.notebook import page

        return page(self._match, self.index)

    def imagine(self, seed: Seed = 0) -> "Match":
        """A match that this seat can't tell from the true one, with everything unknown to it redrawn."""
        return self._match._imagined(self.imagine_state(seed), seed)

    def imagine_state(self, seed: Seed = 0) -> State:
        """Just the position of such a match, which is all that strategies and search need."""
        chance = Chance(key_of(f"imagine:{seed_of(seed)}"), SETUP)
        return self.game.imagine(self._match._state, self._match._known(), self.index, chance)
