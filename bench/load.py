"""Load: many live tables of scripted clients over real WebSockets, against a server of its own on this machine.

    python bench/load.py --tables 2000 --every 2     # each table moves every two seconds
    python bench/load.py --tables 200 --every 0      # as fast as it goes
    python bench/load.py --against ../earlier/build/compiled    # beside another build, by turns: what a move costs each
    python bench/load.py --tables 200 --reconnect 480           # all come again and again: whether memory levels off

Reports moves per second, the time from sending a move to every client of the table having it (p50, p99, worst), and
the server's memory and computing time. Every move is committed before it is shown. Only loopback addresses are used.

The clients compute on the same machine, and what keeps them waiting looks like a slow server: `client_lag_p99_ms` and
`client_lag_worst_ms` say how late their own timer was, `load` how many processes wanted the machine's cores.
"""

import argparse
import asyncio
import base64
import contextlib
import gc
import json
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop

from igroteka.server.commands import open_many_files

WARM_UP = 5.0
TURNS = 4
"""How often two builds take turns."""
SETTLE = 1.0
"""Seconds for what is under way when a turn ends."""
TICK = 0.02


class Operation(msgspec.Struct):
    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


class Message(msgspec.Struct):
    type: str
    version: int = 0
    patches: list[Operation] = []
    table: msgspec.Raw = msgspec.Raw(b"null")
    refusal: msgspec.Raw = msgspec.Raw(b"null")


class Legal(msgspec.Struct):
    name: str


class Sight(msgspec.Struct):
    moves: list[Legal | str]
    """Earlier builds say with each what it is called."""


class Picture(msgspec.Struct):
    version: int
    ply: int
    to_act: list[int]
    sights: list[Sight]


decode = msgspec.json.Decoder(Message).decode
decode_moves = msgspec.json.Decoder(list[Legal | str]).decode
decode_picture = msgspec.json.Decoder(Picture).decode


def names(moves: list[Legal | str]) -> list[str]:
    """Moves by name."""
    return [move if isinstance(move, str) else move.name for move in moves]


