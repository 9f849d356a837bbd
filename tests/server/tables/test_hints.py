"""The expert's hint: where it is given, what it costs, and that it knows no more than the seat."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import igroteka
from igroteka import bots
from igroteka.bots import Budget
from igroteka.server.bot_process import pool
from igroteka.server.bot_process.protocol import Advice, Advise, answer, expert, led_up
from igroteka.server.bot_process.turns import Whose
from igroteka.server.freeze import freeze
from tests.server.clients import Guest, Running, serving
from tests.server.processes import PATIENCE

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "bbm"}]


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    """A server whose expert thinks for twenty iterations."""
    with serving(database, hint_budget="20i") as running:
        yield running


def against_bots(guest: Guest, **wishes: Any) -> str:
    """A match in which the guest is asked first."""
    made = {"seats": BOTS, "start": True, "options": {"first": "0"}, **wishes}
    table: str = guest.table(**made)["id"]
    return table


def hint(guest: Guest, table: str, **body: Any) -> Any:
    return guest.post(f"/api/tables/{table}/hint", {"ply": 0, **body})


def no_hint(guest: Guest, table: str, **body: Any) -> str:
    return guest.refused("POST", f"/api/tables/{table}/hint", {"ply": 0, **body})


def test_a_hint_names_moves_chances_and_how_it_may_go_on(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = against_bots(tanya, rated=False)
    found = hint(tanya, table)
    legal = tanya.get(f"/api/tables/{table}")["sights"][0]["moves"]
    called = tanya.get("/api/games/dominion")["moves"]
    assert (found["ply"], found["seat"]) == (0, 0)
    assert sum(found["win"]) == pytest.approx(1)
    assert 1 <= len(found["moves"]) <= 3
    for each in found["moves"]:
        first = [*each["before"], each["move"]][0]
        assert first["name"] in legal
        assert called[first["name"]] == first["label"]
        assert 0 <= each["win"] <= 1
        assert each["visits"] > 0
        assert each["line"][0] == {"seat": 0, "move": each["move"]}
        assert each["why"]["key"].startswith("reason-")


def test_a_hint_is_on_what_is_to_be_decided_and_all_of_it_is_played_as_one(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = against_bots(tanya, rated=False)
    moves = hint(tanya, table)["moves"]
    for each in moves:  # nobody asks whether to lay out Treasures, but what they should buy
        assert [move["name"] for move in each["before"]] == ["treasures"]
        assert each["move"]["name"].startswith(("buy:", "end_turn"))
    acts = [move["name"] for move in [*moves[0]["before"], moves[0]["move"]]]
    assert tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": acts})


def test_a_hint_leads_nobody_past_a_decision() -> None:
    """To pass, or to take a good, is one, however plain; what is asked next is another matter."""
    match = igroteka.new("strasbourg", 3, seed=1, options={"first": "0"})
    written = bots.bot("strasbourg", "written")
    usual = expert("strasbourg", "hint", Budget.parse("100d"))
    plain = []
    while not match.over:
        seat = match.seat(match.to_act[0])
        considered = usual.considered(seat)
        if len(considered) == 1 < len(seat.legal()):
            plain.append(match.name(considered[0]))
            assert led_up(usual, seat)[0] == []
        match.play(written.choose(seat), seat.index)
    assert {"pass", "take:barrel"} <= set(plain)


def test_the_same_position_is_thought_of_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    real = pool.BotPool.advise

    async def counted(self: pool.BotPool, question: Advise, whose: Whose) -> Advice:
        nonlocal asked
        asked += 1
        return await real(self, question, whose)

    monkeypatch.setattr(pool.BotPool, "advise", counted)
    tanya = Guest(server.url, "Tanya")
    table = against_bots(tanya, rated=False)
    assert hint(tanya, table) == hint(tanya, table)
    assert asked == 1
    tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"]})
    hint(tanya, table, ply=1)
    tanya.post(f"/api/tables/{table}/undo", {"ply": 1})
    assert no_hint(tanya, table, ply=1) == "stale"
    hint(tanya, table)
    assert asked == 3
    # The same moves may lead elsewhere once luck is another.
    there = server.worker.tables.in_use[table]
    assert there.match is not None
    there.match = there.match.rewound(0)
    hint(tanya, table)
    assert asked == 4


def test_after_a_hint_against_bots_the_match_counts_no_more(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = against_bots(tanya)
    assert tanya.get(f"/api/tables/{table}")["rated"]
    assert no_hint(tanya, table) == "hint-unrates"
    seen = tanya.get(f"/api/tables/{table}")
    assert (seen["rated"], seen["advised"]) == (True, True), "for none was given"
    live = tanya.live(table)
    hint(tanya, table, unrate=True)
    while live.state["rated"]:
        live.receive()
    assert live.state["unrated"] == "hint"
    hint(tanya, table)
    tanya.post(f"/api/tables/{table}/concede")
    assert not tanya.get(f"/api/tables/{table}")["outcome"]["rated"]


def test_where_people_play_for_ratings_there_are_no_hints(server: Running) -> None:
    tanya, tolya, eve = (Guest(server.url, name) for name in ("Tanya", "Tolya", "Eve"))
    table = tanya.table(options={"first": "0"})["id"]
    assert no_hint(tanya, table) == "not-playing"
    tolya.post(f"/api/tables/{table}/join")
    tanya.post(f"/api/tables/{table}/start")
    assert no_hint(tanya, table, unrate=True) == "hint-rated"
    assert no_hint(tolya, table, unrate=True) == "not-asked"
    assert no_hint(eve, table) == "no-seat"
    assert no_hint(eve, table, seat=0) == "no-seat"
    assert no_hint(tanya, table, seat=1) == "not-your-seat"
    seen = tanya.get(f"/api/tables/{table}")
    assert (seen["rated"], seen["advised"]) == (True, False), "so that no page offers one"


def test_a_table_can_be_made_not_to_count_and_so_can_its_rematch(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table(options={"first": "0"}, rated=False)["id"]
    tolya.post(f"/api/tables/{table}/join")
    tanya.post(f"/api/tables/{table}/start")
    assert tanya.get(f"/api/tables/{table}")["unrated"] == "wished"
    assert hint(tanya, table)["moves"]
    tanya.post(f"/api/tables/{table}/concede")
    assert tanya.post(f"/api/tables/{table}/rematch")["unrated"] == "wished"


def test_at_a_hot_seat_whoever_is_asked_gets_it(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = against_bots(tanya, seats=[{"kind": "me"}, {"kind": "hot", "name": "Tolya"}])
    assert hint(tanya, table)["seat"] == 0
    assert no_hint(tanya, table, seat=1) == "not-asked"


def test_an_expert_that_dies_is_told_of_and_can_be_asked_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tanya = Guest(server.url, "Tanya")
    table = against_bots(tanya)
    with monkeypatch.context() as patch:
        real = pool.BotProcess.ask

        async def dying(self: pool.BotProcess, question: Any) -> Any:
            self.process.kill()
            return await real(self, question)

        patch.setattr(pool.BotProcess, "ask", dying)
        refused = tanya.post(f"/api/tables/{table}/hint", {"ply": 0, "unrate": True}, status=503)
        assert refused["error"] == "expert-failed"
        assert tanya.get(f"/api/tables/{table}")["rated"], "for none was given"
    assert hint(tanya, table, unrate=True)["moves"]


def test_one_asks_now_and_then_not_all_the_time(database: str) -> None:
    with serving(database, hint_budget="1i", relaxed=False) as server:
        tanya = Guest(server.url, "Tanya")
        bucket = server.worker.guard.hints
        bucket.burst, bucket.per_second = 2, 0.001  # however long these take
        table = against_bots(tanya, rated=False)
        hint(tanya, table)
        hint(tanya, table)  # remembered, and not counted
        tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["treasures"]})
        hint(tanya, table, ply=1)
        tanya.post(f"/api/tables/{table}/undo", {"ply": 1})
        refused = tanya.post(f"/api/tables/{table}/hint", {"ply": 0, "seat": 0}, 429)
        assert refused["error"] == "hint-later"
        assert 500 < refused["args"]["seconds"] <= 1000, "it says when"


def test_where_there_is_one_move_there_is_nothing_to_think_about(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = against_bots(
        tanya, game="strasbourg", players=3, seats=[{"kind": "me"}, *[{"kind": "hot"}] * 2], options={}
    )
    while True:
        seen = tanya.get(f"/api/tables/{table}")
        seat = seen["to_act"][0]
        moves = next(sight["moves"] for sight in seen["sights"] if sight["seat"] == seat)
        if len(moves) == 1:
            break
        tanya.post(f"/api/tables/{table}/moves", {"ply": seen["ply"], "moves": [moves[-1]], "seat": seat})
    found = hint(tanya, table, ply=seen["ply"], seat=seat)
    assert [each["move"]["name"] for each in found["moves"]] == [moves[0]]
    assert found["win"] == []


@pytest.mark.parametrize("game", igroteka.game_keys())
def test_a_hint_is_the_same_in_all_positions_that_the_seat_cannot_tell_apart(game: str) -> None:
    match = igroteka.new(game, seed=11)
    bot = igroteka.bot(game, "random", seed=2)
    while match.ply < 30 or len(match.legal(match.to_act[0])) < 2:
        match.play(bot.choose(match.seat(match.to_act[0])), match.to_act[0])
    seat = match.to_act[0]
    hints = [answer(Advise(freeze(twin), seat, "8i")) for twin in (match, *map(match.seat(seat).imagine, range(2)))]
    assert isinstance(hints[0], Advice)
    assert hints[1] == hints[0]
    assert hints[2] == hints[0]


def test_the_event_loop_does_not_wait_for_the_expert(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = against_bots(tanya, rated=False)
    held, asked = asyncio.Event(), threading.Event()
    real = pool.BotPool.advise

    async def slow(self: pool.BotPool, question: Advise, whose: Whose) -> Advice:
        asked.set()
        await held.wait()
        return await real(self, question, whose)

    monkeypatch.setattr(pool.BotPool, "advise", slow)

    async def asking() -> Any:
        return await asyncio.to_thread(hint, tanya, table)

    async def main() -> Any:
        waiting = asyncio.create_task(asking())
        assert await asyncio.to_thread(asked.wait, PATIENCE)
        said = await asyncio.to_thread(tolya.post, f"/api/tables/{table}/chat", {"text": "Well?"})
        assert said == {"ok": True}
        assert not waiting.done()
        assert server.loop is not None
        server.loop.call_soon_threadsafe(held.set)
        return await waiting

    assert asyncio.run(main())["moves"]
