"""Telling people what concerns them: in the page, and by a webhook of theirs.

What goes to a webhook is JSON, signed, and kept until it is delivered or has failed often enough. The header
`Igroteka-Signature` is `sha256=` and the hex HMAC-SHA256 of `<Igroteka-Timestamp>.<body>` under the person's key.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import secrets
import socket
from typing import Protocol
from urllib.parse import urlsplit

import httpx
import msgspec

from igroteka.server import metrics
from igroteka.server.background import Background
from igroteka.server.messages.live import Notice
from igroteka.server.storage.base import Row, StorageFailed, Store, Tx, now

log = logging.getLogger("igroteka.notify")
FIRST_PAUSE = 5.0
TRIES = 10
"""With doubling pauses from five seconds, the last try is after more than forty minutes."""
CLAIM = 60.0
AT_ONCE = 50


class Listener(Protocol):
    """A page that wants to be told what concerns its person."""

    def answer(self, message: bytes) -> None:
        """Send, without waiting."""


class Notifier:
    """Tells people things."""

    def __init__(self, store: Store, background: Background, *, private_webhooks: bool = False) -> None:
        self._store = store
        self._background = background
        self._private_webhooks = private_webhooks
        self._listeners: dict[str, dict[Listener, None]] = {}
        """Who wants to be told in the page, by person."""
        self.hooked: set[str] = set()
        """Who has a webhook."""
        self._client: httpx.AsyncClient | None = None
        self._busy = False

    async def open(self) -> None:
        """Learn who has a webhook."""
        rows = await self._store.read(lambda tx: tx.all("SELECT id FROM people WHERE webhook IS NOT NULL"))
        self.hooked = {row["id"] for row in rows}

    async def close(self) -> None:
        """Stop telling; what is not delivered waits in the database."""
        if self._client is not None:
            await self._client.aclose()

    def listen(self, person: str, listener: Listener) -> None:
        """Tell this page, too."""
        self._listeners.setdefault(person, {})[listener] = None

    def leave(self, person: str, listener: Listener) -> None:
        """Tell this page no more."""
        mine = self._listeners.get(person, {})
        mine.pop(listener, None)
        if not mine:
            self._listeners.pop(person, None)

    async def set_hook(self, person: str, has_one: bool) -> None:
        """Someone's webhook was set or taken away: every worker should know."""
        self.hook(person, has_one)
        await self._store.tell(f"hook {person} {int(has_one)}")

    def hook(self, person: str, has_one: bool) -> None:
        """Someone has a webhook now, or none any more."""
        if has_one:
            self.hooked.add(person)
        else:
            self.hooked.discard(person)

    def tell(self, person: str, notice: Notice, *, here: bool) -> None:
        """Tell a person; by webhook too, unless they are looking at the table anyway."""
        self.show(person, notice)
        if self._store.shared:
            told = msgspec.json.encode(notice).decode()
            self._background.start(self._store.tell(f"notice {person} {told}"))
        if person in self.hooked and not here:
            self._background.start(self._queue(person, notice))

    def show(self, person: str, notice: Notice) -> None:
        """Tell those of a person's pages that are connected to this worker."""
        for listener in self._listeners.get(person, {}):
            listener.answer(msgspec.json.encode(notice))

    async def _queue(self, person: str, notice: Notice) -> None:
        body = msgspec.json.encode({**msgspec.to_builtins(notice), "person": person, "at": now()}).decode()
        await self._store.write(
            lambda tx: tx.run(
                "INSERT INTO hooks (id, person, body, tries, next_at) VALUES (:id, :person, :body, 0, :at)",
                id=secrets.token_urlsafe(12),
                person=person,
                body=body,
                at=now(),
            )
        )
        await self.deliver()

    async def deliver(self) -> None:
        """Send what is due."""
        if self._busy:
            return
        self._busy = True
        try:
            due = await self._store.write(claim)
            await asyncio.gather(*(self._send(row) for row in due))
        except StorageFailed as error:
            log.error("webhooks wait", extra={"why": str(error)})
        finally:
            self._busy = False

    async def _send(self, row: Row) -> None:
        try:
            await self._post(row["webhook"], row["webhook_secret"], row["body"].encode())
            metrics.hooks.labels("delivered").inc()
            await self._store.write(lambda tx: tx.run("DELETE FROM hooks WHERE id = :id", id=row["id"]))
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            metrics.hooks.labels("failed").inc()
            log.warning(
                "webhook failed",
                extra={"person": row["person"], "tries": row["tries"] + 1, "why": type(error).__name__},
            )
            await self._store.write(lambda tx: put_off(tx, row))

    async def _post(self, url: str, secret: str, body: bytes) -> None:
        if not self._private_webhooks:
            await refuse_private(url)
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False)
        timestamp = str(int(now()))
        reply = await self._client.post(
            url,
            content=body,
            headers={
                "content-type": "application/json",
                "igroteka-timestamp": timestamp,
                "igroteka-signature": f"sha256={signature(secret, timestamp, body)}",
            },
        )
        reply.raise_for_status()


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """What proves that a message comes from this server and is not an old one."""
    return hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()


async def refuse_private(url: str) -> None:
    """A webhook must not reach into the network of the server."""
    parts = urlsplit(url)
    found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    for *_, address in found:
        if not ipaddress.ip_address(address[0]).is_global:
            raise ValueError("the webhook leads into a private network")


def claim(tx: Tx) -> list[Row]:
    """Take deliveries that are due, so that no other worker sends them too."""
    at = now()
    rows = tx.all(
        "SELECT hooks.*, people.webhook, people.webhook_secret FROM hooks JOIN people ON people.id = hooks.person"
        " WHERE hooks.next_at <= :at AND people.webhook IS NOT NULL ORDER BY hooks.next_at LIMIT :most",
        at=at,
        most=AT_ONCE,
    )
    return [
        row
        for row in rows
        if tx.run(
            "UPDATE hooks SET next_at = :later WHERE id = :id AND next_at = :was",
            later=at + CLAIM,
            id=row["id"],
            was=row["next_at"],
        )
    ]


def put_off(tx: Tx, row: Row) -> None:
    """Try again later, each time twice as late; in the end give up."""
    if row["tries"] + 1 >= TRIES:
        tx.run("DELETE FROM hooks WHERE id = :id", id=row["id"])
        return
    tx.run(
        "UPDATE hooks SET tries = tries + 1, next_at = :at WHERE id = :id",
        at=now() + FIRST_PAUSE * 2 ** row["tries"],
        id=row["id"],
    )
