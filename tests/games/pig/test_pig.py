"""The rules of docs/fidelity/pig.md as scenes, in their order."""

import sys
from pathlib import Path

import pytest

import igroteka
from igroteka.games.pig.kinds import EVENTS
from tests.games.opening import refusal
from tests.games.pig.scenes import Scene

# «Подготовка»


def test_everybody_begins_with_nothing() -> None:
    for players in range(2, 7):
        match = igroteka.new("pig", players, seed=players)
        assert match.scores == [0] * players


def test_the_first_player_can_be_chosen() -> None:
    assert igroteka.new("pig", 6, seed=1, options={"first": "5"}).to_act == (5,)
    assert {igroteka.new("pig", 3, seed=seed).to_act for seed in range(20)} == {(0,), (1,), (2,)}


# «Ход»


def test_rolls_are_added_up() -> None:
    scene = Scene().roll(3, 6, 2)
    assert (scene.s.total, scene.s.die) == (11, 2)
    assert scene.match.scores == [0, 0]
    assert scene.match.to_act == (0,)


def test_who_holds_keeps_what_he_has_rolled() -> None:
    scene = Scene(10, 0).roll(3, 6).hold()
    assert scene.match.scores == [19, 0]
    assert scene.match.to_act == (1,)


def test_a_one_costs_the_turn_but_nothing_that_was_held() -> None:
    scene = Scene(10, 0).roll(6, 6, 6, 1)
    assert scene.match.scores == [10, 0]
    assert scene.match.to_act == (1,)
    assert "Player 1 rolls a 1 and loses the 18 of this turn" in scene.told()


def test_a_turn_begins_with_a_roll() -> None:
    scene = Scene()
    assert scene.legal() == ["roll"]
    assert scene.match.why_not("hold") == "you have rolled nothing yet: a turn begins with a roll"
    assert scene.match.why_not("hold", language="ru") == "пока ничего не выброшено: ход начинается с броска"
    assert scene.roll(2).legal() == ["roll", "hold"]


def test_the_die_goes_round_to_the_left() -> None:
    scene = Scene(0, 0, 0)
    for seat in (0, 1, 2, 0):
        assert scene.match.to_act == (seat,)
        scene.roll(1)


def test_holding_can_be_taken_back_until_the_next_roll() -> None:
    match = igroteka.new("pig", 2, seed="calm", options={"first": "0"})
    match.play("roll")
    assert match.to_act == (0,), "the seed's first roll is no 1"
    assert not match.can_undo(0)
    match.play("hold")
    match.undo(0)
    match.play("hold")
    match.play("roll")
    assert not match.can_undo(0)


# «Конец игры»


def test_a_hundred_points_win_at_once() -> None:
    scene = Scene(96, 99).roll(4).hold()
    assert scene.match.over
    assert scene.match.scores == [100, 99]
    assert scene.match.winners == [0]


def test_only_what_is_held_counts() -> None:
    scene = Scene(96, 0).roll(6)
    assert not scene.match.over
    assert scene.roll(1).match.scores == [96, 0]


def test_with_even_turns_the_round_is_played_to_its_end() -> None:
    scene = Scene(90, 95, 0, even=True).roll(6, 6).hold()
    assert "Player 1 has reached the goal: this round is the last" in scene.told()
    scene.roll(6, 2).hold()
    assert not scene.match.over
    scene.roll(1)
    assert scene.match.over
    assert scene.match.winners == [1]


def test_with_even_turns_the_last_of_the_round_ends_it_at_once() -> None:
    scene = Scene(0, 96, even=True).roll(1).roll(5).hold()
    assert scene.match.over
    assert scene.match.winners == [1]


def test_equal_points_share_the_victory() -> None:
    scene = Scene(96, 95, even=True).roll(4).hold().roll(5).hold()
    assert scene.match.winners == [0, 1]
    assert [text.key for text in scene.match.verdict] == ["log-even", "log-shared"]


# The room's other chapters.


def test_every_event_comes_up_in_a_scene() -> None:
    scene = Scene(99, 0, even=True).roll(3, 1).roll(1).roll(2).hold()
    ending = scene.match.game.ending(scene.s, 0)
    assert {event.kind for event in scene.journal + ending} == set(EVENTS)


def test_a_spectator_sees_the_turn() -> None:
    view = Scene(10, 20).roll(3, 4).match.view(None)
    assert (view["points"], view["total"], view["die"], view["active"]) == ([10, 20], 7, 4, 0)


@pytest.mark.parametrize(
    ("points", "rolled", "does"),
    [((0, 0), (6, 6, 6), "roll"), ((0, 0), (6, 6, 6, 2), "hold"), ((95, 0), (5,), "hold")],
    ids=["below twenty", "at twenty", "at the goal"],
)
def test_the_swineherd_holds_at_twenty(points: tuple[int, ...], rolled: tuple[int, ...], does: str) -> None:
    match = Scene(*points).roll(*rolled).match
    assert match.name(igroteka.bot("pig", "regular").choose(match.seat(0))) == does


def test_the_swineherd_does_not_stop_behind_a_winner() -> None:
    scene = Scene(99, 70, even=True).roll(2).hold().roll(6, 6, 6, 6)
    bot = igroteka.bot("pig", "regular")
    assert scene.match.name(bot.choose(scene.match.seat(1))) == "roll"
    scene.roll(6, 6)
    assert scene.match.name(bot.choose(scene.match.seat(1))) == "hold"


@pytest.mark.once
def test_the_swineherd_beats_random_play() -> None:
    won = 0
    for seed in range(20):
        me = seed % 2
        bots = [igroteka.bot("pig", "regular" if seat == me else "random", seat) for seat in range(2)]
        won += igroteka.play_out(igroteka.new("pig", 2, seed, journal=False), bots).winners == [me]
    assert won >= 16


@pytest.mark.once
@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("faces = 6", "faces = 1", "The die: faces [die, faces]: a whole number from 2 to 99 is needed here, not 1"),
        ("bust = 1", "bust = 7", "one of 1 to 6"),
        ("points = 100", "points = 0", "a whole number from 1 to 999 is needed"),
        ("points = 100", "points = 100\nbonus = 5", "[goal, bonus]: nothing here is called that; there are "),
    ],
)
def test_a_wrong_file_is_refused_in_words(tmp_path: Path, right: str, wrong: str, complaint: str) -> None:
    shipped = Path(sys.modules["igroteka.games.pig.components"].__file__ or "").with_name("components.toml")
    text = shipped.read_text("utf-8")
    assert right in text
    assert complaint in refusal("pig", text.replace(right, wrong, 1), tmp_path)
