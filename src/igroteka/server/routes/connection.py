"""One live connection: a short queue of its own, written whenever its wire takes something.

One that can't keep up loses its queue and gets the whole state once it can; one that takes nothing for long is closed.
Nobody else waits for it.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from igroteka.server.refusals import No
from igroteka.server.tables.standing import Audience
from igroteka.server.tables.table import Table

QUEUE = 64
"""Messages that may wait for a slow client."""
ANSWERS = 1000
"""Answers that may: more than anyone may ask for at once, so whoever lets so many lie takes none."""
STUCK = 30.0
"""Seconds after which a client that takes nothing is closed."""


class Wire(Protocol):
    """What a connection is written to."""

    held_since: float | None
    """Since when it takes nothing."""
    on_taken: Callable[[], None] | None
    """Called when it takes something again."""

    def say(self, messages: Sequence[bytes]) -> None:
        """Send texts, all at once."""


class Connection:
    """One live connection to a table."""

    def __init__(self, wire: Wire, table: Table | None, person: str, name: str, *, takes_changes: bool = False) -> None:
        self._wire = wire
        self.table = table
        self.person = person
        self.name = name
        self.audience: Audience | None = None
        self.takes_changes = takes_changes
        self._queue: list[bytes] = []
        self._answers: list[bytes] = []
        """What waits to be sent after a whole state, which has no answers in it."""
        self._missed = False
        """Whether the whole state is to be sent: it has all that is shown meanwhile."""
        self._fetching: asyncio.Task[None] | None = None
        self._due: asyncio.Handle | None = None
        reader = asyncio.current_task()
        assert reader is not None
        self.reader = reader
        self.signed_out = False
        wire.on_taken = self._send

    def push(self, message: bytes) -> None:
        """Send, without waiting."""
        if self._missed:
            return
        if len(self._queue) >= QUEUE:
            if self.table is not None:
                self.resync()
            return
        self._queue.append(message)
        self._send_soon()

    def answer(self, message: bytes) -> None:
        """Send something that no state has in it, so that it must not get lost."""
        if len(self._answers) >= ANSWERS:
            self.reader.cancel()
            return
        self._answers.append(message)
        self._send_soon()

    def resync(self) -> None:
        """Send the whole state when there is room for it."""
        self._queue.clear()
        self._missed = True
        self._send_soon()

    def _send_soon(self) -> None:
        """A change, and the answer to whoever asked for it, are written in one."""
        if self._due is None:
            self._due = asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        self._due = None
        if self._wire.held_since is not None or self._fetching is not None:
            return
        if self._missed:
            self._fetching = asyncio.get_running_loop().create_task(self._send_state())
        elif self._queue or self._answers:
            # What was asked for is shown before it is answered: the change first, then `done`.
            messages = self._queue + self._answers
            self._queue.clear()
            self._answers.clear()
            self._wire.say(messages)

    async def _send_state(self) -> None:
        table = self.table
        assert table is not None
        try:
            async with table.lock:
                await table.sound()
                # Answers that were waiting are sent after it; changes are all in it.
                self._missed = False
                self.audience = table.audience(self.person)
                self._wire.say([table.state_message(self.audience)])
        except No:
            self.reader.cancel()  # what is true can't be read: whoever comes again is told so
        finally:
            self._fetching = None
        self._send()

    def sign_out(self) -> None:
        """Close it: the session that it came by is over."""
        self.signed_out = True
        self.reader.cancel()

    def close_if_stuck(self) -> None:
        """Close a connection that has taken nothing for long: there may be nobody at the other end."""
        if self._wire.held_since is not None and time.monotonic() - self._wire.held_since > STUCK:
            self.reader.cancel()

    def over(self) -> None:
        """Send nothing more."""
        self._wire.on_taken = None
        for waiting in (self._due, self._fetching):
            if waiting is not None:
                waiting.cancel()
