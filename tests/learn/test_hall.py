"""Where learners play: what lies on the sheet is what the seats know, and the same seed gives the same matches."""

from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka import games
from igroteka.engine.errors import BadOption, BadStrategy
from igroteka.envs.setup import Setup
from igroteka.learn.hall import HALVES, Hall, HallSheet, Layout, Rows, opponent_of, strategy_of
from igroteka.learn.lessons import Lessons, TableKind, seats_of

KEYS = [*igroteka.game_keys(), "pig"]


def lessons_of(game: str, teacher: str = "") -> Lessons:
    return Lessons(game, [n for n in games.find(game).seats if n > 1], teacher)


def part_of(lessons: Lessons, group: TableKind, seed: str = "1", tables: int = 6) -> Rows:
    """Tables in this process."""
    plan = Layout(lessons, [group], HALVES * tables, 1, seed)
    return Rows(plan, HallSheet(plan, bytearray(HallSheet(plan).size)), 0, slice(0, tables), group)


def play(part: Rows, steps: int, seed: int = 0, advise: bool = False) -> Any:
    """Random moves; what was seen on the way."""
    luck = np.random.default_rng(seed)
    part.begin()
    seen = []
    for _ in range(steps):
        mask = part.columns["mask"]
        part.columns["moves"][:] = [luck.choice(np.flatnonzero(row)) for row in mask]
        part.step(advise)
        seen.append(part.columns["seen"].copy())
    return np.array(seen)


@pytest.mark.parametrize("game", KEYS)
def test_what_is_learned_from_is_what_the_network_will_hear(game: str) -> None:
    """By name, at every number of seats; and what only a memory could tell is left out."""
    lessons = lessons_of(game)
    for number, players in enumerate(lessons.players):
        options = lessons.options[number % len(lessons.options)]
        part = part_of(lessons, TableKind(players, options, "", False, 1.0))
        play(part, 60)
        for row, table in enumerate(part.tables.tables):
            s: Any = table.state
            usual = Setup(game, players, lessons.options[0])  # as `NetworkStrategy.seen` reads it, whatever the options
            fresh = usual.seen(s, usual.game.memory(s), table.seat)
            named = dict(zip(usual.observer.names(), fresh, strict=True))
            heard = dict(zip(lessons.inputs, part.columns["seen"][row].tolist(), strict=True))
            for name, value in heard.items():
                if name.startswith("players."):
                    assert value == (name == f"players.{players}")
                else:
                    assert value == named.get(name, 0), name


@pytest.mark.parametrize("game", ["pig", "dominion"])
def test_teachers_say_legal_moves_and_results_are_shares(game: str) -> None:
    lessons = lessons_of(game, "regular")
    group = TableKind(lessons.players[-1], lessons.options[0], "", False, 1.0)
    part = part_of(lessons, group)
    part.begin()
    ended = 0
    for _ in range(900):
        mask, advice = part.columns["mask"], part.columns["advice"]
        assert all(mask[row, move] for row, move in enumerate(advice))
        part.columns["moves"][:] = advice
        part.step(True)
        for row in part.columns["over"].nonzero()[0]:
            ended += 1
            assert part.columns["shares"][row].sum() == pytest.approx(1)
            assert part.columns["shares"][row].min() >= 0
        if ended > 3:
            return
    raise AssertionError("no match has ended")


def test_against_a_bot_only_one_seat_is_asked_in_a_match() -> None:
    lessons = lessons_of("pig")
    part = part_of(lessons, TableKind(4, {}, "regular", True, 1.0))
    part.begin()
    asked: dict[int, set[int]] = {}
    for _ in range(30):
        for row, seat in enumerate(part.columns["seats"].tolist()):
            asked.setdefault(row, set()).add(seat)
        part.columns["moves"][:] = 0
        part.step(False)
        if part.columns["over"].any():
            break
    assert asked
    assert all(len(seats) == 1 for seats in asked.values())
    assert len({seat for seats in asked.values() for seat in seats}) > 1


