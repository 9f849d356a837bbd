"""Preparation, the three phases, the end, and the rulebook's example turn."""

import pytest

import igroteka
from igroteka.engine.chance import Chance, key_of
from igroteka.games.dominion import GAME
from igroteka.games.dominion.components import KEYS, KINGDOMS
from tests.games.dominion.scenes import Scene, text
from tests.games.telling import decided, warned, why_over

# Preparation


@pytest.mark.parametrize(("players", "copper", "victory", "curse"), [(2, 46, 8, 10), (3, 39, 12, 20), (4, 32, 12, 30)])
def test_the_supply_is_laid_out_by_number_of_players(players: int, copper: int, victory: int, curse: int) -> None:
    match = igroteka.new("dominion", players, seed=1, options={"kingdom": "size-distortion"})
    left = {pile["card"]: pile["left"] for pile in match.view()["supply"]}
    basic = {"copper": copper, "silver": 40, "gold": 30, "curse": curse}
    land = dict.fromkeys(("estate", "duchy", "province", "gardens"), victory)
    others = dict.fromkeys(set(KINGDOMS["size-distortion"]) - {"gardens"}, 10)
    assert left == basic | land | others
    assert len(left) == 17


def test_everyone_begins_with_seven_coppers_and_three_estates() -> None:
    match = igroteka.new("dominion", 4, seed=1)
    for seat in range(4):
        cards = match.state.in_hand(seat) + match.state.decks[seat]
        assert text(sorted(cards)) == "copper*7 estate*3"
        assert match.view(seat)["seats"][seat]["hand_size"] == 5


def test_the_first_player_is_drawn_by_lot() -> None:
    began = {igroteka.new("dominion", 4, seed=seed).to_act for seed in range(40)}
    assert began == {(0,), (1,), (2,), (3,)}


def test_a_random_kingdom_is_ten_different_cards_from_the_seed() -> None:
    kingdoms = [
        igroteka.new("dominion", seed=seed, options={"kingdom": "random"}).view()["kingdom"] for seed in (1, 1, 2)
    ]
    assert kingdoms[0] == kingdoms[1] != kingdoms[2]
    assert len(set(kingdoms[0])) == 10


def test_the_page_learns_how_many_cards_a_kingdom_has() -> None:
    (option,) = (each for each in GAME.options if each.key == "kingdom")
    told = option.data()
    assert {len(cards) for cards in told["sets"].values()} == {told["size"]}


def test_a_kingdom_is_listed_by_keys_or_names() -> None:
    listed = "Throne Room, cellar, Market, militia, mine, moat, remodel, smithy, village, Council Room"
    match = igroteka.new("dominion", options={"kingdom": listed})
    assert {"throne_room", "council_room"} <= set(match.view()["kingdom"])


@pytest.mark.parametrize(
    ("kingdom", "complaint"),
    [
        ("first-gam", "is one of first-game"),
        (["cellar"] * 10, "names cellar more than once"),
        (["cellar", "market"], "is ten cards, not 2"),
        (["cellar", "castle"], "there is no card 'castle'"),
        (["cellar", "gold"], "'gold' is in every match"),
        (7, "or a list of ten cards"),
    ],
)
def test_a_bad_kingdom_says_what_is_wrong(kingdom: object, complaint: str) -> None:
    with pytest.raises(igroteka.BadOption, match=complaint):
        igroteka.new("dominion", options={"kingdom": kingdom})


def test_in_a_series_the_left_neighbour_of_the_winner_begins() -> None:
    bots = [igroteka.bot("dominion", name) for name in ("bmu", "random", "random")]
    last = igroteka.play_out(igroteka.new("dominion", 3, seed=1), bots)
    assert last.winners == [0]
    assert igroteka.new("dominion", 3, after=last).to_act == (1,)


def test_after_a_shared_victory_one_who_did_not_share_it_begins() -> None:
    game = igroteka.games.find("dominion")
    chosen = {game.first_after(4, [0, 2], Chance(key_of(seed), 0))["first"] for seed in range(30)}
    assert chosen == {"1", "3"}
    assert game.first_after(2, [0, 1], Chance(key_of(1), 0))["first"] in ("0", "1")


def test_a_series_goes_on_only_from_a_finished_match_of_the_same_size() -> None:
    with pytest.raises(igroteka.BadOption, match="a finished match"):
        igroteka.new("dominion", 2, after=igroteka.new("dominion", 2))


# The phases


def test_the_first_turns_have_no_action_phase() -> None:
    scene = Scene("copper*5")
    assert scene.view(0)["phase"] == "buy"


def test_victory_cards_and_curses_are_never_played() -> None:
    scene = Scene("village estate curse")
    assert scene.why_not("play:estate") == "Estate isn't played: it counts at the end of the match"
    scene.go("end_actions")
    assert scene.why_not("play:curse") == "Curse isn't played: it counts at the end of the match"


