"""The 25 tasks, each done and failed. Seat 0's family is looked at."""

import pytest

import igroteka
from igroteka.games.strasbourg.components import CELL_KEYS, TASK_KEYS
from igroteka.games.strasbourg.tasks import needed, reached
from tests.games.strasbourg.scenes import at_the_end, build, done, keep, let, settle_city, started, state_of

ME, OTHER, THIRD = 0, 1, 2


@pytest.mark.parametrize("building", ["bathhouse", "fountain", "inn", "town_hall", "palace"])
def test_two_at_a_building(building: str) -> None:
    task = f"at_{building}"
    assert done(at_the_end({ME: "b1 d1"}, buildings={building: "c1"}), task)
    assert not done(at_the_end({ME: "b1", OTHER: "d1"}, buildings={building: "c1"}), task)
    assert not done(at_the_end({ME: "b2 d2"}, buildings={building: "c1"}), task)  # only diagonally
    assert not done(at_the_end({ME: "b1 d1"}), task)  # not built


def test_two_at_another_building_do_not_count() -> None:
    match = at_the_end({ME: "b1 d1 f2"}, buildings={"inn": "c1", "palace": "g2"})
    assert done(match, "at_inn")
    assert not done(match, "at_palace")


@pytest.mark.parametrize(
    ("task", "three"),
    [
        ("three_smiths", "c2 e4 g3"),
        ("three_vintners", "b2 c3 f5"),
        ("three_cobblers", "h2 i5 e6"),
        ("three_butchers", "d1 i3 f2"),
        ("three_bakers", "a1 a4 c6"),
    ],
)
def test_three_in_a_guild(task: str, three: str) -> None:
    assert done(at_the_end({ME: three}), task)
    two, last = three[:5], three[6:]
    assert not done(at_the_end({ME: two, OTHER: last}), task)


def test_three_at_one_building() -> None:
    assert done(at_the_end({ME: "b1 c2 d1"}, buildings={"fountain": "c1"}), "three_at_one")
    assert not done(at_the_end({ME: "b1 c2 g1"}, buildings={"fountain": "c1", "inn": "g2"}), "three_at_one")


def test_straight() -> None:
    assert done(at_the_end({ME: "d1 e1 f1"}), "straight")
    assert done(at_the_end({ME: "a2 a3 a4"}), "straight")
    assert not done(at_the_end({ME: "d1 e1 g1"}), "straight")
    assert not done(at_the_end({ME: "b1 d1 e1"}), "straight")  # the plot c1 lies between
    assert not done(at_the_end({ME: "h1 i1 a2"}), "straight")  # the next row is no neighbour


@pytest.mark.parametrize(("players", "least"), [(3, 4), (4, 3), (5, 2)])
def test_councillors(players: int, least: int) -> None:
    places = ["church", "smiths", "bakers", "merchants"]
    assert done(at_the_end({}, players, council=dict.fromkeys(places[:least], ME)), "councillors")
    assert not done(at_the_end({}, players, council=dict.fromkeys(places[: least - 1], ME)), "councillors")


def test_four_buildings() -> None:
    plots = {"bathhouse": "c1", "fountain": "g2", "inn": "e3", "palace": "d6"}
    assert done(at_the_end({ME: "b1 g1 d3 c6"}, buildings=plots), "four_buildings")
    assert not done(at_the_end({ME: "b1 d1 g1 d3"}, buildings=plots), "four_buildings")  # two of them at the same
    assert not done(at_the_end({ME: "b1 g1 d3 a4"}, buildings=plots), "four_buildings")  # b4 is not built on


def test_diagonal() -> None:
    assert done(at_the_end({ME: "a1 b2 c3"}), "diagonal")
    assert done(at_the_end({ME: "f1 e2 d3"}), "diagonal")
    assert not done(at_the_end({ME: "a1 b2 c2"}), "diagonal")
    assert not done(at_the_end({ME: "i1 a3 b4"}), "diagonal")  # the edge of the city breaks the row
    assert not done(at_the_end({ME: "d2 f4 g5"}), "diagonal")  # e3 and g5 are plots


