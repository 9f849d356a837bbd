"""«Покупка улучшений» and «Сохранение товаров»: prices, payment, what is kept."""

import pytest

from tests.games.bronze_age.scenes import LATE, Scene
from tests.games.telling import warned

SHEETS = {
    # cost and points, on the base sheet and on that of The Late Bronze Age
    "leadership": ((10, 2), (10, 2)),
    "irrigation": ((10, 2), (10, 2)),
    "agriculture": ((15, 3), (15, 3)),
    "quarrying": ((15, 3), (15, 3)),
    "medicine": ((15, 3), (20, 4)),
    "preservation": (None, (20, 4)),
    "coinage": ((20, 4), (20, 4)),
    "caravans": ((20, 4), (20, 4)),
    "shipping": (None, (25, 5)),
    "smithing": (None, (25, 5)),
    "religion": ((20, 6), (25, 7)),
    "granaries": ((30, 6), (30, 6)),
    "masonry": ((30, 6), (30, 6)),
    "engineering": ((40, 6), (40, 6)),
    "commerce": (None, (40, 8)),
    "architecture": ((50, 8), (60, 8)),
    "empire": ((60, 8), (70, 10)),
}


def shopping(scene: Scene, coins: int, **stock: int) -> Scene:
    """The buying step with so many coins and goods."""
    scene.own("caravans").stock(food=15).turn("workers", "coin", "coin").stock(wood=1)
    scene.play("done_building")
    if "done_trading" in scene.legal():
        scene.play("done_trading")
    scene.s.coins = coins
    return scene.stock(**{"wood": 0, "food": 0, **stock})


@pytest.mark.parametrize("development", [key for key in SHEETS if key != "caravans"])
def test_each_development_has_its_price_and_points(development: str) -> None:
    for options, sheet in zip(({}, LATE), SHEETS[development], strict=True):
        if sheet is None:
            belongs = shopping(Scene(**options), 100).why(f"buy:{development}")
            assert belongs.endswith("belongs to The Late Bronze Age")
            continue
        cost, points = sheet
        short = shopping(Scene(**options), cost - 1)
        assert f"costs {cost}, you have {cost - 1}" in short.why(f"buy:{development}")
        before = sum(short.match.breakdown[0].values())
        scene = shopping(Scene(**options), cost).play(f"buy:{development}")
        assert scene.points("developments") - before == points
        assert scene.owns(development)


def test_caravans_have_their_price_and_points() -> None:
    for options in ({}, LATE):
        scene = Scene(**options).turn("coin", "coin", "coin").play("buy:caravans")
        assert scene.points("developments") == 4
        assert "costs 20, you have 14" in Scene(**options).turn("coin", "coin", "food").why("buy:caravans")


def test_the_sheets_have_thirteen_and_seventeen_developments() -> None:
    assert len(Scene().match.view(0)["developments"]) == 13
    assert len(Scene(**LATE).match.view(0)["developments"]) == 17


def test_a_coin_is_seven_coins() -> None:
    assert Scene().turn("coin", "coin", "workers").s.coins == 14


def test_coinage_makes_it_twelve() -> None:
    assert Scene().own("coinage").turn("coin", "coin", "workers").s.coins == 24


def test_one_development_a_turn() -> None:
    scene = shopping(Scene(), 60).play("buy:leadership")
    assert scene.s.active == 1


def test_each_development_once_for_each_player() -> None:
    scene = shopping(Scene().own("leadership").own("irrigation", seat=1), 60)
    assert scene.why("buy:leadership") == "you already have Leadership"
    assert "buy:irrigation" in scene.legal()


def test_a_payment_says_what_it_leaves_missing_and_what_is_lost() -> None:
    scene = shopping(Scene(), 4, wood=3, stone=2).play("buy:leadership")
    view = scene.match.view(0)
    assert [list(each.values()) for each in view["paying"]] == [["wood", 0, 0], ["stone", 0, 0]]
    assert view["only"] is None, "either of them will do"
    scene = shopping(Scene(), 1, wood=3, stone=2).play("buy:leadership")
    assert [list(each.values()) for each in scene.match.view(0)["paying"]] == [["wood", 3, 0], ["stone", 3, 0]]
    assert scene.match.view(0)["only"] == "pay:wood", "both are needed"
    assert (scene.match.view(1)["paying"], scene.match.view(1)["only"]) == ([], None)


def test_one_may_buy_nothing_and_the_coins_are_lost() -> None:
    scene = shopping(Scene(), 60)
    assert warned(scene.match.game, scene.s, "buy_nothing") == "60 coins of this turn would be lost"
    assert warned(scene.match.game, scene.s, "buy_nothing", "ru") == "Монеты этого хода пропадут: 60"
    scene.play("buy_nothing")
    assert (scene.s.active, scene.s.coins) == (1, 0)


def test_without_means_nothing_is_asked() -> None:
    assert Scene().turn("food", "food", "coin").s.active == 1


