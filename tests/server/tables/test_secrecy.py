"""Nothing leaves the server that the receiving seat may not know, whatever the game.

Every game is played through the wire with each seat at a client of its own, and a spectator beside them. What a client
has seen must be what an *imagined* match shows its seat: one in which everything that the seat doesn't know was drawn
anew. So a message that depended on anything hidden would differ.
"""

import json
from typing import Any

import jsonpatch
import pytest

import igroteka
from igroteka import games
from igroteka.engine.chance import Chance, key_of
from igroteka.server.tables import sight
from tests.server.clients import Guest, Live, Running

PLIES = 60
Seen = dict[tuple[int | None, int], dict[str, Any]]
"""What each seat (none: a spectator) has seen at each ply."""


@pytest.mark.parametrize("game", igroteka.game_keys())
def test_a_client_sees_what_its_seat_may_know(server: Running, game: str) -> None:
    players = games.find(game).seats[-1]
    people = [Guest(server.url, f"Player {seat}") for seat in range(players)]
    table = people[0].table(game=game, players=players)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    watcher = Guest(server.url, "Watcher")
    lives: list[Live] = [person.live(table) for person in people]
    everyone: list[tuple[int | None, Guest, Live]] = [
        *((seat, people[seat], lives[seat]) for seat in range(players)),
        (None, watcher, watcher.live(table)),
    ]
    match = server.worker.tables.in_use[table].match
    assert match is not None
    chance = Chance(key_of(f"secrecy {game}"), 0)
    seen: Seen = {}
    for ply in range(PLIES):
        for seat, _, live in everyone:
            check(match, seat, live.state)
            seen[seat, live.state["ply"]] = through_json(live.state["sights"][0]["view"])
        there = server.worker.tables.in_use[table]
        same_for_all([live.state for _, _, live in everyone], apart=there.apart is not None)
        if match.over:
            break
        mover = match.to_act[chance.below(len(match.to_act))]
        legal = lives[mover].state["sights"][0]["moves"]
        done = lives[mover].move(legal[chance.below(len(legal))])
        assert done["type"] == "done", done
        for _, guest, live in everyone:
            live.reach(there.seen_version(there.audience(guest.id)))
        if ply % 20 == 10 and not match.over:
            nothing_else_to_be_had(table, match, everyone)
            for seat, guest, live in everyone:
                as_it_was_seen(guest, table, seat, live, seen)
    seed = str(match.seed)
    for _, _, live in everyone:
        assert seed not in json.dumps(live.heard)
        assert '"seed"' not in json.dumps(live.heard)


