"""The steps: nobility and church, guilds, merchants, chapel, building"""

import pytest

import igroteka
from igroteka.games.strasbourg.components import CELL_KEYS
from igroteka.games.strasbourg.goods import ALL_GOODS
from tests.games.strasbourg.scenes import (
    ANTON,
    IRINA,
    SVETLANA,
    VLADISLAV,
    at_step,
    build,
    consecrate,
    councillor,
    give,
    goods,
    member,
    names,
    play,
    seat_council,
    settle_city,
    state_of,
    told,
)
from tests.games.telling import warned


def ranked(players: int, guild: str = "cobblers", letter: str = "b") -> igroteka.Match:
    """A guild's step in which everyone has revealed, and seat 0 ranks first, seat 1 second, and so on."""
    match = at_step(letter, {seat: [[6 - seat]] for seat in range(players)}, guild=guild, players=players)
    play(match, *["reveal:1"] * players)
    return match


# A «Влияние на дворянство и церковь»


def test_first_rank_takes_nobility_second_the_church_others_nothing() -> None:
    match = at_step("a", {ANTON: [[2]], IRINA: [[6]], VLADISLAV: [[4]]})
    play(match, "reveal:1", "reveal:1", "reveal:1")
    assert councillor(match, "nobility") == IRINA
    assert councillor(match, "church") == VLADISLAV
    assert match.to_act == (ANTON,)
    assert names(match) == ["recover:2", "leave"]


def test_a_newcomer_sends_the_former_holder_home() -> None:
    match = at_step("a", {IRINA: [[6], [1]]})
    seat_council(match, {"nobility": SVETLANA, "church": ANTON})
    match.play("reveal:1")
    assert councillor(match, "nobility") == IRINA
    assert councillor(match, "church") == ANTON  # nobody ranked second
    assert told(match)[-3:-1] == [
        "Player 1 leaves the council seat: nobility",
        "Player 3 takes the council seat: nobility",
    ]


def test_ones_own_member_stays() -> None:
    match = at_step("a", {SVETLANA: [[6], [1]]})
    match.play("reveal:1")
    assert councillor(match, "nobility") == SVETLANA
    assert not any("leaves the council" in line for line in told(match))


# B, D, F «Влияние на одну из гильдий»


def test_vladislav_becomes_master_of_the_vintners() -> None:
    """The rulebook's example: the council seat, a barrel, and a cell for 4 of his 5 coins."""
    match = at_step("b", {VLADISLAV: [[6]]}, guild="vintners")
    match.play("reveal:1")
    assert councillor(match, "vintners") == VLADISLAV
    assert goods(match, VLADISLAV) == {"barrel": 1}
    match.play("buy:b3")
    assert member(match, "b3") == VLADISLAV
    assert state_of(match).families[VLADISLAV].money == 1


@pytest.mark.parametrize(("cell", "price"), [("b2", 3), ("c4", 4)])
def test_svetlana_becomes_journeyman(cell: str, price: int) -> None:
    """The rulebook's example: a barrel, and another cell than Vladislav's for 3 or 4."""
    match = at_step("b", {SVETLANA: [[5]], VLADISLAV: [[6]]}, guild="vintners")
    play(match, "reveal:1", "reveal:1", "buy:b3")
    assert goods(match, SVETLANA) == {"barrel": 1}
    assert "buy:b3" not in names(match)
    match.play(f"buy:{cell}")
    assert member(match, cell) == SVETLANA
    assert state_of(match).families[SVETLANA].money == 5 - price
    assert councillor(match, "vintners") == VLADISLAV


def test_irina_becomes_apprentice_and_takes_a_barrel() -> None:
    """The rulebook's example: a good instead of a cell."""
    match = at_step("b", {SVETLANA: [[5]], IRINA: [[5]], VLADISLAV: [[6]]}, guild="vintners")
    play(match, "reveal:1", "reveal:1", "reveal:1", "buy:b3", "buy:b2")
    assert match.to_act == (IRINA,)
    match.play("take:barrel")
    assert goods(match, IRINA) == {"barrel": 1}
    assert state_of(match).families[IRINA].money == 5
    assert state_of(match).families[IRINA].homes == 0


