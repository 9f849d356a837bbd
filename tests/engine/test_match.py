"""Matches: whose turn, refusals, undo, copies."""

import json
import pickle
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka import games
from igroteka.engine.errors import BadRecord
from igroteka.engine.state import dump
from igroteka.engine.strategy import Strategy
from igroteka.server.freeze import freeze, thaw
from tests.games.dominion.scenes import Scene


def test_the_readme_example() -> None:
    match = igroteka.new("dominion", players=2, seed=7, options={"kingdom": "first-game"})
    assert match.to_act == (0,)
    move = match.legal(0)[0]
    assert match.move(match.name(move)) == move
    match.play("treasures")
    assert match.why_not("buy:province", seat=0) == "Province costs 8, you have 4"
    bot = igroteka.bot("dominion", "bmu")
    assert bot.choose(match.seat(0)) in match.legal(0)
    assert igroteka.play_out(match, [bot, bot]) is match
    assert match.over
    assert igroteka.replay(match.record()).scores == match.scores


def test_unknown_games_moves_seats_and_seeds_are_refused_helpfully() -> None:
    with pytest.raises(igroteka.UnknownGame, match="did you mean dominion"):
        igroteka.new("domino")
    with pytest.raises(igroteka.UnknownGame, match="the games are"):
        igroteka.new("chess")
    match = igroteka.new("dominion", seed=7)
    with pytest.raises(igroteka.IllegalMove, match="did you mean buy:silver"):
        match.play("buy:silber")
    with pytest.raises(igroteka.IllegalMove, match="has moves 0 to"):
        match.play(100_000)
    with pytest.raises(igroteka.IllegalMove, match="the seats are 0 to 1"):
        match.legal(2)
    for seat in (-1, 2, 1.5):
        for ask in (match.can_undo, match.undo, match.can_redo, match.redo):
            with pytest.raises(igroteka.IllegalMove, match=f"there is no seat {seat}: the seats are 0 to 1"):
                ask(seat)  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.IllegalMove, match="it is Player 1's turn"):
        match.play("end_turn", seat=1)
    with pytest.raises(igroteka.BadOption, match="2 to 4 players, not 5"):
        igroteka.new("dominion", players=5)
    for seed in (1.5, [1], np.array([1, 2])):
        with pytest.raises(igroteka.BadOption, match="a seed is a whole number or a string, not"):
            igroteka.new("dominion", seed=seed)  # type: ignore[arg-type]  # that is the mistake
    for nothing in (None, 1.5):  # else one would think to get another chance each time, and get the same
        for draw in (match.seat(0).imagine, lambda seed: match.rollout(seed=seed)):
            with pytest.raises(igroteka.BadOption, match=f"a seed is a whole number or a string, not {nothing}"):
                draw(nothing)  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.IllegalMove, match="has moves 0 to 299, not array"):
        match.play(np.array([1, 2]))
    with pytest.raises(igroteka.IllegalMove, match="there is no seat 2: the seats are 0 to 1"):
        match.events(2)
    with pytest.raises(igroteka.BadOption, match=r"options are a dict, such as {'first': '0'}; not \['first'\]"):
        igroteka.new("dominion", options=["first"])  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.BadOption, match="list of ten cards; not 'frist-game'"):
        igroteka.new("dominion", options={"kingdom": "frist-game"})
    with pytest.raises(igroteka.BadOption, match="no option 'kingdon'"):
        igroteka.new("dominion", options={"kingdon": "random"})
    with pytest.raises(igroteka.BadOption, match="option first is a seat, 0 to 1"):
        igroteka.new("dominion", players=2, options={"first": 3})


