"""The habits of the regular player, a scene for each: how he plays his turns, and how he lets a match end."""

import pytest

import igroteka
from igroteka.games.dominion.bots.planned import plan
from igroteka.games.dominion.bots.regular import REGULAR, leaning
from igroteka.games.dominion.components import KEYS, KINGDOMS
from tests.games.dominion.scenes import Scene

MONEY = plan("Province; Duchy if left(Province) <= 4; Gold; Silver")


def does(scene: Scene) -> str:
    """What a player with a plan of money does here."""
    seat = scene.to_act[0]
    return scene.name(MONEY.pick(scene.state, seat, scene.legal(seat)))


def does_in_turn(scene: Scene, until: str = "end_turn") -> list[str]:
    """All that he does, up to some move."""
    done: list[str] = []
    while until not in done:
        done.append(does(scene))
        scene.play(done[-1])
    return done


# How a match ends.


def test_he_leaves_the_last_province_where_it_would_seal_his_loss() -> None:
    scene = Scene("gold*3", others=["province*2"], supply={"province": 1}).go("treasures")
    assert does(scene) == "buy:duchy"


def test_he_takes_the_last_province_when_that_wins() -> None:
    scene = Scene("gold*3", others=["duchy estate"], supply={"province": 1}).go("treasures")
    assert does(scene) == "buy:province"


def test_among_equals_who_had_fewer_turns_wins() -> None:
    scene = Scene("gold*3", others=["province"], supply={"province": 1})
    assert does(scene.go("treasures")) == "buy:duchy"  # he began, and has had a turn more
    scene = Scene("gold*3", others=["province"], supply={"province": 1})
    scene.state.turns[1] = scene.state.turns[0] + 1
    assert does(scene.go("treasures")) == "buy:province"


def test_he_does_not_empty_the_third_pile_when_behind() -> None:
    supply = {"cellar": 0, "moat": 0, "silver": 1}
    assert does(Scene("copper*3", others=["duchy"], supply=supply).go("treasures")) == "end_turn"


def test_he_empties_the_third_pile_when_ahead() -> None:
    supply = {"cellar": 0, "moat": 0, "village": 1}
    scene = Scene("copper*3", discard="duchy", others=["estate"], supply=supply)
    assert does(scene.go("treasures")) == "buy:village"


def test_two_buys_can_empty_two_piles() -> None:
    supply = {"cellar": 0, "moat": 1, "village": 1}
    scene = Scene("woodcutter copper*3", discard="duchy", others=["estate"], supply=supply)
    bought = [move for move in does_in_turn(scene) if move.startswith("buy")]
    assert bought == ["buy:moat", "buy:village"]
    assert scene.over
    assert scene.winners == [0]


def test_what_is_gained_ends_no_match_on_a_loss_either() -> None:
    supply = {"cellar": 0, "moat": 0, "silver": 1}
    scene = Scene("workshop", others=["duchy"], supply=supply).go("play:workshop")
    assert does(scene) != "gain:silver"


def test_an_engine_waits_for_provinces_no_longer_than_there_is_something_to_build() -> None:
    waits = plan("Province if turns > 19; Village; Silver")
    for left, then in ((8, "buy:village"), (1, "buy:province")):
        scene = Scene("gold*3", supply={"cellar": 0, "village": 4, "smithy": left}).go("treasures")
        assert scene.name(waits.pick(scene.state, 0, scene.legal(0))) == then


# Actions in order.


def test_villages_come_before_what_draws_and_that_before_the_rest() -> None:
    scene = Scene("village smithy militia", deck="copper*9", others=["estate*5"])
    assert does_in_turn(scene, "play:militia") == ["play:village", "play:smithy", "play:militia"]


def test_with_one_action_a_witch_goes_before_a_smithy_until_the_curses_are_out() -> None:
    assert does(Scene("witch smithy")) == "play:witch"
    assert does(Scene("witch smithy", supply={"curse": 0})) == "play:smithy"