def test_largest_family() -> None:
    assert done(at_the_end({ME: "a1 b1 d1", OTHER: "e1 f1", THIRD: "g1"}), "largest_family")
    assert not done(at_the_end({ME: "a1 b1", OTHER: "e1 f1"}), "largest_family")  # a tie
    assert not done(at_the_end({ME: "a1", OTHER: "e1 f1"}), "largest_family")


def test_square() -> None:
    assert done(at_the_end({ME: "d1 e1 d2 e2"}), "square")
    assert not done(at_the_end({ME: "d1 e1 d2", OTHER: "e2"}), "square")
    assert not done(at_the_end({ME: "d1 e1 f1 d2"}), "square")


def test_richest() -> None:
    match = at_the_end({})
    let(match, money=[7, 6, 0, 6])
    assert done(match, "richest")
    let(match, money=[6, 6, 0, 6])
    assert not done(match, "richest")  # a tie


def test_every_guild() -> None:
    assert done(at_the_end({ME: "a1 b2 c2 d1 h2"}), "every_guild")
    assert not done(at_the_end({ME: "a1 b2 c2 d1 e1"}), "every_guild")


def test_three_at_one_chapel() -> None:
    assert done(at_the_end({ME: "a1 b1 b2"}, chapels="a1"), "three_at_chapel")
    assert not done(at_the_end({ME: "a1 b1 d1"}, chapels="a1 d1"), "three_at_chapel")
    assert not done(at_the_end({ME: "a1 b1 b2"}, chapels="d1"), "three_at_chapel")
    assert not done(at_the_end({ME: "a1 b1 b2"}), "three_at_chapel")


def test_four_chapels() -> None:
    assert done(at_the_end({ME: "a1 e1 i1"}, chapels="a1 d1 e1 h1"), "four_chapels")  # e1 touches two
    assert not done(at_the_end({ME: "a1 d1 i1"}, chapels="a1 d1 e1 h1"), "four_chapels")


def test_most_privileges() -> None:
    match = at_the_end({})
    let(match, privileges=[2, 1, 1, 0])
    assert done(match, "most_privileges")
    let(match, privileges=[2, 2, 1, 0])
    assert not done(match, "most_privileges")  # a tie


def test_high_offices() -> None:
    assert done(at_the_end({}, council={"church": ME, "merchants": ME}), "high_offices")
    assert done(at_the_end({}, council={"nobility": ME, "church": ME}), "high_offices")
    assert not done(at_the_end({}, council={"church": ME, "smiths": ME, "merchants": OTHER}), "high_offices")


def test_quarter() -> None:
    assert done(at_the_end({ME: "a1 a2 b2 b3"}), "quarter")
    assert not done(at_the_end({ME: "a1 a2 b3 c3"}), "quarter")  # touching only at a corner
    assert not done(at_the_end({ME: "a1 b1 d1 e1"}), "quarter")  # the plot c1 lies between


def test_corners() -> None:
    assert done(at_the_end({ME: "a1 i1 i6"}), "corners")
    assert not done(at_the_end({ME: "a1 i1 h6", OTHER: "i6"}), "corners")


def test_the_same_members_serve_several_tasks() -> None:
    match = at_the_end({ME: "d1 e1 d2 e2 f1"})
    assert done(match, "square")
    assert done(match, "straight")
    assert done(match, "quarter")


def test_every_task_has_its_points_and_a_failed_one_costs_three() -> None:
    printed = {
        "at_bathhouse": 8, "at_fountain": 7, "at_inn": 6, "at_town_hall": 6, "at_palace": 5,
        "three_smiths": 11, "three_vintners": 9, "three_cobblers": 8, "three_butchers": 7, "three_bakers": 6,
        "three_at_one": 9, "straight": 6, "councillors": 5, "four_buildings": 8, "diagonal": 7,
        "largest_family": 8, "square": 12, "richest": 6, "every_guild": 7, "three_at_chapel": 8,
        "four_chapels": 7, "most_privileges": 7, "high_offices": 7, "quarter": 8, "corners": 6,
    }  # fmt: skip
    for task, points in printed.items():
        match = at_the_end({})
        keep(match, OTHER, task)
        assert match.breakdown[OTHER]["tasks_failed"] == -3
        assert match.breakdown[OTHER]["tasks_done"] == 0
        seen = match.view(OTHER)["seats"][OTHER]["tasks"][0]
        assert (seen["task"], seen["points"], seen["done"]) == (task, points, False)


