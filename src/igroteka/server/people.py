"""People: guests with just a name, names that a password protects, tokens for programs."""

import asyncio
import hashlib
import secrets
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import itsdangerous
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Meta, Struct
from starlette.requests import HTTPConnection

from igroteka.server import ratings
from igroteka.server.messages import (
    ChangeMe,
    Enter,
    FreshToken,
    Key,
    Me,
    NewToken,
    Ok,
    People,
    PersonRef,
    Profile,
    Protect,
    SignIn,
    Token,
    Webhook,
    Whoami,
)
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import Row, Tx, now
from igroteka.server.web import Call, Reply, Routes

if TYPE_CHECKING:
    from igroteka.server.house import House

COOKIE = "igroteka"
YEAR = 365 * 86400
SEEN_EVERY = 300.0
routes = Routes("people")
hasher = PasswordHasher()
NOBODY_HASH = hasher.hash(secrets.token_hex(8))
"""Checked against when there is no such name, so that its absence takes as long as a wrong password."""


class Person(Struct):
    """Somebody known to the server."""

    id: str
    name: str
    login: str | None
    password: str | None
    host: bool
    webhook: str | None
    webhook_secret: str | None
    created: float
    seen: float

    @classmethod
    def of(cls, row: Row) -> "Person":
        """From a row."""
        return cls(
            row["id"],
            row["name"],
            row["login"],
            row["password"],
            bool(row["host"]),
            row["webhook"],
            row["webhook_secret"],
            row["created"],
            row["seen"],
        )

    def me(self) -> Me:
        """As they see themselves."""
        return Me(self.id, self.name, self.host, self.password is not None, self.webhook, self.created)

    def ref(self) -> PersonRef:
        """As others see them."""
        return PersonRef(self.id, self.name)


# Who is asking.


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_of(house: "House", connection: HTTPConnection) -> str | None:
    """The secret that a request carries: a program's token, or a browser's signed cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    try:
        return house.signer.unsign(cookie).decode()
    except itsdangerous.BadSignature:
        return None


async def who_asks(house: "House", connection: HTTPConnection) -> Person | None:
    """The person a request comes from."""
    secret = secret_of(house, connection)
    if secret is None:
        return None
    person = await house.store.read(lambda tx: by_session(tx, digest(secret)))
    if person is not None and now() - person.seen > SEEN_EVERY:
        found = person
        await house.store.write(
            lambda tx: (
                tx.run("UPDATE people SET seen = :at WHERE id = :id", at=now(), id=found.id),
                tx.run("UPDATE sessions SET used = :at WHERE hash = :hash", at=now(), hash=digest(secret)),
            )
        )
    return person


def by_session(tx: Tx, hashed: str) -> Person | None:
    """Whose session or token this is."""
    row = tx.one(
        "SELECT people.* FROM people JOIN sessions ON sessions.person = people.id WHERE sessions.hash = :hash",
        hash=hashed,
    )
    return Person.of(row) if row else None


def by_id(tx: Tx, person: str) -> Person | None:
    """A person by id."""
    row = tx.one("SELECT * FROM people WHERE id = :id", id=person)
    return Person.of(row) if row else None


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


def with_cookie(call: Call, person: Person, secret: str) -> Reply:
    """Me, remembered by a signed cookie."""
    reply = Reply(person.me())
    reply.set_cookie(
        COOKIE,
        call.house.signer.sign(secret).decode(),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=call.house.secure(call.request),
    )
    return reply


# Entering and leaving.


@routes.get("/api/me", who="anyone")
async def whoami(call: Call) -> Whoami:
    """Who the server takes you for."""
    fresh = not await call.house.store.read(lambda tx: tx.value("SELECT count(*) FROM people"))
    return Whoami(call.visitor.me() if call.visitor else None, fresh)


@routes.post("/api/enter", who="anyone", gives=Me)
async def enter(call: Call, body: Enter) -> Reply:
    """Enter as a guest, remembered by a cookie. The first to enter a fresh server is its host."""
    name = " ".join(body.name.split())
    at = now()

    def work(tx: Tx) -> tuple[Person, str]:
        if tx.one("SELECT id FROM people WHERE login = :login", login=name.casefold()):
            raise No(409, "name-protected", name=name)
        person = Person(secrets.token_urlsafe(12), name, None, None, False, None, None, at, at)
        first = tx.run(  # of two who enter at once, the database lets one be first
            "INSERT INTO settings (key, value) VALUES ('host', :id) ON CONFLICT (key) DO NOTHING", id=person.id
        )
        person.host = bool(first)
        tx.run(
            "INSERT INTO people (id, name, login, password, host, webhook, webhook_secret, created, seen)"
            " VALUES (:id, :name, NULL, NULL, :host, NULL, NULL, :at, :at)",
            id=person.id,
            name=name,
            host=first,
            at=at,
        )
        return person, open_session(tx, person.id, "cookie", "")

    return with_cookie(call, *await call.house.store.write(work))


@routes.post("/api/sign-in", who="anyone", gives=Me)
async def sign_in(call: Call, body: SignIn) -> Reply:
    """Enter under a protected name, on any device."""
    login = " ".join(body.name.split()).casefold()
    call.house.guard.sign_in(call.request, login)
    row = await call.house.store.read(lambda tx: tx.one("SELECT * FROM people WHERE login = :login", login=login))
    hashed = row["password"] if row else NOBODY_HASH
    good = await asyncio.to_thread(verify, hashed, body.password)
    if row is None or not good:
        raise No(403, "wrong-password")
    person = Person.of(row)
    secret = await call.house.store.write(lambda tx: open_session(tx, person.id, "cookie", ""))
    return with_cookie(call, person, secret)


def verify(hashed: str, password: str) -> bool:
    """Whether a password is the right one."""
    try:
        return hasher.verify(hashed, password)
    except VerificationError:
        return False


@routes.post("/api/sign-out", gives=Ok)
async def sign_out(call: Call) -> Reply:
    """Forget this device."""
    secret = secret_of(call.house, call.request)
    if secret is not None:
        await call.house.store.write(lambda tx: tx.run("DELETE FROM sessions WHERE hash = :hash", hash=digest(secret)))
    reply = Reply(Ok())
    reply.delete_cookie(COOKIE)
    return reply


@routes.put("/api/me/password")
async def protect(call: Call, body: Protect) -> Me:
    """Protect one's name with a password, or change it. Other devices are signed out."""
    person = call.person
    if person.password is not None:
        call.house.guard.sign_in(call.request, person.login or "")
        if not await asyncio.to_thread(verify, person.password, body.old or ""):
            raise No(403, "wrong-password")
    hashed = await asyncio.to_thread(hasher.hash, body.password)
    mine = digest(secret_of(call.house, call.request) or "")

    def work(tx: Tx) -> Person | None:
        login = person.name.casefold()
        holder = tx.value("SELECT id FROM people WHERE login = :login", login=login)
        if holder not in (None, person.id):
            raise No(409, "name-protected", name=person.name)
        tx.run(
            "UPDATE people SET password = :password, login = :login WHERE id = :id",
            password=hashed,
            login=login,
            id=person.id,
        )
        tx.run("DELETE FROM sessions WHERE person = :id AND kind = 'cookie' AND hash <> :mine", id=person.id, mine=mine)
        return by_id(tx, person.id)

    changed = await call.house.store.write(work)
    assert changed is not None
    return changed.me()


