"""Webhooks lead to other people's servers, which may be slow, talkative, or somewhere else a moment later."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from igroteka.server.background import Background
from igroteka.server.messages.live import Notice
from igroteka.server.people import notify
from igroteka.server.people.notify import Notifier
from igroteka.server.storage.opening import open_store
from tests.server.clients import Guest, Running, serving
from tests.server.processes import PATIENCE
from tests.server.tables.test_away import Inbox


def test_a_slow_one_delays_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "SECONDS", 600.0)
    monkeypatch.setattr(notify, "FIRST_PAUSE", 0.1)
    called = threading.Event()
    box = Inbox()
    with socket.create_server(("127.0.0.1", 0)) as never:

        def take() -> None:
            with never.accept()[0]:  # and answer nothing
                called.set()
                over.wait(PATIENCE)

        over = threading.Event()
        slow = threading.Thread(target=take)
        slow.start()
        try:
            with serving(f"sqlite:///{tmp_path}/hooks.db", private_webhooks=True) as server:
                tanya, tolya, zhenya = (Guest(server.url, name) for name in ("Tanya", "Tolya", "Zhenya"))
                tolya.ask("PATCH", "/api/me", {"webhook": f"http://127.0.0.1:{never.getsockname()[1]}/"})
                zhenya.ask("PATCH", "/api/me", {"webhook": box.url})
                tanya.table(seats=[{"kind": "me"}, {"kind": "invited", "person": tolya.id}])
                assert called.wait(PATIENCE)
                tanya.table(seats=[{"kind": "me"}, {"kind": "invited", "person": zhenya.id}])
                assert box.arrived.wait(PATIENCE), "while the other is still being called"
        finally:
            over.set()
            slow.join()
            box.close()


def test_one_that_answers_a_little_at_a_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "SECONDS", 0.5)
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as somewhere:

        def trickle() -> None:
            with somewhere.accept()[0] as connection, contextlib.suppress(OSError):
                connection.sendall(b"HTTP/1.1 200 OK\r\n")
                while not over.wait(0.1):  # so that there is always something to read
                    connection.sendall(b"X-A: b\r\n")

        async def main() -> None:
            notifier = Notifier(None, Background(), private_webhooks=True)  # type: ignore[arg-type] # it stores nothing
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(TimeoutError):
                    await notifier._post(f"http://127.0.0.1:{somewhere.getsockname()[1]}/", "key", b"{}")
            await notifier.close()

        slow = threading.Thread(target=trickle)
        slow.start()
        try:
            asyncio.run(main())
        finally:
            over.set()
            slow.join()


class Endless(httpx.AsyncByteStream):
    """An answer that must not be read."""

    async def __aiter__(self) -> AsyncIterator[bytes]:
        raise AssertionError("nobody wants to know")
        yield b""


def test_what_was_checked_is_what_is_called_and_no_answer_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["93.184.215.14", "127.0.0.1"])
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda *_, **__: [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 8443))]
    )
    calls: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        calls.append(request)
        return httpx.Response(200, stream=Endless())

    async def main() -> None:
        notifier: Any = Notifier(None, Background())  # type: ignore[arg-type] # it stores nothing here
        notifier._client = httpx.AsyncClient(transport=httpx.MockTransport(answer))
        await notifier._post("https://rebind.example:8443/told", "key", b"{}")
        with pytest.raises(ValueError, match="private network"):
            await notifier._post("https://rebind.example:8443/told", "key", b"{}")
        await notifier.close()

    asyncio.run(main())
    (call,) = calls
    assert str(call.url) == "https://93.184.215.14:8443/told"
    assert call.headers["host"] == "rebind.example:8443"
    assert call.extensions["sni_hostname"] == "rebind.example"


def test_only_so_many_wait_for_one_person(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "WAITING", 3)

    async def main() -> int:
        store = await open_store(database)
        notifier: Any = Notifier(store, Background())
        for number in range(5):
            await notifier._queue("nobody", Notice("turn", f"t{number}", "dominion", "Table", 0))
        waiting: int = await store.read(lambda tx: tx.value("SELECT count(*) FROM hooks WHERE person = 'nobody'"))
        await store.close()
        return waiting

    assert asyncio.run(main()) == 3


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("93.184.215.14", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::a00:1", False),  # 10.0.0.1, for a translator
        ("64:ff9b::5db8:d70e", True),
        ("2002:c0a8:101::1", False),  # 192.168.1.1, as 6to4
    ],
)
def test_only_addresses_of_the_whole_net_are_called(address: str, allowed: bool) -> None:
    assert notify.everybodys(address) == allowed


@pytest.mark.parametrize("url", ["http://[::1", "http://x:99999/", "http://x:0/", "http:///path", "javascript:1"])
def test_what_is_no_address_is_refused(server: Running, url: str) -> None:
    assert Guest(server.url, "Tolya").refused("PATCH", "/api/me", {"webhook": url}) == "bad-webhook"


def test_names_that_take_long_to_look_up_keep_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()

    def slow(host: str, *_: Any, **__: Any) -> list[Any]:
        if host.startswith("slow"):
            over.wait(PATIENCE)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def main() -> None:
        names = [httpx.URL(f"https://slow{number}.example/") for number in range(50)]
        looking = [asyncio.ensure_future(notify.looked_up(name, private=False)) for name in names]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(int)  # as a table that is loaded does
            assert await notify.looked_up(httpx.URL("https://quick.example/"), private=False) == "93.184.215.14"
        assert not any(each.done() for each in looking)
        over.set()
        await asyncio.gather(*looking)

    asyncio.run(main())
