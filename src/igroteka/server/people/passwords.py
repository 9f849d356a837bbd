"""Passwords, as they are kept: hashed by Argon2, which is loaded when somebody has one."""

import secrets
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher


@cache
def hasher() -> "PasswordHasher":
    """Makes and checks hashes."""
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def nobodys() -> str:
    """Checked against when there is no such name, so that its absence takes as long as a wrong password."""
    return hasher().hash(secrets.token_hex(8))


def hashed(password: str) -> str:
    """What is kept of a password."""
    return hasher().hash(password)


def verify(kept: str | None, password: str) -> bool:
    """Whether a password is the right one; that of nobody never is, and takes as long."""
    from argon2.exceptions import VerificationError

    try:
        return hasher().verify(kept or nobodys(), password)
    except VerificationError:
        return False
