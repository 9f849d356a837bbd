"""«Карты ремесленных мастерских», «Карты полей», «Карты покупателей», and the clerk's office."""

import pytest

from igroteka.games.my_village import GAME
from igroteka.games.my_village.components import CRAFTS, CUSTOMERS, GOODS
from igroteka.games.my_village.kinds import CUSTOMER_NEEDS, CUSTOMER_PRESTIGE, CUSTOMER_VALUES
from tests.games.my_village.scenes import CRAFT_OF, Scene
from tests.games.telling import warned

DICE = {2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (1, 4), 6: (1, 5), 7: (1, 6), 8: (2, 6), 9: (3, 6), 10: (4, 6), 11: (5, 6)}

# Workshops.


@pytest.mark.parametrize("value", [5, 6, 8, 9])
@pytest.mark.parametrize(("craft", "good"), list(zip(CRAFTS, GOODS, strict=True)))
def test_each_workshop_is_built_at_its_value_with_a_first_good(craft: str, good: str, value: int) -> None:
    scene = Scene().value(*DICE[value]).play(f"build:{craft}-{value}")
    assert scene.owns(f"{craft}-{value}")
    assert scene.goods(good) == 1
    assert scene.village.time == 3
    assert scene.asked() == (1, "TakeDie")


@pytest.mark.parametrize(("craft", "good"), list(zip(CRAFTS, GOODS, strict=True)))
def test_a_workshop_makes_another_good_for_one_time(craft: str, good: str) -> None:
    scene = Scene().workshop(f"{craft}-6", goods=1).value(3, 3).play(f"use:{craft}")
    assert scene.goods(good) == 2
    assert scene.village.time == 1


def test_one_workshop_of_each_craft() -> None:
    scene = Scene().workshop("stable-5").value(3, 3)
    assert scene.why("build:stable-6") == "you already have one: Stable"
    assert scene.can("build:brewery-6")


def test_a_workshop_belongs_to_one_village() -> None:
    assert Scene().workshop("stable-6", seat=2).value(3, 3).why("build:stable-6") == "Player 3 has this card"


def test_workshops_need_the_craftsman_to_be_built_and_activated() -> None:
    scene = Scene().without("craftsman").workshop("brewery-6").value(3, 3)
    assert "no craftsman" in scene.why("build:stable-6")
    assert "no craftsman" in scene.why("use:brewery")


def test_a_full_workshop_makes_nothing_though_its_time_is_spent() -> None:
    scene = Scene().workshop("stable-6", goods=3).value(3, 3)
    assert warned(GAME, scene.s, "use:stable", "ru") == "Это ничего не даст: для маркера нет места"
    scene.play("use:stable")
    assert scene.goods("horse") == 3
    assert scene.village.time == 1


def test_goods_can_be_used_without_the_craftsman() -> None:
    scene = Scene().without("craftsman").workshop("wainwright-5", goods=1).customers("k13").value(5, 6)
    scene.play("serve:k13")
    assert scene.goods("cart") == 0


# Fields.


def test_a_field_gives_a_coin_and_needs_nobody() -> None:
    scene = Scene().without("abbot", "councilman", "traveller", "craftsman").value(3, 4).play("field")
    assert (scene.village.fields, scene.village.coins, scene.village.time) == (1, 1, 2)
    assert scene.prestige()["fields"] == 1


def test_any_number_of_fields_until_all_eight_are_gone() -> None:
    scene = Scene().fields(5).fields(2, seat=1).value(3, 4)
    assert scene.can("field")
    scene.fields(1, seat=2)
    assert scene.why("field") == "there are no fields left"


def test_a_field_is_harvested_for_nothing_and_with_a_plough_twice() -> None:
    scene = Scene().fields(2, ploughs=1).value(3, 4).play("use:field1", "use:field2")
    assert (scene.village.coins, scene.village.time) == (3, 0)
    assert scene.village.ploughs == 1


