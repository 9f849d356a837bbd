"""«Сбор товаров», «Сбор питания», «Снабжение городов»."""

from tests.games.bronze_age.scenes import Scene

# Goods.


def test_three_goods_are_wood_stone_and_pottery() -> None:
    """The rulebook's example: three goods, a peg forward in each of the lowest three rows."""
    assert Scene().turn("good", "skull", "food").goods() == {"wood": 1, "stone": 1, "pottery": 1}


def test_the_sixth_good_is_wood_again() -> None:
    """The sheet's example: seven goods."""
    scene = Scene().turn("skull", "skull", "skull", "good", "food")
    assert scene.goods() == {"wood": 2, "stone": 2, "pottery": 1, "cloth": 1, "spearheads": 1}


def test_goods_come_on_top_of_those_in_stock() -> None:
    assert Scene().stock(wood=2, cloth=1).turn("good", "food", "food").goods() == {"wood": 3, "cloth": 1}


def test_a_full_row_swallows_its_good() -> None:
    scene = Scene().own("caravans").stock(wood=8, stone=7).turn("skull", "good", "food")
    assert scene.goods() == {"wood": 8, "stone": 7, "pottery": 1}
    assert scene.told("collect")[0].values[0] == 2


def test_every_row_has_its_length() -> None:
    full = {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "spearheads": 4}
    scene = Scene().own("caravans").stock(**full).turn("skull", "skull", "good", "food", "food")
    assert scene.goods() == full


# Quarrying.


def test_quarrying_adds_a_stone() -> None:
    assert Scene().own("quarrying").turn("skull", "food", "food").goods() == {"wood": 1, "stone": 2}


def test_quarrying_adds_one_stone_a_turn() -> None:
    scene = Scene().own("quarrying", "caravans").turn("skull", "skull", "skull", "good", "food")
    assert scene.has("stone") == 3


def test_quarrying_needs_a_stone() -> None:
    assert Scene().own("quarrying").turn("good", "food", "food").goods() == {"wood": 1}


def test_quarrying_keeps_to_the_row() -> None:
    assert Scene().own("quarrying", "caravans").stock(stone=6).turn("skull", "food", "food").has("stone") == 7
    assert Scene().own("quarrying", "caravans").stock(stone=7).turn("skull", "food", "food").has("stone") == 7


# Food.


def test_food_from_the_dice_then_the_cities_eat() -> None:
    """The rulebook's example: 3 food in stock, dice for 3 and 2, makes 8; three cities eat, 5 are left."""
    scene = Scene().turn("food", "either", "good").play("food:1")
    assert scene.told("harvest")[0].values[:2] == (5, 8)
    assert scene.has("food") == 5
    assert scene.lost() == 0


def test_each_die_with_a_choice_goes_its_own_way() -> None:
    scene = Scene().turn("either", "either", "food")
    assert scene.legal() == ["food:0", "food:1", "food:2"]
    scene.play("food:1")
    assert scene.has("food") == 3 + 3 + 2 - 3
    assert scene.s.workers == 2


def test_more_dice_than_there_are_cannot_give_food() -> None:
    assert Scene().turn("either", "coin", "food").why("food:2") == "only 1 of your dice leaves a choice"


def test_there_is_room_for_fifteen_food() -> None:
    assert Scene().stock(food=14).turn("food", "food", "good").has("food") == 12


def test_agriculture_adds_to_each_die_used_for_food() -> None:
    scene = Scene().own("agriculture").turn("food", "either", "either").play("food:1")
    assert scene.has("food") == 3 + 4 + 3 - 3
    assert scene.s.workers == 2


def test_the_question_counts_the_food_that_is_sure() -> None:
    scene = Scene().own("agriculture").turn("food", "either", "coin")
    prompt = scene.match.game.speaker("en").text(scene.s.stack[-1].prompt(scene.s, 0))
    assert prompt.startswith(
        "Is this die for food (+3) or for workers (+2)? 3 cities have to be fed; food without it: 7"
    )


# Feeding.


def test_a_city_without_food_costs_a_point() -> None:
    """The rulebook's example: five cities, food for two of them."""
    scene = Scene().stock(food=2).turn("good", "good", "coin", "coin", "coin")
    assert scene.lost() == 3
    assert scene.has("food") == 0


def test_feeding_uses_the_food_of_this_turn() -> None:
    assert Scene().stock(food=0).turn("food", "good", "coin").lost() == 0


def test_a_new_city_eats_from_the_next_turn_on() -> None:
    scene = Scene().turn("workers", "food", "good").play("build:city4", "build:city4", "build:city4")
    assert scene.s.cities(0) == 4
    assert scene.has("food") == 3
