"""Clocks, stand-ins, taking back by consent, conceding, ending by agreement, being told."""

import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.tables import away, clocks
from igroteka.server.tables.info import Time
from tests.server.clients import Guest, Live, Running, serving
from tests.server.processes import PATIENCE
from tests.server.tables.test_play import same, two_at_a_table


def test_out_of_time_a_bot_stands_in_until_the_owner_is_back(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server, clock={"kind": "bank", "seconds": 1}, stand_in="bmu")
    time = server.worker.tables.in_use[table].time
    assert time is not None
    time.left[1] = 3600.0  # it is about her, however slow he is
    b = tolya.live(table)
    while b.state["seats"][0]["stand_in"] is None:
        b.receive()
    assert b.state["seats"][0]["stand_in"] == "bmu"
    assert b.state["unrated"] == "stand-in"
    while b.state["to_act"] != [1]:
        b.receive()
    assert tanya.refused("POST", f"/api/tables/{table}/moves", {"ply": 0, "moves": ["end_turn"]}) == "stale"
    tanya.live(table)
    while b.state["seats"][0]["stand_in"] is not None:
        b.receive()
    same(b, tolya, table)


def test_taking_back_by_consent(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a, b = tanya.live(table), tolya.live(table)
    before = a.state["sights"][0]["view"]
    a.move("treasures")
    a.move("end_turn")
    assert not a.state["sights"][0]["can_undo"]
    tanya.post(f"/api/tables/{table}/offers", {"kind": "takeback", "ply": 0, "unrate": True})
    b.reach(a.state["version"] + 1)
    offer = b.state["offers"][0]
    assert offer["waits_for"] == [tolya.id]
    watcher = Guest(server.url, "Watcher")
    assert watcher.refused("POST", f"/api/tables/{table}/offers/{offer['id']}", {"agree": True}) == "no-such-offer"
    tolya.post(f"/api/tables/{table}/offers/{offer['id']}", {"agree": True})
    while a.state["ply"]:
        a.receive()
    assert a.state["sights"][0]["view"] == before
    same(a, tanya, table)
    same(b, tolya, table)
    a.move("treasures")
    tanya.post(f"/api/tables/{table}/offers", {"kind": "takeback"})
    declined = tolya.get(f"/api/tables/{table}")["offers"][0]
    tolya.post(f"/api/tables/{table}/offers/{declined['id']}", {"agree": False})
    assert tolya.get(f"/api/tables/{table}")["offers"] == []
    assert tolya.get(f"/api/tables/{table}")["ply"] == 1


def test_taking_back_against_bots_needs_nobody(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = tanya.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "bbm"}], start=True, options={"first": "0"})["id"]
    a = tanya.live(table)
    a.move("end_turn")
    while a.state["to_act"] != [0]:
        a.receive()
    offers = f"/api/tables/{table}/offers"
    assert tanya.refused("POST", offers, {"kind": "takeback", "ply": 0}) == "takeback-unrates"
    assert tanya.get(f"/api/tables/{table}")["rated"]
    tanya.post(offers, {"kind": "takeback", "ply": 0, "unrate": True})
    while a.state["ply"]:
        a.receive()
    assert a.state["unrated"] == "takeback"
    same(a, tanya, table)