def test_an_apprentice_may_take_a_cell_instead() -> None:
    match = ranked(4)
    play(match, "skip", "skip", "buy:h5")
    assert member(match, "h5") == IRINA
    assert goods(match, IRINA) == {}
    assert state_of(match).families[IRINA].money == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_master_has_seat_good_and_cell(players: int) -> None:
    match = ranked(players)
    assert councillor(match, "cobblers") == 0
    assert goods(match, 0) == {"shoes": 1}
    assert match.to_act == (0,)
    assert warned(match.game, match.state, "skip") == "The right to move in would be lost"
    assert warned(match.game, match.state, "buy:h3") is None
    match.play("buy:h3")
    assert member(match, "h3") == 0


@pytest.mark.parametrize("players", [4, 5])
def test_the_second_rank_is_journeyman_with_four_or_five(players: int) -> None:
    match = ranked(players)
    match.play("skip")
    assert goods(match, 1) == {"shoes": 1}
    assert match.to_act == (1,)
    assert "take:shoes" not in names(match)
    match.play("buy:h3")
    assert member(match, "h3") == 1
    assert councillor(match, "cobblers") == 0


def test_with_three_players_the_second_rank_is_apprentice() -> None:
    match = ranked(3)
    match.play("skip")
    assert match.to_act == (1,)
    assert goods(match, 1) == {}
    assert {"take:shoes", "buy:h3", "skip"} <= set(names(match))
    assert warned(match.game, match.state, "skip") == "You would have neither good nor cell"
    match.play("take:shoes")
    assert goods(match, 1) == {"shoes": 1}
    assert match.to_act == (2,)  # who now has his one action


@pytest.mark.parametrize("players", [4, 5])
def test_the_third_rank_is_apprentice_with_four_or_five(players: int) -> None:
    match = ranked(players)
    play(match, "skip", "skip")
    assert match.to_act == (2,)
    assert goods(match, 2) == {}
    assert {"take:shoes", "buy:h3", "skip"} <= set(names(match))


@pytest.mark.parametrize(("players", "idle"), [(3, [2]), (4, [3]), (5, [3, 4])])
def test_the_ranks_below_the_apprentice_may_only_recover(players: int, idle: list[int]) -> None:
    match = ranked(players)
    play(match, *["skip"] * (2 if players == 3 else 3))
    for seat in idle:
        assert match.to_act == (seat,)
        assert names(match) == [f"recover:{6 - seat}", "leave"]
        match.play("leave")
    assert match.view(None)["step"] == "h"  # nobody has a stack left for the steps between


def test_a_rank_nobody_fills_is_not_filled() -> None:
    match = at_step("b", {ANTON: [[1]]}, guild="bakers")
    match.play("reveal:1")
    assert councillor(match, "bakers") == ANTON
    match.play("buy:a1")
    assert [goods(match, seat) for seat in range(4)] == [{}, {"bread": 1}, {}, {}]


def test_moving_in_is_optional() -> None:
    match = ranked(4)
    match.play("skip")
    assert state_of(match).families[0].homes == 0
    assert state_of(match).families[0].money == 5
    assert told(match)[-2] == "Player 1 takes nothing more"


def test_only_empty_cells_of_the_guild_that_one_can_pay() -> None:
    match = at_step("d", {SVETLANA: [[6]]}, guild="smiths")
    state_of(match).families[SVETLANA].money = 4
    settle_city(match, {ANTON: "d2"})
    match.play("reveal:1")
    assert names(match) == ["buy:d4", "buy:f4", "skip"]
    assert match.why_not("buy:c2") == "c2 costs 5, you have 4"
    assert match.why_not("buy:d2") == "Player 2 already lives in d2"
    assert match.why_not("buy:a1") == "a1 belongs to the bakers"
    assert match.why_not("buy:c1") == "c1 is a plot for a building"


