"""People: oneself, others, tokens, and what the host sees."""

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.server.messages.common import Name, Password


class PersonRef(Struct):
    """A person as others see them."""

    id: str
    name: str


class Me(Struct):
    """The person who asks."""

    id: str
    name: str
    host: bool
    """Whether this is the host of the server."""
    protected: bool
    """Whether a password protects the name, so that it can be taken to another device."""
    webhook: str | None
    created: float


class Whoami(Struct):
    """Who the server takes you for."""

    person: Me | None
    fresh: bool
    """Whether nobody has entered this server yet: the first to enter is its host."""


class Enter(Struct, forbid_unknown_fields=True):
    """Enter as a guest, with just a name."""

    name: Name


class SignIn(Struct, forbid_unknown_fields=True):
    """Enter under a protected name."""

    name: Name
    password: Password


class Protect(Struct, forbid_unknown_fields=True):
    """Set or change the password."""

    password: Password
    old: str | None = None


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What to change of oneself."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """An http(s) address that is told when it is your turn; an empty one stops that."""


class Webhook(Struct):
    """Where a person is told, and the key that signs what is sent there."""

    url: str
    secret: str


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    label: Name


class Token(Struct):
    """A token, without its secret."""

    id: str
    label: str
    created: float
    used: float | None


class FreshToken(Struct):
    """A new token. The secret is shown this once: send it as `Authorization: Bearer <secret>`."""

    id: str
    label: str
    secret: str


class People(Struct):
    """People of this server."""

    people: list[PersonRef]


class HostPerson(Struct):
    """A person as the host of the server sees them."""

    id: str
    name: str
    host: bool
    protected: bool
    created: float
    seen: float
    tables: int
    going: int
    """Tables that they have put up and that are open or in play."""
    today: int
    """Tables and records that they have put up within a day."""


class Quotas(Struct, forbid_unknown_fields=True):
    """How much one person may take up of the server."""

    tables: Annotated[int, Meta(ge=1, le=100_000)] = 100
    """Tables that one has put up and that are open or in play."""
    tables_a_day: Annotated[int, Meta(ge=1, le=100_000)] = 500
    """Tables and records that one puts up within a day."""
    connections: Annotated[int, Meta(ge=1, le=100_000)] = 60
    """Live connections at once, by each worker."""
    tokens: Annotated[int, Meta(ge=1, le=1000)] = 20
    """Tokens for programs."""


class HostPeople(Struct):
    """Everybody."""

    people: list[HostPerson]


class HostBots(Struct):
    """What bots take here. They are given decisions, not seconds, so that they are as strong on a busy machine."""

    processes: int
    """How many bots can think at once."""
    pace: int
    """Decisions a second that one of them makes."""
    expert: int
    """Decisions that an expert makes for a move, at most."""
    seconds: float
    """How long that takes, where nothing else is at work."""
    ceiling: float
    """Seconds after which it plays what it has found, where the machine is slower."""
    carries: int
    """How many experts the machine can carry, each of them asked every twenty seconds."""


class HostBuild(Struct):
    """Which build runs, and how far a compiler is that works beside it."""

    version: str
    compiled: bool
    share: float | None
    failed: str | None
    log: str | None
