"""«Окончание игры»."""

from igroteka import games
from igroteka.games.my_village.components import COMPONENTS
from igroteka.games.my_village.view import View
from tests.games.my_village.scenes import Scene
from tests.games.telling import decided

GAME = games.find("my_village")


def test_example_michaels_village_is_worth_58() -> None:
    scene = Scene().church("monastery").monks("quill1", "chalice1", "rosary1")
    scene.council("territories", marks=0b01101).meeting()  # travel, customers, religion
    scene.fields(1).journey("a2", "b3").served("k02", "k03", "k01", "k04", "k16")
    scene.village.house = 7
    assert scene.prestige() == {
        "religion": 14,
        "council": 13,
        "fields": 1,
        "travel": 8,
        "customers": 14,
        "story": 7,
        "labourers": 0,
        "hand": 1,
    }
    assert GAME.scores(scene.s)[0] == 58


def test_the_hand_counts_for_its_owner_and_its_story_points_for_nobody() -> None:
    scene = Scene()
    scene.s.hand = 1
    scene.s.hand_story = 5
    assert [scene.prestige(seat)["hand"] for seat in range(3)] == [0, 1, 0]
    assert GAME.scores(scene.s) == [0, 1, 0]


def test_coins_goods_and_story_points_on_the_tree_are_no_prestige() -> None:
    scene = Scene().coins(5).workshop("stable-5", goods=3)
    scene.village.tree = 6
    scene.s.hand = 1
    assert GAME.scores(scene.s)[0] == 0


def test_each_labourer_costs_five() -> None:
    scene = Scene()
    scene.village.labourers = 2
    assert scene.prestige()["labourers"] == -10


def test_cards_count_without_their_villagers() -> None:
    scene = Scene().church("trade").journey("a1").without("abbot", "councilman", "traveller", "craftsman", "merchant")
    assert GAME.scores(scene.s)[0] == 5 + 2 + 1


def tied() -> Scene:
    """Two players with equal prestige."""
    scene = Scene(2)
    scene.houses(4, 5)
    return scene


def test_a_shared_victory_without_anything_left_over() -> None:
    assert GAME.winners(tied().s) == [0, 1]
    assert decided(GAME, tied().s) == [
        "Equal on 5 points: Player 1, Player 2",
        "On a tie, more coins, goods and story points left on the tree win: Player 1 (0), Player 2 (0)",
        "Nothing else breaks the tie, so the victory is shared: Player 1, Player 2",
    ]


def test_most_prestige_wins() -> None:
    scene = tied().coins(9)
    scene.s.villages[1].house = 6
    assert GAME.winners(scene.s) == [1]


def test_a_tie_is_broken_by_coins_goods_and_story_points_together() -> None:
    scene = tied().coins(2, seat=0).coins(1, seat=1)
    assert GAME.winners(scene.s) == [0]
    scene.workshop("stable-5", goods=1, seat=1)
    assert GAME.winners(scene.s) == [0, 1]
    scene.s.villages[1].tree = 1
    assert GAME.winners(scene.s) == [1]
    assert decided(GAME, scene.s, "ru")[1] == (
        "При ничьей побеждает тот, у кого осталось больше монет, товаров и очков истории на дереве: "
        "Игрок 1 — 2, Игрок 2 — 3"
    )


def test_jokers_and_ploughs_on_fields_break_ties_and_other_markers_do_not() -> None:
    scene = tied().council("guild", marks=1)
    scene.houses(2, 5)
    assert GAME.scores(scene.s) == [5, 5]
    assert GAME.winners(scene.s) == [0]
    scene = tied()
    scene.houses(4, 4)
    scene.fields(1, seat=1, ploughs=1)
    assert GAME.scores(scene.s) == [5, 5]
    assert GAME.winners(scene.s) == [1]
    scene = tied().council("people", marks=0b00001).without("abbot").meeting(markers=2, seat=1)
    scene.houses(6, 5)
    assert GAME.winners(scene.s) == [0, 1]


def test_a_view_tells_what_windows_are_worth() -> None:
    scene = Scene().church("healing").monks("quill1", "rosary2")
    view = GAME.view(scene.s, None)
    assert isinstance(view, View)
    seen = view.seats[0]
    assert seen.window_points == COMPONENTS.windows.prestige[seen.windows] > 0
