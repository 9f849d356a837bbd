"""«Подготовка» and «Фаза Подготовки»."""

import pytest

import igroteka
from igroteka.games.my_village import kinds
from igroteka.games.my_village.state import State


def start(players: int, first: str = "0") -> State:
    state = igroteka.new("my_village", players, seed=3, options={"first": first}).state
    assert isinstance(state, State)
    return state


def test_everyone_begins_with_five_villagers_and_the_headman_at_home() -> None:
    for village in start(4).villages:
        assert (village.villagers, village.headman) == (0b11111, kinds.HOUSE)
        assert village.time == village.school == village.tree == village.house == 0


@pytest.mark.parametrize(("players", "coins"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_coins_grow_in_turn_order(players: int, coins: list[int]) -> None:
    assert [village.coins for village in start(players).villages] == coins


def test_coins_are_counted_from_the_first_player() -> None:
    s = start(4, first="2")
    assert s.hand == s.active == 2
    assert [village.coins for village in s.villages] == [3, 4, 1, 2]


@pytest.mark.parametrize(("players", "white", "black"), [(2, 8, 3), (3, 6, 2), (4, 8, 3)])
def test_so_many_dice_are_rolled(players: int, white: int, black: int) -> None:
    s = start(players)
    assert sum(s.dice_left(kind) for kind in range(6)) == white
    assert sum(s.dice_left(kind) for kind in range(6, 12)) == black


@pytest.mark.parametrize(("players", "cell"), [(2, 5), (3, 3), (4, 1)])
def test_the_rat_begins_by_the_number_of_players(players: int, cell: int) -> None:
    assert start(players).rat == cell


def test_the_first_player_puts_a_story_point_on_the_hand() -> None:
    s = start(3)
    assert (s.round, s.hand_story, s.hand_back) == (1, 1, 0)


def test_villages_differ_in_their_play_banner_only() -> None:
    s = start(4)
    assert sorted(village.board for village in s.villages) == [0, 1, 2, 3]
    assert sorted(kinds.VILLAGE_PLAYS[village.board] for village in s.villages) == [[5, 6], [5, 8], [6, 9], [8, 9]]


def test_six_customers_wait_and_the_stacks_are_sorted_by_symbol_and_letter() -> None:
    s = start(2)
    assert len(s.offer) == 6
    assert sorted(s.customers + s.offer) == list(range(33))
    assert [len(road) for road in s.roads] == [4, 4, 4, 4, 3]
    assert [len(stack) for stack in s.stacks] == [3, 4, 5]
    assert [sorted(road)[0] for road in s.roads] == [0, 4, 8, 12, 16]


def test_there_are_104_cards() -> None:
    cards = kinds.C
    printed = len(cards.church) + len(cards.monk) + len(cards.council) + len(cards.travel) + len(cards.workshop)
    assert printed + len(cards.customer) + kinds.FIELD_CARDS + len(cards.village) == 104


def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(igroteka.BadOption, match="0 to 1"):
        igroteka.new("my_village", 2, options={"first": "3"})
