"""Positions in which a move has its reason: some that matches hardly ever come to, some that are read word by word."""

from collections.abc import Callable

from igroteka import games
from igroteka.engine import state as kernel
from igroteka.engine.words import Text
from tests.games.bronze_age.scenes import LATE
from tests.games.bronze_age.scenes import Scene as BronzeAge
from tests.games.dominion.scenes import Scene as Dominion
from tests.games.my_village.scenes import Scene as MyVillage
from tests.games.strasbourg.scenes import SVETLANA, at_step, build, keep, let, settle_city
from tests.games.village.scenes import PETER
from tests.games.village.scenes import Scene as Village

Told = tuple[str, Text | None, str, str]


def why(game: str, state: kernel.State, move: str) -> Text | None:
    """What the strategy says of a move of whoever is asked."""
    room = games.find(game)
    asked = kernel.to_act(state)[0]
    number = room.catalogue.ids[move]
    assert number in kernel.legal(state, asked), f"{move} can't be played"
    return room.strategies["regular"].reason(state, asked, number)


# Village.


def prestige_for_a_coin() -> Text | None:
    scene = Village().board(council="pink", family="pink").farm(PETER, coin=1).family(PETER, chamber_4=[1])
    return why("village", scene.play("take:council:pink").s, "privilege:chamber-4")


def a_market_day() -> Told:
    scene = Village().board(market="pink", church="pink").market(["k01"]).farm(PETER, horse=1, plough=1)
    return (
        "village",
        why("village", scene.s, "take:market:pink"),
        "you have what customer 1 wants, 6 points, and the first sale takes no fee; nobody else could sell anything",
        "покупатель 1 хочет то, что у вас есть (очков: 6), и первая продажа — без сбора; продать больше никому нечего",
    )


def a_journey() -> Told:
    scene = Village().board(travel="pink", market="pink").farm(PETER, wagon=1, brown=2)
    return (
        "village",
        why("village", scene.play("take:travel:pink").s, "set_out:city-a:1"),
        "one more point for travel (one city: 1), and what the city gives",
        "за путешествия на 1 очко больше (городов 1: 1), и награда города",
    )


# My Village.


def a_joker() -> Text | None:
    return why("my_village", MyVillage().council("guild").value(5, 6).s, "use:council")


def a_plough_for_a_field() -> Text | None:
    return why("my_village", MyVillage().workshop("forge-5", 1).fields(1).value(3, 4).s, "plough:field1")


def a_day_labourer() -> Text | None:
    scene = MyVillage(rolls=[1]).without("councilman", "traveller", "craftsman", "merchant").value(1, 1)
    scene.village.time = 9
    scene.play("walk:coin")
    return why("my_village", scene.s, "hire:craftsman")


def rats_and_the_church_of_healing() -> Told:
    scene = MyVillage(rolls=[6]).church("healing", seat=1).without("craftsman", "merchant").value(1, 1)
    scene.trees(0, 8, 8)
    scene.s.rat = 15
    scene.village.time = 9
    scene.play("walk:coin", "bury:abbot")
    return (
        "my_village",
        why("my_village", scene.s, "heal"),
        "it keeps 4 story points from the rats",
        "от крыс уцелеют 4 очка истории",
    )


# Strasbourg.


def no_cell_worth_its_price() -> Text | None:
    match = at_step("b", {SVETLANA: [[6]]}, guild="smiths", number=1)
    match.play("reveal:1")
    s = match.state
    for move in kernel.legal(s, SVETLANA):
        if match.name(move).startswith("buy:"):
            where = match.name(move).partition(":")[2]
            settle_city(match, {1: where})
    return why("strasbourg", s, "skip")


def beside_the_inn() -> Told:
    match = at_step("b", {SVETLANA: [[6]]}, guild="vintners")
    keep(match, SVETLANA, "richest")
    build(match, inn="b4")
    let(match, money=[9, 5, 5, 5])
    match.play("reveal:1")
    return (
        "strasbourg",
        why("strasbourg", match.state, "buy:b3"),
        "beside the inn: 4 points, and one for living in the city",
        "вплотную к трактиру: 4 очка, и ещё одно за жизнь в городе",
    )


# The Bronze Age.


def preserved_food() -> Text | None:
    scene = BronzeAge(**LATE).own("preservation").stock(pottery=1, food=6)
    return why("bronze_age", scene.s, "preserve")


def an_invasion_of_ones_own() -> Text | None:
    scene = BronzeAge(players=3, **LATE).own("smithing").stock(food=15, spearheads=2)
    return why("bronze_age", scene.turn("skull", "skull", "skull", "skull").s, "spears:3")


def shipping() -> BronzeAge:
    return BronzeAge(**LATE).own("shipping").stock(food=9, wood=2, cloth=2).turn("food", "food", "coin")


def a_ship() -> Text | None:
    return why("bronze_age", shipping().s, "ship")


def no_ship_any_more() -> Text | None:
    scene = shipping()
    scene.s.ending = True
    return why("bronze_age", scene.s, "done_building")


def a_swap() -> Text | None:
    scene = BronzeAge(**LATE).own("shipping", "caravans").stock(food=15)
    scene.s.ships[0] = 1
    scene.stock(1, food=0).turn("workers", "coin", "coin").stock(wood=1)
    return why("bronze_age", scene.play("done_building").s, "swap:wood:spearheads")


def hungry_cities() -> Told:
    scene = BronzeAge().stock(food=0).roll("workers", "coin", "good")
    return (
        "bronze_age",
        why("bronze_age", scene.s, "reroll:1,2,3"),
        "3 cities are still without food, and each would cost a point",
        "3 города ещё без питания, а каждый голодный — минус очко",
    )


def a_monument_in_time() -> Told:
    scene = BronzeAge().stock(food=9).marked(obelisk=7).turn("workers", "food", "food")
    return (
        "bronze_age",
        why("bronze_age", scene.s, "build:obelisk"),
        "finished this turn, before all others: 6 points",
        "готово в этот ход и раньше всех: 6 очков",
    )


# Dominion.


def the_last_province() -> Told:
    scene = Dominion("gold*3", others=["province*2"], supply={"province": 1}).go("treasures")
    return (
        "dominion",
        why("dominion", scene.state, "buy:duchy"),
        "the last Province would end the match, and you would still be 6 points behind",
        "с последней провинцией партия закончится, а вы и с ней отстанете на 6 очков",
    )


def the_last_province_among_equals() -> Told:
    scene = Dominion("gold*3", others=["province"], supply={"province": 1}).go("treasures")
    return (
        "dominion",
        why("dominion", scene.state, "buy:gold"),
        "the last Province would end the match, and among equals whoever had fewer turns would win it",
        "с последней провинцией партия закончится, а при равенстве победит тот, у кого было меньше ходов",
    )


RARE: dict[str, list[Callable[[], Text | None]]] = {
    "village": [prestige_for_a_coin],
    "my_village": [a_joker, a_plough_for_a_field, a_day_labourer, lambda: rats_and_the_church_of_healing()[1]],
    "strasbourg": [no_cell_worth_its_price],
    "bronze_age": [preserved_food, an_invasion_of_ones_own, a_ship, no_ship_any_more, a_swap],
    "dominion": [lambda: the_last_province()[1]],
}
"""By game: reasons that matches hardly ever come to."""
TOLD: list[Callable[[], Told]] = [
    a_market_day,
    a_journey,
    rats_and_the_church_of_healing,
    beside_the_inn,
    hungry_cities,
    a_monument_in_time,
    the_last_province,
    the_last_province_among_equals,
]
"""Game, reason, and what it is in English and Russian."""
