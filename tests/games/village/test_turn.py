"""«Ход игрока», «Время», «Колодец», «Монеты»."""

import igroteka
from igroteka.engine.words import Noun
from igroteka.games.village import GAME
from tests.games.telling import warned
from tests.games.village.scenes import FEDOR, MARINA, PETER, Scene


def test_an_influence_cube_goes_to_the_farm() -> None:
    scene = Scene().board(harvest="pink", family="pink").play("take:harvest:pink", "skip")
    assert scene.stock(PETER) == {"coin": 1, "pink": 1}
    assert scene.asked == MARINA


def test_example_a_plague_cube_costs_two_time_and_the_action_follows() -> None:
    """Fedor takes the plague cube at the harvest, goes two forward, and harvests."""
    scene = Scene().board(harvest="plague", family="pink pink pink")
    scene.play("take:family:pink", "skip", "take:family:pink", "skip")
    before = scene.s.supply(4)
    scene.play("take:harvest:plague")
    assert scene.s.families[FEDOR].life == 2
    assert scene.s.supply(4) == before + 1
    told = next(event for event in scene.events if event.kind.name == "plague")
    cube = GAME.describe(told).args["cube"]
    assert isinstance(cube, Noun), "the log can picture it"
    assert (cube.kind, cube.key) == ("item", "plague")
    scene.play("harvest")
    assert scene.stock(FEDOR) == {"coin": 1, "grain": 2}


def test_the_action_may_be_left_undone() -> None:
    scene = Scene().board(church="brown", family="pink").play("take:church:brown")
    assert "skip" in scene.legal
    scene.play("skip")
    assert scene.at(PETER, "farm") == [1, 1, 1, 1]
    assert scene.asked == MARINA


def test_where_nothing_can_be_done_the_turn_ends_by_itself() -> None:
    scene = Scene().board(travel="brown", family="pink")
    warning = "Nothing could be done there, so the action would be lost: a wagon is missing"
    assert warned(GAME, scene.s, "take:travel:brown") == warning
    assert warned(GAME, scene.s, "take:family:pink") is None
    scene.play("take:travel:brown")
    assert scene.asked == MARINA
    assert scene.says()[-1] == "Player 1 can do nothing there (Travel): a wagon is missing"


def test_a_market_day_that_would_be_for_others_alone_is_warned_of() -> None:
    scene = Scene().board(market="brown pink").market(["k01"]).farm(PETER)
    warning = "You can serve no customer, so the market day would be for the others alone"
    assert warned(GAME, scene.s, "take:market:brown") == warning
    stocked = Scene().board(market="brown").market(["k01"])
    stocked = stocked.farm(PETER, scroll=1, horse=1, plough=1, ox=1, wagon=1, grain=5)
    assert warned(GAME, stocked.s, "take:market:brown") is None


def test_the_well_warns_of_such_a_market_day_too() -> None:
    scene = Scene().board(market="brown").market(["k01"]).farm(PETER, green=3).play("well:green")
    warning = "You can serve no customer, so the market day would be for the others alone"
    assert warned(GAME, scene.s, "act:market") == warning
    assert warned(GAME, scene.s, "act:family") is None


def test_what_wants_a_cube_first_says_from_which_space() -> None:
    scene = Scene().board(family="pink").farm(PETER, horse=1, plough=1).market(["k01"])
    for move, space in {
        "harvest": "Grain harvest",
        "birth": "Family",
        "fetch:stable:1": "Family",
        "train:stable:1": "Crafts",
        "mill": "Crafts",
        "serve:k01": "Market",
        "set_out:city-a:1": "Travel",
        "travel_on:city-a:city-c:1": "Travel",
        "enter:1:green": "Council",
        "privilege:chamber-4": "Council",
        "church:1:time": "Church",
    }.items():
        assert scene.why(move) == f"take a cube first: {space}"
    assert not scene.why("take_good:ox"), "no cube leads there by itself"
    assert not scene.why("pass")


def idle(scene: Scene, move: str) -> str | None:
    return warned(GAME, scene.farm(PETER).s, move)


