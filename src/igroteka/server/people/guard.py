"""The doorkeeper: where a request may come from, how large it may be, how often it may come.

A browser sends cookies along wherever a link leads, so a write with a cookie must come from our own pages. A program
with a token has no such weakness.
"""

import asyncio
import contextlib
import ipaddress
import logging
import math
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection, Request

from igroteka.server.refusals import No

log = logging.getLogger("igroteka.guard")
MAX_BODY = 500_000
"""Bytes of a request. The longest record that is taken has about 100,000."""
KEYS = 10_000
"""How many a bucket knows before it looks for some to forget."""
LIVES = 1000
"""How many live connections one address may have. A person has fewer, but whoever wants may be many people."""
PLIES = 250
"""So many moves that are played over cost as much as one more request."""
NUL = "a text has no NUL character in it"  # PostgreSQL could not keep one
HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",  # an address may be the key to a table
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def check_text(data: str | bytes) -> None:
    """Refuse JSON with a NUL character in it."""
    if "\\u0000" in data if isinstance(data, str) else b"\\u0000" in data:
        raise No(400, "bad-request", why=NUL)


class Bucket:
    """Allows so many in a row, and so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._left: dict[str, tuple[float, float]] = {}
        self._forget_at = KEYS

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Whether so much more is allowed. Something large is, too, once in a while: then the wait is longer."""
        now = time.monotonic()
        left, at = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if len(self._left) > self._forget_at:
            self._forget(now)
        if left < 1:
            self._left[key] = (left, now)
            return False
        self._left[key] = (left - amount, now)
        return True

    def forget(self, key: str) -> None:
        """There will be nothing more by this key."""
        self._left.pop(key, None)

    def wait(self, key: str) -> int:
        """In how many seconds one more will be allowed."""
        left, at = self._left.get(key, (self.burst, time.monotonic()))
        missing = 1 - left - (time.monotonic() - at) * self.per_second
        return max(1, math.ceil(missing / self.per_second))

    def _forget(self, now: float) -> None:
        full = {key for key, (left, at) in self._left.items() if now - at >= (self.burst - left) / self.per_second}
        self._left = {key: entry for key, entry in self._left.items() if key not in full}
        self._forget_at = max(KEYS, 2 * len(self._left))  # or a crowd would be looked through for each who comes


class Hosts:
    """The names of a server without a public address: of what it listens on."""

    def __init__(self, listens_on: str) -> None:
        self._everywhere = listens_on in ("", "*", "0.0.0.0", "::")
        mine = socket.gethostname().lower()
        names = {mine, f"{mine.partition('.')[0]}.local"} if self._everywhere else {listens_on.lower().strip("[]")}
        self._names = {"localhost", *names}

    def known(self, header: str) -> bool:
        """Whether a `Host` header names us. Numbers need no looking up, so nobody can lead them elsewhere."""
        try:
            name = (urlsplit(f"//{header}").hostname or "").rstrip(".")
            if name in self._names or not header:
                return True
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self._everywhere or address.is_loopback


