"""Entering, names and passwords, tokens, and being forgotten."""

import runpy
from pathlib import Path

import pytest
from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from igroteka.server.people import passwords
from tests.server.clients import Guest, Running, serving


def test_the_first_to_enter_is_the_host(database: str, server: Running) -> None:
    assert Guest(server.url).get("/api/me") == {"person": None, "fresh": True}
    host, other = Guest(server.url, "Host"), Guest(server.url, "Other")
    assert host.get("/api/me")["person"]["host"]
    assert not other.get("/api/me")["person"]["host"]
    assert other.refused("GET", "/api/host/people") == "host-only"
    assert {person["name"] for person in host.get("/api/host/people")["people"]} == {"Host", "Other"}


def test_a_guest_is_remembered_and_forgotten(server: Running) -> None:
    tanya = Guest(server.url, "  Tanya   of  the Hill ")
    assert tanya.get("/api/me")["person"]["name"] == "Tanya of the Hill"
    cookie = tanya.http.cookies["igroteka"]
    tanya.post("/api/sign-out")
    stranger = Guest(server.url)
    stranger.http.cookies.set("igroteka", cookie)
    assert stranger.get("/api/me")["person"] is None
    assert stranger.refused("GET", "/api/tables") == "enter-first"


@pytest.mark.parametrize("cookie", ["", "x", "made.up", "a" * 5000])
def test_a_forged_cookie_opens_nothing(server: Running, cookie: str) -> None:
    stranger = Guest(server.url)
    stranger.http.cookies.set("igroteka", cookie)
    assert stranger.get("/api/me")["person"] is None


def test_a_name_with_a_password_goes_to_another_device(server: Running) -> None:
    tanya = Guest(server.url, "Анна")
    tanya.ask("PUT", "/api/me/password", {"password": "correct horse"})
    assert Guest(server.url).refused("POST", "/api/enter", {"name": "анна"}) == "name-protected"
    phone = Guest(server.url)
    assert phone.refused("POST", "/api/sign-in", {"name": "Анна", "password": "wrong horse"}) == "wrong-password"
    assert phone.refused("POST", "/api/sign-in", {"name": "Nobody", "password": "wrong horse"}) == "wrong-password"
    assert phone.post("/api/sign-in", {"name": "анна", "password": "correct horse"})["id"] == tanya.id
    assert phone.refused("PUT", "/api/me/password", {"password": "battery staple"}) == "wrong-password"
    phone.ask("PUT", "/api/me/password", {"password": "battery staple", "old": "correct horse"})
    assert tanya.get("/api/me")["person"] is None, "other devices are signed out"
    other = Guest(server.url, "Borrower")
    assert other.refused("PATCH", "/api/me", {"name": "АННА"}) == "name-protected"
    assert [each["name"] for each in other.get("/api/people?name=анн")["people"]] == ["Анна"]


LOOK_ALIKE = [
    "Tаnya",  # with a Cyrillic а
    "ТАNУА",  # large ones
    "Ｔａｎｙａ",  # of full width
    "Ta\u200bnya",  # with something that isn't seen
    "Tanyá",
    "Tan.ya",
    "lvan",  # with a small L
    "0leg",
    "OIeg",  # with a large I
    "Ваrnaby",
    "Bamaby",
    "Ꭲanya",  # a Cherokee letter
    "Taոya",  # an Armenian one
    "Tꓮnya",  # one of the Lisu
    "Ⲟleg",  # a Coptic one
    "Ole\u0261",  # of the phonetic alphabet
    "Iᴠan",  # a small capital
    "𝕋𝕒𝕟𝕪𝕒",
    "Ta\u200dnya",
]
OTHERS = ["Tonya", "Ian", "Лена", "Лина", "Олег"]


