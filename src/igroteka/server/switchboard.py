"""The switchboard: several workers on one port, and every table at one of them.

One process accepts connections, reads of each only which table it is for, and hands it to the worker that has that
table: so a table is in the memory of one worker, and what happens at it needs no news from another. Everything else
goes to the workers in turn. Which worker has a table follows from its id and the workers that are there. When one dies,
its tables are at once the others', who are told so, and another is started in its place; the database decides about
moves as ever, so that nothing is lost where two believe for a moment that a table is theirs.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import re
import signal
import socket
import zlib
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from typing import Any

import uvicorn

from igroteka import interrupts
from igroteka.server.connection_limits import HEAD_SECONDS, callers

log = logging.getLogger("igroteka.switchboard")
TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]+)[/? ]")
PEEKED = 2048
CALL, GONE = b".", b"!"
"""What a worker is told: here is a connection; another worker has gone."""
READY = b"+"
"""What a worker says once it can take connections."""
AGAIN = 0.5
"""Seconds before a worker that ended is started again."""
GOODBYE = 10.0


class Extension:
    """A worker, as the switchboard knows it."""

    def __init__(self, number: int, options: dict[str, Any]) -> None:
        self.number = number
        self.line, theirs = socket.socketpair()
        self.process: SpawnProcess = multiprocessing.get_context("spawn").Process(target=work, args=(theirs, options))
        with interrupts.kept_from_others():  # the switchboard ends its workers itself
            self.process.start()
        theirs.close()

    def hand_over(self, connection: socket.socket) -> bool:
        """Hand a connection to the worker; whether it took it."""
        try:
            socket.send_fds(self.line, [CALL], [connection.fileno()])
        except OSError:
            return False
        return True

    def tell(self) -> None:
        """Another worker has gone."""
        with contextlib.suppress(OSError):
            self.line.send(GONE)


class Switchboard:
    """Accepts connections, and keeps the workers going."""

    def __init__(self, listening: socket.socket, workers: int, options: dict[str, Any]) -> None:
        self._listening = listening
        self._most = workers
        self._options = options
        self._there: dict[int, Extension] = {}
        self._turn = 0
        self._starting: set[Extension] = set()
        self._somebody = asyncio.Event()
        """Whether any worker is there."""
        self._stopped = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self) -> None:
        """Until it is stopped."""
        loop = asyncio.get_running_loop()
        for way in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(way, self._stopped.set)
        for number in range(self._most):
            self._start(number)
        accepting = asyncio.create_task(self._accept())
        await self._stopped.wait()
        accepting.cancel()
        self._listening.close()
        workers = [*self._there.values(), *self._starting]
        for each in workers:
            loop.remove_reader(each.process.sentinel)
            loop.remove_reader(each.line.fileno())
            each.process.terminate()
        for each in workers:
            await asyncio.to_thread(each.process.join, GOODBYE)
            each.process.kill()

    def _start(self, number: int) -> None:
        if self._stopped.is_set():
            return
        new = Extension(number, self._options)
        self._starting.add(new)
        loop = asyncio.get_running_loop()
        loop.add_reader(new.process.sentinel, self._ended, new)
        loop.add_reader(new.line.fileno(), self._ready, new)

    def _ready(self, new: Extension) -> None:
        """A worker can take connections, from now on: until then, others have its tables."""
        asyncio.get_running_loop().remove_reader(new.line.fileno())
        with contextlib.suppress(OSError):
            if new.line.recv(1) == READY:
                self._starting.discard(new)
                self._there[new.number] = new
                self._somebody.set()

    def _ended(self, gone: Extension) -> None:
        """A worker has died: its tables are the others' now, and another comes in its place."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(gone.process.sentinel)
        loop.remove_reader(gone.line.fileno())
        gone.process.join()
        gone.line.close()
        log.error("a worker has ended", extra={"worker": gone.number, "code": gone.process.exitcode})
        self._starting.discard(gone)
        if self._there.get(gone.number) is gone:
            del self._there[gone.number]
        if not self._there:
            self._somebody.clear()
        for each in self._there.values():
            each.tell()
        loop.call_later(AGAIN, self._start, gone.number)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self._listening)
            except OSError as error:  # too many files are open, perhaps
                log.error("a connection can't be accepted", extra={"why": str(error)})
                await asyncio.sleep(0.1)
                continue
            task = loop.create_task(self._connect(connection))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _connect(self, connection: socket.socket) -> None:
        """Read which table it is for, without taking anything of it away, and hand it over."""
        loop = asyncio.get_running_loop()
        with connection, self._counted(connection) as welcome:
            if not welcome:
                return
            came = asyncio.Event()
            loop.add_reader(connection.fileno(), came.set)
            try:
                await asyncio.wait_for(came.wait(), HEAD_SECONDS)
            except TimeoutError:
                return
            finally:
                loop.remove_reader(connection.fileno())
            try:
                said = connection.recv(PEEKED, socket.MSG_PEEK)
            except OSError:
                return
            await self._somebody.wait()
            found = TABLE.match(said)
            for each in self._in_order(found[1] if found else None):
                if each.hand_over(connection):
                    return

    @contextlib.contextmanager
    def _counted(self, connection: socket.socket) -> Iterator[bool]:
        """While it is here, one of those that come from its address; whether it may be."""
        try:
            address = connection.getpeername()[0]
        except OSError:  # it has gone already
            yield False
            return
        may = callers.come(address)
        try:
            yield may or bool(self._options.get("proxy_headers"))
        finally:
            callers.go(address)

    def _in_order(self, table: bytes | None) -> list[Extension]:
        """The workers, whoever should have it first."""
        there = list(self._there.values())
        if table is None:
            self._turn += 1
            turn = self._turn % len(there) if there else 0
            return there[turn:] + there[:turn]
        return sorted(there, key=lambda each: zlib.crc32(b"%d:%b" % (each.number, table)), reverse=True)


