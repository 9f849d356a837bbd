"""Each kingdom card, and each ruling on it, as a scene («Описание карт королевства»)."""

import pytest

import igroteka
from tests.games.dominion.scenes import Scene, cards

# Adventurer


def test_adventurer_finds_two_treasures_and_discards_the_rest() -> None:
    scene = Scene("adventurer", deck="estate copper village gold silver")
    scene.go("play:adventurer")
    assert scene.hand() == "copper gold"
    assert scene.discard() == "village estate"
    assert scene.deck() == "silver"


def test_adventurer_shuffles_without_the_cards_already_revealed() -> None:
    scene = Scene("adventurer", deck="estate copper", discard="duchy gold", shuffles=["duchy gold"])
    scene.go("play:adventurer")
    assert scene.hand() == "copper gold"
    assert scene.discard() == "duchy estate"
    assert scene.deck() == ""


def test_adventurer_takes_one_treasure_if_there_is_only_one() -> None:
    scene = Scene("adventurer", deck="estate copper village")
    scene.go("play:adventurer")
    assert scene.hand() == "copper"
    assert scene.discard() == "village estate"


# Bureaucrat


def test_bureaucrat_puts_a_silver_and_a_victory_card_on_decks() -> None:
    scene = Scene("bureaucrat", deck="copper", others=["estate duchy copper"], decks=["gold"])
    scene.go("play:bureaucrat")
    assert scene.deck() == "silver copper"
    assert scene.to_act == (1,)
    assert scene.answers() == ["topdeck:estate", "topdeck:duchy"]
    assert not scene.can_undo(0)  # who is asked has a Victory card
    scene.go("topdeck:duchy")
    assert scene.deck(1) == "duchy gold"
    assert scene.hand(1) == "copper estate"


def test_bureaucrat_on_empty_decks_makes_the_card_the_whole_deck() -> None:
    scene = Scene("bureaucrat", others=["estate"]).go("play:bureaucrat", "topdeck:estate")
    assert scene.deck() == "silver"
    assert scene.deck(1) == "estate"


def test_bureaucrat_shows_a_hand_without_victory_cards_to_everyone() -> None:
    scene = Scene("bureaucrat", others=["copper*2 village", "gold"]).go("play:bureaucrat")
    for seat in (None, 0, 2):
        assert "Player 2 shows a hand without Victory cards: Copper ×2, Village" in scene.heard(seat)
    assert scene.to_act == (0,)


def test_bureaucrat_without_silver_left_still_attacks_and_counts_gardens() -> None:
    scene = Scene("bureaucrat", others=["gardens copper"], supply={"silver": 0}).go("play:bureaucrat")
    assert scene.deck() == ""
    assert scene.answers() == ["topdeck:gardens"]


# Cellar


def test_cellar_discards_first_and_then_draws_as_many() -> None:
    scene = Scene("cellar estate*2 copper", deck="gold silver")
    scene.go("play:cellar", "discard:estate", "discard:estate", "done")
    assert scene.hand() == "copper silver gold"
    assert scene.discard() == "estate*2"
    assert scene.counters() == (1, 1, 0)


def test_cellar_may_draw_what_it_has_just_discarded() -> None:
    scene = Scene("cellar estate copper", shuffles=["estate"])
    scene.go("play:cellar", "discard:estate", "done")
    assert scene.hand() == "copper estate"


def test_cellar_may_discard_nothing_and_never_itself() -> None:
    scene = Scene("cellar copper", deck="gold").go("play:cellar")
    assert scene.why_not("discard:cellar") == "you have no Cellar in hand"
    scene.go("done")
    assert scene.hand() == "copper"


def test_cellar_shows_others_only_how_many_and_the_top_card() -> None:
    scene = Scene("cellar estate duchy copper", deck="gold silver")
    scene.go("play:cellar", "discard:duchy", "discard:estate", "done")
    assert "Player 1 discards 2 cards, Estate on top" in scene.heard(1)
    assert not any("Duchy" in line for line in scene.heard(1))
    assert "Player 1 discards Duchy, Estate" in scene.heard(0)


# Chancellor


