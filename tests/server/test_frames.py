import asyncio
import json
import socket
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from igroteka.server.connection_limits import AHEAD
from igroteka.server.frames import framed, only_whole, short_text
from igroteka.server.refusals import No
from igroteka.server.routes.connection import Connection
from tests.server.clients import Guest, Running, serving
from tests.server.processes import PATIENCE

ASKED = b'{"type":"ping"}'


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_texts_are_framed_as_the_library_does(size: int) -> None:
    text = b"x" * size
    alone = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert framed([text]) == alone
    assert framed([text, text]) == alone + alone


def test_only_a_short_text_that_is_whole_and_alone_is_read_here() -> None:
    assert short_text(sent("«да»".encode())) == "«да»"
    assert short_text(sent(b"")) == ""
    assert short_text(sent(b"x" * 125)) == "x" * 125
    for other in (
        sent(b"x" * 126),
        sent(b"x", fin=False),
        sent(b"x", Opcode.BINARY),
        sent(b"x", Opcode.PING),
        sent(b"\xff"),
        sent(b"x") + sent(b"x"),
        sent(b"x")[:-1],
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        Frame(Opcode.TEXT, b"12345").serialize(mask=False),
        b"",
    ):
        assert short_text(other) is None


def test_what_is_whole_is_known_at_every_length() -> None:
    frames = [sent(b""), sent(b"x"), sent(b"x" * 125), sent(b"x" * 126), sent(b"x" * 70_000), sent(b"", Opcode.PING)]
    together = b"".join(frames)
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    for length in (*range(600), *range(70_000, len(together) + 1)):
        assert only_whole(together[:length]) == (length in ends), length
    assert not only_whole(sent(b"x", fin=False))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('frames')}/frames.db") as running:
        yield running


class Raw:
    """A live connection, by bytes."""

    def __init__(self, server: Running, path: str = "/api/notices") -> None:
        guest = Guest(server.url, "Tanya")
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        lines += [f"{name}: {value}" for name, value in guest.headers().items()]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.come = b""
        while b"\r\n\r\n" not in self.come:
            self._more()
        self.come = self.come.partition(b"\r\n\r\n")[2]
        guest.http.close()
        self.person = guest.id

    def _more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise EOFError
        self.come += data

    def next(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        while True:
            if len(self.come) >= 2:
                size, head = self.come[1], 2
                if size == 126:
                    size, head = int.from_bytes(self.come[2:4], "big"), 4
                if len(self.come) >= head + size:
                    kind, data = self.come[0] & 0x0F, self.come[head : head + size]
                    self.come = self.come[head + size :]
                    return kind, data
            self._more()

    def answered(self) -> bool:
        """Whether a ping of ours is answered."""
        kind, data = self.next()
        return kind == Opcode.TEXT and json.loads(data)["type"] == "pong"

    def closed(self) -> int:
        """By which code it is closed."""
        kind, data = self.next()
        assert kind == Opcode.CLOSE
        return int.from_bytes(data[:2], "big")


@pytest.fixture
def raw(server: Running) -> Iterator[Raw]:
    found = Raw(server)
    with found.socket:
        yield found


def test_however_a_message_comes_it_is_read(raw: Raw) -> None:
    long = ASKED + b" " * 3000
    pieces = [sent(ASKED[:5], fin=False), sent(b"?", Opcode.PING), sent(ASKED[5:], Opcode.CONT)]
    raw.socket.sendall(sent(ASKED))
    assert raw.answered()
    raw.socket.sendall(sent(ASKED) + sent(long) + sent(ASKED))
    assert all(raw.answered() for _ in range(3))
    raw.socket.sendall(sent(ASKED))  # past the parser again
    assert raw.answered()
    raw.socket.sendall(sent(b"!", Opcode.PING))
    assert raw.next() == (Opcode.PONG, b"!")
    raw.socket.sendall(sent(ASKED))
    assert raw.answered()
    for byte in sent(ASKED):
        raw.socket.sendall(bytes([byte]))
        time.sleep(0.002)
    assert raw.answered()
    raw.socket.sendall(pieces[0])
    raw.socket.sendall(pieces[1])
    assert raw.next() == (Opcode.PONG, b"?")
    raw.socket.sendall(pieces[2] + sent(ASKED))
    assert raw.answered()
    assert raw.answered()


def test_a_piece_that_looks_like_a_message_is_none(raw: Raw) -> None:
    """What is inside a long message may be a frame itself, and come by itself."""
    inner = sent(ASKED)
    content = b" " * 200 + inner
    outer = b"\x82\xfe" + len(content).to_bytes(2, "big") + b"\0\0\0\0" + content  # a mask of zeros hides nothing
    at = len(outer) - len(inner)
    raw.socket.sendall(outer[:at])
    time.sleep(0.2)
    raw.socket.sendall(outer[at:])
    time.sleep(0.2)
    raw.socket.sendall(sent(ASKED))
    assert raw.answered()
    raw.socket.settimeout(0.3)
    with pytest.raises(TimeoutError):
        raw.next()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(b"\xff\xfe"), 1007),
        (Frame(Opcode.TEXT, ASKED).serialize(mask=False), 1002),
        (bytes([0xC1]) + sent(ASKED)[1:], 1002),
        (sent(ASKED, Opcode.CONT), 1002),
        (sent((1000).to_bytes(2, "big"), Opcode.CLOSE) + sent(ASKED), 1000),
    ],
    ids=["no UTF-8", "unmasked", "reserved", "of nothing", "after the end"],
)
def test_what_is_no_message_closes_the_connection(raw: Raw, data: bytes, code: int) -> None:
    raw.socket.sendall(data)
    assert raw.closed() == code
    with pytest.raises((EOFError, ConnectionError)):
        raw.next()


