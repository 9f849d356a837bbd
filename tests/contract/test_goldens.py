"""Golden playthroughs: whole matches as text, one per game and seat count (and rule set, where a game has several).

Whoever changes a rule sees here what it does to a match. `make goldens` writes them anew. They are the same in both
builds, so the builds agree.
"""

import os
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import games
from igroteka.bots import LEVELS
from tests.contract.setups import place

FOLDER = Path(__file__).parent.parent / "goldens"
WRITE = os.environ.get("IGROTEKA_GOLDENS") == "write"


def wanted() -> list[tuple[str, int, dict[str, Any]]]:
    found = []
    for key in igroteka.game_keys(hidden=True):
        game = games.find(key)
        for options in game.rule_sets:
            for players in game.seats:
                try:
                    game.read_setup(players, options)
                except igroteka.BadOption:
                    continue
                found.append((key, players, options))
    return found


def told(key: str, players: int, options: dict[str, Any]) -> str:
    """A match between the game's written strategies and chance, as people would read it.

    Networks learn, and would play another match each time; what a golden shows is the rules.
    """
    match = igroteka.new(key, players, seed=f"golden {players}", options=options)
    speaker = match.game.speaker("en")
    names = [*(name for name in match.game.strategies if name not in LEVELS[:2]), "random"]
    chosen = [names[seat % len(names)] for seat in range(players)]
    bots = [igroteka.bot(key, "written" if name == "regular" else name, seed=n) for n, name in enumerate(chosen)]
    lines = [f"{speaker.text(match.game.title())}, {players} players: {', '.join(chosen)}", f"options: {options}", ""]
    shown = 0
    while True:
        for event in match.journal[shown:]:
            whole = (1 << players) - 1
            heard = "" if event.audience & whole == whole else f"  (seats {audience(event.audience, players)})"
            lines.append(f"    {speaker.text(match.game.describe(event))}{heard}")
        shown = len(match.journal)
        if match.over:
            break
        seat = match.to_act[0]
        move = bots[seat].choose(match.seat(seat))
        lines.append(f"{match.ply:4} [{seat}] {match.name(move)}")
        match.play(move, seat)
    lines.append("")
    for seat, points in enumerate(match.breakdown):
        sources = ", ".join(f"{line} {n}" for line, n in points.items())
        lines.append(f"seat {seat}: {match.scores[seat]} ({sources})")
    lines.append(f"won by {match.winners}")
    return "\n".join(lines) + "\n"


def named(key: str, players: int, options: dict[str, Any]) -> str:
    """`dominion-2`; with options that make it another game, their values, or the option's name where it is a yes."""
    chosen = [option if value is True else str(value) for option, value in options.items()]
    return "-".join([key, *chosen, str(players)])


def audience(bits: int, players: int) -> str:
    return ",".join(str(seat) for seat in range(players) if bits >> seat & 1)


@pytest.mark.parametrize(("key", "players", "options"), wanted(), ids=str)
def test_golden(key: str, players: int, options: dict[str, Any]) -> None:
    path = FOLDER / f"{named(key, players, options)}.txt"
    text = told(key, players, options)
    if WRITE:
        path.write_text(text, "utf-8")
    assert path.exists(), (
        f"there is no tests/goldens/{path.name}: `make goldens` writes it; read it before you commit it"
    )
    assert path.read_text("utf-8") == text, (
        f"the match of tests/goldens/{path.name} goes another way than before. If a rule was meant to change, raise "
        f"`rules` in {place(games.find(key), '__init__.py')} (records played by the old ones then say so), run `make "
        "goldens` and read the difference; if only words or a bot did, `make goldens` is enough"
    )


def test_no_golden_is_left_over() -> None:
    left = {path.stem for path in FOLDER.glob("*.txt")} - {named(*each) for each in wanted()}
    assert not left, f"no game, seat count or rule set calls for these any more; remove them from tests/goldens: {left}"