def test_at_a_hot_seat_every_line_says_which_seats_alone_may_know_it(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Tolya"}, {"kind": "hot", "name": "Zhenya"}]
    table = tanya.table(players=3, seats=seats, options={"first": "0"}, start=True)["id"]
    live = tanya.live(table)
    for ply in range(12):
        assert live.move("end_turn", seat=ply % 3)["type"] == "done"
    match = server.worker.tables.in_use[table].match
    assert match is not None
    whole = live.state["events"]
    log = tanya.get(f"/api/tables/{table}/log")["events"]
    missed = [event for step in tanya.get(f"/api/tables/{table}/missed?since=0")["steps"] for event in step["events"]]
    for lines, first in (whole, -1), (log, -1), (missed, 0), (tanya.get(f"/api/tables/{table}")["events"], -1):
        for seat in range(3):
            seen = [{**line, "to": None} for line in lines if seat in line.get("to", (seat,))]
            heard = [sight.told(match, event) for event in match.journal if event.heard_by(seat)]
            assert seen == [{**line, "to": None} for line in through_json(heard) if line["ply"] >= first]


def check(match: igroteka.Match, seat: int | None, state: dict[str, Any]) -> None:
    """A client's picture, held against an imagined match."""
    assert [each["seat"] for each in state["sights"]] == [seat]
    seen = state["sights"][0]
    for number in range(2):
        twin = match.seat(0 if seat is None else seat).imagine(number)
        if seat is None:  # what seat 0 can't know, a spectator can't either; and neither may it see seat 0's hand
            assert seen["view"] == through_json(match.view(None))
            assert seen["moves"] == []
        else:
            assert seen["view"] == through_json(twin.view(seat))
            assert seen["moves"] == [twin.name(move) for move in twin.legal(seat)]
    heard = [sight.told(match, event) for event in match.journal if event.heard_by(seat)]
    assert counted(match, state["events"][-len(heard) :]) == counted(match, through_json(heard))
    every_line = {json.dumps(each, sort_keys=True) for each in counted(match, through_json(heard))}
    low = state["events_from"]
    later = [each for each in state["events"] if each["ply"] > low]
    assert all(json.dumps(each, sort_keys=True) in every_line for each in counted(match, later))


def counted(match: igroteka.Match, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lines with their plies, where all count them alike: see `test_apart`."""
    return [{**line, "ply": 0} for line in lines] if match.game.key == "strasbourg" else lines


def same_for_all(states: list[dict[str, Any]], *, apart: bool) -> None:
    """Apart from sights and log, all have the same picture, so nobody's secrets are in it."""
    own = ["mine", "sights", "events", "events_from", "present", "watchers", *(["ply", "version"] if apart else [])]
    rest = [{key: value for key, value in state.items() if key not in own} for state in states]
    assert all(each == rest[0] for each in rest)


def nothing_else_to_be_had(table: str, match: igroteka.Match, everyone: list[tuple[int | None, Guest, Live]]) -> None:
    """While the match runs, no other door opens."""
    for seat, guest, _ in everyone:
        for door in ("record", "moves", "replay?ply=0", "replay?ply=0&seat=0", "replay?ply=0&seat=1", "analysis"):
            assert guest.refused("GET", f"/api/tables/{table}/{door}") == "not-finished"
        assert guest.refused("POST", f"/api/tables/{table}/play-on", {"ply": 0}) == "not-finished"
        assert guest.refused("POST", f"/api/tables/{table}/analysis") == "not-finished"
        fetched = guest.get(f"/api/tables/{table}")
        assert [each["seat"] for each in fetched["sights"]] == [seat]
        log = guest.get(f"/api/tables/{table}/log?plies=100000")["events"]
        heard = through_json([sight.told(match, event) for event in match.journal if event.heard_by(seat)])
        assert counted(match, log[-len(heard) :]) == counted(match, heard)
        other = 0 if seat != 0 else 1
        for path, body in (
            ("moves", {"ply": match.ply, "moves": [match.name(0)], "seat": other}),
            ("why", {"move": match.name(0), "seat": other}),
            ("foresee", {"ply": match.ply, "moves": [match.name(0)], "seat": other}),
            ("undo", {"ply": match.ply, "seat": other}),
            ("concede", {"seat": other}),
            ("hint", {"ply": match.ply, "seat": other, "unrate": True}),
        ):
            error = guest.refused("POST", f"/api/tables/{table}/{path}", body)
            assert error == ("no-seat" if seat is None else "not-your-seat")


def as_it_was_seen(guest: Guest, table: str, seat: int | None, live: Live, seen: Seen) -> None:
    """Whoever comes back is shown what they would have seen meanwhile, and nothing else."""
    now = live.state["ply"]
    for since in (0, now - 3, now):
        missed = guest.get(f"/api/tables/{table}/missed?since={since}")
        glimpse, told = missed["since"], []
        assert glimpse["ply"] == since
        for step in [None, *missed["steps"]]:
            if step is not None:
                jsonpatch.apply_patch(glimpse, step["patches"], in_place=True)
                told += step["events"]
            assert [(each["seat"], each["moves"]) for each in glimpse["sights"]] == [(seat, [])]
            if live.state["game"] == "strasbourg" and glimpse["ply"] != now:
                continue  # while all plan at once, plies are counted otherwise: see `test_apart`
            at_last = live.state["sights"][0]["view"]
            then = at_last if glimpse["ply"] == now else seen[seat, glimpse["ply"]]
            assert glimpse["sights"][0]["view"] == then
        assert (glimpse["ply"], glimpse["to_act"]) == (now, live.state["to_act"])
        lines = guest.get(f"/api/tables/{table}")["events"]
        assert told == [line for line in lines if line["ply"] >= since]
    assert guest.refused("GET", f"/api/tables/{table}/missed?since={now + 1}") == "no-such-ply"


def through_json(thing: Any) -> Any:
    return json.loads(json.dumps(thing))


def test_an_unlisted_table_is_not_found_by_looking(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Tolya")
    table = tanya.table(listed=False, seats=[{"kind": "me"}, {"kind": "bot", "bot": "bbm"}], start=True)["id"]
    tanya.post(f"/api/tables/{table}/concede")
    assert len(table) >= 22, "128 bits"
    for path in (
        "/api/tables",
        "/api/tables?status=finished",
        f"/api/people/{tanya.id}",
        "/api/people",
        "/api/ratings",
    ):
        assert table not in json.dumps(tolya.get(path))
    assert table in json.dumps(tanya.get(f"/api/people/{tanya.id}"))