def test_chancellor_may_put_the_deck_into_the_discard_pile() -> None:
    scene = Scene("chancellor", deck="gold silver estate", discard="copper").go("play:chancellor", "discard_deck")
    assert scene.deck() == ""
    assert scene.discard() == "estate silver gold copper"
    assert scene.counters() == (0, 1, 2)


def test_chancellor_may_leave_the_deck() -> None:
    scene = Scene("chancellor", deck="gold silver").go("play:chancellor", "keep_deck")
    assert scene.deck() == "gold silver"


def test_chancellor_must_be_decided_before_anything_else() -> None:
    scene = Scene("chancellor copper", deck="gold").go("play:chancellor")
    assert scene.answers() == ["discard_deck", "keep_deck"]


def test_chancellor_on_an_empty_deck_asks_nothing() -> None:
    scene = Scene("chancellor", discard="copper").go("play:chancellor")
    assert scene.discard() == "copper"
    assert scene.counters() == (0, 1, 2)


# Chapel


def test_chapel_trashes_up_to_four_cards_and_not_itself() -> None:
    scene = Scene("chapel*2 estate*3 copper").go("play:chapel")
    scene.go("trash:chapel", "trash:estate", "trash:estate", "trash:estate")
    assert scene.trash() == "estate*3 chapel"
    assert scene.hand() == "copper"
    assert scene.played() == "chapel"


def test_chapel_may_trash_nothing() -> None:
    scene = Scene("chapel copper").go("play:chapel", "done")
    assert scene.trash() == ""


# Council Room


def test_council_room_draws_four_and_others_must_draw_one() -> None:
    scene = Scene("council_room", deck="copper*5", others=["", ""], decks=["gold"], discards=["", "silver"])
    scene.go("play:council_room")
    assert scene.hand() == "copper*4"
    assert (scene.hand(1), scene.hand(2)) == ("gold", "silver")
    assert scene.counters() == (0, 2, 0)


def test_council_room_is_no_attack() -> None:
    scene = Scene("council_room", others=["moat"], decks=["gold"]).go("play:council_room")
    assert scene.to_act == (0,)
    assert scene.hand(1) == "gold moat"


# Feast


def test_feast_trashes_itself_for_a_card_up_to_five() -> None:
    scene = Scene("feast copper").go("play:feast")
    assert scene.trash() == "feast"
    assert scene.why_not("gain:gold") == "Gold costs 6, the limit is 5"
    scene.go("gain:duchy")
    assert scene.discard() == "duchy"
    assert scene.played() == ""


def test_feast_is_not_helped_by_coins() -> None:
    scene = Scene("festival feast gold").go("play:festival", "play:feast")
    assert scene.state.coins == 2
    assert not scene.can("gain:gold")


# Festival, Laboratory, Market, Smithy, Village, Woodcutter: numbers alone


@pytest.mark.parametrize(
    ("card", "hand", "counters"),
    [
        ("festival", "", (2, 2, 2)),
        ("laboratory", "copper*2", (1, 1, 0)),
        ("market", "copper", (1, 2, 1)),
        ("smithy", "copper*3", (0, 1, 0)),
        ("village", "copper", (2, 1, 0)),
        ("woodcutter", "", (0, 2, 2)),
        ("moat", "copper*2", (0, 1, 0)),
    ],
)
def test_plain_bonuses(card: str, hand: str, counters: tuple[int, int, int]) -> None:
    scene = Scene(card, deck="copper*5").go(f"play:{card}")
    assert scene.hand() == hand
    assert scene.counters() == counters


def test_festival_market_festival_leaves_three_actions() -> None:
    """The rulebook counts aloud: two actions, still two, now three."""
    scene = Scene("festival*2 market", deck="copper")
    counted = []
    for move in ("play:festival", "play:market", "play:festival"):
        counted.append(scene.go(move).state.actions)
    assert counted == [2, 2, 3]


# Gardens


@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (39, 3), (40, 4)])
def test_gardens_give_a_point_for_every_ten_cards_rounded_down(cards: int, points: int) -> None:
    scene = Scene("gardens", deck=f"copper*{cards - 3}", discard="copper", others=[""])
    scene.state.played.append(0)
    assert scene.breakdown[0]["gardens"] == points


