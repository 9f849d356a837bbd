"""One live connection: a short queue of its own, and its own sender.

One that can't keep up loses its queue and gets the whole state once it can; one that takes nothing for long is closed.
Nobody else waits for it.
"""

import asyncio
import time
from collections import deque

from starlette.types import Send

from igroteka.server.tables.standing import Audience
from igroteka.server.tables.table import Table

QUEUE = 64
"""Messages that may wait for a slow client."""
ANSWERS = 1000
"""Answers that may: more than anyone may ask for at once, so whoever lets so many lie takes none."""
STUCK = 30.0
"""Seconds after which a client that takes nothing is closed."""


class Connection:
    """One live connection to a table."""

    def __init__(self, send: Send, table: Table | None, person: str, name: str, *, takes_changes: bool = False) -> None:
        self._send = send
        self.table = table
        self.person = person
        self.name = name
        self.audience: Audience | None = None
        self.takes_changes = takes_changes
        self._queue: deque[str] = deque()
        self._answers: deque[str] = deque()
        """What waits to be sent after a whole state, which has no answers in it."""
        self._whole = False
        self._news = asyncio.Event()
        self.sending_since: float | None = None
        reader = asyncio.current_task()
        assert reader is not None
        self.reader = reader
        self.signed_out = False

    def push(self, message: str) -> None:
        """Send, without waiting."""
        if self._whole:
            return  # the whole state, still to be sent, has it
        if len(self._queue) >= QUEUE:
            if self.table is not None:
                self.resync()
            return
        self._queue.append(message)
        self._news.set()

    def answer(self, message: str) -> None:
        """Send something that no state has in it, so that it must not get lost."""
        if len(self._answers) >= ANSWERS:
            self.reader.cancel()
            return
        self._answers.append(message)
        self._news.set()

    def resync(self) -> None:
        """Send the whole state when there is room for it."""
        self._queue.clear()
        self._whole = True
        self._news.set()

    async def send_all(self) -> None:
        """The sender: one message after another, as fast as the client takes them."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue or self._whole or self._answers:
                # What was asked for is shown before it is answered: the change first, then `done`.
                if self._whole:
                    message = await self._state()
                else:
                    message = (self._queue or self._answers).popleft()
                self.sending_since = time.monotonic()
                await self._send({"type": "websocket.send", "text": message})
                self.sending_since = None

    async def _state(self) -> str:
        table = self.table
        assert table is not None
        async with table.lock:
            await table.sound()
            # Answers that were waiting are sent after it; changes are all in it.
            self._whole = False
            self.audience = table.audience(self.person)
            return table.state_message(self.audience)

    def sign_out(self) -> None:
        """Close it: the session that it came by is over."""
        self.signed_out = True
        self.reader.cancel()

    def close_if_stuck(self) -> None:
        """Close a connection that has taken nothing for long: there may be nobody at the other end."""
        if self.sending_since is not None and time.monotonic() - self.sending_since > STUCK:
            self.sending_since = None
            self.reader.cancel()
