"""Changes are JSON Patch: a library that knows nothing of us applies them."""

import json
from typing import Any

import jsonpatch
from hypothesis import given
from hypothesis import strategies as st

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
