"""«Квартал ремесленников»."""

import pytest

from tests.games.village.scenes import FEDOR, MARINA, PETER, Scene


def at_crafts(**stock: int) -> Scene:
    scene = Scene().board(crafts="green", family="pink").farm(PETER, **stock)
    return scene.play("take:crafts:green")


TIMES = [("wainwright", "wagon", 2, 2), ("stable", "horse", 3, 3), ("stable", "ox", 3, 3), ("office", "scroll", 2, 2)]
TIMES += [("smithy", "plough", 3, 3)]


@pytest.mark.parametrize(("workshop", "good", "train", "make"), TIMES)
def test_a_good_for_time(workshop: str, good: str, train: int, make: int) -> None:
    scene = at_crafts().play(f"train:{workshop}:1")
    assert scene.s.families[PETER].life == train
    scene.play(f"make:{good}")
    assert scene.s.families[PETER].life == train + make
    assert scene.stock(PETER) == {good: 1, "green": 1}
    assert scene.at(PETER, workshop) == [1]


@pytest.mark.parametrize(("workshop", "good", "train", "make"), TIMES)
def test_a_trained_member_needs_only_the_time_to_make(workshop: str, good: str, train: int, make: int) -> None:
    scene = Scene().board(crafts="green", family="pink").family(PETER, **{workshop: [1]})
    scene.play("take:crafts:green", f"make:{good}")
    assert scene.s.families[PETER].life == make
    assert scene.at(PETER, workshop) == [1]


@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("wagon", {"orange": 1, "pink": 1}),
        ("horse", {"grain": 3}),
        ("ox", {"grain": 3}),
        ("scroll", {"pink": 1}),
        ("plough", {"orange": 3}),
    ],
)
def test_a_good_for_cubes_or_grain(good: str, price: dict[str, int]) -> None:
    scene = at_crafts(**price).play(f"buy:{good}")
    assert scene.stock(PETER) == {good: 1, "green": 1}
    assert scene.s.families[PETER].life == 0
    assert scene.at(PETER, "farm") == [1, 1, 1, 1]
    for item in price:
        less = dict(price)
        less[item] -= 1
        assert f"buy:{good}" not in at_crafts(**less).legal


def test_example_fedor_makes_a_wagon() -> None:
    """Training costs two time, the wagon two more."""
    scene = Scene().board(crafts="brown", family="pink pink pink")
    scene.play("take:family:pink", "skip", "take:family:pink", "skip")
    scene.play("take:crafts:brown", "train:wainwright:1", "make:wagon")
    assert scene.s.families[FEDOR].life == 4
    assert scene.stock(FEDOR) == {"brown": 1, "coin": 1, "wagon": 1}
    assert scene.at(FEDOR, "wainwright") == [1]


def test_example_or_pays_an_orange_and_a_pink_cube() -> None:
    scene = Scene().board(crafts="brown", family="pink pink pink").farm(FEDOR, orange=1, pink=1)
    scene.play("take:family:pink", "skip", "take:family:pink", "skip", "take:crafts:brown", "buy:wagon")
    assert scene.s.families[FEDOR].life == 0
    assert scene.stock(FEDOR) == {"brown": 1, "wagon": 1}
    assert scene.at(FEDOR, "farm") == [1, 1, 1, 1]


def test_buying_needs_no_member_in_the_workshop() -> None:
    """FAQ: only time needs a member there."""
    scene = Scene().board(crafts="green", family="pink").family(PETER).farm(PETER, pink=1)
    assert scene.play("take:crafts:green", "buy:scroll").stock(PETER) == {"green": 1, "scroll": 1}


def test_buying_works_with_a_member_there_too() -> None:
    scene = Scene().board(crafts="green", family="pink").family(PETER, office=[1]).farm(PETER, pink=1)
    scene.play("take:crafts:green", "buy:scroll")
    assert scene.s.families[PETER].life == 0