def test_a_plough_moves_to_a_field_at_any_time_and_helps_at_once() -> None:
    scene = Scene().workshop("forge-5", goods=1).fields(1).value(3, 4)
    scene.play("plough:field1", "use:field1")
    assert scene.goods("plough") == 0
    assert scene.village.coins == 2


def test_a_plough_may_move_between_two_white_banners() -> None:
    scene = Scene().workshop("forge-5", goods=1).fields(2).value(3, 4)
    scene.play("use:field1", "plough:field2", "use:field2")
    assert scene.village.coins == 3


def test_a_joker_of_the_guild_serves_as_a_plough_on_a_field() -> None:
    scene = Scene().council("guild", marks=2).fields(1).value(3, 4).play("joker_plough:field1", "use:field1")
    assert scene.village.jokers() == 1
    assert scene.village.coins == 2


def test_a_field_holds_one_plough_which_moves_to_no_other() -> None:
    scene = Scene().workshop("forge-5", goods=2).fields(2, ploughs=1).value(3, 4)
    assert "already a plough" in scene.why("plough:field1")
    scene.play("plough:field2")
    assert scene.goods("plough") == 1
    assert not any(move.startswith("plough") for move in scene.legal())


def test_no_plough_without_a_forge_and_none_on_another_players_field() -> None:
    scene = Scene().fields(1).fields(1, seat=1).value(3, 4)
    assert scene.why("plough:field1") == "you have no plough in a forge"
    assert scene.why("joker_plough:field1") == "you have no joker on a Council of Guilds"
    assert scene.why("plough:field2") == "field 2 is not in your village"


def test_a_plough_on_a_field_still_pays_for_a_customer() -> None:
    scene = Scene().fields(1, ploughs=1).customers("k09").value(3, 4).play("serve:k09")
    assert scene.village.ploughs == 0
    assert scene.prestige()["customers"] == 2


def test_ploughs_are_paid_from_field_or_forge_as_the_player_likes() -> None:
    scene = Scene().workshop("forge-5", goods=1).fields(2, ploughs=2).customers("k09").value(3, 4).play("serve:k09")
    assert scene.legal() == ["pay:plough", "pay_field:field1", "pay_field:field2"]
    scene.play("pay_field:field2")
    assert scene.goods("plough") == 1
    assert scene.village.ploughs == 1


# The clerk's office.


@pytest.mark.parametrize(("n", "time", "coins"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1)])
def test_customers_cost_time_and_coins_by_their_number(n: int, time: int, coins: int) -> None:
    scene = Scene().offer("k01", "k02", "k03", "k04", "k05", "k06").coins(2).value(1, 3).play("clerk")
    for key in CUSTOMERS[:n]:
        scene.play(f"invite:{key}")
    scene.play("done")
    assert (scene.village.time, scene.village.coins) == (time, 2 - coins)
    assert scene.village.market == list(range(n))


def test_example_misha_invites_three_for_a_coin_and_two_time() -> None:
    scene = Scene().offer("k01", "k02", "k03", "k04", "k05", "k06").coins(1).value(4, 6)
    scene.play("clerk", "invite:k02", "invite:k04", "invite:k06", "done")
    assert (scene.village.time, scene.village.coins) == (2, 0)


def test_the_third_customer_needs_a_coin_and_there_is_no_fifth() -> None:
    scene = Scene().offer("k01", "k02", "k03", "k04", "k05", "k06").value(1, 3)
    scene.play("clerk", "invite:k01", "invite:k02")
    assert scene.why("invite:k03") == "it costs a coin, you have none"
    assert scene.prompt() == "Invited: 2. The next one costs a coin as well, and you have none"
    scene.coins(3).play("invite:k03", "invite:k04")
    assert scene.legal() == ["done"]
    assert scene.prompt() == "Invited: 4; no more can come"
    assert scene.why("invite:k05") == "no more than 4 customers can be invited now"


