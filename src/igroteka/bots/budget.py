"""How long a bot may think about one move."""

import re
from collections.abc import Callable

from igroteka.engine.errors import BadStrategy
from igroteka.engine.words import Text


class Budget:
    """So many seconds, or so many iterations. With iterations a bot's moves are the same on every machine."""

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        patient: bool = False,
        onlooker: Callable[[float], bool] | None = None,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.patient = patient
        """Whether seconds are those of the processor, for bots among themselves; people count by the clock."""
        self.onlooker = onlooker
        """Is told now and then which share of it is spent, and may want a move at once."""

    @classmethod
    def parse(cls, text: str, patient: bool = False) -> "Budget":
        """`0.5s` is half a second, `2000i` two thousand iterations.

        >>> str(Budget.parse("2000i")), str(Budget.parse("0.5s"))
        ('2000i', '0.5s')
        """
        found = re.fullmatch(r"(\d+(?:\.\d+)?)([si])", text.strip())
        if not found or float(found[1]) == 0 or (found[2] == "i" and "." in found[1]):
            raise BadStrategy(Text("refused-budget", given=repr(text)))
        if found[2] == "i":
            return cls(iterations=int(found[1]))
        return cls(seconds=float(found[1]), patient=patient)

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds is not None else f"{self.iterations}i"