def test_a_throne_room_waits_for_the_card_that_it_helps_most() -> None:
    scene = Scene("throne_room village smithy", deck="copper*9")
    assert does_in_turn(scene, "double:smithy") == ["play:village", "play:throne_room", "double:smithy"]


def test_a_throne_room_doubles_a_lone_market_before_that_is_gone() -> None:
    assert does(Scene("throne_room market copper")) == "play:throne_room"


def test_nothing_is_played_that_would_do_nothing() -> None:
    assert does(Scene("moneylender silver*2")) == "end_actions"
    assert does(Scene("chapel silver*2 gold", deck="gold*3")) == "end_actions"
    assert does(Scene("throne_room gold*2")) == "end_actions"


# Trashing and discarding.


def test_a_chapel_takes_curses_and_estates_and_stops_in_time() -> None:
    scene = Scene("chapel curse estate*2 copper", deck="copper*6").go("play:chapel")
    assert does_in_turn(scene, "trash:copper") == ["trash:curse", "trash:estate", "trash:estate", "trash:copper"]
    scene = Scene("chapel copper*4", deck="estate*2").go("play:chapel")
    assert does(scene) == "done"  # the last four coins


def test_coppers_that_pay_for_something_now_are_kept() -> None:
    scene = Scene("chapel copper*3 gold", deck="gold silver*3").go("play:chapel")
    assert does(scene) == "done"  # six coins: a Gold


def test_a_chapel_leaves_estates_alone_near_the_end() -> None:
    assert does(Scene("chapel estate*3", deck="gold*3", supply={"province": 2})) == "end_actions"


def test_a_remodel_makes_provinces_of_gold_in_the_end() -> None:
    scene = Scene("remodel gold estate", supply={"province": 4}).go("play:remodel")
    assert does_in_turn(scene, "gain:province") == ["trash:gold", "gain:province"]


def test_what_can_not_be_played_is_discarded_before_copper() -> None:
    scene = Scene("militia", others=["smithy*2 copper*2 gold"], decks=["copper*9"], deck="copper*9").go("play:militia")
    assert does(scene) == "discard:smithy"


def test_a_cellar_throws_away_what_is_dead_but_leaves_estates_to_a_chapel() -> None:
    scene = Scene("cellar smithy*2 estate", deck="copper*9").go("play:cellar")
    assert does_in_turn(scene, "done") == ["discard:estate", "discard:smithy", "done"]
    scene = Scene("cellar chapel estate copper", deck="copper*9").go("play:cellar")
    assert does(scene) == "done"


# Plans.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kingdom", [*KINGDOMS.values(), KEYS[7:17]])
def test_there_is_a_plan_for_every_kingdom(kingdom: list[str], players: int) -> None:
    cards = sorted(KEYS.index(key) for key in kingdom)
    fitted = REGULAR.plan_for(cards, players) in REGULAR.fitted
    too_slow = players > 2 and kingdom == KINGDOMS["first-game"]
    assert fitted == (kingdom in KINGDOMS.values() and not too_slow)
    assert 0 <= leaning(cards) < len(REGULAR.general)


def bought(kingdom: str, players: int) -> set[str]:
    """What regular players buy in a few matches of a kingdom."""
    found: set[str] = set()
    for seed in range(4):
        match = igroteka.new("dominion", players, seed=seed, options={"kingdom": kingdom})
        igroteka.play_out(match, [igroteka.bot("dominion", "written")] * players)
        found |= {name for _, name in match.record()["moves"]}
    return {name.removeprefix("buy:") for name in found if name.startswith("buy:")}


def test_engines_are_built_of_villages_and_what_draws() -> None:
    assert {"village", "smithy", "market", "militia"} <= bought("first-game", 2)


def test_decks_are_thinned_by_a_chapel_where_witches_fill_them() -> None:
    assert {"chapel", "witch", "laboratory"} <= bought("size-distortion", 2)
