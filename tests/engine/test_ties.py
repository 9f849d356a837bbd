"""Why a match has ended and how a tie was broken: told by the engine, at the end of the log and as the verdict."""

import io

from rich.console import Console

from igroteka import games
from igroteka.engine.chance import Scripted
from igroteka.engine.match import Match
from igroteka.games.pig.state import State
from igroteka.server.tables.play import played_out
from igroteka.terminal import outcome, score_sheet


def shared() -> Match:
    """Two people at pig, each with 100 points after as many turns."""
    game = games.find("pig")
    match = Match(game, 2, {"even": True, "first": "0"}, 1, chance=Scripted([3, 4]))
    state = match.state
    assert isinstance(state, State)
    state.points[:] = [96, 95]
    for move in ("roll", "hold", "roll"):
        assert match.verdict == []
        match.play(move)
    match.play("hold")
    return match


def test_a_shared_victory_is_the_last_thing_that_the_log_tells() -> None:
    match = shared()
    assert (match.over, match.winners) == (True, [0, 1])
    for seat in (None, 0, 1):
        assert [event.kind.name for event in match.events(seat)[-4:]] == ["hold", "end", "even", "shared"]
    assert [event.ply for event in match.journal[-4:]] == [3, 3, 3, 3], "they belong to the last move"
    speaker = match.game.speaker("ru", ["Анна", "Борис"])
    assert [speaker.text(text) for text in match.verdict] == [
        "Поровну очков (100): Анна, Борис",
        "Больше ничего ничью не разрешает, победа общая: Анна, Борис",
    ]


def test_points_that_decide_need_no_verdict() -> None:
    match = shared()
    match.state.points[1] = 99
    assert (match.winners, match.verdict) == ([0], [])


def test_the_terminal_tells_it_below_the_score_sheet() -> None:
    match = shared()
    speaker = match.game.speaker("en", ["Anna", "Boris"])
    console = Console(file=io.StringIO(), width=100)
    console.print(score_sheet(match, speaker))
    for line in outcome(match, speaker):
        console.print(line)
    page = console.file.getvalue()  # type: ignore[attr-defined] # the StringIO of above
    assert page.rstrip().endswith(
        "Shared victory: Anna, Boris\n"
        "Equal on 100 points: Anna, Boris\n"
        "Nothing else breaks the tie, so the victory is shared: Anna, Boris"
    )


def test_the_outcome_at_a_table_has_it_for_result_sheet_and_history() -> None:
    def figure(seat: int) -> dict[str, object]:
        return {"key": "figure-of", "args": {"player": {"seat": seat}, "n": 100}}

    why = played_out(shared(), rated=True).why
    assert [(each.key, each.args) for each in why] == [
        ("log-end", {"goal": 100, "figures": [figure(0), figure(1)]}),
        ("log-even", {"points": 100, "players": [{"seat": 0}, {"seat": 1}]}),
        ("log-shared", {"players": [{"seat": 0}, {"seat": 1}]}),
    ]