@pytest.mark.parametrize(("kingdom", "there"), [("first-game", False), ("size-distortion", True)])
def test_gardens_have_a_line_on_the_score_sheet_where_they_are_in_the_kingdom(kingdom: str, there: bool) -> None:
    lines = igroteka.new("dominion", seed=1, options={"kingdom": kingdom}).view(None)["lines"]
    assert lines == ["estates", "duchies", "provinces", *(["gardens"] if there else []), "curses"]


# Library


def test_library_draws_to_seven_and_sets_actions_aside() -> None:
    scene = Scene("library copper*4", deck="village silver smithy gold estate")
    scene.go("play:library", "set_aside")
    assert scene.answers() == ["set_aside", "keep_card"]
    scene.go("keep_card")
    assert scene.hand() == "copper*4 silver gold smithy"
    assert scene.discard() == "village"


def test_library_does_not_shuffle_in_what_was_set_aside() -> None:
    scene = Scene("library copper*5", deck="village", discard="gold silver", shuffles=["gold silver"])
    scene.go("play:library", "set_aside")
    assert scene.hand() == "copper*5 silver gold"
    assert scene.discard() == "village"


def test_library_draws_what_there_is() -> None:
    scene = Scene("library", deck="copper", discard="silver").go("play:library")
    assert scene.hand() == "copper silver"


def test_library_with_seven_cards_draws_nothing() -> None:
    scene = Scene("library copper*7", deck="gold").go("play:library")
    assert scene.hand() == "copper*7"


def test_library_keeps_the_card_looked_at_from_others() -> None:
    scene = Scene("library", deck="village copper").go("play:library")
    assert scene.view(0)["looked"] == "village"
    assert scene.view(1)["looked"] is None
    assert not any("Village" in line for line in scene.heard(1))


def test_library_tells_at_once_what_comes_before_an_action() -> None:
    scene = Scene("library", deck="copper gold village estate").go("play:library")
    assert [line for line in scene.heard(1) if "draws" in line][-2:] == [
        "Player 1 draws 2 cards",
        "Player 1 draws a card",
    ]


# Militia


def test_militia_makes_others_discard_down_to_three() -> None:
    scene = Scene("militia", others=["copper*3 estate*2"]).go("play:militia", "discard:estate", "discard:estate")
    assert scene.hand(1) == "copper*3"
    assert scene.discard(1) == "estate*2"
    assert scene.counters() == (0, 1, 2)
    assert scene.to_act == (0,)


def test_militia_cannot_be_taken_back_once_it_has_shown_what_another_held() -> None:
    scene = Scene("militia", others=["copper*4"]).go("play:militia")
    assert scene.can_undo(0)
    scene.go("discard:copper")
    assert not scene.can_undo(0, through=[1])  # not even if a program plays there
    assert not scene.can_undo(1)


def test_militia_leaves_a_hand_of_three_alone() -> None:
    scene = Scene("militia", others=["copper*3", "gold*4"]).go("play:militia")
    assert scene.to_act == (2,)


# Mine


def test_mine_turns_a_treasure_into_a_better_one_in_hand() -> None:
    scene = Scene("mine copper silver").go("play:mine", "trash:silver")
    assert scene.why_not("gain:estate") == "Estate is no Treasure"
    scene.go("gain:gold")
    assert scene.hand() == "copper gold"
    assert scene.trash() == "silver"
    assert scene.can("play:gold")


def test_mine_may_gain_the_same_or_a_cheaper_treasure() -> None:
    scene = Scene("mine silver").go("play:mine", "trash:silver")
    assert scene.answers() == ["gain:copper", "gain:silver", "gain:gold"]


def test_mine_is_not_optional_in_the_first_edition() -> None:
    scene = Scene("mine copper estate").go("play:mine")
    assert scene.answers() == ["trash:copper"]


def test_mine_without_a_treasure_does_nothing() -> None:
    scene = Scene("mine estate").go("play:mine")
    assert scene.hand() == "estate"
    assert scene.trash() == ""


# Moat


ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch"]


@pytest.mark.parametrize("attack", ATTACKS)
def test_moat_keeps_every_attack_away(attack: str) -> None:
    scene = Scene(attack, deck="copper*4", others=["moat estate copper*3"], decks=["gold silver"])
    scene.go(f"play:{attack}")
    assert scene.to_act == (1,)
    scene.go("reveal_moat")
    if attack == "spy":
        scene.go("put_back")
    assert scene.hand(1) == "copper*3 estate moat"
    assert (scene.deck(1), scene.discard(1), scene.trash()) == ("gold silver", "", "")
    assert scene.to_act == (0,)


