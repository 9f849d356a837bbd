"""The moves of a finished match, as the replay lists them."""

import json

from igroteka.server.routes.archive import told
from tests.games.dominion.scenes import Scene


def test_what_others_answer_belongs_to_the_turn_it_was_asked_in() -> None:
    scene = Scene("copper*5", others=["militia copper*4"])
    scene.go("end_turn", "play:militia", "discard:copper", "discard:copper", "end_turn")
    moves = json.loads(bytes(told(scene).body))["moves"]
    assert [(move["seat"], move["turn"]) for move in moves] == [(0, None), (1, 1), (0, 1), (0, 1), (1, 1)]
