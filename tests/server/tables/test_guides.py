"""First matches with a guide: the learner follows it, strays, comes back, closes the page and goes on."""

from igroteka import games
from igroteka.engine.guide import guide_of
from tests.server.clients import Guest, Live, Running


def begun(server: Running) -> tuple[Guest, Live, str]:
    tanya = Guest(server.url, "Tanya")
    table = tanya.post("/api/games/dominion/guide", status=201)
    assert table["unrated"] == "guide"
    assert not table["listed"]
    return tanya, tanya.live(table["id"]), table["id"]


def follow(live: Live, steps: int) -> None:
    """Do what the guide says, and wait until it is one's turn again."""
    for _ in range(steps):
        move = live.state["guide"]["move"]
        answer = live.move(move)
        assert answer["type"] == "done", answer
        live.reach(answer["version"])
        while live.state["to_act"] != [0]:
            live.receive()


def test_bots_answer_as_it_was_prepared(server: Running) -> None:
    _, live, _ = begun(server)
    guide = guide_of(games.find("dominion"))
    assert guide is not None
    follow(live, sum(len(step.moves) for step in guide.script.step))
    assert live.state["ply"] == len(guide.line)
    assert live.state["guide"]["text"]["key"] == "guide-farewell"
    assert live.state["guide"]["move"] is None


def test_a_learner_who_strays_can_come_back_even_after_bots_have_moved(server: Running) -> None:
    tanya, live, table = begun(server)
    follow(live, 1)
    for move in ("buy:silver", "end_turn"):
        live.reach(live.move(move)["version"])
    while live.state["to_act"] != [0]:
        live.receive()
    assert live.state["guide"]["kind"] == "strayed"
    assert live.state["guide"]["back"] == 1
    version = tanya.post(f"/api/tables/{table}/offers", {"kind": "takeback", "ply": 1})["version"]
    live.reach(version)
    assert live.state["guide"]["move"] == "buy:village"
    follow(live, 5)
    assert live.state["guide"]["kind"] == "step"


def test_back_on_the_path_the_whole_opening_goes_as_it_was_prepared(server: Running) -> None:
    tanya, live, table = begun(server)
    follow(live, 1)
    for move in ("buy:silver", "end_turn"):
        live.reach(live.move(move)["version"])
    while live.state["to_act"] != [0]:
        live.receive()
    live.reach(tanya.post(f"/api/tables/{table}/offers", {"kind": "takeback", "ply": 1})["version"])
    guide = guide_of(games.find("dominion"))
    assert guide is not None
    follow(live, sum(len(step.moves) for step in guide.script.step) - 1)
    assert live.state["guide"]["text"]["key"] == "guide-farewell"
    seen = live.state
    live.close()
    server.worker.tables.in_use.clear()
    again = tanya.get(f"/api/tables/{table}")
    assert (again["ply"], again["guide"]) == (seen["ply"], seen["guide"])


def test_it_goes_on_where_it_was_and_is_listed_as_begun(server: Running) -> None:
    tanya, live, table = begun(server)
    follow(live, 4)
    before = live.state["guide"]
    live.close()
    server.worker.tables.in_use.clear()
    assert tanya.get(f"/api/tables/{table}")["guide"] == before
    assert [card["guided"] for card in tanya.get("/api/tables?mine=true")["tables"]] == [True]


def test_only_the_learner_hears_the_guide(server: Running) -> None:
    _, _, table = begun(server)
    tolya = Guest(server.url, "Tolya")
    assert tolya.get(f"/api/tables/{table}")["guide"] is None
    assert tolya.get("/api/tables")["tables"] == []


def test_its_words_have_an_address_of_their_own(server: Running) -> None:
    tanya = Guest(server.url, "Tanya")
    games = {game["key"]: game for game in tanya.get("/api/games")["games"]}
    words = tanya.http.get(games["dominion"]["guide"]["ru"]).text
    assert "guide-welcome" in words
    assert tanya.refused("POST", "/api/games/chess/guide") == "not-found"
    assert tanya.http.get("/api/texts/guide-chess/ru/x.ftl").status_code == 404
