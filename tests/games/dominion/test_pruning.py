"""What a search tries at all, as players would say it."""

from igroteka.games.dominion.bots.pruning import considered
from tests.games.dominion.scenes import Scene


def worth_a_thought(scene: Scene) -> set[str]:
    return {scene.name(move) for move in considered(scene.state, scene.legal(scene.to_act[0]))}


def test_what_gives_its_action_back_is_played_first() -> None:
    assert worth_a_thought(Scene("smithy market village militia")) == {"play:village"}
    assert worth_a_thought(Scene("smithy market militia")) == {"play:market"}


def test_which_of_two_actions_is_a_question_and_none_is_no_answer() -> None:
    assert worth_a_thought(Scene("smithy militia copper")) == {"play:smithy", "play:militia"}


def test_what_trashes_may_be_left_unplayed() -> None:
    assert worth_a_thought(Scene("remodel gold*2")) == {"play:remodel", "end_actions"}


def test_treasures_are_played_before_a_thought_is_given_to_buying() -> None:
    assert worth_a_thought(Scene("copper*3 gold")) == {"treasures"}


NO_GARDENS = {"gardens": 0}


def test_nobody_buys_a_curse_or_early_points() -> None:
    tried = worth_a_thought(Scene("copper*5", supply=NO_GARDENS).go("treasures"))
    assert {"buy:silver", "buy:moat", "buy:smithy", "buy:market", "end_turn"} <= tried
    assert tried.isdisjoint({"buy:curse", "buy:copper", "buy:estate", "buy:duchy"})


def test_points_are_a_question_near_the_end() -> None:
    for supply in ({"province": 4}, {"moat": 0, "cellar": 0}):
        tried = worth_a_thought(Scene("copper*5", supply=NO_GARDENS | supply).go("treasures"))
        assert {"buy:estate", "buy:duchy", "buy:silver"} <= tried


def test_a_single_buy_is_about_as_dear_as_can_be_paid() -> None:
    tried = worth_a_thought(Scene("gold*2 silver").go("treasures"))
    assert {"buy:province", "buy:gold", "buy:market", "end_turn"} <= tried
    assert tried.isdisjoint({"buy:silver", "buy:smithy", "buy:moat"})


def test_coins_beyond_a_province_pass_over_nothing() -> None:
    """With twelve coins and one buy the Province is still the dearest there is."""
    tried = worth_a_thought(Scene("gold*4").go("treasures"))
    assert {"buy:province", "buy:gold", "buy:market"} <= tried
    assert worth_a_thought(Scene("gold*5").go("treasures")) == tried


def test_with_two_buys_cheap_cards_are_a_question() -> None:
    tried = worth_a_thought(Scene("market gold*2", deck="gold").go("play:market", "treasures"))
    assert {"buy:silver", "buy:smithy", "buy:moat"} <= tried


def test_gardens_make_small_cards_worth_a_thought() -> None:
    assert {"buy:copper", "buy:estate"} <= worth_a_thought(Scene("copper*2").go("treasures"))


def test_what_does_nothing_in_hand_is_discarded_first() -> None:
    scene = Scene("militia", others=["estate copper gold*3"], decks=["copper*5"], deck="copper*5").go("play:militia")
    assert worth_a_thought(scene) == {"discard:estate"}
