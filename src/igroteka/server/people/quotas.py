"""Quotas: how much one person may take up of the server. The host sees what each does, and sets the quotas."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

import msgspec

from igroteka.server.messages import Quotas
from igroteka.server.refusals import No
from igroteka.server.storage.base import Store, Tx, now

DAY = 86400.0
KEY = "quotas"


class QuotaKeeper:
    """Knows the quotas of a server, and refuses what is beyond them."""

    def __init__(self, store: Store, *, relaxed: bool = False) -> None:
        self._store = store
        self._relaxed = relaxed
        self.most = Quotas()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of whoever puts something up just now: what is asked for at once is counted one after the other."""

    async def open(self) -> None:
        """Learn what the host has set."""
        text = await self._store.read(lambda tx: tx.value("SELECT value FROM settings WHERE key = :key", key=KEY))
        self.most = Quotas() if text is None else msgspec.json.decode(text, type=Quotas)

    async def set(self, quotas: Quotas) -> None:
        """The host sets them, for every worker."""
        text = msgspec.json.encode(quotas).decode()
        await self._store.write(
            lambda tx: tx.run(
                "INSERT INTO settings (key, value) VALUES (:key, :value)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                key=KEY,
                value=text,
            )
        )
        self.most = quotas
        await self._store.tell("quotas")

    @contextlib.asynccontextmanager
    async def one_more_table(self, person: str) -> AsyncIterator[None]:
        """While another table or record is put up; it is refused to someone who has enough of them."""
        if self._relaxed:
            yield
            return
        async with self._turn(person):
            going, today = await self._store.read(lambda tx: tables_of(tx, person))
            if going >= self.most.tables:
                raise No(429, "quota-tables", most=self.most.tables)
            if today >= self.most.tables_a_day:
                raise No(429, "quota-tables-a-day", most=self.most.tables_a_day)
            yield

    @contextlib.asynccontextmanager
    async def one_more_token(self, person: str) -> AsyncIterator[None]:
        """While another token is made, or refused."""
        async with self._turn(person):
            sql = "SELECT count(*) FROM sessions WHERE person = :person AND kind = 'token'"
            have: int = await self._store.read(lambda tx: tx.value(sql, person=person))
            if have >= self.most.tokens and not self._relaxed:
                raise No(429, "quota-tokens", most=self.most.tokens)
            yield

    def _turn(self, person: str) -> asyncio.Lock:
        return self._turns.setdefault(person, asyncio.Lock())

    def one_more_connection(self, have: int) -> None:
        """Refuse another live connection to someone who has so many."""
        if have >= self.most.connections and not self._relaxed:
            raise No(429, "quota-connections", most=self.most.connections)


def tables_of(tx: Tx, person: str) -> tuple[int, int]:
    """How many tables of a person are open or in play, and how many they have put up within a day."""
    going: int = tx.value(
        "SELECT count(*) FROM tables WHERE host = :person AND status IN ('open', 'playing')", person=person
    )
    today: int = tx.value(
        "SELECT count(*) FROM tables WHERE host = :person AND created > :since", person=person, since=now() - DAY
    )
    return going, today
