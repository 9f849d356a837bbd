"""Scenes of the set beyond the box. They are played where it is on the shelf: see `test_sets.py`."""

import pytest

import igroteka
from igroteka.games.dominion.components import KEYS
from tests.contract.test_goldens import FOLDER, told
from tests.games.dominion.scenes import Scene
from tests.games.dominion.test_secrets import imagined


def test_its_cards_come_after_all_others() -> None:
    assert KEYS[-4:] == ["workshop", "ferry", "pier", "toll"]


def test_pier_is_an_action_and_counts() -> None:
    scene = Scene("pier", deck="copper").go("play:pier")
    assert scene.hand() == "copper"
    assert scene.counters() == (1, 1, 0)
    assert scene.left("pier") == 8
    assert scene.breakdown[0]["pier"] == 1


def test_ferry_returns_a_card_to_its_pile_for_two_coins() -> None:
    scene = Scene("ferry curse copper", supply={"curse": 0}).go("play:ferry")
    assert scene.answers() == ["ship:copper", "ship:curse", "done"]
    assert scene.why_not("ship:gold") == "you have no Gold in hand"
    scene.go("ship:curse")
    assert scene.hand() == "copper"
    assert scene.left("curse") == 1
    assert scene.state.empty_piles == 0
    assert scene.counters() == (1, 1, 2)
    assert scene.heard(1)[-1] == "Player 1 returns Curse to its pile"
    assert scene.view(0)["seats"][0]["cards"] == {"copper": 1, "ferry": 1}


def test_ferry_may_stay() -> None:
    assert Scene("ferry copper").go("play:ferry", "done").counters() == (1, 1, 0)


def test_what_the_ferry_took_is_remembered() -> None:
    scene = Scene("ferry estate copper*2", deck="gold*2").go("play:ferry", "ship:estate")
    assert all(hand["estate"] == 0 and sum(hand.values()) == 2 for hand, _ in imagined(scene, 1, of=0))


def test_toll_takes_a_card_of_five_and_leaves_four_alone() -> None:
    scene = Scene("toll", others=["copper*4", "copper*4 estate"]).go("play:toll")
    assert scene.to_act == (2,)
    scene.go("topdeck:estate")
    assert scene.deck(2) == "estate"
    assert scene.counters() == (0, 1, 2)


def test_moat_keeps_toll_away() -> None:
    scene = Scene("toll", others=["copper*4 moat"]).go("play:toll", "reveal_moat")
    assert scene.to_act == (0,)


def test_throne_room_plays_toll_twice() -> None:
    scene = Scene("throne_room toll", others=["copper*6"]).go("play:throne_room", "double:toll")
    scene.go("topdeck:copper", "topdeck:copper")
    assert scene.hand(1) == "copper*4"


def test_matches_without_it_go_as_before() -> None:
    """But for one line of the score sheet, which every match has for each card that counts."""
    assert told("dominion", 3, {}).replace(" pier 0,", "") == (FOLDER / "dominion-3.txt").read_text("utf-8")


@pytest.mark.parametrize("players", [2, 4])
def test_bots_play_with_it(players: int) -> None:
    lists = ["Province; Ferry if own(Ferry) < 2; Toll if own(Toll) < 2; Pier; Silver", "Gold; Toll; Silver"]
    bots: list[igroteka.bots.Bot] = [igroteka.bots.priority.parse(lists[seat % 2]) for seat in range(players)]
    match = igroteka.play_out(igroteka.new("dominion", players, seed=3, options={"kingdom": "harbour"}), bots)
    played = {match.game.describe(event).key for event in match.journal}
    assert {"log-ship", "log-topdeck"} <= played


def test_learners_see_when_it_asks() -> None:
    scene = Scene("ferry copper").go("play:ferry")
    seen = dict(zip(scene.observer.names(), scene.observe(0), strict=True))
    assert seen["question.FerryShips"] == 1
