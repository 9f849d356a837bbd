"""«Подготовка к игре», «Ход игрового раунда», «Начало нового раунда»."""

import pytest

import igroteka
from igroteka.games.village import GAME
from igroteka.games.village.components import SPACES
from igroteka.games.village.counts import count_of, packed
from igroteka.games.village.kinds import PLAGUE
from igroteka.games.village.look import by_item
from tests.games.village.scenes import ANNA, FEDOR, MARINA, PETER, Scene


def test_every_family_begins_with_four_on_the_farm_and_a_coin() -> None:
    scene = Scene(4)
    for seat in (PETER, MARINA, FEDOR, ANNA):
        assert scene.at(seat, "farm") == [1, 1, 1, 1]
        assert scene.at(seat, "unborn") == [2, 2, 2, 3, 3, 4, 4]
        assert scene.stock(seat) == {"coin": 1}
        assert scene.s.families[seat].life == 0
    assert GAME.scores(scene.s) == [1, 1, 1, 1]


@pytest.mark.parametrize(("players", "stalls", "graves"), [(2, 3, 3), (3, 4, 4), (4, 5, 5)])
def test_market_and_graves_by_number_of_players(players: int, stalls: int, graves: int) -> None:
    s = Scene(players).s
    assert (len(s.stalls), len(s.queue), len(s.pile)) == (stalls, 5, 24 - stalls - 5)
    assert s.graves_room == graves


@pytest.mark.parametrize(("players", "rooms"), [(2, [2, 2, 2, 2, 2]), (3, [3, 2, 3, 3, 2]), (4, [4, 3, 3, 3, 3])])
def test_chronicle_by_number_of_players(players: int, rooms: list[int]) -> None:
    assert Scene(players).s.chronicle_room == rooms


@pytest.mark.parametrize(
    ("players", "cubes", "spaces"),
    [(2, 18, [2, 3, 4, 2, 3, 2, 2]), (3, 21, [3, 3, 4, 2, 3, 3, 3]), (4, 24, [3, 4, 5, 3, 3, 3, 3])],
)
def test_cubes_of_a_round_by_number_of_players(players: int, cubes: int, spaces: list[int]) -> None:
    scene = Scene(players)
    assert [sum(scene.cubes(space).values()) for space in SPACES] == spaces
    assert scene.s.cubes_left == cubes


@pytest.mark.parametrize(("players", "colour", "left"), [(2, 4, 4), (3, 5, 5), (4, 6, 6)])
def test_some_cubes_stay_in_the_bag(players: int, colour: int, left: int) -> None:
    s = Scene(players).s
    assert sum(by_item(s.bag).values()) == left
    everywhere = s.bag + sum(s.board)
    for cube in range(4):
        assert count_of(everywhere, cube) == colour
    assert count_of(everywhere, PLAGUE) == 6, "all six plague cubes are in the bag or on the board"


def test_the_marker_of_the_next_first_player_lies_in_the_council() -> None:
    assert Scene().s.next_first == -1


def test_leftovers_stay_in_the_bag_and_returned_plague_cubes_come_back() -> None:
    """A pink and two plague cubes were left in the bag; five of each colour and the other four plague cubes join."""
    scene = Scene(numbers=[0] * 21).board().empty_bag()
    scene.s.bag = packed([0, 0, 0, 1, 2])
    scene.s.stock -= scene.s.bag
    scene.mass()
    # Drawing "0" always takes the first cube left in the bag, so orange comes first and plague last.
    assert scene.s.rounds == 2
    assert scene.cubes("harvest") == {"orange": 3}
    assert scene.cubes("church") == {"pink": 3}
    assert by_item(scene.s.bag) == {"plague": 6}


def test_a_colour_that_runs_short_adds_only_what_there_is() -> None:
    """Marina hoards 15 orange cubes and Peter takes another: two are left for the bag, where five should go."""
    scene = Scene(numbers=[0] * 21).board().empty_bag().farm(MARINA, orange=15).mass()
    assert scene.s.supply(0) == 0
    assert scene.cubes("harvest") == {"orange": 2, "green": 1}
    assert scene.s.cubes_left == 21
    assert by_item(scene.s.bag) == {"plague": 2}, "17 influence and 6 plague cubes went in, 21 came out"


def test_if_players_hoard_everything_the_last_spaces_stay_empty() -> None:
    """The rulebook thinks this can't happen; then what exists is laid out, harvest first."""
    scene = Scene(numbers=[0] * 10).board().empty_bag()
    scene.farm(MARINA, orange=17, green=18, brown=18, pink=18).mass()
    assert scene.cubes("harvest") == {"plague": 3}
    assert scene.cubes("family") == {"plague": 3}
    assert scene.cubes("crafts") == {}
    assert scene.s.cubes_left == 6


def test_the_round_ends_when_the_last_cube_is_taken() -> None:
    scene = Scene(numbers=[0] * 21).board(harvest="green", family="pink")
    scene.play("take:family:pink", "birth")
    assert (scene.s.rounds, scene.asked) == (1, MARINA)
    scene.play("take:harvest:green", "harvest")
    assert "mass" in scene.told()
    assert scene.s.rounds == 2
    assert scene.stock(MARINA)["grain"] == 2, "the action of the last cube is still carried out"


def test_the_first_player_stays_if_nobody_took_the_marker() -> None:
    scene = Scene(numbers=[0] * 21).board(family="pink orange")
    scene.play("take:family:pink", "birth", "take:family:orange", "birth")
    assert (scene.asked, scene.s.first) == (PETER, PETER)


def test_who_took_the_marker_begins_the_next_round_and_puts_it_back() -> None:
    scene = Scene(numbers=[0] * 21).board(council="pink", family="green")
    scene.farm(PETER, green=2).play("take:family:green", "birth")
    scene.farm(MARINA, scroll=1).play("take:council:pink", "enter:1:scroll", "privilege:chamber-1")
    assert (scene.asked, scene.s.first, scene.s.next_first) == (MARINA, MARINA, -1)


def test_the_seat_that_begins_is_an_option() -> None:
    assert igroteka.new("village", 3, seed=1, options={"first": "2"}).to_act == (2,)
    with pytest.raises(igroteka.BadOption, match="0 to 1, or random"):
        igroteka.new("village", 2, options={"first": "3"})


@pytest.mark.parametrize("players", [1, 5])
def test_for_two_to_four(players: int) -> None:
    with pytest.raises(igroteka.BadOption, match="2 to 4"):
        igroteka.new("village", players)