class Guard:
    """Checks of one server."""

    def __init__(self, public_url: str | None = None, host: str = "127.0.0.1", *, relaxed: bool = False) -> None:
        self.public_url = public_url
        self.hosts = None if public_url else Hosts(host)
        self.origin = None
        if public_url:
            parts = urlsplit(public_url)
            self.origin = f"{parts.scheme}://{parts.netloc}"
        many = 1e9 if relaxed else 1.0
        self.requests = Bucket(300 * many, 50 * many)
        """Of one address."""
        self.bytes = Bucket(4e6 * many, 2e5 * many)
        """That one address sends: reading a megabyte keeps everybody waiting for some 25 ms."""
        self.entries = Bucket(20 * many, 0.2 * many)
        self.passwords = Bucket(10 * many, 0.1 * many)
        self.hints = Bucket(10 * many, 0.2 * many)
        """Of one person, who wants the expert to think."""
        self.lookbacks = Bucket(120 * many, 20 * many)
        """Of one person, who wants matches played over or views drawn."""
        self.searches = Bucket(10 * many, 0.25 * many)
        """Seconds that one address may have the database looked through, which takes long where much was played."""
        self._searching: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.analyses = Bucket(5 * many, many / 60)
        self.messages = Bucket(200 * many, 40 * many)
        """Of one person, over all live connections."""
        self.chats = Bucket(30 * many, 0.5 * many)
        """Of one person: what is said is kept, and a program would fill the disk with it."""
        self._lives: Counter[str] = Counter()
        self._relaxed = relaxed

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from."""
        host = connection.client.host if connection.client else "?"
        if ":" not in host:
            return host
        try:  # whoever has one address of version 6 has its whole network of 64 bits
            return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
        except ValueError:
            return host

    def check(self, request: Request) -> None:
        """Refuse what comes from elsewhere or too often."""
        self.check_host(request)
        address = self.address(request)
        if not self.requests.take(address):
            raise No(429, "too-often")
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            self.check_origin(request)
            if request.url.path in ("/api/enter", "/api/sign-in") and not self.entries.take(address):
                raise No(429, "too-often")

    def check_caller(self, connection: HTTPConnection) -> None:
        """Refuse a live connection that comes from elsewhere, or one of too many."""
        self.check_origin(connection)
        if not self.requests.take(self.address(connection)):
            raise No(429, "too-often")

    @contextlib.contextmanager
    def connected(self, connection: HTTPConnection) -> Iterator[None]:
        """While somebody has one more live connection. Too many of one address are refused: people cost nothing."""
        address = self.address(connection)
        if self._lives[address] >= LIVES and not self._relaxed:
            raise No(429, "quota-connections", most=LIVES)
        self._lives[address] += 1
        try:
            yield
        finally:
            self._lives[address] -= 1
            if not self._lives[address]:
                del self._lives[address]

    def say(self, person: str) -> None:
        """Refuse to keep more of what somebody says who says a lot."""
        if not self.chats.take(person):
            raise No(429, "too-often")

    def check_host(self, connection: HTTPConnection) -> None:
        """Refuse a request to a name that isn't ours: a page elsewhere may lead its own name to our address."""
        if self.hosts is not None:
            named = connection.headers.get("host", "")
            if not self.hosts.known(named):
                raise No(421, "other-host", host=named[:80])

    def check_origin(self, connection: HTTPConnection) -> None:
        """With a cookie, only our own pages may write or connect."""
        self.check_host(connection)
        headers = connection.headers
        origin = headers.get("origin")
        if origin is None and "authorization" in headers:
            return
        if origin is None:
            if "cookie" in headers and headers.get("sec-fetch-site") not in ("same-origin", "none"):
                raise No(403, "no-origin")
            return
        if origin != (self.origin or self.own(connection)):
            raise No(403, "other-origin")

    def own(self, connection: HTTPConnection) -> str:
        """Our own origin, as the request names it."""
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        return f"{scheme}://{connection.headers.get('host', '')}"

    def take_bytes(self, connection: HTTPConnection, size: int) -> None:
        """Refuse to read more of someone who has sent a lot."""
        if not self.bytes.take(self.address(connection), size):
            raise No(429, "too-often")

    def look_back(self, person: str, plies: int = 0) -> None:
        """Refuse what takes long to someone who asks for it too often; playing moves over counts by their number."""
        if not self.lookbacks.take(person, 1 + plies / PLIES):
            raise No(429, "too-often")

    @contextlib.asynccontextmanager
    async def search(self, connection: HTTPConnection) -> AsyncIterator[None]:
        """While somebody looks for something in the whole database: one after the other of an address, by its time."""
        address = self.address(connection)
        async with self._searching.setdefault(address, asyncio.Lock()):
            if not self.searches.take(address, 0):
                raise No(429, "too-often")
            began = time.monotonic()
            try:
                yield
            finally:
                self.searches.take(address, time.monotonic() - began)

    def sign_in(self, request: Request, login: str) -> None:
        """Passwords may be tried a few times from one address. Not for one name: strangers would lock its owner out."""
        if not self.passwords.take(self.address(request)):
            raise No(429, "too-often")
        if not self.passwords.take(f"name {login}"):
            log.warning("passwords of one name are tried from several addresses", extra={"login": login})


class Doorkeeper:
    """ASGI middleware: security headers on everything that leaves, and a limit for what comes in."""

    def __init__(self, app: App, *, https: bool = False) -> None:
        self.app = app
        self.headers = list(HEADERS.items())
        if https:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MAX_BODY:
                raise No(413, "too-large", most=MAX_BODY)
            return message

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in self.headers if name not in names),
                ]
                if scope["path"].startswith("/api/") and b"cache-control" not in names:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, limited, headed)