def test_training_alone_is_enough() -> None:
    scene = at_crafts().play("train:smithy:1", "done")
    assert scene.stock(PETER) == {"green": 1}
    assert scene.s.families[PETER].life == 3
    assert scene.asked == MARINA


def test_one_good_for_one_action() -> None:
    scene = Scene().board(crafts="green", family="pink").family(PETER, stable=[1]).play("take:crafts:green", "make:ox")
    assert scene.asked == MARINA


def test_a_craftsman_makes_only_what_his_workshop_makes() -> None:
    """A smith forges ploughs and writes no scrolls."""
    scene = Scene().board(crafts="green", family="pink").family(PETER, smithy=[1]).farm(PETER)
    scene.play("take:crafts:green")
    assert scene.legal == ["make:plough", "skip"]
    assert scene.why("make:scroll") == "nobody of yours is trained there: the office"
    assert "nobody of generation 1 is there" in scene.why("train:office:1")


def test_a_new_apprentice_makes_only_what_he_has_learnt() -> None:
    scene = Scene().board(crafts="green", family="pink").family(PETER, farm=[1], office=[1])
    scene.play("take:crafts:green", "train:smithy:1")
    assert scene.legal == ["make:plough", "done"]
    assert scene.why("make:scroll") == "that is made elsewhere: the office"


def test_any_number_of_members_in_a_workshop() -> None:
    scene = Scene().board(crafts="green", family="pink").family(PETER, farm=[1, 2], smithy=[1])
    scene.family(MARINA, smithy=[1]).play("take:crafts:green", "train:smithy:2", "make:plough")
    assert scene.at(PETER, "smithy") == [1, 2]


def test_which_member_is_trained_is_free() -> None:
    """FAQ: the number matters only for birth and death."""
    scene = Scene().board(crafts="green", family="pink").family(PETER, farm=[1, 3]).farm(PETER)
    scene.play("take:crafts:green", "train:office:3", "make:scroll")
    assert scene.at(PETER, "office") == [3]


def test_the_mill_turns_grain_and_time_into_coins() -> None:
    scene = at_crafts(grain=2).play("mill")
    assert scene.stock(PETER) == {"coin": 2, "green": 1}
    assert scene.s.families[PETER].life == 2
    assert "mill" not in at_crafts(grain=1).legal


def test_the_mill_gives_the_coins_that_are_left() -> None:
    scene = Scene().board(crafts="green", family="pink").farm(PETER, grain=2).farm(MARINA, coin=13)
    scene.play("take:crafts:green", "mill")
    assert scene.stock(PETER) == {"coin": 1, "green": 1}


def test_nothing_can_be_made_that_the_supply_lacks() -> None:
    scene = Scene().board(crafts="green", family="pink").farm(PETER, pink=1).farm(MARINA, scroll=8)
    scene.family(PETER, farm=[1], office=[1]).play("take:crafts:green")
    assert not {"make:scroll", "buy:scroll"} & set(scene.legal)
    assert scene.why("make:scroll") == scene.why("buy:scroll") == "none is left in the supply: scroll"


def test_a_refusal_names_the_price() -> None:
    assert at_crafts(orange=1).why("buy:plough") == "it costs orange cube ×3; towards it you have orange cube"
    assert at_crafts(grain=2).why("buy:ox") == "it costs grain ×3; towards it you have grain ×2"


def test_a_refusal_names_coins_only_where_they_could_pay() -> None:
    """«Монеты»: a coin stands in for an influence cube, and for nothing else."""
    plough = "it costs orange cube ×3; towards it you have orange cube, coin"
    assert at_crafts(orange=1, coin=1).why("buy:plough") == plough
    assert at_crafts(grain=2, coin=3).why("buy:ox") == "it costs grain ×3; towards it you have grain ×2"
    assert at_crafts(coin=3).why("mill") == "it costs grain ×2; towards it you have nothing"
