"""Bots that others bring: from a file, or as objects; what they do wrong is their loss, and the run goes on."""

from pathlib import Path

import pytest

import igroteka
from igroteka import arena
from igroteka.arena.workers import Here, Processes, Workers
from igroteka.cli import main

MINE = """
import os
import random
import signal
import time

from beside import FIRST

class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, seat):
        return seat.legal()[FIRST]

class Idle:
    def choose(self, seat):
        return seat.legal()[-1]

class Raises:
    def choose(self, seat):
        raise LookupError("no idea")

class Cheats:
    def choose(self, seat):
        return "buy:province"

class Hangs:
    def choose(self, seat):
        try:
            while True:
                pass
        except Exception:
            return seat.legal()[0]

class Leaves:
    def choose(self, seat):
        raise SystemExit("enough")

class Deaf:
    def choose(self, seat):
        until = time.monotonic() + 0.5
        while time.monotonic() < until:
            try:
                time.sleep(0.5)
            except:
                pass
        return seat.legal()[0]

class Stuck:
    def choose(self, seat):
        while True:
            try:
                time.sleep(100)
            except:
                pass

class Exits:
    def choose(self, seat):
        if seat.ply >= 2:
            os._exit(3)
        return seat.legal()[0]

class ExitsMade:
    made = 0

    def __init__(self):
        ExitsMade.made += 1
        if ExitsMade.made == 2:
            os._exit(4)

    def choose(self, seat):
        return seat.legal()[0]

class ExitsAnywhere:
    def choose(self, seat):
        if random.random() < 0.5:
            os._exit(5)
        return seat.legal()[0]

class Killed:
    def choose(self, seat):
        os.kill(os.getpid(), signal.SIGKILL)

def keen(budget=None):
    return First(budget)

NOTHING = 7
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "beside.py").write_text("FIRST = 0\n")
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    return str(file)


class Lazy:
    """A bot of this test, which can be pickled."""

    name = "lazy"

    def choose(self, seat: igroteka.Seat) -> int:
        return seat.legal()[0]


@pytest.mark.parametrize("workers", [Here(), Processes(2)], ids=["here", "processes"])
def test_a_bot_from_a_file_plays_beside_ours(mine: str, workers: Workers) -> None:
    plan = arena.make_plan("dominion", [f"{mine}:First", "bmu", f"{mine}:keen"])
    found = arena.summarise(arena.run(plan, 6, workers=workers))
    assert found is not None
    assert [bot.name for bot in found.bots] == ["First", "bmu", "keen"]
    assert found.forfeits == []
    assert found.bots[1].share.mean > found.bots[0].share.mean


def test_a_bot_may_be_an_object() -> None:
    plan = arena.make_plan("bronze_age", [Lazy(), "regular"])  # anything with `choose` is a bot
    found = arena.summarise(arena.run(plan, 4, workers=Processes(2)))
    assert found is not None
    assert {bot.name for bot in found.bots} == {"lazy", "regular"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "raised LookupError: no idea (line 22), at ply "),
        ("Cheats", "costs 8"),
        ("Hangs", "took more than 0.2 s"),
        ("Leaves", "raised SystemExit: enough"),
        ("Deaf", "took more than 0.2 s"),
    ],
)
def test_what_a_guest_does_wrong_is_its_own_loss(mine: str, name: str, why: str) -> None:
    patience = 0.2 if "took" in why else 60.0  # a busy machine may need longer even to raise
    plan = arena.make_plan("dominion", [f"{mine}:{name}", "bmu"], patience=patience)
    outcome = arena.run(plan, 2)
    assert len(outcome.results) == 2
    for result in outcome.results:
        assert result.bots[result.forfeited] == 0
        assert result.winners == [1 - result.forfeited]
        assert why in result.why
    found = arena.summarise(outcome)
    assert found is not None
    assert [loss.bot for loss in found.forfeits] == [name, name]


def test_a_guest_that_cannot_be_interrupted_loses_its_match_and_its_process(mine: str) -> None:
    plan = arena.make_plan("dominion", [f"{mine}:Stuck", "bmu"], patience=0.1)
    outcome = arena.run(plan, 4, workers=Processes(2))
    assert [result.bots[result.forfeited] for result in outcome.results] == [0] * 4
    assert all("took more than 0.1 s" in result.why for result in outcome.results)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Exits", "ended its process with exit code 3, asked at ply "),
        ("ExitsAnywhere", "ended its process with exit code 5"),
        ("Killed", "ended its process with exit code -9"),
    ],
)
def test_a_guest_that_ends_its_process_loses_its_match_and_the_run_goes_on(mine: str, name: str, why: str) -> None:
    plan = arena.make_plan("dominion", [f"{mine}:{name}", "bmu"])
    outcome = arena.run(plan, 2, workers=Processes(1))
    assert [result.bots[result.forfeited] for result in outcome.results] == [0, 0]
    assert all(result.why.startswith(why) for result in outcome.results), outcome.results


def test_a_guest_that_ends_its_process_where_it_is_made_loses_that_match(mine: str) -> None:
    plan = arena.make_plan("dominion", [f"{mine}:ExitsMade", "bmu"])
    outcome = arena.run(plan, 4, workers=Processes(1))
    lost = [result for result in outcome.results if result.forfeited >= 0]
    assert len(lost) == 2
    assert all(result.why == "ended its process with exit code 4, asked at ply -1" for result in lost)


def test_the_command_gives_a_guest_a_process_of_its_own(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "dominion", f"{mine}:Exits", "bmu", "--games", "2", "--jobs", "1", "--lang", "en"]) == 0
    assert "ended its process with exit code 3" in " ".join(capsys.readouterr().out.split())


def test_guests_that_go_round_in_circles_are_stopped(mine: str) -> None:
    result = arena.run(arena.make_plan("dominion", [f"{mine}:Idle"]), 1).results[0]
    assert result.decisions == igroteka.games.find("dominion").longest
    assert result.forfeited == -1
    assert "ended as it stood" in result.why
    assert result.winners


def test_the_command_tells_of_it(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "dominion", f"{mine}:Raises", "bmu", "--games", "2", "--jobs", "1", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Raises lost 2 matches by raising, hanging or an illegal answer." in told
    assert "no idea" in told


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere.py:Bot", "there is no file nowhere.py"),
        ("{mine}:Nobody", "has nothing called Nobody"),
        ("{mine}:NOTHING", "is no bot"),
    ],
)
def test_what_is_no_bot_is_refused_before_the_first_match(mine: str, name: str, says: str) -> None:
    with pytest.raises(igroteka.BadStrategy, match=says):
        arena.make_plan("dominion", [name.format(mine=mine), "bmu"])


def test_a_file_that_does_not_run_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind\n")
    with pytest.raises(igroteka.BadStrategy, match="nothing_of_the_kind"):
        igroteka.bot("dominion", f"{tmp_path / 'broken.py'}:Bot")


def test_a_class_is_no_bot_yet() -> None:
    with pytest.raises(igroteka.BadStrategy, match=r"RandomBot is a class: give an object of it, RandomBot\(\)"):
        arena.make_plan("bronze_age", ["random", igroteka.bots.RandomBot])  # type: ignore[list-item]  # that is the mistake