def test_the_offer_is_filled_up_to_six() -> None:
    scene = Scene().offer("k01", "k02", "k03", "k04", "k05", "k06", then=("k07", "k08", "k09")).value(1, 3)
    scene.play("clerk", "invite:k02", "invite:k03", "done")
    assert [CUSTOMERS[each] for each in scene.s.offer] == ["k01", "k04", "k05", "k06", "k07", "k08"]


def test_when_the_stack_is_empty_no_more_customers_come() -> None:
    scene = Scene().offer("k01", "k02").value(1, 3)
    scene.s.customers = []
    scene.play("clerk", "invite:k01", "invite:k02")
    assert scene.prompt() == "Invited: 2; nobody else is waiting"
    scene.play("done")
    assert scene.s.offer == []
    assert scene.value(1, 3).why("clerk") == "no customers are waiting at the clerk's office"


def test_inviting_needs_neither_merchant_nor_goods_and_can_be_left_at_nobody() -> None:
    scene = Scene().without("merchant").value(1, 3).play("clerk", "done")
    assert scene.village.time == 0
    assert scene.asked() == (1, "TakeDie")


# Customers.


@pytest.mark.parametrize("customer", CUSTOMERS)
def test_each_customer_is_served_with_his_goods_at_his_value(customer: str) -> None:
    number = CUSTOMERS.index(customer)
    needs = dict(zip(GOODS, CUSTOMER_NEEDS[number * 5 : number * 5 + 5], strict=True))
    scene = Scene().customers(customer)
    for good, n in needs.items():
        if n:
            scene.workshop(f"{CRAFT_OF[good]}-5", goods=n)
    values = CUSTOMER_VALUES[number] or range(2, 12)
    for value, dice in DICE.items():
        assert scene.value(*dice).can(f"serve:{customer}") == (value in values)
    scene.value(*DICE[values[0]]).play(f"serve:{customer}", "done")
    assert scene.village.goods == 0
    assert scene.village.time == 0
    assert scene.village.market == []
    assert scene.prestige()["customers"] == CUSTOMER_PRESTIGE[number]


def test_an_unserved_customer_is_worth_nothing() -> None:
    assert Scene().customers("k31").prestige()["customers"] == 0


def test_serving_needs_the_merchant() -> None:
    scene = Scene().workshop("wainwright-5", goods=1).customers("k13").without("merchant").value(1, 2)
    assert "no merchant" in scene.why("serve:k13")


def test_several_customers_can_be_served_in_a_turn() -> None:
    scene = Scene().workshop("brewery-5", goods=2).workshop("office-5", goods=1).customers("k04", "k10").value(1, 2)
    scene.play("serve:k04", "serve:k10", "done")
    assert scene.prestige()["customers"] == 6


def test_a_good_made_in_this_turn_can_be_sold_in_this_turn() -> None:
    scene = Scene().workshop("brewery-6").customers("k05").value(3, 3)
    assert not scene.can("serve:k05")
    scene.play("use:brewery", "serve:k05")
    assert scene.goods("beer") == 0


def test_jokers_stand_in_for_any_good_as_the_player_likes() -> None:
    scene = Scene().workshop("stable-5", goods=1).council("guild", marks=2).customers("k24").value(1, 2)
    scene.play("serve:k24")
    assert scene.village.jokers() == 1
    assert scene.legal() == ["pay:horse", "pay:joker"]
    scene.play("pay:joker")
    assert (scene.goods("horse"), scene.village.jokers()) == (1, 0)


def test_a_joker_that_is_needed_elsewhere_cannot_be_spent_first() -> None:
    """A horse and a cart are wanted: whichever of them is there, the joker must pay for the other."""
    for shop in ("stable-5", "wainwright-5"):
        scene = Scene().workshop(shop, goods=1).council("guild", marks=1).customers("k24").value(1, 2)
        scene.play("serve:k24")
        assert (scene.village.goods, scene.village.jokers()) == (0, 0)


def test_another_villages_customers_cannot_be_served() -> None:
    scene = Scene().workshop("wainwright-5", goods=1).customers("k13", seat=1).value(1, 2)
    assert "does not wait in your village" in scene.why("serve:k13")
