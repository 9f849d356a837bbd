"""Accounts: guests with just a name, names that a password protects. What takes a `Tx` is part of a transaction."""

import secrets
import string
import unicodedata

from msgspec import Struct

from igroteka.server.confusables import likeness, login_of
from igroteka.server.messages import HostPerson, Me, PersonRef
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import Row, Tx, now

JOINERS = "\u200c\u200d"
"""Not seen either, but some letters and pictures are written with them."""


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


def count(tx: Tx) -> int:
    """How many people are known."""
    known: int = tx.value("SELECT count(*) FROM people")
    return known


def by_id(tx: Tx, person: str) -> Person | None:
    """A person by id."""
    row = tx.one("SELECT * FROM people WHERE id = :id", id=person)
    return Person.of(row) if row else None


def by_login(tx: Tx, login: str) -> Person | None:
    """A person by a name that a password protects."""
    row = tx.one("SELECT * FROM people WHERE login = :login", login=login)
    return Person.of(row) if row else None


def named(tx: Tx, part: str) -> list[PersonRef]:
    """People whose name contains this, those seen last first."""
    pattern = "%" + part.casefold().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    rows = tx.all(
        "SELECT id, name FROM people WHERE lower(name) LIKE :pattern ESCAPE '\\' ORDER BY seen DESC LIMIT 30",
        pattern=pattern,
    )
    return [PersonRef(row["id"], row["name"]) for row in rows]


def everybody(tx: Tx) -> list[HostPerson]:
    """Everybody, those seen last first, for the host of the server."""
    rows = tx.all(
        "SELECT people.*, (SELECT count(DISTINCT table_id) FROM seats WHERE seats.person = people.id) AS tables,"
        " (SELECT count(*) FROM tables WHERE host = people.id AND status IN ('open', 'playing')) AS going,"
        " (SELECT count(*) FROM tables WHERE host = people.id AND created > :since) AS today"
        " FROM people ORDER BY seen DESC LIMIT 1000",
        since=now() - 86400.0,
    )
    return [
        HostPerson(
            row["id"],
            row["name"],
            bool(row["host"]),
            row["password"] is not None,
            row["created"],
            row["seen"],
            row["tables"],
            row["going"],
            row["today"],
        )
        for row in rows
    ]


def create(tx: Tx, name: str) -> Person:
    """A new guest. The first on a fresh server is its host."""
    at = now()
    _free(tx, "", name)
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
    return person


def _free(tx: Tx, person: str, name: str) -> None:
    """Refuse a name that somebody else has protected, or that looks like theirs."""
    if tx.postgres:
        tx.all("SELECT pg_advisory_xact_lock(1147238)")  # or two might protect names that look alike, each unseen
    holders = tx.all(
        "SELECT id FROM people WHERE login = :login OR (likeness = :likeness AND password IS NOT NULL)",
        login=login_of(name),
        likeness=likeness(name),
    )
    if any(row["id"] != person for row in holders):
        raise No(409, "name-protected", name=name)


def protect(tx: Tx, person: Person, hashed: str) -> Person:
    """Protect a name with a password."""
    _free(tx, person.id, person.name)
    tx.run(
        "UPDATE people SET password = :password, login = :login, likeness = :likeness WHERE id = :id",
        password=hashed,
        login=login_of(person.name),
        likeness=likeness(person.name),
        id=person.id,
    )
    return _again(tx, person)


def change(tx: Tx, person: Person, name: str | None, webhook: str | None) -> Person:
    """Another name, another webhook (an empty one is none)."""
    if name is not None:
        _free(tx, person.id, name)
        tx.run(
            "UPDATE people SET name = :name, login = :login, likeness = :likeness WHERE id = :id",
            name=name,
            login=login_of(name) if person.password else None,
            likeness=likeness(name) if person.password else None,
            id=person.id,
        )
    if webhook is not None:
        tx.run(
            "UPDATE people SET webhook = :url, webhook_secret = coalesce(webhook_secret, :secret) WHERE id = :id",
            url=webhook or None,
            secret=secrets.token_urlsafe(32),
            id=person.id,
        )
    return _again(tx, person)


def _again(tx: Tx, person: Person) -> Person:
    found = by_id(tx, person.id)
    assert found is not None
    return found


def hand_over(tx: Tx, host: str, to: str) -> None:
    """Make another person the host of the server."""
    if not tx.run("UPDATE people SET host = 1 WHERE id = :id", id=to):
        raise missing("person")
    if to != host:
        tx.run("UPDATE people SET host = 0 WHERE id = :id", id=host)


def erase(tx: Tx, person: str) -> None:
    """Take a person out of everything but the matches they played."""
    for table, column in (("sessions", "person"), ("notes", "person"), ("hooks", "person"), ("people", "id")):
        tx.run(f"DELETE FROM {table} WHERE {column} = :id", id=person)
    tx.run("DELETE FROM ratings WHERE who = :who", who=f"person:{person}")
    tx.run("UPDATE results SET person = NULL, name = '' WHERE person = :id", id=person)
    tx.run("UPDATE entries SET body = '[\"\",\"\"]' WHERE person = :id AND kind = 'chat'", id=person)
    tx.run("UPDATE entries SET person = NULL WHERE person = :id", id=person)


def tidy(name: str) -> str:
    """A name as it is kept: words with one space between, and nothing that isn't seen or turns round what follows."""
    seen = "".join(each for each in name if each in JOINERS or unicodedata.category(each) != "Cf")
    if not seen.strip(JOINERS + string.whitespace):
        raise No(400, "bad-request", why="a name has something in it that is seen")
    return " ".join(seen.split())