def test_without_money_the_master_is_not_asked() -> None:
    match = at_step("d", {SVETLANA: [[6], [1]]}, guild="smiths")
    state_of(match).families[SVETLANA].money = 3
    match.play("reveal:1")
    assert councillor(match, "smiths") == SVETLANA
    assert goods(match, SVETLANA) == {"weapon": 1}
    assert match.view(None)["step"] == "e"


def test_some_bakers_cells_are_free() -> None:
    match = at_step("b", {SVETLANA: [[6]]}, guild="bakers")
    state_of(match).families[SVETLANA].money = 0
    match.play("reveal:1")
    assert names(match) == ["buy:a1", "buy:a2", "buy:a3", "buy:a5", "buy:a6", "buy:b6", "skip"]
    match.play("buy:a1")
    assert state_of(match).families[SVETLANA].money == 0


def test_there_are_six_goods_of_a_kind_and_no_more() -> None:
    match = at_step("b", {seat: [[6 - seat]] for seat in range(4)}, guild="cobblers")
    give(match, VLADISLAV, *["shoes"] * 5)
    play(match, *["reveal:1"] * 4)
    assert goods(match, 0) == {"shoes": 1}  # the last pair
    play(match, "skip")
    assert goods(match, 1) == {}  # the journeyman may still move in
    play(match, "buy:h3")
    assert match.to_act == (IRINA,)
    assert match.why_not("take:shoes") == "there is no pair of shoes left"
    assert match.why_not("take:meat") == "this guild deals in another good: pair of shoes"


def test_family_members_are_without_limit() -> None:
    match = at_step("b", {SVETLANA: [[6]]}, guild="bakers")
    others = [cell for cell in CELL_KEYS if cell not in ("a1", "c1", "g2", "e3", "b4", "i4", "g5", "d6")]
    settle_city(match, {SVETLANA: " ".join(others[:20])})
    match.play("reveal:1")
    match.play("buy:a1")
    assert state_of(match).families[SVETLANA].members() == 21


# C, E, G «Влияние на купечество»


def test_svetlana_sells_weapon_barrel_and_shoes_for_twelve() -> None:
    match = at_step("c", {SVETLANA: [[6]]}, number=2)
    give(match, SVETLANA, "weapon", "barrel", "shoes")
    match.play("reveal:1")
    play(match, "sell:weapon", "sell:barrel", "sell:shoes")
    assert state_of(match).families[SVETLANA].money == 5 + 12
    assert goods(match, SVETLANA) == {}
    assert state_of(match).reserve == ALL_GOODS


def test_meat_and_bread_sell_for_two_and_one() -> None:
    match = at_step("c", {SVETLANA: [[6]]})
    give(match, SVETLANA, "meat", "bread")
    play(match, "reveal:1", "sell:meat", "sell:bread")
    assert state_of(match).families[SVETLANA].money == 8


def test_any_number_of_goods_may_be_sold() -> None:
    match = at_step("e", {SVETLANA: [[6]]})
    give(match, SVETLANA, "weapon", "weapon", "bread")
    match.play("reveal:1")
    assert names(match) == ["sell:weapon", "sell:bread", "done"]
    assert match.why_not("sell:meat") == "you have no side of meat"
    play(match, "sell:weapon", "done")
    assert goods(match, SVETLANA) == {"weapon": 1, "bread": 1}
    assert state_of(match).families[SVETLANA].money == 10


def test_only_the_first_rank_sells() -> None:
    match = at_step("c", {SVETLANA: [[6]], ANTON: [[5]]}, idle_recovers=False)
    give(match, ANTON, "weapon")
    play(match, "reveal:1", "reveal:1")
    assert match.to_act == (ANTON,)
    assert names(match) == ["recover:5", "leave"]


@pytest.mark.parametrize("letter", ["c", "e"])
def test_the_merchants_seat_is_not_taken_at_c_and_e(letter: str) -> None:
    match = at_step(letter, {SVETLANA: [[6]]})
    give(match, SVETLANA, "bread")
    play(match, "reveal:1", "done")
    assert councillor(match, "merchants") == -1


