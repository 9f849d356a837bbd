"""What a server needs of the machine that it runs on: a place to keep things, and somebody to think for bots.

Here it has files, threads and processes. In a browser it has none of them, and `igroteka.server.browser` has the rest.
"""

from typing import Protocol

from igroteka.server.bot_process.pool import BotProcess, Mind
from igroteka.server.storage.base import Store


class System(Protocol):
    """What a server runs on."""

    async def open_store(self, url: str) -> Store:
        """A database by its address, brought up to the present schema."""

    async def start_mind(self, nice: int) -> Mind:
        """Somebody who thinks, at such a low priority."""

    def orphaned(self) -> bool:
        """Whether this is one of several workers, and the process that looks after them has gone."""


class Machine:
    """A machine with an operating system."""

    async def open_store(self, url: str) -> Store:
        from igroteka.server.storage.opening import open_store  # which loads SQLAlchemy and Alembic

        return await open_store(url)

    async def start_mind(self, nice: int) -> Mind:
        return await BotProcess.start(nice)

    def orphaned(self) -> bool:
        import multiprocessing  # which a browser's Python lacks

        supervisor = multiprocessing.parent_process()
        return supervisor is not None and not supervisor.is_alive()
