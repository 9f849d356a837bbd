"""Collecting garbage so that nobody waits for it.

Python's own rule looks through all that is young once there is enough of it. With thousands of tables in play nearly
all of that is alive: each time, every table would stop for a sixth of a second, and nothing would be found, for what
moves leave behind is freed at once. Here the young are looked through once a second, and what is alive is set aside;
where many move, what they make is set aside before, so that a look takes milliseconds. What becomes garbage in rings
later (a few kilobytes of each connection) waits for a sweep through everything, in a quiet moment.
"""

import gc
import time

STEPS = 50
"""After so many steps of tables, what they made is set aside."""
SWEEP = 600.0
"""Seconds between sweeps, which wait for a moment when nobody looks."""
AT_LATEST = 6 * 3600.0
"""Seconds after which a sweep no longer waits for that."""
GONE = 10_000
"""Nor does it once so many connections have gone since the last: those that were cut off leave rings behind."""


class Broom:
    """Collects the garbage of one process."""

    def __init__(self) -> None:
        self._steps = 0
        self._swept = time.monotonic()
        self._gone = 0

    def take_over(self) -> None:
        """From now on, garbage is collected here and not by Python's own rule."""
        gc.disable()
        gc.collect()
        gc.freeze()

    def hand_back(self) -> None:
        """As it was before."""
        gc.unfreeze()
        gc.enable()

    def step(self) -> None:
        """A table has made a step."""
        self._steps += 1
        if self._steps >= STEPS:
            self._steps = 0
            gc.freeze()

    def tidy(self) -> None:
        """Once a second: look through the young, and set aside what is alive."""
        self._steps = 0
        gc.collect(0)
        gc.freeze()

    def sweep(self, *, quiet: bool, gone: int = 0) -> None:
        """Look through everything, if it is time; `gone` is how many connections have gone in all."""
        since = time.monotonic() - self._swept
        if since > AT_LATEST or (quiet and since > SWEEP) or gone - self._gone >= GONE:
            self._gone = gone
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._swept = time.monotonic()