@routes.patch("/api/me")
async def change_me(call: Call, body: ChangeMe) -> Me:
    """Change one's name, or where one is told that it is one's turn."""
    person = call.person
    if body.webhook:
        parts = urlsplit(body.webhook)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise No(400, "bad-webhook", url=body.webhook)

    def work(tx: Tx) -> Person | None:
        if body.name is not None:
            name = " ".join(body.name.split())
            holder = tx.value("SELECT id FROM people WHERE login = :login", login=name.casefold())
            if holder not in (None, person.id):
                raise No(409, "name-protected", name=name)
            login = name.casefold() if person.password else None
            tx.run(
                "UPDATE people SET name = :name, login = :login WHERE id = :id", name=name, login=login, id=person.id
            )
        if body.webhook is not None:
            tx.run(
                "UPDATE people SET webhook = :url, webhook_secret = coalesce(webhook_secret, :secret) WHERE id = :id",
                url=body.webhook or None,
                secret=secrets.token_urlsafe(32),
                id=person.id,
            )
        return by_id(tx, person.id)

    changed = await call.house.store.write(work)
    assert changed is not None
    if body.webhook is not None:
        await call.house.hook(person.id, changed.webhook is not None)
    return changed.me()


@routes.get("/api/me/webhook")
async def webhook(call: Call) -> Webhook:
    """Where one is told, and the key to check the signature with (see `docs/host.md`)."""
    person = call.person
    if person.webhook is None or person.webhook_secret is None:
        raise missing("webhook")
    return Webhook(person.webhook, person.webhook_secret)


# Tokens for programs.


@routes.post("/api/me/tokens", status=201)
async def new_token(call: Call, body: NewToken) -> FreshToken:
    """A token for a program that plays in one's name."""
    secret = await call.house.store.write(lambda tx: open_session(tx, call.me, "token", body.label))
    return FreshToken(digest(secret)[:16], body.label, secret)


class Tokens(Struct):
    """One's tokens."""

    tokens: list[Token]


@routes.get("/api/me/tokens")
async def tokens(call: Call) -> Tokens:
    """One's tokens."""
    rows = await call.house.store.read(
        lambda tx: tx.all("SELECT * FROM sessions WHERE person = :id AND kind = 'token' ORDER BY created", id=call.me)
    )
    return Tokens([Token(row["hash"][:16], row["label"], row["created"], row["used"]) for row in rows])


@routes.delete("/api/me/tokens/{token}")
async def delete_token(call: Call, token: Key) -> Ok:
    """Take a token away."""
    gone = await call.house.store.write(
        lambda tx: tx.run(
            "DELETE FROM sessions WHERE person = :id AND kind = 'token' AND substr(hash, 1, 16) = :token",
            id=call.me,
            token=token,
        )
    )
    if not gone:
        raise missing("token")
    return Ok()


# Others.


class NameQuery(Struct):
    """Part of a name."""

    name: Annotated[str, Meta(max_length=40)] = ""


@routes.get("/api/people")
async def people(call: Call, query: NameQuery) -> People:
    """People whose name contains this, those seen last first; to invite them."""
    pattern = "%" + query.name.casefold().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    rows = await call.house.store.read(
        lambda tx: tx.all(
            "SELECT id, name FROM people WHERE lower(name) LIKE :pattern ESCAPE '\\' ORDER BY seen DESC LIMIT 30",
            pattern=pattern,
        )
    )
    return People([PersonRef(row["id"], row["name"]) for row in rows])


@routes.get("/api/people/{person}")
async def profile(call: Call, person: Key) -> Profile:
    """A person's ratings and history."""

    def work(tx: Tx) -> Profile:
        found = by_id(tx, person)
        if found is None:
            raise missing("person")
        return Profile(found.ref(), ratings.listed(tx, None, None, person), ratings.history(tx, person, call.me))

    return await call.house.store.read(work)
