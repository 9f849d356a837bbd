"""«Бросок кубиков»."""

from igroteka.engine.state import dump
from igroteka.engine.words import Noun
from igroteka.games.bronze_age.components import FACES
from igroteka.games.bronze_age.kinds import ROLLS_DICE
from tests.games.bronze_age.scenes import LATE, Scene


def faces(scene: Scene) -> list[str]:
    return [FACES[face] for face in scene.s.dice]


def test_everyone_begins_with_three_cities_three_food_and_no_goods() -> None:
    scene = Scene(players=4)
    for seat in range(4):
        assert scene.s.cities(seat) == 3
        assert scene.has("food", seat) == 3
        assert scene.goods(seat) == {}


def test_as_many_dice_as_cities() -> None:
    assert len(Scene().play("roll", dice=("coin",) * 3).s.dice) == 3
    assert len(Scene().cities(6).play("roll", dice=("coin",) * 6).s.dice) == 6
    assert len(Scene().cities(7).play("roll", dice=("coin",) * 7).s.dice) == 7


def test_three_rolls_keeping_any_dice() -> None:
    scene = Scene().roll("food", "good", "coin")
    scene.play("reroll:2,3", dice=("workers", "coin"))
    assert faces(scene) == ["food", "workers", "coin"]
    scene.play("reroll:3", dice=("workers",))
    assert faces(scene) == ["food", "workers", "workers"]
    assert scene.s.rolls == 3
    assert "keep" not in scene.legal()
    assert "build:city4" in scene.legal()


def test_a_die_kept_earlier_may_be_rolled_again() -> None:
    scene = Scene().roll("food", "good", "coin").play("reroll:2", dice=("workers",))
    assert "reroll:1,3" in scene.legal()


def test_one_may_stop_after_any_roll() -> None:
    assert "build:city4" in Scene().roll("workers", "food", "food").play("keep").legal()


def test_skulls_must_lie() -> None:
    scene = Scene().roll("skull", "good", "coin")
    assert scene.legal() == ["keep", "reroll:2", "reroll:3", "reroll:2,3"]
    assert scene.why("reroll:1") == "a skull can't be rolled again"


def test_nothing_but_skulls_ends_the_rolls() -> None:
    scene = Scene().roll("skull", "skull", "skull")
    assert scene.s.rolls == 1
    assert "keep" not in scene.legal()


def test_like_dice_are_offered_once() -> None:
    scene = Scene().roll("good", "coin", "good")
    assert scene.legal() == ["keep", "reroll:1", "reroll:1,3", "reroll:2", "reroll:1,2", "reroll:1,2,3"]
    assert "the same as 1" in scene.why("reroll:3")
    assert "the same as 1,2" in scene.why("reroll:2,3")


def test_dice_that_were_not_rolled_have_no_number() -> None:
    assert scene_of_three().why("reroll:2,5") == "you rolled 3 dice"


def scene_of_three() -> Scene:
    return Scene().roll("good", "coin", "food")


def test_the_log_shows_each_die_in_its_place() -> None:
    scene = scene_of_three()
    text = scene.match.game.describe(scene.told("roll-3")[0])
    assert [noun.key for noun in text.args.values() if isinstance(noun, Noun)] == ["good", "coin", "food"]
    assert "1: good · 2: coin · 3: food" in scene.match.game.speaker("en").text(text)
    assert all(kind.reveals for kind in ROLLS_DICE), "a roll can't be taken back"


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_roll() -> None:
    scene = Scene()
    match = scene.match
    match.play("roll")
    while match.to_act == (0,):
        before = match.state.copy()
        match.play(match.legal()[0])
    assert match.can_undo(0)
    match.undo(0)
    assert match.to_act == (0,)
    assert dump(match.state) == dump(before)


# Leadership.


def test_leadership_rolls_one_die_once_more_after_the_last_roll() -> None:
    scene = Scene().own("leadership").roll("good", "coin", "food").play("keep")
    assert scene.legal() == ["keep", "reroll:1", "reroll:2", "reroll:3"]
    scene.play("reroll:2", dice=("workers",))
    assert faces(scene) == ["good", "workers", "food"]
    assert "build:city4" in scene.legal()


def test_leadership_comes_after_the_third_roll_too() -> None:
    scene = Scene().own("leadership").roll("good", "coin", "food")
    scene.play("reroll:1", dice=("good",)).play("reroll:1", dice=("good",))
    assert scene.why("reroll:1,2") == "Leadership is for one die"
    assert scene.play("keep").has("wood") == 1


def test_leadership_rolls_a_skull_again() -> None:
    scene = Scene().own("leadership").roll("skull", "skull", "workers").play("keep", "reroll:1", dice=("food",))
    assert faces(scene) == ["food", "skull", "workers"]
    assert scene.lost() == 0


def test_leadership_can_bring_a_skull_and_it_stands() -> None:
    scene = Scene().own("leadership").roll("skull", "food", "food").play("keep", "reroll:2", dice=("skull",))
    assert scene.lost() == 2


def test_without_leadership_there_is_no_fourth_roll() -> None:
    scene = Scene().roll("workers", "coin", "food").play("keep")
    assert scene.legal()[0] == "build:city4"


# Preservation («Сохранение»).


def test_preservation_doubles_the_food_before_the_roll() -> None:
    """The rulebook's example: 1 pottery and 6 food become 12 food."""
    scene = Scene(**LATE).own("preservation").stock(pottery=1, food=6).play("preserve")
    assert scene.has("food") == 12
    assert scene.has("pottery") == 0


def test_preservation_stops_at_fifteen() -> None:
    assert Scene(**LATE).own("preservation").stock(pottery=1, food=9).play("preserve").has("food") == 15


def test_preservation_works_once_a_turn() -> None:
    scene = Scene(**LATE).own("preservation").stock(pottery=2, food=2).play("preserve")
    assert scene.legal() == ["roll"]
    assert scene.why("preserve") == "Preservation works once a turn"


def test_preservation_takes_pottery_and_food() -> None:
    assert Scene(**LATE).own("preservation").why("preserve") == "you have no pottery"
    assert Scene(**LATE).stock(pottery=1).why("preserve") == "you don't have Preservation"
    hungry = Scene(**LATE).own("preservation").stock(pottery=1, food=0)
    assert hungry.why("preserve") == "it would be of no use now"
