"""How long a bot may think about a move."""

import re

from igroteka.engine.errors import BadStrategy


class Budget:
    """A limit in seconds or in iterations of search; the other one is 0."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """`0.5s` is half a second, `2000i` are two thousand iterations."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)s|(\d+)i", text.strip())
        budget = cls(float(found[1] or 0), int(found[2] or 0)) if found else cls()
        if not budget.seconds and not budget.iterations:
            raise BadStrategy(f"a budget is a time like 0.5s or a number of iterations like 2000i, not {text!r}")
        return budget
