"""«Игра с торгами», «Торги» of The Late Bronze Age, and the swaps of «Судоходство»."""

from igroteka import games
from igroteka.games.bronze_age.kinds import OFFERS
from tests.games.bronze_age.scenes import LATE, Scene


def market(players: int = 3, **stock: int) -> Scene:
    """The trading step of the base game, before building."""
    scene = Scene(players=players, trading=True).own("caravans").stock(food=15)
    scene.stock(1, stone=4, pottery=2).stock(2, pottery=3)
    return scene.stock(**stock).turn("workers", "workers", "food")


def test_the_rulebooks_traders() -> None:
    """Three wood for two stone with one player, then three stone for two pottery with another."""
    scene = market(wood=3, stone=1)
    scene.play("offer:left", "give:wood", "give:wood", "give:wood", "ask:stone", "ask:stone", "send")
    assert scene.match.to_act == (1,)
    scene.play("accept")
    assert scene.goods(0) == {"stone": 3}
    assert scene.goods(1) == {"wood": 3, "stone": 2, "pottery": 2}
    scene.play("offer:right", *["give:stone"] * 3, *["ask:pottery"] * 2, "send", "accept")
    assert scene.goods(0) == {"pottery": 2}
    assert scene.goods(2) == {"stone": 3, "pottery": 1}
    assert scene.match.to_act == (0,)


def test_trading_comes_before_building() -> None:
    scene = market(wood=3)
    assert "done_trading" in scene.legal()
    assert "build:city4" in scene.play("done_trading").legal()


def test_trading_is_not_part_of_the_plain_game() -> None:
    scene = Scene(players=3).stock(1, stone=4).stock(wood=3, food=15).turn("workers", "workers", "food")
    assert "done_trading" not in scene.legal()


def test_in_the_late_bronze_age_trading_comes_after_building() -> None:
    scene = Scene(**LATE).stock(1, stone=4).stock(wood=3, food=15).turn("workers", "workers", "food")
    assert "build:city4" in scene.legal()
    assert "offer:left" in scene.play("done_building").legal()


def test_food_is_traded_like_goods() -> None:
    scene = market(wood=3, food=5)
    scene.stock(1, food=2).play("offer:left", "give:food", "give:food", "ask:stone", "send", "accept")
    assert (scene.has("food", 0), scene.has("food", 1)) == (5 + 3 - 3 - 2, 4)
    assert scene.has("stone", 0) == 1


def test_a_declined_offer_changes_nothing() -> None:
    scene = market(wood=3).play("offer:left", "give:wood", "ask:stone", "send", "decline")
    assert scene.goods(0) == {"wood": 3}
    assert scene.goods(1) == {"stone": 4, "pottery": 2}
    assert scene.s.offer == []


def test_an_offer_may_be_withdrawn() -> None:
    scene = market(wood=3).play("offer:left", "give:wood", "withdraw")
    assert scene.goods(0) == {"wood": 3}
    assert "offer:left" in scene.legal()


def test_both_sides_give_something() -> None:
    scene = market(wood=3).play("offer:left", "give:wood")
    assert scene.why("send") == "both sides must give something"
    assert "send" in scene.play("ask:stone").legal()


def test_a_good_goes_one_way_only() -> None:
    scene = market(wood=3, stone=1).play("offer:left", "give:stone")
    assert scene.why("ask:stone") == "stone is already on the other side of the offer"


def test_nobody_gives_what_he_has_not() -> None:
    scene = market(wood=1).play("offer:left", "give:wood")
    assert scene.why("give:wood") == "Player 1 has no more wood"
    assert scene.why("ask:cloth") == "Player 2 has no more cloth"


def test_nobody_gets_more_than_a_row_holds() -> None:
    scene = market(wood=3, stone=6).stock(1, wood=7, stone=4)
    scene.play("offer:left", "give:wood", "ask:stone")
    assert scene.why("give:wood") == "Player 2 has no more room for wood"
    assert scene.why("ask:stone") == "Player 1 has no more room for stone"