def test_a_view_tells_how_far_ones_tasks_have_come() -> None:
    """Counted by what judges them; what others have behind their screens is not told before the end."""
    s = state_of(at_the_end({ME: "b1 d1 d2", OTHER: "a1"}, buildings={"palace": "c1"}))
    come = {key: (reached(s, ME, task), needed(s, ME, task)) for task, key in enumerate(TASK_KEYS)}
    assert come["at_palace"] == (2, 2)
    assert come["at_inn"] == (0, 2)
    assert come["largest_family"] == (3, 2)
    assert come["square"] == (2, 4)
    assert come["straight"] == (2, 3)
    match = igroteka.new("strasbourg", 3, seed=2)
    for seat in range(3):
        seen = match.view(seat)["seats"]
        assert [each["tasks"] is None for each in seen] == [other != seat for other in range(3)]
        for task in seen[seat]["tasks"]:
            assert (task["need"] is None) == (task["task"] in ("richest", "most_privileges"))


def test_a_view_tells_what_the_city_brings_to_whom() -> None:
    view = at_the_end({ME: "b1 d1", OTHER: "d2 a1"}, chapels="d1", buildings={"palace": "c1"}).view(ME)
    homes = [CELL_KEYS.index(cell) for cell in ("a1", "b1", "d1", "d2")]
    assert view["sources"] == [
        ["city", "city", homes, 1, [2, 2, 0, 0]],
        ["building", "palace", homes[1:3], 6, [12, 0, 0, 0]],
        ["chapel", "d1", homes[2:], 1, [1, 1, 0, 0]],
    ]
    assert view["city_points"] == [15, 3, 0, 0], "all of it together"
    sites = {site["site"]: shares for site, shares in zip(view["sites"], view["site_shares"], strict=True)}
    assert sites["d1"] == [1, 1, 0, 0]
    worth = dict(zip(CELL_KEYS, view["worth"], strict=True))
    assert (worth["d1"], worth["d2"], worth["a1"], worth["c1"]) == (8, 2, 1, 0)


def test_a_view_tells_how_far_tasks_have_come_and_where_they_are_looked_for() -> None:
    tasks = ["at_palace", "three_at_one", "corners", "richest"]
    match = started(3)
    state = state_of(match)
    state.families[ME].dealt = bytes(sorted(TASK_KEYS.index(task) for task in [*tasks, "three_bakers"]))
    state.families[ME].kept, state.families[ME].decided = 0b11111, 5
    settle_city(match, {ME: "b1 d1 a1", OTHER: "d2"})
    build(match, palace="c1")
    seen = {task["task"]: task for task in match.view(ME)["seats"][ME]["tasks"]}
    assert [CELL_KEYS[cell] for cell in seen["at_palace"]["cells"]] == ["b1", "d1", "c2"]
    assert seen["three_at_one"]["cells"] == seen["at_palace"]["cells"]
    assert [CELL_KEYS[cell] for cell in seen["corners"]["cells"]] == ["a1", "i1", "a6", "i6"]
    assert seen["richest"]["cells"] == []
    assert {seen["three_bakers"]["task"], *tasks} == set(seen)
    stand = {task: seen[task]["stands"] for task in ("at_palace", "three_at_one", "corners")}
    assert stand == {"at_palace": True, "three_at_one": False, "corners": False}
    assert seen["richest"]["stands"] is None, "what others have is behind their screens"
    assert all(task["done"] is None for task in seen.values()), "tasks are looked at when the match is over"
