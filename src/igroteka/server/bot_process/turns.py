"""Whose bot thinks next: tables that people play at come first, and among people whoever had a turn longest ago.

Somebody with sixty tables of experts waits for himself; somebody with one waits for one move of each other person.
"""

import asyncio
from collections import deque

from msgspec import Struct


class Whose(Struct, frozen=True):
    """For whom a bot thinks."""

    person: str = ""
    """Who put the table up, or asked."""
    alone: bool = False
    """Whether only bots play at the table."""


class Turns:
    """So many may think at once; the others wait, each person in a line of their own."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._lines: dict[Whose, deque[asyncio.Future[None]]] = {}
        self._last: dict[str, int] = {}
        """When each person had a turn, counted in turns."""
        self._count = 0

    async def take(self, whose: Whose) -> None:
        """Wait for one's turn."""
        if self._free and not self._lines:
            self._free -= 1
            self._note(whose)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()  # it came in the same moment: the next may have it
            elif whose in self._lines and turn in self._lines[whose]:
                self._lines[whose].remove(turn)
                self._close(whose)
            raise

    def give(self) -> None:
        """The turn is over: the next may think."""
        while self._lines:
            whose = min(self._lines, key=lambda each: (each.alone, self._last.get(each.person, 0)))
            turn = self._lines[whose].popleft()
            self._close(whose)
            if not turn.done():
                self._note(whose)
                turn.set_result(None)
                return
        self._free += 1
        self._last.clear()  # nobody waits: who was served is of no account

    def _note(self, whose: Whose) -> None:
        self._count += 1
        self._last[whose.person] = self._count

    def _close(self, whose: Whose) -> None:
        if not self._lines[whose]:
            del self._lines[whose]