def test_at_step_g_the_winner_also_takes_the_merchants_seat() -> None:
    match = at_step("g", {SVETLANA: [[6]], ANTON: [[5]]})
    give(match, SVETLANA, "weapon")
    play(match, "reveal:1", "reveal:1")
    assert councillor(match, "merchants") == SVETLANA
    assert names(match) == ["sell:weapon", "done"]


def test_at_step_g_a_winner_without_goods_has_acted_and_recovers_nothing() -> None:
    match = at_step("g", {SVETLANA: [[6]]})
    match.play("reveal:1")
    assert councillor(match, "merchants") == SVETLANA
    assert match.view(None)["step"] == "h"


# H «Постройка часовни»


def test_irina_holds_the_church_and_builds_a_chapel_beside_two_of_her_family() -> None:
    """The rulebook's example."""
    match = at_step("a", {IRINA: [[3]], VLADISLAV: [[4]]})
    settle_city(match, {IRINA: "a1 a2"})
    play(match, "reveal:1", "reveal:1")
    assert match.to_act == (IRINA,)
    match.play("chapel:a1")
    assert match.view(None)["sites"][0] == {"site": "a1", "chapel": True, "cells": [0, 1, 9, 10]}
    assert match.breakdown[IRINA]["chapels"] == 2


def test_a_chapel_may_stand_on_any_free_site() -> None:
    match = at_step("h")
    assert match.to_act == (ANTON,)  # who holds the church from the start
    assert names(match) == [f"chapel:{site}" for site in ["a1", "d1", "e1", "h1", "c3", "g3", "e4", "a5", "e5", "h5"]]
    assert match.why_not("chapel:b1") == "there is no site for a chapel at b1/c2"


def test_two_chapels_do_not_share_a_site() -> None:
    match = at_step("h", number=2)
    consecrate(match, "c3")
    assert "chapel:c3" not in names(match)
    assert match.why_not("chapel:c3") == "there is already a chapel at c3/d4"


# I «Постройка здания»


def test_the_holder_of_nobility_builds_this_rounds_building_on_any_free_plot() -> None:
    """The rulebook's example: Vladislav holds the nobility and builds the inn."""
    match = at_step("a", {IRINA: [[3]], VLADISLAV: [[4]]})
    state_of(match).tiles = bytes([2, 0, 1, 3, 4])
    play(match, "reveal:1", "reveal:1", "chapel:a1")
    assert match.to_act == (VLADISLAV,)
    assert names(match) == [f"build:{plot}" for plot in ["c1", "g2", "e3", "b4", "i4", "g5", "d6"]]
    assert match.why_not("build:a1") == "a1 is no plot"
    settle_city(match, {VLADISLAV: "b1 d1"})
    match.play("build:c1")
    assert match.breakdown[VLADISLAV]["inn"] == 8  # two of his family are right beside it
    assert next(cell for cell in match.view(None)["city"] if cell["cell"] == "c1")["building"] == "inn"
    assert [each["cells"] for each in match.view(None)["rounds"]] == [[1, 3, 11], [], [], [], []]  # b1, d1, c2


def test_two_buildings_do_not_share_a_plot() -> None:
    match = at_step("i", number=2)
    state_of(match).tiles = bytes([0, 1, 2, 3, 4])
    build(match, bathhouse="c1")
    assert match.why_not("build:c1") == "there is already a building on c1"


def test_chapel_and_building_are_not_optional() -> None:
    assert all(name.startswith("chapel:") for name in names(at_step("h")))
    assert all(name.startswith("build:") for name in names(at_step("i")))


def test_a_view_tells_what_all_goods_would_bring() -> None:
    match = at_step("c", {SVETLANA: [[5]]})
    give(match, SVETLANA, "bread", "bread", "weapon")
    match.play("reveal:1")
    assert match.view(SVETLANA)["sale"] == 2 * 1 + 5
    assert match.view(ANTON)["sale"] == 0, "what lies behind a screen is told to nobody else"
    match.play("sell:bread")
    assert match.view(SVETLANA)["sale"] == 1 + 5
