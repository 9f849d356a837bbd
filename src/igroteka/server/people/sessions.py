"""Who is asking: a browser with a signed cookie, a program with a token."""

import contextlib
import hashlib
import secrets
from collections import Counter
from collections.abc import Iterator
from typing import Protocol

import itsdangerous
from starlette.requests import HTTPConnection

from igroteka.server.messages import Token
from igroteka.server.people.accounts import Person
from igroteka.server.storage.base import Store, Tx, now

COOKIE = "igroteka"
YEAR = 365 * 86400
SEEN_EVERY = 300.0


class Open(Protocol):
    """A live connection that somebody has open."""

    person: str

    def sign_out(self) -> None:
        """Close it: the session that it came by is over."""


class Sessions:
    """Knows people by the secrets that their requests carry."""

    def __init__(self, store: Store, public_url: str | None = None) -> None:
        self._store = store
        self._public_url = public_url
        self._signer = itsdangerous.Signer("")
        self._open: dict[Open, str] = {}
        """The live connections of this worker, each with the session that it came by."""
        self._count: Counter[str] = Counter()
        """How many each person has, those included that are being made."""
        self.gone = 0
        """How many live connections have gone."""
        self.over = 0
        """How often sessions have been over."""

    async def open(self) -> None:
        """Find the key that signs cookies, or make one."""

        def work(tx: Tx) -> str:
            tx.run(
                "INSERT INTO settings (key, value) VALUES ('secret', :value) ON CONFLICT (key) DO NOTHING",
                value=secrets.token_hex(32),
            )
            secret: str = tx.value("SELECT value FROM settings WHERE key = 'secret'")
            return secret

        key = await self._store.write(work)
        self._signer = itsdangerous.Signer(key, salt="igroteka cookie", digest_method=hashlib.sha256)

    def signed(self, secret: str) -> str:
        """What a cookie holds."""
        return self._signer.sign(secret).decode()

    def secret_of(self, connection: HTTPConnection) -> str | None:
        """The secret that a request carries: a program's token, or a browser's signed cookie."""
        header = connection.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return header[7:].strip()
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except itsdangerous.BadSignature:
            return None

    async def who_asks(self, connection: HTTPConnection) -> Person | None:
        """The person a request comes from."""
        secret = self.secret_of(connection)
        if secret is None:
            return None
        hashed = digest(secret)
        person = await self._store.read(lambda tx: by_session(tx, hashed))
        if person is not None and now() - person.seen > SEEN_EVERY:
            found = person.id
            await self._store.write(lambda tx: seen(tx, found, hashed))
        return person

    # Live connections, which outlast the request that they came by.

    @contextlib.contextmanager
    def counted(self, person: str) -> Iterator[None]:
        """While someone has one more, from the moment when it is let in."""
        self._count[person] += 1
        try:
            yield
        finally:
            self._count[person] -= 1
            if not self._count[person]:
                del self._count[person]

    async def came(self, connection: Open, hashed: str, over: int) -> None:
        """Someone has a live connection now; `over` is how it was before their session was looked up."""
        self._open[connection] = hashed
        if self.over != over:  # it may have been this one, in between
            await self.recheck(connection.person)

    def went(self, connection: Open) -> None:
        """It is closed."""
        if self._open.pop(connection, None) is not None:
            self.gone += 1

    def connections_of(self, person: str) -> int:
        """How many live connections a person has to this worker."""
        return self._count.get(person, 0)

    async def ended(self, person: str) -> None:
        """Sessions of a person are over: their connections close at once, at every worker."""
        await self._store.tell(f"out {person}")
        await self.recheck(person)

    async def recheck(self, person: str) -> None:
        """Close those connections of a person whose session is no more."""
        self.over += 1
        mine = {connection: hashed for connection, hashed in self._open.items() if connection.person == person}
        if not mine:
            return
        rows = await self._store.read(lambda tx: tx.all("SELECT hash FROM sessions WHERE person = :id", id=person))
        good = {row["hash"] for row in rows}
        for connection, hashed in mine.items():
            if hashed not in good:
                connection.sign_out()

    def secure(self, connection: HTTPConnection) -> bool:
        """Whether cookies may travel only over https."""
        return (self._public_url or str(connection.url)).startswith("https")


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def by_session(tx: Tx, hashed: str) -> Person | None:
    """Whose session or token this is."""
    row = tx.one(
        "SELECT people.* FROM people JOIN sessions ON sessions.person = people.id WHERE sessions.hash = :hash",
        hash=hashed,
    )
    return Person.of(row) if row else None


def seen(tx: Tx, person: str, hashed: str) -> None:
    """Someone was here just now."""
    tx.run("UPDATE people SET seen = :at WHERE id = :id", at=now(), id=person)
    tx.run("UPDATE sessions SET used = :at WHERE hash = :hash", at=now(), hash=hashed)


def open_session(tx: Tx, person: str, kind: str, label: str) -> str:
    """A new session or token; its secret, which is not stored."""
    secret = secrets.token_urlsafe(32)
    tx.run(
        "INSERT INTO sessions (hash, person, kind, label, created, used)"
        " VALUES (:hash, :person, :kind, :label, :at, NULL)",
        hash=digest(secret),
        person=person,
        kind=kind,
        label=label,
        at=now(),
    )
    return secret


def close_session(tx: Tx, hashed: str) -> None:
    """Forget a session."""
    tx.run("DELETE FROM sessions WHERE hash = :hash", hash=hashed)


def close_others(tx: Tx, person: str, mine: str) -> None:
    """Sign all other devices out."""
    tx.run("DELETE FROM sessions WHERE person = :id AND kind = 'cookie' AND hash <> :mine", id=person, mine=mine)


def token_id(hashed: str) -> str:
    """How a token is called without its secret."""
    return hashed[:16]


def tokens(tx: Tx, person: str) -> list[Token]:
    """A person's tokens for programs."""
    rows = tx.all("SELECT * FROM sessions WHERE person = :id AND kind = 'token' ORDER BY created", id=person)
    return [Token(token_id(row["hash"]), row["label"], row["created"], row["used"]) for row in rows]


def delete_token(tx: Tx, person: str, token: str) -> bool:
    """Take a token away, if it is there."""
    sql = "DELETE FROM sessions WHERE person = :id AND kind = 'token' AND substr(hash, 1, 16) = :token"
    return bool(tx.run(sql, id=person, token=token))
