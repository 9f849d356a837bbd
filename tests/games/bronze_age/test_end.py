"""«Конец игры», «Игра для одного», and the setup of a match."""

import pytest

import igroteka
from igroteka import games
from igroteka.games.bronze_age.components import MONUMENTS
from tests.games.bronze_age.scenes import LATE, Scene
from tests.games.telling import decided, why_over

GAME = games.find("bronze_age")
CHEAP = ["leadership", "irrigation", "quarrying", "medicine", "coinage", "caravans", "granaries"]


def pass_turn(scene: Scene) -> None:
    """A turn in which nothing happens."""
    scene.stock(scene.s.active, food=3).turn(*("food",) * scene.s.cities(scene.s.active))
    for move in ("done_building", "done_trading", "buy_nothing"):
        if not scene.match.over and move in scene.legal():
            scene.play(move)


def buy_the_last(scene: Scene, development: str = "religion") -> None:
    """A turn in which the active player buys a development."""
    scene.stock(scene.s.active, food=15).turn("coin", "coin", "coin")
    if "done_trading" in scene.legal():
        scene.play("done_trading")
    scene.s.coins = 100
    scene.play(f"buy:{development}")


# When it ends.


def test_five_developments_end_the_game_with_the_round() -> None:
    scene = Scene(players=3).own(*CHEAP[:4])
    buy_the_last(scene)
    assert scene.s.ending
    (last,) = scene.told("last-round")
    assert GAME.speaker().text(GAME.describe(last)) == "Player 1 has 5 developments: this is the last round"
    pass_turn(scene)
    pass_turn(scene)
    assert scene.match.over
    assert scene.s.round == 1
    assert why_over(GAME, scene.s) == ["5 developments are enough to end the match: Player 1 (5)"]
    assert why_over(GAME, scene.s, "ru") == ["Партия окончена, для этого хватает 5 улучшений: Игрок 1 — 5"]


def test_four_developments_do_not() -> None:
    scene = Scene(players=2).own(*CHEAP[:3])
    buy_the_last(scene)
    pass_turn(scene)
    assert not scene.match.over


def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    scene = Scene(players=2).own(*CHEAP[:4], seat=1)
    pass_turn(scene)
    buy_the_last(scene)
    assert scene.match.over


def test_the_round_ends_before_the_first_player_whoever_that_is() -> None:
    scene = Scene(players=3, first="1").own(*CHEAP[:4], seat=2)
    pass_turn(scene)
    buy_the_last(scene)
    assert scene.match.to_act == (0,), "seat 0 is the last of this round"
    pass_turn(scene)
    assert scene.match.over


def test_the_late_bronze_age_ends_with_seven_developments() -> None:
    scene = Scene(players=2, **LATE).own(*CHEAP[:5])
    buy_the_last(scene)
    assert not scene.s.ending
    scene = Scene(players=2, **LATE).own(*CHEAP[:6])
    buy_the_last(scene)
    pass_turn(scene)
    assert scene.match.over


def test_all_monuments_built_by_anyone_end_the_game() -> None:
    scene = Scene(players=2).built("stone_circle", "obelisk", seat=1).built("hanging_gardens", "great_wall")
    scene.marked(step_pyramid=2).stock(food=15).turn("workers", "food", "food").play("build:step_pyramid")
    assert scene.s.ending
    (last,) = scene.told("last-round")
    assert GAME.speaker().text(GAME.describe(last)) == "Every monument stands: this is the last round"
    scene.play("done_building")
    pass_turn(scene)
    assert scene.match.over
    assert why_over(GAME, scene.s) == ["Every monument stands: the match ends"]
    assert why_over(GAME, scene.s, "ru") == ["Возведены все строения: партия окончена"]


def test_in_the_late_bronze_age_all_seven_monuments_are_needed() -> None:
    scene = Scene(players=2, **LATE).built(*MONUMENTS[1:6])
    scene.marked(step_pyramid=2).stock(food=15).turn("workers", "food", "food").play("build:step_pyramid")
    assert not scene.s.ending


def test_finishing_a_monument_that_stands_already_does_not_end_the_game() -> None:
    scene = Scene(players=2).built("step_pyramid", seat=1).marked(step_pyramid=2)
    scene.stock(food=15).turn("workers", "food", "food").play("build:step_pyramid")
    assert not scene.s.ending


# What it was worth.


def test_architecture_gives_a_point_for_each_monument() -> None:
    scene = Scene(players=4).own("architecture").built("temple", "obelisk")
    assert (scene.points("architecture"), scene.points("developments")) == (2, 8)


def test_architecture_gives_two_in_the_late_bronze_age() -> None:
    assert Scene(**LATE).own("architecture").built("temple", "obelisk").points("architecture") == 4


def test_empire_gives_a_point_for_each_city_those_of_the_start_too() -> None:
    assert Scene().own("empire").points("empire") == 3
    assert Scene().own("empire").cities(7).points("empire") == 7
    assert Scene(**LATE).own("empire").cities(5).points("empire") == 5


def test_commerce_gives_a_point_for_each_good() -> None:
    scene = Scene(**LATE).own("commerce", "caravans").stock(wood=5, cloth=3)
    assert scene.points("commerce") == 8, "Caravans allow more than six"
    assert scene.points("developments") == 8 + 4


