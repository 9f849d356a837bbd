"""Every game at every seat count and with every option: what the contract suite runs on.

Where a test finds something missing, it says what to write and in which file: `place` names the files.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka import games
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.game import Game
from igroteka.engine.texts import HERE

SOAK = bool(os.environ.get("IGROTEKA_SOAK"))
SEEDS = range(20) if SOAK else range(1)
FAR = 50_000
"""No match of random moves is this long."""


WRITTEN = tuple(sorted(file.stem for file in HERE.glob("*.ftl")))
"""The languages that a room is written in; others are folders of their own, and may lack words."""


def place(game: Game, file: str) -> str:
    """A file of a room, as one finds it from the root of the repository."""
    return str(Path("src", "igroteka", "games", game.folder.name, file))


def texts(game: Game) -> str:
    """Where a room's words are written."""
    return f"{place(game, 'texts/en.ftl')} and {place(game, 'texts/ru.ftl')}"


class Setup:
    """A game, so many players, some options."""

    def __init__(self, game: str, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __repr__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game}-{self.players}" + (f"-{chosen}" if chosen else "")

    def new(self, seed: int, journal: bool = True) -> igroteka.Match:
        return igroteka.new(self.game, self.players, seed, self.options, journal=journal)


def setups() -> list[Setup]:
    """Each seat count with default options, and each value of each option where it is allowed.

    Who begins is the engine's own option, the same in all rooms, and drawn by lot unless chosen: but for a soak, one
    seat stands for all.
    """
    found = []
    for key in igroteka.game_keys(hidden=True):
        game = games.find(key)
        for players in game.seats:
            found.append(Setup(key, players, {}))
            for option in game.options:
                for value in option.samples():
                    if value == option.default or (option.key == "first" and value != str(players - 1) and not SOAK):
                        continue
                    try:
                        game.read_setup(players, {option.key: value})
                    except igroteka.BadOption:
                        continue
                    found.append(Setup(key, players, {option.key: value}))
    return found


SETUPS = setups()
every_setup = pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=pytest.mark.once if "first" in setup.options else ()) for setup in SETUPS],
    ids=repr,
)
"""Who begins is the engine's doing, whatever the build: where both are tried, matches that choose it run on one."""


def walk(setup: Setup, seed: int, journal: bool = True) -> Iterator[tuple[igroteka.Match, Chance]]:
    """A random match, position by position, with a source of further choices for the test."""
    match = setup.new(seed, journal)
    chance = Chance(key_of(f"walk {setup} {seed}"), 0)
    while True:
        yield match, chance
        if match.over:
            return
        assert match.ply < FAR, (
            f"after {FAR} random moves the match is not over: look in {place(match.game, 'rules.py')} for what never "
            "ends (an empty stack of questions is the end)"
        )
        seat = match.to_act[chance.below(len(match.to_act))]
        legal = match.legal(seat)
        assert legal, (
            f"{type(match.state.stack[-1]).__name__} asks seat {seat} and its `answers` are none: in that case don't "
            f"ask it ({place(match.game, 'rules.py')}, or the chapter where it is asked)"
        )
        match.play(chance.pick(legal), seat)