class Client(asyncio.Protocol):
    """A WebSocket client that does just enough: masked text frames out, short and long frames in."""

    def __init__(self, table: "Table", seat: int, path: str, cookie: str, host: str) -> None:
        self.table = table
        self.seat = seat
        self.moves: list[str] = []
        self.buffer = bytearray()
        self.open = False
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://{host}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()

    def itself(self) -> "Client":
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.hello)

    def send(self, data: bytes, opcode: int = 1) -> None:
        size = len(data)
        head = (
            bytes([0x80 | opcode, 0x80 | size])
            if size < 126
            else bytes([0x80 | opcode, 0xFE]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros leaves the data as it is

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.open = True
        while len(buffer) >= 2:
            size, start = buffer[1] & 0x7F, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            opcode = buffer[0] & 0x0F
            payload = bytes(buffer[start : start + size])
            del buffer[: start + size]
            if opcode == 1:
                self.heard(payload)
            elif opcode == 9:
                self.send(payload, 10)

    def heard(self, data: bytes) -> None:
        message = decode(data)
        self.table.load.received += len(data)
        if message.type == "change":
            for patch in message.patches:
                match patch.path:
                    case "/sights/0/moves":
                        self.moves = names(decode_moves(patch.value))
                    case "/to_act":
                        self.table.to_act = msgspec.json.decode(patch.value)
                    case "/to_act/0":
                        self.table.to_act = [msgspec.json.decode(patch.value)]
                    case "/ply":
                        self.table.ply = msgspec.json.decode(patch.value)
            self.table.has(self.seat, message.version)
        elif message.type == "state":
            picture = decode_picture(message.table)
            self.moves = names(picture.sights[0].moves)
            self.table.to_act, self.table.ply = picture.to_act, picture.ply
            self.table.has(self.seat, picture.version)
        elif message.type == "refused":
            self.table.load.refusals.append(bytes(message.refusal).decode())


class Table:
    """A table and its two scripted clients."""

    def __init__(self, load: "Load", key: str) -> None:
        self.load = load
        self.key = key
        self.clients: list[Client] = []
        self.to_act: list[int] = []
        self.ply = 0
        self.versions = [0, 0]
        self.sent: float | None = None
        self.due = 0.0

    def has(self, seat: int, version: int) -> None:
        """A client has this version; when both have the next one, the move has arrived."""
        self.versions[seat] = version
        if self.sent is None or min(self.versions) < self.awaited:
            return
        now = time.perf_counter()
        self.load.arrived.append((now, now - self.sent))
        self.sent = None
        if self.load.every == 0:
            self.move()

    def move(self) -> None:
        if not self.to_act or self.load.over:
            return
        client = self.clients[self.to_act[0]]
        if not client.moves or self.sent is not None:
            self.load.late += 1
            return
        self.awaited = max(self.versions) + 1
        self.sent = time.perf_counter()
        name = self.load.random.choice(client.moves)
        client.send(b'{"type":"move","request":"%d","ply":%d,"moves":["%s"]}' % (self.awaited, self.ply, name.encode()))


class Load:
    """The whole load."""

    def __init__(self, tables: int, every: float, seconds: float, server: int, host: str) -> None:
        self.count = tables
        self.every = every
        self.seconds = seconds
        self.server = server
        self.host = host
        self.random = random.Random(7)
        self.arrived: list[tuple[float, float]] = []
        self.refusals: list[str] = []
        self.late = 0
        self.received = 0
        self.lags: list[float] = []
        self.over = False
        self.tables: list[Table] = []

    async def set_up(self, game: str) -> None:
        url = f"http://{self.host}"
        people = []
        for number in range(20):
            limits = httpx.Limits(max_keepalive_connections=0)  # or the server closes what a busy client left idle
            client = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60, limits=limits)
            (await client.post("/api/enter", json={"name": f"Client {number}"})).raise_for_status()
            people.append(client)
        self.before = memory(self.server)
        room = asyncio.Semaphore(20)

        async def one(number: int) -> None:
            async with room:
                first, second = people[number % 20], people[(number + 1) % 20]
                made = await first.post("/api/tables", json={"game": game, "players": 2, "name": f"Table {number}"})
                made.raise_for_status()
                key = made.json()["id"]
                (await second.post(f"/api/tables/{key}/join", json={})).raise_for_status()
                (await first.post(f"/api/tables/{key}/start", json={})).raise_for_status()
                table = Table(self, key)
                for seat, person in enumerate((first, second)):
                    cookie = f"igroteka={person.cookies['igroteka']}"
                    client = Client(table, seat, f"/api/tables/{key}/live?changes=json-patch", cookie, self.host)
                    table.clients.append(client)
                    host, port = self.host.split(":")
                    await asyncio.get_running_loop().create_connection(client.itself, host, int(port))
                self.tables.append(table)

        await asyncio.gather(*(one(number) for number in range(self.count)))
        for client in people:
            await client.aclose()
        for _ in range(600):
            if all(min(table.versions) > 0 for table in self.tables):
                return
            await asyncio.sleep(0.1)
        raise SystemExit("not every client got its table within a minute")

    async def run(self) -> None:
        gc.freeze()  # pauses of the clients are not the server's
        gc.disable()
        began = time.perf_counter()
        self.worked = cpu_seconds(self.server)
        self.received = 0
        end = began + WARM_UP + self.seconds
        lagging = asyncio.create_task(self._watch_lag(end))
        if self.every == 0:
            for table in self.tables:
                table.move()
            await asyncio.sleep(end - time.perf_counter())
        else:
            for table in self.tables:
                table.due = began + self.random.random() * self.every
            self.tables.sort(key=lambda table: table.due)
            await self._pace(end)
        self.memory = memory(self.server)
        self.worked = cpu_seconds(self.server) - self.worked
        self.over = True
        await lagging
        await asyncio.sleep(1)

    async def take_turn(self, seconds: float) -> tuple[int, float]:
        """Play for a while; how many moves were made, and how long the server has computed for them."""
        moves, worked = len(self.arrived), cpu_seconds(self.server)
        self.over = False
        end = time.perf_counter() + seconds
        if self.every == 0:
            for table in self.tables:
                table.move()
            await asyncio.sleep(seconds)
        else:
            for table in self.tables:
                table.due = time.perf_counter() + self.random.random() * self.every
            self.tables.sort(key=lambda table: table.due)
            await self._pace(end)
        self.over = True
        await asyncio.sleep(SETTLE)
        return len(self.arrived) - moves, cpu_seconds(self.server) - worked

    async def come_again(self, seconds: float) -> None:
        """Close every connection and open it again, over and over; the server's memory, every half minute."""
        began, come = time.perf_counter(), 0
        over = asyncio.Event()

        async def storm(tables: list[Table]) -> None:
            nonlocal come
            while not over.is_set():
                for client in (client for table in tables for client in table.clients):
                    client.transport.close()
                    client.buffer, client.open = bytearray(), False
                    host, port = self.host.split(":")
                    await asyncio.get_running_loop().create_connection(client.itself, host, int(port))
                    come += 1
                await asyncio.sleep(TICK)

        storms = [asyncio.create_task(storm(self.tables[part::4])) for part in range(4)]
        while (gone := time.perf_counter() - began) < seconds:
            await asyncio.sleep(min(30.0, seconds - gone))
            gone = time.perf_counter() - began
            print(f"{gone:4.0f} s {come:8,} connections {memory(self.server) / 1e6:6.1f} MB", flush=True)
        over.set()
        await asyncio.gather(*storms)

    async def _watch_lag(self, end: float) -> None:
        """How late the clients' own timer is: a lower bound for what the same waiting adds to a move."""
        await asyncio.sleep(WARM_UP)
        while (due := time.perf_counter() + TICK) < end:
            await asyncio.sleep(TICK)
            self.lags.append((time.perf_counter() - due) * 1000)

    async def _pace(self, end: float) -> None:
        turn = 0
        while True:
            table = self.tables[turn % len(self.tables)]
            now = time.perf_counter()
            if now >= end:
                return
            if table.due > now:
                await asyncio.sleep(min(table.due - now, 0.005))
                continue
            table.due += self.every
            table.move()
            turn += 1

    def report(self) -> dict[str, Any]:
        first = min(at for at, _ in self.arrived) + WARM_UP
        good = [(at, took) for at, took in self.arrived if at >= first]
        times = sorted(took * 1000 for _, took in good)
        span = max(at for at, _ in good) - first
        lags = sorted(self.lags)
        return {
            "tables": self.count,
            "every": self.every,
            "moves": len(good),
            "moves_per_second": round(len(good) / span),
            "p50_ms": round(statistics.median(times), 1),
            "p99_ms": round(times[int(len(times) * 0.99)], 1),
            "worst_ms": round(times[-1], 1),
            "kb_per_table": round((self.memory - self.before) / self.count / 1000, 1),
            "server_cpu_us_per_move": round(self.worked / len(self.arrived) * 1e6),
            "bytes_per_move": round(self.received / len(self.arrived)),
            "refusals": len(self.refusals),
            "late": self.late,
            "client_lag_p99_ms": round(lags[int(len(lags) * 0.99)], 1),
            "client_lag_worst_ms": round(lags[-1], 1),
            "load": round(os.getloadavg()[0], 1),
        }


def memory(process: int) -> int:
    """Resident memory of a process and its workers, in bytes."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(process))
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(process: int) -> float:
    """How long a process has computed, which tells more than the clock on a machine that others use too.

    Asked for by thread, the system tells it to the nanosecond; by process, only how often it was seen at work.
    """
    threads = [thread for number in family(process) for thread in Path(f"/proc/{number}/task").iterdir()]
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def family(process: int) -> list[int]:
    """A process and those that it has started: with several workers they do the work."""
    mine = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in mine for each in family(int(child)))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def serving(database: str, workers: int, build: str | None = None) -> Any:
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": build, "IGROTEKA_PURE": "0"} if build else None
    command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen([*command, "--workers", str(workers), "--no-limits"], env=environment)
    try:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                    break
            time.sleep(0.1)
        yield process.pid, f"127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


async def main(choices: argparse.Namespace, server: int, host: str) -> dict[str, Any]:
    load = Load(choices.tables, choices.every, choices.seconds, server, host)
    await load.set_up(choices.game)
    if choices.reconnect:
        await load.come_again(choices.reconnect)
        return {"tables": choices.tables, "mb": round(memory(server) / 1e6, 1)}
    await load.run()
    if choices.metrics:
        figures = httpx.get(f"http://{host}/metrics").text.splitlines()
        print("\n".join(line for line in figures if "_seconds" in line and not line.startswith("#")), file=sys.stderr)
    if load.refusals:
        print(load.refusals[0], file=sys.stderr)
    return load.report()


async def compare(choices: argparse.Namespace, servers: list[tuple[int, str]]) -> dict[str, Any]:
    """Two servers under the same load by turns, so that both have the same share of whatever else is at work."""
    loads = [Load(choices.tables, choices.every, choices.seconds, server, host) for server, host in servers]
    for load in loads:
        await load.set_up(choices.game)
    gc.freeze()
    gc.disable()
    for load in loads:
        await load.take_turn(WARM_UP)
    moves, worked = [0, 0], [0.0, 0.0]
    for _ in range(TURNS):
        for which, load in enumerate(loads):
            made, computed = await load.take_turn(choices.seconds / TURNS)
            moves[which] += made
            worked[which] += computed
    each = [computed / made * 1e6 for made, computed in zip(moves, worked, strict=True)]
    return {
        "tables": choices.tables,
        "every": choices.every,
        "moves": moves,
        "server_cpu_us_per_move": [round(cost) for cost in each],
        "ratio": round(each[0] / each[1], 3),
        "refusals": [len(load.refusals) for load in loads],
        "load": round(os.getloadavg()[0], 1),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between a table's moves; 0 is unpaced")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--database", help="postgresql://...; a fresh SQLite file otherwise")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--metrics", action="store_true", help="print the server's own figures too")
    parser.add_argument(
        "--reconnect", type=float, default=0.0, metavar="SECONDS", help="close and open all connections"
    )
    parser.add_argument("--against", metavar="BUILD", help="the folder of another compiled build, on SQLite, too")
    choices = parser.parse_args()
    open_many_files()  # a table has two clients, each with a connection
    with tempfile.TemporaryDirectory() as folder:
        database = choices.database or f"sqlite:///{folder}/load.db"
        if choices.against:
            other = f"sqlite:///{folder}/against.db"
            with serving(database, choices.workers) as mine, serving(other, 1, choices.against) as theirs:
                print(json.dumps(uvloop.run(compare(choices, [mine, theirs]))))
            sys.exit()
        with serving(database, choices.workers) as (server, host):
            print(json.dumps(uvloop.run(main(choices, server, host))))