def test_integers_of_any_kind_are_moves_seats_seeds_and_limits() -> None:
    """numpy's, as they come out of an array or a generator; the record has plain ones."""
    plain = igroteka.new("dominion", 2, 7, journal=False)
    match = igroteka.new("dominion", np.int32(2), np.int64(7), journal=False)
    for _ in range(12):
        seat = plain.to_act[0]
        move = plain.legal(seat)[-1]
        plain.play(move, seat)
        match.play(np.array(match.legal(np.uint8(seat)))[-1], np.int64(seat))
    assert json.dumps(match.record()) == json.dumps(plain.record())
    seat = match.to_act[0]
    assert match.why_not(np.int64(match.legal()[0]), seat=np.int64(seat)) is None
    assert match.name(np.int16(3)) == plain.name(3)
    assert dump(match.seat(np.int64(seat)).imagine(np.int64(3)).state) == dump(plain.seat(seat).imagine(3).state)
    thought, other = match.rollout(limit=np.int64(5), seed=np.uint32(9)), plain.rollout(limit=5, seed=9)
    assert thought.plies == 5
    assert dump(thought.state) == dump(other.state)
    assert match.seat(seat).name(np.int16(3)) == plain.name(3)
    assert match.events(np.int64(seat)) == plain.events(seat) == []
    with pytest.raises(igroteka.BadOption, match=r"limit is so many moves, 0 for no limit; not 5\.0"):
        match.rollout(limit=5.0)  # type: ignore[arg-type]  # that is the point


def test_a_seat_knows_moves_both_ways() -> None:
    seat = igroteka.new("dominion", seed=7).seat(0)
    assert seat.name(seat.move("buy:silver")) == "buy:silver"
    with pytest.raises(igroteka.IllegalMove, match="did you mean buy:silver"):
        seat.move("buy:silber")


def test_a_memory_that_nobody_needed_catches_up() -> None:
    """Lists look at nothing hidden, so nobody tells the memory what they play; who asks later finds it all there."""
    lists = [igroteka.bot("dominion", "bmu")] * 2
    for begun in (0, 9):
        match, told = (igroteka.new("dominion", 2, 5, {"kingdom": "big-money"}, journal=kept) for kept in (False, True))
        for each in (match, told):
            for _ in range(begun):
                each.play(each.legal()[0])
            igroteka.play_out(each, lists)
        assert match.moves == told.moves
        assert match.observe(1) == told.observe(1)
        assert dump(match.copy().seat(0).imagine_state(3)) == dump(told.seat(0).imagine_state(3))
        assert vars_of(match.memory) == vars_of(told.memory)


def test_a_memory_catches_up_after_a_strategy_has_failed() -> None:
    """Lists play without a memory until one answers nonsense; who plays on then and looks further finds it whole."""
    bmu = games.find("dominion").strategies["bmu"]
    played = []
    for journal in (False, True):
        match = igroteka.new("dominion", 2, 5, {"kingdom": "big-money"}, journal=journal)
        with pytest.raises(igroteka.IllegalMove):
            match.play_by([bmu, Fails()], [0, 0])
        assert match.ply > 20
        match.play_by([bmu, LooksFurther()], [0, 0])
        played.append(match.moves)
    assert played[0] == played[1]


class Fails(Strategy):
    """Plays the first answer for a while, then no answer at all."""

    looks_further = False

    def pick(self, s: Any, seat: int, legal: list[int]) -> int:
        return legal[0] if s.turns[seat] < 6 else -1


class LooksFurther(Strategy):
    """Decides by the order of a hidden deck, as it is imagined."""

    def pick(self, s: Any, seat: int, legal: list[int]) -> int:
        number: int = sum(card * place for place, card in enumerate(s.decks[1 - seat]))
        return legal[number % len(legal)]


def vars_of(memory: Any) -> list[list[Any]]:
    """What a memory of Dominion knows of each seat."""
    names = ("owns", "top", "hand", "pile", "shuffled", "size", "old_in_hand", "old_in_pile")
    return [[getattr(seen, name) for name in names] for seen in memory.seen]


def test_undo_takes_back_ones_own_moves_up_to_something_hidden() -> None:
    scene = Scene("village copper*2", deck="gold*6").go("play:village")
    assert not scene.can_undo(0), "a card was drawn"
    before = dump(scene.state)
    scene.go("play:copper", "play:copper", "buy:cellar")
    for _ in range(3):
        assert scene.can_undo(0)
        assert not scene.can_undo(1)
        scene.undo(0)
    assert dump(scene.state) == before
    assert not scene.can_undo(0)
    with pytest.raises(igroteka.IllegalMove, match="can't be taken back"):
        scene.undo(0)


def test_redo_lasts_until_the_next_move() -> None:
    scene = Scene("copper*2", deck="gold*6").go("play:copper", "play:copper")
    scene.undo(0)
    scene.undo(0)
    scene.redo(0)
    assert scene.state.coins == 1
    assert scene.can_redo(0)
    scene.go("buy:copper")
    assert not scene.can_redo(0)
    with pytest.raises(igroteka.IllegalMove, match="nothing to play again"):
        scene.redo(0)


