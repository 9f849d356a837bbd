"""The moves of a finished match, as the replay lists them."""

import json

from igroteka.server.freeze import freeze, thaw
from igroteka.server.routes.archive import told
from tests.games.dominion.scenes import Scene
from tests.server.clients import Running
from tests.server.tables.test_play import two_at_a_table


def test_what_others_answer_belongs_to_the_turn_it_was_asked_in() -> None:
    scene = Scene("copper*5", others=["militia copper*4"])
    scene.go("end_turn", "play:militia", "discard:copper", "discard:copper", "end_turn")
    moves = json.loads(bytes(told(scene).body))["moves"]
    assert [(move["seat"], move["turn"]) for move in moves] == [(0, None), (1, 1), (0, 1), (0, 1), (1, 1)]


def test_whose_turn_it_was_is_known_of_a_table_that_has_left_memory_meanwhile(server: Running) -> None:
    tanya, tolya, table = two_at_a_table(server)
    a, b = tanya.live(table), tolya.live(table)
    for mover, other in ((a, b), (b, a), (a, b)):
        other.reach(mover.move("end_turn")["version"])
    tolya.post(f"/api/tables/{table}/concede")
    there = server.worker.tables.in_use[table]
    assert there.match is not None
    there.match = thaw(freeze(there.match))
    there.log_from = there.match.ply
    moves = tanya.get(f"/api/tables/{table}/moves")["moves"]
    assert [(move["seat"], move["turn"]) for move in moves] == [(0, 0), (1, 1), (0, 0)]