def test_disasters_are_taken_off() -> None:
    scene = Scene().own("leadership")
    scene.s.disasters[0] = 5
    assert scene.points("disasters") == -5
    assert scene.match.scores == [-3, 0]


def test_the_score_sheet_has_its_lines() -> None:
    assert list(Scene().match.breakdown[0]) == [
        "developments",
        "monuments",
        "architecture",
        "empire",
        "commerce",
        "disasters",
    ]


@pytest.mark.parametrize("rules", ["bronze_age", "late_bronze_age"])
def test_the_score_sheet_has_a_line_for_commerce_where_it_is_on_the_sheets(rules: str) -> None:
    lines = igroteka.new("bronze_age", seed=1, options={"rules": rules}).view(None)["lines"]
    assert ("commerce" in lines) == (rules == "late_bronze_age")
    assert (lines[0], lines[-1]) == ("developments", "disasters")


def ended(scene: Scene) -> Scene:
    scene.s.stack.clear()
    return scene.changed()


def test_most_points_win() -> None:
    assert ended(Scene(players=3).own("leadership", seat=1)).match.winners == [1]


def test_a_tie_goes_to_the_more_valuable_goods() -> None:
    scene = ended(Scene(players=2).own("leadership").own("irrigation", seat=1).stock(wood=4).stock(1, spearheads=2))
    assert scene.match.winners == [1], "10 against 15, though fewer"
    assert decided(scene.match.game, scene.s)[1:] == [
        "On a tie, goods worth more coins win: Player 1 (10), Player 2 (15)"
    ]
    assert decided(scene.match.game, scene.s, "ru")[1:] == [
        "При ничьей побеждает тот, у кого товары дороже: Игрок 1 — 10, Игрок 2 — 15"
    ]


def test_who_is_equal_in_both_shares_the_victory() -> None:
    scene = ended(Scene(players=3).stock(2, wood=1).stock(1, wood=1))
    assert scene.match.winners == [1, 2]
    shared = "Nothing else breaks the tie, so the victory is shared: Player 2, Player 3"
    assert decided(scene.match.game, scene.s)[-1] == shared


# Alone.


def test_alone_the_game_lasts_ten_turns() -> None:
    scene = Scene(players=1)
    for turn in range(10):
        assert (scene.s.round, scene.match.over) == (turn + 1, False)
        assert scene.match.view(0)["last_round"] == (turn == 9), "the last turn is marked"
        pass_turn(scene)
    assert scene.match.over
    assert scene.match.winners == [0]
    assert why_over(GAME, scene.s) == ["All 10 turns are played: the match ends"]
    assert why_over(GAME, scene.s, "ru") == ["Все ходы сыграны (10): партия окончена"]


def test_alone_neither_developments_nor_monuments_end_the_game() -> None:
    scene = Scene(players=1).own(*CHEAP[:6]).built(*MONUMENTS)
    buy_the_last(scene)
    assert not scene.match.over


def test_alone_skulls_may_be_rolled_again() -> None:
    scene = Scene(players=1).roll("skull", "skull", "food")
    assert scene.legal() == ["keep", "reroll:3", "reroll:1", "reroll:1,3", "reroll:1,2", "reroll:1,2,3"]
    assert Scene(players=1).roll("skull", "skull", "skull").legal()[0] == "keep"


def test_alone_pestilence_hits_yourself() -> None:
    assert Scene(players=1).turn("skull", "skull", "skull").lost() == 3
    assert Scene(players=1).own("medicine").turn("skull", "skull", "skull").lost() == 0


def test_alone_religion_just_protects() -> None:
    assert Scene(players=1).stock(food=9).turn(*("skull",) * 5).goods() == {}
    scene = Scene(players=1).own("religion", "caravans").stock(food=9).turn(*("skull",) * 5)
    assert scene.goods() == {"wood": 2, "stone": 2, "pottery": 2, "cloth": 2, "spearheads": 2}


def test_alone_one_is_always_the_first_builder() -> None:
    assert Scene(players=1).built(*MONUMENTS).points("monuments") == 43


def test_alone_in_the_late_bronze_age_smithing_just_protects() -> None:
    scene = Scene(players=1, **LATE).own("smithing").stock(food=9, spearheads=2).turn(*("skull",) * 4)
    assert scene.lost() == 0
    assert scene.has("spearheads") == 3


def test_alone_in_the_late_bronze_age_ships_still_swap() -> None:
    scene = Scene(players=1, **LATE).own("shipping").stock(wood=2, cloth=1, food=9)
    scene.turn("workers", "food", "food").play("ship", "done_building", "swap:wood:cloth")
    assert scene.goods() == {"cloth": 1}


# Options.


def test_the_first_player_can_be_chosen() -> None:
    assert Scene(players=3, first="2").match.to_act == (2,)
    with pytest.raises(igroteka.BadOption, match="0 to 1"):
        igroteka.new("bronze_age", 2, 1, {"first": "3"})


def test_alone_there_is_nobody_to_trade_with() -> None:
    with pytest.raises(igroteka.BadOption, match="nobody to trade with"):
        igroteka.new("bronze_age", 1, 1, {"trading": True})


def test_one_to_four_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    with pytest.raises(igroteka.BadOption):
        igroteka.new("bronze_age", 5)
