"""Tournaments: the same results whoever plays them, nothing lost, nothing counted twice."""

import os
import signal
from pathlib import Path

import msgspec
import pytest

import igroteka
from igroteka.arena.fixture import MatchFailed, Result
from igroteka.arena.plan import Fixture, Plan, Schedule, make_plan
from igroteka.arena.run import run
from igroteka.arena.store import Store
from igroteka.arena.workers import ArenaWorker, Processes
from igroteka.bots import RandomBot
from igroteka.engine.errors import BadOption, BadRecord
from igroteka.engine.match import Seat


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("dominion", ["bmu", "bbm", "random"])


@pytest.fixture(scope="module")
def expected(plan: Plan) -> list[Result]:
    """Played one after the other, without a folder."""
    return run(plan, 24).results


@pytest.mark.parametrize("key", igroteka.game_keys())
def test_any_game_at_any_table(key: str) -> None:
    for players in igroteka.games.find(key).seats:
        outcome = run(make_plan(key, ["random"], players=players), 2)
        assert len(outcome.results) == 2
        for result in outcome.results:
            assert [sum(points.values()) for points in result.points] == result.scores
            assert result.winners
            assert 0 < result.turns <= result.decisions


def test_a_result_is_that_of_the_match_with_its_seed_and_bots(plan: Plan, expected: list[Result]) -> None:
    for result in expected[:6]:
        bots = [
            igroteka.bot("dominion", plan.bots[bot], seed=f"0:{result.deal}:{s}") for s, bot in enumerate(result.bots)
        ]
        match = igroteka.play_out(igroteka.new("dominion", players=2, seed=f"0:{result.deal}"), bots)
        assert match.scores == result.scores
        assert match.winners == result.winners
        assert match.ply == result.decisions
        assert sum(event.kind.name == "turn" for event in match.journal) == result.turns


def test_workers_change_nothing_even_if_one_is_killed(plan: Plan, expected: list[Result]) -> None:
    workers = Processes(2)
    killed = []

    def kill(done: int, planned: int) -> None:
        if done == 4:
            pid = workers.team[0].process.pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    assert run(plan, 24, workers=workers, progress=kill).results == expected
    assert killed
    assert not workers.team


def test_a_match_that_ends_its_workers_is_called_broken(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    give = ArenaWorker.give

    def give_and_kill(worker: ArenaWorker, fixture: Fixture) -> None:
        give(worker, fixture)
        worker.process.kill()
        worker.process.join()

    monkeypatch.setattr(ArenaWorker, "give", give_and_kill)
    with pytest.raises(MatchFailed, match="match 0 ended its worker process 3 times"):
        run(plan, 2, workers=Processes(1))


def test_a_worker_with_other_rules_refuses(plan: Plan) -> None:
    other = msgspec.structs.replace(plan, components="other")
    with pytest.raises(MatchFailed, match="install the same there"):
        run(other, 2, workers=Processes(1))


def test_a_bot_that_breaks_is_named(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        def choose(self, seat: Seat) -> int:
            raise ZeroDivisionError("oh")

    monkeypatch.setattr("igroteka.bots.bot", lambda *args, **more: Broken())
    with pytest.raises(MatchFailed, match=r"match 0 \(seed 0:0\) broke at ply 0.*\(b.*ZeroDivisionError: oh"):
        run(plan, 2)


def test_strategy_files_are_read_once_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("Province; Gold; Silver", "utf-8")
    plan = make_plan("dominion", [str(path), "bmu"])
    path.write_text("nonsense", "utf-8")
    same = run(make_plan("dominion", ["bbm", "bmu"]), 4).results
    assert run(plan, 4).results == same
    assert run(plan, 4, workers=Processes(2)).results == same


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(plan: Plan, expected: list[Result], tmp_path: Path) -> None:
    def impatient(done: int, planned: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    store = Store(tmp_path, plan, resume=False)
    outcome = run(plan, 24, store=store, progress=impatient)
    store.close()
    assert outcome.interrupted
    assert outcome.results == expected[:7]
    store = Store(tmp_path, plan, resume=True)
    assert sorted(store.results) == list(range(7))
    outcome = run(plan, 24, store=store)
    store.close()
    assert outcome.results == expected
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) == 25
    store = Store(tmp_path, plan, resume=True)
    assert len(run(plan, 30, store=store).results) == 30, "a finished tournament may be made longer"
    assert run(plan, 24, store=store).results == expected
    store.close()


def test_ctrl_c_just_when_a_match_was_written_down_counts_it(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path, plan, resume=False)
    write = store.write

    def interrupted(line: str) -> None:
        write(line)
        if len(store.results) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(store, "write", interrupted)
    outcome = run(plan, 24, store=store)
    store.close()
    assert outcome.interrupted
    assert [result.match for result in outcome.results] == [0, 1, 2, 3]


def finished(folder: Path, plan: Plan, games: int = 8) -> Path:
    store = Store(folder, plan, resume=False)
    run(plan, games, store=store)
    store.close()
    return folder / "results.jsonl"


@pytest.mark.parametrize("torn", [1, 40])
def test_a_torn_last_line_is_played_again(plan: Plan, expected: list[Result], tmp_path: Path, torn: int) -> None:
    path = finished(tmp_path, plan)
    path.write_bytes(path.read_bytes()[:-torn])
    store = Store(tmp_path, plan, resume=True)
    assert len(store.results) == 7
    assert run(plan, 8, store=store).results == expected[:8]
    store.close()
    store = Store(tmp_path, plan, resume=True)
    assert len(store.results) == 8
    store.close()


def test_a_torn_first_line_begins_anew(plan: Plan, tmp_path: Path) -> None:
    path = finished(tmp_path, plan, 2)
    path.write_bytes(path.read_bytes()[:30])
    store = Store(tmp_path, plan, resume=True)
    assert not store.results
    assert len(run(plan, 2, store=store).results) == 2
    store.close()


def test_a_line_that_stands_twice_counts_once(plan: Plan, expected: list[Result], tmp_path: Path) -> None:
    path = finished(tmp_path, plan)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*lines, lines[3], lines[5]]) + "\n", "utf-8")
    store = Store(tmp_path, plan, resume=True)
    assert run(plan, 8, store=store).results == expected[:8]
    store.close()