def test_playing_an_action_is_optional() -> None:
    scene = Scene("village copper")
    assert scene.view(0)["phase"] == "action"
    scene.go("end_actions")
    assert scene.why_not("play:village") == "the action phase is over: Village can't be played now"


def test_coins_and_buys_are_counted_in_words() -> None:
    scene = Scene("copper silver")
    scene.go("play:copper")
    prompt = scene.game.speaker("en").text(scene.state.stack[-1].prompt(scene.state, 0))
    assert prompt == "Buy: 1 coin and 2 in hand, 1 buy"
    scene.go("play:silver")
    assert scene.game.speaker("en").text(scene.state.stack[-1].prompt(scene.state, 0)) == "Buy: 3 coins, 1 buy"


def test_treasures_wait_for_the_buy_phase() -> None:
    scene = Scene("village copper")
    assert scene.why_not("play:copper") == "this is still the action phase: go on to buying first"
    assert scene.why_not("buy:copper") == "this is still the action phase: go on to buying first"


def test_treasures_are_played_one_by_one_or_all_at_once() -> None:
    scene = Scene("copper silver gold")
    assert scene.go("play:silver").state.coins == 2
    assert scene.go("treasures").state.coins == 6
    assert scene.played() == "silver copper gold"


def test_any_card_of_the_supply_may_be_bought_even_curses() -> None:
    scene = Scene("estate")
    assert scene.answers() == ["buy:copper", "buy:curse", "end_turn"]


def test_a_price_is_told() -> None:
    scene = Scene("gold copper*2").go("treasures")
    assert scene.why_not("buy:province") == "Province costs 8, you have 5"
    assert scene.why_not("buy:province", language="ru") == "Провинция: цена 8, а у вас 5"


def test_two_buys_share_the_coins() -> None:
    """Tolya's six coins: Cellar and Smithy, or one card for six and a Copper for nothing."""
    scene = Scene("woodcutter gold copper").go("play:woodcutter", "treasures", "buy:cellar", "buy:smithy")
    assert scene.discard() == "smithy cellar"
    assert scene.answers() == ["end_turn"]
    scene = Scene("woodcutter gold copper").go("play:woodcutter", "treasures", "buy:gold", "buy:copper")
    assert scene.discard() == "copper gold"


def test_buying_is_optional() -> None:
    scene = Scene("gold*3", deck="estate*5").go("end_turn")
    assert scene.to_act == (1,)


def test_clean_up_discards_all_and_draws_five() -> None:
    scene = Scene("village copper*2", deck="estate silver*2", discard="gold", shuffles=["copper*2 village gold estate"])
    scene.go("play:village", "treasures", "end_turn")
    assert scene.state.sizes[0] == 5
    assert len(scene.state.decks[0]) == 2


def test_played_cards_lie_on_top_of_the_hand_in_the_discard_pile() -> None:
    scene = Scene("estate*2 duchy copper", deck="silver*5").go("play:copper", "end_turn")
    assert scene.discard() == "copper duchy estate*2"
    assert scene.view(1)["seats"][0]["discard_top"] == "copper"


def test_reshuffling_waits_until_a_card_is_needed() -> None:
    scene = Scene("village", deck="copper", discard="gold").go("play:village")
    assert (scene.deck(), scene.discard()) == ("", "gold")


def test_tanyas_turn() -> None:
    """«Пример хода»: Market, Smithy across a reshuffle, seven coins, Village and Remodel."""
    scene = Scene(
        "estate*2 silver smithy market",
        deck="silver copper*2",
        discard="market gold*2 silver*2 duchy",
        shuffles=["market gold*2 silver*2 duchy"],
    )
    scene.go("play:market")
    assert scene.hand() == "silver*2 estate*2 smithy"
    scene.go("play:smithy")
    assert scene.hand() == "copper*2 silver*2 estate*2 market"
    assert scene.why_not("play:market") == "the action phase is over: Market can't be played now"
    scene.go("treasures")
    assert scene.counters() == (0, 2, 7)
    scene.go("buy:village", "buy:remodel")
    assert scene.counters() == (0, 0, 0)
    assert scene.discard() == "remodel village"
    scene.go("end_turn")
    assert scene.hand() == "silver*2 gold*2 duchy"
    assert scene.discard() == "silver*2 copper*2 smithy market*2 estate*2 remodel village"


# The end


def test_the_game_ends_with_the_turn_that_takes_the_last_province() -> None:
    scene = Scene("woodcutter gold*3", supply={"province": 1}).go("play:woodcutter", "treasures", "buy:province")
    assert not scene.over
    assert scene.ending == []
    assert scene.go("buy:copper", "end_turn").over
    assert why_over(GAME, scene.state) == ["The pile of Provinces is empty: the match ends"]
    assert why_over(GAME, scene.state, "ru") == ["Провинций в резерве больше нет: партия окончена"]


