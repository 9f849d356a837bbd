"""Records: whole ones replay, all others are refused with the ply and the reason."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import igroteka
from igroteka.engine.state import dump


def finished() -> dict[str, Any]:
    bots = [igroteka.bot("dominion", "smithy"), igroteka.bot("dominion", "bmu")]
    record: dict[str, Any] = igroteka.play_out(igroteka.new("dominion", 2, seed=11), bots).record()
    return record


WHOLE = finished()


def changed(**fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(WHOLE), **fields}


def test_a_record_is_json_and_replays() -> None:
    match = igroteka.replay(json.loads(json.dumps(WHOLE)))
    assert match.over
    assert match.record() == WHOLE


def test_a_record_replays_up_to_a_ply() -> None:
    match = igroteka.replay(WHOLE, upto=10)
    assert match.ply == 10
    assert igroteka.replay(WHOLE, upto=10_000).over
    for nothing in (-1, 1.5):
        with pytest.raises(igroteka.BadOption, match=f"upto is so many moves, 0 or more; not {nothing}"):
            igroteka.replay(WHOLE, upto=nothing)  # type: ignore[arg-type]  # that is the mistake


def test_a_running_match_can_be_saved_and_goes_on_as_it_would_have() -> None:
    match = igroteka.new("dominion", 2, seed=3, options={"kingdom": "big-money"})
    match.play("treasures")
    again = igroteka.replay(match.record())
    for each in (match, again):
        igroteka.play_out(each, [igroteka.bot("dominion", "random")] * 2)
    assert dump(match.state) == dump(again.state)


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        ("match.json", "a record is a JSON object, a dict in Python, not str"),
        ({}, "not a record of Igroteka"),
        (changed(igroteka=99), "format 99; this version reads format 1"),
        (changed(rules=7), "version 7 of the rules of dominion"),
        (changed(components="0" * 16), "other components of dominion"),
        (changed(game="chess"), "there is no game 'chess'"),
        (changed(players=7), "2 to 4 players"),
        (changed(seats=["Tanya"]), "it names 1 seats for 2 players"),
        (changed(options={"kingdom": "nowhere"}), "option kingdom"),
        (changed(moves=7), "damaged: Expected `array`"),
        (changed(extra=1), "damaged: Object contains unknown field"),
        ({key: value for key, value in WHOLE.items() if key != "seed"}, "missing required field `seed`"),
        (changed(moves=WHOLE["moves"][:-1]), r"at ply \d+: this record is truncated"),
        (changed(moves=WHOLE["moves"][:-1], chain=WHOLE["chain"][:-4]), "but its moves lead to an unfinished match"),
        (changed(result={"scores": [99, 0], "winners": [0]}), r"at ply \d+: the record says the result is \[99, 0\]"),
        (changed(seed=12), "at ply 0: the record was changed here or before"),
    ],
)
def test_a_wrong_record_is_refused_with_a_reason(record: Any, complaint: str) -> None:
    with pytest.raises(igroteka.IgrotekaError, match=complaint):
        igroteka.replay(record)


@settings(max_examples=40, deadline=None)
@given(ply=st.integers(0, len(WHOLE["moves"]) - 1), name=st.sampled_from(["end_turn", "buy:copper", "play:gold"]))
def test_an_edited_move_is_found_at_its_ply(ply: int, name: str) -> None:
    moves = copy.deepcopy(WHOLE["moves"])
    if moves[ply][1] == name:
        return
    moves[ply][1] = name
    with pytest.raises(igroteka.BadRecord) as refused:
        igroteka.replay(changed(moves=moves), journal=False)
    assert refused.value.ply == ply


def test_an_impossible_move_is_named() -> None:
    from igroteka.engine.record import links

    moves = [[0, "play:gold"]]
    head = f"dominion 2 {sorted(WHOLE['options'].items())} 11"
    record = changed(moves=moves, chain="".join(links(head, [(0, "play:gold")])), result=None)
    with pytest.raises(igroteka.BadRecord, match="at ply 0: a move of the record is not possible: play:gold"):
        igroteka.replay(record)
