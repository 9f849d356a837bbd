"""A match judged, by a small judge whose opinion is known beforehand."""

import json
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.arena.analyse import Analysis, analyse
from igroteka.arena.analysis_report import sparkline
from igroteka.bots import Bot
from igroteka.engine.errors import BadRecord
from igroteka.engine.match import Seat
from tests.arena.test_commands import UNSPOKEN, Checked, Run, igro

__all__ = ["igro"]


class Thought:
    def __init__(self, move: int, win: float) -> None:
        self.move = move
        self.win = win
        self.visits = 10
        self.line = [move]


class Thoughts:
    def __init__(self, candidates: list[Thought], win: list[float]) -> None:
        self.candidates = candidates
        self.win = win


class Opinionated(Bot):
    """Thinks the first legal move best, the second half as good, and hasn't thought of the others."""

    def explain(self, seat: Seat) -> Thoughts:
        moves = seat.legal()
        return Thoughts(
            [Thought(moves[0], 0.8), Thought(moves[1], 0.4)],
            [0.8 if other == seat.index else 0.2 / (seat.players - 1) for other in range(seat.players)],
        )


@pytest.fixture
def record() -> dict[str, Any]:
    bots = [igroteka.bot("dominion", name) for name in ("bmu", "bbm")]
    return igroteka.play_out(igroteka.new("dominion", players=2, seed=3), bots).record()


def judge(record: dict[str, Any]) -> Analysis:
    return analyse(record, [Opinionated(), Opinionated()])


def test_every_choice_is_judged_and_nothing_else(record: dict[str, Any]) -> None:
    analysis = judge(record)
    match = igroteka.replay(record, upto=0)
    choices = []
    for ply, (seat, name) in enumerate(record["moves"]):
        if len(match.legal(seat)) > 1:
            choices.append((ply, seat, name))
        match.play(name, seat)
    assert [(each.ply, each.seat, each.move) for each in analysis.decisions] == choices
    assert analysis.winners == match.winners


def test_what_a_decision_lost(record: dict[str, Any]) -> None:
    analysis = judge(record)
    match = igroteka.replay(record, upto=0)
    moves = iter(record["moves"])
    kinds = set()
    for number, decision in enumerate(analysis.decisions):
        while match.ply < decision.ply:
            seat, name = next(moves)
            match.play(name, seat)
        place = match.legal(decision.seat).index(match.move(decision.move))
        kinds.add(min(place, 2))
        if place == 0:
            assert decision.lost == 0
        elif place == 1:
            assert decision.lost == pytest.approx(0.4)
        else:
            point = analysis.curve(decision.seat)[number + 1][1]
            assert decision.lost == pytest.approx(max(0.0, 0.8 - point)), "by the chances at the next decision"
    assert kinds >= {0, 2}


def test_mistakes_are_the_largest_first_and_curves_end_with_the_result(record: dict[str, Any]) -> None:
    analysis = judge(record)
    lost = [decision.lost for decision in analysis.mistakes()]
    assert len(lost) == 10
    assert lost == sorted(lost, reverse=True)
    (winner,) = record["result"]["winners"]
    assert analysis.curve(winner)[-1] == (len(record["moves"]), 1.0)
    assert analysis.curve(1 - winner)[-1] == (len(record["moves"]), 0.0)


def test_ctrl_c_keeps_what_is_judged(record: dict[str, Any]) -> None:
    def impatient(done: int, planned: int) -> None:
        if done == 20:
            raise KeyboardInterrupt

    analysis = analyse(record, [Opinionated(), Opinionated()], progress=impatient)
    assert analysis.interrupted
    assert 0 < len(analysis.decisions) <= 20


def test_a_broken_record_is_refused_before_the_first_judgement(record: dict[str, Any]) -> None:
    record["moves"][-1] = [0, "buy:gold"]

    class Never(Opinionated):
        def explain(self, seat: Seat) -> Thoughts:
            raise AssertionError("judged")

    with pytest.raises(BadRecord):
        analyse(record, [Never(), Never()])


def test_a_curve_in_one_line() -> None:
    assert sparkline([(0, 0.0), (1, 0.5), (2, 1.0)]) == " ▄█"
    assert len(sparkline([(ply, 0.5) for ply in range(500)])) == 60
    assert sparkline([]) == ""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_command(
    igro: Run, record: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps({"record": record, "seats": ["you", "bbm"]}), "utf-8")
    monkeypatch.setattr("igroteka.bots.bot", lambda *arguments, **more: Opinionated())
    command = ["analyse", path, "--budget", "10i", "--lang", language, "--out", tmp_path / "out"]
    code, told = igro(*command)
    assert code == 0
    assert not UNSPOKEN.search(told)
    assert ("The largest mistakes" if language == "en" else "Самые большие ошибки") in told
    data = json.loads((tmp_path / "out" / "analysis.json").read_text("utf-8"))
    assert data["game"] == "dominion"
    assert data["budget"] == "10i"
    assert len(data["decisions"]) == len(judge(record).decisions)
    page = Checked((tmp_path / "out" / "analysis.html").read_text("utf-8"))
    assert page.charts == 1
    assert page.tables == 4


def test_mistakes_are_explained(
    igro: Run, record: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "record.json"
    path.write_text("{", "utf-8")
    assert "can't read nowhere.json" in igro("analyse", "nowhere.json")[1]
    assert "is not JSON" in igro("analyse", path)[1]
    path.write_text("{}", "utf-8")
    assert "not a record of Igroteka" in igro("analyse", path)[1]
    path.write_text(json.dumps(record), "utf-8")
    assert "0.5s" in igro("analyse", path, "--budget", "soon")[1]
    monkeypatch.setattr("igroteka.bots.bot", lambda *arguments, **more: Bot())
    assert "can't explain its moves" in igro("analyse", path)[1]
    monkeypatch.setattr("igroteka.bots.bot", lambda *arguments, **more: Opinionated())
    code, told = igro("analyse", path, "--out", path)
    assert code == 2
    assert "can't write into" in told
