"""Making tables and finding one's place at them."""

import pytest

from tests.server.clients import Guest, Running


def test_a_table_of_every_kind_of_seat(server: Running) -> None:
    ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
    seats = [
        {"kind": "me"},
        {"kind": "hot", "name": "Ann's aunt"},
        {"kind": "bot", "bot": "smithy"},
        {"kind": "invited", "person": ben.id},
    ]
    table = ann.table(players=4, seats=seats, listed=False, name="Family")
    assert table["mine"] == [0, 1]
    assert ann.refused("POST", f"/api/tables/{table['id']}/start") == "seats-empty"
    assert [card["id"] for card in ben.get("/api/tables?mine=true")["tables"]] == [table["id"]]
    stranger = Guest(server.url, "Stranger")
    assert table["id"] not in str(stranger.get("/api/tables"))
    assert stranger.refused("POST", f"/api/tables/{table['id']}/join") == "table-full"
    assert stranger.refused("POST", f"/api/tables/{table['id']}/start") == "no-seat"
    ben.post(f"/api/tables/{table['id']}/join")
    begun = ann.post(f"/api/tables/{table['id']}/start")
    assert begun["status"] == "playing"
    assert begun["unrated"] == "hot-seat"
    assert [sight["seat"] for sight in begun["sights"]] == [0, 1]
    assert [sight["seat"] for sight in stranger.get(f"/api/tables/{table['id']}")["sights"]] == [None]


def test_joining_moving_and_leaving(server: Running) -> None:
    ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
    table = ann.table(players=3)["id"]
    assert ben.post(f"/api/tables/{table}/join")["mine"] == [1]
    assert ben.post(f"/api/tables/{table}/join", {"seat": 2})["mine"] == [2]
    assert ben.refused("POST", f"/api/tables/{table}/join", {"seat": 0}) == "seat-taken"
    assert ben.post(f"/api/tables/{table}/leave")["mine"] == []
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot"}) == "table-host-only"
    there = ann.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "bbm"})
    assert there["seats"][1]["bot"] == "bbm"
    assert ann.refused("PUT", f"/api/tables/{table}/seats/9", {"kind": "open"}) == "no-such-seat"


def test_renaming_listing_and_cancelling(server: Running) -> None:
    ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
    table = ann.table(listed=False)["id"]
    assert ben.refused("PATCH", f"/api/tables/{table}", {"name": "Ben's"}) == "table-host-only"
    assert ann.ask("PATCH", f"/api/tables/{table}", {"name": "Evening", "listed": True})["name"] == "Evening"
    assert table in str(ben.get("/api/tables?status=open"))
    assert ann.post(f"/api/tables/{table}/cancel")["status"] == "cancelled"
    assert ben.refused("POST", f"/api/tables/{table}/join") == "already-started"


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
    assert Guest(server.url, "Ann").refused("POST", "/api/tables", {"game": "dominion", **wish}) == error


def test_notes_are_private(server: Running) -> None:
    ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
    table = ann.table()["id"]
    ann.ask("PUT", f"/api/tables/{table}/note", {"text": "watch the Duchies"})
    assert ann.get(f"/api/tables/{table}/note") == {"text": "watch the Duchies"}
    assert ben.get(f"/api/tables/{table}/note") == {"text": ""}


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
    ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
    table = ann.table()["id"]
    live = ann.live(table)
    ben.post(f"/api/tables/{table}/chat", {"text": "hello"})
    live.until(lambda message: message["type"] == "change")
    assert [(line["name"], line["text"]) for line in live.state["chat"]] == [("Ben", "hello")]
    assert live.send(type="chat", text="hello yourself")["type"] == "done"
    assert [line["text"] for line in ben.get(f"/api/tables/{table}")["chat"]] == ["hello", "hello yourself"]


def test_who_is_here(server: Running) -> None:
    ann, ben = Guest(server.url, "Ann"), Guest(server.url, "Ben")
    table = ann.table()["id"]
    live = ann.live(table)
    assert ben.get(f"/api/tables/{table}")["present"] == [ann.id]
    watching = ben.live(table)
    live.until(lambda message: message["type"] == "presence" and message["watchers"] == 1)
    assert sorted(live.state["present"]) == sorted([ann.id, ben.id])
    watching.close()
    live.until(lambda message: message["type"] == "presence" and message["watchers"] == 0)