def test_a_damaged_line_is_pointed_at(plan: Plan, tmp_path: Path) -> None:
    path = finished(tmp_path, plan)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*lines[:3], lines[3][:20], *lines[4:]]) + "\n", "utf-8")
    with pytest.raises(BadRecord, match="line 4 is damaged"):
        Store(tmp_path, plan, resume=True)
    path.write_text("\n".join([*lines[:2], lines[2].replace('"bots":[1,0]', '"bots":[0,0]')]) + "\n", "utf-8")
    with pytest.raises(BadRecord, match="line 3 is not of this tournament"):
        Store(tmp_path, plan, resume=True)
    path.write_text("hello\n", "utf-8")
    with pytest.raises(BadRecord, match="no results file"):
        Store(tmp_path, plan, resume=True)


def test_a_folder_belongs_to_one_tournament(plan: Plan, tmp_path: Path) -> None:
    finished(tmp_path, plan, 2)
    empty = tmp_path / "empty"
    for _ in range(2):
        Store(empty, plan, resume=False).close()  # nothing was played there, so nothing is lost
    with pytest.raises(BadOption, match="--resume"):
        Store(tmp_path, plan, resume=False)
    other = make_plan("dominion", ["bmu", "bbm", "random"], seed="other")
    with pytest.raises(BadOption, match='another tournament \\(seed is "other", there "0"\\)'):
        Store(tmp_path, other, resume=True)


def test_a_folder_that_cannot_be_written_is_refused(plan: Plan, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(BadOption, match="can't write results into"):
        Store(tmp_path / "file" / "folder", plan, resume=False)


def test_records_replay(tmp_path: Path) -> None:
    plan = make_plan("dominion", ["bmu", "bbm"], records=True)
    store = Store(tmp_path, plan, resume=False)
    results = run(plan, 4, store=store, workers=Processes(2)).results
    store.close()
    for result in results:
        record = msgspec.json.decode((tmp_path / "records" / f"{result.match:06}.json").read_bytes())
        assert igroteka.replay(record).scores == result.scores


def test_the_sequential_test_stops_at_the_same_match_however_many_play(tmp_path: Path) -> None:
    plan = make_plan("dominion", ["bmu", "random"])
    alone = run(plan, 500, until_sure=0.95)
    store = Store(tmp_path, plan, resume=False)
    together = run(plan, 500, until_sure=0.95, workers=Processes(3), store=store)
    store.close()
    assert alone.results == together.results
    assert alone.verdicts == together.verdicts
    assert alone.verdicts[0].better == 0
    assert len(alone.results) == alone.verdicts[0].deals * Schedule(plan).deal < 500
    store = Store(tmp_path, plan, resume=True)
    again = run(plan, 500, until_sure=0.95, store=store)
    store.close()
    assert again.results == alone.results


def test_the_sequential_test_may_remain_undecided() -> None:
    outcome = run(make_plan("dominion", ["bmu", "double-witch"]), 20, until_sure=0.99)
    assert len(outcome.results) == 20
    assert outcome.verdicts[0].better is None