def test_every_space_says_why_nothing_can_be_done_there() -> None:
    bare = Scene().board(harvest="pink", family="pink", crafts="plague", travel="pink", council="pink", church="plague")
    for move in ("take:harvest:pink", "take:family:pink", "take:church:plague"):
        assert idle(bare, move) is None, "there is somebody on the farm, and there are children to come"
    assert idle(bare.family(PETER, bag=[1]), "take:harvest:pink") == (
        "Nothing could be done there, so the action would be lost: nobody is on the farm"
    )
    assert str(idle(bare, "take:church:plague")).endswith("nobody is on the farm")
    assert str(idle(bare, "take:crafts:plague")).endswith("nothing can be made, and nothing can be paid")
    assert str(idle(bare, "take:travel:pink")).endswith("nobody is where a road begins")
    assert str(idle(bare, "take:council:pink")).endswith("nobody is on the farm or in the council")
    at_home = bare.family(PETER, farm=[1])
    assert str(idle(at_home, "take:council:pink")).endswith("no step can be paid, and no privilege used")
    full = at_home.farm(PETER, grain=5)
    assert str(warned(GAME, full.s, "take:harvest:pink")).endswith("the farm holds no more grain")
    carted = full.farm(PETER, wagon=1)
    assert str(warned(GAME, carted.s, "take:travel:pink")).endswith("the cubes for a road are missing")
    whole = carted.family(PETER, farm=[1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4])
    assert str(warned(GAME, whole.s, "take:family:pink", "ru")) == (
        "Делать там нечего, действие пропадёт: вся семья уже родилась и вся дома"
    )


def test_the_cube_itself_may_be_what_pays() -> None:
    scene = Scene().board(church="brown brown", council="green pink").family(PETER, farm=[1]).farm(PETER, green=1)
    assert warned(GAME, scene.s, "take:council:pink") is not None
    assert warned(GAME, scene.s, "take:council:green") is None, "two green cubes are a step in the council"


def test_leaving_an_action_undone_says_what_is_lost() -> None:
    scene = Scene().board(church="brown", family="pink").play("take:church:brown")
    assert warned(GAME, scene.s, "skip") == "The action would be lost"
    assert warned(GAME, scene.s, "church:1:time") is None


def test_a_cube_must_be_taken() -> None:
    """FAQ: must I take a cube? Yes."""
    scene = Scene().board(family="pink", market="plague").farm(PETER)
    assert scene.legal == ["take:family:pink", "take:market:plague"]
    assert "there is no green cube" in scene.why("take:family:green")


def test_life_goes_ten_steps_to_the_bridge() -> None:
    scene = Scene().board(harvest="plague", family="pink").life(PETER, 8).play("take:harvest:plague")
    assert scene.s.families[PETER].dying == 1
    assert scene.s.families[PETER].life == 0


# The well.


def test_the_well_gives_any_action_for_three_equal_cubes() -> None:
    scene = Scene().board(market="pink").farm(PETER, green=3)
    scene.play("well:green", "act:family", "birth")
    assert scene.at(PETER, "farm") == [1, 1, 1, 1, 2]
    assert scene.stock(PETER) == {}
    assert scene.cubes("market") == {"pink": 1}, "no cube is taken"
    assert scene.asked == MARINA


def test_the_well_is_no_cube_even_where_cubes_are_left() -> None:
    """FAQ: who uses the well takes no cube from the space of the action."""
    scene = Scene().board(family="pink").farm(PETER, green=3).play("well:green", "act:family", "birth")
    assert scene.cubes("family") == {"pink": 1}
    assert "pink" not in scene.stock(PETER)


def test_the_well_wants_one_colour() -> None:
    scene = Scene().board(family="pink").farm(PETER, green=2, orange=2, pink=2)
    assert not [move for move in scene.legal if move.startswith("well")]
    assert scene.why("well:green") == "it costs green cube ×3; towards it you have green cube ×2"


