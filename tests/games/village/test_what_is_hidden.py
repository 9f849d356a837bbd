"""What lies face down stays hidden, and what was seen is not forgotten."""

import igroteka
from igroteka.engine.chance import SETUP, Chance, key_of
from igroteka.engine.state import dump
from igroteka.games.village import GAME, look
from igroteka.games.village.imagination import imagine
from tests.games.village.scenes import FEDOR, MARINA, PETER, Scene


def test_served_customers_lie_face_down_for_others() -> None:
    scene = Scene().board(market="pink", family="pink").market(["k22"]).farm(PETER, grain=3)
    scene.play("take:market:pink", "serve:k22")
    own = look.view(GAME, scene.s, PETER).seats[PETER]
    assert own.customers is not None
    assert [tile.customer for tile in own.customers] == ["k22"]
    for other in (MARINA, FEDOR, None):
        seen = look.view(GAME, scene.s, other).seats[PETER]
        assert seen.customers is None
        assert seen.customers_served == 1


def test_at_the_end_all_customers_are_turned_up() -> None:
    scene = Scene()
    scene.serve(PETER, 21)
    scene.s.stack.clear()
    seen = look.view(GAME, scene.s, MARINA).seats[PETER]
    assert seen.customers is not None
    assert [tile.points for tile in seen.customers] == [3]


def test_the_pile_is_only_counted() -> None:
    scene = Scene()
    seen = look.view(GAME, scene.s, PETER)
    assert seen.pile == 15
    before = look.view(GAME, scene.s, PETER)
    scene.s.pile.reverse()
    assert look.view(GAME, scene.s, PETER) == before


def test_scores_are_told_only_at_the_end() -> None:
    match = igroteka.new("village", 3, seed=1)
    assert match.view(0)["scores"] is None
    igroteka.play_out(match, [igroteka.bot("village", "random", seed=seat) for seat in range(3)])
    assert match.view(None)["scores"] == match.scores


def test_imagination_redraws_the_pile_and_nothing_else() -> None:
    scene = Scene()
    scene.serve(MARINA, scene.s.pile.pop())
    twins = [imagine(scene.s, Chance(key_of(seed), SETUP)) for seed in range(5)]
    assert len({tuple(twin.pile) for twin in twins}) == 5
    for twin in twins:
        assert sorted(twin.pile) == sorted(scene.s.pile), "customers that were seen are not drawn again"
        assert (twin.stalls, twin.queue, twin.bag) == (scene.s.stalls, scene.s.queue, scene.s.bag)
        assert dump(twin.families) == dump(scene.s.families)


def test_a_move_that_brings_something_to_light_can_not_be_undone() -> None:
    match = igroteka.new("village", 2, seed=4, options={"first": "0"})
    take = next(match.name(move) for move in match.legal(0) if match.name(move).startswith("take:family"))
    match.play(take)
    assert match.can_undo(0)
    while match.view()["round"] != 2:
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    assert not match.can_undo(seat), "the new round's cubes have been drawn"
