"""«Рынок»."""

import pytest

from igroteka.games.village import GAME
from tests.games.village.scenes import FEDOR, MARINA, PETER, Scene


def market_day(*stalls: str) -> Scene:
    """Peter is about to open a market day with these customers at the stalls."""
    return Scene().board(market="pink", family="pink").market(list(stalls)).farm(PETER).farm(MARINA).farm(FEDOR)


@pytest.mark.parametrize(
    ("customer", "wants", "points"),
    [
        ("k01", {"horse": 1, "plough": 1}, 6),
        ("k02", {"ox": 1, "plough": 1}, 6),
        ("k03", {"horse": 1, "ox": 1}, 6),
        ("k04", {"scroll": 1, "plough": 1}, 5),
        ("k05", {"scroll": 1, "horse": 1}, 5),
        ("k06", {"scroll": 1, "ox": 1}, 5),
        ("k07", {"wagon": 1, "plough": 1}, 5),
        ("k08", {"wagon": 1, "horse": 1}, 5),
        ("k09", {"wagon": 1, "ox": 1}, 5),
        ("k10", {"wagon": 1, "scroll": 1}, 4),
        ("k11", {"scroll": 1, "grain": 1}, 3),
        ("k12", {"wagon": 1, "grain": 1}, 3),
        ("k13", {"horse": 1, "grain": 1}, 4),
        ("k14", {"ox": 1, "grain": 1}, 4),
        ("k15", {"plough": 1, "grain": 1}, 4),
        ("k16", {"scroll": 1, "grain": 2}, 4),
        ("k17", {"wagon": 1, "grain": 2}, 4),
        ("k18", {"horse": 1, "grain": 2}, 5),
        ("k19", {"ox": 1, "grain": 2}, 5),
        ("k20", {"plough": 1, "grain": 2}, 5),
        ("k21", {"grain": 2}, 2),
        ("k22", {"grain": 3}, 3),
        ("k23", {"grain": 3}, 3),
        ("k24", {"grain": 4}, 4),
    ],
)
def test_every_customer(customer: str, wants: dict[str, int], points: int) -> None:
    scene = market_day(customer).farm(PETER, **wants).play("take:market:pink", f"serve:{customer}")
    assert scene.stock(PETER) == {"pink": 1}
    assert GAME.breakdown(scene.s, PETER)["customers"] == points
    for item in wants:
        less = dict(wants)
        less[item] -= 1
        poor = market_day(customer).farm(PETER, **less).play("take:market:pink")
        assert poor.s.families[PETER].served == 0, "who lacks something has to pass"


def test_example_a_market_day() -> None:
    """Peter opens, Marina and he pay for further sales, Fedor can't serve anyone; then the queue moves up."""
    scene = Scene().board(market="pink", family="pink")
    scene.market(["k01", "k22", "k11", "k04"], ["k05", "k06", "k07", "k08", "k09"], ["k10", "k12", "k13", "k14"])
    scene.farm(PETER, horse=1, plough=1, scroll=1, grain=1, green=1)
    scene.farm(MARINA, grain=3, green=1).farm(FEDOR, scroll=1, green=1)
    scene.play("take:market:pink", "serve:k01")
    assert scene.s.families[PETER].life == 0, "the first sale costs no time"
    assert scene.stock(PETER) == {"scroll": 1, "grain": 1, "green": 1, "pink": 1}
    assert scene.asked == MARINA
    scene.play("serve:k22")
    assert scene.s.families[MARINA].life == 1
    assert scene.stock(MARINA) == {}
    assert scene.asked == PETER, "Fedor had to pass"
    scene.play("serve:k11")
    assert scene.s.families[PETER].life == 1
    assert scene.stock(PETER) == {"pink": 1}
    # Marina and Peter have nothing left to sell, so the day is over.
    assert scene.asked == MARINA
    assert "take:family:pink" in scene.legal
    assert scene.customers(scene.s.stalls) == ["k04", "k05", "k06", "k07"]
    assert scene.customers(scene.s.queue) == ["k08", "k09", "k10", "k12", "k13"]
    assert GAME.breakdown(scene.s, PETER)["customers"] == 6 + 3
    assert GAME.breakdown(scene.s, MARINA)["customers"] == 3


def test_customers_in_the_queue_can_not_be_served() -> None:
    scene = market_day("k01", "k21").farm(PETER, grain=5).market(["k01", "k21"], ["k22", "k23", "k24", "k05", "k06"])
    scene.play("take:market:pink")
    assert scene.legal == ["serve:k21", "pass"]
    assert scene.why("serve:k22") == "this customer is still waiting in the queue"
    assert scene.why("serve:k10") == "this customer is not at the market"
    assert scene.why("serve:k01") == "it costs horse, plough; towards it you have nothing"


def test_the_day_takes_place_even_if_the_opener_does_not_sell() -> None:
    scene = market_day("k21", "k22").farm(PETER, grain=3).farm(MARINA, grain=3, green=1)
    scene.play("take:market:pink", "pass")
    assert scene.asked == MARINA
    scene.play("serve:k22")
    assert scene.has_served(MARINA, 21)
    assert scene.stock(MARINA) == {}


