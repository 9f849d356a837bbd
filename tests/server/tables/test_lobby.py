"""Making tables and finding one's place at them."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from igroteka.server.people.quotas import QuotaKeeper
from igroteka.server.storage.base import Store, Tx
from igroteka.server.tables.table import Table
from tests.server.clients import Guest, Running, serving
from tests.server.processes import PATIENCE
from tests.server.tables.test_play import two_at_a_table


def test_a_table_of_every_kind_of_seat(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    seats = [
        {"kind": "me"},
        {"kind": "hot", "name": "Tanya's aunt"},
        {"kind": "bot", "bot": "smithy"},
        {"kind": "invited", "person": tolya.id},
    ]
    table = tanya.table(players=4, seats=seats, listed=False, name="Family")
    assert table["mine"] == [0, 1]
    assert tanya.refused("POST", f"/api/tables/{table['id']}/start") == "seats-empty"
    assert [card["id"] for card in tolya.get("/api/tables?mine=true")["tables"]] == [table["id"]]
    stranger = Guest(server.url, "Stranger")
    assert table["id"] not in str(stranger.get("/api/tables"))
    assert stranger.refused("POST", f"/api/tables/{table['id']}/join") == "table-full"
    assert stranger.refused("POST", f"/api/tables/{table['id']}/start") == "no-seat"
    tolya.post(f"/api/tables/{table['id']}/join")
    begun = tanya.post(f"/api/tables/{table['id']}/start")
    assert begun["status"] == "playing"
    assert begun["unrated"] == "hot-seat"
    assert [sight["seat"] for sight in begun["sights"]] == [0, 1]
    assert [sight["seat"] for sight in stranger.get(f"/api/tables/{table['id']}")["sights"]] == [None]


def test_joining_moving_and_leaving(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table(players=3)["id"]
    assert tolya.post(f"/api/tables/{table}/join")["mine"] == [1]
    assert tolya.post(f"/api/tables/{table}/join", {"seat": 2})["mine"] == [2]
    assert tolya.refused("POST", f"/api/tables/{table}/join", {"seat": 0}) == "seat-taken"
    assert tolya.post(f"/api/tables/{table}/leave")["mine"] == []
    assert tolya.refused("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot"}) == "table-host-only"
    there = tanya.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "bbm"})
    assert there["seats"][1]["bot"] == "bbm"
    assert tanya.refused("PUT", f"/api/tables/{table}/seats/9", {"kind": "open"}) == "no-such-seat"


def test_renaming_listing_and_cancelling(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table(listed=False)["id"]
    assert tolya.refused("PATCH", f"/api/tables/{table}", {"name": "Tolya's"}) == "table-host-only"
    assert tanya.ask("PATCH", f"/api/tables/{table}", {"name": "Evening", "listed": True})["name"] == "Evening"
    assert table in str(tolya.get("/api/tables?status=open"))
    assert tanya.post(f"/api/tables/{table}/cancel")["status"] == "cancelled"
    assert tolya.refused("POST", f"/api/tables/{table}/join") == "already-started"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess"}, "not-found"),
        ({"players": 9}, "bad-option"),
        ({"options": {"kingdom": "nowhere"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"seats": [{"kind": "me"}]}, "seats-count"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "one-seat-each"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-thought"}]}, "no-such-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "invited", "person": "nobody"}]}, "not-found"),
        ({"stand_in": "deep-thought"}, "no-such-bot"),
        ({"clock": {"kind": "move"}}, "bad-clock"),
        ({"clock": {"kind": "days"}}, "bad-clock"),
        ({"clock": {"kind": "sundial"}}, "bad-request"),
    ],
)
def test_what_cannot_be_made(server: Running, wish: dict[str, object], error: str) -> None:
    assert Guest(server.url, "Tanya").refused("POST", "/api/tables", {"game": "dominion", **wish}) == error


def test_a_wrong_option_or_record_is_refused_with_the_engines_text(server: Running) -> None:
    """So that a browser can tell it in its reader's language; programs and their authors have the English sentence."""
    tanya = Guest(server.url, "Tanya")
    no = tanya.ask("POST", "/api/tables", {"game": "dominion", "options": {"first": "3"}}, 400)
    assert no["reason"] == {"key": "refused-first", "args": {"most": "1", "given": "3"}}
    assert no["detail"] == "option first is a seat, 0 to 1, or random; not 3"
    no = tanya.ask("POST", "/api/records", {"record": {"igroteka": 99}}, 400)
    assert no["reason"] == {"key": "refused-format", "args": {"given": "99", "known": "1"}}
    assert no["detail"] == "this record has format 99; this version reads format 1"


