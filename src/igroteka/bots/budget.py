"""How long a bot may think about one move."""

import re
from collections.abc import Callable
from numbers import Integral, Real
from typing import Any

from igroteka.engine.errors import BadStrategy
from igroteka.engine.words import Text

FORM = re.compile(r"(?:(\d+)([di])(?:,(?=\d)|$))?(?:(\d+(?:\.\d+)?)s)?")


def checked(name: str, given: Any, kind: type) -> Any:
    """A number of that kind, numpy's too, and not below 0; else it is said what is wrong."""
    if not isinstance(given, kind) or isinstance(given, bool) or not given >= 0:  # type: ignore[operator]  # a number
        whole = "a whole number" if kind is Integral else "a number"
        raise BadStrategy(f"a budget's {name} are {whole}, 0 or more; not {given!r}")
    return given


class Budget:
    """So many decisions, so many iterations, or so many seconds; seconds beside one of the others are a ceiling.

    With decisions or iterations a bot's moves are the same on every machine, busy or idle.
    """

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        patient: bool = False,
        decisions: int | None = None,
        onlooker: Callable[[float], bool] | None = None,
    ) -> None:
        if seconds is None and iterations is None and decisions is None:
            raise BadStrategy("a budget has seconds, iterations or decisions, or a bot would never move")
        self.seconds = None if seconds is None else float(checked("seconds", seconds, Real))
        self.iterations = None if iterations is None else int(checked("iterations", iterations, Integral))
        self.patient = patient
        """Whether seconds are those of the processor, for bots among themselves; people count by the clock."""
        self.decisions = None if decisions is None else int(checked("decisions", decisions, Integral))
        """How many decisions a search may make in its playouts: what it costs is about the same in all games."""
        self.onlooker = onlooker
        """Is told now and then which share of it is spent, and may want a move at once."""

    @classmethod
    def parse(cls, text: str, patient: bool = False) -> "Budget":
        """`30000d` is thirty thousand decisions, `2000i` two thousand iterations, `0.5s` half a second.

        >>> str(Budget.parse("2000i")), str(Budget.parse("0.5s")), str(Budget.parse("30000d,4s"))
        ('2000i', '0.5s', '30000d,4s')
        """
        found = FORM.fullmatch(text.strip())
        if not found or not text.strip() or any(given and float(given) == 0 for given in (found[1], found[3])):
            raise BadStrategy(Text("refused-budget", given=repr(text)))
        seconds = None if found[3] is None else float(found[3])
        decisions = int(found[1]) if found[2] == "d" else None
        iterations = int(found[1]) if found[2] == "i" else None
        return cls(seconds, iterations, patient and seconds is not None, decisions)

    def within(self, seconds: float) -> "Budget":
        """The same, but no longer than so by the clock."""
        least = seconds if self.seconds is None else min(seconds, self.seconds)
        return Budget(least, self.iterations, decisions=self.decisions)

    def __repr__(self) -> str:
        return f"<budget {self}>"

    def __str__(self) -> str:
        parts = [f"{self.decisions}d"] if self.decisions is not None else []
        parts += [f"{self.iterations}i"] if self.iterations is not None else []
        parts += [f"{self.seconds:g}s"] if self.seconds is not None else []
        return ",".join(parts)