def test_moat_is_shown_before_the_attack_does_anything() -> None:
    scene = Scene("witch", deck="copper*2", others=["moat"]).go("play:witch")
    assert scene.hand() == ""
    scene.go("reveal_moat")
    assert scene.hand() == "copper*2"
    assert scene.discard(1) == ""


def test_moat_protects_its_owner_only() -> None:
    scene = Scene("witch", others=["moat", ""]).go("play:witch", "reveal_moat")
    assert (scene.discard(1), scene.discard(2)) == ("", "curse")


def test_moat_need_not_be_shown() -> None:
    scene = Scene("witch", others=["moat"]).go("play:witch", "no_reaction")
    assert scene.discard(1) == "curse"


def test_moat_answers_each_play_under_throne_room() -> None:
    scene = Scene("throne_room witch", others=["moat"]).go("play:throne_room", "double:witch", "reveal_moat")
    assert scene.to_act == (1,)
    scene.go("no_reaction")
    assert scene.discard(1) == "curse"


def test_moat_owner_is_asked_even_if_it_is_not_in_hand_so_that_asking_tells_nothing() -> None:
    scene = Scene("witch", others=["copper"], decks=["moat"]).go("play:witch")
    assert scene.to_act == (1,)
    assert scene.answers() == ["no_reaction"]
    assert scene.why_not("reveal_moat") == "you have no Moat in hand"


def test_without_any_moat_nobody_is_asked() -> None:
    scene = Scene("witch", others=["copper"]).go("play:witch")
    assert scene.discard(1) == "curse"


# Moneylender


def test_moneylender_trashes_a_copper_for_three_coins_without_asking() -> None:
    scene = Scene("moneylender copper*2").go("play:moneylender")
    assert scene.trash() == "copper"
    assert scene.counters() == (0, 1, 3)


def test_moneylender_without_copper_gives_nothing() -> None:
    scene = Scene("moneylender silver").go("play:moneylender")
    assert scene.counters() == (0, 1, 0)


# Remodel


def test_remodel_gains_a_card_up_to_two_more() -> None:
    scene = Scene("remodel estate").go("play:remodel", "trash:estate")
    assert scene.can("gain:smithy")
    assert scene.why_not("gain:market") == "Market costs 5, the limit is 4"
    scene.go("gain:smithy")
    assert scene.discard() == "smithy"
    assert scene.trash() == "estate"


def test_remodel_may_gain_a_copy_or_something_cheaper() -> None:
    scene = Scene("remodel gold").go("play:remodel", "trash:gold")
    assert scene.can("gain:gold")
    assert scene.can("gain:copper")
    assert scene.can("gain:province")


def test_remodel_cannot_trash_itself_but_another_one() -> None:
    scene = Scene("remodel*2").go("play:remodel")
    assert scene.answers() == ["trash:remodel"]


def test_remodel_without_a_card_in_hand_gives_nothing() -> None:
    scene = Scene("remodel").go("play:remodel")
    assert scene.discard() == ""


# Spy


def test_spy_draws_first_then_everyone_reveals_in_turn_order() -> None:
    scene = Scene("spy", deck="copper estate", others=["", ""], decks=["gold", "curse"])
    scene.go("play:spy")
    assert scene.hand() == "copper"
    scene.go("discard_top", "discard_top", "put_back")
    assert (scene.discard(), scene.discard(1), scene.deck(2)) == ("estate", "gold", "curse")
    assert scene.counters() == (1, 1, 0)


def test_spy_shuffles_where_needed_and_skips_those_without_cards() -> None:
    scene = Scene("spy", deck="copper", others=["", ""], discards=["gold", ""])
    scene.go("play:spy", "put_back")
    assert scene.deck(1) == "gold"
    assert scene.to_act == (0,)
    assert "end_turn" in scene.answers()


# Thief


def test_thief_trashes_one_treasure_of_the_players_choice() -> None:
    scene = Scene("thief", others=[""], decks=["gold silver copper"]).go("play:thief")
    assert scene.answers() == ["steal:silver", "steal:gold"]
    scene.go("steal:gold", "take:gold")
    assert scene.discard() == "gold"
    assert scene.discard(1) == "silver"
    assert scene.trash() == ""