def test_notes_are_private(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table()["id"]
    tanya.ask("PUT", f"/api/tables/{table}/note", {"text": "watch the Duchies"})
    assert tanya.get(f"/api/tables/{table}/note") == {"text": "watch the Duchies"}
    assert tolya.get(f"/api/tables/{table}/note") == {"text": ""}


def test_games_and_their_words(server: Running) -> None:
    guest = Guest(server.url)
    games = guest.get("/api/games")
    for game in games["games"]:
        details = guest.get(f"/api/games/{game['key']}")
        assert details["verbs"]
        assert details["points"]
        for address in game["texts"].values():
            reply = guest.http.get(address)
            assert f"game-{game['key']} =" in reply.text
            assert "immutable" in reply.headers["cache-control"]
    for address in games["server_texts"].values():
        assert "refuse-stale =" in guest.http.get(address).text
    assert guest.refused("GET", "/api/games/chess") == "not-found"
    assert guest.refused("GET", "/api/texts/dominion/en/0000.ftl") == "not-found"
    assert guest.refused("GET", "/api/texts/dominion/tlh/0000.ftl") == "not-found"


def test_what_is_said_at_the_table(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table()["id"]
    live = tanya.live(table)
    tolya.post(f"/api/tables/{table}/chat", {"text": "hello"})
    live.until(lambda message: message["type"] == "change")
    assert [(line["name"], line["text"]) for line in live.state["chat"]] == [("Tolya", "hello")]
    assert live.send(type="chat", text="hello yourself")["type"] == "done"
    assert [line["text"] for line in tolya.get(f"/api/tables/{table}")["chat"]] == ["hello", "hello yourself"]


def test_who_is_here(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table()["id"]
    live = tanya.live(table)
    assert tolya.get(f"/api/tables/{table}")["present"] == [tanya.id]
    watching = tolya.live(table)
    live.until(lambda message: message["type"] == "presence" and message["watchers"] == 1)
    assert sorted(live.state["present"]) == sorted([tanya.id, tolya.id])
    watching.close()
    live.until(lambda message: message["type"] == "presence" and message["watchers"] == 0)


def test_whoever_sits_down_is_no_spectator_any_more(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table()["id"]
    live = tanya.live(table)
    watching = tolya.live(table)
    live.until(lambda message: message["type"] == "presence" and message["watchers"] == 1)
    tolya.post(f"/api/tables/{table}/join", {"seat": 1})
    live.until(lambda message: message["type"] == "presence" and message["watchers"] == 0)
    assert sorted(live.state["present"]) == sorted([tanya.id, tolya.id])
    watching.close()


def test_deals_repeat_only_where_a_word_is_given(tmp_path: Path) -> None:
    def kingdoms(name: str, word: str | None) -> list[list[str]]:
        with serving(f"sqlite:///{tmp_path / name}", deals=word) as server:
            tanya = Guest(server.url, "Tanya")
            seats = [{"kind": "me"}, {"kind": "bot"}]
            wish = {"seats": seats, "players": 2, "start": True, "options": {"kingdom": "random"}}
            views = [tanya.table(**wish)["sights"][0]["view"] for _ in range(3)]
            return [sorted(pile["card"] for pile in view["supply"]) for view in views]

    first = kingdoms("first", "evening")
    assert first == kingdoms("again", "evening")
    assert len({tuple(kingdom) for kingdom in first}) == 3
    assert first != kingdoms("other", "morning")
    assert first != kingdoms("secret", None)


def test_of_two_who_want_a_rematch_at_once_both_get_the_table(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    tanya.post(f"/api/tables/{table}/concede")
    there: Table = server.worker.tables.in_use[table]
    write, came = there.store.write, threading.Event()

    async def slowly(work: Callable[[Tx], bool]) -> bool:
        came.set()
        await asyncio.sleep(0.5)
        return await write(work)

    there.store = cast(Store, SimpleNamespace(shared=False, read=there.store.read, write=slowly))
    with ThreadPoolExecutor(2) as both:
        first = both.submit(tanya.post, f"/api/tables/{table}/rematch")
        assert came.wait(PATIENCE)
        second = both.submit(tolya.post, f"/api/tables/{table}/rematch")
        assert first.result()["id"] == second.result()["id"]


def test_of_two_who_put_a_rematch_up_in_the_same_moment_one_does(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tanya, tolya, table = two_at_a_table(server)
    tanya.post(f"/api/tables/{table}/concede")
    there = asyncio.Barrier(2)

    @contextlib.asynccontextmanager
    async def together(self: QuotaKeeper, person: str) -> AsyncIterator[None]:
        async with asyncio.timeout(PATIENCE):
            await there.wait()
        yield

    monkeypatch.setattr(QuotaKeeper, "one_more_table", together)
    with ThreadPoolExecutor(2) as both:
        found = list(both.map(lambda guest: guest.post(f"/api/tables/{table}/rematch")["id"], (tanya, tolya)))
    assert found[0] == found[1]