def test_nobody_looks_like_a_name_that_is_protected(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/names.db") as running:
        for owner in ("Tanya", "Ivan", "Oleg", "Barnaby", "Лиля"):
            Guest(running.url, owner).ask("PUT", "/api/me/password", {"password": "correct horse"})
        other = Guest(running.url, "Borrower")
        for name in LOOK_ALIKE:
            assert Guest(running.url).refused("POST", "/api/enter", {"name": name}) == "name-protected", name
            assert other.refused("PATCH", "/api/me", {"name": name}) == "name-protected", name
        for name in OTHERS:
            Guest(running.url, name)


def test_tokens_are_for_programs(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    token = tanya.post("/api/me/tokens", {"label": "my bot"})
    program = Guest(server.url)
    program.http.headers["authorization"] = f"Bearer {token['secret']}"
    del program.http.headers["origin"]
    assert program.get("/api/me")["person"]["id"] == tanya.id
    assert program.table()["mine"] == [0]
    assert [each["label"] for each in tanya.get("/api/me/tokens")["tokens"]] == ["my bot"]
    assert "secret" not in tanya.get("/api/me/tokens")["tokens"][0]
    tanya.ask("DELETE", f"/api/me/tokens/{token['id']}")
    assert program.get("/api/me")["person"] is None
    assert tanya.refused("DELETE", f"/api/me/tokens/{token['id']}") == "not-found"


def test_deleting_oneself(server: Running) -> None:
    tanya, tolya = Guest(server.url, "Tanya"), Guest(server.url, "Leaver")
    table = tanya.table(options={"first": "0"})["id"]
    tolya.post(f"/api/tables/{table}/join")
    tolya.post(f"/api/tables/{table}/chat", {"text": "hello"})
    tanya.post(f"/api/tables/{table}/start")
    open_one = tolya.table()["id"]
    tolya.ask("DELETE", "/api/me")
    assert tolya.get("/api/me")["person"] is None
    assert tanya.refused("GET", f"/api/people/{tolya.id}") == "not-found"
    there = tanya.get(f"/api/tables/{table}")
    assert there["seats"][1]["kind"] == "bot"
    assert there["unrated"] == "stand-in"
    assert there["chat"] == []
    assert "Leaver" not in str(there)
    assert "Leaver" not in str(tanya.get(f"/api/tables/{open_one}"))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/enter", {"name": ""}),
        ("/api/enter", {"name": "   "}),
        ("/api/enter", {"name": "a\nb"}),
        ("/api/enter", {"name": "x" * 41}),
        ("/api/enter", {"name": 7}),
        ("/api/enter", {}),
        ("/api/enter", {"name": "Tanya", "admin": True}),
        ("/api/enter", []),
        ("/api/sign-in", {"name": "Tanya", "password": "short"}),
    ],
)
def test_a_bad_request_says_what_is_wrong(server: Running, path: str, body: object) -> None:
    refusal = Guest(server.url).ask("POST", path, body, 400)
    assert refusal["error"] == "bad-request"
    assert len(refusal["detail"]) > 30


def test_nothing_in_a_name_is_hidden_or_turns_round_what_follows(server: Running) -> None:
    for given, kept in (
        ("\u202eTanya", "Tanya"),
        ("Ta\u00adn\u200bya\ufeff", "Tanya"),
        (" \u2066 Tanya\u2069  B.", "Tanya B."),
        ("\N{WOMAN}\u200d\N{PERSONAL COMPUTER}", "\N{WOMAN}\u200d\N{PERSONAL COMPUTER}"),
    ):
        guest = Guest(server.url)
        assert guest.post("/api/enter", {"name": given})["name"] == kept
        seats = [{"kind": "me"}, {"kind": "hot", "name": given}]
        assert guest.table(seats=seats)["seats"][1]["name"] == kept
    for unseen in ("\u200b", "\u200d \u202e"):
        assert Guest(server.url).refused("POST", "/api/enter", {"name": unseen}) == "bad-request"


def test_passwords_are_as_hard_to_guess_as_argon2_recommends() -> None:
    """As they are outside of tests, where it is made easy."""
    kept = runpy.run_path(str(passwords.__file__))["hashed"]("let me in")
    assert extract_parameters(kept) == RFC_9106_LOW_MEMORY