def test_while_nobody_looks_little_is_read(server: Running) -> None:
    table = Guest(server.url, "Misha").table()["id"]
    raw = Raw(server, f"/api/tables/{table}/live?changes=json-patch")
    with raw.socket:
        raw.next()
        there = server.worker.tables.in_use[table]
        wire = next(iter(there.viewers))._wire  # type: ignore[attr-defined]  # whose connection it is
        server.do(there.lock.acquire())
        say = sent(b'{"type":"chat","text":"?","request":"a"}')
        raw.socket.sendall(say)
        while raw.person not in server.worker.guard.messages._left:
            time.sleep(0.01)  # until somebody has looked at it, and waits for the table
        many = 1
        while not wire.read_paused and many <= 2 * AHEAD:
            raw.socket.sendall(say)
            while wire.queue.qsize() < many:
                time.sleep(0.01)
            many += 1
        assert many == AHEAD + 1
        for _ in range(20):
            raw.socket.sendall(say)
        time.sleep(0.2)
        assert wire.queue.qsize() <= AHEAD
        server.loop.call_soon_threadsafe(there.lock.release)  # type: ignore[union-attr]  # it runs
        done = 0
        while done < many + 20:
            done += b'"type":"done"' in raw.next()[1]


def test_what_comes_after_our_goodbye_is_not_kept(server: Running) -> None:
    raw = Raw(server, "/api/tables/nowhere/live")
    with raw.socket:
        assert b"not-found" in raw.next()[1]
        assert raw.closed() == 4404
        wires: list[Any] = []
        while len(wires) != 1:  # those of other tests go
            wires = [wire for wire in list(server.server.server_state.connections) if hasattr(wire, "read_paused")]
            time.sleep(0.01)
        for _ in range(3 * AHEAD):
            raw.socket.sendall(sent(ASKED))
            time.sleep(0.01)
        assert not wires[0].read_paused
        raw.socket.sendall(sent((4404).to_bytes(2, "big"), Opcode.CLOSE))
        with pytest.raises((EOFError, ConnectionError)):
            raw.next()


class FakeWire:
    """Notes what is said."""

    def __init__(self) -> None:
        self.held_since: float | None = None
        self.on_taken: Any = None
        self.said: list[list[bytes]] = []

    def say(self, messages: Any) -> None:
        self.said.append(list(messages))


def test_a_change_and_its_answer_are_written_in_one() -> None:
    async def main() -> None:
        wire = FakeWire()
        connection = Connection(wire, None, "tanya", "Tanya")
        connection.answer(b"done")
        connection.push(b"change")
        assert wire.said == []
        await asyncio.sleep(0)
        assert wire.said == [[b"change", b"done"]]
        wire.held_since = 1.0
        connection.push(b"another")
        await asyncio.sleep(0)
        assert len(wire.said) == 1, "it takes nothing now"
        wire.held_since = None
        wire.on_taken()
        assert wire.said[1:] == [[b"another"]]
        connection.over()
        connection.push(b"late")
        assert wire.on_taken is None

    asyncio.run(main())


def test_whoever_missed_something_gets_the_whole_and_then_what_was_answered() -> None:
    async def main() -> None:
        wire, table = FakeWire(), SimpleNamespace(lock=asyncio.Lock(), audience=lambda person: (0,))
        sound = asyncio.Event()
        table.sound, table.state_message = sound.wait, lambda audience: b"state"
        connection = Connection(wire, table, "tanya", "Tanya")  # type: ignore[arg-type]  # as far as it is asked
        wire.held_since = 1.0
        for number in range(70):
            connection.push(b"change %d" % number)
        connection.answer(b"done")
        wire.held_since = None
        wire.on_taken()
        connection.push(b"in the state already")
        for _ in range(10):
            await asyncio.sleep(0)
        assert wire.said == []
        sound.set()
        for _ in range(10):
            await asyncio.sleep(0)
        assert wire.said == [[b"state"], [b"done"]]
        connection.push(b"later")
        await asyncio.sleep(0)
        assert wire.said[2:] == [[b"later"]]

    asyncio.run(main())


def test_a_table_that_can_not_be_read_closes_the_connection() -> None:
    async def main() -> None:
        async def broken() -> None:
            raise No(503, "storage", why="the disk is gone")

        wire, table = FakeWire(), SimpleNamespace(lock=asyncio.Lock(), sound=broken)
        connection: list[Connection] = []

        async def reader() -> None:
            connection.append(Connection(wire, table, "tanya", "Tanya"))  # type: ignore[arg-type]  # all that is asked
            await asyncio.sleep(PATIENCE)

        reading = asyncio.create_task(reader())
        await asyncio.sleep(0)
        connection[0].resync()
        with pytest.raises(asyncio.CancelledError):
            await reading

    asyncio.run(main())