def test_nobody_undoes_what_lies_before_anothers_move() -> None:
    scene = Scene("militia copper", others=["copper*5"]).go("play:militia")
    assert scene.can_undo(0)
    scene.go("discard:copper")
    assert not scene.can_undo(0)
    assert scene.can_undo(1)


def by_turns(*moves: str) -> igroteka.Match:
    """Two who take cubes by turns, by which nothing comes to light."""
    match = igroteka.new("village", 2, seed=7, options={"first": "0"})
    for move in moves:
        match.play(move)
    return match


def test_what_programs_played_is_taken_back_with_ones_own_move() -> None:
    match = by_turns("take:market:green", "take:market:brown")
    assert match.can_undo(0, through=[1])
    assert not match.can_undo(0)
    match.undo(0, through=[1])
    assert dump(match.state) == dump(by_turns().state)
    assert match.moves == []
    assert match.can_redo(0)


def test_a_redo_waits_for_whoever_was_asked_in_between() -> None:
    match = by_turns("take:market:green", "take:market:brown", "take:travel:orange")
    match.undo(0, through=[1])
    match.undo(0, through=[1])
    match.redo(0)
    assert match.to_act == (1,)
    assert not match.can_redo(0), "the second cube comes after what another takes"
    with pytest.raises(igroteka.IllegalMove, match="nothing to play again"):
        match.redo(0)


def test_the_end_cannot_be_undone() -> None:
    scene = Scene("copper", supply={"province": 0}).go("end_turn")
    assert scene.over
    assert not scene.can_undo(0)


def test_a_copy_goes_its_own_way() -> None:
    match = igroteka.new("dominion", seed=7)
    match.play("treasures")
    twin = match.copy()
    twin.play("buy:silver")
    assert (match.ply, twin.ply) == (1, 2)
    assert match.legal(0) != twin.legal(0)
    match.play("buy:silver")
    match.play("end_turn")
    twin.play("end_turn")
    assert dump(match.state) == dump(twin.state), "the same seed and moves, the same match"


def test_events_since_a_ply() -> None:
    scene = Scene("copper*2", deck="gold*6").go("play:copper", "play:copper", "buy:copper")
    assert [event.kind.name for event in scene.events(1, since=2)] == ["buy"]
    assert len(scene.events(1)) == 3


def test_an_imagined_match_has_no_record() -> None:
    with pytest.raises(igroteka.IgrotekaError, match="never played"):
        igroteka.new("dominion").seat(0).imagine(1).record()


def test_a_record_with_too_few_names_would_be_none() -> None:
    match = igroteka.new("dominion", players=2, seed=1)
    match.seats = ["Marina"]
    with pytest.raises(igroteka.BadOption, match=r"match\.seats has a name for each of 2 seats, or is None; not"):
        match.record()
    match.seats = ["Marina", "Tolya"]
    assert igroteka.replay(match.record()).seats == ["Marina", "Tolya"]


def test_without_a_seed_a_secret_one_is_drawn() -> None:
    assert igroteka.new("dominion").seed != igroteka.new("dominion").seed


def test_after_a_take_back_luck_is_another_and_the_record_replays() -> None:
    match = igroteka.new("pig", players=2, seed=5, options={"first": "0"})
    first = []
    for _ in range(8):
        match.play("roll", 0)
        first.append(match.state.die)
        assert match.revealed_since(0)
        match = match.rewound(0)
    assert len(set(first)) > 2
    bots = [igroteka.bot("pig", "regular"), igroteka.bot("pig", "regular")]
    for _ in range(6):
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.seat(seat)), seat)
    match = match.rewound(3)
    copies = [match.copy(), pickle.loads(pickle.dumps(match)), thaw(freeze(match))]
    for each in (match, *copies):
        igroteka.play_out(each, bots)
    record = match.record()
    assert [ply for ply, _ in record["anew"]] == [0, 3]
    assert all(each.moves == match.moves and each.scores == match.scores for each in copies)
    assert igroteka.replay(record).scores == match.scores
    with pytest.raises(BadRecord):
        igroteka.replay(record | {"anew": []})


def test_where_nothing_was_taken_back_a_record_is_as_ever() -> None:
    match = igroteka.new("pig", players=2, seed=5)
    match.play("roll")
    assert "anew" not in match.record()
