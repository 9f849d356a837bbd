"""The routes of people: entering, oneself, tokens for programs, others."""

from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from igroteka.server.archive import history, ratings
from igroteka.server.confusables import login_of
from igroteka.server.messages import (
    ChangeMe,
    Enter,
    FreshToken,
    Key,
    Me,
    NewToken,
    Ok,
    People,
    Profile,
    Protect,
    SignIn,
    Token,
    Webhook,
    Whoami,
)
from igroteka.server.people import accounts, passwords, sessions
from igroteka.server.people.accounts import Person
from igroteka.server.people.guard import Guard
from igroteka.server.people.notify import Notifier
from igroteka.server.people.quotas import QuotaKeeper
from igroteka.server.people.sessions import COOKIE, YEAR, Sessions
from igroteka.server.refusals import No, missing
from igroteka.server.routes.http import Call, Reply, Routes
from igroteka.server.storage.base import Store, Tx
from igroteka.server.thread_pool import aside

routes = Routes("people")


def with_cookie(call: Call, known: Sessions, person: Person, secret: str) -> Reply:
    """Me, remembered by a signed cookie."""
    reply = Reply(person.me())
    reply.set_cookie(
        COOKIE,
        known.signed(secret),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=known.secure(call.request),
    )
    return reply


# Entering and leaving.


@routes.get("/api/me", who="anyone")
async def whoami(call: Call, store: Store) -> Whoami:
    """Who the server takes you for."""
    fresh = not await store.read(accounts.count)
    return Whoami(call.visitor.me() if call.visitor else None, fresh)


@routes.post("/api/enter", who="anyone", gives=Me)
async def enter(call: Call, store: Store, known: Sessions, body: Enter) -> Reply:
    """Enter as a guest, remembered by a cookie. The first to enter a fresh server is its host."""

    def work(tx: Tx) -> tuple[Person, str]:
        person = accounts.create(tx, accounts.tidy(body.name))
        return person, sessions.open_session(tx, person.id, "cookie", "")

    return with_cookie(call, known, *await store.write(work))


@routes.post("/api/sign-in", who="anyone", gives=Me)
async def sign_in(call: Call, store: Store, known: Sessions, guard: Guard, body: SignIn) -> Reply:
    """Enter under a protected name, on any device."""
    login = login_of(accounts.tidy(body.name))
    guard.sign_in(call.request, login)
    person = await store.read(lambda tx: accounts.by_login(tx, login))
    good = await aside(passwords.verify, person.password if person else None, body.password)
    if person is None or not good:
        raise No(403, "wrong-password")
    key = person.id
    secret = await store.write(lambda tx: sessions.open_session(tx, key, "cookie", ""))
    return with_cookie(call, known, person, secret)


@routes.post("/api/sign-out", gives=Ok)
async def sign_out(call: Call, store: Store, known: Sessions) -> Reply:
    """Forget this device."""
    secret = known.secret_of(call.request)
    if secret is not None:
        await store.write(lambda tx: sessions.close_session(tx, sessions.digest(secret)))
        await known.ended(call.me)
    reply = Reply(Ok())
    reply.delete_cookie(COOKIE)
    return reply


@routes.put("/api/me/password")
async def protect(call: Call, store: Store, known: Sessions, guard: Guard, body: Protect) -> Me:
    """Protect one's name with a password, or change it. Other devices are signed out."""
    person = call.person
    guard.sign_in(call.request, person.login or person.id)  # the first one, too: hashing takes memory and time
    if person.password is not None and not await aside(passwords.verify, person.password, body.old or ""):
        raise No(403, "wrong-password")
    hashed = await aside(passwords.hashed, body.password)
    mine = sessions.digest(known.secret_of(call.request) or "")

    def work(tx: Tx) -> Person:
        changed = accounts.protect(tx, person, hashed)
        sessions.close_others(tx, person.id, mine)
        return changed

    changed = await store.write(work)
    await known.ended(person.id)
    return changed.me()


@routes.patch("/api/me")
async def change_me(call: Call, store: Store, notifier: Notifier, body: ChangeMe) -> Me:
    """Change one's name, or where one is told that it is one's turn."""
    person = call.person
    if body.webhook and not is_web_address(body.webhook):
        raise No(400, "bad-webhook", url=body.webhook)
    name = None if body.name is None else accounts.tidy(body.name)
    changed = await store.write(lambda tx: accounts.change(tx, person, name, body.webhook))
    if body.webhook is not None:
        await notifier.set_hook(person.id, changed.webhook is not None)
    return changed.me()


def is_web_address(url: str) -> bool:
    """Whether a webhook could be there."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half a number in brackets, or a port that there isn't
        return False


@routes.get("/api/me/webhook")
async def webhook(call: Call) -> Webhook:
    """Where one is told, and the key to check the signature with (see `docs/host.md`)."""
    person = call.person
    if person.webhook is None or person.webhook_secret is None:
        raise missing("webhook")
    return Webhook(person.webhook, person.webhook_secret)


# Tokens for programs.


@routes.post("/api/me/tokens", status=201)
async def new_token(call: Call, store: Store, quotas: QuotaKeeper, body: NewToken) -> FreshToken:
    """A token for a program that plays in one's name."""
    async with quotas.one_more_token(call.me):
        secret = await store.write(lambda tx: sessions.open_session(tx, call.me, "token", body.label))
    return FreshToken(sessions.token_id(sessions.digest(secret)), body.label, secret)


class Tokens(Struct):
    """One's tokens."""

    tokens: list[Token]


@routes.get("/api/me/tokens")
async def tokens(call: Call, store: Store) -> Tokens:
    """One's tokens."""
    return Tokens(await store.read(lambda tx: sessions.tokens(tx, call.me)))


@routes.delete("/api/me/tokens/{token}")
async def delete_token(call: Call, store: Store, known: Sessions, token: Key) -> Ok:
    """Take a token away."""
    if not await store.write(lambda tx: sessions.delete_token(tx, call.me, token)):
        raise missing("token")
    await known.ended(call.me)
    return Ok()


# Others.


class NameQuery(Struct):
    """Part of a name."""

    name: Annotated[str, Meta(max_length=40)] = ""


@routes.get("/api/people")
async def people(call: Call, store: Store, guard: Guard, query: NameQuery) -> People:
    """People whose name contains this, those seen last first; to invite them."""
    async with guard.search(call.request):
        return People(await store.read(lambda tx: accounts.named(tx, query.name)))


@routes.get("/api/people/{person}")
async def profile(call: Call, store: Store, person: Key) -> Profile:
    """A person's ratings and history."""

    def work(tx: Tx) -> Profile:
        found = accounts.by_id(tx, person)
        if found is None:
            raise missing("person")
        return Profile(found.ref(), ratings.listed(tx, None, None, person), history.of_person(tx, person, call.me))

    return await store.read(work)