def test_thief_may_leave_what_was_trashed() -> None:
    scene = Scene("thief", others=["", ""], decks=["copper estate", "silver duchy"])
    scene.go("play:thief")
    assert scene.answers() == ["take:copper", "take:silver", "done"]
    scene.go("take:silver", "done")
    assert scene.trash() == "copper"
    assert scene.discard() == "silver"
    assert (scene.discard(1), scene.discard(2)) == ("estate", "duchy")


def test_thief_takes_only_what_this_thief_has_trashed() -> None:
    scene = Scene("thief", others=[""], decks=["silver estate"])
    scene.state.trash += cards("gold")
    scene.go("play:thief")
    assert scene.answers() == ["take:silver", "done"]


def test_thief_victim_with_one_card_shuffles_without_it_for_the_second() -> None:
    scene = Scene("thief", others=[""], decks=["estate"], discards=["silver"]).go("play:thief", "done")
    assert scene.discard(1) == "estate"
    assert scene.deck(1) == ""
    assert scene.trash() == "silver"


def test_thief_finds_no_treasure() -> None:
    scene = Scene("thief", others=[""], decks=["estate duchy gold"]).go("play:thief")
    assert scene.discard(1) == "duchy estate"
    assert scene.deck(1) == "gold"


# Throne Room


def test_throne_room_plays_an_action_twice_and_costs_one_action() -> None:
    scene = Scene("throne_room market", deck="copper silver").go("play:throne_room", "double:market")
    assert scene.hand() == "copper silver"
    assert scene.counters() == (2, 3, 2)
    assert scene.played() == "throne_room market"


def test_throne_room_is_not_optional_in_the_first_edition() -> None:
    scene = Scene("throne_room village copper").go("play:throne_room")
    assert scene.answers() == ["double:village"]


def test_throne_room_without_an_action_does_nothing() -> None:
    scene = Scene("throne_room copper").go("play:throne_room")
    assert "end_turn" in scene.answers()


def test_throne_room_on_throne_room_doubles_two_different_cards() -> None:
    scene = Scene("throne_room*2 village smithy", deck="copper*10").go("play:throne_room", "double:throne_room")
    scene.go("double:village")
    assert scene.state.actions == 4
    assert scene.hand() == "copper*2 smithy"
    scene.go("double:smithy")
    assert scene.hand() == "copper*8"
    assert scene.state.actions == 4


def test_throne_room_first_play_is_done_before_the_second() -> None:
    scene = Scene("throne_room cellar village copper", deck="gold silver").go("play:throne_room", "double:cellar")
    scene.go("discard:copper", "done")
    assert scene.hand() == "gold village"
    assert "play:village" not in scene.answers()
    scene.go("discard:gold", "done")
    assert scene.hand() == "silver village"


def test_throne_room_on_feast_gains_two_and_trashes_one() -> None:
    scene = Scene("throne_room feast").go("play:throne_room", "double:feast", "gain:duchy", "gain:market")
    assert scene.trash() == "feast"
    assert scene.discard() == "market duchy"


def test_throne_room_on_chapel_trashes_up_to_four_twice() -> None:
    scene = Scene("throne_room chapel copper*9").go("play:throne_room", "double:chapel", *["trash:copper"] * 8)
    assert scene.hand() == "copper"


@pytest.mark.parametrize(("coppers", "coins"), [(2, 6), (1, 3)])
def test_throne_room_on_moneylender(coppers: int, coins: int) -> None:
    scene = Scene(f"throne_room moneylender copper*{coppers}").go("play:throne_room", "double:moneylender")
    assert scene.state.coins == coins


def test_throne_room_on_mine_may_use_the_card_just_gained() -> None:
    scene = Scene("throne_room mine copper").go("play:throne_room", "double:mine")
    scene.go("trash:copper", "gain:silver", "trash:silver", "gain:gold")
    assert scene.hand() == "gold"


def test_throne_room_on_remodel_and_workshop_resolves_twice() -> None:
    scene = Scene("throne_room remodel estate*2").go("play:throne_room", "double:remodel")
    scene.go("trash:estate", "gain:silver", "trash:estate", "gain:silver")
    assert scene.discard() == "silver*2"
    scene = Scene("throne_room workshop").go("play:throne_room", "double:workshop", "gain:silver", "gain:village")
    assert scene.discard() == "village silver"