def test_the_game_ends_when_three_piles_are_empty() -> None:
    scene = Scene("copper*3", supply={"curse": 0, "moat": 0, "silver": 1}).go("treasures", "buy:silver", "end_turn")
    assert scene.over
    assert why_over(GAME, scene.state) == ["Empty piles of the supply end the match: Silver, Curse, Moat"]
    assert why_over(GAME, scene.state, "ru") == ["Партия окончена, в резерве кончились стопки: Серебро, Проклятие, Ров"]


def test_a_match_that_ends_by_both_rules_tells_both() -> None:
    scene = Scene("gold*3", supply={"curse": 0, "moat": 0, "province": 1}).go("treasures", "buy:province", "end_turn")
    assert why_over(GAME, scene.state) == [
        "The pile of Provinces is empty: the match ends",
        "Empty piles of the supply end the match: Province, Curse, Moat",
    ]


def test_two_empty_piles_are_not_the_end() -> None:
    scene = Scene("copper*3", supply={"curse": 0, "silver": 1}).go("treasures", "buy:silver", "end_turn")
    assert not scene.over


def test_ending_a_turn_with_money_left_is_warned_of() -> None:
    rich = Scene("silver copper")
    assert warned(GAME, rich.state, "end_turn") == (
        "You could still have 3 coins to spend, and ending the turn can't be undone"
    )
    assert warned(GAME, rich.go("treasures").state, "end_turn") == (
        "3 coins are unspent, and ending the turn can't be undone"
    )
    assert warned(GAME, rich.go("buy:silver").state, "end_turn") is None
    assert warned(GAME, Scene("copper").go("play:copper").state, "end_turn") is None, "one coin buys nothing"


def test_buying_a_curse_is_warned_of() -> None:
    scene = Scene("copper")
    assert warned(GAME, scene.state, "buy:curse") == "Curse takes points away at the end"
    assert warned(GAME, scene.state, "buy:copper") is None


def test_a_view_tells_what_all_treasures_would_buy() -> None:
    scene = Scene("silver copper*2", supply={"silver": 0})
    told = scene.view(0)["payable"].split()
    assert {"duchy", "gold", "silver"}.isdisjoint(told)
    assert "estate" in told
    assert scene.go("treasures").view(0)["payable"] == ""


def ending(mine: str, others: list[str]) -> Scene:
    return Scene(mine, others=others, supply={"province": 0}).go("end_turn")


def test_most_points_win_wherever_the_cards_are() -> None:
    scene = Scene("estate duchy", deck="province", discard="curse", others=["province*2"], supply={"province": 0})
    scene.go("end_turn")
    assert scene.scores == [9, 12]
    assert scene.breakdown[0] == {"estates": 1, "duchies": 3, "provinces": 6, "gardens": 0, "curses": -1}
    assert scene.winners == [1]


def test_among_equals_fewer_turns_win() -> None:
    scene = ending("province", ["province", "estate"])
    assert scene.state.turns == [1, 0, 0]
    assert scene.winners == [1]
    assert decided(GAME, scene.state) == [
        "Equal on 6 points: Player 1, Player 2",
        "On a tie, fewer turns win: Player 1 (1), Player 2 (0)",
    ]
    assert decided(GAME, scene.state, "ru")[1] == (
        "При ничьей побеждает тот, кто сделал меньше ходов: Игрок 1 — 1, Игрок 2 — 0"
    )


def test_equal_points_and_turns_share_the_victory() -> None:
    scene = ending("estate", ["province", "province"])
    assert scene.winners == [1, 2]
    assert decided(GAME, scene.state)[1:] == [
        "On a tie, fewer turns win: Player 2 (0), Player 3 (0)",
        "Nothing else breaks the tie, so the victory is shared: Player 2, Player 3",
    ]


def test_nothing_can_be_played_after_the_end() -> None:
    scene = ending("copper", ["copper"])
    assert scene.why_not("buy:copper", seat=0) == "the match is over"
    with pytest.raises(igroteka.IllegalMove):
        scene.play("end_turn", seat=0)


def test_there_are_500_cards_in_the_box() -> None:
    """130 treasures, 48 victory cards and 30 curses: four players use them all, and ten kingdom piles."""
    match = igroteka.new("dominion", 4, seed=1, options={"kingdom": "size-distortion"})
    census = match.game.census(match.state)
    assert census["copper"] + census["silver"] + census["gold"] == 130
    assert census["estate"] + census["duchy"] + census["province"] == 48
    assert census["curse"] == 30
    assert sum(census[key] for key in KEYS[7:]) == 9 * 10 + 12