# In a worker's process.


class Answering(uvicorn.Server):
    """A worker's server: it listens to nothing but what the switchboard hands over."""

    def __init__(self, config: uvicorn.Config, line: socket.socket, app: Any) -> None:
        super().__init__(config)
        self._line = line
        self._app = app
        self._coming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Come up, and then take what comes."""
        await super().startup([])
        if self.should_exit:
            return
        self._line.setblocking(False)
        asyncio.get_running_loop().add_reader(self._line.fileno(), self._take)
        self._line.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing more, and finish."""
        asyncio.get_running_loop().remove_reader(self._line.fileno())
        await super().shutdown([])

    def _take(self) -> None:
        try:
            said, numbers, _, _ = socket.recv_fds(self._line, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            said, numbers = b"", []
        if not said:  # the switchboard has gone
            self.should_exit = True
            asyncio.get_running_loop().remove_reader(self._line.fileno())
        elif said == GONE:
            self._app.state.worker.take_up()
        for number in numbers:
            connection = socket.socket(fileno=number)
            connection.setblocking(False)
            loop = asyncio.get_running_loop()
            task = loop.create_task(self._answer(connection))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _answer(self, connection: socket.socket) -> None:
        def protocol() -> asyncio.Protocol:
            kind: Any = self.config.http_protocol_class
            made: asyncio.Protocol = kind(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()


def work(line: socket.socket, options: dict[str, Any]) -> None:
    """A worker's process."""
    from igroteka.server.app import from_environment

    app = from_environment()
    config = uvicorn.Config(app, **options)
    Answering(config, line, app).run()


def serve(host: str, port: int, workers: int, options: dict[str, Any]) -> None:
    """Serve with several workers until stopped."""
    listening = socket.create_server(
        (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048
    )
    listening.setblocking(False)

    async def switchboard() -> None:
        await Switchboard(listening, workers, options).run()

    asyncio.run(switchboard())
