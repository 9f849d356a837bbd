"""The least that a move could cost: a server of live tables with nothing in it but what no such server can do without.

    python bench/least.py --against build/compiled --tables 150 --every 0.3 --seconds 8

A frame is read, the engine judges the move, one writer commits what waits together, and both clients get their view,
their moves and whose turn it is. There are no people, seats, clocks, requests, refusals, undo, log, changes, other
workers or anybody who comes late. It runs under the same load as a build beside it, by turns, on the same event loop.
"""

import argparse
import asyncio
import base64
import gc
import hashlib
import json
import os
import queue
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any, cast

import msgspec
import uvloop
from load import TURNS, Client, Load, Table, free_port, serving

import igroteka
from igroteka.server.frames import framed, short_text

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455
GATHER = 0.004
TABLES = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA wal_autocheckpoint = 20000;
CREATE TABLE entries (
    table_id TEXT, version INTEGER, kind TEXT, ply INTEGER, body TEXT, request TEXT, person TEXT, at DOUBLE,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TABLE progress (table_id TEXT PRIMARY KEY, version INTEGER, ply INTEGER, moved DOUBLE) WITHOUT ROWID;
"""
INSERT = "INSERT INTO entries VALUES (?, ?, 'moves', ?, ?, ?, 'a person', ?)"
UPDATE = "INSERT OR REPLACE INTO progress VALUES (?, ?, ?, ?)"


class Move(msgspec.Struct):
    """A move, as a client sends it."""

    request: str
    ply: int
    moves: list[str]


class Match:
    """A match and its two connections."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.match = igroteka.new("dominion", players=2, seed=key)
        self.version = 1
        self.lines: list[Line] = []


class Line(asyncio.Protocol):
    """A connection; which table it is for, and which seat, stands in its path."""

    matches: dict[str, Match]
    jobs: queue.SimpleQueue[tuple["Line", Move]]
    table: Match | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.table is None:
            self.greet(data)
            return
        move = msgspec.json.decode(short_text(data) or "", type=Move)
        self.table.match.play(move.moves[0], self.seat)
        self.jobs.put((self, move))

    def greet(self, data: bytes) -> None:
        key = data.split(b" ", 2)[1].decode().split("/")[1]
        secret = next(line for line in data.split(b"\r\n") if line.startswith(b"Sec-WebSocket-Key: "))[19:]
        accepted = base64.b64encode(hashlib.sha1(secret + MAGIC).digest())
        upgraded = b"HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
        self.transport.write(upgraded + accepted + b"\r\n\r\n")
        self.table = self.matches.setdefault(key, Match(key))
        self.seat = len(self.table.lines)
        self.table.lines.append(self)
        picture = {"version": 1, "ply": 0, "to_act": self.table.match.to_act, "sights": [self.sight()]}
        self.transport.write(framed([msgspec.json.encode({"type": "state", "table": picture})]))

    def sight(self) -> dict[str, Any]:
        assert self.table is not None
        match = self.table.match
        moves = [match.name(move) for move in match.legal(self.seat)]
        return {"moves": moves, "view": match.game.view(match.state, self.seat)}


def show(moves: list[tuple[Line, Move]]) -> None:
    """Send what came of moves that are on disk."""
    for mover, move in moves:
        table = mover.table
        assert table is not None
        table.version += 1
        for line in table.lines:
            seen = {"/ply": table.match.ply, "/to_act": table.match.to_act}
            seen |= {f"/sights/0/{key}": value for key, value in line.sight().items()}
            patches = [{"op": "add", "path": path, "value": value} for path, value in seen.items()]
            messages: list[Any] = [{"type": "change", "version": table.version, "patches": patches}]
            if line is mover:
                messages.append({"type": "done", "request": move.request})
            line.transport.write(framed([msgspec.json.encode(message) for message in messages]))


def write(path: str, loop: asyncio.AbstractEventLoop) -> None:
    """The writer: what waits together is committed together."""
    database = sqlite3.connect(path, isolation_level=None)
    database.executescript(TABLES)
    busy = False
    while True:
        waiting = [Line.jobs.get()]
        if busy:
            time.sleep(GATHER)
        while not Line.jobs.empty():
            waiting.append(Line.jobs.get())
        busy = len(waiting) > 1
        entries, progress = [], []
        for line, move in waiting:
            assert line.table is not None
            key, version, at = line.table.key, line.table.version + 1, time.time()
            body = msgspec.json.encode([(line.seat, move.moves[0])]).decode()
            entries.append((key, version, move.ply, body, move.request, at))
            progress.append((key, version, move.ply, at))
        database.execute("BEGIN")
        database.executemany(INSERT, entries)
        database.executemany(UPDATE, progress)
        database.execute("COMMIT")
        loop.call_soon_threadsafe(show, waiting)


async def serve(port: int, path: str) -> None:
    """Be such a server until stopped."""
    loop = asyncio.get_running_loop()
    Line.matches, Line.jobs = {}, queue.SimpleQueue()
    sys.setswitchinterval(0.001)
    gc.freeze()
    gc.disable()
    threading.Thread(target=write, args=(path, loop), daemon=True).start()
    server = await loop.create_server(Line, "127.0.0.1", port)
    print("ready", flush=True)
    await server.serve_forever()


class LeastLoad(Load):
    """The same load for a server where tables needn't be put up."""

    async def set_up(self, game: str) -> None:
        host, port = self.host.split(":")
        for number in range(self.count):
            table = Table(self, f"table-{number:016d}")
            for seat in range(2):
                client = Client(table, seat, f"/{table.key}/", "", self.host)
                table.clients.append(client)
                await asyncio.get_running_loop().create_connection(client.itself, host, int(port))
            self.tables.append(table)
        while not all(min(table.versions) > 0 for table in self.tables):
            await asyncio.sleep(0.1)


async def compare(choices: argparse.Namespace, least: tuple[int, str], other: tuple[int, str]) -> None:
    """Both by turns, as `load.py --against` does it."""
    size = choices.tables, choices.every, choices.seconds
    loads = [LeastLoad(*size, *least), Load(*size, *other)]
    for load in loads:
        await load.set_up("dominion")
    gc.freeze()
    gc.disable()
    moves, worked = [0, 0], [0.0, 0.0]
    for turn in range(-1, TURNS):
        for which, load in enumerate(loads):
            made, computed = await load.take_turn(choices.seconds / TURNS)
            if turn >= 0:
                moves[which] += made
                worked[which] += computed
    each = [computed / made * 1e6 for made, computed in zip(moves, worked, strict=True)]
    found = {"moves": moves, "cpu_us_per_move": [round(cost) for cost in each], "ratio": round(each[0] / each[1], 3)}
    print(json.dumps(found | {"load": round(os.getloadavg()[0], 1)}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", metavar="BUILD", help="the folder of a compiled build")
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--every", type=float, default=0.3, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FILE"), help=argparse.SUPPRESS)
    choices = parser.parse_args()
    if choices.serve:
        uvloop.run(serve(int(choices.serve[0]), choices.serve[1]))
        sys.exit()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, __file__, "--serve", str(port), f"{folder}/least.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                with serving(f"sqlite:///{folder}/load.db", 1, choices.against) as other:
                    uvloop.run(compare(choices, (process.pid, f"127.0.0.1:{port}"), other))
            finally:
                process.terminate()