def test_the_same_seed_gives_the_same_matches_and_another_gives_others() -> None:
    lessons = lessons_of("bronze_age")
    group = TableKind(3, {}, "", False, 1.0)
    first, second, other = (play(part_of(lessons, group, seed), 25) for seed in ("1", "1", "2"))
    assert (first == second).all()
    assert (first != other).any()


def test_processes_share_the_tables_and_take_turns_with_the_halves() -> None:
    lessons = lessons_of("pig", "regular")
    hall = Hall(Layout(lessons, lessons.groups(), 80, 2, "1"))
    try:
        rows = hall.layout.groups_of_rows()
        for _ in range(40):
            for half in range(HALVES):
                hall.wait(half)
                mask = hall.sheet.mask[half]
                assert mask.any(axis=1).all()
                players = hall.sheet.seen[half][:, [lessons.inputs.index(f"players.{n}") for n in lessons.players]]
                assert [lessons.players[at] for at in players.argmax(axis=1)] == [group.players for group in rows]
                hall.answer(half, mask.argmax(axis=1))
        for half in range(HALVES):
            hall.wait(half)
        assert hall.played >= 80 * 40
    finally:
        hall.close()
    assert not any(process.is_alive() for process in hall.processes)


def test_a_process_that_ends_is_noticed() -> None:
    lessons = lessons_of("pig")
    hall = Hall(Layout(lessons, lessons.groups(), 40, 1, "1"))
    try:
        hall.wait(0)
        hall.wait(1)
        hall.processes[0].terminate()
        hall.processes[0].join()
        hall.answer(0, 0)
        with pytest.raises(RuntimeError, match="has ended"):
            hall.wait(0)
    finally:
        hall.close()


def test_every_kind_of_table_is_there_and_shares_sum_to_one() -> None:
    for game in KEYS:
        lessons = lessons_of(game)
        groups = lessons.groups()
        assert sum(group.weight for group in groups) == pytest.approx(1)
        for players in lessons.players:
            mine = [group for group in groups if group.players == players]
            assert sum(group.exam for group in mine) == 1
            assert len([group for group in mine if not group.opponent]) == len(lessons.options)
            usual = players == lessons.game.usual_players
            assert not usual or sum(group.weight for group in mine) == pytest.approx(0.5)
    assert lessons_of("dominion").options[0] == {"kingdom": "random"}


def test_further_options_are_learned_with_the_usual_number_of_players() -> None:
    further = [{"kingdom": "size-distortion"}, {"kingdom": "big-money"}]
    lessons = Lessons("dominion", [2, 3], further=further)
    plain = Lessons("dominion", [2, 3])
    added = [group for group in lessons.groups() if group.players == 2 and not group.opponent][len(plain.options) :]
    assert [group.options for group in added] == further
    assert sum(group.weight for group in lessons.groups()) == pytest.approx(1)
    assert len([group for group in lessons.groups() if group.players == 3]) == len(
        [group for group in plain.groups() if group.players == 3]
    )


def test_seats_as_they_are_typed() -> None:
    assert seats_of("2-4", range(2, 5)) == [2, 3, 4]
    assert seats_of("3", range(1, 5)) == [3]
    assert seats_of("2, 4", range(1, 5)) == [2, 4]
    for typed in ("1-3", "5", "two", "", "2-", "4-2"):
        with pytest.raises(BadOption, match="players are numbers from 2 to 4"):
            seats_of(typed, range(1, 5))


def test_a_bot_that_thinks_long_is_no_teacher() -> None:
    with pytest.raises(BadStrategy, match="thinks too long"):
        strategy_of("pig", "expert")
    with pytest.raises(BadStrategy, match="thinks too long"):
        opponent_of("pig", "expert")
    assert opponent_of("pig", "random").strategy is None
