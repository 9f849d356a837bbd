"""Every game at every seat count and with every option: what the contract suite runs on."""

import os
from collections.abc import Iterator
from typing import Any

import igroteka
from igroteka import games
from igroteka.engine.chance import Chance, key_of

SEEDS = range(20) if os.environ.get("IGROTEKA_SOAK") else range(1)
FAR = 50_000
"""No match of random moves is this long."""


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
    """Each seat count with default options, and each value of each option where it is allowed."""
    found = []
    for key in igroteka.game_keys(hidden=True):
        game = games.find(key)
        for players in game.seats:
            found.append(Setup(key, players, {}))
            for option in game.options:
                for value in option.samples():
                    if value == option.default:
                        continue
                    try:
                        game.read_setup(players, {option.key: value})
                    except igroteka.BadOption:
                        continue
                    found.append(Setup(key, players, {option.key: value}))
    return found


SETUPS = setups()


def walk(setup: Setup, seed: int, journal: bool = True) -> Iterator[tuple[igroteka.Match, Chance]]:
    """A random match, position by position, with a source of further choices for the test."""
    match = setup.new(seed, journal)
    chance = Chance(key_of(f"walk {setup} {seed}"), 0)
    while True:
        yield match, chance
        if match.over:
            return
        assert match.ply < FAR, "the match doesn't end"
        seat = match.to_act[chance.below(len(match.to_act))]
        legal = match.legal(seat)
        assert legal, f"seat {seat} is asked and may answer nothing"
        match.play(chance.pick(legal), seat)