def test_the_day_takes_place_even_if_the_opener_has_nothing() -> None:
    """FAQ: the action may be left undone, but the market day is always held."""
    scene = market_day("k21").farm(MARINA, grain=2, green=1).play("take:market:pink")
    assert scene.asked == MARINA
    assert scene.legal == ["serve:k21", "pass"]


def test_passing_is_for_the_whole_day() -> None:
    scene = market_day("k21", "k22", "k23").farm(PETER, grain=5, green=2).farm(MARINA, grain=5, green=2)
    scene.play("take:market:pink", "serve:k22")
    assert scene.asked == MARINA
    scene.play("pass", "serve:k21")
    assert scene.asked == MARINA
    assert "take:family:pink" in scene.legal, "Marina isn't asked again; her own turn has come"


def test_the_opener_who_passes_first_is_out_too() -> None:
    scene = market_day("k21", "k22").farm(PETER, grain=5, green=2).farm(MARINA, grain=5, green=2)
    scene.play("take:market:pink", "pass", "serve:k21", "serve:k22")
    assert scene.s.families[PETER].served == 0


def test_further_sales_cost_a_green_cube_or_a_coin() -> None:
    scene = market_day("k21", "k22").farm(MARINA, grain=5, coin=1).play("take:market:pink", "serve:k22")
    assert scene.stock(MARINA) == {"grain": 2}
    assert scene.s.families[MARINA].life == 1


def test_green_or_coin_is_the_seller_s_choice() -> None:
    scene = market_day("k22").farm(MARINA, grain=3, coin=1, green=1)
    scene.play("take:market:pink", "serve:k22", "coins:1")
    assert scene.stock(MARINA) == {"green": 1}


def test_without_green_or_coin_no_sale() -> None:
    scene = market_day("k22").farm(MARINA, grain=3).play("take:market:pink")
    assert "take:family:pink" in scene.legal
    assert scene.stock(MARINA) == {"grain": 3}


def test_the_day_goes_round_until_the_stalls_are_empty() -> None:
    scene = market_day("k21", "k22").farm(PETER, grain=5, green=3).market(["k21", "k22"], ["k01"])
    scene.play("take:market:pink", "serve:k21", "serve:k22")
    assert scene.asked == MARINA
    assert "take:family:pink" in scene.legal


def test_who_crosses_the_bridge_at_the_market_loses_someone_at_once() -> None:
    scene = market_day("k21", "k22", "k23").farm(PETER, grain=5, green=1).farm(MARINA, grain=3, green=1)
    scene.family(MARINA, farm=[1], smithy=[1], office=[2]).life(MARINA, 9)
    scene.play("take:market:pink", "serve:k21", "serve:k22")
    assert scene.asked == MARINA
    assert scene.legal == ["bury:farm", "bury:smithy"], "before Peter's next sale"
    scene.play("bury:smithy")
    assert scene.at(MARINA, "chronicle-crafts") == [1]
    assert scene.legal == ["serve:k23", "pass"]
    assert scene.asked == PETER


def test_who_crosses_the_bridge_by_the_plague_before_it_buries_after_it() -> None:
    scene = market_day("k21", "k22").board(market="plague", family="pink").farm(PETER, grain=5, green=1).life(PETER, 9)
    scene.family(PETER, farm=[1], smithy=[1]).play("take:market:plague", "serve:k21", "serve:k22")
    assert scene.told().count("serve") == 2
    assert scene.legal == ["bury:farm", "bury:smithy"]


def test_nothing_moves_if_nobody_was_served() -> None:
    scene = market_day("k01", "k02", "k03", "k04")
    before = (scene.s.stalls[:], scene.s.queue[:], scene.s.pile[:])
    scene.play("take:market:pink")
    assert (scene.s.stalls, scene.s.queue, scene.s.pile) == before


@pytest.mark.parametrize(("players", "stalls"), [(2, 3), (3, 4), (4, 5)])
def test_stalls_are_filled_for_the_number_of_players(players: int, stalls: int) -> None:
    scene = Scene(players).board(market="pink", family="pink").farm(PETER, grain=5, green=1)
    scene.market(["k21", "k22"]).play("take:market:pink", "serve:k21", "pass")
    assert (len(scene.s.stalls), len(scene.s.queue)) == (stalls, 5)


def test_an_empty_pile_leaves_the_queue_shorter() -> None:
    scene = market_day("k21", "k01", "k02", "k03").market(["k21", "k01", "k02", "k03"], ["k22", "k23"])
    for customer in scene.s.pile:
        scene.serve(FEDOR, customer)
    scene.s.pile = []
    scene.farm(PETER, grain=2).play("take:market:pink", "serve:k21")
    assert scene.customers(scene.s.stalls) == ["k01", "k02", "k03", "k22"]
    assert scene.customers(scene.s.queue) == ["k23"]


def test_when_all_customers_are_served_the_stalls_stay_empty() -> None:
    scene = market_day("k21").nobody_behind().farm(PETER, grain=2).play("take:market:pink", "serve:k21")
    assert (scene.s.stalls, scene.s.queue) == ([], [])
    scene.board(market="pink", family="pink").play("take:market:pink")
    assert scene.asked == FEDOR, "Marina's market day is over as soon as it has begun"