def test_a_passive_trader_may_hold_more_than_six_goods() -> None:
    scene = market(wood=3, stone=1)
    scene.play("offer:left", *["give:wood"] * 3, "ask:stone", "send", "accept", "done_trading", "done_building")
    assert sum(scene.goods(1).values()) == 8
    scene.stock(1, food=15).turn("food", "food", "food").play("done_trading")
    if "buy_nothing" in scene.legal():
        scene.play("buy_nothing")
    assert "discard:wood" in scene.legal(), "at the end of his own turn the surplus goes"


def test_the_offers_of_a_turn_are_bounded() -> None:
    scene = market(wood=3)
    for _ in range(OFFERS):
        scene.play("offer:left", "withdraw")
    assert "build:city4" in scene.legal()
    again = market(wood=3, stone=1).play("offer:left", "give:wood", "ask:stone", "send", "decline")
    assert again.s.offers == OFFERS - 1
    for language in ("en", "ru"):
        assert str(OFFERS) in games.find("bronze_age").speaker(language).say("option-trading.help")


def test_all_offers_made_is_a_reason() -> None:
    scene = harbour(1, wood=2).stock(1, stone=2)
    for _ in range(OFFERS):
        scene.play("offer:left", "withdraw")
    assert scene.why("offer:left") == "you have made all your offers this turn"
    assert "swap:wood:stone" in scene.legal(), "the ship is still there"


def test_offers_go_to_neighbours() -> None:
    four = Scene(players=4, trading=True).stock(food=9)
    for seat in (1, 2, 3):
        four.stock(seat, stone=1)
    four.turn("workers", "workers", "food")
    assert [move for move in four.legal() if move.startswith("offer")] == ["offer:left", "offer:across", "offer:right"]
    four.play("offer:across", "give:food", "ask:stone", "send")
    assert four.match.to_act == (2,)
    assert market(players=3, wood=1).why("offer:across") == "nobody sits there"


def test_with_nothing_to_trade_nothing_is_asked() -> None:
    scene = Scene(players=2, trading=True).stock(food=0).stock(1, food=0).turn("workers", "workers", "food")
    assert "done_trading" not in scene.legal()


def test_an_offer_needs_something_on_both_sides() -> None:
    scene = market(players=3, wood=1).stock(2, pottery=0, food=0)
    assert scene.why("offer:right") == "there is nothing that could be traded with that player"


# Ships.


def harbour(ships: int, **stock: int) -> Scene:
    scene = Scene(**LATE).own("shipping", "caravans").stock(food=15)
    scene.s.ships[0] = ships
    scene.stock(1, food=0).turn("workers", "coin", "coin").stock(**stock)
    return scene.play("done_building")


def test_the_rulebooks_shipper() -> None:
    """Two ships: a stone and a wood become two metal."""
    scene = harbour(2, stone=1, wood=1).play("swap:stone:spearheads", "swap:wood:spearheads")
    assert scene.goods() == {"spearheads": 2}


def test_each_ship_swaps_once_a_turn() -> None:
    scene = harbour(1, wood=2).stock(1, stone=1).play("swap:wood:spearheads")
    assert scene.goods() == {"wood": 1, "spearheads": 1}
    assert scene.why("swap:wood:cloth") == "you have no ship that can still swap this turn"


def test_a_ship_built_this_turn_swaps_already() -> None:
    scene = Scene(**LATE).own("shipping").stock(food=15, wood=2, cloth=1).turn("workers", "coin", "coin")
    scene.play("ship", "done_building", "swap:wood:stone")
    assert scene.goods() == {"stone": 1}


def test_a_swap_needs_a_good_and_room_for_another() -> None:
    scene = harbour(1, wood=1, spearheads=4)
    assert scene.why("swap:wood:spearheads") == "your row of spearheads is full"
    assert scene.why("swap:stone:wood") == "you have no stone"
    assert scene.why("swap:wood:wood") == "a ship swaps for another good"


def test_swaps_are_with_the_bank() -> None:
    scene = harbour(1, wood=1).stock(1, cloth=2).play("swap:wood:cloth")
    assert scene.goods(1) == {"cloth": 2}
