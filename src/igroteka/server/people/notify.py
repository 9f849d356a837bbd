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
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol

import msgspec

from igroteka.server import metrics
from igroteka.server.background import Background
from igroteka.server.messages.live import Notice
from igroteka.server.storage.base import Row, StorageFailed, Store, Tx, now

if TYPE_CHECKING:
    import httpx

log = logging.getLogger("igroteka.notify")
FIRST_PAUSE = 5.0
TRIES = 10
"""With doubling pauses from five seconds, the last try is after more than forty minutes."""
CLAIM = 60.0
AT_ONCE = 200
"""Deliveries under way, one for each person: whoever answers slowly delays nobody else."""
SECONDS = 5.0
"""How long one delivery may take in all. The answer is not read, but for its status."""
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Where a translator (RFC 6052) puts the old addresses."""
_names = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="names")
"""Looks names up, which may take longer than a delivery: threads of its own, or whoever else needs one would wait."""
WAITING = 100
"""Notices that may wait for one person's webhook; others are not kept."""


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
        self._sending: set[str] = set()
        """Whose webhooks are being called."""

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
        listeners = self._listeners.get(person)
        if listeners:
            told = msgspec.json.encode(notice)
            for listener in listeners:
                listener.answer(told)

    async def _queue(self, person: str, notice: Notice) -> None:
        body = msgspec.json.encode({**msgspec.to_builtins(notice), "person": person, "at": now()}).decode()
        await self._store.write(
            lambda tx: tx.run(
                "INSERT INTO hooks (id, person, body, tries, next_at)"
                " SELECT :id, :person, :body, 0, CAST(:at AS double precision)"
                " WHERE (SELECT count(*) FROM hooks WHERE person = :person) < :most",
                most=WAITING,
                id=secrets.token_urlsafe(12),
                person=person,
                body=body,
                at=now(),
            )
        )
        await self.deliver()

    async def deliver(self) -> None:
        """Send what is due, to each person one after another, and let nobody wait for anybody else's webhook."""
        busy = set(self._sending)
        try:
            due = await self._store.write(lambda tx: claim(tx, busy, AT_ONCE - len(busy)))
        except StorageFailed as error:
            log.error("webhooks wait", extra={"why": str(error)})
            return
        for row in due:
            self._sending.add(row["person"])
            self._background.start(self._sent(row))

    async def _sent(self, row: Row) -> None:
        try:
            await self._send(row)
        except StorageFailed as error:
            log.error("webhooks wait", extra={"why": str(error)})
        finally:
            self._sending.discard(row["person"])
        await self.deliver()  # what else waits for this person

    async def _send(self, row: Row) -> None:
        import httpx  # not before somebody has a webhook

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
        import httpx

        if self._client is None:
            # Each call is a connection of its own: one that is kept was opened for another name, perhaps.
            self._client = httpx.AsyncClient(
                timeout=SECONDS,
                follow_redirects=False,
                trust_env=False,
                limits=httpx.Limits(max_keepalive_connections=0),
            )
        timestamp = str(int(now()))
        asked = httpx.URL(url)
        headers = {
            "host": asked.netloc.decode("ascii"),
            "content-type": "application/json",
            "igroteka-timestamp": timestamp,
            "igroteka-signature": f"sha256={signature(secret, timestamp, body)}",
        }
        async with asyncio.timeout(SECONDS):
            # What was looked up and checked is what is called: the name may lead elsewhere a moment later.
            there = asked.copy_with(host=await looked_up(asked, private=self._private_webhooks))
            named = {"sni_hostname": asked.host}
            async with self._client.stream("POST", there, content=body, headers=headers, extensions=named) as reply:
                reply.raise_for_status()


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """What proves that a message comes from this server and is not an old one."""
    return hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()


async def looked_up(url: "httpx.URL", *, private: bool) -> str:
    """The address that a webhook's name leads to: none in the network of the server, unless that is allowed."""
    port = url.port or (443 if url.scheme == "https" else 80)
    found = await asyncio.get_running_loop().run_in_executor(
        _names, lambda: socket.getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    )
    addresses = [str(address[0]) for *_, address in found]
    if not private and not all(everybodys(address) for address in addresses):
        raise ValueError("the webhook leads into a private network")
    return addresses[0]


def everybodys(address: str) -> bool:
    """Whether an address is one of the whole net: an old one within a new one, too, however it is wrapped."""
    given = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(given, ipaddress.IPv6Address):
        if given in TRANSLATED:
            return everybodys(str(ipaddress.IPv4Address(int(given) & 0xFFFFFFFF)))
        within = given.ipv4_mapped or given.sixtofour or (given.teredo and given.teredo[1])
        if within:
            return everybodys(str(within))
    return given.is_global and not given.is_multicast


def claim(tx: Tx, busy: set[str], most: int) -> list[Row]:
    """Take deliveries that are due, so that no other worker sends them too: one for each person that isn't busy."""
    at = now()
    rows = tx.all(
        "SELECT hooks.*, people.webhook, people.webhook_secret FROM hooks JOIN people ON people.id = hooks.person"
        " WHERE hooks.next_at <= :at AND people.webhook IS NOT NULL ORDER BY hooks.next_at LIMIT :most",
        at=at,
        most=AT_ONCE * 10,
    )
    first = {row["person"]: row for row in reversed(rows) if row["person"] not in busy}
    return [
        row
        for row in list(first.values())[: max(0, most)]
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
