"""A table's life with several clients, in any order that hypothesis thinks of.

The model knows little: who sits where, which moves were acknowledged. The server must agree with it at every step,
every client's picture must be what the server would send afresh, and what was refused must have changed nothing.
"""

import os
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.clients import OPEN, Guest, Live, Running
from tests.server.tables.test_play import same

PEOPLE = 3
LONG = bool(os.environ.get("IGROTEKA_SOAK"))
who = st.integers(0, PEOPLE - 1)


class Life(RuleBasedStateMachine):
    """One table, three people, two seats."""

    server: ClassVar[Running]

    @initialize(listed=st.booleans())
    def make(self, listed: bool) -> None:
        self.people = [Guest(self.server.url, f"Person {number}") for number in range(PEOPLE)]
        self.table: str = self.people[0].table(listed=listed, options={"first": "0"})["id"]
        self.lives: dict[int, Live] = {}
        self.seats: list[int | None] = [0, None]
        self.status = "open"
        self.moves: list[tuple[int, str]] = []
        self.version = 0
        self.requests = 0

    def teardown(self) -> None:
        OPEN.close()

    def ask(self, person: int, method: str, path: str, body: Any = None) -> tuple[bool, Any]:
        reply = self.people[person].http.request(method, f"/api/tables/{self.table}{path}", json=body)
        assert reply.status_code < 500, reply.text
        return reply.is_success, reply.json()

    # Before the start.

    @rule(person=who, seat=st.none() | st.integers(0, 1))
    def join(self, person: int, seat: int | None) -> None:
        good, _ = self.ask(person, "POST", "/join", {"seat": seat})
        if self.status != "open":
            assert not good
            return
        mine = person in self.seats
        free = [number for number, holder in enumerate(self.seats) if holder is None]
        wanted = seat
        if wanted is None:
            wanted = self.seats.index(person) if mine else next(iter(free), None)
        expected = wanted is not None and self.seats[wanted] in (None, person)
        assert good == expected
        if good and wanted is not None:
            self.seats = [None if holder == person else holder for holder in self.seats]
            self.seats[wanted] = person

    @rule(person=who)
    def leave(self, person: int) -> None:
        good, _ = self.ask(person, "POST", "/leave", {})
        assert good == (self.status == "open")
        if good:
            self.seats = [None if holder == person else holder for holder in self.seats]

    @rule(person=who)
    def start(self, person: int) -> None:
        good, state = self.ask(person, "POST", "/start", {})
        if self.status == "open":
            assert good == (None not in self.seats and (person == 0 or person in self.seats))
            if good:
                self.status = state["status"]
        else:
            assert good == (self.status == "playing")

    # Playing.

    @precondition(lambda self: self.status == "playing")
    @rule(data=st.data(), twice=st.booleans())
    def move(self, data: st.DataObject, twice: bool) -> None:
        ply = len(self.moves)
        person, seat = self.asked()
        _, state = self.ask(person, "GET", "")
        names = state["sights"][0]["moves"]
        name = data.draw(st.sampled_from(names))
        self.requests += 1
        body = {"ply": ply, "moves": [name], "request": f"r{self.requests}"}
        good, answer = self.ask(person, "POST", "/moves", body)
        assert good, answer
        assert answer["ply"] == ply + 1
        self.moves.append((seat, name))
        if twice:
            assert self.ask(person, "POST", "/moves", body) == (True, answer)

    @precondition(lambda self: self.status == "playing")
    @rule(person=who, ply=st.integers(0, 3), name=st.sampled_from(["buy:province", "end_turn", "play:moat", "fly"]))
    def move_wrongly(self, person: int, ply: int, name: str) -> None:
        """At another ply, or not one's turn, or impossible."""
        asked, _ = self.asked()
        wrong_ply = len(self.moves) + 1 + ply
        good, refusal = self.ask(person, "POST", "/moves", {"ply": wrong_ply, "moves": [name]})
        assert not good
        if person != asked:
            good, refusal = self.ask(person, "POST", "/moves", {"ply": len(self.moves), "moves": [name]})
            assert not good
        assert refusal["error"] in ("stale", "illegal-move", "no-seat")

    @precondition(lambda self: self.status == "playing")
    @rule(person=who)
    def undo(self, person: int) -> None:
        _, state = self.ask(person, "GET", "")
        can = state["sights"][0]["can_undo"]
        good, answer = self.ask(person, "POST", "/undo", {"ply": len(self.moves)})
        assert good == can, answer
        if good:
            _, name = self.moves.pop()
            _, state = self.ask(person, "GET", "")
            assert name in state["sights"][0]["moves"]

    @precondition(lambda self: self.status == "playing" and self.moves)
    @rule(data=st.data(), agree=st.booleans())
    def take_back(self, data: st.DataObject, agree: bool) -> None:
        ply = data.draw(st.integers(0, len(self.moves) - 1))
        by, other = self.seats
        assert by is not None
        assert other is not None
        good, _ = self.ask(by, "POST", "/offers", {"kind": "takeback", "ply": ply, "unrate": True})
        assert good
        _, state = self.ask(other, "GET", "")
        offer = next(each for each in state["offers"] if each["kind"] == "takeback")
        good, _ = self.ask(other, "POST", f"/offers/{offer['id']}", {"agree": agree})
        assert good
        if agree:
            del self.moves[ply:]

    @precondition(lambda self: self.status == "playing" and len(self.moves) > 12)
    @rule(person=who)
    def concede(self, person: int) -> None:
        good, _ = self.ask(person, "POST", "/concede", {})
        assert good == (person in self.seats)
        if good:
            self.status = "finished"

    @rule(person=who)
    def chat(self, person: int) -> None:
        assert self.ask(person, "POST", "/chat", {"text": "hm"})[0]

    # Looking.

    @rule(person=who)
    def look(self, person: int) -> None:
        if person in self.lives:
            self.lives.pop(person).close()
        else:
            self.lives[person] = self.people[person].live(self.table)

    @rule()
    def forget(self) -> None:
        """The server lets the table go from memory, and loads it again when asked."""

        async def drop() -> None:
            table = await self.server.worker.tables.get(self.table)
            if not table.viewers:
                self.server.worker.tables.in_use.pop(self.table, None)

        self.server.do(drop())

    @invariant()
    def all_agree(self) -> None:
        if not hasattr(self, "table"):
            return
        good, state = self.ask(0, "GET", "")
        assert good
        assert state["status"] == self.status
        assert state["version"] >= self.version
        assert state["ply"] == len(self.moves)
        assert [seat["name"] for seat in state["seats"]] == [
            None if holder is None else f"Person {holder}" for holder in self.seats
        ]
        self.version = state["version"]
        for person, live in self.lives.items():
            same(live, self.people[person], self.table)

    def asked(self) -> tuple[int, int]:
        """The person and seat whose turn it is."""
        _, state = self.ask(0, "GET", "")
        seat = state["to_act"][0]
        person = self.seats[seat]
        assert person is not None
        return person, seat


@pytest.fixture
def life(server: Running, monkeypatch: pytest.MonkeyPatch) -> type[Life]:
    # What hypothesis tries again must go the same way again.
    monkeypatch.setattr(server.worker.tables, "seed_for", lambda info: "life")
    Life.server = server
    return Life


def test_a_tables_life(life: type[Life]) -> None:
    run_state_machine_as_test(
        life,
        settings=settings(
            max_examples=200 if LONG else 12,
            stateful_step_count=60 if LONG else 30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