def test_what_brought_nothing_to_light_is_taken_back_and_the_match_counts_on(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a = tanya.live(table)
    a.move("treasures")
    tanya.post(f"/api/tables/{table}/offers", {"kind": "takeback", "ply": 0})
    offer = tolya.get(f"/api/tables/{table}")["offers"][0]
    assert not offer["unrates"]
    tolya.post(f"/api/tables/{table}/offers/{offer['id']}", {"agree": True})
    assert tanya.get(f"/api/tables/{table}")["rated"]


def test_luck_does_not_come_again_after_a_take_back(tmp_path: Path) -> None:
    """Whoever has seen the dice and takes the roll back rolls others; so does the server that comes after."""
    database = f"sqlite:///{tmp_path / 'luck.db'}"
    rolls: list[Any] = []
    with serving(database) as running:
        tanya = Guest(running.url, "Tanya")
        wish = {"game": "pig", "options": {"first": "0"}, "seats": [{"kind": "hot"}, {"kind": "hot"}]}
        table = tanya.table(**wish, start=True)["id"]
        live = tanya.live(table)
        for _ in range(12):
            live.move("roll", seat=0)
            rolls.append(live.state["events"])
            tanya.post(f"/api/tables/{table}/offers", {"kind": "takeback", "ply": 0, "seat": 0})
            while live.state["ply"]:
                live.receive()
        faces = {str(events) for events in rolls}
        assert len(faces) > 2
        for _ in range(10):  # one roll may well be the same by chance
            live.move("roll", seat=live.state["to_act"][0])
        seen = tanya.get(f"/api/tables/{table}/log?before=1000")["events"]
    with serving(database) as running:
        again = Guest(running.url)
        again.http.cookies = tanya.http.cookies
        assert again.get(f"/api/tables/{table}/log?before=1000")["events"] == seen


def test_conceding_a_duel(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    tanya.post(f"/api/tables/{table}/concede")
    over = tolya.get(f"/api/tables/{table}")
    assert over["status"] == "finished"
    assert over["outcome"]["how"] == "conceded"
    assert over["outcome"]["winners"] == [1]
    assert over["outcome"]["rated"]
    assert over["sights"][0]["moves"] == []
    assert tolya.refused("POST", f"/api/tables/{table}/moves", {"ply": 0, "moves": ["end_turn"]}) == "not-playing"
    assert tolya.get(f"/api/people/{tolya.id}")["history"][0]["won"]
    assert tolya.get(f"/api/tables/{table}/replay?ply=0")["plies"] == 0


def test_conceding_among_three_leaves_a_bot(server: Running) -> None:
    people = [Guest(server.url, name) for name in ("Tanya", "Tolya", "Watcher")]
    table = people[0].table(players=3)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    people[2].post(f"/api/tables/{table}/concede")
    there = people[0].get(f"/api/tables/{table}")
    assert there["status"] == "playing"
    assert there["seats"][2]["conceded"]
    assert there["seats"][2]["stand_in"]
    assert there["unrated"] == "conceded"
    people[0].post(f"/api/tables/{table}/concede")
    over = people[1].get(f"/api/tables/{table}")
    assert over["outcome"]["winners"] == [1]


def test_ending_by_agreement(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    tanya.post(f"/api/tables/{table}/offers", {"kind": "end"})
    offer = tolya.get(f"/api/tables/{table}")["offers"][0]
    tolya.post(f"/api/tables/{table}/offers/{offer['id']}", {"agree": True})
    over = tanya.get(f"/api/tables/{table}")
    assert over["outcome"]["how"] == "agreed"
    assert over["outcome"]["winners"] == []
    assert not over["outcome"]["rated"]


def test_a_bot_plays_for_someone_away_only_if_they_agree_too(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a = tanya.live(table)
    b = tolya.live(table)
    no = tolya.ask("POST", f"/api/tables/{table}/offers", {"kind": "stand-in", "seat": 0}, 409)
    assert (no["error"], no["detail"]) == ("not-here-to-offer", "that can't be offered now: they are here")
    a.close()
    b.until(lambda message: message["type"] == "presence" and message["present"] == [tolya.id])
    assert tolya.refused("POST", f"/api/tables/{table}/offers", {"kind": "stand-in", "seat": 1}) == "not-here-to-offer"
    tolya.post(f"/api/tables/{table}/offers", {"kind": "stand-in", "seat": 0, "bot": "bbm"})
    there = tanya.get(f"/api/tables/{table}")
    assert there["seats"][0]["stand_in"] is None
    assert there["unrated"] is None
    assert there["offers"][0]["waits_for"] == [tanya.id]
    tanya.post(f"/api/tables/{table}/offers/{there['offers'][0]['id']}", {"agree": True})
    while b.state["to_act"] != [1]:
        b.receive()
    assert b.state["seats"][0]["stand_in"] == "bbm"
    assert tanya.refused("POST", f"/api/tables/{table}/moves", {"ply": b.state["ply"], "moves": ["end_turn"]}) == (
        "bot-plays"
    )
    tanya.post(f"/api/tables/{table}/back")
    assert tanya.get(f"/api/tables/{table}")["seats"][0]["stand_in"] is None


def test_whoever_is_away_for_longer_than_was_agreed_is_played_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_grace(monkeypatch)
    tanya, tolya, table = two_at_a_table(server, away=1, stand_in="bmu")
    b = tolya.live(table)
    assert b.state["away"] == 1
    assert b.state["time"] is None
    while b.state["seats"][0]["stand_in"] is None:
        b.receive()
    assert b.state["seats"][0]["stand_in"] == "bmu"
    assert b.state["unrated"] == "stand-in"
    while b.state["to_act"] != [1]:
        b.receive()
    tanya.live(table)
    while b.state["seats"][0]["stand_in"] is not None:
        b.receive()
    same(b, tolya, table)


def test_whoever_is_here_or_was_just_now_is_not_played_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    no_grace(monkeypatch)
    tanya, tolya, table = two_at_a_table(server, away=600)
    a, b = tanya.live(table), tolya.live(table)
    there = server.worker.tables.in_use[table]
    assert there.time is not None
    there.time.since -= 700  # the turn has taken longer than one may be away
    version = there.version
    assert server.do(there.do(away.flags_fell)) == version, "she is here"
    a.close()
    b.until(lambda message: message["type"] == "presence" and message["present"] == [tolya.id])
    server.do(there.wait_for())  # after what was begun when she went
    wakes = server.do(server.worker.store.read(lambda tx: tx.value(WAKES, table=table)))
    assert wakes > there.uptime.now() + 500
    assert server.do(there.do(away.flags_fell)) == version, "she was here just now"
    there.time.seen[0] -= 601
    assert server.do(there.do(away.flags_fell)) == version + 1
    assert tolya.get(f"/api/tables/{table}")["seats"][0]["stand_in"]


def test_after_a_restart_people_have_a_moment_to_come_back(server: Running) -> None:
    _, _, table = two_at_a_table(server, away=1)
    there = server.worker.tables.in_use[table]
    assert there.time is not None
    there.time.since -= 700
    there.loaded = there.uptime.now()
    version = there.version
    assert server.do(there.do(away.flags_fell)) == version
    there.loaded -= 60
    assert server.do(there.do(away.flags_fell)) == version + 1


def test_nobody_is_away_while_the_server_is() -> None:
    time = Time([None, None], 1000.0, [0], {0: 1100.0})
    assert clocks.absent(time, 0, 1500.0, []) == 400
    assert clocks.absent(time, 0, 1500.0, [(1050.0, 1300.0), (1400.0, 1450.0)]) == 150
    assert clocks.absent(time, 1, 1500.0, [(1400.0, 1450.0)]) == 450


def test_without_such_an_agreement_everybody_is_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    no_grace(monkeypatch)
    _, tolya, table = two_at_a_table(server)
    there = server.worker.tables.in_use[table]
    assert there.time is None
    version = there.version
    assert server.do(there.do(away.flags_fell)) == version
    assert server.do(server.worker.store.read(lambda tx: tx.value(WAKES, table=table))) is None
    assert tolya.get(f"/api/tables/{table}")["away"] == 0


def test_with_a_clock_alone_only_time_that_is_over_counts(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    no_grace(monkeypatch)
    _, tolya, table = two_at_a_table(server, clock={"kind": "bank", "seconds": 3600})
    assert tolya.get(f"/api/tables/{table}")["time"]["running"] == [0]
    there = server.worker.tables.in_use[table]
    assert there.time is not None
    there.time.since -= 3000
    version = there.version
    assert server.do(there.do(away.flags_fell)) == version, "nobody is here, and that was agreed to"
    there.time.since -= 700
    assert server.do(there.do(away.flags_fell)) == version + 1
    assert tolya.get(f"/api/tables/{table}")["seats"][0]["stand_in"]


def test_the_next_match_is_by_the_same_agreement(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server, away=86400, stand_in="bbm")
    tanya.post(f"/api/tables/{table}/concede")
    again = tolya.post(f"/api/tables/{table}/rematch", status=201)
    assert (again["away"], again["stand_in"]) == (86400, "bbm")


WAKES = "SELECT wake_at FROM progress WHERE table_id = :table"


def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs a moment to connect again."""
    for where in ("table", "away"):
        monkeypatch.setattr(f"igroteka.server.tables.{where}.GRACE", 0.0)


def test_notices_in_the_page(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    notices = tolya.notices()
    table = tanya.table(seats=[{"kind": "me"}, {"kind": "invited", "person": tolya.id}], options={"first": "0"})["id"]
    assert notices.next()["kind"] == "invited"
    tolya.post(f"/api/tables/{table}/join")
    tanya.post(f"/api/tables/{table}/start")
    assert notices.next()["kind"] == "started"
    tanya.post(f"/api/tables/{table}/moves", {"ply": 0, "moves": ["end_turn"]})
    assert notices.next() == {
        "type": "notice",
        "kind": "turn",
        "table": table,
        "game": "dominion",
        "name": "Tanya",
        "seat": 1,
    }
    tanya.post(f"/api/tables/{table}/offers", {"kind": "end"})
    assert notices.next()["kind"] == "offer"


class Inbox:
    """Somewhere on the web that takes what a webhook sends; the first time it is out of order."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.tries = 0
        self.arrived = threading.Event()
        inbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                inbox.tries += 1
                if inbox.tries == 1:
                    self.send_response(500)
                    self.end_headers()
                    return
                inbox.got.append(({key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(204)
                self.end_headers()
                inbox.arrived.set()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/told"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    box = Inbox()
    yield box
    box.close()


def test_a_webhook_is_signed_and_tried_again(tmp_path: Any, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.people.notify.FIRST_PAUSE", 0.1)
    with serving(f"sqlite:///{tmp_path / 'hooks.db'}", private_webhooks=True) as server:
        tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
        assert tolya.refused("PATCH", "/api/me", {"webhook": "ftp://example.org"}) == "bad-webhook"
        tolya.ask("PATCH", "/api/me", {"webhook": inbox.url})
        secret = tolya.get("/api/me/webhook")["secret"]
        table = tanya.table(options={"first": "1"})["id"]
        tolya.post(f"/api/tables/{table}/join")
        tanya.post(f"/api/tables/{table}/start")
        assert inbox.arrived.wait(PATIENCE)
        headers, body = inbox.got[0]
        signed = hmac.new(secret.encode(), f"{headers['igroteka-timestamp']}.".encode() + body, hashlib.sha256)
        assert headers["igroteka-signature"] == f"sha256={signed.hexdigest()}"
        assert json.loads(body)["table"] == table
        assert inbox.tries >= 2


def test_a_webhook_into_a_private_network_is_not_called(
    tmp_path: Any, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.people.notify.TRIES", 1)
    with serving(f"sqlite:///{tmp_path / 'hooks.db'}") as server:
        tolya = Guest(server.url, "Tolya")
        tolya.ask("PATCH", "/api/me", {"webhook": inbox.url})
        tanya = Guest(server.url, "Tanya")
        tanya.table(seats=[{"kind": "me"}, {"kind": "invited", "person": tolya.id}])
        waiting = 1
        while waiting:
            waiting = server.do(server.worker.store.read(lambda tx: tx.value("SELECT count(*) FROM hooks")))
            if not waiting and inbox.tries == 0:
                break
        assert inbox.tries == 0


def test_a_slow_client_holds_nobody_up_and_catches_up(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a = tanya.live(table)
    slow = tolya.live(table)
    for number in range(150):  # more than wait for a slow client; it reads nothing meanwhile
        tanya.post(f"/api/tables/{table}/chat", {"text": f"{number} " + "x" * 900})
    assert a.send(type="chat", text="done")["type"] == "done"
    slow.reach(a.state["version"])
    same(slow, tolya, table)


def test_resync(server: Running) -> None:
    tanya, _, table = two_at_a_table(server)
    a: Live = tanya.live(table)
    a.socket.send(json.dumps({"type": "resync", "have": 0}))
    assert a.until(lambda message: message["type"] == "state")["table"]["version"] == a.state["version"]
    a.socket.send(json.dumps({"type": "ping"}))
    a.until(lambda message: message["type"] == "pong")
    for bad in ("", "{", '{"type":"fly"}', '{"type":"move"}', "[]", '{"type":"move","ply":-1}'):
        a.socket.send(bad)
        assert a.until(lambda message: message["type"] == "refused")["refusal"]["error"] == "bad-request"
