"""Who meets whom, with which deal, on which seat."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.arena import run
from igroteka.arena.plan import Schedule, circles, line_ups, make_plan, rotations
from igroteka.bots import Budget
from igroteka.engine.errors import BadOption, BadStrategy, UnknownGame


@pytest.mark.parametrize(
    ("bots", "players", "focus", "expected"),
    [
        (2, 2, False, [(0, 1)]),
        (3, 2, False, [(0, 1), (0, 2), (1, 2)]),
        (3, 2, True, [(0, 1), (0, 2)]),
        (2, 3, False, [(0, 0, 1), (0, 1, 1)]),
        (2, 3, True, [(0, 1, 1)]),
        (3, 3, True, [(0, 1, 2)]),
        (4, 3, True, [(0, 1, 2), (0, 1, 3), (0, 2, 3)]),
        (1, 2, False, [(0, 0)]),
        (2, 1, False, [(0,), (1,)]),
    ],
)
def test_line_ups(bots: int, players: int, focus: bool, expected: list[tuple[int, ...]]) -> None:
    assert line_ups(bots, players, focus) == expected


def test_circles_are_all_orders_but_for_rotations_and_repetitions() -> None:
    assert circles((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert len(circles((0, 1, 2, 3))) == 6
    assert circles((0, 0, 1, 1)) == [(0, 0, 1, 1)], "0 1 0 1 would be one match twice"
    assert circles((0, 0)) == [(0, 0)]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 2), (3, 3), (2, 3), (4, 3), (2, 4), (5, 4)])
@pytest.mark.parametrize("focus", [False, True])
def test_everybody_sits_everywhere_equally_often_with_the_same_deals(bots: int, players: int, focus: bool) -> None:
    names = ["bmu", "bbm", "smithy", "random", "double-witch"][:bots]
    schedule = Schedule(make_plan("dominion", names, players=players, focus=focus))
    deals = 6
    fixtures = [schedule.fixture(number) for number in range(deals * schedule.deal)]
    assert Counter(fixture.deal for fixture in fixtures) == dict.fromkeys(range(deals), schedule.deal)
    assert len({(fixture.deal, fixture.seats) for fixture in fixtures}) == len(fixtures), "no match is played twice"
    for line_up in schedule.line_ups:
        own = [fixture for fixture in fixtures if tuple(sorted(fixture.seats)) == line_up]
        for bot in set(line_up):
            seats = Counter(seat for fixture in own for seat in range(players) if fixture.seats[seat] == bot)
            assert len(set(seats.values())) == 1
            assert len(seats) == players
    for block in range(0, len(fixtures), players):
        first, *others = fixtures[block : block + players]
        assert {other.seats for other in others} == set(rotations(first.seats)) - {first.seats}


def test_matches_are_rounded_up_to_whole_rotations() -> None:
    schedule = Schedule(make_plan("dominion", ["bmu", "bbm", "smithy"], players=3))
    assert [schedule.whole(games) for games in (1, 3, 4, 100)] == [3, 3, 6, 102]


def test_a_bot_alone_plays_itself() -> None:
    plan = make_plan("dominion", ["bmu", "bmu"])
    assert plan.bots == ["bmu"]
    assert [Schedule(plan).fixture(number).seats for number in range(2)] == [(0, 0), (0, 0)]
    assert [Schedule(plan).fixture(number).deal for number in range(2)] == [0, 1]


def test_labels_of_files_are_short_where_that_is_clear(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "list.txt").write_text("Gold; Silver", "utf-8")
    one, other = (str(tmp_path / folder / "list.txt") for folder in ("a", "b"))
    assert make_plan("dominion", [one, "bmu"]).labels == ["list", "bmu"]
    assert make_plan("dominion", [one, other]).labels == [one, other]


@pytest.mark.parametrize(
    ("game", "names", "more", "error", "complaint"),
    [
        ("domino", ["bmu"], {}, UnknownGame, "did you mean dominion"),
        ("dominion", [], {}, BadStrategy, "needs bots"),
        ("dominion", ["bmu", "deep-thought"], {}, BadStrategy, "has no bot 'deep-thought'"),
        ("dominion", ["bmu", "nowhere.txt"], {}, BadStrategy, "can't read"),
        ("dominion", ["bmu", "bbm"], {"players": 7}, BadOption, "2 to 4 players, not 7"),
        ("dominion", ["bmu", "bbm"], {"options": {"colour": "red"}}, BadOption, "no option 'colour'"),
        ("dominion", ["bmu", "bbm"], {"budget": "soon"}, BadStrategy, "0.5s"),
        ("dominion", ["bmu"], {"focus": True}, BadOption, "two bots"),
    ],
)
def test_what_does_not_fit_is_refused(
    game: str, names: list[str], more: dict[str, Any], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        make_plan(game, names, **more)


@pytest.mark.parametrize("key", igroteka.game_keys())
def test_by_default_the_fewest_that_make_a_contest_play(key: str) -> None:
    seats = igroteka.games.find(key).seats
    assert make_plan(key, ["random"]).players == min(count for count in seats if count > 1)


def test_a_plan_and_a_run_say_what_they_want() -> None:
    names: Any = "bmu"
    with pytest.raises(BadStrategy, match=r"bots are a list, such as \['regular', 'novice'\]; not 'bmu'"):
        make_plan("dominion", names)
    for patience in (-1, 0, "long"):
        with pytest.raises(BadOption, match="patience is a number of seconds, more than 0"):
            make_plan("dominion", ["bmu", "smithy"], patience=patience)  # type: ignore[arg-type]  # that is the mistake
    plan = make_plan("dominion", ["bmu", "smithy"], budget=Budget(0.5, 20))
    assert plan.budget == "20i,0.5s"
    for games in (-1, 0, "5", 2.5):
        with pytest.raises(BadOption, match="games are a whole number, 1 or more"):
            run(plan, games)  # type: ignore[arg-type]  # that is the mistake