def test_the_well_is_offered_only_to_whoever_can_pay_for_it() -> None:
    can = Scene().board(family="pink").farm(PETER, green=2, coin=1)
    cannot = Scene().board(family="pink").farm(PETER, green=2, coin=0)
    said = [GAME.speaker("en").text(scene.s.stack[-1].prompt(scene.s, PETER)) for scene in (can, cannot)]
    assert said == ["Take a cube, or use the well", "Take a cube"]


def test_coins_stand_in_at_the_well() -> None:
    scene = Scene().board(family="pink").farm(PETER, green=2, coin=1).play("well:green", "act:family", "birth")
    assert scene.stock(PETER) == {}


def test_the_well_is_dry_without_an_influence_cube_on_the_board() -> None:
    scene = Scene().board(family="plague").farm(PETER, green=3)
    assert scene.legal == ["take:family:plague"]
    assert "only while an influence cube lies on some action space" in scene.why("well:green")


def test_the_well_can_open_a_market_day() -> None:
    scene = Scene().board(family="pink").farm(PETER, green=3, grain=3).market(["k22"])
    scene.play("well:green", "act:market", "serve:k22")
    assert scene.has_served(PETER, 21)


def test_what_cannot_be_done_is_not_offered_by_the_well() -> None:
    scene = Scene().board(family="pink").farm(PETER, green=3).play("well:green")
    assert "act:travel" not in scene.legal
    assert "nothing you could do there" in scene.why("act:travel")


# Coins.


def test_example_two_green_are_paid_with_one_coin_or_two() -> None:
    for coins, left in (("coins:0", {"coin": 2}), ("coins:1", {"green": 1, "coin": 1}), ("coins:2", {"green": 2})):
        scene = Scene().board(council="pink", family="pink").farm(PETER, green=2, coin=2)
        scene.play("take:council:pink", "enter:1:green", coins, "done")
        assert scene.stock(PETER) == {**left, "pink": 1}


def test_missing_cubes_are_paid_in_coins_without_asking() -> None:
    scene = Scene().board(council="pink", family="pink").farm(PETER, green=1, coin=1)
    scene.play("take:council:pink", "enter:1:green", "done")
    assert scene.stock(PETER) == {"pink": 1}


def test_two_colours_are_paid_one_after_the_other() -> None:
    scene = Scene().board(crafts="green", family="pink").farm(PETER, orange=1, pink=1, coin=1)
    scene.play("take:crafts:green", "buy:wagon", "coins:0", "coins:1")
    assert scene.stock(PETER) == {"green": 1, "pink": 1, "wagon": 1}


def test_a_coin_that_the_other_colour_needs_can_not_be_spent() -> None:
    scene = Scene().board(crafts="green", family="pink").farm(PETER, orange=1, coin=1)
    scene.play("take:crafts:green", "buy:wagon")
    assert scene.stock(PETER) == {"green": 1, "wagon": 1}


def test_how_many_coins_has_its_reasons() -> None:
    scene = Scene().board(council="pink", family="pink").farm(PETER, green=1, coin=2)
    scene.play("take:council:pink", "enter:1:green")
    assert scene.legal == ["coins:1", "coins:2"]
    assert scene.why("coins:0") == "green cube: you have 1"
    assert scene.why("coins:3") == "only 2 are to be paid"


def test_a_view_tells_what_answers_cost_in_time_and_who_could_die_of_it() -> None:
    """Whatever is answered, the marker goes where it was foretold."""
    foretold = fatal = 0
    for seed in range(2):
        match = igroteka.new("village", 3, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            view = match.view(seat)
            move = match.legal(seat)[match.ply % len(match.legal(seat))]
            place = str(match.legal(seat).index(move))
            passing = next((row for row in view["passing"] if place in row[-1].split()), None)
            life = view["seats"][seat]["life"]
            match.play(move, seat)
            assert match.view(seat)["seats"][seat]["life"] == (passing[1] if passing else life)
            foretold += passing is not None
            fatal += passing is not None and bool(passing[2])
    assert foretold > 50
    assert fatal > 5