def test_throne_room_on_militia_gives_only_coins_the_second_time() -> None:
    scene = Scene("throne_room militia", others=["copper*5"]).go("play:throne_room", "double:militia")
    scene.go("discard:copper", "discard:copper")
    assert scene.hand(1) == "copper*3"
    assert scene.state.coins == 4
    assert scene.to_act == (0,)


def test_throne_room_on_witch_deals_two_curses() -> None:
    scene = Scene("throne_room witch", deck="copper*4").go("play:throne_room", "double:witch")
    assert scene.hand() == "copper*4"
    assert scene.discard(1) == "curse*2"


def test_throne_room_on_library_draws_again_only_below_seven() -> None:
    scene = Scene("throne_room library copper*2", deck="silver*9").go("play:throne_room", "double:library")
    assert scene.state.sizes[0] == 7


def test_throne_room_on_bureaucrat_takes_two_victory_cards() -> None:
    scene = Scene("throne_room bureaucrat", others=["estate duchy copper"]).go("play:throne_room", "double:bureaucrat")
    scene.go("topdeck:estate", "topdeck:duchy")
    assert scene.deck() == "silver*2"
    assert scene.deck(1) == "duchy estate"


def test_throne_room_on_chancellor_makes_two_offers() -> None:
    scene = Scene("throne_room chancellor", deck="gold").go("play:throne_room", "double:chancellor", "keep_deck")
    assert scene.answers() == ["discard_deck", "keep_deck"]
    assert scene.go("discard_deck").state.coins == 4


def test_throne_room_on_adventurer_finds_four_treasures() -> None:
    scene = Scene("throne_room adventurer", deck="copper estate silver gold copper").go(
        "play:throne_room", "double:adventurer"
    )
    assert scene.hand() == "copper*2 silver gold"


def test_throne_room_on_village() -> None:
    scene = Scene("throne_room village", deck="copper*3").go("play:throne_room", "double:village")
    assert scene.hand() == "copper*2"
    assert scene.state.actions == 4


def test_throne_room_on_spy_thief_and_council_room_is_two_plays() -> None:
    scene = Scene("throne_room thief", decks=["gold estate silver estate"]).go("play:throne_room", "double:thief")
    scene.go("take:gold", "take:silver")
    assert scene.discard() == "silver gold"
    scene = Scene("throne_room council_room", deck="copper*8", decks=["gold*2"])
    scene.go("play:throne_room", "double:council_room")
    assert (scene.hand(), scene.hand(1)) == ("copper*8", "gold*2")


# Witch


def test_witch_gives_each_other_player_a_curse() -> None:
    scene = Scene("witch", deck="copper*2", others=["", "", ""]).go("play:witch")
    assert scene.hand() == "copper*2"
    assert [scene.discard(seat) for seat in (1, 2, 3)] == ["curse"] * 3


def test_witch_deals_the_last_curses_from_the_left() -> None:
    scene = Scene("witch", others=["", "", ""], supply={"curse": 2}).go("play:witch")
    assert [scene.discard(seat) for seat in (1, 2, 3)] == ["curse", "curse", ""]


def test_witch_without_curses_still_draws() -> None:
    scene = Scene("witch", deck="copper*2", supply={"curse": 0}).go("play:witch")
    assert scene.hand() == "copper*2"
    assert scene.discard(1) == ""


# Workshop


def test_workshop_gains_a_card_up_to_four_and_must() -> None:
    scene = Scene("workshop copper").go("play:workshop")
    assert scene.why_not("gain:market") == "Market costs 5, the limit is 4"
    assert scene.why_not("buy:silver") == "this card is gained, not bought: choose “gain”"
    assert "done" not in scene.answers()
    scene.go("gain:gardens")
    assert scene.discard() == "gardens"


def test_gaining_from_an_empty_pile_is_refused() -> None:
    scene = Scene("workshop", supply={"smithy": 0}).go("play:workshop")
    with pytest.raises(igroteka.IllegalMove, match="the pile of Smithy is empty"):
        scene.play("gain:smithy")
