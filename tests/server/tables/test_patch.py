"""Changes are JSON Patch: a library that knows nothing of us applies them."""

import json
import random
from typing import Any

import jsonpatch
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import igroteka
from igroteka.games import known
from igroteka.server.tables import sight
from igroteka.server.tables.patch import difference

KEYS = st.sampled_from(["moves", "seats", "a", "b/c", "d~e", "~1", ""])
# Python takes 0 and 1 for false and true; no place of a picture has now a number and now a yes or no.
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "x"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=25,
)


@given(VALUES, VALUES)
def test_a_patch_leads_from_one_to_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    patch = json.loads(json.dumps(difference(old, new)))
    assert same(jsonpatch.apply_patch(json.loads(before), patch), new)
    assert json.dumps(old) == before


def same(one: Any, other: Any) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def test_only_what_differs_is_told() -> None:
    old = {"ply": 3, "view": {"coins": 0, "hand": {"copper": 3}, "played": ["copper", "gold"], "gone": 1}, "name": "A"}
    new = {"ply": 4, "view": {"coins": 2, "hand": {"copper": 3}, "played": ["copper", "gold", "silver"]}, "name": "A"}
    assert difference(old, new) == [
        {"op": "add", "path": "/ply", "value": 4},
        {"op": "add", "path": "/view/coins", "value": 2},
        {"op": "add", "path": "/view/played/-", "value": "silver"},
        {"op": "remove", "path": "/view/gone"},
    ]


def test_a_list_of_numbers_that_differs_throughout_is_told_as_a_whole() -> None:
    assert difference({"dice": [1, 2, 3]}, {"dice": [1, 5, 6]}) == [
        {"op": "replace", "path": "/dice", "value": [1, 5, 6]}
    ]
    assert difference({"dice": [1, 2, 3]}, {"dice": [1, 5, 3]}) == [{"op": "replace", "path": "/dice/1", "value": 5}]


def test_a_menu_of_moves_is_told_as_a_whole() -> None:
    old, new = [{"name": "a"}, {"name": "b"}], [{"name": "a"}, {"name": "c"}]
    assert difference({"moves": old}, {"moves": new}) == [{"op": "add", "path": "/moves", "value": new}]


@pytest.mark.parametrize("game", known())
def test_views_of_rooms_differ_as_their_json_does_and_share_nothing_with_the_match(game: str) -> None:
    match, chance = igroteka.new(game, players=3, seed=5), random.Random(5)
    before: dict[int | None, tuple[Any, Any]] = {}
    while not match.over and match.ply < 120:
        for seat in (0, 1, None):
            now = sight.sight(match, seat)
            if seat in before:
                last, written = before[seat]
                assert msgspec.to_builtins(last) == written, "what was seen has changed since"
                ours = msgspec.json.encode(difference(last, now))
                assert ours == msgspec.json.encode(difference(written, msgspec.to_builtins(now)))
            before[seat] = now, msgspec.to_builtins(now)
        asked = chance.choice(match.to_act)
        match.play(chance.choice(match.legal(asked)), asked)