# Paying.


def test_the_rulebooks_buyer() -> None:
    """Agriculture for 15: a coin, and 8 more. Metal 5 and cloth 4 are 9; stone or wood alone would do as well."""
    stock = {"spearheads": 1, "cloth": 1, "stone": 3, "wood": 5}
    scene = shopping(Scene(), 7, **stock).play("buy:agriculture", "pay:spearheads", "pay:cloth")
    assert scene.owns("agriculture")
    assert scene.goods() == {"stone": 3, "wood": 5}
    assert shopping(Scene(), 7, **stock).play("buy:agriculture", "pay:stone").owns("agriculture")
    assert shopping(Scene(), 7, **stock).play("buy:agriculture", "pay:wood").goods() == {
        "spearheads": 1,
        "cloth": 1,
        "stone": 3,
    }


def test_a_stack_is_spent_whole_and_no_change_is_given() -> None:
    scene = shopping(Scene(), 0, wood=5, stone=3).play("buy:leadership", "pay:wood")
    assert scene.goods() == {"stone": 3}
    assert scene.s.coins == 0


def test_the_payer_may_choose_to_overpay() -> None:
    scene = shopping(Scene(), 0, wood=3, stone=3).play("buy:leadership", "pay:wood", "pay:stone")
    assert scene.owns("leadership")
    assert scene.goods() == {}


@pytest.mark.parametrize(
    ("good", "values"),
    [
        ("wood", [1, 3, 6, 10, 15, 21, 28, 36]),
        ("stone", [2, 6, 12, 20, 30, 42, 56]),
        ("pottery", [3, 9, 18, 30, 45, 63]),
        ("cloth", [4, 12, 24, 40, 60]),
        ("spearheads", [5, 15, 30, 50]),
    ],
)
def test_what_stacks_are_worth(good: str, values: list[int]) -> None:
    for count, value in enumerate(values, 1):
        assert Scene().stock(**{good: count}).s.goods_value(0) == value


def test_paying_takes_what_one_has() -> None:
    scene = shopping(Scene(), 0, wood=5, food=3).play("buy:agriculture")
    assert scene.why("pay:stone") == "you have no stone"
    assert scene.why("pay:food") == "you don't have Granaries"


def test_goods_of_this_turn_can_pay() -> None:
    scene = Scene().stock(wood=3, stone=1).turn("skull", "food", "food")
    assert scene.play("buy:leadership", "pay:wood").owns("leadership")


def test_granaries_sell_food_for_four() -> None:
    scene = shopping(Scene().own("granaries"), 2, food=5).play("buy:leadership", "pay:food", "pay:food")
    assert scene.owns("leadership")
    assert scene.has("food") == 3


def test_granaries_sell_food_for_six_in_the_late_bronze_age() -> None:
    scene = shopping(Scene(**LATE).own("granaries"), 4, food=5).play("buy:leadership", "pay:food")
    assert scene.owns("leadership")
    assert scene.has("food") == 4


def test_food_counts_towards_what_can_be_bought_with_granaries_only() -> None:
    assert "you have 20" in shopping(Scene().own("granaries"), 0, food=5).why("buy:masonry")
    assert shopping(Scene(), 10, food=5).why("buy:masonry").endswith("you have 10 with everything")


# Keeping.


def test_six_goods_may_be_kept() -> None:
    """The rulebook's example: 3 stone and 5 wood; two wood are given up."""
    scene = Scene().stock(stone=3, wood=5, food=15).turn("workers", "coin", "food")
    scene.play("done_building", "buy_nothing")
    assert scene.legal() == ["discard:wood", "discard:stone"]
    assert scene.why("discard:cloth") == "you have no cloth"
    scene.play("discard:wood", "discard:wood")
    assert scene.goods() == {"wood": 3, "stone": 3}
    assert scene.s.active == 1


def test_any_goods_may_be_given_up() -> None:
    """The example goes on: two stone, or one of each, would have done as well."""
    for given_up, left in (
        (("stone", "stone"), {"wood": 5, "stone": 1}),
        (("stone", "wood"), {"wood": 4, "stone": 2}),
    ):
        scene = Scene().stock(stone=3, wood=5, food=15).turn("workers", "coin", "food")
        scene.play("done_building", "buy_nothing", *(f"discard:{good}" for good in given_up))
        assert scene.goods() == left


def test_more_than_six_goods_may_be_had_during_the_turn() -> None:
    scene = Scene().stock(stone=3, wood=3).turn("skull", "food", "workers")
    assert scene.goods() == {"wood": 4, "stone": 4}


def test_caravans_keep_everything() -> None:
    scene = Scene().own("caravans").stock(stone=3, wood=5, food=15).turn("workers", "coin", "food")
    scene.play("done_building", "buy_nothing")
    assert scene.goods() == {"wood": 5, "stone": 3}
    assert scene.s.active == 1
