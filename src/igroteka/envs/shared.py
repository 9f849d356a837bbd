"""What the processes of a vector environment share: a sheet of memory, and bells to call each other with."""

from collections.abc import Callable
from multiprocessing.context import SpawnContext
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from igroteka.envs.setup import Setup

LOOKS: Final = 2000
"""How often to look whether a bell has rung before going to sleep for it: some half a millisecond. To be woken takes
longer than many a step; and where the learner thinks for longer than that, it matters little."""
NAP: Final = 1.0
"""After so many seconds of sleep, see whether there still is somebody to ring."""


class Sheet:
    """What goes to the tables of several processes and what they write, a row for each, as arrays over one memory."""

    def __init__(self, setup: Setup, n: int, workers: int, memory: Any = None) -> None:
        self.memory = memory
        self.size = 0
        """How many bytes it takes."""
        self.word = self.column(np.int64, 1)
        """What the processes are asked to do."""
        self.played = self.column(np.int64, workers)
        """Moves of all seats at each process's tables, ever."""
        self.moves = self.column(np.int64, n)
        self.results = self.column(np.float64, n, 2 * setup.players + 1)
        """Of the match that has just ended: what it was worth to each seat, everybody's points, how many moves."""
        self.numbers = self.column(np.dtype(setup.dtype).type, n, setup.size)
        """The observations."""
        self.mask = self.column(np.int8, n, setup.moves)
        """What is legal."""
        self.seats = self.column(np.uint8, n)
        self.asked = self.column(np.uint8, n)
        """Whose answer a table waits for: 0 for the learner's, n for that of the n-th opponent's policy."""
        self.over = self.column(np.bool_, n)
        """Where a match has just ended."""
        self.last_seats = self.column(np.uint8, n)
        """Whose lesson it was."""
        self.lasts = self.column(np.uint8, n, setup.observer.size)
        """What the learner saw at its end, as the observer wrote it."""

    def column(self, kind: type[np.generic], *shape: int) -> npt.NDArray[Any]:
        """The next array; without a memory, one of its own."""
        column: npt.NDArray[Any]
        column = np.zeros(shape, kind) if self.memory is None else np.ndarray(shape, kind, self.memory, self.size)
        self.size += column.nbytes
        return column


class Gone(Exception):
    """There is nobody any more to ring the bell."""


class Bell:
    """One process rings, another waits for it."""

    def __init__(self, context: SpawnContext, patient: bool) -> None:
        self.rung = context.Semaphore(0)
        self.looks = LOOKS if patient else 0

    def ring(self) -> None:
        """Let the other process go on."""
        self.rung.release()

    def wait(self, is_there: Callable[[], bool]) -> None:
        """Wait for it to ring; raises `Gone` if nobody is there to do it."""
        for _ in range(self.looks):
            if self.rung.acquire(False):
                return
        while not self.rung.acquire(True, NAP):
            if not is_there():
                raise Gone
