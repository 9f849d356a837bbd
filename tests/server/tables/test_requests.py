"""Requests and their keys: what is sent twice is done once, and another's key is another request."""

import json
import secrets
from pathlib import Path

from igroteka.server.tables import queries
from tests.server.clients import Guest, Live, Running, serving
from tests.server.tables.test_play import two_at_a_table


def test_the_key_of_another_swallows_nothing(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a, b = tanya.live(table), tolya.live(table)
    assert a.move("end_turn", request="same")["type"] == "done"
    b.reach(a.state["version"])
    assert b.move("end_turn", request="same")["ply"] == 2
    a.reach(b.state["version"])
    for live in (a, b):
        live.send(type="chat", text="Well!", request="chat")
    assert len(tanya.get(f"/api/tables/{table}")["chat"]) == 2
    again = b.send(type="move", ply=1, moves=["end_turn"], request="same")
    assert (again["type"], again["ply"]) == ("done", 2)


def said(guest: Guest, table: str) -> list[str]:
    return [line["text"] for line in guest.get(f"/api/tables/{table}")["chat"]]


def test_what_is_said_twice_is_said_once(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    first = [tanya.live(table) for _ in range(4)]
    for number in range(5):
        for live in first:
            live.socket.send(json.dumps({"type": "chat", "request": f"c{number}", "text": str(number)}))
    for number in range(5):
        heard = [live.until(lambda m, key=f"c{number}": m.get("request") == key) for live in first]
        assert len({(message["type"], message["version"]) for message in heard}) == 1
    for _ in range(2):
        tanya.post(f"/api/tables/{table}/chat", {"text": "by post", "request": "post"})
    assert said(tolya, table) == ["0", "1", "2", "3", "4", "by post"]


def test_it_is_known_after_a_restart_and_after_many_others(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/chat.db"
    with serving(address) as server:
        tanya = Guest(server.url, "Tanya")
        table = tanya.table()["id"]
        first = tanya.live(table).send(type="chat", text="Hello", request="hello")
    with serving(address) as server:
        tanya.url = server.url
        tanya.http.base_url = server.url
        tanya.http.headers["origin"] = server.url
        live = tanya.live(table)
        assert live.send(type="chat", text="Hello", request="hello") == first
        assert said(tanya, table) == ["Hello"]
        for number in range(220):
            live.send(type="chat", text=str(number), request=f"n{number}")
        assert live.send(type="chat", text="Hello", request="hello") == first
        assert "Hello" not in said(tanya, table)  # of which only the last hundred are shown
        live.send(type="chat", text="And now?", request="now")
        assert said(tanya, table)[-2:] == ["219", "And now?"]


def test_each_of_many_requests_at_once_is_answered(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    table = tanya.table()["id"]
    whole = tanya.live(table, changes=None)  # the whole state for each version, which drops what waits to be sent
    assert answered(whole, 190) == 190
    assert answered(tanya.live(table), 190) == 190


def answered(live: Live, many: int) -> int:
    """How many of so many requests, sent without a pause, are answered."""
    for number in range(many):
        live.socket.send(json.dumps({"type": "chat", "request": f"{id(live)} {number}", "text": "x"}))
    live.socket.send(json.dumps({"type": "ping"}))
    heard = 0
    while live.receive()["type"] != "pong":
        heard += live.heard[-1]["type"] == "done"
    return heard


def test_offers_answers_and_concessions_are_carried_out_once(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    offers = f"/api/tables/{table}/offers"
    first = tanya.post(offers, {"kind": "end", "request": "offer"})
    assert tanya.post(offers, {"kind": "end", "request": "offer"}) == first
    offer = tolya.get(f"/api/tables/{table}")["offers"][0]["id"]
    no = tolya.post(f"{offers}/{offer}", {"agree": False, "request": "no"})
    assert tolya.post(f"{offers}/{offer}", {"agree": False, "request": "no"}) == no
    assert tanya.post(offers, {"kind": "end", "request": "offer"}) == first, "it was declined, and isn't made again"
    assert tanya.get(f"/api/tables/{table}")["offers"] == []
    for _ in range(queries.REQUESTS + 5):  # beyond what a table knows by heart
        tanya.post(f"/api/tables/{table}/chat", {"text": "Well?", "request": secrets.token_hex(4)})
    assert tanya.post(offers, {"kind": "end", "request": "offer"}) == first
    assert tanya.get(f"/api/tables/{table}")["offers"] == []
    over = tanya.post(f"/api/tables/{table}/concede", {"request": "enough"})
    assert tanya.post(f"/api/tables/{table}/concede", {"request": "enough"}) == over
    assert tanya.refused("POST", f"/api/tables/{table}/concede", {"request": "other"}) == "not-playing"
